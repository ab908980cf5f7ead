"""Tests that stories of Mia follow the rules, checked against the underlying states."""

from collections import Counter

import pytest

from mendax.games.mia.actions import Announce, Believe, Doubt, PassOn
from mendax.games.mia.judging import holds
from mendax.games.mia.state import MiaState
from mendax.story.highlights import tally
from mendax.story.mia import MiaTeller
from mendax.table.steps import Eyes, turns
from tests.story.games import last_standing, played, rules_of, run_of, states

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


def test_a_real_mia_is_told() -> None:
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
