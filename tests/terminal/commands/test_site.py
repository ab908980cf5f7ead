"""Tests that ``mendax site`` writes a folder once, and reports missing files."""

from pathlib import Path

import pytest

from mendax.core.game import MendaxError
from mendax.server.http import local_play
from mendax.terminal.commands.site import site


def test_the_size_of_the_written_site_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(local_play, "write_site", lambda *_: 7_200_000)
    assert site(tmp_path / "new", lang="en") == 0
    assert "7.2 MB" in capsys.readouterr().out


def test_an_existing_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise FileExistsError

    monkeypatch.setattr(local_play, "write_site", refuse)
    with pytest.raises(MendaxError) as refused:
        site(tmp_path, lang="en")
    assert refused.value.reason.key == "terminal-site-exists"
