"""Tests that the marker ``proof`` of a module or folder is found before the module is imported."""

from pathlib import Path

from tests.proof import in_proof_folder, is_proof, parametrize

MARK = "pytestmark = pytest.mark.proof\n"


def test_a_module_is_proof_by_its_mark(tmp_path: Path) -> None:
    marks = {
        MARK: True,
        "pytestmark = [pytest.mark.browser, pytest.mark.proof]\n": True,
        "pytestmark = pytest.mark.browser\n": False,
        "@pytest.mark.proof\ndef test() -> None: ...\n": False,
        f'"""{MARK[:-1]}"""\n': False,
    }
    for number, (source, proof) in enumerate(marks.items()):
        module = tmp_path / f"test_{number}.py"
        module.write_text("import pytest\n" + source)
        assert is_proof(module) is proof, source


def test_a_folder_is_proof_by_its_conftest(tmp_path: Path) -> None:
    inner = tmp_path / "marked" / "inner"
    inner.mkdir(parents=True)
    (tmp_path / "marked" / "conftest.py").write_text(MARK)
    module = inner / "test_module.py"
    module.touch()
    assert in_proof_folder(module, tmp_path)
    assert is_proof(tmp_path / "marked")
    assert not is_proof(module)
    assert not is_proof(inner)
    assert not in_proof_folder(tmp_path / "test_beside.py", tmp_path)


def test_parameters_that_are_not_named_are_proof() -> None:
    _, (one, two) = parametrize("size", (1, 2), test=(2,)).args
    assert (one.values, [mark.name for mark in one.marks], two) == ((1,), ["proof"], 2)
    names, (first, second) = parametrize("size, name", [(1, "a"), (2, "b")], test=[(1, "a")]).args
    assert names == ["size", "name"]
    assert (first, second.values) == ((1, "a"), (2, "b"))
