"""Free text in game moves, for players who may speak.

Rule books offer free text to every seat, because they know neither mutes nor settings. A table
hides these offers from players who may not speak, and refuses their moves with free text. Text is
cleaned like talk before it is logged. A replay skips these checks, because every logged line was
allowed when it was written.
"""

import functools

from msgspec.inspect import StrType, StructType, UnionType, type_info
from msgspec.structs import replace

from mendax.core.game import Action, FreeText, Offer, Seat
from mendax.table.lobby import Lobby
from mendax.table.log import Person, Refusal, refused
from mendax.table.names import clean_text
from mendax.table.programs import require_voice


def require_free_text(lobby: Lobby, person: Person | None) -> None:
    """Raise ``Refusal`` if ``person``, or None for a bot, may not write free text here."""
    if person is not None:
        require_voice(lobby, person)
    if not lobby.settings.chat:
        raise refused("chat-off")


def open_offers(lobby: Lobby, seat: Seat | None, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Return ``offers``, without those for free text if the player in ``seat`` may not write
    any.
    """
    if seat is None or not offers:
        return ()
    try:
        require_free_text(lobby, lobby.seating.people[seat])
    except Refusal:
        return wordless(offers)
    return offers


def wordless(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Return the offers without a free-text slot."""
    return tuple([offer for offer in offers if not _text_fields(offer)])


def free_text_of(action: Action, offers: tuple[Offer, ...]) -> dict[str, str]:
    """Return the free text in ``action`` for each field, or none if a wordless offer admits the
    action.
    """
    kind = type(action)
    if not _may_speak(kind):
        return {}
    fields = {f for offer in offers if type(offer.action) is kind for f in _text_fields(offer)}
    texts = {field: getattr(action, field) for field in fields if getattr(action, field)}
    if texts and any(offer.admits(action) for offer in wordless(offers)):
        return {}
    return texts


@functools.cache
def _may_speak(kind: type[Action]) -> bool:
    """Return whether actions of this class have a field for text."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    types = [field.type for field in info.fields]
    types += [one for each in types if isinstance(each, UnionType) for one in each.types]
    return any(isinstance(each, StrType) for each in types)


def as_written(lobby: Lobby, seat: Seat, action: Action, offers: tuple[Offer, ...]) -> Action:
    """Return the move of ``seat`` in the log's form, with clean free text. Raises ``Refusal``."""
    texts = free_text_of(action, offers)
    if not texts:
        return action
    require_free_text(lobby, lobby.seating.people[seat])
    return replace(action, **{field: clean_text(text) for field, text in texts.items()})


def _text_fields(offer: Offer) -> list[str]:
    return [slot.field for slot in offer.slots if isinstance(slot, FreeText)]
