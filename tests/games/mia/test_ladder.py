"""The ladder of Mia: every value once, lowest first, with the chances that the rulebook prints."""

from mendax.games.mia.ladder import ladder
from mendax.games.mia.order import announceable, ranking
from mendax.games.mia.rules import MiaRules

BEATEN_BY = (0, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34)
"""Falls of 36 that are higher, as printed, from Mia down."""


def test_the_ladder_lists_values_lowest_first_with_their_chances() -> None:
    shown = ladder(MiaRules())
    assert [rung.value for rung in shown.rungs] == list(ranking(MiaRules()).values)
    assert tuple(rung.beaten_by for rung in reversed(shown.rungs)) == BEATEN_BY
    assert all(rung.rolls == (rung.value,) for rung in shown.rungs)
    assert shown.rungs[0].reached_by == 36
    assert shown.top == shown.rungs[-1].value == 21


def test_the_ladder_of_pips_names_every_roll_of_a_rung() -> None:
    eight = next(rung for rung in ladder(MiaRules(order="pips")).rungs if rung.value == 62)
    assert eight.rolls == (53, 62)
    assert eight.reached_by - eight.beaten_by == 4


def test_a_joker_that_is_toasted_has_no_rung_but_counts_among_the_falls() -> None:
    rules = MiaRules(joker_32="toast")
    rungs = ladder(rules).rungs
    assert tuple(rung.value for rung in rungs) == announceable(rules)
    assert rungs[0].value == 31
    assert rungs[0].reached_by == 36
    assert rungs[0].beaten_by == 34
