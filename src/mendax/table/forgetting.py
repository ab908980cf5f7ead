"""Deleting a person's data from a log, and showing people their data.

The person's actions at the table and in its games stay, because the games also belong to the other
players and records must still verify. Text that is part of a game (a promised favour) stays too.
Names, talk and whispers are replaced, including those of companions on the person's device.
"""

from typing import Final

from msgspec.structs import replace

from mendax.table.actions import (
    LOGGED,
    AddPerson,
    Ban,
    Rename,
    ReserveSeat,
    Say,
    Silence,
    Sit,
    TakeOver,
    Whisper,
)
from mendax.table.devices import device_of
from mendax.table.log import PERSON, Person, action_of, text_of

GONE: Final = "…"
"""The text that replaces a forgotten person's talk."""


def forgotten(actor: str, action: str, own: bool, person: Person, other: Person) -> str:
    """Return the new text of a line written by ``person`` (``own``) or by another person.

    ``other`` is the random person that replaces them.
    """
    if actor != PERSON:
        return action
    done = action_of(action, LOGGED)
    if isinstance(done, Silence | Ban) and device_of(done.person) == person:
        return text_of(replace(done, person=other + done.person[len(person) :]))
    if not own:
        return action
    if isinstance(done, Sit | Rename | TakeOver):
        return text_of(replace(done, name=name_of(other)))
    if isinstance(done, AddPerson):
        return text_of(replace(done, name=f"{name_of(other)}+"))
    if isinstance(done, Say | Whisper):
        return text_of(replace(done, text=GONE))
    return action


def without_ids(actor: str, action: str) -> str:
    """Return a line as its writer may read it.

    It omits the ids of people whom the writer muted or removed, or for whom they reserved a seat.
    """
    if actor != PERSON:
        return action
    done = action_of(action, LOGGED)
    if isinstance(done, ReserveSeat):
        return text_of(replace(done, program=GONE))
    return text_of(replace(done, person=GONE)) if isinstance(done, Silence | Ban) else action


def name_of(person: Person) -> str:
    """Return the unique name that replaces a forgotten person's name."""
    return f"Guest {person[:6]}"
