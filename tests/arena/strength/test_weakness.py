"""What is known of bots' weaknesses, and where nobody knows."""

from typing import Any

import pytest

from mendax.arena.french_poker import exploitability
from mendax.arena.french_poker.exploitability import Exploitability
from mendax.arena.mia.reduction import tables_of_bot
from mendax.arena.strength.values import Estimate, Weakness
from mendax.arena.strength.weakness import Subject, weakness
from mendax.arena.sword_of_lies import exploiter_gains
from mendax.arena.sword_of_lies.exploiter_gains import ExploiterGain
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.simulation.best_response import best_response
from mendax.solver.mia.simulation.game_tables import indexed_game
from tests.naive_odds import naive_odds as naive_odds

ONE_ROUND = FrenchPokerRules(tokens=1)


def test_the_best_response_of_french_poker_is_a_share_of_games_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it wins is computed, and held to the book, elsewhere; a game is worth −1 to 1."""
    exact = Exploitability("lucky", 0.9, 0.8, 0.85)
    monkeypatch.setattr(exploitability, "exact_exploitability", lambda *_: (exact, None))
    known = weakness("french_poker", Subject("lucky", ONE_ROUND, 2, 4, "s"))
    assert known == Weakness(Estimate(0.925, 0.925, 0.925), "best-response", True)


def test_at_sword_it_is_the_habit_that_wins_most_played_on_fresh_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gain(_: object, exploiter: str, bot: str, *at: Any) -> ExploiterGain:
        seats, games, seed = at[:3]
        lucky = 30.0 if exploiter == "never_deals" and seed != "s" else 1.0
        return ExploiterGain(exploiter, bot, seats, games, lucky, 4.0, 0.5)

    monkeypatch.setattr(exploiter_gains, "exploiter_gain", gain)
    known = weakness("sword_of_lies", Subject("squire", None, 3, 3, "s"))
    assert known == Weakness(Estimate(1.0, -3.0, 5.0), "never_deals", False)
    assert weakness("sword_of_lies", Subject("random", None, 3, 3, "s")) is None


@pytest.mark.parametrize(("seats", "fair"), [(2, 0.5), (3, 0.333333)])
def test_nobody_wins_more_than_a_fair_share_of_mia_against_solved_play(
    seats: int, fair: float
) -> None:
    known = weakness("mia", Subject("equilibrium", MiaRules(), seats, 4, "s"))
    assert known == Weakness(Estimate(fair, fair, fair), "best-response", True)


@pytest.mark.usefixtures("naive_odds")
def test_the_best_response_of_mia_is_a_share_of_games_won() -> None:
    """By place it is held to the book elsewhere; every place is as likely."""
    rules = MiaRules(lives=1)
    game = indexed_game(rules, 3)
    won = round(float(best_response(game, tables_of_bot("odds", game)).sum() / 3), 6)
    known = weakness("mia", Subject("odds", rules, 3, 4, "s"))
    assert known == Weakness(Estimate(won, won, won), "best-response", True)
    assert won > 0.5


@pytest.mark.parametrize(
    ("bot", "rules"),
    [
        ("reader", MiaRules()),
        ("odds", MiaRules(ends_when="first_out")),
        ("equilibrium", MiaRules(ends_when="first_out")),
        ("odds", MiaRules(scoring="money")),
        ("odds", MiaRules(joker_32="toast")),
        ("odds", MiaRules(blind_pass="higher")),
    ],
    ids=str,
)
def test_of_mia_nobody_knows_what_remembering_and_sharing_give_away(
    bot: str, rules: MiaRules
) -> None:
    assert weakness("mia", Subject(bot, rules, 3, 4, "s")) is None


def test_where_nobody_knows_nothing_is_said() -> None:
    assert weakness("french_poker", Subject("lucky", ONE_ROUND, 3, 4, "s")) is None
    assert weakness("french_poker", Subject("random", ONE_ROUND, 2, 4, "s")) is None
    assert weakness("one_die", Subject("random", None, 2, 4, "s")) is None
