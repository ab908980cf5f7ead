"""Values of options by a walk over the engine, independent of the code that makes puzzles.

A walk applies the option in a state of the book, lets the other seats play the stored policy, and
adds up outcomes until the next round begins. The value of that start comes from the policy.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from msgspec.structs import replace

from mendax.coach.french_poker.match_worth import MatchWorth
from mendax.coach.french_poker.spelled_moves import spelled
from mendax.coach.mia.policies import packaged
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Seat, step
from mendax.core.text_form import read, write
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Announce as PokerAnnounce
from mendax.games.french_poker.state import Die, FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia import Mia
from mendax.games.mia.actions import ACTIONS
from mendax.games.mia.order import ROLLS, WAYS
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.games.sword_of_lies.rules import PRESETS as SWORD_PRESETS
from mendax.practice import french_poker as poker_puzzles
from mendax.practice.puzzle import OpenWarView, Puzzle
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.sword_of_lies.wars import solve
from tests.games.sword_of_lies.story import A, Story, at_war
from tests.solver.sword_of_lies.by_hand import Kind, matrix_value, named_orders
from tests.solver.sword_of_lies.by_hand import scene_of as war_scene
from tests.solver.sword_of_lies.second_program import largest_chance

MIA = Mia()
POKER = FrenchPoker()


class MiaWalk:
    """Values of the options of a puzzle of Mia."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.view: MiaView = puzzle.view
        self.rules = parse_options(MIA.presets[puzzle.preset], puzzle.rules.split())
        policy = packaged(self.rules, puzzle.seats)
        assert policy is not None
        self.policy, self.you = policy, self.view.turn
        self.rises = self.rules.announce == "higher" and self.rules.joker_32 == "off"
        self.known: dict[Any, float] = {}

    def worths(self, puzzle: Puzzle) -> dict[str, float]:
        """Return the value of each option in points of 100."""
        states = list(self.states())
        return {
            option.action: 100
            * sum(
                chance * self.value(step(MIA, state, self.you, read(option.action, ACTIONS)).state)
                for state, chance in states
            )
            for option in puzzle.options
        }

    def states(self) -> Iterator[tuple[MiaState, float]]:
        """Yield the states that the seat may be in, with their probabilities."""
        view = self.view
        roller = view.turn if view.phase == "cup" else self._roller()
        state = MiaState(
            rules=self.policy.rules,
            standing=view.standing,
            phase=view.phase,
            turn=view.turn,
            round=view.round,
            claims=view.claims,
            roll=view.roll,
            roller=roller,
            looked=view.looked,
            life_rerolled=view.life_rerolled,
        )
        if view.roll is not None:
            yield state, 1.0
            return
        likely = {roll: WAYS[roll] * self._said(state, roll) for roll in ROLLS}
        whole = sum(likely.values())
        for roll, chance in likely.items():
            if chance:
                yield replace(state, roll=roll), chance / whole

    def fresh(self) -> Iterator[tuple[MiaState, float]]:
        """Yield the position with each roll, with the chance of the roll before any claim."""
        ((state, _), *_) = self.states()
        yield from ((replace(state, roll=roll), WAYS[roll] / 36) for roll in ROLLS)

    def _roller(self) -> Seat:
        return [claim.seat for claim in self.view.claims if claim.how != "passed"][-1]

    def _said(self, state: MiaState, roll: int) -> float:
        """Return the probability of all claims about these dice, for a sound player."""
        claims = state.claims
        since = max(n for n, claim in enumerate(claims) if claim.how != "passed")
        if claims[since].how != "looked":
            return 1.0
        chance, told = 1.0, claims[since]
        at = replace(
            state, roll=roll, phase="cup", turn=told.seat, claims=claims[:since], looked=True
        )
        chance *= self._odds(at).get(f"announce {told.value}", 0.0)
        for n in range(since + 1, len(claims)):
            seat = claims[n].seat
            at = replace(state, roll=roll, phase="answer", turn=seat, claims=claims[:n])
            chance *= self._odds(at).get(f"pass-on {claims[n].value}", 0.0)
        return chance

    def _odds(self, state: MiaState) -> dict[str, float]:
        view = MIA.view(state, state.turn)
        odds = self.policy.odds(view, state.life_rerolled, self._starter(state))
        return {write(action): chance for action, chance in odds}

    def _starter(self, state: MiaState) -> Seat | None:
        return state.starter if state.phase == "lives" else None

    def value(self, state: MiaState) -> float:
        """Return the value of a state for the seat that decides."""
        if state.phase in ("open", "over"):
            return self._ended(state)
        again = state.roller != state.turn  # a blind re-roll
        if state.phase == "fall" and not self.rises and not again:
            return self._stored(state, state.turn)
        key = (
            *(state.turn, state.phase, state.claims[-2:], state.roll, state.standing),
            *(state.out, state.starter, state.life_rerolled),
        )
        if self.policy.rules.blind_pass != "off" or self.policy.rules.mia_on_mia:
            key = (*key, state.claims)  # type: ignore[assignment]
        if key not in self.known:
            self.known[key] = self._continued(state)
        return self.known[key]

    def _continued(self, state: MiaState) -> float:
        (actor,) = MIA.actors(state)
        if actor == CHANCE:
            return sum(
                float(odds) * self.value(step(MIA, state, CHANCE, action).state)
                for action, odds in MIA.chance_outcomes(state)
            )
        assert isinstance(actor, int)
        if state.phase == "show":
            (hide, _) = concrete(MIA.legal_actions(state, actor))
            return self.value(step(MIA, state, actor, hide).state)
        return sum(
            chance * self.value(step(MIA, state, actor, read(action, ACTIONS)).state)
            for action, chance in self._odds(state).items()
            if chance
        )

    def _ended(self, state: MiaState) -> float:
        """Return the value of the end of a round for the seat that decides."""
        rules = self.policy.rules
        won = 0.0
        if rules.scoring != "lives":
            gains = [
                now - then for now, then in zip(state.standing, self.view.standing, strict=True)
            ]
            won = gains[self.you] - sum(gains) / len(gains)
        if state.phase == "over":
            places = MIA.result(state).places  # type: ignore[union-attr]
            return won + (float(places[self.you] == 1) if rules.scoring == "lives" else 0.0)
        if self.you in [seat for group in state.out for seat in group]:
            return won
        return won + self._stored(state, state.turn)

    def _stored(self, state: MiaState, opener: Seat) -> float:
        """Return the stored value of a cup that ``opener`` is about to roll."""
        view = MIA.view(state, opener)
        position = self.policy.position(view, opener, state.life_rerolled)
        seats = [s % len(view.standing) for s in range(opener, opener + len(view.standing))]
        left = [seat for seat in seats if seat not in view.out]
        t = rule_tables(self.policy.rules, len(self.view.standing))
        claims = t.numbers(claim.value for claim in state.claims)
        position = self.policy.with_repetition(position, claims)
        row = self.policy.sheets[position].worth[claims[-1] + 1 if claims else 0]
        return float(row[left.index(self.you)])


class PokerWalk:
    """Values of the options of a puzzle of French poker: one move in the engine, followed by the
    best moves of both seats by the policy."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.view: FrenchPokerView = puzzle.view
        self.adviser = poker_puzzles.adviser_of(puzzle.preset)
        self.rules, self.you = self.adviser.rules, self.view.turn
        self.match = MatchWorth(self.rules, self.adviser.policy.value)

    def worths(self, puzzle: Puzzle) -> dict[str, float]:
        """Return the value of each option in points of 100."""
        states = list(self.states())
        return {
            option.action: 100 * sum(c * self._after(s, option.action) for s, c in states)
            for option in puzzle.options
        }

    def _after(self, state: FrenchPokerState, words: str) -> float:
        actions = concrete(POKER.legal_actions(state, self.you))
        action = next(a for a in actions if spelled(a, self.view) == words)
        return self.value(step(POKER, state, self.you, action).state)

    def states(self) -> Iterator[tuple[FrenchPokerState, float]]:
        """Yield the states that the seat may be in, with their probabilities."""
        view = self.view
        unknown = [place for place, die in enumerate(view.dice) if die.pips is None]
        found = []
        for pips in product(range(1, 7), repeat=len(unknown)):
            fallen = dict(zip(unknown, pips, strict=True))
            dice = tuple(
                Die(fallen.get(place, die.pips), die.open, 0, die.seen, die.since)
                for place, die in enumerate(view.dice)
            )
            state = FrenchPokerState(
                rules=self.rules,
                standing=view.standing,
                pot=view.pot,
                discharging=view.discharging,
                phase=view.phase,
                turn=view.turn,
                round=view.round,
                claims=view.claims,
                dice=dice,
                deed=view.deed,
                kept=view.kept,
                rerolled=view.rerolled,
                done=tuple((seat,) for seat in view.done),
            )
            found.append((state, self._said(state) if unknown else 1.0))
        whole = sum(chance for _, chance in found)
        yield from ((state, chance / whole) for state, chance in found if chance)

    def fresh(self) -> Iterator[tuple[FrenchPokerState, float]]:
        """Yield the position with all outcomes of the unknown dice, which are equally likely."""
        view = self.view
        unknown = [place for place, die in enumerate(view.dice) if die.pips is None]
        ((state, _), *_) = self.states()
        for pips in product(range(1, 7), repeat=len(unknown)):
            dice = list(state.dice)
            for place, face in zip(unknown, pips, strict=True):
                dice[place] = replace(dice[place], pips=face)
            yield replace(state, dice=tuple(dice)), 1 / 6 ** len(unknown)

    def _said(self, state: FrenchPokerState) -> float:
        """Return the probability of the last claim about these dice, for a sound player."""
        claim = state.claims[-1]
        before = replace(
            state,
            phase="cup",
            turn=claim.seat,
            claims=state.claims[:-1],
            deed=claim.deed,
            kept=claim.kept,
        )
        said = self.adviser.mixture(POKER.view(before, claim.seat))
        assert said is not None
        return said.get(PokerAnnounce(claim.claim), 0.0)

    def value(self, state: FrenchPokerState) -> float:
        """Return the value of a state for the seat that decides."""
        if state.phase == "over":
            return float(POKER.result(state).places[self.you] == 1)  # type: ignore[union-attr]
        if state.phase == "open":
            return self.match.chance(POKER.view(state, self.you), self.you, state.turn)
        (actor,) = POKER.actors(state)
        if isinstance(actor, str):
            return sum(
                float(odds) * self.value(step(POKER, state, CHANCE, action).state)
                for action, odds in POKER.chance_outcomes(state)
            )
        view = POKER.view(state, actor)
        if view.phase == "answer":
            played = self.adviser.mixture(view)
            assert played is not None
            return sum(
                chance * self.value(step(POKER, state, actor, action).state)
                for action, chance in played.items()
                if chance
            )
        rated = self.adviser.rated(view)
        assert rated is not None
        value = max(move.value for move in rated.moves)
        best = self.match.stakes(view, actor).chance(value)
        return best if actor == self.you else 1 - best


class WarWalk:
    """Worths of the orders of a war: one round in the engine, with all pairs of named orders.

    The solver of wars with any number of seats values the remaining war, and scipy's linear
    programs find the value and the orders of optimal mixes.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.view: OpenWarView = puzzle.view
        rules = SWORD_PRESETS[puzzle.preset]
        self.story = at_war(
            (*("".join(map(str, row)) for row in self.view.rows), ""),
            (*self.view.swords, 0),
            (50, 50, 0),
            may_hold=rules.may_hold,
            triple_attack=rules.triple_attack,
            hard_shields=rules.hard_shields,
        )
        war = self.story.state.war
        assert war is not None
        self.story.state = replace(self.story.state, war=replace(war, armed=(*self.view.armed, 0)))
        self.story.ready()
        self.known = dict[Any, float]()

    def worths(self, puzzle: Puzzle) -> dict[str, float]:
        """Return the worth of each order in percent of the pot: the value, or its guarantee."""
        mine = named_orders(self.story.state, A)
        matrix = np.array([list(row.values()) for row in self.replies().values()])
        value = matrix_value(matrix)
        found = {}
        for row, order in enumerate(mine):
            least = matrix[row].min()
            mixed = largest_chance(matrix, row, value, 1e-3) > 2e-3
            right = mixed or least > value - 1e-4
            found[_war_words(order)] = value if right else least
        return {option.action: found[option.action] for option in puzzle.options}

    def replies(self) -> dict[str, dict[str, float]]:
        """Return the percentage that each order wins against each reply."""
        mine, theirs = (named_orders(self.story.state, seat) for seat in (A, 1))
        return {
            _war_words(order): {
                _war_words(reply): self._mean(own, other) for reply, other in theirs.items()
            }
            for order, own in mine.items()
        }

    def _mean(self, own: list[Any], other: list[Any]) -> float:
        ends = [
            self._left(Story(self.story.state).does(A, mine).does(1, theirs))
            for mine, theirs in product(own, other)
        ]
        return sum(ends) / len(ends)

    def _left(self, story: Story) -> float:
        """Return the first seat's percentage of the pot after a round."""
        state = story.state
        if state.phase == "over":
            return float(state.betting.stacks[A] - 100)
        scene = war_scene(state)
        key = tuple(tuple(sorted(row)) for row in scene.lives), scene.swords, scene.tripled
        if key not in self.known:
            solved = solve(scene, most=1e7)
            assert solved is not None
            self.known[key] = solved.seats[A]
        return self.known[key]


def _war_words(kind: Kind) -> str:
    """Return an order of the engine in the words of a puzzle."""
    struck, price = kind
    if not struck:
        return "hold"
    aims = " ".join(f"{lives}x{n}" for _, lives, n in sorted(struck, key=lambda t: (-t[2], -t[1])))
    return f"strike {aims} pay {price}" if price else f"strike {aims}"


WALKS: dict[str, Any] = {"mia": MiaWalk, "french_poker": PokerWalk, "sword_of_lies": WarWalk}
