"""Policies of French poker on disk: one file each, compact and versioned.

The format, version 1
    line 1   ``mendax french_poker policy 1``
    line 2   every house rule, as ``mendax rules`` takes them
    line 3   ``says=<number>``
    then     the rest, deflated (zlib): the fields of ``policy.Columns`` one after the other,
             little-endian: value and turn (float64), doubt (uint16), said (uint8), claim (uint16)
             and chance (uint16); how long they are follows from the rules

A chance is kept in 65,535ths: that is a rounding of less than 1e-5, and what it costs is measured
with the rest (``mendax exploit``). A reader of another version refuses the file; nothing in it is
ever run.
"""

import zlib
from itertools import accumulate
from pathlib import Path
from typing import Final

import numpy as np

from mendax.core.game import MendaxError, Reason
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import read_options, write_options
from mendax.solver.french_poker.policy import Columns, RoundPolicy, stages
from mendax.solver.french_poker.round_model import Floats, Ints, round_model
from mendax.solver.generic.errors import UnreadablePolicy

_TITLE: Final = "mendax french_poker policy "
VERSION: Final = 1
_WHOLE: Final = 65535
"""A chance of one."""
_LARGEST: Final = 1 << 28
"""Bytes that a policy may unfold to; more is no policy of French poker."""
_KINDS: Final = ("<f8", "<f8", "<u2", "<u1", "<u2", "<u2")


def write(policy: RoundPolicy) -> bytes:
    """The policy as a file holds it; the same policy always gives the same bytes."""
    value, turn, doubt, said, claim, chance = policy.columns
    kept = (value, turn, _kept(doubt), said, claim, _kept(chance))
    head = f"{_TITLE}{VERSION}\n{write_options(policy.rules)}\nsays={len(claim)}\n"
    body = b"".join(
        np.ravel(column).astype(kind).tobytes() for column, kind in zip(kept, _KINDS, strict=True)
    )
    return head.encode() + zlib.compress(body, 9)


def _kept(chances: Floats) -> Ints:
    return np.rint(chances * _WHOLE).astype(np.int64)


def read(content: bytes) -> RoundPolicy:
    """The policy in a file. Raises ``UnreadablePolicy``."""
    try:
        title, options, sizes, folded = content.split(b"\n", 3)
        version = title.decode().removeprefix(_TITLE)
        if version != str(VERSION):
            raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": version[:40]}))
        rules = read_options(FrenchPokerRules(), options.decode().split())
        return _read(rules, int(sizes.decode().removeprefix("says=")), folded)
    except (ValueError, KeyError, IndexError, zlib.error, MendaxError) as error:
        if isinstance(error, UnreadablePolicy):
            raise
        problem = str(error)[:80]
        raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": problem})) from None


def _read(rules: FrenchPokerRules, says: int, folded: bytes) -> RoundPolicy:
    unfolding = zlib.decompressobj()
    body = unfolding.decompress(folded, _LARGEST)
    model = round_model(rules)
    known = list(stages(model))
    rows = sum(len(model.falls[kept].odds) for kept, _ in known)
    doubts = sum(model.top - to_beat for _, to_beat in known)
    lengths = (len(known), model.top * len(model.worth), doubts, rows, says, says)
    sizes = [np.dtype(kind).itemsize * n for kind, n in zip(_KINDS, lengths, strict=True)]
    if not unfolding.eof or unfolding.unused_data or sum(sizes) != len(body):
        raise ValueError("not as long as it says")
    ends = accumulate(sizes)
    parts = [
        np.frombuffer(body[end - size : end], kind)
        for end, size, kind in zip(ends, sizes, _KINDS, strict=True)
    ]
    value, turn, doubt, said, claim, chance = parts
    if int(said.sum()) != says or (says and int(claim.max()) > model.top):
        raise ValueError("claims that are none")
    whole = np.repeat(np.add.reduceat(chance.astype(float), _starts(said)), said)
    if not (np.isfinite(value).all() and np.isfinite(turn).all() and (whole > 0).all()):
        raise ValueError("numbers that are none")
    return RoundPolicy(
        rules,
        Columns(
            value.astype(float),
            turn.reshape(model.top, -1).astype(float),
            doubt / _WHOLE,
            said.astype(np.int64),
            claim.astype(np.int64),
            chance / whole,
        ),
    )


def _starts(said: Ints) -> Ints:
    if (said == 0).any():
        raise ValueError("a roll with which nothing is said")
    return np.cumsum(said.astype(np.int64)) - said


def save(policy: RoundPolicy, file: Path) -> None:
    """Writes the policy to ``file``, whole or not at all."""
    draft = file.with_name(file.name + ".part")
    draft.write_bytes(write(policy))
    draft.replace(file)


def load(file: Path) -> RoundPolicy:
    """The policy in ``file``. Raises ``UnreadablePolicy``, or ``OSError`` as files do."""
    return read(file.read_bytes())
