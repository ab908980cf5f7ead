"""Tests that a solver refuses every option and value that it does not list, by name."""

from typing import Annotated, Literal

import pytest

from mendax.games.rules import Range, Rules, Source
from mendax.solver.generic.covered_options import EVERY, Covered, check_options
from mendax.solver.generic.errors import NotCovered


class Hats(Rules, frozen=True, kw_only=True):
    """Rules with a listed option, a partly listed option and an unlisted option."""

    feather: Annotated[int, Range(0, 9), Source("nobody")] = 0
    brim: Annotated[Literal["wide", "narrow", "none"], Source("nobody")] = "wide"
    veil: Annotated[bool, Source("nobody")] = False


COVERED: Covered = {"feather": EVERY, "brim": ("wide", "narrow", "torn"), "turn_clock": EVERY}


def test_listed_values_and_defaults_are_covered() -> None:
    check_options(Hats(feather=7, brim="narrow", turn_clock=5), COVERED)


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
        check_options(rules, COVERED)
    shown = {"option": option, "given": given, "allowed": allowed}
    assert raised.value.reason.key == "solver-refused-option"
    assert raised.value.reason.arguments == shown
