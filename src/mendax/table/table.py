"""A table: people and bots in seats, playing one game after another.

Rules of this file
1. Only log lines change a table's state (``TableState``). This module checks commands and turns
   them into lines, which the server stores. ``Table.execute`` is the only entry point.
2. Every command either raises and changes nothing, or returns a ``Batch`` that is already applied.
   After ``Failed``, or an error other than ``MendaxError``, the table must be reloaded. The server
   appends the batch's lines under the unique key (table, number), and sends the entries once the
   lines are stored. If another server has taken the table, this copy is dropped. Data for observers
   (observations, views, offers) is computed right after the command, before the next command is
   applied, and sent after the commit.
3. This module reads no clock and no randomness: moments and the table's secret are arguments.
4. The audiences of events and the game's ``view`` decide what each person learns.
"""

from collections.abc import Iterable, Mapping
from typing import Self

from mendax.core.extensions import Conferring
from mendax.core.game import CHANCE, Action, Event, Offer, Result, Seat, Value
from mendax.core.text_form import write_actor
from mendax.games import game_named
from mendax.table import free_text, guessing, replay, take_over, voting
from mendax.table.actions import Open, RunOut, SetGame, Sit, Start
from mendax.table.clock import Due
from mendax.table.commands import Act, Around, BotAct, ByTable, Command, TimeOut
from mendax.table.devices import device_of
from mendax.table.game_choice import as_change
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
)
from mendax.table.names import clean_title
from mendax.table.readiness import require_all_ready
from mendax.table.requests import as_logged, asked_for
from mendax.table.state import LineWriter, TableState
from mendax.table.to_act import ToAct, to_act_of
from mendax.table.viewing import viewed
from mendax.table.views import GameSeen, TableView

__all__ = [
    "Batch",
    "CorruptLog",
    "Due",
    "Entry",
    "Failed",
    "GameSeen",
    "LogLine",
    "Person",
    "Refusal",
    "Table",
]

STAND_IN = "odds"


class Table:
    """One table."""

    def __init__(self, state: TableState) -> None:
        """Internal: use ``open`` or ``load`` instead."""
        self.state = state
        """The state with all its secrets, for records and tests. It is never sent."""
        self.id = state.id
        """The table's name in the store, and its first address."""
        self._view: TableView | None = None
        self._view_version = -1

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
        open_seed: bool = False,
        rules_name: str = "",
        tournament: str = "",
    ) -> tuple[Self, Batch]:
        """Return a new table, hosted by ``person`` in the first seat, and its first batch.

        The table of a ``tournament`` (its id) has no one seated; ``person`` then stands for the
        tournament, and ``name`` is not used.

        ``secret`` is 32 random bytes, which the store keeps with the lines. ``changes`` is the wire
        form (option → value) or a list of words (``lives=5``). ``bots`` lists the bots that may be
        seated here (``bots_for(game)``). The bot ``stand_in`` replaces players who leave; if it is
        not in ``bots``, the first bot does. ``open_seed`` is the initial value of that setting.
        ``rules_name`` is the group's name for the rules. Raises ``RulesError`` or ``Refusal``.
        """
        state = TableState(id, secret, game_named(game), bots)
        lobby = state.lobby
        chosen = lobby.game.default_preset if preset is None else preset
        words = tuple(lobby.chosen.full_words(chosen, changes))
        stand_in = bots[0] if bots and stand_in not in bots else stand_in
        called = clean_title(rules_name)
        opening = Open(game, chosen, words, stand_in, open_seed, called, tournament)
        sit = None if tournament else as_logged(lobby, person, Sit(name))
        writer = LineWriter(state, at)
        number = writer.write(PERSON, opening, person)
        return cls(state), writer.batch(writer.write(PERSON, sit, person) if sit else number)

    @classmethod
    def load(
        cls,
        id: str,
        secret: bytes,
        lines: Iterable[LogLine],
        bots: tuple[str, ...] = (),
        through: int | None = None,
        gaps: bool = False,
    ) -> Self:
        """Return the table that wrote ``lines``, as of the last line or of the end of game
        ``through``.

        With ``gaps``, talk and past games' moves may be missing (``replay.replayed``).

        Raises ``CorruptLog``, which names the first line that no table can have written, or
        ``OtherEdition`` if a game's rules have another edition.
        """
        return cls(replay.replayed(id, secret, lines, bots, through, gaps))

    def follow(self, lines: Iterable[LogLine]) -> tuple[Entry, ...]:
        """Apply the lines of the log after ``number``, and return their entries.

        Raises ``CorruptLog``; the table is then unusable.
        """
        return tuple([replay.follow(self.state, line) for line in lines])

    # ── commands ─────────────────────────────────────────────────────────────────────────────

    def execute(self, command: Command, at: int) -> Batch:
        """Execute ``command`` at ``at`` (milliseconds since 1970), and all chance actions after it.

        A repeated command (same person and id) returns a batch without lines.

        Raises ``Refusal`` with the allowed values, ``RulesError``, ``IllegalAction`` with the
        offers, or ``Failed`` for an error after the command was applied.
        """
        match command:
            case Act():
                return self._act(command, at)
            case BotAct():
                return self._bot_act(command, at)
            case TimeOut():
                return self._time_out(command, at)
            case ByTable():
                return self._by_table(command, at)
            case _:
                return self._do(command, at)

    def _act(self, command: Act, at: int) -> Batch:
        """Execute a move. Raises ``Refusal`` without a seat or a running game, and if it is
        stale.
        """
        state, person = self.state, command.person
        answered = state.tail.answer_to(person, command.id)
        if answered is not None:
            return Batch(answered, (), ())
        seating = state.lobby.seating
        seat, game_run = seating.own_seat(person), state.running()
        if seating.seats[seat].away:
            raise refused("away")
        asked = game_run.may_act(seat)
        if command.after < (game_run.last if asked is None else asked.number):
            raise refused("stale", number=self.number)
        action = self._as_written(seat, command.action)
        writer = LineWriter(state, at)
        return self._settled(writer, writer.write(write_actor(seat), action, person, command.id))

    def _do(self, command: Around, at: int) -> Batch:
        state, person = self.state, command.person
        answered = state.tail.answer_to(person, command.id)
        if answered is not None:
            return Batch(answered, (), ())
        logged = asked_for(state.lobby, command)
        writer = LineWriter(state, at)
        number = writer.write(PERSON, logged, person, command.id)
        game = voting.chosen(state.lobby)
        if game is not None:
            writer.write(TABLE, as_change(state.lobby, person, SetGame(game)))
        return self._settled(writer, number)

    def _bot_act(self, command: BotAct, at: int) -> Batch:
        self.state.running()
        if self.state.lobby.seating.seat(command.seat).bot is None:
            raise refused("not-a-bot", seat=command.seat + 1)
        action = self._as_written(command.seat, command.action)
        writer = LineWriter(self.state, at)
        return self._settled(writer, writer.write(write_actor(command.seat), action))

    def _time_out(self, command: TimeOut, at: int) -> Batch:
        """Play a default action. Raises ``Refusal`` if time is left or another seat is to act."""
        seat, game_run, left = command.seat, self.state.running(), self.due(at)
        if left is None or seat not in left.seats:
            raise refused("clock-not-running", seat=seat + 1)
        if left.milliseconds:
            raise refused("clock", milliseconds=left.milliseconds)
        action = game_run.game.default_action(game_run.state, seat)
        writer = LineWriter(self.state, at)
        writer.write(TABLE, RunOut(seat))
        return self._settled(writer, writer.write(write_actor(seat), action))

    def _by_table(self, command: ByTable, at: int) -> Batch:
        """Execute the table's own command. Raises ``Refusal`` if its conditions are not met."""
        lobby = self.state.lobby
        action: Action = command.action
        if isinstance(action, Start):
            require_all_ready(lobby, command.absent)
            action = lobby.begin()
        writer = LineWriter(self.state, at)
        return self._settled(writer, writer.write(TABLE, action))

    def _settled(self, writer: LineWriter, number: int) -> Batch:
        """Execute all chance actions due, and return the batch answered by ``number``.

        Raises ``Failed``, because a chance error must not look like a refusal of the applied move.
        """
        lobby, game_run = self.state.lobby, self.state.game_run
        try:
            while True:
                if lobby.guesses.by or lobby.askers:
                    self._follow_up(writer, number)
                if game_run is None or not game_run.chance_is_due:
                    break
                writer.write(CHANCE, game_run.draw())
            if game_run is not None and game_run.over and game_run.last >= number:
                settlement = self.state.settlement()
                if settlement is not None:
                    writer.write(TABLE, settlement)
        except Exception as error:
            raise Failed from error
        return writer.batch(number)

    def _follow_up(self, writer: LineWriter, number: int) -> None:
        """Write the table's own lines (guesses, take-overs) after a line of the command."""
        lobby = self.state.lobby
        settled = lobby.guesses.settlement() if lobby.guesses.by else None
        if settled is not None:
            writer.write(TABLE, settled)
        if lobby.askers:
            for actor, action, person in take_over.due(lobby, self.state.game_run, number):
                writer.write(actor, action, person)

    # ── the current state ────────────────────────────────────────────────────────────────────

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.state.tail.number

    @property
    def game_run(self) -> GameRun | None:
        """The running or last game with all its secrets, for records. It is never sent."""
        return self.state.game_run

    def answer_to(self, person: Person, command: str) -> int | None:
        """Return the number that answered a command, or None. The last thousand are known."""
        return self.state.tail.answer_to(person, command)

    def recent(self, since: int = 0) -> tuple[tuple[Entry, ...], bool]:
        """Return the entries after ``since``, up to 30, and whether the list is complete."""
        return self.state.tail.recent(since)

    def seat_of(self, person: Person | None) -> Seat | None:
        """Return the seat of ``person`` (even while a bot plays it), or None for a spectator."""
        return self.state.lobby.seating.seat_of(person)

    def people(self) -> tuple[Person | None, ...]:
        """Return the person in each seat, None for bots. The server must not send these ids."""
        return self.state.lobby.seating.people

    def bot_at(self, seat: Seat) -> str | None:
        """Return the bot that plays ``seat``, or None if its person plays."""
        return self.state.lobby.seating.seats[seat].bot

    def may_watch(self, person: Person | None) -> None:
        """Raise ``Refusal`` unless ``person`` has a seat here or is an admitted spectator."""
        self.state.lobby.require_welcome(person)

    def may_read(self, person: Person | None) -> None:
        """Raise ``Refusal`` unless ``person`` may watch, or had a seat here and was not kicked.

        Former players may read only the games that they played.
        """
        seating = self.state.lobby.seating
        if person not in seating.sat or person in seating.kicked:
            self.may_watch(person)

    def table_view(self) -> TableView:
        """Return the table's public view. The object stays the same until the view changes."""
        if self._view is None or self._view_version != self.state.version:
            self._view, self._view_version = viewed(self.state), self.state.version
        return self._view

    # ── the game ─────────────────────────────────────────────────────────────────────────────

    def seen_by(self, person: Person | None) -> GameSeen:
        """Return the game as ``person`` may see it now, including their offers."""
        lobby, game_run = self.state.lobby, self.state.game_run
        seat = None if person is None else lobby.seating.by_person.get(person)
        if seat is None and not lobby.welcomes(person):
            return GameSeen(None, False, None, (), None)
        if game_run is None or lobby.phase == "gathering":
            return GameSeen(seat, True, None, (), None)
        game, state = game_run.game, game_run.state
        view = game.view(state, self._in_game(seat))
        shared = lobby.seating.shared_devices
        handed_on = bool(shared) and seat is not None and device_of(person or "") in shared
        shown = game.view(state, None) if handed_on else None
        if seat is None or seat not in game_run.asked:
            claimed, guess = lobby.guesses.claim is not None, None
            if claimed and seat not in game_run.still_in():
                guess = guessing.open_to(lobby, seat)
            may = self.offers(seat) if game_run.interrupting else ()
            return GameSeen(seat, True, view, (), game_run.result, guess, shown, may)
        later = None
        if game_run.rules.slow and not handed_on:
            later = game.default_action(state, seat)
        offers = self.offers(seat)
        return GameSeen(seat, True, view, offers, None, None, shown, by_default=later)

    def game_view(self, seat: Seat | None) -> Value | None:
        """Return the running or last game as seen from ``seat`` (None: a spectator), or None."""
        game_run = self._shown()
        if game_run is None:
            return None
        view: Value = game_run.game.view(game_run.state, self._in_game(seat))
        return view

    def heard_this_game(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return the game's events sent to ``seat`` so far, to brief a bot or returning player."""
        game_run = self._shown()
        return () if game_run is None else tuple(game_run.heard_at(self._in_game(seat)))

    def heard_by(self, person: Person) -> tuple[Event, ...]:
        """Return the game's events sent to ``person`` so far, in any seat."""
        game_run = self._shown()
        if game_run is None:
            return ()
        return tuple([event for entry in game_run.entries for event in entry.heard_by(person)])

    def _shown(self) -> GameRun | None:
        return None if self.state.lobby.phase == "gathering" else self.state.game_run

    def _in_game(self, seat: Seat | None) -> Seat | None:
        """Return ``seat``, or None if its player joined after the end of the game."""
        game_run = self.state.game_run
        if game_run is None or seat is None or seat >= len(game_run.names):
            return None
        return None if seat in game_run.given_after else seat

    def offers(self, seat: Seat | None) -> tuple[Offer, ...]:
        """Return the seat's offers, with free text only if the player may speak."""
        return free_text.open_offers(self.state.lobby, seat, self._every_offer(seat))

    def speaks(self, person: Person, action: Action) -> bool:
        """Return whether a move by ``person`` contains free text."""
        return bool(free_text.free_text_of(action, self._every_offer(self.seat_of(person))))

    def _every_offer(self, seat: Seat | None) -> tuple[Offer, ...]:
        game_run = self.state.game_run
        asked = None if game_run is None else game_run.may_act(seat)
        return () if asked is None else asked.offers

    def _as_written(self, seat: Seat, action: Action) -> Action:
        return free_text.as_written(self.state.lobby, seat, action, self._every_offer(seat))

    def result(self) -> Result | None:
        """Return the last game's result, or None during a game and before the first."""
        game_run = self._shown()
        return None if game_run is None else game_run.result

    # ── seats to act ─────────────────────────────────────────────────────────────────────────

    def to_act(self) -> ToAct:
        """Return the seats to act now and the deadline."""
        return to_act_of(self.state.game_run, self.state.lobby.seating)

    def due(self, at: int) -> Due | None:
        """Return the time left at ``at`` until the turn's deadline, or None without a deadline."""
        deadline = self.to_act().deadline
        return None if deadline is None else deadline.due(at)

    def lets_pass(self, action: Action) -> bool:
        """Return whether ``action`` ends a moment in which seats may interrupt, without being an
        interruption.

        A bot waits with such an action until all seats have had time to interrupt.
        """
        game_run = self.state.game_run
        asked = () if game_run is None else game_run.interrupting.values()
        return bool(asked) and not any(o.admits(action) for each in asked for o in each.offers)

    def keeps_back(self, action: Action) -> bool:
        """Return whether a bot must delay ``action`` because the action would end a talk between
        people.

        The bot chooses again after the next entry (``core.extensions.Conferring``).
        """
        game_run = self.state.game_run
        if game_run is None or not isinstance(game_run.game, Conferring):
            return False
        concludes: tuple[type[Action], ...] = game_run.game.concludes
        people = any(self.bot_at(seat) is None for seat in game_run.asked)
        return people and isinstance(action, concludes)
