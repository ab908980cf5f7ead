"""Subset the Piazzolla typeface for headings: two small font files for the client.

``python -m tools.cut_font`` fetches the pinned package with npm, checks its hash, keeps the letters
of the five languages and the weights 600 to 800, and writes ``web/src/fonts``: one file with Latin
letters, digits and signs, one with Cyrillic letters, and the licence. The same versions produce the
same bytes. After a change of ``LETTERS``, run it and commit the files.
"""

import hashlib
import shutil
import tempfile
from pathlib import Path
from typing import Final

from tools import node
from tools.environment import uv
from tools.ground import ROOT, Command, step

FONTS: Final = ROOT / "web" / "src" / "fonts"
PACKAGE: Final = "@fontsource-variable/piazzolla@5.3.0"
SHA512: Final = (
    "618c8c383215e1ac1262f98762f84109f9c744b76807f4f36cc7b9151d8de822"
    "844e48f37ce71b3919bad006a56027d1811abc4a9306a4473c8a48ba2571c466"
)
WEIGHTS: Final = "wght=600:800"
FEATURES: Final = "kern,liga,ccmp,mark"
LETTERS: Final = {
    "latin": (
        "U+0020-007E,U+00A0,U+00A7,U+00AB,U+00B0,U+00B7,U+00BB,U+00BD,U+00C0-00FF,"
        "U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+2032,U+2033,U+2212"
    ),
    "cyrillic": "U+0400-045F,U+0490,U+0491,U+2116",
}
"""The kept code points by file. ``web/src/fonts/fonts.css`` names the same ranges."""
_LIGHTER: Final = ("fonttools", "varLib.instancer", "--no-recalc-timestamp")
_WIDEN: Final = """
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1], recalcTimestamp=False)
if "space" in font.getGlyphOrder():
    font["hmtx"]["space"] = (260, 0)
    font.save(sys.argv[1])
"""
"""This optical size is meant for 30-point text; in a 16-point heading, words are too close."""
_FONTTOOLS: Final = ("--from", "fonttools[woff]==4.68.0", "--with", "brotli==1.2.1")


def cut() -> None:
    """Write the font files and their licence."""
    with tempfile.TemporaryDirectory() as folder:
        package = _fetched(Path(folder))
        for script, letters in LETTERS.items():
            whole = package / "files" / f"piazzolla-{script}-wght-normal.woff2"
            lighter = Path(folder) / f"{script}.ttf"
            _run(*_LIGHTER, whole, WEIGHTS, "-o", lighter)
            _run("python", "-c", _WIDEN, lighter)
            _run(
                "pyftsubset",
                lighter,
                f"--unicodes={letters}",
                "--flavor=woff2",
                f"--layout-features={FEATURES}",
                "--no-hinting",
                f"--output-file={FONTS / f'piazzolla-{script}.woff2'}",
            )
        shutil.copy(package / "LICENSE", FONTS / "OFL.txt")


def _fetched(folder: Path) -> Path:
    npm = node.ensure()
    step("Fetching the typeface", [*npm.npm, "pack", PACKAGE, "--pack-destination", folder])
    (archive,) = folder.glob("*.tgz")
    if hashlib.sha512(archive.read_bytes()).hexdigest() != SHA512:
        raise SystemExit(f"{PACKAGE} is not the package that was pinned")
    shutil.unpack_archive(archive, folder)
    return folder / "package"


def _run(*command: str | Path) -> None:
    fast = uv()
    assert fast, "uv installs fonttools for this"
    whole: Command = [*fast, "tool", "run", *_FONTTOOLS, *command]
    step("Cutting the typeface", whole)


if __name__ == "__main__":
    FONTS.mkdir(exist_ok=True)
    cut()
