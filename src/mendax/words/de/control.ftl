# Was «mendax admin» sagt und der Steuer-Socket, den es fragt.

control-unreadable = Der Steuer-Socket konnte das nicht lesen: { $problem }
control-failed = Der Server konnte das nicht tun: { $problem }. Wo, steht in seinem Protokoll.
control-no-server = Auf den Tischen in { $folder } läuft kein Server. Liegen sie anderswo, nenne den Ordner mit --data.
control-no-answer = Der Server auf den Tischen in { $folder } hat aufgelegt, bevor er fertig geantwortet hatte.
control-nowhere = Dieses System hat keine Unix-Sockets, ein laufender Server kann also nicht gefragt werden.
control-table = { $id }  { $game }, { $phase }: { $people } (Verbindungen: { $sockets })
control-no-tables = Kein Tisch ist im Speicher: niemand ist da.
control-which-table = { $count ->
    [0] Kein Tisch im Speicher beginnt mit „{ $given }“.
   *[other] { $count } Tische im Speicher beginnen mit „{ $given }“.
} „mendax admin list“ nennt sie.
control-which-person = { $count ->
    [0] Niemand, der verbunden ist, steht als „{ $given }“ in der Liste, und eine Adresse ist es nicht.
   *[other] { $count } Verbundene beginnen mit „{ $given }“.
} „mendax admin people TABLE“ nennt sie.
control-no-ban = Niemand und nichts namens „{ $given }“ ist ausgesperrt.
control-private = Dieser Tisch lässt keine Zuschauer zu, es gibt also nichts zu sehen.
control-person = { $person }  { $name }, Platz { $seat }, von { $address } (Verbindungen: { $sockets })
control-watcher = { $person }  schaut zu, von { $address } (Verbindungen: { $sockets })
control-ban = { $kind } { $who }, noch { $seconds } Sekunden
control-ban-for-good = { $kind } { $who }, für immer
control-no-bans = Niemand ist ausgesperrt.
control-hung-up = Erledigt. Getrennte Verbindungen: { $count }.
control-told = Erledigt. Benachrichtigte Verbindungen: { $count }.
control-draining = Neue Spiele beginnen nicht. Spiele, die noch laufen: { $count }. Nach dem letzten endet der Server.
control-lifted = Erledigt.
control-watching = Was am Tisch geschieht, wie jeder Zuschauer es hört; Strg-C beendet es. Wer da ist, sieht, dass noch jemand zuschaut.
control-bad-time = „{ $given }“ ist keine Zeit: schreib 90s, 30m, 12h oder 7d.
control-key = { $id }  { $name }, von { $owner }: für die Liste, zuletzt benutzt am { $day }
control-seat-key = { $id }  { $name }, von { $owner }: für einen Platz am Tisch { $table }, zuletzt benutzt am { $day }
control-no-keys = Kein Programm hat einen Schlüssel.
control-revoked = Erledigt. Widerrufene Schlüssel: { $count }.
control-no-key = Unter „{ $given }“ ist kein Schlüssel oder mehr als einer verzeichnet; `mendax admin keys` listet sie auf.
control-silent = Arbeitsprozess { $worker } antwortet nicht.
control-no-workers = Gerade antwortet kein Arbeitsprozess. Versuch es gleich noch einmal.
control-no-worker = Es gibt keinen Arbeitsprozess { $worker }; `mendax admin workers` nennt sie.
control-one-worker = Dieses Haus ist ein Prozess: Kein anderer kann an seine Stelle treten. Beende es, und starte es neu.
control-not-restarted = Arbeitsprozess { $worker } bleibt: Ein anderer ließ sich nicht starten. Warum, steht im Protokoll.
control-worker = Arbeitsprozess { $number }, Prozess { $pid }: { $state ->
    [starting] startet
    [leaving] hört auf
    [silent] antwortet nicht
   *[serving] arbeitet
}, vor { $seconds } s gestartet (Tische: { $tables }, Verbindungen: { $sockets })
