"""Tests of advice from a solved round, at tables that the engine sets up."""

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker.adviser import RoundAdviser
from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.french_poker.policies import among_more
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Believe, Doubt
from mendax.games.french_poker.claims import Dice, Spelling
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Deed, Die, FrenchPokerState, Phase
from mendax.games.french_poker.view import FrenchPokerView

GAME = FrenchPoker()
BOTH = (0, 1)


def adviser(rules: FrenchPokerRules = PRESETS["standard"]) -> RoundAdviser:
    found = FrenchPokerCoach().advice(rules, 2, waits=False)
    assert found is not None
    return found


def seen(
    phase: Phase,
    known: Dice,
    hidden: Dice,
    claims: tuple[Spelling, ...],
    deed: Deed = "kept-open",
    rules: FrenchPokerRules = PRESETS["standard"],
) -> FrenchPokerView:
    """Return the view of seat 1, whose turn it is; the roller has seen the ``hidden`` dice."""
    roller = 1 if phase == "cup" else 0
    dice = tuple(Die(n, False, 0, BOTH, 0) for n in known)
    dice += tuple(Die(n, False, 0, (roller,), 0) for n in hidden)
    said = tuple(Announcement((len(claims) - n) % 2, claim, deed) for n, claim in enumerate(claims))
    state = FrenchPokerState(rules, (5, 5), 0, False, phase, 1, 1, 5, said, dice, deed=deed)
    return GAME.view(state, 1)


def test_an_obvious_lie_is_doubted_and_the_truth_is_not() -> None:
    dice = (2, 2, 5, 5, 6)
    lie = seen("answer", dice, (), (66, "three"), "left")
    assert adviser().mixture(lie) == {Doubt(): 1.0}
    truth = seen("answer", dice, (), (66, 5522), "left")
    assert adviser().mixture(truth) == {Doubt(): 0.0, Believe(): 1.0}
    rated = adviser().rated(truth)
    assert rated is not None
    assert rated.lie == 0
    assert {move.action: move.value for move in rated.moves}[Doubt()] == -1


def test_worths_agree_with_each_other() -> None:
    """The value of a decision equals that of its best move and of sound play."""
    one = adviser()
    for to_beat in (66, 6655, 66655):
        view = seen("cup", (1, 3, 3, 5, 6), (), (to_beat,), "left")
        rated = one.rated(view)
        assert rated is not None
        best = max(move.value for move in rated.moves)
        played = sum(move.chance * move.value for move in rated.moves)
        assert played == pytest.approx(best, abs=1e-4)


def test_unused_claims_are_answered_soundly() -> None:
    """For every claim, the answer of sound players is no mistake by their belief."""
    one = adviser()
    for claim in one.order.spellings[one.order.step[222] + 1 : -1 : 4]:
        view = seen("answer", (6,), (1, 2, 3, 4), (222, claim))
        rated = one.rated(view)
        assert rated is not None
        best = max(move.value for move in rated.moves)
        for move in rated.moves:
            assert move.chance < 1e-3 or move.value == pytest.approx(best, abs=2e-2)


def test_dice_handed_on_unseen_are_judged_by_a_seat_that_saw() -> None:
    rules = PRESETS["wild"]
    known = seen("answer", (2, 2, 5, 5, 6), (), (66, "four"), "passed", rules)
    assert adviser(rules).mixture(known) == {Doubt(): 1.0}
    unknown = seen("answer", (2, 2), (5, 5, 6), (66, "four"), "passed", rules)
    assert adviser(rules).mixture(unknown) is None
    said = (33, 4433, 5511)
    looked = seen("answer", (), (6, 6, 6, 6, 6), said, "left", rules)
    assert adviser(rules).mixture(looked) is None
    assert adviser(rules).rated(looked) is None
    kept = seen("answer", (1, 2, 5), (6, 6), said, "kept-hidden", rules)
    assert adviser(rules).mixture(kept) is None
    rolled = seen("answer", (6, 6), (1, 2, 5), said, "kept-open", rules)
    assert adviser(rules).mixture(rolled) is not None


def test_a_policy_of_other_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="other rules"):
        RoundAdviser(adviser().policy, replace(PRESETS["standard"], straights="none"))


def test_a_policy_of_four_is_none_of_two_nor_the_other_way_round() -> None:
    rules = PRESETS["standard"]
    two, four = adviser().policy, among_more(rules)
    assert four is not None
    assert (two.seats, four.seats) == (2, 4)
    RoundAdviser(two, rules, four)
    with pytest.raises(ValueError, match="other rules or seats"):
        RoundAdviser(four, rules)
    with pytest.raises(ValueError, match="or of two"):
        RoundAdviser(two, rules, two)
