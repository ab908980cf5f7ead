"""The bots of one table: each hears its seat's share of what happens, and chooses when asked.

A bot is made when it first has to choose, briefed with what its seat has heard of the game; so it
is the same whether it sat there all the time, took over for somebody, or the server was restarted.
"""

import logging
import secrets
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from mendax.bots import Bot
from mendax.coach import seated
from mendax.core.game import Action, Event, Offer, Seat, Unseen, concrete
from mendax.server.operations import where
from mendax.table.table import Entry, Table

_log = logging.getLogger("mendax.minds")


class Mind(NamedTuple):
    """A bot of this name playing a seat."""

    name: str
    bot: Bot


class BotSeats:
    """Those who think for the bots' seats of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = 0
        self._minds: dict[Seat, Mind] = {}

    def hear(self, entries: Iterable[Entry]) -> None:
        """Lets every bot hear its share. Call once the entries are stored."""
        played = self._table.game_run
        if not self._minds or played is None:
            return
        if played.number != self._game:
            self._minds.clear()
            return
        for entry in entries:
            for seat, mind in self._minds.items():
                self._hear(mind.bot, entry.heard_at(seat))

    def choose(self, seat: Seat) -> Action:
        """What the bot on ``seat`` does now; only for seats that a bot plays and that may act."""
        offers = self._table.offers(seat)
        view = self._table.game_view(seat)
        try:
            chosen = self._mind(seat).bot.choose(view, offers)
        except Exception as error:  # a table must not stand still for a bot that fails
            _log.error("bot failed: %s in %s", type(error).__name__, where(error))
            self._minds.pop(seat, None)
            return _plainest(offers)
        if any(offer.admits(chosen) for offer in offers):
            return chosen
        _log.error("bot chose what was not offered: %s", self._table.bot_at(seat))
        return _plainest(offers)

    def _mind(self, seat: Seat) -> Mind:
        played, name = self._table.game_run, self._table.bot_at(seat)
        assert played is not None
        assert name is not None
        if played.number != self._game:
            self._minds.clear()
            self._game = played.number
        mind = self._minds.get(seat)
        if mind is None or mind.name != name:
            luck = Random(secrets.token_bytes(16))
            rules, seats = played.rules, len(played.names)
            bot = seated(name, played.game.name, rules, seat, seats, luck, waits=False)
            mind = self._minds[seat] = Mind(name, bot)
            self._hear(bot, self._table.heard_this_game(seat))
        return mind

    def _hear(self, bot: Bot, events: Iterable[Event]) -> None:
        played = self._table.game_run
        assert played is not None
        for event in events:
            if isinstance(event, (*played.game.events, Unseen)):
                bot.hear(event)


def _plainest(offers: tuple[Offer, ...]) -> Action:
    """Something legal: of the offers with the fewest free fields the first."""
    return next(concrete([min(offers, key=lambda offer: len(offer.slots))]))
