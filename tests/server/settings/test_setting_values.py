"""Laws of settings: forgiving forms are normalised, and every error is a sentence."""

import contextlib
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from mendax.server.settings.setting_values import SECRETS, SettingsError
from mendax.server.settings.settings import Rates, ServerSettings, from_environment, with_changes
from mendax.words import LANGUAGES, Words

WRONG: Final[dict[str, tuple[Any, ...]]] = {
    "host": ((), "", "a b", "unix:", "unix:run/m", "http://a/", "[::1]:80", "localhost:80", "a,,b"),
    "port": (-1, 65_536, "http", 1.5, "٣x"),
    "lan": ("maybe", 2, "yes please"),
    "tls": ("maybe", 2),
    "data": (3, "a\0b"),
    "database": ("mysql://h/d", "file.sqlite3", 3),
    "origins": (
        "a.example",
        "ftp://a.example",
        "https://a.example/path",
        "https://",
        "https://a b",
    ),
    "names": ("a b", "*.example", "a/b", "https://a.example/t", "x@a", "a:port", "", "[::1", "a%b"),
    "root_path": ("mendax", "/a b", "//", "/t", "/api/x", "/ä"),
    "proxies": ("proxy", "10.0.0.0/33", "10.0.0.1:80", "", "::g"),
    "push_services": ("a b", "*.", "10.0.0.1", "push", "https://a.example", "*a.example", "[::1]"),
    "about": (3,),
    "opening": ("everybody", 3),
    "webhooks": ("a b", "**", "127.0.0.1", "localhost", "a.example:80", "a.example/hook"),
    "contact": ("owner", "a@b@c", "http://a.example", "mailto:a@b.example", 3),
    "secure": ("maybe", 2),
    "rates": (3, "chat", ["chat=0/4"], ["mesages=1/2"]),
    "idle": (0, -1, "soon", float("nan"), float("inf"), 1e300),
    "keep_tables": (-1, "ever", float("nan"), 1e300),
    "keep_games": (-1, "ever", float("inf"), 1e300),
    "keep_talk": (-1, "ever", 1e300),
    "keep_sessions": (-1, "ever", 1e300),
    "greeting": (0, "soon"),
    "outgoing": (0, 1.5, "few", 10**30),
    "head": (0, "soon"),
    "body": (0, "soon"),
    "spare": (-1, 0.5, "much", 10**30),
    "unread": (0, "soon"),
    "log": ("loud", 3, ""),
    "log_level": ("loud", "trace"),
    "programs": ("everybody", True),
    "metrics": ("maybe", 2),
    "metrics_token": ("short", "with a space in the token", "тайний-жетон-метрик", 3),
}
"""For each setting, wrong values of several kinds."""
_SHAPES: Final = ({"a": 1}, [["a"]], [{"a": 1}], None)
"""Values of shapes that no setting has."""
_RAW: Final = re.compile(r"regex|Expected|\^|\$\.|\$\[|`|Annotated|msgspec|Traceback|: –|server-")


def _toml(value: object) -> str:
    return "{a = 1}" if isinstance(value, dict) else msgspec.json.encode(value).decode()


def _refusal(name: str, value: object) -> SettingsError:
    with pytest.raises(SettingsError) as refused:
        with_changes(ServerSettings(), {name: value})
    return refused.value


def test_every_wrong_value_is_a_sentence() -> None:
    """The sentence names the setting, the value and the allowed values, in every language."""
    assert WRONG.keys() == set(ServerSettings.__struct_fields__)
    for name, values in WRONG.items():
        if name == "rates":
            continue
        for value in (*values, *_SHAPES):
            for language in LANGUAGES:
                said = Words(language).explain(_refusal(name, value).reason)
                assert name in said, (name, value, language)
                assert not _RAW.search(said), said
                *_, allowed = said.split(": ", 1)
                assert len(allowed) > 8, said
                if name not in SECRETS and isinstance(value, str | int | float):
                    shown = repr(str(value).split(",")[0])[1:-1].lower()
                    assert shown in said.lower(), said


@pytest.mark.parametrize("name", SECRETS)
def test_a_value_that_may_be_secret_is_never_shown(name: str) -> None:
    said = str(_refusal(name, "mysql:// hunter2"))
    assert "hunter2" not in said
    assert name in said


def test_wrong_values_in_files_and_the_environment_are_sentences(tmp_path: Path) -> None:
    file = tmp_path / "mendax.toml"
    for name, values in WRONG.items():
        for value in (*values, {"a": 1}, [["a"]]):
            if value in ((), "") or isinstance(value, float) or "\0" in str(value):
                continue
            text = f"{name} = {_toml(value)}"
            file.write_text(text, "utf-8")
            with pytest.raises(SettingsError) as refused:
                from_environment({}, file)
            assert not _RAW.search(str(refused.value)), text
            if isinstance(value, str):
                with pytest.raises(SettingsError) as refused:
                    from_environment({f"MENDAX_{name.upper()}": value})
                assert not _RAW.search(str(refused.value)), text


def test_addresses_to_listen_on_keep_their_scope() -> None:
    for form, host in {
        "[::1]": "::1",
        "fe80::1%eth0": "fe80::1%eth0",
        "[fe80::1%eth0]": "fe80::1%eth0",
        "localhost": "localhost",
    }.items():
        assert with_changes(ServerSettings(), {"host": (form,)}).addresses == (host,)


def test_origins_and_proxies_are_normalised() -> None:
    said = with_changes(
        ServerSettings(),
        {"origins": ("https://a.example/",), "proxies": ("[::1]", "10.0.0.9/8", "*")},
    )
    assert said.origins == ("https://a.example",)
    assert said.proxies == ("::1", "10.0.0.9/8", "*")


@given(some.sampled_from(sorted(WRONG)), some.text(max_size=40))
def test_no_text_leads_to_another_error(name: str, text: str) -> None:
    """Any text is accepted or refused in a sentence."""
    if name == "rates":
        return
    with contextlib.suppress(SettingsError):
        assert with_changes(ServerSettings(), {name: text}).rates == Rates()
