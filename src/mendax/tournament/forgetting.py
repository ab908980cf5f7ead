"""Deleting a person's data from a tournament's log, as at a table (``table.forgetting``).

The person's results stay, because the ranking also belongs to the other players.
"""

from msgspec.structs import replace

from mendax.table.forgetting import GONE, name_of
from mendax.table.log import Person, action_of, text_of
from mendax.tournament.actions import LOGGED, Enter, OpenTournament


def forgotten(actor: str, action: str, own: bool, person: Person, other: Person) -> str:  # noqa: ARG001
    """Return the new text of a line written by a person (``own``) or by another person.

    ``other`` is the random person that replaces them.
    """
    if not own:
        return action
    done = action_of(action, LOGGED)
    if isinstance(done, Enter):
        return text_of(replace(done, name=name_of(other)))
    return text_of(replace(done, name=GONE)) if isinstance(done, OpenTournament) else action
