"""The bots of one table: what each has heard, what it chooses, and when it moves.

A bot is made when it first has to choose, briefed with what its seat has heard of the game; so it
is the same whether it sat there all the time, took over for somebody, or the server was restarted.
"""

import logging
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import NamedTuple

from mendax.bots import Bot
from mendax.bots.pace import thinking_time
from mendax.coach.seating import seated
from mendax.core.game import Action, Event, Offer, Seat, Unseen, concrete
from mendax.server.refusal import where
from mendax.server.tables.clock import Clock, Timer
from mendax.table.table import Entry, Table

_log = logging.getLogger("mendax.bots")


class SeatedBot(NamedTuple):
    """A bot of this name playing a seat."""

    name: str
    bot: Bot


class BotSeats:
    """The bots that play seats of one table. They read the table and change nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = 0
        self._bots: dict[Seat, SeatedBot] = {}

    def hear(self, entries: Iterable[Entry]) -> None:
        """Lets every bot hear what its seat is told. Call once the entries are stored."""
        if not self._bots:
            return
        game_run = self._table.game_run
        if game_run is None:
            return
        if game_run.number != self._game:
            self._bots.clear()
            return
        for entry in entries:
            for seat, seated_bot in self._bots.items():
                self._hear(seated_bot.bot, entry.heard_at(seat))

    def choose(self, seat: Seat) -> Action:
        """What the bot on ``seat`` does now; only for seats that a bot plays and that may act."""
        offers = self._table.offers(seat)
        view = self._table.game_view(seat)
        try:
            chosen = self._bot(seat).choose(view, offers)
        except Exception as error:  # a table must not stand still for a bot that fails
            _log.error("bot failed: %s in %s", type(error).__name__, where(error))
            self._bots.pop(seat, None)
            return _plainest(offers)
        if any(offer.admits(chosen) for offer in offers):
            return chosen
        _log.error("bot chose what was not offered: %s", self._table.bot_at(seat))
        return _plainest(offers)

    def _bot(self, seat: Seat) -> Bot:
        game_run, name = self._table.game_run, self._table.bot_at(seat)
        assert game_run is not None
        assert name is not None
        if game_run.number != self._game:
            self._bots.clear()
            self._game = game_run.number
        known = self._bots.get(seat)
        if known is not None and known.name == name:
            return known.bot
        generator = Random(secrets.token_bytes(16))
        rules, seats = game_run.rules, len(game_run.names)
        bot = seated(name, game_run.game.name, rules, seat, seats, generator, waits=False)
        self._bots[seat] = SeatedBot(name, bot)
        self._hear(bot, self._table.heard_this_game(seat))
        return bot

    def _hear(self, bot: Bot, events: Iterable[Event]) -> None:
        game_run = self._table.game_run
        assert game_run is not None
        for event in events:
            if isinstance(event, (*game_run.game.events, Unseen)):
                bot.hear(event)


class BotTimers:
    """Calls ``moves`` with each bot's seat when the bot has seemed to think for long enough."""

    def __init__(self, clock: Clock, moves: Callable[[Seat], None]) -> None:
        self._clock = clock
        self._moves = moves
        self._waiting: dict[Seat, Timer] = {}
        self.silent: set[Seat] = set()
        """Bots that have nothing to say until something happens at the table."""

    def set(self, table: Table) -> None:
        """Waits for the bots that are to act now, and for no other."""
        seats = table.bot_seats_to_act()
        if not seats and not self._waiting:
            return
        for seat in [seat for seat in self._waiting if seat not in seats]:
            self._waiting.pop(seat).cancel()
        for seat in seats:
            if seat not in self._waiting and seat not in self.silent:
                offers, speed = table.offers(seat), table.table_view().settings.pace
                delay = thinking_time(table.id, table.number, offers, speed) / 1000
                self._waiting[seat] = self._clock.call_later(delay, partial(self._over, seat))

    def stop(self) -> None:
        """Waits for none."""
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _over(self, seat: Seat) -> None:
        del self._waiting[seat]
        self._moves(seat)


def _plainest(offers: tuple[Offer, ...]) -> Action:
    """Something legal: of the offers with the fewest free fields the first."""
    return next(concrete([min(offers, key=lambda offer: len(offer.slots))]))
