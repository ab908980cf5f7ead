"""Views of seats and spectators, built field by field from the state.

A view shows a face to seats that own or have owned the card, and to everyone once the card is
revealed.
"""

from msgspec.structs import replace

from mendax.core.game import Seat, Value
from mendax.core.meanings import BySeat
from mendax.games.cards import Face
from mendax.games.rules import check_observer
from mendax.games.sword_of_lies import ending, negotiation, rounds
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
    """A card in a row.

    ``face`` is set only if the observer has owned the card or it is revealed.
    """

    face: Face | None = None
    mark: Mark | None = None
    revealed: bool = False
    side: Side = "face_down"
    lives: int = 0


class SwordView(Value, frozen=True):
    """The view of a seat, or of a spectator if ``you`` is None."""

    you: Seat | None
    phase: Phase
    turn: Seat | None
    """The seat to act, or None if several seats act at the same time or no seat acts."""
    acting: tuple[Seat, ...]
    button: Seat | None
    rows: BySeat[tuple[CardView, ...]]
    stacks: BySeat[int]
    bets: BySeat[int]
    pots: tuple[Pot, ...]
    live: tuple[Seat, ...]
    level: int
    raises_left: int | None
    """The bets and raises that this round still allows; None without such a limit."""
    contenders: tuple[Seat, ...]
    """The seats that may still bet higher than all bets so far (``boldest``)."""
    determined: tuple[Determined, ...]
    first: Seat | None
    trades: BySeat[int]
    trade: TradeOffer | None
    question: Question | None
    blind: Seat | None
    round: int
    chosen: tuple[Seat, ...]
    """The seats that have chosen a card to reveal."""
    choice: Place | None
    """The card that this seat has chosen."""
    swords: BySeat[int]
    boldest: Boldness | None
    thrown: BySeat[tuple[Face, ...]]
    """Folded cards that are face up in the discard (option ``fold_cards``)."""
    shield: Side
    war_round: int
    armed: BySeat[int]
    ready: tuple[Seat, ...]
    deals: tuple[DealTerms, ...]
    """The open deals that this seat may see."""
    proposals_left: int
    """The number of deals that this seat may still propose in this negotiation."""
    promises: tuple[Promise, ...]
    sealed: tuple[Seat, ...]
    order: Order | None
    """The order that this seat has written."""
    fought: Fought | None
    """The last war round."""
    lives: BySeat[int]
    raked: int
    places: BySeat[int] | None
    won: BySeat[int]
    """The chips that each seat won, or lost if negative. Empty until the game is over."""


_TOGETHER = ("deal", "determining", "negotiation", "orders", "over")


def view(state: SwordState, observer: Seat | None, acting: tuple[Seat, ...]) -> SwordView:
    """Return the view of ``observer`` while the seats ``acting`` are to act."""
    check_observer(observer, len(state.rows))
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
        raises_left=_raises_left(state),
        contenders=rounds.contenders(state),
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
        won=ending.won(state) if state.phase == "over" else (),
    )


def open_view(state: SwordState, acting: tuple[Seat, ...]) -> SwordView:
    """Return a spectator's view with the face of every card, for a game that is over.

    Private messages between players stay private.
    """
    rows = tuple(_row(row, None, is_open=True) for row in state.rows)
    return replace(view(state, None, acting), rows=rows)


def _row(
    row: tuple[Card, ...], observer: Seat | None, is_open: bool = False
) -> tuple[CardView, ...]:
    """Return a row with the faces that are revealed or known to ``observer``.

    If ``is_open`` is true, all faces are shown.
    """
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


def _raises_left(state: SwordState) -> int | None:
    if state.phase != "betting" or state.rules.limit != "fixed_limit":
        return None
    return max(0, state.rules.fixed_raises - state.betting.raises)


def _proposals_left(state: SwordState, observer: Seat | None) -> int:
    if state.phase != "negotiation" or observer not in state.betting.live:
        return 0
    return negotiation.proposals_left(state, observer)


def _sealed(war: War | None) -> tuple[Seat, ...]:
    orders = war.orders if war else ()
    return tuple(seat for seat, order in enumerate(orders) if order is not None)


def _own_order(war: War | None, observer: Seat | None) -> Order | None:
    return war.orders[observer] if war and war.orders and observer is not None else None
