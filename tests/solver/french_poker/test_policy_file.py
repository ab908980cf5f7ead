"""Tests that policy files of French poker are read back, and that other files are refused."""

import functools
from pathlib import Path

import numpy as np
import pytest

from mendax.coach.french_poker.policies import packaged
from mendax.games.french_poker.rules import PRESETS
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.policy_file import load, read, save, write
from mendax.solver.generic.errors import UnreadablePolicy


@functools.cache
def content() -> bytes:
    policy = packaged(PRESETS["plain"])
    assert policy is not None
    return write(policy)


def test_a_policy_is_read_as_it_was_written(tmp_path: Path) -> None:
    policy = packaged(PRESETS["plain"])
    assert policy is not None
    file = tmp_path / "plain.policy"
    save(policy, file)
    again = load(file)
    assert again.rules == policy.rules
    for one, other in zip(again.columns, policy.columns, strict=True):
        assert np.allclose(one, other, atol=4e-5)
    assert file.stat().st_size < 200_000


def test_how_many_play_is_kept() -> None:
    among_four = RoundPolicy(read(content()).rules, read(content()).columns, 4)
    assert read(write(among_four)).seats == 4
    assert read(content()).seats == 2
    with pytest.raises(UnreadablePolicy):
        read(write(among_four).replace(b" seats=4", b" seats=1", 1))


@pytest.mark.parametrize(
    "spoilt", [b"", b"mendax policy 3\n", b"cut", b"more", b"version", b"longer"]
)
def test_invalid_policies_are_refused(spoilt: bytes) -> None:
    whole = content()
    broken = {
        b"cut": whole[:-20],
        b"more": whole + b"more",
        b"version": whole.replace(b"policy 3", b"policy 2", 1),
        b"longer": whole.replace(b"says=", b"says=1", 1),
    }.get(spoilt, spoilt)
    with pytest.raises(UnreadablePolicy):
        read(broken)


def test_numbers_that_are_none_are_refused() -> None:
    policy = packaged(PRESETS["plain"])
    assert policy is not None
    columns = policy.columns
    for spoilt in (
        columns._replace(value=np.full_like(columns.value, np.nan)),
        columns._replace(believed=np.full_like(columns.believed, np.inf)),
        columns._replace(chance=np.zeros_like(columns.chance)),
    ):
        with pytest.raises(UnreadablePolicy):
            read(write(RoundPolicy(policy.rules, spoilt)))
