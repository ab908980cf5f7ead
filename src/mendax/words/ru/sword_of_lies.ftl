# Sword of Lies. Players are $seat, $of, $to, $by, $other; $place counts cards from the left.
sword-of-lies-title = Меч лжи

## House rules
sword-of-lies-option-cards = Карты
sword-of-lies-option-cards-help = Сколько карт сдают каждому игроку.
sword-of-lies-option-cards-also = рука раздача
sword-of-lies-option-lowest-rank = Младшая карта
sword-of-lies-option-lowest-rank-help = Младшее достоинство в колоде: 2 — полная колода из 52 карт, 6 — из 36; 11 — валет, 13 — король.
sword-of-lies-option-decks = Колоды
sword-of-lies-option-decks-help = Сколько колод тасуют вместе; если игрокам не хватает, берут ещё.
sword-of-lies-option-min-buy-in = Бай-ин
sword-of-lies-option-min-buy-in-help = Наименьшее число фишек, чтобы сесть за стол; за новым столом у каждого в начале столько.
sword-of-lies-option-min-buy-in-also = фишки деньги стек
sword-of-lies-option-max-buy-in = Наибольший бай-ин
sword-of-lies-option-max-buy-in-help = Наибольшее число фишек, чтобы сесть за стол, если ни у кого за ним нет больше; 0 — впятеро больше наименьшего.
sword-of-lies-option-max-buy-in-0 = пять бай-инов
sword-of-lies-option-rebuys = Докупать фишки
sword-of-lies-option-rebuys-help = Можно ли докупать фишки после игры. Если нет, тот, кому не хватает на блайнд и анте, выбывает, пока играть могут хотя бы трое.
sword-of-lies-option-rebuys-also = фишки ребай снова
sword-of-lies-option-trade-limit = Торги
sword-of-lies-option-trade-limit-help = Сколько торгов игрок может начать за игру; 0 — столько, сколько карт в ряду.
sword-of-lies-option-trade-limit-0 = столько, сколько карт в ряду
sword-of-lies-option-limit = Лимит
sword-of-lies-option-limit-help = Сколько можно поставить за раз.
sword-of-lies-option-limit-no-limit = без лимита: всё, что есть
sword-of-lies-option-limit-pot-limit = пот-лимит: не больше банка
sword-of-lies-option-limit-fixed-limit = фиксированный: большой блайнд, с третьего раунда — два
sword-of-lies-option-big-blind = Большой блайнд
sword-of-lies-option-big-blind-help = Сколько ставит игрок, у которого помечены все карты; это и наименьшая ставка.
sword-of-lies-option-small-blind = Малый блайнд
sword-of-lies-option-small-blind-help = Сколько ставит игрок слева от большого блайнда; 0 — ничего.
sword-of-lies-option-small-blind-0 = нет
sword-of-lies-option-ante = Анте
sword-of-lies-option-ante-help = Сколько каждый кладёт в банк до ставок; 0 — ничего.
sword-of-lies-option-ante-0 = нет
sword-of-lies-option-fixed-raises = Ставок за раунд
sword-of-lies-option-fixed-raises-help = Сколько бетов и рейзов бывает в раунде при фиксированном лимите; большой блайнд — первый.
sword-of-lies-option-rake = Рейк
sword-of-lies-option-rake-help = Сколько процентов каждого банка снимают.
sword-of-lies-option-rake-also = комиссия казино процент
sword-of-lies-option-rake-0 = нет
sword-of-lies-option-rake-cap = Потолок рейка
sword-of-lies-option-rake-cap-help = Больше этого с одной игры не снимают; 0 — без потолка.
sword-of-lies-option-rake-cap-0 = без потолка
sword-of-lies-option-dealer-button = Кнопка дилера
sword-of-lies-option-dealer-button-help = Показывать кнопку, которая идёт по кругу от игры к игре; она ничего не меняет.
sword-of-lies-option-reveal = Вскрытие карт
sword-of-lies-option-reveal-help = Вскрывают карты по очереди или все разом.
sword-of-lies-option-reveal-in-turn = по очереди, с большого блайнда
sword-of-lies-option-reveal-simultaneous = выбирают тайно, вскрывают вместе
sword-of-lies-option-fold-cards = Сброшенные карты
sword-of-lies-option-fold-cards-help = Что бывает с картами того, кто сделал фолд.
sword-of-lies-option-fold-cards-face-down = рубашкой вверх: мечей они больше не дают
sword-of-lies-option-fold-cards-face-up = рубашкой вниз: мечи, которые они приносят, остаются
sword-of-lies-option-may-hold = Можно не нападать
sword-of-lies-option-may-hold-help = Можно ли ни на кого не нападать; раунд, в котором не напал никто, кончает войну.
sword-of-lies-option-any-target = Любая цель
sword-of-lies-option-any-target-help = Мечи двойной атаки могут бить любую карту на столе, даже свою.
sword-of-lies-option-triple-attack = Трёхкратная атака
sword-of-lies-option-triple-attack-help = С последней картой — удар тремя мечами без платы, один раз за игру.
sword-of-lies-option-hard-shields = Крепкие щиты
sword-of-lies-option-hard-shields-help = Щит падает только от двух мечей сразу; меньше — ничего не делает.
sword-of-lies-option-shield-side = Сторона щита
sword-of-lies-option-shield-side-help = Вместо четырёх мечей тот, кто первым сделал самую высокую ставку, выбирает, какая сторона — щит.
sword-of-lies-option-deals = Сделки
sword-of-lies-option-deals-help = Сколько сделок игрок может предложить перед каждым раундом войны.
sword-of-lies-option-deals-also = мир обещание переговоры
sword-of-lies-option-deals-0 = нет
sword-of-lies-option-negotiation-clock = Время на переговоры
sword-of-lies-option-negotiation-clock-help = Сколько секунд у всех вместе перед каждым раундом войны; 0 — без ограничения.
sword-of-lies-option-negotiation-clock-0 = без ограничения
sword-of-lies-option-turn-clock = Время на ход
sword-of-lies-option-turn-clock-help = Сколько секунд на решение, прежде чем за отсутствующего сыграет сервер; 0 — без ограничения.
sword-of-lies-option-turn-clock-also = таймер секунды часы
sword-of-lies-option-turn-clock-0 = без ограничения
sword-of-lies-option-turn-clock-3600 = час
sword-of-lies-option-turn-clock-86400 = сутки

## House rules in one sentence
sword-of-lies-ours-cards = { $value ->
    [few] по { $value } карты
   *[many] по { $value } карт
}
sword-of-lies-ours-lowest-rank = { $value ->
    [11] карты от валета
    [12] карты от дамы
    [13] только короли и тузы
   *[other] карты от { $value }
}
sword-of-lies-ours-decks = { $value ->
    [one] { $value } колода
    [few] { $value } колоды
   *[many] { $value } колод
}
sword-of-lies-ours-min-buy-in = бай-ин { $value }
sword-of-lies-ours-max-buy-in = { $value ->
    [0] не больше пяти бай-инов
   *[other] не больше { $value } фишек в начале
}
sword-of-lies-ours-rebuys = { $value ->
    [yes] с докупкой
   *[no] без докупки
}
sword-of-lies-ours-trade-limit = { $value ->
    [0] столько торгов сколько карт
    [one] { $value } торг
    [few] { $value } торга
   *[many] { $value } торгов
}
sword-of-lies-ours-limit = { $value ->
    [pot_limit] пот-лимит
    [fixed_limit] фиксированный лимит
   *[no_limit] без лимита
}
sword-of-lies-ours-big-blind = большой блайнд { $value }
sword-of-lies-ours-small-blind = { $value ->
    [0] без малого блайнда
   *[other] малый блайнд { $value }
}
sword-of-lies-ours-ante = { $value ->
    [0] без анте
   *[other] анте { $value }
}
sword-of-lies-ours-fixed-raises = { $value ->
    [one] { $value } ставка за раунд
    [few] { $value } ставки за раунд
   *[many] { $value } ставок за раунд
}
sword-of-lies-ours-rake = { $value ->
    [0] без рейка
   *[other] рейк { $value } %
}
sword-of-lies-ours-rake-cap = { $value ->
    [0] рейк без потолка
   *[other] рейк не больше { $value }
}
sword-of-lies-ours-dealer-button = { $value ->
    [yes] с кнопкой дилера
   *[no] без кнопки дилера
}
sword-of-lies-ours-reveal = { $value ->
    [simultaneous] карты вскрывают вместе
   *[in_turn] карты вскрывают по очереди
}
sword-of-lies-ours-fold-cards = { $value ->
    [face_up] сброшенные карты открыты
   *[face_down] сброшенные карты закрыты
}
sword-of-lies-ours-may-hold = { $value ->
    [yes] можно не нападать
   *[no] нападать надо всегда
}
sword-of-lies-ours-any-target = { $value ->
    [yes] любая цель
   *[no] цель — только чужие карты
}
sword-of-lies-ours-triple-attack = { $value ->
    [yes] трёхкратная атака
   *[no] без трёхкратной атаки
}
sword-of-lies-ours-hard-shields = { $value ->
    [yes] крепкие щиты
   *[no] обычные щиты
}
sword-of-lies-ours-shield-side = { $value ->
    [yes] сторону щита выбирает высшая ставка
   *[no] четыре меча за высшую ставку
}
sword-of-lies-ours-deals = { $value ->
    [0] без сделок
    [one] { $value } сделка за раунд
    [few] { $value } сделки за раунд
   *[many] { $value } сделок за раунд
}
sword-of-lies-ours-negotiation-clock = { $value ->
    [0] переговоры без ограничения
    [one] { $value } секунда на переговоры
    [few] { $value } секунды на переговоры
   *[many] { $value } секунд на переговоры
}
sword-of-lies-ours-turn-clock = { $value ->
    [0] без ограничения времени
    [3600] час на ход
    [86400] сутки на ход
    [one] { $value } секунда на ход
    [few] { $value } секунды на ход
   *[many] { $value } секунд на ход
}

## Presets
sword-of-lies-preset-standard = Стандартные
sword-of-lies-preset-standard-help = Четыре карты, фиксированные ставки и анте в десятую часть стека: за такой банк стоит воевать.
sword-of-lies-preset-first-evening = Первый вечер
sword-of-lies-preset-first-evening-help = Три карты, малые фиксированные ставки и без сделок: путь к войне короток.
sword-of-lies-preset-no-limit = Без лимита
sword-of-lies-preset-no-limit-help = Большой блайнд два, без анте, ставить можно всё: игра нервов, чаще всего кончается до войны.
sword-of-lies-preset-pot-limit = Пот-лимит
sword-of-lies-preset-pot-limit-help = Ставки до размера банка и анте в двадцатую часть стека: ставкой можно заставить соперников сделать фолд, и до войны доходит около половины игр.
sword-of-lies-preset-quick = Быстрые
sword-of-lies-preset-quick-help = Три карты и короткие стеки.
sword-of-lies-preset-long-table = Большой стол
sword-of-lies-preset-long-table-help = Для восьми и больше: три карты, два повышения, все открывают сразу, 20 секунд на решение, 45 на переговоры.
sword-of-lies-preset-last-one = Без докупки
sword-of-lies-preset-last-one-help = Как по стандартным правилам, но кто не может заплатить, выбывает.
sword-of-lies-preset-limit = С лимитом
sword-of-lies-preset-limit-help = Фиксированные ставки и малый блайнд.
sword-of-lies-preset-open-folds = Открытые фолды
sword-of-lies-preset-open-folds-help = Сброшенные карты лежат открыто, вскрывают одновременно, ставки — до размера банка.
sword-of-lies-preset-siege = Осада
sword-of-lies-preset-siege-help = Крепкие щиты, трёхкратная атака, и нападать не обязательно.
sword-of-lies-preset-struck-out = Вычеркнутое
sword-of-lies-preset-struck-out-help = С тем, что автор вычеркнул: трёхкратная атака и выбор стороны щита.
sword-of-lies-preset-casino = Казино
sword-of-lies-preset-casino-help = Малый блайнд, анте, кнопка дилера и рейк пять процентов.

## Cards, marks and counts
sword-of-lies-colour-red = красная
sword-of-lies-colour-black = чёрная
sword-of-lies-place =
    { $place ->
        [1] первая карта слева
        [2] вторая карта слева
        [3] третья карта слева
        [4] четвёртая карта слева
        [5] пятая карта слева
        [6] шестая карта слева
        [7] седьмая карта слева
        [8] восьмая карта слева
       *[other] карта { $place } слева
    }
sword-of-lies-card = { $owner }: { $place }
sword-of-lies-aim = { $owner } { $card }
sword-of-lies-order-paid = { $aims }; плата: { $card }
sword-of-lies-quoted = «{ $words }»
sword-of-lies-mark =
    { $believed ->
        [yes] { $by }: услышано «{ $named }», «верю»
       *[no] { $by }: услышано «{ $named }», «не верю»
    }
sword-of-lies-read = «{ $named }» — { $held ->
    [yes] правда
   *[no] ложь
}; { $by }: { $believed ->
    [yes] «верю»
   *[no] «не верю»
}
sword-of-lies-chips =
    { $chips ->
        [one] { $chips } фишка
        [few] { $chips } фишки
       *[many] { $chips } фишек
    }
sword-of-lies-swords =
    { $swords ->
        [one] { $swords } меч
        [few] { $swords } меча
       *[many] { $swords } мечей
    }
sword-of-lies-raises-left = { $count ->
    [0] Рейзов в этом раунде больше нет
    [one] В этом раунде остался { $count } рейз
    [few] В этом раунде осталось { $count } рейза
   *[many] В этом раунде осталось { $count } рейзов
}
sword-of-lies-prize = { $side ->
    [yes] выбор стороны щита
   *[no] четыре меча
}
sword-of-lies-takes-four = забирает { sword-of-lies-prize }
sword-of-lies-keeps-four = сохраняет { sword-of-lies-prize }
sword-of-lies-leads = пока высшая ставка, { $chips }: { sword-of-lies-prize }
sword-of-lies-chases = ещё может забрать { sword-of-lies-prize }
sword-of-lies-last-raise = последний рейз
sword-of-lies-lives =
    { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[many] { $lives } жизней
    }
sword-of-lies-armed-with =
    { $swords ->
        [one] { $swords } меч
        [few] { $swords } меча
       *[many] { $swords } мечей
    }{ $bold ->
        [yes] , вместе с мечами за самую высокую ставку
       *[no] { "" }
    }
sword-of-lies-armed-nobody = Мечей нет ни у кого
sword-of-lies-shield = щит
sword-of-lies-main-pot = Главный банк
sword-of-lies-side-pot = Побочный банк { $number }
sword-of-lies-side-face-down = рубашкой вверх
sword-of-lies-side-face-up = рубашкой вниз
sword-of-lies-pledge-nothing = ничего
sword-of-lies-pledge-spare = не нападать (цель — { $seat })
sword-of-lies-pledge-strike = напасть (цель — { $seat })
sword-of-lies-promised = Вы обещали: { $pledges }.

## Phases
sword-of-lies-phase-deal = Сдают карты
sword-of-lies-phase-determining = Кто ходит первым?
sword-of-lies-phase-castling = Рокировка: торг или допрос
sword-of-lies-phase-asked = Предлагают торг
sword-of-lies-phase-priced = Названа цена
sword-of-lies-phase-questioned = Красная или чёрная?
sword-of-lies-phase-verdict = Верите или нет?
sword-of-lies-phase-betting = Беттинг
sword-of-lies-phase-reveal = Вскрывают карты
sword-of-lies-phase-side = Какая сторона — щит?
sword-of-lies-phase-negotiation = Переговоры
sword-of-lies-phase-orders = Пишут приказы
sword-of-lies-phase-over = Игра окончена

## Actions
sword-of-lies-action-offer-trade = Предложить торг
sword-of-lies-action-agree = Согласиться
sword-of-lies-action-refuse = Отказать
sword-of-lies-action-name-price = Назначить цену
sword-of-lies-action-pay = Заплатить
sword-of-lies-action-withdraw = Передумать
sword-of-lies-action-interrogate = Допросить
sword-of-lies-action-name-colour = Сказать «{ $colour }»
sword-of-lies-action-believe = Верю
sword-of-lies-action-disbelieve = Не верю
sword-of-lies-action-skip = Пропустить ход
sword-of-lies-action-fold = Фолд
sword-of-lies-action-check = Чек
sword-of-lies-action-call = Колл
sword-of-lies-action-bet = Бет { $to }
sword-of-lies-action-raise = Рейз до { $to }
sword-of-lies-action-all-in = Олл-ин
sword-of-lies-action-reveal = Вскрыть
sword-of-lies-action-choose-side = Щит — { $side }
sword-of-lies-action-propose-deal = Предложить сделку
sword-of-lies-action-sign-deal = Подписать
sword-of-lies-action-decline-deal = Отклонить
sword-of-lies-action-ready = Готово
sword-of-lies-action-strike = Атака
sword-of-lies-action-strike-twice = Двойная атака
sword-of-lies-action-strike-thrice = Трёхкратная атака
sword-of-lies-action-hold = Не нападать
sword-of-lies-action-deal = Сдать: { $face }
sword-of-lies-action-turn-up = Открыть: { $face }
sword-of-lies-action-draw-lot = Тянуть жребий

## Events
sword-of-lies-event-dealt = { $seat } получает карту.
sword-of-lies-event-saw = Ваша карта: { $face }.
sword-of-lies-event-turned-up = { $seat } тянет карту: { $face }.
sword-of-lies-event-tied =
    { $shuffled ->
        [yes] Поровну: { $seats } тянут ещё раз, карты перетасованы.
       *[no] Поровну: { $seats } тянут ещё раз.
    }
sword-of-lies-event-lot-drawn = Снова поровну: { $seats }. По жребию начинает { $seat }.
sword-of-lies-event-castling-began = Первым ходит { $seat }.
sword-of-lies-event-trade-offered =
    { $chips ->
        [0] { $seat } предлагает торг ({ $of }). Отдаёт: { $own }; хочет: { $theirs }.
       *[other] { $seat } предлагает торг ({ $of }). Отдаёт: { $own } и фишки ({ $chips }); хочет: { $theirs }.
    }
sword-of-lies-event-trade-refused = { $seat } отказывает.
sword-of-lies-event-price-named = { $seat } назначает цену в фишках: { $chips }. { $words }
sword-of-lies-event-trade-withdrawn = { $seat } не платит: дорого.
sword-of-lies-event-cards-swapped =
    { $chips ->
        [0] { $seat } и { $of } меняются картами.
       *[other] { $seat } и { $of } меняются картами; доплата — { $chips }.
    }
sword-of-lies-event-favour-promised = { $seat } обещает (кому — { $to }): «{ $words }».
sword-of-lies-event-interrogated = { $seat } ведёт допрос ({ $of }): { $place }.
sword-of-lies-event-colour-named = { $seat }: «{ $colour }».
sword-of-lies-event-card-marked =
    { $believed ->
        [yes] { $by } верит ({ $of }: «{ $named }»). Карта помечена.
       *[no] { $by } не верит ({ $of }: «{ $named }»). Карта помечена.
    }
sword-of-lies-event-skipped = { $seat } пропускает ход.
sword-of-lies-event-castling-ended = Все карты помечены: большой блайнд — { $seat }.
sword-of-lies-event-posted =
    { $what ->
        [ante] { $seat } кладёт анте: { $chips }.
        [small_blind] { $seat } ставит малый блайнд: { $chips }.
       *[big_blind] { $seat } ставит большой блайнд: { $chips }.
    }
sword-of-lies-event-betting-began = Раунд ставок { $number }: начинает { $seat }.
sword-of-lies-event-folded = { $seat }: фолд.
sword-of-lies-event-checked = { $seat }: чек.
sword-of-lies-event-called = { $seat }: колл, { $chips }.
sword-of-lies-event-bet-made = { $seat }: бет { $to }.
sword-of-lies-event-raised = { $seat }: рейз до { $to }.
sword-of-lies-event-went-all-in = { $seat }: олл-ин, { $chips }.
sword-of-lies-event-returned = Этих фишек никто не уравнял: { $chips } возвращаются ({ $seat }).
sword-of-lies-event-pots-formed = В банках: { $pots }.
sword-of-lies-event-reveals-began = Вскрытие { $number }: каждый вскрывает карту.
sword-of-lies-event-card-chosen = { $seat }: карта выбрана.
sword-of-lies-event-chose = Вы вскроете: { $place }.
sword-of-lies-event-revealed = { $seat } вскрывает карту: { $face }{ $mark ->
    [shield] . Сказано { sword-of-lies-read }. Карта становится щитом.
    [sword] . Сказано { sword-of-lies-read }.
   *[none] .
}
sword-of-lies-event-folded-open = { $seat } сбрасывает карту: { $face }.
sword-of-lies-event-sword-won = { $seat } видит насквозь ({ $of }): меч.
sword-of-lies-event-sword-lost = { $of } выходит, и { $seat } теряет меч.
sword-of-lies-event-armed = К оружию! Мечи удвоены. { $swords }.
sword-of-lies-event-side-chosen =
    { $seat }: щит лежит { $side ->
        [face_up] рубашкой вниз
       *[face_down] рубашкой вверх
    }.
sword-of-lies-event-negotiation-began = Переговоры перед раундом войны { $number }.
sword-of-lies-event-deal-proposed = { $seat } предлагает сделку { $number } ({ $to }). Обещает: { $mine }. Просит: { $yours }. { $words }
sword-of-lies-event-whispered = { $seat } шёпотом предлагает сделку: { $to }.
sword-of-lies-event-whisper-ended = Тайная сделка { $number } закрыта.
sword-of-lies-event-deal-signed = { $seat } подписывает сделку { $number }.
sword-of-lies-event-deal-declined = { $seat } отклоняет сделку { $number }.
sword-of-lies-event-deal-lapsed = Сделка { $number } ({ $seat } — { $to }) утратила силу: ответа не было.
sword-of-lies-event-chips-paid = { $seat } платит ({ $to }): { $chips }.
sword-of-lies-event-got-ready = { $seat }: готово.
sword-of-lies-event-war-round-began = Раунд войны { $number }: пишут приказы.
sword-of-lies-event-order-sealed = { $seat } запечатывает приказ.
sword-of-lies-event-wrote-order = Ваш приказ запечатан.
sword-of-lies-event-order-opened = { $seat } атакует: { $order }.
sword-of-lies-event-card-hit =
    { $lives ->
        [0] { $seat }: { $face } — уничтожена.
        [one] { $seat }: { $face } — попадание, осталась { $lives } жизнь.
       *[other] { $seat }: { $face } — устояла, жизней: { $lives }.
    }
sword-of-lies-event-whisper-judged =
    Тайная сделка { $number }: { $seat } — { $mine ->
        [kept] обещание сдержано
        [broken] обещание нарушено
       *[open] судить не о чем
    }; { $to } — { $yours ->
        [kept] обещание сдержано
        [broken] обещание нарушено
       *[open] судить не о чем
    }.
sword-of-lies-event-promise-kept = { $seat } держит обещание ({ $to }).
sword-of-lies-event-promise-broken = { $seat } нарушает обещание ({ $to })!
sword-of-lies-event-pot-won = { $pot }: { $chips }{ $rake ->
    [0] {""}
   *[other] ; рейк { $rake }
}.
sword-of-lies-event-game-ended = Игра окончена.

## How a game ends
sword-end-war = Война окончена: побеждает тот, у кого больше всего жизней.
sword-end-folds = Все остальные сделали фолд.

## Reasons
sword-refused-over = Игра уже окончена.
sword-refused-cards-falling = Карты ещё сдают: пока не лягут, никто не ходит.
sword-refused-not-your-turn = Сейчас не ваш ход: ждём место { $seat }.
sword-refused-not-now =
    { $phase ->
        [castling] Сейчас так нельзя: ваш ход в рокировке. Допрашивайте, торгуйтесь или пропустите.
        [asked] Сейчас так нельзя: ответьте на торг. Согласитесь, откажите или назначьте цену.
        [priced] Сейчас так нельзя: заплатите названную цену или отступитесь.
        [questioned] Сейчас так нельзя: скажите, какая ваша карта, красная или чёрная.
        [verdict] Сейчас так нельзя: скажите, верите ли вы названному цвету.
        [betting] Сейчас так нельзя: время ставок. Фолд, чек, колл, бет, рейз или олл-ин.
        [reveal] Сейчас так нельзя: вскройте одну из своих карт.
        [side] Сейчас так нельзя: скажите, какая сторона — щит.
        [negotiation] Сейчас так нельзя, идут переговоры: предлагайте сделки, отвечайте на них или будьте готовы.
        [orders] Сейчас так нельзя: пишите приказ на раунд войны.
       *[other] Сейчас так нельзя.
    }
sword-refused-nothing-to-do = Своё дело вы сделали; ждём остальных.
sword-refused-folded = Вы сделали фолд и ждёте следующей игры.
sword-refused-value = «{ $given }» здесь не годится. Можно: { $allowed }.
sword-refused-card =
    { $field ->
        [own] Карты { $given }, чтобы её отдать, у вас нет.
        [theirs] Карты { $given } в том ряду нет.
        [price] Ваша карта { $given } не может заплатить жизнью.
       *[place] Карту { $given } сейчас выбрать нельзя.
    } Если считать слева, можно: { $allowed }.
sword-refused-player = Игрока { $given } для этого выбрать нельзя. Можно: { $allowed }.
sword-refused-target = «{ $given }» — не та карта, на которую можно напасть. Можно на карты этих игроков (номер игрока, в скобках карты слева): { $allowed }.
sword-refused-chips = Столько фишек ({ $given }) не годится. Можно: { $allowed }.
sword-refused-amount =
    { $given } не годится: в этом раунде ваша ставка может составить { $allowed } фишек{ $all_in ->
        [yes] , или идите олл-ин
       *[no] { "" }
    }.
sword-refused-paid = Столько фишек ({ $given }) передать нельзя. Вы можете заплатить до { $pay } или попросить до { $ask } (пишется −{ $ask }).
sword-refused-pledge = «{ $given }» обещать нельзя. Обещают «nothing» (ничего), «spare» (не нападать на того, с кем сделка) или напасть на игрока, у которого есть карты: { $allowed }.
sword-refused-words =
    { $given ->
        [0] Скажите словами, чего хотите, — до { $allowed } знаков.
       *[other] Слишком длинно ({ $given } знаков): можно до { $allowed }.
    }
sword-refused-trade-limit = Торгов больше нельзя: за игру их начинают не больше { $allowed }.
sword-refused-skip = Все остальные только что пропустили ход: торгуйтесь или допрашивайте.
sword-refused-check = Есть ставка: надо доставить { $chips } или сделать фолд.
sword-refused-call-nothing = Уравнивать нечего: чек или бет.
sword-refused-call-all-in = Чтобы уравнять { $chips }, нужен весь стек: скажите «олл-ин».
sword-refused-bet-or-raise =
    { $level ->
        [0] Ставок ещё не было: это бет, а не рейз.
       *[other] Ставка { $level } уже есть: это рейз, а не бет.
    }
sword-refused-only-all-in = У вас { $chips }: на полный рейз мало, но можно пойти олл-ин.
sword-refused-not-reopened = Вы уже ходили, а ещё { $chips } — не полный рейз ({ $full }): колл или фолд.
sword-refused-raises = Рейзов больше нельзя: при таком лимите их на раунд { $allowed }.
sword-refused-over-limit = Лимит сейчас { $allowed }: олл-ин был бы больше.
sword-refused-nobody-to-call = Уравнивать рейз некому: остальные уже в олл-ине.
sword-refused-ready = Вы уже сказали, что готовы.
sword-refused-deals = Сделок больше нельзя: перед раундом их предлагают не больше { $allowed }.
sword-refused-deal-open = Все ещё думают над вашими предложениями.
sword-refused-deal-too-dear = У того, кто платит, уже нет столько фишек.
sword-refused-no-deal = Ни одна сделка не ждёт вашего ответа.
sword-refused-no-such-deal = Сделка { $given } не ждёт вашего ответа. Ждут: { $allowed }.
sword-refused-hold = Кто может напасть, тот должен: за этим столом атаку не пропускают.
sword-refused-swords = Для этого нужно мечей: { $needed }. У вас: { $swords }.
sword-refused-no-triple = За этим столом трёхкратной атаки нет.
sword-refused-triple = Трёхкратная атака — только для последней карты и только раз за игру.
sword-refused-buy-in = Место { $seat }: { $given } фишек мало, нужно { $allowed }.
sword-contradiction-too-much = { $given } — слишком много ({ $options }). Можно: { $allowed }.
sword-contradiction-too-little = { $given } — слишком мало ({ $options }). Можно: { $allowed }.

## How to play: one sentence for each rule
sword-of-lies-play-aim = Цель
sword-of-lies-play-wins = Выиграть фишки. Кто видит чужую ложь насквозь, зарабатывает мечи{ $side ->
    [yes] {""}
   *[no] ; кто хорошо лжёт, укрывает свои карты щитами
}. Банк берёт тот из его участников, у кого к концу войны больше всего жизней, а если все остальные сделали фолд — последний оставшийся, без войны.
sword-of-lies-play-set-up = Подготовка
sword-of-lies-play-buy-in = За стол садятся, имея не меньше { $chips ->
    [one] { $chips } фишки
   *[other] { $chips } фишек
}.
sword-of-lies-play-most = Больше { $chips ->
    [one] { $chips } фишки
   *[other] { $chips } фишек
} не приносит никто, разве что у кого-то за столом их больше.
sword-of-lies-play-rebuys = После игры играют дальше с тем, что осталось, если это не меньше { $chips ->
    [one] { $chips } фишки
   *[other] { $chips } фишек
}, или докупают фишки.
sword-of-lies-play-last-one = После игры играют дальше с тем, что осталось. Докупать нельзя: у кого меньше { $chips ->
    [one] { $chips } фишки
   *[other] { $chips } фишек
}, тот выбывает. Для игры нужно трое.
sword-of-lies-play-cards = Каждому сдают по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
} рубашкой вверх, они лежат в ряд; свои можно смотреть. Важен только цвет: черви и бубны красные, пики и трефы чёрные.
sword-of-lies-play-first = Потом каждый открыто тянет ещё одну карту; старшая (туз выше всех) ходит первой. Если старших несколько, их владельцы тянут ещё раз, а потом решает жребий.
sword-of-lies-play-deck = { $decks ->
    [1] Карт в колоде: { $cards }
    [one] Вместе тасуют { $decks } колоду (карт в каждой: { $cards })
    [few] Вместе тасуют { $decks } колоды (карт в каждой: { $cards })
   *[many] Вместе тасуют { $decks } колод (карт в каждой: { $cards })
}; младшая карта — { $rank ->
    [11] валет
    [12] дама
    [13] король
   *[other] { $rank }
}. Если карт на всех не хватает, колод берут больше.
sword-of-lies-play-clock = На каждое решение, кроме переговоров перед раундом войны, у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}; когда время вышло, за вас играет сервер.
sword-of-lies-play-clock-hours = На каждое решение, кроме переговоров перед раундом войны, у вас { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}; когда время вышло, за вас играет сервер.
sword-of-lies-play-clock-runs-on = Часы идут и тогда, когда за столом никого нет. Если время вышло, сервер доигрывает весь ваш ход.
sword-of-lies-play-castling = Фаза I: рокировка
sword-of-lies-play-in-turn = По очереди, по часовой стрелке, каждый делает один из двух ходов:
sword-of-lies-play-trade = Торг: предложить одну из своих карт, а при желании и фишки, за карту другого игрока, обе втёмную. Тот соглашается, отказывает или назначает взамен свою цену, в фишках или на словах, а вы её платите или нет. Помеченные карты уносят свою пометку с собой.
sword-of-lies-play-question = Допрос: укажите на непомеченную карту другого игрока. Он говорит «красная» или «чёрная», правду или нет; вы говорите «верю» или «не верю». Теперь карта помечена.
sword-of-lies-play-skip = Ход можно и пропустить — но не тогда, когда все остальные только что пропустили свой или их торг сорвался.
sword-of-lies-play-trade-limit = { $trades ->
    [one] За игру каждый может начать { $trades } торг.
    [few] За игру каждый может начать { $trades } торга.
   *[many] За игру каждый может начать { $trades } торгов.
}
sword-of-lies-play-castled = Когда у кого-то помечены все карты, эта фаза кончается, и он становится большим блайндом.
sword-of-lies-play-betting = Фаза II: беттинг
sword-of-lies-play-big-blind = Сначала большой блайнд ставит { $chips }; потом все по очереди делают фолд, чек, колл, рейз или олл-ин, как в холдеме. В следующих раундах первым действует большой блайнд, а если он не может — следующий за ним.
sword-of-lies-play-small-blind = Игрок слева от большого блайнда ставит { $chips }.
sword-of-lies-play-ante = Перед этим каждый кладёт в банк { $chips }.
sword-of-lies-play-short = Кому на это не хватает фишек, кладёт все, какие есть.
sword-of-lies-play-limit-no-limit = Ставка — не меньше { $chips }, рейз добавляет не меньше предыдущего; меньше — только олл-ин. Верхнего предела нет.
sword-of-lies-play-limit-pot-limit = Ставка — не меньше { $chips }, рейз добавляет не меньше предыдущего; меньше — только олл-ин. Самое большее можно добавить весь банк после вашего колла (или наименьший рейз, если банк меньше).
sword-of-lies-play-limit-fixed-limit = Ставки и рейзы фиксированные: { $chips }, а с третьего раунда вдвое больше; меньше — только олл-ин. В раунде их не больше { $raises }; в первом считается и большой блайнд.
sword-of-lies-play-rake = С каждого банка снимают { $percent } %{ $cap ->
    [0] {""}
   *[other] , но не больше { $cap } за игру
}; если все остальные сделали фолд до первого вскрытия, не снимают ничего.
sword-of-lies-play-button = Кнопку дилера показывают, она идёт по кругу от игры к игре; решать она ничего не решает.
sword-of-lies-play-reveal-in-turn = После каждого раунда ставок все, кто в игре, по очереди с большого блайнда вскрывают по одной карте на выбор, пока не вскрыты все { $cards } и не сделаны последние ставки. Когда ставить больше некому, карты вскрывают без ставок.
sword-of-lies-play-reveal-simultaneous = После каждого раунда ставок все, кто в игре, тайно выбирают карту; вскрывают их вместе, пока не вскрыты все { $cards } и не сделаны последние ставки. Когда ставить больше некому, карты вскрывают без ставок.
sword-of-lies-play-marks = Непомеченная карта ложится рубашкой вниз. Помеченная тоже, если допрашивавший понял ответ верно (поверил правде или не поверил лжи): он получает меч, если не сделал фолд. Если он ошибся, карта { $side ->
    [yes] ложится рубашкой вверх
   *[no] получает щит и ложится рубашкой вверх
}.
sword-of-lies-play-fold-face-down = Сброшенные карты лежат рубашкой вверх: мечей они не дают, а уже данные пропадают, как и мечи того, кто сделал фолд.
sword-of-lies-play-fold-face-up = Сброшенные карты открывают, и они ещё дают свои мечи тем, кто в игре; пропадают только мечи того, кто сделал фолд.
sword-of-lies-play-war = Фаза III: война
sword-of-lies-play-doubled = Мечи у всех удваиваются. У карты одна жизнь, у карты со щитом — две.
sword-of-lies-play-four = Кто первым сделал самую высокую ставку игры, получает ещё четыре меча, если не сделал фолд. Большой блайнд — тоже ставка, а колл — нет.
sword-of-lies-play-side = Кто первым сделал самую высокую ставку игры, решает, какие карты — щиты: рубашкой вниз или вверх; если он сделал фолд, щиты — те, что рубашкой вверх. Большой блайнд — тоже ставка, а колл — нет.
sword-of-lies-play-talks = Перед каждым раундом войны идут переговоры, вслух или шёпотом. { $deals ->
    [0] Сделок, которые связывают, предлагать нельзя.
    [one] Каждый, кто в игре, может предложить { $deals } сделку: фишки, которые переходят сразу, обещания, о которых видно, сдержали их или нарушили. Сделка, на которую до конца никто не ответил, теряет силу.
    [few] Каждый, кто в игре, может предложить { $deals } сделки: фишки, которые переходят сразу, обещания, о которых видно, сдержали их или нарушили. Сделка, на которую до конца никто не ответил, теряет силу.
   *[many] Каждый, кто в игре, может предложить { $deals } сделок: фишки, которые переходят сразу, обещания, о которых видно, сдержали их или нарушили. Сделка, на которую до конца никто не ответил, теряет силу.
} Переговоры кончаются, когда готовы все, у кого ещё есть карты, с мечом или без.
sword-of-lies-play-talks-clock = Переговоры длятся не больше { $seconds ->
    [one] { $seconds } секунды
   *[other] { $seconds } секунд
}.
sword-of-lies-play-must-attack = Потом каждый, у кого есть меч и карта, должен напасть и тайно пишет приказ; все приказы вскрывают и исполняют вместе:
sword-of-lies-play-may-hold = Потом каждый, у кого есть меч и карта, тайно пишет приказ или не нападает; все приказы вскрывают и исполняют вместе. Раунд, в котором не напал никто, кончает войну. Приказы:
sword-of-lies-play-attack = Один меч в одну карту противника: она теряет жизнь{ $hard ->
    [yes] , если на ней нет щита
   *[no] {""}
}.
sword-of-lies-play-double = Два меча, каждый в любую карту противника; плата — жизнь одной из своих карт.
sword-of-lies-play-double-any = Два меча, каждый в любую карту на столе, даже свою; плата — жизнь одной из своих карт.
sword-of-lies-play-triple = С единственной оставшейся картой: три меча, каждый в любую карту противника, без платы, один раз за игру.
sword-of-lies-play-shields = Щит, потерявший одну жизнь, переворачивается{ $side ->
    [yes] {""}
   *[no] {" "}рубашкой вниз
}, и у него остаётся одна жизнь.
sword-of-lies-play-hard = Щит падает только от двух и более мечей за один раунд, и тогда целиком; меньше ему ничего не делают. Если им платят за двойную атаку, он переворачивается{ $side ->
    [yes] {""}
   *[no] {" "}рубашкой вниз
}, и у него остаётся одна жизнь.
sword-of-lies-play-end = Война кончается, когда нападать больше некому. Каждый банк (после олл-ина бывают и побочные, как в холдеме) берёт тот из его участников, у кого больше всего жизней; если поровну — у кого было больше мечей в начале войны; если и их поровну, банк делят.

## First games: the goal, and a tip at each hard step
sword-of-lies-goal-pot = У кого в конце больше жизней, тот берёт банк. За разгаданную ложь — мечи; мечи отнимают жизни.
sword-of-lies-goal-all = У кого в конце больше жизней, тот берёт банк; выиграйте все фишки. За разгаданную ложь — мечи; мечи отнимают жизни.
sword-of-lies-tip-interrogate = Спросите о карте: поймёте ответ верно — получите меч. Или меняйтесь. Пропуск не даёт ничего.
sword-of-lies-tip-name-colour = Скажите правду или солгите. { $shield ->
    [side] Поймут неверно — карта ляжет рубашкой вверх: это щит, если выберут эту сторону.
    [hard] Поймут неверно — карта получит щит: его берут только два меча сразу.
   *[plain] Поймут неверно — карта получит щит: две жизни вместо одной.
}
sword-of-lies-tip-believe = Верно — меч вам (✓ поверили, ✗ нет). Неверно — { $shield ->
    [side] карта ляжет рубашкой вверх.
   *[plain] щит карте.
}
sword-of-lies-tip-agree = Вашу новую карту будут знать. Если она без метки, о ней могут спросить наверняка.
sword-of-lies-tip-fold = Вы ставите на то, что после войны у вас будет больше всех жизней. Первый, кто поставит выше всех, { $side ->
    [yes] выберет сторону щитов.
   *[no] получит ещё четыре меча.
}
sword-of-lies-tip-reveal-in-turn = Вскрытая помеченная карта показывает меч или щит. Какую первой — решаете вы.
sword-of-lies-tip-reveal-simultaneous = Каждый втайне выбирает карту, вскрывают вместе: помеченная показывает меч или щит.
sword-of-lies-tip-ready = { $deals ->
    [0] Перед раундом войны можно поговорить; обязывающих сделок нет. Потом скажите, что готовы.
    [one] Перед каждым раундом войны можно говорить и предложить { $deals } сделку — или просто быть готовым.
    [few] Перед каждым раундом войны можно говорить и предложить { $deals } сделки — или просто быть готовым.
   *[other] Перед каждым раундом войны можно говорить и предложить { $deals } сделок — или просто быть готовым.
}
sword-of-lies-tip-strike = { $hard ->
    [yes] Один меч берёт карту без щита; щит берут только два меча сразу.
   *[no] Один меч отнимает у карты одну жизнь. В конце важны только жизни.
}{ $hold ->
    [yes] {" "}Или воздержитесь.
   *[no] {""}
}
sword-of-lies-tip-choose-side = Какие карты будут щитами: лицом вверх или рубашкой вверх? У щита две жизни.

## Tutorial
tutorial-sword-of-lies-goal = Ваши две карты знаете только вы. В конце банк берёт тот, у кого больше жизней. Вопросы приносят мечи, а меч отнимает жизнь.
tutorial-sword-of-lies-ask = Спросите Анну, какого цвета карта: { $device ->
    [browser] коснитесь её левой карты, затем «Допросить»
   *[terminal] она игрок 2, её левая карта — карта 1
}.
tutorial-sword-of-lies-ask-anna = Здесь мы спрашиваем Анну о её левой карте.
tutorial-sword-of-lies-judge = «Красная», — говорит она. Рассудите верно — карта принесёт вам меч; неверно — получит щит: две жизни. Не верьте ей.
tutorial-sword-of-lies-judge-lie = На этот раз она лжёт: не верьте.
tutorial-sword-of-lies-answer = Теперь Анна спрашивает о вашей чёрной девятке. Скажите правду или солгите, как хотите.
tutorial-sword-of-lies-answer-any = Скажите: красная или чёрная.
tutorial-sword-of-lies-bet = Она вас разгадала. Марко тоже спросил и сделал фолд. Теперь поставьте на то, что жизней больше будет у вас: самая высокая ставка даёт ещё четыре меча. Идите олл-ин!
tutorial-sword-of-lies-bet-all = Здесь идём олл-ин: это приносит четыре меча.
tutorial-sword-of-lies-reveal = Анна вскрыла чёрную карту: она и правда солгала, и у вас меч. Теперь вскройте одну из своих.
tutorial-sword-of-lies-reveal-any = { $device ->
    [browser] Коснитесь одной из своих карт.
   *[terminal] Выберите одну из своих карт.
}
tutorial-sword-of-lies-ready = Мечи удвоились, а ставка дала ещё четыре: у вас шесть, у Анны два. Перед каждым раундом войны можно договариваться. Скажите, что готовы.
tutorial-sword-of-lies-ready-now = Сегодня договариваться не о чем: скажите, что готовы.
tutorial-sword-of-lies-strike = Меч отнимает одну жизнь. Приказы пишут тайно: { $device ->
    [browser] коснитесь карты Анны, потом запечатайте приказ
   *[terminal] один меч на карту Анны, игрока 2
}.
tutorial-sword-of-lies-strike-anna = Одного меча хватит: { $device ->
    [browser] коснитесь одной карты Анны, потом запечатайте приказ
   *[terminal] на одну карту Анны, игрока 2
}.
tutorial-sword-of-lies-won = Анна ударила дважды и заплатила своей картой; вашему мечу досталась другая. У вас одна жизнь, у неё ни одной: банк ваш.
tutorial-sword-of-lies-last = Вот и весь «Меч лжи»: спрашивайте ради мечей, ставьте на свои жизни, бейте. Пропуск не даёт ничего.

## Browser
web-sword-of-lies-rank =
    { $rank ->
        [T] 10
       *[other] { $rank }
    }
web-sword-of-lies-face =
    { $rank ->
        [T] десятка
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    } { $suit ->
        [c] треф
        [d] бубен
        [h] червей
       *[s] пик
    }
web-sword-of-lies-unknown = рубашкой вверх
web-sword-of-lies-yours = { $face }, видите только вы
web-sword-of-lies-remembered = рубашкой вверх, вы помните: { $face }
web-sword-of-lies-fallen = { $card }: уничтожена
web-sword-of-lies-row = Карты: { $name }
web-sword-of-lies-closer = Рассмотреть карты: { $name }
web-sword-of-lies-closer-row = Ряд крупно
web-sword-of-lies-closer-hint = Коснитесь игрока, чтобы увеличить карты.
web-sword-of-lies-no-cards = карт не осталось
web-sword-of-lies-seat = Номер { $number },
web-sword-of-lies-table = Стол
web-sword-of-lies-doing = Что можно сделать
web-sword-of-lies-put-in =
    { $chips ->
        [one] { $chips } фишка поставлена в этом раунде
        [few] { $chips } фишки поставлено в этом раунде
       *[many] { $chips } фишек поставлено в этом раунде
    }
web-sword-of-lies-bb = ББ
web-sword-of-lies-big-blind = Большой блайнд
web-sword-of-lies-dealer = Дилер
web-sword-of-lies-is-folded = фолд
web-sword-of-lies-is-all-in = олл-ин
web-sword-of-lies-is-ready = готов
web-sword-of-lies-is-chosen = карта выбрана
web-sword-of-lies-is-sealed = приказ запечатан

## Browser: the middle of the table
web-sword-of-lies-phase-castling = Рокировка
web-sword-of-lies-phase-betting = Беттинг
web-sword-of-lies-phase-war = Война
web-sword-of-lies-of-rounds = { $number }/{ $rounds }
web-sword-of-lies-war-round = раунд { $number }
web-sword-of-lies-pots = Банки
web-sword-of-lies-in-it = для №
web-sword-of-lies-side-pots = Побочные банки ({ $count })
web-sword-of-lies-moment-believed = { $by } верит.
web-sword-of-lies-moment-doubted = { $by } не верит.
web-sword-of-lies-moment-true = Правда!
web-sword-of-lies-moment-lie = Ложь!
web-sword-of-lies-orders-open = Все приказы вскрыты.
web-sword-of-lies-hit = Попадания: { $seats }
web-sword-of-lies-bets = На столе

## Browser: progress
web-sword-of-lies-waits-deal = Сдают карты.
web-sword-of-lies-waits-determining = Старшая карта ходит первой.
web-sword-of-lies-waits-castling = { $seat } торгуется или допрашивает.
web-sword-of-lies-waits-asked = { $mover } предлагает торг; { $other } думает.
web-sword-of-lies-waits-priced = { $mover } может заплатить цену или нет.
web-sword-of-lies-waits-questioned = { $mover } спрашивает, { $other } отвечает: красная или чёрная?
web-sword-of-lies-waits-verdict = { $other } говорит «{ $colour }». Поверит ли { $mover }?
web-sword-of-lies-waits-betting = Ходит { $seat }.
web-sword-of-lies-waits-reveal = Ещё вскрывают: { $waiting }.
web-sword-of-lies-waits-side = { $seat } решает, какая сторона — щит.
web-sword-of-lies-waits-negotiation = Ещё говорят: { $waiting }.
web-sword-of-lies-waits-orders = Ещё пишут приказы: { $waiting }.
web-sword-of-lies-you-castling = Допросите кого-нибудь или торгуйтесь.
web-sword-of-lies-you-asked = { $mover } предлагает вам торг.
web-sword-of-lies-you-priced = { $other } назначает цену вместо ваших фишек.
web-sword-of-lies-you-questioned = { $mover } спрашивает о вашей карте: { $place }. Что скажете?
web-sword-of-lies-you-verdict = { $other } говорит «{ $colour }». Правда?
web-sword-of-lies-you-betting = Ваша ставка.
web-sword-of-lies-you-reveal = Вскройте карту: коснитесь одной из своих.
web-sword-of-lies-you-side = Вы поставили выше всех: какая сторона — щит?
web-sword-of-lies-you-negotiation = Говорите, заключайте сделки или будьте готовы к раунду войны.
web-sword-of-lies-you-answer = Сделка ждёт вашего ответа.
web-sword-of-lies-you-orders = Коснитесь карт для атаки.
web-sword-of-lies-you-folded = Вы сделали фолд. Смотрите, как они дерутся.
web-sword-of-lies-you-sealed = Ваш приказ запечатан. Ещё пишут: { $waiting }.

## Browser: castling
web-sword-of-lies-castling-hint = Коснитесь карты другого игрока.
web-sword-of-lies-castling-own = Вы отдали бы: { $place }. Теперь коснитесь карты, которую хотите.
web-sword-of-lies-interrogate-note = красная или чёрная?
web-sword-of-lies-trade-pick = коснитесь своей карты, которую отдаёте
web-sword-of-lies-trade-for =
    { $chips ->
        [0] за карту: { $place }
        [one] за карту ({ $place }) и { $chips } фишку
        [few] за карту ({ $place }) и { $chips } фишки
       *[many] за карту ({ $place }) и { $chips } фишек
    }
web-sword-of-lies-chips-beside = Фишки в придачу
web-sword-of-lies-marked-already = Эта карта уже помечена. О ней больше не спросить, можно только поменяться.
web-sword-of-lies-skip-note = пропустить ход
web-sword-of-lies-ask-chips = Попросить фишек…
web-sword-of-lies-ask-favour = Попросить услугу…
web-sword-of-lies-favour = Чего хотите за неё, словами
web-sword-of-lies-price = Цена в фишках
web-sword-of-lies-promise-it = Пообещать
web-sword-of-lies-say-red = Красная
web-sword-of-lies-say-black = Чёрная
web-sword-of-lies-the-truth = правда
web-sword-of-lies-a-lie = ложь
web-sword-of-lies-believe-note = это правда
web-sword-of-lies-disbelieve-note = это ложь
web-sword-of-lies-becomes-sword = меч вам
web-sword-of-lies-becomes-shield = щит карте
web-sword-of-lies-stakes-owner = Если { $mover } разгадает вас, это меч; если нет — щит вашей карте.
web-sword-of-lies-stakes = Угадаете: { $right }. Ошибётесь: { $wrong }.

## Browser: betting
web-sword-of-lies-bet-to = Сколько поставить
web-sword-of-lies-raise-to = До скольких повысить
web-sword-of-lies-bet = Бет
web-sword-of-lies-raise = Рейз
web-sword-of-lies-call = Колл { $chips }
web-sword-of-lies-least = минимум
web-sword-of-lies-half-pot = ½ банка
web-sword-of-lies-whole-pot = банк
web-sword-of-lies-most = максимум
web-sword-of-lies-less = Меньше
web-sword-of-lies-more = Больше
web-sword-of-lies-fold-sure = Чек ничего не стоит. Всё равно фолд
web-sword-of-lies-all-in-sure = { $chips ->
    [1] Да, последняя фишка
   *[other] Да, все фишки: { $chips }
}
web-sword-of-lies-all-to-stay = { $chips ->
    [1] чтобы остаться: последняя фишка
   *[other] чтобы остаться: все фишки, { $chips }
}

## Browser: revealing
web-sword-of-lies-reveal-pick = Коснитесь одной из своих карт
web-sword-of-lies-reveal-card = Вскрыть: { $place }
web-sword-of-lies-choose-card = Выбрать: { $place }
web-sword-of-lies-stays-open = пометки нет: ляжет открыто, с одной жизнью.
web-sword-of-lies-will-sword =
    { $in ->
        [yes] { $by } угадывает: будет меч.
       *[no] { $by } угадывает, но уже в фолде: меча не будет.
    }
web-sword-of-lies-will-shield = { $by } ошибается: карта станет щитом.
web-sword-of-lies-by-itself = последняя карта вскрывается сама
web-sword-of-lies-show-all = Вскрыть все
web-sword-of-lies-show-all-note = ставить больше некому
web-sword-of-lies-your-choice = Вы выбрали. Все карты вскроют вместе.

## Browser: deals
web-sword-of-lies-deals-left =
    { $count ->
        [one] осталась { $count }
       *[other] осталось { $count }
    }
web-sword-of-lies-ready-note = к раунду войны
web-sword-of-lies-stay-ready = И в следующих раундах, пока ко мне не обратятся
web-sword-of-lies-stays-ready = Вы готовы в каждом раунде, пока к вам не обратятся.
web-sword-of-lies-stop-ready = Снова спрашивать
web-sword-of-lies-deal-from = Сделка от игрока { $seat }
web-sword-of-lies-deal-with = Сделка с кем
web-sword-of-lies-i-pledge = Я обещаю
web-sword-of-lies-they-pledge = { $seat } обещает
web-sword-of-lies-who-pays = Кто платит
web-sword-of-lies-pays = { $who ->
    [me] { $chips ->
        [0] Плачу я
       *[other] Плачу я: { $chips }
    }
    [them] { $chips ->
        [0] Платит { $seat }
       *[other] Платит { $seat }: { $chips }
    }
   *[nobody] Без фишек
}
web-sword-of-lies-chips-paid = Фишки, которые перейдут, когда сделку подпишут
web-sword-of-lies-more-words = Что-нибудь ещё, словами
web-sword-of-lies-in-private = Между нами двоими
web-sword-of-lies-in-private-help = Остальные видят, что вы сговариваетесь, но не о чём; переходящие фишки видят все.
web-sword-of-lies-private = между вами двоими
web-sword-of-lies-counter = Своё предложение
web-sword-of-lies-send-deal = Отправить
web-sword-of-lies-next-deal = Следующая сделка (всего { $count })
web-sword-of-lies-ledger =
    Счёт: { $open ->
        [0] { "" }
        [one] { $open } сделка ждёт,{ " " }
        [few] { $open } сделки ждут,{ " " }
       *[many] { $open } сделок ждут,{ " " }
    }{ $promises ->
        [0] обещаний нет
        [one] { $promises } обещание
        [few] { $promises } обещания
       *[many] { $promises } обещаний
    }{ $broken ->
        [0] { "" }
       *[other] , нарушено: { $broken }
    }
web-sword-of-lies-promise-open = ещё не испытано
web-sword-of-lies-promise-kept = сдержано
web-sword-of-lies-promise-broken = нарушено

## Browser: war
web-sword-of-lies-attacks = Вид атаки
web-sword-of-lies-strike = Атака
web-sword-of-lies-strike-twice = Двойная
web-sword-of-lies-strike-thrice = Трёхкратная
web-sword-of-lies-strike-note = один меч
web-sword-of-lies-strike-twice-note = стоит одну жизнь
web-sword-of-lies-strike-thrice-note = последней карты
web-sword-of-lies-pick-target = Меч { $number }
web-sword-of-lies-pick-price = Ваша карта, которая платит
web-sword-of-lies-own-tap = Касание своей карты:
web-sword-of-lies-own-pays = она платит
web-sword-of-lies-own-hit = удар по ней
web-sword-of-lies-price-is = Платит: { $card }
web-sword-of-lies-drop = Взять назад: { $target }
web-sword-of-lies-seal = Запечатать приказ
web-sword-of-lies-seal-note = его никто не увидит, пока не готовы все
web-sword-of-lies-break-sure = { sword-of-lies-promised } Всё равно запечатать
web-sword-of-lies-your-order = Прочесть его можете только вы: { $order }

## Browser: the last board
web-sword-of-lies-ended-war = Война окончена. У кого было больше всего жизней, тот взял банк.
web-sword-of-lies-ended-folds = Все остальные сделали фолд, войны не было.

## Terminal: second person
terminal-sword-of-lies-you = вы
terminal-sword-of-lies-your-card = ваша карта { $card }
terminal-sword-of-lies-spare-you = не нападать на вас
terminal-sword-of-lies-strike-you = напасть на вас
terminal-sword-of-lies-to-you-promise-kept = { $seat } держит данное вам обещание.
terminal-sword-of-lies-to-you-promise-broken = { $seat } нарушает данное вам обещание!
terminal-sword-of-lies-you-turned-up = Вы тянете карту: { $face }.
terminal-sword-of-lies-you-castling-began = Первым ходите вы.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] Вы предлагаете торг ({ $of }). Отдаёте: { $own }; хотите: { $theirs }.
   *[other] Вы предлагаете торг ({ $of }). Отдаёте: { $own } и фишки ({ $chips }); хотите: { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = Вы отказываете.
terminal-sword-of-lies-you-price-named = Вы назначаете цену в фишках: { $chips }. { $words }
terminal-sword-of-lies-you-trade-withdrawn = Вы не платите: дорого.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] Вы и { $of } меняетесь картами.
   *[other] Вы и { $of } меняетесь картами; вы доплачиваете { $chips }.
}
terminal-sword-of-lies-you-favour-promised = Вы обещаете (кому — { $to }): «{ $words }».
terminal-sword-of-lies-you-interrogated = Вы ведёте допрос ({ $of }): { $place }.
terminal-sword-of-lies-you-colour-named = Вы: «{ $colour }».
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] Вы верите ({ $of }: «{ $named }»). Карта помечена.
   *[no] Вы не верите ({ $of }: «{ $named }»). Карта помечена.
}
terminal-sword-of-lies-you-skipped = Вы пропускаете ход.
terminal-sword-of-lies-you-castling-ended = Все ваши карты помечены: вы большой блайнд.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] Вы кладёте анте: { $chips }.
    [small_blind] Вы ставите малый блайнд: { $chips }.
   *[big_blind] Вы ставите большой блайнд: { $chips }.
}
terminal-sword-of-lies-you-betting-began = Раунд ставок { $number }: начинаете вы.
terminal-sword-of-lies-you-folded = Вы: фолд.
terminal-sword-of-lies-you-checked = Вы: чек.
terminal-sword-of-lies-you-called = Вы: колл, { $chips }.
terminal-sword-of-lies-you-bet-made = Вы: бет { $to }.
terminal-sword-of-lies-you-raised = Вы: рейз до { $to }.
terminal-sword-of-lies-you-went-all-in = Вы: олл-ин, { $chips }.
terminal-sword-of-lies-you-card-chosen = Вы выбрали карту.
terminal-sword-of-lies-you-revealed = Вы вскрываете карту: { $face }{ $mark ->
    [shield] . Сказано { sword-of-lies-read }. Карта становится щитом.
    [sword] . Сказано { sword-of-lies-read }.
   *[none] .
}
terminal-sword-of-lies-you-folded-open = Вы сбрасываете карту: { $face }.
terminal-sword-of-lies-you-sword-won = Вы видите насквозь ({ $of }): меч.
terminal-sword-of-lies-you-sword-lost = { $of } выходит, и вы теряете меч.
terminal-sword-of-lies-you-deal-proposed = Вы предлагаете сделку { $number } ({ $to }). Обещаете: { $mine }. Просите: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = Вы шёпотом предлагаете сделку: { $to }.
terminal-sword-of-lies-you-deal-signed = Вы подписываете сделку { $number }.
terminal-sword-of-lies-you-deal-declined = Вы отклоняете сделку { $number }.
terminal-sword-of-lies-you-chips-paid = Вы платите ({ $to }): { $chips }.
terminal-sword-of-lies-you-got-ready = Вы готовы.
terminal-sword-of-lies-you-order-sealed = Вы запечатали приказ.
terminal-sword-of-lies-you-order-opened = Вы атакуете: { $order }.
terminal-sword-of-lies-you-promise-kept = Вы держите обещание ({ $to }).
terminal-sword-of-lies-you-promise-broken = Вы нарушаете обещание ({ $to })!

## Terminal: the table
terminal-sword-of-lies-unknown = рубашкой вверх
terminal-sword-of-lies-folded = фолд
terminal-sword-of-lies-no-cards = карт нет
terminal-sword-of-lies-bet = ставка { $chips }
terminal-sword-of-lies-blind = большой блайнд
terminal-sword-of-lies-will-shield = будет щитом
terminal-sword-of-lies-will-sword = будет мечом для №{ $number }
terminal-sword-of-lies-will-nothing = меча не будет: №{ $number } уже в фолде
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number }: услышано «{ $colour }», «верю»
   *[no] №{ $number }: услышано «{ $colour }», «не верю»
}
terminal-sword-of-lies-short-red = красн.
terminal-sword-of-lies-short-black = чёрн.
terminal-sword-of-lies-your-cards = Ваши карты
terminal-sword-of-lies-you-have = Ваши карты: { $cards }.
terminal-sword-of-lies-deals = Сделки, которые ждут вашего ответа:

## Terminal: questions
terminal-sword-of-lies-ask-castling = Ваш ход: допрос или торг.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } предлагает: { $own } за вашу ({ $theirs }).
   *[other] { $seat } предлагает: { $own } и фишки ({ $chips }) за вашу ({ $theirs }).
} Согласны?
terminal-sword-of-lies-ask-priced = { $of } хочет { $chips } фишек за карту ({ $theirs }). { $words } Заплатите?
terminal-sword-of-lies-ask-questioned = { $seat } спрашивает, { $place }: красная или чёрная?
terminal-sword-of-lies-ask-verdict = { $of } говорит: { $place } — { $colour }. Верите?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Уравнивать нечего. Что делаете?
   *[other] Надо доставить { $chips }. Что делаете?
}
terminal-sword-of-lies-ask-reveal = Какую карту вскрываете?
terminal-sword-of-lies-ask-side = Какая сторона — щит?
terminal-sword-of-lies-ask-negotiation = Раунд войны { $round }: ведите переговоры или скажите, что готовы. У вас: { $swords }.
terminal-sword-of-lies-ask-orders = Раунд войны { $round }: пишите приказ. У вас: { $swords }.

## Terminal: marks and the price of attacks
terminal-sword-of-lies-do-odds = что делают пометки и атаки
terminal-sword-of-lies-marks-title = Чем становится помеченная карта, когда её вскрыли
terminal-sword-of-lies-marks-told = Правду ли сказали о цвете?
terminal-sword-of-lies-marks-believed = Что ответил тот, кто спрашивал?
terminal-sword-of-lies-marks-becomes = Значит, карта…
terminal-sword-of-lies-marks-truth = истина
terminal-sword-of-lies-marks-lie = ложь
terminal-sword-of-lies-marks-sword = меч для того, кто спрашивал
terminal-sword-of-lies-marks-shield = щит: рубашкой вверх, две жизни
terminal-sword-of-lies-marks-line = { $told }, «{ $said }»: { $becomes }
terminal-sword-of-lies-marks-drawn = Под картой стоит, кто спрашивал, названный цвет и ✓, если поверили, ✗, если нет.
terminal-sword-of-lies-attack-standard = Атака: один меч отнимает одну жизнь одной карты.
terminal-sword-of-lies-attack-double = Двойная атака: два меча, каждый в свою карту; стоит жизни одной вашей карты.
terminal-sword-of-lies-attack-triple = Трёхкратная атака: три меча с последней картой, один раз за игру.

## Terminal: what can be typed
terminal-sword-of-lies-type-nothing = ничего 0 -
terminal-sword-of-lies-type-spare = мир щадить
terminal-sword-of-lies-type-red = красная красный к
terminal-sword-of-lies-type-black = чёрная чёрный ч
terminal-sword-of-lies-type-face-down = рубашка вверх
terminal-sword-of-lies-type-face-up = лицо вниз
terminal-words-interrogate = д допрос допросить
terminal-words-offer-trade = т торг
terminal-words-skip = п пропустить
terminal-words-agree = с согласен да
terminal-words-refuse = н нет отказ
terminal-words-name-price = ц цена
terminal-words-pay = п плачу да
terminal-words-withdraw = н нет
terminal-words-name-colour = ц цвет
terminal-words-disbelieve = н неверю не-верю нет
terminal-words-fold = ф фолд
terminal-words-check = ч чек
terminal-words-call = к колл
terminal-words-bet = б бет
terminal-words-raise = р рейз
terminal-words-all-in = о оллин олл-ин
terminal-words-reveal = в вскрыть
terminal-words-choose-side = щ щит
terminal-words-propose-deal = с сделка
terminal-words-sign-deal = п подписать
terminal-words-decline-deal = х отклонить
terminal-words-ready = г готово
terminal-words-strike = а атака
terminal-words-strike-twice = д двойная
terminal-words-strike-thrice = т тройная трёхкратная
terminal-words-hold = ж ждать
terminal-usage-interrogate = МЕСТО КАРТА
terminal-usage-offer-trade = МОЯ МЕСТО ИХ (ФИШКИ)
terminal-usage-name-price = ФИШКИ (УСЛУГА)
terminal-usage-propose-deal = МЕСТО ФИШКИ (МОЁ-ОБЕЩАНИЕ) (ИХ-ОБЕЩАНИЕ) (СЛОВА)
terminal-usage-strike-twice = МЕСТО-КАРТА МЕСТО-КАРТА ПЛАТА
terminal-usage-strike-thrice = МЕСТО-КАРТА МЕСТО-КАРТА МЕСТО-КАРТА
terminal-sword-of-lies-do-interrogate = спросить игрока о карте
terminal-sword-of-lies-do-offer-trade = предложить торг: моя карта, место, их карта, фишки в придачу
terminal-sword-of-lies-do-skip = пропустить ход
terminal-sword-of-lies-do-agree = обменяться
terminal-sword-of-lies-do-refuse = отказать
terminal-sword-of-lies-do-name-price = назначить цену: фишки и, если угодно, услугу на словах
terminal-sword-of-lies-do-pay = заплатить и обменяться
terminal-sword-of-lies-do-withdraw = не платить
terminal-sword-of-lies-do-name-colour = назвать цвет: правду или нет
terminal-sword-of-lies-do-believe = поверить
terminal-sword-of-lies-do-disbelieve = не поверить
terminal-sword-of-lies-do-fold = фолд
terminal-sword-of-lies-do-check = чек
terminal-sword-of-lies-do-call = колл
terminal-sword-of-lies-do-bet = поставить столько фишек
terminal-sword-of-lies-do-raise = повысить до стольких фишек
terminal-sword-of-lies-do-all-in = олл-ин
terminal-sword-of-lies-do-reveal = вскрыть карту
terminal-sword-of-lies-do-choose-side = выбрать сторону щита
terminal-sword-of-lies-do-propose-deal = предложить сделку: фишки (с минусом платят вам), обещания: ничего, мир или место, на которое напасть (! после слова: наедине)
terminal-sword-of-lies-do-sign-deal = подписать сделку с этим номером
terminal-sword-of-lies-do-decline-deal = отклонить её
terminal-sword-of-lies-do-ready = готовы к войне
terminal-sword-of-lies-do-strike = ударить по одной карте: место-карта
terminal-sword-of-lies-do-strike-twice = двойная атака: две цели и ваша карта, которая платит
terminal-sword-of-lies-do-strike-thrice = трёхкратная атака: три цели
terminal-sword-of-lies-do-hold = не нападать

## Coach: moves, what could be known, and sentences
coach-move-disbelieve = не поверить
coach-move-check = чек
coach-move-call = колл
coach-move-fold = фолд
coach-move-bet = ставка { $value }
coach-move-raise = рейз до { $value }
coach-move-all-in = олл-ин
coach-move-strike = один меч: { $value }
coach-move-strike-twice = два меча: { $value }
coach-move-strike-thrice = три меча: { $value }
coach-move-hold = воздержаться
sword-coach-cards-of = { $cards } ({ $name })
sword-coach-cards-own = { $cards } (у вас)
sword-coach-you = вы
sword-coach-card-at = { $card } № { $number }
sword-coach-and = { $one } и { $two }
sword-coach-paid = { $cards }, ценой жизни вашей { $card }
sword-coach-moment-castling = Рокировка
sword-coach-moment-betting = Ставки, раунд { $round }
sword-coach-moment-war = Война, раунд { $round }
sword-coach-known-answer = Вам сказали «{ $named ->
    [red] красная
   *[black] чёрная
}». Карт, которых вы не видели: { $unseen }, из них { $named ->
    [red] красных
   *[black] чёрных
}: { $count }.
sword-coach-known-truths = Прежних ответов этого игрока о картах, которые вы знали: { $answers }, из них правдивых: { $truths }.
sword-coach-known-card = Вам сказали «{ $named ->
    [red] красная
   *[black] чёрная
}», а карту вы знали: это { $card ->
    [lie] ложь
   *[truth] правда
}.
sword-coach-known-bet = В банке { $pot }, { $price ->
    [0] доплачивать нечего
   *[other] доплатить нужно { $price }: это стоит того, если вашими будут хотя бы { $odds } % банка
}. По картам, которые вы видели, можно было рассчитывать на { $share } %, если бы никто больше не сбрасывал карт и не повышал. Ваших щитов, о которых вы знали: { $shields }.
sword-coach-known-war = Ваши жизни: { $lives }, ваши мечи: { $swords }. Больше всего у других: жизней { $most }, мечей { $theirs }.
sword-coach-why-swords = Разница главным образом в четырёх мечах за самую высокую ставку.
sword-coach-why-shields = Разница главным образом в ваших щитах.
sword-coach-why-folds = Разница главным образом в том, что соперники сбросили бы карты.
sword-coach-why-beats = Разница главным образом из-за одного приказа, который пишет { $who } ({ $chance } % случаев): { $order ->
    [hold] воздержаться
    [strike] один меч, цель: { $order_to }
    [strike-twice] два меча, цель: { $order_to }
   *[strike-thrice] три меча, цель: { $order_to }
}. Против него лучший приказ даёт на { $gain } фишки больше{ $elsewhere ->
    [costs] , а против всего остального — на { $cost } меньше
   *[fair] { "" }
}.
sword-coach-why-often = Против приказов, которые другие, скорее всего, напишут, лучший приказ даёт больше в { $more } % случаев, а меньше — в { $less } %.
sword-coach-why-alone = У других уже нет мечей, так что всё решает этот приказ.
sword-coach-why-last-raise = Все карты были открыты, так что ставки можно было просчитать до конца: четыре меча берёт последнее повышение раунда.
sword-coach-why-refuted = { $who } может ответить так: { $order ->
    [hold] воздержаться
    [strike] один меч, цель: { $order_to }
    [strike-twice] два меча, цель: { $order_to }
   *[strike-thrice] три меча, цель: { $order_to }
}. Тогда из банка вам остаётся фишек: { $least }.
sword-coach-why-dominated = Что бы ни написали другие, есть приказ, который даёт не меньше, а в среднем на { $gain } фишки больше.
sword-coach-shown-sword = Карта была { $colour ->
    [red] красная
   *[black] чёрная
}: меч вам.
sword-coach-shown-shield = Карта была { $colour ->
    [red] красная
   *[black] чёрная
}: щит сопернику.
sword-coach-shown-truths = Ответов этого игрока, которые вскрылись в этой игре: { $answers }, из них правдивых: { $truths }.
sword-coach-verdict-nothing = Судить не о чем: тренер этой игры исходит из того, что вы видели, а для этого нужна вся игра.
sword-coach-verdict-sound = Всё верно: ни одно из ваших решений (их { $decisions }) не стоило больше, чем объясняет случай.
sword-coach-mistake-answer = Самая большая ошибка: в рокировке вы { $kind ->
    [believe] поверили
   *[disbelieve] не поверили
} ответу «{ $named ->
    [red] красная
   *[black] чёрная
}». { $card ->
    [lie] Карту вы знали: это была ложь.
    [truth] Карту вы знали: это была правда.
   *[unseen] Карт, которых вы не видели: { $unseen }, из них этого цвета: { $count }.
} Наоборот было бы лучше на { $lost } фишки.
sword-coach-mistake-bet = Самая большая ошибка: в раунде ставок { $round }, когда в банке было { $pot }, а доплатить нужно было { $price }, вы { $kind ->
    [fold] сбросили карты
    [check] сказали «чек»
    [call] доплатили
    [bet] поставили { $did_to }
    [raise] повысили до { $did_to }
   *[all-in] пошли олл-ин
}. { $better ->
    [fold] Сбросить карты
    [check] Сказать «чек»
    [call] Доплатить
    [bet] Поставить { $better_to }
    [raise] Повысить до { $better_to }
   *[all-in] Пойти олл-ин
} было бы лучше на { $lost } фишки.{ $why ->
    [swords] { " " }Разница главным образом в четырёх мечах за самую высокую ставку.
    [shields] { " " }Разница главным образом в ваших щитах.
    [folds] { " " }Разница главным образом в том, что соперники сбросили бы карты.
    [last-raise] { " " }{ sword-coach-why-last-raise }
   *[none] { "" }
}
sword-coach-mistake-order = Самая большая ошибка: на войне, имея жизней { $lives } и мечей { $swords }, вы { $kind ->
    [hold] воздержались
    [strike] ударили одним мечом: { $did_to }
    [strike-twice] ударили двумя мечами: { $did_to }
   *[strike-thrice] ударили тремя мечами: { $did_to }
}. Другой приказ был бы лучше на { $lost } фишки — { $better ->
    [hold] воздержаться
    [strike] один меч: { $better_to }
    [strike-twice] два меча: { $better_to }
   *[strike-thrice] три меча: { $better_to }
}.{ $why ->
    [beats] { " " }{ sword-coach-why-beats }
    [often] { " " }{ sword-coach-why-often }
    [alone] { " " }{ sword-coach-why-alone }
    [refuted] { " " }{ sword-coach-why-refuted }
    [dominated] { " " }{ sword-coach-why-dominated }
   *[none] { "" }
}
sword-coach-note-answers = Ответов, о которых лучше было бы судить, считая карты: { $count }. Щитами из тех карт стали: { $swords }.
sword-coach-note-together = Ставки, раунды { $first }–{ $last }: решений подряд, которые чего-то стоили по одной и той же причине: { $count }. Они считаются одной ошибкой.
sword-coach-note-estimates = Стоит — на сколько фишек больше или меньше (−), чем принесли, вы могли рассчитывать унести; это оценки по выборкам. Допросы, обмены, вскрытия и сделки не оцениваются.

## Simple habits against bots (`mendax exploit sword_of_lies`)
exploiters-title = Что выигрывают простые привычки за столом на { $seats }, где все остальные — этот бот
exploiters-playing = Играем: { $exploiter }
exploiters-exploiter = Привычка
exploiters-bot = Против кого
exploiters-games = Игр
exploiters-gain = Выиграно фишек за игру
exploiters-wars = Войн
exploiters-line = { $exploiter }, против: { $bot }, игр: { $games }: { $gain } фишек за игру; до войны дошло { $wars }
exploiters-robbed = { $count ->
    [0] Ни одна из этих привычек не выигрывает больше, чем объясняет случай.
    [one] { $count } из этих привычек выигрывает больше, чем объясняет случай.
    [few] { $count } из этих привычек выигрывают больше, чем объясняет случай.
   *[other] { $count } из этих привычек выигрывают больше, чем объясняет случай.
}
exploiter-all-in-blindly = ставит всё, рокировка наугад
exploiter-all-in = ставит всё
exploiter-folds-to-any-bet = сбрасывает на любую ставку
exploiter-calls-any-bet = уравнивает любую ставку
exploiter-always-truthful = всегда называет настоящий цвет
exploiter-always-lies = всегда называет неверный цвет
exploiter-attacks-the-leader = нападает на сильнейшего
exploiter-attacks-the-poorest = нападает на слабейшего
exploiter-never-deals = никогда не договаривается
exploiter-breaks-each-deal = подписывает каждый мир и нарушает его
exploiter-raises-last = уравнивает и повышает лишь тогда, когда выше уже никто не сможет
exploiter-asks-for-peace = просит мира и ничего не даёт
exploiter-buys-peace = платит за мир
exploiter-sells-peace = продаёт мир и нарушает его
exploiter-raises-in-the-last-round = уравнивает, а в последнем раунде повышает
exploiter-reads-lies = читает ложь рыцарей и маршалов
exploiter-attacks-twice = нападает на сильнейшего дважды
exploiter-keeps-peace = предлагает всем мир и соблюдает его
