"""The rules of Skull: legal actions, their effects, and views."""

from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Between,
    Event,
    Game,
    Offer,
    Outcome,
    Reason,
    Result,
    Seat,
    Step,
    Told,
)
from mendax.core.how_to_play import Section, item, say
from mendax.games.rules import check_seats
from mendax_skull import values
from mendax_skull.values import Bid, Disc, Discard, Lay, Pass, SkullRules, State, Take, Turn, View

DISCS: tuple[Disc, ...] = ("rose", "rose", "rose", "skull")


class Skull(Game[SkullRules, State]):
    """The game."""

    name = "skull"
    edition = 1
    seats = range(3, 7)
    rules = SkullRules
    presets = {"standard": SkullRules(), "quick": SkullRules(wins=1)}  # noqa: RUF012
    default_preset = "standard"
    actions = (Lay, Bid, Pass, Turn, Discard, Take)
    events = (
        values.Laid, values.Hid, values.BidMade, values.Passed, values.Turned, values.Won,
        values.LostDisc, values.Missed, values.Took,
    )  # fmt: skip
    view_type = View
    zero_sum = True

    def initial_state(self, rules: SkullRules, seats: int) -> State:
        """Return the initial state: four discs and an empty pile each. Raises ``RulesError``."""
        checked = rules.checked()
        check_seats(seats, self.seats)
        nothing = (0,) * seats
        return State(checked, (DISCS,) * seats, ((),) * seats, nothing, nothing)

    def actors(self, state: State) -> tuple[Actor, ...]:
        """Return the seat whose turn it is, or chance if it takes a disc."""
        if state.phase == "over":
            return ()
        return (CHANCE,) if state.phase == "chance" else (state.turn,)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers of the current phase."""
        if seat not in self.actors(state):
            return ()
        if state.phase == "turn":
            return tuple(Offer(Turn(pile)) for pile in _closed(state))
        if state.phase == "discard":
            return tuple(Offer(Discard(disc)) for disc in dict.fromkeys(state.discs[seat]))
        laid = sum(map(len, state.piles))
        bid = Offer(Bid(state.bid + 1), (Between("count", state.bid + 1, laid),))
        if state.phase == "bid":
            return bid, Offer(Pass())
        lays = tuple(Offer(Lay(disc)) for disc in dict.fromkeys(_hand(state, seat)))
        return (*lays, bid) if all(state.piles[other] for other in _playing(state)) else lays

    def chance_outcomes(self, state: State) -> tuple[Outcome, ...]:
        """Return each disc that chance may take."""
        discs = state.discs[state.turn] if state.phase == "chance" else ()
        kinds = dict.fromkeys(discs)
        return tuple((Take(disc), Fraction(discs.count(disc), len(discs))) for disc in kinds)

    def apply(self, state: State, actor: Actor, action: Action) -> Step[State]:
        """Apply a legal ``action``."""
        seat = state.turn
        if isinstance(action, Lay):
            piles = _with(state.piles, seat, (*state.piles[seat], action.disc))
            after = replace(state, piles=piles, turn=_next(state, seat))
            return Step(after, (Told(values.Laid(seat)), Told(values.Hid(action.disc), (seat,))))
        if isinstance(action, Bid):
            made = Told(values.BidMade(seat, action.count))
            if action.count == sum(map(len, state.piles)):
                return _own_pile(replace(state, bid=action.count), made)
            after = replace(state, phase="bid", bid=action.count, turn=_next(state, seat))
            return Step(after, (made,))
        if isinstance(action, Pass):
            after = replace(state, passed=(*state.passed, seat))
            after = replace(after, turn=_next(after, seat))
            told = Told(values.Passed(seat))
            last = len(after.passed) == len(_playing(after)) - 1
            return _own_pile(after, told) if last else Step(after, (told,))
        if isinstance(action, Turn):
            return _turn(state, action.pile)
        if isinstance(action, Take):
            secret = values.Took(state.draws, action.disc)
            return _lose(replace(state, draws=state.draws + 1), action.disc, secret)
        assert isinstance(action, Discard)
        return _lose(state, action.disc, values.Missed(action.disc))

    def view(self, state: State, observer: Seat | None) -> View:
        """Return the observer's own discs, and all public facts."""
        hands, piles = [], []
        for seat, pile in enumerate(state.piles):
            hand, closed = _hand(state, seat), len(pile) - state.turned[seat]
            own = seat == observer
            hands.append(hand if own else (None,) * len(hand))
            piles.append(pile if own else (*(None,) * closed, *pile[closed:]))
        phase = "turn" if state.phase == "chance" else state.phase
        bid = state.bid or None
        return View(state.round, phase, state.turn, bid, state.wins, tuple(hands), tuple(piles))

    def result(self, state: State) -> Result | None:
        """Return the result: the winner gets one point from each other seat."""
        if state.phase != "over":
            return None
        seats, playing = range(len(state.discs)), len(_playing(state))
        rank = {seat: playing + number for number, seat in enumerate(reversed(state.out), start=1)}
        places = tuple(1 if seat == state.turn else rank.get(seat, 2) for seat in seats)
        payoffs = tuple(Fraction(len(seats) - 1 if place == 1 else -1) for place in places)
        many = state.wins[state.turn] == state.rules.wins
        return Result(payoffs, places, Reason("skull-end-wins" if many else "skull-end-last"))

    def default_action(self, state: State, seat: Seat) -> Action:
        """Return a pass or else the first offer, and a bid of one once no disc is left to lay."""
        offers = self.legal_actions(state, seat)
        return Pass() if state.phase == "bid" else offers[0].action

    def refusal(self, state: State, actor: Actor, action: Action) -> Reason:
        """Return the reason why ``action`` is illegal here."""
        legal = () if actor == CHANCE else self.legal_actions(state, actor)
        if isinstance(action, Bid) and any(isinstance(offer.action, Bid) for offer in legal):
            laid = sum(map(len, state.piles))
            return Reason("skull-refused-bid", {"low": state.bid + 1, "high": laid})
        return Reason("skull-refused-not-now")

    def how_to_play(self, rules: SkullRules) -> tuple[Section, ...]:
        """Return the rules of the game under ``rules``."""
        keys = ("lay", "bid", "pass", "turn")
        ends = [say("skull-play-found"), say("skull-play-end", wins=rules.wins)]
        if rules.turn_clock:
            ends.append(say("skull-play-clock", seconds=rules.turn_clock))
        return (
            Section(say("skull-play-aim"), tuple(item(f"skull-play-{key}") for key in keys)),
            Section(say("skull-play-loss"), tuple(ends)),
        )


def _playing(state: State) -> list[Seat]:
    """Return the seats with discs."""
    return [seat for seat, discs in enumerate(state.discs) if discs]


def _next(state: State, seat: Seat) -> Seat:
    """Return the next seat that has discs and has not passed, clockwise."""
    seats = [other for other in _playing(state) if other not in state.passed]
    return next((other for other in seats if other > seat), seats[0])


def _hand(state: State, seat: Seat) -> tuple[Disc, ...]:
    """Return the discs that a seat has not laid."""
    hand = list(state.discs[seat])
    for disc in state.piles[seat]:
        hand.remove(disc)
    return tuple(hand)


def _closed(state: State) -> list[Seat]:
    """Return the seats whose pile has a disc face down."""
    return [seat for seat, pile in enumerate(state.piles) if len(pile) > state.turned[seat]]


def _with(items: tuple[Any, ...], seat: Seat, item: Any) -> tuple[Any, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def _own_pile(state: State, *told: Told) -> Step[State]:
    """Turn over the bidder's own pile from the top, as far as the bid or a skull."""
    state, events = replace(state, phase="turn"), told
    while state.phase == "turn" and len(state.piles[state.turn]) > state.turned[state.turn]:
        state, more = _turn(state, state.turn)
        events = (*events, *more)
    return Step(state, events)


def _turn(state: State, pile: Seat) -> Step[State]:
    """Turn over the top disc of a pile."""
    disc = state.piles[pile][-1 - state.turned[pile]]
    after = replace(state, turned=_with(state.turned, pile, state.turned[pile] + 1))
    told = Told(values.Turned(pile, disc))
    if disc == "skull":
        return Step(replace(after, phase="discard" if pile == state.turn else "chance"), (told,))
    if sum(after.turned) < state.bid:
        return Step(after, (told,))
    wins = state.wins[state.turn] + 1
    after = replace(after, wins=_with(state.wins, state.turn, wins))
    after = replace(after, phase="over") if wins == state.rules.wins else _round(after, state.turn)
    return Step(after, (told, Told(values.Won(state.turn, wins))))


def _lose(state: State, disc: Disc, secret: Event) -> Step[State]:
    """Take a disc from the bidder, and start the next round."""
    seat, discs = state.turn, list(state.discs[state.turn])
    discs.remove(disc)
    after = replace(state, discs=_with(state.discs, seat, tuple(discs)))
    if not discs:
        after = replace(after, out=(*state.out, seat))
    after = _round(after, seat if discs else _next(replace(after, passed=()), seat))
    if len(_playing(after)) == 1:
        after = replace(after, phase="over")
    return Step(after, (Told(values.LostDisc(seat, len(discs))), Told(secret, (seat,))))


def _round(state: State, turn: Seat) -> State:
    """Return the state at the start of a round."""
    seats = len(state.discs)
    return replace(
        state, piles=((),) * seats, turned=(0,) * seats, round=state.round + 1, phase="lay",
        turn=turn, bid=0, passed=(),
    )  # fmt: skip
