# Das Spielbrett für Spiele, die kein eigenes haben: was es um deren Wörter herum sagt.
web-generic-your-turn = Du bist dran
web-generic-hidden = verdeckt
web-generic-less = Weniger
web-generic-more = Mehr
web-generic-known = Was bekannt ist
