"""The claims of the sentences about Mia, the value, and about further rules."""

from collections.abc import Mapping
from typing import Final

from mendax.core.game import CHANCE
from mendax.games.mia import actions as do
from mendax.games.mia import events as was
from tests.words.sentences.mia_aim import as_priced
from tests.words.sentences.mia_facts import (
    CLAIMS,
    claim,
    direction,
    effect,
    ends,
    holds,
    losers,
    made,
    named_opener,
    next_to,
    playing,
    ranks,
    says,
    toasted,
    top,
    values,
    wiping,
)
from tests.words.sentences.mia_round import answering, last, opens_next
from tests.words.sentences.moments import Arguments, Claim, Moment

# ── Mia ──────────────────────────────────────────────────────────────────────────────────────


@claim("reveals")
def opened_at_once(m: Moment, args: Arguments) -> bool | None:
    new = m.before.claims[-1] if isinstance(m.action, do.Fall) and m.before.claims else made(m)
    again = isinstance(m.action, do.Fall) and new is not None and new.how == "rerolled"
    if new is None or new.value != args["top"]:
        return None
    if isinstance(m.action, do.Reroll) or (isinstance(m.action, do.Fall) and not again):
        return None  # the dice are still to fall
    if toasted(m):
        return True
    others = {seat for seat in playing(m.before) if seat != new.seat}
    held = holds(m, new, m.happened(was.Opened)[0].roll)
    return losers(m) == (others if held else {new.seat})


@claim("unbeaten", "concede", "trust", "pass-top", "pass-top-wiping", "mia-on-mia", "doubt-top")
def answers_to_the_top(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase == "cup" and last(m) == top(m) and not m.before.kept:
        return {a.value for a in m.offers(do.Announce)} == {top(m)} | wiping(m)
    if not answering(m) or last(m) != top(m):
        return None
    tops = sum(c.value == top(m) and c.how not in ("passed", "kept") for c in m.before.claims)
    kinds = {do.Doubt: True, do.Concede: says(m, "concede"), do.Trust: says(m, "trust")}
    kinds |= {do.Believe: says(m, "mia-on-mia") and tops < 4, do.Peek: False}
    passed = wiping(m) if says(m, "pass-top-wiping") else set()
    if says(m, "pass-top") and m.before.roller != m.actor:
        passed |= {top(m)}
    right = all(bool(m.offers(kind)) == offered for kind, offered in kinds.items())
    right = right and {action.value for action in m.offers(do.PassOn)} == passed
    if isinstance(m.action, do.Trust) and not toasted(m):
        held = holds(m, m.before.claims[-1], m.happened(was.Opened)[0].roll)
        right = right and losers(m) == (set() if held else {m.actor})
    return right and as_priced(m, args) is not False and opens_next(m, args) is not False


@claim("mia-answerer-previous", "mia-answerer-chosen")
def another_player_answers(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase == "ask":
        return {action.seat for action in m.offers(do.Ask)} == {*playing(m.before)} - {m.actor}
    new = made(m)
    if new is None or new.value != args["top"]:
        return None
    if says(m, "mia-answerer-previous"):
        return bool(m.after.turn == next_to(m, new.seat, m.after, -direction(m)))
    if new.how == "passed" or len(playing(m.after)) == 2:
        return bool(m.after.turn == next_to(m, new.seat, m.after))
    return m.after.turn == new.seat and m.after.phase in ("ask", "fall")


# ── further rules ────────────────────────────────────────────────────────────────────────────


@claim("effect-toast")
def toast(m: Moment, args: Arguments) -> bool | None:
    said = m.offers(do.Announce) + m.offers(do.PassOn) + m.offers(do.Reroll)
    if any(action.value == args["value"] for action in said):
        return False
    seen = isinstance(m.action, do.Look | do.Peek | do.Doubt | do.Trust)
    if not seen or m.before.roll != args["value"]:
        return None
    return bool(m.happened(was.Toasted)) and not losers(m) and opens_next(m, args) is not False


@claim("effect-all-pay")
def all_pay(m: Moment, args: Arguments) -> bool | None:
    said = m.offers(do.Announce) + m.offers(do.PassOn) + m.offers(do.Reroll)
    if any(action.value == args["value"] for action in said):
        return False
    seen = isinstance(m.action, do.Look | do.Peek | do.Doubt | do.Trust)
    if not seen or m.before.roll != args["value"]:
        return None
    payers = {*playing(m.before)} - {named_opener(m)}
    return losers(m) == payers and opens_next(m, args) is not False


@claim("effect-must-show")
def must_show(m: Moment, args: Arguments) -> bool | None:
    if not isinstance(m.action, do.Look | do.Peek) or m.before.roll != args["value"]:
        return None
    shown = [told for told in m.told if isinstance(told.event, was.DiceShown)]
    return [told.to for told in shown] == [None] and m.after.phase == "cup"


@claim("effect-turn")
def turns(m: Moment, args: Arguments) -> bool | None:
    new = made(m)
    if new is None or new.value != args["value"] or ends(m):
        return None
    return bool(m.after.direction == -m.before.direction)


@claim("effect-wipe", "effect-turn-and-wipe")
def wipes(m: Moment, args: Arguments) -> bool | None:
    turned = turns(m, args) if args["value"] in effect(m, "turn-and-wipe") else None
    if m.before.phase != "cup" or m.before.kept:
        return turned
    said = [action.value for action in m.offers(do.Announce)]
    if last(m) == args["value"]:
        return said == values(m) and turned is not False
    return args["value"] in said and turned is not False


@claim("turn-on-loss")
def a_loss_turns(m: Moment, args: Arguments) -> bool | None:
    if not ends(m) or m.happened(was.GameEnded):
        return None
    turned = -1 if losers(m) else 1
    return m.after.direction == turned * direction(m) and opens_next(m, args) is not False


@claim("new-lives-may", "new-lives-must")
def new_lives(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase == "lives":
        kinds = {do.RerollLives} | ({do.KeepLives} if says(m, "new-lives-may") else set())
        return m.before.standing[m.before.turn] == 3 and {type(a) for a in m.offered} == kinds
    if not losers(m) or m.happened(was.GameEnded):
        return None
    due = {s for s in losers(m) if m.after.standing[s] == 3 and s not in m.before.life_rerolled}
    return {*m.after.pending_lives} == due


@claim("clock", "clock-hours")
def the_server_plays(m: Moment, _: Arguments) -> bool | None:
    if m.actor == CHANCE or m.actor != m.before.turn:
        return None
    done = m.default(m.before.turn)
    if m.before.phase == "cup":
        true = [
            a for a in m.offers(do.Announce) if ranks(m).get(m.before.roll) == ranks(m)[a.value]
        ]
        if not m.before.looked:
            return isinstance(done, do.Look)
        return isinstance(done, do.Announce) and (not true or done in true)
    if m.before.phase != "answer":
        return None
    return isinstance(done, do.Believe) == (last(m) != top(m))


@claim("clock-loses", "clock-loses-hours")
def late_players_lose(m: Moment, args: Arguments) -> bool | None:
    if m.actor == CHANCE or m.actor != m.before.turn:
        return None
    late = isinstance(m.default(m.before.turn), do.Forfeit)
    if late != (m.before.phase in ("open", "cup", "answer")):
        return False
    if not isinstance(m.action, do.Forfeit):
        return None
    right = losers(m) == {m.actor} and as_priced(m, args) is not False
    return right and opens_next(m, args) is not False


@claim("clock-runs-on")
def no_one_needs_to_be_there(m: Moment, _: Arguments) -> bool | None:
    return bool(m.rules.slow)


CHECKED: Final[Mapping[str, Claim]] = CLAIMS
