# Was Programmen gesagt wird, die selbst über einen Socket sprechen.

program-not-asked = Gerade wird nichts gefragt. Warte auf „news“ mit Angeboten und antworte darauf einmal.
program-subprotocol = Dem Socket wurde { $given } angeboten, und hier wird { $known } gesprochen.
program-no-mendax = { $server } antwortet, aber nicht wie ein Server von Mendax.
kit-online = Es steht in der Liste der Programme auf { $server }. Strg-C beendet es.
kit-challenged = Es wird an einen Tisch gebeten und kommt: { $game }, { $link }
kit-back = Es ist aufgestanden: { $link }. Zu Ende gespielte Partien: { $games }
program-key-of-seat = Dieser Schlüssel gilt für einen Platz an einem Tisch. In der Liste der Programme braucht es einen eigenen.
kit-key-needed = Es braucht einen eigenen Schlüssel: --key oder MENDAX_KEY. „Du auf diesem Gerät“ in den Einstellungen der Startseite des Servers macht einen.
