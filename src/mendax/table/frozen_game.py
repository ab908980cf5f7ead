"""A game of an earlier edition of its rules, which today's book can't replay.

A log holds what was done, not what was told: who may know which of it, only the book can say that
it was played by. So nothing of its moves is shown to anybody, neither by the table nor by a record.
What needs no book stays: who sat where and when somebody acted, talk, the hash that binds each
draw, and, where the log names it, how the game ended.
"""

from mendax.core.game import CHANCE, Told
from mendax.core.record import read_actor
from mendax.table.fairness import Fairness
from mendax.table.log import LogLine
from mendax.table.shares import Shares


class FrozenGame:
    """Game ``number`` of a table, begun under an ``edition`` that isn't played any more."""

    def __init__(self, number: int, edition: int, seed: bytes, shares: Shares) -> None:
        self.number, self.edition, self.shares = number, edition, shares
        self._seed = seed
        self._fairness = Fairness(seed, shares.opened)
        self.over = False

    def fix_shares(self) -> None:
        """All shares that count are open: draws are bound from now on."""
        self._fairness = Fairness(self._seed, self.shares.opened)

    def told(self, line: LogLine) -> tuple[Told, ...]:
        """What everybody may hear of a line of it. Raises ``UnreadableText``."""
        if read_actor(line.actor) != CHANCE:
            return ()
        return (self._fairness.commit_text(line.action),)
