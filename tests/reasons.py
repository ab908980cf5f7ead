"""Checks of an error's reason, for ``pytest.raises(…, check=because(…))``."""

import re
from collections.abc import Callable

from mendax.core.game import MendaxError, Reason


def spelled(reason: Reason) -> str:
    """Return the key of a reason and its arguments, as ``rules-seats given=9 allowed=2–8``."""
    return " ".join((reason.key, *(f"{k}={v}" for k, v in reason.arguments.items())))


def because(pattern: str) -> Callable[[BaseException], bool]:
    """Return a check that an error's reason, as ``spelled``, matches ``pattern``."""

    def found(error: BaseException) -> bool:
        assert isinstance(error, MendaxError)
        return re.search(pattern, spelled(error.reason)) is not None

    return found
