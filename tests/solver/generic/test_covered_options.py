"""Tests that a solver refuses every option and value without the mark ``Solved``, by name."""

from typing import Annotated, Literal

import pytest

from mendax.games.rules import OutsidePlay, Range, Rules, Solved, Source
from mendax.solver.generic.covered_options import check_options
from mendax.solver.generic.errors import NotCovered


class Hats(Rules, frozen=True, kw_only=True):
    """Rules with a solved option, a partly solved option and an unmarked option."""

    feather: Annotated[int, Range(0, 9), Source("a test"), Solved()] = 0
    brim: Annotated[
        Literal["wide", "narrow", "none"], Source("a test"), Solved(("wide", "narrow"))
    ] = "wide"
    veil: Annotated[bool, Source("a test")] = False
    colour: Annotated[Literal["red", "blue"], Source("a test"), OutsidePlay()] = "red"


def test_marked_values_and_defaults_are_covered() -> None:
    check_options(Hats(feather=7, brim="narrow", colour="blue", turn_clock=5))


@pytest.mark.parametrize(
    ("rules", "option", "given", "allowed"),
    [
        (Hats(brim="none"), "brim", "none", "wide, narrow"),
        (Hats(veil=True), "veil", "yes", "no"),
    ],
)
def test_other_values_are_refused_by_name(
    rules: Hats, option: str, given: str, allowed: str
) -> None:
    with pytest.raises(NotCovered) as raised:
        check_options(rules)
    shown = {"option": option, "given": given, "allowed": allowed}
    assert raised.value.reason.key == "solver-refused-option"
    assert raised.value.reason.arguments == shown
