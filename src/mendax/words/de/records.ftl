# Aufgezeichnete Spiele als Daten.
records-unreadable-row = Zeile { $line } von „{ $file }“ ist keine Datenzeile: { $problem }
records-no-row = Aus dieser Aufzeichnung wird keine Datenzeile: Sie ist die von { $reader }, nach Fassung { $edition } der Regeln. Nötig ist die eines Spielers oder die von allem (all), nach einer Fassung, die noch gespielt wird.
records-bad-name = „{ $file }“ muss auf .jsonl oder .jsonl.gz enden.
records-exported = In „{ $file }“ geschrieben: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}.
records-verified = Aufzeichnungen, die halten: { $held } von { $games }.
records-none-in = Im Ordner „{ $path }“ liegt keine Datei, die auf .record endet.
records-which = Nenne Aufzeichnungen oder Ordner mit Aufzeichnungen, oder mit --data den Ordner der Tische eines Servers.
records-not-anonymous = Anonym wird nur die Aufzeichnung von allem (all): In der eines Spielers kann stehen, was andere geschrieben haben.
