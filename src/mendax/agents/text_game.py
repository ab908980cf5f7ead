"""Games between agents that read and write text: an environment, and agents as bots.

An agent is a function from an observation to an answer, or an object with ``__call__``. Illegal
answers are counted and answered with a sentence. After ``TRIES`` of them, the game's default action
is played.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from mendax.agents.offered import NotAllowed
from mendax.agents.text_seat import TextSeat
from mendax.arena.local_game import LocalGame
from mendax.arena.table_talk import player_name
from mendax.bots.bot import PlaysDefault
from mendax.core.game import CHANCE, Action, AnyGame, Event, Offer, Seat, observation
from mendax.core.thoughts import Thought
from mendax.games import game_named
from mendax.games.rules import Rules, check_seats, rules_for
from mendax.words import LANGUAGES

TRIES: Final = 3
"""The number of answers to one question."""
Agent = Callable[[str], str]
"""A function that maps an observation to an answer."""


class TextGame:
    """A game whose seats all belong to agents, with the interface of TextArena's environments.

    Call ``reset``; then, until ``step`` returns True, ``get_observation`` and ``step``; and finally
    ``close``. The first observation of a seat begins with the rules.
    """

    def __init__(
        self,
        game: AnyGame | str,
        rules: Rules | str | None = None,
        *,
        names: Sequence[str] = (),
        language: str = LANGUAGES[0],
        tries: int = TRIES,
    ) -> None:
        """``rules`` may be the name of a preset; the default is the game's default preset."""
        self.game = game_named(game) if isinstance(game, str) else game
        self.rules = rules_for(self.game, rules or self.game.default_preset)
        self._names, self._language, self._tries = tuple(names), language, tries
        self.illegal: list[int] = []
        """The number of illegal answers of each seat."""

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Start a game. The default number of players is the number of names, or the minimum."""
        seats = num_players or len(self._names) or self.game.seats[0]
        check_seats(seats, self.game.seats)
        names = (*self._names, *(f"Player {n + 1}" for n in range(len(self._names), seats)))[:seats]
        self._seats = [
            TextSeat(self.game, self.rules, names, seat, self._language) for seat in range(seats)
        ]
        self._local = LocalGame(self.game, self.rules, seats, {}, Random(seed))
        self._heard: list[list[Event]] = [[] for _ in range(seats)]
        self._notes = [text.rules_text() for text in self._seats]
        self.illegal, self._refused = [0] * seats, 0
        self._until_an_agent()

    def get_observation(self) -> tuple[Seat, str]:
        """Return the seat that must answer, and its observation."""
        seat = self._actor
        text, offers = self._seats[seat], self._local.offers(seat)
        shown = text.observation_text(self._local.view(seat), self._heard[seat], offers)
        note, self._notes[seat], self._heard[seat] = self._notes[seat], "", []
        return seat, "\n\n".join(part for part in (note.rstrip(), shown) if part)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the answer of the seat that must answer.

        Return whether the game is over, and a dictionary. After an illegal answer, the dictionary
        contains the sentence that the next observation begins with, as ``refused``. If the default
        action was played, its text is in ``default``.
        """
        seat = self._actor
        offers = self._local.offers(seat)
        info: dict[str, Any] = {}
        try:
            done = self._seats[seat].parse(action, offers)
        except NotAllowed as error:
            self.illegal[seat] += 1
            self._refused += 1
            info["refused"] = self._notes[seat] = self._seats[seat].explain(error)
            if self._refused < self._tries:
                return False, info
            done = self._default(seat, offers, info)
        self._refused = 0
        self._play(seat, done)
        self._until_an_agent()
        return self._local.actor is None, info

    def close(self) -> tuple[dict[Seat, float], dict[str, Any]]:
        """Return the payoff of each seat, and the places and illegal answers.

        Raises ``ValueError`` if the game is not over.
        """
        result = self._local.result
        if result is None:
            raise ValueError("the game is not over")
        payoffs = {seat: float(payoff) for seat, payoff in enumerate(result.payoffs)}
        return payoffs, {"places": result.places, "illegal": tuple(self.illegal)}

    @property
    def _actor(self) -> Seat:
        actor = self._local.actor
        if actor is None:
            raise ValueError("the game is over")
        assert actor != CHANCE
        return actor

    def _default(self, seat: Seat, offers: Sequence[Offer], info: dict[str, Any]) -> Action:
        action = self._local.default_action(seat)
        text = self._seats[seat]
        info["default"] = text.text_of(action, offers)
        self._notes[seat] = text.played_for_you(self._tries, info["default"])
        return action

    def _play(self, seat: Seat, action: Action) -> None:
        for told in self._local.act(seat, action):
            for listener, heard in enumerate(self._heard):
                heard.append(observation(told, listener))

    def _until_an_agent(self) -> None:
        while (events := self._local.advance()) is not None:
            for told in events:
                for listener, heard in enumerate(self._heard):
                    heard.append(observation(told, listener))


class TextBots(NamedTuple):
    """Seats an agent in the matches of ``mendax.match``, as one of its bots."""

    agent: Agent
    name: str = "agent"
    language: str = LANGUAGES[0]
    tries: int = TRIES
    tells_rules: bool = True
    """True if the first observation of a game begins with the rules."""

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Accept every game."""

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> "TextBot":
        """Return the agent as a bot in a seat."""
        names = [player_name(number) for number in range(seats)]
        text = TextSeat(game, rules, names, seat, self.language)
        return TextBot(self.agent, text, self.tries, tells_rules=self.tells_rules)


class TextBot:
    """An agent as a ``mendax.Bot``."""

    def __init__(
        self, agent: Agent, text: TextSeat, tries: int = TRIES, *, tells_rules: bool = True
    ) -> None:
        self._agent, self._text, self._tries = agent, text, tries
        self._heard: list[Event] = []
        self._talk: list[str] = []
        self._note = text.rules_text().rstrip() if tells_rules else ""
        self.illegal = 0
        """The number of illegal answers."""
        self.thought = Thought()
        """The private thought in the last answer."""

    def hear(self, event: Event) -> None:
        """Keep the event until the next question."""
        self._heard.append(event)

    def listen(self, name: str, text: str) -> None:
        """Keep the sentence until the next question."""
        self._talk.append(self._text.said(name, text))

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the agent's action. Raises ``PlaysDefault`` after too many illegal answers."""
        shown = self._text.observation_text(view, self._heard, offers)
        parts = (self._note, "\n".join(self._talk), shown)
        self._note, self._talk, self._heard = "", [], []
        asked = "\n\n".join(part for part in parts if part)
        for _ in range(self._tries):
            answer = self._agent(asked)
            self.thought = self._text.thought_of(answer)
            try:
                return self._text.parse(answer, offers)
            except NotAllowed as error:
                self.illegal += 1
                asked = self._text.explain(error)
        raise PlaysDefault
