"""Commands: everything that can be asked of a table, as plain values.

Whoever asks (a socket, the HTTP API, a timer, a bot) makes one of these and hands it to
``Table.execute``. A command holds no function and no part of a table: it can be queued, compared,
repeated after a conflict, and sent to another process. What it changes is written to the log as
lines (``log.LogLine``); a command that is refused leaves none.

The representation of a command shows neither its action nor its person, as it may turn up in a
traceback: an action may be somebody's secret, and so is who sits where.
"""

from mendax.core.game import Action, Seat, Value
from mendax.table.actions import LeaveOut, PassHost, ReturnHost, StandIn, Start
from mendax.table.log import Person


class Act(Value, frozen=True):
    """A person's move in the game."""

    person: Person
    action: Action
    after: int
    """The last entry that the person had seen: a move is refused if the game has asked their seat
    something newer since."""
    id: str | None = None
    """The client's id of the command: a repetition gets the first answer and does nothing."""

    def __repr__(self) -> str:
        """Without person and action."""
        return f"Act(after={self.after}, id={self.id!r}, …)"


class Do(Value, frozen=True):
    """What a person does around the game: one of ``actions.TableAction``."""

    person: Person
    action: Action
    id: str | None = None
    """As of ``Act``."""

    def __repr__(self) -> str:
        """Without person and action."""
        return f"Do({type(self.action).__name__}, id={self.id!r}, …)"


class Readdress(Value, frozen=True):
    """A host's ``NewLink``, for which a server has found an address that nobody knows."""

    person: Person
    address: str
    id: str | None = None
    """As of ``Act``."""

    def __repr__(self) -> str:
        """Without person and address."""
        return f"Readdress(id={self.id!r}, …)"


class KeepSeat(Value, frozen=True):
    """A host wants a seat kept for a program, for which a server has made a person."""

    person: Person
    program: Person
    name: str
    """How it is called until it names itself."""
    id: str | None = None
    """As of ``Act``."""

    def __repr__(self) -> str:
        """Without who it is for."""
        return f"KeepSeat(id={self.id!r}, …)"


class BotAct(Value, frozen=True):
    """The move of the bot that plays a seat."""

    seat: Seat
    action: Action

    def __repr__(self) -> str:
        """Without the action."""
        return f"BotAct(seat={self.seat}, …)"


class TimeOut(Value, frozen=True):
    """The clock of a seat is at zero: the game's default action is played for it."""

    seat: Seat


class ByTable(Value, frozen=True):
    """What follows from who is at the table, which only the server sees."""

    action: PassHost | ReturnHost | StandIn | Start | LeaveOut
    """``Start`` begins a game for which all are ready; ``LeaveOut`` ends the wait for shares."""
    absent: tuple[Seat, ...] = ()
    """Whose people have been gone for long: nobody waits for them to be ready."""


Around = Do | Readdress | KeepSeat
"""What a person wants around the game."""
Command = Act | Around | BotAct | TimeOut | ByTable
