"""Tests of planted faults: the changes, their distribution, and the verdicts."""

import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tools import plant_faults
from tools.fault_choice import choose, package_of, shares
from tools.fault_copies import Copy, Outcome
from tools.fault_kinds import Fault, client_faults, laid_out, python_faults
from tools.ground import ROOT
from tools.plant_faults import Judge, Report, Verdict

PYTHON = '''\
"""At most 3 < 4."""
import logging
_log = logging.getLogger("a and b")
Size = Literal[1, 2]
def first(items: Annotated[list[int], 5], at: int = 0) -> int | None:
    _log.warning("%d", 1 + 1)
    if not items or at < 7:
        raise ValueError(f"{at + 1}")
    items.sort()
    return min(items[at:], 2 * at)
'''
CLIENT = """\
<script lang="ts">
  import { a } from "./1";
  type Size = 1 | 2;
  // 1 < 2
  const wide = $derived(width >= 3 && /1 < 2/.test("1 && 2"));
  if (wide) return;
  draw(wide);
</script>
<p>{1 + 1}</p>
"""


def changes(faults: Iterable[Fault]) -> set[tuple[str, int, str]]:
    return {(fault.kind, fault.line, fault.after.strip()) for fault in faults}


def test_every_kind_of_fault_in_python() -> None:
    assert changes(python_faults("a.py", PYTHON)) == {
        ("constant", 5, "def first(items: Annotated[list[int], 5], at: int = 1) -> int | None:"),
        ("negation", 7, "if not (not items or at < 7):"),
        ("boolean", 7, "if not items and at < 7:"),
        ("comparison", 7, "if not items or at <= 7:"),
        ("constant", 7, "if not items or at < 8:"),
        ("call", 9, "pass"),
        ("return", 10, "return None"),
        ("min and max", 10, "return max(items[at:], 2 * at)"),
        ("slice", 10, "return min(items[at + 1:], 2 * at)"),
        ("arithmetic", 10, "return min(items[at:], 2 + at)"),
        ("constant", 10, "return min(items[at:], 3 * at)"),
    }


def test_every_kind_of_fault_in_a_component() -> None:
    line = 'const wide = $derived(width >= 3 && /1 < 2/.test("1 && 2"));'
    assert changes(client_faults("a.svelte", CLIENT)) == {
        ("comparison", 5, line.replace(">=", ">")),
        ("constant", 5, line.replace("3", "4")),
        ("boolean", 5, line.replace("3 &&", "3 ||")),
        ("negation", 6, "if (!wide) return;"),
        ("call", 7, ""),
    }


def test_faults_are_laid_out_and_change_one_line() -> None:
    slices = [fault for fault in python_faults("a.py", PYTHON) if fault.kind == "slice"]
    assert laid_out(slices[0], PYTHON) is None, "this file is not laid out"
    text = "def first(items: str, at: int) -> str:\n    return items[at:]\n"
    fault = laid_out(python_faults("a.py", text)[0], text)
    assert fault is not None
    assert fault.planted(text) == text.replace("[at:]", "[at + 1 :]")


def test_packages_get_their_share() -> None:
    assert shares({"large": 900, "small": 90, "tiny": 1}, 20) == {
        "large": 16,
        "small": 2,
        "tiny": 2,
    }
    assert package_of("src/mendax/server/store/journal.py") == "server/store"
    assert package_of("src/mendax/games/mia/rules.py") == "games"


def test_a_choice_depends_on_its_seed_alone() -> None:
    only = ["src/mendax/words", "src/mendax/story"]
    chosen = choose(ROOT, 1, 8, only)
    assert chosen == choose(ROOT, 1, 8, only) != choose(ROOT, 2, 8, only)
    assert len({(fault.file, fault.line) for fault in chosen}) == 8
    assert {package_of(fault.file) for fault in chosen} == {"words", "story"}
    for fault in chosen:
        text = (ROOT / fault.file).read_text()
        compile(fault.planted(text), fault.file, "exec")


# ── judging ──────────────────────────────────────────────────────────────────────────────────────


SOUND, ENDLESS = "sound.py", "endless.py"


class Told(Copy):
    """A copy without files, in which the test named like a file fails while the file has a planted
    fault.

    A fault of `SOUND` fails no test, one of `ENDLESS` never ends, and one of ``hiding`` hides all
    others. The test of ``unsteady`` always fails.
    """

    def __init__(self, folder: Path, hiding: str = "", unsteady: str = "") -> None:
        super().__init__(folder)
        self.runs = 0
        self._files: set[str] = set()
        self._hiding, self._unsteady = hiding, unsteady

    @contextmanager
    def planted(self, faults: Iterable[Fault], *, build: bool = False) -> Iterator[None]:
        self._files = {fault.file for fault in faults}
        yield
        self._files = set()

    def pytest(self, arguments: Sequence[str], seconds: float, each: float) -> Outcome:
        self.runs += 1
        if ENDLESS in self._files:
            return Outcome(False, ())
        failing = {self._hiding} & self._files or {file for file in self._files if file != SOUND}
        failing |= {self._unsteady} - {""}
        left_out = {name.partition("=")[2] for name in arguments if name.startswith("--deselect")}
        named = {name for name in arguments if "::" in name} - left_out
        failed = {f"{file}::test" for file in failing} - left_out
        found = sorted(failed & named if named else failed)
        return Outcome(not found, tuple(found[:1] if "-x" in arguments else found))

    def tests_near(self, file: str) -> list[list[str]]:
        return [["tests"]]


@pytest.mark.parametrize(
    ("file", "by"), [("a.py", "a.py::test"), (SOUND, ""), (ENDLESS, "crash or no end")]
)
def test_a_fault_is_judged_by_the_tests_near_it(file: str, by: str, tmp_path: Path) -> None:
    verdict = Verdict(Fault(file, 1, "", "", ""))
    judge = Judge(Report("", [verdict]), tmp_path / "out.json", 1)
    judge.alone(Told(tmp_path, unsteady="c.py"), verdict, ["near"])
    assert (verdict.by, verdict.passed) == (by, [] if by else ["near"])
    assert judge.report.unsteady <= {"c.py::test"}
    assert msgspec.json.decode((tmp_path / "out.json").read_bytes(), type=Report) == judge.report


def judged(copy: Copy, tmp_path: Path, *files: str) -> Report:
    report = Report("", [Verdict(Fault(file, at, "", "", "")) for at, file in enumerate(files)])
    Judge(report, tmp_path / "out.json", 1).together(copy, "test")
    return report


def test_faults_planted_together_are_told_apart(tmp_path: Path) -> None:
    report = judged(Told(tmp_path, hiding="b.py"), tmp_path, "a.py", SOUND, "b.py")
    assert [verdict.by for verdict in report.verdicts] == ["a.py::test", "", "b.py::test"]
    assert report.verdicts[1].passed == ["test"]


def test_a_test_that_always_fails_catches_no_fault(tmp_path: Path) -> None:
    report = judged(Told(tmp_path, unsteady="c.py"), tmp_path, SOUND)
    assert report.verdicts[0].caught == ""
    assert report.unsteady == {"c.py::test"}


def test_groups_are_small_and_of_different_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Told(tmp_path)
    judged(copy, tmp_path, SOUND, SOUND, SOUND)
    assert copy.runs == 3
    monkeypatch.setattr(plant_faults, "GROUP", 2)
    judged(copy, tmp_path, *"abcde")
    # The whole selection, its failed tests without faults, and with each fault of the group.
    assert copy.runs == 3 + (1 + 1 + 2) + (1 + 1 + 2) + (1 + 1 + 1)


# ── a real copy ──────────────────────────────────────────────────────────────────────────────────

TEXT = "def twice(n: int) -> int:\n    return 2 * n\n"
TESTS = "from mendax.one import twice\ndef test_twice(): assert twice(1) == 2\n"
FAULT = Fault("src/mendax/one.py", 2, "", "    return 2 * n", "    return 3 * n")


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    made = Copy(tmp_path)
    for file, text in {
        FAULT.file: TEXT,
        "src/mendax/__init__.py": "",
        "src/mendax/two.py": "from mendax import one, three\n",
        "tests/test_one.py": TESTS,
        "tests/test_other.py": "",
        "tests/other/test_two.py": "from mendax import (\n    one,\n    three,\n)\n",
        "tests/other/test_three.py": "pytestmark = pytest.mark.proof\nimport mendax.one\n",
        "pyproject.toml": '[tool.pytest]\npythonpath = ["src"]\n',
    }.items():
        path = made.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (made.root / ".venv").symlink_to(ROOT / ".venv")
    (made.root / "tools").mkdir()
    shutil.copyfile(ROOT / "tools/failed_tests.py", made.root / "tools/failed_tests.py")
    return made


def test_nearest_tests_come_first_and_once(copy: Copy) -> None:
    assert copy.tests_near(FAULT.file) == [
        ["tests/test_one.py"],
        ["tests/test_other.py"],
        ["tests/other/test_two.py"],
    ]


def test_a_planted_fault_is_seen_and_taken_back(copy: Copy) -> None:
    path = copy.root / FAULT.file
    changed = path.stat().st_mtime
    with copy.planted([FAULT]):
        assert copy.pytest(["tests/test_one.py"], 60, 60) == (
            False,
            ("tests/test_one.py::test_twice",),
        )
    assert copy.pytest(["tests/test_one.py"], 60, 60) == (True, ())
    assert (path.read_text(), path.stat().st_mtime) == (TEXT, changed)


def test_a_run_without_an_end_does_not_pass(copy: Copy) -> None:
    assert copy.passes(["true"], 60)
    assert not copy.passes(["sleep", "60"], 0.1)
