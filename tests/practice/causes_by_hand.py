"""Checks of causes against the engine, independent of the code that chooses causes.

The engine says whether a claim is true: it opens the dice, and the player who lost is read from the
standing. Chances are counted over all outcomes of the dice. Doubts and values are those of the
puzzle's options, which a walk over the engine confirms (``walks``).
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import step
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Announce as PokerAnnounce
from mendax.games.french_poker.actions import Believe as PokerBelieve
from mendax.games.french_poker.actions import Doubt as PokerDoubt
from mendax.games.french_poker.rules import PRESETS as POKER_PRESETS
from mendax.games.french_poker.state import Announcement, Die, FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Believe, Doubt
from mendax.games.mia.rules import PRESETS as MIA_PRESETS
from mendax.games.mia.state import Claim, MiaState
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.practice.puzzle import Puzzle, PuzzleOption

MIA, POKER = Mia(), FrenchPoker()
ROLLS_OF_TWO = [10 * max(pair) + min(pair) for pair in product(range(1, 7), repeat=2)]
PLENTY = 20


class MiaHand:
    """The questions about a position of Mia."""

    def __init__(self, puzzle: Puzzle) -> None:
        preset = parse_options(MIA_PRESETS[puzzle.preset], puzzle.rules.split())
        self.rules = replace(preset, scoring="lives", mia_reveals=False, joker_32="off")
        self.view, self.every = puzzle.view, len(ROLLS_OF_TWO)

    def _state(self, phase: Any, claims: tuple[int, ...], roll: int) -> MiaState:
        return MiaState(
            rules=self.rules,
            standing=(PLENTY, PLENTY),
            phase=phase,
            turn=0,
            round=1,
            claims=tuple(Claim(1, value, "looked") for value in claims),
            roll=roll,
            roller=1 if phase == "answer" else 0,
            looked=True,
        )

    def true(self, roll: int, claim: Any) -> bool:
        state = step(MIA, self._state("answer", (int(claim),), roll), 0, Doubt()).state
        return state.standing[1] == PLENTY

    def over(self, claim: Any) -> list[int]:
        """Return the legal claims over a claim, after it has been believed."""
        answers = concrete(MIA.legal_actions(self._state("answer", (int(claim),), 21), 0))
        if Believe() not in answers:
            return []
        legal = concrete(MIA.legal_actions(self._state("cup", (int(claim),), 21), 0))
        return [action.value for action in legal if isinstance(action, Announce)]

    def mine(self, claim: Any) -> bool:
        return self.true(self.view.roll, claim)

    def reached(self, claim: Any) -> int:
        return sum(self.true(roll, claim) for roll in ROLLS_OF_TWO)

    def beaten(self, claim: Any) -> int:
        over = self.over(claim)
        return sum(any(self.true(roll, value) for value in over) for roll in ROLLS_OF_TWO)

    def claim(self) -> str:
        return str(self.view.claims[-1].value) if self.view.claims else "-"

    def truths(self) -> str:
        """Return the highest claim that the own dice make true."""
        free = self._state("cup", (), 21)
        legal = [a.value for a in concrete(MIA.legal_actions(free, 0)) if isinstance(a, Announce)]
        return str([value for value in legal if self.mine(value)][-1])


class PokerHand:
    """The questions about a position of French poker."""

    def __init__(self, puzzle: Puzzle) -> None:
        preset = parse_options(POKER_PRESETS[puzzle.preset], puzzle.rules.split())
        self.rules = replace(preset, scoring="tokens", tokens=PLENTY)
        self.view = puzzle.view
        self.known = [die.pips for die in puzzle.view.dice if die.pips is not None]
        self.every = 6 ** (5 - len(self.known))
        self._found: dict[Any, bool] = {}

    def _state(self, phase: Any, claims: tuple[Any, ...], dice: tuple[int, ...]) -> Any:
        return FrenchPokerState(
            self.rules,
            (PLENTY, PLENTY),
            phase=phase,
            turn=0,
            round=1,
            claims=tuple(Announcement(1, _spelling(claim), "left") for claim in claims),
            dice=tuple(Die(pips, False, 0, (0, 1), 0) for pips in dice),
            deed="kept-open",
            rerolled=1,
        )

    def true(self, dice: tuple[int, ...], claim: Any) -> bool:
        key = tuple(sorted(dice)), claim
        if key not in self._found:
            state = step(POKER, self._state("answer", (claim,), dice), 0, PokerDoubt()).state
            self._found[key] = bool(state.standing[1] == PLENTY)
        return self._found[key]

    def over(self, claim: Any) -> list[Any]:
        ones = (1, 1, 1, 1, 1)
        answers = concrete(POKER.legal_actions(self._state("answer", (claim,), ones), 0))
        if PokerBelieve() not in answers:
            return []
        cup = self._state("cup", (claim,), ones)
        legal = concrete(POKER.legal_actions(cup, 0))
        return [action.claim for action in legal if isinstance(action, PokerAnnounce)]

    def _outcomes(self, kept: list[int]) -> Iterator[tuple[int, ...]]:
        for rest in product(range(1, 7), repeat=5 - len(kept)):
            yield (*kept, *rest)

    def mine(self, claim: Any) -> bool:
        return self.true(tuple(self.known), claim)

    def reached(self, claim: Any) -> int:
        return sum(self.true(dice, claim) for dice in self._outcomes(self.known))

    def beaten_with(self, kept: str) -> int:
        """Return how many outcomes of rolling all but the kept dice beat the last claim."""
        dice = [int(pips) for pips in kept.split() if pips.isdigit()]
        lowest = self.over(self.claim())[0]
        return sum(self.true(outcome, lowest) for outcome in self._outcomes(dice))

    def claim(self) -> str:
        return str(self.view.claims[-1].claim) if self.view.claims else "-"

    def truths(self) -> str:
        state = self._state("cup", (), tuple(self.known))
        legal = concrete(POKER.legal_actions(state, 0))
        said = [action.claim for action in legal if isinstance(action, PokerAnnounce)]
        return str([claim for claim in said if self.mine(claim)][-1])

    def known_to_other(self) -> bool:
        other = 1 - self.view.turn
        return all(die.open or die.seen is None or other in die.seen for die in self.view.dice)


def _spelling(word: Any) -> Any:
    return int(word) if str(word).isdigit() else word


Hand = MiaHand | PokerHand


class Case(NamedTuple):
    """A puzzle, the questions about its position, and the arguments of its cause."""

    puzzle: Puzzle
    hand: Any
    told: dict[str, Any]

    @property
    def claim(self) -> str:
        return str(self.told["claim"])

    @property
    def value(self) -> str:
        return str(self.told["value"])

    @property
    def ways(self) -> int:
        return int(self.told["ways"])

    @property
    def chance(self) -> float:
        """Return the exact chance of the claim, which the cause tells in percent."""
        exact = self.reached(self.claim) / int(self.hand.every)
        assert self.told["chance"] == max(1, round(100 * exact))
        return exact

    def reached(self, claim: str) -> int:
        """Return how many outcomes of the unknown dice make a claim true."""
        return int(self.hand.reached(_spelling(claim)))

    def answers(self, *words: str) -> bool:
        """Return whether a sound player gives one of these answers, or mixes (``either``)."""
        made = [o.action.split()[0] for o in self.puzzle.options if o.share >= 0.005]
        return ("either" if len(made) > 1 else made[0]) in words


Check = Callable[[Case], bool]


def _said(puzzle: Puzzle) -> list[PuzzleOption]:
    return [option for option in puzzle.options if option.action.startswith("announce")]


def _value(option: PuzzleOption) -> str:
    return option.action.partition(" ")[2]


def _lies(puzzle: Puzzle, hand: Hand) -> list[PuzzleOption]:
    return [option for option in _said(puzzle) if not hand.mine(_value(option))]


def _true(puzzle: Puzzle, hand: Hand) -> list[PuzzleOption]:
    return [option for option in _said(puzzle) if hand.mine(_value(option))]


def _doubted(option: PuzzleOption) -> float:
    assert option.doubted is not None
    return option.doubted


def _named(puzzle: Puzzle, told: dict[str, Any], name: str = "value") -> PuzzleOption:
    return next(option for option in _said(puzzle) if _value(option) == told[name])


def _between(low: float, lie: float | None, high: float) -> bool:
    return lie is not None and low <= lie <= high


def _true_claim(puzzle: Puzzle, hand: Hand, told: dict[str, Any]) -> bool:
    return _value(puzzle.best) == told["value"] and hand.mine(told["value"])


def _must_lie(puzzle: Puzzle, hand: Hand, told: dict[str, Any]) -> bool:
    return not _true(puzzle, hand) and told["claim"] == hand.claim()


def _least(options: list[PuzzleOption]) -> float:
    return min(map(_doubted, options))


def _raises(puzzle: Puzzle, hand: Hand, told: dict[str, Any]) -> bool:
    higher = _value(puzzle.best) == told["value"] and not hand.mine(told["value"])
    return higher and bool(_true(puzzle, hand)) and told["truth"] == hand.truths()


def _is_less(hand: Any, told: dict[str, Any]) -> bool:
    return bool(told["truth"] == hand.truths() != told["value"])


def _rolls(puzzle: Puzzle, hand: Any, told: dict[str, Any]) -> bool:
    beaten = not any(hand.mine(claim) for claim in hand.over(hand.claim()))
    return puzzle.best.action.split()[0] == told["better"] and beaten and hand.known_to_other()


def _likeliest(puzzle: Puzzle, hand: Any, told: dict[str, Any]) -> bool:
    rolled = [o for o in puzzle.options if not o.action.startswith("announce")]
    chances: dict[str, int] = {
        o.action: int(hand.beaten_with(_value(o))) * 6 ** len(_value(o).split()) for o in rolled
    }
    mine = int(hand.beaten_with("" if told["value"] == "-" else told["value"]))
    exact = mine / 6 ** (5 - len(told["value"].replace("-", "").split()))
    assert told["chance"] == max(1, round(100 * exact))
    return chances[puzzle.best.action] == max(chances.values())


def _fresh_beat(puzzle: Puzzle, hand: Any, told: dict[str, Any]) -> float:
    """Return the chance that five new dice beat the claim, which the cause tells in percent."""
    exact = float(hand.beaten_with("")) / 6**5
    assert told["chance"] == max(1, round(100 * exact))
    return exact


def _shifts(case: Case, name: str, number: str) -> bool:
    """Return whether the next player beats the claim more often than another one."""
    mine, other = (int(case.hand.beaten(_spelling(case.told[n]))) for n in ("value", name))
    return len(case.puzzle.view.standing) > 2 and (mine, other) == (case.ways, case.told[number])


CHECKS: dict[str, Check] = {
    "known-true": lambda c: c.hand.mine(c.claim) and c.answers("believe", "concede"),
    "known-lie": lambda c: not c.hand.mine(c.claim) and c.answers("doubt"),
    "lowest": lambda c: c.reached(c.claim) == 36 and not c.answers("doubt"),
    "dice-reach": lambda c: c.reached(c.claim) == c.hand.every and c.answers("believe"),
    "ruled-out": lambda c: c.reached(c.claim) == 0 and c.answers("doubt"),
    "top": lambda c: not c.hand.over(c.claim) and c.answers(c.told["action"]),
    "top-deters": lambda c: (
        not c.hand.over(c.claim) and c.answers("doubt") and _between(0, c.puzzle.lie, 0.005)
    ),
    "only-top": lambda c: (
        [str(v) for v in c.hand.over(c.claim)] == [c.told["other"]] and c.answers("doubt")
    ),
    "next-must-lie": lambda c: c.hand.beaten(c.claim) == c.ways < 18 and c.answers("doubt"),
    "hard-to-beat": lambda c: _fresh_beat(*c) <= 1 / 4 and c.answers("doubt"),
    "go-on-worse": lambda c: c.answers("doubt"),
    "go-on-better": lambda c: c.answers("believe", "concede", "pass-on"),
    "always-believe": lambda c: bool(c.hand.over(c.claim)) and c.answers("doubt"),
    "top-always": lambda c: not c.hand.over(c.claim) and c.answers("doubt"),
    "always-doubt": lambda c: c.answers("believe", "concede"),
    "easy-to-beat": lambda c: c.hand.beaten(c.claim) == c.ways >= 18 and c.answers("believe"),
    "mostly-lie": lambda c: _between(0.5, c.puzzle.lie, 1) and c.answers("doubt"),
    "rarely-lie": lambda c: _between(0, c.puzzle.lie, 0.25) and c.answers("believe"),
    "lie-seldom": lambda c: _between(0.25, c.puzzle.lie, 0.5) and c.answers("believe"),
    "either": lambda c: c.answers("either"),
    "luck-needed": lambda c: c.chance <= 1 / 4 and c.answers("doubt"),
    "luck-likely": lambda c: c.chance >= 1 / 2 and c.answers("believe"),
    "pass-on": lambda c: c.puzzle.best.action == f"pass-on {c.value}",
    "doubted-anyway": lambda c: _true_claim(*c) and _least(_said(c.puzzle)) >= 0.9,
    "lies-doubted": lambda c: _true_claim(*c) and _least(_lies(c.puzzle, c.hand)) >= 0.9,
    "top-roll": lambda c: _true_claim(*c) and not c.hand.over(c.value),
    "truth-believed": lambda c: (
        _true_claim(*c) and _least(_lies(c.puzzle, c.hand)) > _doubted(c.puzzle.best)
    ),
    "truth": lambda c: _true_claim(*c),
    "bait": lambda c: (
        _true_claim(*c)
        and _is_less(c.hand, c.told)
        and _doubted(c.puzzle.best) > _doubted(_named(c.puzzle, c.told, "truth"))
    ),
    "less": lambda c: _true_claim(*c) and _is_less(c.hand, c.told),
    "shift": lambda c: (
        _true_claim(*c) and _is_less(c.hand, c.told) and _shifts(c, "truth", "other")
    ),
    "shift-truth": lambda c: (
        _true_claim(*c)
        and not c.hand.mine(c.told["other"])
        and _doubted(_named(c.puzzle, c.told, "other")) <= 0.005
        and _shifts(c, "other", "fewer")
    ),
    "only-claim": lambda c: [_value(option) for option in _said(c.puzzle)] == [c.value],
    "doomed": lambda c: _must_lie(*c) and _least(_said(c.puzzle)) >= 0.9,
    "least-doubted": lambda c: (
        _must_lie(*c) and _doubted(c.puzzle.best) <= _least(_said(c.puzzle)) + 0.005
    ),
    "harder-to-beat": lambda c: (
        _must_lie(*c)
        and _doubted(c.puzzle.best) > _doubted(_named(c.puzzle, c.told, "other"))
        and len(c.hand.over(c.value)) < len(c.hand.over(c.told["other"]))
    ),
    "best-lie": lambda c: (
        _must_lie(*c) and _doubted(c.puzzle.best) > _doubted(_named(c.puzzle, c.told, "other"))
    ),
    "raise": lambda c: _raises(*c),
    "raise-free": lambda c: (
        _raises(*c)
        and _doubted(c.puzzle.best) <= _doubted(_named(c.puzzle, c.told, "truth")) + 0.005
    ),
    "reroll": lambda c: not c.hand.mine(c.value) and c.reached(c.value) == c.ways,
    "reroll-unknown": lambda c: c.reached(c.value) == c.ways,
    "all-known": lambda c: c.hand.known_to_other() and _true_claim(*c),
    "all-known-lost": lambda c: (
        c.hand.known_to_other()
        and not any(c.hand.mine(claim) for claim in c.hand.over(c.hand.claim()))
    ),
    "keep-claim": lambda c: _true_claim(*c),
    "open-roll": lambda c: c.puzzle.best.action == f"keep-hidden {c.value}",
    "improve": lambda c: any(c.hand.mine(claim) for claim in c.hand.over(c.hand.claim())),
    "roll-secret": lambda c: _rolls(*c),
    "roll-likeliest": lambda c: _rolls(*c) and _likeliest(*c),
}
"""The check of each cause, by its key without ``cause-``."""


def holds(puzzle: Puzzle) -> bool:
    """Return whether the engine confirms a puzzle's cause."""
    hand = MiaHand(puzzle) if puzzle.game == "mia" else PokerHand(puzzle)
    check = CHECKS[puzzle.why.key.removeprefix("cause-")]
    return check(Case(puzzle, hand, dict(puzzle.why.arguments)))


def is_true(puzzle: Puzzle, claim: str) -> bool:
    """Return whether the own dice make a claim true."""
    view = convert(puzzle.view, MiaView if puzzle.game == "mia" else FrenchPokerView)
    puzzle = replace(puzzle, view=view)
    hand = MiaHand(puzzle) if puzzle.game == "mia" else PokerHand(puzzle)
    return hand.mine(_spelling(claim))
