"""Tests that errors have English texts, also in a process that imported only the core."""

import subprocess
import sys

ONLY_CORE = """
import sys
from mendax.core.game import MendaxError, Reason

error = MendaxError(Reason("rules-chance-without-end", {"limit": 1000}))
assert "mendax.words" not in sys.modules
print(error)
"""


def test_the_text_of_an_error_is_loaded_when_it_is_read() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ONLY_CORE], capture_output=True, text=True, check=True
    )
    assert "draws in a row" in done.stdout, done.stderr
