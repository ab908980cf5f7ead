"""Tests that a browser that cannot run the client gets a message."""

import re

from mendax.server.http.old_browsers import OLDEST, script
from mendax.words import LANGUAGES
from tools.ground import ROOT


def test_the_script_is_one_that_old_engines_read() -> None:
    text = script().decode()
    assert not re.search(
        r"=>|`|\b(let|const|class|import)\b|\?\.|\?\?", text.replace("words.en", "")
    )
    assert all(f'"{language}": "' in text for language in LANGUAGES)
    assert "Safari 17.5" in text


def test_the_build_and_the_docs_name_the_same_versions() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text()
    found = re.search(r"cssTarget: \[(.*?)\]", config)
    assert found
    assert found[1] == ", ".join(f'"{name}{version}"' for name, version in OLDEST.items())
    said = "Chrome and Edge {chrome}, Firefox {firefox} and Safari {safari} (iOS {safari})"
    assert said.format(**OLDEST) in (ROOT / "docs" / "hosting.md").read_text()
