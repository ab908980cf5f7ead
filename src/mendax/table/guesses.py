"""The current claim, read from public events, and the guesses about it.

``guessing`` checks who may guess, and creates the events.
"""

from collections.abc import Iterable

from mendax.core.extensions import Claiming
from mendax.core.game import Seat, Told
from mendax.table.actions import SettleGuesses


class Guesses:
    """The claim that is open to belief or doubt, and the guesses about it."""

    def __init__(self) -> None:
        self.claim: int | None = None
        """The number of the entry that made the claim, or None if no claim is open to guesses."""
        self.by: dict[Seat, bool] = {}
        """The guess of each seat: true if the player believes the claim."""
        self.truth: bool | None = None
        """True if the opened claim was true.

        It is None until a claim is opened, and again once the guesses about the claim are settled.
        """

    def hear(self, number: int, game: Claiming, events: Iterable[Told]) -> None:
        """Read the public events of entry ``number``."""
        for told in events:
            step = game.claim_in(told.event) if told.to is None else None
            if step == "made":
                self.claim, self.by, self.truth = number, {}, None
            elif step == "answered":
                self.claim, self.by = None, {}
            elif step is not None:
                self.claim, self.truth = None, step == "true"

    def settlement(self) -> SettleGuesses | None:
        """Return the log's action that settles the guesses about an opened claim, or None."""
        if self.truth is None or not self.by:
            return None
        right = tuple(sorted(seat for seat, believes in self.by.items() if believes == self.truth))
        wrong = tuple(sorted(set(self.by) - set(right)))
        return SettleGuesses(self.truth, right, wrong)

    def told(self) -> None:
        """Clear the guesses once they are published."""
        self.by, self.truth = {}, None
