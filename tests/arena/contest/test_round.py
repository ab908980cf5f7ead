"""Tests of one round by Mia's rules: how the round ends, and the datagrams that all clients
receive."""

from random import Random

import pytest

from mendax.arena.contest.round import RULES, Round
from mendax.bots import BOTS
from mendax.games.mia.order import ROLLS, ranking

NAMES = ("ann", "bob", "cid")
ORDER = ranking(RULES).values


def begun(seed: int = 1) -> Round:
    running = Round(7, NAMES, {}, Random(seed))
    assert running.news == [f"ROUND STARTED;7;{','.join(running.order)}"]
    assert sorted(running.order) == sorted(NAMES)
    running.news.clear()
    return running


def rolled(wanted: int) -> tuple[Round, int]:
    """Return a round whose first roll is (or, with a negative number, is not) ``wanted``."""
    for seed in range(500):
        running = begun(seed)
        roll = running.roll()
        if (roll == wanted) == (wanted > 0) and (wanted > 0 or roll != -wanted):
            return running, roll
    raise AssertionError(wanted)


def points(running: Round, *losers: str) -> None:
    assert running.ended
    assert running.points == {name: 0 if name in losers else 1 for name in NAMES}


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {begun(seed).order[0] for seed in range(60)} == set(NAMES)


def test_a_wrong_doubt_loses() -> None:
    running = begun()
    first, second, _ = running.order
    roll = running.roll()
    assert running.to_act == first
    said = next(value for value in ORDER if value == roll)
    running.announce(said)
    if running.ended:
        pytest.fail("the seed rolls a Mia")
    assert running.to_act == second
    running.see()
    dice = f"{roll // 10},{roll % 10}"
    assert running.news == [
        f"PLAYER ROLLS;{first}",
        f"ANNOUNCED;{first};{dice}",
        f"PLAYER WANTS TO SEE;{second}",
        f"ACTUAL DICE;{dice}",
        f"PLAYER LOST;{second};SEE_FAILED",
    ]
    points(running, second)


def test_a_bluff_that_is_caught_loses() -> None:
    running, _ = rolled(-66)
    first, second, _ = running.order
    running.announce(66)
    running.roll()  # the next player believes, and announces less
    running.announce(31)
    assert running.news[-2:] == [
        f"ANNOUNCED;{second};3,1",
        f"PLAYER LOST;{second};ANNOUNCED_LOSING_DICE",
    ]
    points(running, second)
    running, _ = rolled(-66)
    first = running.order[0]
    running.announce(66)
    running.see()
    assert running.news[-1] == f"PLAYER LOST;{first};CAUGHT_BLUFFING"
    points(running, first)


def test_mia_opens_the_dice_at_once() -> None:
    running, _ = rolled(21)
    first, second, third = running.order
    running.announce(21)
    assert running.news[-2:] == ["ACTUAL DICE;2,1", f"PLAYER LOST;{second},{third};MIA"]
    points(running, second, third)
    running, _ = rolled(-21)
    first = running.order[0]
    running.announce(21)
    assert running.news[-1] == f"PLAYER LOST;{first};LIED_ABOUT_MIA"
    points(running, first)


def test_fouls_end_the_round() -> None:
    running = begun()
    first = running.to_act
    running.see()
    assert running.news == [
        f"PLAYER WANTS TO SEE;{first}",
        f"PLAYER LOST;{first};SEE_BEFORE_FIRST_ROLL",
    ]
    points(running, first)
    running = begun()
    running.foul("DID_NOT_TAKE_TURN")
    assert running.news == [f"PLAYER LOST;{first};DID_NOT_TAKE_TURN"]
    points(running, first)


def test_higher_is_as_in_the_contest() -> None:
    """Every later value of the contest's order beats every earlier one, and none beats itself."""
    in_contest = sorted(ROLLS, key=lambda r: r + 100 * (r % 11 == 0) + 200 * (r == 21))
    assert list(ORDER) == in_contest


def test_standard_bots_play_without_input() -> None:
    for seed in range(20):
        luck = Random(seed)
        bots = {seat: BOTS["odds"]("mia", RULES, seat, 3, luck) for seat in range(3)}
        running = Round(1, NAMES, bots, luck)
        running.go_on()
        assert running.ended
        assert running.news[-1].startswith("PLAYER LOST;")
        assert {0, 1} >= set(running.points.values())
