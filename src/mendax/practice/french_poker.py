"""Puzzles of two-player French poker, from the presets' solved rounds.

1. A position is reached by playing a round in the engine.
2. A position has many claims and re-rolls, of which a puzzle shows some (``showing``).
3. The simple bots, except the bot that counts, represent beginners. Three habits that doubt often
   are added, so that the difficulty of an answer does not reveal it.
"""

import functools
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from mendax.bots.french_poker.characters import Liar, Lucky, Sniper, Truthful
from mendax.coach.french_poker.adviser import RatedDecision, RatedMove, RoundAdviser, is_judged
from mendax.coach.french_poker.match_worth import MatchWorth
from mendax.coach.french_poker.policies import PACKAGED, at_hand
from mendax.coach.french_poker.review import RankedMove, answer_fact, ranked_moves
from mendax.coach.french_poker.seen_dice import KEPT_NUMBER, claimed_step
from mendax.coach.french_poker.spelled_moves import spelled
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, step
from mendax.core.text_form import write
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Believe, Doubt, KeepOpen, Shake
from mendax.games.french_poker.claims import HANDS, order_of
from mendax.games.french_poker.odds import own_dice
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.practice.puzzle import Judged, Kind, Puzzle, Spot, puzzle
from mendax.practice.reasons import explanation
from mendax.practice.showing import TRUE, is_right, shown

_GAME: Final = FrenchPoker()
_SEATS: Final = 2
_OF_A_ROUND: Final = 3
"""The maximum number of positions from one round."""
_AT_STAKE: Final = 2.0
"""The smallest difference between the best and worst options shown, in points."""
_DOUBTFUL: Final = (0.5, 0.75, 0.95)
"""The chances of a doubt of three habits that ignore the claim."""
_EXPLORING: Final = 0.5
"""The share of answers that believe a claim regardless of the policy, which makes rounds longer."""
_BOTS: Final = (Truthful, Liar, Lucky, Sniper)
_TABLES: Final = tuple(name for name in PACKAGED if PRESETS[name].keeping == "split")
"""The presets with puzzles. Other presets keep dice differently, and their values are accurate only
to 1e-4.
"""
_WEIGHTS: Final = {"standard": 3}
"""The weight of each preset in random selection; other presets have a weight of 1."""


@functools.cache
def adviser_of(preset: str) -> RoundAdviser:
    """Return a preset's adviser. Raises ``ValueError`` if no policy is packaged."""
    policy = at_hand(PRESETS[preset])
    if policy is None:
        raise ValueError(f"no packaged policy for {preset}")
    return RoundAdviser(policy, PRESETS[preset])


def spots(rng: Random) -> Iterator[Puzzle | None]:
    """Yield random puzzles forever, or None for a position that makes no puzzle.

    Whole rounds alternate with starts of rounds, in which believing and lying are right most often.
    """
    weights = [_WEIGHTS.get(name, 1) for name in _TABLES]
    while True:
        preset = rng.choices(_TABLES, weights)[0]
        decisions = list(_decisions(preset, rng))
        for state in rng.sample(decisions, min(_OF_A_ROUND, len(decisions))):
            yield _puzzle(preset, state, rng)
        preset = rng.choices(_TABLES, weights)[0]
        for state in _starting(_decisions(preset, rng)):
            yield _puzzle(preset, state, rng)


def _starting(decisions: Iterator[FrenchPokerState]) -> Iterator[FrenchPokerState]:
    """Yield the decisions of a round up to the first answer."""
    for state in decisions:
        yield state
        if state.phase == "answer":
            return


def _decisions(preset: str, rng: Random) -> Iterator[FrenchPokerState]:
    """Yield the state at each decision of a round."""
    adviser, state = adviser_of(preset), _start(PRESETS[preset], rng)
    state = step(_GAME, state, state.turn, Shake()).state
    while state.phase in ("fall", "cup", "answer"):
        (actor,) = _GAME.actors(state)
        if isinstance(actor, str):
            action = rng.choice([action for action, _ in _GAME.chance_outcomes(state)])
            state = step(_GAME, state, CHANCE, action).state
            continue
        view = _GAME.view(state, actor)
        yield state
        state = step(_GAME, state, actor, _chosen(state, view, adviser, rng)).state


def _chosen(
    state: FrenchPokerState, view: FrenchPokerView, adviser: RoundAdviser, rng: Random
) -> Action:
    legal = list(concrete(_GAME.legal_actions(state, view.turn)))
    if state.phase == "answer" and Believe() in legal and rng.random() < _EXPLORING:
        return Believe()
    mixture = adviser.mixture(view)
    if mixture is None:
        return rng.choice(legal)
    return rng.choices(list(mixture), list(mixture.values()))[0]


def _start(rules: FrenchPokerRules, rng: Random) -> FrenchPokerState:
    """Return the start of a two-player round with random tokens."""
    first = _GAME.initial_state(rules, _SEATS)
    standing = first.standing
    if rules.scoring == "tokens":
        standing = tuple(rng.randint(1, rules.tokens) for _ in range(_SEATS))
    return FrenchPokerState(
        first.rules, standing, first.pot, phase="open", turn=rng.randrange(_SEATS), round=1
    )


# ── from a position to a puzzle ──────────────────────────────────────────────────────────────


def _puzzle(preset: str, state: FrenchPokerState, rng: Random) -> Puzzle | None:
    adviser, view = adviser_of(preset), _GAME.view(state, state.turn)
    rated = adviser.rated(view) if is_judged(view) else None
    if rated is None or not rated.expected:
        return None
    rated = rated._replace(moves=tuple(_exact(move, view, adviser) for move in rated.moves))
    match = MatchWorth(state.rules, adviser.policy.value)
    ranked = ranked_moves(rated, match, view)
    taken = _beginners(state, view)
    options = _shown(_options(ranked, rated, view), taken, view, adviser, rng)
    if options is None:
        return None
    answers = view.phase == "answer"
    kind: Kind = "answer" if answers else "keep" if _may_roll(options) else "announce"
    spot = Spot(
        game=_GAME.name,
        preset=preset,
        rules="",
        seats=_SEATS,
        kind=kind,
        themes=themes(view, adviser.rules),
        unit="chance",
        view=view,
        options=options,
        lie=rated.lie if answers and not rated.knows else None,
        beginners=taken,
        fact=answer_fact(rated, ranked, match, view) if answers and not rated.knows else None,
    )
    return puzzle(spot, lambda made, _: explanation(made))


def _exact(move: RatedMove, view: FrenchPokerView, adviser: RoundAdviser) -> RatedMove:
    """Return the move, with an exact value if it is a hidden re-roll.

    That value is the mean value of the best subsequent claims. The value stored by the solver is
    accurate only to a small tolerance.
    """
    if not isinstance(move.action, KeepOpen):
        return move
    policy, to_beat = adviser.policy, claimed_step(view, adviser.order, -1)
    kept = KEPT_NUMBER[tuple(sorted(view.dice[place].pips or 0 for place in move.action.kept))]
    value = float(policy.model.falls[kept].odds @ policy.best_payoffs(kept, to_beat))
    return move._replace(value=value)


def _options(
    ranked: Sequence[RankedMove], rated: RatedDecision, view: FrenchPokerView
) -> tuple[Judged, ...]:
    """Return one option for each group of equivalent moves, best first."""
    doubted = {move.action: move.doubted for move in rated.moves}
    shares, worths = defaultdict[str, float](float), dict[str, RankedMove]()
    for move in ranked:
        words = spelled(move.action, view)
        shares[words] += move.chance
        worths.setdefault(words, move)
    return tuple(
        Judged(words, 100 * move.worth, shares[words], doubted[move.action])
        for words, move in worths.items()
    )


def _may_roll(options: Sequence[Judged]) -> bool:
    return any(not option.action.startswith("announce") for option in options)


def _shown(
    options: Sequence[Judged],
    taken: Mapping[str, float],
    view: FrenchPokerView,
    adviser: RoundAdviser,
    rng: Random,
) -> tuple[Judged, ...] | None:
    """Return the options to show, in the game's order, or None if they make no puzzle."""
    dice, order = own_dice(view), adviser.order
    truth = "" if dice is None else f"announce {order.spellings[order.worth(dice)]}"
    found = shown(options, taken, truth, rng)
    if found is None or max(o.worth for o in found) - min(o.worth for o in found) < _AT_STAKE:
        return None
    if is_right(found, truth) and rng.random() > TRUE:
        return None
    places = {f"announce {spelling}": place for place, spelling in enumerate(order.spellings)}
    last = len(places)
    return tuple(sorted(found, key=lambda o: (places.get(o.action, last), o.action)))


def themes(view: FrenchPokerView, rules: FrenchPokerRules) -> tuple[str, ...]:
    """Return the themes of a decision."""
    order, dice = order_of(rules), own_dice(view)
    claimed = order.step[view.claims[-1].claim] if view.claims else -1
    full = min(order.worth(hand) for hand in HANDS if sorted(map(hand.count, set(hand))) == [2, 3])
    found = {
        "opening": not view.claims or (view.phase == "answer" and len(view.claims) == 1),
        "full_house": claimed >= full or (dice is not None and order.worth(dice) >= full),
        "open_dice": view.phase == "answer" and any(die.open for die in view.dice),
        "last_life": rules.scoring == "tokens" and view.standing[view.turn] == 1,
        "must_lie": view.phase == "cup" and dice is not None and order.worth(dice) <= claimed,
    }
    return tuple(name for name, holds in found.items() if holds)


def _beginners(state: FrenchPokerState, view: FrenchPokerView) -> Mapping[str, float]:
    """Return, for each move, the share of simple habits that make it."""
    offers = _GAME.legal_actions(state, view.turn)
    bots = (make(_GAME.name, state.rules, view.turn, _SEATS, Random(0)) for make in _BOTS)
    habits = [
        {spelled(action, view): chance for action, chance in bot.mixture(view, offers).items()}
        for bot in bots
    ]
    doubt = write(Doubt())
    others = [action for habit in habits for action in habit if action != doubt]
    if view.phase == "answer" and others:
        habits += ({doubt: chance, others[0]: 1 - chance} for chance in _DOUBTFUL)
    taken = defaultdict[str, float](float)
    for habit in habits:
        for action, chance in habit.items():
            taken[action] += chance / len(habits)
    return taken
