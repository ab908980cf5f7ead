"""Settings from the environment."""

from pathlib import Path

import pytest

from mendax.server.settings import Settings, SettingsError, from_environment
from mendax.words import Words


def test_without_anything_said_it_is_for_this_machine_alone() -> None:
    assert from_environment({}) == Settings()
    assert Settings().host == "127.0.0.1"
    assert Settings().origins == Settings().proxies == ()


def test_everything_can_be_said() -> None:
    said = from_environment(
        {
            "MENDAX_HOST": "::1",
            "MENDAX_PORT": "8765",
            "MENDAX_DATA": "/srv/tables",
            "MENDAX_SECURE": "true",
            "MENDAX_ORIGINS": "https://a.example, https://b.example",
            "MENDAX_PROXIES": "10.0.0.1",
        }
    )
    assert (said.host, said.port, said.data) == ("::1", 8765, Path("/srv/tables"))
    assert said.secure
    assert said.origins == ("https://a.example", "https://b.example")
    assert said.proxies == ("10.0.0.1",)


@pytest.mark.parametrize(("name", "word"), [("PORT", "x"), ("PORT", "70000"), ("SECURE", "maybe")])
def test_what_cannot_be_is_named(name: str, word: str) -> None:
    with pytest.raises(SettingsError) as refused:
        from_environment({f"MENDAX_{name}": word})
    assert name.lower() in Words("en").explain(refused.value.reason)
