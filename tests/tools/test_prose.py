"""Tests that the prose check finds marker words in prose and in the names of tests, and only
there."""

from pathlib import Path

import pytest

from tools import prose


def kinds(folder: Path, name: str, text: str) -> list[tuple[int, str]]:
    """Return the line and kind of each finding in a file with this text."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return [(finding.line, finding.kind) for finding in prose.findings(path, name)]


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Who asks too often is refused.", "who without a noun"),
        ("An answer to who asked.", "who without a noun"),
        ("What all turns come to.", "what as a subject"),
        ("Whether it runs.", "Whether at the start"),
        ("Nobody may read it.", "nobody, somebody"),
        ("There is nothing here.", "nothing"),
        ("The seat is told the dice.", "is told, hears"),
        ("The house begins.", "metaphor"),
        ("It is made anew.", "archaic"),
        ("A folder of its own.", "idiom"),
    ],
)
def test_each_kind_is_found(tmp_path: Path, words: str, kind: str) -> None:
    assert (1, kind) in kinds(tmp_path, "a.py", f'"""{words}"""\n')


@pytest.mark.parametrize(
    "words",
    ["Who may see it?", "What does a draw cost?", "It does nothing.", "A rule of `the house`."],
)
def test_right_sentences_pass(tmp_path: Path, words: str) -> None:
    assert kinds(tmp_path, "a.py", f'"""{words}"""\n') == []


def test_only_prose_of_python_is_read(tmp_path: Path) -> None:
    text = 'nobody = "nothing"\n# One comment\n# that nobody reads.\n'
    assert kinds(tmp_path, "a.py", text) == [(2, "nobody, somebody")]


def test_code_blocks_of_pages_are_skipped(tmp_path: Path) -> None:
    text = "Fine.\n\n```\nnobody\n```\n\n- One item\n- nobody here\n"
    assert kinds(tmp_path, "a.md", text) == [(8, "nobody, somebody")]


def test_comments_of_the_client_are_read(tmp_path: Path) -> None:
    text = "const nobody = 'https://nothing'; // for nobody\n/* anew */\n"
    assert kinds(tmp_path, "a.ts", text) == [(1, "nobody, somebody"), (2, "archaic")]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", "async def test_what_is_said_is_kept() -> None: ...\n"),
        ("a.py", 'assert seen, "who asks is answered"\n'),
        ("a.py", 'USAGE = """\\\n./run test   whoever asks"""\n'),
        ("a.ts", 'test("what is closed plays no more", () => {});\n'),
        ("a.ts", "describe('nobody', () => {});\n"),
        ("a.ts", 'test.each([[1], [2]])("who asks %s times", (times) => {});\n'),
        ("a.ts", 'test.each([\n  1,\n])("who asks %s times", (times) => {});\n'),
    ],
)
def test_names_messages_and_usage_texts_are_read(tmp_path: Path, name: str, text: str) -> None:
    assert len(kinds(tmp_path, name, text)) == 1


def test_long_lines_of_pages_are_found(tmp_path: Path) -> None:
    assert kinds(tmp_path, "a.md", "word " * 50) == [(1, "long line")]
