"""Tests of stories of French poker, checked against the dice in the states."""

import pytest

from mendax.games.french_poker.actions import Announce, Believe, Doubt
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.state import FrenchPokerState
from mendax.story.french_poker import FrenchPokerTeller
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
                    if isinstance(action, Announce):
                        dice = [die.pips for die in state.dice if die.pips is not None]
                        one = claims[entry]
                        assert one.holds == order_of(rules_of(run)).holds(dice, action.claim)
                        assert (one.claim, one.blind) == (action.claim, False)
                        announced += 1
                assert announced
                answers = [one.answer for one in told.claims if one.answer]
                assert [(one.entry, one.believed) for one in answers] == [
                    (entry, isinstance(action, Believe))
                    for entry, _, _, action in states(run)
                    if isinstance(action, Believe | Doubt)
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
