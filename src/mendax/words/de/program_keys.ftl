# Programme mit Schlüssel: warum sie nicht dürfen, und was aus einer Herausforderung wurde.
wire-refused-key = Dieser Schlüssel ist hier unbekannt: er ist vertippt oder wurde widerrufen.
wire-refused-key-revoked = Der Schlüssel wurde widerrufen oder der Platz zurückgenommen.
wire-refused-key-elsewhere = Dieser Schlüssel führt zu keinem Platz an diesem Tisch.
wire-refused-program = Das darf ein Programm nicht: es spielt seinen eigenen Platz.
programs-off = Dieser Server macht keine solchen Schlüssel für Programme.
programs-too-many-keys = Du hast hier { $most } Schlüssel, mehr gibt es nicht. Widerrufe erst einen.
