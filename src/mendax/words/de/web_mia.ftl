# Wörter des Spielbretts von Mäxchen im Browser. Werte sind Zahlen mit zwei Ziffern.


## Mäxchen: Fragen

web-mia-you-open = Du eröffnest die Runde. Würfle!
web-mia-you-rolled =
    { $open ->
        [yes] Diese Würfel siehst nur du.
       *[no] Gewürfelt. Schlag { $value } – oder behaupte es.
    }
web-mia-you-say =
    { $open ->
        [yes] Sag irgendetwas an.
       *[no] Sag mehr an als { $value }.
    }
web-mia-you-rolled-reach = Gewürfelt. Erreiche { $value } – oder behaupte es.
web-mia-you-say-reach = Sag { $value } oder mehr an.
web-mia-you-answer = { $announcer } sagt { $value }. Stimmt das?
web-mia-you-show = Man hat dir geglaubt. Zeigst du, was du hattest?
web-mia-you-lives = Noch drei Leben. Willst du dein Glück versuchen?
web-mia-you-are-out = Du bist draußen. Sieh den Lügnern zu.
web-mia-waits-lot = Das Los bestimmt, wer anfängt.
web-mia-waits-open = { $seat } eröffnet die Runde.
web-mia-waits-fall = { $seat } schüttelt den Becher.
web-mia-waits-cup = { $seat } hat den Becher.
web-mia-waits-answer = { $announcer } sagt { $value }. { $seat } überlegt.
web-mia-waits-show = Man hat { $seat } geglaubt; die Würfel dürfen gezeigt werden.
web-mia-waits-lives = { $seat } darf um neue Leben würfeln.
web-mia-waits-lives-fall = { $seat } würfelt um neue Leben.
web-mia-announce-unseen = Ansagen, ohne hinzusehen
web-mia-believe-note = Becher nehmen und würfeln
web-mia-doubt-note = Becher hoch!
web-mia-concede-note = verlieren, ohne hinzusehen
web-mia-pass-on = Den Becher ungesehen weitergeben
web-mia-claims = Ansagen dieser Runde
web-mia-ladder = Werte, die du ansagen darfst
web-mia-your-roll = dein Wurf
web-mia-your-dice = Deine Würfel: { $value }
web-mia-cover = Würfel zudecken
web-mia-uncover = Noch einmal hinsehen
web-mia-show-odds = Chancen zeigen
web-mia-odds = Ein neuer Wurf schlägt { $value }: { $ways } von 36, { $percent } %
web-mia-beaten-by = geschlagen von { $ways } der 36 Würfe, { $percent } %
web-mia-odds-reach = Ein neuer Wurf ist { $value } oder besser: { $ways } von 36, { $percent } %
web-mia-reached-by = erreicht von { $ways } der 36 Würfe, { $percent } %
web-mia-points-of = { $count } von { $start } Punkten

## Mäxchen: die Augenblicke

web-mia-had = { $seat } hatte { $value }
web-mia-lot = { $seat } fängt an
web-mia-doubts = { $doubter } glaubt { $announcer } nicht
web-mia-concedes = { $seat } gibt auf
web-mia-opens = Der Becher wird gehoben
web-mia-true = Wahr!
web-mia-lie = Gelogen!
web-mia-toast = Prost!
web-mia-said = { $announcer } hat { $value } gesagt
web-mia-shows = Die Würfel zeigen { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = der Würfel um neue Leben steht noch aus
web-mia-new-lives = Neue Leben für { $seat }

## Mäxchen: erste Schritte
web-mia-no-claim = Noch keine Ansage
web-mia-flag = sagt
