"""Stamps of published figures: which bots a section of a page measured, and how they played.

A command that writes a section of a page also writes its stamp into ``stamps.json``: the command,
the game, the bots, and a fingerprint of their play in a few seeded games. A test compares the
fingerprints with the bots of today. If a bot plays differently, run the section's command again.
"""

import functools
import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

import msgspec

from mendax.arena.competitors import NamedBot
from mendax.arena.match import MatchSetup, played
from mendax.games import game_named
from tools.ground import ROOT

FILE: Final = ROOT / "bench" / "stamps.json"
_GAMES: Final = 3
"""The number of games in a fingerprint for each bot."""


class Stamp(msgspec.Struct, frozen=True):
    """The origin of one section of a page."""

    page: str
    """The path of the page in the repository."""
    section: str
    """The name in the section's marks (``pages``)."""
    command: str
    game: str
    bots: tuple[str, ...]
    plays: str
    """The fingerprint of the bots' play."""


def stamps() -> tuple[Stamp, ...]:
    """Return all stamps, by page and section."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Stamp, ...])


def stamp(page: str, section: str, command: str, game: str, bots: Iterable[str]) -> None:
    """Write the stamp of a section, in place of an earlier one."""
    named = tuple(dict.fromkeys(bots))
    new = Stamp(page, section, command, game, named, fingerprint(game, named))
    kept = {(one.page, one.section): one for one in (stamps() if FILE.exists() else ())}
    kept[page, section] = new
    every = [msgspec.to_builtins(kept[key]) for key in sorted(kept)]
    FILE.write_text(json.dumps(every, indent=1) + "\n")


def fingerprint(game: str, bots: tuple[str, ...]) -> str:
    """Return a hash of all actions in seeded games: each bot among its kind, then all together."""
    seats = game_named(game).seats[0]
    alike = [_alike(game, bot) for bot in bots]
    mixed = [tuple((bot + seat) % len(bots) for seat in range(seats)) for bot in range(len(bots))]
    together = _moves(game, bots, mixed) if len(bots) > 1 else []
    return sha256("\n".join([*alike, *together]).encode()).hexdigest()[:16]


@functools.cache
def _alike(game: str, bot: str) -> str:
    """Return a hash of the actions of a bot among its kind."""
    seats = game_named(game).seats[0]
    return sha256("\n".join(_moves(game, (bot,), [(0,) * seats] * _GAMES)).encode()).hexdigest()


def _moves(game: str, bots: tuple[str, ...], seatings: Iterable[tuple[int, ...]]) -> list[str]:
    known = game_named(game)
    rules = known.presets[known.default_preset]
    setup = MatchSetup(game, rules, tuple(map(NamedBot, bots)), "stamp", keep_moves=True)
    return [move for one in played(setup, enumerate(seatings)) for move in one.moves]
