"""Which games the commands that reckon know, and how the others are refused."""

import pytest

from mendax.core.game import RulesError
from mendax.games import BUILT_IN
from mendax.terminal.analyses import (
    EXPLOITERS,
    SOLVERS,
    STATISTICS,
    exploiter_of,
    solver_of,
    statistics_of,
)
from mendax.words import LANGUAGES, Words


def test_who_answers_for_a_game_has_what_the_commands_ask() -> None:
    for name in SOLVERS:
        assert callable(solver_of(name).solved)
        assert callable(solver_of(name).introduce)
    for name in STATISTICS:
        assert callable(statistics_of(name).counted)
        assert callable(statistics_of(name).added_up)
    for name in EXPLOITERS:
        assert callable(exploiter_of(name).exploited)
    assert {*SOLVERS, *STATISTICS, *EXPLOITERS} <= set(BUILT_IN)


def test_a_game_that_is_not_known_is_refused_with_those_that_are(subtests: pytest.Subtests) -> None:
    for asked in [solver_of, statistics_of, exploiter_of]:
        for language in LANGUAGES:
            with subtests.test(asked=asked, language=language):
                with pytest.raises(RulesError) as refused:
                    asked("chess")
                told = Words(language).explain(refused.value.reason)
                assert "chess" in told
                assert ("french_poker" if asked is exploiter_of else "mia") in told
