"""The winners of the pots, the rake and the finishing places (rule book, "War")."""

from fractions import Fraction

from msgspec.structs import replace

from mendax.core.game import Event, Reason, Result, Seat, Step, Told
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies.betting import clockwise
from mendax.games.sword_of_lies.dealing import Next, public
from mendax.games.sword_of_lies.pots import pots, raked, shared
from mendax.games.sword_of_lies.state import SwordState


def lives(state: SwordState, seat: Seat) -> int:
    """Return the total lives of all cards of ``seat``."""
    return all_lives(state)[seat]


def all_lives(state: SwordState) -> tuple[int, ...]:
    """Return the total lives of all cards of each seat."""
    return tuple([sum([card.lives for card in row]) for row in state.rows])


def best(state: SwordState, among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats with the most lives, then with the most swords before the first round."""
    if state.war is None:
        return among
    armed = state.war.armed
    counted = all_lives(state)
    strength = {seat: (counted[seat], armed[seat]) for seat in among}
    top = max(strength.values())
    return tuple(seat for seat in among if strength[seat] == top)


def alone(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Pay the whole pot to the last seat after all other seats folded."""
    return paid_out(state, events)


def paid_out(state: SwordState, events: tuple[Told, ...]) -> Next:
    """Pay every pot to the best seats in it. Odd chips go clockwise from the big blind.

    R: there is no rake from a pot that was won before the first reveal.
    """
    seats, stacks, taken = len(state.rows), state.betting.stacks, 0
    rakes = state.round > 1 or state.war is not None
    told: list[Event] = []
    for number, pot in enumerate(pots(state.betting)):
        rake = raked(state.rules, pot.chips, taken) if rakes else 0
        winners = clockwise(best(state, pot.seats), state.blind or 0)
        won = shared(pot.chips - rake, winners, seats)
        stacks = tuple(map(sum, zip(stacks, won, strict=True)))
        taken += rake
        told.append(said.PotWon(number, won, rake))
    betting = replace(state.betting, stacks=stacks, paid=(0,) * seats, waiting=())
    over = replace(state, phase="over", betting=betting, raked=taken)
    ended = said.GameEnded(stacks, places(over))
    return Step(over, (*events, *public(*told, ended)))


def won(state: SwordState) -> tuple[int, ...]:
    """Return the chips won or lost since the game began, by seat."""
    pairs = zip(state.betting.stacks, state.brought, strict=True)
    return tuple(left - brought for left, brought in pairs)


def places(state: SwordState) -> tuple[int, ...]:
    """Return finishing places by chips won, where 1 is best. Tied seats share the better place."""
    gains = won(state)
    return tuple(1 + sum(other > own for other in gains) for own in gains)


def interim_places(state: SwordState) -> tuple[int, ...]:
    """Return the places if the game ended now and every bet went back to its seat."""
    if state.phase == "over":
        return places(state)
    betting = state.betting
    sums = zip(betting.stacks, betting.bets, betting.paid, state.brought, strict=True)
    gains = [stack + bet + paid - brought for stack, bet, paid, brought in sums]
    return tuple(1 + sum(other > own for other in gains) for own in gains)


def result(state: SwordState) -> Result | None:
    """Return chips won, places and the reason, or None while the game is running."""
    if state.phase != "over":
        return None
    reason = Reason("sword-end-folds" if state.war is None else "sword-end-war")
    return Result(tuple(map(Fraction, won(state))), places(state), reason)


def chips_in_play(state: SwordState) -> int:
    """Return the number of chips in the game, which always equals the sum of the starting
    stacks."""
    betting = state.betting
    return sum(betting.stacks) + sum(betting.bets) + sum(betting.paid) + state.raked
