"""Bad bots, each made from the sound bot with one planted fault.

``SOUND`` takes the first offer unchanged.
"""

from typing import Final, NamedTuple

SOUND: Final = """
import json, sys

def say(message):
    sys.stdout.write(json.dumps(message) + "\\n")
    sys.stdout.flush()

answered = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "begin":
        say({"type": "ready"})
    elif told.get("offers"):
        answered += 1
        say({"type": "act", "after": told["after"], "action": told["offers"][0]["action"]})
"""
_ACT: Final = 'say({"type": "act", "after": told["after"], "action": told["offers"][0]["action"]})'
_READY: Final = 'say({"type": "ready"})'


class Fault(NamedTuple):
    """A planted fault."""

    before: str
    """The part of the sound bot that is replaced."""
    after: str
    finding: str
    """The reason that the check must report."""

    @property
    def source(self) -> str:
        """Return the source of the bad bot."""
        assert self.before in SOUND
        return SOUND.replace(self.before, self.after)


FAULTS: Final = {
    "writes half lines": Fault('+ "\\n")', "[:-1])", "program-half-line"),
    "names another question": Fault('told["after"], "action"', '7, "action"', "check-wrong-number"),
    "moves when another is asked": Fault(
        'elif told.get("offers"):',
        'elif told["type"] == "news" and not told["offers"]:\n'
        '        say({"type": "act", "after": told["after"], "action": {"kind": "doubt"}})\n'
        '    elif told.get("offers"):',
        "check-wrong-number",
    ),
    "takes values that nobody offered": Fault(
        'told["offers"][0]["action"]', '{"kind": "announce", "value": 12}', "check-illegal"
    ),
    "takes actions that there are not": Fault(
        'told["offers"][0]["action"]', '{"kind": "win"}', "check-illegal"
    ),
    "prints to standard output": Fault(
        "answered += 1", 'answered += 1; print("thinking", flush=True)', "check-no-message"
    ),
    "does not answer": Fault(_ACT, "pass", "program-silent"),
    "crashes": Fault("answered += 1", "answered += 1; answered // (5 - answered)", "program-ended"),
    "answers twice": Fault(_ACT, f"{_ACT}; {_ACT}", "check-answered-twice"),
    "is silent after a refusal": Fault(
        'told.get("offers")',
        'told["type"] == "news" and told["offers"]',
        "check-silent-after-refusal",
    ),
    "ignores refusals for ever": Fault(
        'told["offers"][0]["action"]', '{"kind": "announce", "value": 12}', "check-ignores-refusals"
    ),
    "closes its output early": Fault(
        "answered += 1",
        "answered += 1\n        if answered == 4: import os; os.close(1); sys.stdin.read(); break",
        "program-closed",
    ),
    "goes away early": Fault(
        "answered += 1", "answered += 1\n        if answered == 4: break", "program-ended"
    ),
    "is not UTF-8": Fault(
        'sys.stdout.write(json.dumps(message) + "\\n")',
        'sys.stdout.buffer.write(json.dumps({"näme": 1, **message}, ensure_ascii=False)'
        '.encode("latin-1") + b"\\n")',
        "check-not-utf8",
    ),
    "writes lines without end": Fault(
        "answered += 1",
        "answered += 1\n        while answered == 3: sys.stdout.write('x' * 100_000)",
        "program-long-line",
    ),
    "is no program": Fault("import json, sys", "raise SystemExit", "program-ended-early"),
    "is never ready": Fault(_READY, "pass", "program-silent"),
    "is ready whatever is asked": Fault(_ACT, f"{_READY}; {_ACT}", "check-ready-unasked"),
    "fails at what is new": Fault(
        "told = json.loads(line)",
        "told = json.loads(line); assert 'added_later' not in told",
        "program-ended",
    ),
    "fails at names": Fault(
        "told = json.loads(line)", "told = json.loads(line); line.encode('ascii')", "program-ended"
    ),
    "reads pieces of lines": Fault(
        "for line in sys.stdin:",
        "import os\nwhile line := os.read(0, 1 << 16):",
        "program-ended",
    ),
    "does not end with its input": Fault(
        "answered = 0",
        "answered = 0\nimport atexit, time; atexit.register(time.sleep, 600)",
        "check-goes-on",
    ),
    "speaks another protocol": Fault(
        '{"type": "ready"}', '{"type": "ready", "protocol": 2}', "program-protocol"
    ),
}
