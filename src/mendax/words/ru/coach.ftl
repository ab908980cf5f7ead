# The coach and the solver.

## What decisions were worth, and the picture of a solved strategy
coach-title = { $name }, решение за решением
coach-course = Чего стоила игра, раунд за раундом (− сколько потеряно)
coach-head-round = Раунд
coach-head-dice = Ваши кубики
coach-head-claim = Надо перебить
coach-head-lie = Ложь?
coach-head-done = Вы
coach-head-worth = Стоит
coach-head-better = Лучше
coach-head-lost = Потеря
coach-head-moment = Когда
coach-head-known = Что вы могли знать
coach-head-shown = Выяснилось позже
coach-unexpected = никогда не говорят
coach-figure =
    { $unit ->
        [chips] { $worth } фишки
        [points] { $worth } очка
       *[chance] { $worth } %
    }
coach-line = Раунд { $round }: { $looked ->
    [no] кубиков не видно
   *[yes] ваши кубики { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , надо перебить { $claim }
}. Вы: { $done }, стоит { $worth }.
coach-line-answer = Раунд { $round }: вам сказали { $claim } { $expected ->
    [no] (сильные игроки здесь так никогда не говорят)
   *[yes] (ложь: { $lie })
}. Вы: { $done }, стоит { $worth }.
coach-line-knowing = Раунд { $round }: вы знали, что под стаканом { $roll }, и вам сказали { $claim }. Вы: { $done }, стоит { $worth }.
coach-line-known = { $moment }: { $known } Вы: { $done }, стоит { $worth }.
coach-line-better = Лучше: { $best }, стоит на { $lost } больше.
coach-lost = В среднем одно решение стоило { $lost }.
coach-mistakes-tomorrow = { $count ->
    [one] Завтра вернётся { $count } ваша ошибка.
    [few] Завтра вернутся { $count } ваши ошибки.
   *[other] Завтра вернутся { $count } ваших ошибок.
}
coach-one-of-many = Пока игроков трое и больше, равновесий много. Поэтому ходы оцениваются против игроков за этим столом: по тому, как они до этого играли.
coach-move-look = посмотреть
coach-move-announce = сказать «{ $value }»
coach-move-reroll = перебросить вслепую, сказать «{ $value }»
coach-move-believe = поверить
coach-move-doubt = не поверить
coach-move-wait = подождать
coach-move-pass-on = передать вслепую, сказать «{ $value }»
coach-move-concede = сдаться
coach-move-keep-lives = оставить три жизни
coach-move-reroll-lives = дать решить кубику
coach-verdict-nothing = Оценивать нечего: в решённых позициях вы решений не принимали.
coach-verdict-sound = Верно от начала до конца: { $decisions ->
    [1] ваше единственное решение не стоило ничего заметного.
   *[other] ни одно из ваших решений ({ $decisions }) не стоило ничего заметного.
}
coach-mistake-announce =
    Ваша главная ошибка: в раунде { $round }, когда под стаканом было { $roll }{ $opening ->
        [yes] { "" }
       *[no] { " " }и надо было перебить { $claim }
    }, вы сказали { $said }. { $better ->
        [reroll] Перебросить вслепую и сказать { $value }
       *[announce] Сказать { $value }
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-unseen =
    Ваша главная ошибка: в раунде { $round } вы не глядя сказали { $said }. { $better ->
        [look] Сначала посмотреть
       *[announce] Сказать { $value }
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-look =
    Ваша главная ошибка: в раунде { $round } вы посмотрели. Сказать не глядя { $value } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-reroll =
    Ваша главная ошибка: в раунде { $round }, когда под стаканом было { $roll }, вы перебросили. { $better ->
        [reroll] Сказать при этом { $value }
       *[announce] Сказать { $value } как есть
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-believe =
    Ваша главная ошибка: в раунде { $round } вы поверили, что там { $claim }, { $made ->
        [here] а это, судя по ходу игры за этим столом, ложь в { $lie } % случаев
        [never] а сильные игроки здесь этого никогда не говорят; случайные кубики ниже этого в { $lie } % случаев
       *[sometimes] хотя сильный игрок выдумал бы это в { $lie } % случаев
    }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-wait =
    Ваша главная ошибка: в раунде { $round } вы пропустили заявку «{ $claim }», { $made ->
        [here] а это, судя по ходу игры за этим столом, ложь в { $lie } % случаев
        [never] а сильные игроки здесь этого никогда не говорят; случайные кубики ниже этого в { $lie } % случаев
       *[sometimes] хотя сильный игрок выдумал бы это в { $lie } % случаев
    }. Не поверить вне очереди стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-doubt =
    Ваша главная ошибка: в раунде { $round } вы не поверили, что там { $claim }, { $made ->
        [here] а это, судя по ходу игры за этим столом, ложь лишь в { $lie } % случаев
        [never] а сильные игроки здесь этого никогда не говорят; случайные кубики ниже этого лишь в { $lie } % случаев
        [sure] а это не может быть ложью
        [honest] а это там почти никогда не ложь
       *[sometimes] хотя сильный игрок выдумал бы это лишь в { $lie } % случаев
    }. { $better ->
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
        [wait] Подождать
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-concede =
    Ваша главная ошибка: в раунде { $round } вы сдались перед { $claim }, { $made ->
        [here] а это, судя по ходу игры за этим столом, ложь в { $lie } % случаев
        [never] а сильные игроки здесь этого никогда не говорят; случайные кубики ниже этого в { $lie } % случаев
       *[sometimes] хотя сильный игрок выдумал бы это в { $lie } % случаев
    }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-pass-on =
    Ваша главная ошибка: в раунде { $round } вам сказали { $claim }, что сильный игрок выдумал бы в { $lie } % случаев, и вы передали стакан со словами { $said }. { $better ->
        [doubt] Не поверить
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-believe-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и поверили, что там { $claim }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-doubt-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и не поверили, что там { $claim }. { $better ->
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-concede-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и сдались перед { $claim }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-pass-on-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и передали его поверх { $claim } со словами { $said }. { $better ->
        [doubt] Не поверить
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-keep-lives =
    Ваша главная ошибка: после раунда { $round } вы оставили три жизни. Дать решить кубику стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-mistake-reroll-lives =
    Ваша главная ошибка: после раунда { $round } вы дали решить кубику. Оставить три жизни стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] процентного пункта
    } больше.
coach-no-such-game = Тренер не знает игру этой записи ({ $game }). Знает: { $allowed }.
coach-no-seat = Тренеру нужно знать, что видело одно место. По этой записи он может разобрать: { $allowed }.
coach-no-perfect = Идеальных ботов для этой игры нет: она не решена.
coach-too-large = Целая игра { $seats } игроков с такими правилами и жизнями ({ $lives }) здесь не решается: это слишком долго. Решены готовые наборы для двух и трёх игроков, стандартные правила — до четырёх, а большинство других — для двух игроков и не больше чем восьми жизней.
coach-too-large-passing = Где стакан можно передавать, важна каждая заявка с последнего броска, поэтому решено здесь немногое: стандартные правила для двоих до шести жизней; с другими правилами для двоих — до шести жизней, если передавать надо только с заявкой выше или только с той же, и одна жизнь, если можно и так, и так.
coach-too-slow = Решение этих правил занимает больше времени, чем разрешает этот сервер.
coach-unsolved = Решатель не нашёл для этих правил достаточно точного равновесия.
coach-preparing = Решатель готовится к работе, в первый раз это занимает около минуты. Попробуйте после этого ещё раз.
coach-solver-failed = Решатель здесь не справился. Сервер попробует ещё раз через десять минут.
coach-too-long = Эта игра слишком длинная для разбора.
coach-other-game = Для этой игры тренер так не умеет.
coach-not-your-seat = Разобрать можно только ваше место: кубики остальных не открывали. За столами, где после игры открывают всё, можно любое.
coach-no-seat-of-yours = В этой игре вы не играли, так что разбирать нечего.
coach-hint-off = Подсказки за этим столом выключены. Хозяин может разрешить их перед игрой.
coach-hint-no-seat = Подсказки — для тех, кто играет.
coach-hint-none = Здесь нечего решать.
coach-other-policy = Стратегия в этом файле — для других правил, другого числа мест или только для одного раунда.
explore-title = { $name }, жизни { $lives } (первым — игрок со стаканом)
explore-worth = Начинать раунд стоит { $worth } за столом на { $seats }.
explore-figure =
    { $unit ->
        [points] { $worth } очка
       *[chance] { $worth } %
    }
explore-legend = · никогда   ░ до ¼   ▒ до ½   ▓ до ¾   █ больше; зелёное: правда
explore-opener = Что говорит начинающий (строки: кубики, столбцы: заявки)
explore-over = Что говорят поверх { $value } (строки: кубики, столбцы: заявки)
explore-doubts = Как часто заявке не верят (строки: что перебить, столбцы: заявки)
explore-lies = Как часто заявка ложна (строки: что перебить, столбцы: заявки)
explore-says = { $value } { $percent } %
explore-again = перебросить вслепую { $percent } %
explore-claim = { $value }: говорят { $often } %, ложь { $lie } %, не верят { $doubt } %
explore-compare = Что отличается
explore-compare-worth = Начинать раунд стоит
explore-compare-lies = Ложь среди заявок начинающего
explore-compare-doubted = Недоверие к заявкам начинающего
explore-compare-fall = Где стакан больше всего теряет в цене
explore-differs = { $value } поверх { $over }: не верят { $one } % и { $two } %.
explore-one-of-many = При трёх и более игроках равновесий много, и это одно из них. Оно верно, лишь пока его придерживаются все.
explore-no-position = Позиции с жизнями «{ $lives }» нет. Укажите по числу для каждого оставшегося игрока, не больше { $most }, например 3,1.
explore-bad-position = «{ $given }» — не позиция. Укажите по числу для каждого оставшегося игрока, например 3,1.
explore-refused-game = Для игры { $game } решённой стратегии нет. Есть для: { $allowed }.
explore-passing = Где стакан можно передавать, здесь показаны первая заявка после броска и как часто ей сразу не верят. Ответы на переданную заявку зависят от всех заявок после броска и не показаны.
explore-no-value = Значения { $given }, которое надо перебить, нет. Есть: { $allowed }.

## Причины: почему лучший ход лучший
cause-known-true = Вы знаете кубики: { $own } — это и есть «{ $claim }», и не верить значит проиграть.
cause-known-lie = Вы знаете кубики: { $own } меньше, чем «{ $claim }», и не верить значит выиграть.
cause-lowest = «{ $claim }» не может быть ложью: для этого хватает любого броска.
cause-dice-reach = «{ $claim }» не может быть ложью: для этого уже хватает кубиков, которые вы знаете.
cause-ruled-out = «{ $claim }» — точно ложь: кубики, которые вы знаете, этого не допускают.
cause-top = «{ $claim }» нечем перебить, поэтому своей заявки сделать нельзя. { $action ->
    [doubt] Эта заявка ложна достаточно часто, чтобы не верить.
    [concede] Эта заявка правдива слишком часто, чтобы не верить.
   *[either] Эта заявка ложна как раз так часто, что не верить и сдаться одинаково выгодно.
}
cause-top-deters = «{ $claim }» нечем перебить, а честно это говорят лишь потому, что этому всегда не верят: если бы вы всегда сдавались, так мог бы сказать и выиграть любой.
cause-top-always = «{ $claim }» нечем перебить. Если бы вы всегда сдавались, сопернику было бы выгодно лгать так гораздо чаще. Ваше недоверие это сдерживает.
cause-only-top = «{ $claim }» перебивает только «{ $other }»: если поверите, придётся сказать «{ $other }».
cause-next-must-lie = «{ $claim }» трудно перебить, шанс — { $ways } из { $all }: если поверите, скорее всего придётся лгать.
cause-hard-to-beat = «{ $claim }» трудно перебить: пять новых кубиков перебивают это лишь с шансом { $chance } %.
cause-go-on-worse = Если поверите заявке «{ $claim }», придётся играть дальше, а это здесь мало чего стоит.
cause-mostly-lie = «{ $claim }» здесь чаще всего ложь.
cause-easy-to-beat = «{ $claim }» легко перебить, шанс — { $ways } из { $all }: если поверите, скорее всего лгать не придётся.
cause-go-on-better = Если поверите заявке «{ $claim }», раунд продолжится, и проиграть его сможете не только вы.
cause-rarely-lie = «{ $claim }» здесь редко бывает ложью, поэтому не верить обычно значит проиграть.
cause-lie-seldom = «{ $claim }» здесь бывает ложью недостаточно часто, чтобы не верить было выгодно.
cause-always-believe = Если бы вы всегда верили заявке «{ $claim }», сопернику было бы выгодно лгать так гораздо чаще. Ваше недоверие это сдерживает.
cause-always-doubt = Если бы вы никогда не верили заявке «{ $claim }», соперник делал бы её, только когда она правдива, и вы бы проигрывали.
cause-either = «{ $claim }» здесь бывает ложью как раз так часто, что оба ответа одинаково выгодны.
cause-wait-worse = Если никто не усомнится в заявке «{ $claim }», раунд продолжится, а для вас это мало чего стоит.
cause-wait-better = Если никто не усомнится в заявке «{ $claim }», раунд продолжится, и рисковать придётся другим раньше вас.
cause-wait-either = «{ $claim }» здесь бывает ложью как раз так часто, что не поверить и подождать одинаково выгодно.
cause-luck-needed = Кубики, которых вы не знаете, дают «{ $claim }» лишь с шансом { $chance } %.
cause-luck-likely = Кубики, которых вы не знаете, дают «{ $claim }» с шансом { $chance } %.
cause-pass-on = Если передать кубики дальше как «{ $value }», отвечать должен следующий игрок, а вам не нужен бросок, который перебивает «{ $claim }».
cause-doubted-anyway = Вам не поверят, что бы вы ни сказали, поэтому устоит только правда. «{ $value }» — правда.
cause-lies-doubted = Всему, что выше вашего броска, не верят. «{ $value }» — правда, и недоверие ей не вредит.
cause-top-roll = «{ $value }» — правда, и её нечем перебить: никакой ответ вам не повредит.
cause-truth-believed = «{ $value }» — правда, и недоверие ей не вредит, а всему, что выше вашего броска, не верят чаще.
cause-truth = «{ $value }» — правда, и недоверие ей не вредит.
cause-bait = «{ $value }» — меньше, чем у вас есть, поэтому это правда. Этому не верят чаще, чем «{ $truth }», и кто не верит, проигрывает.
cause-less = «{ $value }» — меньше, чем у вас есть, поэтому это правда, и недоверие ей не вредит.
cause-shift = «{ $value }» — меньше, чем у вас есть, поэтому это правда. Следующий игрок перебивает её { $ways } бросками из { $all }, а «{ $truth }» — только { $other }; за этим столом вам выгодно, чтобы ему не пришлось лгать.
cause-shift-truth = Вам поверили бы и на «{ $other }». Но следующий игрок перебивает «{ $value }» { $ways } бросками из { $all }, а «{ $other }» — только { $fewer }; за этим столом вам выгодно, чтобы ему не пришлось лгать.
cause-only-claim = Сказать можно уже только «{ $value }».
cause-doomed = Ваш бросок не перебивает «{ $claim }», а всему, что выше, не верят: можно выбрать только наименьшую потерю.
cause-least-doubted = Ваш бросок не перебивает «{ $claim }», поэтому придётся лгать, а «{ $value }» вызывает меньше всего недоверия.
cause-harder-to-beat = Ваш бросок не перебивает «{ $claim }», поэтому придётся лгать. «{ $value }» не верят чаще, чем «{ $other }», но если поверят, перебить это труднее.
cause-best-lie = Ваш бросок не перебивает «{ $claim }», поэтому придётся лгать. «{ $value }» не верят чаще, чем «{ $other }», но если поверят, это даст вам больше.
cause-raise = «{ $value }» труднее перебить, чем правду, «{ $truth }», а верят этому ещё достаточно часто.
cause-raise-free = «{ $value }» труднее перебить, чем правду, «{ $truth }», а не верят этому не чаще.
cause-reroll = { $own } меньше, чем «{ $value }». Новый бросок даст это с шансом { $ways } из { $all }.
cause-reroll-unknown = Новый бросок, которого никто не видел, даст «{ $value }» с шансом { $ways } из { $all }.
cause-look = Посмотрев, вы по-прежнему можете сказать что угодно и знаете, что из этого правда.
cause-unseen = Бросок, которого никто не видел, даёт «{ $value }» с шансом { $ways } из { $all }.
cause-keep-lives = Три жизни гарантированы. Кубик даёт меньше в одном случае из трёх.
cause-reroll-lives = Кубик даёт в среднем три с половиной жизни.
cause-all-known = Следующий игрок знает все пять кубиков и не поверит никакой лжи. «{ $value }» — правда.
cause-all-known-lost = Следующий игрок знает все пять кубиков и не поверит никакой лжи, а выше, чем «{ $claim }», правды нет.
cause-keep-claim = Ваши кубики, как лежат, дают «{ $value }»; новый бросок может это испортить.
cause-open-roll = Следующий игрок будет знать все пять кубиков, поэтому выше, чем «{ $claim }», устоит только правда.
cause-improve = Ваши кубики перебивают «{ $claim }», но следующий игрок их знает. О брошенных скрыто (их { $count }) он не будет знать ничего, и вы сможете сказать больше.
cause-roll-secret = Ваши кубики не перебивают «{ $claim }», и следующий игрок их знает. Чем больше кубиков бросить скрыто, тем больше заявок могут вызвать доверие.
cause-roll-likeliest = Ваши кубики не перебивают «{ $claim }». { $better ->
    [roll-all] Если бросить все пять
   *[keep] Если оставить { $value }
}, шанс перебить наибольший: { $chance } %.

## Browser
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
web-coach-chart-help = Каждая точка — ваше решение; линия сразу падает там, где оно чего-то стоило. Всё между точками — удача и игра остальных.
web-coach-round = Раунд { $number }
web-coach-axis = раунд
web-coach-decision = Решение { $number } из { $count }
web-coach-before = Предыдущее решение
web-coach-next = Следующее решение
web-coach-next-mistake = Следующая ошибка
web-coach-biggest = Ваша главная ошибка
web-coach-cost = −{ $lost }
web-coach-fine = Верный ход
web-coach-equal = Почти наравне с лучшим ходом
web-coach-slip = Это стоило { $lost }
web-coach-you = Вы: { $done }
web-coach-better = Лучше: { $best }
web-coach-dice = Ваши кубики
web-coach-unlooked = не смотрели
web-coach-to-beat = Надо перебить
web-coach-told = Вам сказали
web-coach-opening = вы начинаете раунд
web-coach-lie = { $percent ->
    [0] Сильный игрок говорит так здесь, только если это правда.
   *[other] У сильного игрока такая заявка ложна в { $percent } % случаев.
}
web-coach-lie-here = { $percent ->
    [0] Судя по тому, как этот игрок играл раньше, заявка правдива.
   *[other] Судя по тому, как этот игрок играл раньше, заявка ложна в { $percent } % случаев.
}
web-coach-never = Сильные игроки здесь так никогда не говорят.
web-coach-alternative = Что можно было сделать
web-coach-worth = Стоит
web-coach-wins = побеждает
web-coach-stays = не выбыл
web-coach-often = верная игра
web-coach-all = Все решения
web-coach-table = Каждое решение игры
web-coach-did = Вы
web-coach-column-cost = Потеря
web-coach-column-lie = Ложь?
web-coach-course = Игра раунд за раундом
web-coach-explore = Посмотреть всю стратегию здесь
web-coach-end = Решён только конец этой игры, поэтому оценивается только он. { $why }
web-coach-unsolved = Эту игру тренер разобрать не может
web-coach-back = К столу
web-coach-end-row = конец
web-coach-sound-help = Сколько стоили решения каждого игрока, судя по тому, что он знал. Остальное решают кубики и соперники.
web-coach-sound-cost = { $decisions ->
    [one] потеряно { $lost } за { $decisions } решение
    [few] потеряно { $lost } за { $decisions } решения
   *[other] потеряно { $lost } за { $decisions } решений
}
web-coach-sound-lies = Ложь: { $made } из { $spots } (верная игра { $expected })
web-coach-sound-doubts = Сомнения: { $made } из { $spots } (верная игра { $expected })
web-coach-sound-dearest = Самое дорогое решение: { $done }, −{ $lost }
web-coach-sound-dice = Кубики
web-coach-sound-told = Заявка
web-coach-sound-instead = Верная игра: { $moves }
web-coach-sound-hidden = { $count ->
    [one] { $count } решение со скрытыми кубиками не учтено.
    [few] { $count } решения со скрытыми кубиками не учтены.
   *[other] { $count } решений со скрытыми кубиками не учтено.
}
web-coach-sound-none = Цена решений этой игры неизвестна.
web-hint-best = Лучше всего: { $move }
web-hint-none = Здесь подсказки нет: { $why }
web-hint-close = Закрыть подсказку
web-explore-title = { $game }: решение
web-explore-lead = Играйте так — и знать это никому не поможет. Выберите правила и смотрите, что говорить с какими кубиками и как часто не верить.
web-explore-lead-many = При трёх и более игроках таких стратегий много, и это одна из них: она верна, лишь пока её придерживаются все.
web-explore-rules = Правила
web-explore-first = Первые правила
web-explore-second = Вторые правила
web-explore-compare = Сравнить с другими правилами
web-explore-single = Закончить сравнение
web-explore-players = Игроков
web-explore-lives = Сколько осталось жизней, первым — игрок со стаканом
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
web-explore-mark = отличается на 5 процентных пунктов или больше
web-explore-read-say = Когда под стаканом { $roll }, { $value } говорят в { $percent } % случаев.
web-explore-read-again = Когда под стаканом { $roll }, вслепую перебрасывают в { $percent } % случаев.
web-explore-read-doubt = { $value } поверх { $over }: не верят в { $percent } % случаев.
web-explore-read-doubt-open = { $value } первой заявкой: не верят в { $percent } % случаев.
web-explore-read-lie = { $value } поверх { $over }: это ложь в { $percent } % случаев.
web-explore-read-lie-open = { $value } первой заявкой: это ложь в { $percent } % случаев.
web-explore-read-not = Здесь так сказать нельзя.
web-explore-read-help = Коснитесь клетки, наведите на неё указатель или ходите стрелками, чтобы прочесть.
web-explore-again = ↻
web-explore-again-words = перебросить вслепую
web-explore-unseen = Лучше всего здесь даже не смотреть и сказать { $value }.
web-explore-worth = Начинать раунд стоит
web-explore-here-worth = Взять стакан здесь стоит
web-explore-lies = Ложь среди первых заявок
web-explore-doubted = Недоверие к первым заявкам
web-explore-fall = Стакан больше всего теряет в цене
web-explore-fall-at = { $from } → { $to }
web-explore-differs = Что отличается
web-explore-same = Ни одна общая заявка не отличается на пять процентных пунктов и больше.
web-explore-differ-say = С { $roll } поверх { $over } говорят { $value } в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-differ-say-open = Начиная с { $roll }, говорят { $value } в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-differ-doubt = { $value } поверх { $over }: не верят в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-differ-doubt-open = { $value } первой заявкой: не верят в { $one } % случаев; по вторым правилам — в { $two } %.
web-explore-unsolved = Эти правила не решены
web-explore-solving = Решается…
web-explore-figures = В числах

## What the solver refuses, and its reports
solver-refused-option = Не решено, когда «{ $option }» — «{ $given }». Решатель знает только: { $allowed }.
solver-refused-seats = Столы на { $seats } не решены. Решатель знает от двух до { $most } мест.
solver-refused-lives = Игра на { $seats } игроков с таким числом жизней ({ $lives }) слишком велика, чтобы её решить. Больше всего жизней за таким столом: { $most }.
solver-refused-blind-pass = Правила с передачей вслепую решены для двух мест. Для { $seats } они решены там, где передавать надо только с заявкой выше или только с той же и никому это не выгодно: отдельные раунды и игры на одну жизнь, с большинством домашних правил. Но не здесь.
solver-uncounted-blind-pass = Игры с передачей вслепую быстрые ядра не играют: там важна каждая заявка с последнего броска.
solver-uncounted-race = Быстрые ядра не играют партии, где сомневаться могут и те, кого не спросили.
solver-uncounted-wipe = Игры с Мией на Мию или с комбинацией, после которой годится всё, быстрые ядра не играют.
solver-refused-pass-back = Передача вслепую не решена вместе с Мией на Мию или с комбинацией, после которой годится всё.
solver-uncounted-laps = Быстрые ядра не считают, сколько раз комбинацию повторили поверх неё самой, а при этих правилах решение от этого зависит.
solver-uncounted-scores = В такой игре больше { $most } возможных счетов, точно их не сложить. Сыграйте лучше миллион игр.
solver-refused-race = Игры, где сомневаться может каждый, решены не больше чем для { $few } мест и при малом числе жизней. { $most ->
    [0] Столы на { $seats } мест не решены.
   *[other] Для { $seats } мест решатель знает игры не больше чем на { $most } жизни.
}
solver-refused-race-state = Для { $seats } мест с такими правилами, где сомневаться может каждый, решатель не нашёл равновесия. Обычные правила решены.
solver-refused-race-with = Игры, где сомневаться может каждый, не решены, если изменено и «{ $option }».
solver-refused-points = Целая игра на очки, которые могут кончиться, решена для двух мест и не больше чем { $rounds } раундов. Отдельный её раунд решён всегда, как и игры на деньги, на жизни и на очки, которые все получают в каждом раунде.
solver-refused-circle = При { $seats } местах и таких правилах { $again ->
    [round] раунд может начинаться заново вечно (тост)
   *[claim] одна и та же заявка может ходить по кругу вечно
}, и решатель не находит выхода. С двумя местами находит; с большим числом — возможно, при меньшем числе жизней или для одного раунда.
solver-unknown-position = Сохранённая стратегия не знает позиции { $lives }.
solver-bad-policy = Эта версия не может прочитать стратегию: { $problem }.
solver-refused-game = Игра { $game } не решена. Решены здесь: { $allowed }.
solver-missing = Здесь не решается: пакет { $package } не установлен или не загружается. Установить: python -m pip install { $package }
solver-solving = Идёт решение
solver-preparing = Загружается решатель (в первый раз он компилируется, это занимает около минуты)
solver-proving = Проверяется, выгодно ли кому-нибудь отклониться
solver-plain = Здесь ничего не скомпилировано: без компилятора всё работает как обычный Python. Дополнение «fast» его установит (numba и scipy).
solver-prepared = Готово за { $seconds } с. Теперь скомпилированный код только загружается.
solver-title = { $game }, решено: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $span ->
    [round] один раунд
   *[match] целая игра
}
solver-seat = Место
solver-opener = 1, начинает
solver-other = { $seat }
solver-worth-chance = Шанс победить
solver-worth-lives = Перевес в жизнях
solver-worth-points = Перевес в очках
solver-worth-kept = Шанс не выбыть
solver-worth-payoff = Выплата: кто выбыл, платит 1, остальные делят
solver-deviation = Отклонившись, никто не выигрывает больше { $gain }.
solver-deviation-round = Измерено для одного раунда: отклонившись, никто не повышает свой шанс выиграть его больше чем на { $gain }. --prove измеряет всю игру.
solver-took = Решено за { $seconds } с.
solver-read = Прочитано за { $seconds } с; решено раньше.
solver-endless = При такой игре партия может не закончиться: одна заняла больше { $turns } заявок.
exploit-title = Лучший ответ боту, за столом на двоих
exploit-weighing = Считается { $bot }
exploit-bot = Бот
exploit-opening = Выигрывает раундов, которые начинает
exploit-following = … которые начинает бот
exploit-game = Целая игра стоит
exploit-tried = Сыграно
exploit-line = Против бота { $bot }: выигрывает { $opening } раундов, которые начинает, и { $following } тех, которые начинает бот; целая игра стоит { $game }; сыграно: { $tried }
exploit-refused-game = Лучший ответ считаем только для { $allowed }, не для { $game }.
exploit-known-line = За столом на { $seats }, где все остальные — { $bot }: тот, кто их знает, проиграл { $lost } из { $rounds } { $rounds ->
    [one] раунда
   *[other] раундов
}. Среди таких же { $bot } проигрывает { $fair }.
exploit-refused-rules = Лучший ответ не считаем там, где кубики можно передавать вслепую (кроме ботов, которые никогда так не делают), и там, где в игре с банком высшей заявке можно уступить. Оставьте blind_pass выключенным; в игре с банком — top_claim=must_doubt.
exploit-refused-bot = { $given } не сообщает, насколько вероятен каждый его ход, поэтому лучший ответ ему не посчитать.
exploit-mia-title = Что выигрывает лучший ответ за столом на { $seats }, где все остальные — этот бот ({ $fair } — поровну)
exploit-mia-lot = Выигрывает игр, когда первый ход по жребию
exploit-mia-opens = когда начинает
exploit-mia-place = когда сидит { $place }-м
exploit-mia-line = Против бота { $bot } выигрывает { $lot } игр, когда первый ход по жребию ({ $places })
exploit-refused-mia-bot = В «Мие» лучший ответ считаем только для { $allowed }, не для { $given }.
exploit-refused-mia-games = В «Мии» это точные числа, игры не нужны: уберите --games.
exploit-refused-mia-winners = В «Мие» лучший ответ считаем там, где один выигрывает, а остальные проигрывают: поставьте scoring=lives, а если за столом больше двух, ends_when=last_standing.
exploit-refused-mia-repeats = В «Мие» лучший ответ считаем там, где ничто не повторяется: announce=higher, joker_32 без тоста, life_reroll=off.
measure-no-such-game = Цена решений известна только в { $allowed }, но не в { $given }.
measure-program = { $given } — отдельная программа, её нельзя опросить в каждой ситуации. Укажите имя бота, файл Python или module:function.
measure-by-standing = { $given } играет иначе, когда меняется число жизней, поэтому одна стратегия раунда его не описывает.
measure-other-tables = Нужны две стратегии на двух игроков по одинаковым правилам, и хотя бы одна из них должна быть стратегией бота.
measure-no-bot = { $given } — не бот: { $problem }
profile-pricing = Считаем цену каждого решения
profile-title = { $game }, игроков за столом: { $seats }. Цена решения { $unit ->
    [points] в очках
   *[chance] в процентных пунктах
}
profile-head-player = Игрок
profile-head-games = Игр
profile-head-cost = Цена
profile-head-claims = заявлений
profile-head-answers = ответов
profile-head-lies = Ложь
profile-head-doubts = Сомнения
profile-head-right = Верных ответов
profile-head-caught = Раскрыто
profile-rates = { $own } (решение игры { $sound })
profile-of = { $count } из { $all }
profile-line = { $player }, игр: { $games }. Решение стоит { $cost } (заявление { $claims }, ответ { $answers }); ложь { $lies }; сомнения { $doubts }; верных ответов { $right }; раскрыто { $caught }
profile-differ = { $better } решает лучше, чем { $worse } (p { $p }). Чтобы увидеть эту разницу, нужно примерно столько игр на каждого: { $games }.
profile-luck = { $better } решает лучше, чем { $worse }, но это может быть везением (p { $p }). Чтобы увидеть эту разницу, нужно примерно столько игр на каждого: { $games }.
profile-equal = У { $better } и { $worse } одинаковая цена решений.
profile-one-of-many = Когда остаётся трое или больше игроков, решение игры — лишь одно из многих, а цена посчитана против игроков этого стола.
profile-note = В скобках: как часто решение игры делает такой ход в тех же ситуациях. Цена — это то, что ход отдаёт против надёжной игры.
profile-beliefs = Оценки { $player } в ответах ({ $count }): показатель Брайера { $brier }. В ответах на заявления, которые делает и решение игры ({ $compared }): { $there }, а с вероятностями решения { $sound }. У того, кто всегда говорит «пополам», 0,25.
profile-beliefs-alone = Оценки { $player } в ответах ({ $count }): показатель Брайера { $brier }. У того, кто всегда говорит «пополам», 0,25.
profile-page-title = Как лгут игроки
profile-page-compared = Сравнение
profile-page-lies = Ложь: больше или меньше, чем в решении игры, в процентных пунктах
profile-page-doubts = Сомнения: больше или меньше, чем в решении игры, в процентных пунктах
profile-page-rates-help = В тех же ситуациях. Черта показывает, насколько игрок по решению отклонился бы случайно (95%).
profile-page-beliefs = Оценки { $player }
profile-page-beliefs-help = Вправо: названная вероятность лжи. Вверх: доля лжи. Точки на диагонали верны.
profile-page-stated = Названо
profile-page-found = Ложь
profile-page-answers = Ответов
dataset-written = Решений в файле { $file }: { $rows }.
dataset-files-or-bots = Укажите либо файлы с играми, либо ботов для матча (--bots), но не то и другое.
dataset-bad-name = Имя таблицы решений заканчивается на { $allowed }, а не { $given }.
benchmark-playing = Играем испытание
benchmark-verifying = Играем и считаем ещё раз
benchmark-verified = Пересчитано: игр — { $games }, все они и все числа верны.
benchmark-title = { $game }, набор { $suite }, зерно { $seed }: цена решения { $unit ->
    [points] в очках
   *[chance] в процентных пунктах
}
benchmark-head-player = Игрок
benchmark-head-games = Игр
benchmark-head-published = Известные правила
benchmark-head-drawn = Случайные правила
benchmark-head-talk = С разговорами
benchmark-head-effect = Влияние разговоров
benchmark-head-equilibrium = Побед над решением игры
benchmark-head-habits = Побед над привычками
benchmark-line = { $player }, игр: { $games }. Решение стоит { $published } по известным правилам и { $drawn } по случайным; побед над решением игры { $equilibrium }, над привычками { $habits }
benchmark-line-published = { $player }, игр: { $games }. Решение стоит { $published }; побед над решением игры { $equilibrium }, над привычками { $habits }
benchmark-line-talk = С разговорами решение { $player } стоит { $talk }: разница { $effect }.
benchmark-same-names = У каждого игрока должно быть своё имя.
benchmark-too-many-drawn = В наборе { $game } не больше { $most } столов со случайными правилами.
benchmark-too-few-moves = В результате слишком мало ходов для этой игры.
benchmark-unreadable = Это не результат испытания: { $problem }
benchmark-other-suite = Это результат набора { $given }, а эта версия Mendax проверяет набор { $known }.
benchmark-wrong-tables = Столы или соперники не соответствуют зерну.
benchmark-wrong-games = Игры отличаются от пересчитанных: { $place }.
benchmark-wrong-figures = Числа отличаются от пересчитанных: { $player }.
