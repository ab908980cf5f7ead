# Warum ein Spiel keiner Bibliothek übergeben werden kann, die Züge nach Nummern kennt.
adapter-unlisted = Mit { $seats } Plätzen und diesen Regeln lassen sich die Züge nicht aufzählen: „{ $action }“ lässt einen Betrag oder Worte offen oder geht auf zu viele Arten. Spiele, deren Züge eine Auswahl sind, wie Mäxchen und Französischer Poker, lassen sich aufzählen.
adapter-no-round = Diese Regeln haben keine Runden, die sich für sich spielen ließen.
adapter-no-round-over = Nach diesen Regeln beginnt keine Runde über { $given }. Sie kann beginnen über: { $allowed }.
adapter-unknown-span = Ein „span={ $given }“ gibt es nicht. Es gibt „game“ und „round“; „over“ gehört zu einer Runde.
adapter-no-encoding = Niemand hat gesagt, wie „{ $game }“ in Zahlen gefasst wird; darum gibt es dafür keine Umgebung.
