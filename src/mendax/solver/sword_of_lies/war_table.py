"""Exact play in wars with two seats, from packaged tables of values. This module loads no numpy.

1. Orders are simultaneous and all cards are open, so every state of a war is a matrix game whose
   payoffs are the values of later states. Every round spends swords, unless both seats hold, which
   ends the war.
2. A table has the value of every state with up to ``CARDS`` cards and ``SWORDS`` swords for each
   seat, under one set of house rules. ``python -m mendax.solver.sword_of_lies`` makes the tables.
3. A table has values only. The matrix of a round follows from them, so optimal mixes and guarantees
   take milliseconds and no space.
4. An order is right if it belongs to an optimal mix, or if it guarantees the value alone. A right
   order is worth the value. Any other order is worth its guarantee, which is its share against the
   worst reply.
"""

import gzip
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product
from typing import Final, NamedTuple

from mendax.core.game import Seat
from mendax.solver.sword_of_lies.matrix_games import Matrix, solved_matrix
from mendax.solver.sword_of_lies.open_war import OpenWar
from mendax.solver.sword_of_lies.two_seats import (
    Army,
    Shares,
    TwoSeatWar,
    WarOptions,
    WarOrder,
    matrix_of,
)

CARDS: Final = 4
"""The largest number of cards of a seat in the tables."""
SWORDS: Final = 12
"""The largest number of swords of a seat in the tables."""
WHOLE: Final = (1 << 24) - 2
"""The number that stands for the whole pot. Half of the pot is exact."""
NAME: Final = "{}.gz"
_ROWS: Final = {
    row: number
    for number, row in enumerate(
        (ones, twos)
        for ones, twos in product(range(CARDS + 1), repeat=2)
        if 1 <= ones + twos <= CARDS
    )
}
"""The numbers of cards with one and two lives in a row, and the row's number."""
_SAFE: Final = 1e-6
"""The largest shortfall that counts as a guarantee of the value, as a share of the pot."""
_BONUS: Final = 1e-4
"""The gain for an order, as a share of the pot, with which its place in a mix is tested."""
_MIXED: Final = 0.001
"""The smallest probability of an order in an optimal mix."""


# ── values of states ─────────────────────────────────────────────────────────────────────────


def name_of(options: WarOptions) -> str:
    """Return the name of the table's file for these house rules."""
    words = [word for word, on in zip(options._fields, options, strict=True) if on]
    return NAME.format("-".join(words) or "plain")


def armies(options: WarOptions) -> int:
    """Return the number of armies that a table distinguishes."""
    return len(_ROWS) * (SWORDS + 1) * (1 + options.triple)


def size_of(options: WarOptions) -> int:
    """Return the number of places in a table."""
    count = armies(options)
    return count * count + count * (count + 1) // 2


@lru_cache(maxsize=1 << 13)
def number_of(options: WarOptions, army: Army) -> int:
    """Return the number of an army. A used triple attack matters only if three swords are left."""
    number = _ROWS[army.ones, army.twos] * (SWORDS + 1) + army.swords
    if not options.triple:
        return number
    return 2 * number + (army.tripled and army.swords >= 3)


def place_of(war: TwoSeatWar) -> tuple[int, bool]:
    """Return the place of a war in a table, and whether the table has its seats swapped.

    A table has all wars in which the first seat had more swords before the first round, and one of
    each pair of wars without a lead.
    """
    count = armies(war.options)
    mine, theirs = number_of(war.options, war.mine), number_of(war.options, war.theirs)
    swapped = war.lead < 0 or (war.lead == 0 and mine > theirs)
    low, high = (theirs, mine) if swapped else (mine, theirs)
    if war.lead:
        return low * count + high, swapped
    return count * count + high * (high + 1) // 2 + low, swapped


def shares_in(options: WarOptions, lead: int, at: Callable[[int], float]) -> Shares:
    """Return the function that values armies, where ``at`` returns the share at a place."""

    def share(mine: Army, theirs: Army) -> float:
        war = TwoSeatWar(options, mine, theirs, lead)
        if war.is_over:
            return war.final
        place, swapped = place_of(war)
        return 1.0 - at(place) if swapped else at(place)

    return share


@cache
def _stored(options: WarOptions) -> Callable[[int], float]:
    """Return the function that reads a packaged table, which is three planes of bytes."""
    path = files("mendax.solver.sword_of_lies").joinpath("stored", name_of(options))
    content, size = gzip.decompress(path.read_bytes()), size_of(options)
    low, middle, high = (content[size * n : size * (n + 1)] for n in range(3))

    def at(place: int) -> float:
        return (low[place] | middle[place] << 8 | high[place] << 16) / WHOLE

    return at


def written(shares: list[float]) -> bytes:
    """Return the content of a table's file. Equal shares produce equal bytes."""
    numbers = [round(share * WHOLE) for share in shares]
    planes = (bytes(number >> shift & 255 for number in numbers) for shift in (0, 8, 16))
    return gzip.compress(b"".join(planes), mtime=0)


def fits(war: TwoSeatWar) -> bool:
    """Return whether the tables contain a war."""
    return all(army.cards <= CARDS and army.swords <= SWORDS for army in (war.mine, war.theirs))


def share_of(war: TwoSeatWar) -> float:
    """Return the first seat's share of the pot in a war that ``fits``."""
    return shares_in(war.options, war.lead, _stored(war.options))(war.mine, war.theirs)


# ── the coming round ─────────────────────────────────────────────────────────────────────────


class SolvedOrder(NamedTuple):
    """An order, and its shares of the pot."""

    order: WarOrder
    least: float
    """The share that the order guarantees, with optimal play after this round."""
    reply: WarOrder
    """The other seat's order that leaves no more than ``least``."""
    chance: float
    """The probability of the order in one optimal mix."""
    right: bool
    """True if the order belongs to an optimal mix, or guarantees the value alone."""
    worth: float
    """The value if the order is right, otherwise ``least``."""


class SolvedRound(NamedTuple):
    """A round of a war, for the first seat."""

    share: float
    """The value of the war, as a share of the pot."""
    orders: tuple[SolvedOrder, ...]

    @property
    def is_open(self) -> bool:
        """Return whether some order is wrong."""
        return not all(order.right for order in self.orders)


@lru_cache(maxsize=1 << 12)
def solved_round(war: TwoSeatWar) -> SolvedRound:
    """Return the orders of the first seat in a war that ``fits`` and is not over."""
    shares = shares_in(war.options, war.lead, _stored(war.options))
    rows, columns, matrix = matrix_of(war, shares)
    solved = solved_matrix(matrix)
    least = [min(row) for row in matrix]
    safe = [each >= solved.value - _SAFE for each in least]
    chances = [each / sum(safe) for each in safe] if any(safe) else solved.rows
    orders = []
    for at, order in enumerate(rows):
        right = safe[at] or chances[at] >= _MIXED or _is_mixed(matrix, at, solved.value)
        worth = solved.value if right else least[at]
        reply = columns[matrix[at].index(least[at])]
        orders.append(SolvedOrder(order, least[at], reply, chances[at], right, worth))
    return SolvedRound(solved.value, tuple(orders))


def _is_mixed(matrix: Matrix, at: int, value: float) -> bool:
    """Return whether an optimal mix contains a row.

    The value rises by a row's largest probability in an optimal mix, per unit of a small bonus for
    that row (H. Mills, "Marginal values of matrix games and linear programs", 1956).
    """
    raised = [*matrix[:at], [share + _BONUS for share in matrix[at]], *matrix[at + 1 :]]
    return solved_matrix(raised).value - value >= _MIXED * _BONUS


# ── scenes ───────────────────────────────────────────────────────────────────────────────────


class TwoSeats(NamedTuple):
    """A war of a game in which two seats are left, whose pots they share by one war."""

    war: TwoSeatWar
    seats: tuple[Seat, Seat]
    chips: int
    """The chips in the pots that either seat can win."""
    sure: tuple[int, int]
    """The chips in the pots that only one of the seats can win."""

    def seen_by(self, seat: Seat) -> TwoSeatWar:
        """Return the war with ``seat`` first."""
        return self.war if seat == self.seats[0] else self.war.swapped()

    def chips_of(self, seat: Seat, share: float) -> float:
        """Return the chips of a seat that wins this share."""
        return self.sure[self.seats.index(seat)] + share * self.chips


def two_seats(scene: OpenWar) -> TwoSeats | None:
    """Return the war of the two seats that have cards, or None unless the tables contain it.

    Seats without cards must not be able to win a tie between fallen seats.
    """
    seats = [seat for seat, row in enumerate(scene.lives) if row]
    if len(seats) != 2:
        return None
    first, second = seats
    options = WarOptions(scene.hard_shields, scene.triple, scene.may_hold)
    ahead = scene.armed[first] - scene.armed[second]
    lead = (ahead > 0) - (ahead < 0)
    war = TwoSeatWar(options, _army(scene, first), _army(scene, second), lead)
    sure = {first: 0, second: 0}
    chips, most = 0, max(scene.armed[first], scene.armed[second])
    for pot in scene.pots:
        among = [seat for seat in seats if seat in pot.seats]
        others = [seat for seat in pot.seats if seat not in seats]
        if len(among) == 2 and all(scene.armed[seat] < most for seat in others):
            chips += pot.chips
        elif len(among) == 1 and not others:
            sure[among[0]] += pot.chips
        elif among:
            return None
    return TwoSeats(war, (first, second), chips, (sure[first], sure[second])) if fits(war) else None


def _army(scene: OpenWar, seat: Seat) -> Army:
    row = scene.lives[seat]
    return Army(row.count(1), row.count(2), scene.swords[seat], seat in scene.tripled)
