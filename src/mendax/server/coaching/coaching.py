"""The coach at the server: finished games gone through, hints, and strategies as pictures.

Rules of this file
1. A seat is coached from what that seat was told, and from nothing else. Another seat's game may be
   looked at only after the whole seed of that game was opened to everybody.
2. Nothing is reckoned while others wait: a thread goes through games and draws pictures, a process
   solves. Both have limits: of time, of how much may wait, and of how often one may ask.
3. What is not solved is refused with its reason. Which games have a coach is the registry's word;
   none is known here.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from mendax.coach.protocol import Coach
from mendax.coach.registry import coach_of, solver_of
from mendax.coach.results import Coverage, Picture, rounded
from mendax.core.game import Action, Actor, Reason, Seat, Turn, observation
from mendax.games.rules import Rules, write_options
from mendax.server.access.rate_limits import Limits
from mendax.server.coaching.solver_client import SolverProcess
from mendax.server.past_games.reading import FinishedGames, require_over
from mendax.server.refusal import Refused
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.http_messages import HintOut, LessonOut
from mendax.server.worker_thread import WorkerThread
from mendax.solver.generic.optional import has_compiler
from mendax.table.chip_stacks import first_state
from mendax.table.game_run import GameRun
from mendax.table.log import LogLine
from mendax.table.steps import SeatPosition, choices, is_open
from mendax.table.table import Person

SOLVING: Final = 20.0
"""Processor seconds that solving may take."""
PATIENCE: Final = 10.0
"""Seconds that one who asks waits for a solver that is being loaded or compiled."""
REVIEWING: Final = 10.0
"""Seconds that the review of a game may take."""
_REMEMBERED: Final = 128
"""Answers that are kept, as finished games and strategies do not change."""

T = TypeVar("T")
K = TypeVar("K")


class Coaching:
    """Everything that the coaches say to those who ask this server."""

    def __init__(
        self, games: FinishedGames, limits: Limits, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``clock`` gives seconds; the time that a review may take is counted by it."""
        self._games = games
        self._limits = limits
        self._clock = clock
        self.patience: float | None = PATIENCE
        """None: as long as it takes."""
        self._thinking = WorkerThread("coach")
        self._solving = WorkerThread("solver")
        self._solver = SolverProcess()
        self._preparing: asyncio.Future[bool] | None = None
        self._reviews: dict[tuple[object, ...], LessonOut] = {}
        self._pictures: dict[tuple[object, ...], Picture] = {}

    @property
    def waiting(self) -> int:
        """How many questions are asked and not answered yet."""
        return self._thinking.waiting + self._solving.waiting

    def empty(self) -> None:
        """Keeps no review."""
        self._reviews.clear()

    def close(self) -> None:
        """Nothing more is begun, and the solver ends."""
        self._thinking.close()
        self._solving.close()
        self._solver.close()

    def prepare(self) -> None:
        """Gets the solver ready ahead of the first question, where it has to be compiled."""
        if has_compiler():
            self._prepared()

    def _prepared(self) -> "asyncio.Future[bool]":
        """Done once the solver is ready, or can't be; begun if it was not."""
        began = self._preparing
        if began is None or (began.done() and (began.cancelled() or began.exception())):
            began = asyncio.ensure_future(self._solving.run(self._solver.prepare))
            self._preparing = began
        return began

    # ── a finished game ──────────────────────────────────────────────────────────────────────

    async def review(
        self, live: LiveTable, number: int, device: Person | None, seat: Seat | None, address: str
    ) -> LessonOut:
        """Game ``number`` as the seat of who has ``device`` (or, with an open seed, any) played it.

        Raises ``Refused``: it is not over, not theirs to know, or not solved.
        """
        self._limits.lessons.take(address)
        await require_over(live, number, device)
        key = (live.table.id, number, seat, device)
        if key in self._reviews:
            return self._reviews[key]
        if seat is None and not outbound.has_sat(live.table, device):
            raise Refused(403, "coach-no-seat-of-yours")
        game = await self._games.read(live, number, device, seat)
        run, lines, person = game.run, game.lines, game.person
        asked = _whose(run, person, seat)
        coach = _coach(run.game.name)
        await self._solved(run.game.name, run.rules, len(run.names), address)
        reviewed = await self._thinking.run(
            _reviewed, coach, run, asked, _own(lines, person), _Until(self._clock, REVIEWING)
        )
        return _kept(self._reviews, key, reviewed)

    # ── a hint ───────────────────────────────────────────────────────────────────────────────

    async def hint(
        self, live: LiveTable, device: Person | None, asked: Seat | None, address: str
    ) -> HintOut:
        """What a sound player would do now on the seat of who has ``device``
        (``outbound.holder``). Raises ``Refused``."""
        await live.queue.settled()
        table = live.table
        person = outbound.holder(table, device, asked)
        seat, run = table.seat_of(person), table.game_run
        if seat is None or person is None:
            raise Refused(403, "coach-hint-no-seat")
        if not table.table_view().settings.hints:
            raise Refused(403, "coach-hint-off")
        self._limits.hints.take(device or person)
        view, heard, number = table.game_view(seat), table.heard_by(person), table.number
        coach = None if run is None else coach_of(run.game.name)
        if run is None or coach is None or view is None or not table.offers(seat):
            return HintOut(number, None, Reason("coach-hint-none"))
        rules, seats = run.rules, len(run.names)
        await self._solved(run.game.name, rules, seats, address)
        hint = await self._thinking.run(coach.hint, rules, seats, view, heard)
        if hint is not None:
            return HintOut(number, hint, None)
        known = await self._thinking.run(coach.coverage, rules, seats)
        return HintOut(number, None, known.reason or Reason("coach-hint-none"))

    # ── strategies ───────────────────────────────────────────────────────────────────────────

    async def strategy(
        self, game: str, rules: Rules, seats: int, standing: tuple[int, ...], address: str
    ) -> Picture:
        """The solved strategy of a rule set. Raises ``Refused`` where it is not solved."""
        self._limits.lessons.take(address)
        coach = _coach(game)
        if not coach.strategies:
            raise Refused(422, "coach-other-game")
        known = await self._known(game, rules, seats, address)
        if known.solved != "whole" and known.reason is not None:
            raise Refused(422, known.reason.key, **dict(known.reason.arguments))
        key = (game, write_options(rules), seats, standing)
        if key in self._pictures:
            return self._pictures[key]
        picture = await self._thinking.run(coach.strategy, rules, seats, standing)
        if picture is None:
            raise Refused(422, "coach-too-slow")
        return _kept(self._pictures, key, rounded(picture))

    async def coverage(self, game: str, rules: Rules, seats: int, address: str) -> Coverage:
        """How far a table is solved, after solving what is solved in a moment.

        Who asks for too much solving gets «no», and when to ask again: rules are tried out fast.
        """
        try:
            return await self._known(game, rules, seats, address)
        except Refused as refused:
            return Coverage(seats, "no", refused.reason)

    async def _known(self, game: str, rules: Rules, seats: int, address: str) -> Coverage:
        coach = _coach(game)
        await self._solved(game, rules, seats, address)
        return await self._thinking.run(coach.coverage, rules, seats)

    async def _solved(self, game: str, rules: Rules, seats: int, address: str) -> None:
        """Has solved what is solved in a moment, so that it is at hand."""
        solver = solver_of(game)
        if solver is None or not await self._thinking.run(solver.needs_solving, rules, seats):
            return
        self._limits.solving.take(address)
        try:
            await asyncio.wait_for(asyncio.shield(self._prepared()), self.patience)
        except TimeoutError:
            raise Refused(422, "coach-preparing") from None
        solved = await self._solving.run(self._solve, game, rules, seats)
        if solved is not None:
            await self._thinking.run(solver.keep, rules, seats, solved)

    def _solve(self, game: str, rules: Rules, seats: int) -> bytes | Reason | None:
        """What comes of solving; None where it is known by now, as somebody else asked before."""
        solver = solver_of(game)
        if solver is None or not solver.needs_solving(rules, seats):
            return None
        return self._solver.solve(game, rules, seats, SOLVING)


def _kept(all_kept: dict[K, T], key: K, made: T) -> T:
    """Keeps ``made``, and no more than what was made last."""
    all_kept[key] = made
    while len(all_kept) > _REMEMBERED:
        del all_kept[next(iter(all_kept))]
    return made


# ── whose game it is ─────────────────────────────────────────────────────────────────────────


def _coach(game: str) -> Coach:
    """The coach of ``game``. Raises ``Refused``."""
    coach = coach_of(game)
    if coach is None:
        raise Refused(422, "coach-other-game")
    return coach


def _whose(played: GameRun, person: Person | None, wanted: Seat | None) -> Seat:
    """The seat that may be coached. Raises ``Refused``."""
    own = played.seat_of(person)
    if wanted is None and own is not None:
        return own
    if wanted is not None and 0 <= wanted < len(played.names):
        if wanted == own or is_open(played):
            return wanted
        raise Refused(403, "coach-not-your-seat")
    raise Refused(403, "coach-no-seat-of-yours")


def _own(lines: Iterable[LogLine], person: Person | None) -> frozenset[int]:
    """What ``person`` did; bots and clocks act for those who are away."""
    return frozenset(line.number for line in lines if person and line.person == person)


# ── on the thread ────────────────────────────────────────────────────────────────────────────


class _Until:
    """An end of patience, by a clock that starts with the first look at it."""

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self._clock, self._seconds = clock, seconds
        self._end: float | None = None

    def check(self) -> None:
        """Raises ``Refused`` once the time is over."""
        if self._end is None:
            self._end = self._clock() + self._seconds
        if self._clock() > self._end:
            raise Refused(422, "coach-too-long")


def _reviewed(
    coach: Coach, run: GameRun, seat: Seat, own: frozenset[int], until: _Until
) -> LessonOut:
    """The review of one seat, from the log as it got it."""
    rules, seats = run.rules, len(run.names)
    known = coach.coverage(rules, seats)
    is_own = any(number in own for number, actor, _ in run.moves if actor == seat)
    turns = _turns(run, seat, own if is_own else None, until)
    review = coach.review(rules, seats, seat, turns)
    if review is None:
        reason = known.reason or Reason("coach-too-slow")
        raise Refused(422, reason.key, **dict(reason.arguments))
    words, shown = write_options(rules), is_open(run)
    return LessonOut(run.number, run.game.name, run.names, words, shown, known, review)


def _turns(run: GameRun, seat: Seat, own: frozenset[int] | None, until: _Until) -> Iterator[Turn]:
    """The log as the seat got it; with ``own`` only these moves are the seat's to answer for."""
    actions: dict[int, tuple[Actor, Action]] = {n: (a, did) for n, a, did in run.moves}
    until.check()
    first = first_state(run.game, run.rules, len(run.names), run.stacks, run.number)
    chosen = choices(run.game, first, run.moves, seat)
    for entry in run.entries:
        until.check()
        actor, action = actions.get(entry.number, (None, None))
        did = actor == seat and (own is None or entry.number in own)
        events = tuple(observation(told, seat) for told in entry.events)
        if actor is not None:
            saw = chosen.get(entry.number, SeatPosition(None, ()))
            yield Turn(entry.number, actor, action if did else None, events, *saw)
