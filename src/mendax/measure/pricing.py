"""The price of each decision in recorded games.

1. A decision is judged by what its seat knew. The values come from the game's coach
   (``coach.guarantees``): a move of the solution keeps its value, and any other move has its worst
   value against equally good play. No option is valued against one of many equilibria.
2. The cost is not rounded and has no threshold, unlike the cost in a coach's review.
3. With three or more players left at Mia, values are against the players at the table as they have
   played so far, and the frequencies are those of one equilibrium of many.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.registry import PRICED, coach_of
from mendax.coach.results import Decision, Review, Spelled, Unit
from mendax.core.extras import brought_by
from mendax.core.game import (
    CHANCE,
    Action,
    AnyGame,
    Event,
    Reason,
    RulesError,
    Seat,
    Turn,
    Unseen,
    Value,
)
from mendax.core.text_form import read
from mendax.games import game_named
from mendax.games.editions import rules_of
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.judging import holds
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.rules import Rules
from mendax.records import RecordedGame
from mendax.story.registry import teller_of
from mendax.story.telling import Claimed

MEASURED: Final = PRICED
"""The games with prices."""

Kind = Literal["claim", "cup", "answer", "other"]
"""The spot: a claim by a seat that knows the dice, a cup that may be looked at or claimed unseen,
an answer to a claim, or another decision, such as which dice to keep.

A doubt out of turn is another decision: waiting is not recorded, so such doubts alone do not show
how often a seat doubts.

If a decision has no values, its action decides.
"""


_ANNOUNCE: Final = "announce "
_SOLVED_SEATS: Final = 2
SPOTS: Final = 40_000
"""The spots of Mia whose values are kept. Most games of two seats repeat them."""


class NotPriced(RulesError):
    """Raised for games whose decisions have no known price, with the reason."""


class PricedOption(Value, frozen=True):
    """A legal move, in the text form of records."""

    action: str
    worth: float
    """The value in the decision's unit."""
    chance: float
    """The probability of the move in the equilibrium."""
    lie: bool | None
    """True if the move is a false claim; None unless it is a claim by a seat that knew the dice."""


class PricedDecision(Value, frozen=True, kw_only=True):
    """A decision and its price. Values are None if only one move was legal or none is known."""

    game: int
    """The number of the game, from 0, in the order given."""
    ply: int
    """The number of the decision in its game, from 0."""
    seat: Seat
    player: str
    kind: Kind
    action: str
    roll: str | None = None
    """The dice that the seat knew."""
    claim: str | None = None
    """The claim to beat or to answer."""
    value: str | None = None
    """The value claimed by the action."""
    true: bool | None = None
    """For a claim, whether it is true; for an answer, whether the answered claim is true.

    None if the row does not show the dice.
    """
    doubted: bool | None = None
    """For a claim, whether it was doubted; None if it was not answered."""
    unit: Unit | None = None
    """The unit of all values: a chance to win (0 to 1) or points."""
    basis: Literal["solution", "table"] | None = None
    """``solution`` with two players left, ``table`` with more (rule 3 of this module)."""
    options: tuple[PricedOption, ...] = ()
    """All legal moves with values, best first."""
    worth: float | None = None
    """The value of the action."""
    best: float | None = None
    """The value of the best move."""
    cost: float | None = None
    """The price of the decision, at least 0."""
    chance: float | None = None
    """The probability of the action in the equilibrium."""
    lie: float | None = None
    """For an answer, the probability that an equilibrium player's claim is a lie.

    None if an equilibrium player never makes the claim.
    """
    belief: float | None = None
    """The player's private probability that the answered claim is a lie."""

    @property
    def told_lie(self) -> bool:
        """Return whether the decision was a false claim by a seat that knew the dice."""
        return self.kind == "claim" and self.action.startswith(_ANNOUNCE) and self.true is False

    @property
    def truth_was_legal(self) -> bool:
        """Return whether a true claim was among the options."""
        return any(option.lie is False for option in self.options)

    @property
    def lie_chance(self) -> float:
        """Return the equilibrium's probability of a false claim in this spot."""
        return sum(option.chance for option in self.options if option.lie)

    @property
    def doubt_chance(self) -> float:
        """Return the equilibrium's probability of a doubt in this spot."""
        return sum(option.chance for option in self.options if option.action == "doubt")


Watched = Callable[[Iterable[Turn]], Iterable[Turn]]
"""Passes the turns of a game on, and may raise an error to give up."""


def regret(games: Iterable[RecordedGame]) -> Iterator[PricedDecision]:
    """Yield every decision of the games with its price, game by game.

    ``games`` are rows: of ``records.read``, ``rows.played`` or ``rows.rows_in``. A table that is
    not packaged is solved first, if that takes a second or two. Raises ``NotPriced`` for other
    games and for tables without a solution, and the errors of ``read`` for an unreadable row.
    """
    for number, row in enumerate(games):
        yield from priced(row, number)


def priced(
    row: RecordedGame, number: int = 0, spots: int = SPOTS, watched: Watched = iter
) -> Iterator[PricedDecision]:
    """Yield every decision of one game with its price, like ``regret``.

    ``spots`` is the number of spots of Mia whose values stay in memory, each about 5 kB.
    """
    if row.game not in MEASURED:
        shown = {"given": row.game[:40], "allowed": ", ".join(MEASURED)}
        raise NotPriced(Reason("measure-no-such-game", shown))
    game = game_named(row.game)
    rules = rules_of(game, row.rules.split())
    coach = _Reviewer(game, rules, spots, watched)
    yield from _priced(number, row, rules, [coach.seat(row, n) for n in range(len(row.seats))])


class _Seat(NamedTuple):
    """One seat's knowledge of a game. Entries are the plies of the seat's last decisions."""

    claims: tuple[Claimed, ...]
    decisions: Mapping[int, Decision]
    unit: Unit | None


def _priced(
    number: int, row: RecordedGame, rules: Rules, seats: Sequence[_Seat]
) -> Iterator[PricedDecision]:
    truths = _truths([seat.claims for seat in seats])
    for ply, choice in enumerate(row.choices):
        seat, knows = choice.seat, seats[choice.seat]
        claims = list(enumerate(knows.claims))
        said = next((n for n, c in claims if (c.seat, c.entry) == (seat, ply)), None)
        answered = next((n for n, c in claims if _answers(c, seat, ply)), None)
        about = answered if said is None else said
        plain = PricedDecision(
            game=number,
            ply=ply,
            seat=seat,
            player=row.seats[seat],
            kind=_kind_of_action(said is not None, answered is not None),
            claim=None if answered is None else str(knows.claims[answered].claim),
            action=choice.action,
            value=None if said is None else str(knows.claims[said].claim),
            true=None if about is None else truths[about],
            doubted=None if said is None else _doubted(knows.claims[said]),
            belief=None if answered is None else choice.belief,
        )
        decision = knows.decisions.get(ply)
        yield plain if decision is None else _with_price(plain, decision, knows.unit, rules)


def _kind_of_action(said: bool, answered: bool) -> Kind:
    return "claim" if said else "answer" if answered else "other"


def _answers(claimed: Claimed, seat: Seat, ply: int) -> bool:
    answer = claimed.answer
    return answer is not None and (answer.seat, answer.entry) == (seat, ply)


def _doubted(claimed: Claimed) -> bool | None:
    return None if claimed.answer is None else not claimed.answer.believed


def _truths(known: Sequence[tuple[Claimed, ...]]) -> list[bool | None]:
    """Return whether each claim of the game is true, as far as any seat knows."""
    longest = max(map(len, known), default=0)
    each = ([claims[n].holds for claims in known if n < len(claims)] for n in range(longest))
    return [next((holds for holds in one if holds is not None), None) for one in each]


def _with_price(
    plain: PricedDecision, decision: Decision, unit: Unit | None, rules: Rules
) -> PricedDecision:
    from mendax.coach.guarantees import cost  # loads numpy

    moves = decision.alternatives
    done = next(one for one in moves if one.action == decision.done)
    best = next(one for one in moves if one.action == decision.best)
    kind = _kind_of_spot(decision)
    lies = partial(_is_lie, rules, decision.roll) if kind == "claim" else _unknown
    return replace(
        plain,
        kind=kind,
        roll=None if decision.roll is None else str(decision.roll),
        claim=None if decision.claim is None else str(decision.claim),
        unit=unit,
        basis="table" if decision.here else "solution",
        options=tuple(PricedOption(m.action, m.worth, m.chance, lies(m.action)) for m in moves),
        worth=done.worth,
        best=best.worth,
        cost=max(0.0, best.worth - done.worth) if decision.here else cost(done, best),
        chance=done.chance,
        lie=decision.lie if decision.expected else None,
    )


def _kind_of_spot(decision: Decision) -> Kind:
    words = {one.action.partition(" ")[0] for one in decision.alternatives}
    if "wait" in words:
        return "other"
    if decision.lie is not None:
        return "answer"
    if "look" in words:
        return "cup"
    return "claim" if "announce" in words and decision.roll is not None else "other"


def _is_lie(rules: Rules, roll: Spelled | None, action: str) -> bool | None:
    """Return whether a claim is false for a seat that knows the dice; None for other moves."""
    if roll is None or not action.startswith(_ANNOUNCE):
        return None
    value = action.removeprefix(_ANNOUNCE)
    if isinstance(rules, MiaRules):
        return not holds(rules, Claim(0, _mia_value(value), "looked"), _mia_value(str(roll)))
    assert isinstance(rules, FrenchPokerRules)
    dice = tuple(sorted(int(pips) for pips in str(roll).split()))
    spellings = order_of(rules).spellings
    return not order_of(rules).holds(dice, next(one for one in spellings if str(one) == value))


def _mia_value(text: str) -> Roll:
    return next(roll for roll in ROLLS if roll == int(text))


def _unknown(_action: str) -> None:
    return None


# ── one seat's knowledge ─────────────────────────────────────────────────────────────────────


class _Reviewer(NamedTuple):
    """The coach of a table."""

    game: AnyGame
    rules: Rules
    spots: int
    watched: Watched

    def seat(self, row: RecordedGame, seat: Seat) -> _Seat:
        """Return what a seat knew, and its priced decisions."""
        turns, seats = tuple(_turns(self.game, row, seat)), len(row.seats)
        claims = teller_of(row.game).tale(self.rules, seats, turns).claims
        review = self._review(seats, seat, turns)
        few = (one for one in review.decisions if one.here or len(one.lives) <= _SOLVED_SEATS)
        return _Seat(claims, {one.entry: one for one in few}, review.unit)

    def _review(self, seats: int, seat: Seat, turns: Iterable[Turn]) -> Review:
        """Return the seat's review with all options."""
        coach: Any = coach_of(self.game.name)
        with brought_by():
            known = coach.advice(self.rules, seats, waits=True)
            if isinstance(coach, MiaCoach) and known is not None:
                known.remember(self.spots)
            every = {"most": sys.maxsize} if isinstance(coach, FrenchPokerCoach) else {}
            review: Review | None = None
            if known is not None:
                review = coach.review(self.rules, seats, seat, self.watched(turns), **every)
        if review is None:
            reason = coach.coverage(self.rules, seats).reason
            raise NotPriced(reason or Reason("coach-too-slow"))
        return review


def _turns(game: AnyGame, row: RecordedGame, seat: Seat) -> Iterator[Turn]:
    """Yield what the seat did and heard. The events of others follow with chance as the actor."""
    heard, at = row.heard[seat], 0
    begin: tuple[int, Action | None] = (-1, None)
    for ply, choice in enumerate(row.choices):
        if choice.seat == seat:
            yield from _segment(game, seat, *begin, heard[at : choice.heard])
            begin, at = (ply, read(choice.action, game.actions)), choice.heard
    yield from _segment(game, seat, *begin, heard[at:])


def _segment(
    game: AnyGame, seat: Seat, ply: int, action: Action | None, heard: str
) -> Iterator[Turn]:
    """Yield the seat's action with the events up to the first of another seat, then the others."""
    events: list[Event] = [read(line, (*game.events, Unseen)) for line in heard.splitlines()]
    others = (n for n, event in enumerate(events) if getattr(event, "seat", seat) != seat)
    first = next(others, len(events))
    if action is not None:
        yield Turn(ply, seat, action, tuple(events[:first]))
        events = events[first:]
    yield Turn(ply, CHANCE, None, tuple(events))
