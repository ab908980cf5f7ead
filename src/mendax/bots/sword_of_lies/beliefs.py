"""A seat's beliefs about hidden cards: colours by card counting, and the outcomes of marks.

For every marked, unrevealed card of unknown face, ``Outlook`` contains the probability that the
interrogator judged the answer correctly. The rules come from the rule book. An answer cannot change
the card, so the model ignores the named colour until faces show how often the answering seat tells
the truth (``habits``).
"""

from itertools import chain
from typing import Final, NamedTuple

from mendax.bots.sword_of_lies.habits import honesty, told_truly
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.game import Seat
from mendax.games.cards import Colour, Face, colour, faces
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.rules import SwordRules, decks_for
from mendax.games.sword_of_lies.state import Mark
from mendax.games.sword_of_lies.view import CardView, SwordView
from mendax.games.sword_of_lies.war import BOLD

_SURE: Final = 0.98
"""The probability that an interrogator who knows the card judges the answer correctly."""


class UnseenCards(NamedTuple):
    """The numbers of red and black cards that a seat has not seen."""

    red: int
    black: int

    @property
    def share_of_red(self) -> float:
        """Return the probability that an unseen card is red."""
        return self.red / max(1, self.red + self.black)


def unseen(rules: SwordRules, view: SwordView) -> UnseenCards:
    """Return the number of unseen cards by colour, which is all cards minus those the observer
    sees."""
    each = decks_for(rules, len(view.rows)) * len(faces(rules.lowest_rank)) // 2
    shown: list[Face] = [taken.face for taken in view.determined]
    shown += chain.from_iterable(view.thrown)
    shown += [card.face for row in view.rows for card in row if card.face is not None]
    reds = sum(colour(face) == "red" for face in shown)
    return UnseenCards(max(1, each - reds), max(1, each - (len(shown) - reds)))


def truth_of(named: Colour, left: UnseenCards) -> float:
    """Return the probability that the colour named for an unseen card is true."""
    return left.share_of_red if named == "red" else 1 - left.share_of_red


class Doubtful(NamedTuple):
    """A marked card whose face the seat does not know."""

    owner: Seat
    mark: Mark
    known: bool
    """True if the interrogator knew the face."""
    honesty: float = 0.5
    """The rate at which the seat that answered names the true colour."""

    def right(self, left: UnseenCards) -> float:
        """Return the probability that the card earns a sword for the interrogator."""
        if self.known:
            return _SURE
        true = told_truly(truth_of(self.mark.named, left), self.honesty)
        return true if self.mark.believed else 1 - true


class Outlook(NamedTuple):
    """The knowledge of a seat about the shields and swords of all seats."""

    cards: tuple[int, ...]
    """The number of cards of each seat, or 0 for seats that folded."""
    shields: tuple[int, ...]
    """The number of cards that are or will certainly be shields, by seat."""
    gifts: tuple[tuple[int, ...], ...]
    """The swords that a seat's cards are certain to give to another: by owner, then
    interrogator."""
    strays: tuple[int, ...]
    """The swords from cards that are no longer in a row, by seat."""
    doubtful: tuple[Doubtful, ...]
    left: UnseenCards


def outlook(rules: SwordRules, view: SwordView, history: SeatHistory) -> Outlook:
    """Return what ``view`` and ``history`` imply about the coming war."""
    seats = range(len(view.rows))
    shields, gifts = [0 for _ in seats], [[0 for _ in seats] for _ in seats]
    given = [0 for _ in seats]
    doubtful, honest = [], [honesty(view, s, history.remembered[s]).mean for s in seats]
    for owner, row in enumerate(view.rows):
        for place, card in enumerate(row):
            if card.mark is None:
                continue
            if card.face is None:
                known = _knew(history, owner, place, card)
                doubtful.append(Doubtful(owner, card.mark, known, honest[card.mark.of]))
            elif not is_right(card.mark, card.face):
                shields[owner] += 1
            else:
                gifts[owner][card.mark.by] += 1
                given[card.mark.by] += card.revealed
    strays = tuple(max(0, n - given[s]) for s, n in enumerate(view.swords))
    cards = tuple(map(len, view.rows))
    left = unseen(rules, view)
    table = tuple(map(tuple, gifts))
    return Outlook(cards, tuple(shields), table, strays, tuple(doubtful), left)


def _knew(history: SeatHistory, owner: Seat, place: int, card: CardView) -> bool:
    row = history.knowers[owner]
    return card.mark is not None and place < len(row) and card.mark.by in row[place]


class Forces(NamedTuple):
    """The expected lives and swords of each seat before the war."""

    lives: tuple[float, ...]
    swords: tuple[float, ...]


def expected(known: Outlook, bold: Seat | None, gift: int = BOLD) -> Forces:
    """Return the expected forces of all seats, where ``bold`` gets ``gift`` additional swords."""
    lives = [float(n + s) for n, s in zip(known.cards, known.shields, strict=True)]
    swords = [2.0 * n for n in known.strays]
    for row in known.gifts:
        for by, n in enumerate(row):
            swords[by] += 2 * n
    for card in known.doubtful:
        right = card.right(known.left)
        lives[card.owner] += 1 - right
        swords[card.mark.by] += 2 * right
    if bold is not None:
        swords[bold] += gift
    return Forces(tuple(lives), tuple(swords))
