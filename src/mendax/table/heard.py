"""Talk at a table: free text, quick phrases, reactions and masks.

These actions never affect the game. All of them except whispers are public at the table. The host
decides who may talk (``Settings``, ``Silence``, ``programs``).
"""

from typing import Final

from mendax.table.actions import React, Say, SayPhrase, Wear, Whisper
from mendax.table.events import PhraseSaid, Reacted, Said, SaidTo, Wore
from mendax.table.free_text import require_free_text
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.programs import require_voice

PHRASES: Final = (
    *("hello", "good-luck", "thinking", "hurry", "trust-me", "surely-not", "nice-bluff"),
    *("well-played", "ouch", "lucky", "thanks", "again", "bye"),
)
"""Quick phrases. The catalogue names them ``table-phrase-<name>``."""

REACTIONS: Final = ("laugh", "gasp", "squint", "sweat", "weep", "cheer")
"""Reactions. The catalogue names them ``table-reaction-<name>``."""


def say(lobby: Lobby, person: Person, action: Say) -> Events:
    """Send free text to the table."""
    lobby.require_welcome(person)
    require_free_text(lobby, person)
    seating = lobby.seating
    return (Said(seating.seat_of(person), seating.name_of(person), action.text),)


def whisper(lobby: Lobby, person: Person, action: Whisper) -> Events:
    """Whisper to another player."""
    seating = lobby.seating
    seat = seating.own_seat(person)
    require_free_text(lobby, person)
    if not lobby.settings.whispers:
        raise refused("whispers-off")
    if seating.seat(action.to).person in (None, person):
        raise refused("whisper-to")
    return (SaidTo(seat, action.to, action.text),)


def say_phrase(lobby: Lobby, person: Person, action: SayPhrase) -> Events:
    """Say a quick phrase."""
    lobby.require_welcome(person)
    require_voice(lobby, person)
    if not lobby.settings.phrases:
        raise refused("phrases-off")
    seating = lobby.seating
    return (PhraseSaid(seating.seat_of(person), seating.name_of(person), action.phrase),)


def react(lobby: Lobby, person: Person, action: React) -> Events:
    """Send a reaction."""
    lobby.require_welcome(person)
    require_voice(lobby, person)
    if not lobby.settings.reactions:
        raise refused("reactions-off")
    seating = lobby.seating
    if action.to is not None:
        seating.seat(action.to)
    seat, name = seating.seat_of(person), seating.name_of(person)
    return (Reacted(seat, name, action.reaction, action.to),)


def wear(lobby: Lobby, person: Person, action: Wear) -> Events:
    """Put on a mask. A seat that already wears it gets the person's former mask."""
    seating = lobby.seating
    seat = seating.own_seat(person)
    before = seating.seats[seat].mask or action.mask
    wearers = [n for n, one in enumerate(seating.seats) if one.mask == action.mask and n != seat]
    for other in wearers:
        seating.change(other, mask=before)
    seating.change(seat, mask=action.mask)
    return (Wore(seat, action.mask), *(Wore(other, before) for other in wearers))
