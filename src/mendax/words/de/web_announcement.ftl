# Was der Betreiber des Servers allen sagt.

web-announcement = Vom Betreiber dieses Servers
web-announcement-draining = Der Server startet bald neu. Laufende Spiele können zu Ende gespielt werden, neue beginnen nicht. Euer Tisch bleibt erhalten.
web-announcement-hide = Ausblenden
