"""Facts about a moment of French poker. The order of hands is read from the sentences."""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from mendax.games.french_poker import actions as do
from tests.words.sentences.moments import Moment, Sentences

PLAY: Final = "french-poker-play-"
_SENTENCES: Final = Sentences(PLAY)
CLAIMS, claim, says = _SENTENCES.claims, _SENTENCES.claim, _SENTENCES.says
PLACES: Final = range(5)
PARTS: Final = [kept for count in range(6) for kept in combinations(PLACES, count)]
"""Every choice of dice."""
SHAPES: Final = {
    (5,): "five",
    (4,): "four",
    (3, 2): "full-house",
    (3,): "three",
    (2, 2): "two-pairs",
    (2,): "pair",
}
"""The hand by the counts of the faces that occur more than once."""
Order = tuple[tuple[str, ...], bool, bool, bool]
"""The hands from the lowest; then whether kickers count, ones are wild, and ones are high."""


# ── facts ────────────────────────────────────────────────────────────────────────────────────


def order(m: Moment) -> Order:
    hands = [key.removeprefix(PLAY + "hand-") for key in m.said if key.startswith(PLAY + "hand-")]
    shown = (says(m, name) for name in ("kickers-full", "wild", "ones-high"))
    return (tuple(reversed(hands)), *shown)  # type: ignore[return-value]


def height(face: int, by: Order) -> int:
    return 7 if face == 1 and by[3] else face


@cache
def worth(dice: tuple[int, ...], by: Order) -> tuple[int, ...]:
    """Return the most that five dice are worth, as the rank of the hand and its faces."""
    wild = dice.count(1) if by[2] else 0
    plain = [pips for pips in dice if not (by[2] and pips == 1)]
    return max(
        named((*plain, *stand_ins), by)
        for stand_ins in combinations_with_replacement(range(1, 7), wild)
    )


def named(dice: tuple[int, ...], by: Order) -> tuple[int, ...]:
    """Return the rank of the hand of five dice, or of fewer that a claim names, and its faces."""
    hands, kickers = by[0], by[1]
    for straight, faces in (("straight-to-5", range(1, 6)), ("straight-to-6", range(2, 7))):
        if straight in hands and sorted(dice) == [*faces] and (len(dice) == 5):
            return (hands.index(straight),)
    counts = sorted(Counter(dice).items(), key=lambda face: (-face[1], -height(face[0], by)))
    made = [face for face, count in counts if count > 1]
    hand = SHAPES.get(tuple(count for _, count in counts if count > 1), "high-die")
    made = made or [counts[0][0]]
    rest = [face for face, _ in counts if face not in made] if kickers else []
    return (hands.index(hand), *(height(face, by) for face in (*made, *rest)))


@cache
def said(spelled: int | str, by: Order) -> tuple[int, ...]:
    """Return the rank of a claim's hand, and the faces that it names."""
    if isinstance(spelled, str):
        return (by[0].index(spelled),)
    digits = tuple(map(int, str(spelled)))
    if len(digits) == 5 and digits in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        return (by[0].index(f"straight-to-{digits[-1]}"),)
    counts = Counter(digits)
    hand = SHAPES.get(tuple(sorted((n for n in counts.values() if n > 1), reverse=True)))
    faces = dict.fromkeys(digits)
    return (by[0].index(hand or "high-die"), *(height(face, by) for face in faces))


def every_claim(m: Moment) -> list[tuple[int, ...]]:
    return sorted(_every(order(m), says(m, "general")))


@cache
def _every(by: Order, general: bool) -> frozenset[tuple[int, ...]]:
    plain: Order = (by[0], True, False, by[3])
    found: set[tuple[int, ...]] = {
        (by[0].index("high-die"), height(face, by)) for face in range(1, 7)
    }
    for dice in combinations_with_replacement(range(1, 7), 5):
        whole = named(dice, plain)
        hand = by[0][whole[0]]
        least = {"two-pairs": 2, "full-house": 2}.get(hand, 0 if "straight" in hand else 1)
        most = len(whole) - 1 if by[1] else least
        found |= {whole[: 1 + faces] for faces in range(least, most + 1)}
        found |= {whole[:1]} if general else set()
    return frozenset(found)


def last(m: Moment) -> tuple[int, ...] | None:
    """Return the last claim of the round."""
    return said(m.before.claims[-1].claim, order(m)) if m.before.claims else None


def claims(m: Moment, kind: type[Any] = do.Announce) -> list[tuple[int, ...]]:
    return [said(action.claim, order(m)) for action in m.offers(kind)]


def higher(m: Moment) -> list[tuple[int, ...]]:
    """Return the claims above the last claim, lowest first."""
    value = last(m)
    return [each for each in every_claim(m) if value is None or each > value]


def with_the_dice(m: Moment) -> bool:
    return m.before.phase == "cup" and bool(m.actor == m.before.turn)


def answering(m: Moment) -> bool:
    return bool(m.before.phase == "answer")


def may_act(m: Moment) -> bool:
    """Return whether the player with the dice may change them before a re-roll is used up."""
    return bool(m.before.claims) or says(m, "opener-plays")


def may_reroll(m: Moment) -> bool:
    most = m.argument(PLAY + "rerolls", "rerolls") if says(m, "rerolls") else 1
    return may_act(m) and m.before.rerolled < most


def kept(m: Moment, kind: type[Any]) -> list[Any]:
    return [action.kept for action in m.offers(kind)]


def playing(state: Any) -> list[int]:
    gone = {seat for group in state.done for seat in group}
    return [seat for seat in range(len(state.standing)) if seat not in gone]


def next_to(state: Any, seat: int) -> int:
    seats = len(state.standing)
    ordered = [(seat + n) % seats for n in range(1, seats + 1)]
    return next(s for s in ordered if s in playing(state))


def ends(m: Moment) -> bool:
    return isinstance(m.action, do.Doubt | do.Concede)


def sides(m: Moment) -> tuple[int, int]:
    """Return the loser and the winner of the round that this action ends."""
    claimer = m.before.claims[-1].seat
    if isinstance(m.action, do.Concede):
        return m.before.turn, claimer
    true = worth(tuple(die.pips for die in m.before.dice), order(m)) >= (last(m) or ())
    return (m.before.turn, claimer) if true else (claimer, m.before.turn)
