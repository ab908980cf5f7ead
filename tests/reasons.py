"""Checks of the reason of an error, for ``pytest.raises(…, check=because(…))``."""

import re
from collections.abc import Callable

from mendax.core.game import MendaxError, Reason


def spelled(reason: Reason) -> str:
    """Return the key of a reason and its arguments, as ``rules-seats given=9 allowed=2–8``."""
    return " ".join((reason.key, *(f"{k}={v}" for k, v in reason.arguments.items())))


def because(pattern: str) -> Callable[[BaseException], bool]:
    """Return a check whether an error's reason, ``spelled``, has a match of ``pattern``."""

    def found(error: BaseException) -> bool:
        assert isinstance(error, MendaxError)
        return re.search(pattern, spelled(error.reason)) is not None

    return found
