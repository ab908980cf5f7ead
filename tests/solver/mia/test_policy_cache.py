"""Tests that policies are solved once and read later."""

import subprocess
import sys
from pathlib import Path

import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia import policy_cache
from mendax.solver.mia.policy_cache import cached_policy, file_name

STANDARD = with_options(MiaRules(), {"lives": 2})


def test_cached_policies_are_read(tmp_path: Path) -> None:
    first = cached_policy(STANDARD, 2, "match", tmp_path / "policies")
    again = cached_policy(STANDARD, 2, "match", tmp_path / "policies")
    assert (first.stored, again.stored) == (False, True)
    assert again.policy.values == first.policy.values


def test_rules_that_play_alike_share_a_policy(tmp_path: Path) -> None:
    cached_policy(STANDARD, 2, "match", tmp_path)
    matches = with_options(STANDARD, {"display": "matches", "turn_clock": 30})
    assert cached_policy(matches, 2, "match", tmp_path).stored
    assert (
        cached_policy(with_options(STANDARD, {"mia_lie_cost": 2}), 2, "match", tmp_path).stored
        is False
    )
    assert len(list(tmp_path.iterdir())) == 2


def test_a_damaged_file_is_solved_again(tmp_path: Path) -> None:
    (tmp_path / file_name(STANDARD, 2, "round")).write_bytes(b"mendax policy 3\nnonsense")
    assert not cached_policy(STANDARD, 2, "round", tmp_path).stored
    assert cached_policy(STANDARD, 2, "round", tmp_path).stored


def test_policies_of_earlier_editions_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cached_policy(STANDARD, 2, "round", tmp_path)
    monkeypatch.setattr(policy_cache, "EDITION", policy_cache.EDITION + 1)
    assert not cached_policy(STANDARD, 2, "round", tmp_path).stored
    assert cached_policy(STANDARD, 2, "round", tmp_path).stored


def test_rules_are_solved_even_without_a_writable_cache(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("no folder")
    assert not cached_policy(STANDARD, 2, "round", folder).stored


def test_unsolved_rules_leave_no_file(tmp_path: Path) -> None:
    with pytest.raises(NotCovered):
        cached_policy(with_options(STANDARD, {"blind_pass": "higher"}), 3, "match", tmp_path)
    assert list(tmp_path.iterdir()) == []


_READS = """
import sys
from pathlib import Path
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from mendax.solver.mia.proof.table_deviation import gains
from mendax.solver.mia.policy_cache import cached_policy
found = cached_policy(with_options(MiaRules(), {"lives": 2}), 2, "match", Path(sys.argv[1]))
assert found.stored and max(gains(found.policy)) < 1e-9
print(*sorted({"numba", "scipy"} & set(sys.modules)))
"""


def test_reading_and_measuring_need_no_compiler(tmp_path: Path) -> None:
    """Loading the solver's packages takes longer than all other steps."""
    cached_policy(STANDARD, 2, "match", tmp_path)
    command = [sys.executable, "-c", _READS, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
