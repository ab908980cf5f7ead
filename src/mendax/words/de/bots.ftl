# Bots: their names at a table, and how each one plays.

## General
bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $given }“. Es gibt: { $allowed }.
bot-broken-package = Der Bot „{ $given }“ aus dem Paket { $package } kann nicht mitspielen: { $problem }.
bot-random = Zufall
bot-random-help = Zieht irgendetwas Erlaubtes, ohne nachzudenken.
bot-novice = Neuling
bot-novice-help = Sagt oft die Wahrheit und glaubt oft, macht aber Fehler und blufft ohne Grund.
bot-amateur = Amateur
bot-amateur-help = Spielt wie der Neuling, nur mit weniger Fehlern, und rechnet beim Mäxchen mit den Chancen.
bot-adept = Könner
bot-adept-help = Rechnet beim Französischen Poker mit den Chancen, macht aber manchmal einen Fehler.
bot-truthful = Treuherz
bot-truthful-help = Sagt, was unter dem Becher liegt, wann immer es geht, und traut das auch anderen zu; lügt schlecht.
bot-liar = Lügner
bot-liar-help = Sagt nie, was er hat, solange sich mehr sagen lässt, und glaubt niemandem.
bot-lucky = Glückspilz
bot-lucky-help = Hat gerade immer etwas Herrliches gewürfelt.
bot-sniper = Scharfschütze
bot-sniper-help = Sagt weniger, als er hat, oder gibt den Becher blind weiter, um jemanden weiter hinten zu treffen.
bot-odds = Rechner
bot-odds-help = Zählt: glaubt, zweifelt und blufft nach der Wahrscheinlichkeitstabelle.
bot-squire = Knappe
bot-squire-help = Ein Anfänger: sagt meist die Wahrheit, glaubt meist, bleibt bei dem, was billig aussieht, und schlägt zurück.
bot-knight = Ritter
bot-knight-help = Zählt Farben und setzt nach seinen Chancen im Krieg, beachtet aber nicht, was deine Einsätze verraten. Schließt Frieden gegen den Stärksten.
bot-marshal = Marschall
bot-marshal-help = Wägt ab, was du weißt, setzt nach dem, was du tun wirst, löst jede Runde des Krieges und hält sein Wort.
bot-marshal-evening = Merkt sich, wer in den letzten Spielen an diesem Tisch gelogen hat.
bot-equilibrium = Gleichgewicht
bot-equilibrium-help = Spielt das gelöste Spiel: zu zweit nützt es niemandem, seine Strategie zu kennen, und auf die Dauer verliert es nie. Mit mehr Plätzen spielt es bei Mäxchen eine von vielen guten Strategien, beim Französischen Poker die Lösung einer einfacheren Runde. Wo nichts gelöst ist, spielt es bei Mäxchen nach Wahrscheinlichkeit und probiert beim Französischen Poker die Züge durch.
bot-reader = Leser
bot-reader-help = Fängt beim gelösten Spiel an, sieht zu, wie du lügst und zweifelst, und nutzt es aus: zu zweit, ohne je mehr als ein Fünfzigstel des Spiels zu wagen, mit mehr Spielern allein danach, was er von ihnen gesehen hat. Wo ein Tisch nicht gelöst ist, zählt er wie der Rechner.
bot-without-adviser = Der Bot „{ $given }“ braucht ein gelöstes Spiel, und für einen Tisch mit { $seats } Plätzen und diesen Regeln gibt es keins.

## French poker
bot-searching = Sucher
bot-searching-help = Probiert alles durch, was sich behalten und ansagen lässt, und nimmt, was sich gegen den schlimmeren von zweierlei Nachbarn lohnt.
