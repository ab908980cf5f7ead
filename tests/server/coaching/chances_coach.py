"""A coach of French poker for tests, which weighs answers by the exact odds under the rules.

Here, the value of believing or doubting is the chance to be right about the claim. This is not a
good strategy, because sound players do not make the same claims with all dice, so no release
contains it.
"""

from collections.abc import Iterable
from fractions import Fraction

from mendax.coach.results import Alternative, CoursePoint, Coverage, Decision, Hint, Picture, Review
from mendax.core.game import Event, Reason, Seat, Turn
from mendax.core.text_form import write
from mendax.games.french_poker.actions import Believe, Doubt
from mendax.games.french_poker.claims import DICE, Spelling, order_of
from mendax.games.french_poker.events import (
    Announced,
    Fell,
    GameEnded,
    Landed,
    PassedOn,
    RoundStarted,
    Saw,
    Shown,
)
from mendax.games.french_poker.odds import chances
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

_BELIEVE, _DOUBT = write(Believe()), write(Doubt())


class ChancesCoach:
    """Believes a claim that is more likely true than false."""

    game = "french_poker"
    strategies = False

    def coverage(self, rules: FrenchPokerRules, seats: int) -> Coverage:
        return Coverage(seats, "whole", None)

    def advice(self, rules: FrenchPokerRules, seats: int, waits: bool) -> None:
        return None

    def hint(
        self,
        rules: FrenchPokerRules,
        seats: int,
        view: FrenchPokerView,
        heard: tuple[Event, ...],
    ) -> Hint | None:
        if view.phase != "answer":
            return None
        known = [die.pips for die in view.dice if die.pips is not None]
        true = _true(rules, known, view.claims[-1].claim)
        options = _alternatives(true)
        return Hint("chance", options[0].action, float(1 - true), True, options)

    def review(
        self, rules: FrenchPokerRules, seats: int, seat: Seat, turns: Iterable[Turn]
    ) -> Review | None:
        known: dict[int, int] = {}
        claim: Spelling | None = None
        number = 0
        decisions: list[Decision] = []
        course: list[CoursePoint] = []
        for turn in turns:
            if isinstance(turn.action, Believe | Doubt) and claim is not None:
                true = _true(rules, list(known.values()), claim)
                decisions.append(_decision(turn, number, known, claim, true))
            for event in turn.events:
                if isinstance(event, RoundStarted):
                    number, known, claim = event.number, {}, None
                    course.append(CoursePoint(turn.number, number, 1 / seats))
                elif isinstance(event, Announced | PassedOn):
                    claim = event.claim
                elif isinstance(event, Saw | Landed | Shown):
                    known[event.die] = event.pips
                elif isinstance(event, Fell):
                    known.pop(event.die, None)
                elif isinstance(event, GameEnded):
                    course.append(CoursePoint(turn.number, number, 0.0))
        costs = [decision.lost for decision in decisions]
        return Review(
            seat=seat,
            unit="chance",
            course=tuple(course),
            decisions=tuple(decisions),
            biggest=costs.index(max(costs)) if any(costs) else None,
            lost=sum(costs),
            verdict=Reason("coach-verdict-sound", {"decisions": len(decisions)}),
            fair=1 / seats,
        )

    def strategy(
        self, rules: FrenchPokerRules, seats: int, standing: tuple[int, ...]
    ) -> Picture | None:
        return None


def _true(rules: FrenchPokerRules, known: list[int], claim: Spelling) -> Fraction:
    """Return the probability that the claim is true, given the known dice."""
    assert len(known) <= DICE
    return chances(rules, known).of(order_of(rules).spellings.index(claim))


def _alternatives(true: Fraction) -> tuple[Alternative, ...]:
    worths = {_BELIEVE: float(true), _DOUBT: float(1 - true)}
    ranked = sorted(worths, key=lambda action: -worths[action])
    return tuple(
        Alternative(action, worths[action], float(action == ranked[0])) for action in ranked
    )


def _decision(
    turn: Turn, number: int, known: dict[int, int], claim: Spelling, true: Fraction
) -> Decision:
    options = _alternatives(true)
    done = _BELIEVE if isinstance(turn.action, Believe) else _DOUBT
    worth = next(one.worth for one in options if one.action == done)
    return Decision(
        entry=turn.number,
        round=number,
        roll=" ".join(str(known[die]) for die in sorted(known)) or None,
        claim=claim,
        done=done,
        worth=worth,
        best=options[0].action,
        best_worth=options[0].worth,
        lost=options[0].worth - worth,
        lie=float(1 - true),
        expected=True,
        to_beat=None,
        lives=(),
        alternatives=options,
    )
