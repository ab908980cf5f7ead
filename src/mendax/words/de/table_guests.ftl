# Wer ausgeschieden ist, rät mit: Stimmt die Ansage?
table-refused-guess-in-game = Mitraten kann nur, wer aus dem laufenden Spiel ausgeschieden ist.
table-refused-guessed = Zu dieser Ansage hast du schon geraten.
table-refused-guess-late = Zu spät: Auf diese Ansage ist schon geantwortet.
table-event-guessed = { $seat } hat geraten.
table-event-guesses-settled =
    { $truth ->
        [yes] Es war wahr.
       *[no] Es war gelogen.
    } Richtig geraten: { $right }; falsch: { $wrong }.
