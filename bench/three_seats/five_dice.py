"""Players with short memory in rounds of three, by the rule book.

Their memory is their own dice, the open dice, the last two claims and how the dice were rolled.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import numpy as np

from bench.three_seats.forgetting import (
    CAUGHT,
    HELD,
    HIDDEN,
    LEFT,
    OPEN,
    SEATS,
    ForgettingRound,
    shares,
)
from bench.three_seats.split_dice import Floats
from mendax.arena.local_game import drawn
from mendax.coach.seating import seated
from mendax.core.game import CHANCE, Action, Offer, Seat, step
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import (
    Announce,
    Believe,
    Doubt,
    KeepHidden,
    KeepOpen,
    Shake,
)
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import DieView, FrenchPokerView

GAME: Final = FrenchPoker()
RULES: Final = FrenchPokerRules()
_NEVER: Final = 1e-3
_DEEDS: Final = {"left": LEFT, "kept-hidden": HIDDEN, "kept-open": OPEN, "opened": OPEN}

Maker = Callable[[Seat, Random], Any]
"""Returns a player or a bot for a seat."""


class Follower:
    """Plays ``strategy``. If it knows all dice, it doubts exactly the lies."""

    def __init__(self, strategy: ForgettingRound, rng: Random) -> None:
        self._strategy, self._rng = strategy, rng
        self._dice, self._order = strategy.dice, order_of(RULES)
        self._part = {part: n for n, part in enumerate(self._dice.parts)}
        pairs = zip(self._dice.hidden.tolist(), self._dice.open.tolist(), strict=True)
        self._split = {pair: n for n, pair in enumerate(pairs)}

    def choose(self, view: FrenchPokerView, _offers: Sequence[Offer] = ()) -> Action:
        """Return the action of the seat whose turn it is."""
        if view.phase == "open":
            return Shake()
        claims = [-1, *(self._order.step[said.claim] for said in view.claims)]
        if view.phase == "answer":
            split = None
            if all(die.pips is not None for die in view.dice):
                split = self._seen(view)
            laid = self._part[tuple(sorted(die.pips or 0 for die in view.dice if die.open))]
            deed = _DEEDS[view.claims[-1].deed]
            doubted = self._doubts(claims[-2] + 1, deed, laid, claims[-1], split)
            return Doubt() if doubted else Believe()
        split, above = self._seen(view), claims[-1] + 1
        if view.deed == "left":
            part, hidden = self._kept(split, above)
            if part is not None:
                places = _places(self._dice.parts[part], view.dice, hidden)
                return KeepHidden(places) if hidden else KeepOpen(places)
        return Announce(self._order.spellings[self._claim(_DEEDS[view.deed], split, above)])

    def _seen(self, view: FrenchPokerView) -> int:
        covered, laid = (
            self._part[tuple(sorted(die.pips or 0 for die in view.dice if die.open == lies))]
            for lies in (False, True)
        )
        return self._split[covered, laid]

    def _doubts(self, above: int, deed: int, laid: int, claim: int, split: int | None) -> bool:
        """Return the answer to a claim; ``split`` is None unless all dice are known."""
        if claim == self._dice.top:
            return True
        if split is not None:
            return bool(self._dice.worth[split] < claim)
        return self._drawn(self._strategy.strategy.doubt[above, deed, laid, claim]) == 0

    def _kept(self, split: int, above: int) -> tuple[int | None, bool]:
        """Return the part to keep and whether it is hidden; None leaves the dice."""
        weights, hand = self._strategy.strategy, self._dice.hand[split]
        if self._drawn(weights.leave[above, split]) == 0:
            return None, False
        keepable = self._dice.keepable[hand]
        way = self._drawn(shares(weights.roll[above, hand], keepable, axes=2).ravel())
        return way // 2, way % 2 == 1

    def _claim(self, deed: int, split: int, above: int) -> int:
        """Return the claim to make."""
        return above + self._drawn(self._strategy.strategy.say[above, deed, split, above:])

    def _drawn(self, weights: Floats) -> int:
        """Return an index; those with a chance below a thousandth are never drawn."""
        chances = shares(weights)
        chances[chances < _NEVER] = 0.0
        return self._rng.choices(range(len(chances)), chances.tolist())[0]


class ShortMemoryPlayer(Follower):
    """Plays a response to ``strategy`` in a round of three; it has no randomness."""

    def __init__(self, strategy: ForgettingRound) -> None:
        super().__init__(strategy, Random(0))
        self._response = strategy.responded()
        self.payoffs = self._response.payoffs

    def _doubts(self, above: int, deed: int, laid: int, claim: int, split: int | None) -> bool:
        if split is None:
            return bool(self._response.doubted[above, deed, laid, claim])
        opened = HELD[1] if self._dice.worth[split] >= claim else CAUGHT[1]
        top = claim == self._dice.top
        return bool(top or opened > self._response.turn[0, split, claim])

    def _kept(self, split: int, above: int) -> tuple[int | None, bool]:
        dice, best = self._dice, self._response.best[above]
        ways = np.stack([best[OPEN] @ dice.rolled_hidden, best[HIDDEN] @ dice.rolled_open], axis=-1)
        worths = np.where(dice.keepable[dice.hand[split]], ways, -np.inf)
        if best[LEFT, split] >= worths.max():
            return None, False
        part, hidden = np.unravel_index(worths.argmax(), worths.shape)
        return int(part), bool(hidden)

    def _claim(self, deed: int, split: int, above: int) -> int:
        dice = self._dice
        opened = np.where(dice.worth[split] >= np.arange(above, dice.top + 1), HELD[0], CAUGHT[0])
        doubts = self._strategy.doubts(above)[deed, dice.open[split]]
        believed: Floats = self._response.turn[-1, split, above:]
        return above + int((doubts * opened + (1 - doubts) * believed).argmax())


def _places(part: tuple[int, ...], dice: tuple[DieView, ...], hidden: bool) -> tuple[int, ...]:
    """Return places of these dice; of equal dice, those under the cup are kept hidden first."""
    wanted, places = Counter(part), list[int]()
    for place in sorted(range(len(dice)), key=lambda n: dice[n].open == hidden):
        pips = dice[place].pips or 0
        if wanted[pips]:
            wanted[pips] -= 1
            places.append(place)
    return tuple(sorted(places))


def bot_maker(name: str) -> Maker:
    """Return the maker of a bot."""
    return lambda seat, rng: seated(name, GAME.name, RULES, seat, SEATS, rng)


def rounds_lost(hero: Maker, other: Maker, rounds: int, seed: str) -> int:
    """Return how many rounds the hero loses against two others; seats rotate."""
    lost = 0
    for number in range(rounds):
        rng, seat = Random(f"{seed} {number}"), number % SEATS
        players = [
            (hero if n == seat else other)(n, Random(rng.getrandbits(64))) for n in range(SEATS)
        ]
        lost += _loser(players, rng) == seat
    return lost


def _loser(players: Sequence[Any], rng: Random) -> Seat:
    state = GAME.initial_state(RULES, SEATS)
    while state.last is None:
        (actor,) = GAME.actors(state)
        if actor == CHANCE:
            action = drawn(GAME.chance_outcomes(state), rng)
        else:
            seen = GAME.view(state, actor), GAME.legal_actions(state, actor)
            action = players[int(actor)].choose(*seen)
        state = step(GAME, state, actor, action)[0]
    return state.last.loser
