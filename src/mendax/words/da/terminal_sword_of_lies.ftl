# Ord om Løgnens sværd i terminalen. Pladser og kort skrives med nummer, fra 1.
## Du
terminal-sword-of-lies-you = dig
terminal-sword-of-lies-you-turned-up = Du trækker { $face }.
terminal-sword-of-lies-you-castling-began = Du begynder.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] Du tilbyder { $of } en handel: { $own } mod { $theirs }.
    [one] Du tilbyder { $of } en handel: { $own } og { $chips } jeton mod { $theirs }.
   *[other] Du tilbyder { $of } en handel: { $own } og { $chips } jetoner mod { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = Du siger nej.
terminal-sword-of-lies-you-price-named = Du nævner en pris: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}. { $words }
terminal-sword-of-lies-you-trade-withdrawn = Du vil ikke betale det.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] Du bytter kort med { $of }.
   *[other] Du bytter kort med { $of } og betaler { $chips }.
}
terminal-sword-of-lies-you-favour-promised = Du skylder { $to }: “{ $words }”.
terminal-sword-of-lies-you-interrogated = Du spørger { $of } om { $place }.
terminal-sword-of-lies-you-colour-named = Du: “{ $colour }”.
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] Du tror på { $of }: “{ $named }”. Kortet er mærket.
   *[no] Du tror ikke på { $of }: “{ $named }”. Kortet er mærket.
}
terminal-sword-of-lies-you-skipped = Du springer over.
terminal-sword-of-lies-you-castling-ended = Alle dine kort er mærket: du er big blind.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] Du lægger { $chips } i ante.
    [small_blind] Du lægger small blind, { $chips }.
   *[big_blind] Du lægger big blind, { $chips }.
}
terminal-sword-of-lies-you-betting-began = Indsatsrunde { $number }: du begynder.
terminal-sword-of-lies-you-folded = Du folder.
terminal-sword-of-lies-you-checked = Du checker.
terminal-sword-of-lies-you-called = Du går med for { $chips }.
terminal-sword-of-lies-you-bet-made = Du satser { $to }.
terminal-sword-of-lies-you-raised = Du hæver til { $to }.
terminal-sword-of-lies-you-went-all-in = Du går all-in med { $chips }.
terminal-sword-of-lies-you-card-chosen = Du har valgt et kort.
terminal-sword-of-lies-you-revealed = { $side ->
    [face_down] Du viser { $face }: et skjold.
   *[face_up] Du viser { $face }.
}
terminal-sword-of-lies-you-folded-open = Du foldede { $face }.
terminal-sword-of-lies-you-sword-won = Du læste { $of } rigtigt: et sværd.
terminal-sword-of-lies-you-sword-lost = Med kortene fra { $of } mister du et sværd.
terminal-sword-of-lies-you-deal-proposed = Du foreslår aftale { $number } til { $to }. Du tilbyder: { $mine }. Til gengæld: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = Du hvisker en aftale til { $to }.
terminal-sword-of-lies-you-deal-signed = Du underskriver aftale { $number }.
terminal-sword-of-lies-you-deal-declined = Du afviser aftale { $number }.
terminal-sword-of-lies-you-chips-paid = Du betaler { $to } { $chips }.
terminal-sword-of-lies-you-got-ready = Du er klar.
terminal-sword-of-lies-you-order-sealed = Du har forseglet en ordre.
terminal-sword-of-lies-you-order-opened = Din ordre: { $order }.
terminal-sword-of-lies-you-promise-kept = Du holder løftet til { $to }.
terminal-sword-of-lies-you-promise-broken = Du bryder løftet til { $to }!

## Bordet
terminal-sword-of-lies-unknown = vendt nedad
terminal-sword-of-lies-folded = har foldet
terminal-sword-of-lies-no-cards = ingen kort
terminal-sword-of-lies-bet = har satset { $chips }
terminal-sword-of-lies-blind = big blind
terminal-sword-of-lies-boldest = højeste indsats indtil nu: { $chips }
terminal-sword-of-lies-will-shield = bliver et skjold
terminal-sword-of-lies-will-sword = bliver et sværd til №{ $number }
terminal-sword-of-lies-will-nothing = intet sværd: №{ $number } har foldet
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number } hørte “{ $colour }”, troet
   *[no] №{ $number } hørte “{ $colour }”, ikke troet
}
terminal-sword-of-lies-short-red = rød
terminal-sword-of-lies-short-black = sort
terminal-sword-of-lies-your-cards = Dine kort
terminal-sword-of-lies-you-have = Dine kort: { $cards }.
terminal-sword-of-lies-deals = Aftaler, der venter på dit svar:

## Spørgsmål
terminal-sword-of-lies-ask-castling = Dit træk: udspørg, eller byt.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } tilbyder { $own } mod { $theirs } hos dig.
    [one] { $seat } tilbyder { $own } og { $chips } jeton mod { $theirs } hos dig.
   *[other] { $seat } tilbyder { $own } og { $chips } jetoner mod { $theirs } hos dig.
} Siger du ja?
terminal-sword-of-lies-ask-priced = { $of } vil have { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
} for { $theirs }. { $words } Betaler du?
terminal-sword-of-lies-ask-questioned = { $seat } spørger om { $place }: rød eller sort?
terminal-sword-of-lies-ask-verdict = { $of } siger “{ $colour }” om { $place }. Tror du på det?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Det koster intet at blive. Hvad gør du?
   *[other] Det koster { $chips } at gå med. Hvad gør du?
}
terminal-sword-of-lies-ask-reveal = Hvilket kort viser du frem?
terminal-sword-of-lies-ask-side = Hvilken side er skjoldet?
terminal-sword-of-lies-ask-negotiation = Krigsrunde { $round }: forhandl, eller sig, at du er klar. Du har { $swords }.
terminal-sword-of-lies-ask-orders = Krigsrunde { $round }: skriv din ordre. Du har { $swords }.

## Hvad mærker bliver til, og hvad angreb koster
terminal-sword-of-lies-do-odds = hvad mærker og angreb gør
terminal-sword-of-lies-marks-title = Hvad et mærket kort bliver til, når det vises frem
terminal-sword-of-lies-marks-told = Var den nævnte farve sand?
terminal-sword-of-lies-marks-believed = Hvad sagde den, der spurgte?
terminal-sword-of-lies-marks-becomes = Så er kortet …
terminal-sword-of-lies-marks-truth = sand
terminal-sword-of-lies-marks-lie = en løgn
terminal-sword-of-lies-marks-sword = et sværd til den, der spurgte
terminal-sword-of-lies-marks-shield = et skjold: vendt nedad, to liv
terminal-sword-of-lies-marks-line = { $told }, “{ $said }”: { $becomes }
terminal-sword-of-lies-marks-drawn = Under et kort står, hvem der spurgte, hvilken farve der blev nævnt, og ✓, hvis den blev troet, ✗, hvis ikke.
terminal-sword-of-lies-attack-standard = Angreb: ét sværd tager ét liv fra ét kort.
terminal-sword-of-lies-attack-double = Dobbelt angreb: to sværd, hvert mod et kort efter eget valg; det koster et liv fra ét af dine kort.
terminal-sword-of-lies-attack-triple = Tredobbelt angreb: tre sværd med dit sidste kort, én gang i et spil.

## Hvad der kan skrives
terminal-sword-of-lies-type-nothing = intet 0 -
terminal-sword-of-lies-type-spare = fred skån
terminal-sword-of-lies-type-red = rød rødt r
terminal-sword-of-lies-type-black = sort s
terminal-sword-of-lies-type-face-down = nedad ned
terminal-sword-of-lies-type-face-up = opad op
terminal-words-interrogate = u udspørg spørg
terminal-words-offer-trade = t tilbyd handel byt
terminal-words-skip = s spring-over spring
terminal-words-agree = j ja
terminal-words-refuse = n nej
terminal-words-name-price = p pris
terminal-words-pay = b betal ja j
terminal-words-withdraw = n nej lad-være
terminal-words-name-colour = f farve
terminal-words-disbelieve = n nej tvivl
terminal-words-fold = f fold
terminal-words-check = k check
terminal-words-call = m gå-med med
terminal-words-bet = s sats
terminal-words-raise = h hæv
terminal-words-all-in = a all-in alt
terminal-words-reveal = v vis
terminal-words-choose-side = v vælg
terminal-words-propose-deal = a aftale
terminal-words-sign-deal = u underskriv
terminal-words-decline-deal = x afvis
terminal-words-ready = k klar
terminal-words-strike = a angrib
terminal-words-strike-twice = d dobbelt
terminal-words-strike-thrice = t tredobbelt
terminal-words-hold = h hold-igen
terminal-usage-interrogate = PLADS KORT
terminal-usage-offer-trade = MIT PLADS DERES (JETONER)
terminal-usage-name-price = JETONER (TJENESTE)
terminal-usage-propose-deal = PLADS JETONER (MIT-LØFTE) (DERES-LØFTE) (ORD)
terminal-usage-strike-twice = PLADS-KORT PLADS-KORT PRIS
terminal-usage-strike-thrice = PLADS-KORT PLADS-KORT PLADS-KORT
terminal-sword-of-lies-do-interrogate = spørg en spiller om et kort
terminal-sword-of-lies-do-offer-trade = tilbyd en handel: mit kort, plads, den andens kort, jetoner oveni
terminal-sword-of-lies-do-skip = lad turen gå
terminal-sword-of-lies-do-agree = byt
terminal-sword-of-lies-do-refuse = sig nej
terminal-sword-of-lies-do-name-price = nævn en pris: jetoner, og en tjeneste med ord, hvis du vil
terminal-sword-of-lies-do-pay = betal, og byt
terminal-sword-of-lies-do-withdraw = lad være med at betale
terminal-sword-of-lies-do-name-colour = nævn en farve: sand eller ej
terminal-sword-of-lies-do-believe = tro på det
terminal-sword-of-lies-do-disbelieve = tro ikke på det
terminal-sword-of-lies-do-fold = fold
terminal-sword-of-lies-do-check = check
terminal-sword-of-lies-do-call = gå med
terminal-sword-of-lies-do-bet = sats så mange jetoner
terminal-sword-of-lies-do-raise = hæv til så mange jetoner
terminal-sword-of-lies-do-all-in = gå all-in
terminal-sword-of-lies-do-reveal = vis et kort frem
terminal-sword-of-lies-do-choose-side = vælg skjoldets side
terminal-sword-of-lies-do-propose-deal = foreslå en aftale: jetoner (negative: den anden betaler), løfter: intet, fred eller en plads at angribe (! efter ordet: privat)
terminal-sword-of-lies-do-sign-deal = underskriv aftalen med det nummer
terminal-sword-of-lies-do-decline-deal = afvis den
terminal-sword-of-lies-do-ready = klar til krig
terminal-sword-of-lies-do-strike = angrib ét kort: plads-kort
terminal-sword-of-lies-do-strike-twice = dobbelt angreb: to mål og dit kort, der betaler
terminal-sword-of-lies-do-strike-thrice = tredobbelt angreb: tre mål
terminal-sword-of-lies-do-hold = hold igen
