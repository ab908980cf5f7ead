# The terminal, apart from games. Words that can be typed are lists, the shortest first.
terminal-you = Вы
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game }, мест: { $seats }. Вы играете против: { $bots }.
terminal-welcome-help = Наберите ? для справки, q — чтобы уйти.
terminal-bye = Вы уходите из-за стола. До встречи!
terminal-input-ended = Ввод кончился раньше игры.
terminal-line = Пишите здесь или нажмите кнопку
terminal-prompt = »

## Second person
terminal-you-round-started = { $number ->
    [1] Раунд { $number }: по жребию начинаете вы.
   *[other] Раунд { $number }: начинаете вы.
}
terminal-you-announced = { $looked ->
    [yes] Вы заявляете: { $value }.
   *[no] Вы не глядя заявляете: { $value }.
}
terminal-you-rerolled = Вы перебрасываете вслепую и говорите: { $value }.
terminal-you-believed = Вы верите и берёте стакан.
terminal-you-passed-on = Вы передаёте стакан вслепую и говорите: { $value }.
terminal-you-answerer-chosen = Вы выбираете, кто отвечает: { $answerer }.
terminal-you-are-asked = { $seat } выбирает вас: отвечаете вы.
terminal-you-dice-shown = Вы показываете, что было под стаканом: { $roll }.
terminal-you-dice-hidden = Вы не показываете кубики.
terminal-you-treated = Под вашим стаканом { $roll }: платят все остальные.
terminal-you-doubted = Вы не верите игроку { $announcer }.
terminal-you-are-doubted = { $seat } вам не верит.
terminal-you-peeked = Вы верите и смотрите на кубики, не бросая.
terminal-you-conceded = Вы сдаётесь не глядя.
terminal-you-trusted = Вы верите. Кубики открывают.
terminal-you-forfeited = Вы проигрываете раунд по времени.
terminal-you-opened = { $held ->
    [yes] На кубиках { $roll }. Вы заявили { $value }, и это правда.
   *[no] На кубиках { $roll }. Вы заявили { $value }, и это ложь.
}
terminal-you-toasted = { $roll }, джокер: тост! Никто не проигрывает, снова начинаете вы.
terminal-you-lost = Вы теряете { $cost }, остаётся { $left }.
terminal-you-gained = Вы получаете { $gain }, всего { $left }.
terminal-you-went-out = Вы выбываете.
terminal-you-die-taken = У вас три жизни: вы берёте кубик.
terminal-you-lives-rerolled = Кубик даёт вам { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}.
terminal-you-lives-kept = Вы остаётесь с тремя жизнями.
terminal-you-take-points = Вы получаете { $cost }, всего { $left } из { $limit }.
terminal-you-scored-loss = Вы платите { $cost }, всего { $left }.

## The table
terminal-round = Раунд { $number }
terminal-out = выбыл
terminal-stands = { $seat }: { $standing }
terminal-claims = Уже сказано: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Questions
terminal-ask-open = Вы начинаете раунд.
terminal-ask-cup = Вы бросили; под стакан ещё никто не смотрел.
terminal-ask-cup-beat = Вы бросили; под стакан ещё никто не смотрел. Надо перебить: { $value }.
terminal-ask-cup-reach = Вы бросили; под стакан ещё никто не смотрел. Нужно { $value } или больше.
terminal-ask-say = У вас { $roll }. Что заявляете?
terminal-ask-say-beat = У вас { $roll }. Надо перебить: { $value }. Что заявляете?
terminal-ask-say-reach = У вас { $roll }. Нужно { $value } или больше. Что заявляете?
terminal-ask-answer = { $seat } говорит: { $value }. Верите?
terminal-ask-answer-unseen = { $seat }, не видев кубиков, говорит: { $value }. Верите?
terminal-ask-answer-top = { $seat } говорит: { $value }. Выше нет ничего. Что делаете?
terminal-ask-show = Вам поверили. Показать, что у вас было?
terminal-ask-ask = Выше вашей заявки нет ничего. Кто отвечает?
terminal-ask-lives = У вас три жизни. Кубик может дать другое число.
terminal-hint = Из 36 новых бросков { $reached } дают { $value } или лучше, { $beaten } это бьют ({ $percent } %).
terminal-hint-say = Что можно сказать и с каким шансом следующий бросок это перебьёт:
terminal-hint-reach = Из 36 новых бросков { $reached } дают { $value } или лучше ({ $percent } %), { $beaten } это бьют.
terminal-hint-say-reach = Что можно сказать и с каким шансом следующий бросок будет не хуже:
terminal-hint-value = { $value } { $percent } %
terminal-values = Можно сказать: { $values }

## What can be typed
terminal-words-shake = б бросить кинуть
terminal-words-look = с смотреть заглянуть
terminal-words-announce = з заявить сказать
terminal-words-reroll = п перебросить ещё
terminal-words-believe = в верю да
terminal-words-peek = посмотреть подсмотреть
terminal-words-doubt = н не-верю нет
terminal-words-pass-on = д передать дальше
terminal-words-ask = спросить
terminal-words-show-dice = показать
terminal-words-hide-dice = скрыть
terminal-words-concede = сд сдаться
terminal-words-trust = доверяю
terminal-words-forfeit = пр проиграть
terminal-words-reroll-lives = п перебросить кубик
terminal-words-keep-lives = о оставить
terminal-words-help = ? h справка помощь
terminal-words-odds = ш шансы
terminal-words-table = т стол
terminal-words-log = и история
terminal-words-rules = р правила
terminal-words-leave = q уйти выход
terminal-do-shake = бросить
terminal-do-look = заглянуть под стакан
terminal-do-announce = заявить комбинацию: просто наберите её
terminal-do-reroll = перебросить не глядя и сказать комбинацию
terminal-do-reroll-fixed = перебросить не глядя и сказать { $value }
terminal-do-believe = верю: взять стакан и бросить
terminal-do-peek = поверить, посмотреть и передать без броска
terminal-do-doubt = не верю: открыть кубики
terminal-do-pass-on = передать стакан вслепую и сказать комбинацию
terminal-do-ask = выбрать, кто отвечает: просто введите имя
terminal-do-show-dice = показать всем, что у вас было
terminal-do-hide-dice = оставить при себе
terminal-do-concede = сдаться не глядя
terminal-do-trust = поверить: кубики откроют, и платить придётся только за ошибку
terminal-do-forfeit = проиграть раунд, как если бы время вышло
terminal-do-reroll-lives = дать решить кубику
terminal-do-keep-lives = оставить три жизни
terminal-do-odds = порядок комбинаций и шансы
terminal-do-table = что сейчас на столе
terminal-do-log = что было недавно
terminal-do-rules = правила этого стола
terminal-do-help = эта справка
terminal-do-leave = уйти из игры
terminal-help-now = Сейчас можно:
terminal-help-always = В любое время:
terminal-nothing-typed = Наберите что-нибудь из этого: { $allowed }. Наберите ? для справки.
terminal-not-understood = «{ $text }» здесь не годится. Сейчас можно: { $allowed }. Наберите ? для справки.
terminal-value-missing = Скажите, какую комбинацию, например «{ $word } { $value }». Можно сказать: { $allowed }
terminal-value-unclear = «{ $text }» — не комбинация. Комбинация — это два кубика, больший первым: 53, 66, 21.

## The end
terminal-over = Игра окончена.
terminal-you-won = Вы победили!
terminal-you-lost-game = На этот раз вы проиграли.
terminal-you-placed = Ваше место — { $place } из { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Pages
terminal-odds-title = { $game }: порядок комбинаций, от старшей
terminal-odds-value = Комбинация
terminal-odds-rolls = Броски
terminal-odds-beaten = Бьют
terminal-odds-reached = Столько или больше
terminal-odds-line = { $value }: бьют { $beaten } из 36 ({ $percent } %), столько или больше — { $reached } из 36.
terminal-odds-none = В этой игре нет единой лестницы комбинаций.
terminal-rules-options = Домашние правила
terminal-rules-option = Правило
terminal-rules-value = Здесь
terminal-rules-meaning = Что значит
terminal-rules-presets = Готовые наборы
terminal-rules-default = по умолчанию: { $value }
terminal-rules-allowed = можно: { $allowed }
terminal-rules-only-with = Здесь не действуют: { $options }. Для них «{ $other }» должно быть: { $values }.
terminal-rules-not-with = Здесь не действуют: { $options }. Для них «{ $other }» не должно быть: { $values }.
terminal-rules-none = Правила этой игры ещё не написаны.
terminal-bots-title = Боты
terminal-bots-plays = играет в { $games }
terminal-bots-any-game = играет во все игры
terminal-bot-of-package = Из пакета { $package }.
terminal-arena-title = { $game }, игр: { $games }
terminal-arena-playing = Играем
terminal-arena-bot = Бот
terminal-arena-payoff = Средний выигрыш
terminal-arena-wins = Побед
terminal-arena-rating = Рейтинг μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Игр
terminal-arena-line = { $bot }: средний выигрыш { $payoff }, побед { $wins } из { $games }, рейтинг { $rating }, не меньше { $ordinal }
terminal-arena-pair = { $better } опережает { $worse } на { $ahead } ± { $margin } за игру (p { $chance })
terminal-arena-pair-unclear = { $better } и { $worse }: { $ahead } ± { $margin } за игру может быть случайностью (p { $chance })
terminal-arena-pace = { $pace } решений в секунду, { $seconds } с
terminal-replay-title = { $game }, мест: { $seats }
terminal-replay-story = Самое интересное:
terminal-replay-no-entry = В записи { $last } событий; события { $number } нет.
terminal-replay-one-record = Один файл показывает одну игру, а здесь записей: { $count }.
terminal-verify-holds = Ошибок не найдено: все строки ({ $lines }) сходятся.
terminal-verify-redone = Все жребии ({ $draws }) повторены из открытого зерна, вкладов и правил: каждый сходится.
terminal-verify-law = Строка { $line }, закон честности { $law }: { $fault }
terminal-verify-fails = Запись неверна.
terminal-verify-undone = Файл отличается от записи в её исходном виде. Перед проверкой исправлено: { $what }.
terminal-verify-undone-encoding = кодировка символов
terminal-verify-undone-line-ends = концы строк другой системы
terminal-verify-undone-characters = типографские символы
terminal-verify-undone-quoting = знаки цитирования из письма
terminal-verify-undone-wrapping = переносы внутри строк
terminal-verify-undone-spaces = пробелы в начале или в конце строк
terminal-verify-undone-blank-lines = пустые строки или отсутствующий конец строки
terminal-verify-edition = { $game }, правила редакции { $edition }.
terminal-sealed = { $game ->
    [sword_of_lies] Карты запечатаны: { $seal }
   *[other] Кубики запечатаны: { $seal }
}
terminal-record-kept = Запись игры в файле «{ $path }»: mendax replay её покажет, mendax verify проверит.
terminal-record-exists = Файл «{ $path }» уже есть; выберите новое имя.
terminal-record-nowhere = Не удаётся записать файл «{ $path }».
terminal-no-file = Файл «{ $path }» не удаётся прочитать: { $problem }.
terminal-unwritten = Вывод не удаётся записать: { $problem }.
terminal-no-home = Решения не сохраняются: у этого пользователя нет домашней папки. Папку для них можно указать в MENDAX_POLICIES.
terminal-too-many-bots = Для { $seats } мест назовите не больше ботов, чем { $most }; вы назвали { $given }.
terminal-no-hints = Подсказок для этой игры нет: --hints работает для { $allowed }.
terminal-bad-number = { $name }: должно быть { $allowed }, а не { $given }.

## Games without a screen of their own
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Ваш ход.
terminal-generic-own = Игрок { $number } (вы)

## Tutorial (`mendax learn`)
terminal-refused-no-lesson = Урока для { $given } нет. Есть для: { $allowed }.
terminal-learn-play = Играть дальше: mendax play { $game } --preset first_evening

## Several people at one keyboard
terminal-people-welcome = { $game }, игроков за одной клавиатурой: { $seats } ({ $names }).
terminal-people-next = Дальше играет { $seat }. Передайте клавиатуру; остальные не смотрят.
terminal-people-ready = [Enter] Это я, { $seat }
terminal-interrupt = Сейчас не ваш ход, но вы можете сказать: { $deed } · [Enter] промолчать
terminal-interrupt-who = { $deed }: кто это говорит? Имя, или [Enter], если никто
terminal-people-hide = [Enter] снова спрятать
terminal-people-terminal = Нескольким людям за одной клавиатурой нужен терминал, который прячет то, что видит каждый; здесь ввод или вывод — не терминал.
terminal-people-full-screen = Несколько людей за одной клавиатурой играют строка за строкой: уберите --full-screen.
terminal-people-seats = Мест { $seats }, а людей { $people }: все не поместятся.

## Missing extras
terminal-lacks-extra = Для этого нужен пакет { $package }. В папке с кодом Mendax: python -m pip install ".[{ $extra }]"

## Statistics of a rule set
stats-playing = Идут игры
stats-adding = Идёт точный подсчёт
stats-refused-game = Статистики игры { $game } нет. Есть для: { $allowed }.
stats-title = Игр: { $games } ({ $players })
stats-exact-title = Точные числа: { $players }
percent = { $figure } %
stats-exact-scored = { $wins } %; { $over } сверх среднего
stats-what = Что
stats-figure = Число
stats-rounds = Раундов в игре
stats-rounds-line = { $mean } ± { $margin }; половина игр длится до { $median }, 99 % — до { $longest }
stats-claims = Заявок в раунде
stats-lies = Ложь среди заявок тех, кто смотрел
stats-unseen = Заявки на кубики, которых никто не видел
stats-doubted = Заявки, которым не поверили
stats-caught = Открытия, показавшие, что заявка ложная
stats-conceded = Раунды, сданные перед старшей комбинацией
stats-toasts = Раунды, кончившиеся тостом
stats-dice = Кубиков на новые жизни в игре
stats-who = Место
stats-wins = Выиграно игр

## Strength of bots
strength-title = { $game }, { $rules }, за столом: { $seats }
strength-head-bot = Бот
strength-head-overall = Против остальных
strength-head-best-response = Лучший ответ
strength-head-habit = Лучшая привычка
strength-head-thinks = Думает
strength-times = { $median } мс, 99 % решений — не дольше { $most } мс
strength-habit = { $result }: { $habit }
strength-unknown = неизвестно
strength-untried = не проверено
strength-pairs = Строка среди одних ботов столбца
strength-duel = { $bot } среди таких, как { $others }: { $result }
strength-line = { $bot }: { $overall }. Лучший ответ получает: { $best-response }. Лучшая простая привычка получает { $habit }. Думает { $thinks }.
strength-measured = Игр каждой пары: { $games }, зерно «{ $seed }». Бот среди таких же имеет { $fair }.
strength-note = Проценты — выигранные игры, остальные числа — фишки за игру; в скобках 95-процентный интервал. Выигрыш простых привычек — нижняя граница для игрока, который знает бота. Время процессорное, на машине, где измеряли.
strength-not-measured = Для такого стола у Mendax чисел нет. Боты играют за любым столом в арене: mendax arena.
habit-says-lowest = заявляет как можно меньше
habit-says-one-above = заявляет на ступень больше, чем нужно
habit-says-middle = заявляет среднее значение
habit-says-highest = заявляет высшее значение
habit-says-true-or-lowest = говорит правду, а если нельзя — как можно меньше
habit-says-true-or-highest = говорит правду, а если нельзя — высшее значение
habit-says-rolls-or-lowest = перебрасывает кубики ради правды, а если нельзя — заявляет как можно меньше
habit-answers-believes = верит всему
habit-answers-doubts-rare = не верит в редкие значения
habit-answers-doubts = не верит ничему

## Matches of programs
arena-not-sendable = «{ $given }» нельзя передать другим процессам, а для нескольких ядер это нужно: определите его на верхнем уровне модуля или играйте на одном ядре.
arena-unknown-limit = «{ $given }» — не ограничение с числом больше 0. Доступны: { $allowed }.
arena-program-not-ready = Программа «{ $given }» не начинает игру: { $why ->
        [program-silent] она не отвечает на «begin» словом «ready» вовремя
        [program-flood] она присылает слишком много вместо «ready»
        [program-not-ready] она прислала что-то другое вместо «ready». { $problem }
        [program-ended-early] она завершилась, не ответив на «begin». Боту на Python нужна функция «play» или класс «Bot»; любая другая программа читает строки, пока не кончится её ввод
        [program-ended] она завершилась сама, с кодом { $code }
       *[other] её не удалось запустить, или её завершили
    }. { $lines ->
        [0] Ошибок она не написала.
       *[other] Последняя строка её ошибок: { $said }
    }
arena-program-changed = Программа «{ $given }» здесь — не тот файл, с которым начался матч (версия { $version }). На всех машинах должен быть один и тот же файл в одном и том же месте.
arena-program-processor = Её ход занял больше процессорного времени, чем разрешено (секунд: { $limit }).
arena-program-game-time = Её ходы длились дольше, чем разрешено на одну игру (секунд: { $limit }).
arena-program-not-started = Её не удалось запустить: { $problem }
arena-fault-crash = аварийное завершение или неудачный запуск
arena-fault-timeout = нет ответа вовремя
arena-fault-processor = слишком много процессорного времени
arena-fault-illegal = недопустимый ход
arena-fault-flood = слишком много вывода
arena-charged = { $bot }: ошибки в { $games ->
        [one] { $games } игре
       *[other] { $games } играх
    } ({ $faults }), сдано игр: { $forfeits }; отклонено ответов: { $refused }
arena-first-fault = Игра { $game }, { $kind }: { $reason }
arena-first-fault-error = Последняя строка его стандартного потока ошибок: { $error }
arena-no-faults = { $bot }: без ошибок; отклонено ответов: { $refused }
arena-thinking = { $bot }: ход занимает { $median } мс, 95 % — не дольше { $most } мс, самый медленный — { $slowest } мс
arena-page-rules = Правила: { $rules }. Зерно: { $seed }
arena-page-pairs = Кто кого побеждает
arena-page-pairs-help = Насколько строка опережает столбец, в выигрыше за игру, в играх, где сидели оба; с интервалом 95 %. Синее — точно впереди, красное — точно позади.
arena-page-luck = может быть случайностью
arena-page-ratings = Рейтинги
arena-page-ratings-help = Плакетт — Люс, μ ± 2σ; все начинают с 25.
arena-page-faults = Ошибки программ
arena-page-faults-help = Каждая ошибка значит, что вместо хода программы сыграно действие игры по умолчанию.
arena-page-fault-games = Игр с ошибками
arena-page-fault-forfeits = Сдано
arena-page-fault-refused = Отклонено ответов
arena-page-fault-kinds = Какие
arena-page-thinking = Время на ход
arena-page-thinking-help = В миллисекундах: полоса — до медианы, линия — до 95 %, чёрточка — самый медленный ход.
arena-page-setup = Правила и зерно

## Tournaments
terminal-tournament-joins = { $name } участвует в турнире. Ctrl-C — выйти.
terminal-tournament-opened = { $name }: { $link }, код { $code }
terminal-tournament-keys = Enter делает следующий шаг. Турнир продолжится, даже если это закрыть.
terminal-tournament-people = Игроков: { $count }
terminal-tournament-seats = Тур { $round }, стол { $table }: { $names }
terminal-tournament-with = Тур { $round }: вы за столом { $table }, с вами { $names }.
terminal-tournament-alone = Тур { $round }: вы за столом { $table }, с ботами.
terminal-tournament-standings = После тура { $round }:
terminal-tournament-final = Турнир окончен. Места:
terminal-tournament-place = { $place }. { $name }: { $points }
terminal-tournament-program = { $name } (программа)
terminal-tournament-sits-out = За вас доиграет бот. Вы снова играете со следующего тура; Ctrl-C — выйти из турнира.
terminal-tournament-no-time = «{ $given }» — не время суток, например 22:00.

## Contests over the Mäxchen protocol
maexchen-listens = Состязание по протоколу Mäxchen: UDP, адрес { $host }, порт { $port }. Закончить — Ctrl-C.
maexchen-scores =
    { $rounds ->
    [one] Сыгран { $rounds } раунд. Очки:
    [few] Сыграно { $rounds } раунда. Очки:
   *[many] Сыграно { $rounds } раундов. Очки:
}
maexchen-cant-listen = По адресу { $host }, порт { $port }, нельзя принимать датаграммы: { $problem }. Выберите другой через --port.
maexchen-too-many-bots = Встроенных ботов может быть не больше { $most }: в раунде двадцать мест, и одно из них для гостя.
maexchen-waits = Ждём на порту { $port }, пока бот зарегистрируется.
maexchen-at-table = { $name } идёт к столу. Ctrl-C завершает.
maexchen-other-rules = Он знает только «Мию» с обычным порядком значений.

## Recorded games as data
records-unreadable-row = Строка { $line } файла «{ $file }» — не строка данных: { $problem }
records-no-row = Из этой записи строки данных не сделать: это запись для { $reader }. Нужна запись игрока или полная (all).
records-bad-name = Имя «{ $file }» должно оканчиваться на .jsonl или .jsonl.gz.
records-exported = Записано в «{ $file }» игр: { $games }.
records-verified = Записей без ошибок: { $held } из { $games }.
records-none-in = В папке «{ $path }» нет файлов .record.
records-which = Назовите записи, папки с записями или папку столов сервера через --data.
records-not-anonymous = Анонимной можно сделать только полную запись (all): в записи игрока может быть написанное другими.

## Games that a library of numbered actions cannot take
adapter-unlisted = При { $seats } местах и таких правилах действия не перечислить: «{ $action }» оставляет открытыми сумму или слова либо возможно слишком многими способами. Перечислить можно игры, в которых действия выбирают, как в «Мии» и французском покере.
adapter-no-round = По этим правилам нет раундов, которые можно играть отдельно.
adapter-refused-interrupting = «{ $option }» здесь не сыграть: игроки могут перебивать друг друга, а библиотеки спрашивают по одному.
adapter-no-round-over = По этим правилам ни один раунд не начинается поверх { $given }. Можно поверх: { $allowed }.
adapter-unknown-span = Значения «span={ $given }» нет. Есть «game» и «round»; «over» относится к раунду.
terminal-site-written = Сайт записан в { $folder }: { $megabytes } МБ. Его можно выложить на любой хостинг.
terminal-site-exists = { $folder } уже существует. Укажите новую папку.
terminal-site-not-built = Файлы для сайта не собраны. Соберите их в исходниках: ./run offline
