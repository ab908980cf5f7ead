"""The effects of ending a round of Mia, derived from the rule book.

This module contains no rules. It lets the rule book end a round for each claim and roll, and reads
the change in standings. Bots that use these results therefore follow new house rules immediately.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mendax.core.concrete import concrete
from mendax.core.game import Action, Seat, Step
from mendax.games.mia import Mia, bidding
from mendax.games.mia.actions import Announce, Concede, Doubt, Reroll, Trust
from mendax.games.mia.events import Opened
from mendax.games.mia.ladder import Ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, How, MiaState, Phase

_GAME: Final = Mia()
_MANY: Final = 1_000_000
"""Lives or points for every seat, enough that no loss is capped and no seat goes out."""
_SEATS: Final = 3
_ANNOUNCER: Final = 0
_ANSWERER: Final = 1


class Changes(NamedTuple):
    """Changes in standings at the end of a round."""

    announcer: int
    """The change of the seat that made the claim."""
    answerer: int
    """The change of the seat that doubted the claim or conceded."""
    bystander: int
    """The change of each other seat."""

    def to_announcer(self, players: int) -> float:
        """Return the announcer's change minus the mean change of the other ``players - 1``
        seats."""
        return _against_the_mean(self.announcer, self.answerer, self.bystander, players)

    def to_answerer(self, players: int) -> float:
        """Return the answerer's change minus the mean change of the other ``players - 1`` seats."""
        return _against_the_mean(self.answerer, self.announcer, self.bystander, players)


def _against_the_mean(own: int, opponent: int, bystander: int, players: int) -> float:
    others = max(1, players - 1)
    return own - (opponent + (others - 1) * bystander) / others


class OpenedDice(NamedTuple):
    """The result of opening the dice."""

    held: bool
    """True if the claim was true."""
    changes: Changes


OpenedDiceTable = Mapping[tuple[int, int], OpenedDice]
"""The results of opening the dice, by claim step and roll step."""


class RoundEnds:
    """The possible ends of a round under ``rules``, by claim step and roll step (0 is the lowest).

    The ends are computed with three seats, because all bystanders have the same change.
    """

    def __init__(self, ladder: Ladder, rules: MiaRules) -> None:
        self._rules = rules
        self._rolls = tuple(rung.rolls[0] for rung in ladder.rungs)
        self._values = tuple(rung.value for rung in ladder.rungs)
        self._step = {rung.value: step for step, rung in enumerate(ladder.rungs)}
        self._tables: dict[How, OpenedDiceTable] = {}
        plain = self._doubted(0, 0, "looked").changes
        self.race = rules.doubter == "anybody"
        """True if seats that are not asked may doubt."""
        self.unit = max(1, plain.announcer - plain.answerer)
        """The difference between winner and loser after a doubt of a low, true claim."""

    def doubted(self, how: How) -> OpenedDiceTable:
        """Return the result of doubting each claim with each roll, if the claim was made
        ``how``."""
        if how not in self._tables:
            steps = range(len(self._values))
            self._tables[how] = {
                (said, own): self._doubted(said, own, how) for said in steps for own in steps
            }
        return self._tables[how]

    def shown(self, said: int, own: int) -> OpenedDice | None:
        """Return the result of announcing ``said`` if the claim opens the dice immediately."""
        state = self._state("cup", _ANNOUNCER, own, ())
        return self._opening(state, _GAME.apply(state, _ANNOUNCER, Announce(self._values[said])))

    def answers(self, said: int) -> frozenset[type[Action]]:
        """Return the legal kinds of answers to ``said`` for a seat that has not rolled."""
        offers = bidding.offers(self._answering(said, 0, "looked"), _ANSWERER)
        return frozenset(type(offer.action) for offer in offers)

    def conceded(self, said: int) -> Changes:
        """Return the changes after conceding to ``said``."""
        state = self._answering(said, 0, "looked")
        return _changes(state, _GAME.apply(state, _ANSWERER, Concede()))

    def trusted(self, said: int) -> Changes | None:
        """Return the changes after ``said`` is wrongly believed, if believing opens the dice."""
        state = self._answering(said, 0, "looked")
        if Trust not in self.answers(said):
            return None
        return _changes(state, _GAME.apply(state, _ANSWERER, Trust()))

    def sayable(self, before: int) -> tuple[int, ...]:
        """Return the legal steps over ``before`` (−1: no claim yet), lowest first."""
        value = None if before < 0 else self._values[before]
        return tuple(self._step[v] for v in bidding.announcements(self._rules, value))

    def rerollable(self, before: int) -> tuple[int, ...]:
        """Return the legal steps over ``before`` with a blind re-roll."""
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
    """Return the change of each seat's standing."""
    return Changes(*(b - a for a, b in zip(before.standing, after.state.standing, strict=True)))
