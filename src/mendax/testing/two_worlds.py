"""Worlds that an observer cannot distinguish: the law of non-interference, and perft counts.

An observer who received the same events in two histories must have the same view in both. Views are
compared as text, because ``1``, ``1.0`` and ``True`` are equal but sent differently.
"""

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from mendax.core.extensions import Ranked
from mendax.core.game import CHANCE, Action, Actor, AnyGame, Choose, Seat, Told, observation
from mendax.core.text_form import write_actor
from mendax.testing.history import History, LawBroken, Move, spelt, start
from mendax.testing.illegal_actions import some_illegal

Thin = Callable[[Sequence[Action]], Sequence[Action]]
"""A function that selects the actions to follow when the tree is walked."""


_TWINS = 16


def everything(actions: Sequence[Action]) -> Sequence[Action]:
    """Return all actions."""
    return actions


class _Node(NamedTuple):
    here: History
    told: tuple[int, ...]
    """The sequence of events that each observer has received, as a number."""


class _Tree:
    """All histories of one length. Equal sequences of events have equal numbers."""

    def __init__(self, root: History, thin: Thin) -> None:
        self._numbers: dict[tuple[int, object], int] = {}
        self._thin = thin
        self.level = [_Node(root, tuple(0 for _ in root.observers))]

    def grow(self, most: int | None = None) -> None:
        """Replace the level with the histories that have one more action, up to ``most`` of
        them.
        """
        self.level = list(islice(self._longer(), most))

    def _longer(self) -> Iterator[_Node]:
        for node in self.level:
            here = node.here
            for actor in here.game.actors(here.state):
                for action in self._thin(here.choices(actor)):
                    there, events = here.after(actor, action)
                    heard = [tuple(observation(t, who) for t in events) for who in here.observers]
                    told = zip(node.told, heard, strict=True)
                    yield _Node(there, tuple(self._number(pair) for pair in told))

    def _number(self, entry: tuple[int, object]) -> int:
        return self._numbers.setdefault(entry, len(self._numbers) + 1)


def non_interference(
    game: AnyGame, rules: Any, seats: int, histories: int, thin: Thin = everything
) -> int:
    """Check all levels of the tree that have at most ``histories`` histories; return the depth.

    If an observer received the same events in two histories, the view, actors and result must agree
    and, for a seat, its offers, default action and refusals.
    """
    tree = _Tree(start(game, rules, seats), thin)
    depth = 0
    while tree.level and len(tree.level) <= histories:
        for index, observer in enumerate(tree.level[0].here.observers):
            _compare(tree.level, index, observer)
        tree.grow(histories + 1)
        depth += 1
    return depth


def non_interference_deep(
    game: AnyGame, rules: Any, seats: int, width: int, longest: int, thin: Thin
) -> int:
    """Check deeper levels with only ``width`` histories each, and return the depth.

    Each level keeps histories that one observer cannot distinguish, for each observer in turn. The
    walk therefore reaches games of any length. The walk ends at depth ``longest`` or when all games
    have ended.
    """
    tree = _Tree(start(game, rules, seats), thin)
    for depth in range(longest):
        for index, observer in enumerate(tree.level[0].here.observers):
            _compare(tree.level, index, observer)
        tree.grow()
        tree.level = _confusable(tree.level, width, depth % (seats + 1))
        if not tree.level:
            return depth + 1
    return longest


def _confusable(level: Sequence[_Node], most: int, index: int) -> list[_Node]:
    """Return up to ``most`` histories, preferring those that this observer cannot distinguish."""
    if len(level) <= most:
        return list(level)
    alike: dict[int, list[_Node]] = {}
    for node in level:
        alike.setdefault(node.told[index], []).append(node)
    groups = list(alike.values())
    pairs = [(nodes[0], nodes[-1]) for nodes in groups if len(nodes) > 1]
    spread = pairs[:: max(1, 2 * len(pairs) // most)]
    rest = [node for nodes in groups for node in (nodes if len(nodes) == 1 else nodes[1:-1])]
    return [*(node for pair in spread for node in pair), *rest][:most]


def _compare(level: Sequence[_Node], index: int, observer: Seat | None) -> None:
    first: dict[int, tuple[str, History]] = {}
    for here, told in level:
        seen = what_is_seen(here, observer)
        known, other = first.setdefault(told[index], (seen, here))
        if known != seen:
            raise _interference(observer, here, seen, other, known)


def _interference(
    observer: Actor | None, here: History, seen: str, other: History, known: str
) -> LawBroken:
    who = "a spectator" if observer is None else write_actor(observer)
    problem = f"{who} has been told the same, but sees\n  {seen}\nhere, and\n  {known}\nin another"
    return LawBroken("non-interference", f"{problem} history:\n{other.text()}\nhere:", here)


def what_is_seen(here: History, observer: Seat | None) -> str:
    """Return the game's complete answers to one observer, as text."""
    game, state = here.game, here.state
    places = game.interim_places(state) if isinstance(game, Ranked) else None
    open_to_all = (game.view(state, observer), game.actors(state), game.result(state), places)
    if observer is None:
        return repr(open_to_all)
    offers = game.legal_actions(state, observer)
    refused = [game.refusal(state, observer, a) for a in some_illegal(game.actions, offers)]
    default = game.default_action(state, observer) if observer in game.actors(state) else None
    return repr((*open_to_all, offers, default, refused))


def twin_worlds(game: AnyGame, rules: Any, seats: int, choose: Choose, longest: int) -> None:
    """Play one game, and at every chance action start a twin world with a different outcome.

    A twin takes the same actions while some observer has received the same events in both worlds.
    That observer's views must agree. If there are more than sixteen twins, every second twin is
    dropped.
    """
    here = start(game, rules, seats)
    twins: list[_Twin] = []
    for _ in range(longest):
        actors = game.actors(here.state)
        if not actors:
            return
        actor = actors[len(here.moves) % len(actors)]
        choices = here.choices(actor)
        action = choose(actor, choices)
        real = _Real(*here.after(actor, action))
        moved = [_twin(twin, real, (actor, action)) for twin in twins]
        others = [other for other in choices if other != action]
        if actor == CHANCE and others:
            born = _Twin(here, frozenset(here.observers))
            moved.append(_twin(born, real, (actor, choose(actor, others))))
        here, twins = real.here, [twin for twin in moved if twin is not None]
        if len(twins) > _TWINS:
            twins = twins[1::2]


class _Real:
    """The current state of the real game, with each observer's events and view."""

    def __init__(self, here: History, events: tuple[Told, ...]) -> None:
        self.here = here
        self.heard = functools.cache(lambda who: heard(events, who))
        self.seen = functools.cache(lambda who: what_is_seen(here, who))


class _Twin(NamedTuple):
    here: History
    blind: frozenset[Seat | None]
    """The observers that have received the same events in both worlds."""


def _twin(twin: _Twin, real: _Real, move: Move) -> _Twin | None:
    """Return the twin after ``move``, or None if every observer can distinguish it."""
    here, (actor, action) = twin.here, move
    if not here.allows(move):
        if actor in twin.blind:
            raise _interference(
                actor, here, f"no {spelt(action)}", real.here, "it among the offers"
            )
        return None
    there, told = here.after(actor, action)
    blind = frozenset(who for who in twin.blind if heard(told, who) == real.heard(who))
    for who in blind:
        seen = what_is_seen(there, who)
        if seen != real.seen(who):
            raise _interference(who, there, seen, real.here, real.seen(who))
    return _Twin(there, blind) if blind and there.state != real.here.state else None


def heard(events: Iterable[Told], who: Seat | None) -> tuple[object, ...]:
    return tuple(observation(told, who) for told in events)


class Count(NamedTuple):
    """The size of a game's tree at one depth."""

    histories: int
    informed: int
    """The number of information states, summed over all seats."""


def perft(
    game: AnyGame,
    rules: Any,
    seats: int,
    depth: int,
    most: int | None = None,
    thin: Thin = everything,
) -> tuple[Count, ...]:
    """Count histories and information states after 0, 1, … ``depth`` actions.

    Counting stops before a depth with more than ``most`` histories. ``thin`` selects the actions to
    follow, so that deeper trees can be counted.
    """
    tree = _Tree(start(game, rules, seats), thin)
    counts = [Count(1, seats)]
    for _ in range(depth):
        tree.grow(None if most is None else most + 1)
        if most is not None and len(tree.level) > most:
            break
        informed = {(seat, node.told[seat]) for node in tree.level for seat in range(seats)}
        counts.append(Count(len(tree.level), len(informed)))
    return tuple(counts)
