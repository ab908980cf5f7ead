"""The best response in a two-player charge: nested rounds, solved by backward induction.

If the top claim must be doubted, a two-player round has two results. One best response is then
optimal at every standing, as long as winning is at least as good as losing. The solver computes two
responses, because the player may use different strategies while the pot empties and while tokens
are given back.
"""

import functools

from mendax.core.game import Reason, RulesError
from mendax.games.french_poker.ending import tokens_at_start
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.solver.french_poker.best_response import RoundResponse
from mendax.solver.french_poker.opponent_model import OpponentModel


def check_charge(rules: FrenchPokerRules) -> None:
    """Raise ``RulesError`` for a charge whose rounds can end in more than two ways."""
    if rules.top_claim != "must_doubt":
        raise RulesError(Reason("exploit-refused-rules"))


class ChargeResponse:
    """The value of every standing in a charge whose payoff to the hero is −1 or 1."""

    def __init__(self, model: OpponentModel) -> None:
        """``model`` models the player in the first half of the charge. Raises ``RulesError``."""
        check_charge(model.rules)
        self.model = model
        giving_back = OpponentModel(model.rules, model.player, discharging=True)
        self._charging, self._discharging = RoundResponse(model), RoundResponse(giving_back)
        self._loser_opens = model.rules.next_starter == "loser"

    def response(self, standing: tuple[int, int], discharging: bool) -> RoundResponse:
        """Return the best response in a round with this standing; the hero's tokens are first."""
        return self._discharging if discharging else self._charging

    @functools.cached_property
    def game(self) -> float:
        """Return the value of a whole game; a random draw decides who opens it."""
        (mine, its), pot = tokens_at_start(self.model.rules, 2)
        return (self._filling(mine, its, pot, True) + self._filling(mine, its, pot, False)) / 2

    def _filling(self, mine: int, its: int, pot: int, opens: bool) -> float:
        """Return the value of the next round while the pot has tokens, of which the loser takes
        one."""
        if not pot:
            return self._giving_back(mine, its, opens)
        won, lost = self._openers()
        return self._round(
            self._charging,
            opens,
            self._filling(mine, its + 1, pot - 1, won),
            self._filling(mine + 1, its, pot - 1, lost),
        )

    @functools.cache  # noqa: B019 — few standings, and responses are short-lived
    def _giving_back(self, mine: int, its: int, opens: bool) -> float:
        """Return the value of the next round once the pot is empty and the winner gives a token
        back."""
        if not mine or not its:  # a player without tokens has already won
            return 1.0 if not mine else -1.0
        won, lost = self._openers()
        return self._round(
            self._discharging,
            opens,
            self._giving_back(mine - 1, its, won),
            self._giving_back(mine, its - 1, lost),
        )

    def _openers(self) -> tuple[bool, bool]:
        """Return whether the hero opens the next round after a win, and whether after a loss."""
        return not self._loser_opens, self._loser_opens

    @staticmethod
    def _round(response: RoundResponse, opens: bool, win: float, lose: float) -> float:
        assert win >= lose, "a round that is better lost"
        value = response.opening if opens else response.following
        return lose + (win - lose) * (1 + value) / 2
