"""The effects of a reveal, and the effects of a fold on cards and swords (rule book, "Betting")."""

from msgspec.structs import replace

from mendax.core.game import Event, Seat
from mendax.games.cards import Face, colour
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies.dealing import with_row
from mendax.games.sword_of_lies.rules import Side
from mendax.games.sword_of_lies.state import Card, Mark, Row, SwordState


def arms(named_truly: bool, believed: bool) -> bool:
    """Return whether a mark becomes a sword: a believed truth, or a rejected lie."""
    return named_truly == believed


def is_right(mark: Mark, face: Face) -> bool:
    """Return whether the interrogator judged the answer about this face correctly."""
    return arms(mark.named == colour(face), mark.believed)


def earns_sword(card: Card) -> bool:
    """Return whether the card gives the interrogator a sword when it is revealed."""
    return card.mark is not None and is_right(card.mark, card.face)


def side_of(card: Card) -> Side:
    """Return the side of a revealed card.

    A shield is face down, and all other cards are face up.
    """
    return "face_down" if card.mark is not None and not earns_sword(card) else "face_up"


def reveal(state: SwordState, seat: Seat, place: int) -> tuple[SwordState, list[Event]]:
    """Show a card to everyone. It moves to the right end of its row and may win a sword."""
    row = state.rows[seat]
    card = row[place]
    shown = replace(card, revealed=True, side=side_of(card))
    rest = (*row[:place], *row[place + 1 :])
    events: list[Event] = [said.Revealed(card.draw, seat, place, card.face, shown.side, card.mark)]
    after = replace(state, rows=with_row(state.rows, seat, (*rest, shown)))
    return _with_sword(after, seat, card, events)


def _with_sword(
    state: SwordState, of: Seat, card: Card, events: list[Event]
) -> tuple[SwordState, list[Event]]:
    """Give the interrogator a sword, unless that seat has folded."""
    by = None if card.mark is None else card.mark.by
    if by is None or not earns_sword(card) or by not in state.betting.live:
        return state, events
    return _sword(state, by, 1), [*events, said.SwordWon(by, of)]


def _sword(state: SwordState, seat: Seat, more: int) -> SwordState:
    swords = tuple(n + more * (s == seat) for s, n in enumerate(state.swords))
    return replace(state, swords=swords)


def folded_cards(state: SwordState, seat: Seat) -> tuple[SwordState, list[Event]]:
    """Discard the cards and the swords of ``seat``, which has just folded."""
    row = state.rows[seat]
    gone = replace(_sword(state, seat, -state.swords[seat]), rows=with_row(state.rows, seat, ()))
    if state.rules.fold_cards == "face_down":
        return _swords_taken_back(gone, seat, row)
    events: list[Event] = []
    for place, card in enumerate(row):
        if not card.revealed:
            opened = said.FoldedOpen(card.draw, seat, place, card.face)
            gone, events = _with_sword(gone, seat, card, [*events, opened])
    thrown = tuple([card.face for card in row])
    return replace(gone, thrown=(*gone.thrown[:seat], thrown, *gone.thrown[seat + 1 :])), events


def _swords_taken_back(state: SwordState, seat: Seat, row: Row) -> tuple[SwordState, list[Event]]:
    """Take back the swords of cards that are folded face down."""
    events: list[Event] = []
    for card in row:
        if card.revealed and earns_sword(card) and card.mark is not None:
            by = card.mark.by
            if by in state.betting.live:
                state = _sword(state, by, -1)
                events.append(said.SwordLost(by, seat))
    return state, events
