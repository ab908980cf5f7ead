"""What only version 2 of the file holds comes back as it was: passes, repetitions, points."""

import pytest

from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options, with_options
from mendax.solver.generic.errors import UnreadablePolicy
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy.file_format import read, write


def test_answers_to_blind_passes_come_back() -> None:
    words = "order=pips blind_pass=same_or_higher blind_reroll=new_value"
    policy = solve(parse_options(MiaRules(), words.split()), 2, "round").policy
    found = read(write(policy))
    assert write(policy).startswith(b"mendax policy 2\n")
    assert write(found) == write(policy)
    (mine,), (theirs,) = policy.sheets.values(), found.sheets.values()
    assert any(answers.roller for answers in mine.answers), "something is passed on"
    for one, two in zip(mine.answers, theirs.answers, strict=True):
        assert (one.other, one.roller) == (two.other, two.roller)
    with pytest.raises(UnreadablePolicy):
        read(write(policy).replace(b"policy 2", b"policy 1", 1))
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


def test_points_come_back() -> None:
    policy = solve(with_options(PRESETS["scored"], {"rounds": 3}), 2).policy
    assert write(policy).startswith(b"mendax policy 2\n")
    assert {position.points for position in read(write(policy)).sheets} == {
        position.points for position in policy.sheets
    }
