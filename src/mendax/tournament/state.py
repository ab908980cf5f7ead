"""A tournament's state, changed only by the lines of its log.

Every line is checked before it changes anything. A refused action therefore has no effect, and the
same lines give the same state. A line's moment is stored with it, so this module reads no clock.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, Literal

from msgspec.structs import replace

from mendax.core.game import Action, Reason, Value
from mendax.table.log import LogLine, Person, Refusal
from mendax.table.names import likenesses, unlike
from mendax.tournament.actions import (
    HOST_ACTIONS,
    CallTime,
    Close,
    Dismiss,
    End,
    Enlarge,
    Enter,
    Finish,
    HoldClock,
    Hush,
    OpenTournament,
    Quit,
    Replan,
    SeatRound,
    StartRound,
    SwapSeats,
    TournamentPlan,
)
from mendax.tournament.pairing import Player, PresentPlayer, Tables, ladder_order
from mendax.tournament.ranking import RankedPlayer, RoundResult, ranked

Phase = Literal["gathering", "seated", "playing", "called", "resting", "over"]
"""The phases: before the first round; the round is seated but not started; games run; time is up
and some games still have to be decided; between two rounds; after the last round.
"""
MOST_PLAYERS: Final = 400
"""The maximum number of players. Pairing more would take longer than a second."""


class Entrant(Value, frozen=True):
    """A player of the tournament."""

    person: Person
    name: str
    program: bool
    here: bool = True
    """True if the player takes part in the next round."""
    dismissed: bool = False
    muted: bool = False


class RoundTable(Value, frozen=True):
    """A table of one round."""

    id: str
    players: tuple[Player, ...]
    places: tuple[int, ...] | None = None
    """The places of all seats, or None before the result. Seats of bots follow the players."""


class TournamentState:
    """The state after some lines. Only ``apply`` changes it."""

    def __init__(self, id: str) -> None:
        """Create a tournament without lines."""
        self.id = id
        self.name = ""
        self.host: Person = ""
        self.plan = TournamentPlan(game="", preset="")
        self.phase: Phase = "gathering"
        self.players: list[Entrant] = []
        self.by_person: dict[Person, Player] = {}
        self.rounds: list[tuple[RoundTable, ...]] = []
        """The tables of all rounds, the last of which may be seated or running."""
        self.large: int | None = None
        """The number of the round's table that the host shows on the projector, or None."""
        self.since = 0
        """When the phase began, in milliseconds since 1970, later by the time it was held."""
        self.held: int | None = None
        """When the clock was stopped, or None while it runs."""
        self.number = 0
        """The number of the last line."""
        self.at = 0
        """The moment of the last line."""
        self._ranking: tuple[RankedPlayer, ...] | None = None
        """The ranking after the last line, once it was asked for."""

    def apply(self, line: LogLine, action: Action) -> None:
        """Apply the next line. Raises ``Refusal``, changing nothing."""
        person = line.person or ""
        if isinstance(action, HOST_ACTIONS):
            self.require_host(person)
        if self.phase == "over":
            raise Refusal(Reason("tournament-refused-over"))
        match action:
            case OpenTournament():
                self.host, self.name, self.plan = person, action.name, action.plan
            case Enter():
                self._enter(person, action)
            case Quit():
                self._take_out(self.own(person))
            case Replan():
                self.plan = action.plan
            case HoldClock():
                self._hold(action.on, line.at)
            case SwapSeats():
                self._exchange(action)
            case Dismiss():
                self._take_out(self._known(action.player))
                self._change(action.player, dismissed=True)
            case Hush():
                self._change(self._known(action.player), muted=action.on)
            case Enlarge():
                self._enlarge(action.table)
            case End() | Close():
                self._enter_phase("over", line.at)
            case SeatRound() | StartRound() | CallTime() | Finish():
                self._go_on(action, line.at)
            case _:
                raise TypeError(f"{type(action).__name__} is no action of a tournament")
        self.number, self.at, self._ranking = line.number, line.at, None

    def require_host(self, person: Person) -> None:
        """Raise ``Refusal`` unless ``person`` is the host."""
        if person != self.host:
            raise Refusal(Reason("tournament-refused-not-host"))

    # ── players ──────────────────────────────────────────────────────────────────────────────

    def own(self, person: Person) -> Player:
        """Return the number of a person who takes part. Raises ``Refusal`` for other people."""
        player = self.by_person.get(person)
        if player is None or not self.players[player].here:
            raise Refusal(Reason("tournament-refused-not-in"))
        return player

    def free_name(self, name: str, person: Person) -> str:
        """Return ``name``, with a number if it looks like the name of another player."""
        others = (one.name for one in self.players if one.person != person)
        return unlike(name, likenesses(others))

    def _enter(self, person: Person, action: Enter) -> None:
        if action.program and not self.plan.programs:
            raise Refusal(Reason("tournament-refused-no-programs"))
        player = self.by_person.get(person)
        if player is None:
            if len(self.players) >= MOST_PLAYERS:
                raise Refusal(Reason("tournament-refused-full", {"most": MOST_PLAYERS}))
            self.by_person[person] = len(self.players)
            self.players.append(Entrant(person, action.name, action.program))
        elif self.players[player].dismissed:
            raise Refusal(Reason("tournament-refused-dismissed"))
        elif self.players[player].here:
            raise Refusal(Reason("tournament-refused-in-already"))
        else:
            self._change(player, here=True, name=action.name)

    def _take_out(self, player: Player) -> None:
        """Take a player out of further rounds, and of a round that has not started."""
        self._change(player, here=False)
        if self.phase == "seated":
            self.rounds[-1] = tuple(
                replace(table, players=tuple(one for one in table.players if one != player))
                for table in self.tables()
            )

    def _known(self, player: Player) -> Player:
        if player >= len(self.players):
            raise Refusal(
                Reason("tournament-refused-no-such-player", {"last": len(self.players) - 1})
            )
        return player

    def _change(self, player: Player, **changes: object) -> None:
        self.players[player] = replace(self.players[player], **changes)

    # ── rounds ───────────────────────────────────────────────────────────────────────────────

    def tables(self) -> tuple[RoundTable, ...]:
        """Return the tables of the last round."""
        return self.rounds[-1] if self.rounds else ()

    def past(self) -> tuple[Tables, ...]:
        """Return the players of all tables in all rounds."""
        return tuple(tuple(table.players for table in tables) for tables in self.rounds)

    def played(self) -> Iterator[RoundResult]:
        """Yield the finished games."""
        for tables in self.rounds:
            for table in tables:
                if table.places is not None:
                    yield RoundResult(table.players, table.places)

    def ranking(self) -> tuple[RankedPlayer, ...]:
        """Return the scores of all players who have played or will play, best first."""
        if self._ranking is None:
            seated = {player for tables in self.past() for table in tables for player in table}
            here = {number for number, one in enumerate(self.players) if one.here}
            self._ranking = ranked(seated | here, self.played())
        return self._ranking

    def course(self) -> tuple[tuple[RankedPlayer, ...], ...]:
        """Return the ranking after each finished round, best first, of those who have played."""
        course, seated, games = [], set[Player](), list[RoundResult]()
        for tables in self.rounds:
            results = [RoundResult(one.players, one.places) for one in tables if one.places]
            if len(results) < len(tables):
                break
            games += results
            seated.update(player for table in tables for player in table.players)
            course.append(ranked(seated, games))
        return tuple(course)

    @property
    def enough(self) -> bool:
        """True if a round can be seated: two players, or one who plays against bots."""
        return sum(one.here for one in self.players) >= (1 if self.plan.bots else 2)

    def present(self) -> tuple[PresentPlayer, ...]:
        """Return the players of the next round, in the order of a ladder."""
        points: dict[Player, Fraction] = {one.player: one.points for one in self.ranking()}
        last = self.tables()
        known = [(table.players, table.places) for table in last if table.places is not None]
        order = ladder_order([players for players, _ in known], [places for _, places in known])
        new = (number for number in range(len(self.players)) if number not in order)
        return tuple(
            PresentPlayer(number, points[number])
            for number in (*order, *new)
            if self.players[number].here
        )

    def _go_on(self, action: SeatRound | StartRound | CallTime | Finish, at: int) -> None:
        match action:
            case SeatRound(tables=tables, ids=ids):
                self._expect("gathering", "resting")
                self.rounds.append(
                    tuple(RoundTable(*table) for table in zip(ids, tables, strict=True))
                )
                self.large = None
                self._enter_phase("seated", at)
            case StartRound():
                self._expect("seated")
                self.rounds[-1] = tuple(table for table in self.tables() if table.players)
                self._enter_phase("playing" if self.rounds[-1] else "resting", at)
            case CallTime():
                self._expect("playing")
                self._enter_phase("called", at)
            case Finish(table=number, places=places):
                self._expect("playing", "called")
                self._finish(number, places, at)

    def _finish(self, number: int, places: tuple[int, ...], at: int) -> None:
        tables = list(self.tables())
        if number >= len(tables) or tables[number].places is not None:
            raise Refusal(Reason("tournament-refused-finished", {"table": number + 1}))
        if len(places) < len(tables[number].players):
            raise Refusal(Reason("tournament-refused-finished", {"table": number + 1}))
        tables[number] = replace(tables[number], places=places)
        self.rounds[-1] = tuple(tables)
        if all(table.places is not None for table in tables):
            self._enter_phase("resting", at)

    def _enlarge(self, table: int | None) -> None:
        if table is not None:
            self._expect("playing", "called")
            if table >= len(self.tables()):
                raise Refusal(Reason("tournament-refused-not-now"))
        self.large = table

    def _exchange(self, action: SwapSeats) -> None:
        self._expect("seated")
        pair = {action.one: action.other, action.other: action.one}
        seated = {player for table in self.tables() for player in table.players}
        if not seated.issuperset(pair) or len(pair) < 2:
            raise Refusal(Reason("tournament-refused-not-seated"))
        self.rounds[-1] = tuple(
            replace(table, players=tuple(pair.get(one, one) for one in table.players))
            for table in self.tables()
        )

    # ── the clock ────────────────────────────────────────────────────────────────────────────

    def _hold(self, on: bool, at: int) -> None:
        if on == (self.held is not None):
            key = "tournament-refused-held" if on else "tournament-refused-not-held"
            raise Refusal(Reason(key))
        if self.held is not None:
            self.since += at - self.held
        self.held = at if on else None

    def _enter_phase(self, phase: Phase, at: int) -> None:
        self.phase, self.since = phase, at
        self.held = None if self.held is None else at

    def _expect(self, *phases: Phase) -> None:
        if self.phase not in phases:
            raise Refusal(Reason("tournament-refused-not-now"))
