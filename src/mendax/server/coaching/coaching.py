"""The coach at the server: finished games gone through, hints, and strategies as pictures.

Rules of this file
1. A seat is coached from what that seat was told, and from nothing else. Another seat's game may be
   looked at only after the whole seed of that game was opened to everybody.
2. Nothing is reckoned where the tables are: one process beside them goes through games and draws
   pictures, another solves. Both have limits: of time, of how much may wait, and of how often and
   how much at once one may ask. What they answer is passed on as it comes.
3. What is not solved is refused with its reason. Which games have a coach is the registry's word;
   none is known here.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from mendax.coach.protocol import Coach
from mendax.coach.registry import coach_of
from mendax.coach.results import Coverage, Picture
from mendax.core.game import Reason, Seat
from mendax.games.rules import Rules, write_options
from mendax.server.base import processor_time
from mendax.server.base.policy_needs import Lacking
from mendax.server.base.refusal import Refused
from mendax.server.base.work_process import WorkProcess
from mendax.server.coaching import questions
from mendax.server.coaching.lessons import lesson
from mendax.server.coaching.loading import WhoPlayed
from mendax.server.coaching.reading import FinishedGames, require_over
from mendax.server.coaching.solved_policies import SolvedPolicies
from mendax.server.people.rate_limits import Limits
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.http_messages import HintOut, LessonOut
from mendax.server.wire.messages import Json, encode
from mendax.table.table import Person

REVIEWING: Final = processor_time.MOST
"""Processor seconds that the review of a game may take."""
_REMEMBERED: Final = 128
"""Answers that are kept, as finished games and strategies do not change."""

T = TypeVar("T")
K = TypeVar("K")


class Coaching:
    """Everything that the coaches say to those who ask this server."""

    def __init__(
        self, games: FinishedGames, limits: Limits, process: WorkProcess, policies: SolvedPolicies
    ) -> None:
        self._games, self._limits = games, limits
        self._process, self._policies = process, policies
        self._reviews: dict[tuple[object, ...], Json[LessonOut]] = {}
        self._emptied = 0
        """How often all reviews were dropped: what was begun before is not kept."""
        self._pictures: dict[tuple[object, ...], Json[Picture]] = {}

    def empty(self) -> None:
        """Keeps no review, nor one that is under way."""
        self._emptied += 1
        self._reviews.clear()

    # ── a finished game ──────────────────────────────────────────────────────────────────────

    async def review(
        self, live: LiveTable, number: int, device: Person | None, seat: Seat | None, address: str
    ) -> Json[LessonOut]:
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
        begun = self._emptied
        with self._limits.at_once.one(address):
            game = await self._games.read(live, number, device, seat)
            who, coached = game.who, _whose(game.who, game.person, seat)
            _coach(who.game)
            at, given = (who.game, who.rules, len(who.names), address), (game.person, REVIEWING)
            told = await self._asked(*at, lesson, game.loaded, coached, *given)
        if begun != self._emptied:
            return Json(told)
        return _kept(self._reviews, key, Json(told))

    # ── a hint ───────────────────────────────────────────────────────────────────────────────

    async def hint(
        self, live: LiveTable, device: Person | None, asked: Seat | None, address: str
    ) -> Json[HintOut]:
        """What a sound player would do now on the seat of who has ``device``
        (``outbound.holder``). Raises ``Refused``."""
        await live.settled()
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
            return Json(encode(HintOut(number, None, Reason("coach-hint-none"))))
        at = (run.game.name, run.rules, len(run.names), address)
        with self._limits.at_once.one(address):
            return Json(await self._asked(*at, questions.hint, number, view, heard))

    # ── strategies ───────────────────────────────────────────────────────────────────────────

    async def strategy(
        self, game: str, rules: Rules, seats: int, standing: tuple[int, ...], address: str
    ) -> Json[Picture]:
        """The solved strategy of a rule set. Raises ``Refused`` where it is not solved."""
        self._limits.lessons.take(address)
        coach = _coach(game)
        if not coach.strategies:
            raise Refused(422, "coach-other-game")
        key = (game, write_options(rules), seats, standing)
        if key in self._pictures:
            return self._pictures[key]
        with self._limits.at_once.one(address):
            picture = await self._asked(game, rules, seats, address, questions.strategy, standing)
        return _kept(self._pictures, key, Json(picture))

    async def coverage(self, game: str, rules: Rules, seats: int, address: str) -> Coverage:
        """How far a table is solved, after solving what is solved in a moment.

        What the coach or the solver refuses is «no» with its reason, and what is too much at once
        is «unknown» with the seconds to wait: rules are tried out fast, and that is no mistake of
        whoever does it. Raises ``Refused`` where the process failed.
        """
        try:
            with self._limits.at_once.one(address):
                return await self._asked(game, rules, seats, address, questions.coverage)
        except Refused as refused:
            if refused.status not in (422, 429):
                raise
            return Coverage(seats, "no" if refused.status == 422 else "unknown", refused.reason)

    async def _asked(
        self,
        game: str,
        rules: Rules,
        seats: int,
        address: str,
        ask: Callable[..., T],
        *given: object,
    ) -> T:
        """What ``ask`` answers in the process, after solving what is solved in a moment.

        Raises ``Refused``: what ``ask`` raises, or the solver can't be asked now.
        """
        _coach(game)

        async def answer(found: bytes | Reason | None = None) -> T | Lacking:
            coached = questions.coached
            return await self._process.run(coached, game, rules, seats, found, ask, *given)

        answered = await answer()
        if isinstance(answered, Lacking):
            known = await self._policies.known(answered.key)
            answered = answered if known is None else await answer(known)
        if isinstance(answered, Lacking):
            if answered.refused:
                await self._policies.forget(answered.key)
            self._limits.solving.take(address)
            answered = await answer(await self._policies.solved(answered.key, game, rules, seats))
        if isinstance(answered, Lacking):
            raise Refused(422, "coach-solver-failed")
        return answered


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


def _whose(played: WhoPlayed, person: Person | None, wanted: Seat | None) -> Seat:
    """The seat that may be coached. Raises ``Refused``."""
    own = played.seat_of(person)
    if wanted is None and own is not None:
        return own
    if wanted is not None and 0 <= wanted < len(played.names):
        if wanted == own or played.open:
            return wanted
        raise Refused(403, "coach-not-your-seat")
    raise Refused(403, "coach-no-seat-of-yours")
