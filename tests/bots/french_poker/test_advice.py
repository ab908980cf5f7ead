"""An adviser of French poker is asked for a view alone, and the coach has such advisers."""

import inspect

from mendax.bots.french_poker.advice import RoundAdvice
from mendax.games.french_poker.actions import Believe, Doubt
from tests.coach.french_poker.test_adviser import adviser, seen


def test_nothing_but_the_view_is_asked_with() -> None:
    assert [*inspect.signature(RoundAdvice.mixture).parameters] == ["self", "view"]


def test_the_coachs_adviser_answers_with_a_distribution() -> None:
    asked: RoundAdvice = adviser()
    mixture = asked.mixture(seen("answer", (2, 2), (5, 5, 6), (66, "three")))
    assert mixture is not None
    assert set(mixture) <= {Believe(), Doubt()}
    assert abs(sum(mixture.values()) - 1) < 1e-9
