"""The reference kernel in plain Python, which plays the same games as ``kernel``.

This kernel is slow and simple. Tests compare the compiled kernel with it, and installations without
numba use it. The two kernels were deliberately written independently and share only the arrays and
the random numbers.
"""

from collections.abc import Iterator
from typing import Final

from mendax.solver.mia.model.rule_tables import LOOKED, Ints
from mendax.solver.mia.simulation.alias_tables import ALWAYS, NEVER, AliasTables
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, CHOOSES, OPENS, GameTables

CLAIMS: Final = 0
"""The index of the count of claims after looking. The next two indices count claims on unseen dice
and claims on a second roll."""
TOASTS: Final = CLAIMS + AT_SIGHT
"""Rolls that end a round when they are looked at."""
DOUBTS: Final = 4
SHOWN: Final = 5
"""Claims that open the dice without an answer."""
LIES: Final = 6
"""Lies among the claims after looking."""
CAUGHT: Final = 7
"""Lies among the opened claims."""
CONCEDED: Final = 8
DICE: Final = 9
"""Dice rolled for new lives."""
COUNTS: Final = 10

TURNS_OF_A_GAME: Final = 1_000_000
"""A game with more turns than this counts as endless."""

_ALL: Final = (1 << 64) - 1
_LOW: Final = (1 << 32) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_APART: Final = 0xD1342543DE82EF95


def splitmix64(number: int) -> int:
    """Return splitmix64's output for a 64-bit number (Steele, Lea and Flood 2014)."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _ALL
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _ALL
    return number ^ number >> 31


def random_numbers(seed: int, game: int) -> Iterator[int]:
    """Yield the 64-bit random numbers for game number ``game`` of a seed.

    The numbers are counter-based: they depend only on the seed and the game number.
    """
    state = splitmix64(seed & _ALL) + game * _APART & _ALL
    state = splitmix64(state)
    while True:
        state = state + _GAMMA & _ALL
        yield splitmix64(state)


def drawn_turn_code(
    alias: AliasTables, seat: int, after: int, position: int, public_state: int, number: int
) -> int:
    """Return a turn's code for a random number, if ``seat`` announces to ``after``."""
    pair = int(alias.at[seat, after, position])
    row = int(alias.row[pair, public_state])
    bits = row & 255
    entry = int(alias.entries[(row >> 8) + (number >> 64 - bits)])
    return (entry >> 16 if number & _LOW < entry >> 32 else entry) & 0xFFFF


def happens(chance: int, numbers: Iterator[int]) -> bool:
    """Return whether an event of ``chance`` (out of 2³²) happens.

    Draw a number only if uncertain.
    """
    if chance in (NEVER, ALWAYS):
        return chance == ALWAYS
    return next(numbers) >> 32 < chance


class _Game:
    """One simulated game."""

    def __init__(
        self, tables: GameTables, alias: AliasTables, seed: int, number: int, counts: Ints
    ) -> None:
        self.tables, self.alias, self.counts = tables, alias, counts
        self.numbers = random_numbers(seed, number)
        opener = number % tables.seats
        self.places = [(opener + n) % tables.seats for n in range(tables.seats)]
        """The seats still in, starting with the cup's holder."""
        self.here = tables.start
        self.score = [0] * tables.seats
        self.rounds, self.turns = 0, 0

    def play(self) -> bool:
        """Play to the end of the game, and return False if the game is endless."""
        over = False
        while not over:
            self.rounds += 1
            outcome = self._round()
            if outcome < 0:
                return False
            over = self._ends(outcome)
        return True

    def _round(self) -> int:
        """Play a round and return its outcome, or −1 if it is endless."""
        public_state = 0
        while self.turns < TURNS_OF_A_GAME:
            self.turns += 1
            one, two = self.places[:2]
            code = drawn_turn_code(
                self.alias, one, two, self.here, public_state, next(self.numbers)
            )
            how, value, outcome = code >> 14, code >> 9 & 31, (code & 127) - 1
            doubted, lie = bool(code & 128), bool(code & 256)
            self.counts[CLAIMS + how] += 1
            self.counts[LIES] += lie and how == LOOKED
            if outcome >= 0:
                self.counts[CONCEDED] += not doubted
                if doubted and how != AT_SIGHT:
                    self.counts[SHOWN if self.tables.shown[value] else DOUBTS] += 1
                    self.counts[CAUGHT] += lie
                return outcome
            self.here, public_state = int(self.tables.turned[self.here]), value + 1
            self.places = [*self.places[1:], self.places[0]]
        return -1

    def _ends(self, outcome: int) -> bool:
        """Pay, settle new lives and open the next round. Return whether the game is over."""
        tables = self.tables
        if tables.counted:
            for seat, change in zip(self.places, tables.change[outcome].tolist(), strict=True):
                self.score[seat] = max(tables.floor, self.score[seat] + change)
        end = int(tables.exit[self.here, outcome])
        while tables.kind[end] == CHOOSES:
            end = self._new_lives(end)
        if tables.kind[end] == OPENS:
            self.here = int(tables.next[end])
            seated = tables.seated[end, : tables.alive[self.here]].tolist()
            self.places = [self.places[place] for place in seated]
            return False
        if not tables.counted:
            for place, seat in enumerate(self.places):
                self.score[seat] = int(tables.payoff[end, place])
        return True

    def _new_lives(self, end: int) -> int:
        chooser, keep = self.places[self.tables.place[end]], int(self.tables.next[end])
        if not happens(int(self.alias.rerolls[chooser, end]), self.numbers):
            return keep
        self.counts[DICE] += 1
        return int(self.tables.rolled[end, (next(self.numbers) >> 32) * 6 >> 32])


def played(
    tables: GameTables,
    alias: AliasTables,
    seed: int,
    first: int,
    score: Ints,
    rounds: Ints,
    counts: Ints,
) -> bool:
    """Simulate games from number ``first`` on, one for each row of ``score``.

    Fills ``score[game, seat]`` and ``rounds[game]``, and adds to ``counts``. Returns False if a
    game is endless.
    """
    for number in range(len(score)):
        game = _Game(tables, alias, seed, first + number, counts)
        if not game.play():
            return False
        score[number], rounds[number] = game.score, game.rounds
    return True
