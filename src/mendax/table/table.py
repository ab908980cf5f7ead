"""A table: people and bots on seats, playing one game after another; a fold over its log.

Rules of this file
1. A table is deterministic: the same secret and the same lines make the same table, to the byte.
   It reads no clock and no randomness; moments and the secret are handed in.
2. Every command either raises and changes nothing, or returns a ``Batch`` that is applied already.
   The server appends the batch's lines under the unique key (table, number), and tells the entries
   only when they are stored. If another worker's line won, it drops this table and loads it anew.
   What observers get (shares, views, offers) is computed right after the command, before another
   one is applied, and sent after the commit.
3. Who may know what is decided by the audience of events and by the game's ``view``; not here.
"""

from collections.abc import Iterable, Mapping
from typing import Self

from mendax.core.game import Action, Event, Offer, Result, Seat, Value
from mendax.table.clock import Due
from mendax.table.log import Batch, CorruptLog, Entry, Line, Person, Refusal
from mendax.table.terms import TableView

__all__ = ["Batch", "CorruptLog", "Entry", "Line", "Person", "Refusal", "Table"]

STAND_IN = "odds"


class Table:
    """One table. ``number`` is the number of its last line."""

    id: str
    number: int

    @classmethod
    def open(
        cls,
        id: str,
        secret: bytes,
        game: str,
        at: int,
        person: Person,
        name: str,
        preset: str | None = None,
        changes: Mapping[str, object] | Iterable[str] = (),
        bots: tuple[str, ...] = (),
        stand_in: str = STAND_IN,
    ) -> tuple[Self, Batch]:
        """A new table with ``person`` on the first seat as its host.

        ``secret`` is 32 bytes of the system's randomness that the store keeps beside the lines.
        ``changes`` as on the wire (option → value) or as words (``lives=5``). ``bots`` are those
        that may be seated here (``bots_for(game)``); ``stand_in`` plays for who leaves a running
        game. Raises ``RulesError`` or ``Refusal``.
        """
        raise NotImplementedError

    @classmethod
    def load(
        cls, id: str, secret: bytes, lines: Iterable[Line], bots: tuple[str, ...] = ()
    ) -> Self:
        """The table that wrote ``lines``. Raises ``CorruptLog`` naming the first bad line."""
        raise NotImplementedError

    def follow(self, lines: Iterable[Line]) -> tuple[Entry, ...]:
        """Apply the lines that another worker has appended after ``number``; what to tell of them.

        Raises ``CorruptLog``; then this table is of no use any more.
        """
        raise NotImplementedError

    # ── commands ─────────────────────────────────────────────────────────────────────────────

    def act(
        self, person: Person, action: Action, after: int, command: str | None, at: int
    ) -> Batch:
        """A person's move in the game, answering entry ``after``; chance is settled with it.

        Raises ``Refusal`` (no seat, nothing running, ``table-refused-stale`` when a game entry
        newer than ``after`` exists) or ``IllegalAction`` with the offers.
        """
        raise NotImplementedError

    def do(self, person: Person, action: Action, command: str | None, at: int) -> Batch:
        """A table action by a person. Raises ``Refusal`` or ``RulesError``."""
        raise NotImplementedError

    def bot_act(self, seat: Seat, action: Action, at: int) -> Batch:
        """The move of the bot that plays ``seat``. Raises ``Refusal`` or ``IllegalAction``."""
        raise NotImplementedError

    def run_out(self, seat: Seat, at: int) -> Batch:
        """The clock of ``seat`` is at zero: the game's default action is played for it.

        Raises ``Refusal`` while there is time left or somebody else is to act.
        """
        raise NotImplementedError

    def answer_to(self, person: Person, command: str) -> int | None:
        """The number that this command of this person was answered with, if it was.

        ``act`` and ``do`` ask this themselves: a repetition makes a batch without lines.
        """
        raise NotImplementedError

    # ── what is so now ───────────────────────────────────────────────────────────────────────

    def seat_of(self, person: Person | None) -> Seat | None:
        """Where ``person`` sits (also while a bot plays for them); None: a spectator."""
        raise NotImplementedError

    def people(self) -> tuple[Person | None, ...]:
        """Who sits where; None is a bot's seat. For ``present``; never told to anybody."""
        raise NotImplementedError

    def may_watch(self, person: Person | None) -> None:
        """Raises ``Refusal`` unless ``person`` may see this table (seated, or a welcome guest)."""
        raise NotImplementedError

    def table_view(self) -> TableView:
        """The table as everybody sees it; the same object until something of it changes."""
        raise NotImplementedError

    def game_view(self, seat: Seat | None) -> Value | None:
        """The running or last game as ``seat`` sees it (None: a spectator); None before one."""
        raise NotImplementedError

    def offers(self, seat: Seat | None) -> tuple[Offer, ...]:
        """What ``seat`` may do in the game now."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the last game ended; None while one runs or before the first."""
        raise NotImplementedError

    def due(self, at: int) -> Due | None:
        """Which people's time is running and what is left of it; None without a clock."""
        raise NotImplementedError

    def bot_seats_to_act(self) -> tuple[Seat, ...]:
        """Seats to act that a bot plays; none while nobody is here to see it (the table idles)."""
        raise NotImplementedError

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays ``seat``."""
        raise NotImplementedError

    def heard_this_game(self, seat: Seat) -> tuple[Event, ...]:
        """The game's events since its start as ``seat`` learned them: to brief a bot or resume."""
        raise NotImplementedError

    def recent(self, since: int = 0) -> tuple[tuple[Entry, ...], bool]:
        """The last entries after ``since`` (at most 30), and whether they reach back to it."""
        raise NotImplementedError
