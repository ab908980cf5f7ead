"""Tests that refusals use words of the game. Every refusal has a story here."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from mendax.core.game import CHANCE, Action
from mendax.games.french_poker import FrenchPoker, actions
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.ladder import ladder
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.words import Words
from tests.games.french_poker.story import ALL, A, C, Story

OPENED = Story().opens(66521, 6611)
TAKEN = Story().opens(66521, 66).believes()


def test_illegal_actions_are_refused_with_a_reason(subtests: pytest.Subtests) -> None:
    cases: list[tuple[Story, Action, str]] = [
        (OPENED, actions.Concede(), "not-the-top"),
        (OPENED, actions.PassOn(66655), "no-blind-pass"),
        (OPENED, actions.Shake(), "not-now"),
        (OPENED, actions.Announce(66655), "not-now"),
        (TAKEN, actions.Doubt(), "not-now"),
        (TAKEN, actions.Announce(66), "too-low"),
        (TAKEN, actions.Announce("high-die"), "too-low"),
        (TAKEN, actions.Announce(67), "unknown-claim"),
        (TAKEN, actions.Announce(56), "unknown-claim"),
        (TAKEN, actions.Announce(6612), "unknown-claim"),
        (TAKEN, actions.Announce(665), "kickers"),
        (TAKEN, actions.KeepHidden(()), "keep-one"),
        (TAKEN, actions.KeepHidden(ALL), "reroll-one"),
        (TAKEN, actions.KeepHidden((1, 0)), "unknown-dice"),
        (TAKEN, actions.KeepHidden((0, 0)), "unknown-dice"),
        (TAKEN, actions.KeepOpen((5,)), "unknown-dice"),
        (Story().rolls(66521), actions.KeepOpen((0,)), "opener-rerolls"),
        (Story().rolls(66521), actions.KeepHidden((0,)), "opener-rerolls"),
        (
            Story().opens(66521, 66).believes().keeps_open((), 66521),
            actions.KeepHidden((0,)),
            "rerolled-already",
        ),
        (
            Story(must_reroll=True).opens(66521, 66).believes(),
            actions.Announce(66666),
            "must-reroll",
        ),
        (Story(must_reroll=True).opens(66521, 66).believes(), actions.KeepOpen(ALL), "reroll-one"),
        (Story().opens(66521, 66666), actions.Believe(), "top-may-concede"),
        (Story(blind_pass=True).opens(66521, 66666), actions.PassOn(66666), "top-may-concede"),
        (Story(top_claim="must_doubt").opens(66521, 66666), actions.Believe(), "top-must-doubt"),
        (Story(top_claim="must_doubt").opens(66521, 66666), actions.Concede(), "no-conceding"),
        (Story(blind_pass=True).opens(66521, 66), actions.PassOn(66), "too-low"),
        (Story(general_claims=False).rolls(66521), actions.Announce("pair"), "general"),
        (Story(straights="none").rolls(66521), actions.Announce(12345), "straight"),
        (Story(kickers="full").rolls(66521), actions.Announce(65432), "unknown-claim"),
        (Story(), actions.Announce(66), "not-now"),
        (Story().rolls(665), actions.Announce(66), "dice-falling"),
    ]
    for story, action, why in cases:
        with subtests.test(why=why):
            assert story.refused(action).key == f"french-poker-refused-{why}"


def test_invalid_claims_are_refused(subtests: pytest.Subtests) -> None:
    cases: list[Any] = [True, None, 66.0, "66", "", (), ("pair",), -66, 10**12, "Pair"]
    for claim in cases:
        with subtests.test(claim=claim):
            refused = TAKEN.refused(actions.Announce(claim))
            assert refused.key == "french-poker-refused-unknown-claim"
            assert refused.arguments["beat"] == "66"
            assert refused.arguments["top"] == "66666"


def test_invalid_dice_are_refused(subtests: pytest.Subtests) -> None:
    cases: list[Any] = [True, None, "0", ("0",), (True,), (0.0,), ((0,),), (-1,)]
    key = "french-poker-refused-unknown-dice"
    for kept in cases:
        with subtests.test(kept=kept):
            assert TAKEN.refused(actions.KeepOpen(kept)).key == key
            assert TAKEN.refused(actions.KeepHidden(kept)).key == key


def test_a_seat_out_of_turn_learns_whose_turn_it_is() -> None:
    refused = OPENED.refused(actions.Doubt(), C)
    assert refused.key == "french-poker-refused-not-your-turn"
    assert refused.arguments == {"seat": 2}


def test_only_chance_rolls_dice() -> None:
    assert OPENED.refused(actions.Fall(6)).key == "french-poker-refused-not-now"
    assert OPENED.refused(actions.Doubt(), CHANCE).key == "french-poker-refused-dice-falling"
    for wrong in (actions.Fall(7), actions.FallOpen(6), actions.DrawLot(A)):
        refused = Story().rolls(665).refused(wrong, CHANCE)
        assert refused.key == "french-poker-refused-dice-falling"


def test_no_seat_acts_after_the_end() -> None:
    story = Story(2, tokens=1).opens(66521, 66).doubts()
    assert story.refused(actions.Shake(), A).key == "french-poker-refused-over"


def test_refusals_name_the_error_and_the_allowed_values() -> None:
    refused = TAKEN.refused(actions.Announce("pair"))
    assert Words("en").explain(refused) == "“one pair” is too low: it is not higher than 66."
    assert Words("uk").explain(refused) == "«одна пара» замало: потрібно більше, ніж 66."


@pytest.mark.parametrize(
    "rules",
    [
        FrenchPokerRules(),
        FrenchPokerRules(straights="french", kickers="full"),
        FrenchPokerRules(straights="none", general_claims=False),
        FrenchPokerRules(ones="wild"),
    ],
    ids=str,
)
def test_the_ladder_counts_the_fresh_rolls_that_reach_each_claim(rules: FrenchPokerRules) -> None:
    order = order_of(rules)
    falls = [order.worth(fall) for fall in product(range(1, 7), repeat=5)]
    shown = FrenchPoker().reference(rules)
    assert shown == ladder(rules)
    assert shown.ways == len(falls)
    assert [rung.claim for rung in shown.rungs] == list(order.spellings)
    for step, rung in enumerate(shown.rungs):
        assert rung.reached_by == sum(fall >= step for fall in falls)


def test_some_chances_that_players_know() -> None:
    reached = {r.claim: Fraction(r.reached_by, 7776) for r in ladder(FrenchPokerRules()).rungs}
    assert reached[66666] == Fraction(1, 7776)
    assert reached["five"] == Fraction(6, 7776)
    assert reached["four"] - reached["five"] == Fraction(150, 7776)
    assert reached["full-house"] - reached["four"] == Fraction(300, 7776)
    assert reached[12345] - reached["full-house"] == Fraction(240, 7776)
    assert reached["pair"] == 1 - Fraction(480, 7776)
