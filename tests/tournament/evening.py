"""Evenings of a tournament in which people come and leave, played by lot."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from mendax.tournament.pairing import (
    LEAST,
    Player,
    PresentPlayer,
    Tables,
    Way,
    ladder_order,
    paired,
)
from mendax.tournament.ranking import RoundResult, ranked


class Evening:
    """The rounds of one evening."""

    def __init__(self, seed: int, players: int, size: int, way: Way) -> None:
        self.luck = random.Random(seed)
        self.seed, self.size, self.way = str(seed), size, way
        self.here = list(range(players))
        self.come = players
        self.rounds: list[Tables] = []
        self.games: list[RoundResult] = []

    def play(self) -> Tables:
        """Pair and play the next round, and return its tables."""
        points = {one.player: one.points for one in ranked(range(self.come), self.games)}
        present = [PresentPlayer(player, points[player]) for player in self.here]
        tables = paired(present, self.rounds, self.size, self.seed, self.way)
        self.rounds.append(tables)
        places = [self._places(table) for table in tables]
        self.games += map(RoundResult, tables, places)
        if self.way == "ladder":
            self.here = list(ladder_order(tables, places))
        return tables

    def churn(self) -> None:
        """Let some players leave and others come."""
        for _ in range(self.luck.randrange(3)):
            if len(self.here) > 2:
                self.here.remove(self.luck.choice(self.here))
            self.here.append(self.come)
            self.come += 1

    def meetings(self) -> Counter[tuple[Player, Player]]:
        """Return how often each pair met."""
        return Counter(
            (one, other)
            for tables in self.rounds
            for table in tables
            for one in table
            for other in table
            if one < other
        )

    def spreads(self) -> Iterator[int]:
        """Yield, for each player, how much more often the usual seats were taken than others."""
        for player in range(self.come):
            seats = Counter(
                table.index(player) for tables in self.rounds for table in tables if player in table
            )
            counts = [seats[seat] for seat in range(LEAST)]
            yield max(counts) - min(counts)

    def _places(self, table: tuple[Player, ...]) -> tuple[int, ...]:
        order = sorted(table, key=lambda player: player * 0.02 + self.luck.random())
        return tuple(order.index(player) + 1 for player in table)


def mean_gap(tables: Tables, points: dict[Player, Fraction]) -> float:
    """Return the mean difference of points between two players of one table."""
    gaps = [
        abs(points[one] - points[other]) for table in tables for one in table for other in table
    ]
    return float(sum(gaps) / len(gaps))
