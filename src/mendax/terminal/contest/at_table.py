"""A Mäxchen bot at a server's table or in a tournament, as a program among people."""

from functools import partial

from rich.console import Console

from mendax.programs.seat.conversation import Conversation, ProgramFault
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import way_to
from mendax.programs.udp.datagram_bot import DatagramBot
from mendax.terminal import pages
from mendax.terminal.arguments import read_key
from mendax.terminal.contest.udp_peer import UdpPeer
from mendax.terminal.parameters import OK, WRONG
from mendax.terminal.tournament.taking_part import take_part
from mendax.words import Words


def at_table(
    spoken: tuple[Console, Words],
    peer: UdpPeer,
    table: str,
    key: str | None,
    answer: float,
    games: int | None = None,
) -> int:
    """Wait for a bot to register, and pass its moves to the table or the tournament's tables.

    The bot plays ``games`` games, or until Ctrl-C. ``answer`` is its time limit per answer in
    seconds. Raises ``NoTable``.
    """
    console, words = spoken
    server, link = way_to(table, read_key(key))
    try:
        pages.write(console, words.say("maexchen-waits", port=str(peer.port)))
        name = peer.registered()

        def seat_at(table: str) -> AtTable:
            return AtTable(
                Conversation(DatagramBot(peer, name, answer)),
                partial(server.connect, link._replace(table=table).socket),
                name=name,
                idle=float("inf") if link.tournament else None,
                of_round=link.tournament,
            )

        if link.tournament:
            take_part(spoken, (server, link), seat_at, name, games)
        else:
            pages.write(console, words.say("maexchen-at-table", name=name))
            seat_at(link.table).play(games)
    except ProgramFault as fault:
        pages.write(console, words.say("kit-failed", words=words.explain(fault.reason)))
        return WRONG
    finally:
        peer.close()
    return OK
