"""Compares best responses over a charge, with nested rounds, with the engine's settling of
tokens."""

import pytest
from msgspec.structs import replace

from mendax.arena.french_poker.exploitability import opponent_model
from mendax.core.game import RulesError
from mendax.games.french_poker.ending import ends, payoffs, settle, tokens_at_start
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.solver.french_poker import charge_response
from mendax.solver.french_poker.charge_response import ChargeResponse
from mendax.solver.french_poker.opponent_model import OpponentModel
from tests.reasons import because

RULES = PRESETS["charge"]


class Round:
    """Rounds with a different value in each part of a charge."""

    def __init__(self, model: OpponentModel) -> None:
        self.opening, self.following = (0.5, -0.25) if model.discharging else (0.75, 0.125)


def walked(rules: FrenchPokerRules, state: FrenchPokerState, opens: bool) -> float:
    """Return the value of the next round, with tokens moved by the engine."""
    rounds = (0.5, -0.25) if state.discharging else (0.75, 0.125)
    won = (1 + rounds[0 if opens else 1]) / 2
    value = 0.0
    for loser, chance in ((1, won), (0, 1 - won)):
        settled, _ = settle(state, loser, 1 - loser)
        opener = loser if rules.next_starter == "loser" else 1 - loser
        value += chance * (
            float(payoffs(settled)[0]) if ends(settled) else walked(rules, settled, opener == 0)
        )
    return value


@pytest.mark.parametrize("starter", ["doubter_or_next", "loser"])
def test_tokens_move_as_the_book_moves_them(starter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charge_response, "RoundResponse", Round)
    rules = replace(RULES, next_starter=starter)
    standing, pot = tokens_at_start(rules, 2)
    state = FrenchPokerState(rules, standing, pot=pot)
    response = ChargeResponse(opponent_model(rules, "truthful"))
    value = (walked(rules, state, True) + walked(rules, state, False)) / 2
    assert response.game == pytest.approx(value)
    assert response.game > 0.5


def test_a_charge_with_a_concedable_top_claim_is_refused() -> None:
    with pytest.raises(RulesError, check=because("exploit-refused-rules")):
        opponent_model(replace(RULES, top_claim="doubt_or_concede"), "truthful")
