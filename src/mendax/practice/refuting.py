"""The consequence of a wrong option: an example of how the round goes on, played by the rules.

1. The state is rebuilt from a puzzle's view. Dice that the view does not show are an example: they
   make the claim true if the learner doubts it, and false otherwise.
2. Every action is legal by the rule book (``core.game.step``), and each moment contains only the
   learner's observations.
3. In Sword of Lies the other seat plays its best reply, because the values are exact.
4. In the dice games, the next player answers the chosen claim as sound players do most often,
   unless the learner then wins the round and the other answer is not rare. If the learner still has
   to make a claim, the next player answers it by a rule of thumb.
5. This module needs no numpy, so a browser without a server plays refutations too.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from mendax.core.concrete import concrete
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Reason,
    RulesError,
    Seat,
    Value,
    step,
)
from mendax.core.text_form import write
from mendax.games import GAMES
from mendax.games.french_poker.actions import Doubt
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.practice.puzzle import Puzzle, PuzzleOption
from mendax.practice.refuting_french_poker import FrenchPokerExample
from mendax.practice.refuting_mia import MiaExample
from mendax.practice.refuting_sword_of_lies import SwordExample, puzzle_view
from mendax.tutorial.graph import Telling, TutorialEntry

MOST: Final = 5
"""The maximum number of moments."""
_DOUBTED: Final = 0.5
"""The chosen claim is doubted if sound players doubt it at least this often."""
_RARE: Final = 0.02
"""Answers that sound players give less often are not shown."""
_DOUBT: Final = write(Doubt())
_PLAYED: Final = ("cup", "ask", "answer", "show")
"""The phases in which a seat decides something in a round."""
_ACCEPTS: Final = ("believe", "trust", "concede", "doubt")
"""The answers other than a doubt, in order of preference. A doubt is made if no other is legal."""


class RefutedMoment(Value, frozen=True):
    """Entries that are shown together, and the learner's view after them."""

    lines: tuple[TutorialEntry, ...]
    view: Value


class PuzzlePosition(Value, frozen=True):
    """The position of a puzzle, with the chosen option."""

    game: str
    preset: str
    rules: str
    """The options that differ from the preset, as words."""
    seats: int
    view: Any
    """The view as decoded from JSON."""
    option: str
    """The option as the puzzle writes it."""
    doubted: float | None
    """The probability that the next player doubts the claim, if the option is one."""


class ShownPosition(Protocol):
    """One game's states and actions."""

    def is_sound(self, seats: int) -> bool:
        """Return whether a state can have this view: a decision of the seat to act."""

    def state(self, true: bool) -> Any:
        """Return a state with this view. Unknown dice make the last claim true or false."""

    def word(self, action: Action) -> str:
        """Return an action as puzzles write it."""


class Example(ShownPosition, Protocol):
    """One dice game's dice and actions in an example."""

    def fallen(self, state: Any) -> Action:
        """Return the outcome of the dice that fall now."""

    def action(self, state: Any, legal: Sequence[Action]) -> Action:
        """Return the next action of the seat with the cup."""

    def doubts(self, state: Any) -> bool | None:
        """Return whether the seat to act doubts the last claim, by a rule of thumb, if any."""

    def wins(self, state: Any) -> bool:
        """Return whether the round has just ended, and the learner has not lost it."""


class _Game(NamedTuple):
    view: Callable[[Any], Any]
    example: Callable[[Any, Any], ShownPosition]


_GAMES: Final[Mapping[str, _Game]] = {
    "mia": _Game(lambda raw: msgspec.convert(raw, MiaView), MiaExample),
    "french_poker": _Game(lambda raw: msgspec.convert(raw, FrenchPokerView), FrenchPokerExample),
    "sword_of_lies": _Game(puzzle_view, SwordExample),
}


def refuted(puzzle: Puzzle, option: PuzzleOption) -> tuple[RefutedMoment, ...]:
    """Return the moments after an option of a puzzle, or none if its values are estimates."""
    if puzzle.error:
        return ()
    told = (puzzle.game, puzzle.preset, puzzle.rules, puzzle.seats, puzzle.view)
    return refutation(PuzzlePosition(*told, option.action, option.doubted))


def refutation(position: PuzzlePosition) -> tuple[RefutedMoment, ...]:
    """Return at most ``MOST`` moments of a round, which begin with the option.

    Returns no moments if it is unknown how sound players answer the option, or if the learner wins
    the round in the example. Raises ``RulesError`` for anything but a decision of the game in which
    the option is legal.
    """
    game, example, seat, state = read(position)
    legal = concrete(game.legal_actions(state, seat))
    option = next((action for action in legal if example.word(action) == position.option), None)
    if option is None:
        raise _refused("practice-refused-option", position.option)
    telling = Telling(game, seat)
    if isinstance(example, SwordExample):
        for actor, action in example.line(state, position.option):
            state = telling.act(state, actor, action)
        return _told(game, telling, seat)
    state = telling.act(state, seat, option)
    claimed = state.phase == "answer"
    if claimed and position.doubted is None and example.doubts(state) is None:
        return ()
    play = _Play(game, example, seat, position.doubted, claimed)
    while (following := play.following(state)) is not None:
        state = telling.act(state, *following)
    return () if example.wins(state) else _told(game, telling, seat)


def _told(game: AnyGame, telling: Telling, seat: Seat) -> tuple[RefutedMoment, ...]:
    return tuple(RefutedMoment(lines, game.view(after, seat)) for lines, after in telling.told())


class ReadPosition(NamedTuple):
    """A position in the engine."""

    game: AnyGame
    example: Any
    seat: Seat
    state: Any


def read(position: PuzzlePosition) -> ReadPosition:
    """Return the game, the example, the learner's seat and a state. Raises ``RulesError``."""
    refused = _refused("practice-refused-position", position.game)
    if position.game not in _GAMES:
        raise refused
    game, kind = GAMES[position.game], _GAMES[position.game]
    if position.preset not in game.presets:
        raise refused
    rules = parse_options(game.presets[position.preset], position.rules.split())
    try:
        view: Any = kind.view(position.view)
    except msgspec.ValidationError:
        raise refused from None
    example = kind.example(rules, view)
    if not example.is_sound(position.seats):
        raise refused
    seat, state = view.you, example.state(true=position.option == _DOUBT)
    if isinstance(view, game.view_type) and game.view(state, seat) != view:
        raise refused
    return ReadPosition(game, example, seat, state)


class _Play(NamedTuple):
    """The actions after the option."""

    game: AnyGame
    example: Example
    learner: Seat
    doubted: float | None
    claimed: bool
    """True if the option is a claim."""

    def following(self, state: Any) -> tuple[Actor, Action] | None:
        """Return the next action and its actor, or None at the end of the example.

        It ends with the round, or with the next player's claim over the chosen claim.
        """
        if CHANCE in self.game.actors(state):
            return CHANCE, self.example.fallen(state)
        theirs = state.turn != self.learner
        if state.phase not in _PLAYED or (state.phase == "cup" and theirs and not self.claimed):
            return None
        legal = list(concrete(self.game.legal_actions(state, state.turn)))
        if state.phase != "answer":
            return state.turn, self.example.action(state, legal)
        if state.claims[-1].seat != self.learner:
            return None
        return state.turn, self._answer(state, legal)

    def _answer(self, state: Any, legal: Sequence[Action]) -> Action:
        """Return the more frequent answer that does not make the learner win the round, if any."""
        doubts = self.example.doubts(state) if self.doubted is None else self.doubted >= _DOUBTED
        by_word = {write(action): action for action in legal}
        accepted = next(by_word[word] for word in _ACCEPTS if word in by_word)
        doubt = by_word[_DOUBT]
        usual, other = (doubt, accepted) if doubts else (accepted, doubt)
        rare = self.doubted is not None and not _RARE < self.doubted < 1 - _RARE
        after = step(self.game, state, state.turn, usual).state
        return other if self.example.wins(after) and not rare else usual


def _refused(key: str, given: str) -> RulesError:
    return RulesError(Reason(key, {"given": given[:40]}))
