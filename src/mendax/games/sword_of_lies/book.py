"""Sword of Lies, the book of rules: the seven questions, each handed to the phase that answers it.

Set-up is in ``deal``, phase I in ``castling``, phase II in ``rounds``, phase III in
``war``, the pots in ``ending``. Cards fall by actions of chance; only openings show them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

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
from mendax.core.how_to_play import Section
from mendax.games.rules import check_seats
from mendax.games.sword_of_lies import actions as terms
from mendax.games.sword_of_lies import betting, castling, dealing, ending, negotiation, rounds, war
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies import war_events as fought
from mendax.games.sword_of_lies.chances import MarkTable, mark_table
from mendax.games.sword_of_lies.dealing import Next
from mendax.games.sword_of_lies.how_to_play import how_to_play
from mendax.games.sword_of_lies.refusals import refusal
from mendax.games.sword_of_lies.rules import PRESETS, TIMES, SwordRules
from mendax.games.sword_of_lies.state import SwordState, SwordView
from mendax.games.sword_of_lies.view import view

_CASTLING = ("castling", "asked", "priced", "questioned", "verdict")


class SwordOfLies:
    """The game of Sword of Lies, as ``core.game.Game`` asks for it."""

    name = "sword_of_lies"
    edition = 2
    seats = range(3, 21)
    rules = SwordRules
    presets: Mapping[str, SwordRules] = PRESETS
    default_preset = "house"
    actions: tuple[type[Action], ...] = (
        *(terms.OfferTrade, terms.Agree, terms.Refuse, terms.NamePrice, terms.Pay),
        *(terms.Withdraw, terms.Interrogate, terms.NameColour, terms.Believe, terms.Disbelieve),
        *(terms.Skip, terms.Fold, terms.Check, terms.Call, terms.Bet, terms.Raise, terms.AllIn),
        *(terms.Reveal, terms.ChooseSide, terms.ProposeDeal, terms.SignDeal, terms.DeclineDeal),
        *(terms.Ready, terms.Strike, terms.StrikeTwice, terms.StrikeThrice, terms.Hold),
        *(terms.Deal, terms.TurnUp, terms.DrawLot),
    )
    public_chance: tuple[type[Action], ...] = (terms.TurnUp, terms.DrawLot)
    concludes: tuple[type[Action], ...] = (terms.Ready,)
    events: tuple[type[Event], ...] = (
        *(said.Dealt, said.Saw, said.TurnedUp, said.Tied, said.LotDrawn, said.CastlingBegan),
        *(said.TradeOffered, said.TradeRefused, said.PriceNamed, said.TradeWithdrawn),
        *(said.CardsSwapped, said.FavourPromised, said.Interrogated, said.ColourNamed),
        *(said.CardMarked, said.Skipped, said.CastlingEnded, said.Posted, said.BettingBegan),
        *(said.Folded, said.Checked, said.Called, said.BetMade, said.Raised, said.WentAllIn),
        *(said.Returned, said.PotsFormed, said.RevealsBegan, said.CardChosen, said.Chose),
        *(said.Revealed, said.FoldedOpen, said.SwordWon, said.SwordLost, fought.Armed),
        *(fought.SideChosen, fought.NegotiationBegan, fought.DealProposed, fought.Whispered),
        *(
            fought.WhisperEnded,
            fought.WhisperJudged,
            fought.DealSigned,
            fought.DealDeclined,
            fought.DealLapsed,
            fought.ChipsPaid,
        ),
        *(fought.GotReady, fought.WarRoundBegan, fought.OrderSealed, fought.WroteOrder),
        *(fought.OrderOpened, fought.CardHit, fought.PromiseKept, fought.PromiseBroken),
        *(said.PotWon, said.GameEnded),
    )
    view_type: type[Value] = SwordView
    reference_type: type[Value] = MarkTable
    aid_type: type[Value] | None = None
    zero_sum = False
    """A house may take a rake; without one, payoffs add up to zero."""

    def initial_state(self, rules: SwordRules, seats: int) -> SwordState:
        """The first game of a sitting: everyone brings ``min_buy_in``. Raises ``RulesError``."""
        checked = rules.checked()
        check_seats(seats, self.seats)
        return dealing.fresh(checked, (checked.min_buy_in,) * seats, seats - 1)

    def buy_in(self, rules: SwordRules) -> int:
        """Chips that everybody brings to the table at least."""
        return rules.min_buy_in

    def most_buy_in(self, rules: SwordRules) -> int:
        """Chips that anybody brings to the table at most, unless somebody there has more."""
        return rules.max_buy_in or TIMES * rules.min_buy_in

    def to_go_on(self, rules: SwordRules) -> int:
        """R: whoever has played goes on as long as it pays the blind and the ante."""
        return dealing.to_go_on(rules)

    def rebuys(self, rules: SwordRules) -> bool:
        """Whether whoever has played may buy again (option ``rebuys``)."""
        return rules.rebuys

    def next_game(self, rules: SwordRules, stacks: tuple[int, ...], button: Seat) -> SwordState:
        """A game of a sitting with stacks that live on. Raises ``RulesError``.

        Nobody may have less than ``to_go_on``; ``button`` is the seat that deals for show.
        """
        checked = rules.checked()
        check_seats(len(stacks), self.seats)
        dealing.check_stacks(checked, stacks)
        return dealing.fresh(checked, stacks, button % len(stacks))

    def common_clock(self, state: SwordState) -> int | None:
        """The talks before a war round have a clock of their own."""
        return state.rules.negotiation_clock if state.phase == "negotiation" else None

    def actors(self, state: SwordState) -> tuple[Actor, ...]:
        """Chance while cards fall; one in turn, or all who choose at once; nobody at the end."""
        if state.phase in ("deal", "determining"):
            return (CHANCE,)
        return _acting(state)

    def legal_actions(self, state: SwordState, seat: Seat) -> tuple[Offer, ...]:
        """All that ``seat`` may do; never depends on cards it has not seen."""
        return _OFFERS[state.phase](state, seat) if seat in _acting(state) else ()

    def chance_outcomes(self, state: SwordState) -> tuple[Outcome, ...]:
        """Every card that may come next, or on whom the lot may fall, with its odds."""
        return dealing.outcomes(state)

    def apply(self, state: SwordState, actor: Actor, action: Action) -> Next:
        """What ``action`` does. It must be legal."""
        deed = _DEEDS.get(type(action))
        if deed is not None:
            return deed(state, action)
        return _DEEDS_OF_MANY[type(action)](state, actor, action)

    def view(self, state: SwordState, observer: Seat | None) -> SwordView:
        """What ``observer`` sees: faces of cards that are or were theirs, and all that is open."""
        return view(state, observer, _acting(state))

    def result(self, state: SwordState) -> Result | None:
        """Chips won, places and the reason, once the game is over."""
        return ending.result(state)

    def default_action(self, state: SwordState, seat: Seat) -> Action:
        """What stands in for an absent player (rulebook, «Leaving, clocks»)."""
        if state.phase in _CASTLING:
            return castling.default(state, seat)
        if state.phase in ("betting", "reveal"):
            return rounds.default(state, seat)
        return war.default(state, seat)

    def refusal(self, state: SwordState, actor: Actor, action: Action) -> Reason:
        """Why ``action`` is not legal here."""
        offers = () if isinstance(actor, str) else self.legal_actions(state, actor)
        return refusal(state, actor, action, self.actors(state), offers)

    def how_to_play(self, rules: SwordRules) -> tuple[Section, ...]:
        """The game as it is played under ``rules``, told to players."""
        return how_to_play(rules)

    def reference(self, rules: SwordRules) -> MarkTable:
        """What a marked card becomes, and what attacks cost."""
        return mark_table(rules)

    def aid(self, rules: SwordRules, view: SwordView) -> None:
        """Nothing."""


def _acting(state: SwordState) -> tuple[Seat, ...]:
    """The seats that may act now."""
    if state.phase == "betting":
        return (state.turn,)
    if state.phase in ("deal", "determining", "over"):
        return ()
    if state.phase == "reveal":
        return rounds.revealers(state)
    if state.phase == "negotiation":
        return negotiation.negotiators(state)
    return war.writers(state) if state.phase == "orders" else (state.turn,)


_PRICED = (Offer(terms.Pay()), Offer(terms.Withdraw()))
_COLOURS = (Offer(terms.NameColour("red"), (OneOf("colour", ("red", "black")),)),)
_VERDICTS = (Offer(terms.Believe()), Offer(terms.Disbelieve()))
_SIDES = (Offer(terms.ChooseSide("face_down"), (OneOf("side", ("face_down", "face_up")),)),)

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
    terms.Deal: dealing.deal,
    terms.TurnUp: dealing.turn_up,
    terms.DrawLot: dealing.draw_lot,
    terms.OfferTrade: castling.offer_trade,
    terms.Agree: castling.agree,
    terms.Refuse: castling.refuse,
    terms.NamePrice: castling.name_price,
    terms.Pay: castling.pay,
    terms.Withdraw: castling.withdraw,
    terms.Interrogate: castling.interrogate,
    terms.NameColour: castling.name_colour,
    terms.Believe: castling.judge,
    terms.Disbelieve: castling.judge,
    terms.Skip: castling.skip,
    terms.Fold: rounds.fold,
    terms.Check: rounds.check,
    terms.Call: rounds.call,
    terms.Bet: rounds.bet_or_raise,
    terms.Raise: rounds.bet_or_raise,
    terms.AllIn: rounds.all_in,
    terms.ChooseSide: war.choose_side,
}

_DEEDS_OF_MANY: Final[Mapping[type[Action], Callable[[SwordState, Any, Any], Next]]] = {
    terms.Reveal: rounds.reveal_one,
    terms.ProposeDeal: negotiation.propose,
    terms.SignDeal: negotiation.sign,
    terms.DeclineDeal: negotiation.decline,
    terms.Ready: war.get_ready,
    terms.Strike: war.write_order,
    terms.StrikeTwice: war.write_order,
    terms.StrikeThrice: war.write_order,
    terms.Hold: war.write_order,
}
"""Deeds of those who may act at the same time: they need to know who does them."""
