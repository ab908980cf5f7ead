"""The steps between two rounds: payments, new lives and the next starter.

``judging`` decides the cost of a loss, and ``ending`` the seats that are still playing and the
winner (rule book, "Play" 3; options ``scoring``, ``lives``, ``life_reroll``).
"""

from typing import Any

from msgspec.structs import replace

from mendax.core.game import Seat, Step, Told
from mendax.games.mia import actions, ending, judging
from mendax.games.mia.events import (
    Conceded,
    DieTaken,
    Forfeited,
    Gained,
    GameEnded,
    LivesKept,
    LivesRerolled,
    Lost,
    RoundStarted,
    WentOut,
)
from mendax.games.mia.state import Disclosure, MiaState, Phase

Next = Step[MiaState]


def public(*events: Any) -> tuple[Told, ...]:
    """Return the events with everyone as their audience."""
    return tuple(map(Told, events))


def start_round(state: MiaState, seat: Seat, before: tuple[Told, ...]) -> Next:
    """Start the next round with ``seat``. The events ``before`` come first."""
    number = state.round + 1
    fresh = cup(state, phase="open", turn=seat, round=number, claims=(), roller=None)
    fresh = replace(fresh, asked=None)
    return Step(fresh, (*before, *public(RoundStarted(number, seat))))


def cup(state: MiaState, phase: Phase, turn: Seat, **changes: Any) -> MiaState:
    """Return the state with an empty cup."""
    empty = replace(state, roll=None, looked=False, shown=False, kept=False, knowing=())
    return replace(empty, phase=phase, turn=turn, **changes)


def lose(
    state: MiaState, losers: tuple[Seat, ...], cost: int, winner: Seat | None
) -> tuple[MiaState, tuple[Told, ...]]:
    """Make the losers pay and, in scored games, the winner gain. Seats without lives are out.

    With ``swimming``, a seat is out only when it loses without a life.
    """
    rules, standing = state.rules, list(state.standing)
    events: list[Lost | Gained | WentOut] = []
    if rules.scoring != "lives":
        everyone = range(len(standing)) if rules.score_all else () if winner is None else (winner,)
        for seat in everyone:
            standing[seat] += rules.score_increment
            events.append(Gained(seat, rules.score_increment, standing[seat]))
        cost *= rules.score_decrement
    swims = rules.swimming and rules.scoring == "lives"
    sunk = tuple(seat for seat in losers if swims and standing[seat] == 0)
    for seat in losers:
        paid = cost if rules.scoring == "money" else min(cost, standing[seat])
        standing[seat] -= paid
        if seat not in sunk:
            events.append(Lost(seat, paid, standing[seat]))
    out = state.out
    if rules.scoring == "lives":
        empty = tuple(seat for seat in losers if standing[seat] == 0)
        gone = sunk if rules.swimming else empty
        out = (*out, gone) if gone else out
        events.extend(WentOut(seat) for seat in gone)
    return replace(state, standing=tuple(standing), out=out), public(*events)


def concede(state: MiaState, _: actions.Concede) -> Next:
    """Give up against the last claim."""
    return _give_up(state, judging.cost_of_conceding(state), Conceded(state.turn))


def forfeit(state: MiaState, _: actions.Forfeit) -> Next:
    """Lose the round because the time is up."""
    return _give_up(state, judging.cost_of_forfeiting(state), Forfeited(state.turn))


def _give_up(state: MiaState, cost: int, event: Conceded | Forfeited) -> Next:
    """End the round with a loss of the seat to act, without opening the dice."""
    seat = state.turn
    announcer = state.claims[-1].seat if state.claims else seat
    last = Disclosure(None, state.value, announcer, None, (seat,), cost)
    lost, events = lose(replace(state, last=last), (seat,), cost, None)
    starter = ending.in_or_next(lost, seat)
    return after_loss(lost, (seat,), starter, (*public(event), *events))


def after_loss(
    state: MiaState, losers: tuple[Seat, ...], starter: Seat, events: tuple[Told, ...]
) -> Next:
    """End the game, offer new lives to seats with three lives, or start the next round."""
    if losers and state.rules.turn_on_loss:
        state = replace(state, direction=-state.direction)
    if ending.ends(state):
        over = cup(state, "over", state.turn)
        return Step(over, (*events, *public(GameEnded(ending.places(over)))))
    pending: tuple[Seat, ...] = ()
    if state.rules.scoring == "lives" and state.rules.life_reroll != "off":
        fresh = (s for s in losers if s not in state.life_rerolled)
        pending = tuple(s for s in fresh if state.standing[s] == 3)
    return _settle_lives(replace(state, pending_lives=pending, starter=starter), events)


def _settle_lives(state: MiaState, events: tuple[Told, ...]) -> Next:
    if not state.pending_lives:
        return start_round(state, state.starter, events)
    deciding = cup(state, "lives", state.pending_lives[0], claims=(), roller=None)
    return Step(deciding, events)


def keep_lives(state: MiaState, _: actions.KeepLives) -> Next:
    """Keep three lives."""
    return _settle_lives(_lives_settled(state), public(LivesKept(state.turn)))


def reroll_lives(state: MiaState, _: actions.RerollLives) -> Next:
    """Let a die decide the number of lives."""
    return Step(replace(state, phase="lives-fall"), public(DieTaken(state.turn)))


def fall_one(state: MiaState, fall: actions.FallOne) -> Next:
    """Set the number of lives to the die that fell."""
    seat = state.turn
    standing = tuple(fall.pips if s == seat else n for s, n in enumerate(state.standing))
    rolled = LivesRerolled(state.draws, seat, fall.pips)
    fallen = replace(_lives_settled(state), standing=standing, draws=state.draws + 1)
    return _settle_lives(fallen, public(rolled))


def _lives_settled(state: MiaState) -> MiaState:
    done = (*state.life_rerolled, state.turn)
    return replace(state, life_rerolled=done, pending_lives=state.pending_lives[1:])
