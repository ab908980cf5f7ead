"""Whom and what the host of a server keeps out: addresses, people, and closed tables, for a time.

Rules of this file
1. Kept in one small file beside the tables, ``bans.json``, written anew as a whole: so a ban
   outlives the process, and whoever deletes the file lifts them all.
2. Until when goes by the wall clock, as it outlives the process. What is over is forgotten.
"""

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from mendax.server.refusal import Refused
from mendax.server.wire.messages import decode_body, encode

_log = logging.getLogger("mendax.abuse")

NAME: Final = "bans.json"
Kind = Literal["address", "person", "table"]


class AccessBan(Struct, frozen=True):
    """One that is kept out."""

    kind: Kind
    who: str
    until: float | None = None
    """Seconds since 1970; None: for good."""


class Bans:
    """All bans of a server."""

    def __init__(self, folder: Path, wall: Callable[[], float] = time.time) -> None:
        """Reads what was kept; a file that can't be read bans nobody, and the log says so."""
        self._file = folder / NAME
        self._wall = wall
        self._bans: dict[tuple[Kind, str], AccessBan] = {}
        try:
            kept: tuple[AccessBan, ...] = decode_body(
                self._file.read_bytes(), tuple[AccessBan, ...]
            )
        except FileNotFoundError:
            return
        except (OSError, msgspec.MsgspecError) as error:
            _log.warning("%s can't be read, so nobody is banned: %s", NAME, type(error).__name__)
            return
        self._bans = {(ban.kind, ban.who): ban for ban in kept}

    def all(self) -> tuple[AccessBan, ...]:
        """Those that hold now."""
        now = self._wall()
        over = [k for k, ban in self._bans.items() if ban.until is not None and ban.until <= now]
        for key in over:
            del self._bans[key]
        return tuple(self._bans.values())

    def add(self, kind: Kind, who: str, seconds: float | None) -> None:
        """Keeps out, for so long or for good. Raises ``OSError`` if that can't be kept."""
        until = None if seconds is None else self._wall() + seconds
        self._bans[kind, who] = AccessBan(kind, who, until)
        self._keep()

    def lift(self, ban: AccessBan) -> None:
        """Lets in again. Raises ``OSError`` if that can't be kept."""
        self._bans.pop((ban.kind, ban.who), None)
        self._keep()

    def seconds(self, ban: AccessBan) -> float | None:
        """For how much longer; None: for good."""
        return None if ban.until is None else max(0.0, ban.until - self._wall())

    def banned(self, kind: Kind, who: str) -> bool:
        """Whether this one is kept out now."""
        ban = self._bans.get((kind, who)) if self._bans else None
        return ban is not None and (ban.until is None or self._wall() < ban.until)

    def require(self, kind: Kind, who: str) -> None:
        """Raises ``Refused`` (403) if this one is kept out."""
        if self.banned(kind, who):
            raise Refused(403, "wire-refused-closed" if kind == "table" else "wire-refused-banned")

    def _keep(self) -> None:
        beside = self._file.with_suffix(".new")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(encode(self.all()))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self._file)
