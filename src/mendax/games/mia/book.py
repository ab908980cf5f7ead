"""The rules of Mia, with the effect of every action in the order of the rule book.

``bidding`` has the legal claims, ``ending`` the end of a game, ``rounds`` payments and the next
round, and ``view`` the views. This module has costs and openings. All functions are pure: chance
actions roll the dice, and only ``Opening`` events show them.
"""

from collections.abc import Callable, Mapping
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
from mendax.games.mia import bidding, chance, effects, ending, judging
from mendax.games.mia.actions import (
    ACTIONS,
    Announce,
    Ask,
    Believe,
    Concede,
    Doubt,
    DrawLot,
    Fall,
    FallOne,
    Forfeit,
    HideDice,
    KeepLives,
    Look,
    PassOn,
    Peek,
    Reroll,
    RerollLives,
    Shake,
    ShowDice,
    Trust,
)
from mendax.games.mia.events import (
    EVENTS,
    Announced,
    AnswererChosen,
    Believed,
    DiceHidden,
    DiceShown,
    Doubted,
    Fell,
    LotDrawn,
    Opened,
    PassedOn,
    Rerolled,
    Shaken,
    Trusted,
    claim_in,
)
from mendax.games.mia.how_to_play import goal, how_to_play, tips
from mendax.games.mia.ladder import Ladder, ladder
from mendax.games.mia.looking import end_round, look, peek, under_the_cup
from mendax.games.mia.rounds import (
    after_loss,
    concede,
    cup,
    fall_one,
    forfeit,
    keep_lives,
    lose,
    public,
    reroll_lives,
    start_round,
)
from mendax.games.mia.rules import PRESETS, MiaRules, ToyMiaRules
from mendax.games.mia.state import Claim, Disclosure, How, MiaState, Phase
from mendax.games.mia.view import MiaView, open_view, view
from mendax.games.rules import check_seats, rules_for

Next = Step[MiaState]


class Mia:
    """The game of Mia, an implementation of ``core.game.Game``."""

    name = "mia"
    edition = 1
    seats = range(2, 21)
    rules = MiaRules
    toy_rules = ToyMiaRules
    presets: Mapping[str, MiaRules] = PRESETS
    default_preset = "standard"
    actions: tuple[type[Action], ...] = ACTIONS
    public_chance: tuple[type[Action], ...] = (DrawLot, FallOne)
    events: tuple[type[Event], ...] = EVENTS
    view_type: type[Value] = MiaView
    reference_type: type[Value] = Ladder
    aid_type: type[Value] | None = None
    zero_sum = True

    def __repr__(self) -> str:
        """Return the name, such as ``game_named('mia')``."""
        return f"game_named({self.name!r})"

    def initial_state(self, rules: MiaRules, seats: int) -> MiaState:
        """Return the state before the lot, with full lives or no points. Raises ``RulesError``."""
        checked = rules_for(self, rules).checked()
        check_seats(seats, self.seats)
        return MiaState(checked, ending.first_standing(checked, seats))

    def actors(self, state: MiaState) -> tuple[Actor, ...]:
        """Return chance while dice fall, no actor at the end, and otherwise the seat to act.

        Seats that may doubt out of turn follow the seat to act.
        """
        if state.phase in ("lot", "fall", "lives-fall"):
            return (CHANCE,)
        return () if state.phase == "over" else (state.turn, *bidding.interrupters(state))

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        """Return all actions offered to ``seat``, which never depend on dice it has not seen."""
        return bidding.offers(state, seat)

    def chance_outcomes(self, state: MiaState) -> tuple[Outcome, ...]:
        """Return the possible results of two dice, of one die, or of the lot, with their odds."""
        if state.phase == "fall":
            return chance.falls(state.rules.sides)
        if state.phase == "lives-fall":
            return chance.falls_one(state.rules.sides)
        return chance.lots(len(state.standing))

    lotteries = staticmethod(chance.lotteries)

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Next:
        """Return the next state and the events of a legal ``action``."""
        if isinstance(action, Doubt):
            return _doubt(state, actor)
        return _DEEDS[type(action)](state, action)

    interrupters = staticmethod(bidding.interrupters)

    def interrupting_option(self, rules: MiaRules) -> str | None:
        """Return the option by which any seat may doubt, if the option is on."""
        return "doubter" if rules.doubter == "anybody" else None

    view = staticmethod(view)
    open_view = staticmethod(open_view)

    def result(self, state: MiaState) -> Result | None:
        """Return payoffs, places and the reason, or None while the game is running."""
        return ending.result(state)

    def payoff_bounds(self, rules: MiaRules, seats: int) -> tuple[int, int]:
        """Return bounds on the payoff of a seat."""
        return ending.payoff_bounds(rules, seats)

    def longest_game(self, rules: MiaRules, seats: int) -> Length | None:
        """Return bounds on the length, or None if values or rounds may repeat without end."""
        return ending.longest_game(rules, seats)

    def every_offer(self, rules: MiaRules, seats: int) -> tuple[Offer, ...]:
        """Return an offer for every action that a seat may take in some state."""
        return bidding.every_offer(rules, seats)

    def round_of(self, state: MiaState) -> int:
        """Return the number of the current round. Each round begins with an empty cup."""
        return state.round

    def still_in(self, state: MiaState) -> tuple[Seat, ...]:
        """Return the seats that are still playing."""
        return ending.alive(state)

    interim_places = staticmethod(ending.interim_places)
    claim_in = staticmethod(claim_in)

    default_action = staticmethod(bidding.default_action)

    def refusal(self, state: MiaState, actor: Actor, action: Action) -> Reason:
        """Return the reason why ``action`` is not legal in this state."""
        return bidding.refusal(state, actor, action)

    def how_to_play(self, rules: MiaRules) -> tuple[Section, ...]:
        """Return an explanation of the game under ``rules``."""
        return how_to_play(rules)

    def goal(self, rules: MiaRules) -> Line:
        """Return the aim under ``rules`` in one sentence."""
        return goal(rules)

    tips = staticmethod(tips)

    def reference(self, rules: MiaRules) -> Ladder:
        """Return the order of values with the chances of beating and reaching each."""
        return ladder(rules)

    def aid(self, rules: MiaRules, view: MiaView) -> None:
        """Return None, because all aids depend only on the rules and are in ``reference``."""


# ── rolling ──────────────────────────────────────────────────────────────────────────────────


def _draw_lot(state: MiaState, lot: DrawLot) -> Next:
    drawn = LotDrawn(state.draws, lot.seat)
    return start_round(replace(state, draws=1), lot.seat, public(drawn))


def _shake(state: MiaState, _: Shake) -> Next:
    shaken = cup(state, "fall", state.turn, roller=state.turn)
    return Step(shaken, public(Shaken(state.turn)))


def _believe(state: MiaState, _: Believe) -> Next:
    believed = public(Believed(state.turn))
    claim = state.claims[-1]
    if judging.may_show(state.rules, claim):
        return Step(replace(state, phase="show", turn=claim.seat), believed)
    return Step(_taken(state, state.turn), believed)


def _taken(state: MiaState, seat: Seat) -> MiaState:
    """Return the state in which ``seat`` takes the cup and rolls."""
    return cup(state, "fall", seat, roller=seat)


def _show_dice(state: MiaState, _: ShowDice) -> Next:
    shown = DiceShown(state.roll_draw, under_the_cup(state), state.turn)
    return Step(_taken(state, ending.answerer(state)), public(shown))


def _hide_dice(state: MiaState, _: HideDice) -> Next:
    return Step(_taken(state, ending.answerer(state)), public(DiceHidden(state.turn)))


def _fall(state: MiaState, fall: Fall) -> Next:
    roller = state.turn if state.roller is None else state.roller
    rerolled = state.turn != roller or (bool(state.claims) and ending.asks(state))
    fallen = replace(
        state,
        roll=fall.roll,
        roll_draw=state.draws,
        draws=state.draws + 1,
        phase=_to_answer(state) if rerolled else "cup",
    )
    events = public(Fell(roller, state.draws))
    if rerolled and judging.reveals(fallen):  # a blind re-roll claimed the top
        return _open(fallen, None, events)
    return Step(fallen, events)


# ── claims ───────────────────────────────────────────────────────────────────────────────────


def _announce(state: MiaState, said: Announce) -> Next:
    how: How = "kept" if state.kept else "looked" if state.looked else "unseen"
    claim = Claim(state.turn, said.value, how)
    return _claimed(state, claim, Announced(state.turn, said.value, state.looked))


def _pass_on(state: MiaState, said: PassOn) -> Next:
    claim = Claim(state.turn, said.value, "passed")
    return _claimed(state, claim, PassedOn(state.turn, said.value))


def _claimed(state: MiaState, claim: Claim, event: Announced | PassedOn) -> Next:
    said = _answerable(state, claim)
    said = replace(said, phase=_to_answer(said))
    if judging.reveals(said):
        return _open(said, None, public(event))
    return Step(said, public(event))


def _answerable(state: MiaState, claim: Claim) -> MiaState:
    """Return the state in which ``claim`` awaits its answer, or the choice of its answerer."""
    turned = -1 if effects.turns(state.rules, claim.value) else 1
    claims = (*state.claims, claim)
    said = replace(state, claims=claims, direction=turned * state.direction, asked=None)
    return replace(said, turn=claim.seat if ending.asks(said) else ending.answerer(said))


def _to_answer(state: MiaState) -> Phase:
    return "ask" if ending.asks(state) else "answer"


def _ask(state: MiaState, asked: Ask) -> Next:
    answering = replace(state, phase="answer", turn=asked.seat, asked=asked.seat)
    return Step(answering, public(AnswererChosen(state.turn, asked.seat)))


def _reroll(state: MiaState, said: Reroll) -> Next:
    seat = state.turn
    claim = Claim(seat, said.value, "rerolled")
    said_so = _answerable(state, claim)
    falling = cup(said_so, "fall", said_so.turn)
    return Step(falling, public(Rerolled(seat, said.value)))


# ── opening ──────────────────────────────────────────────────────────────────────────────────


def _doubt(state: MiaState, doubter: Any) -> Next:
    doubted = Doubted(doubter, state.claims[-1].seat)
    return _open(state, doubter, public(doubted))


def _open(state: MiaState, doubter: Seat | None, before: tuple[Told, ...]) -> Next:
    """Open the dice after a doubt, or without a doubt because of ``mia_reveals``."""
    claim, roll = state.claims[-1], under_the_cup(state)
    if effects.ends_round(state.rules, roll):
        return end_round(state, claim.seat, before)
    held = judging.holds(state.rules, claim, roll)
    opened = Opened(state.roll_draw, roll, claim.seat, claim.value, held)
    answerer = state.turn if doubter is None else doubter
    if not held:
        losers: tuple[Seat, ...] = (claim.seat,)
    elif doubter is None:
        losers = tuple(seat for seat in ending.alive(state) if seat != claim.seat)
    else:
        losers = (doubter,)
    winner = claim.seat if held else doubter
    cost = judging.cost_of_opening(state, held, doubter is None)
    last = Disclosure(roll, claim.value, claim.seat, doubter, losers, cost)
    after = replace(state, last=last)
    lost, events = lose(after, losers, cost, winner)
    starter = ending.next_starter(lost, held, answerer, losers)
    return after_loss(lost, losers, starter, (*before, *public(opened), *events))


def _trust(state: MiaState, _: Trust) -> Next:
    """Open the dice after a belief in the top value.

    The believer then starts, as after conceding.
    """
    claim, roll, seat = state.claims[-1], under_the_cup(state), state.turn
    trusted = public(Trusted(seat))
    if effects.ends_round(state.rules, roll):
        return end_round(state, claim.seat, trusted)
    held = judging.holds(state.rules, claim, roll)
    opened = Opened(state.roll_draw, roll, claim.seat, claim.value, held)
    losers = () if held else (seat,)
    cost = 0 if held else judging.cost_of_trusting(state)
    lost = replace(state, last=Disclosure(roll, claim.value, claim.seat, None, losers, cost))
    events: tuple[Told, ...] = ()
    if losers:
        lost, events = lose(lost, losers, cost, None)
    starter = ending.in_or_next(lost, seat)
    return after_loss(lost, losers, starter, (*trusted, *public(opened), *events))


_DEEDS: Final[Mapping[type[Action], Callable[[MiaState, Any], Next]]] = {
    DrawLot: _draw_lot,
    Shake: _shake,
    Fall: _fall,
    Look: look,
    Announce: _announce,
    PassOn: _pass_on,
    Reroll: _reroll,
    Ask: _ask,
    Believe: _believe,
    Peek: peek,
    ShowDice: _show_dice,
    HideDice: _hide_dice,
    Concede: concede,
    Trust: _trust,
    Forfeit: forfeit,
    KeepLives: keep_lives,
    RerollLives: reroll_lives,
    FallOne: fall_one,
}
