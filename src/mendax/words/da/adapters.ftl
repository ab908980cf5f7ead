# Hvorfor et spil ikke kan gives til et bibliotek, der kender træk som numre.
adapter-unlisted = Med { $seats } pladser og disse regler kan trækkene ikke opregnes: “{ $action }” lader et beløb eller ord stå åbent eller kan gøres på for mange måder. Spil, hvis træk er valg, som meyer og fransk poker, kan opregnes.
adapter-no-round = Disse regler har ingen runder, der kan spilles for sig.
adapter-no-round-over = Med disse regler begynder ingen runde over { $given }. Den kan begynde over: { $allowed }.
adapter-unknown-span = Der er ingen “span={ $given }”. Der findes “game” og “round”; “over” hører til en runde.
adapter-no-encoding = Ingen har sagt, hvordan “{ $game }” sættes i tal, så det har intet miljø.
