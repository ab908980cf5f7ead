# Ein Wettkampf für Bots, die das Mäxchen-Protokoll sprechen.
maexchen-listens = Ein Wettkampf nach dem Mäxchen-Protokoll: UDP, Adresse { $host }, Port { $port }. Strg-C beendet ihn.
maexchen-scores =
    { $rounds ->
    [one] Eine Runde wurde gespielt. Punkte:
   *[other] { $rounds } Runden wurden gespielt. Punkte:
}
maexchen-cant-listen = Auf { $host }, Port { $port }, lassen sich keine Datagramme empfangen: { $problem }. Wähl einen anderen mit --port.
maexchen-too-many-bots = Höchstens { $most } Bots des Hauses können mitspielen: Eine Runde hat zwanzig Plätze, und einer ist für einen Gast.
maexchen-waits = Auf Port { $port } wird gewartet, bis sich ein Bot anmeldet.
maexchen-at-table = { $name } ist unterwegs zum Tisch. Strg-C beendet es.
maexchen-other-rules = Er kennt nur die übliche Reihenfolge der Werte bei Mia, und hier gilt eine andere, oder es ist ein anderes Spiel.
