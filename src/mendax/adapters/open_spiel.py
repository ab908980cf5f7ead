"""Mendax's games as OpenSpiel games, for OpenSpiel's solvers, learners and tests.

    from mendax.adapters import open_spiel            # registers mendax_mia, mendax_french_poker …
    game = pyspiel.load_game("mendax_mia(players=3,preset=standard,options=lives:2;order:pips)")

1. This module only translates. ``numbered`` provides the positions, and ``encodings`` the tensors.
2. Chance is explicit. If several seats may act, the first seat acts. Simultaneous choices stay
   hidden as long as the rule book hides them.
3. An information state consists of the events that a seat has observed; an observation is the
   seat's current view. Information states and observations are available as text and as tensors.

Requires the ``research`` extra (in a checkout: ``python -m pip install '.[research]'``).
"""

import math
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from mendax.adapters.numbered import (
    NumberedGame,
    NumberedState,
    Payoff,
    opening,
    replayed_words,
    rules_of,
    table,
)
from mendax.adapters.rounds import longest_round, round_table
from mendax.adapters.rounds import utility_bounds as bounds_of_round
from mendax.adapters.worlds import resampled
from mendax.core.extensions import Bounded, Finite
from mendax.core.extras import brought_by
from mendax.core.game import CHANCE, AnyGame, Reason, RulesError, Value
from mendax.core.text_form import write_actor, write_fields
from mendax.games import GAMES

with brought_by("research"):
    import pyspiel

from mendax.adapters.encodings import encoding_of
from mendax.adapters.encodings.encoding import Encoding
from mendax.adapters.spiel_observer import SpielObserver, told

LONGEST: Final = 1_000_000
"""The declared length of games whose length is unbounded."""
STEPS: Final = 3
"""The default number of steps per amount."""

Parameters = Mapping[str, Any]
Lengths = tuple[int, int]
"""The maximum numbers of seat decisions and chance actions in a game."""


def registered_name(game: AnyGame) -> str:
    """Return a game's OpenSpiel name."""
    return f"mendax_{game.name}"


def _type(game: AnyGame) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=registered_name(game),
        long_name=f"Mendax {game.name.replace('_', ' ')}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seats[0],
            "preset": game.default_preset,
            "options": "",
            "span": "game",
            "over": 0,
            "steps": STEPS,
            "rows": 0,
        },
    )


def utility_bounds(game: AnyGame, rules: Value, seats: int) -> tuple[float, float]:
    """Return a game's smallest and largest payoff, or infinities if the game declares no bounds."""
    if not isinstance(game, Bounded):
        return -math.inf, math.inf
    least, most = game.payoff_bounds(rules, seats)
    return float(least), float(most)


def lengths(game: AnyGame, rules: Value, seats: int) -> Lengths:
    """Return the maximum length of a game, or ``LONGEST`` if its rules set no limit."""
    length = game.longest_game(rules, seats) if isinstance(game, Finite) else None
    return (LONGEST, LONGEST) if length is None else (length.decisions, length.chances)


class MendaxGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A Mendax game, or part of one, as an OpenSpiel game."""

    def __init__(
        self,
        played: NumberedGame,
        parameters: Parameters,
        bounds: tuple[float, float],
        longest: Lengths = (LONGEST, LONGEST),
        rounds: int = 0,
    ) -> None:
        """``bounds`` contains the smallest and largest payoff of ``played``.

        ``rounds`` is the number of rounds, or 0 for a whole game.
        """
        self.table = played
        rows = int(parameters.get("rows", 0))
        self.encoding: Encoding = encoding_of(
            played.game.name, played.rules, played.seats, rows, rounds
        )
        self._chances = longest[1]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(played.numbering.actions),
            max_chance_outcomes=max(played.numbering.outcomes, played.seats),
            num_players=played.seats,
            min_utility=bounds[0],
            max_utility=bounds[1],
            utility_sum=0.0 if played.game.zero_sum else None,
            max_game_length=longest[0],
        )
        super().__init__(_type(played.game), info, dict(parameters))

    def new_initial_state(self, given: Any = None) -> "MendaxState":
        """Return the first position, or that of a stored state (a text or a struct)."""
        state = MendaxState(self)
        if given is not None:
            lines = given.splitlines() if isinstance(given, str) else given["history"]
            for number in replayed_words(self.table, lines).numbers():
                state.apply_action(number)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum number of chance actions in a game."""
        return self._chances

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer for information states (perfect recall) or observations."""
        if params:
            raise ValueError(f"observers take no parameters; given: {params}")
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(wanted, self.encoding)


class MendaxState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position with OpenSpiel's interface.

    Methods that OpenSpiel's class would derive from others are implemented directly, because calls
    between the languages take most of a step's time.
    """

    def __init__(self, game: MendaxGame) -> None:
        """Called only by ``new_initial_state``."""
        super().__init__(game)
        self.position: NumberedState = opening(game.table)

    def current_player(self) -> Any:
        """Return the seat to act, or OpenSpiel's constant for chance or for the end of the game."""
        actor = self.position.actor
        if actor is None:
            return _TERMINAL
        return _CHANCE if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.actor is None

    def is_chance_node(self) -> bool:
        """Return whether chance is to act."""
        return self.position.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return a player's legal actions as ascending numbers; the default player is the actor."""
        position = self.position
        actor = position.actor
        if actor is None or (player is not None and player != actor and player >= 0):
            return []
        if actor == CHANCE:
            return [*range(position.ways())]
        return position.legal(actor)

    def returns(self) -> list[float]:
        """Return every seat's payoff; all are zero while the game is running."""
        position = self.position
        if position.actor is not None:
            return [0.0] * position.table.seats
        return list(position.table.payoffs(position.state) or ())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers and odds of the chance outcomes."""
        return self.position.outcomes()

    def information_state_string(self, player: int | None = None) -> str:
        """Return the events observed by a seat (by default, the actor)."""
        return told(self.position, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> "MendaxState":
        """Return a random state with the same observations for ``player``.

        ``luck`` returns numbers in [0, 1). Raises ``NoOtherWorld`` if no state is found.
        """
        other = MendaxState(self.get_game())
        for number in resampled(self.position, player, luck).numbers():
            other.apply_action(number)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, action: int) -> None:
        actor = self.position.actor
        if actor is None:
            raise ValueError("the game is over")
        self.position = self.position.after(actor, action)

    def _action_to_string(self, player: Any, action: int) -> str:
        return self.position.spelled(CHANCE if player < 0 else player, action)

    # ── structs (OpenSpiel's ``to_struct``, ``to_json``) ──

    def _to_struct(self) -> dict[str, Any]:
        actor = self.position.actor
        return {
            "history": self.position.history.splitlines(),
            "to_act": None if actor is None else write_actor(actor),
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        view = self.position.table.game.view(self.position.state, player)
        fields = (line.partition(" ") for line in write_fields(view))
        return {
            "seat": write_actor(player),
            "seen": {name: word for name, _, word in fields},
            "told": self.position.told(player).splitlines(),
        }

    def _action_to_struct(self, player: Any, action: int) -> dict[str, Any]:
        return {
            "actor": write_actor(CHANCE if player < 0 else int(player)),
            "action": self._action_to_string(player, action),
        }

    def _struct_to_actions(self, given: Mapping[str, Any]) -> list[int]:
        player = self.current_player()
        named = {self._action_to_string(player, n): n for n in self.legal_actions()}
        if given["action"] not in named:
            raise ValueError(f"{given['action']} is not legal here")
        return [named[given["action"]]]

    def __str__(self) -> str:
        """Return every action so far, as text."""
        return self.position.history


_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)


def part_of_game(
    game: AnyGame, rules: Any, seats: int, start: Any, payoff: Payoff, bounds: tuple[float, float]
) -> MendaxGame:
    """Return the part of a game that starts at ``start`` and ends when ``payoff`` returns payoffs.

    The result has no name, so it cannot be pickled. A round loaded with ``span=round`` can.
    """
    return MendaxGame(NumberedGame(game, rules, seats, start, payoff), {}, bounds)


class WholeGame(MendaxGame):
    """A whole game or a single round, created from OpenSpiel's parameters."""

    played: ClassVar[AnyGame]

    def __init__(self, given: Parameters) -> None:
        """Called by ``pyspiel.load_game``. Raises ``RulesError``."""
        game, seats = self.played, given["players"]
        rules = rules_of(game.name, given["preset"], given["options"])
        if given["span"] == "round":
            part = round_table(game.name, rules, seats, given["over"])
            length = longest_round(game, part.rules, seats) or (LONGEST, LONGEST)
            super().__init__(part, given, bounds_of_round(part.rules), length, rounds=1)
            return
        if given["span"] != "game" or given["over"]:
            raise RulesError(Reason("adapter-unknown-span", {"given": str(given["span"])[:40]}))
        whole = table(game.name, rules, seats, given["steps"])
        bounds = utility_bounds(game, rules, seats)
        super().__init__(whole, given, bounds, lengths(game, whole.rules, seats))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the game's name and parameters."""
        return pyspiel.load_game, (str(self),)


def _register() -> None:
    """Register a class for each game.

    OpenSpiel releases registrations after Python has ended, which is safe only for classes.
    """
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in GAMES.values():
        name = registered_name(game)
        if name not in known:
            pyspiel.register_game(_type(game), type(name, (WholeGame,), {"played": game}))


_register()
