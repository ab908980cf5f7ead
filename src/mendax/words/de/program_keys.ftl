# Programme mit Schlüssel: warum sie nicht dürfen, und was aus einer Herausforderung wurde.
wire-refused-key = Dieser Schlüssel ist hier unbekannt: er ist vertippt oder wurde widerrufen.
wire-refused-key-revoked = Der Schlüssel wurde widerrufen oder der Platz zurückgenommen.
wire-refused-key-elsewhere = Dieser Schlüssel führt zu keinem Platz an diesem Tisch.
wire-refused-program = Das darf ein Programm nicht: es spielt seinen eigenen Platz.
programs-off = Dieser Server macht keine solchen Schlüssel für Programme.
programs-too-many-keys = Du hast hier { $most } Schlüssel, mehr gibt es nicht. Widerrufe erst einen.
programs-not-asked = Von diesem Programm wird jetzt nichts erwartet.
programs-not-online = Dieses Programm ist nicht mehr online.
programs-declined = Das Programm hat abgelehnt.
programs-silent = Das Programm hat nicht geantwortet.
programs-busy = Das Programm sitzt schon an so vielen Tischen, wie es kann.
programs-other-game = Das Programm spielt dieses Spiel nicht nach diesen Regeln oder nicht mit so vielen.
programs-full = Die Liste der Programme ist voll. Versuche es später.
programs-bad-games = Ein solches Spiel oder einen solchen Regelsatz gibt es hier nicht: { $given }.
