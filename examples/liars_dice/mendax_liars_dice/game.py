"""The rules of Liar's Dice: legal actions, their effects, and views.

All functions are pure: chance actions roll the dice, and the table decides their outcomes.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
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
    OneOf,
    Outcome,
    Reason,
    Result,
    Seat,
    Step,
    Told,
)
from mendax.core.how_to_play import Section, item, say
from mendax.games.rules import check_seats
from mendax_liars_dice import values
from mendax_liars_dice.rules import PRESETS, LiarsDiceRules
from mendax_liars_dice.values import Bid, Claim, Doubt, Roll, State, View


class LiarsDice(Game[LiarsDiceRules, State]):
    """The game."""

    name = "liars_dice"
    edition = 1
    seats = range(2, 7)
    rules = LiarsDiceRules
    presets = PRESETS
    default_preset = "standard"
    actions = (Claim, Doubt, Roll)
    events = (
        values.RoundStarted, values.Rolled, values.Claimed, values.Doubted, values.Shown,
        values.Counted, values.LostDie, values.GameEnded,
    )  # fmt: skip
    view_type = View
    zero_sum = True

    def initial_state(self, rules: LiarsDiceRules, seats: int) -> State:
        """Return the initial state, in which every seat has all its dice. Raises ``RulesError``."""
        checked = rules.checked()
        check_seats(seats, self.seats)
        return State(checked, (checked.dice,) * seats, ("",) * seats)

    def actors(self, state: State) -> tuple[Actor, ...]:
        """Return chance until all dice are rolled, then the seat whose turn it is."""
        if len(_playing(state)) == 1:
            return ()
        return (state.turn,) if _next_roll(state) is None else (CHANCE,)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers of a doubt, of more dice, and of as many dice of a higher face."""
        if seat not in self.actors(state):
            return ()
        faces = tuple(range(2 if state.rules.wild_ones else 1, 7))
        last, most = state.claim or Bid(0, 6), sum(state.left)
        offers = [Offer(Doubt())] if state.claim else []
        if last.count < most:
            count = last.count + 1
            slots = Between("count", count, most), OneOf("face", faces)
            offers.append(Offer(Claim(count, faces[0]), slots))
        if higher := tuple(face for face in faces if face > last.face):
            offers.append(Offer(Claim(last.count, higher[0]), (OneOf("face", higher),)))
        return tuple(offers)

    def chance_outcomes(self, state: State) -> tuple[Outcome, ...]:
        """Return every roll of the next seat's dice."""
        seat = _next_roll(state)
        return () if seat is None else _rolls(state.left[seat])

    def apply(self, state: State, actor: Actor, action: Action) -> Step[State]:
        """Apply a legal ``action``."""
        if isinstance(action, Roll):
            return _roll(state, action.dice)
        if isinstance(action, Claim):
            seat, claim = state.turn, Bid(action.count, action.face)
            after = replace(state, claim=claim, claimer=seat, turn=_after(state, seat))
            return Step(after, (Told(values.Claimed(seat, action.count, action.face)),))
        return _doubt(state)

    def view(self, state: State, observer: Seat | None) -> View:
        """Return the observer's own dice, and all public facts."""
        dice: list[Any] = [(None,) * left for left in state.left]
        if observer is not None and state.rolled[observer]:
            dice[observer] = _faces(state.rolled[observer])
        last: Any = tuple(map(_faces, state.last_round))
        return View(state.round, state.turn, state.claim, state.claimer, tuple(dice), last)

    def result(self, state: State) -> Result | None:
        """Return the result: the last seat with dice wins one point from each other seat."""
        playing = _playing(state)
        if len(playing) > 1:
            return None
        order = (*playing, *reversed(state.out))
        places = tuple(order.index(seat) + 1 for seat in range(len(order)))
        payoffs = tuple(Fraction(len(order) - 1 if place == 1 else -1) for place in places)
        return Result(payoffs, places, Reason("liars-dice-end-last-with-dice"))

    def default_action(self, state: State, seat: Seat) -> Action:
        """Return the lowest claim, or a doubt of a claim about more than a third of all dice."""
        doubts = state.claim is not None and 3 * state.claim.count > sum(state.left)
        return Doubt() if doubts else self.legal_actions(state, seat)[-1].action

    def refusal(self, state: State, actor: Actor, action: Action) -> Reason:
        """Return the reason why ``action`` is illegal here."""
        if actor in self.actors(state) and isinstance(action, Claim):
            return Reason("liars-dice-refused-too-low", {"dice": sum(state.left)})
        return Reason("liars-dice-refused-not-now")

    def how_to_play(self, rules: LiarsDiceRules) -> tuple[Section, ...]:
        """Return the rules of the game under ``rules``."""
        said = [say("liars-dice-play-claim")]
        if rules.wild_ones:
            said.append(say("liars-dice-play-wild"))
        said += [item(f"liars-dice-play-{choice}") for choice in ("more", "higher", "doubt")]
        lost = [say("liars-dice-play-loss"), say("liars-dice-play-next")]
        if rules.turn_clock:
            lost.append(say("liars-dice-play-clock", seconds=rules.turn_clock))
        aim = say("liars-dice-play-dice", dice=rules.dice)
        return (
            Section(say("liars-dice-play-aim"), (aim,)),
            Section(say("liars-dice-play-turn"), tuple(said)),
            Section(say("liars-dice-play-end"), tuple(lost)),
        )


@cache
def _rolls(dice: int) -> tuple[Outcome, ...]:
    """Return every roll of this many dice, in ascending order, with its odds."""
    ways = Counter("".join(sorted(roll)) for roll in product("123456", repeat=dice))
    return tuple((Roll(roll), Fraction(count, 6**dice)) for roll, count in ways.items())


def _faces(dice: str) -> tuple[int, ...]:
    return tuple(map(int, dice))


def _playing(state: State) -> list[Seat]:
    """Return the seats with dice."""
    return [seat for seat, left in enumerate(state.left) if left]


def _next_roll(state: State) -> Seat | None:
    """Return the seat whose dice are rolled next; None if all are rolled."""
    return next((seat for seat in _playing(state) if not state.rolled[seat]), None)


def _after(state: State, seat: Seat) -> Seat:
    """Return the next seat with dice, clockwise."""
    playing = _playing(state)
    return next((other for other in playing if other > seat), playing[0])


def _with(items: tuple[Any, ...], seat: Seat, item: Any) -> tuple[Any, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def _roll(state: State, dice: str) -> Step[State]:
    seat = _next_roll(state)
    assert seat is not None
    draw = state.draws + sum(map(bool, state.rolled))
    rolled = Told(values.Rolled(draw, dice), (seat,))
    first = () if any(state.rolled) else (Told(values.RoundStarted(state.round, state.turn)),)
    return Step(replace(state, rolled=_with(state.rolled, seat, dice)), (*first, rolled))


def _doubt(state: State) -> Step[State]:
    """Count the dice, and start the next round without one die of the loser."""
    claim, claimer, doubter = state.claim, state.claimer, state.turn
    assert claim is not None
    assert claimer is not None
    wanted = {str(claim.face), "1"} if state.rules.wild_ones else {str(claim.face)}
    count = sum(die in wanted for dice in state.rolled for die in dice)
    holds, playing = count >= claim.count, _playing(state)
    loser = doubter if holds else claimer
    left = state.left[loser] - 1
    after = State(
        state.rules,
        _with(state.left, loser, left),
        ("",) * len(state.left),
        round=state.round + 1,
        turn=loser,
        last_round=state.rolled,
        out=state.out if left else (*state.out, loser),
        draws=state.draws + len(playing),
    )
    events: list[Event] = [values.Doubted(doubter, claimer)]
    shown = enumerate(playing, start=state.draws)
    events += [values.Shown(draw, seat, state.rolled[seat]) for draw, seat in shown]
    events += [values.Counted(count, claim.face, holds), values.LostDie(loser, left)]
    if not left:
        after = replace(after, turn=_after(after, loser))
        if len(_playing(after)) == 1:
            events.append(values.GameEnded(after.turn))
    return Step(after, tuple(map(Told, events)))
