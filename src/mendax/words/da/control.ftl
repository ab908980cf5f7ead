# Hvad «mendax admin» siger, og styresoklen, som den spørger.

control-unreadable = Styresoklen kunne ikke læse dette: { $problem }
control-failed = Serveren kunne ikke gøre dette: { $problem }. Dens log siger hvor.
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
control-silent = Arbejdsproces { $worker } svarer ikke.
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
