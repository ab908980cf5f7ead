# Тренер, подсказки и картина стратегии в браузере; загружается, когда понадобится.
web-coach-game = Игра { $number }
web-coach-of = из { $count }
web-coach-earlier = Предыдущая игра
web-coach-later = Следующая игра
web-coach-whose = Чья игра
web-coach-slips = Ошибок среди ваших решений: { $count } из { $decisions }.
web-coach-chart = Шанс победить, решение за решением
web-coach-chart-chips = Сколько фишек вы могли рассчитывать выиграть или проиграть
web-coach-chart-kept = Шанс не выбыть, решение за решением
web-coach-chart-points = Перевес в очках, решение за решением
web-coach-chart-label =
    График решений ({ $decisions }) за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }: от { $from } в начале до { $to } в конце. Каждое решение в числах — в таблице ниже.
web-coach-chart-help = Каждая точка — ваше решение; линия сразу падает там, где оно чего-то стоило. Всё между ними — удача и то, что делали другие.
web-coach-round = Раунд { $number }
web-coach-axis = раунд
web-coach-decision = Решение { $number } из { $count }
web-coach-before = Предыдущее решение
web-coach-next = Следующее решение
web-coach-next-mistake = Следующая ошибка
web-coach-biggest = Ваша главная ошибка
web-coach-cost = −{ $lost }
web-coach-fine = Надёжный ход
web-coach-slip = Это стоило { $lost }
web-coach-you = Вы: { $done }
web-coach-better = Лучше: { $best }
web-coach-dice = Ваши кубики
web-coach-unlooked = не смотрели
web-coach-to-beat = Надо перебить
web-coach-told = Вам сказали
web-coach-opening = вы начинаете раунд
web-coach-lie = У надёжного игрока такая заявка ложна в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-coach-lie-here = Судя по игре этого игрока, заявка ложна в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-coach-never = Надёжные игроки здесь так никогда не говорят.
web-coach-alternative = Что вы могли
web-coach-worth = Стоит
web-coach-wins = побеждает
web-coach-stays = не выбыл
web-coach-often = надёжная игра
web-coach-all = Все решения
web-coach-table = Каждое решение игры
web-coach-did = Вы
web-coach-column-cost = Цена
web-coach-column-lie = Ложь?
web-coach-course = Игра раунд за раундом
web-coach-explore = Вся стратегия для этого места
web-coach-end = Решён только конец этой игры, поэтому судят только о нём. { $why }
web-coach-unsolved = Эту игру тренер разобрать не может
web-coach-back = К столу
web-coach-end-row = конец
web-hint-best = Лучше всего: { $move }
web-hint-none = Здесь подсказки нет: { $why }
web-hint-close = Закрыть подсказку
web-explore-lead = Играйте так — и никому не поможет, что он это знает. Выберите правила, а потом смотрите, что говорить с какими кубиками и как часто не верить.
web-explore-lead-many = Втроём и больше таких способов много, и это один из них: он верен, лишь пока его держатся все.
web-explore-rules = Правила
web-explore-first = Первые правила
web-explore-second = Вторые правила
web-explore-compare = Сравнить с другими правилами
web-explore-single = Больше не сравнивать
web-explore-players = Игроков
web-explore-lives = Сколько осталось жизней, с того, у кого стакан
web-explore-lives-of = Жизни игрока { $number }
web-explore-shown = Что показано
web-explore-say = Что говорить
web-explore-doubt = Недоверие
web-explore-lie = Ложь
web-explore-over = Когда надо перебить
web-explore-opener = ничего: вы начинаете
web-explore-lower = Ниже
web-explore-higher = Выше
web-explore-say-caption = Строки: кубики под вашим стаканом. Столбцы: что вы говорите.
web-explore-doubt-caption = Как часто заявке не верят. Строки: что надо перебить. Столбцы: заявка поверх этого.
web-explore-lie-caption = Как часто сделанная заявка ложна. Строки: что надо перебить. Столбцы: заявка поверх этого.
web-explore-truth = правда
web-explore-bluff = ложь
web-explore-less = меньше, чем есть
web-explore-never = никогда
web-explore-always = всегда
web-explore-mark = отличается на 5 % или больше
web-explore-read-say = Когда под стаканом { $roll }, { $value } говорят в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-explore-read-again = Когда под стаканом { $roll }, вслепую перебрасывают в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-explore-read-doubt = { $value } поверх { $over }: не верят в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-explore-read-doubt-open = { $value } первой заявкой: не верят в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-explore-read-lie = { $value } поверх { $over }: когда так говорят, это ложь в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-explore-read-lie-open = { $value } первой заявкой: когда так говорят, это ложь в { $percent ->
    [one] { $percent } случае
   *[other] { $percent } случаях
} из 100.
web-explore-read-not = Здесь так сказать нельзя.
web-explore-read-help = Коснитесь клетки, наведите на неё или ходите стрелками, чтобы прочесть.
web-explore-again = ↻
web-explore-again-words = перебросить вслепую
web-explore-unseen = Лучше всего здесь даже не смотреть и сказать { $value }.
web-explore-worth = Начать стоит
web-explore-here-worth = Взять стакан здесь стоит
web-explore-lies = Ложь среди первых заявок
web-explore-doubted = Недоверие к первым заявкам
web-explore-fall = Стакан больше всего теряет в цене
web-explore-fall-at = { $from } → { $to }
web-explore-differs = Что отличается
web-explore-same = В том, что говорят часто, ничто не отличается на пять из ста.
web-explore-differ-say = С { $roll } поверх { $over } говорят { $value } в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-differ-say-open = Начиная с { $roll }, говорят { $value } в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-differ-doubt = { $value } поверх { $over }: не верят в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-differ-doubt-open = { $value } первой заявкой: не верят в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-unsolved = Эти правила не решены
web-explore-solving = Решается…
web-explore-figures = В числах
web-explore-title = { $game }: решение
