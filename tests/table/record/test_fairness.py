"""Tests that cheating is found in records, and that a record lists unchecked facts."""

import re

import pytest

from mendax.core.fairness_laws import LAWS
from mendax.core.shares import Noted, share_hash
from mendax.core.text_form import write
from mendax.table.record.read import read_record
from mendax.table.record.verify import Verdict, judge, judge_together
from mendax.table.record.write import chained
from testbed.cheated_games import CHANGES, Transcript, play
from testbed.cheating_servers import CHEATS
from tests.table.evening import Evening, played, problems, record_at

SHARE = "0123456789abcdef" * 2


def bare(text: str) -> list[str]:
    """Return the lines without their hashes."""
    return [line[:-10] for line in text.splitlines()]


def noted(text: str, opened: bool = False, **changes: str) -> str:
    """Return the record as the client saves it, with the client's note."""
    given = {"commitment": read_record(text).commitment, "share": SHARE, **changes}
    kept = Noted(given["commitment"], given["share"], opened=opened)
    return chained(iter([*bare(text), write(kept)]))


def record(evening: Evening, seat: int = 1) -> str:
    return record_at(evening.table, 1, seat)


def remarks(text: str) -> list[str]:
    return [remark.key.removeprefix("record-remark-") for remark in judge(text).remarks]


def test_a_record_with_a_fitting_note_is_checked_in_full() -> None:
    text = noted(record(played(open_seed=True)))
    assert (problems(text), remarks(text)) == ([], [])
    assert read_record(text).noted == Noted(read_record(text).commitment, SHARE)


def test_a_record_lists_unchecked_facts() -> None:
    text = record(played())
    assert (problems(text), remarks(text)) == ([], ["noted", "seed"])
    old = re.sub(r"(place Taras \S+) no \S+", r"\1", "\n".join(bare(text)))
    assert remarks(chained(iter(old.split("\n")))) == ["noted", "shares", "seed"]


@pytest.mark.parametrize("open_seed", [False, True])
def test_another_commitment_than_the_noted_one_is_found(open_seed: bool) -> None:
    text = noted(record(played(open_seed=open_seed)), commitment="00" * 32)
    last = (text.count("\n"), "unfair-commitment")
    assert last in problems(text)
    assert ("unfair-seed" in [key for _, key in problems(text)]) == open_seed


def test_a_record_without_the_noted_share_is_found() -> None:
    text = noted(record(played()), share="ab" * 16)
    assert problems(text) == [(text.count("\n"), "unfair-share-missing")]


def test_a_share_left_out_against_the_note_is_found() -> None:
    lines = [line.replace(f"'{SHARE}", "-") for line in bare(record(played()))]
    text = noted(chained(iter(lines)), opened=True)
    assert problems(text) == [(text.count("\n"), "unfair-share-left-out")]
    assert "left-out" in remarks(text)
    late = noted(chained(iter(lines)))
    assert (problems(late), "left-out" in remarks(late)) == ([], True)


def test_a_share_that_was_not_bound_so_is_found() -> None:
    other = share_hash(bytes(16))
    lines = bare(record(played()))
    lines[2] = re.sub(r"(place Taras \S+ no )\S+", rf"\g<1>{other}", lines[2])
    assert problems(chained(iter(lines))) == [(3, "unfair-share-exchanged")]


@pytest.mark.parametrize(
    ("cheat", "fault"),
    [
        ("seed-at-start", "unfair-commitment"),
        ("seed-after-shares", "unfair-seed"),
        ("seed-denied", "unfair-draw"),
    ],
)
def test_a_server_that_swaps_its_seed_is_found_by_the_note(
    cheat: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client's note is from before the swap."""
    before = Evening().table.table_view().commitment
    CHEATS[cheat].apply(monkeypatch.setattr)
    text = noted(record(played(open_seed=True)), commitment=before)
    assert fault in [key for _, key in problems(text)]
    if cheat == "seed-at-start":
        assert problems(record(played(open_seed=True))) == [], "no other check shows it"


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
