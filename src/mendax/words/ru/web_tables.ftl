# Слова на русском; ключи и переменные те же, что в en.
web-tables = Ваши столы
web-tables-more = Все ваши столы
web-tables-with = с кем: { $names }
web-tables-alone = пока больше никого
web-tables-yours = Ваш ход
web-tables-turn = Ходит { $name }
web-tables-runs = Игра идёт
web-tables-lobby = Ещё не начата
web-tables-over = Окончена
web-tables-gone = Этого стола больше нет
web-tables-forget = Забыть этот стол: { $game }, { $names }
web-tables-forget-all = Забыть все
