"""A game of an earlier edition of its rules, which today's book can't replay.

A log holds what was done, not what was told: who may know which of it, only the book can say that
it was played by. So nothing of its moves is shown to anybody, neither by the table nor by a record.
What needs no book stays: who sat where and when somebody acted, talk, the hash that binds each
draw, and, where the log names it, how the game ended.
"""

from mendax.core.game import CHANCE, Told
from mendax.core.record import read_actor
from mendax.table.fairness import ClientSeeds, Fairness
from mendax.table.log import LogLine


class FrozenGame:
    """Game ``number`` of a table, begun under an ``edition`` that isn't played any more."""

    def __init__(self, number: int, edition: int, seed: bytes, shares: ClientSeeds) -> None:
        self.number, self.edition = number, edition
        self._fairness = Fairness(seed, shares)
        self.over = False

    def told(self, line: LogLine) -> tuple[Told, ...]:
        """What everybody may hear of a line of it. Raises ``UnreadableText``."""
        if read_actor(line.actor) != CHANCE:
            return ()
        return (self._fairness.commit_text(line.action),)
