"""Puzzles of Sword of Lies: the last bets of two players, whose values are exact.

1. All cards are open in the last betting round, so two seats with fixed bets play a finite game of
   perfect information (``solver.sword_of_lies.last_bets``).
2. A position is reached by random legal moves in the engine. No seat folds once two are left.
3. Values are chips relative to folding, in percent of the pot. Exactly one option is right.
4. Positions in which no seat has bet in the round are left out, because a puzzle does not show who
   has checked. So are positions in which the seat with the highest bet has folded.
5. The explanation names the fact about the four swords of the highest bet that decides: with that
   fact changed, another option is best. Positions without such a fact are left out.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from mendax.bots.sword_of_lies.exact import last_bets
from mendax.bots.sword_of_lies.player import chips_in
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Reason, Seat, observation, step
from mendax.core.text_form import write
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.actions import AllIn, Fold, Raise
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.state import SwordState
from mendax.practice.betting_views import betting_view
from mendax.practice.puzzle import BettingView, Judged, Puzzle, PuzzleOption, puzzle, right
from mendax.practice.reasons import best_of, next_cost
from mendax.practice.sword_bets import AT_STAKE, TABLES, BetDecision, at_stake, bet_spot, is_plain
from mendax.solver.sword_of_lies.last_bets import SolvedBet, boldest_shares

_GAME: Final = SwordOfLies()
_HALF: Final = 0.5
_IDLE: Final = 0.02
"""If the four swords move the share of the pot by less, they change nothing."""


def spots(rng: Random) -> Iterator[Puzzle | None]:
    """Yield random puzzles forever, or None for a position that makes no puzzle."""
    while True:
        preset, seats = rng.choice(TABLES)
        for decision in decisions(preset, seats, rng):
            yield last_bet_puzzle(preset, decision)


def decisions(preset: str, seats: int, rng: Random) -> Iterator[BetDecision]:
    """Yield the decisions of two players in the last betting round of a random game.

    The histories of the decisions are one object, which changes when the game continues.
    """
    rules = PRESETS[preset]
    history = SeatHistory(seats, rules.cards, rules.fixed_raises)
    state = _GAME.initial_state(rules, seats)
    while state.phase not in ("side", "negotiation", "orders", "over"):
        actor = _GAME.actors(state)[0]
        if actor == CHANCE:
            outcomes = _GAME.chance_outcomes(state)
            action = rng.choices([a for a, _ in outcomes], [float(odds) for _, odds in outcomes])[0]
        else:
            assert isinstance(actor, int)
            legal = tuple(concrete(_GAME.legal_actions(state, actor)))
            if _is_last(state):
                yield BetDecision(rules, _GAME.view(state, actor), legal, history)
            action = rng.choice(_moves(state, legal))
        after = step(_GAME, state, actor, action)
        for told in after.events:
            history.hear(observation(told, 0))
        state = after.state


def _is_last(state: SwordState) -> bool:
    last = state.phase == "betting" and state.round > state.rules.cards
    return last and len(state.betting.live) == 2 and state.betting.level > 0


def _moves(state: SwordState, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the moves to draw from, which keep two seats and their chips in the game."""
    if state.phase != "betting":
        return legal
    few = len(state.betting.live) == 2 or state.round > state.rules.cards
    avoided = (Fold, AllIn) if few else (AllIn,)
    return [move for move in legal if not isinstance(move, avoided)] or legal


def last_bet_puzzle(preset: str, decision: BetDecision) -> Puzzle | None:
    """Return a decision as a puzzle, or None unless exactly one option is right and the rest cost
    enough.
    """
    view, rules = decision.view, decision.rules
    assert view.you is not None
    if not is_plain(decision):
        return None
    solved = last_bets(rules, view, decision.history, tuple(decision.history.put_in))
    won = boldest_shares(rules, view, view.you)
    if solved is None or won is None:
        return None
    pot = chips_in(view)
    options = tuple(
        Judged(write(bet.action), 100 * bet.worth / pot, 0.0)
        for bet in solved
        if bet.action in decision.moves
    )
    if at_stake(options) < AT_STAKE:
        return None
    shown = betting_view(rules, view, decision.known())
    race = Race(shown, solved, *won)
    fact = _fact(race, max(options, key=lambda option: option.worth).action.split()[0])
    if shown.boldest is None or fact is None:
        return None
    spot = bet_spot(preset, decision, shown, options)
    made = puzzle(spot, lambda _, graded: _reason(race, fact, graded))
    return made if sum(map(right, made.options)) == 1 else None


# ── explanations ─────────────────────────────────────────────────────────────────────────────


class LineAfterRaise(NamedTuple):
    """The result of a raise."""

    holds: bool
    """True if seat 0 has the four swords in the end."""
    answered: bool
    """True if the other seat raises again."""


class Race(NamedTuple):
    """The facts of a last bet by seat 0."""

    view: BettingView
    solved: Sequence[SolvedBet]
    armed: float
    """The share of the pot with the four swords of the highest bet."""
    plain: float
    """The share if the other seat has them."""

    @property
    def need(self) -> float:
        """Return the share of the pot from which a call pays off."""
        return self.view.price / (self.view.pot + self.view.price)

    def after_raise(self) -> "LineAfterRaise | None":
        """Return the result of a raise if both seats play on well, or None if it is illegal."""
        mine = next((bet for bet in self.solved if isinstance(bet.action, Raise)), None)
        if mine is None:
            return None
        holder, highest, level, seat = self.view.boldest, self.view.highest, 0, 0
        answered = False
        for action in (mine.action, *mine.line):
            to = self._bet(action, seat)
            if to > level:
                level, answered = to, answered or seat != 0
                if to > highest:
                    holder, highest = seat, to
            seat = self._other() if seat == 0 else 0
        return LineAfterRaise(holder == 0, answered)

    def _bet(self, action: Action, seat: Seat) -> int:
        """Return the bet of the round after a raise or all-in, or 0 for other actions."""
        if isinstance(action, AllIn):
            return self.view.stacks[seat] + self.view.bets[seat]
        return action.to if isinstance(action, Raise) else 0

    def _other(self) -> Seat:
        return next(seat for seat, row in enumerate(self.view.rows) if row and seat)


def _fact(race: Race, best: str) -> str | None:
    """Return the fact that decides, as the end of a catalogue key, or None if several do."""
    raised, mine = race.after_raise(), race.view.boldest == 0
    if race.armed - race.plain < _IDLE:
        return "idle"
    if best == "raise":
        assert raised is not None
        if mine:
            return None
        return "raise" if raised.holds else "ahead" if race.plain > _HALF else None
    if mine:
        return "keep" if best == "call" and race.plain < race.need else None
    if best == "call" or race.armed <= _HALF:
        return None
    if raised is None:
        return "no-raise"
    if raised.holds:
        return None
    return "raised-again" if raised.answered else "small"


def _reason(race: Race, fact: str, options: Sequence[PuzzleOption]) -> Reason:
    view = race.view
    told: dict[str, str | int] = {
        "action": best_of(options).action.split()[0],
        "armed": round(100 * race.armed),
        "plain": round(100 * race.plain),
        "need": round(100 * race.need),
        "highest": view.highest,
        "next": f"{next_cost(options):.1f}",
    }
    return Reason(f"practice-last-{fact}", told)
