# Ord om husregler og om tekstformen, for alle spil.
rules-yes = ja
rules-no = nej
rules-unknown-game = Der er intet spil “{ $given }”. Der findes: { $allowed }.
rules-broken-package = Spillet “{ $given }” fra pakken { $package } kan ikke spilles: { $problem }.
rules-unknown-option = Der er ingen husregel “{ $option }”. Der findes: { $allowed }.
rules-unknown-preset = Der er intet regelsæt “{ $given }”. Der findes: { $allowed }.
rules-did-you-mean = Mente du “{ $like }”?
rules-out-of-range = “{ $given }” duer ikke til “{ $option }”. Tilladt: { $allowed }.
rules-chance-without-end = Med disse regler falder terninger eller kort aldrig til ro: efter { $limit } træk i træk er det stadig ingens tur. Vælg andre regler.
rules-applies-only-with = “{ $option }” betyder intet under disse regler: det gælder kun med { $other } = { $values }.
rules-applies-not-with = “{ $option }” betyder intet under disse regler: det gælder ikke med { $other } = { $values }.
rules-seats = Dette spil er for { $allowed } spillere, ikke { $given }.
rules-edition-newer = En senere version af Mendax lavede dette: det er efter udgave { $given } af reglerne, og her kendes udgaver til og med { $known }. Opdatér Mendax for at åbne det.
rules-edition-unreadable = “{ $given }” er ikke nummeret på en udgave.

record-unknown-kind = “{ $text }” begynder ikke med noget ord, der kendes her. Kendte er: { $allowed }.
record-unreadable = “{ $text }” kan ikke læses: { $problem }.
record-brackets = Parenteserne i “{ $text }” passer ikke sammen eller er for dybe.
record-unknown-actor = “{ $text }” er ingen: “chance”, “seat1”, “seat2” og så videre kan handle.
record-spelling = “{ $text }” skrives ikke sådan: det skrives “{ $written }”.
