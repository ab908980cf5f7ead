# The browser, apart from games. { $name } and { $to } are names of players.
web-names = Grævling, Odder, Skade, Pindsvin, Hvalros, Ravn, Mår, Los, Lunde, Bæver, Hejre, Lækat, Ugle, Gedde, Ræv, Humlebi

## The front door
web-pitch-mia = Slå under bægeret. Sig, hvad du vil. Og fortræk ikke en mine.
web-pitch-french-poker = Fem terninger, nogle åbne, nogle skjulte. Meld en hånd, og få de andre til at tro på den.
web-pitch-sword-of-lies = Byt, udspørg, sats – og lad sværdet afgøre det.
web-games = Spil
web-game-mia = Meyer
web-game-french-poker = Fransk poker
web-game-sword-of-lies = Løgnens sværd
web-play-now = Spil nu
web-play-now-note = mod tre bots
web-first-time = Første gang?
web-first-time-offer = Lær det ved at spille, 90 sekunder
web-cup = Én telefon går rundt: bægeret
web-play-friends = Spil med venner
web-join = Vær med via en kode
web-you-are = Du er
web-other-name = Et andet navn
web-house-rules = Husregler
web-rules-in-full = Alt om spillet: et eksempel, hvilke husregler der findes, lidt råd
web-how-to-play = Sådan spilles det
web-explore = Strategi
web-practice = Øvelse og dagens opgave
web-promise-free = Ingen konto
web-promise-fair = Terninger, du kan efterprøve
web-promise-bots = Bots med personlighed
web-settings = Indstillinger
web-to-landing = Til forsiden
web-done = Færdig
web-close = Luk
web-back = Tilbage
web-rather-not = Nej tak
web-no-rules = Disse regler er endnu ikke skrevet ned.

## Errors
web-offline = Serveren kan ikke nås. Tjek netværket, og prøv igen.
web-server-trouble = Fejl på serveren ({ $status }). Prøv igen.
web-new-version = Der er kommet en ny version.
web-reload = Genindlæs
wire-refused-no-cookies = Din browser afviser cookies, så bordet kender dig ikke. Tillad dem, og åbn et nyt bord.
web-page-trouble = Noget gik galt på siden. Genindlæs den.
wire-refused-no-sockets = Serveren svarer, men noget undervejs spærrer for WebSockets. HTTPS eller et andet netværk hjælper ofte.
web-no-table = Der er ingen plads til dig her
web-no-such-table = Det bord findes ikke
web-coming = Åbner bordet …
web-link-lost-short = forbinder …
web-try-now = Prøv nu
web-no-network = Intet netværk. Du kan se dig om, men for at spille skal du have forbindelse.
web-local-loads = Mendax hentes, så du kan spille uden net: op til 12 MB, én gang.
web-local-starts = Lige straks …
web-local-failed = Ikke alt kunne hentes. Er der net?
web-local-no-wasm = Denne browser har ikke WebAssembly og kan derfor ikke spille uden en server. Tillad det, eller brug en anden browser.
web-local-forbidden = Webstedets indstillinger forbyder WebAssembly, så man kan ikke spille uden en server her. Kun den, der driver webstedet, kan ændre det.
web-local-stuck = Spillet er ikke startet endnu. Varer det meget længere, så genindlæs siden, eller brug en anden browser.
web-local-forgets = Denne browser gemmer ingen spil her. Dit spil slutter, når du lukker eller genindlæser siden.
web-play-offline = Spil uden net
web-local-kept = Spil uden net
web-local-kept-help = Filerne til det ligger på denne enhed.
web-local-remove = Fjern dem
web-local-removed = Fjernet.
web-local-alone = Du spiller uden en server: Andre kan være med på denne enhed.
web-local-warned = Serveren har sit eget certifikat, så browseren advarer én gang: vælg “Avanceret”, og fortsæt.
web-page-missing = Siden findes ikke endnu
wire-refused-after-break = Forbindelsen var væk et øjeblik, og spillet gik videre uden dit sidste træk. Se igen, og bestem dig så.
web-bot-plays-for-you = En bot spiller for dig.
web-return = Tag min plads tilbage
web-understood = Forstået
web-while-away = Mens du var væk

## Seats
web-seats = Pladser ved bordet
web-host = Vært
web-you = dig
# Names of bots at a table. Behind a slash: the name as this language shows it.
web-bot-names = Ambros Berta Cosmo Delfina Emeric Flora Gaspar Hedda Ignaz Jolanda Kasimir Leonie Minerva Nestor Octavia Pascal Quirin Rosalba Silvan Thekla Urban Viola Wanda Xaver Zenobia
web-bot = bot
web-add-program = Tilføj et program
web-program = program
web-program-awaited = holdes til et program
web-whose-turn-mark = har turen
web-out-mark = ude af spillet
web-away-mark = væk
web-absent-mark = ikke forbundet
web-present-mark = her
web-your-hand = Din hånd
web-your-turn = Din tur
web-round = Runde { $number }
web-watching = ser på
web-watching-now = Du ser på.
web-watching-seat = Du kan sætte dig, når dette spil er slut.
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
web-clock-until = Tid til { $time }
web-clock-then = Indtil { $time }, så spiller serveren
web-clock-then-what = Indtil { $time }, så spiller serveren »{ $action }«
web-faster = Hurtigere

## Before the game
web-at-the-table = Ved bordet
web-your-name = Dit navn
web-sit = Sæt dig
web-watch = Se bare på
web-mask = Skift maske
web-rename = Skift navn
web-get-up = Rejs dig
web-move-up = Flyt { $name } op
web-move-down = Flyt { $name } ned
web-hand-over = Gør til vært
web-hand-over-to = Gør { $name } til vært
web-kick = Smid ud
web-remove = Fjern { $name }
web-add-bot = Tilføj en bot
web-bots = Bots
web-level-easy = Let
web-level-normal = Middel
web-level-hard = Svær
web-level-perfect = Perfekt
web-waiting-host = Venter på, at { $host } starter
web-strength-link = Hvor stærke er de?
web-bots-solved-only = { $bots }: kun hvor spillet er regnet igennem; det ville det ikke være her.
web-bots-later = { $bots }: spiller først det løste spil, når der er få liv eller spillere tilbage; indtil da spiller de efter sandsynlighed.
web-bot-of-package = Fra pakken { $package }.
web-bots-count = { $bots }: spillet er ikke regnet igennem her, så de spiller efter sandsynlighed.
web-invite = Invitér
web-invite-help = Den, der har dette link, kan sætte sig og spille.
web-invite-network = Dette link virker for alle på dit netværk. Den, der har det, kan sætte sig og spille.
web-invite-which = Hvilken adresse
web-invite-alone = Dette link virker kun på denne computer. Start serveren med “--lan” for at lukke andre ind.
web-invite-link = Link til dette bord
web-copy = Kopiér
web-copied = Kopieret
web-share = Del
web-qr = QR-kode
web-qr-label = QR-kode med linket til dette bord
web-change-rules = Skift regler
web-see-rules = Se reglerne
web-presets = Regelsæt
web-rules-title = Vores regler
web-rules-base = Ellers: { $preset }
web-rules-go = Så spiller vi
web-ours-search = Søg i reglerne
web-ours-none = Ingen regel indeholder disse ord.
web-ours-show-all = vis alt
web-ours-show-less = vis mindre
web-ours-first = De sædvanlige spørgsmål
web-ours-changed = { $count } ændret
web-ours-keep = Behold
web-ours-card-share = Del billedet
web-ours-card-print = Print
web-ours-cup = Én telefon går rundt efter disse regler
web-ours-card-scan = Scan, og spil efter disse regler
web-ours-heading-values = Værdier
web-ours-heading-announcing = At melde
web-ours-heading-losing = At tabe
web-ours-heading-extras = Ekstra
web-ours-heading-values-french-poker = Hænder og terninger
web-ours-heading-announcing-french-poker = En tur
web-ours-heading-values-sword-of-lies = Kort
web-ours-heading-announcing-sword-of-lies = Spørgsmål og indsatser
web-ours-heading-losing-sword-of-lies = Krig
web-ours-less = Mindre: { $rule }
web-ours-more = Mere: { $rule }
web-ours-kept = Jeres regler
web-ours-forget = Glem { $name }
web-ours-name = Navn på disse regler
web-ours-name-help = Gemmes på denne enhed og er valgt næste gang.
web-ours-send = Send disse regler
web-ours-send-help = Den, der åbner linket, får disse regler på sin enhed.
web-table-settings = Dette bord
web-spectators-may = Tilskuere
web-chat-may = Fri snak
web-whispers-may = Private samtaler
web-whispers-may-help = To kan tale alene; de andre ser, at de taler, men ikke hvad de siger.
web-phrases-may = Hurtige beskeder
web-reactions-may = Reaktioner
web-open-seed = Vis alt efter hvert spil
web-open-seed-help = Efter spillet ser alle hver skjult terning og hvert kort og kan efterprøve hvert træk.
web-cups-open = Efter spillet vises alt: hver løgn bliver afsløret.
web-my-record = Min statistik
web-hints-may = Råd under spillet
web-hints-may-help = Den, der har turen, må spørge, hvad en god spiller ville gøre. Alle ser, at råd er slået til.
web-hints-on = med råd
web-hint = Råd
web-pace = Botternes tempo
web-pace-slow = langsomt
web-pace-normal = normalt
web-pace-fast = hurtigt
web-start = Start spillet
web-too-few =
    { $count ->
        [one] Der mangler én spiller: invitér nogen, eller tilføj en bot.
       *[other] Der mangler { $count } spillere: invitér nogen, eller tilføj bots.
    }
web-too-few-local =
    { $count ->
        [one] Der mangler én spiller: tilføj en spiller på denne enhed eller en bot.
       *[other] Der mangler { $count } spillere: tilføj spillere på denne enhed eller bots.
    }

## Around the game
web-menu = Menu
web-history = Forløb
web-history-empty = Der er intet sket endnu.
web-history-earlier = Tidligere linjer er ikke gemt på denne enhed.
web-talk = Snak
web-faces = Reaktioner
web-talk-empty = Ingen har sagt noget endnu.
web-talk-unread =
    { $count ->
        [one] Snak, { $count } ny linje
       *[other] Snak, { $count } nye linjer
    }
web-phrases = Hurtige beskeder
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
web-host-tools = Værtens værktøjer
web-leave = Rejs dig
web-leave-note = En bot spiller videre for dig, og pladsen er stadig din at komme tilbage til.

## The end
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
web-record = Download
web-coach = Træner

## Likes
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
web-odds-help = Hvor sandsynligt næste slag slår en værdi.
web-look-at-once = Se straks under bægeret
web-look-at-once-help = Sparer et tryk; så kan man ikke melde uset.
web-less-motion = Mindre bevægelse

## Fair dice
web-fair =
    { $game ->
        [sword_of_lies] Fair kort
       *[other] Fair terninger
    }

## First games
web-order = Fra lavest til højest
web-tip-more = … mere

## Hosts, readiness and the next game: the lobby and the podium
web-ready = Jeg er klar
web-ready-on = Du er klar
web-ready-again = En gang til!
web-ready-again-on = Du vil have et spil til
web-ready-help = Vi begynder, når alle er klar.
web-ready-mark = klar
web-ready-count = { $ready } af { $count } klar
web-ready-all = Begynd, når alle er klar
web-next = Næste spil
web-take-over = Overtag en bots plads
web-take-over-of = { $name }s plads
web-take-over-when = Den er din, når næste runde begynder, med alt, den har.
web-take-over-next = { $name } overtager { $of }s plads ved næste runde.
web-take-over-you = Du overtager { $of }s plads ved næste runde.
web-take-over-drop = Se videre på
web-take-over-may = Dem, der kommer sent, må overtage botters pladser
web-notices = Meddelelser

## The moment of truth, and games without people
web-scene-lift = Hold for at løfte bægeret
web-scene-mia-real = En ægte meyer!
web-scene-mia-caught = Ikke meyer!
web-scene-true = { $deed } — sandt
web-scene-lie = { $deed } — løgn
web-scene-choose = Vælg din melding
web-scene-choose-lie = Vælg din løgn
web-scene-only-bots = Kun bots er tilbage
web-scene-to-the-end = Til slutningen

## Announcements of the server
web-announcement = Fra den, der driver serveren
web-announcement-draining = Serveren genstarter snart. Spil, der er i gang, kan spilles færdig, og nye begynder ikke. Jeres bord bliver gemt.
web-announcement-hide = Skjul

## Codes and invitations
web-code-help = På { $address }: “Vær med via en kode”
web-code-letters = Kode: { $letters }
web-code-field = Bordets kode
web-code-go = Deltag
web-invited = { $host } inviterer dig til { $game }
web-invited-table = Et bord: { $game }
web-invited-name = Hvad hedder du?
web-invited-how = Sådan spilles det

## Tables of this device
web-tables = Dine borde
web-tables-more = Alle dine borde
web-tables-with = med { $names }
web-tables-alone = ingen andre endnu
web-tables-yours = Din tur
web-tables-turn = { $name } har turen
web-tables-runs = Bliver spillet
web-tables-lobby = Ikke begyndt
web-tables-over = Slut
web-tables-gone = Dette bord findes ikke mere
web-tables-forget = Glem dette bord: { $game }, { $names }
web-tables-forget-all = Glem alle

## A device and its connection: without a network
web-lost-network =
    { $seat ->
        [yes] Intet netværk: din plads er din.
       *[no] Intet netværk.
    }
web-lost-link =
    { $seat ->
        [yes] Forbindelsen er tabt: din plads er din.
       *[no] Forbindelsen er tabt.
    }
web-disk-full = Der kan ikke gemmes noget lige nu, så bordet står stille. Intet er tabt; når der igen er plads, går det videre af sig selv.
web-lost-wait = Prøver igen om { $seconds } s.
web-lost-trying = Prøver nu …

## A device and its connection: leaving
web-leaving = Forlade spillet?
web-leaving-stay = Bliv
web-leaving-now = Tag pause
web-leaving-now-note = Efter et minut spiller en bot for dig. Kom tilbage, og pladsen er din igen.
web-leaving-now-alone = Bordet venter på dig. Du finder det på forsiden.
web-leaving-seat = Opgiv pladsen
web-leaving-seat-note = En bot spiller straks videre.

## A device and its connection: notifications
web-name-taken = Der er allerede en { $asked } her, så du hedder { $name }.
web-second-tab = Dette bord er også åbent i en anden fane. Begge viser din plads, og du kan spille i begge.
web-copy-by-hand = Linket er markeret: kopiér det fra feltet.

## A device and its connection: waiting for a disconnected player
web-absent-bot = væk · bot om { $time }
web-awaited = { $name } er væk.
web-awaited-bot = En bot spiller om { $time }.
web-awaited-now = Nu
web-awaited-now-for = Lad en bot spille for { $name } nu

## A device and its connection: preferences
web-awake = Hold skærmen tændt
web-awake-help = Mens du spiller; en telefon, der sover, mister sit netværk.
web-notify = Giv besked, når det er min tur
web-notify-help = En notifikation, når siden er i baggrunden. Den siger, hvis tur det er, og intet om spillet.
web-notify-refused = Din browser tillader det ikke. Det kan ændres i dens indstillinger.
web-badge = Tæller på appens ikon

## One phone for several people
web-shared-title = På denne enhed
web-shared-help = Flere kan spille på én enhed. Den går fra hånd til hånd, og ingen ser, hvad de andre har.
web-shared-add = Tilføj en spiller
web-shared-name = Navn
web-shared-remove = { $name } spiller ikke med
web-shared-hand = Giv telefonen til { $name }
web-shared-private = Din hånd vises først, når du har telefonen.
web-shared-iam = Jeg er { $name }
web-shared-instead = Eller en anden først:
web-shared-interrupt = Er der andre, der tvivler?
web-shared-look = Hold for at se
web-shared-on = Giv videre
web-shared-has = { $name } har telefonen
web-shared-nobody = Alle må kigge
web-shared-looked = { $names } kiggede.
web-shared-take = Tag den som { $name }
web-shared-record = Download for { $name }
web-shared-story = Historien for { $name }
web-shared-story-whose = Ved dette bord forbliver det skjulte skjult, så hver af jer ved noget andet. Hvis historie?
web-shared-counted = Det er telefonen til { $name }: I “Min statistik” tælles her kun dennes egne spil.

## Television
web-tv-show = Vis på en stor skærm
web-tv-join = På din telefon
web-tv-code = kode
web-tv-welcome = Velkommen, { $name }!
web-tv-waiting = Venter på spillere
web-tv-score = Aftenens stilling
web-tv-on-screen = Bordet er på den store skærm.
web-tv-hand-only = Vis kun min hånd
web-tv-hand-help = Pladserne er på den store skærm. Når den slukkes, kommer de tilbage.
web-tv-enter = Skriv koden til jeres bord
web-tv-enter-help = Værten finder den under »Invitér«.
web-tv-erase = Slet
web-tv-go = Vis bordet
web-tv-sound = Tryk på en tast for lyd
web-tv-sound-here = Lyde også her
web-tv-sound-help = De kommer fra den store skærm.

## Guests: guesses, returns and calls
web-guess = Gæt med: Er det sandt?
web-guess-believe = Jeg tror på det
web-guess-doubt = Jeg tvivler
web-guess-made-believe = Dit gæt: sandt. Svaret kommer, når der åbnes.
web-guess-made-doubt = Dit gæt: løgn. Svaret kommer, når der åbnes.
web-guess-interrupt = Det er ikke din tur, men du må sige:
web-bonus = { $count ->
    [one] { $count } bonuspoint
   *[other] { $count } bonuspoint
}
web-call-offer = Vil du have besked, når det er din tur?
web-call-offer-yes = Ja tak
web-call-offer-no = Nej tak
web-away-cost =
    { $count ->
        [0] En bot spillede for dig og tabte ingenting.
        [one] En bot spillede for dig og tabte én gang.
       *[other] En bot spillede for dig og tabte { $count } gange.
    } { $out ->
        [yes] Du er ude.
       *[no] { "" }
    }
web-ready-too-few = Alle er klar, men der skal { $fewest } til at begynde.
web-ready-short = Alle er klar, men følgende skal købe jetoner: { $names }.
web-bots-here = Sådan spiller botterne
web-keys = Tastatur
web-keys-help = Enter trykker på den gyldne knap, og bogstavet på en knap trykker på den. Tal beholder terninger, vælger en hånd eller nævner en værdi med dens to terninger. Pilene skifter mellem muligheder og kort, Esc afslutter en scene, og F2 gentager de sidste ord for skærmlæsere.
web-letters = Bogstaver og tal som taster
web-letters-help = Slå fra ved talestyring, eller hvis du rammer taster ved et uheld. Enter, Tab og pile virker stadig.

## What players who listen hear of a decision. $words is a die or a card, $dice are the pips of dice, and $pressed is the name of a key.
web-ear-chosen = { $words }, valgt
web-ear-dice = Åbne terninger: { $dice }.
web-ear-arrows = { $count ->
    [one] Piletaster: { $count } mulighed
   *[other] Piletaster: { $count } muligheder
}
web-ear-idle = { $pressed } gør ingenting nu.

## Reactions, masks and watchers
web-heard-faces = Reaktioner
web-heard-to = Kast det til
web-heard-more = Sig mere
web-heard-rest = For mange reaktioner: vent lidt.
web-heard-watchers = Ser på
web-heard-watching-as = Du ser på som { $name }.
web-heard-unnamed = { $count } flere
web-heard-mask = Vælg en maske
web-heard-volume = Lydstyrke
web-heard-talk = Vis snak
web-heard-talk-help = Det, der siges, står et øjeblik ved pladsen og kan læses i snakken.
web-heard-talk-off = Du har slået al snak fra.
web-heard-talk-on = Vis snak igen
web-heard-see-faces = Se andres reaktioner

## Order
web-order-mute = Lydløs
web-order-mute-of = Sæt { $name } på lydløs for alle
web-order-unmute = Lad tale
web-order-unmute-of = Lad { $name } tale igen
web-order-muted = lydløs
web-order-watchers = Tilskuere
web-order-kick-of = Fjern { $name }
web-order-kick-sure = Smid { $name } ud for altid?
web-order-lock = Lås ledige pladser
web-order-lock-help = Kun den, der har siddet her før, må sætte sig.
web-order-programs-talk = Programmer må tale
web-order-programs-talk-help = Beskeder og reaktioner fra programmer.
web-order-patience = En bot spiller for fraværende efter
web-order-patience-seconds = { $count } s
web-order-patience-minutes = { $count } min
web-order-new-link = Nyt link
web-order-new-link-help = Det gamle link holder op med at virke. De, der er her, bliver.
web-order-new-link-sure = Ja, skift link
web-order-new-link-done = Her er det nye link.
web-order-cancel = Annuller

## Fair dice: the drawer
web-fair-how = Før et spil viser serveren et segl over sin hemmelighed. Så forsegler hver plads sine egne tilfældige bytes og åbner dem, når spillet begynder, så ingen kan styre tilfældet. Hver terning og hvert kort forsegles, i samme øjeblik det falder; når du får det at se, får du nøglen, og denne side prøver, om seglet passer. Den husker serverens segl og dine bytes fra før spillet og advarer dig, hvis et af dem blev byttet ud. Når spillet er slut, og frøet er åbnet, gentager den hvert træk.
web-fair-redone = { $draws ->
    [one] { $draws } træk gentaget: det er, som det åbnede frø, alles bytes og reglerne giver.
   *[other] Alle { $draws } træk gentaget: hvert er, som det åbnede frø, alles bytes og reglerne giver.
}
web-fair-so-far = Indtil nu blev { $opened } af { $draws } træk vist for dig, og hvert segl passer. Når spillet er slut, åbnes frøet, og denne side gentager hvert træk.
web-fair-secret = { $opened } af { $draws } træk blev vist for dig, og hvert segl passer. Ved dette bord forbliver frøet hemmeligt, så siden kan ikke prøve, hvordan der blev trukket.
web-fair-salts = { $opened } af { $draws } træk blev vist for dig, og hvert segl passer. Denne side kender ikke de mulige udfald efter disse regler og gentager ingen træk. Det kan “mendax verify”.
web-fair-part = Denne side modtog ikke hele spillet, for eksempel fordi den blev genindlæst, så ingen træk er prøvet. Gem optegnelsen, og kør “mendax verify” på den.
web-fair-bad = { $count ->
    [one] Dette spil bryder { $count } lov om fairness:
   *[other] Dette spil bryder { $count } love om fairness:
}
web-fair-commitment = Seglet over dette spils hemmelighed
web-fair-shares = Tilfældige bytes fra hver plads
web-fair-shared = forseglet
web-fair-left-out = udeladt: ikke åbnet i tide
web-fair-none = ingen
web-fair-draws = Forseglede træk: terninger, kort, lodder
web-fair-closed = ikke åbnet for dig
web-fair-seed = Det åbnede frø
web-fair-more = Gem optegnelsen efter spillet, og kør “mendax verify” på den for at prøve alt igen.

## What contradicts the remembered commitment of a game
unfair-commitment = Serveren ændrede sit løfte, efter at dit bidrag var bundet. Den kan have valgt hvert træk i dette spil.
unfair-commitment-reused = Serveren brugte løftet fra et andet spil ved dette bord. Dets frø er kendt, så nogen kan have kendt hvert træk.
unfair-share-missing = Serveren begyndte spillet uden det bidrag, du havde bundet.
unfair-share-left-out = Serveren tog imod dit bidrag, men udelod det: Der er intet fra dig i dette spils træk.
unfair-share-exchanged = Et bidrag i dette spil er ikke det, der blev bundet, før det begyndte.
unfair-seed = Det åbnede frø er ikke det, der blev bundet før dit bidrag.
unfair-share-late = Et bidrag blev åbnet, efter at der var trukket, eller to gange.
unfair-draw-order = Et træk blev ikke forseglet, da det skete, eller træk mangler, er dobbelte eller i forkert rækkefølge.
unfair-draw-unbound = Et udfald blev vist, som ikke var forseglet forinden.
unfair-salt = Et udfald blev vist uden sin nøgle, eller en nøgle blev sendt uden udfald.
unfair-outcome = Et vist udfald passer ikke til sit segl.
unfair-seed-withheld = Serveren lovede at åbne frøet efter spillet og gjorde det ikke. Intet træk kan gentages.
unfair-draw = Det åbnede frø, bidragene og reglerne giver ikke trækkene i dette spil.

## Your sessions and data
web-persons = Dig på denne enhed
web-persons-about = Her er ingen konti: En cookie på denne enhed siger, at du er dig.
web-persons-known = Kendt her siden { $since }.
web-persons-unknown = Denne enhed er ikke kendt her endnu. Det bliver den, når du åbner et bord eller kommer til et.
web-persons-devices = { $count ->
    [one] Du er kun på denne enhed.
   *[other] Du er på { $count } enheder.
}
web-persons-move = Kom til en anden enhed
web-persons-move-help = Få en kode her, og skriv den der. Den gælder én gang, i fem minutter. Dine pladser følger med, og denne enhed er stadig din.
web-persons-code = Få en kode
web-persons-code-is = Skriv dette på din anden enhed:
web-persons-have = Jeg har en kode
web-persons-use = Brug den
web-persons-use-help = Så er du den samme person her som der. Din hidtidige identitet på denne enhed opgives.
web-persons-used = Velkommen: Denne enhed er din.
web-persons-kept = Hvad der er gemt om dig
web-persons-give = Hent mine data
web-persons-give-help = En fil med dine enheder, dine borde, hvad du gjorde og sagde der, og hvad denne enhed gemmer.
web-persons-leave = Log ud
web-persons-end = Log ud på denne enhed
web-persons-end-all = Log ud på alle mine enheder
web-persons-end-help = Til en mistet eller udlånt telefon: Du er ikke længere logget ind der. Den, der logger ud overalt, kan ikke komme tilbage til sine pladser.
web-persons-forget = Glem mig
web-persons-forget-help = Dine sessioner slutter, og dine navne og alt, du har sagt, fjernes fra hvert bord. Spillene bliver stående under et anonymt navn. Det kan ikke fortrydes.
web-persons-sure = Ja, gør det
web-persons-cancel = Annuller
web-persons-done-end = Færdig. Du er logget ud på denne enhed.
web-persons-done-forget = Færdig. Du er glemt her.

## Programs
web-programs-online = Programmer, der er online
web-programs-none = Intet program, der spiller dette spil her, er online nu.
web-programs-asking = Spørger …
web-programs-tables = ved { $tables } af { $most } borde
web-programs-comes = { $name } kommer.
web-programs-own = Dit eget program
web-programs-own-help = Hold en plads, og giv nøglen til den, der kører programmet.
web-programs-keep = Hold en plads
web-programs-kept = Plads { $seat } holdes.
web-programs-once = Nøglen vises kun denne ene gang: kopiér den.
web-programs-command = Kommando
web-programs-key = Nøgle
web-programs-environment = Du kan også sætte den som MENDAX_KEY i miljøet. Fjern pladsen for at trække den tilbage.
web-programs-keys = Dine programmer
web-programs-keys-help = Med en nøgle fra dig er et program online her for alle, og værter kan bede det til deres borde.
web-programs-used = sidst her den { $day }
web-programs-revoke = Træk tilbage
web-programs-revoke-of = Træk nøglen “{ $name }” tilbage
web-programs-name = Navn på nøglen
web-programs-make = Lav en nøgle

## Games without a board of their own
web-generic-your-turn = Din tur
web-generic-hidden = skjult
web-generic-less = Mindre
web-generic-more = Mere
web-generic-known = Hvad man ved

## The story, the replay and your record
web-story-title = Højdepunkter
web-story-none = Et stille spil: intet stak ud.
web-story-length = { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
} på { $minutes ->
    [0] under et minut
    [one] et minut
   *[other] { $minutes } minutter
}
web-story-closed = Hvad der var skjult, forbliver skjult ved dette bord: her er, hvad du selv så.
web-story-show = Se det
web-story-picture = Del et billede
web-story-saved = Billedet er gemt.
web-story-clip = Del denne løgn
web-story-replay = Gense spillet
web-story-sound = Alle over for godt spil
web-story-bluff-believes = Det tror jeg på
web-story-bluff-doubts = Det tror jeg ikke på!
web-story-bluff-true = Sandt!
web-story-bluff-lie = Løgn!
web-score-title = Aftenens stilling
web-score-games = { $count } spil
web-score-reset = Begynd stillingen forfra
web-score-reset-sure = Slet denne stilling?
web-vote-title = Hvad spiller vi nu?
web-vote-help = Mere end halvdelen afgør det straks. Ellers starter værten det, de fleste vil, og vælger, hvis det står lige.
web-vote-missing = Har ikke stemt: { $names }
web-vote-rematch = En gang til: { $game }, { $count } af { $of }
web-vote-tie = Det står lige: vælg spillet
web-vote-chosen = Næste spil: { $game }
web-story-last = Det sidste spil
web-replay-title = Gensyn, spil { $number }
web-replay-back = Tilbage til bordet
web-replay-before = Et skridt tilbage
web-replay-next = Et skridt frem
web-replay-play = Afspil
web-replay-pause = Pause
web-replay-place = Skridt
web-replay-at = Skridt { $at } af { $of }
web-replay-round = Skridt { $at } af { $of }: { $what }
web-replay-eyes = Vis
web-replay-open = med alt åbent
web-replay-own = som du så det
web-replay-watched = som tilskuere så det
web-replay-shut = Hvad der var skjult, forbliver skjult ved dette bord: her er, hvad du selv så.
web-replay-link = Kopiér linket til dette skridt
web-replay-copied = Kopieret
web-replay-cut = Spillet er meget langt: kun begyndelsen vises.
web-replay-coach = Træner: det kostede { $lost }. Bedre: { $best }.
web-replay-mistakes = Næste fejl
web-replay-ask = { $name } skal svare. Hvad ville du have gjort?
web-replay-answered = Dig: { $yours }. { $name }: { $theirs }.
web-replay-your-cost = Dit svar koster { $lost }.
web-replay-your-best = Intet svar er bedre end dit.
web-replay-keys = Piletasterne går skridt for skridt, mellemrum afspiller.
web-replay-share = Vis dette spil til alle
web-replay-share-note = Alle med linket ser spillet, som alle ved bordet så det. Det fører ikke til bordet, og du kan trække det tilbage.
web-replay-masked = Uden navne og beskeder
web-replay-listed = Søgemaskiner må vise det
web-replay-make = Lav et link
web-replay-copy = Kopiér linket
web-replay-withdraw = Træk linket tilbage
web-replay-withdrawn = Linket virker ikke længere.
web-replay-clip = Del denne melding som klip
web-clip-title = Et klip af denne melding
web-clip-upright = På højkant, som til telefoner
web-clip-bare = Uden navne
web-clip-send = Del klippet
web-clip-busy = Laver klippet…
web-clip-saved = Klippet er gemt.
web-clip-failed = Browseren kunne ikke lave klippet.
web-clip-none = Ingen melding i dette spil blev besvaret.
web-clip-keep = Gem på min hylde
web-clip-note = Klippet laves på denne enhed og sendes ingen steder hen.
web-clip-believed = Troet på!
web-clip-later = Og senere…
web-replay-shown = Spil, som du viser alle
web-embed = Indlejr på en anden side
web-embed-note = Sæt denne kode ind på en side i en blog, på en skole eller i et forum. Den indlejrede side sætter ingen cookies og gemmer intet.
web-embed-copy = Kopiér koden
web-embed-open = Åbn i Mendax
web-record-title = Min statistik
web-record-note = Talt på denne enhed ud fra, hvad du vidste i hvert spil. Intet af det forlader denne browser.
web-record-lies = Dine bedste løgne
web-record-lie = { $name }: { $claim }
web-record-lie-drop = Fjern
web-record-none = Der er intet endnu. Spil et spil til ende, så tælles det her.
web-record-games = { $count } spil, { $won } vundet
web-record-lied = Løgne blandt dine meldinger
web-record-caught = Afslørede løgne
web-record-right = Med rette tvivlet
web-record-believed = Med rette troet
web-record-of = { $count } af { $of }
web-record-erase = Slet min statistik
web-record-sure = Slet alt, hvad der er talt her? Det kan ikke hentes tilbage.
web-record-yes = Slet
web-record-no = Behold
web-record-erased = Din statistik er slettet.

## The tutorial
web-learn-title = første omgang
web-learn-step = Trin { $number } af { $of }
web-learn-next = Videre
web-learn-again = Forfra
web-learn-leave = Forlad lektionen
web-learn-back = Tilbage til bordet
web-learn-play = Spil nu, mod lette modstandere

## Strength of bots
web-strength-title = Hvor stærke botterne er
web-strength-sizes = Pladser
web-strength-seats = { $seats } ved bordet
web-strength-lead-wins = { $rules }: hver bot ved borde fulde af en anden slags bots, { $games } spil for hvert par. Tallet er andelen af spil, den vandt; { $fair } ville være lige.
web-strength-lead-chips = { $rules }: hver bot ved borde fulde af en anden slags bots, { $games } spil for hvert par. Tallet er de jetoner, den vandt pr. spil; 0 ville være lige.
web-strength-known = En perfekt modstander vinder { $share } mod den.
web-strength-habit = En simpel vane tager { $chips } pr. spil fra den.
web-strength-no-habit = Ingen simpel vane slår den med sikkerhed: { $chips } pr. spil.
web-strength-habit-wins = Den bedste simple vane vinder { $share } mod den.
web-strength-thinks = Tænker { $usual } ms, sjældent mere end { $most } ms.
web-strength-among = { $bot } mod …
web-strength-none = Botterne til { $game } er ikke målt endnu.
web-strength-help = Bjælken viser det interval, tallet ligger i med 95 % sikkerhed; den tynde linje, hvad en bot har blandt sine lige. Blå er sikkert mere, rød sikkert mindre. Tider er processortid på maskinen, der målte. Vælg en bot for at se den mellem hver af de andre.
web-strength-nobody-knows = Tallene siger ikke, hvad en perfekt modstander ville vinde ved sådan et bord.

## Servers for strangers
web-opening = Åbn borde
web-opening-key = Nøgle fra serverens ejer
web-opening-use = Brug
web-report = Anmeld en person
web-report-help = Serverens ejer får navnet, dette bord og de seneste beskeder, også private mellem jer to.
web-report-one = Anmeld
web-report-of = Anmeld { $name }
web-report-sure = Anmeld { $name }?
web-report-done = Anmeldt.

## Kald, mens ingen side er åben
web-calls = Kald
web-calls-offer = Skal vi kalde, når det er din tur, også når siden er lukket?
web-calls-closed = Kald på mig, når ingen side er åben
web-calls-closed-help = I langsomme spil: når et spil begynder, og når det er din tur. I øvelser: når fejl skal gentages. Intet om terninger eller kort.
web-calls-failed = Det lykkedes ikke. Måske blokerer browseren det, eller der er intet net.
web-calls-quiet = Stille timer
web-calls-quiet-from = Stille fra
web-calls-quiet-to = Stille til
web-calls-table = Kald på mig fra dette bord
web-calls-table-off = Kald er slået fra. Du kan slå dem til i indstillingerne nedenfor.
web-calls-webhook = Giv din gruppe besked
web-calls-webhook-help = Adressen på en indgående webhook i jeres beskedapp. Den får en linje, når et spil begynder, og når der ventes på spillere.
web-calls-webhook-set = Gem
web-calls-webhook-now = Din gruppe får besked via { $host }.
web-calls-webhook-remove = Fjern
web-calls-none = Denne browser eller server kalder ikke på fraværende spillere.

## Tournaments
web-tournaments = Turnering
web-tournament-title = En turnering
web-tournament-pitch = Én kode til alle. Alle får plads med det samme, ved borde med tre til fem, og igen efter hver runde.
web-tournament-name = Navn
web-tournament-usual-name = Vores aften
web-tournament-rules = Disse regler valgte du sidst på denne enhed.
web-tournament-size = Spillere ved et bord
web-tournament-rounds = Runder
web-tournament-until = Ingen runde begynder efter kl.
web-tournament-ends = til kl. { $time }
web-tournament-minutes = Minutter til en runde
web-tournament-way = Hvem møder hvem
web-tournament-way-swiss = Lige mødes
web-tournament-way-swiss-help = Efter hver runde sidder folk med omtrent lige mange point sammen.
web-tournament-way-everyone = Alle møder alle
web-tournament-way-everyone-help = Til en lille gruppe.
web-tournament-way-ladder = Op og ned
web-tournament-way-ladder-help = Den bedste ved et bord rykker et bord op, og den sidste et bord ned.
web-tournament-bots = Botter fylder bordene
web-tournament-programs = Programmer må deltage
web-tournament-open = Åbn turneringen
web-tournament-phase-gathering = Folk er på vej. Værten begynder.
web-tournament-phase-seated = Runde { $round } begynder om lidt. Find dit bord.
web-tournament-phase-playing = Runde { $round } er i gang.
web-tournament-phase-called = Tiden er gået. De sidste resultater kommer ind.
web-tournament-phase-resting = Runde { $round } er slut. Den næste følger.
web-tournament-phase-over = Turneringen er slut.
web-tournament-held = Værten har standset uret.
web-tournament-your-table = Bord { $table }
web-tournament-with = Med { $names }
web-tournament-with-bots = Med botter
web-tournament-to-table = Til bordet
web-tournament-you = Dit navn
web-tournament-enter = Deltag
web-tournament-code = Kode
web-tournament-invite = Alle, der har dette link eller koden, kan deltage.
web-tournament-people = Spillere
web-tournament-ranking = Rangliste
web-tournament-no-one = Her er ingen endnu.
web-tournament-points = Et spil giver ét point, fordelt på dine modstandere: du får andelene fra alle, der ender efter dig.
web-tournament-course = Point efter hver runde
web-tournament-course-of = Point for { $name } efter hver runde, ved siden af de førendes
web-tournament-program = program
web-tournament-muted = uden stemme
web-tournament-left = gået
web-tournament-keys = Knapper til { $name }
web-tournament-mute = Slå lyden fra
web-tournament-unmute = Slå lyden til
web-tournament-dismiss = Fjern
web-tournament-dismiss-sure = Fjerne { $name }?
web-tournament-round = Runde { $round }
web-tournament-table = Bord { $table }
web-tournament-watch = Se med
web-tournament-screen = Stor skærm
web-tournament-enlarge = Vis på den store skærm
web-tournament-puzzle = Løs en opgave, mens du venter
web-tournament-step-seat = Giv alle plads
web-tournament-step-start = Start nu
web-tournament-step-close = Afslut
web-tournament-hold = Stands uret
web-tournament-unhold = Lad uret gå
web-tournament-end = Afslut turneringen
web-tournament-end-sure = Afslutte nu?
web-tournament-leave = Forlad turneringen
web-tournament-leave-sure = Vil du virkelig gå?
web-tournament-along = Turnering, runde { $round }
web-tournament-back = Tilbage til turneringen
web-projector-points = Point: { $points }
web-debrief-link = Mod godt spil
web-debrief-title = Denne aften mod godt spil
web-debrief-reading = Spillene læses: { $read } af { $games }
web-debrief-games = Afsluttede spil: { $games }
web-debrief-you = Dine tal
web-debrief-you-help = Kun du ser dem, på denne enhed.
web-debrief-room = Alle sammen
web-debrief-lies = Meldinger, der var løgn
web-debrief-caught = Løgne, der blev betvivlet
web-debrief-doubts = Tvivl, der var berettiget
web-debrief-doubted = Meldinger, der blev betvivlet
web-debrief-cost = En beslutning koster i snit
web-debrief-of = { $count } af { $all }
web-debrief-sound = godt spil: { $share }
web-debrief-claims = Løgne pr. melding
web-debrief-claims-help = Bjælker: hvor ofte meldingen var løgn. Ruder: hvor ofte den er løgn i godt spil i de samme situationer. Blinde meldinger tæller ikke.
web-debrief-no-curve = Disse regler er ikke løst, så der er intet godt spil at sammenligne med.
web-debrief-curve = i godt spil
web-debrief-boldest = Den løgn, der gav mest
web-debrief-dearest = Den løgn, der kostede mest
web-debrief-truth = med
web-debrief-price = Den kostede { $price }.
web-debrief-file = Alle afsluttede spil i én fil
web-debrief-file-help = Ét spil pr. linje, til »mendax profile«. Spil, hvis kort forbliver skjult, er udeladt.
web-debrief-names = Med navne
web-debrief-download = Hent
