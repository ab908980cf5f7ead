# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = Denne besked kunne ikke læses: { $problem }
wire-refused-too-long = Det er for langt: højst { $limit } bytes læses.
wire-refused-cookies = De cookies, der fulgte med, er for lange: højst { $limit } bytes læses. Slet denne sides cookies, og kom igen.
wire-refused-head = Hovedet på denne forespørgsel er for langt: højst { $limit } bytes og { $lines } linjer læses.
wire-refused-too-slow = Denne forespørgsel var for længe undervejs: højst { $seconds } sekunder.
wire-refused-host = Denne forespørgsel nævner ingen vært, eller flere.
wire-refused-length = Denne forespørgsel nævner ikke, hvor langt dens indhold er (Content-Length).
wire-refused-name = Denne server hedder ikke { $given }. Hvis det er dens eget navn, så start den med --name { $given } (eller MENDAX_NAMES); bag en proxy også med --proxy.
wire-refused-media-type = Indholdet skal være application/json, ikke { $given }.
wire-refused-query = Der er ingen parameter “{ $given }” her. Tilladt: { $allowed }.
wire-refused-not-found = Der er intet på denne adresse.
wire-refused-method = Denne adresse tager ikke imod { $given }. Tilladt: { $allowed }.
wire-refused-no-table = Der er intet bord på denne adresse. Mangler der måske et bogstav i invitationen?
wire-refused-no-league = Denne server viser ingen liga, eller der er endnu ikke spillet nogen runde.
wire-refused-no-code = Der er intet bord med denne kode. Koder lever kort: bed om en ny.
wire-refused-no-record = Spil { $game } ved dette bord er ikke slut eller blev aldrig spillet.
wire-refused-not-yours = Dette bord er ikke åbent for tilskuere.
wire-refused-no-preset = Der er intet regelsæt “{ $given }”. Tilladt: { $allowed }.
wire-refused-origin = Forespørgsler fra en anden side ({ $given }) er ikke tilladt her.
wire-refused-too-fast =
    Det er for meget på én gang. Prøv igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
wire-refused-stored-too-much = Der er gemt for meget for dig eller dit netværk: højst { $limit } MB om dagen. Prøv igen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
wire-refused-too-many-tables = Du eller dit netværk har åbnet for mange borde: højst { $limit } om dagen. Prøv igen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
wire-refused-table-full = Der er sket så meget ved dette bord, at dets log er fuld ({ $limit } linjer). Det igangværende spil kan stadig slutte; åbn derefter et nyt bord.
wire-refused-flood = For mange beskeder; forbindelsen lukkes.
wire-refused-full = Der er for mange forbindelser lige nu. Prøv igen lidt senere.
wire-refused-tables-full = Der er for mange åbne borde lige nu. Prøv igen lidt senere.
wire-refused-no-hello = Den første besked skal være hello.
wire-refused-binary = Her læses kun tekstrammer.
wire-refused-failed = Noget gik galt på vores side. Bordet er, som det var; prøv igen.
wire-refused-unwell = Intet kan gemmes her nu: { $problem }. Det, der blev gemt før, er i sikkerhed.
wire-refused-not-stored = Det kunne ikke gemmes, så det skete ikke. Prøv igen.
wire-refused-moved = Bordet er flyttet til en anden proces. Prøv igen.
wire-refused-disk-low = Der er næsten ikke plads på serverens disk: Spil fortsætter, men nye borde og snak må vente.
wire-refused-draining = Serveren genstarter snart: der begynder ingen nye borde og spil. Spil, der er i gang, kan spilles færdig.
wire-refused-banned = Du lukkes ikke ind her.
wire-refused-closed = Dette bord er lukket af den, der driver serveren.
server-bad-setting = En indstilling er ikke rigtig: { $problem }
server-bad-root-path = “{ $given }” kan ikke være stien, som Mendax ligger under: skriv den som /mendax, med bogstaver, tal og -._~ og uden begyndelsen på en af dens egne adresser (/t, /api, /rules og så videre).
server-bad-settings-file = Indstillingerne i { $file } kan ikke læses: { $problem }
server-settings-right = { $file } er i orden.
server-settings-open = { $file } indeholder en adgangskode eller et token, og alle brugere af denne maskine kan læse den. Ret det med: chmod 0640 { $file }
server-unknown-setting = Der er ingen indstilling { $given }. Der findes: { $allowed }.
server-unknown-rate = Der er ingen grænse “{ $given }”. Der findes: { $allowed }.
server-bad-rate = “{ $given }” kan ikke sættes som grænse: skriv den som { $example }; hvor mange, en skråstreg, og på hvor mange sekunder.
server-old-browser = Denne browser er for gammel til Mendax. Brug Chrome eller Edge 123, Firefox 125, Safari 17.5 eller en nyere.
server-data-in-use = En anden server (proces { $holder }) bruger bordene i { $folder }. Stop den, eller vælg en anden mappe med --data.
server-data-no-locks = Filsystemet under { $folder } har ingen låse ({ $problem }). Læg bordene på en lokal disk eller i en PostgreSQL (--database).
server-data-version = Bordene er skrevet af en senere version af Mendax (format { $found }, denne kender formater op til { $known }).
server-data-development = Bordene er skrevet af en udviklingsversion af Mendax fra før 0.2.0. tools/upgrade_database.py i kildekoden opgraderer dem.
server-data-no-version = Bordenes fil siger, at dens format er { $found }, som ingen version af Mendax har skrevet. Den kan være beskadiget eller tilhøre et andet program.
server-data-empty = Bordenes fil er tom: { $file }. Mendax efterlader aldrig en sådan, så det var noget andet. Læg en kopi tilbage, eller flyt filen væk for at begynde forfra.
server-data-unusable = Mappen { $folder } kan ikke rumme borde: { $problem }
server-not-stored = Det kunne ikke gemmes.
server-not-readable = De gemte borde kunne ikke læses: { $problem }
server-port-in-use = Intet kan lytte på { $host }, port { $port }: { $problem }. Vælg en anden med --port.
server-port-waiting = Port { $port } er stadig optaget; venter på den i op til { $seconds } sekunder.
server-socket-unusable = Intet kan lytte på Unix-soklen { $path }: { $problem }.
server-socket-waiting = Unix-soklen { $path } er stadig optaget; venter på den i op til { $seconds } sekunder.
server-ready = Mendax er åben på { $address }
server-for-others = Andre på dit netværk: { $address }
server-for-this-machine = Kun denne computer kan komme ind. Med --lan kan alle på dit netværk.
server-behind-proxy = Andre kommer ind gennem proxyen foran.
server-in-wsl = Dette er WSL: andre enheder kan nå Windows, men ikke denne adresse. Videresend porten i Windows, eller brug spejlet netværk (networkingMode=mirrored i .wslconfig).
server-no-network = Denne computer ser ikke ud til at være på et lokalt netværk, så andre kan ikke finde den.
server-closed = Mendax er lukket. Alle borde er gemt.
server-workers-nowhere = Flere arbejdsprocesser kræver Linux eller macOS. Start én: --workers 1.
server-worker-format = Denne version af Mendax gemmer borde i en anden form end det hus, der kører. Afslut det, og start det igen med denne version.

## Screens
wire-refused-screen = Denne skærm viser kun bordet: her kan man ikke gøre noget.

## PostgreSQL, and moving tables there and back
server-database-address = Databasens adresse kan ikke læses. Skriv den sådan: postgresql://navn@vært/database.
server-database-not-installed = Det, der fører til PostgreSQL, er ikke installeret ({ $problem }). Installér det sådan: pip install "mendax[postgresql]"
server-database-unusable = Databasen kan ikke bruges: { $problem }
server-database-in-use = En anden server bruger denne database. Stop den, eller angiv en anden.
server-database-encoding = Databasen er ikke i UTF-8 og kan derfor ikke gemme alle ord. Lav en ny sådan: createdb --encoding=UTF8 --template=template0
server-needs-database = “{ $setting }” kræver en database, som flere processer kan deles om: --database postgresql://navn@vært/database. Borde i en fil er til én proces.
transfer-not-empty = Der er allerede noget: borde flyttes kun til en tom database.
transfer-not-alike = Det skrevne blev læst anderledes tilbage, så intet er flyttet.
transfer-same = Borde flyttes fra et sted til et andet: angiv to forskellige.
transfer-no-place = Et sted er en mappe eller en adresse på PostgreSQL, postgresql://navn@vært/database. Det, du har angivet, er ingen af delene.
transfer-moving = Bordene flyttes
transfer-row = { $place }: { $rows } rækker, SHA-256 { $hash }
transfer-done = Alt er flyttet, læst tilbage og fundet ens. Det, der var der, er urørt.
transfer-restore = Bordene er i en database. Hent sikkerhedskopien ind i en tom mappe (--data), og flyt den derfra med `mendax transfer`.

## Maintenance: backups, damage, deletion
server-data-damaged = Bordene i { $file } er beskadiget: { $problem }. Intet er ændret. “mendax check” siger, hvad der er ramt, og “mendax restore” henter en sikkerhedskopi tilbage.
server-not-copied = Bordene kunne ikke kopieres: { $problem }
maintenance-no-tables = { $file } indeholder ingen borde fra Mendax: { $problem }
maintenance-exists = { $file } findes allerede. Intet overskrives: vælg et andet navn.
maintenance-nowhere = Der kan ikke skrives noget i { $folder }.
maintenance-copying = Der laves allerede en kopi. Prøv igen, når den er færdig.
maintenance-copying-now = Bordene kopieres
maintenance-checking = Bordene gennemgås
maintenance-backed-up = Alle borde er nu i { $file } ({ $megabytes } MB).
maintenance-restored = Bordene i { $folder } er nu dem fra { $file }.
maintenance-kept = Bordene fra før er gemt i { $file }.
maintenance-sound = Alt er helt. Borde: { $tables }; linjer i deres logge: { $lines }; kontrollerede afsluttede spil: { $games }.
maintenance-damaged = Ikke alt er helt. Borde: { $tables }; linjer i deres logge: { $lines }; kontrollerede afsluttede spil: { $games }. En sikkerhedskopi kan hentes tilbage med “mendax restore”.
maintenance-pages = sider i filen er beskadiget ({ $problem })
maintenance-no-row = der er linjer fra en log uden deres bord
maintenance-key-no-table = der er en nøgle til et program til det, men intet bord
maintenance-index = registret over spil passer ikke til loggen
maintenance-record = optegnelsen af spil { $game } holder ikke ({ $problem })
maintenance-log = loggen kan ikke spilles igen ({ $problem })
maintenance-unknown-game = ikke set på: spillet { $game } er ikke installeret her
maintenance-swept = Smidt væk: borde { $tables }, snak ved borde { $talk }, sessioner { $sessions }.
maintenance-size = Filen fyldte { $was } MB og fylder nu { $size } MB.
maintenance-size-later = Pladsen i filen bliver brugt igen. Vil du give den tilbage til disken, så kør “mendax tidy”, mens ingen server kører.

## Administration (`mendax admin`)
control-unreadable = Styresoklen kunne ikke læse dette: { $problem }
control-no-server = Ingen server kører på bordene i { $folder }. Ligger de et andet sted, så nævn mappen med --data.
control-no-answer = Serveren på bordene i { $folder } lagde på, før den havde svaret færdigt.
control-nowhere = Dette system har ingen Unix-sokler, så en kørende server kan ikke spørges.
control-table = { $id }  { $game }, { $phase }: { $people } (forbindelser: { $sockets })
control-no-tables = Intet bord er i hukommelsen: her er ingen.
control-which-table = { $count ->
    [0] Intet bord i hukommelsen begynder med “{ $given }”.
   *[other] { $count } borde i hukommelsen begynder med “{ $given }”.
} “mendax admin list” nævner dem.
control-which-person = { $count ->
    [0] Ingen, der er forbundet, står som “{ $given }” på listen, og det er ingen adresse.
   *[other] { $count } forbundne begynder med “{ $given }”.
} “mendax admin people TABLE” nævner dem.
control-no-ban = Ingen og intet ved navn “{ $given }” er lukket ude.
control-private = Dette bord lukker ingen tilskuere ind, så der er intet at se.
control-person = { $person }  { $name }, plads { $seat }, fra { $address } (forbindelser: { $sockets })
control-watcher = { $person }  ser på, fra { $address } (forbindelser: { $sockets })
control-ban = { $kind } { $who }, { $seconds } sekunder endnu
control-ban-for-good = { $kind } { $who }, for altid
control-no-bans = Ingen er lukket ude.
control-hung-up = Gjort. Lukkede forbindelser: { $count }.
control-told = Gjort. Forbindelser, der fik besked: { $count }.
control-draining = Der begynder ingen nye spil. Spil, der stadig er i gang: { $count }. Efter det sidste slutter serveren.
control-lifted = Gjort.
control-watching = Hvad der sker ved bordet, som enhver tilskuer hører det; Ctrl-C slutter. De, der er der, ser, at en til ser på.
control-bad-time = “{ $given }” er ingen tid: skriv 90s, 30m, 12h eller 7d.
control-key = { $id }  { $name }, fra { $owner }: til listen, sidst brugt { $day }
control-seat-key = { $id }  { $name }, fra { $owner }: til en plads ved bordet { $table }, sidst brugt { $day }
control-no-keys = Intet program har en nøgle.
control-revoked = Færdig. Nøgler trukket tilbage: { $count }.
control-no-key = Ingen nøgle, eller mere end én, er opført som “{ $given }”; `mendax admin keys` viser dem.
control-no-workers = Ingen arbejdsproces svarer lige nu. Prøv igen om et øjeblik.
control-no-worker = Der er ingen arbejdsproces { $worker }; `mendax admin workers` viser dem.
control-one-worker = Dette hus er én proces: ingen anden kan tage dens plads. Afslut det, og start det igen.
control-not-restarted = Arbejdsproces { $worker } bliver: en anden kunne ikke startes. Hvorfor står i loggen.
control-worker = arbejdsproces { $number }, proces { $pid }: { $state ->
    [starting] starter
    [leaving] holder op
    [silent] svarer ikke
   *[serving] arbejder
}, startet for { $seconds } s siden (borde: { $tables }, forbindelser: { $sockets })

## Sessions, codes for another device, stored data
persons-nobody = Denne enhed er ikke kendt her, så der er intet om dig. Sæt dig først ved et bord.
persons-no-code = Den kode gælder ikke, eller ikke længere: Hver gælder én gang, i fem minutter.

## Previews of links
preview-invited = { $host } inviterer dig til { $game }
preview-table = Et bord venter: { $game }
preview-text = { $pitch } Ingen konto: vælg et navn, og sæt dig.
preview-game = { $game }: sådan spilles det
preview-house = Mendax: tre spil for stenansigter
preview-house-text = Meyer, fransk poker og Løgnens sværd, med venner eller mod bots. Ingen konto.

## Programs: the check, the kit and their errors
program-not-ready = Det svarede ikke “ready” på “begin”: { $problem }
program-protocol = Det taler protokol { $given }, og her tales { $known }.
program-other-games = Det spiller ikke { $game }; det siger, at det spiller { $known }.
program-unreadable = Det er ingen besked, som kendes her: { $problem }
program-illegal = Det kan man ikke nu: { $given }. Hvad man kan, står i tilbuddene.
program-wrong-number = Det svarer på { $given }, men sidst blev der spurgt om { $asked }.
program-refused = Det blev afvist { $tries } gange. Sidst: { $words }
program-flood = Det skrev { $lines } linjer, som ingen havde bedt om.
program-silent = Det svarede ikke i tide.
program-half-line = Det svarede ikke i tide: det begyndte på en linje og afsluttede den ikke.
program-long-line = Det skrev en linje på mere end { $limit } byte.
program-does-not-read = Det læste ikke i { $seconds } sekunder, hvad der blev sagt til det.
program-closed = Det lukkede sit output og kører videre.
program-ended = Det sluttede selv, med kode { $code }.
program-killed = Det blev standset af signalet { $signal }.
program-no-file = Der er ingen fil “{ $given }”.
program-not-executable = “{ $given }” kan ikke køres: efter navnet hverken Python eller JavaScript, og ikke eksekverbar (chmod +x).
program-no-link = “{ $given }” er ikke et link til et bord; sådan et ser ud som https://mendax.example.org/t/abcdefgh.
program-no-key = Det kan ikke være en nøgle: nøgler består af almindelige bogstaver, cifre og tegn (ASCII) på én linje.
program-no-server = { $server } kan ikke nås: { $problem }
program-server-busy = { $server } beder hele tiden om at vente. Prøv igen senere.
program-server-refused = Serveren afviser ({ $status }): { $words }
program-connection-lost = Forbindelsen er væk, og { $tries } forsøg på at få den igen mislykkedes.
kit-which-one = Nævn botten: en fil eller en kommandolinje med --exec, én af delene.
kit-where = Sig, hvor den spiller: med --table LINK på en server eller med --arena SPIL her.
kit-failed = Den spiller ikke videre. { $words }
kit-connection = Forbindelsen: { $said }
kit-at-table = { $bot } er på vej til bordet. Ctrl-C stopper den.
kit-table-game = Spil { $game }: plads { $place } af { $seats }.
kit-table-games = Spil spillet til ende: { $games }
kit-arena-won = { $bot }: vandt { $won } af { $games }, { $payoff } pr. spil; afviste svar: { $refusals }
kit-watch-begins = { $game }: { $names }
kit-watch-does = → { $action }
kit-watch-refused = Afvist: { $words }
kit-opened = Bordet er åbent: { $link }
check-in-games = almindelige spil
check-in-strange-rules = husregler, som næsten ingen spiller
check-in-names = navne med alle slags tegn
check-in-additions = felter og hændelser, den ikke kender
check-in-refusals = et svar, der afvises
check-in-pieces = linjer, der kommer i stykker
check-in-late = et spil, der allerede er i gang
check-in-broken-off = et spil, der afbrydes, mens den tænker
check-example = For eksempel: { $line }
check-times = Så mange gange: { $count }
check-errors = Dens standardfejl sluttede med:
check-sound = Der blev ikke fundet noget forkert. Svar: { $answers }; det langsomste tog { $milliseconds } ms.
check-faulty = Situationer, hvor noget er galt: { $faulty }. Svar: { $answers }; det langsomste tog { $milliseconds } ms.
check-plays-nothing = Den siger, at den ikke spiller nogen af de spil, der blev spurgt om.
check-never-ready = Den svarede aldrig “ready” på “begin”.
check-illegal = Den svarede med noget, man ikke kan: { $problem }. Hver værdi skal være blandt tilbuddets.
check-ignores-refusals = Den blev afvist { $tries } gange og bliver ved at sige, hvad man ikke kan.
check-silent-after-refusal = Den svarede ikke efter en afvisning. “refused” beder om et svar igen.
check-ready-unasked = Den sagde “ready”, hvor der blev spurgt om et træk.
check-answered-twice = Den svarede på { $given }, som den havde svaret på; der blev spurgt om { $asked }. Hvert spørgsmål har ét svar.
check-wrong-number = Den svarede på { $given }, og der blev spurgt om { $asked }. “after” skal gentage spørgsmålets nummer; hvor der ingen tilbud er, spørges der ikke, og det er måske en andens tur.
check-strays = Den skrev { $lines } linjer, der ikke svarer på noget.
check-not-utf8 = Den skrev en linje, der ikke er UTF-8.
check-no-message = Den skrev en linje, der ikke er en besked: { $problem }. Hvad den vil sige til dig, hører til på standardfejl.
check-goes-on = Den slutter ikke, når dens input er slut.

## Keys of programs, and challenges
wire-refused-key = Denne nøgle kendes ikke her: den er skrevet forkert eller trukket tilbage.
wire-refused-key-revoked = Nøglen blev trukket tilbage, eller pladsen blev taget tilbage.
wire-refused-key-elsewhere = Denne nøgle fører ikke til nogen plads ved dette bord.
wire-refused-program = Det må et program ikke: det spiller sin egen plads.
programs-off = Denne server laver ikke sådanne nøgler til programmer.
programs-too-many-keys = Du har { $most } nøgler her, og flere kan ikke fås. Træk først en tilbage.
programs-not-asked = Der ventes ikke noget af programmet nu.
programs-not-online = Dette program er ikke online længere.
programs-declined = Programmet sagde nej.
programs-silent = Programmet svarede ikke.
programs-busy = Programmet sidder ved så mange borde, som det kan.
programs-other-game = Programmet spiller ikke dette spil efter disse regler eller ikke med så mange.
programs-full = Listen over programmer er fuld. Prøv igen senere.
programs-bad-games = Der er ikke sådan et spil eller regelsæt her: { $given }.

## Programs on a socket of their own
program-not-asked = Der spørges ikke om noget nu. Vent på „news“ med tilbud, og svar på det én gang.
program-subprotocol = Socketen fik tilbudt { $given }, og her tales { $known }.
program-no-mendax = { $server } svarer, men ikke som en Mendax-server.
kit-online = Det står på listen over programmer hos { $server }. Ctrl-C afslutter det.
kit-challenged = Det bliver bedt til et bord og kommer: { $game }, { $link }
kit-back = Det har rejst sig: { $link }. Spil spillet til ende: { $games }
program-key-of-seat = Denne nøgle gælder en plads ved ét bord. På listen over programmer skal man have sin egen.
kit-key-needed = Der skal bruges en egen nøgle: --key eller MENDAX_KEY. “Dig på denne enhed” i indstillingerne på serverens forside laver en.
