"""Keys of states and payouts, by hand."""

import numpy as np

from mendax.solver.sword_of_lies.war_states import fighters_of, key_of, paid_out
from mendax.solver.sword_of_lies.wars import _arrays
from tests.solver.sword_of_lies.test_backward_induction import SCENE, SEATS


def test_swords_of_the_fallen_and_triples_without_swords_are_no_part_of_a_key() -> None:
    war, _, _ = _arrays(SCENE, SEATS, 1e5, even=False)
    rows = np.array([[1, 0], [0, 0], [0, 0], [1, 0]])
    some = key_of(war, rows, np.array([1, 1, 0, 0]), np.array([0, 1, 0, 1]))
    same = key_of(war, rows, np.array([1, 0, 0, 0]), np.array([0, 0, 0, 0]))
    other = key_of(war, rows, np.array([1, 0, 0, 0]), np.array([1, 0, 0, 0]))
    assert some == same != other


def test_the_pot_goes_to_most_lives_then_to_most_swords_before_the_war() -> None:
    war, _, _ = _arrays(SCENE, SEATS, 1e5, even=False)
    worth = np.zeros(4)
    paid_out(war, np.array([[1, 0], [0, 0], [0, 0], [1, 0]]), worth)
    assert worth.tolist() == [20, 0, 0, 20]
    paid_out(war, np.zeros((4, 2), dtype=np.int64), worth)
    assert worth.tolist() == [0, 0, 40, 0]  # seat 2 had most swords, and fell no lower


def test_who_has_cards_and_swords_writes_while_two_stand() -> None:
    rows = np.array([[1, 0], [0, 1], [0, 0]])
    assert fighters_of(rows, np.array([1, 0, 3])).tolist() == [0]
    assert fighters_of(rows[[0, 2, 2]], np.array([1, 0, 3])).tolist() == []
