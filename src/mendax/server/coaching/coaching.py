"""The server's access to coaches: reviews of finished games, hints, and strategy pictures.

Rules of this file
1. The review and hints of a seat use only that seat's information. Other seats may be reviewed only
   if the game's seed was disclosed.
2. No analysis runs in the tables' process. One separate process reviews games and draws pictures,
   and another solves games. Time, queue length and requests per address are limited. Results are
   passed on as encoded JSON.
3. Requests about unsolved rules are refused with a reason. The coach registry decides which games
   have a coach.
"""

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from mendax.coach.protocol import Coach
from mendax.coach.registry import coach_of
from mendax.coach.results import Coverage, Picture
from mendax.core.game import Reason, Seat
from mendax.games.rules import Rules, write_options
from mendax.server.coaching import questions
from mendax.server.coaching.lessons import lesson
from mendax.server.coaching.loading import WhoPlayed
from mendax.server.coaching.reading import FinishedGames, GameRequest, PastGame
from mendax.server.people.rate_limits import Limits
from mendax.server.processes import processor_time
from mendax.server.processes.calls import Caller
from mendax.server.processes.policy_needs import KnownPolicies, Lacking
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.messages import Json, encode
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import HintOut, LessonOut
from mendax.table.table import Person

REVIEWING: Final = processor_time.MOST
"""The maximum CPU seconds for reviewing a game on a server."""

T = TypeVar("T")


class PolicySource(KnownPolicies, Protocol):
    """The policies solved for all processes, and the solver."""

    async def solved(self, key: str, game: str, rules: Rules, seats: int) -> bytes | Reason:
        """Return the policy with this key, after solving it if necessary, or the reason why there
        is none. Raises ``Refused``."""


class Coaching:
    """The coaching of one server."""

    def __init__(
        self,
        games: FinishedGames,
        limits: Limits,
        process: Caller,
        policies: PolicySource,
        coached: Callable[[str], Coach | None] = coach_of,
        reviewing: float = REVIEWING,
    ) -> None:
        """``coached`` returns the coach of a game, or None. A review takes at most ``reviewing``
        CPU seconds.
        """
        self._games, self._limits = games, limits
        self._coached, self._reviewing = coached, reviewing
        self._process, self._policies = process, policies

    # ── reviews ──────────────────────────────────────────────────────────────────────────────

    async def review(self, asked: GameRequest) -> Json[LessonOut]:
        """Return the review of a game for the device holder's seat, or for any seat if the seed is
        open.

        Raises ``Refused`` if the game is not finished, is not solved, or may not be read by this
        person.
        """
        self._limits.lessons.take(asked.address)

        async def tell(game: PastGame) -> Json[LessonOut]:
            who, coached = game.who, _whose(game.who, game.person, asked.seat)
            at = (who.game, who.rules, len(who.names), asked.address)
            return Json(await self._asked(*at, lesson, game.loaded, coached, self._reviewing))

        return await self._games.told("review", asked, tell)

    # ── hints ────────────────────────────────────────────────────────────────────────────────

    async def hint(
        self, live: LiveTable, device: Person | None, asked: Seat | None, address: str
    ) -> Json[HintOut]:
        """Return a sound player's move for the device holder's seat (``outbound.holder``).

        Raises ``Refused``.
        """
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
        coach = None if run is None else self._coached(run.game.name)
        if run is None or coach is None or view is None or not table.offers(seat):
            return Json(encode(HintOut(number, None, Reason("coach-hint-none"))))
        at = (run.game.name, run.rules, len(run.names), address)
        with self._limits.at_once.one(address):
            return Json(await self._asked(*at, questions.hint, number, view, heard))

    # ── strategies ───────────────────────────────────────────────────────────────────────────

    async def strategy(
        self, game: str, rules: Rules, seats: int, standing: tuple[int, ...], address: str
    ) -> Json[Picture]:
        """Return a rule set's solved strategy. Raises ``Refused`` if it is not solved."""
        self._limits.lessons.take(address)
        coach = self._coach(game)
        if not coach.strategies:
            raise Refused(422, "coach-other-game")
        key = ("strategy", game, write_options(rules), seats, standing)
        results = self._games.results
        if key in results:
            found: Json[Picture] = results[key]
            return found
        with self._limits.at_once.one(address):
            picture = await self._asked(game, rules, seats, address, questions.strategy, standing)
        return results.keep(key, Json[Picture](picture))

    async def coverage(self, game: str, rules: Rules, seats: int, address: str) -> Coverage:
        """Return how completely a table is solved. If solving it is quick, solve it first.

        A refusal by the coach or solver returns "no" with the reason. A rate limit returns
        "unknown" with the seconds to wait, because trying out rules quickly is not abuse. Raises
        ``Refused`` if the process failed.
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
        address: str | None,
        ask: Callable[..., T],
        *given: object,
    ) -> T:
        """Return the result of ``ask`` in the process. If solving the table is quick, solve it
        first. ``address`` is None for work of the server, which no rate limits.

        Raises the same errors as ``ask``, and ``Refused`` if the solver is unavailable.
        """
        self._coach(game)

        async def answer(found: bytes | Reason | None = None) -> T | Lacking:
            coached = questions.coached
            return await self._process.run(coached, game, rules, seats, found, ask, *given)

        answered = await answer()
        if isinstance(answered, Lacking):
            known = await self._policies.known(answered.key)
            answered = answered if known is None else await answer(known)
        if isinstance(answered, Lacking):
            if address is not None:
                self._limits.solving.take(address)
            answered = await answer(await self._policies.solved(answered.key, game, rules, seats))
        if isinstance(answered, Lacking):
            raise Refused(422, "coach-solver-failed")
        return answered

    def _coach(self, game: str) -> Coach:
        """Return the coach of ``game``. Raises ``Refused`` if it has none."""
        coach = self._coached(game)
        if coach is None:
            raise Refused(422, "coach-other-game")
        return coach


# ── permissions ──────────────────────────────────────────────────────────────────────────────


def _whose(played: WhoPlayed, person: Person | None, wanted: Seat | None) -> Seat:
    """Return the seat to review. Raises ``Refused``."""
    own = played.seat_of(person)
    if wanted is None and own is not None:
        return own
    if wanted is not None and 0 <= wanted < len(played.names):
        if wanted == own or played.open:
            return wanted
        raise Refused(403, "coach-not-your-seat")
    raise Refused(403, "coach-no-seat-of-yours")
