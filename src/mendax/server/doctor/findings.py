"""The result of one check."""

from typing import NamedTuple

from mendax.core.game import Reason


class Diagnosis(NamedTuple):
    """The result of a check. If it is not ``good``, the reason names the cure."""

    check: str
    good: bool
    reason: Reason


def good(check: str, key: str, **arguments: str | int) -> Diagnosis:
    """Return the finding that a check has passed."""
    return Diagnosis(check, True, Reason(key, arguments))


def bad(check: str, key: str, **arguments: str | int) -> Diagnosis:
    """Return the finding that a check has failed."""
    return Diagnosis(check, False, Reason(key, arguments))
