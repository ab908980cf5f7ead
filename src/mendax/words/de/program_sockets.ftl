# Was Programmen gesagt wird, die selbst über einen Socket sprechen.

program-not-asked = Gerade wird nichts gefragt. Warte auf „news“ mit Angeboten und antworte darauf einmal.
program-subprotocol = Dem Socket wurde { $given } angeboten, und hier wird { $known } gesprochen.
