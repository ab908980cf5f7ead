"""A player's private thought about a decision. No other seat ever receives it."""

from typing import Annotated

from msgspec import Meta

from mendax.core.game import Value

LONGEST_NOTE = 2000
"""The maximum length of a note, in characters."""
Belief = Annotated[float, Meta(ge=0, le=1)]
"""The probability that the claim to be answered is a lie."""
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class Thought(Value, frozen=True):
    """A thought. Both fields may be missing."""

    belief: Belief | None = None
    note: Note | None = None
