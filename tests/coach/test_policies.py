"""Which policies are at hand: one of six lives serves fewer, and what is not solved says why."""

import numpy as np
import pytest

from mendax.coach import policies
from mendax.coach.policies import at_hand, coverage, covers, needs_solving, plain, solved, stored
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import with_options
from mendax.solver.mia import solve


@pytest.mark.parametrize(
    ("preset", "seats", "changes"),
    [
        ("house", 2, {"lives": 3}),
        ("house", 3, {"lives": 2}),
        ("classic", 3, {"lives": 2}),
        ("points", 2, {"lives": 1}),
        ("contest", 2, {"rounds": 7}),
    ],
)
def test_a_policy_of_many_lives_is_the_policy_of_fewer(
    preset: str, seats: int, changes: dict[str, object]
) -> None:
    rules = with_options(PRESETS[preset], changes)
    found, fresh = stored(rules, seats), solve(plain(rules, seats), seats).policy
    assert found is not None
    assert covers(found, rules, seats)
    assert found.start == fresh.start
    assert np.allclose(found.values, fresh.values, atol=1e-12)
    assert coverage(rules, seats).solved == "whole"


def test_more_lives_or_players_than_were_solved_are_covered_at_the_end_only() -> None:
    for rules, seats in ((with_options(MiaRules(), {"lives": 40}), 2), (MiaRules(), 9)):
        found = coverage(rules, seats)
        assert found.solved == "end"
        assert found.reason is not None
        assert found.reason.key in ("coach-too-large", "solver-refused-seats")
        assert not covers(at_hand(rules, seats), rules, seats)
        assert not needs_solving(rules, seats)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"blind_pass": "same_or_higher", "mia_lie_cost": 2}, "coach-too-large-passing"),
        ({"blind_pass": "higher", "scoring": "points"}, "coach-too-large-passing"),
        ({"scoring": "points"}, "coach-too-large"),
        ({"lives": 60, "mia_true_cost": 1}, "coach-too-large"),
    ],
)
def test_what_is_not_solved_at_all_says_why(changes: dict[str, object], key: str) -> None:
    found = coverage(with_options(MiaRules(), changes), 2)
    assert found.solved == "no"
    assert found.reason is not None
    assert found.reason.key == key


def test_what_was_solved_is_at_hand_from_then_on() -> None:
    rules = with_options(MiaRules(), {"lives": 1, "mia_double_any": True})
    assert needs_solving(rules, 2)
    assert coverage(rules, 2).solved == "no"
    assert solved(rules, 2) is not None
    assert not needs_solving(rules, 2)
    assert coverage(rules, 2).solved == "whole"


def test_what_takes_too_long_is_given_up_once_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = with_options(MiaRules(), {"lives": 2, "mia_double_any": True})
    assert solved(rules, 2, seconds=-1) is None
    assert not needs_solving(rules, 2)
    found = coverage(rules, 2)
    assert found.reason is not None
    assert found.reason.key == "coach-too-slow"
    monkeypatch.delitem(policies._solved, (plain(rules, 2), 2))


@pytest.mark.parametrize(
    "changes",
    [
        {"joker_32": "toast"},
        {"life_reroll": "may"},
        {"blind_pass": "higher"},
        {"blind_pass": "same_or_higher", "lives": 3},
    ],
)
def test_what_a_single_option_changes_can_be_seen_at_once(changes: dict[str, object]) -> None:
    assert coverage(with_options(MiaRules(), changes), 2).solved == "whole"


def test_passing_back_is_solved_at_first_use_only_where_it_takes_seconds() -> None:
    one = with_options(MiaRules(), {"blind_pass": "same_or_higher", "mia_lie_cost": 2, "lives": 1})
    assert needs_solving(one, 2)
    assert not needs_solving(with_options(one, {"lives": 2}), 2)
    higher = with_options(MiaRules(), {"blind_pass": "higher", "mia_lie_cost": 2})
    assert needs_solving(higher, 2)
    assert not needs_solving(with_options(higher, {"joker_32": "toast"}), 2)
    assert not needs_solving(higher, 3)


def test_the_end_of_a_larger_table_is_covered_where_the_cup_may_be_handed_on() -> None:
    found = coverage(with_options(MiaRules(), {"blind_pass": "higher"}), 4)
    assert found.solved == "end"
    assert found.reason is not None
    assert found.reason.key == "solver-refused-blind-pass"
