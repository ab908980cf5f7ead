"""The answers given in castling, with the cards they are about and whether they are true.

An answer stays with its card, which may be swapped, revealed or folded. Castling ends before the
first reveal. When an answer is judged, a seat therefore knows the truth only about cards it has
seen.
"""

from collections import defaultdict
from typing import NamedTuple

from mendax.core.game import Event, Seat
from mendax.games.cards import Colour, colour
from mendax.games.sword_of_lies import events
from mendax.games.sword_of_lies.actions import Place
from mendax.games.sword_of_lies.view import SwordView


class CardAnswer(NamedTuple):
    """A colour named by ``by``.

    ``decision`` is the seat's judgement of the answer, if there is one.
    """

    by: Seat
    named: Colour
    decision: int | None


class AnswerTracker:
    """Follows the cards about which questions were asked."""

    def __init__(self) -> None:
        self._at: dict[tuple[Seat, Place], CardAnswer] = {}
        self._judging: int | None = None
        self.opened: defaultdict[Seat, list[bool]] = defaultdict(list)
        """By answering seat: True for each true answer about an opened card, otherwise False."""

    def judge(self, decision: int) -> None:
        """Record that this decision judges the next marked answer."""
        self._judging = decision

    def hear(self, event: Event) -> CardAnswer | None:
        """Follow an event that the seat received, and return the answer about the card it opens."""
        match event:
            case events.CardMarked():
                answer = CardAnswer(event.of, event.named, self._judging)
                self._at[event.of, event.place], self._judging = answer, None
            case events.CardsSwapped():
                one, two = (event.seat, event.own), (event.of, event.theirs)
                moved = {one: self._at.pop(two, None), two: self._at.pop(one, None)}
                self._at |= {card: answer for card, answer in moved.items() if answer is not None}
            case events.Revealed() | events.FoldedOpen():
                return self._open(event)
        return None

    def _open(self, event: events.Revealed | events.FoldedOpen) -> CardAnswer | None:
        answer = self._at.pop((event.seat, event.place), None)
        if isinstance(event, events.Revealed):  # the card moves to the right end of its row
            self._at = {
                (seat, place - (seat == event.seat and place > event.place)): other
                for (seat, place), other in self._at.items()
            }
        if answer is not None:
            self.opened[answer.by].append(answer.named == colour(event.face))
        return answer

    def truths_known(self, view: SwordView, of: Seat) -> list[bool]:
        """Return whether each earlier answer by ``of`` was true, for cards that the view shows.

        Valid during castling, while every card is still in a row.
        """
        faces = [
            (answer.named, view.rows[seat][place].face)
            for (seat, place), answer in self._at.items()
            if answer.by == of
        ]
        return [named == colour(face) for named, face in faces if face is not None]
