"""What a solver raises that finds nothing: an error of arithmetic that says how near it came."""

import pytest

from mendax.core.game import MendaxError
from mendax.solver.generic.errors import NoEquilibriumFound


def test_it_is_an_error_of_arithmetic_and_no_refusal() -> None:
    """Who asks for rules that can't be solved is refused; this is a fault of ours."""
    with pytest.raises(ArithmeticError) as caught:
        raise NoEquilibriumFound(0.25)
    assert caught.value.args == (0.25,)
    assert not isinstance(caught.value, MendaxError)
