"""Solved betting rounds of marshals with two or three seats: time, memory, and exploitability.

``python -m bench.sword_bets`` plays games of three marshals, and of two marshals and a player who
folds to any bet, and writes the tables into ``docs/sword-of-lies.md``.

The **real game** contains all betting rounds, the reveals and the war, while the solver of a round
leaves out the rounds between the next one and the last one, and the choice of cards to reveal. At
the start of the second round before the last one, a best response to the marshal is computed
through the rules: the other seat knows how the marshal bets and reveals in both rounds, and the
last round and the war are solved. Hidden marked cards are drawn from the prior of the round.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from itertools import islice, permutations, product
from random import Random
from statistics import fmean, median
from time import thread_time
from tracemalloc import get_traced_memory, start, stop
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from bench.pages import replaced
from bench.stamps import stamp
from mendax.arena.local_game import LocalGame, drawn
from mendax.arena.match import played_out
from mendax.arena.sword_of_lies.compiled_wars import quickened
from mendax.arena.sword_of_lies.exploiter_gains import mean_and_margin
from mendax.arena.sword_of_lies.exploiters import exploiter_class
from mendax.bots.sword_of_lies.hidden_bets import hidden_round, own_cards
from mendax.bots.sword_of_lies.marshal import TURNS, Marshal
from mendax.bots.sword_of_lies.player import Choices
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.game import CHANCE, Action, Seat, step
from mendax.games.cards import Face
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.actions import Reveal
from mendax.games.sword_of_lies.rounds import unrevealed
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.view import SwordView
from mendax.solver.generic.typed_game import Floats
from mendax.solver.sword_of_lies.hidden_bets import (
    HiddenCards,
    HiddenRound,
    solved_betting,
    typed_game,
)
from tools.ground import ROOT

PAGE: Final = "docs/sword-of-lies.md"
SWORD: Final = SwordOfLies()
RULES: Final = PRESETS["standard"]
SEATS: Final = 3
_DRAWS: Final = 20
"""The number of times that a marshal is asked for a card to reveal."""
_FIRST_DEAL: Final = 3000
"""The number of the first deal of the duels. Earlier deals chose between versions of the model."""
_OTHER: Final = dict(zip("cdhs", "hscd", strict=True))
"""A suit of the other colour."""


class Position(NamedTuple):
    """The start of a betting round between two seats, and the public history."""

    state: SwordState
    history: SeatHistory

    def seen(self) -> HiddenRound | None:
        """Return the round of the seat to act, or None if the solver does not cover it."""
        view = SWORD.view(self.state, self.state.turn)
        return hidden_round(RULES, view, self.history, tuple(self.history.put_in))

    def played(self, line: Sequence[Action]) -> "Position":
        """Return the position after these actions of the seats in turn."""
        at = self
        for action in line:
            at = at.after(at.state.turn, action)
        return at

    def after(self, seat: Seat, action: Action) -> "Position":
        """Return the position after an action."""
        state, told = step(SWORD, self.state, seat, action)
        history = deepcopy(self.history)
        for event, _ in told:
            history.hear(event)
        return Position(state, history)


def positions(games: int, seats: int = 2) -> Iterator[Position]:
    """Yield every betting round between this number of marshals.

    Between two marshals, a third seat folds to a bet.
    """
    third = Marshal if seats == 3 else exploiter_class("folds_to_any_bet", "marshal")
    for number in range(games):
        luck = Random(f"bets {number}")
        kinds = [third, Marshal, Marshal]
        players = [kind(SWORD.name, RULES, seat, SEATS, luck) for seat, kind in enumerate(kinds)]
        state, history, begun = SWORD.initial_state(RULES, SEATS), SeatHistory(SEATS, 4, 4), 0
        while actors := SWORD.actors(state):
            actor = next(iter(actors))
            left = len(state.betting.live)
            if state.phase == "betting" and left == seats and begun != state.round:
                begun = state.round
                yield Position(state, deepcopy(history))
            if actor == CHANCE:
                action = drawn(SWORD.chance_outcomes(state), luck)
            else:
                offers = SWORD.legal_actions(state, actor)
                action = players[actor].choose(SWORD.view(state, actor), offers)
            state, told = step(SWORD, state, actor, action)
            for event, to in told:
                for seat, player in enumerate(players):
                    if to is None or seat in to:
                        player.hear(event)
                if to is None:
                    history.hear(event)


# ── the best response in the real game ───────────────────────────────────────────────────────

Hands = tuple[int, int]
"""The numbers of the hidden hands of the responder and of the marshal."""


class RealGame:
    """The game from the start of a round on, with every pair of hidden hands.

    All pairs that look the same to both seats are walked together. The values of the responder are
    by its hand, first for a best response and then for a marshal: float[2, hands]. The chances of
    the pairs, which contain those of the marshal's actions, weight them.
    """

    def __init__(self, at: Position, responder: Seat) -> None:
        self._me = responder
        other = next(seat for seat in at.state.betting.live if seat != responder)
        self._before = at.state.betting.stacks[responder]
        self._mine, theirs = hands(at.state, responder), hands(at.state, other)
        self._pairs = {
            (n, m): at._replace(state=dealt(dealt(at.state, responder, mine), other, their))
            for (n, mine), (m, their) in product(enumerate(self._mine), enumerate(theirs))
        }

    def gain(self) -> float:
        """Return the chips that a best response wins more than a marshal from here on."""
        hidden = covered(next(iter(self._pairs.values())))
        types = {pair: types_of(hidden, at) for pair, at in self._pairs.items()}
        alike = Counter(types.values())
        prior = {
            pair: float(hidden.prior[hidden.types[0].index(one), hidden.types[1].index(other)])
            / alike[one, other]
            for pair, (one, other) in types.items()
        }
        best, own = self._bets(self._pairs, prior).sum(axis=1)
        return float(best - own)

    def _bets(self, pairs: Mapping[Hands, Position], chances: dict[Hands, float]) -> Floats:
        """Return the values of a betting round."""
        hidden = covered(next(iter(pairs.values())))
        solved = solved_betting(hidden, TURNS[2])
        tree, mine = solved.tree, hidden.seats.index(self._me)
        types = {pair: types_of(hidden, at) for pair, at in pairs.items()}
        payoffs = typed_game(hidden, tree).payoffs[mine]
        payoffs += hidden.made.betting.stacks[self._me] - self._before

        def walk(at: int, line: tuple[Action, ...], left: dict[Hands, float]) -> Floats:
            if at < 0:
                folded = len(tree.ends[~at].betting.live) == 1
                if not folded and hidden.number < RULES.cards:
                    return self._reveals({p: pairs[p].played(line) for p in left}, left)
                value = np.zeros((2, len(self._mine)))
                for pair, chance in left.items():
                    one, other = map(tuple.index, hidden.types, types[pair])
                    value[:, pair[0]] += chance * payoffs[~at, one, other]
                return value
            node = tree.nodes[at]
            player = hidden.seats.index(node.seat)
            mixes = {p: solved.mix(node.seat, node.bets, types[p][player]) or {} for p in left}
            values = []
            for action, child in zip(node.actions, node.children, strict=True):
                odds = {pair: mix[action] for pair, mix in mixes.items()}
                values.append(
                    self._weighed(node.seat, odds, left, partial(walk, child, (*line, action)))
                )
            return self._chosen(node.seat, values)

        return walk(0, (), chances)

    def _reveals(self, pairs: Mapping[Hands, Position], chances: dict[Hands, float]) -> Floats:
        """Return the values of a reveal circle and of the later rounds."""
        state = next(iter(pairs.values())).state
        if state.phase != "reveal":
            return self._bets(pairs, chances)
        seat = state.turn
        odds = {pair: reveal_odds(at) for pair, at in pairs.items()}

        def shown(place: int, left: dict[Hands, float]) -> Floats:
            groups = defaultdict[Face, dict[Hands, float]](dict)
            for pair, chance in left.items():
                groups[pairs[pair].state.rows[seat][place].face][pair] = chance
            later = [
                self._reveals({p: pairs[p].after(seat, Reveal(place)) for p in group}, group)
                for group in groups.values()
            ]
            return np.asarray(np.sum(later, axis=0))

        values = list[Floats]()
        for place in unrevealed(state, seat):
            likely: dict[Hands, float] = {pair: each[place] for pair, each in odds.items()}
            values.append(self._weighed(seat, likely, chances, partial(shown, place)))
        return self._chosen(seat, values)

    def _weighed(
        self,
        seat: Seat,
        odds: Mapping[Hands, float],
        chances: dict[Hands, float],
        later: Callable[[dict[Hands, float]], Floats],
    ) -> Floats:
        """Return the values after an action with these odds, as its part of the seat's mix."""
        if seat != self._me:
            return later({p: chance * odds[p] for p, chance in chances.items() if odds[p]})
        parts = np.ones((2, len(self._mine)))
        for (n, _), chance in odds.items():
            parts[1, n] = chance
        return later(chances) * parts

    def _chosen(self, seat: Seat, values: Sequence[Floats]) -> Floats:
        total = np.sum(values, axis=0)
        if seat == self._me:
            total[0] = np.max(values, axis=0)[0]
        return np.asarray(total)


def hands(state: SwordState, seat: Seat) -> list[tuple[Face, ...]]:
    """Return every row of ``seat`` with other colours of its hidden marked cards."""
    faces = [
        (card.face, card.face[0] + _OTHER[card.face[1]])
        if card.mark is not None and not card.revealed
        else (card.face,)
        for card in state.rows[seat]
    ]
    return [*product(*faces)]


def dealt(state: SwordState, seat: Seat, faces: Sequence[Face]) -> SwordState:
    """Return the state with these faces of the cards of ``seat``."""
    row = tuple(
        replace(card, face=face) for card, face in zip(state.rows[seat], faces, strict=True)
    )
    return replace(state, rows=(*state.rows[:seat], row, *state.rows[seat + 1 :]))


def covered(at: Position) -> HiddenRound:
    """Return a round that the solver covers."""
    hidden = at.seen()
    if hidden is None:
        raise ValueError("the tables of wars end before this round")
    return hidden


def types_of(hidden: HiddenRound, at: Position) -> tuple[HiddenCards, HiddenCards]:
    """Return the types of both seats."""
    first, second = (own_cards(SWORD.view(at.state, seat)) for seat in hidden.seats)
    return first, second


def reveal_odds(at: Position) -> defaultdict[int, float]:
    """Return how often a marshal reveals each card, as a share of its draws."""
    seat = at.state.turn
    view, may = SWORD.view(at.state, seat), Choices(SWORD.legal_actions(at.state, seat))
    odds = defaultdict[int, float](float)
    for number in range(_DRAWS):
        marshal = Marshal(SWORD.name, RULES, seat, SEATS, Random(number))
        odds[marshal.reveal(view, may)] += 1 / _DRAWS
    return odds


def real_gain(at: Position) -> float:
    """Return the mean gain of a best response of each seat, as a share of the chips at stake."""
    gains = [RealGame(at, seat).gain() for seat in at.state.betting.live]
    return fmean(gains) / sum(at.state.betting.paid)


# ── the tables ───────────────────────────────────────────────────────────────────────────────


class Measured(NamedTuple):
    """The solution of one round."""

    seconds: float
    kilobytes: float
    gain: float
    """The mean gain of a best response in the model, as a share of the chips at stake."""
    most: float
    """The gain of the seat that gains most."""


def measured(hidden: HiddenRound) -> Measured:
    """Solve a round as a marshal, for its time, and once more for its memory."""
    marshal = Marshal(SWORD.name, RULES, hidden.seats[0], SEATS, Random(0))
    began = thread_time()
    solved = marshal.solution(hidden)
    seconds = thread_time() - began
    start()
    marshal.solution(hidden)
    _, peak = get_traced_memory()
    stop()
    gain, gains = solved.exploitability, solved.solution.gains
    most = gain * max(gains) / fmean(gains) if sum(gains) else 0.0
    return Measured(seconds, peak / 1024, gain, most)


def solved_rounds(games: int, seats: int) -> Iterator[str]:
    """Yield the table of the solved rounds in some games of marshals."""
    by_round = defaultdict[int, list[Measured]](list)
    for at in positions(games, seats):
        hidden = at.seen() if seats > 2 or at.state.round <= RULES.cards else None
        if hidden is not None:
            by_round[hidden.number].append(measured(hidden))
    yield "| round | positions | time, median (most) | memory, most | gain, mean (most of a seat) |"
    yield "|---|---|---|---|---|"
    for number, found in sorted(by_round.items()):
        seconds = [one.seconds for one in found]
        cells = (
            f"{number}",
            f"{len(found)}",
            f"{1000 * median(seconds):.0f} ms ({1000 * max(seconds):.0f} ms)",
            f"{max(one.kilobytes for one in found):,.0f} kB",
            f"{fmean(one.gain for one in found):.3%} ({max(one.most for one in found):.3%})",
        )
        yield f"| {' | '.join(cells)} |"


def real_gains(games: int, number: int) -> Iterator[str]:
    """Yield the table of best responses in the real game, from the first ``number`` positions."""
    starts = (at for at in positions(games) if at.state.round == RULES.cards - 1 and at.seen())
    gains = [real_gain(at) for at in islice(starts, number)]
    yield "| a best response in the real game, from round 3 | positions | gain, mean (most) |"
    yield "|---|---|---|"
    yield f"| share of the pot | {len(gains)} | {fmean(gains):.2%} ({max(gains):.2%}) |"


# ── strength ─────────────────────────────────────────────────────────────────────────────────


class RollingOut(Marshal):
    """A marshal that solves betting rounds only while two seats are left."""

    def mix(self, view: SwordView) -> dict[Action, float] | None:
        """Return the solved mix of bets while two seats are left, otherwise None."""
        return super().mix(view) if len(view.live) == 2 else None


def payoff(one: type[Marshal], others: type[Marshal], place: Seat, number: int) -> float:
    """Return the chips that ``one`` wins at a place of a deal against two ``others``."""
    luck = Random(f"three {number}")
    cards, *own = [Random(luck.getrandbits(64)) for _ in range(SEATS + 1)]
    kinds = [one if seat == place else others for seat in range(SEATS)]
    players = {
        seat: quickened(kind(SWORD.name, RULES, seat, SEATS, own[seat]))
        for seat, kind in enumerate(kinds)
    }
    return float(played_out(LocalGame(SWORD, RULES, SEATS, players, cards)).payoffs[place])


def duels(deals: int) -> Iterator[str]:
    """Yield the chips of one marshal among two that use rollouts with three seats, and vice versa.

    A deal is played in all three places, and its mean is one observation.
    """
    yield "| one seat | two seats | deals | chips a game of the one seat |"
    yield "|---|---|---|---|"
    names = {Marshal: "solves", RollingOut: "rollouts"}
    for one, others in permutations(names, 2):
        means = [
            fmean(payoff(one, others, place, number) for place in range(SEATS))
            for number in range(_FIRST_DEAL, _FIRST_DEAL + deals)
        ]
        gain, margin = mean_and_margin(means)
        yield f"| {names[one]} | {names[others]} | {deals} | {gain:+.1f} ± {margin:.1f} |"


def main() -> int:
    """Measure, and write the tables."""
    sections = {
        "two seats": [*solved_rounds(60, 2), "", *real_gains(60, 4)],
        "three seats": [*solved_rounds(12, 3), "", *duels(50)],
    }
    page = ROOT / PAGE
    for section, lines in sections.items():
        sys.stdout.write("\n".join([*lines, "", ""]))
        page.write_text(replaced(page.read_text(), section, lines))
        stamp(PAGE, section, "python -m bench.sword_bets", SWORD.name, ("marshal",))
    return 0


if __name__ == "__main__":
    sys.exit(main())
