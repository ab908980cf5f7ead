# Kampe og ligaer for programmer: hvad der gik galt, og rapporten.
arena-not-sendable = “{ $given }” kan ikke sendes til andre processer, hvilket flere kerner kræver: definer den øverst i et modul, eller spil med én kerne.
arena-unknown-limit = “{ $given }” er ikke en grænse med et tal over 0. Der findes: { $allowed }.
arena-program-not-ready = Programmet “{ $given }” begynder ikke et spil: { $kind ->
        [timeout] det svarer ikke “ready” på “begin” i tide
        [flood] det siger for meget i stedet for “ready”
       *[crash] det kan ikke startes, er endt eller siger noget andet end “ready”
    }. Den sidste linje af dets fejl: { $said }
arena-program-changed = Programmet “{ $given }” er ikke den fil her, som kampen begyndte med (version { $version }). Alle maskiner skal have den samme fil på det samme sted.
arena-program-processor = Dets træk tog mere end { $limit } sekunders regnetid.
arena-program-game-time = Dets træk tog mere end { $limit } sekunder i ét spil.
arena-program-not-started = Det kunne ikke startes: { $problem }
arena-fault-crash = gik ned eller startede ikke
arena-fault-timeout = intet svar i tide
arena-fault-processor = for meget regnetid
arena-fault-illegal = intet lovligt træk
arena-fault-flood = for meget output
arena-charged = { $bot }: fejl i { $games ->
        [one] { $games } spil
       *[other] { $games } spil
    } ({ $faults }), heraf opgivet: { $forfeits }; afviste svar: { $refused }
arena-first-fault = Spil { $game }, { $kind }: { $reason }
arena-first-fault-error = Sidste linje i dens standardfejl: { $error }
arena-no-faults = { $bot }: ingen fejl; afviste svar: { $refused }
arena-thinking = { $bot }: et træk tager { $median } ms, 95 % højst { $most } ms, det langsomste { $slowest } ms
arena-page-rules = Regler: { $rules }. Startværdi: { $seed }
arena-page-pairs = Hvem slår hvem
arena-page-pairs-help = Hvor meget rækken er foran kolonnen, i gevinst pr. spil, over de spil, hvor begge sad med; med 95 %-interval. Blå: sikkert foran; rød: sikkert bagud.
arena-page-luck = måske held
arena-page-ratings = Ratings
arena-page-ratings-help = Plackett–Luce, μ ± 2σ; alle begynder ved 25.
arena-page-faults = Programmernes fejl
arena-page-faults-help = Ved hver fejl blev spillets standardhandling spillet i stedet for programmets træk.
arena-page-fault-games = Spil med fejl
arena-page-fault-forfeits = Opgivet
arena-page-fault-refused = Afviste svar
arena-page-fault-kinds = Hvilke
arena-page-thinking = Tænketid pr. træk
arena-page-thinking-help = I millisekunder: bjælken slutter ved medianen, linjen ved 95 %, stregen er det langsomste træk.
arena-page-setup = Regler og startværdi
arena-cluster-package = At spille på en klynge kræver pakken distributed: installer Mendax med tillægget, pip install 'mendax[cluster]'.
arena-cluster-unreachable = Der er ingen Dask-scheduler på { $address }: { $problem }
arena-cluster-empty = Dask-scheduleren på { $address } har ingen workers: start nogle med “dask worker { $address }”.
arena-cluster-version = Workeren { $worker } har Mendax { $given }, og her er { $own }: tallene ville være fra to versioner.
arena-league-settings = Der er ingen liga, der kan spilles, i { $path }: { $problem }. Begynd en med --bots.
arena-league-folder = Ligaen i { $path } kan ikke gemmes: { $problem }
arena-league-round = Runde { $round }, { $games } spil: { $bot } fører med { $rating }
arena-league-damaged = Linje { $line } af runderne i { $path } er beskadiget: { $problem }
arena-league-table = Der er ingen tabel for en liga i { $path }: { $problem }
arena-league-locked = Ligaen i { $path } spilles allerede: { $problem }
arena-league-exists = Der er allerede en liga i { $path }: ret dens league.toml, og fortsæt uden --bots.
arena-league-other-rules = Runderne i denne liga er { $game } med { $seats } ved bordet og disse regler: { $rules }. Hvad der spilles, kan ikke ændres undervejs; begynd en anden liga til det.
arena-league-too-few = En runde kræver { $seats } robotter, og { $given } kan spille. Der mangler: { $absent }
arena-league-absent = { $bot } spiller ikke med: { $why }
arena-league-title = Liga i { $game } efter { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }
arena-league-line = { $bot }: rating { $rating }, gennemsnitlig gevinst { $payoff }, { $wins } af { $games } spil vundet
