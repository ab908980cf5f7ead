"""Solved policies, with the odds of actions in every public state and the value of the state.

A policy uses only public facts and its seat's observations, never a state. Positions are counted
from the announcer (``positions.Position``), so one sheet serves all seats. ``Sheet`` lists a
sheet's content; ``file_format`` defines the file format.
"""

import bisect
import functools
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.core.game import Action, Reason, RulesError
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    KeepLives,
    Look,
    PassOn,
    Reroll,
    RerollLives,
    Shake,
)
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from mendax.solver.claim_tree.game import (
    ACCEPT,
    OPEN,
    OUTSIDE,
    AnswerStrategies,
    Chances,
    History,
    StrategyProfile,
    belief,
    pure,
)
from mendax.solver.generic.tolerances import TIE
from mendax.solver.mia.model.positions import Position, Span, capped, first_position, points_matter
from mendax.solver.mia.model.public_states import PublicState, public_states
from mendax.solver.mia.model.rule_tables import NO_OTHERS, UNSEEN, Floats, RuleTables, rule_tables
from mendax.solver.mia.model.successors import (
    LivesChoice,
    choosing_lives,
    reached,
    rolling_worth,
    successor_of,
    worth_of,
)

Odds = tuple[tuple[Action, float], ...]
"""Actions with their probabilities; the sum is 1."""


class Sheet(NamedTuple):
    """The solution of one position: every public state of its rounds. Values are indices."""

    say_at: npt.NDArray[np.uint16]
    """The indices of the entries of ``say`` among all triples (state, kind of roll, claim)."""
    say: Floats
    """The nonzero claim probabilities. They are sparse, because few claims are mixed."""
    doubt: Floats
    """The probability of a doubt for each pair (state, claim)."""
    blind: npt.NDArray[np.int8]
    """``[state]``: the value announced without looking, or −1 to look."""
    again: npt.NDArray[np.int8]
    """``[state]``: the value announced with a second roll, or −1 for no second roll."""
    unseen: npt.NDArray[np.int8]
    """``[value]``: the answer to a claim on unseen dice.

    1 doubts, 0 believes or concedes, and n ≥ 2 passes the dice on with value n − 2.
    """
    second: npt.NDArray[np.int8]
    """``[value]``: the answer to a claim on a second roll, with the same numbers as ``unseen``."""
    worth: Floats
    """``[state, seat]``: the payoff before the roll, by seat from the roller."""
    periods: npt.NDArray[np.int8]
    """``[state]``: the number of repetitions of its value after which play repeats.

    It is 1 if repetitions do not matter. Each repetition has a sheet with the claims over the value
    to beat. The last sheet, after which the first follows, contains the answers to unseen dice for
    other values.
    """
    passed: npt.NDArray[np.int8]
    """``[side, value]``: the answer, by the seat ``side`` after the roller, to unseen dice passed
    on.

    There are no rows without blind passing.
    """
    answers: tuple[AnswerStrategies, ...]
    """By state: the answers to claims of a roller who looked. Empty without blind passing."""
    others: Floats = NO_OTHERS
    """The probability of a doubt out of turn, for each pair (state, claim) and each seat from the
    second after the announcer. Empty if only the next seat may doubt."""
    race: Floats = NO_OTHERS
    """The same for claims on unseen dice, for each value and each seat from the first after the
    announcer."""


class Rows(NamedTuple):
    """The offsets of each public state in the rows of a sheet."""

    states: tuple[PublicState, ...]
    say: tuple[int, ...]
    """``[state]``: its first pair (kind, claim). The last entry is the length of the row."""
    doubt: tuple[int, ...]
    """``[state]``: its first claim. The last entry is the length of the row."""

    def width(self, to_beat: int) -> int:
        """Return the number of claims at a state, plus one if a second roll is legal."""
        state = self.states[to_beat + 1]
        return len(state.claims) + (1 if len(state.again) else 0)


def rows(t: RuleTables) -> Rows:
    """Return the layout of sheets for ``t``."""
    say, doubt = [0], [0]
    states = public_states(t)
    for state in states:
        width = len(state.claims) + (1 if len(state.again) else 0)
        say.append(say[-1] + len(state.weight) * width)
        doubt.append(doubt[-1] + len(state.claims))
    return Rows(states, tuple(say), tuple(doubt))


@functools.lru_cache(64)
def _layout(rules: MiaRules, seats: int) -> Rows:
    return rows(rule_tables(rules, seats))


@dataclass(frozen=True, eq=False)
class Policy:
    """A behaviour strategy for every seat, from any position that the game can reach."""

    rules: MiaRules
    seats: int
    span: Span
    sheets: Mapping[Position, Sheet]
    """Sheets by position, with one sheet for each repetition."""

    @property
    def start(self) -> Position:
        """Return the position before the first round."""
        return first_position(self.rules, self.seats, self.span, self._with_points)

    @property
    def values(self) -> tuple[float, ...]:
        """Return the value of the start by seat from the opener (``Solution.values``)."""
        return tuple(float(x) for x in self.sheets[self.start].worth[0])

    def saying(self, position: Position, to_beat: int, roll: Roll) -> dict[int, float]:
        """Return the probability of each claim after looking; −1 stands for a second roll.

        This method, like all methods with a position, raises ``RulesError`` for a position without
        a sheet.
        """
        layout, sheet = self._rows(position), self._sheet(position)
        state = layout.states[to_beat + 1]
        width, kind = layout.width(to_beat), int(state.kind[ROLLS.index(roll)])
        begin = layout.say[to_beat + 1] + kind * width
        low = bisect.bisect_left(sheet.say_at, begin)
        high = bisect.bisect_left(sheet.say_at, begin + width)
        columns = sheet.say_at[low:high].astype(int) - begin
        claims = [*state.claims.tolist(), -1]
        return {claims[c]: float(x) for c, x in zip(columns, sheet.say[low:high], strict=True)}

    def doubting(
        self, position: Position, to_beat: int, value: int, how: str = "looked", seat: int = 1
    ) -> float:
        """Return the probability of doubting ``value``, claimed ``how`` over ``to_beat``.

        ``seat`` is counted from the announcer; all but seat 1 doubt out of turn.
        """
        layout, sheet = self._rows(position), self._sheet(position)
        if len(sheet.race):
            return self._race(layout, sheet, (to_beat, value, how), seat)
        if seat > 1:
            return 0.0
        if how != "looked" and to_beat != value:
            last = int(sheet.periods[value + 1]) - 1 if value + 1 < len(sheet.periods) else 0
            sheet = self._sheet(position._replace(repetition=last))
        if how == "unseen":
            return float(sheet.unseen[value] == 1)
        if how == "rerolled":
            return float(sheet.second[value] == 1)
        claims = layout.states[to_beat + 1].claims
        return float(sheet.doubt[layout.doubt[to_beat + 1] + int(np.searchsorted(claims, value))])

    def _race(self, layout: Rows, sheet: Sheet, claim: tuple[int, int, str], seat: int) -> float:
        to_beat, value, how = claim
        seats = sheet.worth.shape[1]
        if how == "unseen":
            return float(sheet.race[value * (seats - 1) + seat - 1])
        claims = layout.states[to_beat + 1].claims
        at = layout.doubt[to_beat + 1] + int(np.searchsorted(claims, value))
        if seat == 1:
            return float(sheet.doubt[at])
        return float(sheet.others[at * (seats - 2) + seat - 2])

    def gives_up(self, position: Position, value: int) -> bool:
        """Return whether the answerer concedes to ``value``, unless it doubts."""
        seats = len(position.lives)
        t = rule_tables(self.rules, seats)
        if t.concede[value] < 0 or not t.believable[value]:
            return bool(t.concede[value] >= 0)
        successor = successor_of(t, int(t.concede[value]), position, self.span)
        conceded = worth_of(successor, self._opens, seats)[1]
        believed = self._sheet(position.turned(1)._replace(repetition=0)).worth[value + 1, 0]
        return bool(conceded > believed + TIE)

    # ── blind passing ──

    def play_after_looking(self, position: Position, to_beat: int) -> StrategyProfile:
        """Return the claims over ``to_beat`` after looking, and their answers."""
        state = self._rows(position).states[to_beat + 1]
        said = (self.saying(position, to_beat, ROLLS[roll]) for roll in state.examples)
        say = [{p if p >= 0 else OUTSIDE: x for p, x in chances.items()} for chances in said]
        return StrategyProfile(say, self._sheet(position).answers[to_beat + 1])

    def answering(
        self, position: Position, to_beat: int, history: History, roll: Roll | None = None
    ) -> Chances:
        """Return the answer to the last claim of ``history``, made over ``to_beat`` after looking.

        The roller's answer depends on ``roll``. Without ``roll``, the probabilities are averaged
        over the belief after these claims.
        """
        state = self._rows(position).states[to_beat + 1]
        play = self.play_after_looking(position, to_beat)
        seats = len(position.lives)
        if len(history) % seats:
            return play.answers.answer(history, seats=seats)
        if roll is not None:
            return play.answers.answer(history, int(state.kind[ROLLS.index(roll)]), seats)
        chances: Chances = {}
        for kind, likely in enumerate(belief(state.weight, play, history).chances.tolist()):
            for answer, chance in play.answers.answer(history, kind).items():
                chances[answer] = chances.get(answer, 0.0) + likely * chance
        return {answer: chance for answer, chance in chances.items() if chance > 0}

    def answer_to_unseen(self, position: Position, history: History, how: str) -> int:
        """Return the answer to the last claim on unseen dice, first announced ``how``."""
        sheet = self._sheet(position)
        by = {"unseen": sheet.unseen, "rerolled": sheet.second}[how]
        if len(history) > 1:
            by = sheet.passed[(len(history) - 1) % len(sheet.passed)]
        code = int(by[history[-1]])
        return {0: ACCEPT, 1: OPEN}.get(code, code - 2)

    # ── play ──

    def odds(
        self, view: MiaView, settled: Collection[int] = (), starter: int | None = None
    ) -> Odds:
        """Return the acting seat's actions with their probabilities, given its view.

        ``settled`` contains the seats that have already chosen new lives (option ``life_reroll``).
        ``starter`` is the seat that opens the next round after the choice; by default, the end of
        the last round determines the opener.
        """
        if view.phase == "open":
            return ((Shake(), 1.0),)
        if view.phase == "lives":
            return ((self._new_lives(view, settled, starter), 1.0),)
        t = rule_tables(self.rules, len(_clockwise(view, view.turn)))
        claims = t.numbers(claim.value for claim in view.claims)
        if view.phase == "cup":
            position = self.position(view, view.turn, settled)
            return self._announcement(t, view, self.with_repetition(position, claims), claims)
        if self.rules.blind_pass != "off":
            return self._answer_with_passes(t, view, settled, claims)
        position = self.position(view, view.claims[-1].seat, settled)
        to_beat = claims[-2] if len(claims) > 1 else -1
        position = self.with_repetition(position, claims[:-1])
        chance = self.doubting(position, to_beat, claims[-1], view.claims[-1].how)
        other = Concede() if self.gives_up(position, claims[-1]) else Believe()
        return tuple((a, x) for a, x in ((Doubt(), chance), (other, 1.0 - chance)) if x > 0)

    def doubt_out_of_turn(self, view: MiaView, settled: Collection[int] = ()) -> float:
        """Return the probability that the seat of ``view``, which is not asked, doubts the claim.

        It is 0 unless the rules let any seat doubt.
        """
        claim = view.claims[-1]
        seats = _clockwise(view, claim.seat)
        if view.phase != "answer" or view.you not in seats[2:]:
            return 0.0
        t = rule_tables(self.rules, len(seats))
        claims = t.numbers(each.value for each in view.claims)
        position = self.position(view, claim.seat, settled)
        to_beat = claims[-2] if len(claims) > 1 else -1
        return self.doubting(position, to_beat, claims[-1], claim.how, seats.index(view.you))

    @functools.cached_property
    def longest_period(self) -> int:
        """Return the longest period of any value announced over itself."""
        return max(int(sheet.periods.max()) for sheet in self.sheets.values())

    def repetition(self, view: MiaView, settled: Collection[int], beaten: Sequence[Roll]) -> int:
        """Return how often the last value of ``beaten`` was repeated, modulo the period."""
        t = rule_tables(self.rules, len(_clockwise(view, view.turn)))
        position = self.position(view, view.turn, settled)
        return self.with_repetition(position, t.numbers(beaten)).repetition

    def with_repetition(self, position: Position, beaten: Sequence[int]) -> Position:
        """Return the position with the number of repetitions in the claims ``beaten``."""
        if not beaten:
            return position
        run = next((n for n, v in enumerate(reversed(beaten)) if v != beaten[-1]), len(beaten))
        period = int(self._sheet(position).periods[beaten[-1] + 1])
        return position._replace(repetition=(run - 1) % period)

    def _answer_with_passes(
        self, t: RuleTables, view: MiaView, settled: Collection[int], claims: list[int]
    ) -> Odds:
        """Return the answer to a claim that may be passed on, given all claims since the roll."""
        since = max(n for n, claim in enumerate(view.claims) if claim.fresh)
        first, to_beat = view.claims[since], claims[since - 1] if since else -1
        position = self.position(view, first.seat, settled)
        history = tuple(claims[since:])
        if first.how == "looked":
            chances = self.answering(position, to_beat, history, view.roll)
        else:
            chances = pure(self.answer_to_unseen(position, history, first.how))
        other = Concede() if self.gives_up(position, claims[-1]) else Believe()
        named = {OPEN: Doubt(), ACCEPT: other}
        return tuple((named.get(a) or PassOn(t.values[a]), x) for a, x in chances.items())

    def _announcement(
        self, t: RuleTables, view: MiaView, position: Position, claims: Sequence[int]
    ) -> Odds:
        sheet, to_beat = self._sheet(position), claims[-1] if claims else -1
        if not view.looked:
            blind = int(sheet.blind[to_beat + 1])
            return ((Look() if blind < 0 else Announce(t.values[blind]), 1.0),)
        if view.roll is None:
            raise AssertionError("a roller who looked has seen a roll")
        again = t.values[sheet.again[to_beat + 1]]
        said = self.saying(position, to_beat, view.roll)
        return tuple(
            (Announce(t.values[p]) if p >= 0 else Reroll(again), x) for p, x in said.items()
        )

    def position(self, view: MiaView, seat: int, settled: Collection[int]) -> Position:
        """Return the position in which ``seat`` announces."""
        seats = _clockwise(view, seat)
        if self.span == "round":
            return first_position(self.rules, len(seats), "round")
        scored = self.rules.scoring != "lives"
        lives = tuple(0 if scored else view.standing[s] for s in seats)
        left = self.rules.rounds - view.round + 1 if scored else 0
        position = Position(lives, tuple(s in settled for s in seats), left)
        if not self._with_points:
            return position
        points = tuple(view.standing[s] for s in seats)
        return capped(rule_tables(self.rules, len(seats)), position._replace(points=points))

    @functools.cached_property
    def _with_points(self) -> bool:
        return points_matter(self.rules, self.seats, self.span)

    def _new_lives(
        self, view: MiaView, settled: Collection[int], starter: int | None
    ) -> KeepLives | RerollLives:
        starter = self._starter(view) if starter is None else starter
        waiting = choosing_lives(self.rules, view, settled, starter)
        seats = len(view.standing)
        choice = reached(rule_tables(self.rules, seats), waiting, waiting, 0)
        if not isinstance(choice, LivesChoice):
            raise AssertionError("there is a choice of new lives")
        if choice.keep is None:
            return RerollLives()
        kept = worth_of(choice.keep, self._opens, seats)[view.turn]
        rolled = rolling_worth(choice, self._opens, seats)[view.turn]
        return RerollLives() if rolled > kept + TIE else KeepLives()

    @functools.cached_property
    def _opens(self) -> Mapping[Position, Floats]:
        return {position: sheet.worth[0] for position, sheet in self.sheets.items()}

    def _starter(self, view: MiaView) -> int:
        """Return the seat that opens the next round, given the outcome of the last one."""
        last = view.last
        if last is None:
            raise AssertionError("a round has ended")
        gone = {seat for seat in view.out if seat not in last.losers}
        seats = len(view.standing)
        turns = ((last.announcer + n) % seats for n in range(seats))
        playing = [seat for seat in turns if seat not in gone]
        t = rule_tables(self.rules, len(playing))
        outcome = int(t.concede.max())
        if last.roll is not None and last.value is not None:
            outcome = int(t.doubt[UNSEEN, t.values.index(last.value), ROLLS.index(last.roll)])
        first = t.outcomes[outcome].starter
        return next(s for s in playing[first:] + playing[:first] if s not in view.out)

    def _rows(self, position: Position) -> Rows:
        return _layout(self.rules, len(position.lives))

    def _sheet(self, position: Position) -> Sheet:
        if position not in self.sheets:
            raise RulesError(Reason("solver-unknown-position", {"lives": str(position.lives)}))
        return self.sheets[position]


def _clockwise(view: MiaView, seat: int) -> tuple[int, ...]:
    """Return the seats still in, starting with ``seat``."""
    seats = len(view.standing)
    turns = ((seat + n) % seats for n in range(seats))
    return tuple(s for s in turns if s not in view.out)
