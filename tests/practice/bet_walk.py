"""Values of bets, computed by playing the rest of the betting in the engine, one deal at a time.

Independent of ``BettingRollouts``: hidden cards are dealt from the unseen ones, and the engine
counts shields, swords, chips and pots. Only the seats' estimates of their shares are the same.
"""

from itertools import chain
from math import exp, hypot, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from mendax.bots.sword_of_lies.battle import armies_of, standings
from mendax.bots.sword_of_lies.betting_rollouts import FixedLimitModel, raising_rate
from mendax.bots.sword_of_lies.player import chips_in
from mendax.bots.sword_of_lies.war_model import war_model
from mendax.core.concrete import concrete
from mendax.core.game import Action, Seat, step
from mendax.core.text_form import write
from mendax.games.cards import faces
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.actions import Bet, Call, Check, Fold, Raise
from mendax.games.sword_of_lies.pots import pots
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import decks_for
from mendax.games.sword_of_lies.state import SwordState
from mendax.practice.sword_bets import BetDecision, bet_puzzle, is_plain, positions, rollouts

GAME = SwordOfLies()
MODEL = FixedLimitModel()
TABLES = 20
RATE = raising_rate(0, 0, MODEL)


class Walked(NamedTuple):
    """A value in percent of the pot, with its standard error."""

    worth: float
    error: float


class BetWalk:
    """Plays the betting after a decision to its end, many times."""

    def __init__(self, state: SwordState, decision: BetDecision, seed: str) -> None:
        self.state, self.view, self.rules = state, decision.view, decision.rules
        self.rng = Random(seed)
        self.dice = np.random.default_rng(self.rng.getrandbits(64))
        assert self.view.you is not None
        self.you, self.seats = self.view.you, len(self.view.rows)
        self.decision, self.shares = decision, dict[tuple[Seat, int, bool], float]()
        view, lowest = self.view, self.rules.lowest_rank
        rows = [card.face for row in view.rows for card in row if card.face]
        self.unseen = list(faces(lowest)) * decks_for(self.rules, self.seats)
        for face in chain(rows, (each.face for each in view.determined), *view.thrown):
            self.unseen.remove(face)

    def worth(self, action: Action, deals: int) -> Walked:
        """Return the value of a bet relative to folding.

        The seats estimate their shares again for each of ``TABLES`` groups of deals.
        """
        means = []
        for _ in range(TABLES):
            self.shares = self._shares(self.decision)
            means.append(fmean(self._gained(action, deals // TABLES)))
        return Walked(fmean(means), stdev(means) / sqrt(TABLES))

    def _gained(self, action: Action, deals: int) -> list[float]:
        before = self.state.betting.stacks[self.you]
        ends = [self._played(action) for _ in range(deals)]
        return [
            100 * (end.betting.stacks[self.you] + won - before) / chips_in(self.view)
            for end, won in zip(ends, self._fought(ends), strict=True)
        ]

    # ── a deal ───────────────────────────────────────────────────────────────────────────────

    def _dealt(self) -> SwordState:
        hand = iter(self.rng.sample(self.unseen, len(self.unseen)))
        rows = tuple(
            tuple(
                card if shown.face else replace(card, face=next(hand))
                for card, shown in zip(row, seen, strict=True)
            )
            for row, seen in zip(self.state.rows, self.view.rows, strict=True)
        )
        return replace(self.state, rows=rows)

    def _played(self, action: Action) -> SwordState:
        """Return the state at the war, or at the end if all but one fold."""
        state = step(GAME, self._dealt(), self.you, action).state
        while state.phase not in ("side", "negotiation", "orders", "over"):
            seat = GAME.actors(state)[0]
            assert isinstance(seat, int)
            legal = list(concrete(GAME.legal_actions(state, seat)))
            bets = state.phase == "betting"
            made = self._bet(state, seat, legal) if bets else legal[0]
            state = step(GAME, state, seat, made).state
        return state

    def _bet(self, state: SwordState, seat: Seat, legal: list[Action]) -> Action:
        """Return the bet of ``FixedLimitModel``."""
        betting = state.betting
        stays = next(each for each in legal if isinstance(each, Call | Check))
        raises = next((each for each in legal if isinstance(each, Bet | Raise)), None)
        owed = betting.level - betting.bets[seat]
        pot = sum(betting.paid) + sum(betting.bets) + owed
        bold = state.boldest is not None and state.boldest.seat == seat
        share = self._share(state, seat, bold)
        largest = max(smallest_bet(self.rules, n) for n in range(self.view.round, 99))
        ceiling = self.rules.fixed_raises * largest
        highest = state.boldest.to if state.boldest else 0
        to = betting.level + smallest_bet(self.rules, state.round)
        final = to > highest and to >= ceiling
        if seat == self.you:
            wants = final or share > MODEL.own_raise / len(betting.live)
            keeps = share * pot >= owed
        else:
            rate = 1 - (1 - RATE) ** MODEL.last_raise if final else RATE
            wants = self.rng.random() < rate
            surplus = share - owed / max(1, pot)
            reckoned = 1 / (1 + exp(-surplus / MODEL.calling.noise))
            guesses = MODEL.calling.guesses
            keeps = self.rng.random() < guesses + (1 - 2 * guesses) * reckoned
        if raises is not None and wants:
            return raises
        return stays if keeps or not owed else Fold()

    # ── shares and wars ──────────────────────────────────────────────────────────────────────

    def _shares(self, decision: BetDecision) -> dict[tuple[Seat, int, bool], float]:
        """Return the share of the pot that a seat expects, by its shields and the highest bet."""
        made = rollouts(decision, self.dice, MODEL)
        found = dict[tuple[Seat, int, bool], float]()
        for bold, shares in ((False, made._plain), (True, made._armed)):
            for seat in range(self.seats):
                for count in range(self.rules.cards + 1):
                    same = made._samples.shields[:, seat] == count
                    among = shares[same, seat] if same.any() else shares[:, seat]
                    found[seat, count, bold] = float(among.mean())
        return found

    def _share(self, state: SwordState, seat: Seat, bold: bool) -> float:
        row = [card for card in state.rows[seat] if card.mark is not None]
        shields = sum(card.mark is not None and not is_right(card.mark, card.face) for card in row)
        return self.shares[seat, shields, bold]

    def _fought(self, ends: list[SwordState]) -> list[float]:
        """Return the chips that the seat wins from the pots in the wars."""
        wars = [end for end in ends if end.phase != "over"]
        if not wars:
            return [0.0] * len(ends)
        lives = np.zeros((len(wars), self.seats, self.rules.cards), dtype=np.int64)
        swords = np.zeros((len(wars), self.seats), dtype=np.int64)
        for number, end in enumerate(wars):
            assert end.war is not None
            swords[number] = end.war.swords
            for seat, row in enumerate(end.rows):
                lives[number, seat, : len(row)] = sorted((c.lives for c in row), reverse=True)
        armies = armies_of(lives, swords)
        final = war_model(self.rules, self.you, self.seats, self.dice).final(armies)
        merit = standings(final, armies.swords)
        won = iter([self._won(end, merit[number]) for number, end in enumerate(wars)])
        return [0.0 if end.phase == "over" else next(won) for end in ends]

    def _won(self, end: SwordState, merit: np.ndarray[tuple[int], np.dtype[np.int64]]) -> float:
        won = 0.0
        for pot in pots(end.betting):
            best = max(merit[seat] for seat in pot.seats)
            winners = [seat for seat in pot.seats if merit[seat] == best]
            won += pot.chips / len(winners) * (self.you in winners)
        return won


def differences(seed: str, count: int, deals: int) -> list[float]:
    """Return the differences of the values of ``count`` puzzles from the walk, in standard errors.

    Bets are left out in which an interrogator knew a card: deals don't model that knowledge.
    """
    rng, found, made = Random(seed), list[float](), 0
    while made < count:
        preset, seats = rng.choice((("standard", 3), ("first_evening", 3), ("limit", 4)))
        plain = [
            (state, each)
            for state, each in positions(preset, seats, rng)
            if is_plain(each) and not any(card.known for card in each.known().doubtful)
        ]
        if not plain:
            continue
        state, decision = rng.choice(plain)
        puzzle = bet_puzzle(preset, decision, rng)
        if puzzle is None:
            continue
        made += 1
        walk = BetWalk(state, decision, f"{seed} {made}")
        for move in decision.moves:
            option = next((o for o in puzzle.options if o.action == write(move)), None)
            if option is not None and not isinstance(move, Fold):
                walked = walk.worth(move, deals)
                error = hypot(walked.error, puzzle.error) or 1e-6
                found.append((option.worth - walked.worth) / error)
    return found
