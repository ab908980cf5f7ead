"""A table as its lines have made it: the only way in which a table ever changes.

Rules of this file
1. Lines are applied one by one; each becomes an entry. The same secret and the same lines make the
   same table, to the byte: no clock, no randomness, and no look at today's bots or presets.
2. A line is checked before anything is changed; one that can't be is refused (when it is made) or
   makes the log corrupt (when it is read).
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Self

from mendax.core.game import CHANCE, Action, Actor, AnyGame, Event, MendaxError, Reason, Told
from mendax.core.record import read_actor, write_actor
from mendax.games import game_named
from mendax.games.editions import NewerEdition, edition_of, is_replayed, rules_of
from mendax.table import fairness
from mendax.table.actions import LOGGED, Begin, Open, RunOut, Say, SayPhrase, Settle, Start, Whisper
from mendax.table.events import (
    ClockRanOut,
    GameStarted,
    NextCommitted,
    RulesSet,
    SaidTo,
    TableOpened,
)
from mendax.table.fairness import ClientSeeds
from mendax.table.frozen_game import FrozenGame
from mendax.table.game_run import GameRun
from mendax.table.lobby import Lobby
from mendax.table.log import (
    PERSON,
    TABLE,
    CorruptLog,
    Entry,
    LogLine,
    LogTail,
    action_of,
    refused,
    text_of,
)
from mendax.table.views import TableView

_AROUND = (PERSON, TABLE)


class Fold:
    """The state of a table, folded over its log."""

    def __init__(self, id: str, secret: bytes, game: AnyGame, bots: tuple[str, ...]) -> None:
        """An empty table, not open yet: use ``open`` and ``load``."""
        if len(secret) != 32:
            raise ValueError("the secret of a table is 32 bytes")
        self.id = id
        self._secret = secret
        self._lobby = Lobby(game, bots)
        self._game_run: GameRun | None = None
        self._frozen: FrozenGame | None = None
        """The last game, if today's book can't replay it; ``_game_run`` is None then."""
        self._edition = game.edition
        self._games = 0
        self._lines = sha256()
        """Over the lines of the last game."""
        self._tail = LogTail()
        self._view: TableView | None = None

    @classmethod
    def load(
        cls,
        id: str,
        secret: bytes,
        lines: Iterable[LogLine],
        bots: tuple[str, ...] = (),
        through: int | None = None,
    ) -> Self:
        """The table that wrote ``lines``, or what it was at the end of game ``through``.

        Raises ``CorruptLog`` naming the first line that no table can have written, or
        ``NewerEdition`` if a later release has written one.
        """
        rest = iter(lines)
        first = next(rest, None)
        if first is None:
            raise CorruptLog(Reason("table-corrupt-empty"))
        try:
            action = action_of(first.action, (Open,))
            if not isinstance(action, Open) or first.number != 1 or first.actor != PERSON:
                raise refused("not-an-action")
            table = cls(id, secret, game_named(action.game), bots)
            table._apply(first, action)
        except NewerEdition:
            raise
        except (MendaxError, ValueError) as error:
            raise _corrupt(first, error) from None
        for line in rest:
            if through == table._games and line.actor == PERSON and _begins(line.action):
                break
            table._follow(line)
        return table

    def follow(self, lines: Iterable[LogLine]) -> tuple[Entry, ...]:
        """Apply the lines that another worker has appended after ``number``; what to tell of them.

        Raises ``CorruptLog``; then this table is of no use any more.
        """
        return tuple([self._follow(line) for line in lines])

    def _follow(self, line: LogLine) -> Entry:
        if line.number != self.number + 1:
            shown = {"line": line.number, "expected": self.number + 1}
            raise CorruptLog(Reason("table-corrupt-gap", shown))
        around = line.actor in _AROUND
        try:
            if self._frozen is not None and not around:
                return self._kept(line, self._frozen)
            kinds = LOGGED if around else self._lobby.game.actions
            return self._apply(line, action_of(line.action, kinds))
        except (CorruptLog, NewerEdition):
            raise
        except (MendaxError, ValueError) as error:
            raise _corrupt(line, error) from None

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self._tail.number

    def _apply(self, line: LogLine, action: Action) -> Entry:
        """The next line takes place: the only way in which a table ever changes."""
        seating = self._lobby.seating
        if line.actor in _AROUND:
            seat = seating.seat_of(line.person)
            events = tuple([_told(event) for event in self._done(line, action)])
            seat = seating.seat_of(line.person) if seat is None else seat
            actor = TABLE if seat is None else write_actor(seat)
        else:
            actor = line.actor
            mover = _ACTORS[actor] if actor in _ACTORS else read_actor(actor)
            events = self._moved(mover, action, line)
        entry = Entry(line.number, line.at, actor, events, seating.people)
        self._tail.add(line, entry)
        if self._game_run is not None and self._game_run.last == line.number:
            self._game_run.entries.append(entry)
        return entry

    def _kept(self, line: LogLine, frozen: FrozenGame) -> Entry:
        """A line of a game that can't be replayed."""
        events = frozen.told(line)
        self._count(line.actor, line.action)
        entry = Entry(line.number, line.at, line.actor, events, self._lobby.seating.people)
        self._tail.add(line, entry)
        return entry

    def _count(self, actor: str, action: str) -> None:
        """One more line of the game."""
        self._lines.update(f"{actor} {action}\n".encode())

    def _done(self, line: LogLine, action: Action) -> tuple[Event, ...]:
        """Something around the game."""
        if isinstance(action, Settle) and line.actor == TABLE:
            return self._settled_as(action)
        if isinstance(action, RunOut) and line.actor == TABLE:
            return (ClockRanOut(action.seat),)
        if line.person is None:
            raise refused("not-an-action")
        if isinstance(action, Say | Whisper | SayPhrase):
            return self._lobby.do(line.person, action)
        asleep = not self._lobby.seating.anybody()
        if isinstance(action, Begin | Start):
            events = self._start(line, action)
        elif isinstance(action, Open):
            events = self._opened(action)
        else:
            events = self._lobby.do(line.person, action)
        if asleep and self._game_run is not None:  # bots and clocks stood still meanwhile
            self._game_run.wake(line.at)
        self._view = None
        return events

    def _opened(self, action: Open) -> tuple[Event, ...]:
        if self.number:
            raise refused("not-an-action")
        self._lobby.stand_in = action.stand_in
        self._lobby.chosen.set(action.preset, action.changes)
        opened = TableOpened(action.game, fairness.commitment(self._secret, 1))
        changed = self._lobby.chosen.changed_words()
        return (opened, RulesSet(action.preset, changed))

    def _start(self, line: LogLine, action: Begin | Start) -> tuple[Event, ...]:
        assert line.person is not None
        lobby, number = self._lobby, self._games + 1
        words, brought = _FIRST
        if isinstance(action, Begin):
            words, brought = action.rules, action.stacks
        edition, _ = edition_of(lobby.game, words)
        replayed = is_replayed(lobby.game, edition)
        if replayed:
            rules = rules_of(lobby.game, words) if words else lobby.chosen.rules
            moved, shares = lobby.start(line.person, rules, brought)
        else:
            moved, shares = lobby.freeze(brought)
        seed = fairness.seed(self._secret, number)
        commitment = fairness.commitment(self._secret, number)
        self._game_run = self._frozen = None
        if replayed:
            self._game_run = self._begun(number, seed, shares, commitment)
            self._game_run.told_as(line.number, line.at)
        else:
            self._frozen = FrozenGame(number, edition, seed, shares)
        self._games, self._edition = number, edition
        self._lines = sha256()
        self._count(line.actor, text_of(action))
        return (*moved, GameStarted(number, commitment, shares))

    def _begun(self, number: int, seed: bytes, shares: ClientSeeds, commitment: str) -> GameRun:
        lobby = self._lobby
        names = tuple(sitter.name for sitter in lobby.seating.seats)
        stacks = lobby.stacks.in_play(lobby.seating)
        return GameRun(
            lobby.game, lobby.chosen.rules, number, names, seed, shares, commitment, stacks
        )

    def _moved(self, actor: Actor, action: Action, line: LogLine) -> tuple[Told, ...]:
        """A move in the game, by a seat or by chance."""
        played = self._running()
        events = played.play(actor, action)
        self._count(line.actor, text_of(action))
        played.told_as(line.number, line.at)
        played.moves.append((line.number, actor, action))
        return (*events, *self._ended(played)) if played.over else events

    def _ended(self, played: GameRun) -> tuple[Told, ...]:
        """The game is over: the winners' tally, and the randomness of the next game is bound."""
        self._view = None
        result = played.result()
        assert result is not None
        self._lobby.settle(result.payoffs, result.places)
        bound = Told(NextCommitted(fairness.commitment(self._secret, self._games + 1)))
        opened = (played.fairness.opened(),) if self._lobby.settings.open_seed else ()
        return (*opened, bound)

    def _settlement(self) -> Settle | None:
        """What the log holds of the end of a game, once it has come."""
        result = self._game_run.result() if self._game_run is not None else None
        if result is None:
            return None
        return Settle(result.payoffs, result.places, self._lines.hexdigest()[:32])

    def _settled_as(self, stored: Settle) -> tuple[Event, ...]:
        """A game has ended, as the log says. Raises ``CorruptLog`` if it ends otherwise here."""
        frozen, found = self._frozen, self._settlement()
        if frozen is not None and not frozen.over:
            frozen.over = True
            self._view = None
            self._lobby.settle(stored.payoffs, stored.places)
        elif found is None:
            raise refused("not-an-action")
        elif found != stored:
            same = found.lines == stored.lines
            shown = {"game": self._games, "edition": self._edition}
            if same:
                raise CorruptLog(Reason("table-corrupt-rules", shown))
            raise CorruptLog(Reason("table-corrupt-lines", shown))
        return ()

    def _running(self) -> GameRun:
        if self._frozen is not None:
            raise refused("frozen", game=self._games, edition=self._edition)
        if self._game_run is None or self._lobby.phase != "playing":
            raise refused("not-running")
        return self._game_run


def _told(event: Event) -> Told:
    """Around a game everybody hears everything, but for what is whispered."""
    if isinstance(event, SaidTo):
        return Told(event, tuple(sorted((event.seat, event.to))))
    return Told(event)


def _corrupt(line: LogLine, error: Exception) -> CorruptLog:
    problem = error.reason.key if isinstance(error, MendaxError) else type(error).__name__
    return CorruptLog(Reason("table-corrupt-line", {"line": line.number, "problem": problem}))


def _begins(action: str) -> bool:
    return action == _START or action.startswith(_BEGIN)


_FIRST: tuple[tuple[str, ...], tuple[int, ...] | None] = (), None
"""What ``Start`` says of edition, rules and stacks: the first, those that are set, those there."""
_START = text_of(Start())
_BEGIN = text_of(Begin((), None)).partition(" ")[0] + " "
_ACTORS: dict[str, Actor] = {write_actor(seat): seat for seat in range(20)}
_ACTORS[CHANCE] = CHANCE
