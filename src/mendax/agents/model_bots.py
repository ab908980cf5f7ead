"""Language models as bots: in matches, and at a server's tables.

Games may be played in several threads. The texts of each game are kept in a file of their own.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mendax.agents.model_player import Model, ModelPlayer
from mendax.agents.text_seat import TextSeat
from mendax.arena.table_talk import player_name
from mendax.bots.bot import PlaysDefault
from mendax.core.game import Action, Event, Offer, Seat
from mendax.core.thoughts import Thought
from mendax.kit.authored_bot import OwnGame
from mendax.programs.protocol import write_json


class Usage(NamedTuple):
    """The tokens, the price and the faults of all games of a model."""

    games: int
    illegal: int
    defaults: int
    tokens: int
    money: float


class ModelGames:
    """The games of one model."""

    def __init__(self, model: Model, language: str, log: Path | None = None) -> None:
        """``log`` is a folder for a file of JSON lines for each game."""
        self._model, self._language, self._log = model, language, log
        self._lock, self._players = threading.Lock(), list[ModelPlayer]()

    def player(self, game: str, rules: Any, names: Sequence[str], seat: Seat) -> ModelPlayer:
        """Return the model in a seat of a new game."""
        with self._lock:
            number = len(self._players) + 1
            text = TextSeat(game, rules, names, seat, self._language)
            player = ModelPlayer(self._model, text, self._log_of(number))
            self._players.append(player)
        return player

    def _log_of(self, number: int) -> Callable[[Mapping[str, Any]], object]:
        if self._log is None:
            return lambda _: None
        path = self._log / f"game-{number:05}.jsonl"

        def log(entry: Mapping[str, Any]) -> None:
            with path.open("ab") as file:
                file.write(write_json(entry) + b"\n")

        return log

    @property
    def usage(self) -> Usage:
        """Return the sums over all games."""
        spent = [player.spent for player in self._players]
        return Usage(
            len(self._players),
            sum(player.illegal for player in self._players),
            sum(player.defaults for player in self._players),
            sum(one.tokens_in + one.tokens_out for one in spent),
            sum(one.money for one in spent),
        )


class ModelCompetitor(NamedTuple):
    """A model as a participant of a match in this process."""

    games: ModelGames
    name: str

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Accept every game."""

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> "ModelBot":
        """Return the model as a bot in a seat."""
        names = [player_name(number) for number in range(seats)]
        return ModelBot(self.games.player(game, rules, names, seat))


class ModelBot:
    """A model as a ``mendax.Bot``."""

    def __init__(self, player: ModelPlayer) -> None:
        self._player, self._heard = player, list[Event]()
        self._talk = list[tuple[str, str]]()

    def hear(self, event: Event) -> None:
        """Keep the event until the next question."""
        self._heard.append(event)

    def listen(self, name: str, text: str) -> None:
        """Keep the sentence until the next question."""
        self._talk.append((name, text))

    @property
    def thought(self) -> Thought:
        """Return the private thought in the last answer."""
        return self._player.thought

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the model's move. Raises ``PlaysDefault`` if there is none."""
        heard, self._heard = self._heard, []
        talk, self._talk = self._talk, []
        action = self._player.choose(view, heard, offers, talk)
        if action is None:
            raise PlaysDefault
        return action


class ModelAtTable:
    """A model in one game at a server's table, as a bot of the kit.

    A table shows no default move, so the first offered move is played if the model has none.
    """

    def __init__(self, games: ModelGames, game: OwnGame) -> None:
        player = games.player(game.name, game.rules, game.names, game.seat)
        self._bot, self._game = ModelBot(player), game

    def hear(self, event: Event) -> None:
        """Keep the event until the next question."""
        self._bot.hear(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the model's move, or the first on offer."""
        try:
            action = self._bot.choose(view, offers)
        except PlaysDefault:
            return offers[0].action
        self._game.think(self._bot.thought.belief, self._bot.thought.note)
        return action
