# Ligaens side.
web-league-title = Liga: { $game }
web-league-lead = { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }, { $games } spil; den seneste runde endte { $at }.
web-league-version = { $name }, version { $version }
web-league-rating = Rating
web-league-payoff = { $payoff } pr. spil
web-league-won = { $share } af { $games } spil vundet
web-league-faulty = fejl i { $games } spil
web-league-absent = Kunne ikke spille den seneste runde: { $names }
web-league-gone = Spiller ikke mere: { $count }
web-league-over-time = Rating over tid
web-league-line-of = Rating for { $name } gennem runderne, ved siden af de andres
web-league-round = Runde { $round }
web-league-help = Alle begynder ved 25. Et rating ligger inden for sin bjælke med omkring 95 % sikkerhed; et ændret program begynder forfra. Vælg en for at se linjen.
