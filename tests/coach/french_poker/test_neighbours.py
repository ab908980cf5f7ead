"""Tests of advice at tables of three or more seats that the engine sets up."""

import functools

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.french_poker.neighbours import NeighbourAdviser
from mendax.coach.french_poker.policies import among_more
from mendax.core.game import Seat
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Announce, Believe, Doubt
from mendax.games.french_poker.claims import Dice, Spelling
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Deed, Die, FrenchPokerState, Phase
from mendax.games.french_poker.view import FrenchPokerView

GAME, STANDARD = FrenchPoker(), PRESETS["standard"]
Known = tuple[Seat, ...]
ME, NEXT, LAST = 1, 2, 0


@functools.cache
def adviser(rules: FrenchPokerRules = STANDARD) -> NeighbourAdviser:
    policy = among_more(rules)
    assert policy is not None
    return NeighbourAdviser(policy, rules)


def seen(
    phase: Phase,
    dice: Dice,
    known_to: tuple[Known, ...],
    claims: tuple[Spelling, ...],
    deed: Deed = "left",
) -> FrenchPokerView:
    """Return the view of the second of three seats, which acts after the first player's claim."""
    lie = tuple(Die(n, False, 0, who, 0) for n, who in zip(dice, known_to, strict=True))
    first = LAST - len(claims) + 1
    said = tuple(Announcement((first + n) % 3, claim, deed) for n, claim in enumerate(claims))
    state = FrenchPokerState(STANDARD, (5, 5, 5), 0, False, phase, ME, 1, 5, said, lie, deed=deed)
    return GAME.view(state, ME)


MINE: tuple[Known, ...] = ((LAST, ME),) * 5


@pytest.mark.parametrize(("claim", "answer"), [(6655, Doubt()), (5522, Believe())])
def test_a_seat_that_knows_all_dice_detects_lies(claim: Spelling, answer: object) -> None:
    mixture = adviser().mixture(seen("answer", (2, 2, 5, 5, 6), MINE, (66, claim)))
    assert mixture is not None
    assert [action for action, chance in mixture.items() if chance] == [answer]


def test_dice_that_are_not_known_have_no_influence() -> None:
    hidden: tuple[Known, ...] = ((LAST,),) * 3 + ((LAST, ME),) * 2
    one = seen("answer", (1, 2, 3, 6, 6), hidden, (66, "three"), "kept-open")
    other = seen("answer", (6, 6, 6, 6, 6), hidden, (66, "three"), "kept-open")
    assert one == other
    mixture = adviser().mixture(one)
    assert mixture is not None
    assert set(mixture) == {Believe(), Doubt()}
    assert sum(mixture.values()) == pytest.approx(1.0)


def test_claims_depend_on_the_next_seats_knowledge() -> None:
    """The next seat would doubt a lie that it can detect, but an undetected lie may work."""
    dice, told = (1, 2, 3, 6, 6), (66,)
    through = seen("cup", dice, ((ME, NEXT, LAST),) * 5, told, "kept-open")
    unseen = seen("cup", dice, ((ME,),) * 3 + ((ME, NEXT, LAST),) * 2, told, "kept-open")
    sure, mixed = adviser().mixture(through), adviser().mixture(unseen)
    assert sure is not None
    assert mixed is not None
    assert list(sure.values()) == [1.0]
    assert all(isinstance(action, Announce) for action in mixed)
    assert sum(mixed.values()) == pytest.approx(1.0)
    assert sure != mixed


def test_unseen_dice_get_no_advice() -> None:
    passed = seen("answer", (1, 2, 3, 6, 6), ((LAST,),) * 5, (66, 6655), "passed")
    assert adviser().mixture(passed) is None


def test_the_coach_gives_no_ratings_with_three_seats() -> None:
    view = seen("answer", (2, 2, 5, 5, 6), MINE, (66, 6655))
    advice = FrenchPokerCoach().advice(STANDARD, 3, waits=False)
    assert advice is not None
    assert advice.mixture(view) == adviser().mixture(view)
    assert advice.rated(view) is None


def test_a_charge_has_none() -> None:
    assert among_more(PRESETS["charge"]) is None
    assert among_more(replace(STANDARD, scoring="charge")) is None
