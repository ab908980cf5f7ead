"""Facts about a moment of Mia, as the text tells them.

The order of values, the effects and the costs are read from the sentences.
"""

from typing import Any, Final

from mendax.core.game import CHANCE
from mendax.games.mia import actions as do
from mendax.games.mia import events as was
from mendax.games.mia.state import Claim as Said
from tests.words.sentences.moments import Moment, Sentences

PLAY: Final = "mia-play-"
_SENTENCES: Final = Sentences(PLAY)
CLAIMS, claim, says = _SENTENCES.claims, _SENTENCES.claim, _SENTENCES.says


# ── facts ────────────────────────────────────────────────────────────────────────────────────


def ranks(m: Moment) -> dict[int, int]:
    """Return the rank of each roll that may be announced, by the sentence."""
    groups = reversed(m.argument(PLAY + "ladder", "ladder").split(", "))
    return {int(r): rank for rank, group in enumerate(groups) for r in group.split(" = ")}


def values(m: Moment) -> list[int]:
    """Return the values that may be announced, lowest first."""
    listed = m.argument(PLAY + "ladder", "ladder").split(", ")
    return [int(group.split(" = ")[0]) for group in reversed(listed)]


def top(m: Moment) -> int:
    return values(m)[-1]


def effect(m: Moment, *names: str) -> set[int]:
    """Return the values with one of these effects, by the sentences."""
    found = (args for name in names for args in m.said.get(f"{PLAY}effect-{name}", ()))
    return {args["value"] for args in found}


def wiping(m: Moment) -> set[int]:
    return effect(m, "wipe", "turn-and-wipe")


def over(m: Moment, value: int, equal: bool) -> set[int]:
    """Return the values over ``value``, with those that may be announced over any value."""
    rank = ranks(m)
    return {v for v in values(m) if rank[v] > rank[value] or (equal and v == value)} | wiping(m)


def made(m: Moment) -> Said | None:
    """Return the claim that this action makes."""
    match m.action:
        case do.Announce(value=value) | do.PassOn(value=value) | do.Reroll(value=value):
            how: Any = "passed" if isinstance(m.action, do.PassOn) else "rerolled"
            if isinstance(m.action, do.Announce):
                how = "kept" if m.before.kept else "looked" if m.before.looked else "unseen"
            assert m.actor != CHANCE
            return Said(m.before.turn, value, how)
    return None


def claims(m: Moment) -> tuple[Said, ...]:
    """Return the claims of the round, with that of this action."""
    new = made(m)
    return m.before.claims if new is None else (*m.before.claims, new)


def playing(state: Any) -> list[int]:
    gone = {seat for group in state.out for seat in group}
    return [seat for seat in range(len(state.standing)) if seat not in gone]


def direction(m: Moment) -> int:
    """Return the direction of play once this action's claim is made."""
    new = made(m)
    turned = new is not None and new.value in effect(m, "turn", "turn-and-wipe")
    return int(-m.before.direction if turned else m.before.direction)


def next_to(m: Moment, seat: int, state: Any, step: int | None = None) -> int:
    """Return the next seat that plays in ``state``, in the direction of play."""
    step, seats = step or direction(m), len(state.standing)
    order = [(seat + step * n) % seats for n in range(1, seats + 1)]
    return next(s for s in order if s in playing(state))


def opened(m: Moment) -> int | None:
    """Return the dice that everyone sees at the end of a round."""
    shown = (*m.happened(was.Opened), *m.happened(was.Treated), *m.happened(was.Toasted))
    return shown[0].roll if shown else None


def ends(m: Moment) -> bool:
    """Return whether this action ends a round."""
    over_ = isinstance(m.action, do.Concede | do.Forfeit)
    return over_ or opened(m) is not None


def toasted(m: Moment) -> bool:
    return bool(m.happened(was.Toasted) or m.happened(was.Treated))


def losers(m: Moment) -> set[int]:
    lost = {event.seat for event in m.happened(was.Lost)}
    return lost | {event.seat for event in m.happened(was.WentOut)}


def holds(m: Moment, said: Said, roll: int) -> bool:
    """Return whether the text calls a claim true."""
    rank = ranks(m)
    again = said.how == "rerolled" and says(m, "reroll-same-or-higher", "reroll-more")
    if said.value in wiping(m):
        told = "reroll-same-wiping" if says(m, "reroll-same-or-higher") else "reroll-more-wiping"
        assert not again or says(m, told)
        return roll == said.value
    if says(m, "doubt-is-truth") or again:
        return rank[roll] >= rank[said.value]
    return rank[roll] == rank[said.value]


def price(m: Moment) -> int:
    """Return what the text says that each loser of this round pays, at single stakes."""
    involved = opened(m) == top(m) or any(c.value == top(m) for c in claims(m))
    cost = _price_alone(m)
    return max(2, cost) if involved and says(m, "double") else cost


def _price_alone(m: Moment) -> int:
    """Return the price of a loss by the text about this way to lose."""
    value = claims(m)[-1].value if claims(m) else None
    if isinstance(m.action, do.Concede):
        return int(m.argument(PLAY + "concede", "cost")) if value == top(m) else 1
    if isinstance(m.action, do.Trust) and not toasted(m):
        return int(m.argument(PLAY + "trust", "cost"))
    if isinstance(m.action, do.Doubt | do.Forfeit) and not toasted(m):
        wrong = isinstance(m.action, do.Forfeit) or m.happened(was.Opened)[0].held
        if value == top(m):
            return int(m.argument(PLAY + "doubt-top", "true" if wrong else "lie"))
        known = wrong and says(m, "doubt-cost")
        return int(m.argument(PLAY + "doubt-cost", "cost")) if known else 1
    if m.happened(was.Opened):
        return int(m.argument(PLAY + "reveals", "cost"))
    return 1


def stakes(m: Moment) -> int:
    """Return the factor on a loss, by the text."""
    times, roll = 1, opened(m)
    if says(m, "stakes-rising"):
        times = min(10, max(1, len(claims(m))))
    if says(m, "stakes-pips") and roll is not None:
        times = roll // 10 + roll % 10
    tops = sum(c.value == top(m) and c.how not in ("passed", "kept") for c in claims(m))
    if says(m, "mia-on-mia") and claims(m) and claims(m)[-1].value == top(m):
        times *= 2 ** max(0, tops - 1)
    return times


def starter(m: Moment) -> int:
    """Return the seat that opens the next round, by the text."""
    seat = named_opener(m)
    return seat if seat in playing(m.after) else next_to(m, seat, m.after)


def named_opener(m: Moment) -> int:
    if toasted(m):
        looks = isinstance(m.action, do.Look | do.Peek)
        return m.before.turn if looks else claims(m)[-1].seat
    if isinstance(m.action, do.Concede | do.Trust | do.Forfeit):
        return int(m.before.turn)
    (end,) = m.happened(was.Opened)
    if isinstance(m.action, do.Doubt):
        doubter = int(m.actor)
    else:
        assert says(m, "reveals-starter")
        doubter = next_to(m, end.announcer, m.before)
    if says(m, "starter-loser"):
        return doubter if end.held else int(end.announcer)
    if says(m, "starter-winner"):
        return int(end.announcer) if end.held else doubter
    if says(m, "starter-doubter") or not end.held:
        return doubter
    return next_to(m, doubter, m.after)
