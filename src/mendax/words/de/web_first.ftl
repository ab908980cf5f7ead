# Auf Deutsch; Schlüssel und Variablen wie in en.
mia-goal-last-standing = Lüge und ertappe Lügner: wer als Letzter Leben hat, gewinnt.
mia-goal-first-out = Lüge und ertappe Lügner: wer zuerst draußen ist, hat verloren.
mia-goal-scored = Lüge und ertappe Lügner: nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gewinnt der beste Stand.
french-poker-goal-last-standing = Sag immer mehr an, wahr oder nicht: wer als Letzter Marken hat, gewinnt.
french-poker-goal-first-out = Sag immer mehr an, wahr oder nicht: wer zuerst keine Marken hat, hat verloren.
french-poker-goal-charge = Sag immer mehr an, wahr oder nicht: werde deine Marken los; wer zuletzt welche hat, verliert.
sword-of-lies-goal-pot = Wer am Ende die meisten ♥ hat, bekommt den Pot. Durchschaute Lügen bringen Schwerter; Schwerter nehmen ♥.
sword-of-lies-goal-all = Die meisten ♥ am Ende bekommen den Pot; gewinn alle Chips. Durchschaute Lügen bringen Schwerter; die nehmen ♥.
web-order = Vom niedrigsten zum höchsten
web-mia-first-open = Zwei Würfel unter einem Becher. Der höhere wird zuerst gelesen: 6 und 4 sind 64.
web-mia-first-look = Deinen Wurf siehst nur du. Dann sagst du einen Wert, wahr oder nicht.
web-mia-first-say = Der niedrigste Wert steht vorn, der höchste hinten. Sag einen, wahr oder nicht: der Nächste glaubt dir oder glaubt dir nicht.
web-mia-first-answer = Glaubst du es: du nimmst den Becher, würfelst und musst es schlagen. Glaubst du es nicht: der Becher wird gehoben; eine Lüge kostet den Lügner, die Wahrheit kostet dich.
web-mia-first-answer-reach = Glaubst du es: du nimmst den Becher, würfelst und musst mindestens so viel sagen. Glaubst du es nicht: der Becher wird gehoben; eine Lüge kostet den Lügner, die Wahrheit kostet dich.
web-french-poker-first-open = Fünf Würfel für den ganzen Tisch. Du würfelst und sagst ein Blatt an; sie gehen reihum, und jede Ansage muss höher sein.
web-french-poker-first-answer = Glaubst du es: du nimmst die Würfel und musst mehr ansagen. Glaubst du es nicht: alle werden gezeigt; eine Lüge kostet den Lügner, die Wahrheit dich.
web-french-poker-first-keep = Tippe die Würfel an, die bleiben, nach ihren Plätzen №1 bis №5. Was bleibt, ist verdeckt und der Rest fällt offen, oder umgekehrt.
web-french-poker-first-say = Sag mehr an als zuletzt, wahr oder nicht: erst das Blatt, dann seine Würfel.
web-sword-of-lies-first-interrogate = Frag nach einer Karte: liest du die Antwort richtig, wird sie dein Schwert. Aussetzen bringt nichts.
web-sword-of-lies-first-name-colour = Sag die Wahrheit oder lüge. Wird es falsch gelesen, bekommt deine Karte einen Schild: zwei ♥ statt einem.
web-sword-of-lies-first-believe = Richtig: ein Schwert für dich (✓ geglaubt, ✗ nicht). Falsch: ein Schild für die Karte.
web-sword-of-lies-first-agree = Beide Karten werden ungesehen getauscht. Sag nein, wenn dir deine gefällt.
web-sword-of-lies-first-fold = Du setzt darauf, nach dem Krieg die meisten ♥ zu haben. Wer zuerst am höchsten setzt, bekommt auch vier Schwerter.
web-sword-of-lies-first-reveal = Aufgedeckt zeigt eine markierte Karte Schwert oder Schild. Welche zuerst, entscheidest du.
web-sword-of-lies-first-ready = Rede oder triff Abmachungen vor der Runde, oder sei einfach bereit.
web-sword-of-lies-first-strike = Ein Schwert nimmt einer Karte ein ♥. Am Ende zählen nur ♥.
