"""Phase III, with arming, sealed orders, and their simultaneous effects (rule book, "War").

``negotiation`` handles the deals, and ``ending`` the pots. R: hits apply to the cards as they were
when the orders were opened.
"""

from collections import Counter

from msgspec.structs import replace

from mendax.core.game import Action, Event, Offer, OneOf, Seat, Step, Told
from mendax.games.cards import Face
from mendax.games.sword_of_lies import actions, ending, negotiation
from mendax.games.sword_of_lies import war_events as said
from mendax.games.sword_of_lies.actions import Target, aimed_at, target
from mendax.games.sword_of_lies.betting import clockwise
from mendax.games.sword_of_lies.dealing import Next, public
from mendax.games.sword_of_lies.negotiation import fighters, war_of
from mendax.games.sword_of_lies.state import (
    Card,
    Fought,
    Impact,
    Order,
    Row,
    SwordState,
    War,
)

BOLD = 4
"""The additional swords of the seat that first made the highest bet."""

Attack = actions.Strike | actions.StrikeTwice | actions.StrikeThrice | actions.Hold


# ── arming ───────────────────────────────────────────────────────────────────────────────────


def begin(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Double the swords.

    The boldest seat then gets four more, or the choice of the shield's side.
    """
    bold = None if state.boldest is None else state.boldest.seat
    heir = bold if bold in state.betting.live else None
    chooses = state.rules.shield_side and heir is not None
    gift = None if state.rules.shield_side else heir
    swords = tuple(2 * n + BOLD * (s == gift) for s, n in enumerate(state.swords))
    war = War(0, swords, swords, proposed=(0,) * len(swords))
    armed = replace(state, war=war, swords=swords)
    events = (*events, *public(said.Armed(swords, gift)))
    if chooses and heir is not None:
        return Step(replace(armed, phase="side", turn=heir), events)
    return _muster(armed, events)


def choose_side(state: SwordState, chosen: actions.ChooseSide) -> Next:
    """Set which side counts as the shield."""
    said_so = public(said.SideChosen(state.turn, chosen.side))
    return _muster(replace(state, shield=chosen.side), said_so)


def _muster(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Give every card its lives, which are two for a shield and one for any other card."""
    shield = state.shield
    rows = tuple(
        tuple(replace(card, lives=2 if card.side == shield else 1) for card in row)
        for row in state.rows
    )
    return _next_round(replace(state, rows=rows), events)


def _next_round(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Start the negotiation before the next round, or end the war if no seat can fight."""
    if not fighters(state):
        return ending.paid_out(state, events)
    old = war_of(state)
    war = replace(
        old,
        round=old.round + 1,
        ready=(),
        proposed=(0,) * len(state.rows),
        open_deals=(),
        whispers=(),
        writing=(),
        orders=(),
    )
    talks = replace(state, phase="negotiation", war=war)
    return Step(talks, (*events, *public(said.NegotiationBegan(war.round))))


def get_ready(state: SwordState, seat: Seat, _: actions.Ready) -> Next:
    """Mark a seat as ready. Once all seats with cards are, open deals lapse and orders follow.

    R: seats without swords take part, because they need a deal most.
    """
    war = replace(war_of(state), ready=tuple(sorted((*war_of(state).ready, seat))))
    events, said_so = public(said.GotReady(seat)), replace(state, war=war)
    if not set(negotiation.with_cards(state)) <= set(war.ready):
        return Step(said_so, events)
    quiet, lapsed = negotiation.lapsed(said_so)
    able, orders = fighters(state), (None,) * len(state.rows)
    war = replace(war_of(quiet), writing=able, orders=orders)
    begun = public(said.WarRoundBegan(war.round, able))
    return Step(replace(quiet, phase="orders", war=war), (*events, *lapsed, *begun))


# ── orders ───────────────────────────────────────────────────────────────────────────────────


def writers(state: SwordState) -> tuple[Seat, ...]:
    """Return the seats that still have to write an order."""
    war = war_of(state)
    return tuple(seat for seat in war.writing if war.orders[seat] is None)


def targets(state: SwordState, seat: Seat) -> tuple[Target, ...]:
    """Return the cards of the opponents, clockwise, with each row from the left."""
    others = [s for s in clockwise(state.betting.live, seat + 1) if s != seat]
    return tuple(target(s, place) for s in others for place in range(len(state.rows[s])))


def attacks(state: SwordState, seat: Seat) -> tuple[Offer, ...]:
    """Return the attacks that swords and cards allow. Every choice of targets is legal."""
    war, cards = war_of(state), len(state.rows[seat])
    aims, swords = targets(state, seat), war.swords[seat]
    first, second, third = (OneOf(field, aims) for field in ("first", "second", "third"))
    offered = [Offer(actions.Strike(aims[0]), (OneOf("target", aims),))]
    if swords >= 2:
        offered.append(_double(aims, _own(state, seat), cards))
    if may_triple(state, seat):
        thrice = actions.StrikeThrice(aims[0], aims[0], aims[0])
        offered.append(Offer(thrice, (first, second, third)))
    if state.rules.may_hold:
        offered.append(Offer(actions.Hold()))
    return tuple(offered)


def _own(state: SwordState, seat: Seat) -> tuple[Target, ...]:
    """Return the seat's own cards if a double attack may have any target (``any_target``)."""
    places = range(len(state.rows[seat])) if state.rules.any_target else ()
    return tuple(target(seat, place) for place in places)


def _double(aims: tuple[Target, ...], own: tuple[Target, ...], cards: int) -> Offer:
    """Return the double attack, with a target for each sword and any own card as the price."""
    first, second = (OneOf(field, (*aims, *own)) for field in ("first", "second"))
    price = OneOf("price", tuple(range(cards)))
    return Offer(actions.StrikeTwice(aims[0], aims[0], 0), (first, second, price))


def may_triple(state: SwordState, seat: Seat) -> bool:
    """Return whether ``seat`` may strike thrice.

    It needs three swords and a single card, and may strike thrice only once.
    """
    war = war_of(state)
    able = len(state.rows[seat]) == 1 and war.swords[seat] >= 3
    return state.rules.triple_attack and able and seat not in war.tripled


def order_of_attack(attack: Attack) -> Order:
    """Return the order for an attack."""
    if isinstance(attack, actions.Strike):
        return Order((attack.target,))
    if isinstance(attack, actions.StrikeTwice):
        return Order((attack.first, attack.second), attack.price)
    if isinstance(attack, actions.StrikeThrice):
        return Order((attack.first, attack.second, attack.third))
    return Order(())


def write_order(state: SwordState, seat: Seat, attack: Attack) -> Next:
    """Seal an order. The last order opens all orders."""
    war, order = war_of(state), order_of_attack(attack)
    orders = (*war.orders[:seat], order, *war.orders[seat + 1 :])
    tripled = (*war.tripled, seat) if isinstance(attack, actions.StrikeThrice) else war.tripled
    sealed = replace(state, war=replace(war, orders=orders, tripled=tripled))
    events = (*public(said.OrderSealed(seat)), Told(said.WroteOrder(order), (seat,)))
    return Step(sealed, events) if writers(sealed) else _open_orders(sealed, events)


# ── effects ──────────────────────────────────────────────────────────────────────────────────


def _open_orders(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Open all orders and apply them simultaneously."""
    war = war_of(state)
    written = [(seat, order) for seat, order in enumerate(war.orders) if order is not None]
    impacts = _impacts(state, written)
    told: list[Event] = [_opened(state, seat, order) for seat, order in written]
    told.extend(_hit(state, impact) for impact in impacts)
    spent = {seat: len(order.targets) for seat, order in written}
    swords = tuple(n - spent.get(seat, 0) for seat, n in enumerate(war.swords))
    after = replace(
        state,
        rows=_struck(state, impacts),
        swords=swords,
        war=replace(war, swords=swords, last=Fought(war.orders, impacts)),
    )
    settled, promises = negotiation.judged(after, war.orders)
    events = (*events, *public(*told), *promises)
    if not any(spent.values()):  # all seats held
        return ending.paid_out(settled, events)
    return _next_round(settled, events)


def _opened(state: SwordState, seat: Seat, order: Order) -> said.OrderOpened:
    struck = tuple(_face(state, *aimed_at(aim)) for aim in order.targets)
    paid = None if order.price is None else _face(state, seat, order.price)
    return said.OrderOpened(seat, order, struck, paid)


def _hit(state: SwordState, hit: Impact) -> said.CardHit:
    face = _face(state, hit.seat, hit.place)
    return said.CardHit(hit.seat, hit.place, hit.swords, hit.paid, hit.lives, face)


def _face(state: SwordState, seat: Seat, place: int) -> Face:
    return state.rows[seat][place].face


def _impacts(state: SwordState, written: list[tuple[Seat, Order]]) -> tuple[Impact, ...]:
    """Return the effect on every card that was hit or paid as a price, by seat and place."""
    hits = Counter(aimed_at(aim) for _, order in written for aim in order.targets)
    prices = {(seat, order.price) for seat, order in written if order.price is not None}
    impacts = []
    for seat, place in sorted({*hits, *prices}):
        swords, paid = hits[seat, place], (seat, place) in prices
        card = state.rows[seat][place]
        lives = max(0, card.lives - _damage(state, card, swords) - paid)
        impacts.append(Impact(seat, place, swords, paid, lives))
    return tuple(impacts)


def _damage(state: SwordState, card: Card, swords: int) -> int:
    """Return the lives that ``swords`` take.

    A hard shield needs two, and loses both lives.
    """
    if state.rules.hard_shields and card.lives == 2:
        return 2 if swords >= 2 else 0
    return swords


def _struck(state: SwordState, impacts: tuple[Impact, ...]) -> tuple[Row, ...]:
    """Return the rows after the round, without fallen cards and with hit shields turned."""
    left = {(i.seat, i.place): i.lives for i in impacts}
    return tuple(
        tuple(
            _turned(state, card, left.get((seat, place), card.lives))
            for place, card in enumerate(row)
            if left.get((seat, place), card.lives)
        )
        for seat, row in enumerate(state.rows)
    )


def _turned(state: SwordState, card: Card, lives: int) -> Card:
    if lives == card.lives:
        return card
    bare = "face_up" if state.shield == "face_down" else "face_down"
    return replace(card, lives=lives, side=bare)


def default(state: SwordState, seat: Seat) -> Action:
    """Return the action for an absent player.

    In turn, these are: shields face down, decline deals, be ready, and make a standard attack on
    the leftmost card of the next opponent with a card.
    """
    if state.phase == "side":
        return actions.ChooseSide("face_down")
    if state.phase == "orders":
        return actions.Strike(targets(state, seat)[0])
    if seat not in war_of(state).ready:
        return actions.Ready()
    return actions.DeclineDeal(negotiation.incoming(state, seat)[0].number)
