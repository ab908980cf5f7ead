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
