"""Short constructors of claims and answers for the tests of this folder."""

from mendax.story.telling import Answer, Claimed


def claimed(
    entry: int,
    seat: int,
    answerer: int | None = None,
    *,
    believed: bool = True,
    holds: bool | None = True,
    likely: float = 0.5,
    blind: bool = False,
) -> Claimed:
    """Return a claim of ``seat`` that ``answerer`` answered."""
    answer = None if answerer is None else Answer(entry + 1, answerer, believed)
    return Claimed(entry, seat, 61, likely, blind, holds, 53, answer)
