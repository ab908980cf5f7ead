"""Tokens and the end of a game of French poker (rule book, ``scoring``, ``ends_when``).

With ``tokens``, the loser of a round discards a token, and a seat without tokens is out. A
``charge`` has two halves. First, losers take tokens from a pot until the pot is empty. Then seats
without tokens are safe, the winner of each round returns a token, and the last seat with tokens
loses.
"""

from fractions import Fraction

from msgspec.structs import replace

from mendax.core.extensions import Length
from mendax.core.game import Event, Reason, Result, Seat
from mendax.games.french_poker import events
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState

Settled = tuple[FrenchPokerState, tuple[Event, ...]]


def tokens_at_start(rules: FrenchPokerRules, seats: int) -> tuple[tuple[int, ...], int]:
    """Return each seat's starting tokens, and the pot."""
    if rules.scoring == "charge":
        return (0,) * seats, 2 * seats + 1
    return (rules.tokens,) * seats, 0


# ── playing seats ────────────────────────────────────────────────────────────────────────────


def playing(state: FrenchPokerState) -> tuple[Seat, ...]:
    """Return the seats that are still playing."""
    gone = {seat for group in state.done for seat in group}
    return tuple(seat for seat in range(len(state.standing)) if seat not in gone)


def next_playing(state: FrenchPokerState, seat: Seat) -> Seat:
    """Return the first playing seat clockwise after ``seat``."""
    seats = len(state.standing)
    if not state.done:
        return (seat + 1) % seats
    still = set(playing(state))
    return next(s for n in range(1, seats + 1) if (s := (seat + n) % seats) in still)


def in_or_next(state: FrenchPokerState, seat: Seat) -> Seat:
    """Return ``seat`` if it is still playing, otherwise the next playing seat."""
    return seat if seat in playing(state) else next_playing(state, seat)


# ── cost of a round ──────────────────────────────────────────────────────────────────────────


def settle(state: FrenchPokerState, loser: Seat, winner: Seat) -> Settled:
    """Move tokens after a round. Seats that are out or safe stop playing."""
    if state.rules.scoring == "tokens":
        return _lay_off(state, loser)
    return _give_back(state, winner) if state.discharging else _charge(state, loser)


def _moved(state: FrenchPokerState, seat: Seat, by: int) -> FrenchPokerState:
    standing = tuple(n + by if s == seat else n for s, n in enumerate(state.standing))
    return replace(state, standing=standing)


def _lay_off(state: FrenchPokerState, seat: Seat) -> Settled:
    paid = _moved(state, seat, -1)
    left = paid.standing[seat]
    if left:
        return paid, (events.LaidOff(seat, left),)
    gone = replace(paid, done=(*paid.done, (seat,)))
    return gone, (events.LaidOff(seat, left), events.WentOut(seat))


def _charge(state: FrenchPokerState, seat: Seat) -> Settled:
    taken = replace(_moved(state, seat, 1), pot=state.pot - 1)
    charged = events.Charged(seat, taken.standing[seat], taken.pot)
    if taken.pot:
        return taken, (charged,)
    safe = tuple(s for s, held in enumerate(taken.standing) if not held)
    emptied = replace(taken, discharging=True, done=(safe,) if safe else ())
    return emptied, (charged, events.PotEmptied(), *map(events.CameSafe, safe))


def _give_back(state: FrenchPokerState, seat: Seat) -> Settled:
    given = replace(_moved(state, seat, -1), pot=state.pot + 1)
    back = events.GaveBack(seat, given.standing[seat], given.pot)
    if given.standing[seat]:
        return given, (back,)
    return replace(given, done=(*given.done, (seat,))), (back, events.CameSafe(seat))


# ── the end ──────────────────────────────────────────────────────────────────────────────────


def ends(state: FrenchPokerState) -> bool:
    """Return whether the round that was just settled was the last round."""
    if state.rules.scoring == "tokens" and state.rules.ends_when == "first_out":
        return bool(state.done)
    return len(playing(state)) <= 1


def places(state: FrenchPokerState) -> tuple[int, ...]:
    """Return finishing places by seat, where 1 is best. Tied seats share the better place."""
    moment = {seat: index for index, group in enumerate(state.done) for seat in group}
    last = len(state.done)
    strength = [moment.get(seat, last) for seat in range(len(state.standing))]
    if state.rules.scoring == "charge":  # seats that were safe earlier rank higher
        strength = [-n for n in strength]
    return tuple(1 + sum(other > own for other in strength) for own in strength)


def interim_places(state: FrenchPokerState) -> tuple[int, ...]:
    """Return the places if the game ended now: by tokens left or, in a charge, tokens held."""
    if state.phase == "over":
        return places(state)
    moment = {seat: index for index, group in enumerate(state.done) for seat in group}
    last, sign = len(state.done), -1 if state.rules.scoring == "charge" else 1
    strength = [
        (sign * moment.get(seat, last), sign * tokens) for seat, tokens in enumerate(state.standing)
    ]
    return tuple(1 + sum(other > own for other in strength) for own in strength)


def payoffs(state: FrenchPokerState) -> tuple[Fraction, ...]:
    """Return the payoff of each seat. The payoffs sum to zero.

    With ``last_standing``, the winner gets +1, which the other seats pay equally. With
    ``first_out`` and ``charge``, the loser gets −1, which the other seats share equally.
    """
    ranked, others = places(state), len(state.standing) - 1
    if state.rules.scoring == "charge" or state.rules.ends_when == "first_out":
        worst = max(ranked)
        return tuple(Fraction(-1) if p == worst else Fraction(1, others) for p in ranked)
    return tuple(Fraction(1) if p == 1 else Fraction(-1, others) for p in ranked)


def longest_game(rules: FrenchPokerRules, seats: int) -> Length:
    """Return bounds on the length. A token moves in each round, and claims only increase.

    A round has a start and, for each claim, an answer, the re-rolls and an announcement. Dice may
    be laid open before and after each re-roll. Each re-roll may roll all five dice. In a charge,
    each token of the pot is taken and returned.
    """
    claims = len(order_of(rules).claims)
    deeds = 2 + rules.rerolls + (rules.rerolls + 1 if rules.keeping == "free" else 0)
    falls = rules.rerolls + (rules.opener == "plays")
    rounds = 2 * (2 * seats + 1)
    if rules.scoring == "tokens":
        first = rules.ends_when == "first_out"
        rounds = seats * (rules.tokens - 1) + 1 if first else seats * rules.tokens - 1
    return Length(rounds, rounds * (deeds * claims + 1), 1 + rounds * 5 * claims * falls)


def result(state: FrenchPokerState) -> Result | None:
    """Return the result with its reason, or None while the game is running."""
    if state.phase != "over":
        return None
    why = "charge" if state.rules.scoring == "charge" else state.rules.ends_when
    reason = Reason("french-poker-end-" + why.replace("_", "-"))
    return Result(payoffs(state), places(state), reason)
