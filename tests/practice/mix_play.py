"""Simulated players of solved rounds, whose choices are counted as ``practice.mix`` does."""

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from mendax.bots.mia.advice import Sight
from mendax.coach.french_poker.adviser import RoundAdviser
from mendax.core.game import CHANCE, Action, step
from mendax.core.text_form import write
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Shake as PokerShake
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.mia import Mia
from mendax.games.mia.actions import Shake
from mendax.games.mia.state import MiaState
from mendax.practice.mix import MixOption, MixTally, counted, kinds

Odds = Mapping[Action, float]
Choice = Callable[[Odds, Random], Action]
TILTS = (0.05, 0.1, 0.2, 0.4, 0.8)
KINDS = 8


def usual(odds: Odds, rng: Random) -> Action:
    """Return the solution's usual choice."""
    return max(odds, key=odds.__getitem__)


def sound(odds: Odds, rng: Random) -> Action:
    """Return a choice of the solution's mix."""
    return rng.choices(list(odds), list(odds.values()))[0]


def evidence(kind: str, tally: MixTally) -> float:
    """Return the evidence that the client computes (``web/src/practice/mix.ts``)."""
    more = tally.done - tally.sound
    sides: Sequence[float] = (more,) if kind.startswith("usual") else (more, -more)
    each = [
        math.exp(tilt * side - tally.variance * (math.exp(tilt) - 1 - tilt))
        for tilt in TILTS
        for side in sides
    ]
    return sum(each) / len(each)


def flagged(tallies: Mapping[str, MixTally]) -> set[str]:
    """Return the kinds that the page names."""
    return {kind for kind, t in tallies.items() if evidence(kind, t) >= KINDS / 0.05}


def count(
    rules: Any, view: Any, odds: Odds, done: Action, tallies: Mapping[str, MixTally]
) -> Mapping[str, MixTally]:
    """Return the tallies with one more decision, of which ``odds`` are the solution's."""
    words = {write(action): chance for action, chance in odds.items()}
    if set(words) <= {"believe", "doubt"}:
        words = {"believe": 0.0, "doubt": 0.0, **words}
    marks = kinds(rules, view, list(words))
    options = [MixOption(w, share, m) for (w, share), m in zip(words.items(), marks, strict=True)]
    return counted(tallies, options, write(done))


def poker_round(
    adviser: RoundAdviser, choice: Choice, rng: Random, tallies: Mapping[str, MixTally]
) -> Mapping[str, MixTally]:
    """Play a round of French poker by the solution, in which seat 0 makes its own choices."""
    game, rules = FrenchPoker(), adviser.rules
    first = game.initial_state(rules, 2)
    opener = rng.randrange(2)
    state = FrenchPokerState(
        first.rules, first.standing, first.pot, phase="open", turn=opener, round=1
    )
    state = step(game, state, opener, PokerShake()).state
    while state.round == 1 and state.phase in ("fall", "cup", "answer"):
        (actor,) = game.actors(state)
        if isinstance(actor, str):
            state = step(game, state, CHANCE, _fall(game, state, rng)).state
            continue
        view = game.view(state, actor)
        odds = adviser.mixture(view)
        assert odds is not None
        done = (sound if actor else choice)(odds, rng)
        if not actor:
            tallies = count(rules, view, odds, done, tallies)
        state = step(game, state, actor, done).state
    return tallies


def mia_round(
    adviser: Any, choice: Choice, rng: Random, tallies: Mapping[str, MixTally]
) -> Mapping[str, MixTally]:
    """Play a round of Mia by the solution, in which seat 0 makes its own choices."""
    game, rules = Mia(), adviser.policy.rules
    state: MiaState = game.initial_state(rules, 2)
    while state.phase != "open":
        (actor,) = game.actors(state)
        assert actor == CHANCE
        state = step(game, state, CHANCE, _fall(game, state, rng)).state
    number = state.round
    state = step(game, state, state.turn, Shake()).state
    while state.round == number and state.phase in ("fall", "cup", "answer"):
        (actor,) = game.actors(state)
        if isinstance(actor, str):
            state = step(game, state, CHANCE, _fall(game, state, rng)).state
            continue
        sight = Sight(game.view(state, actor), state.life_rerolled)
        odds = dict(adviser.odds(sight) or ())
        done = (sound if actor else choice)(odds, rng)
        if not actor:
            tallies = count(rules, sight.view, odds, done, tallies)
        state = step(game, state, actor, done).state
    return tallies


def _fall(game: Any, state: Any, rng: Random) -> Action:
    outcomes = game.chance_outcomes(state)
    falls: list[Action] = [action for action, _ in outcomes]
    return rng.choices(falls, [float(odds) for _, odds in outcomes])[0]
