"""Tests of analyses of games in the terminal: solvers, coaches and stored policies."""

from pathlib import Path

import pytest

from mendax.coach.mia.coach import MiaCoach
from mendax.core.game import RulesError
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from mendax.solver.mia.policy_cache import cached_policy
from mendax.terminal import coaching
from mendax.terminal.analyses import (
    exploiter_of,
    solver_of,
    statistics_of,
)
from mendax.terminal.policy_folder import policy_folder
from mendax.words import LANGUAGES, Words
from tests.server.coaching.chances_coach import ChancesCoach


def test_a_game_that_is_not_known_is_refused_with_those_that_are(subtests: pytest.Subtests) -> None:
    for asked in [solver_of, statistics_of, exploiter_of]:
        for language in LANGUAGES:
            with subtests.test(asked=asked, language=language):
                with pytest.raises(RulesError) as refused:
                    asked("chess")
                told = Words(language).explain(refused.value.reason)
                assert "chess" in told
                assert ("french_poker" if asked is exploiter_of else "mia") in told


WORDS = Words("en")


def test_a_coach_knows_a_table_that_was_solved_for_it(
    policy_folder: Path,
) -> None:
    coach, rules = MiaCoach(), MiaRules(lives=1, order="natural")
    coaching.introduce(coach, rules, 2, None, WORDS)
    assert list(policy_folder.iterdir())
    picture = coach.strategy(rules, 2, ())
    assert picture is not None
    assert picture.pages


class Elsewhere(ChancesCoach):
    """A game without a solver."""

    game = "sword_of_lies"


def test_a_coach_of_an_unsolved_game_is_used_directly(tmp_path: Path) -> None:
    coaching.introduce(Elsewhere(), FrenchPokerRules(), 2, None, WORDS)
    with pytest.raises(RulesError) as refused:
        coaching.introduce(Elsewhere(), FrenchPokerRules(), 2, tmp_path / "a.policy", WORDS)
    assert refused.value.reason.key == "solver-refused-game"


def test_policies_are_in_the_variables_folder_or_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENDAX_POLICIES", str(tmp_path / "kept"))
    assert policy_folder(WORDS) == tmp_path / "kept"
    monkeypatch.delenv("MENDAX_POLICIES")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert policy_folder(WORDS) == tmp_path / "mendax" / "policies"


def test_solving_works_without_a_home_directory(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("MENDAX_POLICIES", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    folder = policy_folder(WORDS)
    assert "no home directory" in capsys.readouterr().err
    rules = with_options(MiaRules(), {"lives": 2})
    for _ in range(2):
        assert not cached_policy(rules, 2, "round", folder).stored
