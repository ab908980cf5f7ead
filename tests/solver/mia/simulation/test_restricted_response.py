"""Tests that restricted responses are optimal, and that more trust gains and risks more."""

import functools

import numpy as np
import pytest

from mendax.arena.mia.reduction import tables_of_bot
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.mia.simulation.best_response import (
    ANNOUNCER,
    ANSWERER,
    Responses,
    TurnsOfPosition,
    best_response,
)
from mendax.solver.mia.simulation.exact_expectation import expectation
from mendax.solver.mia.simulation.game_tables import IndexedGame, indexed_game
from mendax.solver.mia.simulation.restricted_response import restricted_response
from mendax.solver.mia.simulation.strategy_tables import StrategyTables
from mendax.solver.mia.simulation.turn_outcomes import turn_outcomes
from tests.proof import parametrize

TRUSTS = (0.0, 0.1, 0.5, 0.9, 1.0)
MODELS = {
    "lives=2": "sniper",
    "lives=1 second=little_mia blind_reroll=new_value": "truthful",
    "lives=1 mia_reveals=yes": "liar",
}
"""A bot as the model of the other player, by rules."""


class HalfFree(TurnsOfPosition):
    """The other player of the restricted game: its model with chance ``trust``, else its best."""

    def __init__(
        self, responses: Responses, position: int, model: StrategyTables, trust: float
    ) -> None:
        super().__init__(responses, position)
        self.model, self.trust, self.place = model, trust, int(model.at[position])

    def answered(self, state: int, claims: Floats, accepted: Floats) -> float:
        """Return the payoff of the answers to ``claims``."""
        doubt = self.model.doubt[self.place, :, state]
        opened = (claims * self.opened[..., ANSWERER]).sum(axis=2)
        as_modelled = doubt * opened + (1 - doubt) * claims.sum(axis=2) * accepted
        free = super().answered(state, claims, accepted)
        return self.trust * float(as_modelled.sum()) + (1 - self.trust) * free

    def announced(self, state: int, doubt: Floats, accepted: Floats) -> float:
        """Return the payoff of the claims."""
        as_modelled = 0.0
        for code, chance in self.model.claims_at(self.place, state).items():
            how, value, roll = code >> 10, code >> 5 & 31, code & 31
            caught = self.opened[how, value, roll, ANNOUNCER]
            q = doubt[how, value]
            as_modelled += chance * (q * caught + (1 - q) * accepted[value])
        free = super().announced(state, doubt, accepted)
        return self.trust * as_modelled + (1 - self.trust) * free


def worst_case(
    game: IndexedGame, strategy: StrategyTables, model: StrategyTables, trust: float
) -> Floats:
    """Return the payoffs of ``strategy`` in the restricted game, as opener and as second player."""
    turn = functools.partial(HalfFree, model=model, trust=trust)
    return 1.0 - Responses(game, strategy, turn).opened()[::-1]


@parametrize("words, bot", MODELS.items(), test=list(MODELS.items())[1:])
def test_no_reply_of_the_half_free_player_lowers_its_value(words: str, bot: str) -> None:
    game = indexed_game(parse_options(MiaRules(), words.split()), 2)
    model = tables_of_bot(bot, game)
    gained, risked = [], []
    for trust in TRUSTS:
        response = restricted_response(game, model, trust)
        exact = worst_case(game, response.strategy, model, trust)
        assert response.worth == pytest.approx(exact, abs=1e-8)
        payoff = expectation(game, turn_outcomes(game.tables, [response.strategy, model])).payoff
        gained.append(payoff[:, 0].mean())
        risked.append(best_response(game, response.strategy).mean())
    assert risked[0] == pytest.approx(0.5, abs=1e-8)
    assert gained[-1] == pytest.approx(best_response(game, model).mean(), abs=1e-8)
    assert all(np.diff(gained) > -1e-8)
    assert all(np.diff(risked) > -1e-8)
    assert gained[-1] > gained[0] + 0.05
    assert risked[-1] > risked[0] + 0.05


def test_other_strategies_are_worth_less() -> None:
    game = indexed_game(parse_options(MiaRules(), ["lives=1"]), 2)
    model = tables_of_bot("truthful", game)
    responses = {trust: restricted_response(game, model, trust) for trust in TRUSTS}
    for trust, best in responses.items():
        for other in responses.values():
            worth = worst_case(game, other.strategy, model, trust)
            assert (best.worth > worth - 1e-8).all()


def test_larger_tables_are_refused() -> None:
    game = indexed_game(parse_options(MiaRules(), ["lives=1"]), 3)
    with pytest.raises(ValueError, match="for two"):
        restricted_response(game, tables_of_bot("liar", game), 0.5)
