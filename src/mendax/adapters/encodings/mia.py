"""The encoding of Mia.

Phase, roll, claims and standings have the same names as in ``environments``.

Events that follow from the rules (the roller, payments, seats that go out) have no row. Facts that
the view shows as long as they matter (shaking, falling, looking) have no row either.
"""

from typing import Any, Final, get_args

from mendax.adapters.encodings.codes import Amount, BySeat, Flag, OneHot, OneSeat, Several
from mendax.adapters.encodings.encoding import Encoding, Part, Seen, Told
from mendax.games.mia import effects, ending, judging
from mendax.games.mia.events import (
    Announced,
    AnswererChosen,
    Conceded,
    DiceHidden,
    DiceShown,
    Forfeited,
    LivesKept,
    LivesRerolled,
    LotDrawn,
    Opened,
    PassedOn,
    Rerolled,
    Saw,
    Toasted,
    Treated,
    Trusted,
)
from mendax.games.mia.order import announceable, rolls_of
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Phase
from mendax.games.mia.view import MiaView

PHASES: Final[tuple[str, ...]] = tuple(phase for phase in get_args(Phase) if phase != "ask")
"""The phases that all rules have."""
HOW: Final = ("looked", "unseen", "rerolled", "passed")

_TOLD: Final[Told] = {
    LotDrawn: {"seat": "seat"},
    Saw: {"roll": "roll"},
    Announced: {"seat": "seat", "value": "value", "looked": "looked"},
    Rerolled: {"seat": "seat", "value": "value"},
    PassedOn: {"seat": "seat", "value": "value"},
    DiceShown: {"seat": "seat", "roll": "roll"},
    DiceHidden: {"seat": "seat"},
    AnswererChosen: {"answerer": "seat"},
    Opened: {"announcer": "seat", "roll": "roll"},
    Toasted: {"seat": "seat"},
    Treated: {"seat": "seat", "roll": "roll"},
    Conceded: {"seat": "seat"},
    Trusted: {"seat": "seat"},
    Forfeited: {"seat": "seat"},
    LivesRerolled: {"seat": "seat", "lives": "lives"},
    LivesKept: {"seat": "seat"},
}


def most_rows(rules: MiaRules, seats: int, rounds: int = 0) -> int | None:
    """Return the maximum number of rows in a game (or ``rounds`` rounds), or None without a limit.

    The rows are one for each claim, one for each end of a round, and one for each time the seat
    sees dice. The seat sees dice before its own claims, which are at most every second claim, or
    before all claims.
    """
    played, claims = rounds or ending.most_rounds(rules, seats), ending.most_claims(rules)
    if played is None or claims is None:
        return None
    special = {effects.effect(rules, value) for value in effects.OPTIONS}
    shown = claims * ((rules.show_believed == "may") + ("must_show" in special))
    lives = seats if rules.life_reroll != "off" else 0
    looks = -(-claims // 2) if rules.dice_seen_by == "roller" else claims
    return 1 + played * (claims + looks + shown + _asking(rules) + 1) + lives


def encoding(rules: MiaRules, seats: int, rows: int = 0, rounds: int = 0) -> Encoding:
    """Return the Mia encoding for ``rules``. The other arguments are those of ``encoding_of``."""
    values, rolls = announceable(rules), rolls_of(rules.sides)
    told = {kind: fields for kind, fields in _TOLD.items() if _happens(rules, kind)}
    parts = [
        Part("seat", OneSeat(seats), "the seat that acted"),
        Part("value", OneHot(values), "the claimed value"),
        Part("looked", Flag(), "1 if the claimer had looked"),
        Part("roll", OneHot(rolls), "the dice that were shown"),
    ]
    if LivesRerolled in told:
        parts.append(Part("lives", OneHot(range(1, rules.sides + 1)), "the lives that fell"))
    seen = [*_seen(rules, seats, values, rolls)]
    return Encoding(seen, told, parts, most_rows(rules, seats, rounds), most=rows)


def _asking(rules: MiaRules) -> bool:
    """Return whether the answerer of the top value is chosen."""
    return rules.mia_answerer == "chosen" and not rules.mia_reveals


def _happens(rules: MiaRules, kind: type) -> bool:
    """Return whether events of this kind are possible."""
    if kind is Rerolled:
        return rules.blind_reroll != "off"
    if kind is PassedOn:
        return rules.blind_pass != "off"
    special = {effects.effect(rules, value) for value in effects.OPTIONS}
    if kind in (DiceShown, DiceHidden):
        shown = kind is DiceShown and "must_show" in special
        return shown or rules.show_believed != "off"
    if kind in (Toasted, Treated):
        return ("toast" if kind is Toasted else "all_pay") in special
    if kind in (LivesRerolled, LivesKept):
        return rules.life_reroll != "off"
    if kind is AnswererChosen:
        return _asking(rules)
    if kind is Forfeited:
        return rules.loses_on_time
    if kind is Trusted:
        return rules.opens_trusted
    conceding = rules.concedes_to_top or rules.give_up == "before_any_value"
    return kind is not Conceded or conceding


def _seen(
    rules: MiaRules, seats: int, values: tuple[int, ...], rolls: tuple[int, ...]
) -> list[Seen]:
    keeping = rules.look_and_pass == "may"
    how = (*HOW, "kept") if keeping else HOW
    phases = (*PHASES, "ask") if _asking(rules) else PHASES
    seen = [
        Seen("phase", OneHot(phases), lambda view: view.phase, "the phase of the round"),
        Seen("turn", OneSeat(seats), lambda view: view.turn, "the seat to act"),
        Seen("roller", OneSeat(seats), lambda view: view.roller, "the seat that rolled the dice"),
        Seen("looked", Flag(), lambda view: view.looked, "1 if the roller has looked"),
        Seen("roll", OneHot(rolls), lambda view: view.roll, "the dice, if the observer knows them"),
        Seen("beaten", OneHot(values), _beaten, "the value that the claim has to beat"),
        Seen("claim", OneHot(values), _claim, "the claim to answer"),
        Seen("how", OneHot(how), _how, "the way it was made: " + ", ".join(how)),
        Seen("claimer", OneSeat(seats), _claimer, "the seat of the last claim"),
        Seen("claimed", Several(OneHot(values)), _claimed, "the number of claims of each value"),
    ]
    if keeping:
        meaning = "1 if the roller took the dice over"
        seen.append(Seen("kept", Flag(), lambda view: view.kept, meaning))
    most: float = max(ending.first_standing(rules, seats))
    if rules.scoring != "lives":
        left = Seen("left", Amount(rules.rounds), _left(rules), "the share of rounds left")
        seen.append(left)
        paid = judging.largest_cost(rules) * rules.score_decrement
        most = rules.rounds * max(rules.score_increment, paid)
    meaning = "the share of lives left" if rules.scoring == "lives" else "points or money"
    standing = Seen("standing", BySeat(seats, Amount(most)), lambda v: v.standing, meaning)
    seen.append(standing)
    if rules.turn_on_loss or any(effects.turns(rules, value) for value in effects.OPTIONS):
        clockwise = Seen("clockwise", Flag(), lambda view: view.direction == 1, "the direction")
        seen.append(clockwise)
    if rules.swimming:
        gone = Several(OneSeat(seats))
        seen.append(Seen("out", gone, lambda view: view.out, "the seats that are out"))
    if rules.scoring == "lives" and rules.life_reroll != "off":
        done = Several(OneSeat(seats))
        meaning = "the seats that have had the choice of new lives"
        seen.append(Seen("settled", done, lambda view: view.life_rerolled, meaning))
    return seen


def _answering(view: MiaView) -> bool:
    return bool(view.claims) and view.phase in ("ask", "answer", "show")


def _beaten(view: MiaView) -> int | None:
    before = view.claims[:-1] if _answering(view) else view.claims
    return before[-1].value if before else None


def _claim(view: MiaView) -> int | None:
    return view.claims[-1].value if _answering(view) else None


def _how(view: MiaView) -> str | None:
    return view.claims[-1].how if _answering(view) else None


def _claimer(view: MiaView) -> int | None:
    return view.claims[-1].seat if view.claims else None


def _claimed(view: MiaView) -> list[int]:
    return [claim.value for claim in view.claims]


def _left(rules: MiaRules) -> Any:
    return lambda view: max(0, rules.rounds - view.round + 1)
