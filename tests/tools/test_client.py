"""Tests that the client's own tests pass, and that its build is redone after a source change."""

from pathlib import Path

import pytest

from tools import client, node, wire_types


@pytest.mark.skipif(
    node.find() is None or not (client.WEB / "node_modules").exists(),
    reason="no Node.js or no packages of the client here; `./run test` installs them",
)
def test_the_clients_own_tests_pass() -> None:
    found = node.find()
    assert found
    client.npm(found, ["run", "--silent", "test"])


def test_client_is_stale_when_a_source_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.ground.ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "WORDS", tmp_path / "words")
    monkeypatch.setattr(client, "STAMP", tmp_path / ".built-from")
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    monkeypatch.setattr(wire_types, "TYPES", tmp_path / "web" / "wire.gen.ts")
    (tmp_path / "words" / "uk").mkdir(parents=True)

    def build_then_write(file: str) -> bool:
        (tmp_path / ".built-from").write_text(client.sources_fingerprint())
        assert client.is_fresh()
        (tmp_path / file).write_text("changed")
        return client.is_fresh()

    assert not client.is_fresh()
    assert not build_then_write("web/page.ts")
    assert not build_then_write("words/uk/mia.ftl")
    assert build_then_write("web/node_modules/package.js")
    assert build_then_write("web/wire.gen.ts")
