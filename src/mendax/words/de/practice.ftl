# Üben: Aufgaben, Training, Tagesrätsel und Lektionen. Punkte sind Prozentpunkte.
practice-title = Üben
practice-lead = Stellungen aus durchgerechneten Spielen: Wähle und sieh, was jede Wahl wert ist.
practice-daily = Tagesrätsel
practice-daily-lead = Fünf Stellungen, heute für alle dieselben.
practice-daily-done = Heute: { $right } von { $count }. Um { $time } gibt es ein neues Rätsel.
practice-drills = Training
practice-drills-lead = Stellungen, die zu dir passen.
practice-lessons = Lektionen
practice-mistakes = Deine eigenen Fehler
practice-mistakes-due = { $count ->
    [one] eine Karte zum Wiederholen
   *[other] { $count } Karten zum Wiederholen
}
practice-done = Fertig
practice-start = Los
practice-next = Weiter
practice-again = Noch einmal
practice-progress = { $number } von { $count }
practice-score = { $right } von { $count } richtig
practice-rating = Deine Wertung: { $rating }
practice-streak = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
practice-end-well = Gut gelungen: { $theme } ({ $right } von { $count })
practice-end-look = Sieh dir das noch einmal an
practice-end-chosen = Deine Wahl: { $chosen }. Sie kostet { $cost } Punkte. Besser: { $best }.
practice-trend-games = Was dich eine Entscheidung kostete, nach besprochenem Spiel (Punkte)
practice-trend-days = Gelöste Aufgaben, nach Tag
practice-habits = Deine Gewohnheiten im Lauf der Zeit
practice-habits-game = Spiel
practice-habits-against = Gegen
practice-habits-all = Alle
practice-habits-people = Menschen
practice-habits-bots = Bots
practice-habits-mixed = Menschen und Bots
practice-habits-none = Noch keine solchen Spiele.
practice-habits-cost = Was dich jede Gewohnheit gegenüber sauberem Spiel kostete, in { $unit ->
    [chips] Chips
   *[points] Punkten
} pro Spiel. Vom Trainer besprochene Spiele: { $count }
practice-habits-review = Öffne nach einem Spiel die Besprechung des Trainers, dann steht hier, was jede Gewohnheit kostet.
practice-habit-bluff = Bluffs
practice-habit-truth = Wahre Ansagen
practice-habit-doubt = Zweifel
practice-habit-trust = Glauben
practice-habit-other = Andere Züge
practice-believed = Hättest du das geglaubt?
practice-believed-lead = Ansagen aus deinen eigenen Partien: { $count }. Du siehst, was du damals sahst; die Wahrheit folgt nach deiner Antwort.
practice-believed-name = Hättest du { $name } geglaubt?
practice-believed-truth = { $name } hatte { $dice }: { $lied ->
    [yes] Das war gelogen.
   *[no] Die Ansage stimmte.
}
practice-believed-none = Keine Ansagen warten. Sieh dir eine beendete Partie mit dem Coach an, dann kommen welche.
practice-mix = Deine Mischung
practice-mix-lead = Wie oft du an Tischen zu zweit eine Wahl getroffen hast, in der Übung und in besprochenen Partien, verglichen mit gutem Spiel in denselben Lagen.
practice-mix-sound = Bisher wie gutes Spiel, nach { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
}.
practice-mix-doubt = { $which ->
    [low] Niedrige Ansagen, die mindestens die Hälfte aller Würfe erreicht
    [middle] Mittlere Ansagen, die ein Sechstel bis die Hälfte aller Würfe erreicht
   *[high] Hohe Ansagen, die weniger als ein Sechstel aller Würfe erreicht
}: du hast { $done } von { $count } angezweifelt. Gutes Spiel zweifelt { $sound } an.
practice-mix-lie = { $which ->
    [low] Niedrige Ansagen, die mindestens die Hälfte aller Würfe erreicht
    [middle] Mittlere Ansagen, die ein Sechstel bis die Hälfte aller Würfe erreicht
   *[high] Hohe Ansagen, die weniger als ein Sechstel aller Würfe erreicht
}: in { $done } von { $count } Entscheidungen hast du damit gelogen. Gutes Spiel tut das in { $sound }.
practice-mix-usual = { $which ->
    [answer] Von { $count } Antworten waren { $done } die, die gutes Spiel dort am häufigsten gibt. Gutes Spiel wechselt ab: Es gibt diese Antwort { $sound }-mal.
   *[claim] Von { $count } Ansagen waren { $done } die, die gutes Spiel dort am häufigsten macht. Gutes Spiel wechselt ab: Es macht diese Ansage { $sound }-mal.
}
practice-mix-profit = { $who ->
    [doubt-more] Ein Gegner, der dort nie lügt, würde davon profitieren.
    [doubt-less] Ein Gegner, der dort öfter lügt, würde davon profitieren.
    [lie-more] Ein Gegner, der dort immer zweifelt, würde davon profitieren.
    [lie-less] Ein Gegner, der dort immer glaubt, würde davon profitieren.
   *[usual-more] Ein Gegner, der deine übliche Wahl kennt, würde davon profitieren.
}
practice-copy = Ergebnis kopieren
practice-copied = Kopiert
practice-copy-by-hand = Das Ergebnis ist markiert: Kopiere es von der Seite.
practice-strategy = Zeig mir hier die Strategie
practice-keys = Die Tasten 1 bis 9 wählen, Enter geht weiter.

## Themen
practice-theme = Thema
practice-theme-all = Alles
practice-theme-answer = Glauben oder zweifeln
practice-theme-announce = Was ansagen
practice-theme-keep = Welche Würfel behalten
practice-theme-order = Befehle im Krieg
practice-theme-opening = Beginn einer Runde
practice-theme-high-claims = Hohe Ansagen
practice-theme-mia-called = Der höchste Wert ist angesagt
practice-theme-last-life = Deine letzte Chance
practice-theme-blind-pass = Ungesehen weitergeben
practice-theme-must-lie = Du musst lügen
practice-theme-full-house = Full House und besser
practice-theme-open-dice = Offene Würfel gegen die Ansage
practice-theme-last-card = Deine letzte Karte
practice-theme-shields = Schilde
practice-theme-siege = Regeln der Belagerung
practice-theme-bet = Einsätze
practice-theme-last-bets = Die letzte Setzrunde

## Stellungen
practice-question-answer = Glauben oder zweifeln?
practice-question-announce = Was sagst du an?
practice-question-keep = Welche Würfel behältst du?
practice-question-order = Welchen Befehl schreibst du?
practice-question-bet = Was machst du?
practice-spot-lives = Leben, deine zuerst: { $lives }
practice-spot-tokens = Marken, deine zuerst: { $lives }
practice-spot-seats = { $seats } Spieler
practice-spot-dice = Deine Würfel: { $dice }
practice-spot-open = Offene Würfel: { $dice }
practice-spot-hidden = Verdeckte Würfel, die du kennst: { $dice }
practice-spot-unknown = Verdeckte Würfel, die du nicht kennst: { $count }
practice-spot-opening = Du eröffnest die Runde.
practice-spot-over = Zu überbieten: { $claim }
practice-spot-claim = Die Ansage vor dir: { $claim }
practice-spot-yours = Deine Karten: { $cards }. Schwerter: { $swords }
practice-spot-theirs = Karten des Gegners: { $cards }. Schwerter: { $swords }
practice-spot-ties = Bei Gleichstand gewinnt, wer vor dem Krieg mehr Schwerter hatte: du { $yours }, der Gegner { $theirs }.
practice-spot-pot = Pot: { $pot }. { $price ->
    [0] Nichts mitzugehen.
   *[other] Mitgehen kostet { $price }.
}
practice-spot-betting = Setzrunde { $round } von { $rounds }, { $left ->
    [any] Einsätze beliebig hoch
    [0] kein Erhöhen mehr
    [one] noch ein Einsatz von { $size } erlaubt
   *[other] noch { $left } Einsätze von { $size } erlaubt
}
practice-spot-boldest = Vier Schwerter für den höchsten Einsatz des Spiels (jetzt { $highest }): { $who ->
    [you] du
    [none] niemand
   *[other] Spieler { $who }
}
practice-spot-named = Ein Spieler wurde nach der Farbe einer Karte gefragt und sagt „{ $named ->
    [red] rot
   *[black] schwarz
}“. Von den { $unseen } Karten, die du nicht gesehen hast, haben { $count } diese Farbe.
practice-spot-seat = { $who ->
    [you] Du
   *[other] Spieler { $who }
}
practice-spot-chips = { $who ->
    [you] Deine Karten
   *[other] Karten von Spieler { $who }
}: { $cards }. Übrige Chips: { $chips }
practice-marked-bare = nichts
practice-marked-shield = ein Schild
practice-marked-sword = zwei Schwerter für { $who ->
    [you] dich
   *[other] Spieler { $who }
}
practice-marked-unsure = zu { $shield } % ein Schild, sonst zwei Schwerter für { $who ->
    [you] dich
    [none] niemanden
   *[other] Spieler { $who }
}
practice-card = { $lives ->
    [2] eine Karte mit Schild
   *[1] eine Karte ohne Schild
}
practice-pay = , bezahlt mit { $lives ->
    [2] einer Karte mit Schild
   *[1] einer Karte ohne Schild
}

## Noten und Erklärungen
practice-grade-excellent = Ausgezeichnet!
practice-grade-good = Gut
practice-grade-inaccurate = Ungenau
practice-grade-blunder = Grober Fehler
practice-cost = Das kostet { $cost } Punkte ({ $game ->
    [sword_of_lies] von 100 für den ganzen Pot
   *[other] von 100 für einen Sieg
}).
practice-refutation = So kann es weitergehen:
practice-skip = Überspringen
practice-share = gutes Spiel: { $share } %
practice-figures = { $kind ->
    [honest] Gute Spieler sagen das hier nur, wenn es stimmt.
    [answer] Gute Spieler lügen hier in { $chance } % der Fälle.
    [announce] Das wird in { $chance } % der Fälle angezweifelt.
   *[other] { "" }
}{ $next ->
    [none] { "" }
   *[other] {" "}Die beste falsche Wahl kostet { $next } Punkte.
}
practice-why-best = Die beste Wahl ist { $worth } von 100 Punkten wert; die beste falsche kostet { $next }.
practice-why-war = { $sure ->
    [yes] Ein richtiger Befehl gewinnt den ganzen Pot, egal wie die Antwort ausfällt.
   *[no] Gutes Spiel ist { $worth } % des Pots wert.
} Nach „{ $wrong ->
    [hold] kein Schwert
    [strike] ein Schwert
    [strike-twice] zwei Schwerter
   *[strike-thrice] drei Schwerter
}{ $wrong_at ->
    [none] { "" }
    [shield] : ein Schild
    [shields] : Schilde
    [bare] : eine Karte ohne Schild
    [bares] : Karten ohne Schild
   *[mixed] : Schilde und Karten ohne Schild
}“ lässt dir die Antwort „{ $reply ->
    [hold] kein Schwert
    [strike] ein Schwert
    [strike-twice] zwei Schwerter
   *[strike-thrice] drei Schwerter
}{ $reply_at ->
    [none] { "" }
    [shield] : ein Schild
    [shields] : Schilde
    [bare] : eine Karte ohne Schild
    [bares] : Karten ohne Schild
   *[mixed] : Schilde und Karten ohne Schild
}“ { $least } %. Ein falscher Befehl kostet mindestens { $next } Punkte.
practice-why-bet = Wenn niemand mehr aussteigt oder setzt, gewinnst du mit den vier Schwertern des höchsten Einsatzes etwa { $armed } % des Pots, ohne sie { $plain } %{ $need ->
    [0] , und Schieben kostet nichts
   *[other] ; Mitgehen lohnt sich ab { $need } %
}. { $action ->
    [either] Mehr als eine Wahl ist richtig.
    [fold] Steig aus; jede falsche Wahl kostet mindestens { $next } Punkte.
    [check] Schieb; jede falsche Wahl kostet mindestens { $next } Punkte.
    [call] Geh mit; jede falsche Wahl kostet mindestens { $next } Punkte.
    [raise] Erhöhe; jede falsche Wahl kostet mindestens { $next } Punkte.
   *[bet] Setz; jede falsche Wahl kostet mindestens { $next } Punkte.
}
practice-last-shares = Mit den vier Schwertern des höchsten Einsatzes gewinnst du { $armed } % des Pots, ohne sie { $plain } %.
practice-last-answer = { $action ->
    [raise] Jede andere Wahl als Erhöhen kostet mindestens { $next } Punkte.
    [call] Mitgehen lohnt sich ab { $need } %; jede andere Wahl kostet mindestens { $next } Punkte.
   *[fold] Mitgehen würde sich erst ab { $need } % lohnen; jede andere Wahl als Aussteigen kostet mindestens { $next } Punkte.
}
practice-last-raise = { practice-last-shares } Wenn du erhöhst, bekommst du sie, und der andere Spieler kann sie dir nicht mehr nehmen. { practice-last-answer }
practice-last-raised-again = { practice-last-shares } Wenn du erhöhst, erhöht der andere Spieler als Letzter und bekommt sie. { practice-last-answer }
practice-last-small = { practice-last-shares } Der andere Spieler hat sie, und Erhöhen nimmt sie ihm nicht: Du kommst damit nicht über den höchsten Einsatz des Spiels, { $highest }. { practice-last-answer }
practice-last-no-raise = { practice-last-shares } Der andere Spieler hat sie, und du kannst nicht mehr erhöhen. { practice-last-answer }
practice-last-keep = { practice-last-shares } Du hast sie schon, und wenn du mitgehst, behältst du sie. { practice-last-answer }
practice-last-ahead = Auch ohne die vier Schwerter des höchsten Einsatzes gewinnst du { $plain } % des Pots; eine Erhöhung, bei der der andere Spieler mitgeht, lohnt sich also. { practice-last-answer }
practice-last-idle = Die vier Schwerter des höchsten Einsatzes ändern hier nichts: Du gewinnst mit ihnen wie ohne sie { $plain } % des Pots. { practice-last-answer }
practice-error = Die Werte sind geschätzt, mit einem Standardfehler von { $error } Punkten.

## Lektionen
practice-lesson-mia-odds = Wann zweifeln
practice-lesson-mia-odds-text = Zweifeln lohnt sich, wenn die Ansage oft genug eine Lüge ist oder wenn du sie kaum schlagen kannst. Niedrige erste Ansagen stimmen meist; hohe Ansagen über hohen Werten meist nicht.
practice-lesson-mia-truth = Eine Runde eröffnen
practice-lesson-mia-truth-text = Am Anfang ist die Wahrheit oft am besten, aber nicht mit jedem Wurf. Vergleiche, wie oft jede Ansage angezweifelt wird.
practice-lesson-mia-last-life = Dein letztes Leben
practice-lesson-mia-last-life-text = Mit einem Leben beendet ein falscher Zweifel das Spiel. Gute Spieler zweifeln trotzdem, wenn die Chancen dafür sprechen.
practice-lesson-french-poker-open = Offene Würfel
practice-lesson-french-poker-open-text = Offene Würfel zeigen, was noch möglich ist. Zähle die verdeckten Würfel, die die Ansage braucht.
practice-lesson-french-poker-keep = Welche Würfel behalten
practice-lesson-french-poker-keep-text = Behalte, was der nächsten Ansage hilft, und bedenke, was die anderen sehen werden.
practice-lesson-french-poker-claim = Die erste Ansage
practice-lesson-french-poker-claim-text = Eine erste Ansage soll geglaubt werden und schwer zu überbieten sein.
practice-lesson-sword-of-lies-single = Ein Schwert genügt
practice-lesson-sword-of-lies-single-text = Ein Doppelangriff kostet eine eigene Karte. Zähle, wer zuerst fällt, bevor du bezahlst.
practice-lesson-sword-of-lies-double = Der Doppelangriff
practice-lesson-sword-of-lies-double-text = Manchmal entscheiden zwei Schwerter auf einmal den Krieg, bevor die Antwort kommt.
practice-lesson-sword-of-lies-bets = Einsätze und die vier Schwerter
practice-lesson-sword-of-lies-bets-text = Vergleiche den Preis mit deinem Anteil am Pot. Wer zuerst am höchsten setzt, bekommt vier Schwerter. Zähle also, wie oft noch erhöht werden darf: Wer erhöht als Letzter?

## Absagen
practice-refused-game = Für { $game } gibt es keine Aufgaben. Es gibt welche für: { $allowed }.
practice-refused-theme = Das Thema { $theme } gibt es nicht. Es gibt: { $allowed }.
practice-refused-lesson = Die Lektion { $lesson } gibt es nicht. Es gibt: { $allowed }.
practice-refused-day = { $given } ist kein Datum. Schreibe es als 2026-11-27.
practice-refused-position = Diese Stellung gibt es in { $given } nicht.
practice-refused-option = Die Möglichkeit { $given } gibt es hier nicht.
practice-prompt = Deine Wahl (1 bis { $count }, q zum Aufhören):
