"""Tests of the pages for programmers: their snippets run, and the reference is complete."""

import re
from importlib import import_module
from pathlib import Path
from typing import assert_type

import pytest
from mypy import api as mypy

import mendax
from mendax.games.mia import Mia
from mendax.games.sword_of_lies.rules import SwordRules
from tools import documentation
from tools.ground import ROOT

DOCS = ROOT / "docs"
SNIPPETS = {"agents.md": 2, "data.md": 1, "library.md": 6, "measuring.md": 1, "package.md": 1}
"""The number of code blocks of each page."""
UNTYPED = ("kit.md", "your-own-game.md")


def sections(page: str) -> list[str]:
    """Return the Python code of each section of a page, its blocks in order."""
    text = (DOCS / page).read_text()
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return ["\n".join(_blocks(part)) for part in parts]


def _blocks(text: str) -> list[str]:
    found: list[str] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return found


@pytest.mark.parametrize("page", SNIPPETS)
def test_every_snippet_runs(
    page: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The snippets of a page run in order, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {"__name__": "__main__"}
    ran = 0
    for number, code in enumerate(sections(page)):
        if code:
            exec(compile(code, f"{page}, section {number}", "exec"), known)
            ran += 1
    assert ran == SNIPPETS[page]
    assert capsys.readouterr().out


def test_snippets_are_typed_strictly(tmp_path: Path) -> None:
    """The check uses a reader's mypy. Fragments, and bots without types, are left out."""
    files = []
    for page in sorted(DOCS.glob("*.md")):
        code = "\n".join(_blocks(page.read_text()))
        if code and page.name not in UNTYPED:
            files.append(tmp_path / f"{page.stem.replace('-', '_')}.py")
            files[-1].write_text(code)
    assert len(files) > 5
    settings = tmp_path / "mypy.ini"
    untyped = "[mypy-pyspiel.*,open_spiel.*]\nignore_missing_imports = True\n"
    settings.write_text(f"[mypy]\nstrict = True\npython_version = 3.11\n{untyped}")
    cache = ROOT / ".mypy_cache" / "docs"  # cached, because that saves nine of ten seconds
    shown, wrong, status = mypy.run(
        [f"--config-file={settings}", f"--cache-dir={cache}", *map(str, files)]
    )
    assert (status, wrong) == (0, ""), shown


def test_games_are_typed_by_their_names() -> None:
    assert_type(mendax.game_named("mia"), Mia)
    assert_type(mendax.game_named("sword_of_lies").presets["standard"], SwordRules)


def test_every_public_name_is_there_and_in_the_reference() -> None:
    reference = (DOCS / "reference.md").read_text()
    modules = re.findall(r"automodule:: (\S+)", reference)
    described = {name for module in modules for name in vars(import_module(module))}
    assert set(mendax.__all__) <= {*dir(mendax)}
    for name in mendax.__all__:
        assert getattr(mendax, name) is not None
        assert name == "__version__" or name in described, name
        assert name == "__version__" or f"`{name}`" in reference, name
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        mendax.nothing  # noqa: B018


@pytest.mark.proof
def test_the_site_is_built_without_a_complaint(tmp_path: Path) -> None:
    documentation.build(tmp_path)
    reference = (tmp_path / "reference.html").read_text()
    assert 'id="mendax.core.game.step"' in reference
    assert 'id="mendax.arena.match.match"' in reference
