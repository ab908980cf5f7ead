"""Stories about Sword of Lies: answers to interrogations, pots, blows and promises."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from mendax.core.game import Action, Event, Seat, Turn
from mendax.games.cards import Colour, Face, colour
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies import war_events as war
from mendax.games.sword_of_lies.actions import Deal
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.story.draws import hear_all
from mendax.story.telling import Answer, Claimed, Highlight, Tale

_HEAVY: Final = 3
"""The number of swords on one card that is worth a highlight."""


class _Named(NamedTuple):
    """The colour named for a card, which is identified by its draw."""

    entry: int
    seat: Seat
    colour: Colour
    draw: int
    answer: Answer


class SwordTeller:
    """The teller for Sword of Lies."""

    counts = True
    prefix = "story-sword"

    def tale(self, rules: SwordRules, seats: int, turns: Iterable[Turn]) -> Tale:
        """Return answers with their verdicts, and the largest pots, blows and promises."""
        game = _Game(seats)
        known = _faces(hear_all(game, turns))
        claims = tuple(_judged(one, known) for one in game.named)
        return Tale(claims, (), tuple(game.great()), game.losses)


def _faces(known: Mapping[int, Action]) -> dict[int, Face]:
    """Return the cards among the known draws."""
    return {n: deal.face for n, deal in known.items() if isinstance(deal, Deal)}


def _judged(one: _Named, known: Mapping[int, Face]) -> Claimed:
    face = known.get(one.draw)
    truth = None if face is None else colour(face)
    return Claimed(
        entry=one.entry,
        seat=one.seat,
        claim=one.colour,
        likely=0.5,
        blind=False,
        holds=None if truth is None else truth == one.colour,
        truth=truth,
        answer=one.answer,
    )


class _Game:
    def __init__(self, seats: int) -> None:
        self.named: list[_Named] = []
        self._rows: list[list[int]] = [[] for _ in range(seats)]
        """The draws of each seat's cards, from left to right."""
        self._pots: list[Highlight] = []
        self._blows: list[Highlight] = []
        self._broken: list[Highlight] = []
        self._boldest: list[Highlight] = []
        self._answered = 0
        self.losses: dict[Seat, Highlight] = {}
        self._round = 0
        """The number of the betting round, or of the round of the war."""
        self._bold: Seat | None = None
        """The seat whose bet took four swords."""
        self._cards = [0] * seats
        """The number of cards that each seat has left."""

    def hear(self, entry: int, event: Event) -> None:
        """Process the next event."""
        match event:
            case said.Dealt(seat=seat, draw=draw):
                self._rows[seat].append(draw)
                self._cards[seat] += 1
            case said.CardsSwapped(seat=seat, own=own, of=of, theirs=theirs):
                mine, others = self._rows[seat], self._rows[of]
                mine[own], others[theirs] = others[theirs], mine[own]
            case said.Revealed(seat=seat, place=place):
                self._rows[seat].append(self._rows[seat].pop(place))
            case said.ColourNamed():
                self._answered = entry
            case said.CardMarked():
                self._marked(entry, event)
            case _:
                self._great(entry, event)
                self._lost(entry, event)

    def _marked(self, entry: int, mark: said.CardMarked) -> None:
        answer = Answer(entry, mark.by, mark.believed)
        draw = self._rows[mark.of][mark.place]
        self.named.append(_Named(self._answered, mark.of, mark.named, draw, answer))

    def _great(self, entry: int, event: Event) -> None:
        match event:
            case said.PotWon(chips=chips):
                self._pots.append(_pot(entry, chips))
            case war.CardHit(seat=seat, swords=swords, lives=lives) if swords >= _HEAVY:
                figures = {"swords": swords, "lives": lives}
                self._blows.append(
                    Highlight("story-sword-blow", entry, {"seat": seat}, {}, figures)
                )
            case war.PromiseBroken(seat=seat, to=to):
                seats = {"seat": seat, "other": to}
                self._broken.append(Highlight("story-sword-broken", entry, seats))
            case war.Armed(boldest=boldest) if boldest is not None:
                self._bold = boldest
                self._boldest.append(Highlight("story-sword-boldest", entry, {"seat": boldest}))
            case _:
                pass

    def _lost(self, entry: int, event: Event) -> None:
        """Note folds, and the round of the war in which a seat's last card fell."""
        match event:
            case said.BettingBegan(number=number) | war.WarRoundBegan(number=number):
                self._round = number
            case said.Folded(seat=seat):
                self._lose("story-sword-lost-fold", entry, seat, {})
            case war.CardHit(seat=seat, lives=0):
                self._cards[seat] -= 1
                if not self._cards[seat]:
                    bold = self._bold if self._bold != seat else None
                    key = "story-sword-lost-war" if bold is None else "story-sword-lost-bold"
                    self._lose(key, entry, seat, {} if bold is None else {"other": bold})
            case _:
                pass

    def _lose(self, key: str, entry: int, seat: Seat, others: Mapping[str, Seat]) -> None:
        seats = {"seat": seat, **others}
        self.losses[seat] = Highlight(key, entry, seats, {}, {"round": self._round})

    def great(self) -> Iterable[Highlight]:
        """Return highlights for the largest pot, blow and promise."""
        if self._pots:
            yield max(self._pots, key=lambda pot: int(pot.figures["chips"]))
        if self._blows:
            yield max(self._blows, key=lambda blow: int(blow.figures["swords"]))
        yield from self._broken[:1]
        yield from self._boldest[:1]


def _pot(entry: int, chips: tuple[int, ...]) -> Highlight:
    """Return a highlight for a pot and the seat that won most of it."""
    most = max(chips)
    return Highlight("story-sword-pot", entry, {"seat": chips.index(most)}, {}, {"chips": most})
