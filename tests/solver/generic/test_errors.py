"""What solvers raise: that nothing was found is an error of arithmetic, the rest are refusals."""

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.solver.generic.errors import NoEquilibriumFound, NotCovered, UnreadablePolicy


def test_it_is_an_error_of_arithmetic_and_no_refusal() -> None:
    """Who asks for rules that can't be solved is refused; this is a fault of ours."""
    with pytest.raises(ArithmeticError) as caught:
        raise NoEquilibriumFound(0.25)
    assert caught.value.args == (0.25,)
    assert not isinstance(caught.value, MendaxError)


@pytest.mark.parametrize("refusal", [NotCovered, UnreadablePolicy])
def test_a_table_that_is_not_solved_and_a_spoilt_file_are_refused_with_a_reason(
    refusal: type[MendaxError],
) -> None:
    with pytest.raises(MendaxError) as caught:
        raise refusal(Reason("solver-bad-policy", {"problem": "cut short"}))
    assert caught.value.reason.key == "solver-bad-policy"
