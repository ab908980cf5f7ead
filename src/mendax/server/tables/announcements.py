"""The state shared by all tables of a server: the owner's announcement, and draining."""

from mendax.server.wire.messages import AnnouncementOut, encode
from mendax.table.actions import Start
from mendax.table.commands import ByTable, Command, Do


class Announcements:
    """The announcement and the draining of one server."""

    def __init__(self) -> None:
        self.announced = AnnouncementOut("", False)

    @property
    def draining(self) -> bool:
        """True if the server is about to end. Then no table is opened and no game starts."""
        return self.announced.draining

    @property
    def notice(self) -> bytes | None:
        """The encoded message for new clients, or None without an announcement."""
        said = self.announced.text or self.announced.draining
        return encode(self.announced) if said else None

    def lets(self, command: Command) -> bool:
        """Return whether a command is allowed. No game starts while the server drains."""
        if not self.draining:
            return True
        return not (isinstance(command, Do | ByTable) and isinstance(command.action, Start))
