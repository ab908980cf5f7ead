"""Stories about Mia: claims about the dice under the cup, and lost lives."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from mendax.core.game import Event, Seat, Turn
from mendax.games.mia import events as said
from mendax.games.mia.actions import Fall
from mendax.games.mia.book import Mia
from mendax.games.mia.judging import holds
from mendax.games.mia.order import ROLLS, WAYS, Roll, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.story.draws import hear_all
from mendax.story.losses import Losses
from mendax.story.telling import Answer, Claimed, Highlight, Lead, Tale

BOOK: Final = Mia()


class _Said(NamedTuple):
    """A claim, and the draw of its dice (None until the dice are rolled)."""

    entry: int
    claim: Claim
    draw: int | None
    knew: bool


class MiaTeller:
    """The teller for Mia."""

    counts = True
    prefix = "story"

    def tale(self, rules: MiaRules, seats: int, turns: Iterable[Turn]) -> Tale:
        """Return claims, answers and losses, in order."""
        game = _Game(rules, seats)
        outcomes = hear_all(game, turns).items()
        rolls = {draw: fall.roll for draw, fall in outcomes if isinstance(fall, Fall)}
        claims, tops = game.claims(rolls), tuple(game.tops(rolls))
        return Tale(claims, tuple(game.leads), tops, game.losses.last)


class _Game:
    def __init__(self, rules: MiaRules, seats: int) -> None:
        self.rules = rules
        self.leads: list[Lead] = []
        self.losses = Losses()
        self._standing = list(BOOK.initial_state(rules, seats).standing)
        self._said: list[_Said] = []
        self._answers: dict[int, Answer] = {}
        self._round = 0
        self._draw: int | None = None
        self._roller: Seat | None = None
        self._looked = False

    def hear(self, entry: int, event: Event) -> None:
        """Process the next event."""
        match event:
            case said.RoundStarted(number=number):
                self._round = number
                self.losses.start(number)
            case said.Fell(seat=seat, draw=draw):
                self._fell(seat, draw)
            case said.Looked():
                self._looked = True
            case said.Peeked(seat=seat):
                self._looked, self._roller = True, seat
                self._answers[len(self._said) - 1] = Answer(entry, seat, believed=True)
            case said.Announced(seat=seat, value=value, looked=looked):
                self._say(entry, Claim(seat, value, "looked" if looked else "unseen"), looked)
            case said.Rerolled(seat=seat, value=value):
                self._draw = None
                self._say(entry, Claim(seat, value, "rerolled"), knew=False)
            case said.PassedOn(seat=seat, value=value):
                knew = self._looked and seat == self._roller
                self._say(entry, Claim(seat, value, "passed"), knew)
            case said.Believed(seat=seat) | said.Trusted(seat=seat) | said.Doubted(seat=seat):
                believed = not isinstance(event, said.Doubted)
                self._answers[len(self._said) - 1] = Answer(entry, seat, believed)
                if not believed:
                    self.losses.doubt(seat)
            case _:
                self._judge(entry, event)

    def _judge(self, entry: int, event: Event) -> None:
        match event:
            case said.Opened(roll=roll, announcer=announcer, value=value):
                self.losses.open(announcer, value, roll)
            case said.Lost(seat=seat, left=left):
                self._stands(entry, seat, left)
                self.losses.lose(entry, seat)
            case said.WentOut(seat=seat):
                self.losses.go_out(entry, seat)
            case said.Gained(seat=seat, left=left) | said.LivesRerolled(seat=seat, lives=left):
                self._stands(entry, seat, left)
            case _:
                pass

    def _fell(self, seat: Seat, draw: int) -> None:
        self._draw, self._roller, self._looked = draw, seat, False
        if self._said and self._said[-1].draw is None:  # a blind re-roll is claimed before the roll
            self._said[-1] = self._said[-1]._replace(draw=draw)

    def _say(self, entry: int, claim: Claim, knew: bool) -> None:
        self._said.append(_Said(entry, claim, self._draw, knew))

    def _stands(self, entry: int, seat: Seat, left: int) -> None:
        self._standing[seat] = left
        if self.leads and self.leads[-1].entry == entry:
            self.leads.pop()
        self.leads.append(Lead(entry, self._round, tuple(self._standing)))

    def claims(self, rolls: dict[int, Roll]) -> tuple[Claimed, ...]:
        """Return all claims, judged against the known dice."""
        return tuple(self._judged(number, one, rolls) for number, one in enumerate(self._said))

    def _judged(self, number: int, one: _Said, rolls: dict[int, Roll]) -> Claimed:
        roll = None if one.draw is None else rolls.get(one.draw)
        joker = roll == 32 and self.rules.joker_32 == "toast"
        return Claimed(
            entry=one.entry,
            seat=one.claim.seat,
            claim=one.claim.value,
            likely=self._likely(one.claim),
            blind=not one.knew,
            holds=None if roll is None or joker else holds(self.rules, one.claim, roll),
            truth=roll,
            answer=self._answers.get(number),
        )

    def _likely(self, claim: Claim) -> float:
        """Return the chance that a fresh roll makes the claim true."""
        return sum(WAYS[roll] for roll in ROLLS if holds(self.rules, claim, roll)) / sum(
            WAYS.values()
        )

    def tops(self, rolls: dict[int, Roll]) -> Iterable[Highlight]:
        """Yield the first true claim of the highest value."""
        top = ranking(self.rules).top
        for one in self._said:
            if one.claim.value == top and one.draw is not None and rolls.get(one.draw) == top:
                seats = {"seat": one.claim.seat}
                yield Highlight("story-real-top", one.entry, seats, {"claim": top})
                return
