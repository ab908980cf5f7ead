"""All betting rounds and reveals between two seats as one game, with hidden cards in buckets.

1. **Buckets.** The type of a seat is the number of bare cards among its hidden cards. The value of
   a war is the mean over the cards in a bucket, by the prior of the first round. So cards of one
   bucket differ neither in whom they give a sword to nor in how likely they are.
2. **Game.** The bets are those of the rules. After each round, each seat reveals a bare card or a
   shield that it has. The last round and the war follow as in ``hidden_bets``.
3. **Method.** PCFR+, as in ``typed_game``, for all histories of a round at once: an array has one
   row for each history of bets and revealed cards.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.games.sword_of_lies import betting as bets
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.solver.generic.typed_game import Floats
from mendax.solver.sword_of_lies.betting_tree import BetsMade, BettingTree, betting_tree
from mendax.solver.sword_of_lies.hidden_bets import HiddenRound, typed_game

Ints = npt.NDArray[np.intp]
Pair = tuple[Floats, Floats]
"""An array for each player."""
_OUTCOMES: Final = 2
"""A revealed card is bare (0) or a shield (1)."""


class WholeSpot(NamedTuple):
    """A decision of ``player`` (0 or 1) in all histories of a round."""

    player: int
    legal: Floats
    """1 for legal actions, otherwise 0: float[types, actions]."""


class WholeStage(NamedTuple):
    """A betting round after every history, and the reveals that follow it."""

    players: tuple[int, ...]
    """The player of each node of the betting tree."""
    children: tuple[tuple[int, ...], ...]
    """The children of each node: a later node, or ``~end``."""
    payoffs: tuple[tuple[Floats, ...], tuple[Floats, ...]]
    """For each player and end, the payoff in the round's own model times the prior:
    float[histories, own types, other types]."""
    going_on: tuple[int, ...]
    """The ends after which the next stage follows instead."""
    revealers: tuple[int, ...]
    """The players in the order in which they reveal a card; empty in the last stage."""

    @property
    def histories(self) -> int:
        """Return the number of histories."""
        return len(self.payoffs[0][0])

    @property
    def hidden(self) -> int:
        """Return the number of hidden cards of each seat."""
        return int(self.payoffs[0][0].shape[1]) - 1

    @property
    def spots(self) -> list[WholeSpot]:
        """Return the decisions in order, the reveals last."""
        may = np.ones((self.hidden + 1, _OUTCOMES))
        may[0, 0] = may[-1, 1] = 0.0
        pairs = zip(self.players, self.children, strict=True)
        betting = [WholeSpot(p, np.ones((self.hidden + 1, len(each)))) for p, each in pairs]
        return [*betting, *(WholeSpot(player, may) for player in self.revealers)]

    @property
    def alone(self) -> "WholeStage":
        """Return the round in its own model, with the prior of the types."""
        return self._replace(going_on=(), revealers=())


class WholeSolution(NamedTuple):
    """Strategies, their values, and the gain of a best response against them, in chips."""

    mixes: tuple[Floats, ...]
    """The probability of every action, by spot: float[histories, types, actions]."""
    worths: tuple[float, float]
    gains: tuple[float, float]


def solved(stages: Sequence[WholeStage], turns: int) -> WholeSolution:
    """Return the average strategies after ``turns`` turns of PCFR+."""
    walk = _Walk(stages)
    mixes = walk.uniform()
    sums, averages = ([np.zeros_like(mix) for mix in mixes] for _ in range(2))
    for turn in range(1, turns + 1):
        for player in (0, 1):
            walk.reach(mixes)
            _, values = walk.values(player, mixes)
            for at, each in values.items():
                legal = walk.spots[at].legal
                averages[at] += turn**2 * walk.own[at][:, :, None] * mixes[at]
                regret = (each - (mixes[at] * each).sum(axis=2, keepdims=True)) * legal
                sums[at] = np.maximum(sums[at] + regret, 0.0)
                mixes[at] = _shares(np.maximum(sums[at] + regret, 0.0), legal)
    pairs = zip(averages, walk.spots, strict=True)
    return judged(stages, [_shares(average, spot.legal) for average, spot in pairs])


def judged(stages: Sequence[WholeStage], mixes: Sequence[Floats]) -> WholeSolution:
    """Return strategies with their values and the gains of best responses."""
    walk, found = _Walk(stages), list[tuple[float, float]]()
    walk.reach(mixes)
    for player in (0, 1):
        worth, _ = walk.values(player, mixes)
        best, _ = walk.values(player, None)
        found.append((worth, best - worth))
    (first, gain), (second, other) = found
    return WholeSolution(tuple(mixes), (first, second), (gain, other))


def round_by_round(
    stages: Sequence[WholeStage], reveals: Callable[[int, Ints], Floats], turns: int
) -> tuple[Floats, ...]:
    """Return the strategy that solves each round in its own model, with the prior of the types.

    ``reveals(hidden, bare)`` is the chance of revealing a bare card, by type: float[…, hidden + 1],
    if a seat has ``hidden`` hidden cards and has revealed ``bare`` bare ones: int[histories].
    """
    found, shown = list[Floats](), np.zeros((2, 1), dtype=np.intp)
    for stage in stages:
        found += solved([stage.alone], turns).mixes
        shown = np.repeat(shown, max(1, len(stage.going_on)), axis=1)
        for player in stage.revealers:
            bare = reveals(stage.hidden, shown[player])
            found.append(np.stack([bare, 1 - bare], axis=2))
            shown = _after_reveal(shown, player)
    return tuple(found)


def _after_reveal(bare: Ints, player: int) -> Ints:
    """Return how many bare cards each player has revealed, after ``player`` reveals one more."""
    after = np.repeat(bare, _OUTCOMES, axis=1)
    after[player, ::_OUTCOMES] += 1
    return after


def _shares(weights: Floats, legal: Floats) -> Floats:
    """Return strategies proportional to the weights, or uniform without any."""
    total = weights.sum(axis=2, keepdims=True)
    even = legal / legal.sum(axis=1, keepdims=True)
    return np.asarray(np.where(total > 0, weights / np.where(total > 0, total, 1.0), even))


class _Walk:
    """Passes over the game, down for reach probabilities and up for values."""

    def __init__(self, stages: Sequence[WholeStage]) -> None:
        self._stages = stages
        self.spots = [spot for stage in stages for spot in stage.spots]
        self.own = list[Floats]()
        """The reach of the acting player, by spot, after ``reach``."""
        self._ends = list[list[Pair]]()
        """The reach of both players, by stage and end."""

    def uniform(self) -> list[Floats]:
        """Return the strategies that draw each legal action equally often."""
        found = list[Floats]()
        for stage in self._stages:
            rows, betting = stage.histories, len(stage.players)
            for number, spot in enumerate(stage.spots):
                if number >= betting:
                    rows *= len(stage.going_on) if number == betting else _OUTCOMES
                even = spot.legal / spot.legal.sum(axis=1, keepdims=True)
                found.append(np.repeat(even[None], rows, axis=0))
        return found

    def reach(self, mixes: Sequence[Floats]) -> None:
        """Set the reach probabilities."""
        self.own, self._ends, left = [], [], iter(mixes)
        whole = np.ones((1, self._stages[0].hidden + 1))
        at: Pair = (whole, whole)
        for stage in self._stages:
            places: list[Pair] = [at] * (len(stage.players) + len(stage.payoffs[0]))
            for node, (player, children) in enumerate(
                zip(stage.players, stage.children, strict=True)
            ):
                mix = next(left)
                self.own.append(places[node][player])
                for action, child in enumerate(children):
                    places[child] = _with(
                        places[node], player, places[node][player] * mix[:, :, action]
                    )
            self._ends.append([places[~end] for end in range(len(stage.payoffs[0]))])
            if stage.going_on:
                at = _stacked([places[~end] for end in stage.going_on])
            for player in stage.revealers:
                mix = next(left)
                self.own.append(at[player])
                bare, shield = at[player] * mix[:, :, 0], at[player] * mix[:, :, 1]
                split = np.stack([bare[:, 1:], shield[:, :-1]], axis=1)
                other = np.repeat(at[1 - player], _OUTCOMES, axis=0)
                at = _with((other, other), player, split.reshape(-1, split.shape[2]))

    def values(
        self, player: int, mixes: Sequence[Floats] | None
    ) -> tuple[float, dict[int, Floats]]:
        """Return the payoff of ``player``, and the counterfactual values of its actions by spot.

        The player follows ``mixes`` or, without them, a best response.
        """
        actions: dict[int, Floats] = {}

        def chosen(at: int, each: Floats) -> Floats:
            actions[at] = each
            if mixes is not None:
                return np.asarray((each * mixes[at]).sum(axis=2))
            return np.asarray(np.where(self.spots[at].legal > 0, each, -np.inf).max(axis=2))

        at, later = len(self.spots), np.zeros((0, 0))
        for stage, reached in zip(reversed(self._stages), reversed(self._ends), strict=True):
            for revealer in reversed(stage.revealers):
                at -= 1
                pairs = later.reshape(-1, _OUTCOMES, later.shape[1])
                if revealer != player:
                    later = pairs.sum(axis=1)
                    continue
                each = np.zeros((len(pairs), pairs.shape[2] + 1, _OUTCOMES))
                each[:, 1:, 0], each[:, :-1, 1] = pairs[:, 0], pairs[:, 1]
                later = chosen(at, each)
            going = {end: n for n, end in enumerate(stage.going_on)}
            continued = later.reshape(stage.histories, -1, stage.hidden + 1) if going else later
            ends = [
                continued[:, going[end]]
                if end in going
                else np.einsum("nij,nj->ni", stage.payoffs[player][end], pair[1 - player])
                for end, pair in enumerate(reached)
            ]
            at -= len(stage.players)
            found = [ends[0]] * len(stage.players)
            for node in range(len(stage.players) - 1, -1, -1):
                parts = [ends[~c] if c < 0 else found[c] for c in stage.children[node]]
                if stage.players[node] == player:
                    found[node] = chosen(at + node, np.stack(parts, axis=2))
                else:
                    found[node] = sum(parts[1:], parts[0])
            later = found[0]
        return float(later.sum()), actions


def _with(pair: Pair, player: int, own: Floats) -> Pair:
    return (own, pair[1]) if player == 0 else (pair[0], own)


def _stacked(pairs: Sequence[Pair]) -> Pair:
    """Return the histories of all ends, those of one history together."""
    first, second = (np.stack([pair[player] for pair in pairs], axis=1) for player in (0, 1))
    return first.reshape(-1, first.shape[2]), second.reshape(-1, second.shape[2])


# ── the stages of a game ─────────────────────────────────────────────────────────────────────


def stages_of(hidden: HiddenRound) -> tuple[WholeStage, ...]:
    """Return the stages from the first betting round, in which all cards are hidden, to the war.

    Payoffs are the chips won from now on.
    """
    buckets = _Buckets(hidden)
    roots, root = [hidden.made], np.zeros(1, dtype=np.intp)
    bare = np.zeros((2, 1), dtype=np.intp)
    found = list[WholeStage]()
    for number in range(1, hidden.rules.cards + 1):
        trees = [betting_tree(hidden.rules, made) for made in roots]
        last = number == hidden.rules.cards
        stage = buckets.stage(number, trees, roots, root, bare)
        found.append(stage._replace(going_on=(), revealers=()) if last else stage)
        if last:
            break
        following: dict[BetsMade, int] = {}
        size = smallest_bet(hidden.rules, number + 1)
        after = np.array(
            [
                [
                    following.setdefault(_next(tree.ends[end], size, hidden.blind), len(following))
                    for end in stage.going_on
                ]
                for tree in trees
            ]
        )
        roots, root = [*following], np.repeat(after[root].reshape(-1), _OUTCOMES**2)
        bare = np.repeat(bare, len(stage.going_on), axis=1)
        for player in stage.revealers:
            bare = _after_reveal(bare, player)
    return tuple(found)


def _next(end: BetsMade, size: int, first: int) -> BetsMade:
    """Return the start of the round after this end."""
    closed, _, _ = bets.gathered(end.betting)
    return BetsMade(bets.opened(closed, size, first, 0), end.highest)


class _Buckets:
    """The types of a round by their numbers of bare cards."""

    def __init__(self, hidden: HiddenRound) -> None:
        self._hidden, cards = hidden, hidden.rules.cards
        self._in: list[Floats] = []
        for types in hidden.types:
            bucket = np.zeros((cards + 1, len(types)))
            for number, own in enumerate(types):
                bucket[cards - own.shields, number] = 1.0
            self._in.append(bucket)

    def stage(
        self,
        number: int,
        trees: Sequence[BettingTree],
        roots: Sequence[BetsMade],
        root: Ints,
        bare: Ints,
    ) -> WholeStage:
        """Return the stage of a round with these roots.

        ``root`` is the number of the root of each history, and ``bare`` how many bare cards each
        player has revealed: int[2, histories].
        """
        hidden, tree = self._hidden, trees[0]
        order = {seat: player for player, seat in enumerate(hidden.seats)}
        payoffs = np.stack(
            [self._payoffs(number, *each) for each in zip(roots, trees, strict=True)]
        )
        types = np.arange(hidden.rules.cards - number + 2)
        mine, theirs = bare[0][:, None, None] + types[:, None], bare[1][:, None, None] + types
        ends = range(len(tree.ends))
        first = tuple(payoffs[root[:, None, None], 0, end, mine, theirs] for end in ends)
        second = tuple(
            payoffs[root[:, None, None], 1, end, mine, theirs].swapaxes(1, 2) for end in ends
        )
        live = bets.clockwise(hidden.made.betting.live, hidden.blind)
        return WholeStage(
            tuple(order[node.seat] for node in tree.nodes),
            tuple(node.children for node in tree.nodes),
            (first, second),
            tuple(end for end in ends if len(tree.ends[end].betting.live) == len(order)),
            tuple(order[seat] for seat in live),
        )

    def _payoffs(self, number: int, made: BetsMade, tree: BettingTree) -> Floats:
        """Return the payoffs of the round's model times the prior: float[2, ends, own, other]."""
        here = self._hidden._replace(made=made, number=number)
        payoffs = typed_game(here, tree).payoffs
        for player, seat in enumerate(here.seats):
            payoffs[player] += made.betting.stacks[seat] - self._hidden.made.betting.stacks[seat]
        first, second = self._in
        return np.asarray(first @ (payoffs * here.prior) @ second.T)
