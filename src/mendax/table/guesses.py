"""The claim that is to be believed or doubted, as all were told of it, and who has guessed how.

Who may guess, and what is told of it, is in ``guessing``.
"""

from collections.abc import Iterable

from mendax.core.extensions import Claiming
from mendax.core.game import Seat, Told
from mendax.table.actions import SettleGuesses


class Guesses:
    """The claim that is to be believed or doubted now, and the guesses at it."""

    def __init__(self) -> None:
        self.claim: int | None = None
        """The entry that made the claim; None: there is nothing to guess at."""
        self.by: dict[Seat, bool] = {}
        """For each seat that has guessed whether it believes."""
        self.truth: bool | None = None
        """How the claim came out, until its guesses are told."""

    def hear(self, number: int, game: Claiming, events: Iterable[Told]) -> None:
        """What entry ``number`` told of the game."""
        for told in events:
            step = game.claim_in(told.event) if told.to is None else None
            if step == "made":
                self.claim, self.by, self.truth = number, {}, None
            elif step == "answered":
                self.claim, self.by = None, {}
            elif step is not None:
                self.claim, self.truth = None, step == "true"

    def settlement(self) -> SettleGuesses | None:
        """What the log holds of guesses that have come out; None: there are none."""
        if self.truth is None or not self.by:
            return None
        right = tuple(sorted(seat for seat, believes in self.by.items() if believes == self.truth))
        wrong = tuple(sorted(set(self.by) - set(right)))
        return SettleGuesses(self.truth, right, wrong)

    def told(self) -> None:
        """The guesses have been told."""
        self.by, self.truth = {}, None
