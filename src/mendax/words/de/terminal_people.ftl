# Mehrere an einer Tastatur.
terminal-people-welcome = { $game } für { $seats } an einer Tastatur: { $names }.
terminal-people-next = { $seat } ist dran. Gib die Tastatur weiter; alle anderen schauen weg.
terminal-people-ready = [Enter] Ich bin { $seat }
terminal-people-hide = [Enter] wieder verdecken
terminal-people-terminal = Mehrere an einer Tastatur brauchen ein Terminal, das verdeckt, was jede und jeder sieht: Hier ist die Ein- oder Ausgabe keines.
terminal-people-full-screen = Mehrere an einer Tastatur spielen Zeile für Zeile: lass --full-screen weg.
terminal-people-seats = An { $seats } Plätzen ist kein Raum für { $people } Personen.
