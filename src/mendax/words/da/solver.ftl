# Hvad løseren siger, når der er noget, den ikke kan løse.
solver-refused-option = Ikke løst, hvor “{ $option }” er “{ $given }”. Løseren kender kun: { $allowed }.
solver-refused-seats = Borde med { $seats } er ikke løst. Løseren kender to til { $most } pladser.
solver-refused-blind-pass = Regler, hvor man sender blindt videre, er løst for to pladser. For { $seats } er de løst, hvor det skal være højere, og ingen vinder ved det: enkelte runder og spil om ét liv, med de fleste husregler. Ikke her.
solver-uncounted-blind-pass = Spil, hvor man sender blindt videre, spilles ikke af de hurtige kerner: der tæller hver melding siden slaget.
solver-uncounted-laps = De hurtige kerner tæller ikke, hvor ofte en værdi er sagt over sig selv, og med disse regler afhænger den løste strategi af det.
solver-uncounted-scores = I sådan et spil kan der være mere end { $most } stillinger, for mange til at lægge nøjagtigt sammen. Spil en million spil i stedet.
solver-refused-points = Et helt spil om point, der kan slippe op, er løst for to pladser og op til { $rounds } runder. En enkelt runde af det er altid løst, og det er spil om penge, om liv og om point, som alle får i hver runde, også.
solver-refused-circle = Med { $seats } pladser og disse regler kan { $again ->
    [round] en runde begynde forfra for evigt (en skål)
   *[claim] den samme melding gå rundt for evigt
}, og løseren finder ingen udvej. Med to pladser gør den; med flere måske for færre liv eller en enkelt runde.
solver-unknown-position = Den gemte strategi kender ikke stillingen { $lives }.
solver-bad-policy = Det er ikke en strategi, som denne version kan læse: { $problem }.
solver-missing = Ikke løst her: det kræver pakken { $package }, som ikke er installeret eller ikke kan hentes ind. Sådan installeres den: python -m pip install { $package }
solver-solving = Løser
solver-preparing = Løseren hentes (første gang oversættes den, og det tager et minut)
solver-proving = Ser efter, om nogen vinder ved at spille anderledes
solver-plain = Intet er oversat her: der er ingen oversætter, så alt kører som almindelig Python. Tilvalget «fast» bringer en (numba og scipy).
solver-prepared = Klar efter { $seconds } sekunder. Fra nu af bliver alt oversat kun hentet.
solver-seat = Plads
solver-opener = 1, begynder
solver-other = { $seat }
solver-worth-chance = Chance for at vinde
solver-worth-lives = Liv foran
solver-worth-points = Point foran
solver-worth-kept = Chance for ikke at ryge ud
solver-worth-payoff = Udbetaling: den, der ryger ud, betaler 1, resten deler
solver-deviation = Ingen vinder mere end { $gain } ved at spille anderledes.
solver-took = Løst på { $seconds } sekunder.
solver-read = Læst på { $seconds } sekunder; det var løst før.
solver-endless = Spillet sådan kan et spil vare evigt: et tog mere end { $turns } meldinger.
exploit-title = Det bedste svar på en robot, ved et bord med to
exploit-weighing = Vejer { $bot }
exploit-bot = Robot
exploit-opening = Runder, det vinder, når det begynder
exploit-following = … når robotten begynder
exploit-game = Et helt spil er værd
exploit-tried = Spillet
exploit-line = Mod { $bot }: vinder { $opening } af de runder, det begynder, og { $following } af dem, robotten begynder; et helt spil er { $game } værd; spillet: { $tried }
exploit-known-line = { $seats } ved bordet, alle de andre { $bot }: den, der kender dem, tabte { $lost } af { $rounds } runder. Blandt sine lige taber { $bot } { $fair }.
exploit-refused-rules = Bedste svar vejes ikke, hvor terninger må sendes uset videre (undtagen for robotter, der aldrig gør det), eller i et spil med pulje, hvor man må give op over for den højeste melding. Lad blind_pass være fra; i et spil med pulje skal top_claim være must_doubt.
exploit-refused-bot = { $given } siger ikke, hvor sandsynligt hvert træk er, så dens bedste svar kan ikke vejes.
exploit-mia-title = Hvad et bedste svar vinder ved et bord med { $seats }, hvor alle de andre er robotten: { $fair } ville være retfærdigt
exploit-mia-lot = Spil, det vinder, når lodtrækning afgør, hvem der begynder
exploit-mia-opens = når det begynder
exploit-mia-place = som nummer { $place }
exploit-mia-line = Mod { $bot } vinder det { $lot } af spillene, når lodtrækning afgør, hvem der begynder ({ $places })
exploit-refused-mia-bot = Bedste svar ved Meyer vejes kun for { $allowed }, ikke for { $given }.
exploit-refused-mia-games = Ved Meyer er tallene nøjagtige, og der spilles ingen spil: udelad --games.
exploit-refused-mia-winners = Ved Meyer vejes et bedste svar, hvor én vinder og alle andre taber: sæt scoring til lives, og med flere end to ved bordet ends_when til last_standing.
exploit-refused-mia-repeats = Ved Meyer vejes et bedste svar, hvor intet kommer igen: announce til higher, joker_32 uden skål, life_reroll til off.
solver-refused-game = { $game } er ikke løst. Løst her: { $allowed }.
solver-title = { $game } løst, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}, { $span ->
    [round] en enkelt runde
   *[match] hele spillet
}
exploit-refused-game = Bedste svar vejes kun for { $allowed }, ikke for { $game }.
