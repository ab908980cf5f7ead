"""A player of Mia for two that knows the other seat's bot and its memory, to measure its risk.

Before each of its moves, the mind reader asks copies of the bot what it would do: whether it would
doubt each claim, and what it would have claimed with each roll. It then makes the move that is
worth most if both play soundly afterwards. Its result is therefore a lower bound for the best
opponent.
"""

import copy
from collections import Counter
from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from mendax.arena.local_game import LocalGame
from mendax.arena.mia.reduction import BranchingRandom
from mendax.bots.mia.advice import Sight, WeighedMove
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.coach.mia.adviser import adviser_for
from mendax.core.game import Action, observation, step
from mendax.games.mia.actions import Announce, Doubt
from mendax.games.mia.order import WAYS
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.solver.mia.model.rule_tables import GAME


def won(rules: MiaRules, kind: type[Equilibrium], games: int, seed: str) -> list[bool]:
    """Return whether the bot won each of these games against a mind reader, in both seats."""
    return [_bot_wins(rules, kind, number % 2, f"{seed} {number}") for number in range(games)]


def _bot_wins(rules: MiaRules, kind: type[Equilibrium], seat: int, seed: str) -> bool:
    advice = adviser_for(rules, 2)
    if advice is None:
        raise ValueError("not solved for two")
    bot = kind(GAME.name, rules, seat, 2, Random(f"{seed} bot"), advice)
    reader = MindReader(rules, 1 - seat, bot)
    game = LocalGame(GAME, rules, 2, {seat: bot, 1 - seat: reader}, Random(seed))
    while game.result is None:
        reader.look(game.state)
        game.advance()
    return game.result.places[seat] == 1


class MindReader(Equilibrium):
    """Makes the best move against what the bot in the other seat would do."""

    def __init__(self, rules: MiaRules, seat: int, bot: Equilibrium) -> None:
        super().__init__(GAME.name, rules, seat, 2, Random(0), bot.advice)
        self._bot = bot
        self._state: MiaState | None = None
        self._claiming: tuple[Equilibrium, MiaState] | None = None
        """The bot and the state before its last claim."""

    def look(self, state: MiaState) -> None:
        """Remember the state before the next move."""
        self._state = state
        if state.phase == "cup" and state.looked and state.turn == self._bot.seat:
            self._claiming = _copied(self._bot, self._bot.rng), state

    def _advised(self, sight: Sight) -> Action | None:
        assert self.advice is not None
        looking = sight.view.phase == "cup" and not sight.view.looked
        weighed = None if looking else self.advice.weigh(sight)
        if weighed is None:
            return super()._advised(sight)
        return max(weighed.moves, key=self._worth).action

    def _worth(self, move: WeighedMove) -> float:
        """Return the value of a move against the bot."""
        if move.by_roll:
            return self._worth_of_doubt(move)
        if move.opened == move.accepted or not isinstance(move.action, Announce):
            return move.worth
        assert self._state is not None
        after = step(GAME, self._state, self.seat, move.action)
        bot = _copied(self._bot, self._bot.rng)
        for told in after.events:
            bot.hear(observation(told, bot.seat))
        doubted = _odds(bot, after.state).get(Doubt(), 0.0)
        return doubted * move.opened + (1 - doubted) * move.accepted

    def _worth_of_doubt(self, move: WeighedMove) -> float:
        assert self._state is not None
        claim = self._state.claims[-1]
        if self._claiming is None or claim.how != "looked":
            return move.worth
        bot, before = self._claiming
        said = {
            roll: WAYS[roll]
            * _odds(bot, replace(before, roll=roll)).get(Announce(claim.value), 0.0)
            for roll in move.by_roll
        }
        return sum(x * move.by_roll[roll] for roll, x in said.items()) / sum(said.values())


def _odds(bot: Equilibrium, state: MiaState) -> Mapping[Action, float]:
    """Return the odds of the bot's actions in a state, without a change to its memory."""
    rng, odds = BranchingRandom(), Counter[Action]()
    view, offers = GAME.view(state, bot.seat), GAME.legal_actions(state, bot.seat)
    while True:
        action = _copied(bot, rng).choose(view, offers)
        odds[action] += rng.chance  # type: ignore[assignment]
        if not rng.next_branch():
            return odds


def _copied(bot: Equilibrium, rng: Random) -> Equilibrium:
    """Return a copy of the bot and its memory, which draws from ``rng``."""
    return copy.deepcopy(bot, {id(bot.advice): bot.advice, id(bot.rng): rng})
