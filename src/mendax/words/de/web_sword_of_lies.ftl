# Wörter des Spielbretts von Schwert der Lügen im Browser. Karten heißen nach $place, Spieler $seat, $by, $other.
web-sword-of-lies-rank = { $rank ->
    [T] 10
    [J] B
    [Q] D
   *[other] { $rank }
}
web-sword-of-lies-face = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
}-{ $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[A] Ass
}
web-sword-of-lies-unknown = verdeckt
web-sword-of-lies-yours = { $face }, siehst nur du
web-sword-of-lies-remembered = verdeckt, du weißt noch: { $face }
web-sword-of-lies-fallen = { $card }: gefallen
web-sword-of-lies-row = Karten von { $name }
web-sword-of-lies-closer = Die Karten von { $name } aus der Nähe
web-sword-of-lies-closer-row = Die Reihe, groß
web-sword-of-lies-closer-hint = Antippen zeigt die Karten groß.
web-sword-of-lies-no-cards = keine Karten
web-sword-of-lies-seat = Nummer { $number },
web-sword-of-lies-table = Der Tisch
web-sword-of-lies-doing = Was du tun kannst
web-sword-of-lies-put-in = { $chips ->
    [one] { $chips } Chip in dieser Runde gesetzt
   *[other] { $chips } Chips in dieser Runde gesetzt
}
web-sword-of-lies-bb = BB
web-sword-of-lies-big-blind = Big Blind
web-sword-of-lies-boldest = Zuerst am höchsten gesetzt: { $chips }
web-sword-of-lies-dealer = Dealer
web-sword-of-lies-is-folded = raus
web-sword-of-lies-is-all-in = All-in
web-sword-of-lies-is-ready = bereit
web-sword-of-lies-is-chosen = hat gewählt
web-sword-of-lies-is-sealed = Befehl versiegelt

## Die Mitte des Tisches
web-sword-of-lies-phase-castling = Rochade
web-sword-of-lies-phase-betting = Setzen
web-sword-of-lies-phase-war = Krieg
web-sword-of-lies-of-rounds = { $number }/{ $rounds }
web-sword-of-lies-war-round = Runde { $number }
web-sword-of-lies-pots = Pots
web-sword-of-lies-in-it = für №
web-sword-of-lies-side-pots = Nebenpots ({ $count })
web-sword-of-lies-moment-believed = { $by } glaubt es.
web-sword-of-lies-moment-doubted = { $by } glaubt es nicht.
web-sword-of-lies-moment-true = Wahr!
web-sword-of-lies-moment-lie = Gelogen!
web-sword-of-lies-orders-open = Alle Befehle sind offen.
web-sword-of-lies-hit = Getroffen: { $seats }
web-sword-of-lies-bets = Auf dem Tisch

## Was gerade geschieht
web-sword-of-lies-waits-deal = Es wird ausgeteilt.
web-sword-of-lies-waits-determining = Die höchste Karte beginnt.
web-sword-of-lies-waits-castling = { $seat } handelt oder befragt.
web-sword-of-lies-waits-asked = { $mover } will handeln; { $other } überlegt.
web-sword-of-lies-waits-priced = { $mover } zahlt den Preis oder nicht.
web-sword-of-lies-waits-questioned = { $mover } fragt { $other }: rot oder schwarz?
web-sword-of-lies-waits-verdict = { $other } sagt „{ $colour }“. Glaubt { $mover } das?
web-sword-of-lies-waits-betting = { $seat } ist dran.
web-sword-of-lies-waits-reveal = Noch am Aufdecken: { $waiting }.
web-sword-of-lies-waits-side = { $seat } wählt die Seite des Schilds.
web-sword-of-lies-waits-negotiation = Noch am Verhandeln: { $waiting }.
web-sword-of-lies-waits-orders = Noch am Schreiben: { $waiting }.
web-sword-of-lies-you-castling = Du bist dran: befrage jemanden oder handle.
web-sword-of-lies-you-asked = { $mover } will mit dir handeln.
web-sword-of-lies-you-priced = { $other } nennt einen Preis.
web-sword-of-lies-you-questioned = { $mover } fragt nach deiner Karte: { $place }. Was sagst du?
web-sword-of-lies-you-verdict = { $other } sagt „{ $colour }“. Stimmt das?
web-sword-of-lies-you-betting = Dein Einsatz.
web-sword-of-lies-you-reveal = Tippe die Karte an, die du aufdeckst.
web-sword-of-lies-you-side = Höchster Einsatz: welche Seite ist der Schild?
web-sword-of-lies-you-negotiation = Rede, triff Abmachungen oder sei bereit für die Kriegsrunde.
web-sword-of-lies-you-answer = Jemand wartet auf deine Antwort.
web-sword-of-lies-you-orders = Dein Befehl: tippe an, was du angreifst.
web-sword-of-lies-you-folded = Du bist ausgestiegen. Sieh dem Kampf zu.
web-sword-of-lies-you-sealed = Befehl versiegelt. Noch am Schreiben: { $waiting }.

## Rochade
web-sword-of-lies-castling-hint = Tippe eine fremde Karte an.
web-sword-of-lies-castling-own = Du gibst { $place }. Tippe jetzt die Karte an, die du willst.
web-sword-of-lies-interrogate-note = rot oder schwarz?
web-sword-of-lies-trade-pick = tippe an, was du dafür gibst
web-sword-of-lies-trade-for = { $chips ->
    [0] für { $place }
    [one] für { $place } und { $chips } Chip
   *[other] für { $place } und { $chips } Chips
}
web-sword-of-lies-chips-beside = Chips zur Karte dazu
web-sword-of-lies-marked-already = Schon markiert. Nach ihr fragen geht nicht mehr, um sie handeln schon.
web-sword-of-lies-skip-note = nichts tun
web-sword-of-lies-ask-chips = Chips dafür …
web-sword-of-lies-ask-favour = Gefallen dafür …
web-sword-of-lies-favour = Was du dafür willst, in Worten
web-sword-of-lies-price = Der Preis in Chips
web-sword-of-lies-promise-it = Versprechen
web-sword-of-lies-say-red = Rot
web-sword-of-lies-say-black = Schwarz
web-sword-of-lies-the-truth = die Wahrheit
web-sword-of-lies-a-lie = gelogen
web-sword-of-lies-believe-note = es stimmt
web-sword-of-lies-disbelieve-note = es ist gelogen
web-sword-of-lies-becomes-sword = ein Schwert für dich
web-sword-of-lies-becomes-shield = ein Schild für die Karte
web-sword-of-lies-stakes-owner = Urteilt { $mover } richtig, ist das ein Schwert; wenn nicht, ein Schild für deine Karte.
web-sword-of-lies-stakes = Richtig: { $right }. Falsch: { $wrong }.

## Setzen
web-sword-of-lies-bet-to = Wie viel setzen
web-sword-of-lies-raise-to = Auf wie viel erhöhen
web-sword-of-lies-bet = Setzen
web-sword-of-lies-raise = Erhöhen
web-sword-of-lies-call = Mitgehen: { $chips }
web-sword-of-lies-least = Minimum
web-sword-of-lies-half-pot = ½ Pot
web-sword-of-lies-whole-pot = Pot
web-sword-of-lies-most = Maximum
web-sword-of-lies-less = Weniger
web-sword-of-lies-more = Mehr
web-sword-of-lies-fold-sure = Schieben ist gratis. Trotzdem aussteigen
web-sword-of-lies-all-in-sure = { $chips ->
    [one] Ja, mein letzter Chip
   *[other] Ja, alle { $chips } Chips
}
web-sword-of-lies-rather-not = Doch nicht
web-sword-of-lies-all-to-stay = { $chips ->
    [one] um zu bleiben: dein letzter Chip
   *[other] um zu bleiben: alle { $chips } Chips
}

## Aufdecken
web-sword-of-lies-reveal-pick = Tippe eine deiner Karten an
web-sword-of-lies-reveal-card = Aufdecken: { $place }
web-sword-of-lies-choose-card = Wählen: { $place }
web-sword-of-lies-stays-open = nicht markiert, liegt also offen, mit einem Leben.
web-sword-of-lies-will-sword = { $in ->
    [yes] { $by } hat richtig geurteilt: ein Schwert.
   *[no] { $by } hat richtig geurteilt, ist aber ausgestiegen: kein Schwert.
}
web-sword-of-lies-will-shield = { $by } hat falsch geurteilt: ein Schild.
web-sword-of-lies-by-itself = die letzte zeigt sich von selbst
web-sword-of-lies-show-all = Alle aufdecken
web-sword-of-lies-show-all-note = setzen kann niemand mehr
web-sword-of-lies-your-choice = Du hast gewählt. Alle decken zusammen auf.

## Abmachungen
web-sword-of-lies-deals-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
web-sword-of-lies-ready-note = zur Kriegsrunde
web-sword-of-lies-deal-from = Abmachung von { $seat }
web-sword-of-lies-deal-with = Abmachung mit
web-sword-of-lies-i-pledge = Ich verspreche
web-sword-of-lies-they-pledge = { $seat } verspricht
web-sword-of-lies-who-pays = Wer zahlt
web-sword-of-lies-pays = { $who ->
    [me] { $chips ->
        [0] Ich zahle
       *[other] Ich zahle { $chips }
    }
    [them] { $chips ->
        [0] { $seat } zahlt
       *[other] { $seat } zahlt { $chips }
    }
   *[nobody] Keine Chips
}
web-sword-of-lies-chips-paid = Chips, die mit dem Annehmen gezahlt werden
web-sword-of-lies-more-words = Noch etwas, in Worten
web-sword-of-lies-in-private = Unter vier Augen
web-sword-of-lies-in-private-help = Die anderen sehen, dass ihr etwas abmacht, nicht was; gezahlte Chips sehen alle.
web-sword-of-lies-private = unter vier Augen
web-sword-of-lies-counter = Ändern
web-sword-of-lies-send-deal = Senden
web-sword-of-lies-next-deal = Die nächste von { $count } Abmachungen
web-sword-of-lies-ledger = { $open ->
    [0] { "" }
    [one] { $open } offene Abmachung,{ " " }
   *[other] { $open } offene Abmachungen,{ " " }
}{ $promises ->
    [0] keine Versprechen
    [one] { $promises } Versprechen
   *[other] { $promises } Versprechen
}{ $broken ->
    [0] { "" }
   *[other] , { $broken } gebrochen
}
web-sword-of-lies-promise-open = steht noch aus
web-sword-of-lies-promise-kept = gehalten
web-sword-of-lies-promise-broken = gebrochen

## Krieg
web-sword-of-lies-attacks = Art des Angriffs
web-sword-of-lies-strike = Angriff
web-sword-of-lies-strike-twice = Doppelt
web-sword-of-lies-strike-thrice = Dreifach
web-sword-of-lies-strike-note = ein Schwert
web-sword-of-lies-strike-twice-note = kostet ein Leben
web-sword-of-lies-strike-thrice-note = letzte Karte
web-sword-of-lies-pick-target = Schwert { $number }
web-sword-of-lies-aim = { $seat }, Karte { $number }
web-sword-of-lies-aim-card = Karte { $number }
web-sword-of-lies-pick-price = Deine Karte, die zahlt
web-sword-of-lies-own-tap = Meine Karte antippen:
web-sword-of-lies-own-pays = zahlt mit ihr
web-sword-of-lies-own-hit = greift sie an
web-sword-of-lies-price-is = Zahlt: Karte { $number }
web-sword-of-lies-drop = Zurücknehmen: { $target }
web-sword-of-lies-seal = Befehl versiegeln
web-sword-of-lies-seal-note = niemand sieht ihn, bis alle fertig sind
web-sword-of-lies-your-order = Nur du kannst ihn lesen: { $order }

## Das letzte Brett
web-sword-of-lies-ended-war = Der Krieg ist aus. Wer die meisten ♥ hatte, bekam den Pot.
web-sword-of-lies-ended-folds = Alle anderen sind ausgestiegen: kein Krieg.
