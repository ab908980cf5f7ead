"""The rules of Sword of Lies. The module of the current phase answers each question.

``dealing`` has the set-up, ``castling`` phase I, ``rounds`` phase II, ``war`` phase III, and
``ending`` the pots. Cards are dealt by chance actions, and only openings show them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from mendax.core.extensions import Length
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Event,
    Offer,
    OneOf,
    Outcome,
    Reason,
    Result,
    Seat,
    Value,
)
from mendax.core.how_to_play import Line, Section
from mendax.core.lotteries import Lotteries
from mendax.games.rules import check_seats, rules_for
from mendax.games.sword_of_lies import (
    betting,
    castling,
    dealing,
    ending,
    inference,
    negotiation,
    rounds,
    war,
)
from mendax.games.sword_of_lies.actions import (
    ACTIONS,
    Agree,
    AllIn,
    Believe,
    Bet,
    Call,
    Check,
    ChooseSide,
    Deal,
    DeclineDeal,
    Disbelieve,
    DrawLot,
    Fold,
    Hold,
    Interrogate,
    NameColour,
    NamePrice,
    OfferTrade,
    Pay,
    ProposeDeal,
    Raise,
    Ready,
    Refuse,
    Reveal,
    SignDeal,
    Skip,
    Strike,
    StrikeThrice,
    StrikeTwice,
    TurnUp,
    Withdraw,
)
from mendax.games.sword_of_lies.chances import MarkTable, mark_table
from mendax.games.sword_of_lies.dealing import Next
from mendax.games.sword_of_lies.events import EVENTS
from mendax.games.sword_of_lies.every_offer import every_offer, longest_game
from mendax.games.sword_of_lies.how_to_play import goal, how_to_play, tips
from mendax.games.sword_of_lies.refusals import refusal
from mendax.games.sword_of_lies.rules import PRESETS, TIMES, SwordRules
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.view import SwordView, open_view, view
from mendax.games.sword_of_lies.war_events import WAR_EVENTS

_CASTLING = ("castling", "asked", "priced", "questioned", "verdict")


class SwordOfLies:
    """The game of Sword of Lies, an implementation of ``core.game.Game``."""

    name = "sword_of_lies"
    edition = 2
    seats = range(3, 21)
    rules = SwordRules
    presets: Mapping[str, SwordRules] = PRESETS
    default_preset = "standard"
    actions: tuple[type[Action], ...] = ACTIONS
    public_chance: tuple[type[Action], ...] = (TurnUp, DrawLot)
    concludes: tuple[type[Action], ...] = (Ready,)
    events: tuple[type[Event], ...] = (*EVENTS, *WAR_EVENTS)
    view_type: type[Value] = SwordView
    reference_type: type[Value] = MarkTable
    aid_type: type[Value] | None = None
    zero_sum = False
    """Payoffs sum to zero without a rake, but the rules may include a rake."""

    def __repr__(self) -> str:
        """Return the name, such as ``game_named('sword_of_lies')``."""
        return f"game_named({self.name!r})"

    def initial_state(self, rules: SwordRules, seats: int) -> SwordState:
        """Return the first game of a sitting, in which every seat has ``min_buy_in``.

        Raises ``RulesError``.
        """
        checked = rules_for(self, rules).checked()
        check_seats(seats, self.seats)
        return dealing.fresh(checked, (checked.min_buy_in,) * seats, seats - 1)

    def buy_in(self, rules: SwordRules) -> int:
        """Return the smallest stack of a newcomer."""
        return rules.min_buy_in

    def most_buy_in(self, rules: SwordRules) -> int:
        """Return the largest stack of a newcomer, unless a stack at the table is larger."""
        return rules.max_buy_in or TIMES * rules.min_buy_in

    def to_go_on(self, rules: SwordRules) -> int:
        """Return the smallest stack that may continue: the blind and the ante (ruling R)."""
        return dealing.to_go_on(rules)

    def rebuys(self, rules: SwordRules) -> bool:
        """Return whether players may buy chips again (option ``rebuys``)."""
        return rules.rebuys

    def next_game(self, rules: SwordRules, stacks: tuple[int, ...], button: Seat) -> SwordState:
        """Return a later game of a sitting, with these stacks. Raises ``RulesError``.

        Each stack must be at least ``to_go_on``. ``button`` is the seat that is shown as the
        dealer.
        """
        checked = rules.checked()
        check_seats(len(stacks), self.seats)
        dealing.check_stacks(checked, stacks)
        return dealing.fresh(checked, stacks, button % len(stacks))

    def common_clock(self, state: SwordState) -> int | None:
        """Return the clock of a negotiation, or None in other phases."""
        return state.rules.negotiation_clock if state.phase == "negotiation" else None

    def actors(self, state: SwordState) -> tuple[Actor, ...]:
        """Return chance while cards are dealt, no actor at the end, otherwise the seats to act."""
        if state.phase in ("deal", "determining"):
            return (CHANCE,)
        return _acting(state)

    def legal_actions(self, state: SwordState, seat: Seat) -> tuple[Offer, ...]:
        """Return all actions offered to ``seat``.

        Offers never depend on cards that the seat has not seen.
        """
        return _OFFERS[state.phase](state, seat) if seat in _acting(state) else ()

    def chance_outcomes(self, state: SwordState) -> tuple[Outcome, ...]:
        """Return the possible next cards, or results of the lot, with their odds."""
        return dealing.outcomes(state)

    def lotteries(self, rules: SwordRules, seats: int) -> Lotteries:
        """Return the deal, the determining cards, and the lot among tied seats."""
        return dealing.lotteries(rules, seats)

    def apply(self, state: SwordState, actor: Actor, action: Action) -> Next:
        """Return the next state and the events of a legal ``action``."""
        deed = _DEEDS.get(type(action))
        if deed is not None:
            return deed(state, action)
        return _DEEDS_OF_MANY[type(action)](state, actor, action)

    def view(self, state: SwordState, observer: Seat | None) -> SwordView:
        """Return the view of ``observer``: public facts, and faces of cards that it has owned."""
        return view(state, observer, _acting(state))

    def open_view(self, state: SwordState) -> SwordView:
        """Return a spectator's view with the face of every card, for a game that is over."""
        return open_view(state, _acting(state))

    def result(self, state: SwordState) -> Result | None:
        """Return chips won, places and the reason, or None while the game is running."""
        return ending.result(state)

    def payoff_bounds(self, rules: SwordRules, seats: int) -> tuple[int, int]:
        """Return bounds on payoffs.

        A seat loses at most its stack and wins at most all other stacks.
        """
        return -rules.min_buy_in, rules.min_buy_in * (seats - 1)

    def longest_game(self, rules: SwordRules, seats: int) -> Length:
        """Return bounds on the length of a game."""
        return longest_game(rules, seats)

    def every_offer(self, rules: SwordRules, seats: int) -> tuple[Offer, ...]:
        """Return an offer for every action that a seat may take in some state."""
        return every_offer(rules, seats)

    interim_places = staticmethod(ending.interim_places)
    odds_given = staticmethod(inference.odds_given)
    is_possible = staticmethod(inference.is_possible)

    def default_action(self, state: SwordState, seat: Seat) -> Action:
        """Return the action for an absent player (rule book, "Leaving, clocks")."""
        if state.phase in _CASTLING:
            return castling.default(state, seat)
        if state.phase in ("betting", "reveal"):
            return rounds.default(state, seat)
        return war.default(state, seat)

    def refusal(self, state: SwordState, actor: Actor, action: Action) -> Reason:
        """Return the reason why ``action`` is not legal in this state."""
        offers = () if isinstance(actor, str) else self.legal_actions(state, actor)
        return refusal(state, actor, action, self.actors(state), offers)

    def how_to_play(self, rules: SwordRules) -> tuple[Section, ...]:
        """Return an explanation of the game under ``rules``."""
        return how_to_play(rules)

    def goal(self, rules: SwordRules) -> Line:
        """Return the aim under ``rules`` in one sentence."""
        return goal(rules)

    tips = staticmethod(tips)

    def reference(self, rules: SwordRules) -> MarkTable:
        """Return the effects of marks at the reveal, and the cost of attacks."""
        return mark_table(rules)

    def aid(self, rules: SwordRules, view: SwordView) -> None:
        """Return None, because the game has no aid."""


def _acting(state: SwordState) -> tuple[Seat, ...]:
    """Return the seats that may act now."""
    if state.phase == "betting":
        return (state.turn,)
    if state.phase in ("deal", "determining", "over"):
        return ()
    if state.phase == "reveal":
        return rounds.revealers(state)
    if state.phase == "negotiation":
        return negotiation.negotiators(state)
    return war.writers(state) if state.phase == "orders" else (state.turn,)


_PRICED = (Offer(Pay()), Offer(Withdraw()))
_COLOURS = (Offer(NameColour("red"), (OneOf("colour", ("red", "black")),)),)
_VERDICTS = (Offer(Believe()), Offer(Disbelieve()))
_SIDES = (Offer(ChooseSide("face_down"), (OneOf("side", ("face_down", "face_up")),)),)

_OFFERS: Final[Mapping[str, Callable[[SwordState, Seat], tuple[Offer, ...]]]] = {
    "castling": castling.moves,
    "asked": lambda state, _: castling.answers(state),
    "priced": lambda _state, _seat: _PRICED,
    "questioned": lambda _state, _seat: _COLOURS,
    "verdict": lambda _state, _seat: _VERDICTS,
    "betting": lambda state, seat: betting.offers(state.rules, state.betting, seat),
    "reveal": rounds.reveal_offers,
    "side": lambda _state, _seat: _SIDES,
    "negotiation": negotiation.offers,
    "orders": war.attacks,
}

_DEEDS: Final[Mapping[type[Action], Callable[[SwordState, Any], Next]]] = {
    Deal: dealing.deal,
    TurnUp: dealing.turn_up,
    DrawLot: dealing.draw_lot,
    OfferTrade: castling.offer_trade,
    Agree: castling.agree,
    Refuse: castling.refuse,
    NamePrice: castling.name_price,
    Pay: castling.pay,
    Withdraw: castling.withdraw,
    Interrogate: castling.interrogate,
    NameColour: castling.name_colour,
    Believe: castling.judge,
    Disbelieve: castling.judge,
    Skip: castling.skip,
    Fold: rounds.fold,
    Check: rounds.check,
    Call: rounds.call,
    Bet: rounds.bet_or_raise,
    Raise: rounds.bet_or_raise,
    AllIn: rounds.all_in,
    ChooseSide: war.choose_side,
}

_DEEDS_OF_MANY: Final[Mapping[type[Action], Callable[[SwordState, Any, Any], Next]]] = {
    Reveal: rounds.reveal_one,
    ProposeDeal: negotiation.propose,
    SignDeal: negotiation.sign,
    DeclineDeal: negotiation.decline,
    Ready: war.get_ready,
    Strike: war.write_order,
    StrikeTwice: war.write_order,
    StrikeThrice: war.write_order,
    Hold: war.write_order,
}
"""The handlers of actions that several seats may take at the same time.

These handlers also receive the seat.
"""
