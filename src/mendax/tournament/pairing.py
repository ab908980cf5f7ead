"""The pairing of a round: who meets whom, and in which seat.

The search follows I. Dotú and P. Van Hentenryck, "Scheduling Social Golfers Locally" (CPAIOR 2005):
begin with some groups and exchange players of different groups while that lowers a sum of
penalties. The sum adds three wishes:

1. No one meets the same player often. A third meeting happens only if it can't be avoided.
2. Everyone takes every seat about as often, because the seat decides who opens.
3. In a Swiss tournament, players of a table have about the same points.

The result depends only on the arguments. A tournament can therefore be replayed from its log.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final, Literal, NamedTuple

Player = int
"""A player's number in the order of arrival."""
Tables = tuple[tuple[Player, ...], ...]
"""The players of each table, in the order of their seats."""
Way = Literal["swiss", "everyone", "ladder"]
"""The ways of pairing: equal points meet; everyone meets everyone; the best player of a table moves
one table up, and the last player moves one table down.
"""

LEAST: Final = 3
"""The minimum number of players at a table, if there are as many."""
MOST: Final = 5
"""The maximum number of players at a table."""
_MEETING: Final = (0, 60, 100_000)
"""The penalty of the first, the second and any further meeting."""
_SEAT: Final = (0, 2_000)
"""The penalty of a seat that the player has taken as rarely as any other, and of other seats."""
_POINTS: Final = 40
"""The penalty of a difference of one point; it grows with the square of the difference."""
_REACH: Final = 24
"""The distance in the ranking within which players of a Swiss tournament are exchanged."""
_PASSES: Final = 30
"""The maximum number of passes through all exchanges."""
_ATTEMPTS: Final = 100
_EFFORT: Final = 4_000
"""The maximum number of attempts, and of attempts times players."""


class PresentPlayer(NamedTuple):
    """A player who takes part in the next round, with their points so far."""

    player: Player
    points: Fraction = Fraction(0)


def table_sizes(players: int, size: int) -> tuple[int, ...]:
    """Return the number of players at each table, on average as close to ``size`` as possible.

    Sizes differ by at most one, and larger tables come first. They are between ``LEAST`` and
    ``MOST``; fewer than ``LEAST`` players sit at one table.
    """
    if players == 0:
        return ()
    fits = [n for n in range(1, players) if players // n >= LEAST and -(-players // n) <= MOST]
    tables = min(fits, key=lambda n: (abs(Fraction(players, n) - size), n), default=1)
    small, larger = divmod(players, tables)
    return (small + 1,) * larger + (small,) * (tables - larger)


def paired(
    present: Iterable[PresentPlayer], past: Sequence[Tables], size: int, seed: str, way: Way
) -> Tables:
    """Return the tables of the round after ``past``, with about ``size`` players each.

    The order of ``present`` decides the tables of a ladder (``ladder_order``). Otherwise lots drawn
    from ``seed`` decide between equal players. Takes less than a second for 300 players.
    """
    players = list(present)
    luck = random.Random(f"{seed} {len(past)}")  # a string, which seeds alike on every machine
    if way != "ladder":
        luck.shuffle(players)
    if way == "swiss":
        players.sort(key=lambda one: -one.points)
    search = _Search(players, table_sizes(len(players), size), past, way)
    search.improve()
    for _ in range(min(_ATTEMPTS, _EFFORT // max(1, len(players)))):
        if search.total() < min(_MEETING[-1], _SEAT[-1]):
            break
        search.attempt(luck)
    return search.tables()


def ladder_order(
    tables: Sequence[Sequence[Player]], places: Sequence[Sequence[int]]
) -> tuple[Player, ...]:
    """Return the order of players after a round of a ladder, from the first table to the last.

    At each table, the best player changes places with the last player of the table above. Places
    are those of each table's seats, from 1, first of the players and then of bots, which have no
    part in the ladder. Equal places count in the order of seats.
    """
    ranked = [
        [player for _, _, player in sorted(zip(one, range(len(table)), table, strict=False))]
        for table, one in zip(tables, places, strict=True)
    ]
    for above, below in pairwise(ranked):
        above[-1], below[0] = below[0], above[-1]
    return tuple(player for table in ranked for player in table)


class _Search:
    """Players in places, and the penalties of exchanging two of them."""

    def __init__(
        self,
        players: Sequence[PresentPlayer],
        sizes: Sequence[int],
        past: Iterable[Tables],
        way: Way,
    ) -> None:
        """Put the players into the seats of the tables in this order."""
        self._at = [one.player for one in players]
        """The player in each place."""
        starts = [sum(sizes[:table]) for table in range(len(sizes))]
        self._table = [
            range(start, start + size)
            for start, size in zip(starts, sizes, strict=True)
            for _ in range(size)
        ]
        """The places of the table to which each place belongs."""
        self._swiss, self._ladder = way == "swiss", way == "ladder"
        met: Counter[tuple[Player, Player]] = Counter()
        taken = {one.player: [0] * MOST for one in players}
        for tables in past:
            for table in tables:
                met.update((one, other) for one in table for other in table)
                for seat, player in enumerate(table):
                    if player in taken:
                        taken[player][seat] += 1
        self._seat = {
            player: [
                [_rising(_SEAT, count - min(counts[:size])) for count in counts[:size]]
                for size in range(1, MOST + 1)
            ]
            for player, counts in taken.items()
        }
        """The penalty of each player at a table of each size, for each seat."""
        self._pair = {
            one.player: {
                other.player: _rising(_MEETING, met[one.player, other.player])
                + self._swiss * int(_POINTS * (one.points - other.points) ** 2)
                for other in players
            }
            for one in players
        }

    def tables(self) -> Tables:
        """Return the players of each table."""
        starts = sorted({table.start for table in self._table})
        return tuple(tuple(self._at[place] for place in self._table[start]) for start in starts)

    def total(self) -> int:
        """Return the sum of all penalties."""
        return sum(
            self._seated(player, place)
            + sum(self._pair[player][self._at[other]] for other in table if other > place)
            for place, (player, table) in enumerate(zip(self._at, self._table, strict=True))
        )

    def improve(self) -> None:
        """Exchange players as long as one exchange lowers the sum."""
        for _ in range(_PASSES):
            before = list(self._at)
            for one in range(len(self._at)):
                for other in self._partners(one):
                    if self._change(one, other) < 0:
                        self._exchange(one, other)
            if self._at == before:
                return

    def attempt(self, luck: random.Random) -> None:
        """Exchange three pairs at random and improve. Return to the old places if that is worse."""
        before, total = list(self._at), self.total()
        for _ in range(3):
            one = luck.randrange(len(self._at))
            if partners := self._partners(one):
                self._exchange(one, luck.choice(partners))
        self.improve()
        if self.total() > total:
            self._at = before

    def _partners(self, one: int) -> range:
        """Return the later places with which a place may exchange its player."""
        if self._ladder:
            return range(one + 1, self._table[one].stop)
        reach = _REACH if self._swiss else len(self._at)
        return range(one + 1, min(len(self._at), one + reach))

    def _exchange(self, one: int, other: int) -> None:
        self._at[one], self._at[other] = self._at[other], self._at[one]

    def _change(self, one: int, other: int) -> int:
        """Return by how much an exchange changes the sum."""
        p, q = self._at[one], self._at[other]
        change = self._seated(p, other) + self._seated(q, one)
        change -= self._seated(p, one) + self._seated(q, other)
        if self._table[one] == self._table[other]:
            return change
        for place, comes, goes in ((one, q, p), (other, p, q)):
            with_new, with_old = self._pair[comes], self._pair[goes]
            for neighbour in self._table[place]:
                if neighbour != place:
                    player = self._at[neighbour]
                    change += with_new[player] - with_old[player]
        return change

    def _seated(self, player: Player, place: int) -> int:
        table = self._table[place]
        return self._seat[player][len(table) - 1][place - table.start]


def _rising(penalties: Sequence[int], times: int) -> int:
    """Return the penalty after ``times``; beyond the listed ones, it grows in proportion."""
    last = len(penalties) - 1
    return penalties[min(times, last)] * max(1, times - last + 1)
