"""A table of one's own: people at one keyboard and bots, and dice that are bound as at any table of
the server.

Rules of this file
1. The table layer plays and draws; nothing here knows a rule. So a game played in the terminal has
   commitments, and a record that ``mendax verify`` and ``mendax replay`` read.
2. A bot gets its observation of every event and the view of its seat, exactly as at any table.
3. Where several may act at once, bots go first: whatever the person said is answered before they
   are asked again. A bot that has nothing more to say is silent until the person is done. Then
   people go round: nobody is asked twice while somebody else is asked too.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mendax.arena.local_game import Heard
from mendax.bots import Bot, bots_for
from mendax.core.game import CHANCE, Action, Actor, AnyGame, Offer, Result, Seat, Value, observation
from mendax.core.shares import share_hash
from mendax.table.actions import AddBot, AddShare, BindShare, Sit, Start
from mendax.table.commands import Act, BotAct, Do
from mendax.table.record.write import write_record
from mendax.table.table import Batch, Table

YOU: Final[Seat] = 0
_PERSON: Final = "you"
_FIRST: Final = 1
"""The number of the one game that is played here."""


class Randomness(NamedTuple):
    """What the dice come from: the table's secret, and the person's own share."""

    secret: bytes
    """32 bytes."""
    share: bytes
    """16 bytes."""


class OwnTable:
    """A game with people on the first seats and a bot on every other."""

    def __init__(
        self,
        game: AnyGame,
        preset: str | None,
        changes: tuple[str, ...],
        people: Sequence[str],
        bots: Mapping[Seat, tuple[str, Bot]],
        randomness: Randomness,
    ) -> None:
        """The names of ``people`` from the first seat on; ``bots`` by the seats after theirs: their
        names, and themselves. Raises ``RulesError``, and ``Refusal`` for a name."""
        self._game = game
        self.people = range(len(people))
        """The seats of people."""
        self._asked_last: Seat = -1
        self._bots = {seat: bot for seat, (_, bot) in bots.items()}
        self._decided: dict[Seat, Action] = {}
        """What bots will do, decided after the last entry."""
        allowed = bots_for(game.name)
        secret, self._share = randomness
        asked = (secret, game.name, _now(), _PERSON, people[0], preset, changes, allowed)
        self._table, _ = Table.open("terminal", *asked)
        for seat, name in enumerate(people[1:], start=1):
            self._table.execute(Do(_person(seat), Sit(name)), _now())
        for seat in sorted(bots):
            self._table.execute(Do(_PERSON, AddBot(bots[seat][0])), _now())
        self.commitment = self._table.table_view().commitment
        """What binds the dice, before the person's share is bound."""
        self._table.execute(Do(_PERSON, BindShare(share_hash(self._share))), _now())

    @property
    def actor(self) -> Actor | None:
        """Who acts next; None when the game is over."""
        game_run = self._table.game_run
        if game_run is None:
            return CHANCE
        asked = [seat for seat in self.people if seat in game_run.actors]
        if not asked:
            return next(iter(game_run.actors), None)
        bot = next((seat for seat in game_run.actors if self._goes_first(seat)), None)
        return self._next_of(asked) if bot is None else bot

    def _next_of(self, asked: Sequence[Seat]) -> Seat:
        """The first of these people after whoever acted last."""
        return min(asked, key=lambda seat: (seat - self._asked_last - 1) % len(self.people))

    def _goes_first(self, actor: Actor) -> bool:
        """Whether this is a bot with something to do before the person is asked."""
        if not isinstance(actor, int) or actor not in self._bots:
            return False
        return not self._table.keeps_back(self._decision(actor))

    def _decision(self, seat: Seat) -> Action:
        """What the bot at ``seat`` does next, chosen once."""
        if seat not in self._decided:
            self._decided[seat] = self._bots[seat].choose(self.view(seat), self.offers(seat))
        return self._decided[seat]

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self._table.result()

    def view(self, observer: Seat | None) -> Value | None:
        """What ``observer`` sees now; None before the first move."""
        return self._table.game_view(observer)

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """What ``seat`` may do now."""
        return self._table.offers(seat)

    def act(self, actor: Actor, action: Action) -> Heard:
        """Does ``action``, settles chance, tells the bots. Raises ``IllegalAction``."""
        assert isinstance(actor, int)
        if actor in self.people:
            command = Act(_person(actor), action, self._table.number)
            heard = self._told(self._table.execute(command, _now()))
            self._asked_last = actor
            return heard
        return self._told(self._table.execute(BotAct(actor, action), _now()))

    def advance(self) -> Heard | None:
        """The start, or the move of a bot; None when the person is to act or the game is over."""
        seat = self.actor
        if seat == CHANCE:
            self._table.execute(Do(_PERSON, Start()), _now())
            return self._told(self._table.execute(Do(_PERSON, AddShare(self._share.hex())), _now()))
        if not isinstance(seat, int) or seat not in self._bots:
            return None
        return self.act(seat, self._decision(seat))

    def record(self) -> str:
        """The game so far, as the person may know it; of several people, as all of them may."""
        return write_record(self._table, _FIRST, _PERSON if len(self.people) == 1 else None)

    def names(self) -> tuple[str, ...]:
        """What everybody is called, by seat: two of one name are told apart."""
        return tuple(seat.name for seat in self._table.table_view().seats)

    def _told(self, batch: Batch) -> Heard:
        """What happened in the game; the bots hear of it, and will decide anew."""
        self._decided.clear()
        events = [told for entry in batch.entries for told in entry.events]
        heard = tuple(told for told in events if isinstance(told.event, self._game.events))
        for seat, bot in self._bots.items():
            for told in heard:
                bot.hear(observation(told, seat))
        return heard


def _person(seat: Seat) -> str:
    """The id of the person at ``seat``."""
    return _PERSON if seat == YOU else f"{_PERSON}-{seat}"


def _now() -> int:
    return time.time_ns() // 1_000_000
