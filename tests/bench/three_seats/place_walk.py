"""A walk through all histories of a round with three seats, with every die in its place.

It records what the responder sees, die by die, and does not merge histories.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from bench.three_seats.forgetting import (
    CAUGHT,
    HELD,
    HIDDEN,
    LEFT,
    OPEN,
    SEATS,
    ForgettingRound,
)


class World(NamedTuple):
    """A possible state of the dice, by place."""

    chance: float
    pips: tuple[int, ...]
    laid: tuple[bool, ...]


class PlaceWalk:
    """The payoffs of one seat; it plays its best, or the strategy if ``follows`` is true."""

    def __init__(self, strategy: ForgettingRound, faces: int, follows: bool) -> None:
        self.dice, self.strategy, self.follows = strategy.dice, strategy, follows
        self.faces, self.count = faces, len(strategy.dice.parts[-1])
        pairs = zip(self.dice.hidden, self.dice.open, strict=True)
        self.split = {
            (self.dice.parts[hidden], self.dice.parts[laid]): n
            for n, (hidden, laid) in enumerate(pairs)
        }

    def payoff(self, distance: int) -> float:
        """Return the payoff of the seat at this distance from the opener."""
        worlds = self._rolled((), True)
        apart = [[world] for world in worlds] if self._chooses(distance) else [worlds]
        return sum(self._claim(some, OPEN, 0, distance) for some in apart)

    def _chooses(self, distance: int) -> bool:
        """Return whether the seat with the dice is the responder."""
        return distance == 0 and not self.follows

    def _rolled(self, kept: tuple[tuple[int, int], ...], hidden: bool) -> list[World]:
        """Return the worlds after all other dice fall; ``kept`` has pairs of place and pips."""
        there, rest = dict(kept), self.count - len(kept)
        worlds = []
        for falls in product(range(1, self.faces + 1), repeat=rest):
            fall = iter(falls)
            pips = tuple(there[n] if n in there else next(fall) for n in range(self.count))
            laid = tuple((n in there) == hidden for n in range(self.count))
            worlds.append(World(self.faces**-rest, pips, laid))
        return worlds

    def _claim(self, worlds: list[World], deed: int, above: int, distance: int) -> float:
        claims = range(above, self.dice.top + 1)
        if self._chooses(distance):
            return max(self._answer(worlds, deed, above, n, distance) for n in claims)
        says = self.strategy.says(above)[deed]
        total = 0.0
        for claim in claims:
            said = [
                world._replace(chance=world.chance * says[self._split(world), claim - above])
                for world in worlds
            ]
            if any(world.chance for world in said):
                total += self._answer(said, deed, above, claim, distance)
        return total

    def _answer(
        self, worlds: list[World], deed: int, above: int, claim: int, distance: int
    ) -> float:
        opened = 0.0
        for world in worlds:
            true = self.dice.worth[self._split(world)] >= claim
            opened += world.chance * float((HELD if true else CAUGHT)[distance])
        if claim == self.dice.top:
            return opened
        doubt = float(self.strategy.doubts(above)[deed, self._laid(worlds[0]), claim - above])
        asked = distance == 1 and not self.follows
        if doubt == 1 and not asked:
            return opened
        believed = self._look(worlds, claim + 1, (distance - 1) % SEATS)
        return max(opened, believed) if asked else doubt * opened + (1 - doubt) * believed

    def _look(self, worlds: list[World], above: int, distance: int) -> float:
        """Return the value after a claim was believed."""
        if self._chooses(distance):
            apart = defaultdict[object, list[World]](list)
            for world in worlds:
                apart[world.pips].append(world)
            return sum(self._best_deed(some, above) for some in apart.values())
        seen = defaultdict[tuple[int, object, object], list[World]](list)
        for world in worlds:
            for deed, places, after in self._deeds(world, above):
                seen[deed, places, self._shown(after)].append(after)
        return sum(self._claim(some, deed, above, distance) for (deed, *_), some in seen.items())

    def _best_deed(self, worlds: list[World], above: int) -> float:
        chance, world = sum(some.chance for some in worlds), worlds[0]
        best = self._claim(worlds, LEFT, above, 0)
        for count in range(self.count + 1):
            for places in combinations(range(self.count), count):
                kept = tuple((n, world.pips[n]) for n in places)
                for deed in (OPEN, HIDDEN):
                    if deed == OPEN or 0 < count < self.count:
                        rolled = self._rolled(kept, deed == OPEN)
                        value = sum(self._claim([one], deed, above, 0) for one in rolled)
                        best = max(best, chance * value)
        return best

    def _deeds(self, world: World, above: int) -> Iterator[tuple[int, tuple[int, ...], World]]:
        """Yield deeds of the strategy, with the places of kept dice and the worlds after them."""
        split = self._split(world)
        leaves = float(self.strategy.leaves(above)[split])
        if leaves:
            yield LEFT, (), world._replace(chance=world.chance * leaves)
        rolls = self.strategy.rolls(above)[self.dice.hand[split]]
        for part, hidden in product(range(len(self.dice.parts)), (0, 1)):
            chance = world.chance * (1 - leaves) * float(rolls[part, hidden])
            if chance:
                deed = HIDDEN if hidden else OPEN
                choices = self._places(world, self.dice.parts[part])
                for places in choices:
                    kept = tuple((n, world.pips[n]) for n in places)
                    for after in self._rolled(kept, not hidden):
                        mixed = chance * after.chance / len(choices)
                        yield deed, places, after._replace(chance=mixed)

    def _places(self, world: World, part: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return all places of these dice with as many as possible of them under the cup."""
        fitting = [
            places
            for places in combinations(range(self.count), len(part))
            if sorted(world.pips[n] for n in places) == list(part)
        ]
        fewest = min(sum(world.laid[n] for n in places) for places in fitting)
        return [some for some in fitting if sum(world.laid[n] for n in some) == fewest]

    def _shown(self, world: World) -> tuple[int, ...]:
        """Return the open dice by place, or 0 for dice under the cup."""
        return tuple(p if laid else 0 for p, laid in zip(world.pips, world.laid, strict=True))

    def _split(self, world: World) -> int:
        hidden, laid = (
            tuple(sorted(p for p, lies in zip(world.pips, world.laid, strict=True) if lies == side))
            for side in (False, True)
        )
        return self.split[hidden, laid]

    def _laid(self, world: World) -> int:
        return int(self.dice.open[self._split(world)])
