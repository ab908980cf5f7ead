"""The rules of French poker, with the effect of every action in the order of the rule book.

``bidding`` has the legal actions, ``rolling`` the dice, ``claims`` the meaning of claims,
``ending`` tokens and the end of a game, and ``view`` the views. All functions are pure.
"""

import functools
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from msgspec.structs import replace

from mendax.core.extensions import Length
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Event,
    Offer,
    Outcome,
    Reason,
    Result,
    Seat,
    Step,
    Told,
    Value,
)
from mendax.core.how_to_play import Line, Section
from mendax.core.lotteries import Lotteries, listed
from mendax.games.french_poker import bidding, ending, odds
from mendax.games.french_poker.actions import (
    ACTIONS,
    Announce,
    Believe,
    Concede,
    Doubt,
    DrawLot,
    Fall,
    FallOpen,
    KeepHidden,
    KeepOpen,
    PassOn,
    RollRest,
    Shake,
    Show,
)
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.events import (
    EVENTS,
    Announced,
    Conceded,
    Doubted,
    GameEnded,
    LotDrawn,
    Opened,
    PassedOn,
    RoundStarted,
    Shown,
    claim_in,
)
from mendax.games.french_poker.how_to_play import goal, how_to_play, tips
from mendax.games.french_poker.ladder import Ladder, ladder
from mendax.games.french_poker.rolling import (
    Next,
    all_pips,
    believe,
    fall,
    fall_open,
    hidden_dice,
    keep_hidden,
    keep_open,
    public,
    roll_rest,
    shake,
    show,
)
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules, Starter
from mendax.games.french_poker.state import Announcement, Disclosure, FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView, open_view, view
from mendax.games.rules import check_seats, rules_for

_FALLS = tuple((Fall(pips), Fraction(1, 6)) for pips in range(1, 7))
_FALLS_OPEN = tuple((FallOpen(pips), Fraction(1, 6)) for pips in range(1, 7))


@functools.cache
def _lots(seats: int) -> tuple[Outcome, ...]:
    return tuple((DrawLot(seat), Fraction(1, seats)) for seat in range(seats))


class FrenchPoker:
    """The game of French poker, an implementation of ``core.game.Game``."""

    name = "french_poker"
    edition = 1
    seats = range(2, 11)
    rules = FrenchPokerRules
    presets: Mapping[str, FrenchPokerRules] = PRESETS
    default_preset = "standard"
    actions: tuple[type[Action], ...] = ACTIONS
    public_chance: tuple[type[Action], ...] = (DrawLot, FallOpen)
    events: tuple[type[Event], ...] = EVENTS
    view_type: type[Value] = FrenchPokerView
    reference_type: type[Value] = Ladder
    aid_type: type[Value] | None = odds.Aid
    zero_sum = True

    def __repr__(self) -> str:
        """Return the name, such as ``game_named('french_poker')``."""
        return f"game_named({self.name!r})"

    def initial_state(self, rules: FrenchPokerRules, seats: int) -> FrenchPokerState:
        """Return the state before the lot, with all tokens dealt. Raises ``RulesError``."""
        checked = rules_for(self, rules).checked()
        check_seats(seats, self.seats)
        standing, pot = ending.tokens_at_start(checked, seats)
        return FrenchPokerState(checked, standing, pot)

    def actors(self, state: FrenchPokerState) -> tuple[Actor, ...]:
        """Return chance while dice fall, no actor at the end, and otherwise the seat to act."""
        if state.phase in ("lot", "fall"):
            return (CHANCE,)
        return () if state.phase == "over" else (state.turn,)

    def legal_actions(self, state: FrenchPokerState, seat: Seat) -> tuple[Offer, ...]:
        """Return all actions offered to ``seat``. Offers never depend on dice."""
        return bidding.offers(state, seat)

    def chance_outcomes(self, state: FrenchPokerState) -> tuple[Outcome, ...]:
        """Return the possible results of the falling die, or of the lot, with their odds."""
        if state.phase == "fall":
            return _FALLS_OPEN if state.deed == "kept-hidden" else _FALLS
        return _lots(len(state.standing))

    def lotteries(self, rules: FrenchPokerRules, seats: int) -> Lotteries:
        """Return the lot, and a die that falls under the cup or openly."""
        return Lotteries(
            {
                "lot-drawn": listed(_lots(seats)),
                "fell": listed(_FALLS),
                "landed": listed(_FALLS_OPEN),
            }
        )

    def apply(self, state: FrenchPokerState, actor: Actor, action: Action) -> Next:
        """Return the next state and the events of a legal ``action``."""
        return _DEEDS[type(action)](state, action)

    view = staticmethod(view)
    open_view = staticmethod(open_view)

    def result(self, state: FrenchPokerState) -> Result | None:
        """Return payoffs, places and the reason, or None while the game is running."""
        return ending.result(state)

    def payoff_bounds(self, rules: FrenchPokerRules, seats: int) -> tuple[int, int]:
        """Return −1 and 1."""
        return -1, 1

    def longest_game(self, rules: FrenchPokerRules, seats: int) -> Length:
        """Return bounds on the length of a game."""
        return ending.longest_game(rules, seats)

    def every_offer(self, rules: FrenchPokerRules, seats: int) -> tuple[Offer, ...]:
        """Return an offer for every action that a seat may take in some state."""
        return bidding.every_offer(rules)

    def round_of(self, state: FrenchPokerState) -> int:
        """Return the number of the current round. Each round begins with an empty cup."""
        return state.round

    def still_in(self, state: FrenchPokerState) -> tuple[Seat, ...]:
        """Return the seats that are still playing."""
        gone = {seat for together in state.done for seat in together}
        return tuple(seat for seat in range(len(state.standing)) if seat not in gone)

    interim_places = staticmethod(ending.interim_places)
    claim_in = staticmethod(claim_in)

    def default_action(self, state: FrenchPokerState, seat: Seat) -> Action:
        """Return an honest action: announce the truth if it is high enough, and believe.

        The action doubts a claim that the known dice make impossible.
        """
        if state.phase == "open":
            return Shake()
        if state.phase == "cup":
            offered = {type(offer.action) for offer in bidding.offers(state, seat)}
            return _honest(state) if Announce in offered else _all_again(state)
        if bidding.above(state.rules, state.claims[-1].claim):
            known = odds.likelihood(state.rules, self.view(state, seat))
            return Doubt() if known == 0 else Believe()
        must_doubt = state.rules.top_claim == "must_doubt"
        return Doubt() if must_doubt else Concede()

    def refusal(self, state: FrenchPokerState, actor: Actor, action: Action) -> Reason:
        """Return the reason why ``action`` is not legal in this state."""
        return bidding.refusal(state, actor, action)

    def how_to_play(self, rules: FrenchPokerRules) -> tuple[Section, ...]:
        """Return an explanation of the game under ``rules``."""
        return how_to_play(rules)

    def goal(self, rules: FrenchPokerRules) -> Line:
        """Return the aim under ``rules`` in one sentence."""
        return goal(rules)

    tips = staticmethod(tips)

    def reference(self, rules: FrenchPokerRules) -> Ladder:
        """Return the claims in order, with the chance that a fresh roll reaches each."""
        return ladder(rules)

    def aid(self, rules: FrenchPokerRules, view: FrenchPokerView) -> odds.Aid | None:
        """Return the chance of every claim, for the current dice and for each way to keep dice."""
        return odds.aid(rules, view)


def _honest(state: FrenchPokerState) -> Announce:
    say = bidding.above(state.rules, state.claims[-1].claim if state.claims else None)
    order = order_of(state.rules)
    true = order.spellings[order.worth(all_pips(state))]
    return Announce(true if true in say else say[0])


def _all_again(state: FrenchPokerState) -> Action:
    return KeepOpen(()) if state.rules.keeping == "split" else RollRest(())


# ── the start of a round ─────────────────────────────────────────────────────────────────────


def _draw_lot(state: FrenchPokerState, lot: DrawLot) -> Next:
    drawn = LotDrawn(state.draws, lot.seat)
    return _start_round(replace(state, draws=1), lot.seat, public(drawn))


def _start_round(state: FrenchPokerState, seat: Seat, before: tuple[Told, ...]) -> Next:
    number = state.round + 1
    fresh = _table_cleared(state, phase="open", turn=seat, round=number)
    return Step(fresh, (*before, Told(RoundStarted(number, seat))))


def _table_cleared(state: FrenchPokerState, **changes: Any) -> FrenchPokerState:
    cleared = replace(state, claims=(), dice=(), falling=(), deed="opened", kept=(), rerolled=0)
    return replace(cleared, **changes)


# ── claims ───────────────────────────────────────────────────────────────────────────────────


def _announce(state: FrenchPokerState, said: Announce) -> Next:
    claim = Announcement(state.turn, said.claim, state.deed, state.kept)
    return _claimed(state, claim, Announced(state.turn, said.claim))


def _pass_on(state: FrenchPokerState, said: PassOn) -> Next:
    claim = Announcement(state.turn, said.claim, "passed")
    return _claimed(state, claim, PassedOn(state.turn, said.claim))


def _claimed(state: FrenchPokerState, claim: Announcement, event: Event) -> Next:
    turn = ending.next_playing(state, claim.seat)
    said = replace(state, claims=(*state.claims, claim), phase="answer", turn=turn)
    return Step(said, public(event))


# ── the end of a round ───────────────────────────────────────────────────────────────────────


def _doubt(state: FrenchPokerState, _: Doubt) -> Next:
    doubter, said, order = state.turn, state.claims[-1], order_of(state.rules)
    dice = all_pips(state)
    worth = order.spellings[order.worth(dice)]
    held = order.holds(dice, said.claim)
    shown = (Shown(die.draw, place, pips) for place, die, pips in hidden_dice(state))
    opened = Opened(dice, worth, said.seat, said.claim, held)
    loser, winner = (doubter, said.seat) if held else (said.seat, doubter)
    last = Disclosure(
        dice, worth, said.claim, said.seat, doubter, doubted=True, loser=loser, winner=winner
    )
    return _end_round(state, last, public(Doubted(doubter, said.seat), *shown, opened))


def _concede(state: FrenchPokerState, _: Concede) -> Next:
    seat, said = state.turn, state.claims[-1]
    last = Disclosure(
        dice=None,
        worth=None,
        claim=said.claim,
        claimer=said.seat,
        answerer=seat,
        doubted=False,
        loser=seat,
        winner=said.seat,
    )
    return _end_round(state, last, public(Conceded(seat)))


def _end_round(state: FrenchPokerState, last: Disclosure, before: tuple[Told, ...]) -> Next:
    """Settle tokens, then end the game or start the next round (option ``next_starter``)."""
    settled, moved = ending.settle(replace(state, last=last), last.loser, last.winner)
    events = (*before, *public(*moved))
    if ending.ends(settled):
        over = _table_cleared(settled, phase="over")
        return Step(over, (*events, *public(GameEnded(ending.places(over)))))
    rule, vain = state.rules.next_starter, last.doubted and last.loser == last.answerer
    after = vain and rule == "doubter_or_next"
    who = ending.next_playing if after else ending.in_or_next
    return _start_round(settled, who(settled, _starter(rule, last)), events)


def _starter(rule: Starter, last: Disclosure) -> Seat:
    """Return the seat that ``rule`` selects. A concession counts as a doubt."""
    if rule in ("loser", "winner"):
        return last.loser if rule == "loser" else last.winner
    return last.answerer


_DEEDS: Final[Mapping[type[Action], Callable[[FrenchPokerState, Any], Next]]] = {
    DrawLot: _draw_lot,
    Shake: shake,
    Fall: fall,
    FallOpen: fall_open,
    Announce: _announce,
    PassOn: _pass_on,
    Believe: believe,
    KeepHidden: keep_hidden,
    KeepOpen: keep_open,
    RollRest: roll_rest,
    Show: show,
    Doubt: _doubt,
    Concede: _concede,
}
