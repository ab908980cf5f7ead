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
        self._opened: tuple[Seat, Spelled, Spelled] | None = None

    def start(self, number: int) -> None:
        """Begin round ``number``."""
        self._round, self._doubter, self._opened = number, None, None

    def doubt(self, seat: Seat) -> None:
        """Note that ``seat`` doubted the claim."""
        self._doubter = seat

    def open(self, claimer: Seat, claim: Spelled, truth: Spelled) -> None:
        """Note the claim that was opened, and its dice."""
        self._opened = claimer, claim, truth

    def lose(self, entry: int, seat: Seat) -> None:
        """Note that ``seat`` lost the round."""
        self.last[seat] = self._loss(entry, seat, "no")

    def go_out(self, entry: int, seat: Seat) -> None:
        """Note that ``seat`` is out of the game."""
        self.last[seat] = self._loss(entry, seat, "yes")

    def _loss(self, entry: int, seat: Seat, out: str) -> Highlight:
        figures: dict[str, int | str] = {"round": self._round, "out": out}
        if self._opened is not None and self._doubter is not None:
            claimer, claim, truth = self._opened
            key, other = "story-lost-doubt", claimer
            if seat == claimer:
                key, other = "story-lost-lie", self._doubter
            seats, values = {"seat": seat, "other": other}, {"claim": claim, "truth": truth}
            return Highlight(key, entry, seats, values, figures)
        return Highlight("story-lost-round", entry, {"seat": seat}, {}, figures)
