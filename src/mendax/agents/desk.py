"""The exchange between an agent and its seat, which run in different threads.

The seat's thread asks a question and waits for the answer. The agent's thread waits for news or a
question, and answers.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from mendax.core.game import Action, MendaxError, Offer, Reason
from mendax.core.thoughts import Thought

NO_THOUGHT: Final = Thought()
LONGEST_NEWS: Final = 50
"""The number of sentences kept for an agent that does not read them."""


class NotNow(MendaxError):
    """Raised for a deed that is not possible now. The reason says why."""


class AgentLeft(Exception):
    """Raised in the seat's thread when the agent leaves."""


class SeatQuestion(NamedTuple):
    """A decision: what the seat sees, and its moves."""

    text: str
    offers: Sequence[Offer]
    parse: Callable[[str], Action]
    thought_of: Callable[[str], Thought]
    text_of: Callable[[Action], str]


class Desk:
    """Passes questions, answers and news between two threads."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._question: SeatQuestion | None = None
        self._answers: list[tuple[Action, Thought]] = []
        self._news: list[str] = []
        self._leaving, self._closed, self._woken = False, False, False

    # ── the agent's thread ───────────────────────────────────────────────────────────────────

    def wait(self, seconds: float) -> tuple[list[str], SeatQuestion | None]:
        """Return the news and the open question. Wait for either up to this many seconds.

        Raises ``NotNow`` if the seat is closed and there is no news.
        """
        with self._changed:
            self._changed.wait_for(
                lambda: self._news or self._question is not None or self._closed, seconds
            )
            news, self._news = self._news, []
            if not news:
                self.require_open()
            return news, self._question

    def answer(self, text: str, thought: Thought = NO_THOUGHT) -> str:
        """Answer the open question, and return the move's text.

        ``thought`` completes the thought in the text. Raises ``NotAllowed``, and ``NotNow`` if
        there is no question.
        """
        with self._changed:
            self.require_open()
            if self._question is None:
                raise NotNow(Reason("agents-wait"))
            question = self._question
            action = question.parse(text)
            found = question.thought_of(text)
            belief = found.belief if thought.belief is None else thought.belief
            self._question = None
            self._answers.append((action, Thought(belief, thought.note or found.note)))
            self._changed.notify_all()
            return question.text_of(action)

    def wake(self) -> None:
        """Let the seat's thread call its ``between`` function."""
        with self._changed:
            self.require_open()
            self._woken = True
            self._changed.notify_all()

    def stir(self) -> None:
        """Let the seat's thread look again at whether its game is over."""
        with self._changed:
            self._changed.notify_all()

    def leave(self) -> None:
        """Interrupt the seat's thread."""
        with self._changed:
            self._leaving = True
            self._changed.notify_all()

    def require_open(self) -> None:
        """Raise ``NotNow`` if the seat is closed."""
        if self._closed:
            raise NotNow(Reason("agents-no-seat"))

    # ── the seat's thread ────────────────────────────────────────────────────────────────────

    def ask(
        self,
        question: SeatQuestion,
        between: Callable[[], object],
        over: Callable[[], bool] = lambda: False,
    ) -> tuple[Action, Thought]:
        """Wait for the answer and its thought, and call ``between`` when woken.

        Raises ``AgentLeft``, also once the game is ``over`` (``stir``).
        """
        with self._changed:
            self._question = question
            self._changed.notify_all()
        while True:
            with self._changed:
                self._changed.wait_for(
                    lambda: self._answers or self._leaving or self._woken or over()
                )
                if self._leaving or over():
                    self._question = None
                    raise AgentLeft
                if self._answers:
                    return self._answers.pop()
                self._woken = False
            between()

    def note(self, sentence: str) -> None:
        """Add a sentence to the news."""
        with self._changed:
            self._news = [*self._news, sentence][-LONGEST_NEWS:]
            self._changed.notify_all()

    def close(self) -> None:
        """Note that the seat is closed."""
        with self._changed:
            self._closed, self._question = True, None
            self._changed.notify_all()

    @property
    def leaving(self) -> bool:
        """Return whether the agent is leaving."""
        return self._leaving
