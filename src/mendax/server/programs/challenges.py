"""Challenges: a host invites an online program to a table.

Rules of this file
1. With several servers, proxies route `/api/programs` to one of them, where all programs are
   online. A table may be at another server. In that case the question, the answer and the outcome
   are sent as notices.
2. The programs' server asks the program, because this server knows each program's games and number
   of challenges. The table's server reserves the seat, and counts the tables in its own memory.
3. A program has ``PATIENCE`` seconds to answer. Notices may take ``EVERY`` seconds each way, if
   PostgreSQL's notifications fail.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.server.clock import Clock
from mendax.server.notices.notice_kinds import ProgramAnswered, ProgramAsked, ProgramTold
from mendax.server.notices.notices import EVERY, ServerNotices
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.programs.online import PATIENCE, OnlinePrograms
from mendax.server.tables import awaiting
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire.http_messages import ChallengeOut
from mendax.server.wire.program_messages import (
    AskedOut,
    ProgramAnswer,
    SeatKeptOut,
    WithdrawnOut,
)
from mendax.server.wire.refusal import Refused
from mendax.table.commands import KeepSeat
from mendax.table.log import Person

_log = logging.getLogger("mendax.notices")

LONGEST: Final = PATIENCE + 2 * EVERY
"""Seconds to wait for an answer from a program at another server."""
_NUMBERS: Final = 2**31 - 1


class ProgramChallenges:
    """Challenges from the tables of this server, and to its programs."""

    def __init__(
        self, online: OnlinePrograms, notices: ServerNotices, clock: Callable[[], Clock]
    ) -> None:
        """Create the challenges of a server. This requires a running loop."""
        self._online, self._notices, self._clock = online, notices, clock
        self._tasks = BackgroundTasks()
        self._waiting: dict[str, asyncio.Future[ProgramAnswer]] = {}
        """The pending answers from other servers, keyed by the question's id."""
        if notices.shared:
            online.numbers = iter(lambda: 1 + secrets.randbelow(_NUMBERS), 0)

    async def make(self, live: LiveTable, host: Person, number: int) -> ChallengeOut:
        """Challenge a program to a table, and reserve a seat for it if it accepts.

        Raises ``Refused`` if the program can't be asked, does not answer or disconnects, or if no
        seat is free.
        """
        view, seats = live.table.table_view(), live.table.state.lobby.seating.taken() + 1
        table = AskedOut(0, view.id, view.game, view.preset, view.rules, seats, PATIENCE)
        answer = await self._ask(number, table)
        if answer.declined is not None:
            return ChallengeOut(False, Reason("programs-declined"), answer.declined)
        try:
            if self._online.tables(answer.person) >= answer.most_tables:
                raise Refused(409, "programs-busy")
            await awaiting.done(live, host, KeepSeat(host, answer.person, answer.name))
        except MendaxError as error:
            await self._tell(number, WithdrawnOut(answer.challenge, error.reason))
            raise
        seat = live.table.seat_of(answer.person)
        if seat is None:  # the seat was removed since then
            reason = Reason("programs-not-asked")
            await self._tell(number, WithdrawnOut(answer.challenge, reason))
        else:
            await self._tell(number, SeatKeptOut(answer.challenge, view.id, seat))
        return ChallengeOut(True)

    async def _ask(self, number: int, table: AskedOut) -> ProgramAnswer:
        if self._online.has(number) or not self._notices.shared:
            return await self._online.ask(number, table)
        question = secrets.token_hex(8)
        answer: asyncio.Future[ProgramAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[question] = answer
        timer = self._clock().call_later(LONGEST, partial(self._refuse, question))
        try:
            await self._notices.tell(ProgramAsked(question, number, table))
            return await answer
        finally:
            timer.cancel()
            del self._waiting[question]

    def _refuse(self, question: str, reason: str = "programs-not-online") -> None:
        answer = self._waiting.get(question)
        if answer is not None and not answer.done():
            answer.set_exception(Refused(409, reason))

    async def _tell(self, number: int, outcome: SeatKeptOut | WithdrawnOut) -> None:
        """Send a program the outcome of a challenge that it accepted."""
        if self._online.has(number):
            self._online.tell(number, outcome)
        else:
            await self._say(ProgramTold(number, outcome))

    async def _say(self, told: ProgramAnswered | ProgramTold) -> None:
        try:
            await self._notices.tell(told)
        except MendaxError as error:
            _log.warning("a challenge was lost: %s", error.reason.key)

    # ── notices ──────────────────────────────────────────────────────────────────────────────

    def take(self, notice: ProgramAsked | ProgramAnswered | ProgramTold) -> None:
        """Apply a notice from another server."""
        match notice:
            case ProgramAsked():
                if self._online.has(notice.number):
                    self._tasks.begin(self._answer(notice))
            case ProgramAnswered(question, answer, reason):
                waiting = self._waiting.get(question)
                if answer is None:
                    self._refuse(question, reason)
                elif waiting is not None and not waiting.done():
                    waiting.set_result(answer)
            case ProgramTold():
                self._online.tell(notice.number, notice.outcome)

    async def _answer(self, asked: ProgramAsked) -> None:
        """Ask a program that is online here, on behalf of another server."""
        try:
            answer = await self._online.ask(asked.number, asked.table)
        except Refused as refused:
            await self._say(ProgramAnswered(asked.question, None, refused.reason.key))
        else:
            await self._say(ProgramAnswered(asked.question, answer))

    async def close(self) -> None:
        """Cancel all pending answers."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
