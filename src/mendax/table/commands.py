"""Commands: every request to a table, as plain values.

A caller (a socket, the HTTP API, a timer, a bot) creates a command and passes it to
``Table.execute``. A command holds no function and no part of a table: it can be queued, compared,
repeated after a conflict, and sent to another process. Its changes are written to the log as lines
(``log.LogLine``); a refused command writes none.

The representation of a command hides its action and its person, because it may appear in a
traceback: actions may be secret, and so is the link between a person and a seat.
"""

from mendax.core.game import Action, Seat, Value
from mendax.table.actions import LeaveOut, PassHost, ReturnHost, StandIn, Start
from mendax.table.log import Person


class Act(Value, frozen=True):
    """A person's move in the game."""

    person: Person
    action: Action
    after: int
    """The last entry that the person has seen: a move is refused if the game has asked their seat
    again since."""
    id: str | None = None
    """The client's id of the command: a repetition gets the first answer and does nothing."""

    def __repr__(self) -> str:
        """Omit person and action."""
        return f"Act(after={self.after}, id={self.id!r}, …)"


class Do(Value, frozen=True):
    """A person's action around the game: one of ``actions.TableAction``."""

    person: Person
    action: Action
    id: str | None = None
    """As in ``Act``."""

    def __repr__(self) -> str:
        """Omit person and action."""
        return f"Do({type(self.action).__name__}, id={self.id!r}, …)"


class Readdress(Value, frozen=True):
    """A host's ``NewLink`` with a new secret address made by the server."""

    person: Person
    address: str
    id: str | None = None
    """As in ``Act``."""

    def __repr__(self) -> str:
        """Omit person and address."""
        return f"Readdress(id={self.id!r}, …)"


class KeepSeat(Value, frozen=True):
    """A host's request to reserve a seat for a program, with a person made by the server."""

    person: Person
    program: Person
    name: str
    """The name of the program until it chooses its own."""
    id: str | None = None
    """As in ``Act``."""

    def __repr__(self) -> str:
        """Omit persons and name."""
        return f"KeepSeat(id={self.id!r}, …)"


class BotAct(Value, frozen=True):
    """The move of the bot that plays a seat."""

    seat: Seat
    action: Action

    def __repr__(self) -> str:
        """Omit the action."""
        return f"BotAct(seat={self.seat}, …)"


class TimeOut(Value, frozen=True):
    """The clock of a seat is at zero: the game's default action is played for it."""

    seat: Seat


class ByTable(Value, frozen=True):
    """A consequence of presence at the table, which only the server sees."""

    action: PassHost | ReturnHost | StandIn | Start | LeaveOut
    """``Start`` begins a game for which all are ready; ``LeaveOut`` ends the wait for shares."""
    absent: tuple[Seat, ...] = ()
    """The seats of people who have been away for a long time; the start of a game does not wait for
    them."""


Around = Do | Readdress | KeepSeat
"""A person's request around the game."""
Command = Act | Around | BotAct | TimeOut | ByTable
