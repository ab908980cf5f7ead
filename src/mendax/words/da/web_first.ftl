# På dansk; nøgler og variabler som i en.
mia-goal-last-standing = Lyv, og afslør løgne: den sidste med liv vinder.
mia-goal-first-out = Lyv, og afslør løgne: den første, der er ude, har tabt.
mia-goal-scored = Lyv, og afslør løgne: den bedste stilling efter { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} vinder.
french-poker-goal-last-standing = Meld altid mere, sandt eller ej: den sidste med brikker vinder.
french-poker-goal-first-out = Meld altid mere, sandt eller ej: den første uden brikker har tabt.
french-poker-goal-charge = Meld altid mere, sandt eller ej: kom af med dine brikker; den sidste med nogen har tabt.
sword-of-lies-goal-pot = Flest ♥ til sidst tager puljen. Gennemskuede løgne giver sværd; sværd tager ♥.
sword-of-lies-goal-all = Flest ♥ til sidst tager puljen; vind alle jetoner. Gennemskuede løgne giver sværd; sværd tager ♥.
web-order = Fra lavest til højest
web-mia-first-open = To terninger under et bæger. Den højeste læses først: 6 og 4 er 64.
web-mia-first-look = Kun du ser dit slag. Så siger du en værdi, sand eller ej.
web-mia-first-say = Den laveste værdi står først, den højeste sidst. Sig en, sand eller ej: den næste tror dig eller tvivler.
web-mia-first-answer = Tror du det: du tager bægeret, slår og skal slå det. Tror du det ikke: bægeret løftes; en løgn koster løgneren, sandheden koster dig.
web-mia-first-answer-reach = Tror du det: du tager bægeret, slår og skal sige mindst lige så meget. Tror du det ikke: bægeret løftes; en løgn koster løgneren, sandheden koster dig.
web-french-poker-first-open = Fem terninger til hele bordet. Du slår og melder en hånd; de går rundt, og hver melding skal være højere.
web-french-poker-first-answer = Tror du det: du tager terningerne og skal melde mere. Tror du det ikke: alle vises; en løgn koster løgneren, sandheden dig.
web-french-poker-first-keep = Tryk på de terninger, du beholder, efter deres pladser №1 til №5. Det beholdte er skjult, og resten slås åbent, eller omvendt.
web-french-poker-first-say = Meld mere end sidst, sandt eller ej: først hånden, så dens terninger.
web-sword-of-lies-first-interrogate = Spørg om et kort: læser du svaret rigtigt, bliver det dit sværd. At springe over giver intet.
web-sword-of-lies-first-name-colour = Sig sandheden, eller lyv. Læses det forkert, får dit kort et skjold: to ♥ i stedet for ét.
web-sword-of-lies-first-believe = Rigtigt: et sværd til dig (✓ troet, ✗ ikke). Forkert: et skjold til kortet.
web-sword-of-lies-first-agree = Begge kort byttes uset. Sig nej, hvis du kan lide dit eget.
web-sword-of-lies-first-fold = Du satser på at have flest ♥ efter krigen. Den første, der satser højest, får også fire sværd.
web-sword-of-lies-first-reveal = Vises et mærket kort frem, ses dets sværd eller skjold. Du bestemmer, hvilket først.
web-sword-of-lies-first-ready = Tal, eller indgå en aftale før runden, eller vær bare klar.
web-sword-of-lies-first-strike = Ét sværd tager ét ♥ fra et kort. Til sidst tæller kun ♥.
