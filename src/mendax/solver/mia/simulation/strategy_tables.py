"""Strategies of Mia players as arrays of exact probabilities of claims and doubts.

A behaviour strategy is a distribution over claims with their rolls (see ``game_tables``) and over
answers, at each public state. ``turn_outcomes`` combines two players, and ``alias_tables`` samples
from the result.
"""

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from mendax.core.game import Reason, RulesError
from mendax.solver.generic.tolerances import TIE
from mendax.solver.mia.model.positions import Position, essential, first_position
from mendax.solver.mia.model.public_states import PublicState
from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, UNSEEN, Floats, Ints, RuleTables
from mendax.solver.mia.model.successors import (
    GameOver,
    LivesChoice,
    Successor,
    rolling_worth,
    worth_of,
)
from mendax.solver.mia.policy.policy import Policy, Rows, Sheet, rows
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, IndexedGame, claim_code

Chances = Mapping[int, float]
"""Claim codes with their probabilities; the sum is 1."""


class PositionStrategy(NamedTuple):
    """A behaviour strategy in one position, with claims by public state and doubts."""

    claims: Sequence[Chances]
    """The odds of claims, by public state."""
    doubt: Floats
    """``doubt[how, public_state, value]``: the probability of a doubt."""


class StrategyTables(NamedTuple):
    """The strategy of a player in an indexed game."""

    at: Ints
    """``at[position]``: the number of the strategy; positions may share a strategy."""
    row: Ints
    """``row[strategy · public_states + public_state]``: the index of the first claim. The last
    entry is the end of all claims."""
    claims: Ints
    chances: Floats
    """The probabilities of ``claims``. Each row sums to 1."""
    doubt: Floats
    """``doubt[strategy, how, public_state, value]``: the probability of a doubt, or 1 if forced."""
    rerolls: Floats
    """``rerolls[exit]``: the probability of rolling for new lives, at exits with that choice."""

    def claims_at(self, strategy: int, public_state: int) -> Chances:
        """Return the odds of claims at a public state."""
        first = strategy * self.doubt.shape[2] + public_state
        part = slice(self.row[first], self.row[first + 1])
        distribution = zip(self.claims[part].tolist(), self.chances[part].tolist(), strict=True)
        return dict(distribution)


def strategy_tables(
    game: IndexedGame,
    representative: Callable[[Position], Position],
    strategy_at: Callable[[Position], PositionStrategy],
    rerolls: Callable[[LivesChoice], float],
) -> StrategyTables:
    """Return a player that uses ``strategy_at`` for the ``representative`` of each position.

    ``rerolls`` returns the probability of rolling when new lives are chosen.
    """
    number: dict[Position, int] = {}
    at = [number.setdefault(representative(p), len(number)) for p in game.positions]
    strategies = [strategy_at(position) for position in number]
    by_state = [claims for strategy in strategies for claims in strategy.claims]
    lengths = np.array([len(claims) for claims in by_state], np.int64)
    whole = int(lengths.sum())
    return StrategyTables(
        np.array(at, np.int64),
        np.concatenate(([0], np.cumsum(lengths))),
        np.fromiter((code for claims in by_state for code in claims), np.int64, whole),
        np.fromiter((x for claims in by_state for x in _normalised(claims)), np.float64, whole),
        np.stack([_doubts(game, strategy.doubt) for strategy in strategies]),
        np.array([_decided(e, rerolls) if isinstance(e, LivesChoice) else 0.0 for e in game.exits]),
    )


def _normalised(claims: Chances) -> Iterator[float]:
    """Yield the probabilities, scaled so that they sum to 1 despite rounding."""
    whole = sum(claims.values())
    return (chance / whole for chance in claims.values())


def _decided(choice: LivesChoice, rerolls: Callable[[LivesChoice], float]) -> float:
    return 1.0 if choice.keep is None else rerolls(choice)


def _doubts(game: IndexedGame, chances: Floats) -> Floats:
    doubts = np.ones((AT_SIGHT + 1, *chances.shape[1:]))
    doubts[:AT_SIGHT] = np.clip(chances, 0.0, 1.0)
    whole = game.rule_tables[game.tables.seats]
    if whole is not None:
        doubts[:, :, whole.forced > 0] = 1.0
    return doubts


# ── solved policies ──────────────────────────────────────────────────────────────────────────


def tables_of_policy(policy: Policy, game: IndexedGame) -> StrategyTables:
    """Return a solved policy as strategy tables.

    A policy for a single round also plays whole games, at any standing. Raises ``RulesError`` if
    the policy lacks a position of the game or is periodic, and ``ValueError`` if it is for other
    rules.
    """
    if policy.rules != essential(game.rules, policy.span, game.tables.seats):
        raise ValueError("a policy for other rules")
    if policy.span == "match" and game.span == "round":
        raise ValueError("a policy for whole games cannot play a single round")
    if policy.longest_period > 1:
        raise RulesError(Reason("solver-uncounted-laps"))

    def representative(position: Position) -> Position:
        if policy.span == "match":
            return position
        return first_position(policy.rules, len(position.lives), "round")

    layouts = {t.seats: (t, rows(t)) for t in game.rule_tables if t is not None}
    return strategy_tables(
        game,
        representative,
        lambda position: _page(*layouts[len(position.lives)], _sheet(policy, position)),
        functools.partial(_rerolls, policy),
    )


def _sheet(policy: Policy, position: Position) -> Sheet:
    if position not in policy.sheets:
        raise RulesError(Reason("solver-unknown-position", {"lives": str(position.lives)}))
    return policy.sheets[position]


def _rerolls(policy: Policy, choice: LivesChoice) -> float:
    if policy.span == "round" or choice.keep is None:
        return 1.0
    opens = {position: sheet.worth[0] for position, sheet in policy.sheets.items()}
    seats = _seats(choice)
    kept, rolled = worth_of(choice.keep, opens, seats), rolling_worth(choice, opens, seats)
    return float(rolled[choice.seat] > kept[choice.seat] + TIE)


def _seats(exit_: Successor) -> int:
    """Return the number of seats that were in before this end of a round."""
    if isinstance(exit_, LivesChoice):
        return _seats(exit_.reroll[0])
    return len(exit_.worth if isinstance(exit_, GameOver) else exit_.gain)


def _page(t: RuleTables, layout: Rows, sheet: Sheet) -> PositionStrategy:
    doubt = np.zeros((3, len(layout.states), len(t.values)))
    doubt[UNSEEN], doubt[REROLLED] = sheet.unseen, sheet.second
    claims: list[Chances] = []
    for n, public_state in enumerate(layout.states):
        doubt[LOOKED, n, public_state.claims] = sheet.doubt[layout.doubt[n] : layout.doubt[n + 1]]
        blind, width = int(sheet.blind[n]), layout.width(n - 1)
        if blind >= 0:
            claims.append(_fallen(t, UNSEEN, blind, 1.0))
            continue
        begin, end = layout.say[n : n + 2]
        low, high = np.searchsorted(sheet.say_at, [begin, end])
        say = np.zeros(end - begin)
        say[sheet.say_at[low:high].astype(np.int64) - begin] = sheet.say[low:high]
        claims.append(_said(t, public_state, say.reshape(-1, width), int(sheet.again[n])))
    return PositionStrategy(claims, doubt)


def _said(t: RuleTables, public_state: PublicState, say: Floats, again: int) -> Chances:
    """Return the odds of claims after looking with their dice, second rolls, and toasts."""
    claims, odds, rest = public_state.claims.tolist(), t.odds.tolist(), 0.0
    claims_made: dict[int, float] = {}
    for roll, kind in enumerate(public_state.kind.tolist()):
        if kind < 0:
            claims_made[claim_code(AT_SIGHT, 0, roll)] = odds[roll]
            continue
        for column in np.flatnonzero(say[kind]).tolist():
            chance = odds[roll] * float(say[kind, column])
            if column < len(claims):
                claims_made[claim_code(LOOKED, claims[column], roll)] = chance
            else:
                rest += chance
    return claims_made | _fallen(t, REROLLED, again, rest) if rest else claims_made


def _fallen(t: RuleTables, how: int, value: int, chance: float) -> dict[int, float]:
    """Return the odds, by roll, of a claim on unseen dice."""
    return {claim_code(how, value, roll): chance * x for roll, x in enumerate(t.odds.tolist())}
