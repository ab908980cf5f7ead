# The terminal, apart from games. Words that can be typed are lists, the shortest first.
terminal-you = Du
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game } for { $seats }. Du spiller mod { $bots }.
terminal-welcome-help = Skriv ? for hjælp, q for at gå.
terminal-bye = Du forlader bordet. Farvel!
terminal-input-ended = Inputtet sluttede før spillet.
terminal-line = Skriv her, eller tryk på en knap
terminal-prompt = »

## Second person
terminal-you-round-started = { $number ->
    [1] Runde { $number }: du begynder (lodtrækning).
   *[other] Runde { $number }: du begynder.
}
terminal-you-announced = { $looked ->
    [yes] Du melder { $value }.
   *[no] Du melder { $value } uden at se.
}
terminal-you-rerolled = Du slår om uset og siger { $value }.
terminal-you-believed = Du tror på det og tager bægeret.
terminal-you-passed-on = Du sender bægeret uset videre og siger { $value }.
terminal-you-answerer-chosen = Du lader { $answerer } svare.
terminal-you-are-asked = { $seat } lader dig svare.
terminal-you-dice-shown = Du viser, hvad der lå: { $roll }.
terminal-you-dice-hidden = Du viser ikke terningerne.
terminal-you-treated = { $roll } ligger under dit bæger: alle andre betaler.
terminal-you-doubted = Du tror ikke på { $announcer }.
terminal-you-are-doubted = { $seat } tror ikke på dig.
terminal-you-peeked = Du tror og ser terningerne uden at slå.
terminal-you-conceded = Du giver op uden at se.
terminal-you-trusted = Du tror på det. Bægeret løftes.
terminal-you-forfeited = Du taber runden på tid.
terminal-you-opened = { $held ->
    [yes] Terningerne viser { $roll }: du sagde { $value }, og det passer.
   *[no] Terningerne viser { $roll }: du sagde { $value }, en løgn.
}
terminal-you-toasted = { $roll }, jokeren: skål! Ingen taber, du begynder igen.
terminal-you-lost = Du mister { $cost }; { $left } tilbage.
terminal-you-gained = Du får { $gain }; nu { $left }.
terminal-you-went-out = Du er ude.
terminal-you-die-taken = Du har tre liv og tager en terning.
terminal-you-lives-rerolled = Terningen giver dig { $lives ->
    [one] { $lives } liv
   *[other] { $lives } liv
}.
terminal-you-lives-kept = Du bliver ved tre liv.
terminal-you-take-points = Du får { $cost } og står på { $left } af { $limit }.
terminal-you-scored-loss = Du betaler { $cost }; nu { $left }.

## The table
terminal-round = Runde { $number }
terminal-out = ude
terminal-stands = { $seat }: { $standing }
terminal-claims = Sagt indtil nu: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Questions
terminal-ask-open = Du begynder runden.
terminal-ask-cup = Du har slået; ingen har set endnu.
terminal-ask-cup-beat = Du har slået; ingen har set endnu. At slå: { $value }.
terminal-ask-cup-reach = Du har slået; ingen har set endnu. Du skal bruge { $value } eller mere.
terminal-ask-say = Du har { $roll }. Hvad melder du?
terminal-ask-say-beat = Du har { $roll }. At slå: { $value }. Hvad melder du?
terminal-ask-say-reach = Du har { $roll }. Du skal bruge { $value } eller mere. Hvad melder du?
terminal-ask-answer = { $seat } siger { $value }. Tror du på det?
terminal-ask-answer-unseen = { $seat } siger { $value } uden at have set terningerne. Tror du på det?
terminal-ask-answer-top = { $seat } siger { $value }: intet slår det. Hvad nu?
terminal-ask-show = Du blev troet. Vil du vise, hvad du havde?
terminal-ask-ask = Intet slår din melding. Hvem skal svare?
terminal-ask-lives = Du har tre liv. En terning kan give dig et andet antal.
terminal-hint = Af 36 nye slag er { $reached } { $value } eller bedre, { $beaten } slår det ({ $percent } %).
terminal-hint-say = Værdier, du må sige, med chancen for, at næste slag slår dem:
terminal-hint-reach = Af 36 nye slag er { $reached } { $value } eller bedre ({ $percent } %), { $beaten } slår det.
terminal-hint-say-reach = Værdier, du må sige, med chancen for, at næste slag er lige så godt eller bedre:
terminal-hint-value = { $value } { $percent } %
terminal-values = Du må sige: { $values }

## What can be typed
terminal-words-shake = s slå ryst
terminal-words-look = l se kig
terminal-words-announce = m meld sig
terminal-words-reroll = r omslag igen
terminal-words-believe = j ja tro
terminal-words-peek = se-efter behold-slag
terminal-words-doubt = n nej tvivl
terminal-words-pass-on = p videre send
terminal-words-ask = spørg
terminal-words-show-dice = vis
terminal-words-hide-dice = skjul
terminal-words-concede = g giv-op
terminal-words-trust = stol
terminal-words-forfeit = tab
terminal-words-reroll-lives = r terning
terminal-words-keep-lives = b behold
terminal-words-help = ? h hjælp
terminal-words-odds = o chancer
terminal-words-table = t bord
terminal-words-log = i log
terminal-words-rules = u regler
terminal-words-leave = q gå slut
terminal-do-shake = slå
terminal-do-look = se under bægeret
terminal-do-announce = meld en værdi: bare skriv den
terminal-do-reroll = slå om uset, og sig en værdi
terminal-do-reroll-fixed = slå om uset, og sig { $value }
terminal-do-believe = tro, tag bægeret og slå
terminal-do-peek = tro, se efter og send videre uden slag
terminal-do-doubt = tvivl: bægeret løftes
terminal-do-pass-on = send bægeret uset videre, og sig en værdi
terminal-do-ask = vælg, hvem der skal svare: skriv bare navnet
terminal-do-show-dice = vis alle, hvad du havde
terminal-do-hide-dice = behold det for dig selv
terminal-do-concede = giv op uden at se
terminal-do-trust = tro på det: bægeret løftes, og det koster kun at tage fejl
terminal-do-forfeit = tab runden, som om tiden var gået
terminal-do-reroll-lives = lad en terning bestemme
terminal-do-keep-lives = behold tre liv
terminal-do-odds = værdiernes rækkefølge og deres chancer
terminal-do-table = bordet lige nu
terminal-do-log = hvad der skete for nylig
terminal-do-rules = reglerne ved dette bord
terminal-do-help = denne hjælp
terminal-do-leave = forlad spillet
terminal-help-now = Nu kan du:
terminal-help-always = Når som helst:
terminal-nothing-typed = Skriv en af disse: { $allowed }. Skriv ? for hjælp.
terminal-not-understood = “{ $text }” kan ikke gøres her. Nu kan du: { $allowed }. Skriv ? for hjælp.
terminal-value-missing = Sig hvilken værdi, som i “{ $word } { $value }”. Du må sige: { $allowed }
terminal-value-unclear = “{ $text }” er ikke en værdi. Værdier er to terninger, den højeste først: 53, 66, 21.

## The end
terminal-over = Spillet er slut.
terminal-you-won = Du har vundet!
terminal-you-lost-game = Du tabte dette spil.
terminal-you-placed = Du bliver nummer { $place } af { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Pages
terminal-odds-title = { $game }: værdiernes rækkefølge, den højeste først
terminal-odds-value = Værdi
terminal-odds-rolls = Slag
terminal-odds-beaten = Slås af
terminal-odds-reached = Så meget eller mere
terminal-odds-line = { $value }: { $beaten } af 36 slår det ({ $percent } %), { $reached } af 36 er så meget eller mere.
terminal-odds-none = Dette spil har ingen enkelt stige af værdier.
terminal-rules-options = Husregler
terminal-rules-option = Regel
terminal-rules-value = Her
terminal-rules-meaning = Hvad den betyder
terminal-rules-presets = Regelsæt
terminal-rules-default = standard: { $value }
terminal-rules-allowed = tilladt: { $allowed }
terminal-rules-only-with = Ikke i brug her: { $options }. Så skulle “{ $other }” være: { $values }.
terminal-rules-not-with = Ikke i brug her: { $options }. Så måtte “{ $other }” ikke være: { $values }.
terminal-rules-none = Dette spils regler er ikke skrevet endnu.
terminal-bots-title = Bots
terminal-bots-plays = spiller { $games }
terminal-bots-any-game = spiller alle spil
terminal-bot-of-package = Fra pakken { $package }.
terminal-arena-title = { $games } spil { $game }
terminal-arena-playing = Spiller
terminal-arena-bot = Bot
terminal-arena-payoff = Gevinst i gennemsnit
terminal-arena-wins = Vundne spil
terminal-arena-rating = Styrke μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Spil
terminal-arena-line = { $bot }: gevinst i gennemsnit { $payoff }, { $wins } af { $games } spil vundet, styrke { $rating }, mindst { $ordinal }
terminal-arena-pair = { $better } er foran { $worse } med { $ahead } ± { $margin } pr. spil (p { $chance })
terminal-arena-pair-unclear = { $better } og { $worse }: { $ahead } ± { $margin } pr. spil kan være tilfældigt (p { $chance })
terminal-arena-pace = { $pace } beslutninger i sekundet, { $seconds } s
terminal-replay-title = { $game } for { $seats }
terminal-replay-story = Højdepunkter:
terminal-replay-no-entry = Optegnelsen har { $last } poster; der er ingen post { $number }.
terminal-replay-one-record = En fil viser ét spil, men her er { $count } optegnelser.
terminal-verify-holds = Ingen fejl fundet: alle { $lines } linjer passer.
terminal-verify-redone = Alle { $draws } træk gentaget ud fra det åbnede frø, bidragene og reglerne: hvert passer.
terminal-verify-law = Linje { $line }, lov { $law } om fairness: { $fault }
terminal-verify-fails = Optegnelsen er ikke gyldig.
terminal-verify-undone = Filen afviger fra optegnelsen, som den blev skrevet. Rettet tilbage før kontrollen: { $what }.
terminal-verify-undone-encoding = tegnkodningen
terminal-verify-undone-line-ends = linjeskift fra et andet system
terminal-verify-undone-characters = typografiske tegn
terminal-verify-undone-quoting = citattegn fra en mail
terminal-verify-undone-wrapping = linjeskift inde i linjer
terminal-verify-undone-spaces = mellemrum først eller sidst på linjer
terminal-verify-undone-blank-lines = tomme linjer eller et manglende linjeskift
terminal-verify-edition = { $game }, udgave { $edition } af reglerne.
terminal-sealed = { $game ->
    [sword_of_lies] Kortene er forseglet: { $seal }
   *[other] Terningerne er forseglet: { $seal }
}
terminal-record-kept = Optegnelsen af spillet er i “{ $path }”: mendax replay viser den, mendax verify kontrollerer den.
terminal-record-exists = Filen “{ $path }” findes allerede; vælg et nyt navn.
terminal-record-nowhere = Der kan ikke skrives i “{ $path }”.
terminal-no-file = Filen “{ $path }” kan ikke læses: { $problem }.
terminal-unwritten = Outputtet kan ikke skrives: { $problem }.
terminal-no-home = Løste strategier bliver ikke gemt, for denne bruger har ingen hjemmemappe. MENDAX_POLICIES kan angive en mappe til dem.
terminal-too-many-bots = Angiv højst { $most } bots til { $seats } pladser; du angav { $given }.
terminal-no-hints = Der er ingen råd til dette spil: --hints virker med { $allowed }.
terminal-bad-number = { $name } skal være { $allowed }, ikke { $given }.

## Games without a screen of their own
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Det er din tur.
terminal-generic-own = Spiller { $number } (dig)

## Tutorial (`mendax learn`)
terminal-refused-no-lesson = Der er ingen lektion i { $given }. Findes for: { $allowed }.
terminal-learn-play = Spil videre: mendax play { $game } --preset first_evening

## Several people at one keyboard
terminal-people-welcome = { $game } for { $seats } ved ét tastatur: { $names }.
terminal-people-next = { $seat } er den næste. Giv tastaturet videre; alle andre kigger væk.
terminal-people-ready = [Enter] Jeg er { $seat }
terminal-interrupt = Det er ikke din tur, men du må sige noget: { $deed } · [Enter] sig ingenting
terminal-interrupt-who = { $deed }: Hvem siger det? Et navn, eller [Enter] for ingen
terminal-people-hide = [Enter] dæk det til igen
terminal-people-terminal = Flere ved ét tastatur kræver en terminal, der kan skjule, hvad hver af dem ser. Her er input eller output ikke en terminal.
terminal-people-full-screen = Flere ved ét tastatur spiller linje for linje: udelad --full-screen.
terminal-people-seats = { $people } personer kan ikke være ved { $seats } pladser.

## Missing extras
terminal-lacks-extra = Det kræver pakken { $package }. I et checkout af Mendax: python -m pip install ".[{ $extra }]"

## Statistics of a rule set
stats-playing = Spiller spillene
stats-adding = Tæller nøjagtigt
stats-refused-game = Der er ingen statistik for { $game }. Findes for: { $allowed }.
stats-title = { $games } spil: { $players }
stats-exact-title = Nøjagtige tal: { $players }
percent = { $figure } %
stats-exact-scored = { $wins } %; { $over } over gennemsnittet
stats-what = Hvad
stats-figure = Tal
stats-rounds = Runder i et spil
stats-rounds-line = { $mean } ± { $margin }; halvdelen af spillene tager op til { $median }, 99 % op til { $longest }
stats-claims = Meldinger i en runde
stats-lies = Løgne blandt meldinger fra spillere, der så
stats-unseen = Meldinger på usete terninger
stats-doubted = Meldinger, der blev tvivlet på
stats-caught = Løft, der viste, at meldingen var falsk
stats-conceded = Runder, der blev opgivet før den højeste værdi
stats-toasts = Runder, der endte med skål
stats-dice = Terninger om nye liv i et spil
stats-who = Plads
stats-wins = Vundne spil

## Strength of bots
strength-title = { $game }, { $rules }, { $seats } ved bordet
strength-head-bot = Bot
strength-head-overall = Mod de andre
strength-head-best-response = Bedste svar
strength-head-habit = Bedste vane
strength-head-thinks = Tænker
strength-times = { $median } ms, 99 % af beslutningerne højst { $most } ms
strength-habit = { $result }: { $habit }
strength-unknown = ikke kendt
strength-untried = ikke prøvet
strength-pairs = Rækken alene blandt bots fra kolonnen
strength-duel = { $bot } blandt lutter { $others }: { $result }
strength-line = { $bot }: { $overall }. Et bedste svar får: { $best-response }. Den bedste simple vane får { $habit }. Tænker { $thinks }.
strength-measured = { $games } spil for hvert par, startværdi “{ $seed }”. Blandt sine lige har en bot { $fair }.
strength-note = Procenter er vundne spil, andre tal er jetoner pr. spil; i parentes 95 %-intervallet. Hvad simple vaner vinder, er en nedre grænse for en, der kender botten. Tider er processortid på maskinen, der målte.
strength-not-measured = Mendax har ingen tal for sådan et bord. I arenaen spiller bots ved ethvert bord: mendax arena.
habit-says-lowest = melder så lidt som muligt
habit-says-one-above = melder ét trin mere end nødvendigt
habit-says-middle = melder en mellemværdi
habit-says-highest = melder den højeste værdi
habit-says-true-or-lowest = siger sandheden, ellers så lidt som muligt
habit-says-true-or-highest = siger sandheden, ellers den højeste værdi
habit-says-rolls-or-lowest = slår om for at kunne sige sandheden, melder ellers så lidt som muligt
habit-answers-believes = tror på alt
habit-answers-doubts-rare = tvivler på sjældne værdier
habit-answers-doubts = tvivler på alt

## Matches of programs
arena-not-sendable = “{ $given }” kan ikke sendes til andre processer, hvilket flere kerner kræver: definer den øverst i et modul, eller spil med én kerne.
arena-unknown-limit = “{ $given }” er ikke en grænse med et tal over 0. Mulige: { $allowed }.
arena-program-not-ready = Programmet “{ $given }” begynder ikke et spil: { $why ->
        [program-silent] det svarer ikke på “begin” med “ready” i tide
        [program-flood] det sender for meget i stedet for “ready”
        [program-not-ready] det sendte noget andet end “ready”. { $problem }
        [program-ended-early] det sluttede, før det svarede på “begin”. En bot i Python skal have en funktion “play” eller en klasse “Bot”; alle andre programmer læser linjer, til deres input slutter
        [program-ended] det sluttede af sig selv med kode { $code }
       *[other] det kan ikke køres, eller det blev afsluttet
    }. { $lines ->
        [0] Det skrev ingen fejl.
       *[other] Den sidste linje af dets fejl: { $said }
    }
arena-program-changed = Programmet “{ $given }” er her en anden fil end den, kampen begyndte med (version { $version }). Alle maskiner skal have den samme fil på det samme sted.
arena-program-processor = Dets træk tog mere end { $limit } sekunders regnetid.
arena-program-game-time = Dets træk tog mere end { $limit } sekunder i ét spil.
arena-program-not-started = Det kunne ikke startes: { $problem }
arena-fault-crash = gik ned eller startede ikke
arena-fault-timeout = intet svar i tide
arena-fault-processor = for meget regnetid
arena-fault-illegal = ulovligt træk
arena-fault-flood = for meget output
arena-charged = { $bot }: fejl i { $games ->
        [one] { $games } spil
       *[other] { $games } spil
    } ({ $faults }), heraf opgivet: { $forfeits }; afviste svar: { $refused }
arena-first-fault = Spil { $game }, { $kind }: { $reason }
arena-first-fault-error = Sidste linje i dens standardfejl: { $error }
arena-no-faults = { $bot }: ingen fejl; afviste svar: { $refused }
arena-thinking = { $bot }: et træk tager { $median } ms, 95 % højst { $most } ms, det langsomste { $slowest } ms
arena-page-rules = Regler: { $rules }. Startværdi: { $seed }
arena-page-pairs = Hvem slår hvem
arena-page-pairs-help = Hvor meget rækken er foran kolonnen, i gevinst pr. spil, over de spil, hvor begge sad med; med 95 %-interval. Blå: sikkert foran; rød: sikkert bagud.
arena-page-luck = måske tilfældigt
arena-page-ratings = Ratings
arena-page-ratings-help = Plackett–Luce, μ ± 2σ; alle begynder ved 25.
arena-page-faults = Programmernes fejl
arena-page-faults-help = Ved hver fejl blev spillets standardhandling spillet i stedet for programmets træk.
arena-page-fault-games = Spil med fejl
arena-page-fault-forfeits = Opgivet
arena-page-fault-refused = Afviste svar
arena-page-fault-kinds = Hvilke
arena-page-thinking = Tænketid pr. træk
arena-page-thinking-help = I millisekunder: bjælken slutter ved medianen, linjen ved 95 %, stregen er det langsomste træk.
arena-page-setup = Regler og startværdi

## Tournaments
terminal-tournament-joins = { $name } deltager i turneringen. Ctrl-C forlader den.
terminal-tournament-opened = { $name }: { $link }, kode { $code }
terminal-tournament-keys = Enter tager næste skridt. Turneringen fortsætter, også når du lukker dette.
terminal-tournament-people = Spillere: { $count }
terminal-tournament-seats = Runde { $round }, bord { $table }: { $names }
terminal-tournament-with = Runde { $round }: du sidder ved bord { $table } med { $names }.
terminal-tournament-alone = Runde { $round }: du sidder ved bord { $table } med bots.
terminal-tournament-standings = Efter runde { $round }:
terminal-tournament-final = Turneringen er slut. Stillingen:
terminal-tournament-place = { $place }. { $name }: { $points }
terminal-tournament-program = { $name } (program)
terminal-tournament-sits-out = En bot spiller videre for dig. Du er med igen fra næste runde; Ctrl-C forlader turneringen.
terminal-tournament-no-time = “{ $given }” er ikke et klokkeslæt som 22:00.

## Contests over the Mäxchen protocol
maexchen-listens = En konkurrence efter Mäxchen-protokollen: UDP, adresse { $host }, port { $port }. Ctrl-C slutter den.
maexchen-scores =
    { $rounds ->
    [one] Én runde blev spillet. Point:
   *[other] { $rounds } runder blev spillet. Point:
}
maexchen-cant-listen = Der kan ikke modtages datagrammer på { $host }, port { $port }: { $problem }. Vælg en anden med --port.
maexchen-too-many-bots = Højst { $most } indbyggede bots kan være med: en runde har tyve pladser, og én er til en gæst.
maexchen-waits = Der ventes på port { $port } på, at en bot melder sig.
maexchen-at-table = { $name } er på vej til bordet. Ctrl-C afslutter.
maexchen-other-rules = Den kender kun meyer med den sædvanlige rækkefølge af værdier.

## Recorded games as data
records-unreadable-row = Linje { $line } i “{ $file }” er ikke en datarække: { $problem }
records-no-row = Denne optegnelse kan ikke blive en datarække: den er for { $reader }. Der skal bruges en spillers eller den fulde (all).
records-bad-name = “{ $file }” skal ende på .jsonl eller .jsonl.gz.
records-exported = Skrevet til “{ $file }”: { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}.
records-verified = Optegnelser uden fejl: { $held } af { $games }.
records-none-in = Mappen “{ $path }” har ingen .record-filer.
records-which = Angiv optegnelser eller mapper med optegnelser, eller mappen med en servers borde med --data.
records-not-anonymous = Kun den fulde optegnelse (all) kan gøres anonym: i en spillers kan der stå, hvad andre har skrevet.

## Games that a library of numbered actions cannot take
adapter-unlisted = Med { $seats } pladser og disse regler kan trækkene ikke opregnes: “{ $action }” lader et beløb eller ord stå åbent eller kan gøres på for mange måder. Spil, hvis træk er valg, som meyer og fransk poker, kan opregnes.
adapter-no-round = Disse regler har ingen runder, der kan spilles for sig.
adapter-refused-interrupting = “{ $option }” kan ikke spilles her: spillerne må afbryde hinanden, og biblioteker spørger kun én ad gangen.
adapter-no-round-over = Med disse regler begynder ingen runde over { $given }. Den kan begynde over: { $allowed }.
adapter-unknown-span = Der er ingen “span={ $given }”. Der findes “game” og “round”; “over” hører til en runde.
terminal-site-written = Siden ligger i { $folder }: { $megabytes } MB. Læg den på et hvilket som helst webhotel.
terminal-site-exists = { $folder } findes allerede. Angiv en ny mappe.
terminal-site-not-built = Filerne til siden er ikke bygget. Byg dem i kildekoden: ./run offline
