# Wörter der Schublade, in der jeder die Würfel prüft; geladen, wenn man sie öffnet.
web-fair-how = Vor einem Spiel zeigt der Server ein Siegel über sein Geheimnis. Dann versiegelt jeder Platz eigene zufällige Bytes und öffnet sie, wenn das Spiel beginnt, so dass niemand den Zufall lenken kann. Jeder Würfel und jede Karte wird im Augenblick des Falls versiegelt; wird sie dir gezeigt, bekommst du den Schlüssel, und diese Seite prüft, ob das Siegel passt. Sie merkt sich das Siegel des Servers und deine Bytes von vor dem Spiel und warnt dich, wenn eins davon ausgetauscht wurde.
web-fair-holds = { $count ->
    [one] { $count } geöffnete Ziehung hier geprüft: ihr Siegel passt.
   *[other] { $count } geöffnete Ziehungen hier geprüft: jedes Siegel passt.
}
web-fair-broken = { $count ->
    [one] { $count } Ziehung passt nicht zu ihrem Siegel!
   *[other] { $count } Ziehungen passen nicht zu ihren Siegeln!
}
web-fair-commitment = Das Siegel über das Geheimnis dieses Spiels
web-fair-shares = Zufällige Bytes von jedem Platz
web-fair-shared = versiegelt
web-fair-left-out = fehlen: nicht rechtzeitig geöffnet
web-fair-none = keine
web-fair-draws = Versiegelte Ziehungen: Würfel, Karten, Lose
web-fair-closed = dir nicht geöffnet
web-fair-seed = Der geöffnete Startwert
web-fair-more = Speichere nach dem Spiel seine Aufzeichnung und prüfe alles noch einmal mit „mendax verify“.
