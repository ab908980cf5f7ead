"""Somebody is forgotten, or asks what is kept of them: what stands in a log instead of what they
were called and said, and what they are shown of it.

What they did at the table and in its games stays, as the games are the others', too, and a record
has to verify; so do words that belong to a game itself (a favour that was promised in it). Names,
talk and whispers go, their own and those of whoever played on their device.
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
"""What stands for words that were said."""


def forgotten(actor: str, action: str, own: bool, person: Person, other: Person) -> str:
    """What a line of ``person`` (``own``), or of somebody about them, says from now on, when they
    are ``other``, who is called after nobody."""
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
    """A line as whoever wrote it may read it: whom a host muted, banned or kept a seat for, they
    know by name."""
    if actor != PERSON:
        return action
    done = action_of(action, LOGGED)
    if isinstance(done, ReserveSeat):
        return text_of(replace(done, program=GONE))
    return text_of(replace(done, person=GONE)) if isinstance(done, Silence | Ban) else action


def name_of(person: Person) -> str:
    """What somebody is called who is forgotten: alike nowhere else."""
    return f"Guest {person[:6]}"
