"""Puzzles of Sword of Lies: whether to fold, call or raise.

1. A position is reached by playing a game of bots in the engine, at tables with fixed bets.
2. Hidden cards are sampled by counting colours. Earlier bets are ignored, so a puzzle shows all
   relevant facts. ``BettingRollouts`` plays the remaining betting, and ``war_model`` the war.
3. Values are mean chips relative to folding, in percent of the pot, with a standard error. A cost
   within two standard errors is not a mistake.
4. Two seats left in the last round are left to ``sword_last_bets``, whose values are exact.
5. A puzzle is dropped if its right option depends on how often others raise or how well they count
   colours.
6. Beginners stay, raise, or decide by their shields alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.beliefs import Outlook, outlook
from mendax.bots.sword_of_lies.betting_rollouts import (
    BettingRollouts,
    FixedLimitModel,
    fixed_limit_betting,
)
from mendax.bots.sword_of_lies.betting_state import CallingModel
from mendax.bots.sword_of_lies.determinizations import Determinizations, determinizations
from mendax.bots.sword_of_lies.knight import Knight
from mendax.bots.sword_of_lies.player import chips_in
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.bots.sword_of_lies.squire import Squire
from mendax.bots.sword_of_lies.war_model import pot_splits, war_model
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Reason, observation, step
from mendax.core.text_form import write
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.actions import AllIn, Bet, Check, Fold, Raise
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.view import SwordView
from mendax.practice.betting_views import betting_view
from mendax.practice.puzzle import (
    ERRORS,
    BettingView,
    Judged,
    Puzzle,
    PuzzleOption,
    Spot,
    grade,
    puzzle,
)
from mendax.practice.reasons import next_cost
from mendax.solver.sword_of_lies.last_bets import is_last_round

_GAME: Final = SwordOfLies()
TABLES: Final = (
    *(("standard", 3), ("standard", 4), ("first_evening", 3)),
    *(("quick", 4), ("limit", 3), ("limit", 4)),
)
_OF_A_GAME: Final = 3
"""The maximum number of positions from one game."""
_SAMPLES: Final = 800
_TIMES: Final = 10
"""The number of estimates behind a puzzle's values. Each estimate uses ``_SAMPLES`` samples."""
_TIMES_VARIED: Final = 2
_SURE: Final = 1.5
"""The largest standard error of a puzzle, in percent of the pot."""
AT_STAKE: Final = 6.0
"""The smallest difference between the best and worst options, in percent of the pot."""
_USUAL: Final = FixedLimitModel()
_VARIED: Final = (
    FixedLimitModel(prior_raises=0.6),
    FixedLimitModel(prior_raises=3.6, calling=CallingModel(noise=0.15, guesses=0.1)),
)
"""Models of players who seldom raise, and of players who often raise and count badly."""


def spots(rng: Random) -> Iterator[Puzzle | None]:
    """Yield random puzzles forever, or None for a position that makes no puzzle."""
    while True:
        preset, seats = rng.choice(TABLES)
        found = decisions(preset, seats, rng)
        for decision in rng.sample(found, min(_OF_A_GAME, len(found))):
            yield bet_puzzle(preset, decision, rng)


class BetDecision(NamedTuple):
    """A betting decision, and the knowledge of the seat to act."""

    rules: SwordRules
    view: SwordView
    moves: tuple[Action, ...]
    history: SeatHistory

    def known(self) -> Outlook:
        """Return what the seat knows about the war by counting.

        A puzzle shows no habits of the other seats, so named colours carry no information.
        """
        known = outlook(self.rules, self.view, self.history)
        return known._replace(doubtful=tuple(c._replace(honesty=0.5) for c in known.doubtful))


def decisions(preset: str, seats: int, rng: Random) -> list[BetDecision]:
    """Return the betting decisions after the first round of a game of knights and squires."""
    return [made for _, made in positions(preset, seats, rng) if is_plain(made)]


def positions(preset: str, seats: int, rng: Random) -> Iterator[tuple[SwordState, BetDecision]]:
    """Yield the betting decisions after round 1 of a game of knights and squires, with their
    states."""
    rules = PRESETS[preset]
    kinds = (Knight, Squire)
    players = [kinds[seat % 2](_GAME.name, rules, seat, seats, rng) for seat in range(seats)]
    state = _GAME.initial_state(rules, seats)
    while state.phase not in ("side", "negotiation", "orders", "over"):
        actor = _GAME.actors(state)[0]
        if actor == CHANCE:
            outcomes = _GAME.chance_outcomes(state)
            action = rng.choices([a for a, _ in outcomes], [float(odds) for _, odds in outcomes])[0]
        else:
            assert isinstance(actor, int)
            view, offers = _GAME.view(state, actor), _GAME.legal_actions(state, actor)
            if state.phase == "betting" and view.round > 1:
                moves = tuple(concrete(offers))
                yield state, BetDecision(rules, view, moves, deepcopy(players[actor].history))
            action = players[actor].choose(view, offers)
        after = step(_GAME, state, actor, action)
        for told in after.events:
            for seat, player in enumerate(players):
                player.hear(observation(told, seat))
        state = after.state


def is_plain(decision: BetDecision) -> bool:
    """Return whether all chips are in one pot and all swords come from cards in the rows."""
    view = decision.view
    chips = all(view.stacks[seat] > 0 for seat in view.live)
    return chips and AllIn() not in decision.moves and not any(decision.known().strays)


def bet_puzzle(preset: str, decision: BetDecision, rng: Random) -> Puzzle | None:
    """Return a decision as a puzzle.

    Return None if too little is at stake, or if the right option depends on the model.
    """
    dice = np.random.Generator(np.random.SFC64(rng.getrandbits(64)))
    found = _estimate(decision, dice)
    if found is None:
        return None
    options, error, won = found
    view = betting_view(decision.rules, decision.view, decision.known())
    spot = bet_spot(preset, decision, view, options, error)
    return puzzle(spot, lambda _, graded: bet_reason(graded, view, won))


def bet_spot(
    preset: str,
    decision: BetDecision,
    view: BettingView,
    options: tuple[Judged, ...],
    error: float = 0.0,
) -> Spot:
    """Return the spot of a bet."""
    return Spot(
        game=_GAME.name,
        preset=preset,
        rules="",
        seats=len(decision.view.rows),
        kind="bet",
        themes=_themes(view),
        unit="chips",
        view=view,
        options=options,
        lie=None,
        beginners=_beginners(view, [option.action for option in options]),
        error=error,
    )


class _Values(NamedTuple):
    """The options of a puzzle, with the largest standard error of a cost."""

    options: tuple[Judged, ...]
    error: float
    won: "PotShares"


def _estimate(decision: BetDecision, dice: np.random.Generator) -> _Values | None:
    """Return the estimated values of a bet that makes a puzzle, or None."""
    if is_last_round(decision.rules, decision.view):
        return None
    if at_stake(judged(decision, dice, _USUAL, 1)[0]) < AT_STAKE / 2:
        return None
    options, error = judged(decision, dice, _USUAL, _TIMES)
    if error > _SURE or at_stake(options) < max(AT_STAKE, 4 * ERRORS * error):
        return None
    best = max(options, key=lambda option: option.worth).action
    for model in _VARIED:
        others, unsure = judged(decision, dice, model, _TIMES_VARIED)
        cost = max(o.worth for o in others) - next(o.worth for o in others if o.action == best)
        if grade(cost, 0.0, unsure) not in ("excellent", "good"):
            return None
    return _Values(options, error, shares(decision, dice))


def _options(decision: BetDecision) -> list[Action]:
    """Return the legal bets without a fold where checking is free."""
    return [move for move in decision.moves if Check() not in decision.moves or move != Fold()]


def at_stake(options: Sequence[Judged]) -> float:
    """Return the difference between the best and worst options, in points."""
    worths = [option.worth for option in options]
    return max(worths) - min(worths)


def judged(
    decision: BetDecision, dice: np.random.Generator, model: FixedLimitModel, times: int
) -> tuple[tuple[Judged, ...], float]:
    """Return the legal bets with their values, and the largest standard error of a cost.

    Values are in percent of the pot.
    """
    moves, pot = _options(decision), chips_in(decision.view)
    estimates = [_estimated(decision, moves, dice, model) / pot for _ in range(times)]
    means = [100 * fmean(column) for column in zip(*estimates, strict=True)]
    best = means.index(max(means))
    gaps = [[float(row[best] - row[at]) for row in estimates] for at in range(len(moves))]
    error = max(100 * stdev(gap) / sqrt(times) for gap in gaps) if times > 1 else 0.0
    return tuple(Judged(write(m), worth, 0.0) for m, worth in zip(moves, means, strict=True)), error


def _estimated(
    decision: BetDecision,
    moves: Sequence[Action],
    dice: np.random.Generator,
    model: FixedLimitModel,
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Return one estimate of the moves' values, in chips relative to folding."""
    tried = [move for move in moves if move != Fold()]
    worths = rollouts(decision, dice, model).worths(
        [move.to if isinstance(move, Bet | Raise) else None for move in tried]
    )
    worth = dict(zip(tried, worths, strict=True))
    return np.array([worth.get(move, 0.0) for move in moves])


def rollouts(
    decision: BetDecision, dice: np.random.Generator, model: FixedLimitModel
) -> BettingRollouts:
    """Return rollouts of a decision that draw no conclusions from earlier bets."""
    view, rules = decision.view, decision.rules
    assert view.you is not None
    quiet = SeatHistory(len(view.rows), rules.cards, rules.fixed_raises)
    quiet.acted = decision.history.acted
    betting = fixed_limit_betting(rules, view, tuple(decision.history.put_in), quiet, model)
    war = war_model(rules, view.you, len(view.rows), dice)
    return BettingRollouts(sampled(decision, _SAMPLES, dice), war, betting, 0.0, model)


def sampled(decision: BetDecision, size: int, dice: np.random.Generator) -> Determinizations:
    """Return ``size`` samples of the hidden cards, drawn by counting colours alone."""
    view = decision.view
    assert view.you is not None
    drive = [0.0] * len(view.rows)
    return determinizations(decision.rules, decision.known(), drive, view.you, size, dice)


class PotShares(NamedTuple):
    """A seat's shares of the pot in the war, in percent, if all players stay and bet no more."""

    armed: int
    """The share if the seat has the four swords of the highest bet."""
    plain: int
    """The share if the seat with the highest bet, or else any other seat, has those four swords."""


def shares(decision: BetDecision, dice: np.random.Generator) -> PotShares:
    """Return the seat's shares of the pot in the war."""
    view, size = decision.view, 4 * _SAMPLES
    you = view.you
    assert you is not None
    live = np.tile(np.isin(np.arange(len(view.rows)), view.live), (size, 1))
    war = war_model(decision.rules, you, len(view.rows), dice)
    bold = -1 if view.boldest is None else view.boldest.seat
    others = [s for s in view.live if s == bold != you] or [s for s in view.live if s != you]
    samples = sampled(decision, size, dice)
    won = (
        pot_splits(war.merit(samples, live, holder))[:, you].mean()
        for holder in (np.full(size, you), dice.choice(others, size))
    )
    return PotShares(*(round(100 * float(share)) for share in won))


def _themes(view: BettingView) -> tuple[str, ...]:
    return ("last_bets",) if view.round == view.rounds else ()


def _beginners(view: BettingView, options: Sequence[str]) -> Mapping[str, float]:
    """Return, for each bet, the share of beginners that make it.

    Some beginners stay, some raise, and some count their shields.
    """
    stays = next(option for option in options if option in ("call", "check"))
    raises = next((o for o in options if o.split()[0] in ("bet", "raise")), stays)
    leaves = "fold" if "fold" in options else stays
    shields = sum(card.shield for card in view.rows[0]) / 100
    needed = len(view.rows[0]) / 2
    by_shields = raises if shields > needed else stays if shields >= needed / 2 else leaves
    taken = dict.fromkeys(options, 0.0)
    for option, part in ((stays, 0.35), (raises, 0.15), (leaves, 0.15), (by_shields, 0.35)):
        taken[option] += part
    return taken


def bet_reason(options: Sequence[PuzzleOption], view: BettingView, won: PotShares) -> Reason:
    """Return the explanation: the shares of the pot in the war, the price, and the next option's
    cost.
    """
    right = [option for option in options if option.grade == "excellent"]
    told: dict[str, str | int] = {
        "action": "either" if len(right) > 1 else right[0].action.split()[0],
        "armed": won.armed,
        "plain": won.plain,
        "need": round(100 * view.price / (view.pot + view.price)),
        "next": f"{next_cost(options):.1f}",
    }
    return Reason("practice-why-bet", told)
