"""Tests that missing policies of a process are named, and that only requested policies are
accepted."""

import pytest

from mendax.coach.mia import policies
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.mia.solving import SolvedCache
from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.server.processes.policy_needs import Lacking, lacking

SMALL = parse_options(MiaRules(), ["lives=1", "mia_true_cost=1", "ends_when=first_out"])
ALIKE = parse_options(SMALL, ["ends_when=last_standing"])
OTHER = parse_options(MiaRules(), ["lives=1", "mia_double_any=yes"])


@pytest.fixture(autouse=True)
def nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget policies solved by other tests."""
    monkeypatch.setattr(policies, "solved_here", SolvedCache())


def solved(rules: MiaRules, seats: int = 2) -> bytes:
    """Return its policy."""
    found = MiaCoach().solve(rules, seats, 60)
    assert isinstance(found, bytes)
    return found


def test_available_and_unsolvable_policies_are_not_missing() -> None:
    assert lacking("mia", MiaRules(), 2) is None
    assert lacking("mia", MiaRules(), 6) is None
    assert lacking("sword_of_lies", None, 3) is None  # type: ignore[arg-type]


def test_different_rules_have_different_keys() -> None:
    here = lacking("mia", SMALL, 2)
    assert here
    assert here == lacking("mia", SMALL, 2)
    assert here != lacking("mia", OTHER, 2)


def test_found_policies_are_cached() -> None:
    assert lacking("mia", SMALL, 2, solved(SMALL)) is None
    assert lacking("mia", ALIKE, 2) is None
    assert lacking("mia", OTHER, 2, Reason("coach-too-slow")) is None, "a refusal holds, too"
    assert policies.coverage(OTHER, 2).reason == Reason("coach-too-slow")


@pytest.mark.parametrize("wrong", ["nothing", "cut", "changed", "of other rules"])
def test_broken_or_foreign_policies_are_refused(wrong: str) -> None:
    sound = solved(SMALL)
    middle = len(sound) * 2 // 3
    given = {
        "nothing": b"",
        "cut": sound[:middle],
        "changed": sound[:middle] + bytes([sound[middle] ^ 1]) + sound[middle + 1 :],
        "of other rules": solved(OTHER),
    }[wrong]
    assert isinstance(lacking("mia", SMALL, 2, given), Lacking)
    assert policies.at_hand(SMALL, 2) is None or policies.coverage(SMALL, 2).solved != "whole"
    assert lacking("mia", SMALL, 2, sound) is None
