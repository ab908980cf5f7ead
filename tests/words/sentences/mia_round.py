"""The claims of the sentences about a round of Mia."""

from typing import Any

from mendax.games.mia import actions as do
from mendax.games.mia import events as was
from tests.words.sentences.mia_facts import (
    claim,
    ends,
    holds,
    losers,
    made,
    next_to,
    over,
    playing,
    ranks,
    says,
    starter,
    toasted,
    top,
    values,
    wiping,
)
from tests.words.sentences.moments import Arguments, Moment

# ── a round ──────────────────────────────────────────────────────────────────────────────────


@claim("opens")
def any_value_opens(m: Moment, args: Arguments) -> bool | None:
    if isinstance(m.action, do.DrawLot):
        return bool(m.after.turn == m.action.seat)
    if m.before.phase != "cup" or m.before.claims:
        return None
    said = [action.value for action in m.offers(do.Announce)]
    looks = bool(m.offers(do.Look)) == (not m.before.looked)
    return looks and said == values(m) and len(said) == args["count"]


@claim("answers", "answers-turning")
def the_next_player_answers(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase not in ("lot", "over") and says(m, "answers") and m.before.direction != 1:
        return False
    new = made(m)
    special = says(m, "mia-answerer-previous", "mia-answerer-chosen")
    if new is None or ends(m) or (new.value == top(m) and special):
        return None
    return bool(m.after.turn == next_to(m, new.seat, m.after))


def last(m: Moment) -> int | None:
    """Return the value of the last claim."""
    return m.before.claims[-1].value if m.before.claims else None


def answering(m: Moment) -> bool:
    """Return whether the actor is the player whose turn it is to answer."""
    return bool(m.before.phase == "answer" and m.actor == m.before.turn)


@claim("believe-higher", "believe-equal-or-higher")
def a_believer_rolls_and_says_more(m: Moment, _: Arguments) -> bool | None:
    value = last(m)
    if value is None or value == top(m):
        return None
    if answering(m):
        return bool(m.offers(do.Believe))
    if m.before.phase != "cup" or m.before.kept or value in wiping(m):
        return None
    said = {action.value for action in m.offers(do.Announce)}
    looks = bool(m.offers(do.Look)) == (not m.before.looked)
    return looks and said == over(m, value, says(m, "believe-equal-or-higher"))


@claim("look-and-pass")
def looked_at_and_passed(m: Moment, _: Arguments) -> bool | None:
    value = last(m)
    if answering(m) and value != top(m):
        return bool(m.offers(do.Peek))
    if m.before.phase != "cup" or not m.before.kept or value is None:
        return None
    return {action.value for action in m.offers(do.Announce)} == over(m, value, False) - {value}


@claim("doubt-is-truth", "doubt-is-lie", "reroll-same-wiping")
def the_dice_decide(m: Moment, _: Arguments) -> bool | None:
    if answering(m) and not m.offers(do.Doubt):
        return False
    if not isinstance(m.action, do.Doubt) or toasted(m):
        return None
    (end,) = m.happened(was.Opened)
    held = holds(m, m.before.claims[-1], end.roll)
    return end.held == held and losers(m) == {m.actor if held else m.before.claims[-1].seat}


@claim("give-up")
def one_may_give_up(m: Moment, args: Arguments) -> bool | None:
    if not answering(m) or last(m) == args["top"]:
        return None
    return bool(m.offers(do.Concede)) and opens_next(m, args) is not False


@claim("pass-higher", "pass-same-or-higher", "pass-same")
def passed_on(m: Moment, _: Arguments) -> bool | None:
    value = last(m)
    if not answering(m) or value is None or value == top(m):
        return None
    passed = {action.value for action in m.offers(do.PassOn)}
    own = m.before.roller == m.actor
    if says(m, "pass-same"):
        return passed == (set() if own else {value})
    equal = says(m, "pass-same-or-higher") and not own
    return passed == (over(m, value, equal) if equal else over(m, value, False) - {value})


@claim("seen-by-all-but-next")
def all_but_the_next_see(m: Moment, _: Arguments) -> bool | None:
    saw = [told for told in m.told if isinstance(told.event, was.Saw)]
    if not saw:
        return None
    blind = next_to(m, m.before.turn, m.before)
    seen = {seat for told in saw for seat in told.to or ()}
    return seen == {*range(len(m.before.standing))} - {blind}


@claim("anybody")
def others_may_doubt(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase != "answer":
        return None
    views: dict[int, Any] = {seat: m.game.view(m.before, seat) for seat in playing(m.before)}
    blind = [seat for seat, view in views.items() if view.roll is None]
    others = {*blind} - {m.before.turn, m.before.claims[-1].seat}
    return {*m.game.actors(m.before)} == {m.before.turn, *others}


@claim("may-show")
def believed_players_may_show(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase == "show":
        return {type(action) for action in m.offered} == {do.ShowDice, do.HideDice}
    if not isinstance(m.action, do.Believe):
        return None
    seen = m.before.claims[-1].how in ("looked", "kept")
    return bool((m.after.phase == "show" and m.after.turn == m.before.claims[-1].seat) == seen)


@claim("reroll-new-value", "reroll-same-or-higher", "reroll-more", "reroll-more-wiping")
def rolled_again(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase != "cup":
        return None
    value, again = last(m), [action.value for action in m.offers(do.Reroll)]
    if not m.before.looked or m.before.kept:
        return not again
    if says(m, "reroll-new-value"):
        return again == [action.value for action in m.offers(do.Announce)]
    if value is None:
        return not again
    if says(m, "reroll-same-or-higher"):
        return again == [value]
    rank = ranks(m)
    higher = [v for v in values(m) if rank[v] > rank[value]]
    return again == ([] if value in wiping(m) else higher[:1])


@claim(
    *("starter-doubter-or-next", "starter-loser", "starter-winner", "starter-doubter"),
    "reveals-starter",
)
def opens_next(m: Moment, _: Arguments) -> bool | None:
    if not ends(m) or m.happened(was.GameEnded):
        return None
    opener = m.after.turn if m.happened(was.RoundStarted) else m.after.starter
    return bool(opener == starter(m))
