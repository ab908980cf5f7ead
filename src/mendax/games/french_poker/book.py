"""The rules of French poker: the effect of every action, in the order of the rule book.

Legal actions are in ``bidding``, the meaning of claims in ``claims``, tokens and the end in
``ending``, and views in ``view``. Pure: dice fall one by one by actions of chance, and only
openings show them.
"""

import functools
from collections.abc import Callable, Iterable, Mapping
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
    Places,
    RollRest,
    Shake,
    Show,
)
from mendax.games.french_poker.bidding import ALL
from mendax.games.french_poker.claims import Dice, order_of
from mendax.games.french_poker.events import (
    EVENTS,
    Announced,
    Believed,
    Conceded,
    Doubted,
    Fell,
    GameEnded,
    KeptHidden,
    KeptOpen,
    LaidOpen,
    Landed,
    LotDrawn,
    Opened,
    PassedOn,
    Rerolled,
    RoundStarted,
    Saw,
    Shaken,
    Shown,
    claim_in,
)
from mendax.games.french_poker.how_to_play import goal, how_to_play
from mendax.games.french_poker.ladder import Ladder, ladder
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Deed, Die, Disclosure, FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView, open_view, view
from mendax.games.rules import check_seats

Next = Step[FrenchPokerState]
_FALLS = tuple((Fall(pips), Fraction(1, 6)) for pips in range(1, 7))
_FALLS_OPEN = tuple((FallOpen(pips), Fraction(1, 6)) for pips in range(1, 7))


@functools.cache
def _lots(seats: int) -> tuple[Outcome, ...]:
    return tuple((DrawLot(seat), Fraction(1, seats)) for seat in range(seats))


class FrenchPoker:
    """The game of French poker; implements ``core.game.Game``."""

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

    def initial_state(self, rules: FrenchPokerRules, seats: int) -> FrenchPokerState:
        """Return the state before the lot, with all tokens dealt. Raises ``RulesError``."""
        checked = rules.checked()
        check_seats(seats, self.seats)
        standing, pot = ending.tokens_at_start(checked, seats)
        return FrenchPokerState(checked, standing, pot)

    def actors(self, state: FrenchPokerState) -> tuple[Actor, ...]:
        """Return chance while dice fall, no one at the end, otherwise the seat to act."""
        if state.phase in ("lot", "fall"):
            return (CHANCE,)
        return () if state.phase == "over" else (state.turn,)

    def legal_actions(self, state: FrenchPokerState, seat: Seat) -> tuple[Offer, ...]:
        """Return all offers of ``seat``; they never depend on dice."""
        return bidding.offers(state, seat)

    def chance_outcomes(self, state: FrenchPokerState) -> tuple[Outcome, ...]:
        """Return the odds of one die, hidden or open, or of the lot."""
        if state.phase == "fall":
            return _FALLS_OPEN if state.deed == "kept-hidden" else _FALLS
        return _lots(len(state.standing))

    def apply(self, state: FrenchPokerState, actor: Actor, action: Action) -> Next:
        """Return the next state and the events of a legal ``action``."""
        return _DEEDS[type(action)](state, action)

    view = staticmethod(view)
    open_view = staticmethod(open_view)

    def result(self, state: FrenchPokerState) -> Result | None:
        """Return payoffs, places and the reason, or None while the game goes on."""
        return ending.result(state)

    def payoff_bounds(self, rules: FrenchPokerRules, seats: int) -> tuple[int, int]:
        """Return −1 and 1."""
        return -1, 1

    def longest_game(self, rules: FrenchPokerRules, seats: int) -> Length:
        """Return bounds on the length."""
        return ending.longest_game(rules, seats)

    def every_offer(self, rules: FrenchPokerRules, seats: int) -> tuple[Offer, ...]:
        """Return offers of all actions of seats."""
        return bidding.every_offer(rules)

    def round_of(self, state: FrenchPokerState) -> int:
        """Return the number of the current round; the cup is empty when it begins."""
        return state.round

    def still_in(self, state: FrenchPokerState) -> tuple[Seat, ...]:
        """Return the seats that are still playing."""
        gone = {seat for together in state.done for seat in together}
        return tuple(seat for seat in range(len(state.standing)) if seat not in gone)

    claim_in = staticmethod(claim_in)

    def default_action(self, state: FrenchPokerState, seat: Seat) -> Action:
        """Return an honest action: announce the truth if it is high enough, and believe.

        A claim that the known dice make impossible is doubted.
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
        """Return why ``action`` is not legal here."""
        return bidding.refusal(state, actor, action)

    def how_to_play(self, rules: FrenchPokerRules) -> tuple[Section, ...]:
        """Return an explanation of the game under ``rules``."""
        return how_to_play(rules)

    def goal(self, rules: FrenchPokerRules) -> Line:
        """Return the aim under ``rules`` in one sentence."""
        return goal(rules)

    def reference(self, rules: FrenchPokerRules) -> Ladder:
        """Return the claims in order, with the chance that a fresh roll reaches each."""
        return ladder(rules)

    def aid(self, rules: FrenchPokerRules, view: FrenchPokerView) -> odds.Aid | None:
        """Return the chances of every claim, for the dice now and for each choice to keep."""
        return odds.aid(rules, view)


def _honest(state: FrenchPokerState) -> Announce:
    say = bidding.above(state.rules, state.claims[-1].claim if state.claims else None)
    order = order_of(state.rules)
    true = order.spellings[order.worth(_all_pips(state))]
    return Announce(true if true in say else say[0])


def _all_again(state: FrenchPokerState) -> Action:
    return KeepOpen(()) if state.rules.keeping == "split" else RollRest(())


def _all_pips(state: FrenchPokerState) -> Dice:
    pips = tuple([die.pips for die in state.dice if die.pips is not None])
    if len(pips) != len(ALL):
        raise AssertionError("not all dice have fallen")
    return pips


def _public(*events: Event) -> tuple[Told, ...]:
    return tuple([Told(event) for event in events])


# ── rolling ──────────────────────────────────────────────────────────────────────────────────


def _draw_lot(state: FrenchPokerState, lot: DrawLot) -> Next:
    drawn = LotDrawn(state.draws, lot.seat)
    return _start_round(replace(state, draws=1), lot.seat, _public(drawn))


def _start_round(state: FrenchPokerState, seat: Seat, before: tuple[Told, ...]) -> Next:
    number = state.round + 1
    fresh = _table_cleared(state, phase="open", turn=seat, round=number)
    return Step(fresh, (*before, Told(RoundStarted(number, seat))))


def _table_cleared(state: FrenchPokerState, **changes: Any) -> FrenchPokerState:
    cleared = replace(state, claims=(), dice=(), falling=(), deed="opened", kept=(), rerolled=0)
    return replace(cleared, **changes)


def _shake(state: FrenchPokerState, _: Shake) -> Next:
    shaken = _roll(state, ALL, hidden=True)
    return Step(shaken, _public(Shaken(state.turn)))


def _roll(state: FrenchPokerState, places: Iterable[int], hidden: bool) -> FrenchPokerState:
    """Return the state in which these dice fall and the others stay."""
    falling = tuple(places)
    in_the_air = Die(None, not hidden, state.draws, (), len(state.claims))
    dice = tuple([in_the_air if n in falling else state.dice[n] for n in ALL])
    return replace(state, dice=dice, falling=falling, phase="fall" if falling else "cup")


def _fall(state: FrenchPokerState, fall: Fall) -> Next:
    place, owner, draw = state.falling[0], (state.turn,), state.draws
    fell = Told(Fell(state.turn, place, draw))
    saw = Told(Saw(draw, place, fall.pips), owner)
    die = Die(fall.pips, False, draw, owner, len(state.claims))
    return Step(_fallen(state, die), (fell, saw))


def _fall_open(state: FrenchPokerState, fall: FallOpen) -> Next:
    landed = Landed(state.draws, state.falling[0], fall.pips)
    die = Die(fall.pips, True, state.draws, None, len(state.claims))
    return Step(_fallen(state, die), _public(landed))


def _fallen(state: FrenchPokerState, die: Die) -> FrenchPokerState:
    place, still, lying = state.falling[0], state.falling[1:], state.dice
    dice = (*lying[:place], die, *lying[place + 1 :])
    phase = state.phase if still else "cup"
    return replace(state, dice=dice, falling=still, draws=state.draws + 1, phase=phase)


# ── with the dice ────────────────────────────────────────────────────────────────────────────


def _believe(state: FrenchPokerState, _: Believe) -> Next:
    seat = state.turn
    saw = tuple(Told(Saw(die.draw, place, pips), (seat,)) for place, die, pips in _hidden(state))
    dice = tuple(_seen_by(die, seat) for die in state.dice)
    taken = replace(state, phase="cup", deed="left", kept=(), dice=dice, rerolled=0)
    return Step(taken, (*_public(Believed(seat)), *saw))


def _hidden(state: FrenchPokerState, among: Iterable[int] = ALL) -> list[tuple[int, Die, int]]:
    """Return the dice under the cup: place, die and pips."""
    pips = _all_pips(state)
    return [(n, state.dice[n], pips[n]) for n in among if not state.dice[n].open]


def _seen_by(die: Die, seat: Seat) -> Die:
    if die.known_to(seat) or die.seen is None:
        return die
    return replace(die, seen=tuple(sorted((*die.seen, seat))))


def _keep_hidden(state: FrenchPokerState, keep: KeepHidden) -> Next:
    covered = tuple(
        replace(die, open=False) if n in keep.kept else die for n, die in enumerate(state.dice)
    )
    kept = _kept(replace(state, dice=covered), "kept-hidden", keep.kept)
    return Step(_roll(kept, _rest(keep.kept), False), _public(KeptHidden(state.turn, keep.kept)))


def _keep_open(state: FrenchPokerState, keep: KeepOpen) -> Next:
    shown = (Shown(die.draw, n, pips) for n, die, pips in _hidden(state, keep.kept))
    events = _public(KeptOpen(state.turn, keep.kept), *shown)
    laid = replace(state, dice=_laid_open(state.dice, keep.kept))
    kept = _kept(laid, "kept-open", keep.kept)
    return Step(_roll(kept, _rest(keep.kept), hidden=True), events)


def _reroll(state: FrenchPokerState, keep: RollRest) -> Next:
    kept = _kept(state, "rerolled", keep.kept)
    return Step(_roll(kept, _rest(keep.kept), True), _public(Rerolled(state.turn, keep.kept)))


def _kept(state: FrenchPokerState, deed: Deed, kept: Places) -> FrenchPokerState:
    return replace(state, deed=deed, kept=kept, rerolled=state.rerolled + 1)


def _rest(kept: Places) -> Places:
    return tuple(n for n in ALL if n not in kept)


def _show(state: FrenchPokerState, show: Show) -> Next:
    shown = (Shown(die.draw, n, pips) for n, die, pips in _hidden(state, show.kept))
    laid = _laid_open(state.dice, show.kept)
    events = _public(LaidOpen(state.turn, show.kept), *shown)
    return Step(replace(state, dice=laid, deed="laid-open", kept=show.kept), events)


def _laid_open(dice: tuple[Die, ...], places: Iterable[int]) -> tuple[Die, ...]:
    chosen = set(places)
    return tuple(
        replace(die, open=True, seen=None) if n in chosen else die for n, die in enumerate(dice)
    )


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
    return Step(said, _public(event))


# ── the end of a round ───────────────────────────────────────────────────────────────────────


def _doubt(state: FrenchPokerState, _: Doubt) -> Next:
    doubter, said, order = state.turn, state.claims[-1], order_of(state.rules)
    dice = _all_pips(state)
    worth = order.spellings[order.worth(dice)]
    held = order.holds(dice, said.claim)
    shown = (Shown(die.draw, place, pips) for place, die, pips in _hidden(state))
    opened = Opened(dice, worth, said.seat, said.claim, held)
    loser, winner = (doubter, said.seat) if held else (said.seat, doubter)
    last = Disclosure(
        dice, worth, said.claim, said.seat, doubter, doubted=True, loser=loser, winner=winner
    )
    starter = loser if state.rules.next_starter == "loser" else doubter
    after = held and state.rules.next_starter == "doubter_or_next"
    events = _public(Doubted(doubter, said.seat), *shown, opened)
    return _end_round(state, last, events, starter, after)


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
    return _end_round(state, last, _public(Conceded(seat)), seat, after=False)


def _end_round(
    state: FrenchPokerState,
    last: Disclosure,
    before: tuple[Told, ...],
    starter: Seat,
    after: bool,
) -> Next:
    """Settle tokens, then end the game or let ``starter``, or the seat ``after``, start a round."""
    settled, moved = ending.settle(replace(state, last=last), last.loser, last.winner)
    events = (*before, *_public(*moved))
    if ending.ends(settled):
        over = _table_cleared(settled, phase="over")
        return Step(over, (*events, *_public(GameEnded(ending.places(over)))))
    who = ending.next_playing if after else ending.in_or_next
    return _start_round(settled, who(settled, starter), events)


_DEEDS: Final[Mapping[type[Action], Callable[[FrenchPokerState, Any], Next]]] = {
    DrawLot: _draw_lot,
    Shake: _shake,
    Fall: _fall,
    FallOpen: _fall_open,
    Announce: _announce,
    PassOn: _pass_on,
    Believe: _believe,
    KeepHidden: _keep_hidden,
    KeepOpen: _keep_open,
    RollRest: _reroll,
    Show: _show,
    Doubt: _doubt,
    Concede: _concede,
}
