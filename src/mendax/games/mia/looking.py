"""Looking under the cup, and the effects of the dice that are seen (rule book, "Options").

Only the seat that looks sees the dice, unless the rules also show them to other seats.
"""

from msgspec.structs import replace

from mendax.core.game import Seat, Step, Told
from mendax.games.mia import effects, ending, judging
from mendax.games.mia.actions import Look, Peek
from mendax.games.mia.events import DiceShown, Looked, Peeked, Saw, Toasted, Treated
from mendax.games.mia.order import Roll
from mendax.games.mia.rounds import after_loss, lose, public
from mendax.games.mia.state import Disclosure, MiaState

Next = Step[MiaState]


def under_the_cup(state: MiaState) -> Roll:
    """Return the dice under the cup."""
    if state.roll is None:
        raise AssertionError("no dice under the cup")
    return state.roll


def look(state: MiaState, _: Look) -> Next:
    """Look at the dice before announcing."""
    return _seen(state, Looked(state.turn))


def peek(state: MiaState, _: Peek) -> Next:
    """Believe the claim and look at the dice, to pass them on unrolled."""
    known = (*state.knowing, *(ending.seeing(state) if state.looked else ()))
    taken = replace(state, phase="cup", roller=state.turn, kept=True, knowing=known)
    return _seen(taken, Peeked(state.turn))


def _seen(state: MiaState, event: Looked | Peeked) -> Next:
    """Show the dice to the seat that looks, with the effect of the roll."""
    seat, roll = state.turn, under_the_cup(state)
    looked = public(event)
    if effects.ends_round(state.rules, roll):
        return end_round(state, seat, looked)
    saw = tuple(Told(Saw(state.roll_draw, roll), (each,)) for each in ending.seeing(state))
    if effects.effect(state.rules, roll) == "must_show":
        shown = public(DiceShown(state.roll_draw, roll, seat))
        return Step(replace(state, looked=True, shown=True), (*looked, *saw, *shown))
    return Step(replace(state, looked=True), (*looked, *saw))


def end_round(state: MiaState, starter: Seat, before: tuple[Told, ...]) -> Next:
    """End the round because of the roll.

    All others pay (``all_pay``), or no seat pays (``toast``).
    """
    roll = under_the_cup(state)
    if effects.effect(state.rules, roll) == "toast":
        toasted = Toasted(state.roll_draw, roll, starter)
        last = Disclosure(roll, state.value, starter, None, (), 0)
        return after_loss(replace(state, last=last), (), starter, (*before, *public(toasted)))
    losers = tuple(seat for seat in ending.alive(state) if seat != starter)
    cost = judging.priced(state, 1)
    last = Disclosure(roll, state.value, starter, None, losers, cost)
    lost, events = lose(replace(state, last=last), losers, cost, starter)
    treated = Treated(state.roll_draw, roll, starter)
    starter = ending.in_or_next(lost, starter)
    return after_loss(lost, losers, starter, (*before, *public(treated), *events))
