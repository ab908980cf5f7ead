"""The finding of one check."""

from collections.abc import Callable
from functools import partial
from typing import Any

from mendax.server.doctor.examination import tried
from mendax.server.doctor.findings import Diagnosis


def found_by(check: Callable[..., Any], *given: Any) -> Diagnosis:
    """Return the finding of a check with these arguments."""
    found = tried(check.__name__, partial(check, *given))
    assert found is not None
    return found
