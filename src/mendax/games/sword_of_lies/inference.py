"""The possible hidden cards and secret choices, given the events that an observer received.

A secret choice becomes public when all seats have chosen. A private deal stays private, but the
chips that are paid are public. ``later`` contains the observer's events after the choice
(``core.extensions.Inferable``).
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
    """Return the odds of a card that stays hidden, given the cards that were shown later.

    The odds are exact, with one exception. If determining cards of several decks were shuffled in,
    which requires a tie with very few cards left, the result is the odds of the remaining cards.
    """
    if state.phase != "deal":
        return dealing.outcomes(state)
    taken = _taken(state.draws, later)
    deck = faces(state.rules.lowest_rank)
    pack = tuple(left - taken[face] for left, face in zip(state.pack, deck, strict=True))
    return dealing.outcomes_of(state, pack)


def _taken(draw: int, later: Sequence[Event]) -> Counter[Face]:
    """Return the number of cards, by face, that were shown to be drawn after ``draw``."""
    rows: dict[int, Face] = {}
    before, after = Counter[Face](), Counter[Face]()
    turned_up = before
    for event in later:
        if isinstance(event, Saw | Revealed | FoldedOpen) and event.draw > draw:
            rows[event.draw] = event.face
        elif isinstance(event, TurnedUp):
            turned_up[event.face] += 1
        elif isinstance(event, Tied) and event.shuffled:  # determining cards may be drawn again
            turned_up = after
    return Counter(rows.values()) + (before | after)


def is_possible(state: SwordState, seat: Seat, action: Action, later: Sequence[Event]) -> bool:
    """Return whether ``seat`` may have made this secret choice.

    The evidence is the revealed card, the opened order, or the chips that were paid in a deal.
    """
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
    """Return the payment that ended private deal ``number``, or None if there is none so far."""
    ended = next(
        (n for n, e in enumerate(later, 1) if isinstance(e, WhisperEnded) and e.number == number),
        len(later),
    )
    paid = later[ended] if ended < len(later) else None
    return paid if isinstance(paid, ChipsPaid) else None
