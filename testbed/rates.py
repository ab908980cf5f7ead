"""Rate limits that tests never reach, for any number of requests from one address."""

from mendax.server.settings.settings import Rate, Rates

ENDLESS = Rate(10**9, 1)
FREELY = Rates(
    messages=ENDLESS,
    pings=ENDLESS,
    frames=ENDLESS,
    chat=ENDLESS,
    reactions=ENDLESS,
    seats=ENDLESS,
    requests=ENDLESS,
    pages=ENDLESS,
    tables=ENDLESS,
    tables_per_day=ENDLESS,
    tables_per_person=ENDLESS,
    stored=ENDLESS,
    stored_per_person=ENDLESS,
    lines_per_table=10**9,
    sessions=ENDLESS,
    handshakes=ENDLESS,
    lessons=ENDLESS,
    records=ENDLESS,
    stories=ENDLESS,
    solving=ENDLESS,
    hints=ENDLESS,
    codes=ENDLESS,
    moves=ENDLESS,
    persons=ENDLESS,
    calls=ENDLESS,
    program_messages=ENDLESS,
    keys=ENDLESS,
)
"""No rate limits; the limits on concurrent connections still apply."""
