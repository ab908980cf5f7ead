# Flere ved ét tastatur.
terminal-people-welcome = { $game } for { $seats } ved ét tastatur: { $names }.
terminal-people-next = { $seat } er den næste. Giv tastaturet videre; alle andre kigger væk.
terminal-people-ready = [Enter] Jeg er { $seat }
terminal-people-hide = [Enter] dæk det til igen
terminal-people-terminal = Flere ved ét tastatur har brug for en terminal, der kan dække det, hver af dem ser: her er ind- eller uddata ingen terminal.
terminal-people-full-screen = Flere ved ét tastatur spiller linje for linje: udelad --full-screen.
terminal-people-seats = Ved { $seats } pladser er der ikke plads til { $people } personer.
