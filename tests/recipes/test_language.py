"""Apply the recipe `docs/recipes/language.md`: English under another name, slightly changed."""

import json
import re
import tomllib
from pathlib import Path

from mendax.games import BUILT_IN
from tests.recipes.tree import ROOT, Tree


def test_a_language_works_and_missing_texts_are_listed(tmp_path: Path) -> None:
    tree = Tree(tmp_path, "language")
    english = ROOT / "src" / "mendax" / "words" / "en"
    for file in english.glob("*.ftl"):
        text = re.sub(
            r"^([a-z0-9-]+ =\s+)", r"\1Ĝi diras: ", file.read_text("utf-8"), flags=re.MULTILINE
        )
        text = text.replace("mia-title = Ĝi diras: Mia", "mia-title = Mio")
        tree.add("words/<language>/", text, language="eo", file=file.name)
    for name in BUILT_IN:
        page = (english.parent / "rules" / f"{name}.en.md").read_text("utf-8")
        tree.add("words/rules/<game>.<language>.md", page, game=name, language="eo")
    tree.edit("words/__init__.py", '"da")', '"da", "eo")')
    tree.edit("terminal/parameters.py", '"da"]', '"da", "eo"]')
    counted, written = '"da": _one_or_other,', '"da": (".", ","),'
    tree.edit("words/fluent.py", counted, f'{counted}\n    "eo": _one_or_other,')
    tree.edit("words/fluent.py", written, f'{written}\n    "eo": ("\\u00a0", ","),')
    terms = tomllib.loads((ROOT / "src/mendax/words/terms.toml").read_text("utf-8"))["en"]
    own = "\n".join(f"{name} = {json.dumps(term)}" for name, term in terms.items())
    tree.add("words/terms.toml", f"\n[eo]\n{own}\n")
    tree.lint()
    tree.tests("tests/words/test_catalogue.py", "tests/words/test_terms.py")
    options = tree.mendax("rules", "mia", "--lang", "eo", "--set", "lives=3")
    assert "Mio" in options.stdout
    assert tree.run("-m", "tools.untranslated").returncode == 0
    bots = tree.folder / "src" / "mendax" / "words" / "eo" / "bots.ftl"
    bots.write_text(bots.read_text("utf-8").partition("\nbot-liar")[0], "utf-8")
    missing = tree.run("-m", "tools.untranslated")
    assert missing.returncode == 1
    assert "not translated: words/eo/bots.ftl: bot-liar\n" in missing.stdout
