"""A language model at an OpenAI-compatible endpoint, which the user names.

Only this module sends requests to the model. They contain the prompt and the seat's own texts.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from mendax.core.extras import brought_by
from mendax.core.game import MendaxError, Reason

with brought_by("agents"):
    import httpx2

RETRIES: Final = 3
"""The number of further requests if the endpoint is busy or cannot be reached."""
LONGEST_PAUSE: Final = 30.0
_BUSY: Final = (408, 409, 429, 500, 502, 503, 504)

Message = Mapping[str, str]
"""A message with a ``role`` and ``content``."""


class ModelFailed(MendaxError):
    """Raised when the endpoint gives no answer. The reason says why."""


class Completion(NamedTuple):
    """A model's answer, and the tokens that it used."""

    text: str
    tokens_in: int
    tokens_out: int


class Endpoint:
    """One model. Several threads may use it."""

    def __init__(
        self,
        url: str,
        model: str,
        key: str | None = None,
        *,
        transport: "httpx2.BaseTransport | None" = None,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        """``url`` is the address before ``/chat/completions``, such as ``http://127.0.0.1:8080/v1``.

        Without ``transport``, requests go over the network.
        """
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self._url, self._model, self._sleep = url.rstrip("/"), model, sleep
        self._client = httpx2.Client(headers=headers, transport=transport, timeout=None)

    def complete(
        self, messages: Sequence[Message], seconds: float, most_tokens: int | None = None
    ) -> Completion:
        """Return the model's answer to a conversation. Raises ``ModelFailed``.

        ``seconds`` limits each request, and ``most_tokens`` the length of the answer.
        """
        body: dict[str, Any] = {"model": self._model, "messages": list(messages)}
        if most_tokens is not None:
            body["max_tokens"] = most_tokens
        problem = ""
        for tried in range(RETRIES + 1):
            try:
                answer = self._client.post(
                    f"{self._url}/chat/completions", json=body, timeout=seconds
                )
            except httpx2.HTTPError as error:
                problem = str(error) or type(error).__name__
            else:
                if answer.is_success:
                    return _completion(answer)
                problem = f"HTTP {answer.status_code}: {answer.text[:200]}"
                if answer.status_code not in _BUSY:
                    break
            if tried < RETRIES:
                self._sleep(min(LONGEST_PAUSE, 2.0**tried))
        raise _failed(problem)


def _completion(answer: "httpx2.Response") -> Completion:
    """Return the text of an answer. Raises ``ModelFailed`` for another format."""
    try:
        said = answer.json()
        text = said["choices"][0]["message"]["content"]
        used = said.get("usage") or {}
        tokens = (int(used.get("prompt_tokens", 0)), int(used.get("completion_tokens", 0)))
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        raise _failed(answer.text[:200]) from None
    return Completion(text if isinstance(text, str) else "", *tokens)


def _failed(problem: str) -> ModelFailed:
    return ModelFailed(Reason("agents-model-failed", {"problem": problem[:300]}))
