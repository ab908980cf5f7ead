"""What holds at every table of one server: what its host announces, and whether it is to close."""

from collections.abc import Iterable
from typing import Protocol

from mendax.server.wire.messages import AnnouncementOut, encode
from mendax.table.actions import Start
from mendax.table.commands import ByTable, Command, Do
from mendax.table.log import Entry


class House:
    """One server, as all its tables know it."""

    def __init__(self) -> None:
        self.announced = AnnouncementOut("", False)

    @property
    def draining(self) -> bool:
        """Whether no tables are opened and no games begun any more, as the server is to end."""
        return self.announced.draining

    @property
    def notice(self) -> bytes | None:
        """What whoever comes is told; None: nothing."""
        said = self.announced.text or self.announced.draining
        return encode(self.announced) if said else None

    def lets(self, command: Command) -> bool:
        """Whether this may be done: no game begins while the server is to end."""
        if not self.draining:
            return True
        return not (isinstance(command, Do | ByTable) and isinstance(command.action, Start))


class Observer(Protocol):
    """Whoever runs the server, looking on: no person, and no presence."""

    def hear(self, entries: Iterable[Entry]) -> None:
        """This was done, and is stored."""

    def end(self) -> None:
        """There is nothing more to hear."""
