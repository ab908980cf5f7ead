"""A table: people and bots on seats, playing one game after another; a fold over its log.

Rules of this file
1. A table is deterministic: the same secret and the same lines make the same table, to the byte.
   It reads no clock and no randomness; moments and the secret are handed in.
2. Every command either raises and changes nothing, or returns a ``Batch`` that is applied already.
   ``Failed``, and what is no ``MendaxError``, leave a table that has to be loaded anew.
   The server appends the batch's lines under the unique key (table, number), and tells the entries
   only when they are stored. If another worker's line won, it drops this table and loads it anew.
   What observers get (shares, views, offers) is computed right after the command, before another
   one is applied, and sent after the commit.
3. Who may know what is decided by the audience of events and by the game's ``view``; not here.
"""

from collections.abc import Iterable, Mapping
from typing import Self

from mendax.core.extensions import Conferring
from mendax.core.game import CHANCE, Action, Event, Offer, Result, Seat, Value
from mendax.core.record import write_actor
from mendax.games import game_named
from mendax.table import fairness
from mendax.table.actions import Open, RunOut, Sit, Start
from mendax.table.clock import Due, due
from mendax.table.frozen_game import FrozenGame
from mendax.table.game_run import GameRun
from mendax.table.log import (
    PERSON,
    TABLE,
    Batch,
    CorruptLog,
    Entry,
    Failed,
    LogLine,
    Person,
    Refusal,
    refused,
    text_of,
)
from mendax.table.requests import as_logged
from mendax.table.state import Fold
from mendax.table.views import TableView

__all__ = ["Batch", "CorruptLog", "Due", "Entry", "Failed", "LogLine", "Person", "Refusal", "Table"]

STAND_IN = "odds"


class Table(Fold):
    """One table. ``number`` is the number of its last line."""

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
        that may be seated here (``bots_for(game)``); ``stand_in`` (or the first of them, if it is
        none of them) plays for who leaves a running game. Raises ``RulesError`` or ``Refusal``.
        """
        table = cls(id, secret, game_named(game), bots)
        chosen = table._lobby.game.default_preset if preset is None else preset
        words = tuple(table._lobby.chosen.full_words(chosen, changes))
        if bots and stand_in not in bots:
            stand_in = bots[0]
        sit = as_logged(table._lobby, person, Sit(name))
        batch = _Batch(table)
        batch.add(PERSON, person, None, Open(game, chosen, words, stand_in), at)
        batch.add(PERSON, person, None, sit, at)
        return table, batch.done(table.number)

    # ── commands ─────────────────────────────────────────────────────────────────────────────

    def act(
        self, person: Person, action: Action, after: int, command: str | None, at: int
    ) -> Batch:
        """A person's move in the game, answering entry ``after``; chance is settled with it.

        Raises ``Refusal`` (no seat, nothing running, ``table-refused-stale`` when the game has
        asked this seat something newer than ``after``) or ``IllegalAction`` with the offers.
        """
        answered = self._tail.answer_to(person, command)
        if answered is not None:
            return Batch(answered, (), ())
        seat = self._lobby.seating.own_seat(person)
        asked = self._running().asked.get(seat)
        if self._lobby.seating.seats[seat].away:
            raise refused("away")
        if after < (self._running().last if asked is None else asked.number):
            raise refused("stale", number=self.number)
        return self._move(_Batch(self), seat, action, person, command, at)

    def do(self, person: Person, action: Action, command: str | None, at: int) -> Batch:
        """A table action by a person. Raises ``Refusal`` or ``RulesError``."""
        answered = self._tail.answer_to(person, command)
        if answered is not None:
            return Batch(answered, (), ())
        starts = type(action) is Start
        tidy = self._lobby.begin() if starts else as_logged(self._lobby, person, action)
        batch = _Batch(self)
        number = batch.add(PERSON, person, command, tidy, at)
        return self._settled(batch, number, at)

    def bot_act(self, seat: Seat, action: Action, at: int) -> Batch:
        """The move of the bot that plays ``seat``. Raises ``Refusal`` or ``IllegalAction``."""
        self._running()
        if self._lobby.seating.seat(seat).bot is None:
            raise refused("not-a-bot", seat=seat + 1)
        return self._move(_Batch(self), seat, action, None, None, at)

    def run_out(self, seat: Seat, at: int) -> Batch:
        """The clock of ``seat`` is at zero: the game's default action is played for it.

        Raises ``Refusal`` while there is time left or somebody else is to act.
        """
        played, left = self._running(), self.due(at)
        if left is None or seat not in left.seats:
            raise refused("clock-not-running", seat=seat + 1)
        if left.milliseconds:
            raise refused("clock", milliseconds=left.milliseconds)
        action = played.game.default_action(played.state, seat)
        batch = _Batch(self)
        batch.add(TABLE, None, None, RunOut(seat), at)
        return self._move(batch, seat, action, None, None, at)

    def answer_to(self, person: Person, command: str) -> int | None:
        """The number that this command of this person was answered with, if it was.

        ``act`` and ``do`` ask this themselves: a repetition makes a batch without lines. The last
        thousand commands of a table are remembered.
        """
        return self._tail.answer_to(person, command)

    def _move(
        self,
        batch: "_Batch",
        seat: Seat,
        action: Action,
        person: Person | None,
        command: str | None,
        at: int,
    ) -> Batch:
        number = batch.add(write_actor(seat), person, command, action, at)
        return self._settled(batch, number, at)

    def _settled(self, batch: "_Batch", number: int, at: int) -> Batch:
        """The batch with everything that chance does now.

        Raises ``Failed``: what chance does is no refusal of a move that has taken place already.
        """
        played = self._game_run
        try:
            while played is not None and played.chance_is_due:
                batch.add(CHANCE, None, None, played.drawn(), at)
            ended = self._settlement()
            if ended is not None and played is not None and played.last >= number:
                batch.add(TABLE, None, None, ended, at)
        except Exception as error:
            raise Failed from error
        return batch.done(number)

    # ── what is so now ───────────────────────────────────────────────────────────────────────

    @property
    def game_run(self) -> GameRun | None:
        """The running or last game, with every secret in it: for records, not for the wire."""
        return self._game_run

    @property
    def frozen(self) -> FrozenGame | None:
        """The last game, if it is of an edition of the rules that can't be replayed any more."""
        return self._frozen

    def seat_of(self, person: Person | None) -> Seat | None:
        """Where ``person`` sits (also while a bot plays for them); None: a spectator."""
        return self._lobby.seating.seat_of(person)

    def people(self) -> tuple[Person | None, ...]:
        """Who sits where; None is a bot's seat. For ``present``; never told to anybody."""
        return self._lobby.seating.people

    def may_watch(self, person: Person | None) -> None:
        """Raises ``Refusal`` unless ``person`` may see this table (seated, or a welcome guest)."""
        self._lobby.require_welcome(person)

    def may_read(self, person: Person | None) -> None:
        """Raises ``Refusal`` unless ``person`` may watch, or has ever sat here and is not kicked.

        Who sat here may read the games that they played, wherever they are now; no others.
        """
        seating = self._lobby.seating
        if person not in seating.sat or person in seating.kicked:
            self.may_watch(person)

    def table_view(self) -> TableView:
        """The table as everybody sees it; the same object until something of it changes."""
        if self._view is None:
            self._view = self._viewed()
        return self._view

    def _viewed(self) -> TableView:
        lobby = self._lobby
        number = self._games if lobby.phase == "playing" else self._games + 1
        return TableView(
            id=self.id,
            game=lobby.game.name,
            phase=lobby.phase,
            seats=lobby.seating.views(),
            host=lobby.seating.seat_of(lobby.seating.host),
            preset=lobby.chosen.preset,
            rules=lobby.chosen.words,
            settings=lobby.settings,
            commitment=fairness.commitment(self._secret, number),
            games=self._games,
            edition=self._edition,
            wins=tuple(sitter.wins for sitter in lobby.seating.seats),
            stakes=lobby.stacks.view(lobby.chosen.rules),
        )

    def game_view(self, seat: Seat | None) -> Value | None:
        """The running or last game as ``seat`` sees it (None: a spectator); None before one."""
        played = self._shown()
        if played is None:
            return None
        view: Value = played.game.view(played.state, self._in_game(seat))
        return view

    def _shown(self) -> GameRun | None:
        return None if self._lobby.phase == "gathering" else self._game_run

    def _in_game(self, seat: Seat | None) -> Seat | None:
        """``seat``, or None if it came to the table after the game had ended."""
        return (
            seat
            if self._game_run and seat is not None and seat < len(self._game_run.names)
            else None
        )

    def offers(self, seat: Seat | None) -> tuple[Offer, ...]:
        """What ``seat`` may do in the game now."""
        played = self._game_run
        if played is None or seat is None or seat not in played.actors:
            return ()
        return tuple(played.game.legal_actions(played.state, seat))

    def result(self) -> Result | None:
        """How the last game ended; None while one runs or before the first."""
        played = self._shown()
        return None if played is None else played.result()

    def due(self, at: int) -> Due | None:
        """Whose time runs out first and what is left of it; None without a clock (bots have none).

        Where several are to act at once, those asked later follow when these have acted; unless
        all have one clock in common.
        """
        played = self._game_run
        if played is None or not played.limit:
            return None
        since = {s: asked.at for s, asked in played.asked.items() if self.bot_at(s) is None}
        if played.together is not None:
            return due(tuple(since), played.limit, played.together, at)
        first = min(since.values(), default=0)
        seats = tuple(seat for seat, moment in since.items() if moment == first)
        return due(seats, played.limit, first, at)

    def bot_seats_to_act(self) -> tuple[Seat, ...]:
        """Seats to act that a bot plays; none while nobody is here to see it (the table idles)."""
        seats = tuple(seat for seat in self._to_act() if self.bot_at(seat) is not None)
        return seats if seats and self._lobby.seating.anybody() else ()

    def keeps_back(self, action: Action) -> bool:
        """Whether a bot holds ``action`` back for now: it would end talks that people still hold.

        It chooses again after the next entry (``core.extensions.Conferring``).
        """
        played = self._game_run
        if played is None or not isinstance(played.game, Conferring):
            return False
        concludes: tuple[type[Action], ...] = played.game.concludes
        people = any(self.bot_at(seat) is None for seat in self._to_act())
        return people and isinstance(action, concludes)

    def _to_act(self) -> tuple[Seat, ...]:
        actors = () if self._game_run is None else self._game_run.actors
        return tuple(actor for actor in actors if isinstance(actor, int))

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays ``seat``."""
        return self._lobby.seating.seats[seat].bot

    def heard_this_game(self, seat: Seat | None) -> tuple[Event, ...]:
        """The game's events since its start as ``seat`` learned them: to brief a bot or resume."""
        played = self._shown()
        return () if played is None else tuple(played.heard_at(self._in_game(seat)))

    def recent(self, since: int = 0) -> tuple[tuple[Entry, ...], bool]:
        """The last entries after ``since`` (at most 30), and whether they reach back to it."""
        return self._tail.recent(since)


class _Batch:
    """Lines being made, each applied to its table at once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lines: list[LogLine] = []
        self._entries: list[Entry] = []

    def add(
        self, actor: str, person: Person | None, command: str | None, action: Action, at: int
    ) -> int:
        """The next line takes place. Raises what ``_apply`` raises, and is then not added."""
        memory = self._table._tail
        number = memory.number + 1
        at = max(at, memory.at)
        bare = LogLine(number, at, actor, person, command, "")
        self._entries.append(self._table._apply(bare, action))
        # Written only now: what is remembered as text has passed the rules, types and all.
        self._lines.append(LogLine(number, at, actor, person, command, text_of(action)))
        return number

    def done(self, number: int) -> Batch:
        """All of them; the command is answered by ``number``."""
        return Batch(number, tuple(self._lines), tuple(self._entries))
