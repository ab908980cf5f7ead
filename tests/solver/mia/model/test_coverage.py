"""What is refused before anything is solved, and what is not."""

import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.coverage import ROUNDS, SEATS, check
from mendax.solver.mia.model.positions import Span


@pytest.mark.parametrize(
    ("words", "seats", "span", "key"),
    [
        ("", SEATS[-1] + 1, "match", "solver-refused-seats"),
        ("", 1, "round", "solver-refused-seats"),
        ("blind_pass=higher", 3, "match", "solver-refused-blind-pass"),
        ("blind_pass=same_or_higher", 3, "round", "solver-refused-blind-pass"),
        ("scoring=points rounds=2", 3, "match", "solver-refused-points"),
        (f"scoring=points rounds={ROUNDS + 1}", 2, "match", "solver-refused-points"),
        ("show_believed=may", 2, "round", "solver-refused-option"),
    ],
)
def test_what_is_not_solved_is_refused(words: str, seats: int, span: Span, key: str) -> None:
    with pytest.raises(NotCovered) as refused:
        check(parse_options(MiaRules(), words.split()), seats, span)
    assert refused.value.reason.key == key


@pytest.mark.parametrize(
    ("words", "seats", "span"),
    [
        ("", 6, "match"),
        ("blind_pass=higher lives=1", 6, "match"),
        ("blind_pass=higher", 3, "round"),
        (f"scoring=points rounds={ROUNDS}", 2, "match"),
        ("scoring=points", 6, "round"),
        ("scoring=money rounds=999", 6, "match"),
    ],
)
def test_what_is_solved_is_not_refused(words: str, seats: int, span: Span) -> None:
    check(parse_options(MiaRules(), words.split()), seats, span)
