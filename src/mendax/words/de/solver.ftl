# Was der Löser sagt, wenn er etwas nicht lösen kann.
solver-refused-option = Nicht gelöst, wo „{ $option }“ „{ $given }“ ist. Der Löser kennt nur: { $allowed }.
solver-refused-seats = Tische mit { $seats } sind nicht gelöst. Der Löser kennt zwei bis { $most } Plätze.
solver-refused-blind-pass = Regeln mit blindem Weitergeben sind für zwei Plätze gelöst. Für { $seats } sind sie es, wo Weitergeben höher werden muss und niemand dadurch gewinnt: einzelne Runden und Spiele um ein Leben, mit den meisten Hausregeln. Hier nicht.
solver-uncounted-blind-pass = Spiele mit blindem Weitergeben spielen die schnellen Kerne nicht: da zählt jede Ansage seit dem Wurf.
solver-uncounted-laps = Die schnellen Kerne zählen nicht, wie oft ein Wert über sich selbst gesagt wurde, und mit diesen Regeln hängt die gelöste Strategie davon ab.
solver-uncounted-scores = In so einem Spiel sind mehr als { $most } Stände möglich, zu viele, um sie genau zusammenzuzählen. Spiel stattdessen eine Million Spiele.
solver-refused-points = Ein ganzes Spiel um Punkte, die ausgehen können, ist für zwei Plätze und bis zu { $rounds } Runden gelöst. Eine einzelne Runde davon ist immer gelöst, ebenso Spiele um Geld, um Leben und um Punkte, die alle in jeder Runde bekommen.
solver-refused-circle = Mit { $seats } Plätzen und diesen Regeln kann { $again ->
    [round] eine Runde ewig neu beginnen (Prost)
   *[claim] dieselbe Ansage ewig im Kreis gehen
}, und der Löser findet keinen Ausweg. Mit zwei Plätzen findet er ihn; mit mehr vielleicht für weniger Leben oder eine einzelne Runde.
solver-unknown-position = Die gespeicherte Strategie kennt die Stellung { $lives } nicht.
solver-bad-policy = Das ist keine Strategie, die diese Version lesen kann: { $problem }.
solver-missing = Hier nicht gelöst: dazu braucht es das Paket { $package }, das nicht installiert ist oder sich nicht laden lässt. So wird es installiert: python -m pip install { $package }
solver-solving = Es wird gelöst
solver-preparing = Der Löser wird geladen (beim ersten Mal übersetzt, das dauert eine Minute)
solver-proving = Es wird geprüft, ob jemand gewinnt, der anders spielt
solver-plain = Hier ist nichts übersetzt: es gibt keinen Übersetzer, also läuft alles als gewöhnliches Python. Das Extra «fast» bringt einen mit (numba und scipy).
solver-prepared = Bereit nach { $seconds } Sekunden. Von jetzt an wird alles Übersetzte nur noch geladen.
solver-seat = Platz
solver-opener = 1, eröffnet
solver-other = { $seat }
solver-worth-chance = Chance auf den Sieg
solver-worth-lives = Leben Vorsprung
solver-worth-points = Punkte Vorsprung
solver-worth-kept = Chance, nicht auszuscheiden
solver-worth-payoff = Auszahlung: wer ausscheidet, zahlt 1, die anderen teilen
solver-deviation = Niemand gewinnt mehr als { $gain } dadurch, anders zu spielen.
solver-took = Gelöst in { $seconds } Sekunden.
solver-read = Gelesen in { $seconds } Sekunden; es war schon gelöst.
solver-endless = So gespielt kann ein Spiel ewig dauern: eins brauchte mehr als { $turns } Ansagen.
exploit-title = Die beste Antwort auf einen Bot, an einem Tisch zu zweit
exploit-weighing = { $bot } wird gewogen
exploit-bot = Bot
exploit-opening = Runden, die sie gewinnt, wenn sie eröffnet
exploit-following = … wenn der Bot eröffnet
exploit-game = Ein ganzes Spiel ist wert
exploit-tried = Gespielt
exploit-line = Gegen { $bot }: gewinnt { $opening } der Runden, die sie eröffnet, und { $following } derer, die der Bot eröffnet; ein ganzes Spiel ist { $game } wert; gespielt: { $tried }
exploit-known-line = Zu { $seats } am Tisch, alle anderen { $bot }: Wer sie kennt, verlor { $lost } von { $rounds } Runden. Unter seinesgleichen verliert { $bot } { $fair }.
exploit-refused-rules = Beste Antworten werden nicht gewogen, wo Würfel ungesehen weitergegeben werden dürfen (außer für Bots, die das nie tun), noch im Spiel mit Pot, in dem man vor der höchsten Ansage aufgeben darf. Lass blind_pass aus; im Spiel mit Pot setze top_claim auf must_doubt.
exploit-refused-bot = { $given } sagt nicht, wie wahrscheinlich jeder seiner Züge ist, darum ist keine beste Antwort zu wägen.
exploit-mia-title = Was eine beste Antwort an einem Tisch zu { $seats } gewinnt, wenn alle anderen der Bot sind: gerecht wären { $fair }
exploit-mia-lot = Spiele, die sie gewinnt, wenn das Los den Anfang bestimmt
exploit-mia-opens = wenn sie eröffnet
exploit-mia-place = als Nummer { $place }
exploit-mia-line = Gegen { $bot } gewinnt sie { $lot } der Spiele, wenn das Los den Anfang bestimmt ({ $places })
exploit-refused-mia-bot = Beste Antworten werden bei Mia nur für { $allowed } gewogen, nicht für { $given }.
exploit-refused-mia-games = Bei Mia sind die Zahlen genau, und es wird nicht gespielt: lass --games weg.
exploit-refused-mia-winners = Bei Mia wird eine beste Antwort gewogen, wo einer gewinnt und alle anderen verlieren: setze scoring auf lives, und bei mehr als zweien ends_when auf last_standing.
exploit-refused-mia-repeats = Bei Mia wird eine beste Antwort gewogen, wo nichts wiederkehrt: announce auf higher, joker_32 ohne Toast, life_reroll auf off.
solver-refused-game = { $game } ist nicht gelöst. Gelöst ist hier: { $allowed }.
solver-title = { $game } gelöst, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, { $span ->
    [round] eine einzelne Runde
   *[match] das ganze Spiel
}
exploit-refused-game = Beste Antworten werden nur für { $allowed } gewogen, nicht für { $game }.
