"""Policies on disk: they come back as they were, and nothing else is taken for one."""

from pathlib import Path

import numpy as np
import pytest

from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import with_options
from mendax.solver.generic.errors import UnreadablePolicy
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy.file_format import load, read, save, write
from mendax.solver.mia.policy.policy import Policy


@pytest.fixture(scope="module")
def policy() -> Policy:
    return solve(with_options(MiaRules(), {"lives": 2}), 3).policy


def test_a_policy_comes_back_as_it_was(policy: Policy, tmp_path: Path) -> None:
    file = tmp_path / "house.policy"
    save(policy, file)
    found = load(file)
    assert (found.rules, found.seats, found.span) == (policy.rules, policy.seats, policy.span)
    assert found.values == policy.values
    assert set(found.sheets) == set(policy.sheets)
    for position, sheet in policy.sheets.items():
        for mine, theirs in zip(sheet, found.sheets[position], strict=True):
            np.testing.assert_array_equal(mine, theirs)
    assert [entry.name for entry in tmp_path.iterdir()] == ["house.policy"]


def test_the_same_policy_is_the_same_file(policy: Policy) -> None:
    assert write(policy) == write(read(write(policy)))


def test_rules_with_new_lives_and_rounds_come_back_too() -> None:
    money = with_options(PRESETS["scored"], {"scoring": "money", "rounds": 3})
    points = with_options(PRESETS["scored"], {"rounds": 3})
    for rules in (money, points, with_options(MiaRules(), {"lives": 4, "life_reroll": "must"})):
        policy = solve(rules, 2).policy
        assert set(read(write(policy)).sheets) == set(policy.sheets)


def test_what_is_no_policy_is_refused(policy: Policy) -> None:
    whole = write(policy)
    title, rest = whole.split(b"\n", 1)
    options, sizes, body = rest.split(b"\n", 2)
    spoiled = [
        b"",
        b"\n\n\n",
        whole[:-9],
        whole[: len(whole) // 2],
        b"mendax policy 3\n" + rest,
        b"mendax policy 2\n" + rest,
        b"\n".join((title, options.replace(b"lives=2", b"lives=200"), sizes, body)),
        b"\n".join((title, options.replace(b"order=standard", b"order=pips"), sizes, body)),
        b"\n".join((title, options.replace(b"span=match", b"span=life"), sizes, body)),
        b"\n".join((title, options, b"positions=9999999 says=1", body)),
        b"\n".join((title, options, b"positions=-1 says=1", body)),
        b"\n".join((title, options, sizes, body[::-1])),
    ]
    for content in spoiled:
        with pytest.raises(UnreadablePolicy) as refused:
            read(content)
        assert refused.value.reason.key == "solver-bad-policy"
