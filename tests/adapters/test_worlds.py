"""Other worlds: a seat can't tell them from this one, and they come as likely as they are."""

import random
from collections import Counter

import pytest

from mendax.adapters.numbered import NumberedState, opening, rules_of, table
from mendax.adapters.worlds import resampled
from mendax.core.game import CHANCE
from mendax.games import GAMES


def _played(here: NumberedState, luck: random.Random, moves: int) -> NumberedState:
    for _ in range(moves):
        actor = here.actor
        if actor is None:
            break
        ways = [n for n, _ in here.outcomes()] if actor == CHANCE else here.legal(actor)
        here = here.after(actor, luck.choice(ways))
    return here


@pytest.mark.parametrize(
    ("name", "preset", "seats"),
    [
        ("mia", "house", 3),
        ("mia", "meyer", 2),
        ("french_poker", "house", 2),
        ("sword_of_lies", "house", 3),
        ("sword_of_lies", "open_folds", 3),
    ],
)
def test_nobody_can_tell_a_resampled_world_from_the_true_one(
    name: str, preset: str, seats: int
) -> None:
    luck = random.Random(name)
    start = opening(table(name, GAMES[name].presets[preset], seats, 3))
    differing = 0
    for moves in (20, 35, 50, 70):
        here = _played(start, luck, moves)
        for seat in range(seats):
            other = resampled(here, seat, luck.random)
            assert other.told(seat) == here.told(seat)
            assert other.table.game.view(other.state, seat) == here.table.game.view(
                here.state, seat
            )
            assert other.actor == here.actor
            differing += other != here
    assert differing > 1


def test_worlds_come_as_likely_as_they_are() -> None:
    """Seat 1 has looked at nothing: of two three-sided dice 21 falls twice as often as 11."""
    start = opening(table("mia", rules_of("mia", "house", "sides:2"), 2))
    luck = random.Random(5)
    here = start.after(CHANCE, 0)
    here = here.after(0, here.legal(0)[0])
    here = here.after(CHANCE, 0)
    rolls = Counter(resampled(here, 1, luck.random).state.roll for _ in range(800))
    assert set(rolls) == {11, 21, 22}
    assert rolls[21] == pytest.approx(400, abs=70)
    assert rolls[11] == pytest.approx(200, abs=60)
