"""Where solved policies are kept between commands."""

import os
from pathlib import Path


def policy_folder() -> Path:
    """MENDAX_POLICIES, or the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("MENDAX_POLICIES") or Path(cache) / "mendax" / "policies")
