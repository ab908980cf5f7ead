"""Tests of a marshal's memory: what it contains, and how it changes verdicts in an evening."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.arena.sword_of_lies.exploiters import AlwaysLies, AlwaysTruthful, CallsAnyBet
from mendax.bots.sword_of_lies.habits import NOTHING, Observed, recalled
from mendax.bots.sword_of_lies.marshal import Marshal
from mendax.bots.sword_of_lies.player import Choices
from mendax.core.game import Action, Seat
from mendax.games.cards import colour
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.state import Card, SwordState
from mendax.games.sword_of_lies.view import SwordView
from testbed.sword_evenings import PERSON, SWORD, evening
from tests.bots.sword_of_lies.seats import seated


class Paying(CallsAnyBet, Marshal):
    """A marshal who pays every price, so that its games are short and its cards are revealed."""


class Liar(AlwaysLies, Paying):
    """A player who always lies."""


class Truthful(AlwaysTruthful, Paying):
    """A player who never lies."""


class Trader(Paying):
    """A player who agrees to every trade, and often offers one."""

    def move(self, view: SwordView, may: Choices) -> Action:
        if actions.OfferTrade in may and self.rng.random() < 0.5:
            return actions.OfferTrade(0, (self.seat + 1) % self.seats, 0, 0)
        return super().move(view, may)

    def answer_trade(self, view: SwordView, may: Choices) -> Action:
        return actions.Agree()


def counted(states: tuple[SwordState, ...], seat: Seat) -> tuple[Observed, ...]:
    """Return what ``seat`` could see in a game, counted in the cards of all its states."""
    cards: dict[int, Card] = {}
    seen: set[int] = set()
    for before, state in pairwise(states):
        for of, row in enumerate(state.rows):
            cards |= {card.draw: card for card in row}
            seen |= {card.draw for card in row if seat in card.seen or card.revealed}
            if any(state.thrown) and state.thrown[of]:
                seen |= {card.draw for card in before.rows[of]}
    counts = Counter[tuple[Seat, str]]()
    for draw, card in cards.items():
        if card.mark is not None:
            counts[card.mark.by, "believed" if card.mark.believed else "disbelieved"] += 1
            if draw in seen:
                counts[
                    card.mark.of, "true" if card.mark.named == colour(card.face) else "false"
                ] += 1
    return tuple(
        Observed(**{field: counts[of, field] for field in Observed._fields})
        for of in range(len(states[0].rows))
    )


@pytest.mark.parametrize(
    ("preset", "player"), [("standard", Trader), ("no_limit", Marshal), ("siege", Paying)]
)
def test_the_memory_is_what_the_bot_saw_in_the_evening(preset: str, player: type[Marshal]) -> None:
    folds = trades = 0
    for game in evening(PRESETS[preset], player, player, 3, 3, "observed"):
        folds += len(game.states[-1].betting.live) < 3
        trades += any(len(card.seen) > 1 for row in game.states[-1].rows for card in row)
        for seat, observations in enumerate(game.observed):
            assert observations == counted(game.states, seat)
            assert sum(each.true + each.false for each in observations) > 0
    assert trades or player is not Trader
    assert folds or preset != "no_limit"


def test_without_earlier_games_a_marshal_plays_as_before() -> None:
    played = []
    for reminded in (False, True):
        bots = {seat: seated("marshal", PRESETS["quick"], seat, 3) for seat in range(3)}
        for bot in bots.values() if reminded else ():
            bot.remember([()] * 3)
        run = LocalGame(SWORD, PRESETS["quick"], 3, bots, Random("as before"))
        run.moves = []
        played_out(run)
        played.append(run.moves)
    assert played[0] == played[1]


def test_an_even_record_is_no_evidence() -> None:
    assert recalled([]) == NOTHING
    assert recalled([Observed(4, 3, 2, 1), Observed(4, 4, 1, 0)]) == Observed(0, 0, 3, 1)
    clear = recalled([Observed(0, 8), Observed(1, 8)])
    assert (clear.true, clear.false) == (1, 16)


@pytest.mark.parametrize("person", [Liar, Truthful])
def test_marshals_read_a_habitual_answerer_after_ten_games(person: type[Paying]) -> None:
    right = {number: list[bool]() for number in (0, 9)}
    for seed in range(20):
        for number, game in enumerate(evening(PRESETS["quick"], person, Paying, 3, 10, f"{seed}")):
            if number in right:
                right[number] += game.right(of=PERSON)
    first, last = (sum(each) / len(each) for each in right.values())
    assert first < 0.65
    assert last > 0.85
