"""Tests of the knowledge of dice and claims: seats that know a die, and which of several equal dice
is meant."""

from mendax.coach.french_poker.seen_dice import (
    KEPT_NUMBER,
    SeenDie,
    claimed_step,
    hand_of,
    keeping,
    next_seat,
    pips_of,
)
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import KeepHidden, KeepOpen
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS
from mendax.games.french_poker.state import Announcement, Die, FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.solver.french_poker.round_model import NOTHING_SAID

RULES = SPLIT = PRESETS["standard"]
ORDER = order_of(RULES)


def seen(done: tuple[int, ...] = ()) -> FrenchPokerView:
    """Return the view of the second of four seats, who has and sees all dice; each of the next two
    seats knows one die, and one die lies open.
    """
    known = (None, (1, 2), (1, 3), (1,), (1,))
    dice = tuple(
        Die(pips, who is None, 0, who, 0) for pips, who in zip((6, 2, 5, 4, 1), known, strict=True)
    )
    said = (Announcement(0, 66, "left"), Announcement(0, 6655, "left"))
    gone = tuple((seat,) for seat in done)
    state = FrenchPokerState(RULES, (5,) * 4, 0, False, "cup", 1, 1, 5, said, dice, done=gone)
    return FrenchPoker().view(state, 1)


def test_dice_are_split_by_the_next_seats_knowledge() -> None:
    hand = hand_of(seen())
    assert [die.pips for die in hand] == [6, 2, 5, 4, 1], "in their places"
    assert pips_of(hand, known=True) == (2, 6)
    assert pips_of(hand, known=False) == (1, 4, 5)


def test_the_next_seat_skips_seats_that_are_out() -> None:
    assert next_seat(seen()) == 2
    assert next_seat(seen(done=(2,))) == 3
    assert next_seat(seen(done=(2, 3))) == 0
    assert pips_of(hand_of(seen(done=(2,))), known=True) == (5, 6)


def test_claims_are_counted_from_the_last() -> None:
    view = seen()
    steps = [claimed_step(view, ORDER, which) for which in (-1, -2, -3)]
    assert steps == [ORDER.step[6655], ORDER.step[66], NOTHING_SAID]


def test_dice_that_lie_open_have_a_number() -> None:
    assert KEPT_NUMBER[()] == 0
    assert sorted(KEPT_NUMBER.values()) == list(range(len(KEPT_NUMBER)))


def test_of_equal_dice_those_are_kept_that_were_meant() -> None:
    """It matters which seats know a die, not only its pips."""
    unknown, known = SeenDie(6, known=False), SeenDie(6, known=True)
    hand = (unknown, known, SeenDie(1, known=True), unknown, SeenDie(2, known=False))
    assert keeping((known,), hand, hidden=True, rules=SPLIT) == KeepHidden((1,))
    assert keeping((unknown, unknown), hand, hidden=True, rules=SPLIT) == KeepHidden((0, 3))
    assert keeping((unknown, known), hand, hidden=False, rules=SPLIT) == KeepOpen((0, 1))


def test_of_equal_pips_the_first_are_kept() -> None:
    assert keeping((6, 6), (2, 6, 6, 6, 1), hidden=False, rules=SPLIT) == KeepOpen((1, 2))
