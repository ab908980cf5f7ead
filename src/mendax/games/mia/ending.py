"""The seats still playing, the next starter, the end of a game and its payoffs."""

from fractions import Fraction

from msgspec.structs import replace

from mendax.core.extensions import Length
from mendax.core.game import Reason, Result, Seat
from mendax.games.mia import effects, judging
from mendax.games.mia.order import announceable, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState


def alive(state: MiaState) -> tuple[Seat, ...]:
    """Return the seats that are still playing."""
    if not state.out:
        return tuple(range(len(state.standing)))
    gone = {seat for group in state.out for seat in group}
    return tuple(seat for seat in range(len(state.standing)) if seat not in gone)


def next_alive(state: MiaState, seat: Seat) -> Seat:
    """Return the first playing seat after ``seat`` in the direction of play."""
    seats, step = len(state.standing), state.direction
    if not state.out:
        return (seat + step) % seats
    playing = set(alive(state))
    return next(s for n in range(1, seats + 1) if (s := (seat + step * n) % seats) in playing)


def asks(state: MiaState) -> bool:
    """Return whether the seat of the last claim still has to choose its answerer
    (``mia_answerer``).

    A top value that is passed on blind goes to the next seat. Otherwise two seats could pass it to
    each other without end.
    """
    rules, claim = state.rules, state.claims[-1]
    if rules.mia_answerer != "chosen" or rules.mia_reveals or state.asked is not None:
        return False
    top = claim.value == ranking(rules).top and claim.how != "passed"
    return top and len(alive(state)) > 2


def answerer(state: MiaState) -> Seat:
    """Return the seat that has to answer the last claim."""
    if state.asked is not None:
        return state.asked
    claim, rules = state.claims[-1], state.rules
    previous = rules.mia_answerer == "previous" and not rules.mia_reveals
    if previous and claim.value == ranking(rules).top:
        return next_alive(replace(state, direction=-state.direction), claim.seat)
    return next_alive(state, claim.seat)


def seeing(state: MiaState) -> tuple[Seat, ...]:
    """Return the seats that see the dice when the seat that rolled them looks."""
    roller = state.turn if state.roller is None else state.roller
    if state.rules.dice_seen_by == "roller":
        return (roller,)
    asked = next_alive(state, roller)
    return tuple(seat for seat in range(len(state.standing)) if seat != asked)


def knows(state: MiaState, observer: Seat | None) -> bool:
    """Return whether ``observer`` has seen the dice under the cup."""
    if state.shown or observer in state.knowing:
        return True
    return state.looked and observer in seeing(state)


def first_standing(rules: MiaRules, seats: int) -> tuple[int, ...]:
    """Return the lives, points or money at the start. The first seats may have more lives."""
    if rules.scoring != "lives":
        return (0,) * seats
    helped = range(rules.more_lives_seats)
    return tuple(rules.lives + rules.more_lives * (seat in helped) for seat in range(seats))


def next_starter(state: MiaState, held: bool, answerer: Seat, losers: tuple[Seat, ...]) -> Seat:
    """Return the seat that starts the next round.

    Without a doubter, the answerer counts as doubter.
    """
    announcer = state.claims[-1].seat
    match state.rules.next_starter:
        case "loser":
            return in_or_next(state, answerer if held else losers[0])
        case "winner":
            return in_or_next(state, announcer if held else answerer)
        case "doubter":
            return in_or_next(state, answerer)
        case _:
            return next_alive(state, answerer) if held else in_or_next(state, answerer)


def in_or_next(state: MiaState, seat: Seat) -> Seat:
    """Return ``seat`` if it is still playing, otherwise the next playing seat."""
    return seat if seat in alive(state) else next_alive(state, seat)


def ends(state: MiaState) -> bool:
    """Return whether the round that was just lost was the last round."""
    if state.rules.scoring != "lives":
        return state.round >= state.rules.rounds
    if state.rules.ends_when == "first_out":
        return bool(state.out)
    return len(alive(state)) <= 1


def places(state: MiaState) -> tuple[int, ...]:
    """Return finishing places by seat, where 1 is best. Tied seats share the better place."""
    if state.rules.scoring != "lives":
        strength = list(state.standing)
    elif state.rules.ends_when == "first_out":
        strength = [0 if any(s in group for group in state.out) else 1 for s in _seats(state)]
    else:
        moment = {seat: index for index, group in enumerate(state.out) for seat in group}
        strength = [moment.get(seat, len(state.out)) for seat in _seats(state)]
    return tuple(1 + sum(other > own for other in strength) for own in strength)


def interim_places(state: MiaState) -> tuple[int, ...]:
    """Return the places if the game ended now: by lives, points or money."""
    if state.phase == "over":
        return places(state)
    moment = {seat: index for index, group in enumerate(state.out) for seat in group}
    strength = [(moment.get(seat, len(state.out)), state.standing[seat]) for seat in _seats(state)]
    return tuple(1 + sum(other > own for other in strength) for own in strength)


def _seats(state: MiaState) -> range:
    return range(len(state.standing))


def payoffs(state: MiaState) -> tuple[Fraction, ...]:
    """Return the payoff of each seat. The payoffs sum to zero.

    In scored games, the payoff is the difference from the mean score. With ``first_out``, each
    loser gets −1, which the other seats share equally. With ``last_standing``, the winner gets +1,
    which the other seats pay equally.
    """
    seats = len(state.standing)
    if state.rules.scoring != "lives":
        mean = Fraction(sum(state.standing), seats)
        return tuple(score - mean for score in state.standing)
    best = [place == 1 for place in places(state)]
    winners, losers = sum(best), seats - sum(best)
    if not losers:
        return (Fraction(0),) * seats
    if state.rules.ends_when == "first_out":
        return tuple(Fraction(losers, winners) if won else Fraction(-1) for won in best)
    return tuple(Fraction(1, winners) if won else Fraction(-1, losers) for won in best)


def payoff_bounds(rules: MiaRules, seats: int) -> tuple[int, int]:
    """Return a lower and an upper bound on ``payoffs``.

    With lives, a loser pays at most 1, and several seats lose together only by ``_lose_together``.
    In a scored game, a score lies between the largest loss and the largest gain of all rounds, and
    differs most from the mean if all other scores are at the opposite end.
    """
    if rules.scoring == "lives":
        together = rules.ends_when == "first_out" and _lose_together(rules)
        return -1, seats - 1 if together else 1
    paid = judging.largest_cost(rules) * rules.score_decrement if rules.scoring == "money" else 0
    span = rules.rounds * (rules.score_increment + paid)
    most = -(-span * (seats - 1) // seats)
    return -most, most


def _lose_together(rules: MiaRules) -> bool:
    return rules.mia_reveals or any(
        effects.effect(rules, value) == "all_pay" for value in effects.OPTIONS
    )


def most_rounds(rules: MiaRules, seats: int) -> int | None:
    """Return the largest number of rounds, or None if rounds without a loss can repeat."""
    if rules.scoring != "lives":
        return rules.rounds
    toasts = any(effects.effect(rules, value) == "toast" for value in effects.OPTIONS)
    if toasts or rules.opens_trusted:
        return None
    lives = seats * (rules.lives + rules.swimming)
    lives += min(rules.more_lives_seats, seats) * rules.more_lives
    lost = lives - seats + 1 if rules.ends_when == "first_out" else lives - 1
    again = rules.life_reroll != "off"
    return lost + seats * max(0, rules.sides - 3) * again


def most_claims(rules: MiaRules) -> int | None:
    """Return the largest number of claims in a round, or None if a value may be repeated."""
    ways = (rules.blind_pass, rules.blind_reroll)
    wiped = any(effects.wipes(rules, value) for value in effects.OPTIONS)
    repeated = "same_or_higher" in ways or "same" in ways or rules.mia_on_mia or wiped
    return None if repeated or rules.announce != "higher" else len(announceable(rules))


def longest_game(rules: MiaRules, seats: int) -> Length | None:
    """Return bounds on the length of a game.

    A round has a start and, for each claim, a look, an announcement and an answer. If the option
    exists, each claim also has a choice to show the dice. The answerer of the top value may be
    chosen. Each seat may choose new lives once, with one die.
    """
    rounds, claims = most_rounds(rules, seats), most_claims(rules)
    if rounds is None or claims is None:
        return None
    asked = 4 if rules.show_believed == "may" else 3
    falls = 2 if rules.blind_reroll != "off" else 1
    lives = seats if rules.life_reroll != "off" else 0
    chosen = rules.mia_answerer == "chosen"
    decisions = rounds * (1 + asked * claims + chosen) + lives
    return Length(rounds, decisions, 1 + rounds * falls * claims + lives)


def result(state: MiaState) -> Result | None:
    """Return the result with its reason, or None while the game is running."""
    if state.phase != "over":
        return None
    rules = state.rules
    why = rules.ends_when if rules.scoring == "lives" else "rounds"
    return Result(payoffs(state), places(state), Reason("mia-end-" + why.replace("_", "-")))
