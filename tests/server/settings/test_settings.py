"""Tests of settings from the environment."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from mendax.server.settings.setting_values import SettingsError
from mendax.server.settings.settings import (
    Rate,
    Rates,
    ServerSettings,
    from_environment,
    with_changes,
    with_rates,
)
from mendax.server.settings.settings_example import explained
from mendax.words import Words
from tests.reasons import because

ROOT = Path(__file__).parents[3]


def test_without_anything_said_it_is_for_this_machine_alone() -> None:
    assert from_environment({}) == ServerSettings()
    assert ServerSettings().host == ServerSettings().addresses == ("127.0.0.1",)
    assert ServerSettings().origins == ServerSettings().proxies == ()


def test_everything_can_be_said() -> None:
    said = from_environment(
        {
            "MENDAX_HOST": "::1",
            "MENDAX_PORT": "8765",
            "MENDAX_DATA": "/srv/tables",
            "MENDAX_SECURE": "true",
            "MENDAX_ORIGINS": "https://a.example, https://b.example",
            "MENDAX_NAMES": "a.example,b.example",
            "MENDAX_ROOT_PATH": "/games/mendax/",
            "MENDAX_PROXIES": "10.0.0.1",
            "MENDAX_LAN": "true",
            "MENDAX_IDLE": "60",
            "MENDAX_GREETING": "5",
            "MENDAX_OUTGOING": "9",
        }
    )
    assert (said.host, said.port, said.data) == (("::1",), 8765, Path("/srv/tables"))
    assert said.secure
    assert said.addresses == ("0.0.0.0",)
    assert (said.idle, said.greeting, said.outgoing) == (60, 5, 9)
    assert said.origins == ("https://a.example", "https://b.example")
    assert said.proxies == ("10.0.0.1",)
    assert said.names == ("a.example", "b.example")
    assert said.root == "/games/mendax"


def test_a_server_may_listen_at_several_addresses(tmp_path: Path) -> None:
    file = tmp_path / "mendax.toml"
    for text in ('host = ["::", "unix:/run/m"]', 'host = "unix:/run/m"'):
        file.write_text(text)
        said = from_environment({}, file)
        assert said.unix_sockets == (Path("/run/m"),)
        assert said.addresses == (("::",) if "[" in text else ())
        assert said.has_proxy
        assert said.is_fronted
    several = from_environment({"MENDAX_HOST": "127.0.0.1, ::1"})
    assert several.addresses == ("127.0.0.1", "::1")
    assert not several.has_proxy
    lan = with_changes(several, {"lan": True, "host": ("::1", "unix:/run/m")})
    assert (lan.addresses, lan.unix_sockets) == (("0.0.0.0",), (Path("/run/m"),))


def test_rates_can_be_set() -> None:
    said = from_environment({"MENDAX_RATES": "messages=200/20, sockets-per-address=9"})
    usual = Rates()
    assert said.rates == msgspec.structs.replace(
        usual, messages=Rate(200, 20), sockets_per_address=9
    )
    assert with_rates(said.rates, ["chat=3/4"]).messages == Rate(200, 20)
    assert with_rates(said.rates, ["chat=3/4"]).chat == Rate(3, 4)


NO_RATES = (
    *("chat", "chat=", "chat=3", "chat=0/4", "chat=3/0", "chat=-3/4", "chat=3/4/5", "chat=x/4"),
    *("sockets=", "sockets=3/4", "sockets=0", "sockets=²", "sockets=9999999999"),
)


def test_a_rate_that_cannot_be_is_named() -> None:
    for word in NO_RATES:
        with pytest.raises(SettingsError, check=because("server-bad-rate")) as refused:
            with_rates(Rates(), [word])
        reason = refused.value.reason
        assert word in Words("uk").explain(reason)
        with_rates(Rates(), [str(reason.arguments["example"])])


def test_an_unknown_setting_is_refused_by_name() -> None:
    meant = {"PROT": "PORT", "PROXY": "PROXIES", "DATABSE": "DATABASE", "X": ""}
    for name, known in meant.items():
        with pytest.raises(SettingsError) as refused:
            from_environment({f"MENDAX_{name}": "9", "MENDAX_PORT": "1"})
        for language in ("en", "uk"):
            said = Words(language).explain(refused.value.reason)
            assert f"MENDAX_{name}" in said
            assert "MENDAX_RATES" in said, "the allowed values"
            assert f"MENDAX_{known}" in said


def test_names_of_the_other_parts_of_the_cluster_are_no_mistakes() -> None:
    """Every MENDAX_ name that any file of the project reads is a setting or another known name."""
    root = Path(__file__).parents[3]
    for folder in ("src", "tools", "testbed", "tests", "bench"):
        for file in (root / folder).rglob("*.py"):
            for name in re.findall(r"\bMENDAX_[A-Z_]*[A-Z]\b", file.read_text("utf-8")):
                if name != "MENDAX_PROT":
                    from_environment({name: ""})


def test_an_environment_mistake_ends_the_server_with_one_line() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "mendax.server"],
        env=os.environ | {"MENDAX_PROT": "9", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("There is no setting MENDAX_PROT. Available: ")
    assert ended.stderr.endswith("Did you mean “MENDAX_PORT”?\n")
    assert len(ended.stderr.splitlines()) == 1


def _file(folder: Path, text: str) -> Path:
    file = folder / "mendax.toml"
    file.write_text(text)
    return file


def test_the_environment_goes_over_the_file(tmp_path: Path) -> None:
    file = _file(
        tmp_path,
        'port = 1\nhost = "::1"\nnames = ["a.example"]\n[rates]\nchat = "3/4"\nsockets = 9\n',
    )
    said = from_environment({"MENDAX_PORT": "2", "MENDAX_RATES": "sockets=8"}, file)
    assert (said.port, said.host, said.names) == (2, ("::1",), ("a.example",))
    assert (said.rates.chat, said.rates.sockets) == (Rate(3, 4), 8)
    named = from_environment({"MENDAX_SETTINGS": str(file)})
    assert (named.port, named.rates.sockets) == (1, 9)


WRONG_FILES = {
    "prot = 1": "Did you mean “port”?",
    "[rates]\nsokets = 1": "Did you mean “sockets”?",
    "[rates]\nsockets = true": "sockets=True",
    "[rates]\nchat = 3": "chat=200/20",
    "rates = 3": "[rates]",
    "port = 70000": "“port” can’t be “70000”",
    'log = "loud"': "json, plain",
    "port = ": "mendax.toml",
    'data = "\\': "mendax.toml",
}


def test_errors_in_a_file_are_named(tmp_path: Path) -> None:
    for text, said in WRONG_FILES.items():
        with pytest.raises(SettingsError) as refused:
            from_environment({}, _file(tmp_path, text))
        assert said in Words("en").explain(refused.value.reason), text


@pytest.mark.parametrize("content", [None, b"\xff"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "mendax.toml"
    if content:
        file.write_bytes(content)
    with pytest.raises(SettingsError, check=because("server-bad-settings-file")) as refused:
        from_environment({}, file)
    assert str(file) in Words("uk").explain(refused.value.reason)


def _listed() -> dict[str, tuple[str, str]]:
    """Return the defaults and descriptions on the settings page."""
    text = (ROOT / "docs" / "settings.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*?) \| ([^|]*?) \|$", text, re.MULTILINE)
    return {name: (usual, said) for name, usual, said in rows}


def _usual(value: object) -> str:
    match value:
        case Rate(burst, seconds):
            return f"{burst}/{seconds}"
        case bool():
            return "yes" if value else "no"
        case () | "":
            return "none"
        case Rates():
            return "–"
        case (str() as first, *more):
            return ", ".join((first, *map(str, more)))
        case _:
            return str(value)


def test_the_settings_page_matches_the_declaration() -> None:
    usual = {**msgspec.structs.asdict(ServerSettings()), **msgspec.structs.asdict(Rates())}
    said = explained(ServerSettings) | explained(Rates)
    assert _listed() == {name: (_usual(value), said[name]) for name, value in usual.items()}


def test_the_settings_page_lists_all_settings(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "settings.md").read_text()
    shown = dict(re.findall(r"`(MENDAX_[A-Z]+)=(\S+?)`", text))
    assert shown.keys() == {"MENDAX_PORT", "MENDAX_RATES", "MENDAX_SETTINGS"}
    (file,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    written = _file(tmp_path, file)
    assert shown["MENDAX_SETTINGS"] == written.name
    said = from_environment(shown | {"MENDAX_SETTINGS": str(written)})
    assert (said.port, said.log) == (8080, "json")
    assert (said.rates.messages, said.rates.sockets) == (Rate(200, 20), 500)
