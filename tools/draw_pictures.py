"""Draw the pictures that must be files: icons of the installed app, and previews of links.

``python -m tools.draw_pictures`` needs a Chromium and Playwright (the developers' set) and writes
``web/public/icons`` and ``web/public/previews``. The pictures are drawn from the shapes below. They
contain no text, so that each picture serves every language. After a change of a shape, run the
program and commit the files, because the machine that builds the client may have no browser.
"""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tools.ground import ROOT

PUBLIC: Final = ROOT / "web" / "public"
ICONS: Final[Mapping[str, tuple[int, float]]] = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "maskable-512": (512, 0.8),
    "apple-touch-180": (180, 0.86),
}
"""The width of each icon in pixels, and the share of it that the drawing fills (some phones crop
the rest)."""

PIPS: Final = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


def die(face: int, x: float, y: float, size: float, turn: float) -> str:
    """Return a die in SVG; face 0 is blank."""
    pips = "".join(
        f'<circle cx="{a}" cy="{b}" r="9.5" fill="#23160d"/>' for a, b in PIPS.get(face, ())
    )
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size / 100}) translate(-50 -50)">'
        '<rect x="4" y="10" width="96" height="96" rx="22" fill="#000" opacity=".28"/>'
        '<rect width="96" height="96" x="2" y="2" rx="22" fill="url(#ivory)" stroke="#23160d" '
        f'stroke-opacity=".35" stroke-width="2"/>{pips}</g>'
    )


def cup(x: float, y: float, size: float, turn: float) -> str:
    """Return a leather cup, upside down, in SVG."""
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({size / 100})">'
        '<ellipse cx="0" cy="56" rx="62" ry="13" fill="#000" opacity=".3"/>'
        '<path d="M-38-60-58 50a58 15 0 0 0 116 0L38-60z" fill="url(#leather)"/>'
        '<path d="M-55.5 38-58 50a58 15 0 0 0 116 0l-2.5-12a56 14 0 0 1-111 0z" fill="#e3b04b"/>'
        '<path d="M-35-44a36 9 0 0 0 70 0" fill="none" stroke="#e3b04b" stroke-width="4"/>'
        '<ellipse cx="0" cy="-60" rx="38" ry="10" fill="#a8602f"/></g>'
    )


def card(x: float, y: float, turn: float, face: str) -> str:
    """Return a playing card in SVG: ``back``, or a suit's sign."""
    red = face in "♥♦"
    ink = "#b3190b" if red else "#23160d"
    front = (
        '<rect x="-66" y="-94" width="132" height="188" rx="10" fill="none" stroke="#e3b04b" '
        'stroke-width="4"/><path d="M0-60 44 0 0 60-44 0z" fill="none" stroke="#e3b04b" '
        'stroke-width="4"/>'
        if face == "back"
        else f'<text y="46" text-anchor="middle" font-size="140" fill="{ink}"'
        f' font-family="DejaVu Sans">{face}</text>'
    )
    back = "#7a1a0c" if face == "back" else "url(#ivory)"
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        '<rect x="-76" y="-98" width="164" height="218" rx="18" fill="#000" opacity=".26"/>'
        f'<rect x="-82" y="-110" width="164" height="220" rx="18" fill="{back}" stroke="#23160d" '
        f'stroke-opacity=".3" stroke-width="2"/>{front}</g>'
    )


def sword(x: float, y: float, turn: float) -> str:
    """Return a sword, point up, in SVG."""
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale(.84)">'
        '<path d="M-17 150V-230L0-268l17 38v380z" fill="url(#steel)" stroke="#23160d" '
        'stroke-opacity=".5" stroke-width="3"/><path d="M0-250V150" stroke="#8a949c" '
        'stroke-width="4"/><rect x="-92" y="146" width="184" height="28" rx="14" fill="#e3b04b" '
        'stroke="#23160d" stroke-opacity=".5" stroke-width="3"/>'
        '<rect x="-15" y="172" width="30" height="92" rx="10" fill="#5d2a12"/>'
        '<circle cy="276" r="25" fill="#e3b04b" stroke="#23160d" stroke-opacity=".5" '
        'stroke-width="3"/></g>'
    )


DEFINITIONS: Final = """
<defs>
  <linearGradient id="ivory" x2="0" y2="1">
    <stop stop-color="#fffdf6"/><stop offset="1" stop-color="#f0e2c6"/>
  </linearGradient>
  <linearGradient id="leather"><stop stop-color="#6b3117"/><stop offset=".4" stop-color="#a35a2c"/>
    <stop offset="1" stop-color="#5d2a12"/></linearGradient>
  <linearGradient id="steel"><stop stop-color="#f4f7fb"/><stop offset=".5" stop-color="#c3ccd4"/>
    <stop offset="1" stop-color="#8e9aa4"/></linearGradient>
</defs>
"""
TABLE: Final = """
<rect width="1200" height="630" fill="#16110e"/>
<ellipse cx="600" cy="300" rx="560" ry="262" fill="#7d4f27"/>
<ellipse cx="600" cy="292" rx="554" ry="256" fill="#a8713f"/>
<ellipse cx="600" cy="292" rx="512" ry="222" fill="#1d5647"/>
<ellipse cx="600" cy="298" rx="506" ry="214" fill="#2c7561"/>
<text x="600" y="612" text-anchor="middle" font-family="DejaVu Serif, Georgia, serif"
  font-style="italic" font-weight="700" font-size="44" fill="#f2bd58">Mendax</text>
"""
MIA: Final = cup(560, 270, 230, -14) + die(2, 740, 420, 128, 14) + die(1, 880, 350, 128, -18)
FRENCH_POKER: Final = (
    cup(420, 275, 215, 8)
    + die(6, 640, 340, 112, -8)
    + die(6, 775, 300, 112, 16)
    + die(3, 690, 462, 112, 10)
    + die(5, 830, 432, 112, -14)
    + die(3, 940, 340, 112, 22)
)
SWORD: Final = (
    card(395, 330, -16, "back")
    + card(520, 316, -5, "♠")
    + card(690, 316, 6, "♥")
    + card(815, 334, 17, "back")
    + sword(605, 300, 0)
)
FRONT: Final = (
    card(330, 330, -18, "back")
    + card(420, 318, -6, "♥")
    + cup(640, 262, 215, 6)
    + die(2, 800, 412, 118, -12)
    + die(1, 920, 348, 118, 16)
)
PREVIEW: Final = (1200, 630)
"""Width and height of a link preview, in pixels."""
PREVIEWS: Final = {
    "mia": MIA,
    "french_poker": FRENCH_POKER,
    "sword_of_lies": SWORD,
    "mendax": FRONT,
}


def icon(width: int, fill: float) -> str:
    """Return the app's icon: cup and dice on felt, within the middle ``fill`` of the square."""
    corner = 0 if fill < 1 else 112
    inside = cup(256, 200, 226, -8) + die(2, 170, 378, 132, -9) + die(1, 342, 378, 132, 11)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{width}" '
        f'viewBox="0 0 512 512">{DEFINITIONS}'
        f'<rect width="512" height="512" rx="{corner}" fill="#2c7561"/>'
        f'<g transform="translate(256 256) scale({fill}) translate(-256 -256)">{inside}</g></svg>'
    )


def preview(drawn: str) -> str:
    """Return a link preview: the table with the equipment of a game."""
    width, height = PREVIEW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{DEFINITIONS}{TABLE}'
        f'<g transform="translate(0 -42)">{drawn}</g></svg>'
    )


def main() -> None:
    """Draw all pictures."""
    pictures = {
        PUBLIC / "icons" / f"{name}.png": (icon(width, fill), width, width)
        for name, (width, fill) in ICONS.items()
    } | {
        PUBLIC / "previews" / f"{name}.png": (preview(drawn), *PREVIEW)
        for name, drawn in PREVIEWS.items()
    }
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for file, (drawn, width, height) in pictures.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_content(f'<body style="margin:0;background:transparent">{drawn}</body>')
            file.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=str(Path(file)), omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
