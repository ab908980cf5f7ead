"""The proof of an equilibrium: a seat's gain from deviating, computed by a walk over states.

1. This module uses only the ``Game`` protocol and a policy's odds for a view. It shares no tables
   and no arithmetic with the solver.
2. The deviating seat knows only its own observations. States with the same observations form one
   information set, in which the seat chooses one action.
3. Equivalent states are merged: comparisons ignore the number of dice thrown so far and claims that
   no seat can answer any more (``alike``). Simulations of the unmodified game would reveal an error
   in this comparison.

Each round is explored once. The result is a graph of the deviating seat's information sets, with
best choices and weighted sums (``decision_graph``). The graph is valued from its ends by backward
induction.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, Event, Seat, Step, observation
from mendax.games.mia import Mia
from mendax.games.mia.actions import Believe, Doubt, DrawLot, PassOn
from mendax.games.mia.order import ranking
from mendax.games.mia.state import Claim, Disclosure, MiaState
from mendax.games.mia.view import MiaView
from mendax.solver.generic.decision_graph import Graph, Node, node_values
from mendax.solver.mia.policy.policy import Odds, Policy

GAME: Final = Mia()
HERO: Final = 0
"""The deviating seat. Other seats are covered by changing the opener."""

InformationSet = dict[MiaState, float]
"""An information set of the hero: its states with the probabilities of reaching them.

The probabilities count only moves by chance and by other seats.
"""


class Deviation(NamedTuple):
    """The payoff gain of deviating from the policy, by seat from the opener."""

    values: tuple[float, ...]
    """The value of the policy, found by the same search."""
    gains: tuple[float, ...]
    """The gain of each seat's best response if all other seats follow the policy."""

    @property
    def largest(self) -> float:
        """Return the largest gain of a single seat."""
        return max(self.gains)


def deviation(policy: Policy, standing: tuple[int, ...] | None = None) -> Deviation:
    """Return the gain of each seat's best deviation from ``policy`` in the whole game.

    The game starts with ``standing`` (lives, points or money by seat from the opener); the default
    is the book's start. Raises ``RulesError`` if the policy lacks a reached position.
    """
    follow, leave = _Walker(policy, deviates=False), _Walker(policy, deviates=True)
    values, gains = [], []
    for seat in range(policy.seats):
        opener = -seat % policy.seats
        start = _opening(policy, opener)
        if standing is not None:
            by_seat = tuple(standing[(s - opener) % policy.seats] for s in range(policy.seats))
            start = replace(start, standing=by_seat)
        values.append(follow.worth(start))
        gains.append(leave.worth(start) - values[-1])
    return Deviation(tuple(values), tuple(gains))


def _opening(policy: Policy, opener: int) -> MiaState:
    """Return the first round, opened by ``opener``. Standings of a single round cannot run out."""
    rules = policy.rules
    if policy.span == "round":
        rules = replace(rules, lives=99, rounds=999, life_reroll="off")
    start = GAME.initial_state(rules, policy.seats)
    opened = GAME.apply(start, CHANCE, DrawLot(opener)).state
    if policy.span == "round" and rules.scoring != "lives":
        return replace(opened, standing=(_PLENTY,) * policy.seats)
    return opened


_PLENTY: Final = 100_000


class _Walker:
    """Values rounds for the hero, who deviates. Without a hero, all seats follow the policy."""

    def __init__(self, policy: Policy, deviates: bool) -> None:
        self.policy = policy
        self.hero = HERO if deviates else None
        self.single = policy.span == "round"
        self.known: dict[MiaState, float] = {}
        self.answers: dict[tuple[MiaView, tuple[int, ...], int | None], Odds] = {}

    def worth(self, opening: MiaState) -> float:
        """Return the value of a round to the hero, starting from this opening."""
        start = self.alike(opening)
        if start not in self.known:
            walk = _Round(self, start)
            walk.explore()
            self.answers.clear()
            ends = {node: self._end(start, state) for node, state in walk.ends.items()}
            worth = node_values(walk.graph, ends)
            self.known.update((state, worth[node]) for state, node in walk.openings.items())
        return self.known[start]

    def ends_round(self, opening: MiaState, state: MiaState) -> bool:
        """Return whether ``state`` lies beyond the rounds that open like ``opening``."""
        if state.phase == "over" or self.single:
            return state.phase == "over" or state.round != opening.round
        if state.phase != "open":
            return False
        return _lasting(state) != _lasting(opening)

    def _end(self, opening: MiaState, state: MiaState) -> float:
        if self.single:
            return _lead(opening.standing, state.standing)
        return _payoff(state) if state.phase == "over" else self.worth(state)

    def moves(self, state: MiaState, actor: Actor) -> Odds:
        """Return the moves of chance or of a policy follower, with their odds."""
        if isinstance(actor, str):
            return tuple((action, float(odds)) for action, odds in GAME.chance_outcomes(state))
        starter = state.starter if state.phase == "lives" else None
        asked = (GAME.view(state, actor), state.life_rerolled, starter)
        if asked not in self.answers:
            self.answers[asked] = self.policy.odds(*asked)
        return self.answers[asked]

    def interrupts(self, state: MiaState, seat: Seat) -> float:
        """Return the probability that a policy follower doubts out of turn."""
        return self.policy.doubt_out_of_turn(GAME.view(state, seat), state.life_rerolled)

    def alike(self, state: MiaState) -> MiaState:
        """Return the state without irrelevant facts: draws, disclosures, answered claims."""
        last = state.last if state.phase in ("lives", "lives-fall") else None
        return replace(
            state,
            draws=0,
            roll_draw=0,
            last=last and Disclosure(None, None, HERO, None, last.losers, 0),
            round=state.round if self.single or state.rules.scoring != "lives" else 1,
            claims=self._counting(state),
        )

    def _counting(self, state: MiaState) -> tuple[Claim, ...]:
        """Return the claims that matter, which are the value to beat and all claims on the current
        dice.

        Repetitions of the value to beat are counted modulo the policy's period. With
        ``mia_on_mia``, the number of top values matters.
        """
        since = len(state.claims)
        if state.phase == "answer" or (state.phase == "fall" and state.turn != state.roller):
            since = max(n for n, claim in enumerate(state.claims) if claim.how != "passed")
        beaten = [claim.value for claim in state.claims[:since]]
        top = ranking(state.rules).top
        tops = [top] * (beaten.count(top) if state.rules.mia_on_mia else 0)
        repetitions, repeated = 0, len(beaten) > 1 and beaten[-1] == beaten[-2] != top
        if repeated and self.policy.longest_period > 1 and state.phase != "over":
            repetitions = self.policy.repetition(
                GAME.view(state, state.turn), state.life_rerolled, beaten
            )
        kept = tops if beaten[-1:] == tops[-1:] else [*tops, *beaten[-1:] * (repetitions + 1)]
        return (*(Claim(HERO, value, "looked") for value in kept), *state.claims[since:])


class _Round:
    """One round, and its restarts with the same standing, as a graph."""

    def __init__(self, walker: _Walker, opening: MiaState) -> None:
        self.walker, self.opening = walker, opening
        self.graph: Graph = []
        self.at: dict[MiaState, int] = {}
        self.openings: dict[MiaState, int] = {}
        self.ends: dict[int, MiaState] = {}
        self.waiting: list[tuple[int, InformationSet]] = []
        self.answered: dict[tuple[MiaState, Actor, Action], Step[MiaState]] = {}

    def explore(self) -> None:
        """Explore every possible history."""
        self._single(self.opening)
        while self.waiting:
            node, states = self.waiting.pop()
            state = next(iter(states))
            actor, *others = GAME.actors(state)
            if others:
                self.graph[node] = self._race(states)
            elif actor == self.walker.hero:
                legal = concrete(GAME.legal_actions(state, HERO))
                self.graph[node] = Node(True, [self._choice(states, action) for action in legal])
            else:
                moves = {state: self.walker.moves(state, actor) for state in states}
                self.graph[node] = Node(False, self._after(states, moves))

    def _single(self, state: MiaState) -> int:
        """Return the node of a state that the hero knows with certainty."""
        if state not in self.at:
            node = self.at[state] = self._add()
            if self.walker.ends_round(self.opening, state):
                self.ends[node] = state
            else:
                self.waiting.append((node, {state: 1.0}))
                if state.phase == "open":
                    self.openings[state] = node
        return self.at[state]

    def _add(self) -> int:
        self.graph.append(Node(False, []))
        return len(self.graph) - 1

    def _node(self, states: InformationSet) -> tuple[float, int]:
        if len(states) == 1:
            ((state, weight),) = states.items()
            return weight, self._single(state)
        node = self._add()
        self.waiting.append((node, states))
        return 1.0, node

    def _race(self, states: InformationSet) -> Node:
        """Return the node of a claim that several seats answer at the same time.

        Each seat doubts, or waits with an answer that counts if all wait. Every doubt has the same
        chance to be the first.
        """
        hero, state = self.walker.hero, next(iter(states))
        actors = _seats(state)
        if hero not in actors:
            return Node(False, self._after_race(states, actors, None))
        answers: list[Action | None] = [Doubt(), None]
        if hero == actors[0]:
            legal = concrete(GAME.legal_actions(state, HERO))
            answers = [Doubt(), *(action for action in legal if action != Doubt())]
        return Node(True, [self._raced(states, actors, answer) for answer in answers])

    def _raced(
        self, states: InformationSet, actors: Sequence[Seat], answer: Action | None
    ) -> tuple[float, int]:
        node = self._add()
        self.graph[node] = Node(False, self._after_race(states, actors, (answer,)))
        return 1.0, node

    def _after_race(
        self,
        states: InformationSet,
        actors: Sequence[Seat],
        chosen: tuple[Action | None] | None,
    ) -> list[tuple[float, int]]:
        """Return the information sets after a race.

        ``chosen`` is the hero's answer, if the hero answers. None stands for waiting.
        """
        told: dict[tuple[Event, ...], InformationSet] = {}
        for state, weight in states.items():
            for (actor, action), odds in self._lots(state, actors, chosen).items():
                after = self._apply(state, actor, action)
                heard = tuple(observation(event, self.walker.hero) for event in after.events)
                known, alike = told.setdefault(heard, {}), self.walker.alike(after.state)
                known[alike] = known.get(alike, 0.0) + weight * odds
        return [self._node(states) for states in told.values()]

    def _lots(
        self, state: MiaState, actors: Sequence[Seat], chosen: tuple[Action | None] | None
    ) -> dict[tuple[Seat, Action], float]:
        """Return the odds of the actions that can end a race."""
        asked = actors[0]
        doubts, waits = dict[Seat, float](), dict[Action, float]()
        for actor in actors:
            if chosen is not None and actor == self.walker.hero:
                doubts[actor] = float(chosen[0] == Doubt())
                answers: Odds = ((chosen[0], 1.0),) if chosen[0] is not None else ()
            elif actor == asked:
                answers = self.walker.moves(state, actor)
                doubts[actor] = dict(answers).get(Doubt(), 0.0)
            else:
                doubts[actor], answers = self.walker.interrupts(state, actor), ()
            if actor == asked:
                waits = {action: odds for action, odds in answers if action != Doubt()}
        lots: dict[tuple[Seat, Action], float] = {}
        for subset in product((False, True), repeat=len(actors)):
            odds, first = 1.0, [a for a, doubt in zip(actors, subset, strict=True) if doubt]
            for actor, doubt in zip(actors, subset, strict=True):
                odds *= doubts[actor] if doubt else 1.0 - doubts[actor]
            for actor in first if odds else ():
                lots[actor, Doubt()] = lots.get((actor, Doubt()), 0.0) + odds / len(first)
            if odds and not first:
                for action, chance in waits.items():
                    lots[asked, action] = odds * chance / sum(waits.values())
        return lots

    def _choice(self, states: InformationSet, action: Action) -> tuple[float, int]:
        after = self._after(states, dict.fromkeys(states, ((action, 1.0),)))
        if len(after) == 1:
            return after[0]
        node = self._add()
        self.graph[node] = Node(False, after)
        return 1.0, node

    def _after(
        self, states: InformationSet, moves: Mapping[MiaState, Odds]
    ) -> list[tuple[float, int]]:
        """Return the information sets that the hero can distinguish after these moves."""
        told: dict[tuple[Event, ...], InformationSet] = {}
        for state, weight in states.items():
            (actor,) = GAME.actors(state)
            for action, odds in moves[state]:
                after = self._apply(state, actor, action)
                heard = tuple(observation(event, self.walker.hero) for event in after.events)
                known, alike = told.setdefault(heard, {}), self.walker.alike(after.state)
                known[alike] = known.get(alike, 0.0) + weight * odds
        return [self._node(states) for states in told.values()]

    def _apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        """Return the rule book's next state.

        Answers that depend only on the last claim are cached.
        """
        goes_on = isinstance(action, PassOn) or (
            isinstance(action, Believe) and self.walker.policy.longest_period > 1
        )
        if state.phase != "answer" or goes_on or state.rules.mia_on_mia:
            return GAME.apply(state, actor, action)
        asked = (replace(state, claims=state.claims[-1:]), actor, action)
        if asked not in self.answered:
            self.answered[asked] = GAME.apply(*asked)
        return self.answered[asked]


def _seats(state: MiaState) -> tuple[Seat, ...]:
    """Return the seats that may act, first the seat that is asked."""
    return tuple(actor for actor in GAME.actors(state) if isinstance(actor, int))


def _lasting(state: MiaState) -> tuple[object, ...]:
    return state.standing, state.out, state.life_rerolled, state.round


def _lead(before: tuple[int, ...], after: tuple[int, ...]) -> float:
    """Return the hero's gain minus the others' mean gain."""
    gains = [new - old for new, old in zip(after, before, strict=True)]
    others = [gain for seat, gain in enumerate(gains) if seat != HERO]
    return gains[HERO] - sum(others) / len(others)


def _payoff(state: MiaState) -> float:
    """Return the hero's chance of having won or, in scored games, its points minus the mean."""
    result = GAME.result(state)
    if result is None:
        raise AssertionError("a finished game has a result")
    if state.rules.scoring != "lives":
        return float(result.payoffs[HERO])
    if state.rules.ends_when == "last_standing":
        return float(result.places[HERO] == 1)
    seats = len(result.payoffs)
    return float(result.payoffs[HERO] + 1) * (seats - 1) / seats
