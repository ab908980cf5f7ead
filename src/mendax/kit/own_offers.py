"""Functions for bot authors: find offers by kind, list their values, and fill them in."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from mendax.bots.at_random import AtRandom
from mendax.core.game import Action, FreeText, Offer, OneOf, kebab


def by_kind(offers: Sequence[Offer]) -> Mapping[str, Offer]:
    """Return the first offer of each kind: ``{"believe": …, "doubt": …}``."""
    found: dict[str, Offer] = {}
    for offer in offers:
        found.setdefault(kebab(type(offer.action).__name__), offer)
    return found


def legal_values(offer: Offer, field: str | None = None) -> Sequence[Any]:
    """Return all values of a free field; ``field`` may be omitted if there is only one.

    A text field accepts any text up to its maximum length, so its result is empty. Raises
    ``ValueError`` for a field that is not free.
    """
    free = {slot.field: slot for slot in offer.slots}
    if field is None and len(free) == 1:
        (field,) = free
    if field not in free:
        known = ", ".join(free) or "(there are none)"
        raise ValueError(f"{field!r} is not a free field of the offer; free fields: {known}")
    slot = free[field]
    if isinstance(slot, OneOf):
        return slot.values
    return () if isinstance(slot, FreeText) else range(slot.low, slot.high + 1)


def filled(offer: Offer, **values: Any) -> Action:
    """Return the offer's action with these values in its free fields.

    Raises ``ValueError`` if the offer does not allow them.
    """
    try:
        action = replace(offer.action, **values)
    except TypeError as error:
        raise ValueError(str(error)) from None
    if not offer.admits(action):
        free = ", ".join(f"{slot.field}: {_range(offer, slot.field)}" for slot in offer.slots)
        raise ValueError(f"{action} is not on offer; free fields: {free or 'no fields'}")
    return action


def _range(offer: Offer, field: str) -> str:
    values = legal_values(offer, field)
    if isinstance(values, range):
        return f"{values.start} to {values.stop - 1}"
    return str(list(values)) if values else "text"


def any_action(offers: Sequence[Offer], rng: Random | None = None) -> Action:
    """Return a random offered action, uniform over kinds and then over values."""
    return AtRandom("", None, 0, 0, rng or Random()).choose(None, offers)
