# Тренер: чего стоили решения, и картина решённой стратегии.
coach-title = { $name }, решение за решением
coach-course = Чего стоила игра, раунд за раундом (− сколько отдано даром)
coach-head-round = Раунд
coach-head-dice = Ваши кубики
coach-head-claim = Надо перебить
coach-head-lie = Ложь?
coach-head-done = Вы
coach-head-worth = Стоит
coach-head-better = Лучше
coach-head-lost = Цена
coach-head-moment = Когда
coach-head-known = Что вы могли знать
coach-head-shown = Выяснилось позже
coach-unexpected = никогда не говорят
coach-figure =
    { $unit ->
        [chips] { $worth } фишки
        [points] { $worth } очка
       *[chance] { $worth } %
    }
coach-line = Раунд { $round }: { $looked ->
    [no] кубиков не видно
   *[yes] ваши кубики { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , надо перебить { $claim }
}. Вы: { $done }, стоит { $worth }.
coach-line-answer = Раунд { $round }: вам сказали { $claim } (ложь: { $lie }). Вы: { $done }, стоит { $worth }.
coach-line-knowing = Раунд { $round }: вы знали, что под стаканом { $roll }, и вам сказали { $claim }. Вы: { $done }, стоит { $worth }.
coach-line-known = { $moment }: { $known } Вы: { $done }, стоит { $worth }.
coach-line-better = Лучше: { $best }, стоит на { $lost } больше.
coach-lost = В среднем одно решение стоило { $lost }.
coach-one-of-many = Пока игроков трое и больше, равновесий много, поэтому ходы взвешены против тех, кто за этим столом: по тому, как они до того играли.
coach-move-look = посмотреть
coach-move-announce = сказать «{ $value }»
coach-move-reroll = перебросить вслепую, сказать «{ $value }»
coach-move-believe = поверить
coach-move-doubt = не поверить
coach-move-pass-on = передать вслепую, сказать «{ $value }»
coach-move-concede = сдаться
coach-move-keep-lives = оставить три жизни
coach-move-reroll-lives = пусть решит кубик
coach-verdict-nothing = Судить не о чем: ни одного вашего решения в решённой позиции.
coach-verdict-sound = Надёжно от начала до конца: среди ваших решений ({ $decisions }) ни одно не стоило ничего заметного.
coach-mistake-announce =
    Ваша главная ошибка: в раунде { $round }, когда под стаканом было { $roll }{ $opening ->
        [yes] { "" }
       *[no] { " " }и надо было перебить { $claim }
    }, вы сказали { $said }. { $better ->
        [reroll] Перебросить вслепую и сказать { $value }
       *[announce] Сказать { $value }
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-unseen =
    Ваша главная ошибка: в раунде { $round } вы не глядя сказали { $said }. { $better ->
        [look] Сначала посмотреть
       *[announce] Сказать { $value }
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-look =
    Ваша главная ошибка: в раунде { $round } вы посмотрели. Сказать не глядя { $value } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-reroll =
    Ваша главная ошибка: в раунде { $round }, когда под стаканом было { $roll }, вы перебросили. { $better ->
        [reroll] Сказать при этом { $value }
       *[announce] Сказать { $value } как есть
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-believe =
    Ваша главная ошибка: в раунде { $round } вы поверили, что там { $claim }, { $made ->
        [here] а это, судя по игре за этим столом, ложь в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
        [never] а надёжные игроки здесь этого никогда не говорят; любые кубики ниже этого в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
       *[sometimes] хотя надёжный игрок выдумал бы это в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
    }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-doubt =
    Ваша главная ошибка: в раунде { $round } вы не поверили, что там { $claim }, { $made ->
        [here] а это, судя по игре за этим столом, ложь лишь в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
        [never] а надёжные игроки здесь этого никогда не говорят; любые кубики ниже этого лишь в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
       *[sometimes] хотя надёжный игрок выдумал бы это лишь в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
    }. { $better ->
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-concede =
    Ваша главная ошибка: в раунде { $round } вы сдались перед { $claim }, { $made ->
        [here] а это, судя по игре за этим столом, ложь в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
        [never] а надёжные игроки здесь этого никогда не говорят; любые кубики ниже этого в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
       *[sometimes] хотя надёжный игрок выдумал бы это в { $lie ->
            [one] { $lie } случае
           *[other] { $lie } случаях
        } из ста
    }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-pass-on =
    Ваша главная ошибка: в раунде { $round } вам сказали { $claim }, что надёжный игрок выдумал бы в { $lie ->
        [one] { $lie } случае
       *[other] { $lie } случаях
    } из ста, и вы передали стакан со словами { $said }. { $better ->
        [doubt] Не поверить
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-believe-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и поверили, что там { $claim }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-doubt-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и не поверили, что там { $claim }. { $better ->
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-concede-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и сдались перед { $claim }. { $better ->
        [pass-on] Передать с заявкой { $value }
       *[doubt] Не поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-pass-on-knowing =
    Ваша главная ошибка: в раунде { $round } вы знали, что под стаканом { $roll }, и передали его поверх { $claim } со словами { $said }. { $better ->
        [doubt] Не поверить
        [concede] Сдаться
        [pass-on] Передать с заявкой { $value }
       *[believe] Поверить
    } стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-keep-lives =
    Ваша главная ошибка: после раунда { $round } вы оставили три жизни. Дать решить кубику стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-mistake-reroll-lives =
    Ваша главная ошибка: после раунда { $round } вы дали решить кубику. Оставить три жизни стоило бы на { $lost } { $unit ->
        [points] очка
       *[chance] %
    } больше.
coach-no-seat = Тренеру надо знать, что знало место. По этой записи он может разобрать: { $allowed }.
coach-too-large = Целая игра { $seats } игроков с такими правилами и жизнями ({ $lives }) здесь не решается: это слишком долго. Решены готовые наборы для двух и трёх игроков, домашние правила — до четырёх, а большинство других — для двух игроков и не больше чем восьми жизней.
coach-too-large-passing = Где стакан можно передавать, важна каждая заявка с последнего броска, поэтому решено здесь немногое: домашние правила для двоих до шести жизней; с другими правилами для двоих — до шести жизней, если передавать надо с заявкой выше, и одна жизнь, если можно с той же.
coach-too-slow = Решать эти правила дольше, чем позволяет этот сервер.
coach-unsolved = Решатель не нашёл для этих правил достаточно точного равновесия.
coach-preparing = Решатель готовится, в первый раз это с минуту. Спросите потом ещё раз.
coach-solver-failed = У решателя здесь не получилось. Сервер попробует ещё раз через десять минут.
coach-too-long = Эта игра слишком длинная для разбора.
coach-other-game = Для этой игры у тренера такого нет.
coach-not-your-seat = Разобрать можно только ваше место: кубиков остальных никто не открывал. За столами, где после игры открывают всё зерно, можно любое.
coach-no-seat-of-yours = В этой игре вы не играли, так что разбирать нечего.
coach-hint-off = Подсказки за этим столом выключены. Хозяин может разрешить их перед игрой.
coach-hint-no-seat = Подсказки — для тех, кто играет.
coach-hint-none = Здесь нечего взвешивать.
coach-other-policy = Стратегия в этом файле — для других правил, другого числа мест или только для одного раунда.
explore-title = { $name }, жизни { $lives } (с того, у кого стакан)
explore-worth = Начать стоит { $worth } за столом на { $seats }.
explore-figure =
    { $unit ->
        [points] { $worth } очка
       *[chance] { $worth } %
    }
explore-legend = · никогда   ░ до ¼   ▒ до ½   ▓ до ¾   █ больше; зелёное: правда
explore-opener = Что говорит начинающий (строки: кубики, столбцы: заявки)
explore-over = Что говорят поверх { $value } (строки: кубики, столбцы: заявки)
explore-doubts = Как часто заявке не верят (строки: что перебить, столбцы: заявки)
explore-lies = Как часто заявка ложна (строки: что перебить, столбцы: заявки)
explore-says = { $value } { $percent } %
explore-again = перебросить вслепую { $percent } %
explore-claim = { $value }: говорят { $often } %, ложь { $lie } %, не верят { $doubt } %
explore-compare = Что отличается
explore-compare-worth = Начать стоит
explore-compare-lies = Ложь среди заявок начинающего
explore-compare-doubted = Недоверие к заявкам начинающего
explore-compare-fall = Где стакан больше всего теряет в цене
explore-differs = { $value } поверх { $over }: не верят { $one } % и { $two } %.
explore-one-of-many = Втроём и больше равновесий много, и это одно из них. Оно верно, лишь пока его держатся все.
explore-no-position = Позиции с жизнями «{ $lives }» нет. Назовите по числу для каждого игрока в игре, не больше { $most }, например 3,1.
explore-passing = Где стакан можно передавать, здесь показано, что говорят сразу после броска и как часто этому тут же не верят. Ответы на переданное зависят от каждой заявки с броска и не нарисованы.
explore-no-value = { $given } — не то, что можно перебить. Есть такие: { $allowed }.
coach-no-such-game = Для игры этой записи ({ $game }) тренера нет. Есть для: { $allowed }.
explore-bad-position = Позиции так не пишут: «{ $given }». Назовите по числу для каждого игрока в игре, например 3,1.
explore-refused-game = Решённой стратегии для { $game } нет. Есть для: { $allowed }.
