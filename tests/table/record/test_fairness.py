"""Tests that shares in records are kept as bound and compared with the client's note, and that a
record lists the facts that were not checked.
"""

import re

import pytest

from mendax.core.record import write
from mendax.core.shares import Noted, share_hash
from mendax.table.record.read import read_record
from mendax.table.record.undo import undo
from mendax.table.record.verify import judge
from mendax.table.record.write import chained
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


@pytest.mark.parametrize("line", ["noted", "noted x", f"noted x '{SHARE} y", "noted x share"])
def test_a_note_that_is_none_is_named(line: str) -> None:
    text = chained(iter([*bare(record(played())), line]))
    ((at, key),) = problems(text)
    assert (at, key in ("unreadable", "cut-short")) == (text.count("\n"), True)


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
        assert problems(record(played(open_seed=True))) == [], "nothing else shows it"


def test_notes_survive_changes_by_editors() -> None:
    text = noted(record(played()))
    assert undo(text.encode()) == (text, ())
    assert undo(text.replace("\n", "  \r\n").encode()).text == text
