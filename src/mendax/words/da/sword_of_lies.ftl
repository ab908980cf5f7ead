# Ord om Løgnens sværd. Spillerne er $seat, $of, $to, $by; kort nævnes med $place, talt fra venstre.
sword-of-lies-title = Løgnens sværd

## Husregler
sword-of-lies-option-cards = Kort
sword-of-lies-option-cards-help = Hvor mange kort hver spiller får.
sword-of-lies-option-lowest-rank = Laveste kort
sword-of-lies-option-lowest-rank-help = Den laveste værdi i kortene: 2 er et fuldt spil på 52, 6 et på 36; 11 er knægten, 13 kongen.
sword-of-lies-option-decks = Antal spil kort
sword-of-lies-option-decks-help = Hvor mange spil kort der blandes sammen; der tages flere, hvis spillerne har brug for dem.
sword-of-lies-option-min-buy-in = Indkøb
sword-of-lies-option-min-buy-in-help = Hvor mange jetoner man mindst sætter sig med; ved et nyt bord begynder alle med så mange.
sword-of-lies-option-max-buy-in = Højeste indkøb
sword-of-lies-option-max-buy-in-help = Hvor mange jetoner man højst sætter sig med, medmindre nogen ved bordet har flere; 0: fem gange det mindste.
sword-of-lies-option-rebuys = Købe igen
sword-of-lies-option-rebuys-help = Om man må købe jetoner, når man har spillet. Hvis ikke, er den, der ikke kan betale blind og ante, ude, til én har det hele.
sword-of-lies-option-trade-limit = Handler
sword-of-lies-option-trade-limit-help = Hvor mange handler en spiller må begynde i et spil; 0: lige så mange, som der er kort i en række.
sword-of-lies-option-limit = Grænse
sword-of-lies-option-limit-help = Hvor meget der må satses på én gang.
sword-of-lies-option-limit-no-limit = uden grænse: alt, du har
sword-of-lies-option-limit-pot-limit = puljen: højst det, der ligger i den
sword-of-lies-option-limit-fixed-limit = faste indsatser: én big blind, to fra tredje runde
sword-of-lies-option-big-blind = Big blind
sword-of-lies-option-big-blind-help = Hvad den, der har alle kort mærket, lægger; også den mindste indsats.
sword-of-lies-option-small-blind = Small blind
sword-of-lies-option-small-blind-help = Hvad spilleren til venstre for big blind lægger; 0 er ingen.
sword-of-lies-option-ante = Ante
sword-of-lies-option-ante-help = Hvad alle lægger, før der satses; 0 er ingen.
sword-of-lies-option-fixed-raises = Indsatser i en runde
sword-of-lies-option-fixed-raises-help = Hvor mange gange der må satses og hæves i en runde med faste indsatser; big blind er den første.
sword-of-lies-option-rake = Rake
sword-of-lies-option-rake-help = Hvor mange procent af hver pulje huset beholder.
sword-of-lies-option-rake-cap = Højeste rake
sword-of-lies-option-rake-cap-help = Hvad huset højst beholder af ét spil; 0 er uden grænse.
sword-of-lies-option-dealer-button = Dealerknap
sword-of-lies-option-dealer-button-help = Vis en knap, der flytter fra spil til spil; den ændrer intet.
sword-of-lies-option-reveal = Vise kort frem
sword-of-lies-option-reveal-help = Om kortene vises frem ét efter ét eller alle på én gang.
sword-of-lies-option-reveal-in-turn = efter tur, fra big blind
sword-of-lies-option-reveal-simultaneous = valgt i hemmelighed, åbnet samtidig
sword-of-lies-option-fold-cards = Foldede kort
sword-of-lies-option-fold-cards-help = Hvad der sker med kortene, når en spiller folder.
sword-of-lies-option-fold-cards-face-down = vendt nedad: ingen af dem giver sværd mere
sword-of-lies-option-fold-cards-face-up = vendt opad: de giver stadig de sværd, de skal
sword-of-lies-option-may-hold = Holde igen
sword-of-lies-option-may-hold-help = Om man må lade være med at angribe; en runde, hvor alle holder igen, slutter krigen.
sword-of-lies-option-any-target = Frit mål
sword-of-lies-option-any-target-help = Sværdene i et dobbelt angreb må ramme ethvert kort på bordet, også ens egne.
sword-of-lies-option-triple-attack = Tredobbelt angreb
sword-of-lies-option-triple-attack-help = Med ét kort tilbage: slå til med tre sværd uden at betale, én gang i et spil.
sword-of-lies-option-hard-shields = Hårde skjolde
sword-of-lies-option-hard-shields-help = Et skjold falder kun for to sværd på én gang; færre gør intet.
sword-of-lies-option-shield-side = Skjoldets side
sword-of-lies-option-shield-side-help = I stedet for fire sværd bestemmer den, der først satsede højest, hvilken side der er skjoldet.
sword-of-lies-option-deals = Aftaler
sword-of-lies-option-deals-help = Hvor mange aftaler en spiller må foreslå før hver krigsrunde.
sword-of-lies-option-negotiation-clock = Tid til at forhandle
sword-of-lies-option-negotiation-clock-help = Sekunder, som alle har tilsammen før hver krigsrunde; 0 er uden grænse.
sword-of-lies-option-turn-clock = Tid til et træk
sword-of-lies-option-turn-clock-help = Sekunder til hver beslutning, før huset spiller for en, der er væk; 0 er uden grænse.

## Regelsæt
sword-of-lies-preset-house = Husregler
sword-of-lies-preset-house-help = Fire kort, faste indsatser og en ante på en tiendedel af stakken: en pulje, der er en krig værd.
sword-of-lies-preset-first-evening = Første aften
sword-of-lies-preset-first-evening-help = Tre kort, små faste indsatser og ingen aftaler: der er ikke langt til krigen.
sword-of-lies-preset-no-limit = Uden grænse
sword-of-lies-preset-no-limit-help = En big blind på to, ingen ante, og alt, du har, når som helst: et spil om nerver, der oftest er slut før krigen.
sword-of-lies-preset-quick = Hurtigt
sword-of-lies-preset-quick-help = Tre kort og små stakke.
sword-of-lies-preset-last-one = Til én har det hele
sword-of-lies-preset-last-one-help = Som huset spiller, men ingen køber igen: den, der ikke kan betale, er ude.
sword-of-lies-preset-limit = Med grænse
sword-of-lies-preset-limit-help = Faste indsatser og en small blind.
sword-of-lies-preset-open-folds = Folde åbent
sword-of-lies-preset-open-folds-help = Foldede kort ligger åbent, alle viser kort samtidig, og der satses højst puljen.
sword-of-lies-preset-siege = Belejring
sword-of-lies-preset-siege-help = Hårde skjolde, tredobbelte angreb, og ingen behøver at angribe.
sword-of-lies-preset-struck-out = Overstreget
sword-of-lies-preset-struck-out-help = Med de regler, som opfinderen stregede ud: det tredobbelte angreb og valget af skjoldets side.
sword-of-lies-preset-casino = Kasino
sword-of-lies-preset-casino-help = Small blind, ante, dealerknap og en rake på fem procent.

## Kort, mærker, ting
sword-of-lies-colour-red = rød
sword-of-lies-colour-black = sort
sword-of-lies-place = { $place ->
    [1] det første kort fra venstre
    [2] det andet kort fra venstre
    [3] det tredje kort fra venstre
    [4] det fjerde kort fra venstre
    [5] det femte kort fra venstre
    [6] det sjette kort fra venstre
    [7] det syvende kort fra venstre
    [8] det ottende kort fra venstre
   *[other] kort { $place } fra venstre
}
sword-of-lies-card = { $owner }: { $place }
sword-of-lies-order-paid = { $aims }; prisen er { $place }
sword-of-lies-quoted = “{ $words }”
sword-of-lies-mark = { $believed ->
    [yes] { $by } hørte “{ $named }” og troede på det
   *[no] { $by } hørte “{ $named }” og troede ikke på det
}
sword-of-lies-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}
sword-of-lies-swords = { $swords ->
    [one] { $swords } sværd
   *[other] { $swords } sværd
}
sword-of-lies-lives = { $lives ->
    [one] { $lives } liv
   *[other] { $lives } liv
}
sword-of-lies-armed-with = { $swords ->
    [one] { $swords } sværd
   *[other] { $swords } sværd
}{ $bold ->
    [yes] , inklusive dem for den højeste indsats
   *[no] { "" }
}
sword-of-lies-armed-nobody = Ingen har sværd
sword-of-lies-shield = skjold
sword-of-lies-main-pot = Hovedpulje
sword-of-lies-side-pot = Sidepulje { $number }
sword-of-lies-side-face-down = vendt nedad
sword-of-lies-side-face-up = vendt opad
sword-of-lies-pledge-nothing = intet
sword-of-lies-pledge-spare = ikke at angribe den anden
sword-of-lies-pledge-strike = at angribe { $seat }

## Faser
sword-of-lies-phase-deal = Kortene deles ud
sword-of-lies-phase-determining = Hvem begynder?
sword-of-lies-phase-castling = Rokade: byt eller udspørg
sword-of-lies-phase-asked = Tilbud om handel
sword-of-lies-phase-priced = En pris er nævnt
sword-of-lies-phase-questioned = Rød eller sort?
sword-of-lies-phase-verdict = Troet eller ej?
sword-of-lies-phase-betting = Indsatser
sword-of-lies-phase-reveal = Kort vises frem
sword-of-lies-phase-side = Hvilken side er skjoldet?
sword-of-lies-phase-negotiation = Forhandling
sword-of-lies-phase-orders = Ordrer skrives
sword-of-lies-phase-over = Spillet er slut

## Træk
sword-of-lies-action-offer-trade = Tilbyd en handel
sword-of-lies-action-agree = Sig ja
sword-of-lies-action-refuse = Sig nej
sword-of-lies-action-name-price = Nævn en pris
sword-of-lies-action-pay = Betal
sword-of-lies-action-withdraw = Lad være
sword-of-lies-action-interrogate = Udspørg
sword-of-lies-action-name-colour = Sig { $colour }
sword-of-lies-action-believe = Det tror jeg
sword-of-lies-action-disbelieve = Det tror jeg ikke
sword-of-lies-action-skip = Spring over
sword-of-lies-action-fold = Fold
sword-of-lies-action-check = Check
sword-of-lies-action-call = Gå med
sword-of-lies-action-bet = Sats { $to }
sword-of-lies-action-raise = Hæv til { $to }
sword-of-lies-action-all-in = All-in
sword-of-lies-action-reveal = Vis frem
sword-of-lies-action-choose-side = Skjoldet: { $side }
sword-of-lies-action-propose-deal = Foreslå en aftale
sword-of-lies-action-sign-deal = Underskriv
sword-of-lies-action-decline-deal = Afvis
sword-of-lies-action-ready = Klar
sword-of-lies-action-strike = Angrib
sword-of-lies-action-strike-twice = Dobbelt angreb
sword-of-lies-action-strike-thrice = Tredobbelt angreb
sword-of-lies-action-hold = Hold igen
sword-of-lies-action-deal = Del { $face } ud
sword-of-lies-action-turn-up = Vend { $face } op
sword-of-lies-action-draw-lot = Træk lod

## Hændelser
sword-of-lies-event-dealt = { $seat } får et kort.
sword-of-lies-event-saw = Dit kort er { $face }.
sword-of-lies-event-turned-up = { $seat } trækker { $face }.
sword-of-lies-event-tied = { $shuffled ->
    [yes] Lige højt: { $seats }. Der blandes og trækkes igen.
   *[no] Lige højt: { $seats }. Der trækkes igen.
}
sword-of-lies-event-lot-drawn = Lige højt igen: { $seats }. Loddet falder på { $seat }.
sword-of-lies-event-castling-began = { $seat } begynder.
sword-of-lies-event-trade-offered = { $chips ->
    [0] { $seat } tilbyder { $of } en handel: { $own } mod { $theirs }.
    [one] { $seat } tilbyder { $of } en handel: { $own } og { $chips } jeton mod { $theirs }.
   *[other] { $seat } tilbyder { $of } en handel: { $own } og { $chips } jetoner mod { $theirs }.
}
sword-of-lies-event-trade-refused = { $seat } siger nej.
sword-of-lies-event-price-named = { $seat } nævner en pris: { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}. { $words }
sword-of-lies-event-trade-withdrawn = { $seat } vil ikke betale det.
sword-of-lies-event-cards-swapped = { $chips ->
    [0] { $seat } bytter kort med { $of }.
   *[other] { $seat } bytter kort med { $of } og betaler { $chips }.
}
sword-of-lies-event-favour-promised = { $seat } skylder { $to }: “{ $words }”.
sword-of-lies-event-interrogated = { $seat } spørger { $of } om { $place }.
sword-of-lies-event-colour-named = { $seat }: “{ $colour }”.
sword-of-lies-event-card-marked = { $believed ->
    [yes] { $by } tror på { $of }: “{ $named }”. Kortet er mærket.
   *[no] { $by } tror ikke på { $of }: “{ $named }”. Kortet er mærket.
}
sword-of-lies-event-skipped = { $seat } springer over.
sword-of-lies-event-castling-ended = Alle kort hos { $seat } er mærket: { $seat } er big blind.
sword-of-lies-event-posted = { $what ->
    [ante] { $seat } lægger { $chips } i ante.
    [small_blind] { $seat } lægger small blind, { $chips }.
   *[big_blind] { $seat } lægger big blind, { $chips }.
}
sword-of-lies-event-betting-began = Indsatsrunde { $number }: { $seat } begynder.
sword-of-lies-event-folded = { $seat } folder.
sword-of-lies-event-checked = { $seat } checker.
sword-of-lies-event-called = { $seat } går med for { $chips }.
sword-of-lies-event-bet-made = { $seat } satser { $to }.
sword-of-lies-event-raised = { $seat } hæver til { $to }.
sword-of-lies-event-went-all-in = { $seat } går all-in med { $chips }.
sword-of-lies-event-returned = Ingen gik med til { $chips }: de går tilbage til { $seat }.
sword-of-lies-event-pots-formed = I puljerne: { $pots }.
sword-of-lies-event-reveals-began = Fremvisning { $number }: alle viser et kort.
sword-of-lies-event-card-chosen = { $seat } har valgt et kort.
sword-of-lies-event-chose = Du vil vise { $place }.
sword-of-lies-event-revealed = { $side ->
    [face_down] { $seat } viser { $face }: et skjold.
   *[face_up] { $seat } viser { $face }.
}
sword-of-lies-event-folded-open = { $seat } foldede { $face }.
sword-of-lies-event-sword-won = { $seat } læste { $of } rigtigt: et sværd.
sword-of-lies-event-sword-lost = Med kortene fra { $of } mister { $seat } et sværd.
sword-of-lies-event-armed = Til våben! Sværdene fordobles. { $swords }.
sword-of-lies-event-side-chosen = Valgt af { $seat }: skjoldet er { $side ->
    [face_up] vendt opad
   *[face_down] vendt nedad
}.
sword-of-lies-event-negotiation-began = Forhandling før krigsrunde { $number }.
sword-of-lies-event-deal-proposed = { $seat } foreslår aftale { $number } til { $to }. Tilbyder: { $mine }. Til gengæld: { $yours }. { $words }
sword-of-lies-event-whispered = { $seat } hvisker en aftale til { $to }.
sword-of-lies-event-whisper-ended = Hvisket aftale { $number } er lukket.
sword-of-lies-event-deal-signed = { $seat } underskriver aftale { $number }.
sword-of-lies-event-deal-declined = { $seat } afviser aftale { $number }.
sword-of-lies-event-deal-lapsed = Aftale { $number } bortfalder: intet svar til { $seat } fra { $to }.
sword-of-lies-event-chips-paid = { $seat } betaler { $to } { $chips }.
sword-of-lies-event-got-ready = { $seat } er klar.
sword-of-lies-event-war-round-began = Krigsrunde { $number }: ordrer skrives.
sword-of-lies-event-order-sealed = { $seat } har forseglet en ordre.
sword-of-lies-event-wrote-order = Din ordre er forseglet.
sword-of-lies-event-order-opened = Ordren fra { $seat }: { $order }.
sword-of-lies-event-card-hit = { $lives ->
    [0] Hos { $seat }: { $place } falder.
    [one] Hos { $seat }: { $place } er ramt; { $lives } liv tilbage.
   *[other] Hos { $seat }: { $place } holder; { $lives } liv.
}
sword-of-lies-event-whisper-judged = Hvisket aftale { $number }: { $seat } – { $mine ->
        [kept] løftet holdt
        [broken] løftet brudt
       *[open] intet at bedømme
    }; { $to } – { $yours ->
        [kept] løftet holdt
        [broken] løftet brudt
       *[open] intet at bedømme
    }.
sword-of-lies-event-promise-kept = { $seat } holder løftet til { $to }.
sword-of-lies-event-promise-broken = { $seat } bryder løftet til { $to }!
sword-of-lies-event-pot-won = { $pot } deles ud: { $chips }.
sword-of-lies-event-game-ended = Spillet er slut.

## Hvordan et spil slutter
sword-end-war = Krigen er slut: flest liv vinder.
sword-end-folds = Alle de andre foldede.

## Grunde
sword-refused-over = Spillet er slut.
sword-refused-cards-falling = Kortene deles stadig ud; ingen kan gøre noget, før de ligger.
sword-refused-not-your-turn = Det er ikke din tur: nu er det plads { $seat }.
sword-refused-not-now = { $phase ->
    [castling] Det kan ikke gøres nu: det er dit træk i rokaden. Udspørg, byt eller spring over.
    [asked] Det kan ikke gøres nu: svar på handlen. Sig ja, sig nej, eller nævn en pris.
    [priced] Det kan ikke gøres nu: betal den nævnte pris, eller lad være.
    [questioned] Det kan ikke gøres nu: sig, hvilken farve dit kort har, rød eller sort.
    [verdict] Det kan ikke gøres nu: sig, om du tror på den nævnte farve.
    [betting] Det kan ikke gøres nu: det er tid til indsatser. Fold, check, gå med, sats, hæv, eller gå all-in.
    [reveal] Det kan ikke gøres nu: vis et af dine kort frem.
    [side] Det kan ikke gøres nu: sig, hvilken side der er skjoldet.
    [negotiation] Det kan ikke gøres nu, under forhandlingen: foreslå aftaler, svar på dem, eller vær klar.
    [orders] Det kan ikke gøres nu: skriv din ordre til krigsrunden.
   *[other] Det kan ikke gøres nu.
}
sword-refused-nothing-to-do = Du har gjort dit; de andre er ikke færdige.
sword-refused-folded = Du har foldet: du er ude til næste spil.
sword-refused-value = “{ $given }” duer ikke her. Tilladt: { $allowed }.
sword-refused-card = { $field ->
    [own] Du har intet kort { $given } at give.
    [theirs] Der er intet kort { $given } i den række at bytte sig til.
    [price] Dit kort { $given } kan ikke betale livet.
   *[place] Kort { $given } kan ikke vælges nu.
} Talt fra venstre er der: { $allowed }.
sword-refused-player = Spiller { $given } kan ikke vælges til det. Du kan vælge: { $allowed }.
sword-refused-target = “{ $given }” er intet kort, du kan angribe. Tilladt er disse spilleres kort, talt fra venstre: { $allowed }.
sword-refused-chips = { $given } jetoner duer ikke. Tilladt: { $allowed }.
sword-refused-amount = { $given } duer ikke: i denne runde kan din indsats komme op på { $allowed } jetoner{ $all_in ->
    [yes] , eller også går du all-in
   *[no] { "" }
}.
sword-refused-paid = { $given } jetoner kan ikke skifte hænder. Du kan betale op til { $pay } eller bede om op til { $ask } (skrevet som −{ $ask }).
sword-refused-pledge = “{ $given }” kan ikke loves. Løfter er “nothing” (intet), “spare” (ikke at angribe den anden) eller et angreb på en spiller, der har kort: { $allowed }.
sword-refused-words = { $given ->
    [0] Sig med ord, hvad du vil have, op til { $allowed } tegn.
   *[other] Det er for langt ({ $given } tegn): højst { $allowed } er tilladt.
}
sword-refused-trade-limit = Ikke flere handler: man må begynde { $allowed } i et spil.
sword-refused-skip = Alle de andre har lige sprunget over: byt, eller udspørg.
sword-refused-check = Der er satset: det koster { $chips } at gå med, eller fold.
sword-refused-call-nothing = Der er intet at gå med til: check, eller sats.
sword-refused-call-all-in = At gå med koster { $chips }, og det er alt, du har: sig “all-in”.
sword-refused-bet-or-raise = { $level ->
    [0] Ingen har satset endnu: det er at satse, ikke at hæve.
   *[other] Der er allerede satset { $level }: det er at hæve, ikke at satse.
}
sword-refused-only-all-in = Du har { $chips }: det rækker ikke til at hæve fuldt ud, men du må gå all-in.
sword-refused-not-reopened = Du har allerede valgt, og { $chips } mere er ikke nok til, at du må hæve igen; det kræver { $full }. Gå med, eller fold.
sword-refused-raises = Der kan ikke hæves mere: en runde har { $allowed } indsatser med denne grænse.
sword-refused-over-limit = Grænsen er { $allowed } nu: all-in ville være mere.
sword-refused-nobody-to-call = Ingen kunne gå med, hvis du hævede: alle de andre er all-in.
sword-refused-ready = Du har sagt, at du er klar.
sword-refused-deals = Ikke flere aftaler: man må foreslå { $allowed } før en krigsrunde.
sword-refused-deal-open = Alle mangler endnu at svare på et forslag fra dig.
sword-refused-deal-too-dear = Den, der skal betale, har ikke de jetoner mere.
sword-refused-no-deal = Ingen aftale venter på dit svar.
sword-refused-no-such-deal = Ingen aftale { $given } venter på dit svar. Der venter: { $allowed }.
sword-refused-hold = Den, der kan angribe, skal: efter dette bords regler holder ingen igen.
sword-refused-swords = Det kræver { $needed } sværd; du har { $swords }.
sword-refused-no-triple = Der er intet tredobbelt angreb ved dette bord.
sword-refused-triple = Det tredobbelte angreb er til det sidste kort, og én gang i et spil.
sword-refused-buy-in = Plads { $seat }: { $given } jetoner er for få; der skal { $allowed } til.
sword-contradiction-too-much = { $given } er for meget ({ $options }). Tilladt: { $allowed }.
sword-contradiction-too-little = { $given } er for lidt ({ $options }). Tilladt: { $allowed }.
