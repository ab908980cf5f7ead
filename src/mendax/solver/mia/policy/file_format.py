"""Policies on disk, each in a compact, versioned file.

The format
    line 1   ``mendax policy 3``: 3 is the version of the format
    line 2   ``seats=<n> span=<match|round>`` and every house rule, as written by ``mendax rules``
    line 3   ``positions=<number> says=<number>``
    then     compressed (xz): the columns below one after the other, little-endian, each for all
             positions, in the order of the first four

    seats    uint8    the number of seats still in
    lives    uint8    the lives of these seats, from the seat with the cup (0 in scored games)
    settled  uint8    1 for each of these seats that has chosen new lives, otherwise 0
    left     uint16   the rounds left, including this round (0 if lives are counted)
    counts   uint16   the number of claim probabilities at this position
say_at, say (uint16, float64), doubt (float64), blind, again, unseen, second (int8) and worth
(float64) are the fields of ``policy.Sheet``; their lengths follow from the rules.

Columns for repetitions, points and blind passing follow (``extra_columns``).

Files of another version are refused. No part of a file is executed.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mendax.core.game import MendaxError, Reason
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import read_options, write_options
from mendax.solver.generic.compression import compress, decompress
from mendax.solver.generic.errors import UnreadablePolicy
from mendax.solver.mia.model.coverage import SEATS
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.mia.policy import extra_columns
from mendax.solver.mia.policy.column_reader import ColumnReader
from mendax.solver.mia.policy.policy import Policy, Sheet, rows

_TITLE: Final = "mendax policy "
VERSION: Final = 3
_LARGEST: Final = 1 << 30
"""The maximum size in bytes of an uncompressed policy, above that of any Mia policy."""


_FIELDS: Final = (
    ("say_at", "<u2"),
    ("say", "<f8"),
    ("doubt", "<f8"),
    ("blind", "<i1"),
    ("again", "<i1"),
    ("unseen", "<i1"),
    ("second", "<i1"),
    ("worth", "<f8"),
)
"""The fields of ``policy.Sheet`` stored as columns, with their types; worth is last."""


def write(policy: Policy) -> bytes:
    """Return the content of a policy's file; equal policies give equal bytes."""
    sheets = [policy.sheets[position] for position in sorted(policy.sheets)]
    says = sum(len(sheet.say) for sheet in sheets)
    head = (
        f"{_TITLE}{VERSION}\n"
        f"seats={policy.seats} span={policy.span} {write_options(policy.rules)}\n"
        f"positions={len(sheets)} says={says}\n"
    )
    positions = sorted(policy.sheets)
    columns = [
        np.array([len(p.lives) for p in positions], "<u1"),
        np.array([lives for p in positions for lives in p.lives], "<u1"),
        np.array([settled for p in positions for settled in p.settled], "<u1"),
        np.array([p.left for p in positions], "<u2"),
        np.array([len(sheet.say) for sheet in sheets], "<u2"),
        *(
            np.concatenate([np.ravel(getattr(sheet, name)) for sheet in sheets]).astype(kind)
            for name, kind in _FIELDS
        ),
        *extra_columns.columns(positions, sheets),
    ]
    return head.encode() + compress(b"".join(column.tobytes() for column in columns))


def read(content: bytes) -> Policy:
    """Parse a policy file's content. Raises ``UnreadablePolicy``."""
    try:
        title, options, sizes, compressed = content.split(b"\n", 3)
        version = title.decode().removeprefix(_TITLE)
        if version != str(VERSION):
            raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": version[:40]}))
        return _read(options.decode().split(), _numbers(sizes.decode().split()), compressed)
    except (ValueError, KeyError, IndexError, MendaxError) as error:
        if isinstance(error, UnreadablePolicy):
            raise
        problem = str(error)[:80]
        raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": problem})) from None


def _numbers(words: Sequence[str]) -> dict[str, int]:
    pairs = (word.partition("=") for word in words)
    return {name: int(number) for name, _, number in pairs}


def _read(words: list[str], sizes: dict[str, int], compressed: bytes) -> Policy:
    said = dict(word.split("=", 1) for word in words[:2])
    rules = read_options(MiaRules(), words[2:])
    span = said["span"]
    if span not in ("match", "round"):
        raise ValueError(f"span {span[:20]}")
    if int(said["seats"]) not in SEATS:
        raise ValueError(f"seats {said['seats'][:20]}")
    column = ColumnReader(decompress(compressed, _LARGEST))
    positions = list(_positions(column, sizes["positions"]))
    counts = column.take("<u2", sizes["positions"])
    lengths = _lengths(rules, positions, counts)
    parts = [column.parts(kind, lengths[name]) for name, kind in _FIELDS]
    positions, *more = extra_columns.read(column, rules, positions)
    if column.left or int(counts.sum()) != sizes["says"]:
        raise ValueError("longer than its header states")
    sheets: dict[Position, Sheet] = {}
    for position, row in zip(positions, zip(*parts, *more, strict=True), strict=True):
        sheets[position] = _sheet(len(position.lives), list(row))
    return Policy(rules, int(said["seats"]), "match" if span == "match" else "round", sheets)


def _sheet(seats: int, fields: list[Any]) -> Sheet:
    sheet = Sheet(*fields)
    return sheet._replace(worth=sheet.worth.reshape(-1, seats))


def _positions(column: ColumnReader, number: int) -> Iterator[Position]:
    seats = column.take("<u1", number)
    lives = column.parts("<u1", seats)
    settled = column.parts("<u1", seats)
    left = column.take("<u2", number)
    for one, two, three in zip(lives, settled, left, strict=True):
        yield Position(tuple(one.tolist()), tuple(map(bool, two.tolist())), int(three))


def _lengths(
    rules: MiaRules, positions: list[Position], counts: npt.NDArray[np.uint16]
) -> dict[str, list[int]]:
    """Return the number of entries of each field for each position."""
    states, claims, values = [], [], []
    for position in positions:
        t = rule_tables(rules, len(position.lives))
        layout = rows(t)
        states.append(len(layout.states))
        claims.append(layout.doubt[-1])
        values.append(len(t.values))
    worth = [n * len(p.lives) for n, p in zip(states, positions, strict=True)]
    says = counts.tolist()
    by_name = {"say_at": says, "say": says, "doubt": claims, "blind": states, "again": states}
    return by_name | {"unseen": values, "second": values, "worth": worth}


def save(policy: Policy, file: Path) -> None:
    """Write the policy to ``file`` atomically."""
    draft = file.with_name(file.name + ".part")
    draft.write_bytes(write(policy))
    draft.replace(file)


def load(file: Path) -> Policy:
    """Read the policy in ``file``. Raises ``UnreadablePolicy``, or ``OSError`` for file errors."""
    return read(file.read_bytes())
