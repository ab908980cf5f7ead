"""Tests of the registry of coaches, and of figures in their results."""

from importlib.metadata import EntryPoint

import pytest
from msgspec.structs import asdict, replace

from mendax.coach import registry
from mendax.coach.registry import GROUP, coach_of, solver_of
from mendax.coach.results import Picture, PictureClaim, PicturePage, PictureRow, figure, rounded
from mendax.coach.seating import advice_for
from mendax.games import GAMES
from tests.server.coaching.chances_coach import ChancesCoach


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """Set the packages that the registry sees."""
    offered: list[EntryPoint] = []
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: tuple(offered))
    registry.installed.cache_clear()
    monkeypatch.setattr(registry, "installed", registry.installed.__wrapped__)
    return offered


@pytest.fixture
def uncoached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove Mendax's coach of Sword of Lies."""
    monkeypatch.delitem(registry.BUILT_IN, "sword_of_lies")


@pytest.mark.usefixtures("uncoached")
def test_a_game_without_a_coach_has_no_advice_either(installed: list[EntryPoint]) -> None:
    rules = GAMES["sword_of_lies"].presets["standard"]
    assert coach_of("sword_of_lies") is None
    assert solver_of("sword_of_lies") is None
    assert advice_for("sword_of_lies", rules, 2) is None


@pytest.mark.usefixtures("uncoached")
def test_a_package_brings_a_coach(installed: list[EntryPoint]) -> None:
    where = f"{ChancesCoach.__module__}:{ChancesCoach.__qualname__}"
    installed.append(EntryPoint("sword_of_lies", where, GROUP))
    assert isinstance(coach_of("sword_of_lies"), ChancesCoach)
    assert solver_of("sword_of_lies") is None, "it solves nothing"


@pytest.mark.usefixtures("uncoached")
def test_a_coach_that_can_not_be_loaded_is_none_with_a_warning(
    installed: list[EntryPoint],
) -> None:
    installed.append(EntryPoint("sword_of_lies", "no.such.package:Coach", GROUP))
    with pytest.warns(RuntimeWarning, match=r"no\.such\.package:Coach of sword_of_lies"):
        assert coach_of("sword_of_lies") is None


PAGE = PicturePage(
    to_beat=31,
    worth=0.123456,
    unseen=None,
    lies=0.999949,
    claims=(PictureClaim(61, 0.111111, 0.222222, 0.333333),),
    rolls=(PictureRow(54, None, (0.444444, 0.555556), 0.666666),),
)
PICTURE = Picture("lives=3", 2, (3, 3), "chance", (31, 61), (PAGE,), 6, None)


def test_a_worth_is_percent_points_or_chips() -> None:
    assert figure(-3.14159, "chips") == "-3.1"
    assert figure(0.1236, "chance") == "12.4"
    assert figure(-1.005001, "points") == "-1.01"


def test_a_picture_is_rounded_to_four_digits_and_else_the_same() -> None:
    page = rounded(PICTURE).pages[0]
    assert (page.worth, page.lies) == (0.1235, 0.9999)
    assert page.claims == (PictureClaim(61, 0.1111, 0.2222, 0.3333),)
    assert page.rolls == (PictureRow(54, None, (0.4444, 0.5556), 0.6667),)
    assert asdict(rounded(PICTURE)) | {"pages": ()} == asdict(PICTURE) | {"pages": ()}
    assert rounded(rounded(PICTURE)) == rounded(PICTURE)


def test_a_notebook_shows_each_page_of_a_picture_in_percent() -> None:
    opener = PicturePage(
        None, 0.5, None, 0.25, (PictureClaim(31, 0.5, 0, 0), PictureClaim(61, 0.5, 1, 1)),
        (PictureRow(54, None, (0.25, 0), 0.75),),
    )  # fmt: skip
    first, second = replace(PICTURE, pages=(opener, PAGE))._repr_html_().split("</details>")[:2]
    assert first.startswith("<details open><summary> 50.0</summary><table>")
    assert "<tr><th></th><th>31</th><th>61</th></tr>" in first
    assert "<td>54</td><td><span style='background:rgba(218,165,32,0.25)'>25</span></td>" in first
    assert "25</span></td><td></td></tr>" in first
    assert second.startswith("<details><summary>&gt; ")
