"""Tests that a browser that cannot run the client gets a message."""

import re

from mendax.server.http.old_browsers import script
from mendax.words import LANGUAGES


def test_the_script_is_one_that_old_engines_read() -> None:
    text = script().decode("ascii")
    assert not re.search(
        r"=>|`|\b(let|const|class|import)\b|\?\.|\?\?", text.replace("words.en", "")
    )
    assert all(f'"{language}": "' in text for language in LANGUAGES)
    assert "Safari 17.5" in text
