"""The coach at the server: finished games gone through, hints, and strategies as pictures.

Rules of this file
1. A seat is coached from what that seat was told, and from nothing else. Another seat's game may be
   looked at only after the whole seed of that game was opened to everybody.
2. Nothing is reckoned while others wait: a thread goes through games and draws pictures, a process
   solves. Both have limits: of time, of how much may wait, and of how often one may ask.
3. What is not solved is refused with its reason.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from msgspec.structs import replace

from mendax.bots import bots_for
from mendax.coach.results import Coverage, Hint, Picture, PictureClaim, PicturePage
from mendax.core.game import Action, Actor, Event, Reason, Seat, observation
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from mendax.games.rules import Rules, write_options
from mendax.server.coaching.solver_client import SolverProcess
from mendax.server.operations import Refused
from mendax.server.rate_limits import Limits
from mendax.server.store.store import Store
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.messages import HintOut, LessonOut
from mendax.solver.generic.optional import compiles
from mendax.table.events import SeedOpened
from mendax.table.game_run import GameRun
from mendax.table.log import LogLine, refused
from mendax.table.table import Person, Table

if TYPE_CHECKING:
    from mendax.coach.mia.review import Turn
    from mendax.coach.solving import Found

SOLVING: Final = 20.0
"""Processor seconds that solving may take."""
PATIENCE: Final = 10.0
"""Seconds that one who asks waits for a solver that is being loaded or compiled."""
GOING_THROUGH: Final = 10.0
"""Seconds that going through a game may take."""
_WAITING: Final = 16
"""Questions that may wait for a thread."""
_REMEMBERED: Final = 128
"""Answers that are kept, as finished games and strategies do not change."""

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")


class Lessons:
    """Everything that the coach says to those who ask this server."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self.patience = PATIENCE
        self._thinking = _Thread("coach")
        self._solving = _Thread("solver")
        self._solver = SolverProcess()
        self._preparing: asyncio.Future[bool] | None = None
        self._lessons: dict[tuple[object, ...], LessonOut] = {}
        self._pictures: dict[tuple[object, ...], Picture] = {}

    def close(self) -> None:
        """Nothing more is begun, and the solver ends."""
        self._thinking.close()
        self._solving.close()
        self._solver.close()

    def prepare(self) -> None:
        """Gets the solver ready ahead of the first question, where it has to be compiled."""
        if compiles():
            self._prepared()

    def _prepared(self) -> "asyncio.Future[bool]":
        """Done once the solver is ready, or can't be; begun if it was not."""
        began = self._preparing
        if began is None or (began.done() and (began.cancelled() or began.exception())):
            began = asyncio.ensure_future(self._solving.run(self._solver.prepare))
            self._preparing = began
        return began

    # ── a finished game ──────────────────────────────────────────────────────────────────────

    async def lesson(
        self, live: LiveTable, number: int, person: Person | None, seat: Seat | None, address: str
    ) -> LessonOut:
        """Game ``number`` as the seat of ``person`` (or, with an open seed, any) played it.

        Raises ``Refused``: it is not over, not theirs to know, or not solved.
        """
        self._limits.lessons.take(address)
        await live.settled()
        if not outbound.may_read(live.table, person):
            raise Refused(403, "wire-refused-not-yours")
        view = live.table.table_view()
        if not 1 <= number <= view.games or (number == view.games and view.phase == "playing"):
            raise Refused(404, "wire-refused-no-record", game=number)
        key = (view.id, number, seat, person)
        if key in self._lessons:
            return self._lessons[key]
        lines = await self._store.read(view.id)
        row = await self._store.table(view.id)
        assert row is not None
        table = await self._thinking.run(
            Table.load, view.id, row.secret, lines, bots_for(row.game), number
        )
        played, frozen = table.game_run, table.frozen
        if frozen is not None:
            raise refused("older-edition", game=number, edition=frozen.edition)
        assert played is not None
        if not outbound.may_read(live.table, person, played):
            raise Refused(403, "wire-refused-not-yours")
        asked = _whose(played, person, seat)
        rules = _mia(played.rules)
        await self._solved(rules, len(played.names), address)
        own = _own(lines, person)
        lesson = await self._thinking.run(_lesson, played, asked, own)
        return _kept(self._lessons, key, lesson)

    # ── a hint ───────────────────────────────────────────────────────────────────────────────

    async def hint(self, live: LiveTable, person: Person | None, address: str) -> HintOut:
        """What a sound player would do now on the seat of ``person``. Raises ``Refused``."""
        await live.settled()
        table = live.table
        seat, played = table.seat_of(person), table.game_run
        if seat is None or person is None:
            raise Refused(403, "coach-hint-no-seat")
        if not table.table_view().settings.hints:
            raise Refused(403, "coach-hint-off")
        self._limits.hints.take(person)
        view, heard, number = table.game_view(seat), table.heard_this_game(seat), table.number
        if played is None or not table.offers(seat) or not isinstance(view, MiaView):
            return HintOut(number, None, Reason("coach-hint-none"))
        rules, seats = _mia(played.rules), len(played.names)
        await self._solved(rules, seats, address)
        hint = await self._thinking.run(_hint, rules, seats, view, heard)
        if hint is not None:
            return HintOut(number, hint, None)
        known = await self._thinking.run(_coverage, rules, seats)
        return HintOut(number, None, known.reason or Reason("coach-hint-none"))

    # ── strategies ───────────────────────────────────────────────────────────────────────────

    async def picture(
        self, rules: Rules, seats: int, lives: tuple[int, ...], address: str
    ) -> Picture:
        """The solved strategy of a rule set. Raises ``Refused`` where it is not solved."""
        self._limits.lessons.take(address)
        found = _mia(rules)
        known = await self._known(found, seats, address)
        if known.solved != "whole" and known.reason is not None:
            raise Refused(422, known.reason.key, **dict(known.reason.arguments))
        key = (write_options(found), seats, lives)
        if key in self._pictures:
            return self._pictures[key]
        picture = await self._thinking.run(_picture, found, seats, lives)
        return _kept(self._pictures, key, picture)

    async def coverage(self, rules: Rules, seats: int, address: str) -> Coverage:
        """How far a table is solved, after solving what is solved in a moment.

        Who asks for too much solving gets «no», and when to ask again: rules are tried out fast.
        """
        try:
            return await self._known(rules, seats, address)
        except Refused as refused:
            return Coverage(seats, "no", refused.reason)

    async def _known(self, rules: Rules, seats: int, address: str) -> Coverage:
        if not isinstance(rules, MiaRules):
            return Coverage(seats, "no", Reason("coach-other-game"))
        await self._solved(rules, seats, address)
        return await self._thinking.run(_coverage, rules, seats)

    async def _solved(self, rules: MiaRules, seats: int, address: str) -> None:
        """Solves what is solved in a moment, so that it is at hand."""
        if await self._thinking.run(_needs_solving, rules, seats):
            self._limits.solving.take(address)
            try:
                await asyncio.wait_for(asyncio.shield(self._prepared()), self.patience)
            except TimeoutError:
                raise Refused(422, "coach-preparing") from None
            found = await self._solving.run(_solve, self._solver, rules, seats)
            await self._thinking.run(_keep, rules, seats, found)


def _kept(all_kept: dict[K, T], key: K, made: T) -> T:
    """Keeps ``made``, and no more than what was made last."""
    all_kept[key] = made
    while len(all_kept) > _REMEMBERED:
        del all_kept[next(iter(all_kept))]
    return made


class _Thread:
    """One thread, and a queue in front of it that has an end."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._waiting = 0

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``do`` gives. Raises ``Refused`` when too much is waiting."""
        if self._waiting >= _WAITING:
            raise Refused(429, "wire-refused-too-fast", seconds=5)
        self._waiting += 1
        try:
            work = self._pool.submit(do, *args, **kwargs)
            return await asyncio.wrap_future(work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """What waits is not done any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


# ── whose game it is ─────────────────────────────────────────────────────────────────────────


def _mia(rules: Rules) -> MiaRules:
    if not isinstance(rules, MiaRules):
        raise Refused(422, "coach-other-game")
    return rules


def _whose(played: GameRun, person: Person | None, wanted: Seat | None) -> Seat:
    """The seat that may be coached. Raises ``Refused``."""
    own = played.seat_of(person)
    if wanted is None and own is not None:
        return own
    if wanted is not None and 0 <= wanted < len(played.names):
        if wanted == own or _is_open(played):
            return wanted
        raise Refused(403, "coach-not-your-seat")
    raise Refused(403, "coach-no-seat-of-yours")


def _is_open(played: GameRun) -> bool:
    """Whether everybody was given the whole seed of this game."""
    events = (told for entry in played.entries for told in entry.events)
    return any(isinstance(told.event, SeedOpened) and told.to is None for told in events)


def _own(lines: Iterable[LogLine], person: Person | None) -> frozenset[int]:
    """What ``person`` did; bots and clocks act for those who are away."""
    return frozenset(line.number for line in lines if person and line.person == person)


# ── on the threads ───────────────────────────────────────────────────────────────────────────


def _coverage(rules: MiaRules, seats: int) -> Coverage:
    from mendax.coach.mia.policies import coverage

    return coverage(rules, seats)


def _needs_solving(rules: MiaRules, seats: int) -> bool:
    from mendax.coach.mia.policies import needs_solving

    return needs_solving(rules, seats)


def _solve(solver: SolverProcess, rules: MiaRules, seats: int) -> "Found | None":
    """What comes of solving; None where it is known by now, as somebody else asked before."""
    from mendax.coach.mia.policies import needs_solving, plain

    if not needs_solving(rules, seats):
        return None
    return solver.solve(plain(rules, seats), seats, SOLVING)


def _keep(rules: MiaRules, seats: int, found: "Found | None") -> None:
    from mendax.coach.mia.policies import keep

    if found is not None:
        keep(rules, seats, found)


def _lesson(played: GameRun, seat: Seat, own: frozenset[int]) -> LessonOut:
    """The review of one seat, from its share of the log."""
    from mendax.coach.mia.adviser import adviser_for
    from mendax.coach.mia.review import review

    rules, seats = _mia(played.rules), len(played.names)
    adviser, known = adviser_for(rules, seats, waits=False), _coverage(rules, seats)
    if adviser is None:
        reason = known.reason or Reason("coach-too-slow")
        raise Refused(422, reason.key, **dict(reason.arguments))
    is_own = any(number in own for number, actor, _ in played.moves if actor == seat)
    found = review(adviser, rules, seats, seat, _turns(played, seat, own if is_own else None))
    words = write_options(rules)
    return LessonOut(played.number, played.names, words, _is_open(played), known, found)


def _turns(played: GameRun, seat: Seat, own: frozenset[int] | None) -> Iterator["Turn"]:
    """The log as the seat got it; with ``own`` only these moves are the seat's to answer for."""
    from mendax.coach.mia.review import Turn

    end = time.monotonic() + GOING_THROUGH
    actions: dict[int, tuple[Actor, Action]] = {n: (a, did) for n, a, did in played.moves}
    for entry in played.entries:
        if time.monotonic() > end:
            raise Refused(422, "coach-too-long")
        actor, action = actions.get(entry.number, (None, None))
        did = actor == seat and (own is None or entry.number in own)
        events = tuple(observation(told, seat) for told in entry.events)
        if actor is not None:
            yield Turn(entry.number, actor, action if did else None, events)


def _hint(rules: MiaRules, seats: int, view: MiaView, heard: tuple[Event, ...]) -> Hint | None:
    """From the view of a seat and what it has been told."""
    from mendax.bots.mia.advice import Sight
    from mendax.bots.mia.public_history import Witness, starter_of
    from mendax.coach.mia.adviser import adviser_for
    from mendax.coach.mia.review import hint

    adviser = adviser_for(rules, seats, waits=False)
    if adviser is None:
        return None
    witness = Witness(rules, seats, view.you)
    for event in heard:
        witness.hear(event)
    starter = starter_of(rules, view) if view.phase == "lives" else None
    return hint(adviser, rules, Sight(view, witness.settled, starter))


def _picture(rules: MiaRules, seats: int, lives: tuple[int, ...]) -> Picture:
    from mendax.coach.mia.picture import picture
    from mendax.coach.mia.policies import at_hand

    policy = at_hand(rules, seats)
    if policy is None:
        raise Refused(422, "coach-too-slow")
    found = picture(policy, lives)
    return replace(found, pages=tuple(_short(page) for page in found.pages))


def _short(page: PicturePage) -> PicturePage:
    """With as many digits as a picture can show."""

    def cut(x: float) -> float:
        return round(x, 4)

    claims = (PictureClaim(c.value, cut(c.chance), cut(c.lie), cut(c.doubt)) for c in page.claims)
    rows = (replace(r, say=tuple(map(cut, r.say)), again=cut(r.again)) for r in page.rolls)
    return PicturePage(
        page.over, cut(page.worth), page.unseen, cut(page.lies), tuple(claims), tuple(rows)
    )
