"""A client that sends requests to a table without a socket."""

import json
from typing import Any


class Asker:
    """A client that records its messages."""

    def __init__(self, person: str) -> None:
        self.device = self.person = person
        self.screen = False
        self.heard: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None

    def push(self, *texts: bytes) -> None:
        self.heard += [json.loads(text) for text in texts]

    def charge(self, size: int) -> None:
        """Count no bytes."""

    def close(self, code: int, why: str) -> None:
        self.closed = code, why
