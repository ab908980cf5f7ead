"""A local table for bots and people at one keyboard, with committed dice as on a server.

1. The table layer applies the rules and draws chance outcomes. Local games therefore have
   commitments, and records for ``mendax verify`` and ``mendax replay``.
2. A bot receives its observation of every event and its seat's view, as at any table.
3. If several players may act at the same time, bots go first, so that they respond to a person's
   action before the person is asked again. A bot that would end the talks waits until the people
   have finished. People are then asked in turn.
4. If several players interrupt the next actor, a lot decides whose action counts. People interrupt
   before the next actor moves, and bots when anybody moves.
"""

import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from mendax.arena.local_game import Heard
from mendax.bots import Bot, bots_for
from mendax.bots.bot import first_of, interruption
from mendax.core.game import CHANCE, Action, Actor, AnyGame, Offer, Result, Seat, Value, observation
from mendax.core.shares import share_hash
from mendax.table.actions import AddBot, AddShare, BindShare, Sit, Start
from mendax.table.commands import Act, BotAct, Do
from mendax.table.record.write import write_record
from mendax.table.table import Batch, Table

YOU: Final[Seat] = 0
_PERSON: Final = "you"
_FIRST: Final = 1
"""The number of the only game."""


class Randomness(NamedTuple):
    """The sources of the dice: the table's secret, and the person's share."""

    secret: bytes
    """The table's secret, 32 bytes."""
    share: bytes
    """The person's share, 16 bytes."""


class OwnTable:
    """A game with people in the first seats and bots in the other seats."""

    def __init__(
        self,
        game: AnyGame,
        preset: str | None,
        changes: tuple[str, ...],
        people: Sequence[str],
        bots: Mapping[Seat, tuple[str, Bot]],
        randomness: Randomness,
    ) -> None:
        """Open a table.

        ``people`` contains the names of people, starting with the first seat. ``bots`` contains
        names and bots for the seats after them. Raises ``RulesError``, and ``Refusal`` for an
        invalid name.
        """
        self._game = game
        self.people = range(len(people))
        """The seats of people."""
        self._asked_last: Seat = -1
        self._bots = {seat: bot for seat, (_, bot) in bots.items()}
        self._decided: dict[Seat, Action] = {}
        """The next action of each bot, decided after the last entry."""
        self._interruptions: dict[Seat, Action | None] = {}
        """The action with which each bot interrupts, or None, decided after the last entry."""
        allowed = bots_for(game.name)
        secret, self._share = randomness
        self._lots = Random(self._share)
        asked = (secret, game.name, _now(), _PERSON, people[0], preset, changes, allowed)
        self._table, _ = Table.open("terminal", *asked)
        for seat, name in enumerate(people[1:], start=1):
            self._table.execute(Do(_person(seat), Sit(name)), _now())
        for seat in sorted(bots):
            self._table.execute(Do(_PERSON, AddBot(bots[seat][0])), _now())
        self.commitment = self._table.table_view().commitment
        """The commitment to the dice, made before the person's share is known."""
        self._table.execute(Do(_PERSON, BindShare(share_hash(self._share))), _now())

    @property
    def actor(self) -> Actor | None:
        """Return the next actor, or None if the game is over."""
        game_run = self._table.game_run
        if game_run is None:
            return CHANCE
        asked = [seat for seat in self.people if seat in game_run.actors]
        if not asked:
            return next(iter(game_run.actors), None)
        bot = next((seat for seat in game_run.actors if self._goes_first(seat)), None)
        return self._next_of(asked) if bot is None else bot

    def _next_of(self, asked: Sequence[Seat]) -> Seat:
        """Return the first of these people, in seat order after the last person to act."""
        return min(asked, key=lambda seat: (seat - self._asked_last - 1) % len(self.people))

    def _goes_first(self, actor: Actor) -> bool:
        """Return whether ``actor`` is a bot that acts before people are asked."""
        if not isinstance(actor, int) or actor not in self._bots:
            return False
        return not self._table.keeps_back(self._decision(actor))

    def _decision(self, seat: Seat) -> Action:
        """Return the next action of the bot in ``seat``. The bot decides only once per question."""
        if seat not in self._decided:
            self._decided[seat] = self._bots[seat].choose(self.view(seat), self.offers(seat))
        return self._decided[seat]

    def interrupts(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers that let the person at ``seat`` interrupt the next actor."""
        game_run = self._table.game_run
        may = game_run is not None and seat in game_run.interrupting and seat in self.people
        return self.offers(seat) if may else ()

    @property
    def result(self) -> Result | None:
        """Return the result, or None while the game runs."""
        return self._table.result()

    def view(self, observer: Seat | None) -> Value | None:
        """Return the current view of ``observer``, or None before the first move."""
        return self._table.game_view(observer)

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers of ``seat``."""
        return self._table.offers(seat)

    def act(self, actor: Actor, action: Action) -> Heard:
        """Apply ``action``, unless another seat interrupts first, resolve chance, and pass events
        to the bots. Raises ``IllegalAction``.
        """
        assert isinstance(actor, int)
        if any(offer.admits(action) for offer in self.offers(actor)):
            actor, action = self._first(actor, action)
        if actor in self.people:
            command = Act(_person(actor), action, self._table.number)
            heard = self._told(self._table.execute(command, _now()))
            self._asked_last = actor
            return heard
        return self._told(self._table.execute(BotAct(actor, action), _now()))

    def _first(self, actor: Seat, action: Action) -> tuple[Seat, Action]:
        """Return the seat whose action counts, and its action."""
        game_run = self._table.game_run
        if game_run is None or not game_run.interrupting:
            return actor, action
        asked = {seat: self._decision(seat) for seat in game_run.asked if seat in self._bots}
        acting, may = {**asked, actor: action}, game_run.interrupting
        offers = {seat: made.offers for seat, made in may.items()}
        return first_of(acting, offers, self._interruption, self._lots) or (actor, action)

    def _interruption(self, seat: Seat) -> Action | None:
        """Return how the bot in ``seat`` interrupts, or None. It decides once per question."""
        if seat in self._bots and seat not in self._interruptions:
            known = self.view(seat), self.offers(seat)
            self._interruptions[seat] = interruption(self._bots[seat], *known)
        return self._interruptions.get(seat)

    def advance(self) -> Heard | None:
        """Start the game or play a bot's move. Return None if a person must act or the game is
        over.
        """
        seat = self.actor
        if seat == CHANCE:
            self._table.execute(Do(_PERSON, Start()), _now())
            return self._told(self._table.execute(Do(_PERSON, AddShare(self._share.hex())), _now()))
        if not isinstance(seat, int) or seat not in self._bots:
            return None
        return self.act(seat, self._decision(seat))

    def record(self) -> str:
        """Return the record so far, as known to the person or, with several people, to all of
        them.
        """
        return write_record(self._table, _FIRST, _PERSON if len(self.people) == 1 else None)

    def names(self) -> tuple[str, ...]:
        """Return the names in seat order, with numbers for duplicates."""
        return tuple(seat.name for seat in self._table.table_view().seats)

    def _told(self, batch: Batch) -> Heard:
        """Pass the game's events to the bots, let the bots decide again, and return the events."""
        self._decided.clear()
        self._interruptions.clear()
        events = [told for entry in batch.entries for told in entry.events]
        heard = tuple(told for told in events if isinstance(told.event, self._game.events))
        for seat, bot in self._bots.items():
            for told in heard:
                bot.hear(observation(told, seat))
        return heard


def _person(seat: Seat) -> str:
    """Return the id of the person in ``seat``."""
    return _PERSON if seat == YOU else f"{_PERSON}-{seat}"


def _now() -> int:
    return time.time_ns() // 1_000_000
