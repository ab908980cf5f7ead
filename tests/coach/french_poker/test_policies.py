"""Tests of solved rounds from the package and from users."""

from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker import policies
from mendax.games.french_poker.rules import PRESETS
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.round_model import essential
from tests.proof import parametrize


@parametrize("preset", policies.PACKAGED, test=("standard", "charge"))
def test_presets_come_solved(preset: str) -> None:
    rules = PRESETS[preset]
    policy = policies.packaged(rules)
    assert policy is not None
    assert policy.rules == essential(rules)
    assert policies.coverage(rules, 2).solved == "whole"


def test_solved_policies_are_available(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "solved_here", {})
    rules = replace(PRESETS["standard"], ones="wild", straights="none")
    assert policies.at_hand(rules) is None
    assert policies.coverage(rules, 2).solved == "no"
    standard = policies.packaged(PRESETS["standard"])
    assert standard is not None
    policies.keep(rules, RoundPolicy(essential(rules), standard.columns))
    assert policies.at_hand(replace(rules, tokens=3)) is not None
    assert policies.coverage(rules, 2).solved == "whole"


def test_a_policy_of_other_seats_is_not_taken_for_one_of_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    standard = PRESETS["standard"]
    four = policies.among_more(standard)
    assert four is not None
    monkeypatch.setattr(policies, "solved_here", {})
    with pytest.raises(ValueError, match="other seats"):
        policies.keep(standard, four)
    assert policies.solved_here == {}
    monkeypatch.setattr(policies, "read_file", Mock(return_value=four))
    assert policies.among_more(standard) is four
    with pytest.raises(ValueError, match="other rules or seats"):
        policies.packaged(standard)


def test_how_far_tables_are_covered() -> None:
    standard = PRESETS["standard"]
    assert policies.coverage(standard, 4).solved == "end"
    assert policies.coverage(replace(standard, ends_when="first_out"), 4).solved == "no"
    assert policies.coverage(PRESETS["charge"], 3).solved == "no"
    passing = replace(PRESETS["brisk"], blind_pass=True)
    assert policies.coverage(passing, 2).solved == "no"
    assert policies.coverage(passing, 2).reason is not None
