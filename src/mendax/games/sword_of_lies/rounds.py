"""Phase II: blinds, betting rounds and reveal circles, turn about (rulebook, «Betting»).

What may be put in is ``betting``'s to say, what cards become ``reveal``'s; here is their order.
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
    """Antes and blinds are posted, and the first round begins left of the big blind.

    R: a big blind with fewer chips posts what there is, but the bet to call stays the full blind.
    The post is a bet like any other, and the first; whoever posts nothing holds no highest bet.
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
    """The seat of the big blind, once castling is over."""
    if state.blind is None:
        raise AssertionError("castling is not over")
    return state.blind


def smallest_bet(rules: SwordRules, number: int) -> int:
    """The smallest bet of a round; at fixed limit it doubles from the third round on."""
    return rules.big_blind * (2 if rules.limit == "fixed_limit" and number > 2 else 1)


def _open_round(state: SwordState, first: Seat, events: tuple[Told, ...]) -> Next:
    """The next betting round; it is skipped when at most one player could bet."""
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
    """Bets go to the pots; then a reveal circle, or war once all cards are revealed."""
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
    """Out of the hand; alone, the last one takes it all."""
    seat = state.turn
    left = replace(state, betting=bets.folded(state.betting))
    discarded, told = folded_cards(left, seat)
    events = public(said.Folded(seat), *told)
    if len(discarded.betting.live) == 1:
        closed, gathered = _gather(discarded)
        return ending.alone(closed, (*events, *gathered))
    return _go_on(discarded, discarded.betting, events)


def check(state: SwordState, _: actions.Check) -> Next:
    """Nothing is paid."""
    after = bets.put_in(state.betting, state.betting.bets[state.turn])
    return _go_on(state, after, public(said.Checked(state.turn)))


def call(state: SwordState, _: actions.Call) -> Next:
    """What is missing is paid."""
    betting, seat = state.betting, state.turn
    called = said.Called(seat, betting.level - betting.bets[seat])
    return _go_on(state, bets.put_in(betting, betting.level), public(called))


def bet_or_raise(state: SwordState, made: actions.Bet | actions.Raise) -> Next:
    """The round's bet goes up to what is said."""
    kind = said.BetMade if isinstance(made, actions.Bet) else said.Raised
    return _goes_up(state, made.to, kind(state.turn, made.to))


def all_in(state: SwordState, _: actions.AllIn) -> Next:
    """The whole stack goes in."""
    betting, seat = state.betting, state.turn
    chips = betting.stacks[seat]
    to = betting.bets[seat] + chips
    return _goes_up(state, to, said.WentAllIn(seat, chips, to))


def _goes_up(state: SwordState, to: int, event: Event) -> Next:
    """A bet, raise or all-in; the first to make the highest of them is the boldest.

    R: what counts is the level that a round's betting was brought to; calls don't count.
    """
    bold = state.boldest
    if to > state.betting.level and (bold is None or to > bold.to):
        state = replace(state, boldest=Boldness(state.turn, to, posted=False))
    return _go_on(state, bets.put_in(state.betting, to), public(event))


def _go_on(state: SwordState, betting: Betting, events: tuple[Told, ...]) -> Next:
    if bets.is_settled(betting):
        return _close_round(replace(state, betting=betting), events)
    return Step(replace(state, betting=betting, turn=betting.waiting[0]), events)


# ── reveals ──────────────────────────────────────────────────────────────────────────────────


def unrevealed(state: SwordState, seat: Seat) -> tuple[int, ...]:
    """The places of the cards that ``seat`` has not shown yet: the left of the row."""
    return tuple(place for place, card in enumerate(state.rows[seat]) if not card.revealed)


def revealers(state: SwordState) -> tuple[Seat, ...]:
    """Who is to reveal or choose now: one in turn, or all who have not chosen yet."""
    if state.rules.reveal == "in_turn":
        return (state.turn,)
    return tuple(sorted(state.revealing))


def reveal_offers(state: SwordState, seat: Seat) -> tuple[Offer, ...]:
    """One of the cards not revealed yet."""
    places = unrevealed(state, seat)
    return (Offer(actions.Reveal(places[0]), (OneOf("place", places),)),)


def reveal_one(state: SwordState, seat: Seat, shown: actions.Reveal) -> Next:
    """A card is shown, or chosen in secret until all have chosen."""
    left = tuple(s for s in state.revealing if s != seat)
    if state.rules.reveal == "in_turn":
        after, told = reveal(replace(state, revealing=left), seat, shown.place)
        return _next_reveal(after, public(*told))
    chosen = replace(state, revealing=left, chosen=(*state.chosen, (seat, shown.place)))
    events = (*public(said.CardChosen(seat)), Told(said.Chose(shown.place), (seat,)))
    return Step(chosen, events) if left else _open_chosen(chosen, events)


def _open_chosen(state: SwordState, events: tuple[Told, ...]) -> Next:
    """All choices are opened together, told clockwise from the big blind."""
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
    """An absent player checks or folds, and reveals the leftmost card."""
    if state.phase == "reveal":
        return actions.Reveal(unrevealed(state, seat)[0])
    free = state.betting.bets[seat] >= state.betting.level
    return actions.Check() if free else actions.Fold()
