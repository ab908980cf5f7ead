# Hvad serveren siger over HTTP, over soklen og i sin log.

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
server-data-version = Bordene er skrevet af en anden version af Mendax (format { $found }, denne kender { $known }).
server-data-no-version = Bordenes fil siger, at dens format er { $found }, som ingen version af Mendax har skrevet. Den kan være beskadiget eller tilhøre et andet program.
server-data-empty = Bordenes fil er tom: { $file }. Mendax efterlader aldrig en sådan, så det var noget andet. Læg en kopi tilbage, eller flyt filen væk for at begynde forfra.
server-data-unusable = Mappen { $folder } kan ikke rumme borde: { $problem }
server-not-stored = Det kunne ikke gemmes.
server-not-readable = De gemte borde kunne ikke læses: { $problem }
server-port-in-use = Intet kan lytte på { $host }, port { $port }: { $problem }. Vælg en anden med --port.
server-port-waiting = Port { $port } er stadig optaget; venter på den i op til { $seconds } sekunder.
server-ready = Mendax er åben på { $address }
server-for-others = Andre på dit netværk: { $address }
server-for-this-machine = Kun denne computer kan komme ind. Med --lan kan alle på dit netværk.
server-behind-proxy = Andre kommer ind gennem proxyen foran.
server-in-wsl = Dette er WSL: andre enheder kan nå Windows, men ikke denne adresse. Videresend porten i Windows, eller brug spejlet netværk (networkingMode=mirrored i .wslconfig).
server-no-network = Denne computer ser ikke ud til at være på et lokalt netværk, så andre kan ikke finde den.
server-closed = Mendax er lukket. Alle borde er gemt.
wire-refused-no-code = Der er intet bord med denne kode. Koder lever kort: bed om en ny.
server-workers-nowhere = Flere arbejdsprocesser kræver Linux eller macOS. Start én: --workers 1.
server-worker-format = Denne version af Mendax gemmer borde i en anden form end det hus, der kører. Afslut det, og start det igen med denne version.
