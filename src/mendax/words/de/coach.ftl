# Der Trainer: was Entscheidungen wert waren, und das Bild einer gelösten Strategie.
coach-title = { $name }, Entscheidung für Entscheidung
coach-course = Was das Spiel wert war, Runde für Runde (− was verschenkt wurde)
coach-head-round = Runde
coach-head-dice = Deine Würfel
coach-head-claim = Zu schlagen
coach-head-lie = Gelogen?
coach-head-done = Du hast
coach-head-worth = Wert
coach-head-better = Besser
coach-head-lost = Preis
coach-head-moment = Wann
coach-head-known = Was du wissen konntest
coach-head-shown = Kam später ans Licht
coach-unexpected = nie gesagt
coach-figure =
    { $unit ->
        [chips] { $worth } Chips
        [points] { $worth } Punkte
       *[chance] { $worth } %
    }
coach-line = Runde { $round }: { $looked ->
    [no] Würfel ungesehen
   *[yes] deine Würfel { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , zu schlagen { $claim }
}. Du: { $done }, { $worth } wert.
coach-line-answer = Runde { $round }: dir wurde { $claim } gesagt (gelogen: { $lie }). Du: { $done }, { $worth } wert.
coach-line-knowing = Runde { $round }: du wusstest von { $roll } unter dem Becher, und dir wurde { $claim } gesagt. Du: { $done }, { $worth } wert.
coach-line-known = { $moment }: { $known } Du: { $done }, wert { $worth }.
coach-line-better = Besser: { $best }, { $lost } mehr wert.
coach-lost = Im Mittel hat eine Entscheidung { $lost } gekostet.
coach-one-of-many = Solange drei Spieler und mehr übrig sind, gibt es viele Gleichgewichte; darum werden Züge gegen die an diesem Tisch abgewogen, so wie sie bis dahin gespielt hatten.
coach-move-look = hinsehen
coach-move-announce = { $value } sagen
coach-move-reroll = ungesehen nachwürfeln, { $value } sagen
coach-move-believe = glauben
coach-move-doubt = anzweifeln
coach-move-pass-on = ungesehen weitergeben, { $value } sagen
coach-move-concede = aufgeben
coach-move-keep-lives = drei Leben behalten
coach-move-reroll-lives = den Würfel entscheiden lassen
coach-verdict-nothing = Es gibt nichts zu beurteilen: keine Entscheidung von dir in einer gelösten Stellung.
coach-verdict-sound = Durchweg gut: von deinen { $decisions } Entscheidungen hat keine Nennenswertes gekostet.
coach-mistake-announce =
    Dein größter Fehler: in Runde { $round }, mit { $roll } unter dem Becher{ $opening ->
        [yes] { "" }
       *[no] { " " }und { $claim } zu schlagen
    }, hast du { $said } gesagt. { $better ->
        [reroll] Ungesehen nachwürfeln und { $value } sagen
       *[announce] { $value } sagen
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-unseen =
    Dein größter Fehler: in Runde { $round } hast du { $said } gesagt, ohne hinzusehen. { $better ->
        [look] Erst hinsehen
       *[announce] { $value } sagen
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-look =
    Dein größter Fehler: in Runde { $round } hast du hingesehen. Ungesehen { $value } zu sagen wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-reroll =
    Dein größter Fehler: in Runde { $round }, mit { $roll } unter dem Becher, hast du nachgewürfelt. { $better ->
        [reroll] Dabei { $value } zu sagen
       *[announce] { $value } zu sagen, so wie es lag,
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-believe =
    Dein größter Fehler: in Runde { $round } hast du { $claim } geglaubt, { $made ->
        [here] was an diesem Tisch, nach dem bisherigen Spiel, in { $lie } von hundert Fällen gelogen ist
        [never] was gute Spieler hier nie sagen; beliebige Würfel liegen in { $lie } von hundert Fällen darunter
       *[sometimes] was ein guter Spieler in { $lie } von hundert Fällen erfunden hätte
    }. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-doubt =
    Dein größter Fehler: in Runde { $round } hast du { $claim } angezweifelt, { $made ->
        [here] was an diesem Tisch, nach dem bisherigen Spiel, nur in { $lie } von hundert Fällen gelogen ist
        [never] was gute Spieler hier nie sagen; beliebige Würfel liegen nur in { $lie } von hundert Fällen darunter
       *[sometimes] was ein guter Spieler nur in { $lie } von hundert Fällen erfunden hätte
    }. { $better ->
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-concede =
    Dein größter Fehler: in Runde { $round } hast du vor { $claim } aufgegeben, { $made ->
        [here] was an diesem Tisch, nach dem bisherigen Spiel, in { $lie } von hundert Fällen gelogen ist
        [never] was gute Spieler hier nie sagen; beliebige Würfel liegen in { $lie } von hundert Fällen darunter
       *[sometimes] was ein guter Spieler in { $lie } von hundert Fällen erfunden hätte
    }. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-pass-on =
    Dein größter Fehler: in Runde { $round } wurde dir { $claim } gesagt, was ein guter Spieler in { $lie } von hundert Fällen erfunden hätte, und du hast den Becher mit { $said } weitergegeben. { $better ->
        [doubt] Anzweifeln
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-believe-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast { $claim } geglaubt. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-doubt-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast { $claim } angezweifelt. { $better ->
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-concede-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast vor { $claim } aufgegeben. { $better ->
        [pass-on] Mit { $value } weitergeben
       *[doubt] Anzweifeln
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-pass-on-knowing =
    Dein größter Fehler: in Runde { $round } wusstest du, dass { $roll } unter dem Becher lag, und hast ihn über { $claim } hinaus mit { $said } weitergegeben. { $better ->
        [doubt] Anzweifeln
        [concede] Aufgeben
        [pass-on] Mit { $value } weitergeben
       *[believe] Glauben
    } wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-keep-lives =
    Dein größter Fehler: nach Runde { $round } hast du drei Leben behalten. Den Würfel entscheiden zu lassen wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-mistake-reroll-lives =
    Dein größter Fehler: nach Runde { $round } hast du den Würfel entscheiden lassen. Drei Leben zu behalten wäre { $lost } { $unit ->
        [points] Punkte
       *[chance] %
    } mehr wert gewesen.
coach-no-seat = Der Trainer muss wissen, was ein Platz wusste. Aus dieser Aufzeichnung kann er trainieren: { $allowed }.
coach-too-large = Ein ganzes Spiel von { $seats } Spielern mit diesen Regeln und { $lives } Leben ist hier nicht gelöst: es würde zu lange dauern. Gelöst sind die Regelsätze mit zwei oder drei Spielern, die Hausregeln mit bis zu vier und die meisten anderen Regeln mit zwei Spielern und bis zu acht Leben.
coach-too-large-passing = Wo der Becher weitergegeben werden darf, zählt jede Ansage seit dem Wurf, darum ist hier nur wenig gelöst: die Hausregeln zu zweit mit bis zu sechs Leben; mit anderen Regeln zu zweit bis zu sechs Leben, wo Weitergeben höher werden muss, und ein Leben, wo der Wert gleich bleiben darf.
coach-too-slow = Diese Regeln zu lösen dauert länger, als dieser Server erlaubt.
coach-unsolved = Der Löser hat kein Gleichgewicht dieser Regeln gefunden, das genau genug ist.
coach-preparing = Der Löser macht sich bereit, das dauert beim ersten Mal eine Minute. Frag dann noch einmal.
coach-solver-failed = Der Löser konnte das hier nicht. Der Server versucht es in zehn Minuten wieder.
coach-too-long = Dieses Spiel ist zu lang, um es durchzugehen.
coach-other-game = Für dieses Spiel hat der Trainer nichts dergleichen.
coach-not-your-seat = Nur dein eigener Platz lässt sich durchgehen: die Würfel der anderen wurden nie geöffnet. An Tischen, die nach jedem Spiel den ganzen Startwert öffnen, geht es mit jedem.
coach-no-seat-of-yours = Du hast in diesem Spiel nicht gespielt, also gibt es nichts von dir durchzugehen.
coach-hint-off = Hinweise sind an diesem Tisch aus. Der Gastgeber kann sie vor einem Spiel erlauben.
coach-hint-no-seat = Hinweise sind für die, die spielen.
coach-hint-none = Hier gibt es nichts abzuwägen.
coach-other-policy = Die Strategie in dieser Datei ist für andere Regeln, für eine andere Zahl von Plätzen oder nur für eine einzelne Runde.
explore-title = { $name }, Leben { $lives } (vom Platz mit dem Becher an)
explore-worth = Eröffnen ist an einem Tisch mit { $seats } { $worth } wert.
explore-figure =
    { $unit ->
        [points] { $worth } Punkte
       *[chance] { $worth } %
    }
explore-legend = · nie   ░ bis ¼   ▒ bis ½   ▓ bis ¾   █ mehr; grün: die Wahrheit
explore-opener = Was der Eröffnende sagt (Zeilen: Würfel, Spalten: Ansagen)
explore-over = Was über { $value } gesagt wird (Zeilen: Würfel, Spalten: Ansagen)
explore-doubts = Wie oft eine Ansage angezweifelt wird (Zeilen: zu schlagen, Spalten: Ansagen)
explore-lies = Wie oft eine Ansage gelogen ist (Zeilen: zu schlagen, Spalten: Ansagen)
explore-says = { $value } { $percent } %
explore-again = ungesehen nachwürfeln { $percent } %
explore-claim = { $value }: gesagt { $often } %, gelogen { $lie } %, angezweifelt { $doubt } %
explore-compare = Was sich unterscheidet
explore-compare-worth = Eröffnen ist wert
explore-compare-lies = Lügen unter den Ansagen des Eröffnenden
explore-compare-doubted = Zweifel an den Ansagen des Eröffnenden
explore-compare-fall = Wo der Becher am meisten an Wert verliert
explore-differs = { $value } über { $over } wird zu { $one } % und { $two } % angezweifelt.
explore-one-of-many = Mit drei Spielern und mehr gibt es viele Gleichgewichte, und dies ist eins davon. Es stimmt nur, solange alle dabei bleiben.
explore-no-position = Keine Stellung hat die Leben „{ $lives }“. Gib für jeden, der noch dabei ist, eine Zahl bis { $most }, etwa 3,1.
explore-passing = Wo der Becher weitergegeben werden darf, steht hier, was nach einem Wurf zuerst gesagt und wie oft das sofort angezweifelt wird. Antworten auf Weitergegebenes hängen an jeder Ansage seit dem Wurf und sind nicht gezeichnet.
explore-no-value = { $given } ist nichts, was zu schlagen wäre. Es gibt: { $allowed }.
coach-no-such-game = Für das Spiel dieser Aufzeichnung, { $game }, gibt es keinen Trainer. Es gibt einen für: { $allowed }.
explore-bad-position = So schreibt man keine Stellung: „{ $given }“. Gib für jeden, der noch dabei ist, eine Zahl, etwa 3,1.
explore-refused-game = Für { $game } gibt es keine gelöste Strategie anzusehen. Es gibt sie für: { $allowed }.
