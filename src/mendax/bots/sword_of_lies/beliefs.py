"""A seat's belief of faces it can't see: colours by counting, and what marks will become (Bayes).

``Outlook`` is the whole of it: for every card that lies marked and unrevealed and whose face the
seat does not know, how likely the interrogator read the answer right. The table's rules are the
book's, and of people nothing is guessed: a colour named tells nothing. Who is asked can't change
the card, so whoever guesses its colour by counting is right as often, whatever is named; whoever
heeds the word can be led by it.
"""

from typing import Final, NamedTuple

from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.game import Seat
from mendax.games.cards import Colour, Face, colour, faces
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.rules import SwordRules, decks_for
from mendax.games.sword_of_lies.state import Mark
from mendax.games.sword_of_lies.view import CardView, SwordView
from mendax.games.sword_of_lies.war import BOLD

_SURE: Final = 0.98
"""How often an interrogator who knows the card reads the answer right."""


class UnseenCards(NamedTuple):
    """How many red and black cards a seat has not seen."""

    red: int
    black: int

    @property
    def share_of_red(self) -> float:
        """How likely an unseen card is red."""
        return self.red / max(1, self.red + self.black)


def unseen(rules: SwordRules, view: SwordView) -> UnseenCards:
    """The colours left when every face that the observer sees is taken away."""
    each = decks_for(rules, len(view.rows)) * len(faces(rules.lowest_rank)) // 2
    shown: list[Face] = [taken.face for taken in view.determined]
    shown += view.thrown
    shown += [card.face for row in view.rows for card in row if card.face is not None]
    reds = sum(colour(face) == "red" for face in shown)
    return UnseenCards(max(1, each - reds), max(1, each - (len(shown) - reds)))


def truth_of(named: Colour, left: UnseenCards) -> float:
    """How likely a colour named of an unseen card is its true one: its share of what is left."""
    return left.share_of_red if named == "red" else 1 - left.share_of_red


class Doubtful(NamedTuple):
    """A marked card whose face the seat does not know."""

    owner: Seat
    mark: Mark
    known: bool
    """Whether the interrogator knew the face."""

    def right(self, left: UnseenCards) -> float:
        """How likely it gives the interrogator a sword."""
        if self.known:
            return _SURE
        true = truth_of(self.mark.named, left)
        return true if self.mark.believed else 1 - true


class Outlook(NamedTuple):
    """What a seat knows and does not know of everybody's shields and swords."""

    cards: tuple[int, ...]
    """Cards by seat; none of those who folded."""
    shields: tuple[int, ...]
    """Cards that are or will surely be shields, by seat."""
    gifts: tuple[tuple[int, ...], ...]
    """Swords that the cards of one seat surely give to another: by owner, then interrogator."""
    strays: tuple[int, ...]
    """Swords won from cards that lie no longer in a row."""
    doubtful: tuple[Doubtful, ...]
    left: UnseenCards


def outlook(rules: SwordRules, view: SwordView, history: SeatHistory) -> Outlook:
    """What ``view`` and ``history`` tell of the coming war."""
    seats = range(len(view.rows))
    shields, gifts = [0 for _ in seats], [[0 for _ in seats] for _ in seats]
    given = [0 for _ in seats]
    doubtful = []
    for owner, row in enumerate(view.rows):
        for place, card in enumerate(row):
            if card.mark is None:
                continue
            if card.face is None:
                doubtful.append(Doubtful(owner, card.mark, _knew(history, owner, place, card)))
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
    """Lives and swords of a seat as they may be expected before the war."""

    lives: tuple[float, ...]
    swords: tuple[float, ...]


def expected(known: Outlook, bold: Seat | None, gift: int = BOLD) -> Forces:
    """The mean of what everybody will have; ``bold`` gets ``gift`` swords more."""
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
