"""Bots that think long or ask a coach, in a process separate from the tables (``work_process``).

Rules of this file
1. A bot in the process receives its seat's information: place, rules, events, view and offers, and
   its observations in earlier games. It never receives the table's id, people's names or the
   table's draws.
2. The process is a cache. A bot that the process does not have, because it is new or was evicted,
   is created and briefed with all events of its seat.
3. The same seed and questions produce the same answers as outside this process.
4. A bot that asks a coach uses a policy that the server had solved when the bot was created. No
   game is solved for a bot.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from mendax.bots import BOTS, Bot
from mendax.bots.bot import Remembers, interruption
from mendax.coach.seating import seated
from mendax.core.game import Action, Event, Offer, Seat
from mendax.server.processes.calls import Caller
from mendax.server.processes.policy_needs import Lacking, lacking
from mendax.server.processes.work_process import WorkFailed, WorkProcess
from mendax.server.wire.refusal import Refused, where

WAITING: Final = 256
"""The maximum number of bots that wait for the process."""
SECONDS: Final = 20.0
"""The maximum seconds for a decision, including loading."""
KEPT: Final = 4096
"""The maximum number of cached bots.

It exceeds the number of bots that play at the same time on a large server, because a bot that is
created again must process all its events. A bot takes 4 to 10 kB in mid-game.
"""
FindPolicy = Callable[[str | None], Awaitable[bytes | None]]
_FAILURES: Final = 2
"""The number of consecutive process failures after which a bot makes a plain move."""
_REFUSALS: Final = 20
"""The number of refusals (full queue) after which a bot makes a plain move. A bot is refused once
per pause, so this takes a few seconds.
"""


class PlaceOfBot(NamedTuple):
    """The name, game, rules and seat of a bot, and what it remembers."""

    name: str
    game: str
    rules: Any
    seat: Seat
    seats: int
    earlier: Sequence[Sequence[Any]]
    """The bot's observations of each seat's player in earlier games (``EarlierGames.known``)."""

    def seated(self, seed: bytes) -> Bot:
        """Return a new bot. Raises any of the bot's exceptions."""
        name, game, rules, seat, seats, earlier = self
        bot = seated(name, game, rules, seat, seats, Random(seed), waits=False)
        if isinstance(bot, Remembers):
            bot.remember(earlier)
        return bot


# ── in the server's process ──────────────────────────────────────────────────────────────────


class BotQuestion(NamedTuple):
    """A decision that a bot is asked for."""

    view: object
    offers: tuple[Offer, ...]
    interrupts: bool = False
    """True if the bot may interrupt the seats to act, or wait."""

    def put(self, bot: Bot) -> "BotChoice":
        """Return the choice of ``bot``. Raises any of the bot's exceptions."""
        if self.interrupts:
            return BotChoice(interruption(bot, self.view, self.offers))
        return BotChoice(bot.choose(self.view, self.offers))


class BotChoice(NamedTuple):
    """A bot's choice."""

    action: Action | None
    """The chosen action, or None if the bot does not interrupt."""


class BotWorker(Caller, Protocol):
    """Makes calls that bots wait for (see ``WorkProcess``)."""

    @property
    def waiting(self) -> int:
        """The number of unanswered calls."""

    def close(self) -> None:
        """Refuse further calls."""


class NewBot(NamedTuple):
    """A bot to create."""

    place: PlaceOfBot
    seed: bytes
    policy: bytes | None = None
    """The policy that was found for the bot's coach."""
    asks: bool = False
    """True if the process should return the key of a missing policy before creating the bot."""


class BotProcess:
    """The process for the decisions of long-thinking bots at all tables. It is started on first
    use.
    """

    def __init__(self, work: BotWorker | None = None, find: FindPolicy | None = None) -> None:
        """``find`` returns the solved policy with a key (``Lacking.key``)."""
        self.work: BotWorker = work or WorkProcess(WAITING, SECONDS)
        self.find = find
        self.numbers = count(1)
        """The numbers for bots in the process."""
        self._ended: list[int] = []

    def end(self, number: int) -> None:
        """End this bot. The process drops the bot when it is asked about another one."""
        self._ended.append(number)

    async def choose(
        self, number: int, new: NewBot | None, *told: Any
    ) -> "BotChoice | Lacking | None":
        """Run ``choice`` in the process. Raises ``Refused``, or ``WorkFailed`` if the bot fails."""
        ended = tuple(self._ended)
        try:
            return await self.work.run(choice, ended, number, new, *told)
        except Refused:
            ended = ()  # the process has not received these events
            raise
        finally:
            self._ended = [one for one in self._ended if one not in ended]

    @property
    def waiting(self) -> int:
        """The number of bots that are waiting for their choice."""
        return self.work.waiting

    def close(self) -> None:
        """End the process, even during a question."""
        self.work.close()


class BotBeside:
    """A table's bot that chooses in the process, and is asked one question at a time."""

    def __init__(
        self, process: BotProcess, place: PlaceOfBot, new_seed: Callable[[], bytes]
    ) -> None:
        """``new_seed`` returns the seed for the bot's random choices, once per creation of the
        bot.
        """
        self._process, self._place, self._new_seed = process, place, new_seed
        self._heard: list[Event] = []
        self._known = 0
        """The bot's number in the process, or 0 before the bot is created."""
        self._over = False
        self._known_heard = 0
        """The number of events that the process has received."""
        self._failed = 0

    async def choose(self, heard: Iterable[Event], question: BotQuestion) -> BotChoice | None:
        """Return the bot's choice, or None if the queue is full or the process failed.

        After None, retry later. Raises ``Refused`` after too many failures, and ``WorkFailed`` if
        the bot fails.
        """
        self._heard += heard
        try:
            chosen = await self._ask(question) if self._known else None
            if chosen is None:
                chosen = await self._ask_again(question)
        except Refused as refused:
            self._failed += 1
            if self._failed >= (_REFUSALS if refused.status == 429 else _FAILURES):
                raise
            return None
        self._failed = 0
        return chosen

    def end(self) -> None:
        """End the bot, because its table or game is over or another player has its seat."""
        self._over = True
        if self._known:
            self._process.end(self._known)

    async def _ask_again(self, question: BotQuestion) -> BotChoice | None:
        number, told = next(self._process.numbers), len(self._heard)
        new = NewBot(self._place, self._new_seed(), asks=self._process.find is not None)
        chosen = await self._process.choose(number, new, self._heard, question)
        if isinstance(chosen, Lacking):
            assert self._process.find is not None
            found = await self._process.find(chosen.key)
            new = new._replace(policy=found, asks=found is not None)
            chosen = await self._process.choose(number, new, self._heard, question)
        if isinstance(chosen, Lacking):  # the policy that was found is unusable
            new = new._replace(policy=None, asks=False)
            chosen = await self._process.choose(number, new, self._heard, question)
        assert not isinstance(chosen, Lacking)
        self._known, self._known_heard = number, told
        if self._over:
            self._process.end(number)
        return chosen

    async def _ask(self, question: BotQuestion) -> BotChoice | None:
        told, heard = len(self._heard), self._heard[self._known_heard :]
        chosen = await self._process.choose(self._known, None, heard, question)
        assert not isinstance(chosen, Lacking)
        self._known_heard = told
        return chosen


# ── in the process ───────────────────────────────────────────────────────────────────────────

_bots: Final[OrderedDict[int, Bot]] = OrderedDict()
"""All bots by number, the least recently used first."""


def choice(
    ended: Iterable[int],
    number: int,
    new: NewBot | None,
    heard: Sequence[Event],
    question: BotQuestion,
) -> BotChoice | Lacking | None:
    """Return the choice of bot ``number`` after its new events ``heard``, or None if it is not
    cached.

    If ``new`` is given, create the bot first or, if ``new`` requests it, return the policy that the
    bot lacks. The bots in ``ended`` are dropped, and so is a bot that fails. Raises ``WorkFailed``.
    """
    for each in ended:
        _bots.pop(each, None)
    bot = _bots.pop(number, None)
    if bot is None and new is None:
        return None
    try:
        if new is not None:
            lacks = _lacking(new)
            if lacks is not None and new.asks:
                return lacks
            bot = new.place.seated(new.seed)
        assert bot is not None
        for event in heard:
            bot.hear(event)
        chosen = question.put(bot)
    except Exception as error:  # the message may contain secrets of the seat
        raise WorkFailed(f"{type(error).__name__} in {where(error)}") from None
    _bots[number] = bot
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return chosen


def _lacking(new: NewBot) -> Lacking | None:
    """Return the policy that the coach of a new bot lacks, or None."""
    name, game, rules, _, seats, _ = new.place
    return lacking(game, rules, seats, new.policy) if BOTS[name].asks(game) else None
