"""``mendax doctor``: checks whether a server with these settings fits this machine."""

import logging

from mendax.server.doctor.examination import examined
from mendax.terminal.commands.serve import ServerOptions
from mendax.terminal.parameters import OK, WRONG, AsJson, Lang, print_json, spoken

_OPTIONS = ServerOptions()
_MARKS = {True: "✓", False: "!"}


def doctor(*, options: ServerOptions = _OPTIONS, lang: Lang = None, json: AsJson = False) -> int:
    """Check whether a server with these options would run well on this machine.

    Takes the options of `mendax serve`, without starting a server. Exits with 0 if every check
    passes, otherwise with 1. Run it as the server's user.
    """
    logging.getLogger("mendax").addHandler(logging.NullHandler())  # findings say the same
    settings = options.known()
    console, words = spoken(lang)
    findings = []
    for found in examined(settings):
        findings.append(found)
        if not json:
            line = f"{_MARKS[found.good]} {words.explain(found.reason)}"
            console.print(line, markup=False, soft_wrap=True)
    problems = sum(not found.good for found in findings)
    if json:
        shown = [
            {
                "check": found.check,
                "good": found.good,
                "reason": found.reason.key,
                "text": words.explain(found.reason),
            }
            for found in findings
        ]
        print_json(shown)
    else:
        said = words.say("doctor-problems" if problems else "doctor-good", count=problems)
        console.print(said, markup=False, soft_wrap=True)
    return WRONG if problems else OK
