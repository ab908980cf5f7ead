"""Storage quotas for people, addresses and tables.

Rules of this file
1. The bytes that a table stores are charged equally to all connected clients, because bots play
   only for them.
2. Bytes are charged after storing, so an account may be overdrawn. Commands from that person or
   address are then refused until the account recovers. Others at the table can continue.
3. If the log of a table is full, players can still leave, and the running game can end.
"""

from typing import Final

from mendax.server.people.buckets import Buckets, Clock
from mendax.server.people.networks import AddressLimit
from mendax.server.settings.settings import Rate, Rates
from mendax.server.wire.refusal import Refused
from mendax.table.actions import HandOver, Leave, Remove, Return, StandIn
from mendax.table.commands import Act, Command, Do
from mendax.table.log import Person

LINE: Final = 100
"""The size of a line in bytes without its action: person, time and file overhead."""
_MEGABYTE: Final = 1_000_000
_DAY: Final = 86_400
_ALWAYS: Final = (Leave, Return, Remove, HandOver, StandIn)
"""Actions that are allowed when the log is full, so that players can come and go and games can
end.
"""


class Quotas:
    """The storage accounts of one server, for people and addresses."""

    def __init__(self, rates: Rates, clock: Clock) -> None:
        self._rates = rates
        self.by_person = Buckets(rates.stored_per_person, clock)
        self.by_address = AddressLimit(rates.stored, clock)
        self.tables_by_person = Buckets(rates.tables_per_person, clock)
        self.tables_by_address = AddressLimit(rates.tables_per_day, clock)

    def of(self, person: Person, address: str) -> "Quota":
        """Return the accounts of one socket."""
        return Quota(self, person, address)

    def require_room(self, person: Person, address: str, log: int, command: Command) -> None:
        """Raise ``Refused`` if the person or address is over quota, or the log is full.

        ``log`` is the length of the table's log. Some commands are allowed even if the log is full.
        """
        self._require_lines(log, command)
        for buckets, key, rate in (
            (self.by_person, person, self._rates.stored_per_person),
            (self.by_address, address, self._rates.stored),
        ):
            wait = buckets.wait(key)
            if wait:
                limit = _a_day(rate)
                raise Refused(429, "wire-refused-stored-too-much", limit=limit, seconds=wait)

    def _require_lines(self, log: int, command: Command) -> None:
        most = self._rates.lines_per_table
        if log < most or (isinstance(command, Do) and isinstance(command.action, _ALWAYS)):
            return
        if isinstance(command, Act) and log < 2 * most:
            return
        raise Refused(409, "wire-refused-table-full", limit=most)

    def open_table(self, person: Person | None, address: str) -> None:
        """Count an opened table. Raises ``Refused`` if too many were opened within a day."""
        for buckets, key, rate in (
            (self.tables_by_person, person, self._rates.tables_per_person),
            (self.tables_by_address, address, self._rates.tables_per_day),
        ):
            wait = buckets.wait(key) if key else 0
            if wait:
                limit = rate.burst
                raise Refused(429, "wire-refused-too-many-tables", limit=limit, seconds=wait)
        if person:
            self.tables_by_person.spend(person, 1)
        self.tables_by_address.spend(address, 1)


class Quota:
    """The accounts of one socket: its person's and its address's."""

    __slots__ = ("_address", "_person", "_quotas")

    def __init__(self, quotas: Quotas, person: Person, address: str) -> None:
        self._quotas, self._person, self._address = quotas, person, address

    def require_room(self, log: int, command: Command) -> None:
        """Check as ``Quotas.require_room`` does."""
        self._quotas.require_room(self._person, self._address, log, command)

    def charge(self, size: int) -> None:
        """Charge ``size`` stored bytes."""
        self._quotas.by_person.spend(self._person, size)
        self._quotas.by_address.spend(self._address, size)


def _a_day(rate: Rate) -> int:
    """Return the rate in megabytes per day, at least 1."""
    return max(1, round(rate.burst / rate.seconds * _DAY / _MEGABYTE))
