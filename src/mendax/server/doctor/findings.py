"""The result of one check."""

from typing import NamedTuple

from mendax.core.game import MendaxError, Reason


class Diagnosis(NamedTuple):
    """The result of a check. If it is not ``good``, the reason names the cure."""

    check: str
    good: bool
    reason: Reason


class Unwell(MendaxError):
    """Raised by a check that has failed."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(Reason(key, arguments))
