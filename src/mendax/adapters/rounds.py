"""Single rounds as games, which can be loaded by name and pickled.

Seat 0 opens the round or, in Mia, rolls after it has believed a value. A seat's payoff is the
change in its standing (lives, tokens, points or money) minus the other seats' mean change, so
payoffs sum to zero. Lives and tokens are set to ``PLENTY``, so no seat goes out.
"""

import functools
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from mendax.adapters.numbered import NumberedGame
from mendax.core.extensions import Finite, InRounds
from mendax.core.game import CHANCE, Action, AnyGame, Reason, RulesError
from mendax.games import game_named
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Believe, Shake
from mendax.games.mia.order import announceable, ranking
from mendax.games.rules import Rules

PLENTY: Final = 10
"""Lives or tokens that a round cannot use up."""


def round_table(name: str, rules: Rules, seats: int, over: int = 0) -> NumberedGame:
    """Return a round in which seat 0 rolls over the value ``over`` (0 for none).

    Raises ``RulesError``.
    """
    return _round_table(name, rules, seats, over)


@functools.lru_cache(64)
def _round_table(name: str, rules: Rules, seats: int, over: int) -> NumberedGame:
    game, plenty = game_named(name), _with_plenty(rules.checked())
    start = _opened(game, plenty, seats)
    if over:
        start = _over(game, plenty, seats, over)
    before, number = start.standing, start.round

    def payoff(state: Any) -> Sequence[float] | None:
        if state.round == number and state.phase != "over":
            return None
        changes = [now - then for now, then in zip(state.standing, before, strict=True)]
        total, others = sum(changes), seats - 1
        return [change - (total - change) / others for change in changes]

    played = NumberedGame(game, plenty, seats, start, payoff)
    played.name = (round_table, name, rules, seats, over)
    return played


def _with_plenty(rules: Any) -> Any:
    """Return the rules changed so that no seat goes out in a round."""
    if getattr(rules, "scoring", "") == "charge":
        raise RulesError(Reason("adapter-no-round"))
    for field in ("lives", "tokens"):
        if hasattr(rules, field) and rules.scoring in ("lives", "tokens"):
            rules = replace(rules, **{field: PLENTY})
    return rules


def _opened(game: AnyGame, rules: Any, seats: int, first: int = 0) -> Any:
    if not isinstance(game, InRounds) or game.name not in ("mia", "french_poker"):
        raise RulesError(Reason("adapter-no-round"))
    state = game.initial_state(rules, seats)
    lot = next(a for a, _ in game.chance_outcomes(state) if getattr(a, "seat", None) == first)
    return game.apply(state, CHANCE, lot).state


def _over(game: AnyGame, rules: Any, seats: int, over: int) -> Any:
    """Return the state in which seat 0 has believed the claim ``over`` and is about to roll."""
    said = announceable(rules) if isinstance(game, Mia) else ()
    if over not in said or over == ranking(rules).top:
        allowed = ", ".join(str(value) for value in said[:-1])
        raise RulesError(Reason("adapter-no-round-over", {"given": over, "allowed": allowed}))
    state, last = _opened(game, rules, seats, seats - 1), seats - 1
    state = game.apply(state, last, Shake()).state
    fallen: Action = game.chance_outcomes(state)[0][0]
    state = game.apply(state, CHANCE, fallen).state
    state = game.apply(state, last, Announce(over)).state
    return game.apply(state, 0, Believe()).state


def utility_bounds(rules: Any) -> tuple[float, float]:
    """Return the smallest and largest payoff of a round."""
    most = 2.0 if rules.scoring == "lives" else 1.0
    if rules.scoring in ("points", "money"):
        most = rules.score_increment + 2.0 * rules.score_decrement
    return -most, most


def longest_round(game: AnyGame, rules: Any, seats: int) -> tuple[int, int] | None:
    """Return a round's maximum seat decisions and chance actions, or None if unbounded."""
    bounded = replace(rules, joker_32="off") if hasattr(rules, "joker_32") else rules
    length = game.longest_game(bounded, seats) if isinstance(game, Finite) else None
    if length is None:
        return None
    return -(-length.decisions // length.rounds), -(-length.chances // length.rounds)
