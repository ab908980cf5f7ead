"""The pages for those who program with Mendax: their snippets run, and the reference is whole."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import mendax
from tools import documentation
from tools.ground import ROOT

DOCS = ROOT / "docs"
PAGES = ("library.md", "package.md")


def sections(page: str) -> list[str]:
    """The Python of each section of a page, its blocks one after the other."""
    text = (DOCS / page).read_text()
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return ["\n".join(re.findall(r"```python\n(.*?)```", part, re.DOTALL)) for part in parts]


@pytest.mark.parametrize("page", PAGES)
def test_every_snippet_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Of one page one after the other, as a reader types them in."""
    known: dict[str, object] = {"__name__": "__main__"}
    ran = 0
    for number, code in enumerate(sections(page)):
        if code:
            exec(compile(code, f"{page}, section {number}", "exec"), known)
            ran += 1
    assert ran == {"library.md": 6, "package.md": 1}[page]
    assert capsys.readouterr().out


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
