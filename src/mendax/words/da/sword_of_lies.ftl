# Sword of Lies. Players are $seat, $of, $to, $by, $other; $place counts cards from the left.
sword-of-lies-title = Løgnens sværd

## House rules
sword-of-lies-option-cards = Kort
sword-of-lies-option-cards-help = Hvor mange kort hver spiller får.
sword-of-lies-option-cards-also = hånd dele ud
sword-of-lies-option-lowest-rank = Laveste kort
sword-of-lies-option-lowest-rank-help = Den laveste værdi i kortene: 2 er et fuldt spil på 52, 6 et på 36; 11 er knægten, 13 kongen.
sword-of-lies-option-decks = Antal spil kort
sword-of-lies-option-decks-help = Hvor mange spil kort der blandes sammen; der tages flere, hvis spillerne har brug for dem.
sword-of-lies-option-min-buy-in = Indkøb
sword-of-lies-option-min-buy-in-help = Hvor mange jetoner man mindst sætter sig med; ved et nyt bord begynder alle med så mange.
sword-of-lies-option-min-buy-in-also = jetoner penge stak start
sword-of-lies-option-max-buy-in = Højeste indkøb
sword-of-lies-option-max-buy-in-help = Hvor mange jetoner man højst sætter sig med, medmindre nogen ved bordet har flere; 0: fem gange det mindste.
sword-of-lies-option-max-buy-in-0 = fem gange det mindste
sword-of-lies-option-rebuys = Købe igen
sword-of-lies-option-rebuys-help = Om man må købe jetoner, når man har spillet. Hvis ikke, er den, der ikke kan betale blind og ante, ude, til færre end tre kan spille.
sword-of-lies-option-rebuys-also = jetoner fallit igen genkøb
sword-of-lies-option-trade-limit = Handler
sword-of-lies-option-trade-limit-help = Hvor mange handler en spiller må begynde i et spil; 0: lige så mange, som der er kort i en række.
sword-of-lies-option-trade-limit-0 = lige så mange, som der er kort i en række
sword-of-lies-option-limit = Grænse
sword-of-lies-option-limit-help = Hvor meget der må satses på én gang.
sword-of-lies-option-limit-no-limit = uden grænse: alt, du har
sword-of-lies-option-limit-pot-limit = puljen: højst det, der ligger i den
sword-of-lies-option-limit-fixed-limit = faste indsatser: én big blind, to fra tredje runde
sword-of-lies-option-big-blind = Big blind
sword-of-lies-option-big-blind-help = Hvad den, der har alle kort mærket, lægger; også den mindste indsats.
sword-of-lies-option-small-blind = Small blind
sword-of-lies-option-small-blind-help = Hvad spilleren til venstre for big blind lægger; 0 er ingen.
sword-of-lies-option-small-blind-0 = ingen
sword-of-lies-option-ante = Ante
sword-of-lies-option-ante-help = Hvad alle lægger, før der satses; 0 er ingen.
sword-of-lies-option-ante-0 = ingen
sword-of-lies-option-fixed-raises = Indsatser i en runde
sword-of-lies-option-fixed-raises-help = Hvor mange gange der må satses og hæves i en runde med faste indsatser; big blind er den første.
sword-of-lies-option-rake = Rake
sword-of-lies-option-rake-help = Hvor mange procent der tages af hver pulje.
sword-of-lies-option-rake-also = gebyr hus kasino procent
sword-of-lies-option-rake-0 = ingen
sword-of-lies-option-rake-cap = Højeste rake
sword-of-lies-option-rake-cap-help = Hvad der højst tages af ét spil; 0 er uden grænse.
sword-of-lies-option-rake-cap-0 = uden grænse
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
sword-of-lies-option-deals-also = fred løfte forhandle handel
sword-of-lies-option-deals-0 = ingen
sword-of-lies-option-negotiation-clock = Tid til at forhandle
sword-of-lies-option-negotiation-clock-help = Sekunder, som alle har tilsammen før hver krigsrunde; 0 er uden grænse.
sword-of-lies-option-negotiation-clock-0 = uden grænse
sword-of-lies-option-turn-clock = Tid til et træk
sword-of-lies-option-turn-clock-help = Sekunder til hver beslutning, før serveren spiller for en, der er væk; 0 er uden grænse.
sword-of-lies-option-turn-clock-also = ur sekunder tidsgrænse langsom
sword-of-lies-option-turn-clock-0 = uden grænse
sword-of-lies-option-turn-clock-3600 = en time
sword-of-lies-option-turn-clock-86400 = et døgn

## House rules in one sentence
sword-of-lies-ours-cards = { $value } kort til hver
sword-of-lies-ours-lowest-rank = { $value ->
    [11] kort fra knægten og op
    [12] kort fra damen og op
    [13] kun konger og esser
   *[other] kort fra { $value } og op
}
sword-of-lies-ours-decks = { $value ->
    [one] ét spil kort
   *[other] { $value } spil kort
}
sword-of-lies-ours-min-buy-in = indkøb { $value }
sword-of-lies-ours-max-buy-in = { $value ->
    [0] højst fem indkøb
   *[other] højst { $value } jetoner ved starten
}
sword-of-lies-ours-rebuys = { $value ->
    [yes] man må købe igen
   *[no] man må ikke købe igen
}
sword-of-lies-ours-trade-limit = { $value ->
    [0] lige så mange handler som kort
    [one] én handel
   *[other] { $value } handler
}
sword-of-lies-ours-limit = { $value ->
    [pot_limit] højst puljen
    [fixed_limit] faste indsatser
   *[no_limit] uden grænse
}
sword-of-lies-ours-big-blind = big blind { $value }
sword-of-lies-ours-small-blind = { $value ->
    [0] ingen small blind
   *[other] small blind { $value }
}
sword-of-lies-ours-ante = { $value ->
    [0] ingen ante
   *[other] ante { $value }
}
sword-of-lies-ours-fixed-raises = { $value ->
    [one] én indsats i en runde
   *[other] { $value } indsatser i en runde
}
sword-of-lies-ours-rake = { $value ->
    [0] ingen rake
   *[other] { $value } % rake
}
sword-of-lies-ours-rake-cap = { $value ->
    [0] rake uden grænse
   *[other] højst { $value } i rake
}
sword-of-lies-ours-dealer-button = { $value ->
    [yes] dealerknap
   *[no] ingen dealerknap
}
sword-of-lies-ours-reveal = { $value ->
    [simultaneous] kort vises samtidig
   *[in_turn] kort vises efter tur
}
sword-of-lies-ours-fold-cards = { $value ->
    [face_up] foldede kort vendt opad
   *[face_down] foldede kort vendt nedad
}
sword-of-lies-ours-may-hold = { $value ->
    [yes] man må holde igen
   *[no] man må ikke holde igen
}
sword-of-lies-ours-any-target = { $value ->
    [yes] frit mål
   *[no] kun de andres kort som mål
}
sword-of-lies-ours-triple-attack = { $value ->
    [yes] tredobbelt angreb
   *[no] intet tredobbelt angreb
}
sword-of-lies-ours-hard-shields = { $value ->
    [yes] hårde skjolde
   *[no] almindelige skjolde
}
sword-of-lies-ours-shield-side = { $value ->
    [yes] den højeste indsats vælger skjoldets side
   *[no] fire sværd til den højeste indsats
}
sword-of-lies-ours-deals = { $value ->
    [0] ingen aftaler
    [one] én aftale i en runde
   *[other] { $value } aftaler i en runde
}
sword-of-lies-ours-negotiation-clock = { $value ->
    [0] forhandling uden tidsgrænse
    [one] ét sekund til at forhandle
   *[other] { $value } sekunder til at forhandle
}
sword-of-lies-ours-turn-clock = { $value ->
    [0] uden tidsgrænse
    [3600] en time til et træk
    [86400] et døgn til et træk
    [one] ét sekund til et træk
   *[other] { $value } sekunder til et træk
}

## Presets
sword-of-lies-preset-standard = Standard
sword-of-lies-preset-standard-help = Fire kort, faste indsatser og en ante på en tiendedel af stakken: en pulje, der er en krig værd.
sword-of-lies-preset-first-evening = Første aften
sword-of-lies-preset-first-evening-help = Tre kort, små faste indsatser og ingen aftaler: der er ikke langt til krigen.
sword-of-lies-preset-no-limit = Uden grænse
sword-of-lies-preset-no-limit-help = En big blind på to, ingen ante, og alt, du har, når som helst: et spil om nerver, der oftest er slut før krigen.
sword-of-lies-preset-pot-limit = Potgrænse
sword-of-lies-preset-pot-limit-help = Indsatser op til puljen og en ante på en tyvendedel af jetonerne: En indsats kan få andre til at folde, og omtrent halvdelen af spillene når til krigen.
sword-of-lies-preset-quick = Hurtigt
sword-of-lies-preset-quick-help = Tre kort og små stakke.
sword-of-lies-preset-long-table = Stort bord
sword-of-lies-preset-long-table-help = Til otte eller flere: tre kort, to forhøjelser, alle vender samtidig, 20 sekunder til hver beslutning, 45 til at forhandle.
sword-of-lies-preset-last-one = Uden genkøb
sword-of-lies-preset-last-one-help = Som Standard, men den, der ikke kan betale, er ude.
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

## Cards, marks and counts
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
sword-of-lies-aim = { $owner } { $card }
sword-of-lies-order-paid = { $aims }; prisen er { $card }
sword-of-lies-quoted = “{ $words }”
sword-of-lies-mark = { $believed ->
    [yes] { $by } hørte “{ $named }” og troede på det
   *[no] { $by } hørte “{ $named }” og troede ikke på det
}
sword-of-lies-read = “{ $named }” var { $held ->
    [yes] sandt
   *[no] løgn
}; { $by }: { $believed ->
    [yes] “Det tror jeg på”
   *[no] “Det tror jeg ikke på”
}
sword-of-lies-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
}
sword-of-lies-swords = { $swords ->
    [one] { $swords } sværd
   *[other] { $swords } sværd
}
sword-of-lies-raises-left = { $count ->
    [0] Ingen forhøjelser tilbage i runden
    [one] Én forhøjelse tilbage i runden
   *[other] { $count } forhøjelser tilbage i runden
}
sword-of-lies-prize = { $side ->
    [yes] valget af skjoldets side
   *[no] de fire sværd
}
sword-of-lies-takes-four = tager { sword-of-lies-prize }
sword-of-lies-keeps-four = beholder { sword-of-lies-prize }
sword-of-lies-leads = har budt højest indtil nu, { $chips }: { sword-of-lies-prize }
sword-of-lies-chases = kan stadig tage { sword-of-lies-prize }
sword-of-lies-last-raise = sidste forhøjelse
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
sword-of-lies-pledge-spare = ikke at angribe { $seat }
sword-of-lies-pledge-strike = at angribe { $seat }
sword-of-lies-promised = Du har lovet: { $pledges }.

## Phases
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

## Actions
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

## Events
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
sword-of-lies-event-revealed = { $seat } viser { $face }{ $mark ->
    [shield] : { sword-of-lies-read }. Det giver et skjold.
    [sword] : { sword-of-lies-read }.
   *[none] .
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
sword-of-lies-event-deal-lapsed = Aftale { $number } ({ $seat }, { $to }) bortfalder uden svar.
sword-of-lies-event-chips-paid = { $seat } betaler { $to } { $chips }.
sword-of-lies-event-got-ready = { $seat } er klar.
sword-of-lies-event-war-round-began = Krigsrunde { $number }: ordrer skrives.
sword-of-lies-event-order-sealed = { $seat } har forseglet en ordre.
sword-of-lies-event-wrote-order = Din ordre er forseglet.
sword-of-lies-event-order-opened = Ordren fra { $seat }: { $order }.
sword-of-lies-event-card-hit = { $lives ->
    [0] Hos { $seat }: { $face } falder.
    [one] Hos { $seat }: { $face } er ramt; { $lives } liv tilbage.
   *[other] Hos { $seat }: { $face } holder; { $lives } liv.
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
sword-of-lies-event-pot-won = { $pot }: { $chips }{ $rake ->
    [0] {""}
   *[other] ; rake { $rake }
}.
sword-of-lies-event-game-ended = Spillet er slut.

## How a game ends
sword-end-war = Krigen er slut: flest liv vinder.
sword-end-folds = Alle de andre foldede.

## Reasons
sword-refused-over = Spillet er slut.
sword-refused-cards-falling = Kortene deles stadig ud: vent, til de ligger.
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
sword-refused-target = “{ $given }” er ikke et kort, du kan angribe. Tilladt er disse spilleres kort, talt fra venstre: { $allowed }.
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

## How to play: one sentence for each rule
sword-of-lies-play-aim = Målet
sword-of-lies-play-wins = Vind jetoner. Den, der gennemskuer de andres løgne, får sværd{ $side ->
    [yes] {""}
   *[no] ; den, der lyver godt, dækker sine kort med skjolde
}. En pulje går til den deltager i den, der har flest liv, når krigen er slut, eller, hvis alle andre folder, til den sidste tilbage, uden krig.
sword-of-lies-play-set-up = Før spillet
sword-of-lies-play-buy-in = Alle sætter sig med mindst { $chips ->
    [one] én jeton
   *[other] { $chips } jetoner
}.
sword-of-lies-play-most = Ingen har mere end { $chips ->
    [one] én jeton
   *[other] { $chips } jetoner
} med, medmindre nogen ved bordet har flere.
sword-of-lies-play-rebuys = Efter et spil fortsætter du med det, du har tilbage, hvis det er mindst { $chips ->
    [one] én jeton
   *[other] { $chips } jetoner
}, eller køber mere.
sword-of-lies-play-last-one = Efter et spil fortsætter du med det, du har tilbage. Ingen køber mere: den, der har færre end { $chips ->
    [one] én jeton
   *[other] { $chips } jetoner
}, er ude. Et spil kræver tre spillere.
sword-of-lies-play-cards = Hver får { $cards } kort, vendt nedad, på en række; du må se dine egne. Kun farven tæller: hjerter og ruder er røde, spar og klør sorte.
sword-of-lies-play-first = Så trækker alle åbent ét kort mere; det højeste, med es øverst, begynder. Har flere det højeste, trækker de én gang til, og derefter trækkes der lod.
sword-of-lies-play-deck = { $decks ->
    [one] Der spilles med { $cards } kort
   *[other] { $decks } spil på { $cards } kort blandes sammen
}; det laveste kort er { $rank ->
    [11] knægten
    [12] damen
    [13] kongen
   *[other] en { $rank }’er
}. Der tages flere spil kort, hvis der ikke er nok til alle.
sword-of-lies-play-clock = { $seconds ->
    [one] Du har ét sekund
   *[other] Du har { $seconds } sekunder
} til hver beslutning, undtagen i forhandlingen før en krigsrunde; når tiden er gået, spiller serveren for dig.
sword-of-lies-play-clock-hours = Du har { $hours ->
    [one] en time
   *[other] { $hours } timer
} til hver beslutning, undtagen i forhandlingen før en krigsrunde; når tiden er gået, spiller serveren for dig.
sword-of-lies-play-clock-runs-on = Uret går også, når ingen er ved bordet. Når tiden er gået, spiller serveren hele din tur.
sword-of-lies-play-castling = Fase I: rokaden
sword-of-lies-play-in-turn = Efter tur, med uret, gør alle ét af to træk:
sword-of-lies-play-trade = Handel: tilbyd et af dine kort, og jetoner, hvis du vil, mod en anden spillers kort, begge uset. Den anden siger ja, siger nej eller nævner i stedet en pris, i jetoner eller med ord, som du betaler eller ej. Mærkede kort tager deres mærke med.
sword-of-lies-play-question = Udspørgning: peg på et umærket kort hos en anden spiller. Den anden siger “rød” eller “sort”, sandt eller ej; du siger “det tror jeg” eller “det tror jeg ikke”. Nu er kortet mærket.
sword-of-lies-play-skip = Du må også springe over, medmindre alle de andre lige har sprunget over eller forsøgt en handel forgæves.
sword-of-lies-play-trade-limit = { $trades ->
    [one] En spiller må begynde én handel i et spil.
   *[other] En spiller må begynde { $trades } handler i et spil.
}
sword-of-lies-play-castled = Når alle kort hos en spiller er mærket, er denne fase slut, og den spiller er big blind.
sword-of-lies-play-betting = Fase II: indsatser
sword-of-lies-play-big-blind = Big blind satser { $chips } først; derefter må alle efter tur folde, checke, gå med, hæve eller gå all-in, som i Hold’em. I senere runder begynder big blind, ellers den næste, der kan.
sword-of-lies-play-small-blind = Spilleren til venstre for big blind lægger { $chips }.
sword-of-lies-play-ante = Alle lægger først { $chips } i puljen.
sword-of-lies-play-short = Den, der har for få jetoner til det, lægger alle sine.
sword-of-lies-play-limit-no-limit = En indsats er mindst { $chips }, og man hæver med mindst lige så meget som den forrige; kun all-in må være mindre. Der er ingen øvre grænse.
sword-of-lies-play-limit-pot-limit = En indsats er mindst { $chips }, og man hæver med mindst lige så meget som den forrige; kun all-in må være mindre. Man må højst hæve med det, der er i puljen, når man er gået med (eller med det mindst mulige, hvis puljen er mindre).
sword-of-lies-play-limit-fixed-limit = Indsatser er faste, også når man hæver: { $chips }, og fra tredje runde det dobbelte; kun all-in må være mindre. Der er højst { $raises } i en runde; i den første tæller big blind med.
sword-of-lies-play-rake = Der tages { $percent } procent af hver pulje{ $cap ->
    [0] {""}
   *[other] , højst { $cap } i et spil
}; folder alle andre, før det første kort er vist, tages der intet.
sword-of-lies-play-button = Dealerknappen vises og flytter fra spil til spil; den bestemmer intet.
sword-of-lies-play-reveal-in-turn = Efter hver indsatsrunde viser alle, der er med, ét kort frem efter eget valg, efter tur fra big blind, til alle { $cards } er vist, og de sidste indsatser er lagt. Når ingen kan satse mere, vises kortene uden indsatser.
sword-of-lies-play-reveal-simultaneous = Efter hver indsatsrunde vælger alle, der er med, et kort i hemmelighed; alle vises frem samtidig, til alle { $cards } er vist, og de sidste indsatser er lagt. Når ingen kan satse mere, vises kortene uden indsatser.
sword-of-lies-play-marks = Et umærket kort ligger vendt opad. Det gør et mærket også, hvis den, der spurgte, læste svaret rigtigt (troede på sandheden eller ikke på en løgn): den får et sværd, hvis den ikke har foldet. Blev det læst forkert, { $side ->
    [yes] ligger kortet vendt nedad
   *[no] får kortet et skjold og ligger vendt nedad
}.
sword-of-lies-play-fold-face-down = Foldede kort ligger vendt nedad: de giver ikke sværd, og de sværd, de har givet, er tabt, ligesom sværdene hos den, der folder.
sword-of-lies-play-fold-face-up = Foldede kort åbnes og giver stadig deres sværd til dem, der er med; kun sværdene hos den, der folder, er tabt.
sword-of-lies-play-war = Fase III: krigen
sword-of-lies-play-doubled = Alles sværd fordobles. Et kort har ét liv, et med skjold to.
sword-of-lies-play-four = Den, der først satsede højest i spillet, får fire sværd mere; har den foldet, får ingen dem. Big blind tæller som en indsats; det gør det ikke at gå med.
sword-of-lies-play-side = Den, der først satsede højest i spillet, bestemmer, om kort vendt opad eller nedad er skjoldene; har den foldet, er det dem, der vender nedad. Big blind tæller som en indsats; det gør det ikke at gå med.
sword-of-lies-play-talks = Før hver krigsrunde forhandles der, højt eller hviskende. { $deals ->
    [0] Ingen må foreslå en aftale, der binder.
    [one] Hver, der er med, må foreslå én aftale: jetoner, der flyttes straks, og løfter, hvor alle ser, om de holdes eller brydes. En aftale, som ingen har svaret på til sidst, bortfalder.
   *[other] Hver, der er med, må foreslå { $deals } aftaler: jetoner, der flyttes straks, og løfter, hvor alle ser, om de holdes eller brydes. En aftale, som ingen har svaret på til sidst, bortfalder.
} Forhandlingen slutter, når alle, der stadig har kort, er klar, med sværd eller uden.
sword-of-lies-play-talks-clock = Der forhandles højst i { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
}.
sword-of-lies-play-must-attack = Så skal alle, der har sværd og kort, angribe. Hver skriver en ordre i hemmelighed; alle ordrer åbnes og udføres samtidig:
sword-of-lies-play-may-hold = Så skriver alle, der har sværd og kort, en ordre i hemmelighed eller holder igen; alle ordrer åbnes og udføres samtidig. En runde, hvor alle holder igen, slutter krigen. Ordrerne:
sword-of-lies-play-attack = Ét sværd mod ét kort hos en modstander: det mister et liv{ $hard ->
    [yes] , medmindre det har et skjold
   *[no] {""}
}.
sword-of-lies-play-double = To sværd, hvert mod et hvilket som helst kort hos en modstander; prisen er et liv fra et af dine egne kort.
sword-of-lies-play-double-any = To sværd, hvert mod et hvilket som helst kort på bordet, også dit eget; prisen er et liv fra et af dine egne kort.
sword-of-lies-play-triple = Med et enkelt kort tilbage: tre sværd, hvert mod et hvilket som helst kort hos en modstander, uden pris, én gang i et spil.
sword-of-lies-play-shields = Et skjold, der mister ét liv, vendes{ $side ->
    [yes] {""}
   *[no] {" "}opad
} og har ét liv tilbage.
sword-of-lies-play-hard = Et skjold falder kun for to sværd eller flere i samme runde, og så helt; færre gør det intet. Betaler det for et dobbelt angreb, vendes det{ $side ->
    [yes] {""}
   *[no] {" "}opad
} og har ét liv tilbage.
sword-of-lies-play-end = Krigen er slut, når ingen kan angribe mere. Hver pulje (efter all-in er der sidepuljer, som i Hold’em) går til den deltager i den, der har flest liv; ved lige mange til den, der havde flest sværd ved krigens begyndelse; er de også lige mange, deles den.

## First games: the goal, and a tip at each hard step
sword-of-lies-goal-pot = Flest liv til sidst tager puljen. Gennemskuede løgne giver sværd; sværd tager liv.
sword-of-lies-goal-all = Flest liv til sidst tager puljen; vind alle jetoner. Gennemskuede løgne giver sværd; sværd tager liv.
sword-of-lies-tip-interrogate = Spørg om et kort: læser du svaret rigtigt, giver det et sværd. Eller byt. At springe over giver intet.
sword-of-lies-tip-name-colour = Sig sandheden, eller lyv. { $shield ->
    [side] Læses det forkert, ligger dit kort med bagsiden op: et skjold, hvis den side vælges.
    [hard] Læses det forkert, får dit kort et skjold: kun to sværd på én gang fælder det.
   *[plain] Læses det forkert, får dit kort et skjold: to liv i stedet for ét.
}
sword-of-lies-tip-believe = Rigtigt: et sværd til dig (✓ troet, ✗ ikke). Forkert: { $shield ->
    [side] kortet kommer til at ligge med bagsiden op.
   *[plain] et skjold til kortet.
}
sword-of-lies-tip-agree = Den anden kender dit nye kort. Er det umærket, kan der spørges til det med sikkert svar.
sword-of-lies-tip-fold = Du satser på at have flest liv efter krigen. Den første, der satser højest, { $side ->
    [yes] vælger skjoldenes side.
   *[no] får også fire sværd.
}
sword-of-lies-tip-reveal-in-turn = Vises et mærket kort frem, ses det, hvad det gav. Du bestemmer, hvilket først.
sword-of-lies-tip-reveal-simultaneous = Alle vælger et kort i hemmelighed og vender det samtidig: et mærket viser, hvad det gav.
sword-of-lies-tip-ready = { $deals ->
    [0] Før krigsrunden må man tale; der er ingen bindende aftaler. Vær så klar.
    [one] Før hver krigsrunde må du tale og foreslå én aftale, eller vær bare klar.
   *[other] Før hver krigsrunde må du tale og foreslå { $deals } aftaler, eller vær bare klar.
}
sword-of-lies-tip-strike = { $hard ->
    [yes] Ét sværd tager et kort uden skjold; et skjold falder kun for to på én gang.
   *[no] Ét sværd tager ét liv fra et kort. Til sidst tæller kun liv.
}{ $hold ->
    [yes] {" "}Eller hold igen.
   *[no] {""}
}
sword-of-lies-tip-choose-side = Hvilke kort er skjolde: de med forsiden eller med bagsiden op? Et skjold har to liv.

## Tutorial
tutorial-sword-of-lies-goal = Dine to kort kender kun du. Til sidst tager flest liv puljen. Spørgsmål giver sværd, og et sværd tager et liv.
tutorial-sword-of-lies-ask = Spørg Anna, hvilken farve et kort har: { $device ->
    [browser] tryk på hendes venstre kort, så “Udspørg”
   *[terminal] hun er spiller 2, hendes venstre kort er kort 1
}.
tutorial-sword-of-lies-ask-anna = Her spørger vi Anna om hendes venstre kort.
tutorial-sword-of-lies-judge = “Rød,” siger hun. Dømmer du rigtigt, giver kortet dig et sværd; dømmer du forkert, får det et skjold: to liv. Tro hende ikke.
tutorial-sword-of-lies-judge-lie = Denne gang lyver hun: tro hende ikke.
tutorial-sword-of-lies-answer = Nu spørger Anna om din sorte nier. Sig sandheden, eller lyv, som du vil.
tutorial-sword-of-lies-answer-any = Sig rød eller sort.
tutorial-sword-of-lies-bet = Hun gennemskuede dig. Marko spurgte også og foldede. Sats nu på, at du får flest liv: den højeste indsats giver også fire sværd. Sats alt!
tutorial-sword-of-lies-bet-all = Her satser vi alt: det giver fire sværd.
tutorial-sword-of-lies-reveal = Anna viste et sort kort frem: hun løj, og du har et sværd. Vis nu et af dine frem.
tutorial-sword-of-lies-reveal-any = { $device ->
    [browser] Tryk på et af dine egne kort.
   *[terminal] Vælg et af dine egne kort.
}
tutorial-sword-of-lies-ready = Sværdene blev fordoblet, og din indsats gav fire: du har seks, Anna to. Før hver krigsrunde er der tid til snak og aftaler. Sig, at du er klar.
tutorial-sword-of-lies-ready-now = Der er intet at aftale i dag: sig, at du er klar.
tutorial-sword-of-lies-strike = Et sværd tager ét liv. Ordrer skrives i hemmelighed: { $device ->
    [browser] tryk på et af Annas kort, og forsegl så ordren
   *[terminal] et sværd mod et af Annas kort, spiller 2
}.
tutorial-sword-of-lies-strike-anna = Ét sværd er nok: { $device ->
    [browser] tryk på ét af Annas kort, og forsegl så ordren
   *[terminal] mod ét af Annas kort, spiller 2
}.
tutorial-sword-of-lies-won = Anna slog to gange og betalte med et af sine kort; dit sværd tog det andet. Du har ét liv, hun ingen: puljen er din.
tutorial-sword-of-lies-last = Det er Løgnens sværd: spørg for at vinde sværd, sats på dine liv, slå til. At springe over giver intet.

## Browser
web-sword-of-lies-rank = { $rank ->
    [T] 10
   *[other] { $rank }
}
web-sword-of-lies-face = { $suit ->
    [c] klør
    [d] ruder
    [h] hjerter
   *[s] spar
} { $rank ->
    [T] 10
    [J] knægt
    [Q] dame
    [K] konge
    [A] es
   *[other] { $rank }
}
web-sword-of-lies-unknown = vendt nedad
web-sword-of-lies-yours = { $face }, kun set af dig
web-sword-of-lies-remembered = vendt nedad, du husker { $face }
web-sword-of-lies-fallen = { $card }: faldet
web-sword-of-lies-row = Kort hos { $name }
web-sword-of-lies-closer = Se nærmere på kortene hos { $name }
web-sword-of-lies-closer-row = Rækken, stor
web-sword-of-lies-closer-hint = Tryk på en spiller for at se kortene store.
web-sword-of-lies-no-cards = ingen kort tilbage
web-sword-of-lies-seat = Nummer { $number },
web-sword-of-lies-table = Bordet
web-sword-of-lies-doing = Hvad du kan gøre
web-sword-of-lies-put-in = { $chips ->
    [one] { $chips } jeton satset i denne runde
   *[other] { $chips } jetoner satset i denne runde
}
web-sword-of-lies-bb = BB
web-sword-of-lies-big-blind = Big blind
web-sword-of-lies-dealer = Dealer
web-sword-of-lies-is-folded = foldet
web-sword-of-lies-is-all-in = all-in
web-sword-of-lies-is-ready = klar
web-sword-of-lies-is-chosen = har valgt
web-sword-of-lies-is-sealed = ordre forseglet

## Browser: the middle of the table
web-sword-of-lies-phase-castling = Rokade
web-sword-of-lies-phase-betting = Indsatser
web-sword-of-lies-phase-war = Krig
web-sword-of-lies-of-rounds = { $number }/{ $rounds }
web-sword-of-lies-war-round = runde { $number }
web-sword-of-lies-pots = Puljer
web-sword-of-lies-in-it = for №
web-sword-of-lies-side-pots = Sidepuljer ({ $count })
web-sword-of-lies-moment-believed = { $by } tror på det.
web-sword-of-lies-moment-doubted = { $by } tror ikke på det.
web-sword-of-lies-moment-true = Sandt!
web-sword-of-lies-moment-lie = Løgn!
web-sword-of-lies-orders-open = Alle ordrer er åbnet.
web-sword-of-lies-hit = Ramt: { $seats }
web-sword-of-lies-bets = På bordet

## Browser: progress
web-sword-of-lies-waits-deal = Kortene deles ud.
web-sword-of-lies-waits-determining = Det højeste kort begynder.
web-sword-of-lies-waits-castling = { $seat } bytter eller udspørger.
web-sword-of-lies-waits-asked = { $mover } vil bytte; { $other } tænker.
web-sword-of-lies-waits-priced = { $mover } betaler prisen eller ej.
web-sword-of-lies-waits-questioned = { $mover } spørger { $other }: rød eller sort?
web-sword-of-lies-waits-verdict = { $other } siger “{ $colour }”. Tror { $mover } på det?
web-sword-of-lies-waits-betting = Nu er det { $seat }.
web-sword-of-lies-waits-reveal = Mangler at vise: { $waiting }.
web-sword-of-lies-waits-side = { $seat } vælger skjoldets side.
web-sword-of-lies-waits-negotiation = Taler stadig: { $waiting }.
web-sword-of-lies-waits-orders = Skriver stadig: { $waiting }.
web-sword-of-lies-you-castling = Udspørg nogen, eller byt.
web-sword-of-lies-you-asked = { $mover } vil bytte med dig.
web-sword-of-lies-you-priced = { $other } nævner en pris i stedet for dine chips.
web-sword-of-lies-you-questioned = { $mover } spørger om dit kort: { $place }. Hvad siger du?
web-sword-of-lies-you-verdict = { $other } siger “{ $colour }”. Sandt?
web-sword-of-lies-you-betting = Din indsats.
web-sword-of-lies-you-reveal = Vis et kort: tryk på et af dine.
web-sword-of-lies-you-side = Du satsede højest: hvilken side er skjoldet?
web-sword-of-lies-you-negotiation = Tal, indgå aftaler, eller vær klar til krigsrunden.
web-sword-of-lies-you-answer = En aftale venter på dit svar.
web-sword-of-lies-you-orders = Tryk på kort at angribe.
web-sword-of-lies-you-folded = Du har foldet. Se dem slås.
web-sword-of-lies-you-sealed = Din ordre er forseglet. Skriver: { $waiting }.

## Browser: castling
web-sword-of-lies-castling-hint = Tryk på en anden spillers kort.
web-sword-of-lies-castling-own = Du giver { $place }. Tryk nu på det, du vil have.
web-sword-of-lies-interrogate-note = rød eller sort?
web-sword-of-lies-trade-pick = tryk på et kort, du giver
web-sword-of-lies-trade-for = { $chips ->
    [0] mod { $place }
    [one] mod { $place } og { $chips } jeton
   *[other] mod { $place } og { $chips } jetoner
}
web-sword-of-lies-chips-beside = Jetoner oven i kortet
web-sword-of-lies-marked-already = Kortet er allerede mærket. Der kan ikke spørges om det igen, kun byttes.
web-sword-of-lies-skip-note = lad turen gå
web-sword-of-lies-ask-chips = Bed om jetoner …
web-sword-of-lies-ask-favour = Bed om andet …
web-sword-of-lies-favour = Hvad du vil have, med ord
web-sword-of-lies-price = Prisen i jetoner
web-sword-of-lies-promise-it = Lov det
web-sword-of-lies-say-red = Rød
web-sword-of-lies-say-black = Sort
web-sword-of-lies-the-truth = sandt
web-sword-of-lies-a-lie = løgn
web-sword-of-lies-believe-note = sandt
web-sword-of-lies-disbelieve-note = løgn
web-sword-of-lies-becomes-sword = et sværd til dig
web-sword-of-lies-becomes-shield = et skjold til kortet
web-sword-of-lies-stakes-owner = Læser { $mover } dig rigtigt, giver det et sværd; ellers får dit kort et skjold.
web-sword-of-lies-stakes = Læst rigtigt: { $right }. Læst forkert: { $wrong }.

## Browser: betting
web-sword-of-lies-bet-to = Hvor stor indsats
web-sword-of-lies-raise-to = Hvor højt du hæver
web-sword-of-lies-bet = Sats
web-sword-of-lies-raise = Hæv
web-sword-of-lies-call = Gå med { $chips }
web-sword-of-lies-least = mindst
web-sword-of-lies-half-pot = ½ pulje
web-sword-of-lies-whole-pot = pulje
web-sword-of-lies-most = mest
web-sword-of-lies-less = Mindre
web-sword-of-lies-more = Mere
web-sword-of-lies-fold-sure = At checke er gratis. Fold alligevel
web-sword-of-lies-all-in-sure = { $chips ->
    [one] Ja, min sidste jeton
   *[other] Ja, alle { $chips } jetoner
}
web-sword-of-lies-all-to-stay = { $chips ->
    [one] for at blive: din sidste jeton
   *[other] for at blive: alle { $chips } jetoner
}

## Browser: revealing
web-sword-of-lies-reveal-pick = Tryk på et af dine kort
web-sword-of-lies-reveal-card = Vis { $place }
web-sword-of-lies-choose-card = Vælg { $place }
web-sword-of-lies-stays-open = intet mærke, så det ligger vendt opad, med ét liv.
web-sword-of-lies-will-sword = { $in ->
    [yes] læst rigtigt, så { $by } får et sværd.
   *[no] læst rigtigt, men { $by } har foldet: intet sværd.
}
web-sword-of-lies-will-shield = læst forkert af { $by }: det bliver et skjold.
web-sword-of-lies-by-itself = det sidste kort viser sig selv
web-sword-of-lies-show-all = Vis dem alle
web-sword-of-lies-show-all-note = ingen kan satse mere
web-sword-of-lies-your-choice = Du har valgt. Alle kort åbnes samtidig.

## Browser: deals
web-sword-of-lies-deals-left = { $count ->
    [one] { $count } tilbage
   *[other] { $count } tilbage
}
web-sword-of-lies-ready-note = til krigsrunden
web-sword-of-lies-stay-ready = Også i senere runder, indtil nogen taler til mig
web-sword-of-lies-stays-ready = Du er klar i hver runde, indtil nogen taler til dig.
web-sword-of-lies-stop-ready = Spørg mig igen
web-sword-of-lies-deal-from = Aftale fra { $seat }
web-sword-of-lies-deal-with = Aftale med
web-sword-of-lies-i-pledge = Jeg lover
web-sword-of-lies-they-pledge = { $seat } lover
web-sword-of-lies-who-pays = Hvem betaler
web-sword-of-lies-pays = { $who ->
    [me] { $chips ->
        [0] Jeg betaler
       *[other] Jeg betaler { $chips }
    }
    [them] { $chips ->
        [0] { $seat } betaler
       *[other] { $seat } betaler { $chips }
    }
   *[nobody] Ingen
}
web-sword-of-lies-chips-paid = Jetoner, der betales ved underskriften
web-sword-of-lies-more-words = Mere, med ord
web-sword-of-lies-in-private = Mellem os to
web-sword-of-lies-in-private-help = De andre ser, at I har en aftale, ikke indholdet; jetoner, der flyttes, ser alle.
web-sword-of-lies-private = mellem jer to
web-sword-of-lies-counter = Modbud
web-sword-of-lies-send-deal = Send
web-sword-of-lies-next-deal = Den næste af { $count } aftaler
web-sword-of-lies-ledger = Aftalebog: { $open ->
    [0] { "" }
    [one] { $open } åben aftale,{ " " }
   *[other] { $open } åbne aftaler,{ " " }
}{ $promises ->
    [0] ingen løfter
    [one] { $promises } løfte
   *[other] { $promises } løfter
}{ $broken ->
    [0] { "" }
   *[other] , { $broken } brudt
}
web-sword-of-lies-promise-open = endnu uprøvet
web-sword-of-lies-promise-kept = holdt
web-sword-of-lies-promise-broken = brudt

## Browser: war
web-sword-of-lies-attacks = Slags angreb
web-sword-of-lies-strike = Angreb
web-sword-of-lies-strike-twice = Dobbelt
web-sword-of-lies-strike-thrice = Tredobbelt
web-sword-of-lies-strike-note = ét sværd
web-sword-of-lies-strike-twice-note = koster ét liv
web-sword-of-lies-strike-thrice-note = sidste kort
web-sword-of-lies-pick-target = Sværd { $number }
web-sword-of-lies-pick-price = Dit kort, der betaler
web-sword-of-lies-own-tap = Et tryk på mit kort:
web-sword-of-lies-own-pays = betaler prisen
web-sword-of-lies-own-hit = rammer det
web-sword-of-lies-price-is = Betaler: { $card }
web-sword-of-lies-drop = Tag tilbage: { $target }
web-sword-of-lies-seal = Forsegl ordren
web-sword-of-lies-seal-note = ingen ser den, før alle har skrevet
web-sword-of-lies-break-sure = { sword-of-lies-promised } Forsegl alligevel
web-sword-of-lies-your-order = Kun du kan læse den: { $order }

## Browser: the last board
web-sword-of-lies-ended-war = Krigen er slut. Den, der havde flest liv, tog puljen.
web-sword-of-lies-ended-folds = Alle de andre foldede, så der blev ingen krig.

## Terminal: second person
terminal-sword-of-lies-you = dig
terminal-sword-of-lies-your-card = dit kort { $card }
terminal-sword-of-lies-spare-you = ikke at angribe dig
terminal-sword-of-lies-strike-you = at angribe dig
terminal-sword-of-lies-to-you-promise-kept = { $seat } holder løftet til dig.
terminal-sword-of-lies-to-you-promise-broken = { $seat } bryder løftet til dig!
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
terminal-sword-of-lies-you-revealed = Du viser { $face }{ $mark ->
    [shield] : { sword-of-lies-read }. Det giver et skjold.
    [sword] : { sword-of-lies-read }.
   *[none] .
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

## Terminal: the table
terminal-sword-of-lies-unknown = vendt nedad
terminal-sword-of-lies-folded = har foldet
terminal-sword-of-lies-no-cards = ingen kort
terminal-sword-of-lies-bet = har satset { $chips }
terminal-sword-of-lies-blind = big blind
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

## Terminal: questions
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

## Terminal: marks and the price of attacks
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

## Terminal: what can be typed
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

## Coach: moves, what could be known, and sentences
coach-move-disbelieve = tro ikke
coach-move-check = check
coach-move-call = gå med
coach-move-fold = fold
coach-move-bet = sats { $value }
coach-move-raise = hæv til { $value }
coach-move-all-in = all-in
coach-move-strike = ét sværd mod { $value }
coach-move-strike-twice = to sværd mod { $value }
coach-move-strike-thrice = tre sværd mod { $value }
coach-move-hold = hold igen
sword-coach-cards-of = { $cards } hos { $name }
sword-coach-cards-own = { $cards } hos dig selv
sword-coach-you = dig
sword-coach-card-at = { $card } (kort { $number })
sword-coach-and = { $one } og { $two }
sword-coach-paid = { $cards }, for et liv af din egen { $card }
sword-coach-moment-castling = Rokade
sword-coach-moment-betting = Indsatser, runde { $round }
sword-coach-moment-war = Krig, runde { $round }
sword-coach-known-answer = Du fik at vide “{ $named ->
    [red] rød
   *[black] sort
}”. Af de { $unseen } kort, du ikke havde set, var { $count } { $named ->
    [red] røde
   *[black] sorte
}.
sword-coach-known-truths = Af denne spillers tidligere svar om kort, du kendte, var { $truths } ud af { $answers } sande.
sword-coach-known-card = Du fik at vide “{ $named ->
    [red] rød
   *[black] sort
}” og kendte kortet: { $card ->
    [lie] en løgn
   *[truth] sandheden
}.
sword-coach-known-bet = Der var { $pot } jetoner i puljerne, og det kostede { $price ->
    [0] intet at blive
   *[other] { $price } at gå med: det kan betale sig, hvis mindst { $odds } % af puljerne bliver dine
}. Efter de kort, du havde set, kunne du regne med { $share } %, hvis ingen foldede eller satsede mere. Skjolde, du vidste, du havde: { $shields }.
sword-coach-known-war = Du havde { $lives } liv og { $swords } sværd. Det meste, nogen anden havde: { $most } liv, { $theirs } sværd.
sword-coach-why-swords = Det meste af forskellen skyldes de fire sværd for den højeste indsats.
sword-coach-why-shields = Det meste af forskellen skyldes dine skjolde.
sword-coach-why-folds = Det meste af forskellen skyldes, at modstandere ville folde.
sword-coach-why-beats = Det meste af forskellen skyldes én ordre fra { $who } ({ $chance } % af tilfældene): { $order ->
    [hold] at holde igen
    [strike] ét sværd mod { $order_to }
    [strike-twice] to sværd mod { $order_to }
   *[strike-thrice] tre sværd mod { $order_to }
}. Mod den giver den bedre ordre { $gain } jetoner mere{ $elsewhere ->
    [costs] ; mod alt andet koster den { $cost }
   *[fair] { "" }
}.
sword-coach-why-often = Mod de ordrer, som de andre sandsynligvis skriver, giver den bedre ordre mere i { $more } % af tilfældene og mindre i { $less } %.
sword-coach-why-alone = Ingen anden har sværd tilbage, så denne ordre afgør det hele.
sword-coach-why-last-raise = Alle kort var åbne, så indsatserne kunne regnes igennem til slutningen: Rundens sidste forhøjelse giver de fire sværd.
sword-coach-why-refuted = { $who } kan svare sådan: { $order ->
    [hold] holde igen
    [strike] ét sværd mod { $order_to }
    [strike-twice] to sværd mod { $order_to }
   *[strike-thrice] tre sværd mod { $order_to }
}. Så får du { $least } jetoner af puljerne.
sword-coach-why-dominated = Uanset hvad de andre skriver, giver en anden ordre mindst lige så meget og i gennemsnit { $gain } jetoner mere.
sword-coach-shown-sword = Kortet var { $colour ->
    [red] rødt
   *[black] sort
}: et sværd til dig.
sword-coach-shown-shield = Kortet var { $colour ->
    [red] rødt
   *[black] sort
}: et skjold til den anden.
sword-coach-shown-truths = Af denne spillers svar, der blev afsløret i dette spil, var { $truths } ud af { $answers } sande.
sword-coach-verdict-nothing = Intet at bedømme: træneren til dette spil går ud fra, hvad du så, og skal bruge hele spillet.
sword-coach-verdict-sound = Godt hele vejen: ingen af dine beslutninger ({ $decisions }) kostede mere, end held forklarer.
sword-coach-mistake-answer = Din største fejl: i rokaden troede du { $kind ->
    [believe] på
   *[disbelieve] ikke på
} “{ $named ->
    [red] rød
   *[black] sort
}”. { $card ->
    [lie] Du kendte kortet: det var en løgn.
    [truth] Du kendte kortet: det var sandheden.
   *[unseen] Af de { $unseen } kort, du ikke havde set, havde { $count } den farve.
} Det modsatte ville have været { $lost } jetoner mere værd.
sword-coach-mistake-bet = Din største fejl: i indsatsrunde { $round }, med { $pot } jetoner i puljerne og { $price } at lægge for at gå med, { $kind ->
    [fold] foldede du
    [check] checkede du
    [call] gik du med
    [bet] satsede du { $did_to }
    [raise] hævede du til { $did_to }
   *[all-in] gik du all-in
}. { $better ->
    [fold] At folde
    [check] At checke
    [call] At gå med
    [bet] At satse { $better_to }
    [raise] At hæve til { $better_to }
   *[all-in] At gå all-in
} ville have været { $lost } jetoner mere værd.{ $why ->
    [swords] { " " }Det meste af forskellen skyldes de fire sværd for den højeste indsats.
    [shields] { " " }Det meste af forskellen skyldes dine skjolde.
    [folds] { " " }Det meste af forskellen skyldes, at modstandere ville folde.
    [last-raise] { " " }{ sword-coach-why-last-raise }
   *[none] { "" }
}
sword-coach-mistake-order = Din største fejl: i krigen, med { $lives } liv og { $swords } sværd, { $kind ->
    [hold] holdt du igen
    [strike] skrev du ét sværd mod { $did_to }
    [strike-twice] skrev du to sværd mod { $did_to }
   *[strike-thrice] skrev du tre sværd mod { $did_to }
}. En anden ordre ville have været { $lost } jetoner mere værd: { $better ->
    [hold] at holde igen
    [strike] ét sværd mod { $better_to }
    [strike-twice] to sværd mod { $better_to }
   *[strike-thrice] tre sværd mod { $better_to }
}.{ $why ->
    [beats] { " " }{ sword-coach-why-beats }
    [often] { " " }{ sword-coach-why-often }
    [alone] { " " }{ sword-coach-why-alone }
    [refuted] { " " }{ sword-coach-why-refuted }
    [dominated] { " " }{ sword-coach-why-dominated }
   *[none] { "" }
}
sword-coach-note-answers = Svar, du ville have bedømt bedre ved at tælle kort: { $count }. Kort blandt dem, der blev til skjolde: { $swords }.
sword-coach-note-together = Indsatsrunde { $first } til { $last }: { $count } beslutninger i træk kostede dig noget af samme grund. De tæller som én fejl.
sword-coach-note-estimates = Værd: hvor mange jetoner mere, end du kom med, eller færre (−), du kunne vente at rejse dig med, skønnet ud fra prøver. Spørgsmål, handler, fremvisninger og aftaler bedømmes ikke.

## Simple habits against bots (`mendax exploit sword_of_lies`)
exploiters-title = Hvad simple vaner vinder ved et bord med { $seats }, hvor alle de andre er botten
exploiters-playing = Spiller: { $exploiter }
exploiters-exploiter = Vane
exploiters-bot = Mod
exploiters-games = Spil
exploiters-gain = Jetoner vundet pr. spil
exploiters-wars = Krige
exploiters-line = { $exploiter }, mod { $bot }, { $games } spil: { $gain } jetoner pr. spil; { $wars } af dem nåede til krigen
exploiters-robbed = { $count ->
    [0] Ingen af disse vaner vinder mere, end held forklarer.
    [one] Én af disse vaner vinder mere, end held forklarer.
   *[other] { $count } af disse vaner vinder mere, end held forklarer.
}
exploiter-all-in-blindly = satser alt, hvad den har, og trækker lod om sin rokade
exploiter-all-in = satser alt, hvad den har
exploiter-folds-to-any-bet = folder for enhver indsats
exploiter-calls-any-bet = går med til enhver indsats
exploiter-always-truthful = nævner altid den rigtige farve
exploiter-always-lies = nævner altid den forkerte farve
exploiter-attacks-the-leader = angriber den stærkeste
exploiter-attacks-the-poorest = angriber den svageste
exploiter-never-deals = indgår aldrig en aftale
exploiter-breaks-each-deal = underskriver hver fred og bryder den
exploiter-raises-last = syner og hæver kun, når ingen kan hæve igen
exploiter-asks-for-peace = beder om fred og giver intet
exploiter-buys-peace = betaler for fred
exploiter-sells-peace = sælger sin fred og bryder den
exploiter-raises-in-the-last-round = syner og hæver i sidste runde
exploiter-reads-lies = gennemskuer ridderes og marskallers løgne
exploiter-attacks-twice = angriber den stærkeste to gange
exploiter-keeps-peace = tilbyder alle fred og holder den
