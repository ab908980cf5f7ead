"""Tests that a person's proposal is answered before the next question in the terminal."""

from collections.abc import Sequence
from typing import Any

from mendax.bots import Bot
from mendax.core.game import Action, Event, Offer
from mendax.games import GAMES
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies import war_events as fought
from mendax.terminal.play.own_table import YOU, OwnTable, Randomness

SWORD: Any = GAMES["sword_of_lies"]
CALM = (
    *(actions.Interrogate, actions.Refuse, actions.NameColour, actions.Believe, actions.Disbelieve),
    *(actions.Check, actions.Call, actions.AllIn, actions.Reveal, actions.Ready, actions.Strike),
)
"""Actions that lead to the war without folds."""


def calmly(offers: Sequence[Offer]) -> Action:
    kinds = {type(offer.action): offer.action for offer in reversed(offers)}
    return next(kinds[kind] for kind in CALM if kind in kinds)


class Partner:
    """Signs every proposal, and makes none."""

    def hear(self, event: Event) -> None:
        """Ignore the events."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        deals = [o.action for o in offers if isinstance(o.action, actions.SignDeal)]
        return deals[0] if deals else calmly(offers)


class Proposer(Partner):
    """Proposes once in every negotiation."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        if view.phase == "negotiation" and view.proposals_left == 2:
            return actions.ProposeDeal(YOU, 0, "spare", "spare", "", private=False)
        return super().choose(view, offers)


def negotiating(*bots: Bot) -> OwnTable:
    """Return a table where a negotiation asks the person for the first time."""
    company = {seat: ("squire", bot) for seat, bot in enumerate(bots, start=1)}
    for seed in range(100):
        table = OwnTable(
            *(SWORD, "standard", ("cards=2", "deals=2"), ("Ann",), company),
            Randomness(seed.to_bytes(32), seed.to_bytes(16)),
        )
        while table.actor is not None:
            if table.actor == YOU and view(table).phase == "negotiation":
                return table
            if table.advance() is None:
                table.act(YOU, calmly(table.offers(YOU)))
    raise AssertionError("no war in a hundred games")


def view(table: OwnTable) -> Any:
    return table.view(YOU)


def until_asked(table: OwnTable) -> list[Event]:
    """Return all actions of the bots before the person's next turn."""
    told: list[Event] = []
    while table.actor != YOU:
        told += [one.event for one in table.advance() or ()]
    return told


def test_a_proposal_is_answered_before_the_person_is_asked_again() -> None:
    table = negotiating(Partner(), Partner())
    assert not view(table).ready, "bots wait with «ready» until the person is done"
    table.act(YOU, actions.ProposeDeal(1, 0, "spare", "spare", "", private=False))
    told = until_asked(table)
    assert [type(event) for event in told] == [fought.DealSigned]
    table.act(YOU, actions.ProposeDeal(2, 0, "nothing", "spare", "hush", private=True))
    told = until_asked(table)
    assert [type(event) for event in told] == [fought.DealSigned, fought.WhisperEnded]
    assert not view(table).ready
    table.act(YOU, actions.Ready())
    assert fought.WarRoundBegan in [type(event) for event in until_asked(table)]


def test_a_bots_proposal_comes_before_the_person_is_asked() -> None:
    table = negotiating(Proposer(), Partner())
    assert [(deal.seat, deal.to) for deal in view(table).deals] == [(1, YOU)]
    table.act(YOU, actions.DeclineDeal(view(table).deals[0].number))
    assert until_asked(table) == []
    table.act(YOU, actions.Ready())
    until_asked(table)
    assert view(table).phase == "orders"
