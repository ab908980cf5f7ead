"""What may be hidden behind what an observer was told: cards never seen, choices made in secret.

A choice comes to light when all have chosen, and is no secret from then on; a private deal never
does, but the chips that it moves are seen by all. ``later`` is what an observer was told from the
moment on that is asked about (``core.extensions.Inferable``).
"""

from collections import Counter
from collections.abc import Sequence

from mendax.core.game import Action, Event, Outcome, Seat
from mendax.games.cards import Face, faces
from mendax.games.sword_of_lies import actions, dealing, war
from mendax.games.sword_of_lies.events import FoldedOpen, Revealed, Saw, Tied, TurnedUp
from mendax.games.sword_of_lies.negotiation import war_of
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.war_events import ChipsPaid, OrderOpened, WhisperEnded


def odds_given(state: SwordState, later: Sequence[Event]) -> tuple[Outcome, ...]:
    """The odds of a card that stays hidden: it is none of those that came to light later.

    Exact, as cards are not put back; only where determining cards were shuffled in with several
    decks, which takes a tie when hardly any card is left, the odds are those of the cards left.
    """
    if state.phase != "deal":
        return dealing.outcomes(state)
    taken = _taken(state.draws, later)
    deck = faces(state.rules.lowest_rank)
    pack = tuple(left - taken[face] for left, face in zip(state.pack, deck, strict=True))
    return dealing.outcomes_of(state, pack)


def _taken(draw: int, later: Sequence[Event]) -> Counter[Face]:
    """How many of each face were drawn after ``draw``, by what came to light."""
    rows: dict[int, Face] = {}
    before, after = Counter[Face](), Counter[Face]()
    turned_up = before
    for event in later:
        if isinstance(event, Saw | Revealed | FoldedOpen) and event.draw > draw:
            rows[event.draw] = event.face
        elif isinstance(event, TurnedUp):
            turned_up[event.face] += 1
        elif isinstance(event, Tied) and event.shuffled:  # all that was turned up may come again
            turned_up = after
    return Counter(rows.values()) + (before | after)


def is_possible(state: SwordState, seat: Seat, action: Action, later: Sequence[Event]) -> bool:
    """Whether ``seat`` can have done this in secret: by the card it showed, the order that was
    opened, the chips that were paid when the deal ended."""
    if isinstance(action, actions.Reveal):
        shown = (e.place for e in later if isinstance(e, Revealed) and e.seat == seat)
        return next(shown, action.place) == action.place
    if isinstance(action, war.Attack):
        order = war.order_of_attack(action)
        opened = (e.order for e in later if isinstance(e, OrderOpened) and e.seat == seat)
        return next(opened, order) == order
    if isinstance(action, actions.ProposeDeal) and action.private:
        paid = _paid(war_of(state).numbered + 1, later)
        return paid is None or action.chips == (paid.chips if paid.seat == seat else -paid.chips)
    return True


def _paid(number: int, later: Sequence[Event]) -> ChipsPaid | None:
    """The chips that moved as private deal ``number`` ended; None if it moved none, or is open."""
    ended = next(
        (n for n, e in enumerate(later, 1) if isinstance(e, WhisperEnded) and e.number == number),
        len(later),
    )
    paid = later[ended] if ended < len(later) else None
    return paid if isinstance(paid, ChipsPaid) else None
