"""A language model in one seat of one game.

Rules of this file
1. The model gets the prompt, the seat's observations and its own answers.
2. An answer that is not a move is counted and answered with a sentence. After ``TRIES`` of them,
   or if the model fails or the budget is spent, the caller plays a default move.
3. Requests and answers are passed to ``log``, and never to a game's server.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

from mendax.agents.budget import Budget, Spending
from mendax.agents.endpoint import Endpoint, ModelFailed
from mendax.agents.offered import NotAllowed
from mendax.agents.text_game import TRIES
from mendax.agents.text_seat import TextSeat
from mendax.core.game import Action, Event, Offer
from mendax.core.thoughts import Thought

REMEMBERED: Final = 40
"""The number of messages of a game that the model gets again."""
LONGEST_THOUGHT: Final = 600.0
"""The maximum number of seconds of one request."""

Log = Callable[[Mapping[str, Any]], object]
"""Receives each request and each answer."""


def default_prompt() -> str:
    """Return the packaged prompt, with the fields ``{name}`` and ``{rules}``."""
    return files("mendax.agents").joinpath("prompt.md").read_text("utf-8")


class Model(NamedTuple):
    """A model with its prompt and the limits of a game."""

    endpoint: Endpoint
    prompt: str
    budget: Budget = Budget()
    move_time: float = LONGEST_THOUGHT
    """Seconds for each request."""


class ModelPlayer:
    """One game."""

    def __init__(self, model: Model, text: TextSeat, log: Log) -> None:
        self._model, self._text, self._log = model, text, log
        filled = model.prompt.replace("{name}", text.names[text.seat])
        self._system = {"role": "system", "content": filled.replace("{rules}", text.rules_text())}
        self._messages: list[dict[str, str]] = []
        self.spent = Spending(model.budget)
        self.illegal = 0
        """The number of answers that were no moves."""
        self.thought = Thought()
        """The private thought in the last answer."""
        self.defaults = 0
        """The number of moves that the caller had to choose."""

    def choose(
        self,
        view: Any,
        heard: Sequence[Event],
        offers: Sequence[Offer],
        talk: Sequence[tuple[str, str]] = (),
    ) -> Action | None:
        """Return the model's move, or None for a default move.

        ``talk`` contains the names and sentences of other players since the last question.
        """
        shown = self._text.observation_text(view, heard, offers)
        said = "\n".join(self._text.said(*one) for one in talk)
        asked = "\n\n".join(part for part in (said, shown) if part)
        for _ in range(TRIES):
            answer = self._answer(asked)
            if answer is None:
                break
            self.thought = self._text.thought_of(answer)
            try:
                return self._text.parse(answer, offers)
            except NotAllowed as error:
                self.illegal += 1
                asked = self._text.explain(error)
        self.defaults += 1
        self._log({"default": self.defaults})
        return None

    def _answer(self, asked: str) -> str | None:
        """Return the model's answer, or None if it fails or the budget is spent."""
        seconds = min(self._model.move_time, self.spent.left)
        self._messages.append({"role": "user", "content": asked})
        self._log({"asked": asked})
        if seconds <= 0:
            self._log({"failed": "budget"})
            return None
        messages = [self._system, *self._messages[-REMEMBERED:]]
        try:
            said = self.spent.timed(lambda: self._model.endpoint.complete(messages, seconds))
        except ModelFailed as error:
            self._log({"failed": self._text.explain(error)})
            return None
        self._messages.append({"role": "assistant", "content": said.text})
        self._log({"answer": said.text, "tokens": [said.tokens_in, said.tokens_out]})
        return said.text
