# Browserens ord, bortset fra spillenes, bordenes og robotternes.
web-names = Grævling, Odder, Skade, Pindsvin, Hvalros, Ravn, Mår, Los, Lunde, Bæver, Hejre, Lækat, Ugle, Gedde, Ræv, Humlebi

## Døren

web-pitch-mia = Slå under bægeret. Sig, hvad du vil. Og fortræk ikke en mine.
web-pitch-french-poker = Fem terninger, nogle åbne, nogle skjulte. Meld en hånd, og bliv troet.
web-pitch-sword-of-lies = Byt, udspørg, sats – og lad sværdet afgøre det.
web-games = Spil
web-game-mia = Meyer
web-game-french-poker = Fransk poker
web-game-sword-of-lies = Løgnens sværd
web-play-now = Spil nu
web-play-now-note = mod tre robotter
web-play-friends = Spil med venner
web-you-are = Du er
web-other-name = Et andet navn
web-house-rules = Husregler
web-rules-in-full = Alt om spillet: et eksempel, hvilke husregler der findes, lidt råd
web-how-to-play = Sådan spilles det
web-explore = Strategi
web-league = Liga
web-promise-free = Ingen konto
web-promise-fair = Terninger, du kan prøve efter
web-promise-bots = Robotter med karakter
web-settings = Indstillinger
web-to-landing = Til forsiden
web-done = Færdig
web-close = Luk
web-back = Tilbage
web-no-rules = Disse regler er endnu ikke skrevet ned.

## Når noget er galt

web-offline = Serveren kan ikke nås. Se efter netværket, og prøv igen.
web-server-trouble = Serveren har selv et problem ({ $status }). Prøv igen.
web-new-version = Der er kommet en ny version.
web-reload = Genindlæs
web-no-cookies = Din browser afviser cookies, så bordet kender dig ikke. Tillad dem, og åbn et nyt bord.
web-page-trouble = Noget gik galt på siden. Genindlæs den.
web-sockets-blocked = Serveren svarer, men noget undervejs spærrer for WebSockets. HTTPS eller et andet netværk hjælper ofte.
web-no-table = Der er ingen plads til dig her
web-no-such-table = Det bord findes ikke
web-coming = Kommer til bordet …
web-link-lost-short = forbinder …
web-try-now = Prøv nu
web-no-network = Intet netværk. Du kan se dig om; for at spille skal det komme tilbage.
web-page-missing = Denne side er her ikke endnu
web-stale-after-break = Forbindelsen var væk et øjeblik, og spillet gik videre uden dit sidste træk. Se igen, og bestem dig så.
web-bot-plays-for-you = En robot spiller for dig.
web-return = Tag min plads tilbage
web-understood = Forstået
web-while-away = Mens du var væk

## Pladser

web-seats = Pladser ved bordet
web-host = Vært
web-you = dig
web-bot = robot
web-add-program = Tilføj et program
web-program = program
web-program-awaited = holdes til et program
web-whose-turn-mark = skal handle
web-out-mark = ude af spillet
web-away-mark = har rejst sig
web-absent-mark = ikke forbundet
web-present-mark = her
web-your-hand = Din hånd
web-your-turn = Din tur
web-round = Runde { $number }
web-watching = ser på
web-watching-now = Du ser på.
web-watching-seat = Der bliver en plads til dig, når dette spil er slut.
web-frozen = Spil { $game } blev begyndt efter udgave { $edition } af reglerne. Mendax er blevet opdateret siden, så spillet kan ikke vises eller fortsættes her; jetonerne er, som de var. Værten kan starte et nyt.
web-spectators =
    { $count ->
        [one] { $count } ser på
       *[other] { $count } ser på
    }
web-clock =
    { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }
web-skip = Spring over

## Før spillet

web-at-the-table = Ved bordet
web-your-name = Dit navn
web-sit = Sæt dig
web-rename = Skift navn
web-get-up = Rejs dig
web-move-up = Flyt { $name } op
web-move-down = Flyt { $name } ned
web-hand-over = Gør til vært
web-hand-over-to = Gør { $name } til vært
web-kick = Smid ud
web-remove = Fjern { $name }
web-remove-bot = Fjern denne robot
web-add-bot = Tilføj en robot
web-strength-link = Hvor stærke er de?
web-bots-solved-only = { $bots }: kun ved borde, der er løst, og det ville dette ikke være.
web-bots-later = { $bots }: kender først det løste spil, når der er få liv eller spillere tilbage; indtil da går de efter chancerne.
web-bot-of-package = Fra pakken { $package }.
web-bots-count = { $bots }: dette bord er ikke løst, så her går de efter chancerne.
web-invite = Invitér
web-invite-help = Den, der har dette link, kan sætte sig og spille.
web-invite-network = Dette link virker for alle på dit netværk. Den, der har det, kan sætte sig og spille.
web-invite-which = Hvilken adresse
web-invite-alone = Dette link virker kun på denne computer. Start serveren med “./run play --lan” (eller “mendax serve --lan”) for at lukke andre ind.
web-invite-link = Link til dette bord
web-copy = Kopiér
web-copied = Kopieret
web-share = Del
web-qr = QR-kode
web-qr-label = QR-kode med linket til dette bord
web-change-rules = Skift regler
web-see-rules = Se reglerne
web-presets = Regelsæt
web-every-option = Hver regel for sig
web-table-settings = Dette bord
web-spectators-may = Andre må se på
web-chat-may = Fri snak
web-whispers-may = Private samtaler
web-whispers-may-help = To må tale alene; de andre ser, at de gør det, ikke hvad de siger.
web-phrases-may = Faste replikker
web-open-seed = Åbn alle bægre efter hvert spil
web-open-seed-help = Så ser alle bagefter, hvad der lå under hvert bæger, og kan efterprøve hvert slag.
web-cups-open = Efter spillet åbnes alle bægre: hver løgn bliver set.
web-my-record = Mit regnskab
web-hints-may = Råd under spillet
web-hints-may-help = Den, hvis tur det er, må spørge, hvad en god spiller ville gøre. Alle ser, at det er tilladt.
web-hints-on = med råd
web-hint = Råd
web-pace = Hvor hurtigt robotter tænker
web-pace-slow = langsomt
web-pace-normal = normalt
web-pace-fast = hurtigt
web-start = Start spillet
web-too-few =
    { $count ->
        [one] Der mangler én spiller: invitér nogen, eller tilføj en robot.
       *[other] Der mangler { $count } spillere: invitér nogen, eller tilføj robotter.
    }

## Omkring spillet

web-menu = Menu
web-history = Forløb
web-history-empty = Der er intet sket endnu.
web-history-earlier = Tidligere linjer er ikke gemt på denne enhed.
web-talk = Snak
web-talk-empty = Ingen har sagt noget endnu.
web-talk-unread =
    { $count ->
        [one] Snak, { $count } ny linje
       *[other] Snak, { $count } nye linjer
    }
web-phrases = Faste replikker
web-talk-to = Til
web-everybody = alle
web-only = kun { $name }
web-say-in-private = Sig det kun til { $name }
web-in-private = privat:
web-in-private-to = kun til { $name }:
web-say-something = Sig noget
web-send = Send
web-mute = Hør ikke { $name }
web-unmute = Hør { $name } igen
web-chat-off = Fri snak er slået fra ved dette bord.
web-host-tools = Værtens værktøj
web-leave = Rejs dig
web-leave-note = En robot spiller videre for dig, og pladsen er stadig din at komme tilbage til.

## Slutningen

web-you-won = Du vinder!
web-winners =
    { $count ->
        [one] { $names } vinder
       *[other] { $names } vinder
    }
web-wins =
    { $count ->
        [one] { $count } sejr
       *[other] { $count } sejre
    }
web-next-game = Næste spil
web-stack-of =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }
web-buy-in =
    { $chips ->
        [one] Køb { $chips } jeton
       *[other] Køb { $chips } jetoner
    }
web-too-short = Du har { $stack }; næste spil kræver mindst { $least }.
web-your-stack =
    Du har { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
web-sit-down-with =
    Du sætter dig med { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetoner
    }.
web-buy-span = Fra { $low } til { $high }
web-you-are-out = Næste spil kræver mindst { $least }, og ingen køber igen her: du er ude.
web-others-out = Ude: { $names }.
web-others-short = Der skal stadig købes jetoner af: { $names }.
web-rematch = En gang til
web-back-to-lobby = Pladser og regler
web-record = Optegnelse
web-coach = Træner

## Ønsker

web-language = Sprog
web-theme = Farver
web-theme-auto = som systemet
web-theme-light = lys
web-theme-dark = mørk
web-text-size = Tekststørrelse
web-text-size-0 = normal
web-text-size-1 = større
web-text-size-2 = størst
web-sound = Lyd
web-sound-help = Terninger, tvivl og en klang, når det er din tur.
web-vibration = Vibration
web-odds = Vis chancerne
web-odds-help = Hvor ofte næste slag slår en værdi.
web-look-at-once = Se straks under bægeret
web-look-at-once-help = Sparer et tryk; så kan man ikke melde uset.
web-less-motion = Mindre bevægelse

## Ærlige terninger

web-fair =
    { $game ->
        [sword_of_lies] Ærlige kort
       *[other] Ærlige terninger
    }
web-first-time = Første gang?
web-first-time-offer = Lær det ved at spille, 90 sekunder
web-watch = Se bare på
web-mask = Skift maske
web-reactions-may = Man må lave ansigter
web-faces = Ansigter
