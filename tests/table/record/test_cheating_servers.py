"""Tests that each cheating server is noticed by programs and by records, and no honest one."""

import pytest

from mendax.core.fairness_laws import LAWS
from mendax.table.record.verify import Verdict, judge, judge_together
from testbed.cheated_games import CHANGES, Transcript, play
from testbed.cheating_servers import CHEATS


def seen_by_kit(game: Transcript) -> set[str]:
    """Return the broken laws that the kit reports."""
    return {fault.key for report in game.reports for fault in report.faults}


def verdicts(game: Transcript) -> list[Verdict]:
    return [judge(record) for record in game.records]


def seen_by_records(game: Transcript) -> set[str]:
    return {problem.reason.key for one in verdicts(game) for problem in one.problems}


@pytest.mark.parametrize("game", CHANGES)
def test_an_honest_server_is_checked_completely(game: str) -> None:
    honest = play(None, game)
    assert seen_by_kit(honest) == seen_by_records(honest) == set()
    assert all(honest.draws)
    assert tuple(report.redone for report in honest.reports) == honest.draws
    assert tuple(verdict.redone for verdict in verdicts(honest)) == honest.draws
    assert [verdict.remarks for verdict in verdicts(honest)] == [()] * len(honest.draws)


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_noticed_by_programs_and_by_records(cheat: str) -> None:
    game = play(cheat)
    broken = {"unfair-" + law for law in game.laws}
    assert broken & seen_by_kit(game)
    assert broken & seen_by_records(game)
    assert any(verdict.redone is None for verdict in verdicts(game))
    assert any(report.redone < report.draws or report.faults for report in game.reports)


def test_every_law_is_broken_by_a_cheat_or_by_a_unit_test() -> None:
    """Shares that come late and unbound openings are tested in ``core/test_fairness_laws.py``."""
    broken = {law for cheat in CHEATS.values() for law in cheat.laws}
    assert set(LAWS) - broken == {"share-late", "draw-unbound"}


def test_two_records_with_one_commitment_are_found_without_notes() -> None:
    def unnoted(game: Transcript) -> list[str]:
        return [record[: record.index("noted ")] for record in game.records]

    (first, second) = judge_together(unnoted(play(None)))
    assert first.problems == second.problems == ()
    for verdict in judge_together(unnoted(play("seed-reused"))):
        assert "unfair-commitment-reused" in {one.reason.key for one in verdict.problems}
    again = judge_together(unnoted(play(None))[:1] * 2)
    assert [one.problems for one in again] == [(), ()], "two copies of one game"
