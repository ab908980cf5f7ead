"""Checks of a record's shares, and remarks on unchecked facts.

A server that chooses its seed late can still write a consistent record. Only a note that the
player's client made before the game reveals such a server (``core.shares``). A record without a
note is therefore no proof, and ``remarks`` lists the unchecked facts.
"""

from collections.abc import Iterator

from mendax.core.game import Reason
from mendax.core.shares import Published, faults, fits
from mendax.table.record.format import Record, RecordProblem


def problems(record: Record, seed: tuple[int, str] | None, end: int) -> Iterator[RecordProblem]:
    """Yield the shares that do not match their hashes or the client's note.

    ``seed`` is the line number and text of the opened seed, if any. ``end`` is the last line that
    the server wrote.
    """
    for line, place in enumerate(record.places, 2):
        bound, share = place.bound, place.client_seed
        if bound is not None and share is not None and not fits(bound, share):
            yield RecordProblem(line, Reason("record-problem-share", {"line": line}))
    if record.noted is None:
        return
    said = Published(
        record.commitment,
        [place.bound for place in record.places],
        [place.client_seed for place in record.places] if record.moves else None,
        None if seed is None else seed[1],
    )
    for fault in faults(record.noted, said):
        yield RecordProblem(end + 1, fault)


def remarks(record: Record, seed: tuple[int, str] | None) -> Iterator[Reason]:
    """Yield the facts that could not be checked, and the shares that do not count."""
    if record.noted is None:
        yield Reason("record-remark-noted")
    places = record.places
    if any(place.client_seed is not None and place.bound is None for place in places):
        yield Reason("record-remark-shares")
    left_out = [place.name for place in places if place.bound and place.client_seed is None]
    if left_out and record.moves:
        yield Reason("record-remark-left-out", {"names": ", ".join(left_out)})
    if seed is None:
        yield Reason("record-remark-seed")
