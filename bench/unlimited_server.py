"""Our server without rate limits for one address, in a separate process."""

import sys
from pathlib import Path

from mendax.server.running.serving import serve
from mendax.server.settings.settings import Rate, Rates, ServerSettings

_ENDLESS = Rate(10**9, 1)
OPEN = Rates(
    messages=_ENDLESS,
    program_messages=_ENDLESS,
    pings=_ENDLESS,
    frames=_ENDLESS,
    chat=_ENDLESS,
    seats=_ENDLESS,
    requests=_ENDLESS,
    pages=_ENDLESS,
    tables=_ENDLESS,
    tables_per_day=_ENDLESS,
    tables_per_person=_ENDLESS,
    stored=_ENDLESS,
    stored_per_person=_ENDLESS,
    lines_per_table=10**9,
    sessions=_ENDLESS,
    handshakes=_ENDLESS,
    connections_per_address=10**9,
    sockets_per_address=10**9,
)

if __name__ == "__main__":
    serve(ServerSettings(port=int(sys.argv[1]), data=Path(sys.argv[2]), rates=OPEN))
