"""Tests that declared meanings that do not match the values of a game are found."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.game import Event, Seat, Step, Told, Value
from mendax.core.meanings import BySeat
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.testing import laws
from mendax.testing.history import start
from mendax.testing.meanings import meanings_hold, views_hold
from mendax.testing.walks import by_kind


class Scored(Event, frozen=True):
    """An event with every path that the law checks."""

    seat: Seat
    points: BySeat[int]
    aims: tuple[Seat, ...] = ()


class NarrowView(Value, frozen=True):
    """The observer's own dice, wrongly declared as one value for each seat."""

    dice: BySeat[int]


class Narrow(Mia):
    """Shows two dice by seat at a table for three, until the game is over."""

    view_type = NarrowView

    def view(self, state: Any, observer: Seat | None) -> Any:
        return NarrowView((3, 6) if self.result(state) is None else ())


class Beyond(Mia):
    """An event about a seat that the table does not have."""

    def apply(self, state: Any, actor: Any, action: Any) -> Step[Any]:
        after, events = super().apply(state, actor, action)
        wrong = (
            replace(told.event, seat=9) if "seat" in told.event.__struct_fields__ else told.event
            for told in events
        )
        return Step(after, tuple(map(Told, wrong)))


HERE = start(Mia(), MiaRules(), 3)


def test_values_matching_their_declaration_pass() -> None:
    meanings_hold(HERE, Scored(2, (1, 2, 3), (0, 1)))
    meanings_hold(HERE, Scored(0, ()))
    views_hold(HERE)


@pytest.mark.parametrize(
    ("event", "problem"),
    [
        (Scored(3, ()), "seat of .* is declared a Seat, and 3 is none here"),
        (Scored(0, (1, 2)), "points of .* is declared BySeat, and has 2 values"),
        (Scored(0, (), (0, -1)), r"aims\[\] of .* is declared a Seat, and -1 is none here"),
    ],
)
def test_values_against_their_declaration_fail(event: Event, problem: str) -> None:
    with pytest.raises(laws.LawBroken, match=problem) as caught:
        meanings_hold(HERE, event)
    assert caught.value.law == "meaning"


@pytest.mark.parametrize(
    ("game", "problem"),
    [(Narrow(), "dice of .* has 2 values"), (Beyond(), "seat of .* and 9 is none here")],
)
def test_walks_ask_the_law_of_views_and_events(game: Mia, problem: str) -> None:
    with pytest.raises(laws.LawBroken, match=problem):
        laws.walk(game, MiaRules(lives=2), 3, by_kind(random.Random(1)), 2000)
