"""What those at a table are told besides views and events."""

from functools import partial

from mendax.server.store.disk_room import DiskRoom
from mendax.server.tables.presence import Names, Present
from mendax.server.wire.messages import PresentOut, StorageOut, encode
from mendax.table.clock import Due
from mendax.table.moderation import watchers
from mendax.table.table import Table


def present_message(now: Present, waits: tuple[Due, ...], monitors: int) -> bytes:
    """Who is connected, and who is waited for; those who run the server count as watchers."""
    count = now.watchers + monitors
    return encode(PresentOut(now.seats, count, now.names, waits, now.screens, now.muted))


def watchers_of(table: Table) -> Names:
    """How those of some people are called who watch ``table``, and who of them is muted."""
    return partial(watchers, table.state.lobby.seating)


def storing_message(disk: DiskRoom) -> bytes:
    """Whether what is done can be stored."""
    return encode(StorageOut(disk.storing))
