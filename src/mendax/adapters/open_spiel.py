"""Mendax's games as games of OpenSpiel: for its solvers, its learners and its tests.

    from mendax.adapters import open_spiel            # registers mendax_mia, mendax_french_poker …
    game = pyspiel.load_game("mendax_mia(players=3,preset=house,options=lives:2;order:pips)")

Rules of this file
1. A translation, no rules: ``numbered`` has the positions, the book has the rules.
2. Chance is explicit. Where several seats may act, the first of them does: events of choices made
   at once stay hidden as long as the book hides them.
3. An information state is what a seat has been told, an observation what it sees now, both as text;
   there are no tensors.

Needs the extra ``research``; in a checkout: ``python -m pip install '.[research]'``.
"""

import math
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import pyspiel

from mendax.adapters.numbered import NumberedGame, NumberedState, Payoff, opening, rules_of, table
from mendax.core.extensions import Bounded
from mendax.core.game import CHANCE, AnyGame, Value
from mendax.core.record import write
from mendax.games import GAMES

LONGEST: Final = 1_000_000
"""Actions of a game, for whoever wants a number: some rules have no bound."""

Parameters = Mapping[str, Any]


def registered_name(game: AnyGame) -> str:
    """What OpenSpiel calls a game of ours."""
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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seats[0],
            "preset": game.default_preset,
            "options": "",
        },
    )


def utility_bounds(game: AnyGame, rules: Value, seats: int) -> tuple[float, float]:
    """The least and the most that a game can pay a seat; infinite where the game does not say."""
    if not isinstance(game, Bounded):
        return -math.inf, math.inf
    least, most = game.payoff_bounds(rules, seats)
    return float(least), float(most)


class MendaxGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A table of one of our games, or a part of a game."""

    def __init__(
        self, played: NumberedGame, parameters: Parameters, bounds: tuple[float, float]
    ) -> None:
        """``bounds`` are the least and the most that ``played`` pays."""
        self.table = played
        info = pyspiel.GameInfo(
            num_distinct_actions=len(played.numbering.actions),
            max_chance_outcomes=played.numbering.outcomes,
            num_players=played.seats,
            min_utility=bounds[0],
            max_utility=bounds[1],
            utility_sum=0.0 if played.game.zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(played.game), info, dict(parameters))

    def new_initial_state(self) -> "MendaxState":
        """Before the first action."""
        return MendaxState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        """What writes information states (with perfect recall) or observations."""
        if params:
            raise ValueError(f"observers take no parameters; given: {params}")
        return SpielObserver(kind or pyspiel.IIGObservationType(perfect_recall=False))


class MendaxState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A position, spoken to in OpenSpiel's words."""

    def __init__(self, game: MendaxGame) -> None:
        """Called by ``new_initial_state`` alone."""
        super().__init__(game)
        self.position: NumberedState = opening(game.table)

    def current_player(self) -> Any:
        """The seat to act, or that chance is, or that the game is over."""
        actor = self.position.actor
        if actor is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.actor is None

    def returns(self) -> list[float]:
        """What every seat gets; nothing while the game goes on."""
        payoffs = self.position.table.payoffs(self.position.state)
        return [0.0] * self.position.table.seats if payoffs is None else list(payoffs)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Numbers of outcomes with their odds."""
        return self.position.outcomes()

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat (or who is to act) has been told so far."""
        return told(self, self.current_player() if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, action: int) -> None:
        actor = self.position.actor
        if actor is None:
            raise ValueError("the game is over")
        self.position = self.position.after(actor, action)

    def _action_to_string(self, player: Any, action: int) -> str:
        return write(self.position.action(CHANCE if player < 0 else player, action))

    def __str__(self) -> str:
        """Every action so far."""
        return self.position.history


def told(state: MendaxState, seat: int) -> str:
    """An information state: whose it is, and every event as that seat was told of it."""
    if not 0 <= seat < state.position.table.seats:
        raise ValueError(f"there is no seat {seat}")
    return f"seat{seat + 1}\n{state.position.told[seat]}"


class SpielObserver:
    """Writes what is known, for whoever asks through OpenSpiel's observers.

    With perfect recall, what has been told; without, what is seen now. The public part is a
    spectator's, the private part is where a seat's own differs from it.
    """

    tensor: None = None

    def __init__(self, kind: Any) -> None:
        """Raises ``ValueError`` where one seat would see the secrets of others."""
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer shows what is public, or what one seat knows, or both")
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        self.dict: dict[str, Any] = {}

    def set_from(self, state: MendaxState, player: int) -> None:
        """Nothing: there are no tensors."""

    def string_from(self, state: MendaxState, player: int) -> str:
        """What was asked for, in the text form of events and views."""
        position, one = state.position, player if self._own else None
        if self._own and self._public and self._recalls:
            return told(state, player)
        heard_or_seen = _heard if self._recalls else _seen
        own, public = heard_or_seen(position, one), heard_or_seen(position, None)
        if self._public:
            return "\n".join(own)
        return "\n".join(mine for mine, other in zip(own, public, strict=True) if mine != other)


def _heard(position: NumberedState, observer: int | None) -> list[str]:
    return position.told[-1 if observer is None else observer].splitlines()


def _seen(position: NumberedState, observer: int | None) -> list[str]:
    view = position.table.game.view(position.state, observer)
    return [f"{field} {getattr(view, field)!r}" for field in view.__struct_fields__]


def part_of_game(
    game: AnyGame, rules: Any, seats: int, start: Any, payoff: Payoff, bounds: tuple[float, float]
) -> MendaxGame:
    """The game from ``start`` until ``payoff`` pays: small enough to solve. It can't be stored."""
    return MendaxGame(NumberedGame(game, rules, seats, start, payoff), {}, bounds)


class WholeGame(MendaxGame):
    """A game of ours from its first action to its end, as its parameters say."""

    played: ClassVar[AnyGame]

    def __init__(self, given: Parameters) -> None:
        """Called by ``pyspiel.load_game``. Raises ``RulesError``."""
        game, seats = self.played, given["players"]
        rules = rules_of(game.name, given["preset"], given["options"])
        bounds = utility_bounds(game, rules, seats)
        super().__init__(table(game.name, rules, seats), given, bounds)

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as its name and parameters."""
        return pyspiel.load_game, (str(self),)


def _register() -> None:
    """OpenSpiel gets a class each: it lets go of what it is given after Python has ended, and only
    a class outlives that."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in GAMES.values():
        name = registered_name(game)
        if name not in known:
            pyspiel.register_game(_type(game), type(name, (WholeGame,), {"played": game}))


_register()
