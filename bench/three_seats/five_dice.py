"""A player with short memory in rounds of three, who knows most of the policy of two bots."""

from collections import Counter
from random import Random
from typing import Any, Final

import numpy as np

from bench.three_seats.forgetting import CAUGHT, HELD, HIDDEN, LEFT, OPEN, SEATS, ForgettingRound
from bench.three_seats.split_dice import Floats
from mendax.arena.local_game import drawn
from mendax.coach.seating import seated
from mendax.core.game import CHANCE, Action, Seat, step
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
_DEEDS: Final = {"left": LEFT, "kept-hidden": HIDDEN, "kept-open": OPEN, "opened": OPEN}


class ShortMemoryPlayer:
    """Plays a response to ``strategy`` in a round of three; it has no randomness."""

    def __init__(self, strategy: ForgettingRound) -> None:
        self._strategy, self._response = strategy, strategy.responded()
        self.payoffs = self._response.payoffs
        self._dice, self._order = strategy.dice, order_of(RULES)
        self._part = {part: n for n, part in enumerate(self._dice.parts)}
        pairs = zip(self._dice.hidden.tolist(), self._dice.open.tolist(), strict=True)
        self._split = {pair: n for n, pair in enumerate(pairs)}

    def choose(self, view: FrenchPokerView) -> Action:
        """Return the action of the seat whose turn it is."""
        if view.phase == "open":
            return Shake()
        claims = [-1, *(self._order.step[said.claim] for said in view.claims)]
        if view.phase == "answer":
            return self._answer(view, claims[-2] + 1, claims[-1])
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

    def _answer(self, view: FrenchPokerView, above: int, claim: int) -> Action:
        if all(die.pips is not None for die in view.dice):
            split = self._seen(view)
            opened = HELD[1] if self._dice.worth[split] >= claim else CAUGHT[1]
            top = claim == self._dice.top
            doubted = top or opened > self._response.turn[0, split, claim]
        else:
            laid = self._part[tuple(sorted(die.pips or 0 for die in view.dice if die.open))]
            deed = _DEEDS[view.claims[-1].deed]
            doubted = self._response.doubted[above, deed, laid, claim]
        return Doubt() if doubted else Believe()

    def _kept(self, split: int, above: int) -> tuple[int | None, bool]:
        """Return the part to keep and whether it is hidden; None leaves the dice."""
        dice, best = self._dice, self._response.best[above]
        ways = np.stack([best[OPEN] @ dice.rolled_hidden, best[HIDDEN] @ dice.rolled_open], axis=-1)
        worths = np.where(dice.keepable[dice.hand[split]], ways, -np.inf)
        if best[LEFT, split] >= worths.max():
            return None, False
        part, hidden = np.unravel_index(worths.argmax(), worths.shape)
        return int(part), bool(hidden)

    def _claim(self, deed: int, split: int, above: int) -> int:
        """Return the best claim."""
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


def rounds_lost(player: ShortMemoryPlayer, bot: str, rounds: int, seed: str) -> int:
    """Return how many rounds the player loses against two of these bots; seats rotate."""
    lost = 0
    for number in range(rounds):
        rng = Random(f"{seed} {number}")
        hero = number % SEATS
        lost += _loser(player, bot, hero, rng) == hero
    return lost


def _loser(player: ShortMemoryPlayer, bot: str, hero: Seat, rng: Random) -> Seat:
    players: list[Any] = [
        seated(bot, GAME.name, RULES, seat, SEATS, Random(rng.getrandbits(64)))
        for seat in range(SEATS)
    ]
    state = GAME.initial_state(RULES, SEATS)
    while state.last is None:
        (actor,) = GAME.actors(state)
        if actor == CHANCE:
            action = drawn(GAME.chance_outcomes(state), rng)
        elif actor == hero:
            action = player.choose(GAME.view(state, hero))
        else:
            seen = GAME.view(state, actor), GAME.legal_actions(state, actor)
            action = players[int(actor)].choose(*seen)
        state = step(GAME, state, actor, action)[0]
    return state.last.loser
