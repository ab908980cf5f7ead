"""What holds at every table of one server: what its host announces, and whether it is to close."""

from mendax.server.wire.messages import AnnouncementOut, encode
from mendax.table.actions import Start
from mendax.table.commands import ByTable, Command, Do


class Announcements:
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
