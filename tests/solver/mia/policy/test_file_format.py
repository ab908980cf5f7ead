"""Tests that policies on disk are read back, and that other files are refused.

It also tests ``mendax.solver.mia.policy.extra_columns``.
"""

from pathlib import Path

import numpy as np
import pytest

from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options, with_options
from mendax.solver.generic.errors import UnreadablePolicy
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy.column_reader import ColumnReader
from mendax.solver.mia.policy.file_format import load, read, save, write
from mendax.solver.mia.policy.policy import Policy
from tests.solver.standard import rules_with


@pytest.fixture(scope="module")
def policy() -> Policy:
    return solve(with_options(MiaRules(), {"lives": 2}), 3).policy


def test_a_policy_comes_back_as_it_was(policy: Policy, tmp_path: Path) -> None:
    file = tmp_path / "standard.policy"
    save(policy, file)
    found = load(file)
    assert (found.rules, found.seats, found.span) == (policy.rules, policy.seats, policy.span)
    assert found.values == policy.values
    assert set(found.sheets) == set(policy.sheets)
    for position, sheet in policy.sheets.items():
        for mine, theirs in zip(sheet, found.sheets[position], strict=True):
            np.testing.assert_array_equal(mine, theirs)
    assert [entry.name for entry in tmp_path.iterdir()] == ["standard.policy"]


def test_the_same_policy_is_the_same_file(policy: Policy) -> None:
    assert write(policy) == write(read(write(policy)))


def test_rules_with_new_lives_and_rounds_come_back_too() -> None:
    money = with_options(PRESETS["scored"], {"scoring": "money", "rounds": 3})
    points = with_options(PRESETS["scored"], {"rounds": 3})
    for rules in (money, points, with_options(MiaRules(), {"lives": 4, "life_reroll": "must"})):
        policy = solve(rules, 2).policy
        assert set(read(write(policy)).sheets) == set(policy.sheets)


def test_invalid_policies_are_refused(policy: Policy) -> None:
    whole = write(policy)
    title, rest = whole.split(b"\n", 1)
    options, sizes, body = rest.split(b"\n", 2)
    spoiled = [
        b"",
        b"\n\n\n",
        whole[:-9],
        whole[: len(whole) // 2],
        b"mendax policy 4\n" + rest,
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


def test_answers_to_blind_passes_come_back() -> None:
    words = "order=pips blind_pass=same_or_higher blind_reroll=new_value"
    policy = solve(parse_options(MiaRules(), words.split()), 2, "round").policy
    found = read(write(policy))
    assert write(found) == write(policy)
    (mine,), (theirs,) = policy.sheets.values(), found.sheets.values()
    assert any(answers.roller for answers in mine.answers), "something is passed on"
    for one, two in zip(mine.answers, theirs.answers, strict=True):
        assert (one.other, one.roller) == (two.other, two.roller)
    with pytest.raises(UnreadablePolicy):
        read(write(policy).replace(b"blind_pass=same_or_higher", b"blind_pass=off", 1))


def test_repetitions_come_back() -> None:
    rules = parse_options(MiaRules(), ["lives=1", "blind_reroll=same_or_higher"])
    policy = solve(rules, 3).policy
    assert policy.longest_period > 1
    found = read(write(policy))
    assert write(found) == write(policy)
    assert set(found.sheets) == set(policy.sheets)
    assert found.longest_period == policy.longest_period


def test_doubts_out_of_turn_come_back() -> None:
    policy = solve(rules_with("lives=1 doubter=anybody", 6), 3).policy
    found = read(write(policy))
    assert write(found) == write(policy)
    for position, sheet in policy.sheets.items():
        assert np.array_equal(found.sheets[position].others, sheet.others)
        assert np.array_equal(found.sheets[position].race, sheet.race)
    assert any(sheet.others.max(initial=0.0) > 0 for sheet in policy.sheets.values())


@pytest.mark.parametrize(("kind", "number"), [("<u1", 5), ("<f8", 1), ("<u1", -1)])
def test_truncated_columns_are_refused(kind: str, number: int) -> None:
    with pytest.raises(ValueError, match="cut short"):
        ColumnReader(b"1234").take(kind, number)
