# Сила ботов (`mendax strength` и страница в браузере).
strength-title = { $game }, { $rules }, за столом: { $seats }
strength-head-bot = Бот
strength-head-overall = Против остальных
strength-head-weakness = Против того, кто его знает
strength-head-thinks = Думает
strength-times = { $median } мс, в 99 решениях из 100 не дольше { $most } мс
strength-exact = тот получает { $result }, точно
strength-habit = тот получает { $result }, по привычке: { $habit }
strength-unknown = неизвестно
strength-pairs = Строка среди одних только ботов столбца
strength-duel = { $bot } среди таких, как { $others }: { $result }
strength-line = { $bot }: { $overall }. Против того, кто его знает: { $weakness }. Думает { $thinks }.
strength-measured = Игр каждой пары: { $games }, зерно «{ $seed }». Бот среди таких же имеет { $fair }.
strength-note = Проценты — выигранные игры, остальные числа — фишки за игру; в скобках 95-процентный интервал. То, что выигрывают простые привычки, — нижняя граница для того, кто знает бота. Время процессорное, на машине, где измеряли.
strength-measuring = { $game }, за столом: { $seats }
strength-not-measured = Чисел для такого стола в комплекте нет. С --games он будет измерен.
strength-nothing-to-write = --write сохраняет измеренное, а без --games ничего не измеряется.
