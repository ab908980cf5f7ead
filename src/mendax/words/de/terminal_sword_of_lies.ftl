# Wörter von Schwert der Lügen im Terminal. Plätze und Karten tippt man als Nummern, ab 1.
## Du
terminal-sword-of-lies-you = du
terminal-sword-of-lies-you-turned-up = Du ziehst { $face }.
terminal-sword-of-lies-you-castling-began = Du beginnst.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] Du bietest { $of } einen Handel an: { $own } gegen { $theirs }.
    [one] Du bietest { $of } einen Handel an: { $own } und { $chips } Chip gegen { $theirs }.
   *[other] Du bietest { $of } einen Handel an: { $own } und { $chips } Chips gegen { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = Du lehnst ab.
terminal-sword-of-lies-you-price-named = { $chips ->
    [0] Du nennst einen Preis: { $words }
    [one] Du nennst einen Preis: { $chips } Chip. { $words }
   *[other] Du nennst einen Preis: { $chips } Chips. { $words }
}
terminal-sword-of-lies-you-trade-withdrawn = Du zahlst das nicht.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] Du tauschst mit { $of } Karten.
   *[other] Du tauschst mit { $of } Karten und zahlst { $chips }.
}
terminal-sword-of-lies-you-favour-promised = Du versprichst { $to }: „{ $words }“.
terminal-sword-of-lies-you-interrogated = Du fragst { $of }: { $place }?
terminal-sword-of-lies-you-colour-named = Du: „{ $colour }“.
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] { $of }: „{ $named }“ – du glaubst es. Die Karte ist markiert.
   *[no] { $of }: „{ $named }“ – du glaubst es nicht. Die Karte ist markiert.
}
terminal-sword-of-lies-you-skipped = Du setzt aus.
terminal-sword-of-lies-you-castling-ended = Alle deine Karten sind markiert: du bist der Big Blind.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] Du zahlst das Ante: { $chips }.
    [small_blind] Du setzt den Small Blind: { $chips }.
   *[big_blind] Du setzt den Big Blind: { $chips }.
}
terminal-sword-of-lies-you-betting-began = Setzrunde { $number }: du bist zuerst dran.
terminal-sword-of-lies-you-folded = Du steigst aus.
terminal-sword-of-lies-you-checked = Du schiebst.
terminal-sword-of-lies-you-called = Du gehst mit: { $chips }.
terminal-sword-of-lies-you-bet-made = Du setzt { $to }.
terminal-sword-of-lies-you-raised = Du erhöhst auf { $to }.
terminal-sword-of-lies-you-went-all-in = Du gehst All-in: { $chips }.
terminal-sword-of-lies-you-card-chosen = Du hast eine Karte gewählt.
terminal-sword-of-lies-you-revealed = { $side ->
    [face_down] Du deckst { $face } auf: ein Schild.
   *[face_up] Du deckst { $face } auf.
}
terminal-sword-of-lies-you-folded-open = Du legst { $face } ab.
terminal-sword-of-lies-you-sword-won = Du hast { $of } durchschaut: ein Schwert.
terminal-sword-of-lies-you-sword-lost = Ausgestiegen: { $of }. Du verlierst ein Schwert.
terminal-sword-of-lies-you-deal-proposed = Du → { $to }: Abmachung { $number }. Geboten: { $mine }. Verlangt: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = Du flüsterst { $to } eine Abmachung zu.
terminal-sword-of-lies-you-deal-signed = Du nimmst Abmachung { $number } an.
terminal-sword-of-lies-you-deal-declined = Du lehnst Abmachung { $number } ab.
terminal-sword-of-lies-you-chips-paid = { $chips ->
    [one] Du zahlst { $to } { $chips } Chip.
   *[other] Du zahlst { $to } { $chips } Chips.
}
terminal-sword-of-lies-you-got-ready = Du bist bereit.
terminal-sword-of-lies-you-order-sealed = Du hast einen Befehl versiegelt.
terminal-sword-of-lies-you-order-opened = Dein Befehl: { $order }.
terminal-sword-of-lies-you-promise-kept = Du hältst, was du { $to } versprochen hast.
terminal-sword-of-lies-you-promise-broken = Du brichst, was du { $to } versprochen hast!

## Der Tisch
terminal-sword-of-lies-unknown = verdeckt
terminal-sword-of-lies-folded = ausgestiegen
terminal-sword-of-lies-no-cards = keine Karten
terminal-sword-of-lies-bet = Einsatz { $chips }
terminal-sword-of-lies-blind = Big Blind
terminal-sword-of-lies-boldest = höchster Einsatz bisher: { $chips }
terminal-sword-of-lies-will-shield = wird ein Schild
terminal-sword-of-lies-will-sword = wird ein Schwert für №{ $number }
terminal-sword-of-lies-will-nothing = kein Schwert: №{ $number } ist ausgestiegen
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number } hat „{ $colour }“ gehört, geglaubt
   *[no] №{ $number } hat „{ $colour }“ gehört, nicht geglaubt
}
terminal-sword-of-lies-short-red = rot
terminal-sword-of-lies-short-black = schw.
terminal-sword-of-lies-your-cards = Deine Karten
terminal-sword-of-lies-you-have = Deine Karten: { $cards }.
terminal-sword-of-lies-deals = Abmachungen, die auf deine Antwort warten:

## Fragen
terminal-sword-of-lies-ask-castling = Du bist am Zug: befrage jemanden oder biete einen Handel an.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } bietet { $own } und will von dir { $theirs }.
    [one] { $seat } bietet { $own } und { $chips } Chip und will von dir { $theirs }.
   *[other] { $seat } bietet { $own } und { $chips } Chips und will von dir { $theirs }.
} Nimmst du an?
terminal-sword-of-lies-ask-priced = { $chips ->
    [0] { $of } nennt einen Preis für { $theirs }:
    [one] { $of } verlangt für { $theirs } { $chips } Chip.
   *[other] { $of } verlangt für { $theirs } { $chips } Chips.
} { $words } Zahlst du?
terminal-sword-of-lies-ask-questioned = { $seat } fragt: { $place } – rot oder schwarz?
terminal-sword-of-lies-ask-verdict = { $of } sagt „{ $colour }“: { $place }. Glaubst du das?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Es gibt nichts mitzugehen. Was tust du?
   *[other] Mitgehen kostet { $chips }. Was tust du?
}
terminal-sword-of-lies-ask-reveal = Welche Karte deckst du auf?
terminal-sword-of-lies-ask-side = Welche Seite ist der Schild?
terminal-sword-of-lies-ask-negotiation = Kriegsrunde { $round }: verhandle, oder sag, dass du bereit bist. Du hast { $swords }.
terminal-sword-of-lies-ask-orders = Kriegsrunde { $round }: schreib deinen Befehl. Du hast { $swords }.

## Was aus Markierungen wird und was Angriffe kosten
terminal-sword-of-lies-do-odds = was Markierungen und Angriffe bewirken
terminal-sword-of-lies-marks-title = Was aus einer markierten Karte wird, wenn sie aufgedeckt ist
terminal-sword-of-lies-marks-told = Die genannte Farbe war …
terminal-sword-of-lies-marks-believed = Wer gefragt hat, sagt …
terminal-sword-of-lies-marks-becomes = Also ist die Karte …
terminal-sword-of-lies-marks-truth = wahr
terminal-sword-of-lies-marks-lie = gelogen
terminal-sword-of-lies-marks-sword = ein Schwert für den, der gefragt hat
terminal-sword-of-lies-marks-shield = ein Schild: verdeckt, zwei Leben
terminal-sword-of-lies-marks-line = { $told }, „{ $said }“: { $becomes }
terminal-sword-of-lies-marks-drawn = Unter einer Karte steht, wer gefragt hat, die genannte Farbe und ✓, wenn sie geglaubt wurde, oder ✗, wenn nicht.
terminal-sword-of-lies-attack-standard = Angriff: ein Schwert nimmt einer Karte ein Leben.
terminal-sword-of-lies-attack-double = Doppelangriff: zwei Schwerter, jedes auf eine Karte nach Wahl; er kostet ein Leben einer deiner Karten.
terminal-sword-of-lies-attack-triple = Dreifachangriff: drei Schwerter mit der letzten Karte, einmal im Spiel.

## Was getippt werden kann
terminal-sword-of-lies-type-nothing = nichts 0 -
terminal-sword-of-lies-type-spare = frieden schonen
terminal-sword-of-lies-type-red = rot r
terminal-sword-of-lies-type-black = schwarz s
terminal-sword-of-lies-type-face-down = verdeckt
terminal-sword-of-lies-type-face-up = offen
terminal-words-interrogate = f fragen befragen
terminal-words-offer-trade = t tausch handel handeln
terminal-words-skip = w weiter aussetzen
terminal-words-agree = j ja annehmen
terminal-words-refuse = n nein ablehnen
terminal-words-name-price = p preis
terminal-words-pay = z zahlen ja j
terminal-words-withdraw = n nein verzichten
terminal-words-name-colour = f farbe
terminal-words-disbelieve = n nein nicht
terminal-words-fold = aus aussteigen
terminal-words-check = k schieben klopfen
terminal-words-call = m mitgehen
terminal-words-bet = s setzen
terminal-words-raise = e erhöhen
terminal-words-all-in = a all-in alles
terminal-words-reveal = a aufdecken
terminal-words-choose-side = s schild
terminal-words-propose-deal = a abmachung anbieten
terminal-words-sign-deal = j ja annehmen
terminal-words-decline-deal = n nein ablehnen
terminal-words-ready = b bereit
terminal-words-strike = a angriff angreifen
terminal-words-strike-twice = d doppelt doppelangriff
terminal-words-strike-thrice = dr dreifach dreifachangriff
terminal-words-hold = w warten abwarten
terminal-usage-interrogate = PLATZ KARTE
terminal-usage-offer-trade = MEINE PLATZ ANDERE (CHIPS)
terminal-usage-name-price = CHIPS (GEFALLEN)
terminal-usage-propose-deal = PLATZ CHIPS (MEIN-VERSPRECHEN) (GEGENVERSPRECHEN) (WORTE)
terminal-usage-strike-twice = PLATZ-KARTE PLATZ-KARTE PREIS
terminal-usage-strike-thrice = PLATZ-KARTE PLATZ-KARTE PLATZ-KARTE
terminal-sword-of-lies-do-interrogate = jemanden nach einer Karte fragen
terminal-sword-of-lies-do-offer-trade = einen Handel anbieten: meine Karte, Platz, Karte des anderen, Chips dazu
terminal-sword-of-lies-do-skip = aussetzen
terminal-sword-of-lies-do-agree = annehmen und tauschen
terminal-sword-of-lies-do-refuse = ablehnen
terminal-sword-of-lies-do-name-price = einen Preis nennen: Chips, und wenn du willst, einen Gefallen in Worten
terminal-sword-of-lies-do-pay = zahlen und tauschen
terminal-sword-of-lies-do-withdraw = nicht zahlen
terminal-sword-of-lies-do-name-colour = eine Farbe nennen, wahr oder nicht
terminal-sword-of-lies-do-believe = glauben
terminal-sword-of-lies-do-disbelieve = nicht glauben
terminal-sword-of-lies-do-fold = aussteigen
terminal-sword-of-lies-do-check = schieben
terminal-sword-of-lies-do-call = mitgehen
terminal-sword-of-lies-do-bet = so viele Chips setzen
terminal-sword-of-lies-do-raise = auf so viele Chips erhöhen
terminal-sword-of-lies-do-all-in = All-in gehen
terminal-sword-of-lies-do-reveal = eine Karte aufdecken
terminal-sword-of-lies-do-choose-side = die Seite des Schilds wählen
terminal-sword-of-lies-do-propose-deal = eine Abmachung anbieten: Chips (negativ: der andere zahlt), Versprechen: nichts, frieden oder der Platz, der angegriffen wird (! hinter dem Wort: unter vier Augen)
terminal-sword-of-lies-do-sign-deal = die Abmachung mit dieser Nummer annehmen
terminal-sword-of-lies-do-decline-deal = sie ablehnen
terminal-sword-of-lies-do-ready = bereit für den Krieg
terminal-sword-of-lies-do-strike = eine Karte angreifen: Platz-Karte
terminal-sword-of-lies-do-strike-twice = Doppelangriff: zwei Ziele und deine Karte, die zahlt
terminal-sword-of-lies-do-strike-thrice = Dreifachangriff: drei Ziele
terminal-sword-of-lies-do-hold = abwarten
