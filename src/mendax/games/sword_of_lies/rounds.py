"""Phase II, with blinds, then betting rounds and reveal circles in turn (rule book, "Betting").

``betting`` computes legal amounts, and ``reveal`` the effects of reveals. This module runs the
phase.
"""

from msgspec.structs import replace

from mendax.core.game import Action, Event, Offer, OneOf, Seat, Step, Told
from mendax.games.sword_of_lies import actions, ending, war
from mendax.games.sword_of_lies import betting as bets
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies.dealing import Next, public
from mendax.games.sword_of_lies.pots import pots
from mendax.games.sword_of_lies.reveal import folded_cards, reveal
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting, Boldness, SwordState

# ── blinds and rounds ────────────────────────────────────────────────────────────────────────


def begin(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Post antes and blinds, and begin the first round left of the big blind.

    R: a big blind with fewer chips posts its stack, but the bet to call stays the full blind. The
    post counts as the first bet, but a seat that posts nothing does not hold the highest bet.
    """
    rules, blind, betting = state.rules, big_blind(state), state.betting
    told: list[Event] = []
    if rules.ante:
        for seat in bets.clockwise(betting.live, blind):
            betting, chips = bets.posted(betting, seat, rules.ante, dead=True)
            told.append(said.Posted(seat, "ante", chips))
    left = (blind + 1) % len(state.rows)
    if rules.small_blind:
        betting, chips = bets.posted(betting, left, rules.small_blind)
        told.append(said.Posted(left, "small_blind", chips))
    betting, chips = bets.posted(betting, blind, rules.big_blind)
    told.append(said.Posted(blind, "big_blind", chips))
    betting = replace(betting, level=rules.big_blind)
    bold = Boldness(blind, chips, posted=True) if chips else None
    ready = replace(state, betting=betting, boldest=bold)
    return _open_round(ready, left, (*events, *public(*told)))


def big_blind(state: SwordState) -> Seat:
    """Return the seat of the big blind, once castling is over."""
    if state.blind is None:
        raise AssertionError("castling is not over")
    return state.blind


def smallest_bet(rules: SwordRules, number: int) -> int:
    """Return the smallest bet of a round. With a fixed limit, it doubles from the third round."""
    return rules.big_blind * (2 if rules.limit == "fixed_limit" and number > 2 else 1)


def _open_round(state: SwordState, first: Seat, events: tuple[Told, ...]) -> Next:
    """Open the next betting round, or skip it if at most one seat could bet."""
    number = state.round + 1
    size = smallest_bet(state.rules, number)
    betting = bets.opened(state.betting, size, first, raises=1 if number == 1 else 0)
    begun = replace(state, phase="betting", round=number, betting=betting)
    if not betting.waiting:
        return _close_round(begun, events)
    seat = betting.waiting[0]
    told = public(said.BettingBegan(number, seat))
    return Step(replace(begun, turn=seat), (*events, *told))


def _close_round(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Move bets to the pots, then start a reveal circle or, if all cards are revealed, the war."""
    closed, told = _gather(state)
    events = (*events, *told)
    if closed.round > closed.rules.cards:
        return war.begin(closed, events)
    circle = bets.clockwise(closed.betting.live, big_blind(closed))
    revealing = replace(closed, phase="reveal", revealing=circle, turn=circle[0], chosen=())
    return Step(revealing, (*events, *public(said.RevealsBegan(closed.round))))


def _gather(state: SwordState) -> tuple[SwordState, tuple[Told, ...]]:
    moved = any(state.betting.bets)
    betting, seat, chips = bets.gathered(state.betting)
    told: list[Event] = [said.Returned(seat, chips)] if chips else []
    if moved or state.round == 1:
        told.append(said.PotsFormed(pots(betting)))
    return replace(state, betting=betting), public(*told)


# ── betting actions ──────────────────────────────────────────────────────────────────────────


def fold(state: SwordState, _: actions.Fold) -> Next:
    """Fold. If only one seat is left, that seat wins all pots."""
    seat = state.turn
    left = replace(state, betting=bets.folded(state.betting))
    discarded, told = folded_cards(left, seat)
    events = public(said.Folded(seat), *told)
    if len(discarded.betting.live) == 1:
        closed, gathered = _gather(discarded)
        return ending.alone(closed, (*events, *gathered))
    return _go_on(discarded, discarded.betting, events)


def check(state: SwordState, _: actions.Check) -> Next:
    """Stay in without paying."""
    after = bets.put_in(state.betting, state.betting.bets[state.turn])
    return _go_on(state, after, public(said.Checked(state.turn)))


def call(state: SwordState, _: actions.Call) -> Next:
    """Match the highest bet."""
    betting, seat = state.betting, state.turn
    called = said.Called(seat, betting.level - betting.bets[seat])
    return _go_on(state, bets.put_in(betting, betting.level), public(called))


def bet_or_raise(state: SwordState, made: actions.Bet | actions.Raise) -> Next:
    """Bet or raise to the named total."""
    kind = said.BetMade if isinstance(made, actions.Bet) else said.Raised
    return _goes_up(state, made.to, kind(state.turn, made.to))


def all_in(state: SwordState, _: actions.AllIn) -> Next:
    """Put in the whole stack."""
    betting, seat = state.betting, state.turn
    chips = betting.stacks[seat]
    to = betting.bets[seat] + chips
    return _goes_up(state, to, said.WentAllIn(seat, chips, to))


def _goes_up(state: SwordState, to: int, event: Event) -> Next:
    """Increase the bet. The first seat to make the highest bet is the boldest.

    R: only bets above the betting level of the round count; calls do not.
    """
    bold = state.boldest
    if to > state.betting.level and (bold is None or to > bold.to):
        state = replace(state, boldest=Boldness(state.turn, to, posted=False))
    return _go_on(state, bets.put_in(state.betting, to), public(event))


def _go_on(state: SwordState, betting: Betting, events: tuple[Told, ...]) -> Next:
    if bets.is_settled(betting):
        return _close_round(replace(state, betting=betting), events)
    return Step(replace(state, betting=betting, turn=betting.waiting[0]), events)


def contenders(state: SwordState) -> tuple[Seat, ...]:
    """Return the seats that may still make the highest bet, apart from the seat that made it.

    At pot limit, the pot may be too small for the bet of a returned seat.
    """
    bold, betting, rules = state.boldest, state.betting, state.rules
    if state.phase not in ("betting", "reveal"):
        return ()
    above, able = 0 if bold is None else bold.to, set[Seat]()
    if state.phase == "betting":
        able |= bets.raisers(rules, betting, above)
    if state.round <= rules.cards:
        size = smallest_bet(rules, rules.cards + 1)
        able |= bets.later_raisers(rules, betting, size, above)
    return tuple(s for s in sorted(able) if bold is None or s != bold.seat)


# ── reveals ──────────────────────────────────────────────────────────────────────────────────


def unrevealed(state: SwordState, seat: Seat) -> tuple[int, ...]:
    """Return the places of unrevealed cards of ``seat``, which are at the left of the row."""
    return tuple(place for place, card in enumerate(state.rows[seat]) if not card.revealed)


def revealers(state: SwordState) -> tuple[Seat, ...]:
    """Return the seats that reveal now: the next in turn, or all that have not chosen yet."""
    if state.rules.reveal == "in_turn":
        return (state.turn,)
    return tuple(sorted(state.revealing))


def reveal_offers(state: SwordState, seat: Seat) -> tuple[Offer, ...]:
    """Return the offers to reveal one of the unrevealed cards."""
    places = unrevealed(state, seat)
    return (Offer(actions.Reveal(places[0]), (OneOf("place", places),)),)


def reveal_one(state: SwordState, seat: Seat, shown: actions.Reveal) -> Next:
    """Show a card, or choose it in secret until all have chosen."""
    left = tuple(s for s in state.revealing if s != seat)
    if state.rules.reveal == "in_turn":
        after, told = reveal(replace(state, revealing=left), seat, shown.place)
        return _next_reveal(after, public(*told))
    chosen = replace(state, revealing=left, chosen=(*state.chosen, (seat, shown.place)))
    events = (*public(said.CardChosen(seat)), Told(said.Chose(shown.place), (seat,)))
    return Step(chosen, events) if left else _open_chosen(chosen, events)


def _open_chosen(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Open all choices together, clockwise from the big blind."""
    choices = dict(state.chosen)
    opened = replace(state, chosen=())
    for seat in bets.clockwise(state.betting.live, big_blind(state)):
        opened, told = reveal(opened, seat, choices[seat])
        events = (*events, *public(*told))
    return _next_reveal(opened, events)


def _next_reveal(state: SwordState, events: tuple[Told, ...]) -> Next:
    if state.revealing:
        return Step(replace(state, turn=state.revealing[0]), events)
    return _open_round(state, big_blind(state), events)


def default(state: SwordState, seat: Seat) -> Action:
    """Return the action for an absent player: check or fold, and reveal the leftmost card."""
    if state.phase == "reveal":
        return actions.Reveal(unrevealed(state, seat)[0])
    free = state.betting.bets[seat] >= state.betting.level
    return actions.Check() if free else actions.Fold()
