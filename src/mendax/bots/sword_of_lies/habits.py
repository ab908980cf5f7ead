"""The habits of other seats in castling: how often they believe, and how often they are honest.

1. Both rates are estimated from marks, which are public, and from faces that the observer sees.
2. A rate has a symmetric Beta prior. A seat without history is therefore unpredictable, and one
   answer or verdict changes little.
3. Players at one table are alike to some degree. The actions of a seat count twice, and those of
   other opponents once.
4. Marshals add the answers and verdicts of the seat's player in earlier games at the table. They
   count once, so the current game counts more.
"""

from collections.abc import Iterable, Sequence
from math import comb
from random import Random
from typing import Final, NamedTuple

from mendax.core.game import Event, Seat
from mendax.games.cards import Colour, Face, colour
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies.view import SwordView

PRIOR: Final = 4
"""The number of imagined observations of each outcome, in addition to those of the game."""
_OWN: Final = 2
"""The weight of a seat's own actions. Those of other opponents have the weight 1."""


class BetaRate(NamedTuple):
    """The two parameters of the Beta distribution of an outcome's rate."""

    yes: int
    no: int

    @property
    def mean(self) -> float:
        """Return the expected rate."""
        return self.yes / (self.yes + self.no)

    @property
    def mostly(self) -> float:
        """Return the probability that the rate exceeds 0.5."""
        tosses = self.yes + self.no - 1
        return sum(comb(tosses, heads) for heads in range(self.yes)) / float(2**tosses)


class Observed(NamedTuple):
    """The answers and verdicts of a player in earlier games, as far as one bot observed them."""

    true: int = 0
    """The number of true answers about cards whose face the bot has seen."""
    false: int = 0
    """The number of lies about such cards."""
    believed: int = 0
    """The number of answers by others that the player believed."""
    disbelieved: int = 0


NOTHING: Final = Observed()


def observed(seats: int, events: Iterable[tuple[Event, bool]]) -> tuple[Observed, ...]:
    """Return what a seat observed of every seat in a game, from all events that it received.

    An answer or verdict that another player gave for a seat (``bot.Observes``) is not counted.
    """
    rows: list[list[int]] = [[] for _ in range(seats)]  # the chance action that dealt each card
    marks: dict[int, said.CardMarked] = {}
    answers, verdicts = set[int](), set[int]()  # the cards whose answer or verdict counts
    answered = False
    faces: dict[int, Face] = {}
    for event, own in events:
        match event:
            case said.Dealt():
                rows[event.seat].append(event.draw)
            case said.CardsSwapped():
                mine, theirs = rows[event.seat], rows[event.of]
                given, taken = mine[event.own], theirs[event.theirs]
                mine[event.own], theirs[event.theirs] = taken, given
            case said.ColourNamed():
                answered = own
            case said.CardMarked():
                draw = rows[event.of][event.place]
                marks[draw] = event
                answers |= {draw} if answered else set()
                verdicts |= {draw} if own else set()
            case said.Saw() | said.Revealed() | said.FoldedOpen():
                faces[event.draw] = event.face
    counts = [[0, 0, 0, 0] for _ in range(seats)]
    for draw, mark in marks.items():
        if draw in faces and draw in answers:
            counts[mark.of][mark.named != colour(faces[draw])] += 1
        counts[mark.by][3 - mark.believed] += draw in verdicts
    return tuple(Observed(*each) for each in counts)


def recalled(games: Sequence[Observed]) -> Observed:
    """Return the evidence in several games.

    Answers count by the fourth power of how sure their majority is. So a player who knows the bot
    gains little by answering against a nearly even record.
    """
    every = Observed(*map(sum, zip(*games, strict=True)))
    lean = 2 * BetaRate(PRIOR + every.true, PRIOR + every.false).mostly - 1
    true, false = (round(lean**4 * count) for count in (every.true, every.false))
    return every._replace(true=true, false=false)


def belief(view: SwordView, seat: Seat, before: Observed = NOTHING) -> BetaRate:
    """Return how often ``seat`` believes answers, by the marks of all opponents.

    ``before`` is what the observer remembers of the seat's player.
    """
    marks = [card.mark for row in view.rows for card in row if card.mark is not None]
    return _habit(
        ((mark.by, mark.believed) for mark in marks),
        seat,
        view.you,
        before.believed,
        before.disbelieved,
    )


def honesty(view: SwordView, seat: Seat, before: Observed = NOTHING) -> BetaRate:
    """Return how often ``seat`` names the true colour, by the marked faces that the view shows."""
    shown = [
        (card.mark.of, card.mark.named == colour(card.face))
        for row in view.rows
        for card in row
        if card.mark is not None and card.face is not None
    ]
    return _habit(shown, seat, view.you, before.true, before.false)


def _habit(
    outcomes: Iterable[tuple[Seat, bool]], seat: Seat, you: Seat | None, yes: int, no: int
) -> BetaRate:
    counts = {True: PRIOR + yes, False: PRIOR + no}
    for of, outcome in outcomes:
        if of != you or of == seat:
            counts[outcome] += _OWN if of == seat else 1
    return BetaRate(counts[True], counts[False])


def told_truly(counted: float, honest: float) -> float:
    """Return the probability that a named colour is true, by Bayes' rule.

    ``counted`` is this probability by counting colours, and ``honest`` is how often the speaker
    tells the truth.
    """
    true, false = counted * honest, (1 - counted) * (1 - honest)
    return true / (true + false)


def chance_of_lie(listener: BetaRate) -> float:
    """Return the probability that a bot lies to ``listener``.

    It leans from 0.5 to a lie by the square of how sure it is that the listener believes more than
    half of all answers. So weak evidence hardly makes a bot predictable to a listener who knows it.
    """
    lean = 2 * listener.mostly - 1
    return (1 + lean * abs(lean)) / 2


def colour_to_name(true: Colour, drawn: Colour, listener: BetaRate, rng: Random) -> Colour:
    """Return the colour to name for a card of colour ``true``; ``drawn`` is a random colour.

    The answer is a lie with the probability ``chance_of_lie``.
    """
    lean = 2 * chance_of_lie(listener) - 1
    if rng.random() >= abs(lean):
        return drawn
    return true if lean < 0 else "black" if true == "red" else "red"
