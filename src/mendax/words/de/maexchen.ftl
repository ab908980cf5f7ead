# Ein Wettkampf für Bots, die das Mäxchen-Protokoll sprechen.
maexchen-listens = Ein Wettkampf nach dem Mäxchen-Protokoll: UDP, Adresse { $host }, Port { $port }. Strg-C beendet ihn.
maexchen-scores =
    { $rounds ->
    [one] Eine Runde wurde gespielt. Punkte:
   *[other] { $rounds } Runden wurden gespielt. Punkte:
}
maexchen-cant-listen = Auf { $host }, Port { $port }, lassen sich keine Datagramme empfangen: { $problem }. Wähl einen anderen mit --port.
maexchen-too-many-bots = Höchstens { $most } Bots des Hauses können mitspielen: Eine Runde hat zwanzig Plätze, und einer ist für einen Gast.
