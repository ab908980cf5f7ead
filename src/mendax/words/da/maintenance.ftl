# Hvad der siges til den, der passer på bordene: sikkerhedskopier, skader, hvad der smides væk.

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
