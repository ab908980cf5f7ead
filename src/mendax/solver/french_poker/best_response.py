"""The best response to a known player of French poker for two: exact, and from one's own eyes.

Rules of this file
1. Whoever believes sees all dice, and the other one saw them before: a turn begins with dice that
   both know, and the last claim. Claims only rise, so every turn is valued once, from the top
   claim down; nothing is left out and nothing is sampled.
2. The one who responds, the hero, knows the player's mixtures and not the dice: where those were
   re-rolled hidden it weighs all falls by how likely the player would claim so.
3. What a round ends with is given (``Stakes``), so that whole games are rounds within rounds.

Hands are numbered as in ``HANDS``, claims are steps of the ladder.
"""

import functools
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from mendax.games.french_poker.claims import DICE, HANDS, Dice
from mendax.games.french_poker.state import Deed
from mendax.solver.french_poker.opponent_model import (
    HAND,
    OPENING,
    Floats,
    Heard,
    Keep,
    KnownPlayer,
    falls,
)

KEPT: Final[tuple[Dice, ...]] = tuple(
    kept for count in range(DICE) for kept in combinations_with_replacement(range(1, 7), count)
)
"""What may be kept when at least one die is rolled again."""


@functools.cache
def parts(dice: Dice) -> tuple[int, ...]:
    """Which of ``KEPT`` can be kept of these dice."""
    return tuple(n for n, kept in enumerate(KEPT) if _within(kept, dice))


def _within(kept: Dice, dice: Dice) -> bool:
    return all(kept.count(pips) <= dice.count(pips) for pips in kept)


class Stakes(NamedTuple):
    """What the end of a round is worth to the hero."""

    win: float = 1.0
    lose: float = -1.0
    concede: float = -1.0
    """Giving up before the top claim."""
    conceded: float = 1.0


class Rolling(NamedTuple):
    """What the ways to go on are worth, once one has believed."""

    left: Floats
    """By hand: to leave the dice."""
    hidden: Floats
    """By ``KEPT``: to keep these hidden and roll the others in the open."""
    laid: Floats
    """By ``KEPT``: to lay these open and roll the others hidden."""


class Response:
    """What every turn of a round is worth to the hero who plays best against the player."""

    def __init__(self, known: KnownPlayer, stakes: Stakes | None = None, lowest: int = -1) -> None:
        """``lowest``: claims below are not looked at, for those who ask about late turns only."""
        self.known, self.stakes = known, stakes or Stakes()
        self.top = len(known.order.claims) - 1
        self.worth = np.array([known.order.worth(dice) for dice in HANDS])
        self._after_rolling: dict[tuple[Keep, int], float] = {}
        self._rolling: dict[int, Rolling] = {}
        shape = (self.top + 1, len(HANDS))
        self.mine = np.full(shape, np.nan)
        """By last claim (the player's) and hand: the turn of the hero, who has believed."""
        self.its = np.full(shape, np.nan)
        """By last claim (the hero's) and hand: the turn of the player, who has believed."""
        for over in reversed(range(max(0, lowest), self.top)):
            self.its[over] = [self._player_to_roll(dice, over) for dice in HANDS]
            self.mine[over] = self._hero_to_roll(over)

    # ── the round ────────────────────────────────────────────────────────────────────────────

    @functools.cached_property
    def opening(self) -> float:
        """What the round is worth if the hero opens it."""
        fresh = falls(())
        return float(fresh.odds @ self.claiming((), -1).max(axis=0))

    @functools.cached_property
    def following(self) -> float:
        """What the round is worth if the player opens it."""
        return self._listening(OPENING, -1)

    # ── the hero's turn ──────────────────────────────────────────────────────────────────────

    def claiming(self, both: Dice, over: int) -> Floats:
        """What each claim above ``over`` (rows) is worth with each fall of the dice that the
        player does not know (columns, as in ``falls``)."""
        hands = falls(both).hands
        claims = np.arange(over + 1, self.top + 1)[:, None]
        doubted = self.known.doubts(both, over)[:, None]
        opened = np.where(self.worth[hands] >= claims, self.stakes.win, self.stakes.lose)
        believed = self.its[over + 1 :, hands].copy()
        believed[-1] = self.stakes.conceded
        # A claim that is surely doubted is worth its opening, whatever believing would be.
        return np.where(doubted < 1, doubted * opened + (1 - doubted) * believed, opened)

    def rolling(self, over: int) -> Rolling:
        """What the ways to go on are worth to the hero, who has believed ``over``."""
        if over not in self._rolling:
            self._rolling[over] = self._roll(over)
        return self._rolling[over]

    def _roll(self, over: int) -> Rolling:
        left = np.array([self.claiming(dice, over).max() for dice in HANDS])
        hidden = np.array([falls(kept).odds @ left[falls(kept).hands] for kept in KEPT])
        hidden[0] = -np.inf  # at least one die is kept
        laid = [falls(kept).odds @ self.claiming(kept, over).max(axis=0) for kept in KEPT]
        return Rolling(left, hidden, np.array(laid))

    def _hero_to_roll(self, over: int) -> Floats:
        left, hidden, laid = self.rolling(over)
        best = np.maximum(hidden, laid)
        rolled = np.array([best[list(parts(dice))].max() for dice in HANDS])
        return rolled if self.known.rules.must_reroll else np.maximum(left, rolled)

    def answering(self, heard: Heard, claim: int) -> tuple[float, float]:
        """What doubting ``claim``, and what not doubting it, is worth to the hero."""
        hands, chances = heard
        opened = np.where(self.worth[hands] < claim, self.stakes.win, self.stakes.lose)
        if claim < self.top:
            return float(chances @ opened), float(chances @ self.mine[claim, hands])
        may = self.known.rules.top_claim == "doubt_or_concede"
        given_up = self.stakes.concede if may else -np.inf
        return float(chances @ opened), float(chances.sum() * given_up)

    # ── the player's turn ────────────────────────────────────────────────────────────────────

    def _player_to_roll(self, dice: Dice, over: int) -> float:
        return sum(
            chance * self._after(dice, keep, over)
            for keep, chance in self.known.rolls(dice, over).items()
        )

    def _after(self, dice: Dice, keep: Keep | None, over: int) -> float:
        if keep is None or len(keep.kept) == DICE:
            return self._seen_through(HAND[dice], over, "left")
        key = keep, over
        if key not in self._after_rolling:
            self._after_rolling[key] = (
                self._watching(keep, over) if keep.hidden else self._listening(keep, over)
            )
        return self._after_rolling[key]

    def _watching(self, keep: Keep, over: int) -> float:
        """The player keeps dice hidden and rolls the others in the open: nothing is hidden."""
        found = falls(keep.kept)
        seen = [self._seen_through(int(hand), over, "kept-hidden") for hand in found.hands]
        return float(found.odds @ seen)

    def _listening(self, keep: Keep, over: int) -> float:
        """The player rolls hidden: there is only its claim to go by."""
        claims = self.known.heard(keep.kept, over)
        return sum(max(self.answering(heard, claim)) for claim, heard in claims.items())

    def _seen_through(self, hand: int, over: int, deed: Deed) -> float:
        """The player claims, and the hero knows all its dice."""
        said = self.known.says(HANDS[hand], (), over, deed)
        heard = Heard(np.array([hand]), np.ones(1))
        return sum(chance * max(self.answering(heard, claim)) for claim, chance in said.items())


class Whole:
    """The best response over a whole game: a round for every standing, the last ones first."""

    def __init__(
        self, known: KnownPlayer, tokens: int, progress: Callable[[int, int], None] | None = None
    ) -> None:
        """``progress`` is told how many standings have been weighed, of how many."""
        self.rounds: dict[tuple[int, int], Response] = {}
        """By the tokens of the hero and those of the player."""
        self.known = known
        self._loser_opens = known.rules.next_starter == "loser"
        for mine in range(1, tokens + 1):
            for its in range(1, tokens + 1):
                self.rounds[mine, its] = Response(known, self._stakes(mine, its))
                if progress is not None:
                    progress(len(self.rounds), tokens * tokens)

    def worth(self, mine: int, its: int, opens: bool) -> float:
        """What this standing is worth to the hero, who opens the next round or does not."""
        if not mine or not its:
            return 1.0 if mine else -1.0
        found = self.rounds[mine, its]
        return found.opening if opens else found.following

    def _stakes(self, mine: int, its: int) -> Stakes:
        """Who wins a round opens the next; who loses it, where the rules say so or on giving up."""
        loser = self._loser_opens
        return Stakes(
            win=self.worth(mine, its - 1, not loser),
            lose=self.worth(mine - 1, its, loser),
            concede=self.worth(mine - 1, its, True),
            conceded=self.worth(mine, its - 1, False),
        )
