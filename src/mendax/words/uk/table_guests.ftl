# Хто вибув, вгадує далі: чи правда те, що заявлено?
table-refused-guess-in-game = Угадують лише ті, хто вибув із цієї гри.
table-refused-guessed = Ви вже вгадували щодо цієї заяви.
table-refused-guess-late = Запізно: на цю заяву вже відповіли.
table-event-guessed = { $seat } вгадує.
table-event-guesses-settled =
    { $truth ->
        [yes] То була правда.
       *[no] То була брехня.
    } Угадали: { $right }; помилилися: { $wrong }.
