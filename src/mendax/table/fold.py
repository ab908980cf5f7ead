"""A table as its lines have made it: the only way in which a table ever changes.

Rules of this file
1. Lines are applied one by one; each becomes an entry. The same secret and the same lines make the
   same table, to the byte: no clock, no randomness, and no look at today's bots or presets.
2. A line is checked before anything is changed; one that can't be is refused (when it is made) or
   makes the log corrupt (when it is read).
"""

from collections.abc import Iterable
from typing import Self

from mendax.core.game import CHANCE, Action, Actor, AnyGame, Event, MendaxError, Reason, Told
from mendax.core.record import read_actor, write_actor
from mendax.games import game_named
from mendax.table import fairness, terms
from mendax.table.house import House
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
from mendax.table.played import Played
from mendax.table.terms import TableView

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
        self._games = 0
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

        Raises ``CorruptLog`` naming the first line that no table can have written.
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
        except (MendaxError, ValueError) as error:
            raise _corrupt(first, error) from None
        for line in rest:
            if through == table._games and line.action == _START:
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
            kinds = terms.LOGGED if around else self._house.game.actions
            return self._apply(line, action_of(line.action, kinds))
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

    def _done(self, line: Line, action: Action) -> tuple[Event, ...]:
        """Something around the game."""
        if isinstance(action, terms.RunOut) and line.actor == TABLE:
            return (terms.ClockRanOut(action.seat),)
        if line.person is None:
            raise refused("not-an-action")
        if isinstance(action, terms.Say | terms.Whisper | terms.SayPhrase):
            return self._house.do(line.person, action)
        asleep = not self._house.company.anybody()
        if isinstance(action, terms.Start):
            events = self._start(line)
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
        self._house.set_rules(action.preset, action.changes)
        opened = terms.TableOpened(action.game, fairness.commitment(self._secret, 1))
        changed = self._house.changed_words()
        return (opened, terms.RulesSet(action.preset, changed))

    def _start(self, line: Line) -> tuple[Event, ...]:
        house, number = self._house, self._games + 1
        assert line.person is not None
        moved, shares = house.start(line.person)
        names = tuple(sitter.name for sitter in house.company.seats)
        seed = fairness.seed(self._secret, number)
        commitment = fairness.commitment(self._secret, number)
        self._played = Played(
            house.game,
            house.rules,
            number,
            names,
            seed,
            shares,
            commitment,
            house.stacks.in_play(house.company),
        )
        self._played.told_as(line.number, line.at)
        self._games = number
        return (*moved, terms.GameStarted(number, commitment, shares))

    def _moved(self, actor: Actor, action: Action, line: Line) -> tuple[Told, ...]:
        """A move in the game, by a seat or by chance."""
        played = self._running()
        events = played.play(actor, action)
        played.told_as(line.number, line.at)
        played.moves.append((line.number, actor, action))
        return (*events, *self._ended(played)) if played.over else events

    def _ended(self, played: Played) -> tuple[Told, ...]:
        """The game is over: the winners' tally, and the randomness of the next game is bound."""
        self._view = None
        result = played.result()
        assert result is not None
        self._house.settle(result)
        bound = Told(terms.NextCommitted(fairness.commitment(self._secret, self._games + 1)))
        opened = (played.fairness.opened(),) if self._house.settings.open_seed else ()
        return (*opened, bound)

    def _running(self) -> Played:
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


_START = text_of(terms.Start())
_ACTORS: dict[str, Actor] = {write_actor(seat): seat for seat in range(20)}
_ACTORS[CHANCE] = CHANCE
