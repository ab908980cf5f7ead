"""The bots of one table: their events, choices and pauses.

A bot is created when it first has to choose, and is briefed with all events of its seat in the
game. It therefore plays in the same way whether it had the seat from the start, took the seat over,
or resumed after a restart of the server. Only a bot that remembers earlier games (``Remembers``)
forgets them at a restart.

A bot chooses on a thread as soon as it is to act, and its choice is executed after its pause. The
pause depends only on public information (``pace``). A bot that needs longer takes another pause. No
message therefore depends on a bot's thinking time, and the table is not blocked.

Where several seats may interrupt, their bots think at the same time. A bot that is asked and lets
the moment pass waits until the others have had their time.

A bot that may think long (``Character.thinks_long``), such as one that asks a coach, instead
chooses in a separate process (``bot_process``), if one is available.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from mendax.bots import BOTS, Bot
from mendax.bots.earlier_games import EarlierGames, Player
from mendax.bots.pace import Company, Speed, TurnMoment, race_time, race_window, thinking_time
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Event, Seat, Unseen
from mendax.server.clock import Clock, Timers
from mendax.server.monitoring.meter import Meter
from mendax.server.processes.work_process import WorkFailed
from mendax.server.tables.bot_process import (
    BotBeside,
    BotChoice,
    BotProcess,
    BotQuestion,
    PlaceOfBot,
)
from mendax.server.wire.refusal import where
from mendax.table.game_run import GameRun
from mendax.table.table import Entry, Table

_log = logging.getLogger("mendax.bots")

AtSeat = Callable[[Seat], None]
"""A function called with a bot's seat."""


class SeatedBot:
    """A bot in a seat. Only one thread at a time may ask for its choice."""

    def __init__(
        self,
        name: str,
        make: Callable[[], Bot],
        heard: Iterable[Event],
        meter: Meter | None = None,
        beside: BotBeside | None = None,
    ) -> None:
        """``make`` returns the bot, which is then briefed with ``heard``. The call may be slow. If
        ``beside`` is given, that bot in another process is used instead.
        """
        self.name = name
        self.unheard = list(heard)
        """The events at the bot's seat since its last choice."""
        self.failed = False
        """True if the bot has raised an exception. Another bot then replaces it."""
        self.thought: asyncio.Task[BotChoice | None] | None = None
        """The bot's choice, based on all events up to the start of the task. It is None if the bot
        could not think and must be asked again.
        """
        self._make, self._beside = make, beside
        self._meter = meter or Meter()
        self._bot: Bot | None = None

    def choose(self, heard: Iterable[Event], question: BotQuestion) -> BotChoice:
        """Return the bot's choice, which is always legal."""
        with self._meter.bot_thinks():
            try:
                if self._bot is None:
                    self._bot = self._make()
                for event in heard:
                    self._bot.hear(event)
                chosen = question.put(self._bot)
            except Exception as error:  # a failing bot must not stop the table
                return self._without(error, question)
        return self._legal(chosen, question)

    async def think(self, heard: Iterable[Event], question: BotQuestion) -> BotChoice | None:
        """Return the bot's choice, made on a thread or in a process, or None if the bot could not
        choose.
        """
        if self._beside is None:
            return await asyncio.to_thread(self.choose, heard, question)
        with self._meter.bot_thinks():
            try:
                chosen = await self._beside.choose(heard, question)
            except Exception as error:
                return self._without(error, question)
        return None if chosen is None else self._legal(chosen, question)

    def end(self) -> None:
        """End the bot."""
        if self._beside is not None:
            self._beside.end()

    def _without(self, error: Exception, question: BotQuestion) -> BotChoice:
        """Log the failure of a bot, and return a plain move."""
        there = isinstance(error, WorkFailed)
        _log.error(
            "bot failed: %s", error if there else f"{type(error).__name__} in {where(error)}"
        )
        self.failed = True
        return _plainest(question)

    def _legal(self, chosen: BotChoice, question: BotQuestion) -> BotChoice:
        action = chosen.action
        if action is None and question.interrupts:
            return chosen
        if action is not None and any(offer.admits(action) for offer in question.offers):
            return chosen
        _log.error("bot chose an illegal action: %s", self.name)
        return _plainest(question)


class BotSeats:
    """The bots in the seats of a table. They read the table and never change it."""

    def __init__(
        self,
        table: Table,
        meter: Meter | None = None,
        process: BotProcess | None = None,
        earlier: EarlierGames | None = None,
    ) -> None:
        """``process`` is for bots that think long or ask a coach. Without it, these bots use
        threads.
        """
        self.earlier = earlier or EarlierGames()
        """The observations of bots in the last games."""
        self.table = table
        """The table. Another object with the same game may replace it."""
        self._meter, self._process = meter or Meter(), process
        self._game = 0
        self._bots: dict[Seat, SeatedBot] = {}

    def hear(self, entries: Iterable[Entry]) -> None:
        """Pass every bot the events of its seat, once the entries are stored."""
        if not self._bots:
            return
        game_run = self.table.game_run
        if game_run is None:
            return
        if game_run.number != self._game:
            self.end()
            return
        for entry in entries:
            for seat, bot in self._bots.items():
                bot.unheard += _of_game(game_run, entry.heard_at(seat))
        if game_run.over:
            self._remember(game_run)
            self.end()

    def _remember(self, game_run: GameRun) -> None:
        """Keep what the bots of a finished game observed."""
        name, seats = game_run.game.name, len(game_run.names)
        seen = {}
        for seat, bot in self._bots.items():
            character = BOTS.get(bot.name)
            observes = None if character is None else character.observers.get(name)
            if observes is not None:
                entries, others = game_run.entries, game_run.by_others
                seen[seat] = observes(
                    seats, ((e, n.number not in others) for n in entries for e in n.heard_at(seat))
                )
        if seen:
            self.earlier.add(self._players(game_run), seen)

    def _players(self, game_run: GameRun) -> tuple[Player, ...]:
        """Return the player of each seat, or None for a seat that another player had before."""
        players: list[Player] = []
        for seat, began in enumerate(game_run.entries[0].people):
            person, bot = self.table.people()[seat], self.table.bot_at(seat)
            other = person != began or (person is not None and bot is not None)
            own = person if bot is None else (game_run.game.name, bot, game_run.names[seat])
            players.append(None if other else own)
        return tuple(players)

    def end(self) -> None:
        """End all bots, because the game or the table is over."""
        for bot in self._bots.values():
            bot.end()
        self._bots.clear()

    def think(self, seat: Seat) -> None:
        """Let the bot choose in the background, unless it has already chosen."""
        bot = self._bot(seat)
        if bot.thought is None or (bot.thought.done() and bot.unheard):
            bot.thought = asyncio.create_task(bot.think(*self._told(seat)))

    def chosen(self, seat: Seat) -> BotChoice | None:
        """Return the bot's choice, only once, or None while the bot is still thinking."""
        bot = self._bots.get(seat)
        if bot is None or bot.thought is None or not bot.thought.done() or bot.unheard:
            return None
        chosen, bot.thought = bot.thought.result(), None
        if chosen is None or chosen.action is None:
            return chosen
        offers = self.table.offers(seat)
        return chosen if any(offer.admits(chosen.action) for offer in offers) else None

    def _told(self, seat: Seat) -> tuple[list[Event], BotQuestion]:
        """Return the bot's new events and its question."""
        bot, game_run = self._bot(seat), self.table.game_run
        assert game_run is not None
        heard, bot.unheard = bot.unheard, []
        may = seat in game_run.interrupting
        return heard, BotQuestion(self.table.game_view(seat), self.table.offers(seat), may)

    def new_seed(self) -> bytes:
        """Return the seed for the random choices of one bot in one game."""
        return secrets.token_bytes(16)

    def _bot(self, seat: Seat) -> SeatedBot:
        game_run, name = self.table.game_run, self.table.bot_at(seat)
        assert game_run is not None
        assert name is not None
        if game_run.number != self._game:
            self.end()
            self._game = game_run.number
        known = self._bots.get(seat)
        if known is not None and known.name == name and not known.failed:
            return known
        if known is not None:
            known.end()
        rules, seats = game_run.rules, len(game_run.names)
        game, players = game_run.game.name, self._players(game_run)
        earlier = self.earlier.known(players[seat], players)
        place = PlaceOfBot(name, game, rules, seat, seats, earlier)
        make = partial(place.seated, self.new_seed())
        character, beside = BOTS.get(name), None
        if self._process is not None and character is not None and character.thinks_long(game):
            beside = BotBeside(self._process, place, self.new_seed)
        heard = _of_game(game_run, self.table.heard_this_game(seat))
        made = self._bots[seat] = SeatedBot(name, make, heard, self._meter, beside)
        return made


class BotTimers:
    """Pauses during which bots seem to think."""

    def __init__(self, clock: Clock) -> None:
        self._timers: Timers[_Asked] = Timers(clock)
        self.silent: set[Seat] = set()
        """The bots that have not answered and are not asked until the table's next event."""
        self._declined: set[_Asked] = set()
        """The bots that do not interrupt, with the number of the question."""

    def set(self, seats: tuple[Seat, ...], table: Table, thinks: AtSeat, moves: AtSeat) -> None:
        """Wait for exactly these bots, which are to act or may interrupt.

        ``thinks`` is called with the seat when a pause starts, and ``moves`` when it ends.
        """
        asked = {_asked(table, seat) for seat in seats}
        self._declined &= asked
        for each in sorted(self._timers.keep(asked) - self._declined):
            if each.seat not in self.silent:
                thinks(each.seat)
                self._wait(each, _pause(table, each.seat), moves)

    def wait_on(self, seat: Seat, table: Table, thinks: AtSeat, moves: AtSeat) -> None:
        """Start another short pause for a bot that has not decided. If necessary, start its choice
        too.
        """
        asked = _asked(table, seat)
        if asked not in self._timers:  # otherwise another pause was started since then
            thinks(seat)
            self._wait(asked, _thinking(table, seat, TurnMoment(continues=True)), moves)

    def decline(self, seat: Seat, table: Table) -> None:
        """Record that the bot does not interrupt. It is not asked again about the same claim."""
        self._declined.add(_asked(table, seat))

    def let_pass(self, seat: Seat, table: Table, moves: AtSeat) -> None:
        """Wait until every bot that may interrupt has had its time."""
        window = race_window(*_pace(table))
        self._wait(_asked(table, seat), window - _race_time(table, seat), moves)

    def stop(self) -> None:
        """Stop all pauses."""
        self._timers.keep(())

    def _wait(self, asked: "_Asked", milliseconds: int, moves: AtSeat) -> None:
        self._timers.start(asked, milliseconds / 1000, lambda each: moves(each.seat))


class _Asked(NamedTuple):
    """A bot, and the number of the question if other seats than the one to act may answer it."""

    seat: Seat
    number: int


def _asked(table: Table, seat: Seat) -> _Asked:
    game_run = table.game_run
    may = None if game_run is None or not game_run.interrupting else game_run.may_act(seat)
    return _Asked(seat, 0 if may is None else may.number)


def _pause(table: Table, seat: Seat) -> int:
    """Return the delay before the bot's move, in milliseconds."""
    game_run = table.game_run
    assert game_run is not None
    if game_run.interrupting:
        return _race_time(table, seat)
    return _thinking(table, seat, moment_of(table, game_run, seat))


def _race_time(table: Table, seat: Seat) -> int:
    return race_time(table.id, _asked(table, seat).number, seat, *_pace(table))


def _thinking(table: Table, seat: Seat, moment: TurnMoment) -> int:
    return thinking_time(table.id, table.number, table.offers(seat), _pace(table)[0], moment)


def _pace(table: Table) -> tuple[Speed, Company]:
    assert table.game_run is not None
    return table.table_view().settings.pace, _company(table, table.game_run)


def moment_of(table: Table, game_run: GameRun, seat: Seat) -> TurnMoment:
    """Return the public facts about the moment before a bot's move."""
    began = game_run.round_began
    round_begins = began > 0 and game_run.asked[seat].number == began
    alone = len(game_run.asked) == 1
    mover = next((actor for _, actor, _ in reversed(game_run.moves) if actor != CHANCE), None)
    continues = alone and not round_begins and mover == seat
    return TurnMoment(continues, round_begins, _company(table, game_run))


def _nobody_plays(table: Table, game_run: GameRun) -> bool:
    """Return whether only bots and programs, at least one of them a program, played this game."""
    seats = table.table_view().seats[: len(game_run.names)]
    people = table.people()[: len(game_run.names)]
    return any(seat.program for seat in seats) and all(
        seat.program or person is None for seat, person in zip(seats, people, strict=True)
    )


def _company(table: Table, game_run: GameRun) -> Company:
    if _nobody_plays(table, game_run):
        return "programs"
    people = {seat for seat in range(len(game_run.names)) if table.bot_at(seat) is None}
    if not people & set(game_run.still_in()):
        return "bots"
    return "person" if len(people) == 1 else "people"


def _of_game(game_run: GameRun, events: Iterable[Event]) -> list[Event]:
    """Return the events of the game for a bot, with ``Unseen`` for other seats' private events."""
    return [event for event in events if isinstance(event, (*game_run.game.events, Unseen))]


def _plainest(question: BotQuestion) -> BotChoice:
    """Return a legal choice: no interruption, or an offer with the fewest free fields."""
    if question.interrupts:
        return BotChoice(None)
    return BotChoice(next(concrete([min(question.offers, key=lambda offer: len(offer.slots))])))
