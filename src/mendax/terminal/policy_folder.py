"""Where solved policies are kept between commands."""

import os
import sys
from pathlib import Path
from typing import Final

from mendax.words import Words

_NOWHERE: Final = Path(os.devnull)
"""A folder in which nothing can be kept."""


def policy_folder(words: Words) -> Path:
    """MENDAX_POLICIES, or the user's cache; said on standard error if there is neither.

    Containers and services often run as a user without a home directory. No other folder takes its
    place, as others could write to a temporary one.
    """
    chosen = os.environ.get("MENDAX_POLICIES")
    if chosen:
        return Path(chosen)
    try:
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    except RuntimeError:
        sys.stderr.write(words.say("terminal-no-home") + "\n")
        return _NOWHERE
    return Path(cache) / "mendax" / "policies"
