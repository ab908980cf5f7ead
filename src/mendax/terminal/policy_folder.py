"""The folder for solved policies."""

import os
import sys
from pathlib import Path
from typing import Final

from mendax.words import Words

_NOWHERE: Final = Path(os.devnull)
"""A folder that accepts no files."""


def policy_folder(words: Words) -> Path:
    """Return the folder MENDAX_POLICIES or the user's cache.

    If neither exists, a notice is printed to standard error. Containers and services often run as a
    user without a home directory. A temporary folder is no alternative, because others could write
    to it.
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
