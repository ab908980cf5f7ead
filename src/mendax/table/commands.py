"""Commands: every request to a table, as plain values.

A caller (a socket, the HTTP API, a timer, a bot) creates a command and passes it to
``Table.execute``. A command contains no functions and no part of a table, so it can be queued,
compared, retried after a conflict, and sent to another process. The log records its changes as
lines (``log.LogLine``); a refused command writes none.

A command's ``repr`` may appear in a traceback, so it omits the action and the person: actions may
be secret, and so is the link between a person and a seat.
"""

from mendax.core.game import Action, Seat, Value
from mendax.table.actions import LeaveOut, PassHost, ReturnHost, StandIn, Start
from mendax.table.log import Person


class Act(Value, frozen=True):
    """A person's move in the game."""

    person: Person
    action: Action
    after: int
    """The last entry seen by the person; the move is refused if their seat has been asked since."""
    id: str | None = None
    """The client's id for the command; a repetition gets the first answer and does nothing."""

    def __repr__(self) -> str:
        """Omit person and action."""
        return f"Act(after={self.after}, id={self.id!r}, …)"


class Do(Value, frozen=True):
    """A person's action around the game: one of ``actions.TableAction``."""

    person: Person
    action: Action
    id: str | None = None
    """The same as in ``Act``."""

    def __repr__(self) -> str:
        """Omit person and action."""
        return f"Do({type(self.action).__name__}, id={self.id!r}, …)"


class Readdress(Value, frozen=True):
    """A host's ``NewLink`` with a new secret address made by the server."""

    person: Person
    address: str
    id: str | None = None
    """The same as in ``Act``."""

    def __repr__(self) -> str:
        """Omit person and address."""
        return f"Readdress(id={self.id!r}, …)"


class KeepSeat(Value, frozen=True):
    """A host's request to reserve a seat for a program, as a person created by the server."""

    person: Person
    program: Person
    name: str
    """The program's name until it chooses its own."""
    id: str | None = None
    """The same as in ``Act``."""

    def __repr__(self) -> str:
        """Omit persons and name."""
        return f"KeepSeat(id={self.id!r}, …)"


class BotAct(Value, frozen=True):
    """A move by the bot that plays a seat."""

    seat: Seat
    action: Action

    def __repr__(self) -> str:
        """Omit the action."""
        return f"BotAct(seat={self.seat}, …)"


class TimeOut(Value, frozen=True):
    """A seat's clock is at zero, so its default action is played."""

    seat: Seat


class ByTable(Value, frozen=True):
    """A consequence of presence at the table, which only the server sees."""

    action: PassHost | ReturnHost | StandIn | Start | LeaveOut
    """``Start`` begins a game once all are ready; ``LeaveOut`` ends the wait for shares."""
    absent: tuple[Seat, ...] = ()
    """The seats of people long absent; a game starts without waiting for them."""


Around = Do | Readdress | KeepSeat
"""A person's request around the game."""
Command = Act | Around | BotAct | TimeOut | ByTable
