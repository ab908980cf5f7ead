"""Betting as in Hold'em, with legal amounts and their effects (rule book, "Betting").

This module is independent of cards and phases; ``rounds`` opens and closes betting rounds.

A seat that has acted may raise again only after a full raise, which may consist of several short
all-ins. Raising is illegal if no opponent could call more. Folding is legal even if checking is.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from mendax.core.game import Between, Offer, Seat
from mendax.games.sword_of_lies.actions import AllIn, Bet, Call, Check, Fold, Raise
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting


class HighestBet(NamedTuple):
    """The highest bet of the game, and its first seat, or None without a bet."""

    seat: Seat | None
    to: int


class Amounts(NamedTuple):
    """The legal amounts for the acting seat. Raises and all-ins are totals for this round."""

    call: int
    """The chips for a call, or the whole stack if it is smaller. 0 is a check."""
    low: int
    """The smallest bet or raise that leaves chips. Above ``high`` if there is no legal bet."""
    high: int
    all_in: int
    """The bet of this round after an all-in, or 0 if an all-in is illegal."""


def amounts(rules: SwordRules, betting: Betting, seat: Seat) -> Amounts:
    """Return the legal amounts for ``seat`` under the table's limit."""
    stack, bet, level = betting.stacks[seat], betting.bets[seat], betting.level
    missing, most = level - bet, stack + bet
    if missing >= stack:
        return Amounts(stack, 1, 0, most)
    if not _may_raise(rules, betting, seat, missing):
        return Amounts(missing, 1, 0, 0)
    low = level + betting.full
    if most <= low:
        return Amounts(missing, 1, 0, most)
    if rules.limit == "no_limit":
        return Amounts(missing, low, most - 1, most)
    high = low
    if rules.limit == "pot_limit":
        high = max(low, level + missing + sum(betting.bets) + sum(betting.paid))
    return Amounts(missing, low, min(high, most - 1), most if high >= most else 0)


def _may_raise(rules: SwordRules, betting: Betting, seat: Seat, missing: int) -> bool:
    if seat in betting.acted and missing < betting.full:
        return False
    if rules.limit == "fixed_limit" and betting.raises >= rules.fixed_raises:
        return False
    stacks, bets, level = betting.stacks, betting.bets, betting.level
    return any(stacks[s] + bets[s] > level for s in betting.live if s != seat)


def raisers(rules: SwordRules, betting: Betting, above: int) -> set[Seat]:
    """Return the seats that may still raise this round's bet above ``above``."""
    holds = {seat: betting.bets[seat] + betting.stacks[seat] for seat in betting.live}
    left = rules.fixed_raises - betting.raises
    return _leaders(rules, holds, _first_raisers(rules, betting), betting, left, above)


def later_raisers(rules: SwordRules, betting: Betting, size: int, above: int) -> set[Seat]:
    """Return the seats that may bet above ``above`` in a later round with bets of ``size``."""
    missing = {seat: max(0, betting.level - betting.bets[seat]) for seat in betting.live}
    left = {s: max(0, betting.stacks[s] - chips) for s, chips in missing.items()}
    able = [s for s in left if left[s] and any(left[other] for other in left if other != s)]
    opened_later = replace(betting, level=0, full=size)
    return _leaders(rules, left, able, opened_later, rules.fixed_raises, above)


def _leaders(
    rules: SwordRules,
    holds: Mapping[Seat, int],
    able: list[Seat],
    betting: Betting,
    left: int,
    above: int,
) -> set[Seat]:
    """Return the seats whose raise can exceed ``above`` if the seats ``able`` may raise first.

    ``holds`` is the highest bet that each seat's chips allow, and ``left`` the number of raises at
    fixed limit. A full raise lets all other seats with chips act again.
    """
    found, level, is_fixed = set[Seat](), betting.level, rules.limit == "fixed_limit"
    for _ in range(left if is_fixed else 2):
        full = level + betting.full
        found |= {s for s in able if (min(full, holds[s]) if is_fixed else holds[s]) > above}
        last = [s for s in able if holds[s] >= full]
        callers = [s for s in holds if holds[s] > full]
        able = [s for s in callers if {*last} - {s} and {*callers} - {s}]
        level = full
    return found


def _first_raisers(rules: SwordRules, betting: Betting) -> list[Seat]:
    """Return the waiting seats that may raise if the seats before them call or fold."""
    missing = {seat: betting.level - betting.bets[seat] for seat in betting.waiting}
    return [
        seat
        for seat in betting.waiting
        if missing[seat] < betting.stacks[seat] and _may_raise(rules, betting, seat, missing[seat])
    ]


_FOLD, _CHECK, _CALL, _ALL_IN = Offer(Fold()), Offer(Check()), Offer(Call()), Offer(AllIn())


def offers(rules: SwordRules, betting: Betting, seat: Seat) -> tuple[Offer, ...]:
    """Return all actions offered to ``seat``, which is the seat to act."""
    call, low, high, all_in = amounts(rules, betting, seat)
    offered = [_FOLD]
    if call < betting.stacks[seat]:
        offered.append(_CALL if call else _CHECK)
    if low <= high:
        raising = Raise(low) if betting.level else Bet(low)
        offered.append(Offer(raising, (Between("to", low, high),)))
    if all_in:
        offered.append(_ALL_IN)
    return tuple(offered)


# ── effects ──────────────────────────────────────────────────────────────────────────────────


def clockwise(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Return ``seats`` (ascending) clockwise, starting with ``first`` or the next seat after it."""
    return tuple(s for s in seats if s >= first) + tuple(s for s in seats if s < first)


def posted(betting: Betting, seat: Seat, chips: int, dead: bool = False) -> tuple[Betting, int]:
    """Post a blind (or an ante, if ``dead``) as far as the stack allows. Also return the amount."""
    chips = min(chips, betting.stacks[seat])
    stacks = _plus(betting.stacks, seat, -chips)
    if dead:
        return replace(betting, stacks=stacks, paid=_plus(betting.paid, seat, chips)), chips
    bets = _plus(betting.bets, seat, chips)
    return replace(betting, stacks=stacks, bets=bets, level=max(bets)), chips


def opened(betting: Betting, size: int, first: Seat, raises: int) -> Betting:
    """Begin a betting round. Seats with chips act from ``first``, unless no bet is possible."""
    able = tuple(s for s in clockwise(betting.live, first) if betting.stacks[s])
    if len(able) == 1 and not _owes(betting, able[0]):
        able = ()
    return replace(betting, size=size, full=size, raises=raises, acted=(), waiting=able)


def put_in(betting: Betting, to: int) -> Betting:
    """Bring the acting seat's bet of this round to ``to``, which is a call, a bet or a raise."""
    seat = betting.waiting[0]
    chips = to - betting.bets[seat]
    stacks, bets = _plus(betting.stacks, seat, -chips), _plus(betting.bets, seat, chips)
    if to <= betting.level:
        acted, waiting = (*betting.acted, seat), betting.waiting[1:]
        return replace(betting, stacks=stacks, bets=bets, acted=acted, waiting=waiting)
    return _raised(replace(betting, stacks=stacks, bets=bets), seat, to)


def _raised(betting: Betting, seat: Seat, to: int) -> Betting:
    by = to - betting.level
    full = by >= betting.full
    others = clockwise(betting.live, seat + 1)
    return replace(
        betting,
        level=to,
        full=max(betting.full, by),
        raises=betting.raises + 1,
        acted=(seat,) if full else (*betting.acted, seat),
        waiting=tuple(s for s in others if s != seat and betting.stacks[s]),
    )


def folded(betting: Betting) -> Betting:
    """Remove the acting seat from the hand. Its chips stay in the pot."""
    seat = betting.waiting[0]
    live = tuple(s for s in betting.live if s != seat)
    return replace(betting, live=live, waiting=betting.waiting[1:])


def _plus(chips: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*chips[:seat], chips[seat] + more, *chips[seat + 1 :])


def moved(stacks: tuple[int, ...], seat: Seat, to: Seat, chips: int) -> tuple[int, ...]:
    """Return the stacks after ``chips`` moved from ``seat`` to ``to`` (or back, if negative)."""
    return tuple(n + chips * ((s == to) - (s == seat)) for s, n in enumerate(stacks))


def is_settled(betting: Betting) -> bool:
    """Return whether the round is over.

    It is over if no seat can act, or if the only seat with chips owes none.
    """
    if not betting.waiting:
        return True
    seat = betting.waiting[0]
    if len(betting.waiting) > 1 or _owes(betting, seat):
        return False
    return not any(betting.stacks[s] for s in betting.live if s != seat)


def _owes(betting: Betting, seat: Seat) -> bool:
    """Return whether ``seat`` still has to call a real bet.

    A blind that was posted short is no real bet. Against a single all-in opponent, a seat owes at
    most that all-in.
    """
    others = [s for s in betting.live if s != seat]
    most = max((betting.bets[s] + betting.stacks[s] for s in others), default=0)
    return betting.bets[seat] < min(betting.level, most)


def gathered(betting: Betting) -> tuple[Betting, Seat, int]:
    """End the round and move bets to the pot.

    Also return the seat and amount of an uncalled bet.
    """
    bets = betting.bets
    second, top = sorted(bets)[-2:]
    if top == second:
        seat, chips, stacks = 0, 0, betting.stacks
    else:
        seat, chips = bets.index(top), top - second
        stacks = _plus(betting.stacks, seat, chips)
    paid = tuple(p + min(b, second) for p, b in zip(betting.paid, bets, strict=True))
    nothing = (0,) * len(bets)
    after = replace(betting, stacks=stacks, bets=nothing, paid=paid, level=0, waiting=())
    return after, seat, chips
