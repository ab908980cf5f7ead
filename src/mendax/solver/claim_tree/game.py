"""One cup that is handed on unopened: two players, one of whom may know the dice.

Rules of this file
1. It knows arrays, no rules of any game. ``ROLLER`` knows the kind of the roll, ``OTHER`` never
   does; what one wins the other loses. Every claim is public and answered by the other player:
   opened, accepted (which ends the relay), or passed on with a claim of one's own.
2. What counts is every claim since the roll, and there are millions of ways for them to rise. So
   a game is solved on a *tree* of those that matter; where the tree ends, both answer by fixed
   defaults that end the relay at once. The tree grows until nobody would gain by leaving it, and
   then its equilibrium is one of the whole game: a default is an answer like any other.
3. ``sequence_program`` is the linear program of a tree, ``double_oracle`` grows the tree.

A history is the claims made so far, lowest first: an odd number of them was last added to by the
roller, an even number by the other.
"""

import functools
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

ROLLER: Final = 0
OTHER: Final = 1

OPEN: Final = -2
ACCEPT: Final = -1
"""Answers to a claim; any other number is a value passed on."""

ASIDE: Final = -3
"""What the roller may do instead of saying anything."""

History = tuple[int, ...]
Chances = dict[int, float]
"""Answers, or things said, with their chances."""


class Relay(NamedTuple):
    """One cup, values by index. Payoffs are the roller's."""

    w: Floats
    """The chances of the kinds of rolls."""
    first: Ints
    """What the roller may say first."""
    honest: Ints
    """By kind: what an honest roller says first, −1 for nothing."""
    aside: float
    """What doing something else than saying is worth; −inf if there is nothing."""
    opened: Floats
    """``opened[by, value, kind]``: what opening a claim by one of the two is worth."""
    accepted: Floats
    """``accepted[by, value]``; nan where there is no accepting."""
    over: tuple[tuple[Ints, ...], tuple[Ints, ...]]
    """``over[by][value]``: what may be passed on over this claim, by the other of the two."""


class Defaults(NamedTuple):
    """How claims are answered where the tree has ended."""

    roller: Ints
    """``roller[value, kind]``: OPEN or ACCEPT."""
    other: Ints
    """``other[before, value]``: OPEN or ACCEPT a claim over the other's own ``before``."""


class Answers(NamedTuple):
    """How claims are answered, on the tree and off it."""

    other: dict[History, Chances]
    """How the other answers each first claim of the roller, and those after that in the tree."""
    roller: dict[History, list[Chances]]
    """By kind, how the roller answers each claim of the other in the tree."""
    defaults: Defaults

    def answer(self, history: History, kind: int = -1, seats: int = 2) -> Chances:
        """How the last claim is answered; by the roller with dice of ``kind``."""
        if len(history) % seats:
            if history in self.other:
                return self.other[history]
            before = history[-2] if len(history) > 1 else None
            return sure(OPEN if before is None else int(self.defaults.other[before, history[-1]]))
        if history in self.roller:
            return self.roller[history][kind]
        return sure(int(self.defaults.roller[history[-1], kind]))


class Play(NamedTuple):
    """How a relay is played."""

    say: list[Chances]
    """By kind: what is said first."""
    then: Answers


@functools.cache
def sure(act: int) -> Chances:
    """One answer for certain. Shared: not to be changed."""
    return {act: 1.0}


def defaults(relay: Relay) -> Defaults:
    """Answers that end a relay: the roller knows what is best; the other goes by the odds."""
    opens = ~(relay.accepted[OTHER][:, None] > relay.opened[OTHER] + _TIE)
    values = len(opens)
    other = np.full((values, values), OPEN)
    for before in range(values):
        left = relay.w * ~opens[before]
        odds = left if left.any() else relay.w
        accepting = relay.accepted[ROLLER] * odds.sum()
        other[before, accepting < relay.opened[ROLLER] @ odds - _TIE] = ACCEPT
    return Defaults(np.where(opens, OPEN, ACCEPT), other)


class Ends(NamedTuple):
    """What the defaults are worth to the roller."""

    stop: Floats
    """``stop[value, kind]``: answering the other's claim."""
    leaf: Floats
    """``leaf[before, value, kind]``: having the own claim answered."""


def ends(relay: Relay, by: Defaults) -> Ends:
    """What answering ``by`` defaults is worth."""
    accepted = relay.accepted[:, :, None]
    return Ends(
        np.where(by.roller == OPEN, relay.opened[OTHER], accepted[OTHER]),
        np.where(by.other[:, :, None] == OPEN, relay.opened[ROLLER], accepted[ROLLER]),
    )


# ── what a claim tells ──


class Belief(NamedTuple):
    """What is known of dice that only the roller has seen."""

    chances: Floats
    """By kind; they add up to one."""
    expected: bool
    """Whether a roller who plays so ever makes these claims. If not, tongues slipped: any roll
    alike, but none with which the claim before would have been opened."""


def belief(w: Floats, play: Play, history: History) -> Belief:
    """What ``history`` tells of the dice, if the roller plays so; ``w`` are the kinds' chances."""
    reach, expected = w, True
    for n in range(1, len(history) + 1, 2):
        replies = play.say if n == 1 else _replies(play, history[: n - 1])
        said = np.array([chances.get(history[n - 1], 0.0) for chances in replies])
        here = reach * said
        if here.sum() < _TIE:
            held = play.then.defaults.roller[history[n - 2]] != OPEN if n > 1 else w > 0
            here, expected = (w * held if (w * held).any() else w), False
        reach = here / here.sum()
    return Belief(reach, expected)


def _replies(play: Play, history: History) -> list[Chances]:
    """By kind, how the roller answers the last claim."""
    kinds = range(len(play.say))
    return [play.then.answer(history, kind) for kind in kinds]


# ── what comes of it ──


class Outcome(NamedTuple):
    """The chances of how a relay ends."""

    opened: Floats
    """``opened[by, value, kind]``; first claims of the roller are not among them."""
    accepted: Floats
    """``accepted[by, value]``."""
    first: Floats
    """``first[value, kind]``: first claims that are opened."""
    aside: float


def outcome(relay: Relay, play: Play) -> Outcome:
    """What comes of playing so."""
    found = Outcome(
        np.zeros_like(relay.opened),
        np.zeros_like(relay.accepted),
        np.zeros_like(relay.opened[ROLLER]),
        sum(float(w) * said.get(ASIDE, 0.0) for w, said in zip(relay.w, play.say, strict=True)),
    )
    for value, reach in _first(relay, play):
        _walk(relay, play, (value,), reach, found)
    return found


def _first(relay: Relay, play: Play) -> Iterator[tuple[int, Floats]]:
    """First claims with the chance of making them with each kind."""
    for value in relay.first.tolist():
        said = np.array([chances.get(value, 0.0) for chances in play.say])
        if said.any():
            yield value, said * relay.w


def _walk(relay: Relay, play: Play, history: History, reach: Floats, found: Outcome) -> None:
    value = history[-1]
    opened = found.first if len(history) == 1 else found.opened[ROLLER]
    for answer, chance in play.then.other[history].items():
        here = reach * chance
        if answer == OPEN:
            opened[value] += here
        elif answer == ACCEPT:
            found.accepted[ROLLER, value] += here.sum()
        else:
            _reply(relay, play, (*history, answer), here, found)


def _reply(relay: Relay, play: Play, history: History, reach: Floats, found: Outcome) -> None:
    value = history[-1]
    for reply, odds in replied(relay, play, history).items():
        here = reach * odds
        if reply == OPEN:
            found.opened[OTHER, value] += here
        elif reply == ACCEPT:
            found.accepted[OTHER, value] += here.sum()
        elif (*history, reply) in play.then.other:
            _walk(relay, play, (*history, reply), here, found)
        elif play.then.defaults.other[value, reply] == OPEN:
            found.opened[ROLLER, reply] += here
        else:
            found.accepted[ROLLER, reply] += here.sum()


def replied(relay: Relay, play: Play, history: History) -> dict[int, Floats]:
    """By reply of the roller: the chance of giving it with each kind."""
    kinds = len(relay.w)
    if history not in play.then.roller:
        default = play.then.defaults.roller[history[-1]]
        return {answer: (default == answer).astype(float) for answer in (OPEN, ACCEPT)}
    found: dict[int, Floats] = {}
    for kind, chances in enumerate(play.then.roller[history]):
        for reply, chance in chances.items():
            found.setdefault(reply, np.zeros(kinds))[kind] = chance
    return found


# ── the best against it ──


def made(relay: Relay, play: Play, history: History) -> Floats:
    """By kind: what it is worth to the roller, who does its best from there on, to have made the
    last claim of ``history``."""
    ended = ends(relay, play.then.defaults)
    if history in play.then.other:
        return _against_answers(relay, play, ended, history)
    if len(history) > 1:
        return ended.leaf[history[-2], history[-1]]  # type: ignore[no-any-return]
    return relay.opened[ROLLER, history[-1]]  # type: ignore[no-any-return]


def passed_to(relay: Relay, play: Play, history: History, chances: Floats) -> float:
    """What the last claim of ``history``, passed to a roller whose kinds have these ``chances``,
    leaves to it when the other does its best from there on."""
    return _against_replies(relay, play, history, chances)


def value_of(relay: Relay, ended: Outcome) -> float:
    """What the outcome is worth to the roller."""
    found = (ended.opened * relay.opened).sum() + (ended.first * relay.opened[ROLLER]).sum()
    found += (ended.accepted * np.nan_to_num(relay.accepted)).sum()
    return float(found + (ended.aside * relay.aside if ended.aside else 0.0))


def best_of_roller(relay: Relay, play: Play) -> Floats:
    """By kind: the most that a roller gets against the answers of ``play``."""
    best, ended = np.full(len(relay.w), relay.aside), ends(relay, play.then.defaults)
    for value in relay.first.tolist():
        best = np.maximum(best, _against_answers(relay, play, ended, (value,)))
    return best


def _against_answers(relay: Relay, play: Play, ended: Ends, history: History) -> Floats:
    value, found = history[-1], np.zeros(len(relay.w))
    for answer, chance in play.then.other[history].items():
        if answer == OPEN:
            found += chance * relay.opened[ROLLER, value]
        elif answer == ACCEPT:
            found += chance * relay.accepted[ROLLER, value]
        else:
            found += chance * _best_reply(relay, play, ended, (*history, answer))
    return found


def _best_reply(relay: Relay, play: Play, ended: Ends, history: History) -> Floats:
    value = history[-1]
    best: Floats = np.fmax(relay.opened[OTHER, value], relay.accepted[OTHER, value])
    for passed in relay.over[OTHER][value].tolist():
        found = ended.leaf[value, passed]
        if (*history, passed) in play.then.other:
            found = _against_answers(relay, play, ended, (*history, passed))
        best = np.maximum(best, found)
    return best


def best_of_other(relay: Relay, play: Play) -> float:
    """The least that the other can leave to the roller who plays so."""
    found = 0.0
    for kind, said in enumerate(play.say):
        if ASIDE in said:
            found += float(relay.w[kind]) * said[ASIDE] * relay.aside
    for value, reach in _first(relay, play):
        found += _best_answer(relay, play, (value,), reach)
    return found


def _best_answer(relay: Relay, play: Play, history: History, reach: Floats) -> float:
    value = history[-1]
    best = float(reach @ relay.opened[ROLLER, value])
    if not np.isnan(relay.accepted[ROLLER, value]):
        best = min(best, float(reach.sum() * relay.accepted[ROLLER, value]))
    for passed in relay.over[ROLLER][value].tolist():
        best = min(best, _against_replies(relay, play, (*history, passed), reach))
    return best


def _against_replies(relay: Relay, play: Play, history: History, reach: Floats) -> float:
    value, found = history[-1], 0.0
    for reply, odds in replied(relay, play, history).items():
        here = reach * odds
        if reply == OPEN:
            found += float(here @ relay.opened[OTHER, value])
        elif reply == ACCEPT:
            found += float(here.sum() * relay.accepted[OTHER, value]) if here.any() else 0.0
        else:
            found += _best_answer(relay, play, (*history, reply), here)
    return found


_TIE: Final = 1e-12
