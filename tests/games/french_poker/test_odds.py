"""Tests that the odds of a holder equal those counted over all falls."""

import random
from fractions import Fraction
from itertools import product

import pytest

from mendax.games.french_poker import actions, odds
from mendax.games.french_poker.claims import HANDS, Spelling, order_of
from mendax.games.french_poker.ladder import ladder
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from tests.games.french_poker.story import ALL, A, B, C, Story

RULES = FrenchPokerRules()


def counted(rules: FrenchPokerRules, known: tuple[int, ...]) -> tuple[int, ...]:
    """Return, for every claim, the number of falls of the other dice that reach it."""
    order = order_of(rules)
    worths = [order.worth((*known, *f)) for f in product(range(1, 7), repeat=5 - len(known))]
    return tuple(sum(worth >= step for worth in worths) for step in range(len(order.claims)))


def given(rules: FrenchPokerRules, story: Story, observer: int | None) -> odds.Aid:
    """Return the facts that a seat knows by the rules."""
    found = odds.aid(rules, story.view(observer))
    assert found is not None
    return found


def test_chances_are_those_of_counting_every_fall(subtests: pytest.Subtests) -> None:
    for preset in PRESETS:
        with subtests.test(preset=preset):
            rules, rng = PRESETS[preset], random.Random(preset)
            for _ in range(12):
                known = tuple(rng.choices(range(1, 7), k=rng.randint(1, 5)))
                chances = odds.chances(rules, known)
                assert chances.reached_by == counted(rules, known), known
                assert chances.ways == 6 ** (5 - len(known))


def test_of_no_dice_the_chances_are_those_of_the_ladder() -> None:
    for rules in PRESETS.values():
        rungs = ladder(rules).rungs
        assert odds.chances(rules, ()).reached_by == tuple(rung.reached_by for rung in rungs)


def test_of_all_five_dice_a_claim_is_certain_or_impossible() -> None:
    order = order_of(RULES)
    for dice in HANDS:
        chances = odds.chances(RULES, dice)
        assert [chances.of(step) for step in range(len(order.claims))] == [
            Fraction(order.holds(dice, claim)) for claim in order.spellings
        ]


def test_every_choice_of_dice_to_keep_is_weighed_once() -> None:
    choices = odds.keepings(RULES, (6, 6, 6, 1, 2))
    assert len({choice.kept for choice in choices}) == 32
    by_kept = {choice.kept: choice for choice in choices}
    four = order_of(RULES).step["four"]
    assert by_kept[(0, 1, 2)].chances.of(four) == Fraction(11, 36)
    assert by_kept[(0, 1, 2, 3)].chances.of(four) == Fraction(1, 6)
    assert by_kept[()].chances.of(four) == Fraction(156, 7776)
    assert by_kept[ALL].chances.of(four) == 0


def test_a_choice_says_whether_it_may_be_kept_hidden_or_open() -> None:
    for must_reroll in (False, True):
        story = Story(must_reroll=must_reroll).opens(66612, 66).believes()
        for choice in given(story.state.rules, story, B).keepings:
            assert choice.hidden == (choice.kept in story.values(actions.KeepHidden))
            assert choice.open == (choice.kept in story.values(actions.KeepOpen))


@pytest.mark.parametrize(
    ("dice", "claim", "kept"),
    [
        ((6, 6, 6, 1, 2), "four", (0, 1, 2)),
        ((6, 6, 6, 2, 2), "five", (0, 1, 2)),
        ((1, 2, 3, 4, 6), 12345, (0, 1, 2, 3)),
    ],
)
def test_the_choice_that_most_often_reaches_a_claim(
    dice: tuple[int, ...], claim: Spelling, kept: tuple[int, ...]
) -> None:
    step = order_of(RULES).step[claim]
    rolling = [choice for choice in odds.keepings(RULES, dice) if choice.kept != ALL]
    best = max(rolling, key=lambda choice: (choice.chances.of(step), len(choice.kept)))
    assert best.kept == kept


def test_the_aid_is_for_a_seat_that_may_reroll() -> None:
    story = Story().opens(66521, 66)
    assert given(RULES, story, B).keepings == ()
    story.believes()
    assert len(given(RULES, story, B).keepings) == 32
    assert given(RULES, story, C).keepings == ()
    assert given(RULES, story, A).keepings == ()  # remembered, no longer held
    assert given(RULES, story.keeps_open((0,), 1234), B).keepings == ()


def test_the_aid_uses_the_knowledge_of_its_seat() -> None:
    assert odds.aid(RULES, Story().view(A)) is None  # no dice lie on the table yet
    story = Story().opens(66521, "three").believes().keeps_open((0, 1), 234)
    assert given(RULES, story, B).now == odds.chances(RULES, (6, 6, 2, 3, 4))
    for other in (A, C, None):
        assert given(RULES, story, other).now == odds.chances(RULES, (6, 6))


def test_the_answerer_weighs_a_claim_by_the_dice_they_know() -> None:
    story = Story().opens(66521, "three")
    fresh = Fraction(1896, 7776)
    assert odds.likelihood(RULES, story.view(B)) == fresh
    assert odds.likelihood(RULES, story.view(None)) == fresh
    assert odds.likelihood(RULES, story.view(A)) == 0  # the claimant knows more
    story.believes().keeps_open((0, 1), 123).says(666)
    assert odds.known_dice(story.view(C)) == (6, 6)
    assert odds.likelihood(RULES, story.view(C)) == odds.chances(RULES, (6, 6)).of(
        order_of(RULES).step[666]
    )


def test_no_likelihood_before_a_claim() -> None:
    assert odds.likelihood(RULES, Story().view(B)) is None


def test_the_claimer_sees_the_odds_that_the_next_player_will_see(
    subtests: pytest.Subtests,
) -> None:
    """Play random rounds of looked-at dice; without blind passes, the claimer knows all dice."""
    for seats in (2, 3, 4):
        with subtests.test(seats=seats):
            rng = random.Random(seats)
            for _ in range(12):
                story = Story(seats, ones=rng.choice(("plain", "wild")))
                story.rolls(rolled(rng, 5)).says(story.values(actions.Announce)[0])
                for _ in range(4):
                    story.believes()
                    kept = tuple(sorted(rng.sample(ALL, rng.randint(1, 4))))
                    roll = rng.choice((story.keeps_hidden, story.keeps_open))
                    roll(kept, rolled(rng, 5 - len(kept)))
                    claimer, rules = story.state.turn, story.state.rules
                    claim = story.values(actions.Announce)[rng.randint(0, 3)]
                    shown = given(rules, story, claimer).next.of(order_of(rules).step[claim])
                    story.says(claim)
                    assert shown == odds.likelihood(rules, story.view(story.state.turn))


def rolled(rng: random.Random, dice: int) -> int:
    """Return the faces of some dice as one number."""
    return int("".join(str(rng.randint(1, 6)) for _ in range(dice)))


def test_a_passer_reckons_with_the_dice_known_to_both() -> None:
    story = Story(2, blind_pass=True).opens(66521, 66).believes().keeps_hidden((0, 1), 123)
    story.says("two-pairs")
    reckoned = given(story.state.rules, story, A)
    assert reckoned.next == odds.chances(RULES, (6, 6, 1, 2, 3))  # A saw both sixes, too
    story = Story(3, blind_pass=True).opens(66521, 66).believes().keeps_open((0, 1), 123)
    story.says("two-pairs")
    assert given(story.state.rules, story, C).next == odds.chances(RULES, (6, 6))


def test_everyone_sees_which_claims_the_open_dice_rule_out(subtests: pytest.Subtests) -> None:
    """With three open ones and two hidden dice, no full house of fives is possible."""
    for ones, highest in (("plain", 11111), ("wild", 66666)):
        with subtests.test(ones=ones):
            story = Story(ones=ones).opens(66234, "high-die").believes().keeps_hidden((0, 1), 111)
            assert {given(story.state.rules, story, seat).highest for seat in (None, A, B, C)} == {
                highest
            }
    story = Story().opens(66234, "high-die").believes().keeps_hidden((0,), 2345)
    assert given(RULES, story, C).highest == 23456
    assert given(RULES, Story().rolls(66234), A).highest == 66666
    story = Story().opens(11654, "high-die").believes().keeps_hidden((0, 1), 664)
    reckoned = given(RULES, story, C)
    bound = order_of(RULES).step[reckoned.highest]
    open_only = odds.chances(RULES, (6, 6, 4)).reached_by
    assert [step for step, count in enumerate(open_only) if count][-1] == bound
