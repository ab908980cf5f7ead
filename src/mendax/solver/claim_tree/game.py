"""Claim trees: two players raise claims on one roll, which at most one player knows.

1. This module works on arrays and contains no game's rules. ``ROLLER`` knows the type of the roll;
   ``OTHER`` never does. The game is zero-sum, and payoffs are the roller's. Every claim is public.
   The other player ends the game by opening or accepting a claim, or passes the dice on with a
   higher claim.
2. All claims since the roll matter, which makes millions of histories. A game is therefore solved
   on a *tree* of the relevant histories. At the leaves, both players use fixed default answers that
   end the game. The tree grows until no deviation out of it gains. The tree's equilibrium is then
   an equilibrium of the whole game, because a default is a legal answer.
3. ``sequence_program`` is a tree's linear program, and ``double_oracle`` grows the tree.

A history is the tuple of claims so far, lowest first. The last claim of a history is the roller's
if its length is odd, and the other player's if its length is even.
"""

import functools
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.tolerances import TIE_BY_BELIEF

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

ROLLER: Final = 0
OTHER: Final = 1

OPEN: Final = -2
ACCEPT: Final = -1
"""Answers to a claim. Numbers other than these are values with which the dice are passed on."""

OUTSIDE: Final = -3
"""The roller's outside option, which is an alternative to all claims."""

History = tuple[int, ...]
Chances = dict[int, float]
"""Answers or first claims with their probabilities."""


class ClaimTreeGame(NamedTuple):
    """A game as arrays.

    Values and types (kinds of rolls) are indices, and payoffs are the roller's.
    """

    w: Floats
    """``w[kind]``: the probability of the type."""
    first: Ints
    """The values that the roller may claim first."""
    honest: Ints
    """``honest[kind]``: an honest roller's first claim, or −1 if no claim is honest."""
    outside: float
    """The payoff of the outside option, or −inf if the option does not exist."""
    opened: Floats
    """``opened[by, value, kind]``: the payoff if a claim by player ``by`` is opened."""
    accepted: Floats
    """``accepted[by, value]``: the payoff if a claim by player ``by`` is accepted, or nan if
    accepting is illegal."""
    higher: tuple[tuple[Ints, ...], tuple[Ints, ...]]
    """``higher[by][value]``: the values with which the other player may pass on this claim."""


class Defaults(NamedTuple):
    """Answers to claims off the tree, where each player opens or accepts."""

    roller: Ints
    """``roller[value, kind]``: the roller's answer, OPEN or ACCEPT."""
    other: Ints
    """``other[before, value]``: the other player's answer, OPEN or ACCEPT, to a claim over its
    claim ``before``."""


class AnswerStrategies(NamedTuple):
    """Answers to claims on and off the tree."""

    other: dict[History, Chances]
    """The other player's answers to each first claim, and to later claims in the tree."""
    roller: dict[History, list[Chances]]
    """The roller's answers to the other player's claims in the tree, by history and kind."""
    defaults: Defaults

    def answer(self, history: History, kind: int = -1, seats: int = 2) -> Chances:
        """Return the odds of the answers to the last claim; ``kind`` is the type of the roller's
        dice."""
        if len(history) % seats:
            if history in self.other:
                return self.other[history]
            before = history[-2] if len(history) > 1 else None
            return pure(OPEN if before is None else int(self.defaults.other[before, history[-1]]))
        if history in self.roller:
            return self.roller[history][kind]
        return pure(int(self.defaults.roller[history[-1], kind]))


class StrategyProfile(NamedTuple):
    """Both players' behaviour strategies."""

    say: list[Chances]
    """``say[kind]``: the odds of first claims."""
    answers: AnswerStrategies


@functools.cache
def pure(act: int) -> Chances:
    """Return a distribution with one certain answer. It is shared, so it must not be modified."""
    return {act: 1.0}


def defaults(game: ClaimTreeGame) -> Defaults:
    """Return the best of the answers that end the game.

    The roller's answers depend on the roll. The other player's answers maximise its mean payoff
    over the rolls with which the roller would not have opened the previous claim.
    """
    opens = ~(game.accepted[OTHER][:, None] > game.opened[OTHER] + TIE_BY_BELIEF)
    values = len(opens)
    other = np.full((values, values), OPEN)
    for before in range(values):
        left = game.w * ~opens[before]
        odds = left if left.any() else game.w
        accepting = game.accepted[ROLLER] * odds.sum()
        other[before, accepting < game.opened[ROLLER] @ odds - TIE_BY_BELIEF] = ACCEPT
    return Defaults(np.where(opens, OPEN, ACCEPT), other)


class DefaultPayoffs(NamedTuple):
    """The payoffs of the defaults."""

    stop: Floats
    """``stop[value, kind]``: the payoff if the roller answers the other player's claim by
    default."""
    leaf: Floats
    """``leaf[before, value, kind]``: the payoff if the other player answers the roller's claim over
    ``before`` by default."""


def default_payoffs(game: ClaimTreeGame, by: Defaults) -> DefaultPayoffs:
    """Return the payoffs of the default answers ``by``."""
    accepted = game.accepted[:, :, None]
    return DefaultPayoffs(
        np.where(by.roller == OPEN, game.opened[OTHER], accepted[OTHER]),
        np.where(by.other[:, :, None] == OPEN, game.opened[ROLLER], accepted[ROLLER]),
    )


# ── beliefs ──


class Belief(NamedTuple):
    """A belief about a roll that only the roller has seen."""

    chances: Floats
    """``chances[kind]``: the probability of the type; the sum is 1."""
    on_path: bool
    """True if these claims are on the path of play.

    Otherwise the belief is that after a tremble: the prior, without types that would have opened
    the previous claim.
    """


def belief(w: Floats, play: StrategyProfile, history: History) -> Belief:
    """Return the belief after ``history`` by Bayes' rule; ``w[kind]`` is the prior."""
    reach, on_path = w, True
    for n in range(1, len(history) + 1, 2):
        replies = play.say if n == 1 else _replies(play, history[: n - 1])
        said = np.array([chances.get(history[n - 1], 0.0) for chances in replies])
        here = reach * said
        if here.sum() < TIE_BY_BELIEF:
            passing = play.answers.defaults.roller[history[n - 2]] != OPEN if n > 1 else w > 0
            here, on_path = (w * passing if (w * passing).any() else w), False
        reach = here / here.sum()
    return Belief(reach, on_path)


def _replies(play: StrategyProfile, history: History) -> list[Chances]:
    """Return the roller's answers to the last claim, by type."""
    kinds = range(len(play.say))
    return [play.answers.answer(history, kind) for kind in kinds]


# ── probabilities of ends ──


class EndProbabilities(NamedTuple):
    """The probabilities of a game's ends."""

    opened: Floats
    """``opened[by, value, kind]``: the probability that this claim is opened, without first
    claims."""
    accepted: Floats
    """``accepted[by, value]``: the probability that this claim is accepted."""
    first: Floats
    """``first[value, kind]``: the probability that this first claim is opened."""
    outside: float


def end_probabilities(game: ClaimTreeGame, play: StrategyProfile) -> EndProbabilities:
    """Return the probability of each end of the game under a strategy profile."""
    ends = EndProbabilities(
        np.zeros_like(game.opened),
        np.zeros_like(game.accepted),
        np.zeros_like(game.opened[ROLLER]),
        sum(float(w) * said.get(OUTSIDE, 0.0) for w, said in zip(game.w, play.say, strict=True)),
    )
    for value, reach in _first(game, play):
        _walk(game, play, (value,), reach, ends)
    return ends


def _first(game: ClaimTreeGame, play: StrategyProfile) -> Iterator[tuple[int, Floats]]:
    """Yield each first claim with ``reach[kind]``, the joint probability of the type and the
    claim."""
    for value in game.first.tolist():
        said = np.array([chances.get(value, 0.0) for chances in play.say])
        if said.any():
            yield value, said * game.w


def _walk(
    game: ClaimTreeGame,
    play: StrategyProfile,
    history: History,
    reach: Floats,
    found: EndProbabilities,
) -> None:
    value = history[-1]
    opened = found.first if len(history) == 1 else found.opened[ROLLER]
    for answer, chance in play.answers.other[history].items():
        here = reach * chance
        if answer == OPEN:
            opened[value] += here
        elif answer == ACCEPT:
            found.accepted[ROLLER, value] += here.sum()
        else:
            _reply(game, play, (*history, answer), here, found)


def _reply(
    game: ClaimTreeGame,
    play: StrategyProfile,
    history: History,
    reach: Floats,
    found: EndProbabilities,
) -> None:
    value = history[-1]
    for reply, odds in reply_probabilities(game, play, history).items():
        here = reach * odds
        if reply == OPEN:
            found.opened[OTHER, value] += here
        elif reply == ACCEPT:
            found.accepted[OTHER, value] += here.sum()
        elif (*history, reply) in play.answers.other:
            _walk(game, play, (*history, reply), here, found)
        elif play.answers.defaults.other[value, reply] == OPEN:
            found.opened[ROLLER, reply] += here
        else:
            found.accepted[ROLLER, reply] += here.sum()


def reply_probabilities(
    game: ClaimTreeGame, play: StrategyProfile, history: History
) -> dict[int, Floats]:
    """Return the probability of each of the roller's replies, by type."""
    kinds = len(game.w)
    if history not in play.answers.roller:
        default = play.answers.defaults.roller[history[-1]]
        return {answer: (default == answer).astype(float) for answer in (OPEN, ACCEPT)}
    replies: dict[int, Floats] = {}
    for kind, chances in enumerate(play.answers.roller[history]):
        for reply, chance in chances.items():
            replies.setdefault(reply, np.zeros(kinds))[kind] = chance
    return replies


# ── best responses ──


def value_after_claim(game: ClaimTreeGame, play: StrategyProfile, history: History) -> Floats:
    """Return a best-responding roller's payoff after its last claim in ``history``, by type."""
    payoffs = default_payoffs(game, play.answers.defaults)
    if history in play.answers.other:
        return _against_answers(game, play, payoffs, history)
    if len(history) > 1:
        return payoffs.leaf[history[-2], history[-1]]  # type: ignore[no-any-return]
    return game.opened[ROLLER, history[-1]]  # type: ignore[no-any-return]


def value_after_pass(
    game: ClaimTreeGame, play: StrategyProfile, history: History, chances: Floats
) -> float:
    """Return the roller's payoff after a pass by the other player, who plays a best response.

    ``chances[kind]`` are the probabilities of the roller's types.
    """
    return _against_replies(game, play, history, chances)


def expected_payoff(game: ClaimTreeGame, ended: EndProbabilities) -> float:
    """Return the roller's expected payoff."""
    payoff = (ended.opened * game.opened).sum() + (ended.first * game.opened[ROLLER]).sum()
    payoff += (ended.accepted * np.nan_to_num(game.accepted)).sum()
    return float(payoff + (ended.outside * game.outside if ended.outside else 0.0))


def best_response_of_roller(game: ClaimTreeGame, play: StrategyProfile) -> Floats:
    """Return the payoff of the roller's best response to the other player's answers, by type."""
    best, payoffs = np.full(len(game.w), game.outside), default_payoffs(game, play.answers.defaults)
    for value in game.first.tolist():
        best = np.maximum(best, _against_answers(game, play, payoffs, (value,)))
    return best


def _against_answers(
    game: ClaimTreeGame, play: StrategyProfile, payoffs: DefaultPayoffs, history: History
) -> Floats:
    value, payoff = history[-1], np.zeros(len(game.w))
    for answer, chance in play.answers.other[history].items():
        if answer == OPEN:
            payoff += chance * game.opened[ROLLER, value]
        elif answer == ACCEPT:
            payoff += chance * game.accepted[ROLLER, value]
        else:
            payoff += chance * _best_reply(game, play, payoffs, (*history, answer))
    return payoff


def _best_reply(
    game: ClaimTreeGame, play: StrategyProfile, payoffs: DefaultPayoffs, history: History
) -> Floats:
    value = history[-1]
    best: Floats = np.fmax(game.opened[OTHER, value], game.accepted[OTHER, value])
    for passed in game.higher[OTHER][value].tolist():
        payoff = payoffs.leaf[value, passed]
        if (*history, passed) in play.answers.other:
            payoff = _against_answers(game, play, payoffs, (*history, passed))
        best = np.maximum(best, payoff)
    return best


def best_response_of_other(game: ClaimTreeGame, play: StrategyProfile) -> float:
    """Return the roller's payoff against the other player's best response."""
    payoff = 0.0
    for kind, said in enumerate(play.say):
        if OUTSIDE in said:
            payoff += float(game.w[kind]) * said[OUTSIDE] * game.outside
    for value, reach in _first(game, play):
        payoff += _best_answer(game, play, (value,), reach)
    return payoff


def _best_answer(
    game: ClaimTreeGame, play: StrategyProfile, history: History, reach: Floats
) -> float:
    value = history[-1]
    best = float(reach @ game.opened[ROLLER, value])
    if not np.isnan(game.accepted[ROLLER, value]):
        best = min(best, float(reach.sum() * game.accepted[ROLLER, value]))
    for passed in game.higher[ROLLER][value].tolist():
        best = min(best, _against_replies(game, play, (*history, passed), reach))
    return best


def _against_replies(
    game: ClaimTreeGame, play: StrategyProfile, history: History, reach: Floats
) -> float:
    value, payoff = history[-1], 0.0
    for reply, odds in reply_probabilities(game, play, history).items():
        here = reach * odds
        if reply == OPEN:
            payoff += float(here @ game.opened[OTHER, value])
        elif reply == ACCEPT:
            payoff += float(here.sum() * game.accepted[OTHER, value]) if here.any() else 0.0
        else:
            payoff += _best_answer(game, play, (*history, reply), here)
    return payoff
