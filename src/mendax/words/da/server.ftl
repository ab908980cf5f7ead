# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = Denne besked kunne ikke læses: { $problem }
wire-refused-too-long = Det er for langt: grænsen er { $limit } bytes.
wire-refused-cookies = De medsendte cookies er for lange: grænsen er { $limit } bytes. Slet dette websteds cookies, og prøv igen.
wire-refused-head = Forespørgslens hoved er for langt: grænserne er { $limit } bytes og { $lines } linjer.
wire-refused-too-slow = Forespørgslen var for længe undervejs: højst { $seconds } sekunder.
wire-refused-host = Forespørgslen angiver ingen host eller flere.
wire-refused-length = Forespørgslen angiver ikke længden af sit indhold (Content-Length).
wire-refused-name = Denne server hedder ikke { $given }. Hvis det er et af dens navne, så start den med --name { $given } (eller MENDAX_NAMES={ $given }); bag en proxy også med --proxy.
wire-refused-media-type = Indholdet skal være application/json, ikke { $given }.
wire-refused-no-media-type = Indholdet skal være application/json, og forespørgslen angiver ingen type (Content-Type).
wire-refused-query = Der er ingen parameter “{ $given }” her. Tilladt: { $allowed }.
wire-refused-no-query = Denne adresse tager ingen parametre og fik “{ $given }”.
wire-refused-not-found = Der er intet på denne adresse.
wire-refused-method = Denne adresse tager ikke imod { $given }. Tilladt: { $allowed }.
wire-refused-no-table = Der er intet bord på denne adresse. Mangler der måske et bogstav i invitationen?
wire-refused-no-tournament = Der er ingen turnering på denne adresse. Mangler der måske et bogstav i invitationen?
wire-refused-no-code = Der er intet bord med denne kode. Koder gælder kun kort tid: bed om en ny.
wire-refused-not-a-code = Det er ikke en kode. En kode har fem til otte bogstaver, for eksempel ABCDE; et link til bordet virker også.
wire-refused-no-record = Spil { $game } ved dette bord er ikke slut eller blev aldrig spillet.
wire-refused-no-replay = Dette gensyn findes ikke, eller spilleren har trukket det tilbage.
wire-refused-too-many-replays = Du viser allerede { $most } spil. Træk først et tilbage.
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
wire-refused-tournaments-full = Der er for mange turneringer i gang lige nu. Prøv igen lidt senere.
wire-refused-no-hello = Den første besked skal være hello.
wire-refused-binary = Her læses kun tekst-frames.
wire-refused-failed = Noget gik galt på vores side. Bordet er, som det var; prøv igen.
wire-refused-unwell = Intet kan gemmes her nu: { $problem }. Det, der blev gemt før, er i sikkerhed.
wire-refused-not-stored = Det er ikke bekræftet: Se på bordet, før du prøver igen.
wire-refused-moved = En anden server har bordet. Prøv igen.
wire-refused-disk-low = Serverens disk er næsten fuld: spil fortsætter, men nye borde og chat er lukket.
wire-refused-draining = Serveren genstarter snart: der åbnes ingen nye borde eller spil. Igangværende spil kan spilles færdig.
wire-refused-needs-server = Det kræver en server, og du spiller uden en lige nu.
wire-refused-banned = Du er udelukket fra denne server.
wire-refused-closed = Dette bord er lukket af den, der driver serveren.
server-bad-setting = Indstillingen “{ $setting }” kan ikke være “{ $given }”. { $kind ->
    [switch] Tilladt: true eller false.
    [whole] Tilladt: et helt tal fra { $low } til { $high }.
    [above] Tilladt: et tal over { $low }, højst { $high }.
    [number] Tilladt: et tal fra { $low } til { $high }.
    [choice] Tilladt: { $allowed }.
    [host] Tilladt: en IP-adresse eller et navn uden port (127.0.0.1, ::1, localhost) eller unix: og en fuld sti. Porten har sin egen indstilling.
    [names] Tilladt: værtsnavne eller IP-adresser, for eksempel mendax.example.org.
    [origins] Tilladt: adresser på websteder uden sti, for eksempel https://example.org:8443.
    [proxies] Tilladt: IP-adresser, netværk som 10.88.0.0/16 eller * for alle adresser.
    [push_services] Tilladt: værtsnavne som push.example.org eller *.example.org, eller ordet browsers.
    [webhooks] Tilladt: værtsnavne som hooks.example.org eller *.example.org, eller * for alle værter.
    [contact] Tilladt: en e-mailadresse som host@example.org eller en side som https://example.org/about.
    [root_path] Tilladt: en sti som /mendax, med bogstaver, tal og -._~, der ikke begynder med en af serverens egne adresser (/t, /api, /rules og så videre).
    [rates] Tilladt: en tabel [rates] med grænser, for eksempel messages = "200/20".
   *[folder] Tilladt: stien til en mappe, som tekst.
}
server-bad-secret = Værdien af indstillingen “{ $setting }” kan ikke bruges. Den vises ikke, fordi den kan være hemmelig. { $kind ->
    [database] Tilladt: postgresql://name@host/database.
   *[metrics_token] Tilladt: mindst 16 synlige ASCII-tegn.
}
server-bad-settings-file = Indstillingerne i { $file } kan ikke læses: { $problem }
server-bad-about = Siden i indstillingen “about”, { $file }, kan ikke vises: { $problem }. Den skal have en overskrift (# Titel) og højst 200 kB tekst.
server-settings-right = { $file } er i orden.
server-settings-open = { $file } indeholder en adgangskode eller et token, og alle brugere af denne maskine kan læse den. Ret det med: chmod 0640 { $file }
server-unknown-setting = Der er ingen indstilling { $given }. Mulige: { $allowed }.
server-unknown-rate = Der er ingen grænse “{ $given }”. Mulige: { $allowed }.
server-bad-rate = “{ $given }” er ikke en grænse: skriv den som { $example }; et antal, en skråstreg og et antal sekunder.
server-old-browser = Denne browser er for gammel til Mendax. Brug Chrome eller Edge { $chrome }, Firefox { $firefox }, Safari { $safari } eller en nyere.
server-data-in-use = En anden server (proces { $holder }) bruger bordene i { $folder }. Stop den, eller vælg en anden mappe med --data.
server-data-no-locks = Filsystemet under { $folder } har ingen låse ({ $problem }). Læg bordene på en lokal disk eller i PostgreSQL (--database).
server-data-version = Bordene er skrevet af en nyere version af Mendax (format { $found }; denne kender formater op til { $known }).
server-data-development = Bordene er skrevet af en udviklingsversion af Mendax fra før 0.2.0. tools/upgrade_database.py i kildekoden opgraderer dem.
server-data-no-version = Bordenes fil siger, at dens format er { $found }, som ingen version af Mendax har skrevet. Den kan være beskadiget eller tilhøre et andet program.
server-data-empty = Bordenes fil er tom: { $file }. Mendax efterlader aldrig en tom fil, så noget andet har gjort det. Læg en kopi tilbage, eller flyt filen væk for at begynde forfra.
server-data-unusable = Der kan ikke gemmes borde i mappen { $folder }: { $problem }
server-not-stored = Det kunne ikke gemmes.
server-not-readable = De gemte borde kunne ikke læses: { $problem }
server-port-in-use = Der kan ikke lyttes på { $host }, port { $port }: { $problem }. Vælg en anden med --port.
server-port-waiting = Port { $port } er stadig optaget; venter på den i op til { $seconds } sekunder.
server-socket-unusable = Der kan ikke lyttes på Unix-socketen { $path }: { $problem }.
server-socket-waiting = Unix-socketen { $path } er stadig optaget; venter på den i op til { $seconds } sekunder.
server-ready = Mendax kører på { $address }
server-for-others = Andre på dit netværk: { $address }
server-tls-warning = Browsere advarer én gang om dette certifikat, fordi denne computer selv har udstedt det. Vælg “Avanceret”, og fortsæt.
server-for-this-machine = Kun denne computer kan forbinde. Med --lan kan alle på dit netværk.
server-behind-proxy = Andre forbinder gennem proxyen foran.
server-in-wsl = Dette er WSL: andre enheder kan nå Windows, men ikke denne adresse. Videresend porten i Windows, eller brug spejlet netværk (networkingMode=mirrored i .wslconfig).
server-no-network = Denne computer ser ikke ud til at være på et lokalt netværk, så andre kan ikke nå den.
server-closed = Mendax er stoppet. Alle borde er gemt.
server-share-opening = Åbner en tunnel gennem { $destination } …
server-shared = Venner overalt kan åbne dette link. Krypteringen slutter ved { $host }: Ejeren kunne læse alt, også skjulte terninger.
server-shared-plain = Venner overalt kan åbne dette link. Det er ikke krypteret: { $host } og netværk på vejen kunne læse alt, også skjulte terninger.
server-share-unanswered = Linket { $address } svarer ikke. Din egen maskine skal have “GatewayPorts clientspecified” i sin sshd_config og en åben port i sin firewall.
server-share-ended = Tunnelen gennem { $destination } er slut. Uden den kan venner ikke forbinde.
server-share-again = Tunnelen gennem { $destination } er åben igen.
server-share-failed = Ingen tunnel gennem { $destination }: { $problem }. Tjek, at ssh forbinder dertil uden at spørge.
server-share-slow = Ingen tunnel gennem { $destination } inden for { $seconds } sekunder. Tjek, at ssh forbinder dertil uden at spørge.
server-share-destination = “{ $given }” er ikke en SSH-server. Skriv den som navn@maskine eller navn@maskine:port.
server-share-address = “{ $given }” er ikke en offentlig adresse. Skriv den som https://dice.example.org.
server-share-one = Brug enten --share eller --share-service; --share-at kræver --share.
server-share-alone = --share kræver en server kun på 127.0.0.1, uden --lan eller anden --host.
server-share-no-ssh = --share kræver programmet ssh (OpenSSH).

## Screens
wire-refused-screen = Denne skærm viser kun bordet: her kan man ikke spille.

## PostgreSQL, and moving tables there and back
server-database-address = Databasens adresse kan ikke læses. Skriv den sådan: postgresql://navn@vært/database.
server-database-not-installed = PostgreSQL-driveren er ikke installeret ({ $problem }). I et checkout af Mendax: python -m pip install ".[postgresql]"
server-database-unusable = Databasen kan ikke bruges: { $problem }
server-database-in-use = En anden server bruger denne database. Stop den, eller angiv en anden.
server-database-pool = Foran databasen står en pool (for eksempel PgBouncer) i tilstanden transaction eller statement, og den mister serverens lås. Sæt pool_mode = session for den, eller forbind direkte til PostgreSQL.
server-database-encoding = Databasen er ikke i UTF-8 og kan derfor ikke gemme al tekst. Opret en ny med: createdb --encoding=UTF8 --template=template0
server-tls-needs-lan = “tls” er til dit eget netværk: Brug det med --lan.
server-tls-not-installed = Pakken, der udsteder certifikater, er ikke installeret ({ $problem }). I et checkout af Mendax: python -m pip install ".[tls]"
transfer-not-empty = Målet er ikke tomt: borde flyttes kun til en tom database.
transfer-not-alike = Kopien er forskellig fra originalen, så intet er flyttet.
transfer-same = De to steder er det samme: angiv to forskellige.
transfer-no-place = “mendax transfer” kræver en mappe eller en PostgreSQL-adresse (postgresql://navn@vært/database) og fik ingen af delene.
transfer-moving = Bordene flyttes
transfer-row = { $place }: { $rows } rækker, SHA-256 { $hash }
transfer-done = Alt er kopieret, læst tilbage og fundet ens. Originalen er uændret.
transfer-restore = Bordene er i en database. Gendan sikkerhedskopien i en tom mappe (--data), og flyt den derfra med “mendax transfer”.

## Maintenance: backups, damage, deletion
server-data-damaged = Bordene i { $file } er beskadiget: { $problem }. Intet er ændret. “mendax check” viser skaderne, “mendax restore” gendanner en sikkerhedskopi.
server-not-copied = Bordene kunne ikke kopieres: { $problem }
maintenance-no-tables = { $file } indeholder ingen borde fra Mendax: { $problem }
maintenance-no-file = Der er ingen borde fra Mendax i { $folder }. Er de i en anden mappe, så angiv den; er de i PostgreSQL, så sæt MENDAX_DATABASE.
maintenance-exists = { $file } findes allerede. Intet overskrives: vælg et andet navn.
maintenance-nowhere = Der kan ikke skrives noget i { $folder }.
maintenance-copying-now = Bordene kopieres
maintenance-checking = Bordene kontrolleres
maintenance-backed-up = Alle borde er nu i { $file } ({ $megabytes } MB).
maintenance-restored = Bordene i { $folder } er nu dem fra { $file }.
maintenance-kept = De tidligere borde er gemt i { $file }.
maintenance-sound = Ingen skader fundet. Borde: { $tables }; linjer i deres logge: { $lines }; kontrollerede afsluttede spil: { $games }.
maintenance-damaged = Skader fundet. Borde: { $tables }; linjer i deres logge: { $lines }; kontrollerede afsluttede spil: { $games }. “mendax restore” gendanner en sikkerhedskopi.
maintenance-pages = sider i filen er beskadiget ({ $problem })
maintenance-no-row = der er linjer fra en log uden deres bord
maintenance-key-no-table = der er en nøgle til et program til det, men intet bord
maintenance-index = registret over spil passer ikke til loggen
maintenance-record = optegnelsen af spil { $game } holder ikke ({ $problem })
maintenance-log = loggen kan ikke spilles igen ({ $problem })
maintenance-unknown-game = ikke kontrolleret: spillet { $game } er ikke installeret her
maintenance-swept = Slettet: borde { $tables }, snak ved borde { $talk }, sessioner { $sessions }.
maintenance-size = Filen fyldte { $was } MB og fylder nu { $size } MB.
maintenance-size-later = Pladsen i filen bliver genbrugt. Kør “mendax tidy”, mens ingen server kører, for at give den tilbage til disken.

## The checks of `mendax doctor`
doctor-packages = Python { $python }, Mendax { $version }: alle pakker, som disse indstillinger kræver, er installeret.
doctor-packages-missing = Der mangler pakker: { $names }. I et checkout af Mendax: python -m pip install ".[{ $extras }]"
doctor-calls = Fraværende spillere i langsomme spil bliver kaldt med Web Push.
doctor-calls-off = Fraværende spillere i langsomme spil bliver ikke kaldt, fordi pakken »cryptography« mangler. Installér den med: python -m pip install "mendax[push]"
doctor-descriptors = Processen må åbne { $limit } filer og forbindelser.
doctor-descriptors-few = Processen må kun åbne { $limit } filer, så der kan højst være { $connections } forbindelser. Hæv grænsen med LimitNOFILE= i systemd eller med “ulimit -n”.
doctor-clock = Uret er troværdigt og sprang ikke under kontrollen.
doctor-clock-behind = Uret er { $hours } t bagud i forhold til de nyeste filer her. Stil det, helst med NTP.
doctor-clock-jumped = Uret sprang { $seconds } s under kontrollen. Lad kun NTP stille det, og kun gradvist.
doctor-database-file = Bordene ligger i { $file }.
doctor-database-new = Der er ingen borde endnu; de kommer i { $folder }.
doctor-database-other = { $file } er ikke en database. Flyt filen væk, eller gendan en sikkerhedskopi med “mendax restore”.
doctor-database-postgresql = PostgreSQL { $version } svarer, og denne version af Mendax kender tabellerne i den.
doctor-pool-direct = Forbindelsen til PostgreSQL er direkte.
doctor-pool-session = En pool i tilstanden session fører til PostgreSQL.
doctor-locks-free = Ingen server bruger disse borde lige nu.
doctor-locks-held = En server bruger disse borde lige nu (proces { $holder }).
doctor-locks-shared = Servere, der bruger denne database lige nu: { $count }.
doctor-locks-alone = En overførsel har denne database for sig selv. Start serveren, når den er færdig.
doctor-names = Accepterede værtsnavne: { $names }.
doctor-names-any = Bag proxyen accepteres ethvert værtsnavn. Angiv dit eget med --name (indstillingen “names”).
doctor-names-untrusted = “names” eller “secure” peger på en proxy, men ingen er betroet. Angiv den med --proxy, for eksempel --proxy 127.0.0.1.
doctor-names-everybody = Enhver adresse regnes for en betroet proxy, så klienter kan opfinde adresser. Angiv dine proxyer med --proxy.
doctor-memory = Maskinkode er tilladt, og solveren er kompileret.
doctor-memory-plain = Solveren kører som ren Python. Den bliver hurtigere, i et checkout af Mendax, med: python -m pip install ".[fast]"
doctor-memory-forbidden = Solveren kører som langsommere ren Python, fordi dette system forbyder ny maskinkode ({ $problem }). Med systemd tillader MemoryDenyWriteExecute=no den.
doctor-folder = { $folder } kan skrives og låses.
doctor-folder-unwritable = Der kan ikke skrives i { $folder }: { $problem }. Giv mappen til serverens bruger med chown.
doctor-disk = Disken har { $megabytes } MB ledig.
doctor-disk-low = Disken med { $folder } har kun { $megabytes } MB ledig, og serveren holder { $spare } MB i reserve. Gør plads, eller sænk indstillingen “spare”.
doctor-client = Klienten til browsere er bygget.
doctor-client-missing = Klienten til browsere er ikke bygget. Byg den med “./run web”, eller installér en udgivelse.
doctor-port = Serveren kan lytte på { $places } (port { $port }).
doctor-port-served = En server lytter allerede her.
doctor-failed = Denne kontrol kunne ikke udføres: { $problem }. Kør den som serverens bruger.
doctor-good = Alt er i orden.
doctor-problems = Problemer: { $count }.

## Administration (`mendax admin`)
control-unreadable = Kontrolsocketen kunne ikke læse dette: { $problem }
control-no-server = Ingen server kører med bordene i { $folder }. Ligger de et andet sted, så angiv mappen med --data.
control-no-answer = Serveren med bordene i { $folder } lukkede forbindelsen uden at svare.
control-nowhere = Dette system har ingen Unix-sockets, så en kørende server kan ikke spørges.
control-table = { $id }  { $game }, { $phase }: { $people } (forbindelser: { $sockets })
control-no-tables = Intet bord er i hukommelsen: ingen er forbundet.
control-which-table = { $count ->
    [0] Intet bord i hukommelsen begynder med “{ $given }”.
   *[other] { $count } borde i hukommelsen begynder med “{ $given }”.
} “mendax admin list” nævner dem.
control-which-person = { $count ->
    [0] Ingen forbundet person står som “{ $given }” på listen, og det er ingen adresse.
   *[other] { $count } forbundne begynder med “{ $given }”.
} “mendax admin people TABLE” viser dem.
control-no-ban = Ingen udelukkelse passer på “{ $given }”.
control-person = { $person }  { $name }, plads { $seat }, fra { $address } (forbindelser: { $sockets })
control-watcher = { $person }  ser på, fra { $address } (forbindelser: { $sockets })
control-ban = { $kind } { $who }, { $seconds } sekunder endnu
control-ban-for-good = { $kind } { $who }, for altid
control-no-bans = Der er ingen udelukkelser.
control-hung-up = Udført. Lukkede forbindelser: { $count }.
control-told = Udført. Forbindelser, der fik besked: { $count }.
control-draining = Der begynder ingen nye spil. Spil, der stadig er i gang: { $count }. Efter det sidste slutter serveren.
control-lifted = Udført.
control-bad-time = “{ $given }” er ikke en varighed: skriv 90s, 30m, 12h eller 7d.
control-key = { $id }  { $name }, fra { $owner }: til listen, sidst brugt { $day }
control-seat-key = { $id }  { $name }, fra { $owner }: til en plads ved bordet { $table }, sidst brugt { $day }
control-no-keys = Intet program har en nøgle.
control-revoked = Udført. Nøgler trukket tilbage: { $count }.
control-no-key = Ingen nøgle, eller mere end én, er opført som “{ $given }”; “mendax admin keys” viser dem.
control-opening-key = { $id }  { $name }, fra { $owner }: til at åbne borde, oprettet { $day }
control-report = { $id }  { $day } UTC, bord { $table }: { $name } ({ $person }), anmeldt af { $by }
control-no-reports = Der er ingen anmeldelser.
control-no-report = Ingen eller flere end én anmeldelse står som “{ $given }”; se `mendax admin reports`.

## Sessions, codes for another device, stored data
persons-nobody = Denne enhed er ikke kendt her, så intet om dig er gemt. Sæt dig først ved et bord.
persons-no-code = Koden gælder ikke, eller ikke længere: hver kode virker én gang inden for fem minutter.

## Previews of links
preview-invited = { $host } inviterer dig til { $game }
preview-table = Et bord venter: { $game }
preview-text = { $pitch } Ingen konto: vælg et navn, og sæt dig.
preview-text-ours = { $rules }. Ingen konto: vælg et navn, og sæt dig.
preview-game = { $game }: sådan spilles det
preview-replay = { $game }: et afsluttet spil
preview-replay-text = Hvem løj, hvem tvivlede, og hvad lå under bægeret, træk for træk.
preview-front = Mendax: tre spil for stenansigter
preview-front-text = Meyer, fransk poker og Løgnens sværd, med venner eller mod bots. Ingen konto.

## Programs: the check, the kit and their errors
program-not-ready = Det svarede ikke “ready” på “begin”: { $problem }
program-protocol = Det taler protokol { $given }, men serveren taler { $known }.
program-other-games = Det spiller ikke { $game }; det siger selv, at det spiller { $known }.
program-unreadable = Det er ikke en kendt besked: { $problem }
program-illegal = Det er ikke tilladt nu: { $given }. Tilbuddene viser, hvad der er.
program-wrong-number = Det svarer på { $given }, men det sidste spørgsmål var { $asked }.
program-refused = Det blev afvist { $tries } gange. Sidst: { $words }
program-flood = Det sendte { $lines } linjer uden at være spurgt.
program-silent = Det svarede ikke i tide.
program-half-line = Det svarede ikke i tide: det begyndte på en linje og afsluttede den ikke.
program-long-line = Det skrev en linje på mere end { $limit } byte.
program-does-not-read = Det læste ikke sit input i { $seconds } sekunder.
program-closed = Det lukkede sit output og kører videre.
program-ended = Det afsluttede selv med kode { $code }.
program-ended-early = Det sluttede, før det svarede på “begin”. En bot i Python skal have en funktion “play” eller en klasse “Bot”; alle andre programmer læser linjer, til deres input slutter.
program-killed = Det blev standset af signalet { $signal }.
program-no-file = Der er ingen fil “{ $given }”.
program-not-executable = “{ $given }” kan ikke køres: efter navnet hverken Python eller JavaScript, og ikke eksekverbar (chmod +x).
program-no-link = “{ $given }” er ikke et link til et bord; sådan et ser ud som https://mendax.example.org/t/abcdefgh.
program-no-key = Det kan ikke være en nøgle: nøgler består af almindelige bogstaver, cifre og tegn (ASCII) på én linje.
program-no-server = { $server } kan ikke nås: { $problem }
program-server-busy = { $server } beder hele tiden om at vente. Prøv igen senere.
program-server-refused = Serveren afviser ({ $status }): { $words }
program-connection-lost = Forbindelsen er væk, og { $tries } forsøg på at få den igen mislykkedes.
kit-which-one = Angiv botten: en fil eller en kommandolinje med --exec, én af delene.
kit-where = Angiv, hvor den spiller: med --table LINK på en server eller med --arena SPIL her.
kit-failed = Den spiller ikke videre. { $words }
kit-connection = Forbindelsen: { $said }
kit-at-table = { $bot } er på vej til bordet. Ctrl-C stopper den.
kit-table-game = Spil { $game }: plads { $place } af { $seats }.
kit-fair-redone = Spil { $game }: alle { $draws } træk gentaget ud fra det åbnede frø, og hvert passer.
kit-fair-shown = Spil { $game }: { $opened } af { $draws } træk blev vist og passer til deres løfter. Ikke prøvet: hvordan de blev trukket.
kit-fair-nothing = Spil { $game }: trækkene blev ikke prøvet, fordi programmet ikke modtog hele spillet.
kit-table-games = Færdigspillede spil: { $games }
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
check-sound = Ingen fejl fundet. Svar: { $answers }; det langsomste tog { $milliseconds } ms.
check-faulty = Situationer med fejl: { $faulty }. Svar: { $answers }; det langsomste tog { $milliseconds } ms.
check-plays-nothing = Den siger, at den ikke spiller nogen af de spil, der blev spurgt om.
check-never-ready = Den svarede aldrig “ready” på “begin”.
check-illegal = Den svarede med noget ulovligt: { $problem }. Hver værdi skal være blandt tilbuddets.
check-ignores-refusals = Den blev afvist { $tries } gange og svarer stadig ulovligt.
check-silent-after-refusal = Den svarede ikke efter en afvisning. “refused” beder om et nyt svar.
check-ready-unasked = Den sagde “ready”, hvor der blev spurgt om et træk.
check-answered-twice = Den svarede igen på { $given }; spørgsmålet var { $asked }. Hvert spørgsmål har ét svar.
check-wrong-number = Den svarede på { $given }, men spørgsmålet var { $asked }. “after” skal gentage spørgsmålets nummer. Uden tilbud er der intet spørgsmål; måske er det en andens tur.
check-strays = Den skrev { $lines } linjer, der ikke er svar.
check-not-utf8 = Den skrev en linje, der ikke er UTF-8.
check-no-message = Den skrev en linje, der ikke er en besked: { $problem }. Fejlsøgning hører hjemme på standardfejl.
check-goes-on = Den afslutter ikke, når dens input er slut.

## Keys of programs, and challenges
wire-refused-key = Denne nøgle kendes ikke her: den er skrevet forkert eller trukket tilbage.
wire-refused-key-revoked = Nøglen blev trukket tilbage, eller pladsen blev taget tilbage.
wire-refused-key-elsewhere = Denne nøgle passer ikke til nogen plads ved dette bord.
wire-refused-program = Det må et program ikke: det spiller kun sin egen plads.
programs-off = Denne server udsteder ikke nøgler til programmer.
wire-refused-opening-invited = På denne server kan kun folk, der har været med ved et bord, åbne nye. Bed en ven om et link, eller indtast en nøgle fra serverens ejer.
wire-refused-opening-keys = På denne server kan kun folk med en nøgle fra ejeren åbne borde.
wire-refused-opening-no-key = Nøglen er ugyldig, eller en anden bruger den allerede.
programs-too-many-keys = Du har allerede { $most } nøgler her, og flere er ikke tilladt. Træk først en tilbage.
programs-not-asked = Programmet er ikke blevet spurgt nu.
programs-not-online = Dette program er ikke online længere.
programs-declined = Programmet sagde nej.
programs-silent = Programmet svarede ikke.
programs-busy = Programmet sidder ved så mange borde, som det kan.
programs-other-game = Programmet spiller ikke dette spil efter disse regler eller ikke med så mange.
programs-full = Listen over programmer er fuld. Prøv igen senere.
programs-bad-games = Det spil eller regelsæt findes ikke her: { $given }.

## Programs on a socket of their own
program-not-asked = Der er intet spørgsmål nu. Vent på “news” med tilbud, og svar på det én gang.
program-subprotocol = Socketen tilbød { $given }, men serveren taler { $known }.
program-no-mendax = { $server } svarer, men ikke som en Mendax-server.
kit-online = Det står på listen over programmer hos { $server }. Ctrl-C afslutter det.
kit-challenged = Det er inviteret til et bord og går derhen: { $game }, { $link }
kit-back = Det har forladt bordet: { $link }. Færdigspillede spil: { $games }
program-key-of-seat = Denne nøgle gælder en plads ved ét bord. På listen over programmer skal man have sin egen.
kit-key-needed = Der skal bruges en egen nøgle: --key eller MENDAX_KEY. “Dig på denne enhed” i indstillingerne på serverens forside laver en.

## Calls to absent players
calls-off = Denne server kalder ikke på fraværende spillere.
calls-bad-address = En webhook er en adresse, der begynder med https://, uden port, brugernavn og fragment.
calls-host-not-allowed = Denne server sender ikke kald til { $host }. Ejeren bestemmer, hvilke værter der må få dem.
calls-private-address = { $host } er ikke en adresse på det offentlige internet, så denne server sender ikke kald dertil.
calls-not-found = { $host } har ingen adresse på internettet.
calls-bad-key = Denne browsers nøgle til kald er ugyldig.
calls-not-host = Det må kun bordets vært.
calls-not-seated = Kun spillere ved dette bord bliver kaldt. Tag plads først.
calls-too-late = En påmindelse er mulig op til { $days } dage i forvejen.
calls-no-browser = Du bliver ikke kaldt i denne browser.

## Reports
wire-refused-report-not-here = Kun folk ved dette bord kan anmelde andre her.
wire-refused-report-no-such-name = Ingen ved dette bord hedder { $given }.
wire-refused-report-yourself = Du kan ikke anmelde dig selv.
call-turn-title = Din tur: { $game }
call-turn-body = Indtil { $until }. Derefter spiller serveren for dig.
call-begun-title = { $game } er begyndt
call-begun-body = Du bliver kaldt, når det er din tur.
call-mistakes-title = { $count ->
    [one] Én fejl skal gentages
   *[other] { $count } fejl skal gentages
}
call-mistakes-body = Øv dig: { $game }
call-turn-webhook = { $game } venter på { $names }.
call-begun-webhook = { $game } er begyndt.
