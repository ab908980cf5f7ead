"""What a record tells of its game's shares: whether they were kept, and what it leaves open.

A server that chooses its seed late writes a record that is true in itself. Only what the player's
client noted before the game can show it (``core.shares``), so a record without that is not called
proof: ``remarks`` says what was not checked.
"""

from collections.abc import Iterator

from mendax.core.game import Reason
from mendax.core.shares import Published, faults, fits
from mendax.table.record.format import Record, RecordProblem


def problems(record: Record, seed: tuple[int, str] | None, end: int) -> Iterator[RecordProblem]:
    """Shares that are not as they were bound, and what does not fit the client's note.

    ``seed``: the line that opens it, and what it is; ``end``: the last line that the server wrote.
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
    """What was not checked, and whose shares do not count."""
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
