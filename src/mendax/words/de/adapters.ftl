# Warum ein Spiel keiner Bibliothek übergeben werden kann, die Züge nach Nummern kennt.
adapter-unlisted = Mit { $seats } Plätzen und diesen Regeln lassen sich die Züge nicht aufzählen: „{ $action }“ lässt einen Betrag oder Worte offen oder geht auf zu viele Arten. Spiele, deren Züge eine Auswahl sind, wie Mäxchen und Französischer Poker, lassen sich aufzählen.
adapter-unknown-preset = Einen Regelsatz „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
