"""French poker policies on disk, each in a compact, versioned file.

The format, version 3
    line 1   ``mendax french_poker policy 3``
    line 2   every house rule, as written by ``mendax rules``
    line 3   ``says=<number>``, and `` seats=<number>`` unless that is two
    then     compressed (xz): the fields of ``policy.Columns`` one after the other, little-endian:
             value and believed (float64; the latter with the opposite sign), doubt (uint16), said
             (uint8), claim (uint16) and chance (uint16); their lengths follow from the rules

Stages are sorted by kept dice, and rolls by kept and rolled dice, both from the highest claim down.
Neighbours then have similar strategies, which makes a file a third to two thirds smaller.

Probabilities are stored in units of 1/65,535. Rounding errors are below 1e-5; ``mendax exploit``
includes the cost of these errors. Files of another version are refused. No part of a file is
executed.
"""

from itertools import accumulate
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.core.game import MendaxError, Reason
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import read_options, write_options
from mendax.solver.french_poker.policy import Columns, RoundPolicy, stages
from mendax.solver.french_poker.round_model import Floats, Ints, RoundModel, round_model
from mendax.solver.generic.compression import compress, decompress
from mendax.solver.generic.errors import UnreadablePolicy

_TITLE: Final = "mendax french_poker policy "
VERSION: Final = 3
_WHOLE: Final = 65535
"""The integer that stores probability 1."""
_LARGEST: Final = 1 << 28
"""The maximum size in bytes of an uncompressed policy, above that of any French poker policy."""
_KINDS: Final = ("<f8", "<f8", "<u2", "<u1", "<u2", "<u2")


def write(policy: RoundPolicy) -> bytes:
    """Return the content of a policy's file; equal policies give equal bytes."""
    value, believed, doubt, said, claim, chance = policy.columns
    order = _order(round_model(policy.rules))
    doubts, says = _within(order.stages, order.doubts), _within(order.rolls, said)
    kept = (
        *(value[order.stages], -believed, _kept(doubt)[doubts]),
        *(said[order.rolls], claim[says], _kept(chance)[says]),
    )
    sizes = f"says={len(claim)}" + (f" seats={policy.seats}" if policy.seats > 2 else "")
    head = f"{_TITLE}{VERSION}\n{write_options(policy.rules)}\n{sizes}\n"
    body = b"".join(
        np.ravel(column).astype(kind).tobytes() for column, kind in zip(kept, _KINDS, strict=True)
    )
    return head.encode() + compress(body)


def _kept(chances: Floats) -> Ints:
    return np.rint(chances * _WHOLE).astype(np.int64)


def read(content: bytes) -> RoundPolicy:
    """Parse a policy file's content. Raises ``UnreadablePolicy``."""
    try:
        title, options, sizes, compressed = content.split(b"\n", 3)
        version = title.decode().removeprefix(_TITLE)
        if version != str(VERSION):
            raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": version[:40]}))
        rules = read_options(FrenchPokerRules(), options.decode().split())
        says, _, seats = sizes.decode().removeprefix("says=").partition(" seats=")
        return _read(rules, int(says), int(seats or 2), compressed)
    except (ValueError, KeyError, IndexError, MendaxError) as error:
        if isinstance(error, UnreadablePolicy):
            raise
        problem = str(error)[:80]
        raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": problem})) from None


def _read(rules: FrenchPokerRules, says: int, seats: int, compressed: bytes) -> RoundPolicy:
    body = decompress(compressed, _LARGEST)
    model = round_model(rules)
    order = _order(model)
    stages_known, rolls, doubts = len(order.stages), len(order.rolls), int(order.doubts.sum())
    lengths = (stages_known, model.top * len(model.worth), doubts, rolls, says, says)
    sizes = [np.dtype(kind).itemsize * n for kind, n in zip(_KINDS, lengths, strict=True)]
    if sum(sizes) != len(body):
        raise ValueError("a length that differs from the header")
    ends = accumulate(sizes)
    parts = [
        np.frombuffer(body[end - size : end], kind)
        for end, size, kind in zip(ends, sizes, _KINDS, strict=True)
    ]
    value, lost, doubt, said, claim, chance = parts
    if seats < 2:
        raise ValueError("invalid seats")
    if int(said.sum()) != says or (says and int(claim.max()) > model.top):
        raise ValueError("invalid claims")
    value, said = _back(value, order.stages), _back(said, order.rolls)
    doubt = _back(doubt, _within(order.stages, order.doubts))
    claim, chance = (_back(part, _within(order.rolls, said)) for part in (claim, chance))
    whole = np.repeat(np.add.reduceat(chance.astype(float), _starts(said)), said)
    if not (np.isfinite(value).all() and np.isfinite(lost).all() and (whole > 0).all()):
        raise ValueError("invalid numbers")
    return RoundPolicy(
        rules,
        Columns(
            value.astype(float),
            -lost.reshape(model.top, -1).astype(float),
            doubt / _WHOLE,
            said.astype(np.int64),
            claim.astype(np.int64),
            chance / whole,
        ),
        seats,
    )


class _Order(NamedTuple):
    """The order of a file, as permutations of ``stages``."""

    stages: Ints
    """The numbers, in ``stages``, of the file's stages."""
    rolls: Ints
    """The numbers, in ``Columns.said``, of the rolls of all stages."""
    doubts: Ints
    """The number of claims that can be doubted; the stages are in the order of ``stages``."""


def _order(model: RoundModel) -> _Order:
    kept, to_beat = np.array(list(stages(model))).T
    counts = np.array([len(falls.odds) for falls in model.falls])[kept]
    rolled = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    keys = (np.repeat(-to_beat, counts), rolled, np.repeat(kept, counts))
    return _Order(np.lexsort((-to_beat, kept)), np.lexsort(keys), model.top - to_beat)


def _within(rows: Ints, sizes: Ints) -> npt.NDArray[np.int32]:
    """Return the indices of the items in ``rows``, in that order; ``sizes`` counts items by row."""
    sizes = sizes.astype(np.int64)
    starts, ordered = np.cumsum(sizes) - sizes, sizes[rows]
    shifts = starts[rows] - (np.cumsum(ordered) - ordered)
    numbers = np.arange(ordered.sum(), dtype=np.int32)  # There are up to sixteen million indices.
    numbers += np.repeat(shifts.astype(np.int32), ordered)
    return numbers


def _back(column: Any, order: npt.NDArray[Any]) -> Any:
    """Return a column in the order of ``stages``."""
    made = np.empty_like(column)
    made[order] = column
    return made


def _starts(said: Ints) -> Ints:
    if (said == 0).any():
        raise ValueError("a roll without a claim")
    return np.cumsum(said.astype(np.int64)) - said


def save(policy: RoundPolicy, file: Path) -> None:
    """Write the policy to ``file`` atomically."""
    draft = file.with_name(file.name + ".part")
    draft.write_bytes(write(policy))
    draft.replace(file)


def load(file: Path) -> RoundPolicy:
    """Read the policy in ``file``. Raises ``UnreadablePolicy``, or ``OSError`` for file errors."""
    return read(file.read_bytes())
