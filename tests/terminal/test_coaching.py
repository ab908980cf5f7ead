"""A coach as the terminal asks it: of games that are solved here, and of others."""

from pathlib import Path

import pytest

from mendax.coach.mia.coach import MiaCoach
from mendax.core.game import RulesError
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.terminal import coaching
from mendax.words import Words
from tests.server.coaching.chances_coach import ChancesCoach

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
    """Its game is solved by nobody here."""

    game = "sword_of_lies"


def test_a_coach_of_a_game_that_is_not_solved_here_is_left_to_itself(tmp_path: Path) -> None:
    coaching.introduce(Elsewhere(), FrenchPokerRules(), 2, None, WORDS)
    with pytest.raises(RulesError) as refused:
        coaching.introduce(Elsewhere(), FrenchPokerRules(), 2, tmp_path / "a.policy", WORDS)
    assert refused.value.reason.key == "solver-refused-game"
