# The coach and the solver.

## What decisions were worth, and the picture of a solved strategy
coach-title = { $name }, Entscheidung für Entscheidung
coach-course = Was das Spiel wert war, Runde für Runde (− was verschenkt wurde)
coach-head-round = Runde
coach-head-dice = Deine Würfel
coach-head-claim = Zu schlagen
coach-head-lie = Gelogen?
coach-head-done = Du hast
coach-head-worth = Wert
coach-head-better = Besser
coach-head-lost = Verlust
coach-head-moment = Wann
coach-head-known = Was du wissen konntest
coach-head-shown = Kam später ans Licht
coach-unexpected = nie gesagt
coach-figure =
    { $unit ->
        [chips] { $worth } Chips
        [points] { $worth } Punkte
       *[chance] { $worth } %
    }
coach-line = Runde { $round }: { $looked ->
    [no] Würfel ungesehen
   *[yes] deine Würfel { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , zu schlagen { $claim }
}. Du: { $done }, { $worth } wert.
coach-line-answer = Runde { $round }: Ansage { $claim } { $expected ->
    [no] (gute Spieler sagen das hier nie)
   *[yes] (gelogen: { $lie })
}. Du: { $done }, { $worth } wert.
coach-line-knowing = Runde { $round }: Du kanntest { $roll } unter dem Becher, die Ansage war { $claim }. Du: { $done }, { $worth } wert.
coach-line-known = { $moment }: { $known } Du: { $done }, { $worth } wert.
coach-line-better = Besser: { $best }, { $lost } mehr wert.
coach-lost = Im Mittel hat eine Entscheidung { $lost } gekostet.
coach-mistakes-tomorrow = { $count ->
    [one] Einer deiner Fehler kommt morgen wieder.
   *[other] { $count } deiner Fehler kommen morgen wieder.
}
coach-one-of-many = Mit drei oder mehr Spielern gibt es viele Gleichgewichte. Darum werden Züge gegen die Spieler an diesem Tisch bewertet, so wie sie bis dahin gespielt hatten.
coach-move-look = hinsehen
coach-move-announce = { $value } sagen
coach-move-reroll = ungesehen nachwürfeln, { $value } sagen
coach-move-believe = glauben
coach-move-doubt = anzweifeln
coach-move-wait = abwarten
coach-move-pass-on = ungesehen weitergeben, { $value } sagen
coach-move-concede = aufgeben
coach-move-keep-lives = drei Leben behalten
coach-move-reroll-lives = den Würfel entscheiden lassen
coach-verdict-nothing = Nichts zu bewerten: Du hattest keine Entscheidung in einer gelösten Stellung.
coach-verdict-sound = Durchweg gut: { $decisions ->
    [1] Deine einzige Entscheidung hat nichts Nennenswertes gekostet.
   *[other] Keine deiner { $decisions } Entscheidungen hat nennenswert etwas gekostet.
}
coach-mistake-announce =
    Dein größter Fehler: in Runde { $round }, mit { $roll } unter dem Becher{ $opening ->
        [yes] { "" }
       *[no] { " " }und { $claim } zu schlagen
    }, hast du { $said } gesagt. { $better ->
        [reroll] Ungesehen nachwürfeln und { $value } sagen
       *[announce] { $value } sagen
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-unseen =
    Dein größter Fehler: in Runde { $round } hast du { $said } gesagt, ohne hinzusehen. { $better ->
        [look] Erst hinsehen
       *[announce] { $value } sagen
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-look =
    Dein größter Fehler: in Runde { $round } hast du hingesehen. Ungesehen { $value } zu sagen wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-reroll =
    Dein größter Fehler: in Runde { $round }, mit { $roll } unter dem Becher, hast du nachgewürfelt. { $better ->
        [reroll] Dabei { $value } zu sagen
       *[announce] { $value } zu sagen, so wie es lag,
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-believe =
    Dein größter Fehler: in Runde { $round } hast du { $claim } geglaubt, { $made ->
        [here] was an diesem Tisch, nach dem bisherigen Spiel, in { $lie } % der Fälle gelogen ist
        [never] was gute Spieler hier nie sagen; beliebige Würfel liegen in { $lie } % der Fälle darunter
       *[sometimes] was ein guter Spieler in { $lie } % der Fälle erfunden hätte
    }. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-wait =
    Dein größter Fehler: in Runde { $round } hast du { $claim } durchgehen lassen, { $made ->
        [here] was an diesem Tisch, nach dem bisherigen Spiel, in { $lie } % der Fälle gelogen ist
        [never] was gute Spieler hier nie sagen; beliebige Würfel liegen in { $lie } % der Fälle darunter
       *[sometimes] was ein guter Spieler in { $lie } % der Fälle erfunden hätte
    }. Außer der Reihe anzuzweifeln wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-doubt =
    Dein größter Fehler: in Runde { $round } hast du { $claim } angezweifelt, { $made ->
        [here] was an diesem Tisch, nach dem bisherigen Spiel, nur in { $lie } % der Fälle gelogen ist
        [never] was gute Spieler hier nie sagen; beliebige Würfel liegen nur in { $lie } % der Fälle darunter
        [sure] was nicht gelogen sein kann
        [honest] was dort fast nie gelogen ist
       *[sometimes] was ein guter Spieler nur in { $lie } % der Fälle erfunden hätte
    }. { $better ->
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
        [wait] Abwarten
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-concede =
    Dein größter Fehler: in Runde { $round } hast du vor { $claim } aufgegeben, { $made ->
        [here] was an diesem Tisch, nach dem bisherigen Spiel, in { $lie } % der Fälle gelogen ist
        [never] was gute Spieler hier nie sagen; beliebige Würfel liegen in { $lie } % der Fälle darunter
       *[sometimes] was ein guter Spieler in { $lie } % der Fälle erfunden hätte
    }. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-pass-on =
    Dein größter Fehler: in Runde { $round } wurde dir { $claim } gesagt, was ein guter Spieler in { $lie } % der Fälle erfunden hätte, und du hast den Becher mit { $said } weitergegeben. { $better ->
        [doubt] Anzweifeln
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-believe-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast { $claim } geglaubt. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-doubt-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast { $claim } angezweifelt. { $better ->
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-concede-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast vor { $claim } aufgegeben. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-pass-on-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast ihn über { $claim } hinaus mit { $said } weitergegeben. { $better ->
        [doubt] Anzweifeln
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-keep-lives =
    Dein größter Fehler: nach Runde { $round } hast du drei Leben behalten. Den Würfel entscheiden zu lassen wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-mistake-reroll-lives =
    Dein größter Fehler: nach Runde { $round } hast du den Würfel entscheiden lassen. Drei Leben zu behalten wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] Prozentpunkte
    } mehr wert gewesen.
coach-no-such-game = Für das Spiel dieser Aufzeichnung, { $game }, gibt es keinen Trainer. Es gibt einen für: { $allowed }.
coach-no-seat = Der Trainer braucht die Sicht eines Platzes. Mit dieser Aufzeichnung geht es für: { $allowed }.
coach-no-perfect = Für dieses Spiel gibt es keine perfekten Bots, denn es ist nicht gelöst.
coach-too-large = Ein ganzes Spiel von { $seats } Spielern mit diesen Regeln und { $lives } Leben ist hier nicht gelöst: es würde zu lange dauern. Gelöst sind die Regelsätze mit zwei oder drei Spielern, „Standard“ mit bis zu vier und die meisten anderen Regeln mit zwei Spielern und bis zu acht Leben.
coach-too-large-passing = Wo der Becher weitergegeben werden darf, zählt jede Ansage seit dem Wurf, darum ist hier nur wenig gelöst: „Standard“ zu zweit mit bis zu sechs Leben; mit anderen Regeln zu zweit bis zu sechs Leben, wo Weitergeben höher werden oder den Wert behalten muss, und ein Leben, wo beides geht.
coach-too-slow = Diese Regeln zu lösen dauert länger, als dieser Server erlaubt.
coach-unsolved = Der Solver hat kein Gleichgewicht dieser Regeln gefunden, das genau genug ist.
coach-preparing = Der Solver wird vorbereitet. Beim ersten Mal dauert das etwa eine Minute; versuch es dann noch einmal.
coach-solver-failed = Der Solver ist hier gescheitert. Der Server versucht es in zehn Minuten noch einmal.
coach-too-long = Dieses Spiel ist zu lang für den Trainer.
coach-other-game = Das kann der Trainer bei diesem Spiel nicht.
coach-not-your-seat = Auswerten lässt sich nur dein eigener Platz: Die Würfel der anderen wurden nie aufgedeckt. An Tischen, die nach jedem Spiel alles aufdecken, geht es mit jedem Platz.
coach-no-seat-of-yours = Du hast in diesem Spiel nicht mitgespielt, also gibt es nichts auszuwerten.
coach-hint-off = Hinweise sind an diesem Tisch aus. Der Gastgeber kann sie vor einem Spiel erlauben.
coach-hint-no-seat = Hinweise gibt es nur für Mitspieler.
coach-hint-none = Hier gibt es nichts zu entscheiden.
coach-other-policy = Die Strategie in dieser Datei gilt für andere Regeln, eine andere Zahl von Plätzen oder nur für eine einzelne Runde.
explore-title = { $name }, Leben { $lives } (zuerst der Spieler mit dem Becher)
explore-worth = An einem Tisch zu { $seats } ist das Eröffnen { $worth } wert.
explore-figure =
    { $unit ->
        [points] { $worth } Punkte
       *[chance] { $worth } %
    }
explore-legend = · nie   ░ bis ¼   ▒ bis ½   ▓ bis ¾   █ mehr; grün: die Wahrheit
explore-opener = Was der Eröffner sagt (Zeilen: Würfel, Spalten: Ansagen)
explore-over = Was über { $value } gesagt wird (Zeilen: Würfel, Spalten: Ansagen)
explore-doubts = Wie oft eine Ansage angezweifelt wird (Zeilen: zu schlagen, Spalten: Ansagen)
explore-lies = Wie oft eine Ansage gelogen ist (Zeilen: zu schlagen, Spalten: Ansagen)
explore-says = { $value } { $percent } %
explore-again = ungesehen nachwürfeln { $percent } %
explore-claim = { $value }: gesagt { $often } %, gelogen { $lie } %, angezweifelt { $doubt } %
explore-compare = Was sich unterscheidet
explore-compare-worth = Eröffnen ist wert
explore-compare-lies = Lügen unter den Ansagen des Eröffners
explore-compare-doubted = Zweifel an den Ansagen des Eröffners
explore-compare-fall = Wo der Becher am meisten an Wert verliert
explore-differs = { $value } über { $over } wird zu { $one } % und { $two } % angezweifelt.
explore-one-of-many = Mit drei oder mehr Spielern gibt es viele Gleichgewichte, und dies ist eines davon. Es gilt nur, solange sich alle daran halten.
explore-no-position = Es gibt keine Stellung mit den Leben „{ $lives }“. Gib für jeden, der noch dabei ist, eine Zahl bis { $most } an, etwa 3,1.
explore-bad-position = „{ $given }“ ist keine Stellung. Gib für jeden, der noch dabei ist, eine Zahl an, etwa 3,1.
explore-refused-game = Für { $game } gibt es keine gelöste Strategie. Verfügbar: { $allowed }.
explore-passing = Wo der Becher weitergegeben werden darf, steht hier die erste Ansage nach einem Wurf und wie oft sie sofort angezweifelt wird. Antworten auf eine weitergegebene Ansage hängen von allen Ansagen seit dem Wurf ab und werden nicht gezeigt.
explore-no-value = Einen Wert { $given } gibt es nicht zu schlagen. Möglich: { $allowed }.

## Gründe: warum der beste Zug der beste ist
cause-known-true = Du kennst die Würfel: Mit { $own } stimmt { $claim }, und wer zweifelt, verliert.
cause-known-lie = Du kennst die Würfel: { $own } reicht nicht für { $claim }, und wer zweifelt, gewinnt.
cause-lowest = { $claim } kann nicht gelogen sein: Jeder Wurf reicht dafür.
cause-dice-reach = { $claim } kann nicht gelogen sein: Die Würfel, die du kennst, reichen schon dafür.
cause-ruled-out = { $claim } muss gelogen sein: Die Würfel, die du kennst, schließen es aus.
cause-top = Nichts schlägt { $claim }, eine eigene Ansage ist also nicht mehr möglich. { $action ->
    [doubt] Sie ist oft genug gelogen, um zu zweifeln.
    [concede] Sie stimmt zu oft, um zu zweifeln.
   *[either] Sie ist gerade so oft gelogen, dass Zweifeln und Aufgeben gleich viel wert sind.
}
cause-top-deters = Nichts schlägt { $claim }, und ehrlich gesagt wird es nur, weil es immer angezweifelt wird: Gäbst du immer auf, könnten es alle sagen und gewinnen.
cause-top-always = Nichts schlägt { $claim }. Würdest du immer aufgeben, könnte dein Gegenüber viel öfter damit lügen. Dein Zweifel verhindert das.
cause-only-top = Nur { $other } schlägt { $claim }: Glaubst du es, musst du { $other } ansagen.
cause-next-must-lie = { $claim } ist schwer zu schlagen, die Chance ist { $ways } zu { $all }: Glaubst du es, musst du wahrscheinlich lügen.
cause-hard-to-beat = { $claim } ist schwer zu schlagen: Fünf neue Würfel schlagen es nur mit einer Chance von { $chance } %.
cause-go-on-worse = Glaubst du { $claim }, musst du weitermachen, und das ist hier wenig wert.
cause-mostly-lie = { $claim } ist hier meistens gelogen.
cause-easy-to-beat = { $claim } ist leicht zu schlagen, die Chance ist { $ways } zu { $all }: Glaubst du es, musst du wahrscheinlich nicht lügen.
cause-go-on-better = Glaubst du { $claim }, geht die Runde weiter, und nicht nur du kannst sie verlieren.
cause-rarely-lie = { $claim } ist hier selten gelogen; wer zweifelt, verliert meistens.
cause-lie-seldom = { $claim } ist hier nicht oft genug gelogen, dass sich Zweifeln lohnt.
cause-always-believe = Würdest du { $claim } immer glauben, könnte dein Gegenüber viel öfter damit lügen. Dein Zweifel verhindert das.
cause-always-doubt = Würdest du { $claim } immer anzweifeln, würde dein Gegenüber es nur noch ansagen, wenn es stimmt, und du würdest verlieren.
cause-either = { $claim } ist hier gerade so oft gelogen, dass beide Antworten gleich viel wert sind.
cause-wait-worse = Zweifelt niemand { $claim } an, geht die Runde weiter, und das ist für dich wenig wert.
cause-wait-better = Zweifelt niemand { $claim } an, geht die Runde weiter, und andere müssen vor dir etwas riskieren.
cause-wait-either = { $claim } ist hier gerade so oft gelogen, dass Anzweifeln und Abwarten gleich viel wert sind.
cause-luck-needed = Die Würfel, die du nicht kennst, reichen für { $claim } nur mit einer Chance von { $chance } %.
cause-luck-likely = Die Würfel, die du nicht kennst, reichen für { $claim } mit einer Chance von { $chance } %.
cause-pass-on = Gibst du als { $value } weiter, muss die nächste Person antworten, und du brauchst keinen Wurf, der { $claim } schlägt.
cause-doubted-anyway = Angezweifelt wirst du, was immer du sagst; nur eine wahre Ansage hält. { $value } stimmt.
cause-lies-doubted = Jede Ansage über deinem Wurf wird angezweifelt. { $value } stimmt, da schadet kein Zweifel.
cause-top-roll = { $value } stimmt, und nichts schlägt es: Keine Antwort kann dir schaden.
cause-truth-believed = { $value } stimmt, da schadet kein Zweifel, und jede Ansage über deinem Wurf wird öfter angezweifelt.
cause-truth = { $value } stimmt, da schadet kein Zweifel.
cause-bait = { $value } ist weniger, als du hast, stimmt also. Es wird öfter angezweifelt als { $truth }, und wer zweifelt, verliert.
cause-less = { $value } ist weniger, als du hast, stimmt also; da schadet kein Zweifel.
cause-shift = { $value } ist weniger, als du hast, stimmt also. Der nächste Spieler schlägt es mit { $ways } von { $all } Würfen, { $truth } nur mit { $other }; an diesem Tisch ist es gut für dich, wenn er nicht lügen muss.
cause-shift-truth = Auch { $other } würde man dir glauben. Aber der nächste Spieler schlägt { $value } mit { $ways } von { $all } Würfen, { $other } nur mit { $fewer }; an diesem Tisch ist es gut für dich, wenn er nicht lügen muss.
cause-only-claim = { $value } ist die einzige Ansage, die noch bleibt.
cause-doomed = Dein Wurf schlägt { $claim } nicht, und jede Ansage darüber wird angezweifelt: Du kannst nur den kleinsten Verlust wählen.
cause-least-doubted = Dein Wurf schlägt { $claim } nicht, du musst also lügen, und { $value } wird am seltensten angezweifelt.
cause-harder-to-beat = Dein Wurf schlägt { $claim } nicht, du musst also lügen. { $value } wird öfter angezweifelt als { $other }, ist aber schwerer zu schlagen, wenn man es dir glaubt.
cause-best-lie = Dein Wurf schlägt { $claim } nicht, du musst also lügen. { $value } wird öfter angezweifelt als { $other }, bringt dir aber mehr, wenn man es dir glaubt.
cause-raise = { $value } ist schwerer zu schlagen als die Wahrheit, { $truth }, und wird noch oft genug geglaubt.
cause-raise-free = { $value } ist schwerer zu schlagen als die Wahrheit, { $truth }, und wird nicht öfter angezweifelt.
cause-reroll = { $own } reicht nicht für { $value }. Ein neuer Wurf reicht mit einer Chance von { $ways } zu { $all }.
cause-reroll-unknown = Ein neuer, ungesehener Wurf reicht für { $value } mit einer Chance von { $ways } zu { $all }.
cause-look = Nach dem Hinsehen kannst du immer noch alles ansagen und weißt, was stimmt.
cause-unseen = Ein ungesehener Wurf reicht für { $value } mit einer Chance von { $ways } zu { $all }.
cause-keep-lives = Drei Leben sind sicher. Der Würfel gibt in einem von drei Fällen weniger.
cause-reroll-lives = Der Würfel gibt im Mittel dreieinhalb Leben.
cause-all-known = Die nächste Person kennt alle fünf Würfel und zweifelt jede Lüge an. { $value } stimmt.
cause-all-known-lost = Die nächste Person kennt alle fünf Würfel und zweifelt jede Lüge an, und keine Ansage über { $claim } stimmt.
cause-keep-claim = Deine Würfel reichen, so wie sie liegen, für { $value }; ein neuer Wurf könnte das verderben.
cause-open-roll = Die nächste Person wird alle fünf Würfel kennen, darum hält nur eine wahre Ansage über { $claim }.
cause-improve = Deine Würfel schlagen { $claim }, aber die nächste Person kennt sie. Von { $count ->
    [one] einem verdeckt gewürfelten Würfel
   *[other] { $count } verdeckt gewürfelten Würfeln
} weiß sie nichts, da kannst du mehr ansagen.
cause-roll-secret = Deine Würfel schlagen { $claim } nicht, und die nächste Person kennt sie. Je mehr Würfel du verdeckt würfelst, desto mehr Ansagen sind glaubhaft.
cause-roll-likeliest = Deine Würfel schlagen { $claim } nicht. { $better ->
    [roll-all] Alle fünf zu würfeln
   *[keep] { $value } zu behalten
} gibt die beste Chance, es zu schlagen: { $chance } %.

## Browser
web-coach-game = Spiel { $number }
web-coach-of = von { $count }
web-coach-earlier = Vorheriges Spiel
web-coach-later = Nächstes Spiel
web-coach-whose = Wessen Spiel
web-coach-slips = { $count } deiner { $decisions } Entscheidungen waren Fehler.
web-coach-chart = Chance auf den Sieg, Entscheidung für Entscheidung
web-coach-chart-chips = Was an Gewinn oder Verlust zu erwarten war, in Chips
web-coach-chart-kept = Chance, nicht auszuscheiden, Entscheidung für Entscheidung
web-coach-chart-points = Punkte Vorsprung, Entscheidung für Entscheidung
web-coach-chart-label =
    Kurve von { $decisions } Entscheidungen in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: von { $from } am Anfang bis { $to } am Ende. In der Tabelle darunter steht jede Entscheidung in Zahlen.
web-coach-chart-help = Jeder Punkt ist eine deiner Entscheidungen; die Linie fällt sofort, wo sie etwas gekostet hat. Alles dazwischen ist Glück und das Spiel der anderen.
web-coach-round = Runde { $number }
web-coach-axis = Runde
web-coach-decision = Entscheidung { $number } von { $count }
web-coach-before = Vorherige Entscheidung
web-coach-next = Nächste Entscheidung
web-coach-next-mistake = Nächster Fehler
web-coach-biggest = Dein größter Fehler
web-coach-cost = −{ $lost }
web-coach-fine = Ein guter Zug
web-coach-equal = Etwa gleich gut wie der beste Zug
web-coach-slip = Es hat { $lost } gekostet
web-coach-you = Du: { $done }
web-coach-better = Besser: { $best }
web-coach-dice = Deine Würfel
web-coach-unlooked = nicht angesehen
web-coach-to-beat = Zu schlagen
web-coach-told = Dir wurde gesagt
web-coach-opening = du eröffnest die Runde
web-coach-lie = { $percent ->
    [0] Ein guter Spieler sagt das hier nur, wenn es stimmt.
   *[other] Von einem guten Spieler ist diese Ansage in { $percent } % der Fälle gelogen.
}
web-coach-lie-here = { $percent ->
    [0] Nach dem bisherigen Spiel dieser Person stimmt die Ansage.
   *[other] Nach dem bisherigen Spiel dieser Person ist die Ansage in { $percent } % der Fälle gelogen.
}
web-coach-never = Gute Spieler sagen das hier nie.
web-coach-alternative = Was du tun konntest
web-coach-worth = Wert
web-coach-wins = gewinnt
web-coach-stays = bleibt
web-coach-often = gutes Spiel
web-coach-all = Alle Entscheidungen
web-coach-table = Jede Entscheidung des Spiels
web-coach-did = Du hast
web-coach-column-cost = Verlust
web-coach-column-lie = Gelogen?
web-coach-course = Das Spiel Runde für Runde
web-coach-explore = Die ganze Strategie hier ansehen
web-coach-end = Nur das Ende dieses Spiels ist gelöst, darum wird nur das Ende bewertet. { $why }
web-coach-unsolved = Dieses Spiel kann der Trainer nicht auswerten
web-coach-back = Zum Tisch
web-coach-end-row = Ende
web-coach-sound-help = Was die Entscheidungen gekostet haben, gemessen an dem, was jeder selbst wusste. Über den Rest entscheiden Würfel und Mitspieler.
web-coach-sound-cost = { $decisions ->
    [one] { $lost } in { $decisions } Entscheidung verloren
   *[other] { $lost } in { $decisions } Entscheidungen verloren
}
web-coach-sound-lies = Lügen: { $made } von { $spots } (gutes Spiel { $expected })
web-coach-sound-doubts = Zweifel: { $made } von { $spots } (gutes Spiel { $expected })
web-coach-sound-dearest = Teuerste Entscheidung: { $done }, −{ $lost }
web-coach-sound-dice = Würfel
web-coach-sound-told = Ansage
web-coach-sound-instead = Gutes Spiel: { $moves }
web-coach-sound-hidden = { $count ->
    [one] { $count } Entscheidung mit verdeckten Würfeln zählt nicht mit.
   *[other] { $count } Entscheidungen mit verdeckten Würfeln zählen nicht mit.
}
web-coach-sound-none = Für keine Entscheidung dieses Spiels ist ein Preis bekannt.
web-hint-best = Am besten: { $move }
web-hint-none = Hier kein Hinweis: { $why }
web-hint-close = Hinweis schließen
web-explore-title = { $game }, gelöst
web-explore-lead = Spiel so, und es nützt niemandem, das zu wissen. Wähl die Regeln und sieh, was man mit welchen Würfeln sagt und wie oft man zweifelt.
web-explore-lead-many = Mit drei oder mehr Spielern gibt es viele solche Strategien, und dies ist eine davon: Sie gilt nur, solange sich alle daran halten.
web-explore-rules = Regeln
web-explore-first = Erste Regeln
web-explore-second = Zweite Regeln
web-explore-compare = Mit anderen Regeln vergleichen
web-explore-single = Nicht mehr vergleichen
web-explore-players = Spieler
web-explore-lives = Übrige Leben, zuerst der Spieler mit dem Becher
web-explore-lives-of = Leben von Spieler { $number }
web-explore-shown = Was gezeigt wird
web-explore-say = Was man sagt
web-explore-doubt = Zweifel
web-explore-lie = Lügen
web-explore-over = Wenn dieser Wert zu schlagen ist
web-explore-opener = nichts: du eröffnest
web-explore-lower = Niedriger
web-explore-higher = Höher
web-explore-say-caption = Zeilen: die Würfel unter deinem Becher. Spalten: was du sagst.
web-explore-doubt-caption = Wie oft eine Ansage angezweifelt wird. Zeilen: der Wert, der zu schlagen ist. Spalten: die Ansage darüber.
web-explore-lie-caption = Wie oft eine Ansage gelogen ist. Zeilen: der Wert, der zu schlagen ist. Spalten: die Ansage darüber.
web-explore-truth = die Wahrheit
web-explore-bluff = gelogen
web-explore-less = weniger, als du hast
web-explore-never = nie
web-explore-always = immer
web-explore-mark = um 5 Prozentpunkte oder mehr verschieden
web-explore-read-say = Mit { $roll } unter dem Becher wird in { $percent } % der Fälle { $value } gesagt.
web-explore-read-again = Mit { $roll } unter dem Becher wird in { $percent } % der Fälle ungesehen nachgewürfelt.
web-explore-read-doubt = { $value } über { $over } wird in { $percent } % der Fälle angezweifelt.
web-explore-read-doubt-open = { $value } als erste Ansage wird in { $percent } % der Fälle angezweifelt.
web-explore-read-lie = { $value } über { $over } ist in { $percent } % der Fälle gelogen.
web-explore-read-lie-open = { $value } als erste Ansage ist in { $percent } % der Fälle gelogen.
web-explore-read-not = Das kann man hier nicht sagen.
web-explore-read-help = Tipp auf ein Feld, zeig darauf oder nimm die Pfeiltasten, um es zu lesen.
web-explore-again = ↻
web-explore-again-words = ungesehen nachwürfeln
web-explore-unseen = Hier am besten: gar nicht hinsehen und { $value } sagen.
web-explore-worth = Eröffnen ist wert
web-explore-here-worth = Den Becher hier zu nehmen ist wert
web-explore-lies = Lügen unter den ersten Ansagen
web-explore-doubted = Zweifel an den ersten Ansagen
web-explore-fall = Der Becher verliert am meisten an Wert
web-explore-fall-at = { $from } → { $to }
web-explore-differs = Was sich unterscheidet
web-explore-same = Keine gemeinsame Ansage unterscheidet sich um fünf Prozentpunkte oder mehr.
web-explore-differ-say = Mit { $roll } über { $over } wird in { $one } % der Fälle { $value } gesagt, nach den zweiten Regeln in { $two } %.
web-explore-differ-say-open = Beim Eröffnen mit { $roll } wird in { $one } % der Fälle { $value } gesagt, nach den zweiten Regeln in { $two } %.
web-explore-differ-doubt = { $value } über { $over } wird in { $one } % der Fälle angezweifelt, nach den zweiten Regeln in { $two } %.
web-explore-differ-doubt-open = { $value } als erste Ansage wird in { $one } % der Fälle angezweifelt, nach den zweiten Regeln in { $two } %.
web-explore-unsolved = Diese Regeln sind nicht gelöst
web-explore-solving = Wird gelöst …
web-explore-figures = In Zahlen

## What the solver refuses, and its reports
solver-refused-option = Nicht gelöst, wenn „{ $option }“ auf „{ $given }“ steht. Der Solver kennt nur: { $allowed }.
solver-refused-seats = Tische mit { $seats } sind nicht gelöst. Der Solver kennt zwei bis { $most } Plätze.
solver-refused-lives = Partien mit { $seats } Plätzen um { $lives } Leben sind zu groß zum Lösen. An einem solchen Tisch kennt der Solver bis zu { $most } Leben.
solver-refused-blind-pass = Regeln mit blindem Weitergeben sind für zwei Plätze gelöst. Für { $seats } sind sie es, wo Weitergeben höher werden oder den Wert behalten muss und niemand dadurch gewinnt: einzelne Runden und Spiele um ein Leben, mit den meisten Hausregeln. Hier nicht.
solver-uncounted-blind-pass = Spiele mit blindem Weitergeben spielen die schnellen Kerne nicht: Dort zählt jede Ansage seit dem Wurf.
solver-uncounted-race = Die schnellen Rechenkerne spielen keine Spiele, in denen auch Ungefragte anzweifeln dürfen.
solver-uncounted-wipe = Spiele mit Mäxchen auf Mäxchen oder mit einem Wert, nach dem alles erlaubt ist, spielen die schnellen Kerne nicht.
solver-refused-pass-back = Blindes Weitergeben ist nicht gelöst zusammen mit Mäxchen auf Mäxchen oder mit einem Wert, nach dem alles erlaubt ist.
solver-uncounted-laps = Die schnellen Kerne zählen nicht, wie oft ein Wert über sich selbst gesagt wurde, und mit diesen Regeln hängt die gelöste Strategie davon ab.
solver-uncounted-scores = In einem solchen Spiel sind mehr als { $most } Punktestände möglich, zu viele für eine exakte Summe. Spiel stattdessen eine Million Spiele.
solver-refused-race = Spiele, in denen alle anzweifeln dürfen, sind für bis zu { $few } Plätze und wenige Leben gelöst. { $most ->
    [0] Tische mit { $seats } Plätzen sind es nicht.
   *[other] Bei { $seats } Plätzen kennt der Solver bis zu { $most } Leben.
}
solver-refused-race-state = Für { $seats } Plätze mit diesen Regeln, bei denen alle anzweifeln dürfen, hat der Solver kein Gleichgewicht gefunden. Die Standardregeln sind gelöst.
solver-refused-race-with = Spiele, in denen alle anzweifeln dürfen, sind nicht gelöst, wenn auch „{ $option }“ geändert ist.
solver-refused-points = Ein ganzes Spiel um Punkte, die ausgehen können, ist für zwei Plätze und bis zu { $rounds } Runden gelöst. Eine einzelne Runde davon ist immer gelöst, ebenso Spiele um Geld, um Leben und um Punkte, die alle in jeder Runde bekommen.
solver-refused-circle = Mit { $seats } Plätzen und diesen Regeln kann { $again ->
    [round] eine Runde ewig neu beginnen (Prost)
   *[claim] dieselbe Ansage ewig im Kreis gehen
}, und der Solver findet keinen Ausweg. Mit zwei Plätzen findet er ihn; mit mehr vielleicht für weniger Leben oder eine einzelne Runde.
solver-unknown-position = Die gespeicherte Strategie kennt die Stellung { $lives } nicht.
solver-bad-policy = Diese Version kann die Strategie nicht lesen: { $problem }.
solver-refused-game = { $game } ist nicht gelöst. Gelöst ist hier: { $allowed }.
solver-missing = Hier nicht gelöst: Das Paket { $package } fehlt oder lässt sich nicht laden. Installieren: python -m pip install { $package }
solver-solving = Löst
solver-preparing = Der Solver wird geladen (beim ersten Mal kompiliert, das dauert etwa eine Minute)
solver-proving = Es wird geprüft, ob eine Abweichung etwas bringt
solver-plain = Hier ist nichts kompiliert: Ohne Compiler läuft alles als gewöhnliches Python. Das Extra „fast“ installiert einen (numba und scipy).
solver-prepared = Bereit nach { $seconds } Sekunden. Ab jetzt wird der kompilierte Code nur noch geladen.
solver-title = { $game } gelöst, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, { $span ->
    [round] eine einzelne Runde
   *[match] das ganze Spiel
}
solver-seat = Platz
solver-opener = 1, eröffnet
solver-other = { $seat }
solver-worth-chance = Chance auf den Sieg
solver-worth-lives = Leben Vorsprung
solver-worth-points = Punkte Vorsprung
solver-worth-kept = Chance, nicht auszuscheiden
solver-worth-payoff = Auszahlung: wer ausscheidet, zahlt 1, die anderen teilen
solver-deviation = Kein Spieler gewinnt durch Abweichen mehr als { $gain }.
solver-deviation-round = Für eine einzelne Runde gemessen: Kein Spieler erhöht durch Abweichen seine Chance, sie zu gewinnen, um mehr als { $gain }. --prove misst das ganze Spiel.
solver-took = Gelöst in { $seconds } Sekunden.
solver-read = Gelesen in { $seconds } Sekunden; schon früher gelöst.
solver-endless = So gespielt endet ein Spiel vielleicht nie: Eines brauchte mehr als { $turns } Ansagen.
exploit-title = Die beste Antwort auf einen Bot, an einem Tisch zu zweit
exploit-weighing = Beste Antwort auf { $bot } wird berechnet
exploit-bot = Bot
exploit-opening = Runden, die sie gewinnt, wenn sie eröffnet
exploit-following = … wenn der Bot eröffnet
exploit-game = Ein ganzes Spiel ist wert
exploit-tried = Gespielt
exploit-line = Gegen { $bot }: gewinnt { $opening } der Runden, die sie eröffnet, und { $following } derer, die der Bot eröffnet; ein ganzes Spiel ist { $game } wert; gespielt: { $tried }
exploit-refused-game = Beste Antworten werden nur für { $allowed } berechnet, nicht für { $game }.
exploit-known-line = Zu { $seats } am Tisch, alle anderen { $bot }: Wer sie kennt, verlor { $lost } von { $rounds } Runden. Unter seinesgleichen verliert { $bot } { $fair }.
exploit-refused-rules = Beste Antworten werden nicht berechnet, wo Würfel ungesehen weitergegeben werden dürfen (außer für Bots, die das nie tun), und auch nicht im Spiel mit Pot, in dem man vor der höchsten Ansage aufgeben darf. Lass blind_pass aus; im Spiel mit Pot setze top_claim auf must_doubt.
exploit-refused-bot = { $given } gibt nicht an, wie wahrscheinlich jeder seiner Züge ist, darum lässt sich keine beste Antwort berechnen.
exploit-mia-title = Was eine beste Antwort an einem Tisch zu { $seats } gewinnt, wenn alle anderen der Bot sind ({ $fair } wäre ausgeglichen)
exploit-mia-lot = Spiele, die sie gewinnt, wenn das Los den Anfang bestimmt
exploit-mia-opens = wenn sie eröffnet
exploit-mia-place = als Nummer { $place }
exploit-mia-line = Gegen { $bot } gewinnt sie { $lot } der Spiele, wenn das Los den Anfang bestimmt ({ $places })
exploit-refused-mia-bot = Beste Antworten werden bei Mia nur für { $allowed } berechnet, nicht für { $given }.
exploit-refused-mia-games = Bei Mia sind die Zahlen exakt, und es werden keine Spiele gespielt: Lass --games weg.
exploit-refused-mia-winners = Bei Mia wird eine beste Antwort nur berechnet, wo einer gewinnt und alle anderen verlieren: Setze scoring auf lives und bei mehr als zwei Spielern ends_when auf last_standing.
exploit-refused-mia-repeats = Bei Mia wird eine beste Antwort nur berechnet, wo sich nichts wiederholt: announce auf higher, joker_32 ohne Toast, life_reroll auf off.
measure-no-such-game = Der Preis einer Entscheidung ist nur in { $allowed } bekannt, nicht in { $given }.
measure-program = { $given } ist ein eigenes Programm und lässt sich nicht in jeder Lage befragen. Gib den Namen eines Bots, eine Python-Datei oder module:function an.
measure-by-standing = { $given } spielt bei anderen Leben anders, also beschreibt ihn keine Strategie für eine einzelne Runde.
measure-other-tables = Nötig sind zwei Strategien für zwei Plätze mit denselben Regeln, mindestens eine davon die eines Bots.
measure-no-bot = { $given } ist kein Bot: { $problem }
profile-pricing = Jede Entscheidung wird bewertet
profile-title = { $game }, { $seats } am Tisch: Kosten einer Entscheidung { $unit ->
    [points] in Punkten
   *[chance] in Prozentpunkten
}
profile-head-player = Spieler
profile-head-games = Spiele
profile-head-cost = Kosten
profile-head-claims = der Ansagen
profile-head-answers = der Antworten
profile-head-lies = Lügen
profile-head-doubts = Zweifel
profile-head-right = Richtige Antworten
profile-head-caught = Lügen erwischt
profile-rates = { $own } (Lösung { $sound })
profile-of = { $count } von { $all }
profile-line = { $player }, { $games } Spiele: Eine Entscheidung kostet { $cost } (Ansagen { $claims }, Antworten { $answers }); Lügen { $lies }; Zweifel { $doubts }; richtige Antworten { $right }; erwischte Lügen { $caught }
profile-differ = { $better } entscheidet besser als { $worse } (p { $p }). Etwa { $games } Spiele für beide zeigen diesen Unterschied.
profile-luck = { $better } hat besser entschieden als { $worse }, aber das kann Glück sein (p { $p }). Etwa { $games } Spiele für beide würden diesen Unterschied zeigen.
profile-equal = Die Entscheidungen von { $better } und { $worse } kosten gleich viel.
profile-one-of-many = Solange drei oder mehr Spieler übrig sind, ist die Lösung eine von vielen, und die Kosten gelten gegen die Spieler an diesem Tisch.
profile-note = In Klammern: wie oft die Lösung an denselben Stellen so spielt. Die Kosten sind das, was ein Zug gegen solides Spiel verschenkt.
profile-beliefs = Einschätzungen von { $player } in { $count } Antworten: Brier-Wert { $brier }. In den { $compared } Antworten auf Ansagen, die auch die Lösung macht: { $there }, mit den Wahrscheinlichkeiten der Lösung { $sound }. Wer immer „halb, halb“ sagt, erreicht 0,25.
profile-beliefs-alone = Einschätzungen von { $player } in { $count } Antworten: Brier-Wert { $brier }. Wer immer „halb, halb“ sagt, erreicht 0,25.
profile-page-title = Wie die Spieler lügen
profile-page-compared = Im Vergleich
profile-page-lies = Lügen: mehr oder weniger als die Lösung, in Prozentpunkten
profile-page-doubts = Zweifel: mehr oder weniger als die Lösung, in Prozentpunkten
profile-page-rates-help = An denselben Stellen. Die Linie zeigt, wie weit ein Spieler der Lösung zufällig abweicht (95 %).
profile-page-beliefs = Einschätzungen von { $player }
profile-page-beliefs-help = Nach rechts: die genannte Wahrscheinlichkeit einer Lüge. Nach oben: der Anteil der Lügen. Punkte auf der Diagonalen stimmen.
profile-page-stated = Genannt
profile-page-found = Lügen
profile-page-answers = Antworten
dataset-written = Entscheidungen in { $file }: { $rows }.
dataset-files-or-bots = Nenne Dateien mit Spielen oder mit --bots Bots für ein Match, aber nicht beides.
dataset-bad-name = Eine Tabelle von Entscheidungen endet auf { $allowed }, nicht { $given }.
benchmark-playing = Der Vergleich wird gespielt
benchmark-verifying = Es wird noch einmal gespielt und gerechnet
benchmark-verified = Nachgerechnet: Alle { $games } Spiele und alle Zahlen stimmen.
benchmark-title = { $game }, Reihe { $suite }, Startwert { $seed }: Kosten einer Entscheidung { $unit ->
    [points] in Punkten
   *[chance] in Prozentpunkten
}
benchmark-head-player = Spieler
benchmark-head-games = Spiele
benchmark-head-published = Bekannte Regeln
benchmark-head-drawn = Ausgeloste Regeln
benchmark-head-talk = Mit Gerede
benchmark-head-effect = Wirkung des Geredes
benchmark-head-equilibrium = Siege gegen die Lösung
benchmark-head-habits = Siege gegen Gewohnheiten
benchmark-line = { $player }, { $games } Spiele: Eine Entscheidung kostet { $published } bei bekannten und { $drawn } bei ausgelosten Regeln; Siege: { $equilibrium } gegen die Lösung, { $habits } gegen Gewohnheiten
benchmark-line-published = { $player }, { $games } Spiele: Eine Entscheidung kostet { $published }; Siege: { $equilibrium } gegen die Lösung, { $habits } gegen Gewohnheiten
benchmark-line-talk = Mit Gerede kostet eine Entscheidung von { $player } { $talk }: ein Unterschied von { $effect }.
benchmark-same-names = Jeder Spieler braucht einen eigenen Namen.
benchmark-too-many-drawn = Eine Suite von { $game } hat höchstens { $most } ausgeloste Tische.
benchmark-too-few-moves = Das Ergebnis hat zu wenige Züge für dieses Spiel.
benchmark-unreadable = Das ist kein Ergebnis des Vergleichs: { $problem }
benchmark-other-suite = Dieses Ergebnis ist von Reihe { $given }. Diese Version von Mendax prüft Reihe { $known }.
benchmark-wrong-tables = Die Tische oder Gegner passen nicht zum Startwert.
benchmark-wrong-games = Spiele weichen von der Nachrechnung ab: { $place }.
benchmark-wrong-figures = Zahlen weichen von der Nachrechnung ab: { $player }.
