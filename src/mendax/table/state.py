"""A table's state, changed only by lines of its log.

Rules of this file
1. A table is a left fold over its log: lines are applied one by one, and each line becomes an
   entry. The same secret and lines produce the same state, byte for byte, independent of clocks,
   randomness, and today's bots and presets.
2. ``apply`` is the only way to change a state. A line is checked before anything changes. A table
   refuses to write an impossible line. A stored log with such a line is corrupt (``replay``).
3. This module knows no commands; ``table`` turns them into lines.
"""

from hashlib import sha256
from weakref import proxy

from msgspec.structs import replace

from mendax.core.game import CHANCE, Action, Actor, AnyGame, Event, Reason, Seat, Told
from mendax.core.text_form import read_actor, write_actor
from mendax.games.editions import rules_of
from mendax.table import (
    fairness,
    game_choice,
    guessing,
    handlers,
    host_absence,
    standing_in,
    take_over,
)
from mendax.table.actions import (
    AddShare,
    Begin,
    ChangeGame,
    GiveSeat,
    Guess,
    LeaveOut,
    Open,
    PassHost,
    ReturnHost,
    RunOut,
    Settle,
    SettleGuesses,
    StandIn,
    Talk,
)
from mendax.table.events import (
    ClockRanOut,
    GameStarted,
    NextCommitted,
    RulesSet,
    SaidTo,
    ShareAdded,
    SharesLeftOut,
    TableOpened,
)
from mendax.table.game_run import GameRun
from mendax.table.lobby import Lobby
from mendax.table.log import (
    PERSON,
    TABLE,
    Batch,
    CorruptLog,
    Entry,
    LogLine,
    LogTail,
    Person,
    refused,
    text_of,
)
from mendax.table.shares import Shares

AROUND = (PERSON, TABLE)
"""The actors around the game. All other actors act in the game."""


class TableState:
    """A table's state after its lines. Only ``apply`` changes it; other modules only read it."""

    def __init__(self, id: str, secret: bytes, game: AnyGame, bots: tuple[str, ...]) -> None:
        """Create a table without lines. ``secret`` is 32 bytes."""
        if len(secret) != 32:
            raise ValueError("a table's secret has 32 bytes")
        self.id = id
        self.secret = secret
        self.lobby = Lobby(game, bots)
        me: TableState = proxy(self)
        # no reference cycle, so a dropped state is freed immediately
        self.lobby.still_in = lambda: me._still_in()
        self.game_run: GameRun | None = None
        """The running or last game, including all its secrets."""
        self.games = 0
        """The number of games begun."""
        self.tail = LogTail()
        self.version = 0
        """The number of lines that have changed the table's public view (``views.TableView``)."""
        self._begun_by = ""
        """The actor and action of the line that began the last game."""

    def running(self) -> GameRun:
        """Return the running game. Raises ``Refusal`` if no game is running."""
        if self.game_run is None or self.lobby.phase != "playing":
            raise refused("not-running")
        return self.game_run

    def _still_in(self) -> tuple[Seat, ...]:
        """Return the seats still in the running game."""
        return () if self.game_run is None else self.game_run.still_in()

    def settlement(self) -> Settle | None:
        """Return the log's action for the end of a game, or None while the game is running."""
        game_run = self.game_run
        if game_run is None or game_run.result is None:
            return None
        moves = [f"{write_actor(actor)} {text_of(move)}\n" for _, actor, move in game_run.moves]
        lines = sha256("".join((self._begun_by, *moves)).encode()).hexdigest()[:32]
        return Settle(game_run.result.payoffs, game_run.result.places, lines)

    # ── changes ──────────────────────────────────────────────────────────────────────────────

    def apply(self, line: LogLine, action: Action) -> Entry:
        """Apply the next line, and return its entry. Raises ``MendaxError``."""
        seating = self.lobby.seating
        if line.actor in AROUND:
            seat = seating.seat_of(line.person)
            events = tuple([_told(event) for event in self._around(line, action)])
            seat = seating.seat_of(line.person) if seat is None else seat
            actor = TABLE if seat is None else write_actor(seat)
        else:
            actor = line.actor
            mover = _ACTORS[actor] if actor in _ACTORS else read_actor(actor)
            events = self._moved(mover, action, line)
        entry = Entry(line.number, line.at, actor, events, seating.people)
        self.tail.add(line, entry)
        if self.game_run is not None and self.game_run.last == line.number:
            self.game_run.entries.append(entry)
        return entry

    def end_unplayed(self, how: Settle) -> None:
        """End a game whose moves are missing (``replay``)."""
        self.version += 1
        self.lobby.settle(how.payoffs, how.places)

    # ── in the game ──────────────────────────────────────────────────────────────────────────

    def _moved(self, actor: Actor, action: Action, line: LogLine) -> tuple[Told, ...]:
        """Apply a move in the game, by a seat or by chance."""
        game_run = self.running()
        sitters, asked = self.lobby.seating.seats, game_run.interrupting
        events = game_run.play(line.number, line.at, actor, action)
        if isinstance(actor, int):
            here = {seat: asked[seat] for seat in asked if sitters[seat].bot is None}
            game_run.moved_by(line, actor, here)
        if game_run.claiming is not None:
            self.lobby.guesses.hear(line.number, game_run.claiming, events)
        told = game_run.fairness.told(events, action if actor == CHANCE else None)
        return (*told, *self._ended(game_run)) if game_run.over else told

    def _ended(self, game_run: GameRun) -> tuple[Told, ...]:
        """End the game: count wins, and commit to the next game's randomness."""
        result = game_run.result
        assert result is not None
        self.version += 1
        self.lobby.settle(result.payoffs, result.places)
        bound = Told(NextCommitted(fairness.commitment(self.secret, self.games + 1)))
        opened = (game_run.fairness.opened(),) if game_run.open_seed else ()
        return (*opened, bound)

    # ── around the game ──────────────────────────────────────────────────────────────────────

    def _around(self, line: LogLine, action: Action) -> tuple[Event, ...]:
        if isinstance(action, Settle) and line.actor == TABLE:
            return self._settled_as(action)
        if isinstance(action, RunOut) and line.actor == TABLE:
            if self.game_run is not None:
                self.game_run.run_out(action.seat, line.number)
            return (ClockRanOut(action.seat),)
        if line.actor == TABLE:
            events = self._by_table(line, action)
            self.version += 1
            return events
        if line.person is None:
            raise refused("not-an-action")
        if isinstance(action, Talk | Guess):
            return handlers.done(self.lobby, line.person, action)
        was_deserted = not self.lobby.seating.anybody()
        if isinstance(action, Begin):
            self.lobby.seating.require_host(line.person)
            events = self._start(line, action)
        elif isinstance(action, Open):
            events = self._opened(line.person, action)
        elif isinstance(action, AddShare):
            events = self._share_opened(line, action)
        else:
            events = handlers.done(self.lobby, line.person, action)
        if was_deserted and self.game_run is not None:  # bots and clocks were stopped
            self.game_run.restart_clocks(line.at)
        self.version += 1
        return events

    def _by_table(self, line: LogLine, action: Action) -> tuple[Event, ...]:
        """Apply an action of the table, which follows from presence or from the game."""
        if isinstance(action, PassHost):
            return host_absence.pass_host(self.lobby, action.to)
        if isinstance(action, ReturnHost):
            return host_absence.return_host(self.lobby)
        if isinstance(action, StandIn):
            return standing_in.stand_in(self.lobby, action.seat)
        if isinstance(action, GiveSeat):
            given = take_over.give_seat(self.lobby, action.seat)
            if self.game_run is not None:
                self.game_run.give(action.seat)
            return given
        if isinstance(action, SettleGuesses):
            return guessing.settle(self.lobby, action)
        if isinstance(action, Begin):
            return self._start(line, action)
        if isinstance(action, ChangeGame):
            return game_choice.set_game(self.lobby, action)
        if isinstance(action, LeaveOut):
            left_out = self._shares().leave_out()
            self._shares_open(line)
            return (SharesLeftOut(left_out),)
        raise refused("not-an-action")

    # ── shares ───────────────────────────────────────────────────────────────────────────────

    def _shares(self) -> Shares:
        """Return the shares of the last game. Raises ``Refusal`` before the first game."""
        if self.game_run is None:
            raise refused("not-running")
        return self.game_run.shares

    def awaited_shares(self) -> tuple[Seat, ...]:
        """Return the seats whose shares the new game waits for."""
        return () if self.game_run is None else self.game_run.shares.awaited

    def _share_opened(self, line: LogLine, action: AddShare) -> tuple[Event, ...]:
        self.lobby.require_welcome(line.person)
        seats = self._shares().open(action.share)
        self._shares_open(line)
        return tuple(ShareAdded(seat, action.share) for seat in seats)

    def _shares_open(self, line: LogLine) -> None:
        """Continue the game if no share is awaited."""
        if self.game_run is not None and not self.awaited_shares():
            self.game_run.fix_shares(line.number, line.at)

    # ── the start ────────────────────────────────────────────────────────────────────────────

    def _opened(self, person: Person | None, action: Open) -> tuple[Event, ...]:
        if self.tail.number:
            raise refused("not-an-action")
        self.lobby.stand_in, self.lobby.tournament = action.stand_in, action.tournament
        self.lobby.seating.host = person if action.tournament else None
        self.lobby.settings = replace(self.lobby.settings, open_seed=action.open_seed)
        self.lobby.chosen.set(action.preset, action.changes, action.rules_name)
        opened = TableOpened(action.game, fairness.commitment(self.secret, 1))
        chosen = self.lobby.chosen
        return (opened, RulesSet(chosen.preset, chosen.changes, chosen.name))

    def _start(self, line: LogLine, action: Begin) -> tuple[Event, ...]:
        lobby, number = self.lobby, self.games + 1
        moved, shares = lobby.start(rules_of(lobby.game, action.rules), action.stacks)
        seed = fairness.seed(self.secret, number)
        commitment = fairness.commitment(self.secret, number)
        self.game_run = self._begun(number, seed, shares, commitment)
        self.game_run.begin(line.number, line.at)
        self.games = number
        self._begun_by = f"{line.actor} {text_of(action)}\n"
        return (*moved, GameStarted(number, commitment, shares.bound))

    def _begun(self, number: int, seed: bytes, shares: Shares, commitment: str) -> GameRun:
        lobby = self.lobby
        names = tuple(sitter.name for sitter in lobby.seating.seats)
        stacks = lobby.stacks.in_play(lobby.seating)
        rules, sitters = lobby.chosen.rules, enumerate(lobby.seating.seats)
        programs = frozenset(seat for seat, sitter in sitters if sitter.program)
        return GameRun(
            lobby.game,
            rules,
            number,
            names,
            seed=seed,
            shares=shares,
            commitment=commitment,
            stacks=stacks,
            programs=programs,
            open_seed=lobby.settings.open_seed,
        )

    def _settled_as(self, stored: Settle) -> tuple[Event, ...]:
        """Check a game's logged result. Raises ``CorruptLog`` if the game ended differently
        here.
        """
        settlement = self.settlement()
        if self.lobby.unplayed:
            return ()
        if settlement is None:
            raise refused("not-an-action")
        if settlement != stored:
            same_lines = settlement.lines == stored.lines
            shown = {"game": self.games, "edition": self.lobby.game.edition}
            if same_lines:
                raise CorruptLog(Reason("table-corrupt-rules", shown))
            raise CorruptLog(Reason("table-corrupt-lines", shown))
        return ()


class LineWriter:
    """Writes the lines of one command, and applies each line to the table's state immediately."""

    def __init__(self, state: TableState, at: int) -> None:
        """Begin a command at ``at``, in milliseconds since 1970. Logged times never decrease."""
        self._state = state
        self._at = max(at, state.tail.at)
        self._lines: list[LogLine] = []
        self._entries: list[Entry] = []

    def write(
        self, actor: str, action: Action, person: Person | None = None, command: str | None = None
    ) -> int:
        """Apply and write the next line, and return its number.

        Raises the same errors as ``TableState.apply``, without writing a line.
        """
        number = self._state.tail.number + 1
        bare = LogLine(number, self._at, actor, person, command, "")
        self._entries.append(self._state.apply(bare, action))
        # The conversion comes after the rules have checked the action's types, because the text is
        # cached.
        self._lines.append(LogLine(number, self._at, actor, person, command, text_of(action)))
        return number

    def batch(self, number: int) -> Batch:
        """Return all lines so far as a batch that is answered by entry ``number``."""
        return Batch(number, tuple(self._lines), tuple(self._entries))


def _told(event: Event) -> Told:
    """Return the event with its audience. All events except whispers are public."""
    if isinstance(event, SaidTo):
        return Told(event, tuple(sorted((event.seat, event.to))))
    return Told(event)


_ACTORS: dict[str, Actor] = {write_actor(seat): seat for seat in range(20)}
_ACTORS[CHANCE] = CHANCE
