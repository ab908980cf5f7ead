"""Short programs for the tests. One program plays correctly; the others misbehave."""

from pathlib import Path
from textwrap import dedent

_BEGIN = """
import json, os, sys, time
asked = 0
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "begin":
        asked, seed = 0, heard.get("seed")
        print('{"type":"ready"}', flush=True)
    elif heard["type"] in ("news", "refused") and heard["offers"]:
        asked += 1
        answer = {"type": "act", "after": heard["after"], "action": heard["offers"][0]["action"]}
"""
_SAYS = "print(json.dumps(answer), flush=True)"

PLAYS = (_SAYS,)
WRONG = {
    "crash": ("if asked % 5 == 0: sys.exit(3)", _SAYS),
    "illegal": ('if 7 <= asked < 10: answer["action"] = {"kind": "win"}', _SAYS),
    "flood": ('if asked % 7 == 0: print("x" * 100_000)', _SAYS),
    "killed": ("if asked % 7 == 0: os.kill(os.getpid(), 9)", _SAYS),
    "hungry": ("if asked % 7 == 0: eaten = b'x' * 200_000_000", _SAYS),
    "noisy": ("sys.stderr.write('no ' * 100_000)", _SAYS),
}


def program(folder: Path, name: str, lines: tuple[str, ...] = PLAYS) -> str:
    """Write a program that runs this code when asked; return its path."""
    path = folder / f"{name}.py"
    path.write_text(_BEGIN + "".join(f"        {line}\n" for line in lines))
    return str(path)


def script(folder: Path, name: str, text: str) -> str:
    """Write a file with this text; return its path."""
    path = folder / name
    path.write_text(dedent(text))
    return str(path)
