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
from mendax.table import fairness, terms
from mendax.table.fairness import Shares
from mendax.table.frozen import Frozen
from mendax.table.game_run import Played
from mendax.table.lobby import House
from mendax.table.log import (
    PERSON,
    TABLE,
    CorruptLog,
    Entry,
    Line,
    Memory,
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
        self._house = House(game, bots)
        self._played: Played | None = None
        self._frozen: Frozen | None = None
        """The last game, if today's book can't replay it; ``_played`` is None then."""
        self._edition = game.edition
        self._games = 0
        self._lines = sha256()
        """Over the lines of the last game."""
        self._memory = Memory()
        self._view: TableView | None = None

    @classmethod
    def load(
        cls,
        id: str,
        secret: bytes,
        lines: Iterable[Line],
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
            action = action_of(first.action, (terms.Open,))
            if not isinstance(action, terms.Open) or first.number != 1 or first.actor != PERSON:
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

    def follow(self, lines: Iterable[Line]) -> tuple[Entry, ...]:
        """Apply the lines that another worker has appended after ``number``; what to tell of them.

        Raises ``CorruptLog``; then this table is of no use any more.
        """
        return tuple([self._follow(line) for line in lines])

    def _follow(self, line: Line) -> Entry:
        if line.number != self.number + 1:
            shown = {"line": line.number, "expected": self.number + 1}
            raise CorruptLog(Reason("table-corrupt-gap", shown))
        around = line.actor in _AROUND
        try:
            if self._frozen is not None and not around:
                return self._kept(line, self._frozen)
            kinds = terms.LOGGED if around else self._house.game.actions
            return self._apply(line, action_of(line.action, kinds))
        except (CorruptLog, NewerEdition):
            raise
        except (MendaxError, ValueError) as error:
            raise _corrupt(line, error) from None

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self._memory.number

    def _apply(self, line: Line, action: Action) -> Entry:
        """The next line takes place: the only way in which a table ever changes."""
        company = self._house.company
        if line.actor in _AROUND:
            seat = company.seat_of(line.person)
            events = tuple([_told(event) for event in self._done(line, action)])
            seat = company.seat_of(line.person) if seat is None else seat
            actor = TABLE if seat is None else write_actor(seat)
        else:
            actor = line.actor
            mover = _ACTORS[actor] if actor in _ACTORS else read_actor(actor)
            events = self._moved(mover, action, line)
        entry = Entry(line.number, line.at, actor, events, company.people)
        self._memory.add(line, entry)
        if self._played is not None and self._played.last == line.number:
            self._played.entries.append(entry)
        return entry

    def _kept(self, line: Line, frozen: Frozen) -> Entry:
        """A line of a game that can't be replayed."""
        events = frozen.told(line)
        self._count(line.actor, line.action)
        entry = Entry(line.number, line.at, line.actor, events, self._house.company.people)
        self._memory.add(line, entry)
        return entry

    def _count(self, actor: str, action: str) -> None:
        """One more line of the game."""
        self._lines.update(f"{actor} {action}\n".encode())

    def _done(self, line: Line, action: Action) -> tuple[Event, ...]:
        """Something around the game."""
        if isinstance(action, terms.Settle) and line.actor == TABLE:
            return self._settled_as(action)
        if isinstance(action, terms.RunOut) and line.actor == TABLE:
            return (terms.ClockRanOut(action.seat),)
        if line.person is None:
            raise refused("not-an-action")
        if isinstance(action, terms.Say | terms.Whisper | terms.SayPhrase):
            return self._house.do(line.person, action)
        asleep = not self._house.company.anybody()
        if isinstance(action, terms.Begin | terms.Start):
            events = self._start(line, action)
        elif isinstance(action, terms.Open):
            events = self._opened(action)
        else:
            events = self._house.do(line.person, action)
        if asleep and self._played is not None:  # bots and clocks stood still meanwhile
            self._played.wake(line.at)
        self._view = None
        return events

    def _opened(self, action: terms.Open) -> tuple[Event, ...]:
        if self.number:
            raise refused("not-an-action")
        self._house.stand_in = action.stand_in
        self._house.chosen.set(action.preset, action.changes)
        opened = terms.TableOpened(action.game, fairness.commitment(self._secret, 1))
        changed = self._house.chosen.changed_words()
        return (opened, terms.RulesSet(action.preset, changed))

    def _start(self, line: Line, action: terms.Begin | terms.Start) -> tuple[Event, ...]:
        assert line.person is not None
        house, number = self._house, self._games + 1
        words, brought = _FIRST
        if isinstance(action, terms.Begin):
            words, brought = action.rules, action.stacks
        edition, _ = edition_of(house.game, words)
        replayed = is_replayed(house.game, edition)
        if replayed:
            rules = rules_of(house.game, words) if words else house.chosen.rules
            moved, shares = house.start(line.person, rules, brought)
        else:
            moved, shares = house.freeze(brought)
        seed = fairness.seed(self._secret, number)
        commitment = fairness.commitment(self._secret, number)
        self._played = self._frozen = None
        if replayed:
            self._played = self._begun(number, seed, shares, commitment)
            self._played.told_as(line.number, line.at)
        else:
            self._frozen = Frozen(number, edition, seed, shares)
        self._games, self._edition = number, edition
        self._lines = sha256()
        self._count(line.actor, text_of(action))
        return (*moved, terms.GameStarted(number, commitment, shares))

    def _begun(self, number: int, seed: bytes, shares: Shares, commitment: str) -> Played:
        house = self._house
        names = tuple(sitter.name for sitter in house.company.seats)
        stacks = house.stacks.in_play(house.company)
        return Played(
            house.game, house.chosen.rules, number, names, seed, shares, commitment, stacks
        )

    def _moved(self, actor: Actor, action: Action, line: Line) -> tuple[Told, ...]:
        """A move in the game, by a seat or by chance."""
        played = self._running()
        events = played.play(actor, action)
        self._count(line.actor, text_of(action))
        played.told_as(line.number, line.at)
        played.moves.append((line.number, actor, action))
        return (*events, *self._ended(played)) if played.over else events

    def _ended(self, played: Played) -> tuple[Told, ...]:
        """The game is over: the winners' tally, and the randomness of the next game is bound."""
        self._view = None
        result = played.result()
        assert result is not None
        self._house.settle(result.payoffs, result.places)
        bound = Told(terms.NextCommitted(fairness.commitment(self._secret, self._games + 1)))
        opened = (played.fairness.opened(),) if self._house.settings.open_seed else ()
        return (*opened, bound)

    def _settlement(self) -> terms.Settle | None:
        """What the log holds of the end of a game, once it has come."""
        result = self._played.result() if self._played is not None else None
        if result is None:
            return None
        return terms.Settle(result.payoffs, result.places, self._lines.hexdigest()[:32])

    def _settled_as(self, stored: terms.Settle) -> tuple[Event, ...]:
        """A game has ended, as the log says. Raises ``CorruptLog`` if it ends otherwise here."""
        frozen, found = self._frozen, self._settlement()
        if frozen is not None and not frozen.over:
            frozen.over = True
            self._view = None
            self._house.settle(stored.payoffs, stored.places)
        elif found is None:
            raise refused("not-an-action")
        elif found != stored:
            same = found.lines == stored.lines
            shown = {"game": self._games, "edition": self._edition}
            if same:
                raise CorruptLog(Reason("table-corrupt-rules", shown))
            raise CorruptLog(Reason("table-corrupt-lines", shown))
        return ()

    def _running(self) -> Played:
        if self._frozen is not None:
            raise refused("frozen", game=self._games, edition=self._edition)
        if self._played is None or self._house.phase != "playing":
            raise refused("not-running")
        return self._played


def _told(event: Event) -> Told:
    """Around a game everybody hears everything, but for what is whispered."""
    if isinstance(event, terms.SaidTo):
        return Told(event, tuple(sorted((event.seat, event.to))))
    return Told(event)


def _corrupt(line: Line, error: Exception) -> CorruptLog:
    problem = error.reason.key if isinstance(error, MendaxError) else type(error).__name__
    return CorruptLog(Reason("table-corrupt-line", {"line": line.number, "problem": problem}))


def _begins(action: str) -> bool:
    return action == _START or action.startswith(_BEGIN)


_FIRST: tuple[tuple[str, ...], tuple[int, ...] | None] = (), None
"""What ``Start`` says of edition, rules and stacks: the first, those that are set, those there."""
_START = text_of(terms.Start())
_BEGIN = text_of(terms.Begin((), None)).partition(" ")[0] + " "
_ACTORS: dict[str, Actor] = {write_actor(seat): seat for seat in range(20)}
_ACTORS[CHANCE] = CHANCE
