"""The claims of the sentences about French poker."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

from mendax.core.game import CHANCE
from mendax.games.french_poker import actions as do
from mendax.games.french_poker import events as was
from mendax.games.french_poker.claims import face_of
from tests.words.sentences.french_poker_facts import (
    CLAIMS,
    PARTS,
    PLACES,
    PLAY,
    answering,
    claim,
    claims,
    ends,
    every_claim,
    height,
    higher,
    kept,
    last,
    may_act,
    may_reroll,
    next_to,
    order,
    playing,
    said,
    says,
    sides,
    with_the_dice,
    worth,
)
from tests.words.sentences.moments import Arguments, Claim, Moment

# ── the aim ──────────────────────────────────────────────────────────────────────────────────


@claim("aim", "hands", "round", "besides", "from-the-highest", "with-the-dice")
def heading(_m: Moment, _args: Arguments) -> bool:
    return True


@claim("counted-in-tokens")
def the_loser_loses_one(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase == "lot":
        return {*m.before.standing} == {args["tokens"]}
    if not ends(m):
        return bool(m.before.standing == m.after.standing)
    loser, _ = sides(m)
    left = tuple(n - (seat == loser) for seat, n in enumerate(m.before.standing))
    gone = {event.seat for event in m.happened(was.WentOut)}
    return bool(m.after.standing == left) and gone == ({loser} if left[loser] == 0 else set())


@claim("counted-in-charge")
def a_charge(m: Moment, _: Arguments) -> bool | None:
    seats = len(m.before.standing)
    if m.before.phase == "lot":
        return m.before.pot == 2 * seats + 1 and not any(m.before.standing)
    if not ends(m):
        return None
    loser, winner = sides(m)
    back = m.before.pot == 0 or m.before.discharging
    mover, by = (winner, -1) if back else (loser, 1)
    held = tuple(n + by * (seat == mover) for seat, n in enumerate(m.before.standing))
    safe = back or m.after.pot == 0
    left = {seat for seat in range(seats) if held[seat] or not safe}
    over = len(left) == 1
    right = m.after.standing == held and {*playing(m.after)} == left
    ended = m.happened(was.GameEnded)
    if over != bool(ended):
        return False
    return right and (not over or {s for s, p in enumerate(ended[0].places) if p == seats} == left)


@claim("ends-last-standing", "ends-first-out")
def the_end(m: Moment, _: Arguments) -> bool | None:
    if not ends(m):
        return None
    out, ended = m.happened(was.WentOut), m.happened(was.GameEnded)
    over = bool(out) if says(m, "ends-first-out") else len(playing(m.after)) == 1
    if not over or not ended:
        return over == bool(ended)
    best = [seat for seat, place in enumerate(ended[0].places) if place == 1]
    return best == playing(m.after)


# ── the hands ────────────────────────────────────────────────────────────────────────────────


@claim("poker-dice")
def poker_dice(m: Moment, _: Arguments) -> bool:
    return [face_of(n, m.rules) for n in range(1, 7)] == ["9", "10", "J", "Q", "K", "A"]


@claim(
    *("hand-five", "hand-four", "hand-full-house", "hand-straight-to-6", "hand-straight-to-5"),
    *("hand-three", "hand-two-pairs", "hand-pair", "general", "detailed", "kickers-none"),
    *("kickers-full", "claim-more"),
)
def claims_in_order(m: Moment, _: Arguments) -> bool | None:
    """The claims that may be made are those of the text, and each is higher than those before."""
    if not with_the_dice(m) or not m.offers(do.Announce):
        return None
    return claims(m) == higher(m)


@claim("hand-high-die")
def says_nothing(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase != "lot":
        return claims_in_order(m, args)
    by = order(m)
    least = min(worth(dice, by) for dice in combinations_with_replacement(range(1, 7), 5))
    if args["least"] == "pair":
        return least[:2] == (by[0].index("pair"), 2)
    face = {"one": 1, "five": 5, "six": 6}[args["least"]]
    return least[:2] == (by[0].index("high-die"), height(face, by))


@claim("true", "wild", "ones-high", "doubt")
def a_doubt_opens_the_dice(m: Moment, _: Arguments) -> bool | None:
    if answering(m) and not m.offers(do.Doubt):
        return False
    if not isinstance(m.action, do.Doubt):
        return None
    (end,) = m.happened(was.Opened)
    by = order(m)
    exact = said(end.worth, by) == worth(end.dice, by)
    return exact and end.held == (worth(end.dice, by) >= said(end.claim, by))


# ── a round ──────────────────────────────────────────────────────────────────────────────────


@claim("opens")
def the_opener_rolls_looks_and_claims(m: Moment, _: Arguments) -> bool | None:
    if isinstance(m.action, do.DrawLot):
        return bool(m.after.turn == m.action.seat)
    if isinstance(m.action, do.Shake):
        return m.after.falling == (*PLACES,) and not any(die.open for die in m.after.dice)
    if isinstance(m.action, do.Announce | do.PassOn):
        return bool(m.after.turn == next_to(m.after, m.before.turn))
    if not with_the_dice(m) or m.before.claims:
        return None
    return sees_all(m, m.before, m.before.turn) and bool(m.offers(do.Announce))


def sees_all(m: Moment, state: Any, seat: int) -> bool:
    view: Any = m.game.view(state, seat)
    return all(die.pips is not None for die in view.dice)


@claim("believe")
def a_believer_takes_the_dice(m: Moment, _: Arguments) -> bool | None:
    if answering(m) and last(m) != every_claim(m)[-1]:
        return bool(m.offers(do.Believe)) and believed(m) is not False
    return False if with_the_dice(m) and m.offers(do.Doubt) else believed(m)


def believed(m: Moment) -> bool | None:
    if not isinstance(m.action, do.Believe):
        return None
    lying = [(die.pips, die.open) for die in m.before.dice]
    same = lying == [(die.pips, die.open) for die in m.after.dice]
    return same and sees_all(m, m.after, m.before.turn) and m.after.turn == m.before.turn


@claim("pass")
def passed_on(m: Moment, _: Arguments) -> bool | None:
    if not answering(m):
        return None
    right = claims(m, do.PassOn) == higher(m)
    if isinstance(m.action, do.PassOn):
        right = right and m.after.dice == m.before.dice
        right = right and m.after.claims[-1].seat == m.before.turn
    return right


@claim("keep-hidden")
def kept_under_the_cup(m: Moment, _: Arguments) -> bool | None:
    if not with_the_dice(m):
        return None
    right = kept(m, do.KeepHidden) == (PARTS[1:-1] if may_reroll(m) else [])
    return right and (lies(m, do.KeepHidden, kept_open=False, rolled_open=True) is not False)


@claim("keep-open", "roll-all")
def kept_on_the_table(m: Moment, _: Arguments) -> bool | None:
    if not with_the_dice(m):
        return None
    every = PARTS if m.argument(PLAY + "keep-open", "all") == "yes" else PARTS[:-1]
    right = kept(m, do.KeepOpen) == (every if may_reroll(m) else [])
    return right and (lies(m, do.KeepOpen, kept_open=True, rolled_open=False) is not False)


def lies(m: Moment, kind: type[Any], kept_open: bool | None, rolled_open: bool) -> bool | None:
    """Return whether the kept and the rolled dice lie as the text says; None keeps them."""
    if not isinstance(m.action, kind):
        return None
    stay = m.action.kept
    before, after = m.before.dice, m.after.dice
    right = all(
        after[n].pips == before[n].pips
        and after[n].open == (before[n].open if kept_open is None else kept_open)
        for n in stay
    )
    rolled = [n for n in PLACES if n not in stay]
    return (
        right and [*m.after.falling] == rolled and all(after[n].open == rolled_open for n in rolled)
    )


@claim("reroll-closed", "reroll-free")
def rolled_under_the_cup(m: Moment, _: Arguments) -> bool | None:
    if not with_the_dice(m):
        return None
    right = kept(m, do.RollRest) == (PARTS[:-1] if may_reroll(m) else [])
    if says(m, "reroll-closed"):
        right = right and not any(die.open for die in m.before.dice)
    if isinstance(m.action, do.RollRest):
        right = right and [e.kept for e in m.happened(was.Rerolled)] == [m.action.kept]
    return right and (lies(m, do.RollRest, kept_open=None, rolled_open=False) is not False)


@claim("show")
def laid_open(m: Moment, args: Arguments) -> bool | None:
    if not with_the_dice(m) or m.before.deed == "laid-open":
        return None
    hidden = {n for n in PLACES if not m.before.dice[n].open}
    parts = [part for part in PARTS[1:] if hidden >= {*part}]
    if (
        args["must"] == "yes"
        and m.before.claims
        and not m.before.rerolled
        and m.offers(do.Announce)
    ):
        return False
    return kept(m, do.Show) == (parts if may_act(m) else [])


@claim("leave", "must-reroll")
def leaving_the_dice(m: Moment, _: Arguments) -> bool | None:
    if not with_the_dice(m):
        return None
    must = says(m, "must-reroll") and bool(m.before.claims) and not m.before.rerolled
    return bool(m.offers(do.Announce)) != must


@claim("rerolls", "opener-plays")
def rerolls_in_a_turn(m: Moment, _: Arguments) -> bool | None:
    if not with_the_dice(m):
        return None
    offered = any(m.offers(kind) for kind in (do.KeepHidden, do.KeepOpen, do.RollRest))
    return offered == may_reroll(m) and sees_all(m, m.before, m.before.turn)


@claim("top-doubt-or-concede", "top-must-doubt")
def nothing_is_higher(m: Moment, args: Arguments) -> bool | None:
    five = 11111 if args["ones"] == "high" else 66666
    if every_claim(m)[-1] != said(five, order(m)):
        return False
    if not answering(m) or last(m) != every_claim(m)[-1]:
        return None
    may = {do.Doubt} | ({do.Concede} if says(m, "top-doubt-or-concede") else set())
    right = {type(action) for action in m.offered} == may
    if isinstance(m.action, do.Concede) and args["opens"] == "yes" and not over(m):
        right = right and m.after.turn == in_or_next(m, m.before.turn)
    return right


def over(m: Moment) -> bool:
    return bool(m.happened(was.GameEnded))


def in_or_next(m: Moment, seat: int) -> int:
    return seat if seat in playing(m.after) else next_to(m.after, seat)


@claim("starter-doubter-or-next", "starter-loser", "starter-winner", "starter-doubter")
def opens_next(m: Moment, _: Arguments) -> bool | None:
    if not ends(m) or over(m):
        return None
    loser, winner = sides(m)
    doubter, given_up = m.before.turn, isinstance(m.action, do.Concede)
    if says(m, "starter-loser", "starter-winner"):
        opener = in_or_next(m, loser if says(m, "starter-loser") else winner)
    elif says(m, "starter-doubter") or given_up or loser != doubter:
        opener = in_or_next(m, doubter)
    else:
        opener = next_to(m.after, doubter)
    return bool(m.after.turn == opener)


@claim("clock", "clock-hours")
def the_server_plays_honestly(m: Moment, _: Arguments) -> bool | None:
    if m.actor == CHANCE or not with_the_dice(m):
        return None
    done = m.default(m.before.turn)
    if not isinstance(done, do.Announce):
        return None
    by = order(m)
    true = worth(tuple(die.pips for die in m.before.dice), by)
    honest = [each for each in claims(m) if each <= true]
    return not honest or said(done.claim, by) in honest


@claim("clock-runs-on")
def no_one_needs_to_be_there(m: Moment, _: Arguments) -> bool | None:
    return bool(m.rules.slow)


CHECKED: Final[Mapping[str, Claim]] = CLAIMS
