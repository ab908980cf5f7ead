"""A compact file of thousands of puzzles, of which a reader decodes only the requested ones.

1. The file is the length of the index (four bytes), the compressed index, and compressed blocks of
   ``BLOCK`` puzzles.
2. Puzzles are sorted by rating, so puzzles of similar difficulty share a block.
3. Costs and grades are not stored, and of explanations only those of Sword of Lies: the others
   follow from the other fields.
"""

import functools
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from mendax.coach.causes import AnswerFact
from mendax.core.game import Reason
from mendax.practice.dull import group
from mendax.practice.puzzle import Kind, Puzzle, PuzzleOption, PuzzleTable, grade
from mendax.practice.reasons import EXPLAINED, explanation

BLOCK: Final = 32
"""The number of puzzles in a block."""
_LENGTH: Final = 4
_KEPT: Final = 16
"""The number of decoded blocks that a bank keeps."""
_WORTH, _SHARE = 100, 1000
"""The number of steps in a point of ``worth``, and in the probability 1."""


class PuzzleEntry(NamedTuple):
    """The facts of a puzzle by which it is selected."""

    number: int
    id: str
    rating: int
    kind: Kind
    themes: tuple[str, ...]
    group: str
    """The group within its kind (see ``dull.group``)."""


class _Option(msgspec.Struct, array_like=True, frozen=True):
    action: str
    worth: int
    share: int
    doubted: int | None

    def judged(self, top: int, error: float) -> PuzzleOption:
        cost, share = (top - self.worth) / _WORTH, self.share / _SHARE
        return PuzzleOption(
            action=self.action,
            worth=self.worth / _WORTH,
            cost=cost,
            share=share,
            grade=grade(cost, share, error),
            doubted=None if self.doubted is None else self.doubted / _SHARE,
        )


class _Told(NamedTuple):
    """The fields of a puzzle that its explanation depends on."""

    game: str
    preset: str
    rules: str
    view: Any
    options: tuple[PuzzleOption, ...]
    lie: float | None
    fact: AnswerFact | None


class _Row(msgspec.Struct, array_like=True, frozen=True):
    """The fields of a puzzle that are not in the index."""

    table: int
    view: Any
    options: tuple[_Option, ...]
    lie: int | None
    wrong: int
    loss: int
    error: int
    why: Reason | None = None
    """The explanation, if it does not follow from the other fields."""
    fact: AnswerFact | None = None


class _Index(msgspec.Struct, array_like=True, frozen=True):
    """Each of ``ids``, ``ratings``, ``kinds`` and ``labels`` has one element per puzzle."""

    tables: tuple[PuzzleTable, ...]
    labels: tuple[tuple[Kind, tuple[str, ...], str], ...]
    """The combinations of a kind, themes and a group."""
    ids: tuple[str, ...]
    ratings: tuple[int, ...]
    labelled: tuple[int, ...]
    """The place in ``labels``."""
    blocks: tuple[int, ...]
    """The lengths of the blocks in bytes."""
    lessons: dict[str, tuple[int, ...]]


class Bank:
    """The puzzles of a file."""

    def __init__(self, content: bytes) -> None:
        """Raises ``msgspec.MsgspecError`` or ``zlib.error`` for anything but a file of puzzles."""
        start = _LENGTH + int.from_bytes(content[:_LENGTH], "big")
        index = msgspec.json.decode(zlib.decompress(content[_LENGTH:start]), type=_Index)
        self._tables, self.lessons = index.tables, index.lessons
        told = zip(index.ids, index.ratings, index.labelled, strict=True)
        self.entries = tuple(
            PuzzleEntry(number, name, rating, *index.labels[label])
            for number, (name, rating, label) in enumerate(told)
        )
        self._blocks = list[bytes]()
        for length in index.blocks:
            self._blocks.append(content[start : start + length])
            start += length
        self._rows = functools.lru_cache(_KEPT)(self._decoded)

    def puzzle(self, number: int) -> Puzzle:
        """Return the puzzle with this number."""
        block, place = divmod(number, BLOCK)
        row, entry = self._rows(block)[place], self.entries[number]
        table, error = self._tables[row.table], row.error / _WORTH
        top = max(option.worth for option in row.options)
        options = tuple(option.judged(top, error) for option in row.options)
        lie = None if row.lie is None else row.lie / _SHARE
        told = _Told(table.game, table.preset, table.rules, row.view, options, lie, row.fact)
        return Puzzle(
            **table._asdict(),
            id=entry.id,
            kind=entry.kind,
            themes=entry.themes,
            view=row.view,
            options=options,
            lie=lie,
            why=row.why or explanation(told),
            wrong=row.wrong / _SHARE,
            loss=row.loss / _WORTH,
            rating=entry.rating,
            error=error,
            fact=row.fact,
        )

    def _decoded(self, block: int) -> tuple[_Row, ...]:
        rows = zlib.decompress(self._blocks[block])
        return msgspec.json.decode(rows, type=tuple[_Row, ...])


def written(puzzles: Iterable[Puzzle], lessons: Mapping[str, Sequence[str]]) -> bytes:
    """Return a file of the puzzles, and of the lessons by the ids of their puzzles."""
    every = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    tables = sorted({_table(puzzle) for puzzle in every})
    label_of = [(puzzle.kind, puzzle.themes, group(puzzle)) for puzzle in every]
    labels = sorted(set(label_of))
    rows = [_row(puzzle, tables.index(_table(puzzle))) for puzzle in every]
    blocks = [_packed(rows[start : start + BLOCK]) for start in range(0, len(rows), BLOCK)]
    place = {puzzle.id: number for number, puzzle in enumerate(every)}
    index = _packed(
        _Index(
            tables=tuple(tables),
            labels=tuple(labels),
            ids=tuple(puzzle.id for puzzle in every),
            ratings=tuple(puzzle.rating for puzzle in every),
            labelled=tuple(map(labels.index, label_of)),
            blocks=tuple(map(len, blocks)),
            lessons={name: tuple(place[one] for one in ids) for name, ids in lessons.items()},
        )
    )
    return b"".join((len(index).to_bytes(_LENGTH, "big"), index, *blocks))


def _packed(content: object) -> bytes:
    return zlib.compress(msgspec.json.encode(content), 9)


def _table(puzzle: Puzzle) -> PuzzleTable:
    return PuzzleTable(puzzle.game, puzzle.preset, puzzle.rules, puzzle.seats, puzzle.unit)


def _row(puzzle: Puzzle, table: int) -> _Row:
    return _Row(
        table=table,
        view=puzzle.view,
        options=tuple(
            _Option(
                option.action,
                round(_WORTH * option.worth),
                round(_SHARE * option.share),
                None if option.doubted is None else round(_SHARE * option.doubted),
            )
            for option in puzzle.options
        ),
        lie=None if puzzle.lie is None else round(_SHARE * puzzle.lie),
        wrong=round(_SHARE * puzzle.wrong),
        loss=round(_WORTH * puzzle.loss),
        error=round(_WORTH * puzzle.error),
        why=None if puzzle.game in EXPLAINED else puzzle.why,
        fact=puzzle.fact,
    )
