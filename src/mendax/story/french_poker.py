"""Stories about French poker: claims about five dice, and lost tokens."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from mendax.core.game import Action, Event, Seat, Turn
from mendax.games.french_poker import events as said
from mendax.games.french_poker.actions import Fall, FallOpen
from mendax.games.french_poker.book import FrenchPoker
from mendax.games.french_poker.claims import DICE, HANDS, WAYS, Spelling, order_of, ways
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.story.draws import hear_all
from mendax.story.losses import Losses
from mendax.story.telling import Answer, Claimed, Highlight, Lead, Tale

BOOK: Final = FrenchPoker()


class _Said(NamedTuple):
    """A claim, and the draws of its dice."""

    entry: int
    seat: Seat
    claim: Spelling
    draws: tuple[int, ...]
    blind: bool


class FrenchPokerTeller:
    """The teller for French poker."""

    counts = True
    prefix = "story"

    def tale(self, rules: FrenchPokerRules, seats: int, turns: Iterable[Turn]) -> Tale:
        """Return claims, answers and tokens, in order."""
        game = _Game(rules, seats)
        claims = game.claims(_pips(hear_all(game, turns)))
        tops = tuple(_real_top(claims, order_of(rules).top))
        return Tale(claims, tuple(game.leads), tops, game.losses.last)


def _pips(known: Mapping[int, Action]) -> dict[int, int]:
    """Return the pips of the dice among the known draws."""
    return {n: fall.pips for n, fall in known.items() if isinstance(fall, Fall | FallOpen)}


def _real_top(claims: tuple[Claimed, ...], top: Spelling) -> Iterable[Highlight]:
    """Yield the first true claim of the highest value."""
    for one in claims:
        if one.claim == top and one.holds:
            yield Highlight("story-real-top", one.entry, {"seat": one.seat}, {"claim": top})
            return


class _Game:
    def __init__(self, rules: FrenchPokerRules, seats: int) -> None:
        self.rules = rules
        self.leads: list[Lead] = []
        self.losses = Losses()
        self._order = order_of(rules)
        self._standing = list(BOOK.initial_state(rules, seats).standing)
        self._sign = -1 if rules.scoring == "charge" else 1
        self._said: list[_Said] = []
        self._answers: dict[int, Answer] = {}
        self._round = 0
        self._draws: dict[int, int] = {}
        """The draw of the die at each place."""

    def hear(self, entry: int, event: Event) -> None:
        """Process the next event."""
        match event:
            case said.RoundStarted(number=number):
                self._round, self._draws = number, {}
                self.losses.start(number)
            case said.Fell(die=die, draw=draw) | said.Landed(die=die, draw=draw):
                self._draws[die] = draw
            case said.Announced(seat=seat, claim=claim):
                self._say(entry, seat, claim, blind=False)
            case said.PassedOn(seat=seat, claim=claim):
                self._say(entry, seat, claim, blind=True)
            case said.Believed(seat=seat) | said.Doubted(seat=seat):
                believed = isinstance(event, said.Believed)
                self._answers[len(self._said) - 1] = Answer(entry, seat, believed)
                if not believed:
                    self.losses.doubt(seat)
            case _:
                self._judge(entry, event)

    def _judge(self, entry: int, event: Event) -> None:
        match event:
            case said.Opened(claimer=claimer, claim=claim, worth=worth):
                self.losses.open(claimer, claim, worth)
            case said.LaidOff(seat=seat, left=tokens) | said.Charged(seat=seat, held=tokens):
                self._stands(entry, seat, tokens)
                self.losses.lose(entry, seat)
            case said.GaveBack(seat=seat, held=tokens):
                self._stands(entry, seat, tokens)
            case said.WentOut(seat=seat):
                self.losses.go_out(entry, seat)
            case _:
                pass

    def _say(self, entry: int, seat: Seat, claim: Spelling, blind: bool) -> None:
        draws = tuple(self._draws[die] for die in sorted(self._draws))
        self._said.append(_Said(entry, seat, claim, draws, blind))

    def _stands(self, entry: int, seat: Seat, tokens: int) -> None:
        self._standing[seat] = tokens
        if self.leads and self.leads[-1].entry == entry:
            self.leads.pop()
        standing = tuple(self._sign * held for held in self._standing)
        self.leads.append(Lead(entry, self._round, standing))

    def claims(self, pips: Mapping[int, int]) -> tuple[Claimed, ...]:
        """Return all claims, judged against the known dice."""
        return tuple(self._judged(number, one, pips) for number, one in enumerate(self._said))

    def _judged(self, number: int, one: _Said, pips: Mapping[int, int]) -> Claimed:
        dice = tuple(pips[draw] for draw in one.draws if draw in pips)
        known = len(dice) == DICE
        return Claimed(
            entry=one.entry,
            seat=one.seat,
            claim=one.claim,
            likely=self._likely(one.claim),
            blind=one.blind,
            holds=self._order.holds(dice, one.claim) if known else None,
            truth=self._order.spellings[self._order.worth(dice)] if known else None,
            answer=self._answers.get(number),
        )

    def _likely(self, claim: Spelling) -> float:
        """Return the chance that five fresh dice make the claim true."""
        return sum(ways(dice) for dice in HANDS if self._order.holds(dice, claim)) / WAYS
