"""What a seat or a spectator sees, built field by field; nothing is taken away from a state.

A face is shown to those who own or owned that very card, and to all once it is revealed.
"""

from msgspec.structs import replace

from mendax.core.game import Seat, Value
from mendax.core.meanings import BySeat
from mendax.games.cards import Face
from mendax.games.sword_of_lies import ending, negotiation
from mendax.games.sword_of_lies.actions import Place
from mendax.games.sword_of_lies.pots import pots
from mendax.games.sword_of_lies.rules import Side
from mendax.games.sword_of_lies.state import (
    Boldness,
    Card,
    DealTerms,
    Determined,
    Fought,
    Mark,
    Order,
    Phase,
    Pot,
    Promise,
    Question,
    SwordState,
    TradeOffer,
    War,
)


class CardView(Value, frozen=True, omit_defaults=True):
    """A card in a row as the observer sees it; ``face`` only if it was theirs or lies revealed."""

    face: Face | None = None
    mark: Mark | None = None
    revealed: bool = False
    side: Side = "face_down"
    lives: int = 0


class SwordView(Value, frozen=True):
    """What one seat (or a spectator: ``you`` is None) sees."""

    you: Seat | None
    phase: Phase
    turn: Seat | None
    """Whose turn it is; None when several act at once, or nobody."""
    acting: tuple[Seat, ...]
    button: Seat | None
    rows: BySeat[tuple[CardView, ...]]
    stacks: BySeat[int]
    bets: BySeat[int]
    pots: tuple[Pot, ...]
    live: tuple[Seat, ...]
    level: int
    determined: tuple[Determined, ...]
    first: Seat | None
    trades: BySeat[int]
    trade: TradeOffer | None
    question: Question | None
    blind: Seat | None
    round: int
    chosen: tuple[Seat, ...]
    """Who has chosen a card to reveal, in secret."""
    choice: Place | None
    """Which one you chose."""
    swords: BySeat[int]
    boldest: Boldness | None
    thrown: tuple[Face, ...]
    shield: Side
    war_round: int
    armed: BySeat[int]
    ready: tuple[Seat, ...]
    deals: tuple[DealTerms, ...]
    """Deals that wait for a signature, as far as you may know of them."""
    proposals_left: int
    """How many deals you may still propose in this negotiation."""
    promises: tuple[Promise, ...]
    sealed: tuple[Seat, ...]
    order: Order | None
    """What you have written."""
    fought: Fought | None
    """The last war round."""
    lives: BySeat[int]
    raked: int
    places: BySeat[int] | None


_TOGETHER = ("deal", "determining", "negotiation", "orders", "over")


def view(state: SwordState, observer: Seat | None, acting: tuple[Seat, ...]) -> SwordView:
    """What ``observer`` sees while ``acting`` are to act."""
    war = state.war
    together = state.phase in _TOGETHER or (
        state.phase == "reveal" and state.rules.reveal == "simultaneous"
    )
    return SwordView(
        you=observer,
        phase=state.phase,
        turn=None if together else state.turn,
        acting=acting,
        button=state.button if state.rules.dealer_button else None,
        rows=tuple([_row(row, observer) for row in state.rows]),
        stacks=state.betting.stacks,
        bets=state.betting.bets,
        pots=pots(state.betting),
        live=state.betting.live,
        level=state.betting.level,
        determined=state.determined,
        first=state.first,
        trades=state.trades,
        trade=state.trade,
        question=state.question,
        blind=state.blind,
        round=state.round,
        chosen=tuple(sorted(seat for seat, _ in state.chosen)),
        choice=dict(state.chosen).get(-1 if observer is None else observer),
        swords=state.swords,
        boldest=state.boldest,
        thrown=state.thrown,
        shield=state.shield,
        war_round=war.round if war else 0,
        armed=war.armed if war else (),
        ready=war.ready if war else (),
        deals=_deals(war, observer),
        proposals_left=_proposals_left(state, observer),
        promises=tuple([p for p in state.promises if _may_know(p, observer)]),
        sealed=_sealed(war),
        order=_own_order(war, observer),
        fought=war.last if war else None,
        lives=ending.all_lives(state),
        raked=state.raked,
        places=ending.places(state) if state.phase == "over" else None,
    )


def open_view(state: SwordState, acting: tuple[Seat, ...]) -> SwordView:
    """A spectator's view with every card's face, for a game that is over. What players wrote and
    whispered is not in it."""
    rows = tuple(_row(row, None, is_open=True) for row in state.rows)
    return replace(view(state, None, acting), rows=rows)


def _row(
    row: tuple[Card, ...], observer: Seat | None, is_open: bool = False
) -> tuple[CardView, ...]:
    """The cards of a row, with the faces that are revealed and those that ``observer`` has seen;
    with all faces, if it ``is_open``."""
    return tuple(
        [
            CardView(
                card.face if is_open or card.revealed or observer in card.seen else None,
                card.mark,
                card.revealed,
                card.side,
                card.lives,
            )
            for card in row
        ]
    )


def _may_know(matter: DealTerms | Promise, observer: Seat | None) -> bool:
    return not matter.private or observer in (matter.seat, matter.to)


def _deals(war: War | None, observer: Seat | None) -> tuple[DealTerms, ...]:
    return tuple(d for d in war.open_deals if _may_know(d, observer)) if war else ()


def _proposals_left(state: SwordState, observer: Seat | None) -> int:
    if state.phase != "negotiation" or observer not in state.betting.live:
        return 0
    return negotiation.proposals_left(state, observer)


def _sealed(war: War | None) -> tuple[Seat, ...]:
    orders = war.orders if war else ()
    return tuple(seat for seat, order in enumerate(orders) if order is not None)


def _own_order(war: War | None, observer: Seat | None) -> Order | None:
    return war.orders[observer] if war and war.orders and observer is not None else None
