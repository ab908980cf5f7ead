# Der Augenblick der Wahrheit, was man gleich sagt, und das Ende eines Spiels ohne Menschen.

web-scene-lift = Halten, um den Becher zu heben
web-scene-mia-real = Ein echtes Mäxchen!
web-scene-mia-caught = Kein Mäxchen!
web-scene-true = { $deed } — wahr
web-scene-lie = { $deed } — gelogen
web-scene-choose = Wähle deine Ansage
web-scene-choose-lie = Wähle deine Lüge
web-scene-only-bots = Nur noch Bots spielen
web-scene-to-the-end = Zum Ende
