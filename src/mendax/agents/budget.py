"""Limits for one game of a language model: tokens, seconds and money."""

import math
import time
from collections.abc import Callable
from typing import NamedTuple

from mendax.agents.endpoint import Completion

_MILLION = 1_000_000


class Budget(NamedTuple):
    """The limits of one game, and the prices per million tokens."""

    tokens: float = math.inf
    seconds: float = math.inf
    money: float = math.inf
    price_in: float = 0.0
    price_out: float = 0.0


class Spending:
    """The tokens, the time and the money that one game has cost."""

    def __init__(self, budget: Budget, now: Callable[[], float] = time.monotonic) -> None:
        self._budget, self._now = budget, now
        self.tokens_in = self.tokens_out = 0
        self.seconds = 0.0

    @property
    def money(self) -> float:
        """Return the price of all tokens so far."""
        budget = self._budget
        price = self.tokens_in * budget.price_in + self.tokens_out * budget.price_out
        return price / _MILLION

    @property
    def left(self) -> float:
        """Return the seconds left, or 0 if any limit is reached."""
        budget, tokens = self._budget, self.tokens_in + self.tokens_out
        if tokens >= budget.tokens or self.money >= budget.money:
            return 0.0
        return max(0.0, budget.seconds - self.seconds)

    def timed(self, ask: Callable[[], Completion]) -> Completion:
        """Return the answer of ``ask``, and count its time and tokens."""
        began = self._now()
        try:
            answer = ask()
        finally:
            self.seconds += self._now() - began
        self.tokens_in += answer.tokens_in
        self.tokens_out += answer.tokens_out
        return answer
