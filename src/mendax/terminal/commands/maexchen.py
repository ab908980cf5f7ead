"""A contest server for bots of the Mäxchen protocol, run from the command line."""

import asyncio
import sys
from random import SystemRandom
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number

from mendax.arena.contest.contest import ANSWER_SECONDS, Contest, built_in_bots, require_playable
from mendax.arena.contest.registrations import Address
from mendax.arena.contest.round import MOST_SEATS
from mendax.bots import bot_named
from mendax.core.game import Reason, RulesError
from mendax.core.harmless import harmless
from mendax.terminal import pages
from mendax.terminal.arguments import listed
from mendax.terminal.contest.at_table import at_table
from mendax.terminal.contest.udp_peer import UdpPeer
from mendax.terminal.contest.udp_server import serve
from mendax.terminal.parameters import OK, Lang, ProgramKey, spoken

_USUAL_ANSWER: Final = round(1000 * ANSWER_SECONDS)
_Port = Annotated[
    int,
    Parameter(
        show_default=True, help="The port; 0: any free port.", validator=Number(gte=0, lte=65535)
    ),
]
_Answer = Annotated[
    int,
    Parameter(
        show_default=True,
        help="Time limit of an answer in milliseconds.",
        validator=Number(gte=1, lte=600_000),
    ),
]
_Delay = Annotated[
    int,
    Parameter(
        help="Milliseconds for registrations before the first round.",
        validator=Number(gte=0, lte=86_400_000),
    ),
]
_Rounds = Annotated[
    int | None,
    Parameter(help="Number of rounds; by default, unlimited.", validator=Number(gte=1)),
]


def maexchen(
    *,
    port: _Port = 9000,
    host: Annotated[
        str, Parameter(show_default=True, help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    bots: Annotated[str, Parameter(help="Built-in bots that take part: `odds,liar`.")] = "",
    answer: _Answer = _USUAL_ANSWER,
    delay: _Delay = 0,
    rounds: _Rounds = None,
    early: Annotated[
        bool, Parameter(negative=(), help="Start a round as soon as all have joined.")
    ] = False,
    table: Annotated[
        str | None,
        Parameter(help="The link of a table of Mia: the bot that registers first sits down there."),
    ] = None,
    key: ProgramKey = None,
    log: Annotated[
        bool, Parameter(negative=(), help="Print every datagram received or sent.")
    ] = False,
    lang: Lang = None,
) -> int:
    """Run a contest for bots of the Mäxchen protocol over UDP until Ctrl-C."""
    if table is not None:
        return at_table(spoken(lang), UdpPeer(host, port), table, key, answer / 1000)
    kinds = listed(bots)
    for kind in kinds:
        bot_named(kind, "mia")
    if len(kinds) >= MOST_SEATS:
        raise RulesError(Reason("maexchen-too-many-bots", {"most": MOST_SEATS - 1}))
    require_playable(kinds)
    console, words = spoken(lang)
    contest = Contest(
        SystemRandom(), built_in_bots(kinds), answer=answer / 1000, early=early, rounds=rounds or 0
    )

    def ready(at: str, number: int) -> None:
        pages.write(console, words.say("maexchen-listens", host=at, port=str(number)))

    try:
        asyncio.run(
            serve(
                contest,
                host,
                port,
                delay=delay / 1000,
                watch=_print if log else None,
                ready=ready,
            )
        )
    finally:
        if contest.scores:
            pages.write(console, words.say("maexchen-scores", rounds=contest.played))
            for name, score in sorted(contest.scores.items(), key=lambda entry: -entry[1]):
                pages.write(console, f"{name}  {score}")
    return OK


def _print(way: str, other: Address, text: str) -> None:
    """Print a datagram as one line."""
    shown = harmless(text).replace("\n", "\\n")
    sys.stdout.write(f"{way} {other[0]}:{other[1]} {shown}\n")
    sys.stdout.flush()
