"""Tests that recorded games are replayed and verified byte by byte on the command line."""

import gzip
import io
import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from rich.text import Text

from mendax.table.record.format import ALL, Reader
from mendax.terminal.cli import run
from tests.table.evening import Evening, record_at


@pytest.fixture(scope="module")
def evening() -> Evening:
    return Evening(["lives=2"]).start("taras").play(Random(7))


def kept(evening: Evening, folder: Path, reader: Reader = 0) -> Path:
    path = folder / "game.txt"
    path.write_text(record_at(evening.table, 1, reader))
    return path


def test_one_changed_byte_is_found_and_its_line_named(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(evening, tmp_path)
    text = path.read_bytes()
    luck = Random(3)
    for place in luck.sample(range(len(text) - 1), 25):
        changed = bytearray(text)
        changed[place] ^= 1
        path.write_bytes(changed)
        assert run(["verify", str(path), "--json"]) == 1
        verdict = json.loads(capsys.readouterr().out)
        line = text[:place].count(b"\n") + 1
        assert not verdict["holds"]
        assert min(abs(problem["line"] - line) for problem in verdict["problems"]) <= 1
        assert run(["verify", str(path), "--lang", "en"]) == 1
        said = capsys.readouterr().out
        assert "is not valid" in said
        assert str(verdict["problems"][0]["line"]) in said


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("reader", [0, 1, None, ALL])
def test_a_record_is_replayed_as_text(
    evening: Evening, tmp_path: Path, lang: str, reader: Reader, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(evening, tmp_path, reader)
    assert run(["replay", str(path), "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert "Taras" in text
    assert not [sign for sign in ("mia-", "terminal-", "committed", "salted") if sign in text]
    assert len(text.splitlines()) > 10


def test_a_replay_can_be_stepped_through_and_left(
    evening: Evening,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = kept(evening, tmp_path)
    lines = iter(["", ""])

    def more(*_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", more)
    assert run(["replay", str(path), "--step", "--lang", "en"]) == 0
    numbers = {line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]}
    assert len(numbers) == 3


def test_a_record_may_come_through_a_pipe(
    evening: Evening, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = record_at(evening.table, 1, 0).encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run(["verify", "-"]) == 0


def test_files_that_are_no_records_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(["verify", str(tmp_path / "nowhere")]) == 1
    assert "No such file" in capsys.readouterr().err
    assert run(["replay", str(tmp_path)]) == 1
    assert "holds no .record files" in capsys.readouterr().err
    for content in (b"", b"hello\n", b"\xff\xfe\x00", b"heading " * 5000):
        path = tmp_path / "odd"
        path.write_bytes(content)
        assert run(["verify", str(path)]) == 1
        assert run(["replay", str(path)]) == 1
        assert "Traceback" not in capsys.readouterr().err


def test_a_windows_record_verifies_with_a_note(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(evening, tmp_path)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert run(["verify", str(path), "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "No fault found" in said
    assert "Undone before the check: line endings of another system." in said
    assert run(["verify", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["undone"] == ["line-ends"]
    assert run(["replay", str(path)]) == 0


def test_a_packed_record_is_read_as_it_is(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = gzip.compress(kept(evening, tmp_path).read_bytes())
    path = tmp_path / "1.record.gz"
    for command in (
        ["verify"],
        ["replay"],
        ["records", "export", "--to", str(tmp_path / "x.jsonl")],
    ):
        path.write_bytes(packed)
        assert run([*command, str(tmp_path), "--lang", "en"]) == 0
        assert "Undone" not in capsys.readouterr().out
        for broken in (packed[:-9], packed[:40] + b"\xff" * 20 + packed[60:], packed[:2]):
            path.write_bytes(broken)
            assert run(["verify", str(path), "--lang", "en"]) == 1
            said = capsys.readouterr()
            assert str(path) in (said.out + said.err).replace("\n", "")


def test_several_files_and_folders_are_checked_at_once(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inside = tmp_path / "games" / "more"
    inside.mkdir(parents=True)
    for number in (1, 2):
        (inside / f"{number}.record").write_text(record_at(evening.table, 1, ALL))
    single, folder = str(kept(evening, tmp_path)), str(tmp_path / "games")
    assert run(["verify", single, folder, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Records without a fault: 3 of 3.\n"
    (inside / "2.record").write_text(record_at(evening.table, 1, ALL).replace("fell", "fall", 1))
    assert run(["verify", folder, "--lang", "en"]) == 1
    first, second, *_, last = capsys.readouterr().out.splitlines()
    assert (first, second) == (str(inside / "2.record"), "The record is not valid.")
    assert last == "Records without a fault: 1 of 2."
    assert run(["verify", folder, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [(Path(one["file"]).name, one["holds"]) for one in found] == [
        ("1.record", True),
        ("2.record", False),
    ]


def test_a_replay_is_written_as_files_to_share(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(evening, tmp_path)
    cast, svg = tmp_path / "game.cast", tmp_path / "moment.svg"
    assert run(["replay", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert run(["replay", str(path), "--cast", str(cast), "--lang", "en"]) == 0
    head, *events = map(json.loads, cast.read_text().splitlines())
    assert (head["version"], head["width"], head["height"]) == (2, 80, 24)
    times = [at for at, *_ in events]
    assert times == sorted(times)
    assert {kind for _, kind, _ in events} == {"o"}
    shown = Text.from_ansi("".join(text.replace("\r", "") for *_, text in events)).plain
    for line in told.partition("\n\n")[0].splitlines():
        assert " ".join(line.split()) in " ".join(shown.split())

    number = next(line.split()[0] for line in told.splitlines()[3:])
    assert run(["replay", str(path), "--svg", str(svg), "--entry", number, "--lang", "en"]) == 0
    assert "font-face" not in svg.read_text()
    words = " ".join("".join(ET.parse(svg).getroot().itertext()).split())
    chosen = [line.split() for line in told.splitlines()[1:] if line.split()[:1] == [number]]
    assert chosen
    assert all(word in words for line in chosen for word in line)
    for option in ("--svg", "--cast"):
        assert run(["replay", str(path), option, str(svg), "--lang", "en"]) == 1
        assert "already exists" in capsys.readouterr().err
    assert run(["replay", str(path), str(path), "--cast", str(tmp_path / "x")]) == 1
