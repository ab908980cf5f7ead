"""The recipe «A language», applied: English under another name, with one word that differs."""

from pathlib import Path

from tests.recipes.tree import ROOT, Tree


def test_a_language_is_spoken_and_what_is_missing_is_said(tmp_path: Path) -> None:
    tree = Tree(tmp_path, "A language")
    english = ROOT / "src" / "mendax" / "words" / "en"
    for file in english.glob("*.ftl"):
        text = file.read_text("utf-8").replace("mia-title = Mia", "mia-title = Mäxchen")
        tree.add("words/<language>/", text, language="de", file=file.name)
    tree.edit("words/__init__.py", '("en", "uk")', '("en", "uk", "de")')
    tree.edit("terminal/parameters.py", 'Literal["en", "uk"]', 'Literal["en", "uk", "de"]')
    tree.tests("tests/words/test_catalogue.py")
    options = tree.mendax("rules", "mia", "--lang", "de", "--set", "lives=3")
    assert "Mäxchen" in options.stdout
    bots = tree.folder / "src" / "mendax" / "words" / "de" / "bots.ftl"
    bots.write_text(bots.read_text("utf-8").partition("\nbot-liar")[0], "utf-8")
    same = "test_every_language_has_the_same_keys_in_the_same_files"
    missing = tree.run("-m", "pytest", "-q", "-n", "0", "tests/words/test_catalogue.py", "-k", same)
    assert missing.returncode == 1
    assert f"{same}[de]" in missing.stdout
