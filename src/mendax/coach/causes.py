"""The parts that the causes of Mia and French poker share.

A cause is a catalogue key with arguments. It says why the best move is the best, and follows from
the position, the values of the moves and the chance of a lie. It needs no solver, so that it is
also computed in a browser. Arguments that are values of the game, such as claims, are text.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from mendax.coach.results import MADE
from mendax.core.game import Reason

OFTEN: Final = 0.9
"""A claim with at least this probability of a doubt counts as doubted."""
RARE: Final = 0.25
"""A claim with at most this chance of a lie is rarely made up."""
SAME: Final = 0.005
"""The largest difference between equal probabilities of a doubt."""
About = dict[str, str | int]
"""The arguments of a cause."""
AnswerFact = Literal["lies", "going_on", "always"]
"""The fact that decides an answer to a claim.

- ``lies``: how often the claim is a lie
- ``going_on``: the value of believing or conceding
- ``always``: the other players' gain from a player who always gives the other answer
"""


class AnswerValues(NamedTuple):
    """The values of the answers to a claim, against sound play."""

    doubt: float
    other: float
    even: float
    """The value of a doubt that is right half of the time."""
    invited: float
    """The value that the worse answer loses in addition if a player always gives it."""

    def fact(self, doubts: bool) -> AnswerFact:
        """Return the fact that decides for a doubt or, without ``doubts``, for the other answer.

        The lead of the better answer is the sum of three parts, one for each fact. A doubt that is
        right half of the time separates the first two.
        """
        sign = 1 if doubts else -1
        lies, going_on = sign * (self.doubt - self.even), sign * (self.even - self.other)
        if self.invited > max(0.0, lies + going_on):
            return "always"
        return "lies" if lies >= going_on else "going_on"


class AnsweredClaim(NamedTuple):
    """The facts about a claim that is to be answered."""

    lie: float
    """The probability that the claim is a lie."""
    fact: AnswerFact


class RatedChoice(NamedTuple):
    """A move in the text form of records, such as ``announce 61``."""

    action: str
    worth: float
    share: float
    """The probability that a sound player makes the move."""
    doubted: float | None = None
    """For a claim, the probability of a doubt."""

    @property
    def word(self) -> str:
        """Return the kind of move."""
        return self.action.partition(" ")[0]

    @property
    def value(self) -> str:
        """Return the claim or the dice of the move, or empty text."""
        return self.action.partition(" ")[2]


def reply(choices: Sequence[RatedChoice], best: RatedChoice) -> str:
    """Return the best answer as a word, or ``either`` if a sound player mixes answers."""
    return "either" if sum(c.share >= MADE for c in choices) > 1 else best.word


def answer_by_lies(word: str, lie: float, about: About) -> Reason:
    """Return the cause of an answer for which the chance of a lie decides."""
    if word == "doubt":
        return Reason("cause-mostly-lie", about)
    return Reason("cause-rarely-lie" if lie <= RARE else "cause-lie-seldom", about)


def always(word: str, top: bool, about: About) -> Reason:
    """Return the cause of an answer if an opponent would exploit the other answer.

    ``top`` is true if no value beats the claim.
    """
    if word == "doubt":
        return Reason("cause-top-always" if top else "cause-always-believe", about)
    return Reason("cause-always-doubt", about)


class ClaimFacts(NamedTuple):
    """A claim about one's own dice, compared with the claims instead of it."""

    best: RatedChoice
    claims: Sequence[RatedChoice]
    steps: Sequence[int]
    """The rank of each claim."""
    own: int
    """The rank of the own dice."""
    truth: str
    """The value of the own dice."""
    to_beat: str
    top: int
    """The rank of the highest claim."""


def claim_cause(told: ClaimFacts) -> Reason:
    """Return the cause of a claim by a player who knows the dice, from the doubts of each claim."""
    best: RatedChoice = told.best
    about: About = {"value": best.value, "better": best.word}
    rank = dict(zip((c.action for c in told.claims), told.steps, strict=True))
    own, step = told.own, rank[best.action]
    true = [c for c in told.claims if rank[c.action] <= own]
    lies = [c for c in told.claims if rank[c.action] > own]
    if len(told.claims) == 1:
        return Reason("cause-only-claim", about)
    if step <= own:
        return _true_cause(told, about, true, lies, step)
    if not true:
        return _forced_lie(told, about, lies, rank)
    about["truth"] = told.truth
    plain = next((c for c in true if c.value == told.truth), None)
    if plain is not None and (best.doubted or 0.0) <= (plain.doubted or 0.0) + SAME:
        return Reason("cause-raise-free", about)
    return Reason("cause-raise", about)


def _true_cause(
    told: ClaimFacts, about: About, true: list[RatedChoice], lies: list[RatedChoice], step: int
) -> Reason:
    mine = told.best.doubted or 0.0
    if step == told.top:
        return Reason("cause-top-roll", about)
    if lies and all((c.doubted or 0.0) >= OFTEN for c in lies):
        if all((c.doubted or 0.0) >= OFTEN for c in true):
            return Reason("cause-doubted-anyway", about)
        if step < told.own or mine >= OFTEN:
            return Reason("cause-lies-doubted", about)
    if step < told.own:
        plain = next((c for c in true if c.value == told.truth), None)
        baits = plain is not None and mine > (plain.doubted or 0.0) + SAME
        about["truth"] = told.truth
        return Reason("cause-bait" if baits else "cause-less", about)
    if lies and min(c.doubted or 0.0 for c in lies) > mine + SAME:
        return Reason("cause-truth-believed", about)
    return Reason("cause-truth", about)


def _forced_lie(
    told: ClaimFacts, about: About, lies: list[RatedChoice], rank: dict[str, int]
) -> Reason:
    about["claim"] = told.to_beat
    mine, step = told.best.doubted or 0.0, rank[told.best.action]
    least = min(lies, key=lambda c: (c.doubted or 0.0, -rank[c.action]))
    if (least.doubted or 0.0) >= OFTEN:
        return Reason("cause-doomed", about)
    if mine <= (least.doubted or 0.0) + SAME:
        return Reason("cause-least-doubted", about)
    about["other"] = least.value
    higher = rank[least.action] < step
    return Reason("cause-harder-to-beat" if higher else "cause-best-lie", about)
