"""Tests of the order of claims and their truth, against a generator and a referee written for these
tests."""

import functools
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product
from typing import Any

import pytest

from mendax.games.french_poker.claims import (
    HANDS,
    WAYS,
    HandRank,
    Spelling,
    named,
    order_of,
    ways,
)
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import options

CATEGORIES = {
    "high": "high-die pair two-pairs three straight-to-5 straight-to-6 full-house four five",
    "french": "high-die pair two-pairs straight-to-5 three straight-to-6 full-house four five",
    "none": "high-die pair two-pairs three full-house four five",
}


def every_order() -> Iterator[FrenchPokerRules]:
    """Yield all combinations of the options that claims depend on."""
    named_options = {o.name: o for o in options(FrenchPokerRules)}
    for straights, kickers, general, ones in product(
        named_options["straights"].values,
        named_options["kickers"].values,
        (True, False),
        named_options["ones"].values,
    ):
        made: dict[str, Any] = {"straights": straights, "kickers": kickers, "ones": ones}
        yield FrenchPokerRules(general_claims=general, **made)


EVERY_ORDER = list(every_order())
NAMES = [f"{r.straights}-{r.kickers}-{r.general_claims}-{r.ones}" for r in EVERY_ORDER]


# # ── another generator: claims as people would list them, each with a number to sort by ──────


def digits(*faces: int) -> int:
    return int("".join(map(str, faces)))


def details(hand: str) -> Iterator[tuple[int, ...]]:
    """Yield the ranks by which a hand may be named."""
    if hand in ("pair", "three", "four", "five", "high-die"):
        yield from ((face,) for face in range(1, 7))
    elif hand == "two-pairs":
        yield from ((high, low) for high in range(1, 7) for low in range(1, high))
    elif hand == "full-house":
        yield from permutations(range(1, 7), 2)


def face(rank: int, rules: FrenchPokerRules) -> int:
    """Return the face of a rank: 2, 3, 4, 5, 6, 1 from the lowest if ones are high."""
    return rank % 6 + 1 if rules.ones == "high" else rank


def rests(hand: str, ranks: tuple[int, ...], rules: FrenchPokerRules) -> set[tuple[int, ...]]:
    """Return the ranks of the other dice beside a hand, highest first, as far as five dice
    allow."""
    count = {"high-die": 4, "pair": 3, "two-pairs": 1, "three": 2, "four": 1}.get(hand, 0)
    others = [rank for rank in range(6, 0, -1) if rank not in ranks]
    found = set(combinations(others, count))
    if hand != "high-die":
        return found
    lower = {rest for rest in found if max(rest) < ranks[0]}
    runs = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})
    whole = {rest: {face(rank, rules) for rank in (*ranks, *rest)} for rest in lower}
    return {rest for rest in lower if rules.straights == "none" or whole[rest] not in runs}


SHAPES = {
    "high-die": (1,),
    "pair": (2,),
    "two-pairs": (2, 2),
    "three": (3,),
    "full-house": (3, 2),
    "four": (4,),
    "five": (5,),
}


@functools.cache
def listed(rules: FrenchPokerRules) -> dict[Spelling, int]:
    """Return every claim by its spelling, with a number in base 7 made of category, ranks, kickers
    and zeros.
    """
    found: dict[Spelling, int] = {}

    def add(spelling: Any, *figures: int) -> None:
        assert spelling not in found or found[spelling] == number(figures), spelling
        found[spelling] = number(figures)

    def number(figures: tuple[int, ...]) -> int:
        padded = (*figures, *(0,) * (7 - len(figures)))
        return sum(figure * 7 ** (6 - place) for place, figure in enumerate(padded))

    for height, hand in enumerate(CATEGORIES[rules.straights].split()):
        if hand.startswith("straight"):
            add(12345 if hand.endswith("5") else 23456, *divmod(height, 7))
            continue
        if rules.general_claims:
            add(hand, *divmod(height, 7))
        for ranks in details(hand):
            made = [r for r, times in zip(ranks, SHAPES[hand], strict=True) for _ in range(times)]
            said_faces = [face(rank, rules) for rank in made]
            add(digits(*said_faces), *divmod(height, 7), *ranks)
            if rules.kickers == "full":
                for rest in rests(hand, ranks, rules):
                    for said in range(1, len(rest) + 1):
                        more = [face(rank, rules) for rank in rest[:said]]
                        figures = (*divmod(height, 7), *ranks, *rest[:said])
                        add(digits(*said_faces, *more), *figures)
    return found


def referee(rules: FrenchPokerRules, dice: tuple[int, ...]) -> int:
    """Return the best claim that these dice meet, as ``listed`` numbers it."""
    every = listed(rules)
    wild = [place for place, face in enumerate(dice) if face == 1 and rules.ones == "wild"]
    return max(
        every[spelled_out(rules, tuple(sorted(replaced(dice, wild, faces))))]
        for faces in product(range(1, 7), repeat=len(wild))
    )


def replaced(dice: tuple[int, ...], places: list[int], faces: tuple[int, ...]) -> list[int]:
    changed = list(dice)
    for place, face in zip(places, faces, strict=True):
        changed[place] = face
    return changed


def spelled_out(rules: FrenchPokerRules, dice: tuple[int, ...]) -> int:
    """Return these dice as their fullest claim, spelled."""
    if dice in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)) and rules.straights != "none":
        return digits(*dice)
    byface = Counter(dice)
    rank = {face(one, rules): one for one in range(1, 7)}
    whole = sorted(dice, key=lambda face: (byface[face], rank[face]), reverse=True)
    if rules.kickers == "full":
        return digits(*whole)
    most = max(byface.values())
    if most == 1:
        return whole[0]
    made = [face for face in whole if byface[face] > 1]
    return digits(*made)


# ── the order ────────────────────────────────────────────────────────────────────────────────


def test_there_are_252_hands_in_7776_falls() -> None:
    falls = Counter(tuple(sorted(fall)) for fall in product(range(1, 7), repeat=5))
    assert set(falls) == set(HANDS)
    assert len(HANDS) == 252
    assert {dice: ways(dice) for dice in HANDS} == falls
    assert sum(falls.values()) == WAYS == 7776


def test_the_detailed_claims_are_71_and_the_highest_die() -> None:
    detailed = [c for c in order_of(FrenchPokerRules()).claims if c.hand != "high-die"]
    counts = Counter(c.hand for c in detailed if c.ranks or c.hand.startswith("straight"))
    assert counts == {
        "pair": 6,
        "two-pairs": 15,
        "three": 6,
        "straight-to-5": 1,
        "straight-to-6": 1,
        "full-house": 30,
        "four": 6,
        "five": 6,
    }
    assert sum(counts.values()) == 71


def test_the_order_is_total_and_that_of_the_other_generator(subtests: pytest.Subtests) -> None:
    for rules in EVERY_ORDER:
        with subtests.test(rules=rules):
            other = listed(rules)
            order = order_of(rules)
            assert len(set(other.values())) == len(other)  # no two claims are equal
            assert list(order.spellings) == sorted(other, key=other.__getitem__)
            keys = [order.as_tuple(claim) for claim in order.claims]
            assert all(low < high for low, high in pairwise(keys))
            assert order.top == (11111 if rules.ones == "high" else 66666)


def test_a_claim_is_true_of_the_hands_that_the_referee_finds(subtests: pytest.Subtests) -> None:
    for rules in EVERY_ORDER:
        with subtests.test(rules=rules):
            order, other = order_of(rules), listed(rules)
            for dice in HANDS:
                worth = referee(rules, dice)
                for claim, number in other.items():
                    assert order.holds(dice, claim) == (worth >= number), (dice, claim)


# # ── statements of the rulebook ───────────────────────────────────────────────────────────────


def test_wild_ones_make_the_best_of_a_hand() -> None:
    order = order_of(FrenchPokerRules(ones="wild"))

    def best(*dice: int) -> Spelling:
        return order.spellings[order.worth(dice)]

    assert best(1, 1, 1, 1, 1) == 66666
    assert best(1, 6, 6, 5, 5) == 66655
    assert best(1, 2, 3, 4, 5) == 23456
    assert best(1, 2, 3, 4, 6) == 23456
    assert best(1, 1, 6, 5, 5) == 5555
    assert best(2, 3, 4, 6, 6) == 66


def test_a_claim_is_the_tuple_that_people_would_compare() -> None:
    order = order_of(FrenchPokerRules())
    assert named((2, 2, 6, 6, 6), "high") == HandRank("full-house", (6, 2))
    assert named((1, 3, 4, 6, 6), "high") == HandRank("pair", (6,), (4, 3, 1))
    sixes, fives = HandRank("full-house", (6, 2)), HandRank("full-house", (5, 4))
    assert order.as_tuple(sixes) > order.as_tuple(fives)
    assert order.as_tuple(HandRank("pair")) < order.as_tuple(HandRank("pair", (1,)))
