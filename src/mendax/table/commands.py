"""Commands: every request to a table, as plain values.

A caller (a socket, the HTTP API, a timer, a bot) creates a command and passes it to
``Table.execute``. A command contains no functions and no part of a table, so it can be queued,
compared, retried after a conflict, and sent to another process. The log records a command's changes
as lines (``log.LogLine``). A refused command writes no lines.

A traceback may contain a command's ``repr``, which therefore omits secrets: the action, and the
person behind a seat.
"""

from mendax.core.game import Action, Seat, Value
from mendax.table.actions import LeaveOut, PassHost, ReturnHost, StandIn, Start
from mendax.table.log import Person


class Act(Value, frozen=True):
    """A person's move in the game."""

    person: Person
    action: Action
    after: int
    """The last entry seen by the person. The move is refused if their seat has been asked since
    then.
    """
    id: str | None = None
    """The client's id for the command. A repeated command gets the first answer and changes
    nothing.
    """

    def __repr__(self) -> str:
        """Return a representation without person and action."""
        return f"Act(after={self.after}, id={self.id!r}, …)"


class Do(Value, frozen=True):
    """A person's action around the game, which is an ``actions.TableAction``."""

    person: Person
    action: Action
    id: str | None = None
    """The client's id for the command, as in ``Act``."""

    def __repr__(self) -> str:
        """Return a representation without person and action."""
        return f"Do({type(self.action).__name__}, id={self.id!r}, …)"


class Readdress(Value, frozen=True):
    """A host's ``NewLink``, with the new secret address made by the server."""

    person: Person
    address: str
    id: str | None = None
    """The client's id for the command, as in ``Act``."""

    def __repr__(self) -> str:
        """Return a representation without person and address."""
        return f"Readdress(id={self.id!r}, …)"


class KeepSeat(Value, frozen=True):
    """A host's request to reserve a seat for a program, whose person the server creates."""

    person: Person
    program: Person
    name: str
    """The program's name until it chooses one."""
    id: str | None = None
    """The client's id for the command, as in ``Act``."""

    def __repr__(self) -> str:
        """Return a representation without persons and name."""
        return f"KeepSeat(id={self.id!r}, …)"


class BotAct(Value, frozen=True):
    """A move by the bot that plays a seat."""

    seat: Seat
    action: Action

    def __repr__(self) -> str:
        """Return a representation without the action."""
        return f"BotAct(seat={self.seat}, …)"


class TimeOut(Value, frozen=True):
    """The default action of a seat whose clock has run out."""

    seat: Seat


class ByTable(Value, frozen=True):
    """A consequence of presence at the table, about which only the server knows."""

    action: PassHost | ReturnHost | StandIn | Start | LeaveOut
    """The action. ``Start`` begins a game once all are ready, and ``LeaveOut`` ends the wait for
    shares.
    """
    absent: tuple[Seat, ...] = ()
    """The seats of people who have long been absent. A game starts without waiting for them."""


Around = Do | Readdress | KeepSeat
"""A person's request around the game."""
Command = Act | Around | BotAct | TimeOut | ByTable
