"""The folder of a league, with its settings, rounds and table.

    league.toml     the game and the players; written by people, read before every round
    rounds.jsonl    a line for every finished round
    table.json      the current table for readers; rewritten after every round

An interrupted league continues after the last complete line. An unfinished round leaves no data and
is replayed with the same seed.
"""

import contextlib
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from mendax.arena.league.values import LeagueRound, LeagueTable
from mendax.core.game import MendaxError, Reason, Value

ROUNDS: Final = "rounds.jsonl"
TABLE: Final = "table.json"
SETTINGS: Final = "league.toml"


class LeagueProblem(MendaxError):
    """Raised when a folder cannot be used for a league."""


class LeagueSettings(Value, frozen=True):
    """The contents of ``league.toml``."""

    bots: tuple[str, ...]
    """The names of bots, files with programs (relative to the folder), and command lines."""
    game: str = "mia"
    preset: str | None = None
    set: tuple[str, ...] = ()
    """House rules in the form ``lives=5``."""
    seats: int = 2
    games: int = 0
    """The number of games per round, or 0.

    0 selects the smallest number that rotates all players evenly through all seats, with at least
    twenty games per player.
    """
    seed: str = "league"
    limits: tuple[str, ...] = ()
    """Limits for programs, in the form ``move-seconds=2``."""


_toml_of: Final = msgspec.json.encode


def new_settings(settings: LeagueSettings) -> str:
    """Return the content of ``league.toml`` for these settings."""
    lines = ["# A league of Mendax. Change it at any time: it is read before every round."]
    for field in settings.__struct_fields__:
        value = getattr(settings, field)
        if value is not None:
            lines.append(f"{field} = {_toml_of(value).decode()}")
    return "\n".join(lines) + "\n"


class LeagueFolder:
    """The files of one league."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def settings(self) -> LeagueSettings:
        """Return the settings. Raises ``LeagueProblem``."""
        try:
            written = tomllib.loads((self.path / SETTINGS).read_text("utf-8"))
            settings = msgspec.convert(written, LeagueSettings)
        except (OSError, ValueError) as error:  # errors of TOML and msgspec are ValueErrors
            raise self._problem("settings", error) from None
        return settings

    def write_settings(self, settings: LeagueSettings) -> None:
        """Create the folder and write ``league.toml``. Raises ``LeagueProblem``."""
        self.make()
        try:
            _replace(self.path / SETTINGS, new_settings(settings).encode())
        except OSError as error:
            raise self._problem("folder", error) from None

    def make(self) -> None:
        """Create the folder if it does not exist. Raises ``LeagueProblem``."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._problem("folder", error) from None

    def rounds(self) -> list[LeagueRound]:
        """Return the finished rounds. Raises ``LeagueProblem`` for a damaged line."""
        path = self.path / ROUNDS
        try:
            text = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise self._problem("folder", error) from None
        rounds = []
        for number, line in enumerate(text.split(b"\n")[:-1], 1):
            try:
                rounds.append(_round.decode(line))
            except msgspec.DecodeError as error:
                raise self._problem("damaged", error, line=number) from None
        return rounds

    def append(self, one: LeagueRound) -> None:
        """Append a round, which is on disk when this returns. Raises ``LeagueProblem``."""
        path = self.path / ROUNDS
        try:
            with path.open("ab") as file:
                whole = path.read_bytes().rfind(b"\n") + 1
                file.truncate(whole)  # an interrupted write left an incomplete line
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise self._problem("folder", error) from None

    def publish(self, table: LeagueTable) -> None:
        """Replace ``table.json`` atomically. Raises ``LeagueProblem``."""
        try:
            _replace(self.path / TABLE, msgspec.json.encode(table) + b"\n")
        except OSError as error:
            raise self._problem("folder", error) from None

    def table(self) -> LeagueTable:
        """Return the last published table. Raises ``LeagueProblem``."""
        try:
            return _table.decode((self.path / TABLE).read_bytes())
        except (OSError, msgspec.DecodeError) as error:
            raise self._problem("table", error) from None

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the lock file of the league.

        Raises ``LeagueProblem`` if another process holds it, or it can't be opened.
        """
        try:
            import fcntl
        except ImportError:  # only POSIX systems have file locks
            yield
            return
        try:
            lock = (self.path / "lock").open("ab")
        except OSError as error:
            raise self._problem("folder", error) from None
        with lock as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise self._problem("locked", error) from None
            yield

    def _problem(self, key: str, error: Exception, **more: Any) -> LeagueProblem:
        said = error.strerror if isinstance(error, OSError) else str(error)
        shown = {"path": str(self.path)[:200], "problem": str(said)[:200], **more}
        return LeagueProblem(Reason("arena-league-" + key, shown))


_round: Final = msgspec.json.Decoder(LeagueRound)
_table: Final = msgspec.json.Decoder(LeagueTable)


def _replace(path: Path, content: bytes) -> None:
    """Replace a file atomically."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content)
    beside.replace(path)
