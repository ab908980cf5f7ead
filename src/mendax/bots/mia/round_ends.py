"""What an opening, a showing or giving up is worth in Mia, read off the rule book.

Nothing is written here of what may be said, when a claim holds or what it costs whom: the book is
asked to end a round, once for each claim and roll, and what that did to the standings is the
answer. So a house rule that is added to the book is followed by whoever counts with these.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mendax.core.concrete import concrete
from mendax.core.game import Action, Seat, Step
from mendax.games.mia import Mia, bidding
from mendax.games.mia.actions import Announce, Concede, Doubt, Reroll
from mendax.games.mia.events import Opened
from mendax.games.mia.ladder import Ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, How, MiaState, Phase

_GAME: Final = Mia()
_MANY: Final = 1_000_000
"""Lives or points of everybody: no loss is cut short, and nobody goes out."""
_SEATS: Final = 3
_ANNOUNCER: Final = 0
_ANSWERER: Final = 1


class Changes(NamedTuple):
    """What the end of a round does to the standings."""

    announcer: int
    """To the one who made the claim."""
    answerer: int
    """To the one who doubted it, or gave up."""
    bystander: int
    """To each of the others."""

    def to_announcer(self, players: int) -> float:
        """The announcer's change less the mean change of the other ``players - 1``."""
        return _against_the_mean(self.announcer, self.answerer, self.bystander, players)

    def to_answerer(self, players: int) -> float:
        """The answerer's change less the mean change of the other ``players - 1``."""
        return _against_the_mean(self.answerer, self.announcer, self.bystander, players)


def _against_the_mean(own: int, opponent: int, bystander: int, players: int) -> float:
    others = max(1, players - 1)
    return own - (opponent + (others - 1) * bystander) / others


class OpenedDice(NamedTuple):
    """An opening of the dice."""

    held: bool
    """Whether the claim was true."""
    changes: Changes


OpenedDiceTable = Mapping[tuple[int, int], OpenedDice]
"""By the steps of the claim and of the roll under the cup."""


class RoundEnds:
    """How rounds can end under ``rules``, by claim and roll: steps of the ladder, 0 lowest.

    Worked out among three, as all bystanders fare alike.
    """

    def __init__(self, ladder: Ladder, rules: MiaRules) -> None:
        self._rules = rules
        self._rolls = tuple(rung.rolls[0] for rung in ladder.rungs)
        self._values = tuple(rung.value for rung in ladder.rungs)
        self._step = {rung.value: step for step, rung in enumerate(ladder.rungs)}
        self._tables: dict[How, OpenedDiceTable] = {}
        plain = self._doubted(0, 0, "looked").changes
        self.unit = max(1, plain.announcer - plain.answerer)
        """What lies between winner and loser when a low and true claim is doubted."""

    def doubted(self, how: How) -> OpenedDiceTable:
        """What comes of each claim, made in this way and doubted, with each roll."""
        if how not in self._tables:
            steps = range(len(self._values))
            self._tables[how] = {
                (said, own): self._doubted(said, own, how) for said in steps for own in steps
            }
        return self._tables[how]

    def shown(self, said: int, own: int) -> OpenedDice | None:
        """What comes of announcing ``said`` if that opens the dice by itself; None if not."""
        state = self._state("cup", _ANNOUNCER, own, ())
        return self._opening(state, _GAME.apply(state, _ANNOUNCER, Announce(self._values[said])))

    def answers(self, said: int) -> frozenset[type[Action]]:
        """The kinds of answer to ``said`` that one may give who has not rolled."""
        offers = bidding.offers(self._answering(said, 0, "looked"), _ANSWERER)
        return frozenset(type(offer.action) for offer in offers)

    def conceded(self, said: int) -> Changes:
        """What comes of giving up before ``said``."""
        state = self._answering(said, 0, "looked")
        return _changes(state, _GAME.apply(state, _ANSWERER, Concede()))

    def sayable(self, before: int) -> tuple[int, ...]:
        """The steps that may be announced over ``before`` (−1: nothing was said), lowest first."""
        value = None if before < 0 else self._values[before]
        return tuple(self._step[v] for v in bidding.announcements(self._rules, value))

    def rerollable(self, before: int) -> tuple[int, ...]:
        """The steps that may be said over ``before`` about a fresh roll that nobody sees."""
        claims = () if before < 0 else (Claim(_ANSWERER, self._values[before], "looked"),)
        offers = bidding.offers(self._state("cup", _ANNOUNCER, 0, claims), _ANNOUNCER)
        actions = concrete(offers)
        return tuple(self._step[action.value] for action in actions if isinstance(action, Reroll))

    def _doubted(self, said: int, own: int, how: How) -> OpenedDice:
        state = self._answering(said, own, how)
        opening = self._opening(state, _GAME.apply(state, _ANSWERER, Doubt()))
        if opening is None:
            raise AssertionError("a doubt opens the dice")
        return opening

    def _answering(self, said: int, own: int, how: How) -> MiaState:
        claim = Claim(_ANNOUNCER, self._values[said], how)
        return self._state("answer", _ANSWERER, own, (claim,))

    def _state(self, phase: Phase, turn: Seat, own: int, claims: tuple[Claim, ...]) -> MiaState:
        return MiaState(
            self._rules,
            (_MANY,) * _SEATS,
            phase,
            turn,
            claims=claims,
            roll=self._rolls[own],
            roller=_ANNOUNCER,
            looked=True,
        )

    def _opening(self, before: MiaState, after: Step[MiaState]) -> OpenedDice | None:
        held = next((t.event.held for t in after.events if isinstance(t.event, Opened)), None)
        if held is None:
            return None
        return OpenedDice(held, _changes(before, after))


def _changes(before: MiaState, after: Step[MiaState]) -> Changes:
    """What the step did to the standing of each seat."""
    return Changes(*(b - a for a, b in zip(before.standing, after.state.standing, strict=True)))
