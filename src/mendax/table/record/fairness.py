"""Checks of a record against the laws of fairness, and remarks on unchecked facts.

A server that chooses its seed late can still write a consistent record. Only a note that the
player's client made before the game reveals such a server (``core.shares``). A record without a
note is therefore no proof, and ``remarks`` lists the unchecked facts.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from mendax.core.fairness_laws import Breach, HeardEntry, HeardGame, Report, judge, number_of
from mendax.core.game import CHANCE, Opening, Reason
from mendax.core.shares import from_hex, share_hash
from mendax.core.text_form import write, write_actor
from mendax.table.record.format import Record, RecordMove, RecordProblem


def report(record: Record) -> Report:
    """Check a record against the laws. The rule book repeats the draws (``verify``)."""
    noted = record.noted
    said = record.open_seed if noted is None or noted.open_seed is None else noted.open_seed
    entries = (_start(record), *map(_heard, record.moves))
    earlier = () if noted is None else noted.earlier
    return judge(HeardGame(entries, said, record.over, noted, earlier=earlier))


def problems(record: Record, found: Report, end: int) -> Iterator[RecordProblem]:
    """Yield the broken laws. ``end`` is the last line that the server wrote."""
    for fault in found.faults:
        line = _line(record, fault, end)
        yield problem(line, fault.law)


def problem(line: int, law: str) -> RecordProblem:
    """Return a broken law as the problem of a line."""
    return RecordProblem(line, Reason("unfair-" + law, {"line": line, "law": number_of(law)}))


def remarks(record: Record, found: Report, seed_is_open: bool) -> Iterator[Reason]:
    """Yield the facts that could not be checked, and the shares that do not count."""
    if record.noted is None:
        yield Reason("record-remark-noted")
    places = record.places
    if any(place.client_seed is not None and place.bound is None for place in places):
        yield Reason("record-remark-shares")
    left_out = [place.name for place in places if place.bound and place.client_seed is None]
    if left_out and record.moves:
        yield Reason("record-remark-left-out", {"names": ", ".join(left_out)})
    if seed_is_open:
        return
    yield Reason("record-remark-seed", {"opened": found.opened, "draws": found.draws})
    if record.over and record.open_seed is None:
        yield Reason("record-remark-setting")


def _start(record: Record) -> HeardEntry:
    """Return the start of the game as its clients received it, from the heading and the places."""
    hashes, added = [], []
    for seat, place in enumerate(record.places):
        share = place.client_seed
        known = place.bound is not None or share is None
        hashes.append(place.bound if known else share_hash(from_hex(share or "")))
        if share is not None:
            added.append({"kind": "share-added", "seat": seat, "share": share})
    start = {"kind": "game-started", "commitment": record.commitment, "shares": hashes}
    return HeardEntry("table", (start, *added), {})


def _heard(move: RecordMove) -> HeardEntry:
    events: tuple[Mapping[str, Any], ...] = tuple(to_builtins(event) for event in move.events)
    shown = {
        n: tuple(map(write, e.outcomes()))
        for n, e in enumerate(move.events)
        if isinstance(e, Opening)
    }
    return HeardEntry(write_actor(move.actor), events, shown)


def _line(record: Record, fault: Breach, end: int) -> int:
    """Return the line that shows a fault."""
    if fault.entry == 0:
        shares = [n for n, place in enumerate(record.places) if place.client_seed is not None]
        if fault.event:
            return shares[fault.event - 1] + 2
        return end + 1 if record.noted is not None else 1
    move = record.moves[fault.entry - 1]
    if fault.law == "seed-withheld":
        return end
    return move.line if fault.event is None else move.line + 1 + fault.event


# ── the reader's actions ─────────────────────────────────────────────────────────────────────


def recorded_outcomes(record: Record, seed_is_open: bool) -> Iterator[RecordProblem]:
    """Yield the recorded outcomes that no salt proves, or that differ from the opened ones.

    Only the reader ``all`` may have outcomes without proof.
    """
    drawn = [move for move in record.moves if move.actor == CHANCE]
    shown: dict[int, set[str]] = {}
    for move in record.moves:
        for event in move.events:
            if isinstance(event, Opening):
                shown.setdefault(event.draw, set()).update(map(write, event.outcomes()))
    for draw, move in enumerate(drawn):
        known = None if move.action is None else write(move.action)
        if draw in shown and known not in shown[draw]:
            yield _outcome_problem(move.line, "not-as-shown", draw)
        elif draw not in shown and known and not seed_is_open and record.reader != "all":
            yield _outcome_problem(move.line, "unproved", draw)


def _outcome_problem(line: int, key: str, draw: int) -> RecordProblem:
    return RecordProblem(line, Reason("record-problem-" + key, {"line": line, "draw": draw}))
