"""How the kit walks games: rare kinds of action come up too, and the same way in every run."""

import random
from collections import Counter

from mendax.games.mia.actions import Announce, Believe, Doubt
from mendax.testing.walks import by_kind, kinds_apart

CLAIMS = [Announce(value) for value in (31, 41, 42, 43, 51, 52, 53, 54, 61, 62)]


def test_a_kind_is_chosen_first_so_that_a_single_doubt_is_not_drowned_by_claims() -> None:
    choose = by_kind(random.Random(1))
    picked = [choose(0, [*CLAIMS, Doubt()]) for _ in range(400)]
    assert 150 < picked.count(Doubt()) < 250
    assert {*picked} == {*CLAIMS, Doubt()}


def test_the_same_generator_walks_the_same_way() -> None:
    def walk(seed: int) -> list[object]:
        choose = by_kind(random.Random(seed))
        return [choose(0, [*CLAIMS, Believe(), Doubt()]) for _ in range(20)]

    assert walk(3) == walk(3) != walk(4)


def test_of_a_wide_choice_every_kind_is_kept() -> None:
    kept = kinds_apart([*CLAIMS, Believe(), Doubt()], 4, "salt")
    assert len(kept) == 4
    assert {type(action) for action in kept} == {Announce, Believe, Doubt}
    assert len({*kept}) == 4


def test_which_are_kept_hangs_on_the_actions_and_the_salt_not_on_their_order() -> None:
    forwards = kinds_apart(CLAIMS, 3, "salt")
    assert {*kinds_apart(CLAIMS[::-1], 3, "salt")} == {*forwards}
    others = Counter(tuple(kinds_apart(CLAIMS, 3, f"salt {number}")) for number in range(20))
    assert len(others) > 5


def test_all_are_kept_where_there_is_room() -> None:
    assert {*kinds_apart(CLAIMS, 99, "salt")} == {*CLAIMS}
