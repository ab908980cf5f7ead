# Die Seite der Liga.
web-league-title = Liga: { $game }
web-league-lead = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }; die letzte Runde endete { $at }.
web-league-version = { $name }, Version { $version }
web-league-rating = Wertung
web-league-payoff = { $payoff } je Spiel
web-league-won = { $share } von { $games } Spielen gewonnen
web-league-faulty = Fehler in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }
web-league-absent = Konnten die letzte Runde nicht spielen: { $names }
web-league-gone = Spielen nicht mehr: { $count }
web-league-over-time = Wertung im Lauf der Zeit
web-league-line-of = Wertung von { $name } über die Runden, neben den anderen
web-league-round = Runde { $round }
web-league-help = Alle beginnen bei 25. Eine Wertung liegt mit etwa 95 % Sicherheit in ihrem Balken; ein geändertes Programm fängt neu an. Wähle jemanden, um die Linie zu sehen.
