# Тренировка: задачи, упражнения, задача дня и уроки. Пункты — процентные.
practice-title = Тренировка
practice-lead = Позиции из просчитанной игры: выберите ход и посмотрите, чего стоит каждый.
practice-daily = Задача дня
practice-daily-lead = Пять позиций, сегодня одинаковых для всех.
practice-daily-done = Сегодня: { $right } из { $count }. Новая задача будет в { $time }.
practice-drills = Упражнения
practice-drills-lead = Позиции вашего уровня.
practice-lessons = Уроки
practice-mistakes = Ваши собственные ошибки
practice-mistakes-due = { $count ->
    [one] { $count } карточка на повторение
    [few] { $count } карточки на повторение
   *[other] { $count } карточек на повторение
}
practice-done = Готово
practice-start = Начать
practice-next = Дальше
practice-again = Ещё раз
practice-progress = { $number } из { $count }
practice-score = Верно: { $right } из { $count }
practice-rating = Ваш рейтинг: { $rating }
practice-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
practice-end-well = Хорошо вышло: { $theme } ({ $right } из { $count })
practice-end-look = Посмотрите на это ещё раз
practice-end-chosen = Ваш выбор: { $chosen }. Он стоит { $cost } п. Лучше: { $best }.
practice-trend-games = Во что вам обходилось решение, по разобранным играм (пункты)
practice-trend-days = Решённые задачи, по дням
practice-habits = Ваши привычки со временем
practice-habits-game = Игра
practice-habits-against = Против
practice-habits-all = Все
practice-habits-people = Люди
practice-habits-bots = Боты
practice-habits-mixed = Люди и боты
practice-habits-none = Таких игр пока нет.
practice-habits-cost = Сколько стоила каждая привычка по сравнению с верной игрой, за партию ({ $unit ->
    [chips] фишки
   *[points] пункты
}). Партий, разобранных тренером: { $count }
practice-habits-review = Откройте после партии разбор тренера, и здесь появится, сколько стоит каждая привычка.
practice-habit-bluff = Блеф
practice-habit-truth = Правдивые заявки
practice-habit-doubt = Сомнения
practice-habit-trust = Доверие
practice-habit-other = Другие ходы
practice-believed = А вы бы поверили?
practice-believed-lead = Заявки из ваших партий: { $count }. Вы видите то же, что тогда; правда откроется после ответа.
practice-believed-name = Поверили бы вы? Говорит { $name }.
practice-believed-truth = Бросок, о котором говорит { $name }: { $dice }. { $lied ->
    [yes] Это была ложь.
   *[no] Заявка была правдой.
}
practice-believed-none = Заявок пока нет. Разберите оконченную игру с тренером, и они появятся.
practice-mix = Ваше чередование решений
practice-mix-lead = Как часто вы делали тот или иной выбор за столами на двоих, в тренировке и в разобранных партиях, по сравнению с верной игрой в тех же позициях.
practice-mix-sound = Пока как в верной игре ({ $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}).
practice-mix-doubt = { $which ->
    [low] Низкие заявки, до которых дотягивает не меньше половины бросков
    [middle] Средние заявки, до которых дотягивает от шестой части до половины бросков
   *[high] Высокие заявки, до которых дотягивает меньше шестой части бросков
}: вы не поверили { $done } из { $count }. Верная игра не верит { $sound }.
practice-mix-lie = { $which ->
    [low] Низкие заявки, до которых дотягивает не меньше половины бросков
    [middle] Средние заявки, до которых дотягивает от шестой части до половины бросков
   *[high] Высокие заявки, до которых дотягивает меньше шестой части бросков
}: вы солгали такой заявкой в { $done } решениях из { $count }. Верная игра лжёт так в { $sound }.
practice-mix-usual = { $which ->
    [answer] Ответов: { $count }; из них с самым частым в верной игре совпало { $done }. Верная игра чередует ответы: в ней таких было бы { $sound }.
   *[claim] Заявок: { $count }; из них с самой частой в верной игре совпало { $done }. Верная игра чередует заявки: в ней таких было бы { $sound }.
}
practice-mix-profit = { $who ->
    [doubt-more] Этим воспользуется соперник, который здесь никогда не лжёт.
    [doubt-less] Этим воспользуется соперник, который здесь лжёт чаще.
    [lie-more] Этим воспользуется соперник, который здесь никогда не верит.
    [lie-less] Этим воспользуется соперник, который здесь всегда верит.
   *[usual-more] Этим воспользуется соперник, который знает ваш обычный выбор.
}
practice-copy = Скопировать результат
practice-copied = Скопировано
practice-copy-by-hand = Результат выделен: скопируйте его со страницы.
practice-strategy = Показать здесь стратегию
practice-keys = Клавиши 1–9 — выбор, Enter — дальше.

## Темы
practice-theme = Тема
practice-theme-all = Всё
practice-theme-answer = Верить или нет
practice-theme-announce = Что сказать
practice-theme-keep = Какие кубики оставить
practice-theme-order = Приказы в войне
practice-theme-opening = Начало раунда
practice-theme-high-claims = Высокие заявки
practice-theme-mia-called = Заявлено самое высокое
practice-theme-last-life = Ваш последний шанс
practice-theme-blind-pass = Передать вслепую
practice-theme-must-lie = Приходится лгать
practice-theme-full-house = Фулл-хаус и выше
practice-theme-open-dice = Открытые кубики против заявки
practice-theme-last-card = Ваша последняя карта
practice-theme-shields = Щиты
practice-theme-siege = Правила осады
practice-theme-bet = Ставки
practice-theme-last-bets = Последний раунд ставок

## Позиции
practice-question-answer = Верить или нет?
practice-question-announce = Что вы скажете?
practice-question-keep = Какие кубики оставите?
practice-question-order = Какой приказ напишете?
practice-question-bet = Что вы сделаете?
practice-spot-lives = Жизни, сначала ваши: { $lives }
practice-spot-tokens = Жетоны, сначала ваши: { $lives }
practice-spot-seats = Игроков: { $seats }
practice-spot-dice = Ваши кубики: { $dice }
practice-spot-open = Открытые кубики: { $dice }
practice-spot-hidden = Закрытые кубики, которые вы знаете: { $dice }
practice-spot-unknown = Закрытые кубики, которых вы не знаете: { $count }
practice-spot-opening = Вы начинаете раунд.
practice-spot-over = Надо перебить: { $claim }
practice-spot-claim = Игрок перед вами говорит: { $claim }
practice-spot-yours = Ваши карты: { $cards }. Мечи: { $swords }
practice-spot-theirs = Карты соперника: { $cards }. Мечи: { $swords }
practice-spot-ties = При равенстве побеждает тот, у кого до войны было больше мечей: у вас { $yours }, у соперника { $theirs }.
practice-spot-pot = Банк: { $pot }. { $price ->
    [0] Доплачивать нечего.
   *[other] Колл стоит { $price }.
}
practice-spot-betting = Раунд ставок { $round } из { $rounds }, { $left ->
    [any] ставки любого размера
    [0] рейзов больше не будет
   *[other] ещё можно повышать (по { $size }): { $left }
}
practice-spot-boldest = Четыре меча за самую высокую ставку игры (сейчас { $highest }): { $who ->
    [you] у вас
    [none] ни у кого
   *[other] у игрока { $who }
}
practice-spot-named = Игрока спросили о цвете карты, и он говорит: «{ $named ->
    [red] красная
   *[black] чёрная
}». Среди карт, которых вы не видели ({ $unseen }), карт этого цвета: { $count }.
practice-spot-seat = { $who ->
    [you] Вы
   *[other] Игрок { $who }
}
practice-spot-chips = { $who ->
    [you] Ваши карты
   *[other] Карты игрока { $who }
}: { $cards }. Осталось фишек: { $chips }
practice-marked-bare = ничего
practice-marked-shield = щит
practice-marked-sword = два меча { $who ->
    [you] вам
   *[other] игроку { $who }
}
practice-marked-unsure = с вероятностью { $shield } % щит, иначе два меча { $who ->
    [you] вам
    [none] никому
   *[other] игроку { $who }
}
practice-card = { $lives ->
    [2] карта со щитом
   *[1] карта без щита
}
practice-pay = , цена — { $lives ->
    [2] карта со щитом
   *[1] карта без щита
}

## Оценки и объяснения
practice-grade-excellent = Отлично!
practice-grade-good = Хорошо
practice-grade-inaccurate = Неточно
practice-grade-blunder = Грубая ошибка
practice-cost = Это стоит { $cost } пункта ({ $game ->
    [sword_of_lies] из 100 за весь банк
   *[other] из 100 за победу
}).
practice-refutation = Вот что может случиться дальше:
practice-skip = Пропустить
practice-share = верная игра: { $share } %
practice-figures = { $kind ->
    [honest] Сильные игроки здесь так говорят, только если это правда.
    [answer] Сильные игроки здесь лгут в { $chance } % случаев.
    [announce] Этому не верят в { $chance } % случаев.
   *[other] { "" }
}{ $next ->
    [none] { "" }
   *[other] {" "}Лучший неверный выбор стоит { $next } пункта.
}
practice-why-best = Лучший выбор стоит { $worth } пункта из 100; лучший неверный обходится в { $next }.
practice-why-war = { $sure ->
    [yes] Верный приказ выигрывает весь банк при любом ответе.
   *[no] Верная игра стоит { $worth } % банка.
} После приказа «{ $wrong ->
    [hold] ни одного меча
    [strike] один меч
    [strike-twice] два меча
   *[strike-thrice] три меча
}{ $wrong_at ->
    [none] { "" }
    [shield] : щит
    [shields] : щиты
    [bare] : карта без щита
    [bares] : карты без щита
   *[mixed] : щиты и карты без щита
}» ответ «{ $reply ->
    [hold] ни одного меча
    [strike] один меч
    [strike-twice] два меча
   *[strike-thrice] три меча
}{ $reply_at ->
    [none] { "" }
    [shield] : щит
    [shields] : щиты
    [bare] : карта без щита
    [bares] : карты без щита
   *[mixed] : щиты и карты без щита
}» оставляет вам { $least } %. Неверный приказ обходится не меньше чем в { $next } пункта.
practice-why-bet = Если никто больше не сбросит карт и не повысит, вы выиграете около { $armed } % банка с четырьмя мечами за самую высокую ставку и { $plain } % без них{ $need ->
    [0] , а чек бесплатный
   *[other] ; колл выгоден от { $need } %
}. { $action ->
    [either] Верных вариантов больше одного.
    [fold] Верно сделать фолд; любой неверный выбор стоит не меньше { $next } пункта.
    [check] Верно сделать чек; любой неверный выбор стоит не меньше { $next } пункта.
    [call] Верно сделать колл; любой неверный выбор стоит не меньше { $next } пункта.
    [raise] Верно сделать рейз; любой неверный выбор стоит не меньше { $next } пункта.
   *[bet] Верно сделать ставку; любой неверный выбор стоит не меньше { $next } пункта.
}
practice-last-shares = С четырьмя мечами за самую высокую ставку вы выиграете { $armed } % банка, без них { $plain } %.
practice-last-answer = { $action ->
    [raise] Любой выбор, кроме рейза, стоит не меньше { $next } пункта.
    [call] Колл выгоден от { $need } %; любой другой выбор стоит не меньше { $next } пункта.
   *[fold] Колл был бы выгоден только от { $need } %; любой выбор, кроме фолда, стоит не меньше { $next } пункта.
}
practice-last-raise = { practice-last-shares } Ваш рейз забирает их, и второй игрок уже не может их вернуть. { practice-last-answer }
practice-last-raised-again = { practice-last-shares } Если вы сделаете рейз, второй игрок повысит последним и заберёт их. { practice-last-answer }
practice-last-small = { practice-last-shares } Они у второго игрока, и рейз их не заберёт: он не больше самой высокой ставки игры, { $highest }. { practice-last-answer }
practice-last-no-raise = { practice-last-shares } Они у второго игрока, а повышать больше нельзя. { practice-last-answer }
practice-last-keep = { practice-last-shares } Они уже у вас и после колла останутся у вас. { practice-last-answer }
practice-last-ahead = Даже без четырёх мечей за самую высокую ставку вы выиграете { $plain } % банка, поэтому рейз, на который второй игрок ответит коллом, выгоден. { practice-last-answer }
practice-last-idle = Четыре меча за самую высокую ставку здесь ничего не меняют: с ними или без них вы выиграете { $plain } % банка. { practice-last-answer }
practice-error = Значения оценены приближённо, стандартная ошибка (в пунктах): { $error }.

## Уроки
practice-lesson-mia-odds = Когда не верить
practice-lesson-mia-odds-text = Не верить выгодно, если заявка достаточно часто ложь или если её трудно перебить. Низкие первые заявки чаще правда, высокие поверх высоких — чаще нет.
practice-lesson-mia-truth = Начать раунд
practice-lesson-mia-truth-text = В начале правда часто лучше всего, но не с каждым броском. Сравните, как часто не верят каждой заявке.
practice-lesson-mia-last-life = Ваша последняя жизнь
practice-lesson-mia-last-life-text = С одной жизнью напрасное недоверие заканчивает игру. Но верная игра не верит и здесь, если шансы за это.
practice-lesson-french-poker-open = Открытые кубики
practice-lesson-french-poker-open-text = Открытые кубики говорят, что ещё возможно. Посчитайте закрытые кубики, которые нужны заявке.
practice-lesson-french-poker-keep = Какие кубики оставить
practice-lesson-french-poker-keep-text = Оставляйте то, что поможет следующей заявке, и думайте, что увидят остальные.
practice-lesson-french-poker-claim = Первая заявка
practice-lesson-french-poker-claim-text = Первая заявка должна быть такой, чтобы в неё поверили, а перебить её было трудно.
practice-lesson-sword-of-lies-single = Хватит одного меча
practice-lesson-sword-of-lies-single-text = Двойная атака стоит своей карты. Прежде чем платить, посчитайте, кто падёт первым.
practice-lesson-sword-of-lies-double = Двойная атака
practice-lesson-sword-of-lies-double-text = Иногда два меча сразу решают войну раньше ответа.
practice-lesson-sword-of-lies-bets = Ставки и четыре меча
practice-lesson-sword-of-lies-bets-text = Сравните цену со своей долей банка. Кто первым сделал самую высокую ставку, получает четыре меча. Поэтому посчитайте, сколько рейзов осталось: кто сделает последний?

## Отказы
practice-refused-game = Для { $game } задач нет. Они есть для: { $allowed }.
practice-refused-theme = Темы { $theme } нет. Есть: { $allowed }.
practice-refused-lesson = Урока { $lesson } нет. Есть: { $allowed }.
practice-refused-day = { $given } — не дата. Пишите так: 2026-11-27.
practice-refused-position = Такой позиции в { $given } нет.
practice-refused-option = Вариант { $given } здесь невозможен.
practice-prompt = Ваш выбор (1–{ $count }, q — закончить):
