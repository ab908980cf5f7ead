"""Refusals that name the wrong value in an action and the allowed values.

Seats and cards are counted from 1, and cards from the left. Reasons are derived only from the
offers, so they reveal no secret.
"""

from collections.abc import Sequence
from typing import Any, Final

from mendax.core.game import Action, Between, Offer, OneOf, Reason, Slot, fits
from mendax.games.sword_of_lies import actions

_PLACES: Final = ("own", "theirs", "place", "price")
_TARGETS: Final = ("target", "first", "second", "third")
_PLEDGES: Final = ("mine", "yours")
_PLAYERS: Final = ("of", "to")
_LONGEST_SHOWN: Final = 40


def name_of(action: Action) -> str:
    """Return the name of the action's kind, such as ``offer-trade``."""
    return str(type(action).__struct_config__.tag)


def misfit(action: Action, offers: Sequence[Offer], may_go_all_in: bool = False) -> Reason:
    """Return why ``action`` matches none of the ``offers`` of its kind.

    ``may_go_all_in`` is true if an all-in is also offered.
    """
    reason = _misfit(action, offers)
    if reason.key != "sword-refused-amount":
        return reason
    return Reason(reason.key, {**reason.arguments, "all_in": "yes" if may_go_all_in else "no"})


def _misfit(action: Action, offers: Sequence[Offer]) -> Reason:
    near = max(offers, key=lambda offer: _fitting(action, offer))
    for field in action.__struct_fields__:
        given = getattr(action, field)
        if not fits(_slot(near, field), given):
            examples = [getattr(offer.action, field) for offer in offers]
            free = _free(field, offers if field in _PLAYERS else (near, *offers))
            return _reason(action, field, given, free, list(dict.fromkeys(examples)))
    return Reason("sword-refused-not-now", {"action": name_of(action), "phase": "-"})


def _free(field: str, offers: Sequence[Offer]) -> Slot | None:
    """Return the allowed values: the players in all offers, or the slot of the first offer."""
    free = [slot for offer in offers for slot in offer.slots if slot.field == field]
    if field in _PLAYERS and all(isinstance(slot, OneOf) for slot in free):
        values = (value for slot in free if isinstance(slot, OneOf) for value in slot.values)
        return OneOf(field, tuple(dict.fromkeys(values))) if free else None
    return next(iter(free), None)


def _fitting(action: Action, offer: Offer) -> int:
    """Return a score of how well ``action`` matches ``offer``. The player counts most."""
    return sum(
        fits(_slot(offer, field), getattr(action, field))
        * (len(action.__struct_fields__) if field in _PLAYERS else 1)
        for field in action.__struct_fields__
    )


def _slot(offer: Offer, field: str) -> Slot:
    """Return the slot of ``field``, which allows only the offer's own value if it is not free."""
    fixed = OneOf(field, (getattr(offer.action, field),))
    return next((slot for slot in offer.slots if slot.field == field), fixed)


def _reason(
    action: Action, field: str, given: Any, slot: Slot | None, examples: Sequence[Any]
) -> Reason:
    """Return the reason for the refusal of ``given``.

    ``examples`` are the values of this field in the offers, if the field is not free.
    """
    if isinstance(slot, Between):
        return _amount(action, given, slot)
    if slot is not None and not isinstance(slot, OneOf):
        longest = slot.longest
        return Reason("sword-refused-words", {"given": len(str(given)), "allowed": longest})
    values = slot.values if isinstance(slot, OneOf) else examples
    if field in _PLACES:
        shown = {"field": field, "given": _counted(given), "allowed": _list(map(_counted, values))}
        return Reason("sword-refused-card", shown)
    if field in _PLAYERS:
        shown = {"given": _counted(given), "allowed": _list(map(_counted, values))}
        return Reason("sword-refused-player", shown)
    if field in _TARGETS:
        return Reason("sword-refused-target", {"given": _cut(given), "allowed": _cards(values)})
    key = "sword-refused-pledge" if field in _PLEDGES else "sword-refused-value"
    return Reason(key, {"field": field, "given": _cut(given), "allowed": _list(map(str, values))})


def _amount(action: Action, given: Any, slot: Between) -> Reason:
    shown = {"given": _cut(given), "allowed": f"{slot.low}–{slot.high}"}
    if isinstance(action, actions.ProposeDeal):
        return Reason("sword-refused-paid", shown | {"ask": -slot.low, "pay": slot.high})
    if isinstance(action, actions.Bet | actions.Raise):
        return Reason("sword-refused-amount", shown)
    return Reason("sword-refused-chips", shown)


def _counted(given: Any) -> str:
    """Return a seat or a place, counted from 1."""
    return _cut(given + 1 if type(given) is int else given)


def _cut(given: Any) -> str:
    return str(given)[:_LONGEST_SHOWN]


def _list(words: Any) -> str:
    return ", ".join(words)


def _cards(targets: Sequence[Any]) -> str:
    """Return each player's cards as text, such as "2 (1, 2); 3 (1)"."""
    rows: dict[int, list[str]] = {}
    for seat, place in map(actions.aimed_at, targets):
        rows.setdefault(seat, []).append(str(place + 1))
    return "; ".join(f"{seat + 1} ({_list(places)})" for seat, places in rows.items())
