# Ord på browserens bræt til Løgnens sværd. Kort nævnes med $place, spillere med $seat, $by, $other.
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
web-sword-of-lies-boldest = Højeste indsats indtil nu, lagt først: { $chips }
web-sword-of-lies-dealer = Dealer
web-sword-of-lies-is-folded = foldet
web-sword-of-lies-is-all-in = all-in
web-sword-of-lies-is-ready = klar
web-sword-of-lies-is-chosen = har valgt
web-sword-of-lies-is-sealed = ordre forseglet

## Midten af bordet
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

## Hvad der foregår
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
web-sword-of-lies-you-castling = Dit træk: udspørg nogen, eller byt.
web-sword-of-lies-you-asked = { $mover } vil bytte med dig.
web-sword-of-lies-you-priced = { $other } nævner en pris.
web-sword-of-lies-you-questioned = { $mover } spørger om dit kort: { $place }. Hvad siger du?
web-sword-of-lies-you-verdict = { $other } siger “{ $colour }”. Sandt?
web-sword-of-lies-you-betting = Din indsats.
web-sword-of-lies-you-reveal = Vis et kort: tryk på et af dine.
web-sword-of-lies-you-side = Du satsede højest: hvilken side er skjoldet?
web-sword-of-lies-you-negotiation = Tal, indgå aftaler, eller vær klar til krigsrunden.
web-sword-of-lies-you-answer = Nogen venter på dit svar.
web-sword-of-lies-you-orders = Skriv din ordre: tryk på kort at angribe.
web-sword-of-lies-you-folded = Du har foldet. Se dem slås.
web-sword-of-lies-you-sealed = Din ordre er forseglet. Skriver: { $waiting }.

## Rokaden
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

## Indsatser
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
web-sword-of-lies-rather-not = Nej tak
web-sword-of-lies-all-to-stay = { $chips ->
    [one] for at blive: din sidste jeton
   *[other] for at blive: alle { $chips } jetoner
}

## Fremvisning
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

## Aftaler
web-sword-of-lies-deals-left = { $count ->
    [one] { $count } tilbage
   *[other] { $count } tilbage
}
web-sword-of-lies-ready-note = til krigsrunden
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

## Krig
web-sword-of-lies-attacks = Slags angreb
web-sword-of-lies-strike = Angreb
web-sword-of-lies-strike-twice = Dobbelt
web-sword-of-lies-strike-thrice = Tredobbelt
web-sword-of-lies-strike-note = ét sværd
web-sword-of-lies-strike-twice-note = koster ét liv
web-sword-of-lies-strike-thrice-note = sidste kort
web-sword-of-lies-pick-target = Sværd { $number }
web-sword-of-lies-aim = { $seat }, kort { $number }
web-sword-of-lies-aim-card = kort { $number }
web-sword-of-lies-pick-price = Dit kort, der betaler
web-sword-of-lies-own-tap = Et tryk på mit kort:
web-sword-of-lies-own-pays = betaler prisen
web-sword-of-lies-own-hit = rammer det
web-sword-of-lies-price-is = Betaler: kort { $number }
web-sword-of-lies-drop = Tag tilbage: { $target }
web-sword-of-lies-seal = Forsegl ordren
web-sword-of-lies-seal-note = ingen ser den, før alle har skrevet
web-sword-of-lies-your-order = Kun du kan læse den: { $order }

## Til sidst på bordet
web-sword-of-lies-ended-war = Krigen er slut. Den, der havde flest ♥, tog puljen.
web-sword-of-lies-ended-folds = Alle de andre foldede, så der blev ingen krig.
