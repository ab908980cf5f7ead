"""Tests that a seat cannot distinguish sampled worlds from the true world, and that their odds are
exact."""

import random
from collections import Counter
from typing import Any

import pytest

from mendax.adapters import worlds
from mendax.adapters.numbered import NumberedState, opening, rules_of, table
from mendax.adapters.worlds import NoOtherWorld, resampled
from mendax.core.game import CHANCE
from mendax.games import GAMES
from mendax.games.sword_of_lies.state import SwordState
from tests.proof import parametrize


def _played(here: NumberedState, luck: random.Random, moves: int) -> NumberedState:
    """Play with every kind of action equally likely, so that the game advances far."""
    for _ in range(moves):
        actor = here.actor
        if actor is None:
            break
        if actor == CHANCE:
            here = here.after(actor, luck.randrange(here.ways()))
            continue
        kinds: dict[str, list[int]] = {}
        for number in here.legal(actor):
            kinds.setdefault(here.spelled(actor, number).partition(" ")[0], []).append(number)
        kinds = {kind: ways for kind, ways in kinds.items() if kind != "fold"} or kinds
        there = here.after(actor, luck.choice(luck.choice([*kinds.values()])))
        if there.actor is None:
            break  # a finished game has no hidden facts that matter
        here = there
    return here


PLAYED = [
    ("mia", "standard", 3, (20, 50, 70)),
    ("mia", "meyer", 2, (35,)),
    ("french_poker", "standard", 2, (20, 50, 70)),
    ("sword_of_lies", "standard", 3, (30, 90, 140, 250)),
    ("sword_of_lies", "quick", 4, (160,)),
    ("sword_of_lies", "open_folds", 3, (80, 90, 100)),
    ("sword_of_lies", "siege", 3, (180,)),
]


@parametrize("name, preset, seats, moves", PLAYED, test=PLAYED[:4])
def test_a_world_depends_only_on_luck_and_the_seats_knowledge(
    name: str, preset: str, seats: int, moves: tuple[int, ...]
) -> None:
    """A sampled world gives the seat the same information as the true world.

    From another true world with the same information, the same luck gives the same sample.
    """
    luck = random.Random(f"{preset} {name}")
    start = opening(table(name, GAMES[name].presets[preset], seats, 3))
    differing = 0
    for most in moves:
        here = _played(start, luck, most)
        for seat in range(seats):
            other = resampled(here, seat, random.Random(most).random)
            assert other.told(seat) == here.told(seat)
            view = here.table.game.view(here.state, seat)
            assert other.table.game.view(other.state, seat) == view
            assert other.actor == here.actor
            twin = resampled(here, seat, luck.random)
            assert resampled(twin, seat, random.Random(most).random) == other
            differing += other != twin
    assert differing > 1


def test_worlds_come_as_likely_as_they_are() -> None:
    """Seat 1 has seen no dice. With two three-sided dice, 21 is twice as likely as 11."""
    start = opening(table("mia", rules_of("mia", "standard", "sides:2"), 2))
    luck = random.Random(5)
    here = start.after(CHANCE, 0)
    here = here.after(0, here.legal(0)[0])
    here = here.after(CHANCE, 0)
    rolls = Counter(resampled(here, 1, luck.random).state.roll for _ in range(800))
    assert set(rolls) == {11, 21, 22}
    assert rolls[21] == pytest.approx(400, abs=70)
    assert rolls[11] == pytest.approx(200, abs=60)


def _done(here: NumberedState, *words: str) -> NumberedState:
    """Perform the actions in the text, each by the seat to act."""
    for word in words:
        actor = here.actor
        assert isinstance(actor, int)
        here = here.after(
            actor, next(n for n in here.legal(actor) if here.spelled(actor, n).startswith(word))
        )
    return here


def _at(start: NumberedState, phase: str) -> NumberedState:
    """Play until this phase begins; no seat trades, folds, bets or makes deals."""
    here, luck = start, random.Random(3)
    while here.state.phase != phase:
        actor = here.actor
        assert actor is not None
        if actor == CHANCE:
            here = here.after(CHANCE, luck.randrange(here.ways()))
            continue
        ways = [here.spelled(actor, number) for number in here.legal(actor)]
        quiet = ("interrogate", "name-colour", "disbelieve", "check", "call", "reveal", "ready")
        here = _done(here, next(way for kind in quiet for way in ways if way.startswith(kind)))
    return here


def _drawn(here: NumberedState, seat: int, times: int) -> list[SwordState]:
    luck = random.Random(7)
    return [resampled(here, seat, luck.random).state for _ in range(times)]


def _sword(preset: str) -> NumberedState:
    return opening(table("sword_of_lies", GAMES["sword_of_lies"].presets[preset], 3, 3))


def test_a_sealed_order_may_be_any_and_an_opened_one_is_itself() -> None:
    here = _at(_sword("siege"), "orders")
    writer = here.actor
    assert isinstance(writer, int)
    watcher = next(s for s in range(3) if s != writer)
    sealed = _done(here, "strike ")
    orders = [state.war.orders[writer] for state in _drawn(sealed, watcher, 60) if state.war]
    assert {len(order.targets) for order in orders if order} >= {0, 1}  # both are possible
    assert len(set(orders)) > 4
    here = sealed
    while here.state.phase == "orders":
        here = _done(here, "strike ")
    opened = [state.war.last for state in _drawn(here, watcher, 5) if state.war]
    assert here.state.war is not None
    assert set(opened) == {here.state.war.last}


def test_a_card_chosen_in_secret_may_be_any_until_all_are_shown() -> None:
    here = _at(_sword("open_folds"), "reveal")
    chooser = here.actor
    assert isinstance(chooser, int)
    here = _done(here, "reveal ")
    watcher = next(s for s in range(3) if s != chooser)
    drawn = _drawn(here, watcher, 60)
    assert {dict(state.chosen)[chooser] for state in drawn} == {0, 1, 2, 3}
    own = {tuple(card.face for card in state.rows[watcher]) for state in drawn}
    assert own == {tuple(card.face for card in here.state.rows[watcher])}
    assert len({state.rows[chooser] for state in drawn}) > 50
    while here.state.phase == "reveal":
        here = _done(here, "reveal ")
    shown = {state.rows[chooser][-1].face for state in _drawn(here, watcher, 5)}
    assert shown == {here.state.rows[chooser][-1].face}


def test_a_whispered_deal_reveals_only_its_chips() -> None:
    talks = _at(_sword("standard"), "negotiation")
    proposer = talks.actor
    assert isinstance(proposer, int)
    asked, watcher = (seat for seat in range(3) if seat != proposer)
    here = talks
    offers = [here.action(proposer, number) for number in here.legal(proposer)]
    whispers: list[Any] = [offer for offer in offers if getattr(offer, "private", False)]
    paying = next(w for w in whispers if w.to == asked and w.chips > 0)
    legal = here.table.legal(here.state, proposer)
    number = legal.number(paying)
    assert number is not None
    here = here.after(proposer, number)
    open_deals = [state.war.open_deals[0] for state in _drawn(here, watcher, 80) if state.war]
    assert {deal.to for deal in open_deals} == {asked}
    assert len({deal.chips for deal in open_deals}) == 3
    assert len({(deal.mine, deal.yours) for deal in open_deals}) > 3
    while here.actor != asked:
        here = _done(here, "ready")
    signed = _done(here, "sign-deal")
    for state in _drawn(signed, watcher, 20):
        assert state.betting.stacks == signed.state.betting.stacks
        assert state.war is not None
        assert {deal.chips for deal in state.war.whispers} == {paying.chips}
    declined = _drawn(_done(here, "decline-deal"), watcher, 40)
    assert len({state.war.whispers[0].chips for state in declined if state.war}) == 3


def test_where_no_world_is_found_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "WORLDS", 0)
    with pytest.raises(NoOtherWorld, match="none in 0 worlds"):
        resampled(_at(_sword("standard"), "betting"), 0, random.Random(1).random)
