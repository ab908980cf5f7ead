"""Offers as functions that a language model may call, and the way back.

There is one function for each kind of action. Its parameters are the fields of the action, with
their legal values as JSON Schema. If several offers of one kind differ, a parameter lists the
values of all of them, and the call is compared with each.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from mendax.agents.offered import NotAllowed, Offered
from mendax.core.game import Action, Between, FreeText, Offer, OneOf, Reason, Slot
from mendax.terminal.play.line_by_line import deed_words
from mendax.terminal.presentation import Screen
from mendax.terminal.typed import kind_of
from mendax.words import Words

Tool = dict[str, Any]
"""A function in the form of OpenAI-compatible endpoints."""


def tools_of(offers: Sequence[Offer], words: Words, screen: Screen) -> list[Tool]:
    """Return a function for each kind of offer."""
    kinds = dict.fromkeys(map(kind_of, offers))
    tools = []
    for kind in kinds:
        alike = [offer for offer in offers if kind_of(offer) == kind]
        fields = _fields(alike)
        schema = {field: _schema(kind, field, slots, screen) for field, slots in fields.items()}
        described = deed_words(words, screen, kind, alike[0])
        parameters = {
            "type": "object",
            "properties": schema,
            "required": list(schema),
            "additionalProperties": False,
        }
        function = {"name": _name(kind), "description": described, "parameters": parameters}
        tools.append({"type": "function", "function": function})
    return tools


def action_of_call(
    name: str, arguments: Mapping[str, Any], offers: Sequence[Offer], words: Words, screen: Screen
) -> Action:
    """Return the offered action that a call means. Raises ``NotAllowed``."""
    alike = [offer for offer in offers if _name(kind_of(offer)) == name]
    for offer in alike:
        action = _filled(offer, arguments, screen)
        if action is not None and offer.admits(action):
            return action
    offered = Offered(alike or offers, words, screen)
    allowed = "; ".join(offered.lines() if alike else map(offered.pattern, offers))
    text = f"{name} {dict(arguments)}"[:60]
    raise NotAllowed(Reason("agents-not-allowed", {"text": text, "allowed": allowed}))


def _name(kind: str) -> str:
    return kind.replace("-", "_")


def _fields(offers: Sequence[Offer]) -> dict[str, list[Slot]]:
    """Return the fields of offers of one kind that can have more than one value."""
    fields: dict[str, list[Slot]] = {}
    for offer in offers:
        slots = {slot.field: slot for slot in offer.slots}
        for field in offer.action.__struct_fields__:
            fixed = OneOf(field, (getattr(offer.action, field),))
            fields.setdefault(field, []).append(slots.get(field, fixed))
    return {field: slots for field, slots in fields.items() if slots[1:] or not _fixed(slots[0])}


def _fixed(slot: Slot) -> bool:
    return isinstance(slot, OneOf) and len(slot.values) == 1


def _schema(kind: str, field: str, slots: Sequence[Slot], screen: Screen) -> dict[str, Any]:
    """Return the legal values of a field over all offers of one kind."""
    texts = [slot.longest for slot in slots if isinstance(slot, FreeText)]
    values = dict.fromkeys(v for s in slots if isinstance(s, OneOf) for v in s.values)
    if texts:
        return {"type": "string", "minLength": int("" not in values), "maxLength": max(texts)}
    spans = [slot for slot in slots if isinstance(slot, Between)]
    if spans:
        low, high = min(slot.low for slot in spans), max(slot.high for slot in spans)
        return {"type": "integer", "minimum": low, "maximum": high}
    if all(isinstance(value, bool) for value in values):
        return {"type": "boolean"}
    spelled = [screen.typed(value, f"{kind} {field}") for value in values]
    return {"type": "string", "enum": list(dict.fromkeys(spelled))}


def _filled(offer: Offer, arguments: Mapping[str, Any], screen: Screen) -> Action | None:
    """Return the offer's action with these arguments, or None if they do not fit."""
    slots, kind = {slot.field: slot for slot in offer.slots}, kind_of(offer)
    made: dict[str, Any] = {}
    for field, given in arguments.items():
        if field not in offer.action.__struct_fields__:
            return None
        slot = slots.get(field, OneOf(field, (getattr(offer.action, field),)))
        if not isinstance(slot, OneOf) or isinstance(given, bool):
            made[field] = given
            continue
        spelled = {screen.typed(value, f"{kind} {field}"): value for value in slot.values}
        if str(given) not in spelled:
            return None
        made[field] = spelled[str(given)]
    missing = {field for field, slot in slots.items() if not _fixed(slot)} - made.keys()
    return None if missing else replace(offer.action, **made)
