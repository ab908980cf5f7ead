"""Why a seat lost a game with a cup: the last loss of each seat, with the doubt before it."""

from mendax.core.game import Seat
from mendax.story.telling import Highlight, Spelled


class Losses:
    """The last loss of each seat. A teller passes the events of a game in order."""

    def __init__(self) -> None:
        self.last: dict[Seat, Highlight] = {}
        """The last loss of each seat, by seat."""
        self._round = 0
        self._doubter: Seat | None = None
        self._opened: tuple[Seat, Spelled, Spelled, bool] | None = None

    def start(self, number: int) -> None:
        """Begin round ``number``."""
        self._round, self._doubter, self._opened = number, None, None

    def doubt(self, seat: Seat) -> None:
        """Note that ``seat`` doubted the claim."""
        self._doubter = seat

    def open(self, claimer: Seat, claim: Spelled, truth: Spelled, holds: bool) -> None:
        """Note the claim that was opened, and its dice."""
        self._opened = claimer, claim, truth, holds

    def lose(self, entry: int, seat: Seat) -> None:
        """Note that ``seat`` lost the round."""
        self.last[seat] = self._loss(entry, seat, "no")

    def go_out(self, entry: int, seat: Seat) -> None:
        """Note that ``seat`` is out of the game."""
        self.last[seat] = self._loss(entry, seat, "yes")

    def _loss(self, entry: int, seat: Seat, out: str) -> Highlight:
        figures: dict[str, int | str] = {"round": self._round, "out": out}
        if self._opened is not None and self._doubter is not None:
            claimer, claim, truth, holds = self._opened
            values = {"claim": claim, "truth": truth}
            if seat == claimer and not holds:
                seats = {"seat": seat, "other": self._doubter}
                return Highlight("story-lost-lie", entry, seats, values, figures)
            if seat == self._doubter and holds:
                seats = {"seat": seat, "other": claimer}
                return Highlight("story-lost-doubt", entry, seats, values, figures)
        return Highlight("story-lost-round", entry, {"seat": seat}, {}, figures)
