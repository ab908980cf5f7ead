"""The plain twin of ``kernel``: the same games, the same numbers, told in plain Python.

Slow and easy to check: it is what the compiled kernel is tested against, and what plays where numba
is missing. It is written apart from it on purpose; only the arrays and the luck are shared.
"""

from collections.abc import Iterator
from typing import Final

from mendax.solver.mia.model.rule_tables import LOOKED, Ints
from mendax.solver.mia.simulation.alias_tables import ALWAYS, NEVER, Cast
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, CHOOSES, OPENS, Course

CLAIMS: Final = 0
"""And the next two: claims by one who looked, on unseen dice, on dice rolled again unseen."""
TOASTS: Final = CLAIMS + AT_SIGHT
"""Rolls that ended a round at sight."""
DOUBTS: Final = 4
SHOWN: Final = 5
"""Claims that open the dice by themselves."""
LIES: Final = 6
"""Among claims by those who looked."""
CAUGHT: Final = 7
"""Claims that the opened dice did not bear out."""
CONCEDED: Final = 8
DICE: Final = 9
"""Dice that decided on new lives."""
COUNTS: Final = 10

TURNS_OF_A_GAME: Final = 1_000_000
"""A game that takes more turns than this is taken for endless."""

_ALL: Final = (1 << 64) - 1
_LOW: Final = (1 << 32) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_APART: Final = 0xD1342543DE82EF95


def mixed(number: int) -> int:
    """The finishing step of splitmix64."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _ALL
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _ALL
    return number ^ number >> 31


def luck(seed: int, game: int) -> Iterator[int]:
    """The numbers of 64 bits that game number ``game`` of a seed draws, one after the other."""
    state = mixed(seed & _ALL) + game * _APART & _ALL
    state = mixed(state)
    while True:
        state = state + _GAMMA & _ALL
        yield mixed(state)


def drawn_turn(cast: Cast, seat: int, after: int, position: int, spot: int, number: int) -> int:
    """What a drawn number stands for when ``seat`` has the cup there and ``after`` answers."""
    page = int(cast.at[seat, after, position])
    row = int(cast.row[page, spot])
    bits = row & 255
    entry = int(cast.entries[(row >> 8) + (number >> 64 - bits)])
    return (entry >> 16 if number & _LOW < entry >> 32 else entry) & 0xFFFF


def certain(chance: int, numbers: Iterator[int]) -> bool:
    """Whether something of this chance (out of 2³²) comes to pass; draws only if it may or not."""
    if chance in (NEVER, ALWAYS):
        return chance == ALWAYS
    return next(numbers) >> 32 < chance


class _Game:
    """One game being played."""

    def __init__(self, course: Course, cast: Cast, seed: int, number: int, counts: Ints) -> None:
        self.course, self.cast, self.counts = course, cast, counts
        self.numbers = luck(seed, number)
        opener = number % course.seats
        self.places = [(opener + n) % course.seats for n in range(course.seats)]
        """Who is still in, from the one with the cup."""
        self.here = course.start
        self.score = [0] * course.seats
        self.rounds, self.turns = 0, 0

    def play(self) -> bool:
        """Plays to the end; False if there is none."""
        over = False
        while not over:
            self.rounds += 1
            fate = self._round()
            if fate < 0:
                return False
            over = self._ends(fate)
        return True

    def _round(self) -> int:
        """The fate that a round comes to, −1 for none."""
        spot = 0
        while self.turns < TURNS_OF_A_GAME:
            self.turns += 1
            one, two = self.places[:2]
            came = drawn_turn(self.cast, one, two, self.here, spot, next(self.numbers))
            how, value, fate = came >> 14, came >> 9 & 31, (came & 127) - 1
            doubted, lie = bool(came & 128), bool(came & 256)
            self.counts[CLAIMS + how] += 1
            self.counts[LIES] += lie and how == LOOKED
            if fate >= 0:
                self.counts[CONCEDED] += not doubted
                if doubted and how != AT_SIGHT:
                    self.counts[SHOWN if self.course.shown[value] else DOUBTS] += 1
                    self.counts[CAUGHT] += lie
                return fate
            self.here, spot = int(self.course.turned[self.here]), value + 1
            self.places = [*self.places[1:], self.places[0]]
        return -1

    def _ends(self, fate: int) -> bool:
        """Pays, settles new lives, and opens the next round; whether there is none."""
        course = self.course
        if course.counted:
            for seat, change in zip(self.places, course.change[fate].tolist(), strict=True):
                self.score[seat] = max(course.floor, self.score[seat] + change)
        end = int(course.exit[self.here, fate])
        while course.kind[end] == CHOOSES:
            end = self._new_lives(end)
        if course.kind[end] == OPENS:
            self.here = int(course.next[end])
            seated = course.seated[end, : course.alive[self.here]].tolist()
            self.places = [self.places[place] for place in seated]
            return False
        if not course.counted:
            for place, seat in enumerate(self.places):
                self.score[seat] = int(course.worth[end, place])
        return True

    def _new_lives(self, end: int) -> int:
        chooser, keep = self.places[self.course.place[end]], int(self.course.next[end])
        if not certain(int(self.cast.rerolls[chooser, end]), self.numbers):
            return keep
        self.counts[DICE] += 1
        return int(self.course.rolled[end, (next(self.numbers) >> 32) * 6 >> 32])


def played(
    course: Course, cast: Cast, seed: int, first: int, score: Ints, rounds: Ints, counts: Ints
) -> bool:
    """Plays games number ``first`` and following, one for each row of ``score``.

    Fills ``score[game, seat]`` and ``rounds[game]``, adds to ``counts``; False if one has no end.
    """
    for number in range(len(score)):
        game = _Game(course, cast, seed, first + number, counts)
        if not game.play():
            return False
        score[number], rounds[number] = game.score, game.rounds
    return True
