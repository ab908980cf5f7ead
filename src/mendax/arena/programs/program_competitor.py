"""A program that takes part in a match: how it is started, which version it is, what it may use."""

import shlex
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from mendax.arena.programs.charges import USUAL, Conduct, ProgramLimits
from mendax.arena.programs.program_seat import ProgramSeat
from mendax.arena.programs.running import HERE, ProgramKey
from mendax.core.game import Reason, RulesError, Seat
from mendax.games import game_named
from mendax.programs.command import command_for

PROGRAM_CHANGED: Final = "arena-program-changed"
"""The reason when a file is no longer the one that a match began with."""


class ProgramCompetitor(NamedTuple):
    """A program, as a worker process can be sent it."""

    name: str
    given: str
    """The file, or the command line, that somebody named."""
    command: tuple[str, ...]
    version: str
    """Twelve digits of the SHA-256 of its file; empty for a command without one."""
    limits: ProgramLimits = USUAL

    @property
    def has_changed(self) -> bool:
        """Whether its file on this machine is another one by now."""
        return version_of(self.given) != self.version

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Lets it begin a game, so that what can't run at all is refused before the first."""
        conduct = self.seated(game, rules, 0, seats, Random(0)).leave(None, None)
        if conduct.faults:
            raise _not_ready(self.given, conduct)

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> ProgramSeat:
        """The program at a seat; a process of this very file, or a fault for whoever has others."""
        if self.has_changed:
            shown = {"given": self.given[:200], "version": self.version}
            raise RulesError(Reason(PROGRAM_CHANGED, shown))
        names = tuple(f"seat{number + 1}" for number in range(seats))
        key = ProgramKey(self.command, self.limits, self.version)
        return ProgramSeat(HERE, key, game_named(game), rules, seat, names, rng.getrandbits(48))


def _not_ready(given: str, conduct: Conduct) -> RulesError:
    """Why a program does not even begin a game, with the last line of its standard error."""
    charge, said = conduct.faults[0], conduct.errors.strip().splitlines()
    shown: dict[str, str | int] = {
        "given": given[:200],
        "kind": charge.kind,
        "said": said[-1][:300] if said else "–",
    }
    if charge.reason.key == "program-other-games":
        return RulesError(charge.reason)
    return RulesError(Reason("arena-program-not-ready", shown))


def program_competitor(given: str, limits: ProgramLimits = USUAL) -> ProgramCompetitor:
    """The competitor of a file or a command line. Raises ``RulesError`` for what can't be run."""
    command = command_for(given)
    path = Path(given)
    name = path.name if path.is_file() else " ".join(Path(word).name for word in shlex.split(given))
    return ProgramCompetitor(name, given, command, version_of(given), limits)


def names_program(given: str) -> bool:
    """Whether a bot is named by a file or a command line, and not by a bot's name."""
    return not given.replace("_", "").isalnum()


def version_of(given: str) -> str:
    """Twelve digits of the SHA-256 of a program's file; empty if it has none."""
    path = Path(given)
    return sha256(path.read_bytes()).hexdigest()[:12] if path.is_file() else ""
