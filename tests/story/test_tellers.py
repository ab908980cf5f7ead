"""Tests of the stories of all games, checked against the states."""

from collections import Counter
from collections.abc import Iterator

import pytest

from mendax.games.cards import colour
from mendax.games.french_poker import actions as poker
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.mia.actions import Announce, Believe, Doubt, PassOn
from mendax.games.mia.judging import holds
from mendax.games.mia.state import MiaState
from mendax.games.sword_of_lies import actions as sword
from mendax.games.sword_of_lies.state import SwordState
from mendax.story.french_poker import FrenchPokerTeller
from mendax.story.highlights import tally
from mendax.story.mia import MiaTeller
from mendax.story.sword_of_lies import SwordTeller
from mendax.table.game_run import GameRun
from mendax.table.steps import Eyes, turns
from tests.story.games import last_standing, played, rules_of, run_of, states


def test_claims_with_open_cups_are_judged_as_the_dice_lay(subtests: pytest.Subtests) -> None:
    for seed in range(4):
        for changes in [(), ("blind_pass=yes",), ("scoring=charge",)]:
            with subtests.test(seed=seed, changes=changes):
                run = run_of(played("french_poker", seed, open_seed=True, changes=changes))
                told = FrenchPokerTeller().tale(rules_of(run), 3, turns(run, Eyes(None, open=True)))
                claims = {one.entry: one for one in told.claims}
                announced = 0
                for entry, state, _, action in states(run):
                    assert isinstance(state, FrenchPokerState)
                    if isinstance(action, poker.Announce):
                        dice = [die.pips for die in state.dice if die.pips is not None]
                        one = claims[entry]
                        assert one.holds == order_of(rules_of(run)).holds(dice, action.claim)
                        assert (one.claim, one.blind) == (action.claim, False)
                        announced += 1
                assert announced
                answers = [one.answer for one in told.claims if one.answer]
                assert [(one.entry, one.believed) for one in answers] == [
                    (entry, isinstance(action, poker.Believe))
                    for entry, _, _, action in states(run)
                    if isinstance(action, poker.Believe | poker.Doubt)
                ]
                assert told.leads[-1].standing == tuple(
                    -n if rules_of(run).scoring == "charge" else n for n in last_standing(run)
                )


def test_a_spectator_knows_only_opened_dice() -> None:
    run = run_of(played("french_poker", 1, open_seed=False))
    told = FrenchPokerTeller().tale(rules_of(run), 3, turns(run, Eyes(None)))
    doubted = [one for one in told.claims if one.answer and not one.answer.believed]
    assert doubted
    assert None not in {one.holds for one in doubted}
    assert None in {one.holds for one in told.claims}


RULES = ((), ("blind_pass=higher",), ("under_announcing=is_lie",), ("show_believed=may",))


def test_counts_with_open_cups_are_those_of_the_states(subtests: pytest.Subtests) -> None:
    """The ledger here reads the dice in the states; the story gets only events."""
    for seed in range(6):
        for changes in RULES:
            with subtests.test(seed=seed, changes=changes):
                run = run_of(played("mia", seed, open_seed=True, changes=changes))
                told = MiaTeller().tale(rules_of(run), 3, turns(run, Eyes(0, open=True)))
                said, lied, caught, doubts, right = (Counter[int]() for _ in range(5))
                for _, state, actor, action in states(run):
                    assert isinstance(state, MiaState)
                    if not isinstance(actor, int):
                        continue
                    if isinstance(action, Announce):
                        said[actor] += 1
                    if isinstance(action, PassOn):
                        said[actor] += 1
                    if isinstance(action, Doubt | Believe):
                        claim = state.claims[-1]
                        assert state.roll is not None
                        false = not holds(state.rules, claim, state.roll)
                        knew = state.looked and state.roller == claim.seat
                        lied[claim.seat] += false and knew
                        if isinstance(action, Doubt):
                            doubts[actor] += 1
                            right[actor] += false
                            caught[claim.seat] += false and knew
                for seat in range(3):
                    counted = tally([one for one in told.claims if one.answer], seat)
                    assert counted.lied == lied[seat]
                    assert counted.caught == caught[seat]
                    whole = tally(told.claims, seat)
                    assert (whole.said, whole.doubts, whole.doubts_right) == (
                        said[seat],
                        doubts[seat],
                        right[seat],
                    )


def test_with_shut_cups_only_own_and_opened_lies_are_known() -> None:
    run = run_of(played("mia", 3, open_seed=True))
    open_tale = MiaTeller().tale(rules_of(run), 3, turns(run, Eyes(1, open=True)))
    own = MiaTeller().tale(rules_of(run), 3, turns(run, Eyes(1)))
    unknown = 0
    for mine, everything in zip(own.claims, open_tale.claims, strict=True):
        assert mine.holds in (None, everything.holds)
        unknown += mine.holds is None
        if mine.seat == 1 and not mine.blind:
            assert mine.holds is not None, "one's own dice are known"
    assert unknown
    spectator = MiaTeller().tale(rules_of(run), 3, turns(run, Eyes(None)))
    believed = [one for one in spectator.claims if one.answer and one.answer.believed]
    assert believed
    assert {one.holds for one in believed} == {None}


def test_a_real_mia_is_a_highlight() -> None:
    for seed in range(40):
        run = run_of(played("mia", seed, open_seed=True))
        told = MiaTeller().tale(rules_of(run), 3, turns(run, Eyes(None, open=True)))
        real = [one for one in told.claims if one.claim == 21 and one.truth == 21]
        assert [one.entry for one in told.own] == [one.entry for one in real[:1]]
        if real:
            return
    raise AssertionError("no real Mia in forty games")


def test_standings_match_the_view() -> None:
    run = run_of(played("mia", 2, open_seed=False))
    told = MiaTeller().tale(rules_of(run), 3, turns(run, Eyes(None)))
    assert told.leads[-1].standing == last_standing(run)


def answers(run: GameRun) -> Iterator[tuple[int, int, bool, bool]]:
    """Yield the answerer and the judge of each answer, and whether it was true and believed, from
    the states."""
    for _, state, actor, action in states(run):
        assert isinstance(state, SwordState)
        if (
            isinstance(action, sword.Believe | sword.Disbelieve)
            and state.question
            and isinstance(actor, int)
        ):
            asked = state.question
            card = state.rows[asked.of][asked.place]
            holds = colour(card.face) == asked.named
            yield asked.of, actor, holds, isinstance(action, sword.Believe)


@pytest.mark.parametrize("seed", range(6))
def test_answers_with_open_cards_are_judged_as_the_cards_are(seed: int) -> None:
    run = run_of(played("sword_of_lies", seed, open_seed=True))
    told = SwordTeller().tale(rules_of(run), 3, turns(run, Eyes(None, open=True)))
    heard = [
        (one.seat, one.answer.seat, one.holds, one.answer.believed)
        for one in told.claims
        if one.answer
    ]
    assert heard == list(answers(run))
    assert heard
    assert not any(one.blind for one in told.claims), "the owner of a card knows it"


def test_a_spectator_knows_only_cards_that_were_shown() -> None:
    unknown = 0
    for seed in range(4):
        run = run_of(played("sword_of_lies", seed, open_seed=False))
        told = SwordTeller().tale(rules_of(run), 3, turns(run, Eyes(None)))
        for one, (_, _, true, _) in zip(told.claims, answers(run), strict=True):
            assert one.holds in (None, true)
            unknown += one.holds is None
        assert any(one.key == "story-sword-pot" for one in told.own)
    assert unknown
