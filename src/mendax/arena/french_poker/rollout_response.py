"""A lower bound on exploitability in French poker, from a player that knows the bots at its table.

1. With three or more seats, only some players know certain dice, so the two-player best response
   (``exploitability``) has no exact counterpart. This player knows each bot's policy. It tries its
   actions in rounds that the bots play to the end, and takes the best action (G. Tesauro and G.
   Galperin, "On-line policy improvement using Monte-Carlo search", 1996). A best response wins at
   least as much, so the result is a lower bound.
2. The player uses only its seat's observations. Unknown dice are sampled in proportion to the last
   claim's likelihood (Bayes' rule).
3. In rollouts, the player continues like one of the bots.

This module uses no I/O and no clock.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from mendax.arena.local_game import drawn
from mendax.arena.match import Progress
from mendax.bots import bot_named
from mendax.coach.seating import seated
from mendax.core.game import CHANCE, Action, Offer, Reason, RulesError, Seat, Value, step
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Announce, Doubt, KeepHidden, KeepOpen, RollRest
from mendax.games.french_poker.claims import order_of, ways
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.solver.french_poker.opponent_model import MixedPlayer

GAME: Final = FrenchPoker()
_CLAIMS: Final = 6
"""The number of claims to try, which are those with the highest score in ``_doubted``."""
_GLANCES: Final = 3
"""The number of rollouts per action. The best actions get more rollouts."""
_FINALISTS: Final = 4
_ROUNDS: Final = 24


class _World(NamedTuple):
    """A possible state and its relative weight."""

    state: FrenchPokerState
    weight: float


class RolloutResponse:
    """Plays one seat against bots whose policies it knows."""

    def __init__(self, players: Sequence[Any], seat: Seat, rng: Random) -> None:
        """``players`` are bots by seat with known odds.

        The player at ``seat`` continues rollouts.
        """
        self._players = players
        self._seat, self._rng = seat, rng

    def choose(self, state: FrenchPokerState) -> Action:
        """Return the action, using only facts in ``state`` that the seat knows."""
        choices = list(self._choices(state))
        if len(choices) == 1:
            return choices[0]
        worlds = self.worlds(state)
        for rounds in (_GLANCES, _ROUNDS):
            worths = {choice: self._worth(worlds, choice, rounds) for choice in choices}
            choices = sorted(choices, key=lambda choice: -worths[choice])[:_FINALISTS]
        return choices[0]

    # ── possible states and actions ──────────────────────────────────────────────────────────

    def worlds(self, state: FrenchPokerState) -> list[_World]:
        dice = GAME.view(state, self._seat).dice
        hidden = [place for place, die in enumerate(dice) if die.pips is None]
        if not hidden:
            return [_World(state, 1.0)]
        worlds = []
        for pips in combinations_with_replacement(range(1, 7), len(hidden)):
            lie = list(state.dice)
            for place, shown in zip(hidden, pips, strict=True):
                lie[place] = replace(lie[place], pips=shown)
            world = replace(state, dice=tuple(lie))
            worlds.append(_World(world, ways(pips) * self._likelihood(world)))
        likely = [world for world in worlds if world.weight > 0]
        return likely or [_World(world.state, 1.0) for world in worlds]

    def _likelihood(self, state: FrenchPokerState) -> float:
        """Return the probability of the last claim, given these dice."""
        said = state.claims[-1]
        before = replace(
            state, claims=state.claims[:-1], phase="cup", turn=said.seat, deed=said.deed
        )
        if said.deed == "passed" or (not before.claims and said.deed != "opened"):
            return 1.0
        return self._mixture(before, said.seat).get(Announce(said.claim), 0.0)

    def _choices(self, state: FrenchPokerState) -> Iterator[Action]:
        """Yield all distinct actions, with only those claims that do best if doubted."""
        claims, kept = dict[Action, float](), set[object]()
        for action in _every(GAME.legal_actions(state, self._seat)):
            if isinstance(action, Announce):
                claims[action] = self._doubted(state, action)
                continue
            if isinstance(action, KeepHidden | KeepOpen | RollRest):
                pips = sorted(state.dice[place].pips or 0 for place in action.kept)
                alike = type(action), tuple(pips)
                if alike in kept:
                    continue
                kept.add(alike)
            yield action
        yield from sorted(claims, key=lambda claim: -claims[claim])[:_CLAIMS]

    def _doubted(self, state: FrenchPokerState, claim: Announce) -> float:
        """Return a score for a claim that depends only on whether the next player doubts it."""
        said = GAME.apply(state, self._seat, claim).state
        doubted = self._mixture(said, said.turn).get(Doubt(), 0.0)
        order = order_of(state.rules)
        dice = tuple(die.pips or 0 for die in state.dice)
        return doubted * (1.0 if order.holds(dice, claim.claim) else -2.0)

    # ── rollouts ─────────────────────────────────────────────────────────────────────────────

    def _worth(self, worlds: Sequence[_World], choice: Action, rounds: int) -> float:
        weights = [world.weight for world in worlds]
        tried = self._rng.choices(worlds, weights, k=rounds)
        return fmean(self._played_out(world.state, choice) for world in tried)

    def _played_out(self, state: FrenchPokerState, choice: Action) -> float:
        """Return −1 if the seat loses the round, otherwise the seat's equal share of 1."""
        number, others = state.round, len(state.standing) - len(state.done) - 1
        state = GAME.apply(state, self._seat, choice).state
        while state.round == number and GAME.result(state) is None:
            (actor,) = GAME.actors(state)
            if actor == CHANCE:
                action = drawn(GAME.chance_outcomes(state), self._rng)
            else:
                mixture = self._mixture(state, actor)
                action = self._rng.choices(list(mixture), list(mixture.values()))[0]
            state = GAME.apply(state, actor, action).state
        assert state.last is not None
        return -1.0 if state.last.loser == self._seat else 1 / others

    def _mixture(self, state: FrenchPokerState, seat: Any) -> dict[Action, float]:
        player = self._players[seat]
        return dict(player.mixture(GAME.view(state, seat), GAME.legal_actions(state, seat)))


def _every(offers: Sequence[Offer]) -> Iterator[Action]:
    for offer in offers:
        fields = [slot.field for slot in offer.slots]
        for values in product(*(slot.values for slot in offer.slots)):  # type: ignore[union-attr]
            yield replace(offer.action, **dict(zip(fields, values, strict=True)))


class KnownRounds(Value, frozen=True):
    """The results in single rounds of a player that knows the bots in all other seats."""

    bot: str
    seats: int
    rounds: int
    lost: int
    """The number of these rounds that the player lost."""
    fair: float
    """The share of rounds that a bot loses against identical bots."""


def rounds_lost(
    name: str,
    rules: FrenchPokerRules,
    seats: int,
    rounds: int,
    seed: str,
    progress: Progress | None = None,
) -> KnownRounds:
    """Return how often this player loses the first round at a table of bots.

    The other ``seats`` − 1 seats are copies of the bot ``name``. The player rotates through all
    seats. Raises ``RulesError`` for bots without known probabilities.
    """
    known = bot_named(name, GAME.name).name
    lost = 0
    for number in range(rounds):
        rng = Random(f"{seed} {number}")
        players = [
            seated(known, GAME.name, rules, seat, seats, Random(rng.getrandbits(64)))
            for seat in range(seats)
        ]
        if not isinstance(players[0], MixedPlayer):
            raise RulesError(Reason("exploit-refused-bot", {"given": name}))
        lost += _loser(rules, players, number % seats, rng) == number % seats
        if progress is not None:
            progress(number + 1, rounds)
    return KnownRounds(known, seats, rounds, lost, 1 / seats)


def _loser(rules: FrenchPokerRules, players: Sequence[Any], hero: Seat, rng: Random) -> Seat:
    """Return the seat that loses the first round."""
    responder = RolloutResponse(players, hero, Random(rng.getrandbits(64)))
    state = GAME.initial_state(rules, len(players))
    while state.last is None:
        (actor,) = GAME.actors(state)
        if actor == CHANCE:
            action = drawn(GAME.chance_outcomes(state), rng)
        elif actor == hero:
            action = responder.choose(state)
        else:
            seen = GAME.view(state, actor), GAME.legal_actions(state, actor)
            action = players[int(actor)].choose(*seen)
        state = step(GAME, state, actor, action)[0]
    return state.last.loser
