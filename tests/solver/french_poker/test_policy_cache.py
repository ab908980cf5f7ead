"""Tests of solved rounds that are kept in a folder."""

from pathlib import Path

from mendax.coach.french_poker.policies import among_more, packaged
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.solver.french_poker.policy_cache import file_name, kept_policy
from mendax.solver.french_poker.policy_file import save
from mendax.solver.french_poker.round_equilibrium import RoundSolution


def from_the_package(rules: FrenchPokerRules) -> RoundSolution:
    policy = packaged(rules)
    assert policy is not None
    return RoundSolution(policy, 0.0, 1.5)


def test_a_round_is_solved_once(tmp_path: Path) -> None:
    solved = list[FrenchPokerRules]()

    def solve(rules: FrenchPokerRules) -> RoundSolution:
        solved.append(rules)
        return from_the_package(rules)

    folder, rules = tmp_path / "policies", PRESETS["plain"]
    first = kept_policy(rules, folder, solve)
    assert (first.stored, first.seconds) == (False, 1.5)
    again = kept_policy(rules, folder, solve)
    assert again.stored
    assert again.policy.rules == first.policy.rules
    (folder / file_name(rules)).write_bytes(b"spoilt")
    assert not kept_policy(rules, folder, solve).stored
    assert solved == [rules, rules]


def test_a_kept_round_of_more_than_two_is_none_of_two(tmp_path: Path) -> None:
    rules = PRESETS["plain"]
    four = among_more(rules)
    assert four is not None
    save(four, tmp_path / file_name(rules))
    assert not kept_policy(rules, tmp_path, from_the_package).stored


def test_rules_are_solved_even_without_a_writable_cache(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("no folder")
    kept = kept_policy(PRESETS["plain"], folder, from_the_package)
    assert (kept.stored, kept.seconds) == (False, 1.5)
