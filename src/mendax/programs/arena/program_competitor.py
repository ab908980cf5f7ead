"""A program in a match, with its command, its version and its limits."""

import shlex
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from mendax.core.game import Reason, RulesError, Seat
from mendax.games import game_named
from mendax.programs.arena.charges import USUAL, Conduct, ProgramLimits
from mendax.programs.arena.program_seat import ProgramSeat
from mendax.programs.arena.running import HERE, ProgramKey
from mendax.programs.process.command import command_for

PROGRAM_CHANGED: Final = "arena-program-changed"
"""The reason for a fault if a file has changed since the match began."""


class ProgramCompetitor(NamedTuple):
    """A program as a value that can be sent to a worker process."""

    name: str
    given: str
    """The file or command line, as given by the caller."""
    command: tuple[str, ...]
    version: str
    """The first twelve hexadecimal digits of the program file's SHA-256.

    Empty for a command without a file.
    """
    limits: ProgramLimits = USUAL

    @property
    def has_changed(self) -> bool:
        """Return whether the program's file on this machine has changed."""
        return version_of(self.given) != self.version

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Start a trial game, so that a program that cannot run is refused before the match.

        Raises ``RulesError``.
        """
        conduct = self.seated(game, rules, 0, seats, Random(0)).leave(None, None)
        if conduct.faults:
            raise _not_ready(self.given, conduct)

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> ProgramSeat:
        """Return the program in a seat. If this machine has a different file, charge a fault."""
        if self.has_changed:
            shown = {"given": self.given[:200], "version": self.version}
            raise RulesError(Reason(PROGRAM_CHANGED, shown))
        names = tuple(f"seat{number + 1}" for number in range(seats))
        key = ProgramKey(self.command, self.limits, self.version)
        return ProgramSeat(HERE, key, game_named(game), rules, seat, names, rng.getrandbits(48))


def _not_ready(given: str, conduct: Conduct) -> RulesError:
    """Return the reason why a program cannot begin a game, with the last line of its standard
    error."""
    charge, said = conduct.faults[0], conduct.last_error
    shown: dict[str, str | int] = {
        "given": given[:200],
        **charge.reason.arguments,
        "why": charge.reason.key,
        "lines": 1 if said else 0,
        "said": said,
    }
    if charge.reason.key == "program-other-games":
        return RulesError(charge.reason)
    return RulesError(Reason("arena-program-not-ready", shown))


def program_competitor(given: str, limits: ProgramLimits = USUAL) -> ProgramCompetitor:
    """Return the competitor for a file or command line.

    Raises ``RulesError`` if it cannot be run.
    """
    command = command_for(given)
    path = Path(given)
    name = path.name if path.is_file() else " ".join(Path(word).name for word in shlex.split(given))
    return ProgramCompetitor(name, given, command, version_of(given), limits)


def names_program(given: str) -> bool:
    """Return whether ``given`` is a file or command line rather than the name of a bot."""
    return not given.replace("_", "").isalnum()


def version_of(given: str) -> str:
    """Return the first twelve hexadecimal digits of a program file's SHA-256, or an empty
    string."""
    path = Path(given)
    return sha256(path.read_bytes()).hexdigest()[:12] if path.is_file() else ""
