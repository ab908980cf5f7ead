# Кто выбыл, угадывает дальше: правда ли то, что заявлено?
table-refused-guess-in-game = Угадывают только те, кто выбыл из этой игры.
table-refused-guessed = Об этой заявке вы уже угадывали.
table-refused-guess-late = Поздно: на эту заявку уже ответили.
table-event-guessed = { $seat } угадывает.
table-event-guesses-settled =
    { $truth ->
        [yes] Это была правда.
       *[no] Это была ложь.
    } Угадали: { $right }; ошиблись: { $wrong }.
