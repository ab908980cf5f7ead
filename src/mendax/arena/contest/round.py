"""One round of a contest: a game of Mia of one round, played by Mia's own book.

Those who play from outside do so in two steps, ``roll`` or ``see``, then ``announce``; bots of the
house do whatever the book offers them. What the book refuses a guest is a foul here: it ends the
round, and costs what a lie costs. ``news`` is what all are to be told, in the protocol's words.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal

from mendax.arena.contest.datagrams import dice, text
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

RULES: Final = with_options(PRESETS["contest"], {"rounds": 1})
"""The contest preset, round by round: who plays may be others in the next."""
MOST_SEATS: Final = 20
"""As many as Mia's book has seats for; the published server knows no limit."""

Foul = Literal[
    "SEE_BEFORE_FIRST_ROLL",
    "ANNOUNCED_LOSING_DICE",
    "DID_NOT_TAKE_TURN",
    "DID_NOT_ANNOUNCE",
]


class Round:
    """A round that has begun: the lot is drawn, and somebody is to act."""

    def __init__(
        self, number: int, seated: Sequence[str], bots: Mapping[Seat, Bot], luck: Random
    ) -> None:
        """``seated`` are names by seat, in an order that was drawn by lot; two or more."""
        self._names = tuple(seated)
        self._luck = luck
        self._game = LocalGame(game_named("mia"), RULES, len(seated), bots, luck)
        self._bots = frozenset(bots)
        self._doubted = False
        self._first: Seat = 0
        self._rolled: Roll | None = None
        self.news: list[str] = []
        """What all are to be told, oldest first; whoever tells it empties it."""
        self.points = dict.fromkeys(self._names, 0)
        """What everybody has got in this round, by name."""
        self.ended = False
        self._note(self._game.advance() or ())  # the lot
        self.news.append(text("ROUND STARTED", number, ",".join(self.order)))

    @property
    def order(self) -> tuple[str, ...]:
        """The names in the order in which they play."""
        return (*self._names[self._first :], *self._names[: self._first])

    @property
    def to_act(self) -> str:
        """Whose turn it is, of the guests; ask only while the round goes on."""
        return self._names[self._seat]

    def go_on(self) -> None:
        """Lets chance and bots act until a guest is to act or the round has ended."""
        while not self.ended:
            told = self._game.advance()
            if told is None:
                return
            self._note(told)

    def roll(self) -> Roll:
        """The guest whose turn it is rolls and looks: what it sees."""
        seat = self._seat
        is_first = any(isinstance(offer.action, Shake) for offer in self._game.offers(seat))
        self._note(self._game.act(seat, Shake() if is_first else Believe()))
        while self._game.actor == CHANCE:
            self._note(self._game.advance() or ())
        self._note(self._game.act(seat, Look()))
        if self._rolled is None:
            raise AssertionError("looked, and saw nothing")
        return self._rolled

    def see(self) -> None:
        """The guest whose turn it is wants to see the dice."""
        seat = self._seat
        if any(offer.admits(Doubt()) for offer in self._game.offers(seat)):
            self._note(self._game.act(seat, Doubt()))
        else:
            self.news.append(text("PLAYER WANTS TO SEE", self._names[seat]))
            self.foul("SEE_BEFORE_FIRST_ROLL")

    def announce(self, value: Roll) -> None:
        """The guest who has rolled says what is under the cup."""
        seat = self._seat
        said = Announce(value)
        if any(offer.admits(said) for offer in self._game.offers(seat)):
            self._note(self._game.act(seat, said))
        else:
            self.news.append(text("ANNOUNCED", self._names[seat], dice(value)))
            self.foul("ANNOUNCED_LOSING_DICE")

    def foul(self, reason: Foul) -> None:
        """The guest whose turn it is loses the round by breaking its rules."""
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
        """Takes in what the game told, and puts it into the protocol's words."""
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
