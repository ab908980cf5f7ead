"""One round of a contest, played as a one-round game by the rule book of Mia.

Registered players first call ``roll`` or ``see``, and after a roll they ``announce`` a value.
Built-in bots choose from the book's offers. An action that the book refuses is a foul, which ends
the round and costs as much as a lie. ``news`` contains the messages for all participants, in the
protocol's words.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal

from mendax.arena.local_game import LocalGame
from mendax.bots import Bot
from mendax.core.game import CHANCE, Seat, Told
from mendax.games import game_named
from mendax.games.mia.actions import Announce, Believe, Doubt, Look, Shake
from mendax.games.mia.events import (
    Announced,
    Believed,
    Doubted,
    Gained,
    Lost,
    LotDrawn,
    Opened,
    Saw,
    Shaken,
)
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import PRESETS
from mendax.games.rules import with_options
from mendax.programs.udp.datagrams import dice, text

RULES: Final = with_options(PRESETS["contest"], {"rounds": 1})
"""The contest preset with only one round, because the players of the next round may differ."""
MOST_SEATS: Final = 20
"""The maximum number of seats in Mia's rule book. The published server has no limit."""

Foul = Literal[
    "SEE_BEFORE_FIRST_ROLL",
    "ANNOUNCED_LOSING_DICE",
    "DID_NOT_TAKE_TURN",
    "DID_NOT_ANNOUNCE",
]


class Round:
    """A round in progress. The order is drawn, and a player is to act."""

    def __init__(
        self, number: int, seated: Sequence[str], bots: Mapping[Seat, Bot], luck: Random
    ) -> None:
        """``seated`` contains two or more names by seat, in random order."""
        self._names = tuple(seated)
        self._luck = luck
        self._game = LocalGame(game_named("mia"), RULES, len(seated), bots, luck)
        self._bots = frozenset(bots)
        self._doubted = False
        self._first: Seat = 0
        self._rolled: Roll | None = None
        self.news: list[str] = []
        """Messages for all participants, oldest first. The caller sends and clears them."""
        self.points = dict.fromkeys(self._names, 0)
        """The points of this round, by name."""
        self.ended = False
        self._note(self._game.advance() or ())  # the draw of the first player
        self.news.append(text("ROUND STARTED", number, ",".join(self.order)))

    @property
    def order(self) -> tuple[str, ...]:
        """Return the names in playing order."""
        return (*self._names[self._first :], *self._names[: self._first])

    @property
    def to_act(self) -> str:
        """Return the player to act. Valid only while the round is running."""
        return self._names[self._seat]

    def go_on(self) -> None:
        """Run chance and bots until a registered player must act or the round has ended."""
        while not self.ended:
            told = self._game.advance()
            if told is None:
                return
            self._note(told)

    def roll(self) -> Roll:
        """Roll and look for the player to act, and return the dice."""
        seat = self._seat
        is_first = any(isinstance(offer.action, Shake) for offer in self._game.offers(seat))
        self._note(self._game.act(seat, Shake() if is_first else Believe()))
        while self._game.actor == CHANCE:
            self._note(self._game.advance() or ())
        self._note(self._game.act(seat, Look()))
        if self._rolled is None:
            raise AssertionError("a look without a roll")
        return self._rolled

    def see(self) -> None:
        """Doubt the last announcement for the player to act."""
        seat = self._seat
        if any(offer.admits(Doubt()) for offer in self._game.offers(seat)):
            self._note(self._game.act(seat, Doubt()))
        else:
            self.news.append(text("PLAYER WANTS TO SEE", self._names[seat]))
            self.foul("SEE_BEFORE_FIRST_ROLL")

    def announce(self, value: Roll) -> None:
        """Announce a value for the player who has rolled."""
        seat = self._seat
        said = Announce(value)
        if any(offer.admits(said) for offer in self._game.offers(seat)):
            self._note(self._game.act(seat, said))
        else:
            self.news.append(text("ANNOUNCED", self._names[seat], dice(value)))
            self.foul("ANNOUNCED_LOSING_DICE")

    def foul(self, reason: Foul) -> None:
        """End the round with a loss for the player to act, who broke the rules."""
        offender = self.to_act
        for name in self._names:
            self.points[name] += RULES.score_increment
        self.points[offender] -= RULES.score_decrement
        self._end((offender,), reason)

    @property
    def _seat(self) -> Seat:
        seat = self._game.actor
        if not isinstance(seat, int) or seat in self._bots:
            raise AssertionError("no guest is to act")
        return seat

    def _note(self, told: Sequence[Told]) -> None:
        """Add the messages of these events to ``news``."""
        opened: Opened | None = None
        losers: list[Seat] = []
        for event, _ in told:
            match event:
                case LotDrawn(seat=seat):
                    self._first = seat
                case Shaken(seat=seat) | Believed(seat=seat):
                    self.news.append(text("PLAYER ROLLS", self._names[seat]))
                case Saw(roll=roll):
                    self._rolled = roll
                case Announced(seat=seat, value=value):
                    self.news.append(text("ANNOUNCED", self._names[seat], dice(value)))
                case Doubted(seat=seat):
                    self._doubted = True
                    self.news.append(text("PLAYER WANTS TO SEE", self._names[seat]))
                case Opened(roll=roll):
                    opened = event
                    self.news.append(text("ACTUAL DICE", dice(roll)))
                case Gained(seat=seat, gain=gain):
                    self.points[self._names[seat]] += gain
                case Lost(seat=seat, cost=cost):
                    losers.append(seat)
                    self.points[self._names[seat]] -= cost
                case _:
                    pass
        if opened is not None:
            lost = {self._names[seat] for seat in losers}
            self._end(tuple(name for name in self.order if name in lost), self._why(opened))

    def _why(self, opened: Opened) -> str:
        if self._doubted:
            return "SEE_FAILED" if opened.held else "CAUGHT_BLUFFING"
        return "MIA" if opened.held else "LIED_ABOUT_MIA"

    def _end(self, losers: Sequence[str], reason: str) -> None:
        self.news.append(text("PLAYER LOST", ",".join(losers), reason))
        self.ended = True
