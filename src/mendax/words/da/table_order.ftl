# Orden ved bordet: hvem der er sat på lydløs eller vist ud, låste pladser, et nyt link.
table-refused-muted = Værten har sat dig på lydløs ved dette bord. Du kan stadig spille og se med.
table-refused-seats-locked = De ledige pladser er låst: Værten bestemmer, hvem der sætter sig.
table-refused-no-such-watcher = Ingen ser med her under det navn.
table-refused-no-link = Dette bord har intet link.
table-event-muted =
    { $on ->
        [yes] Værten sætter { $name } på lydløs.
       *[no] { $name } må tale igen.
    }
table-event-watcher-removed = Værten viser { $name } ud.
table-event-link-changed = Bordet har fået et nyt link. Det gamle virker ikke længere.
