"""Tests that ``mendax serve`` passes its settings on, and that ``mendax schema`` prints the
server's schema."""

import sys
from pathlib import Path

import pytest

from mendax.core.game import MendaxError
from mendax.server.running.openapi import openapi_text
from mendax.server.running.reference import reference
from mendax.server.settings.settings import ServerSettings, open_secrets
from mendax.server.settings.settings_example import example
from mendax.terminal.cli import run
from mendax.terminal.commands.serve import ServerOptions, serve
from tests.reasons import because

Calls = list[tuple[ServerSettings, bool]]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Return the settings for the server instead of starting it."""
    heard: Calls = []
    monkeypatch.setattr(
        "mendax.terminal.commands.serve.serve_forever",
        lambda settings, open_browser, _: heard.append((settings, open_browser)),
    )
    return heard


def test_the_schema_is_the_servers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema"]) == 0
    assert capsys.readouterr().out == openapi_text()
    assert run(["schema", "--markdown"]) == 0
    assert capsys.readouterr().out == reference()


def test_options_override_the_environment(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENDAX_PORT", "9001")
    monkeypatch.setenv("MENDAX_HOST", "::1")
    hosts = ("--host", "0.0.0.0", "--host", "unix:/run/m")
    assert run(["serve", *hosts, "--data", "/tmp/d", "--open"]) == 0
    assert run(["serve", "--no-browser", "--port", "0", "--origin", "https://a.example"]) == 0
    (first, opened), (second, closed) = calls
    assert first.host == ("0.0.0.0", "unix:/run/m")
    assert (first.port, first.data, opened) == (9001, Path("/tmp/d"), True)
    assert (second.host, second.port, second.origins, closed) == (
        *(("::1",), 0, ("https://a.example",)),
        False,
    )


def test_a_limit_can_be_set_and_an_unknown_one_is_refused(calls: Calls) -> None:
    serve(options=ServerOptions(rate=("messages=200/20",)))
    ((settings, _),) = calls
    assert (settings.rates.messages.burst, settings.rates.messages.seconds) == (200, 20)
    with pytest.raises(MendaxError, check=because("elephants")):
        serve(options=ServerOptions(rate=("elephants=1/1",)))


def test_options_go_over_the_environment_and_that_over_the_file(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mendax.toml"
    file.write_text('host = "::1"\nport = 1\nidle = 60\nsecure = true\n')
    monkeypatch.setenv("MENDAX_PORT", "2")
    monkeypatch.setenv("MENDAX_IDLE", "70")
    assert run(["serve", "--settings", str(file), "--port", "3"]) == 0
    ((said, _),) = calls
    assert (said.host, said.port, said.idle, said.secure) == (("::1",), 3, 70, True)


def test_a_file_of_settings_is_printed_and_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["settings"]) == 0
    printed = capsys.readouterr().out
    assert printed == example()
    file = tmp_path / "mendax.toml"
    file.write_text(printed)
    assert run(["settings", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("is valid.\n")
    file.write_text("prot = 9")
    assert run(["settings", str(file), "--lang", "en"]) == 1
    assert "Did you mean “port”?" in capsys.readouterr().err


SECRETS = (
    'metrics_token = "0123456789abcdef"',
    'database = "postgresql://mendax:secret@db/mendax"',
)


@pytest.mark.skipif(sys.platform == "win32", reason="files have modes on POSIX")
@pytest.mark.parametrize("secret", SECRETS)
def test_a_file_with_secrets_that_all_can_read_is_warned_of(
    calls: Calls, tmp_path: Path, secret: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mendax.toml"
    file.write_text(f"{secret}\n")
    file.chmod(0o644)
    assert run(["serve", "--settings", str(file)]) == 0
    assert f"chmod 0640 {file}" in capsys.readouterr().err
    file.chmod(0o640)
    assert run(["serve", "--settings", str(file)]) == 0
    assert capsys.readouterr().err == ""


def test_a_file_without_secrets_may_be_read_by_all(
    calls: Calls,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "mendax.toml"
    file.write_text('database = "postgresql://mendax@db/mendax"\n')
    file.chmod(0o644)
    monkeypatch.setenv("MENDAX_SETTINGS", str(file))
    assert run(["serve"]) == 0
    assert capsys.readouterr().err == ""
    assert open_secrets(ServerSettings(metrics_token="x" * 16), {}, None) is None
    secret = Path("/run/secrets/database")
    assert open_secrets(ServerSettings(metrics_token="x" * 16), {}, secret) is None
