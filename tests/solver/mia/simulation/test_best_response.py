"""Tests that the best response from tables equals a walk over the engine, and gains nothing against
solved play.
"""

from typing import cast

import pytest

from mendax.arena.mia.reduction import AskedBot, tables_of_bot
from mendax.core.game import Action
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy.policy import Odds, Policy
from mendax.solver.mia.proof.tree_deviation import deviation
from mendax.solver.mia.simulation.best_response import best_response
from mendax.solver.mia.simulation.game_tables import indexed_game
from mendax.solver.mia.simulation.strategy_tables import tables_of_policy
from tests.naive_odds import naive_odds as naive_odds
from tests.proof import parametrize


class AskedByTheBook:
    """A bot that is queried with views, as the walk over the engine queries a policy."""

    span = "match"
    longest_period = 1

    def __init__(self, bot: str, rules: MiaRules, seats: int) -> None:
        self.bot, self.rules, self.seats = AskedBot(bot, rules, seats), rules, seats

    def odds(self, view: MiaView, settled: object = (), starter: object = None) -> Odds:
        """Return the bot's action odds, which do not depend on unseen dice."""
        state = MiaState(
            self.rules,
            view.standing,
            phase=view.phase,
            turn=view.turn,
            round=view.round,
            claims=view.claims,
            roll=view.roll or (ROLLS[0] if view.phase in ("cup", "answer") else None),
            roller=view.roller,
            looked=view.looked,
            out=(view.out,) if view.out else (),
        )
        does: dict[Action, float] = self.bot.does(state, view.turn)
        return tuple(does.items())


WALKED = [
    ("odds", 2, "lives=1"),
    ("truthful", 2, "lives=1 mia_reveals=yes"),
    ("sniper", 2, "lives=2 mia_concede=not_allowed next_starter=winner"),
    ("random", 2, "lives=1 blind_reroll=new_value second=little_mia"),
    ("odds", 3, "lives=1"),
    ("liar", 3, "lives=1 mia_double_any=yes"),
]


@pytest.mark.usefixtures("naive_odds")
@parametrize("bot, seats, words", WALKED, test=WALKED[1:3])
def test_a_walk_over_the_book_finds_the_same(bot: str, seats: int, words: str) -> None:
    rules = parse_options(MiaRules(), words.split())
    game = indexed_game(rules, seats)
    walked = deviation(cast("Policy", AskedByTheBook(bot, rules, seats)))
    best = [value + gain for value, gain in zip(walked.values, walked.gains, strict=True)]
    assert best_response(game, tables_of_bot(bot, game)) == pytest.approx(best, abs=1e-12)
    assert max(walked.gains) > 0.1


@pytest.mark.parametrize(
    ("seats", "words"), [(2, "lives=3"), (3, "lives=2"), (4, "lives=1 ends_when=first_out")]
)
def test_no_response_gains_against_solved_play(seats: int, words: str) -> None:
    rules = parse_options(MiaRules(), words.split())
    policy, game = solve(rules, seats).policy, indexed_game(rules, seats)
    assert best_response(game, tables_of_policy(policy, game)) == pytest.approx(
        policy.values, abs=1e-12
    )


@pytest.mark.parametrize(
    "rules",
    [
        PRESETS["meyer"],
        parse_options(MiaRules(), ["life_reroll=may"]),
        parse_options(MiaRules(), ["announce=equal_or_higher"]),
        PRESETS["contest"],
    ],
    ids=str,
)
def test_games_that_come_back_or_are_scored_are_none_for_it(rules: MiaRules) -> None:
    game = indexed_game(rules, 2)
    with pytest.raises(ValueError, match="only fall"):
        best_response(game, tables_of_bot("odds", game))
