"""Bots that think long or ask a coach, in a process beside the tables (``work_process``).

Rules of this file
1. A bot there gets what its seat is told: its place, the rules, what it has heard, its view, its
   offers. Which table it sits at, its people's names and the table's draws never get there.
2. Nothing is known for good there. A bot that the process does not know any more (it is a new one,
   or had others to think of since) is made anew, and briefed with all that its seat has heard.
3. The same seed and the same questions have the same answers as anywhere else.
4. One that asks a coach goes by what is solved when it sits down: the policy is found where any
   worker has solved it, and nothing is solved for it. One of no use is forgotten.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from mendax.bots import BOTS, Bot
from mendax.coach.seating import seated
from mendax.core.game import Action, Event, Offer, Seat
from mendax.server.base.policy_needs import Lacking, lacking
from mendax.server.base.refusal import Refused, where
from mendax.server.base.work_process import WorkFailed, WorkProcess

WAITING: Final = 256
"""Bots that may wait until the process has thought for those before them."""
SECONDS: Final = 20.0
"""Seconds that one decision may take, with what has to be loaded before."""
KEPT: Final = 4096
"""Bots that are kept as they are in the process: more than play at a time at a large server, as one
that has to be made anew takes as long as all that it has heard. One takes 4 to 10 kB in the
middle of a game."""
FindPolicy = Callable[[str | None], Awaitable[bytes | None]]
ForgetPolicy = Callable[[str | None], Awaitable[None]]
_FAILURES: Final = 2
"""So often in succession the process may fail over a bot, before something plain is done."""
_REFUSALS: Final = 20
"""And so often there may be no room for its question: as many pauses, so some seconds."""


class PlaceOfBot(NamedTuple):
    """Which bot sits where, at which rules."""

    name: str
    game: str
    rules: Any
    seat: Seat
    seats: int

    def seated(self, seed: bytes) -> Bot:
        """The bot. Raises what it likes."""
        return seated(*self, Random(seed), waits=False)


# ── beside the tables ────────────────────────────────────────────────────────────────────────


class NewBot(NamedTuple):
    """A bot that is to be made."""

    place: PlaceOfBot
    seed: bytes
    policy: bytes | None = None
    """What its coach lacked, and was found."""
    asks: bool = False
    """Whether it asks which policy the coach lacks, before it is made."""


class BotProcess:
    """The process in which bots of all tables of this server choose; started by the first."""

    def __init__(
        self,
        work: WorkProcess | None = None,
        find: FindPolicy | None = None,
        forget: ForgetPolicy | None = None,
    ) -> None:
        """``find``: gives what was solved for a table, by its name (``Lacking.key``); ``forget``:
        nobody is given it any more, as it is of no use."""
        self.work = work or WorkProcess(WAITING, SECONDS)
        self.find, self.forget = find, forget
        self.numbers = count(1)
        """What bots are called there."""
        self._ended: list[int] = []

    def end(self, number: int) -> None:
        """The bot of this number is asked nothing more; the process hears of it when it is asked
        for another one, and forgets it."""
        self._ended.append(number)

    async def choose(
        self, number: int, new: NewBot | None, *told: Any
    ) -> "Action | Lacking | None":
        """As ``choice`` in the process. Raises ``Refused``, or ``WorkFailed`` if the bot fails."""
        ended = tuple(self._ended)
        try:
            return await self.work.run(choice, ended, number, new, *told)
        except Refused:
            ended = ()  # the process has not heard of them
            raise
        finally:
            self._ended = [one for one in self._ended if one not in ended]

    @property
    def waiting(self) -> int:
        """How many bots wait for their choice."""
        return self.work.waiting

    def close(self) -> None:
        """The process ends, whatever it does."""
        self.work.close()


class BotBeside:
    """One bot that sits at a table and chooses in the process. Asked one thing at a time."""

    def __init__(
        self, process: BotProcess, place: PlaceOfBot, new_seed: Callable[[], bytes]
    ) -> None:
        """``new_seed``: of what its random choices come, each time that it is made anew."""
        self._process, self._place, self._new_seed = process, place, new_seed
        self._heard: list[Event] = []
        self._known = 0
        """The number by which the process knows it, if it does; 0: it was not made yet."""
        self._over = False
        self._known_heard = 0
        """How much of what it has heard it was told there."""
        self._failed = 0

    async def choose(
        self, heard: Iterable[Event], view: object, offers: tuple[Offer, ...]
    ) -> Action | None:
        """What it chooses; None: there is no room now, or the process failed: ask again.

        Raises ``Refused`` after that has happened too often, and ``WorkFailed`` if the bot fails.
        """
        self._heard += heard
        try:
            chosen = await self._ask(view, offers) if self._known else None
            if chosen is None:
                chosen = await self._ask_anew(view, offers)
        except Refused as refused:
            self._failed += 1
            if self._failed >= (_REFUSALS if refused.status == 429 else _FAILURES):
                raise
            return None
        self._failed = 0
        return chosen

    def end(self) -> None:
        """Its table or its game is over, or another sits in its place: nobody asks it any more."""
        self._over = True
        if self._known:
            self._process.end(self._known)

    async def _ask_anew(self, view: object, offers: tuple[Offer, ...]) -> Action | None:
        number, told = next(self._process.numbers), len(self._heard)
        new = NewBot(self._place, self._new_seed(), asks=self._process.find is not None)
        chosen = await self._process.choose(number, new, self._heard, view, offers)
        if isinstance(chosen, Lacking):
            assert self._process.find is not None
            found = await self._process.find(chosen.key)
            new = new._replace(policy=found, asks=found is not None)
            chosen = await self._process.choose(number, new, self._heard, view, offers)
        if isinstance(chosen, Lacking):  # what was found is of no use
            if self._process.forget is not None:
                await self._process.forget(chosen.key)
            new = new._replace(policy=None, asks=False)
            chosen = await self._process.choose(number, new, self._heard, view, offers)
        assert not isinstance(chosen, Lacking)
        self._known, self._known_heard = number, told
        if self._over:
            self._process.end(number)
        return chosen

    async def _ask(self, view: object, offers: tuple[Offer, ...]) -> Action | None:
        told, heard = len(self._heard), self._heard[self._known_heard :]
        chosen = await self._process.choose(self._known, None, heard, view, offers)
        assert not isinstance(chosen, Lacking)
        self._known_heard = told
        return chosen


# ── in the process ───────────────────────────────────────────────────────────────────────────

_bots: Final[OrderedDict[int, Bot]] = OrderedDict()
"""By number; who was asked last is the last."""


def choice(
    ended: Iterable[int],
    number: int,
    new: NewBot | None,
    heard: Sequence[Event],
    view: object,
    offers: tuple[Offer, ...],
) -> Action | Lacking | None:
    """What bot ``number`` chooses, who has heard this since it was asked last; None: it is not
    known here. ``new``: it is made first, unless it is to be said which policy is lacking for it.
    Those of ``ended`` are forgotten.

    A bot that fails is forgotten. Raises ``WorkFailed`` then.
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
        chosen = bot.choose(view, offers)
    except Exception as error:  # its own words may hold what its seat alone knows
        raise WorkFailed(f"{type(error).__name__} in {where(error)}") from None
    _bots[number] = bot
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return chosen


def _lacking(new: NewBot) -> Lacking | None:
    """What the coach of a new bot lacks at its table, after it was given what was found."""
    name, game, rules, _, seats = new.place
    return lacking(game, rules, seats, new.policy) if BOTS[name].asks(game) else None
