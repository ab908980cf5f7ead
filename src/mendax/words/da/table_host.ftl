# Ord om bordet, der overlever sin vært, og om at være klar.
table-refused-not-all-ready = Ikke alle, der er her, er klar endnu.
table-event-host-passed = { $name } er væk: { $to } er vært nu.
table-event-host-returned = { $seat } er tilbage og er vært igen.
table-event-ready-set =
    { $on ->
        [yes] { $seat } er klar.
       *[no] { $seat } er ikke klar endnu.
    }
web-ready = Jeg er klar
web-ready-on = Du er klar
web-ready-again = En gang til!
web-ready-again-on = Du vil have et spil til
web-ready-help = Spillet begynder, når alle, der er her, er klar.
web-ready-mark = klar
web-ready-count = { $ready } af { $count } klar
web-ready-all = Begynd, når alle er klar
table-refused-take-over-off = Værten har slået overtagelse af pladser fra her. Vent på næste spil.
table-refused-not-free = Plads { $seat } er ikke fri: dens spiller sidder der eller kan være tilbage når som helst.
table-refused-asked-for = { $name } overtager allerede den plads.
table-refused-out-of-game = Plads { $seat } er ude af dette spil. Vælg en anden, eller vent på næste spil.
table-refused-no-take-over = Du har ikke bedt om nogen plads.
table-refused-same-game = Det spil er allerede på bordet.
table-refused-too-many = Det spil er for højst { $most }, og her sidder { $seats }. Først må nogen rejse sig og se på.
table-event-game-set = Næste spil er et andet.
table-event-take-over-asked = { $name } overtager { $seat }s plads ved næste runde.
table-event-take-over-dropped = { $name } ser videre på.
table-event-taken-over = { $name } spiller på denne plads fra nu af.
web-next = Næste spil
web-take-over = Overtag en robots plads
web-take-over-of = { $name }s plads
web-take-over-when = Den er din, når næste runde begynder, med alt, den har.
web-take-over-next = { $name } overtager { $of }s plads ved næste runde.
web-take-over-you = Du overtager { $of }s plads ved næste runde.
web-take-over-drop = Se videre på
web-take-over-may = Den, der kommer sent, må overtage robotters pladser
web-notices = Meddelelser
