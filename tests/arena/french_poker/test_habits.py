"""Tests that the habits of French poker claim and answer as their names say."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import pytest

from mendax.arena.french_poker.habits import HABITS, Habitual
from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.core.game import Action, Event, Offer
from mendax.games import GAMES
from mendax.games.french_poker.actions import Announce, Doubt
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

RULES = FrenchPokerRules(tokens=2)


class Decision(NamedTuple):
    player: Habitual
    view: FrenchPokerView
    action: Action


class Watched:
    """A habit whose decisions are recorded."""

    def __init__(self, player: Habitual, made: list[Decision]) -> None:
        self.player, self.made = player, made

    def hear(self, event: Event) -> None:
        self.player.hear(event)

    def choose(self, view: FrenchPokerView, offers: Sequence[Offer]) -> Action:
        action = self.player.choose(view, offers)
        self.made.append(Decision(self.player, view, action))
        return action


def decisions(name: str, games: int = 6) -> list[Decision]:
    """Return the decisions of three players with a habit."""
    made: list[Decision] = []
    for number in range(games):
        rng = Random(f"{name} {number}")
        players = {
            seat: Watched(HABITS[name]("french_poker", RULES, seat, 3, rng), made)
            for seat in range(3)
        }
        played_out(LocalGame(GAMES["french_poker"], RULES, 3, players, rng))
    return made


def true_or(other: Callable[[Habitual], int], player: Habitual, view: FrenchPokerView) -> int:
    worth = player.worth(view)
    return worth if worth >= player.lowest(view) else other(player)


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("lowest_believes", lambda p, v: p.lowest(v)),
        ("one_above_believes", lambda p, v: min(p.lowest(v) + 1, p.top)),
        ("middle_believes", lambda p, v: (p.lowest(v) + p.top + 1) // 2),
        ("highest_doubts", lambda p, _: p.top),
        ("true_or_lowest_doubts", lambda p, v: true_or(lambda p: p.lowest(v), p, v)),
        ("true_or_highest_doubts_rare", lambda p, v: true_or(lambda p: p.top, p, v)),
    ],
)
def test_habits_claim_as_they_are_named(
    name: str, step: Callable[[Habitual, FrenchPokerView], int]
) -> None:
    claims = [one for one in decisions(name) if isinstance(one.action, Announce)]
    assert claims
    for player, view, action in claims:
        assert action == Announce(player.order.spellings[step(player, view)])


@pytest.mark.parametrize(
    ("name", "doubting"),
    [
        ("lowest_believes", lambda _: False),
        ("lowest_doubts", lambda _: True),
        ("true_or_lowest_doubts_rare", lambda reached: reached < 1 / 3),
    ],
)
def test_habits_answer_as_they_are_named(name: str, doubting: Callable[[float], bool]) -> None:
    answers = [one for one in decisions(name, 20) if one.view.phase == "answer"]
    assert answers
    for player, view, action in answers:
        reached = player.reached(view, player.claimed(view))
        assert isinstance(action, Doubt) == doubting(reached)
