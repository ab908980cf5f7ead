"""The claims and doubts of many people in many games, beside sound play.

A claim counts if its player knew the dice, and if its truth is known now. Frequencies of the
equilibrium are those of the same spots (``coach.spot_counts``); spots without a solution have none.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mendax.coach.results import Unit
from mendax.coach.spot_counts import SpotCount, counted
from mendax.core.game import Value

MOST_CLAIMS: Final = 40
"""The maximum number of different claims in a summary."""


class SoundClaim(Value, frozen=True):
    """A claim of an equilibrium player with known dice."""

    claim: str
    chance: float
    lie: bool


class RoomClaim(Value, frozen=True, kw_only=True):
    """A claim of a finished game, with its answer."""

    claim: str
    """The claim, spelled as in the game's actions."""
    truth: str | None
    """The dice or cards, or None if they are unknown."""
    likely: float
    """The probability that the claim is true by the rules alone."""
    lie: bool | None
    """True if the claim is false; None if its truth is unknown or its player did not know it."""
    by: int | None
    """The number of the person who made the claim; None for bots."""
    answered_by: int | None
    """The number of the person who answered; None for bots, or without an answer."""
    doubted: bool | None
    """True if the claim was doubted; None without an answer."""
    right: bool | None
    """True if the doubt or belief was right; None if that is unknown."""
    unit: Unit | None = None
    """The unit of prices; None without a solution."""
    cost: float | None = None
    """The price of the claim, or None without a solution."""
    lie_chance: float | None = None
    """The probability of a lie by an equilibrium player with the same dice."""
    answer_cost: float | None = None
    doubt_chance: float | None = None
    """The probability of a doubt by an equilibrium player."""
    sound: tuple[SoundClaim, ...] = ()
    """The claims of an equilibrium player in this spot."""
    one_of_many: bool = False
    """True if a price is from a position whose equilibrium is one of many."""


class ClaimShare(Value, frozen=True):
    """How often one claim was a lie."""

    claim: str
    known: int
    """The number of claims whose truth is known."""
    lies: int
    sound: float
    """The expected number of these claims by an equilibrium player in all solved spots."""
    sound_lies: float
    """The expected number of lies among them."""


class RoomFigures(Value, frozen=True):
    """The figures of a group of people, or of one person."""

    known: int
    """The number of claims whose truth is known."""
    lies: int
    caught: int
    """The number of lies that were doubted."""
    lying: SpotCount
    """Lies in the spots that have a solution, beside those of an equilibrium player."""
    doubts_right: int
    doubts_wrong: int
    beliefs_right: int
    beliefs_wrong: int
    doubting: SpotCount
    """Doubts in the spots that have a solution, beside those of an equilibrium player."""
    decisions: int
    """The number of claims and answers with a price."""
    cost: float
    """The sum of their prices, in the unit of the game's values."""


class RoomSummary(Value, frozen=True):
    """The claims of a group of people."""

    unit: Unit | None
    """The unit of prices; None without any."""
    one_of_many: bool
    """True if some prices are from positions whose equilibrium is one of many."""
    figures: RoomFigures
    claims: tuple[ClaimShare, ...]
    """One share for each claim, from the most likely to the least likely claim."""
    dearest: RoomClaim | None
    """The lie that cost most by the solution; None if no lie cost anything."""
    boldest: RoomClaim | None
    """The believed lie for which the believer gave up most; of equal ones, the least likely."""


def room_summary(claims: Iterable[RoomClaim]) -> RoomSummary:
    """Return the summary of the people's claims and answers."""
    every = [one for one in claims if one.by is not None or one.answered_by is not None]
    said = [one for one in every if one.by is not None]
    lies = [one for one in said if one.lie]
    dearest = max(lies, key=lambda one: one.cost or 0.0, default=None)
    return RoomSummary(
        next((one.unit for one in every if one.unit is not None), None),
        any(one.one_of_many for one in every),
        _figures(said, [one for one in every if one.answered_by is not None]),
        _shares(said),
        dearest if dearest is not None and dearest.cost else None,
        max((one for one in lies if one.doubted is False), key=_gain, default=None),
    )


def person_figures(claims: Sequence[RoomClaim], person: int) -> RoomFigures:
    """Return the figures of one person."""
    said = [one for one in claims if one.by == person]
    return _figures(said, [one for one in claims if one.answered_by == person])


def _gain(one: RoomClaim) -> tuple[float, float]:
    return one.answer_cost or 0.0, -one.likely


def _figures(said: Sequence[RoomClaim], answered: Sequence[RoomClaim]) -> RoomFigures:
    known = [one for one in said if one.lie is not None]
    lies = [one for one in known if one.lie]
    judged = [one for one in answered if one.right is not None]
    costs = [one.cost for one in said if one.cost is not None]
    costs += [one.answer_cost for one in answered if one.answer_cost is not None]
    return RoomFigures(
        known=len(known),
        lies=len(lies),
        caught=sum(one.doubted is True for one in lies),
        lying=counted(
            (one.lie is True, one.lie_chance) for one in known if one.lie_chance is not None
        ),
        doubts_right=sum(one.right is True for one in judged if one.doubted),
        doubts_wrong=sum(one.right is False for one in judged if one.doubted),
        beliefs_right=sum(one.right is True for one in judged if not one.doubted),
        beliefs_wrong=sum(one.right is False for one in judged if not one.doubted),
        doubting=counted(
            (one.doubted is True, one.doubt_chance)
            for one in answered
            if one.doubt_chance is not None
        ),
        decisions=len(costs),
        cost=sum(costs),
    )


def _shares(said: Iterable[RoomClaim]) -> tuple[ClaimShare, ...]:
    by_claim: dict[str, list[RoomClaim]] = {}
    for one in said:
        if one.lie is not None:
            by_claim.setdefault(one.claim, []).append(one)
    often = sorted(by_claim.values(), key=len, reverse=True)[:MOST_CLAIMS]
    often.sort(key=lambda same: (-sum(one.likely for one in same) / len(same), same[0].claim))
    made, lied = dict[str, float](), dict[str, float]()
    for option in (option for same in by_claim.values() for one in same for option in one.sound):
        made[option.claim] = made.get(option.claim, 0.0) + option.chance
        lied[option.claim] = lied.get(option.claim, 0.0) + option.chance * option.lie
    return tuple(
        ClaimShare(
            same[0].claim,
            len(same),
            sum(one.lie is True for one in same),
            made.get(same[0].claim, 0.0),
            lied.get(same[0].claim, 0.0),
        )
        for same in often
    )
