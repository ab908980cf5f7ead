# Слова «Меча лжи». Игроки — $seat, $of, $to, $by; карты называют по $place, слева направо.
sword-of-lies-title = Меч лжи

## Домашние правила

sword-of-lies-option-cards = Карты
sword-of-lies-option-cards-help = Сколько карт сдают каждому игроку.
sword-of-lies-option-lowest-rank = Младшая карта
sword-of-lies-option-lowest-rank-help = Младшее достоинство в колоде: 2 — полная колода из 52 карт, 6 — из 36; 11 — валет, 13 — король.
sword-of-lies-option-decks = Колоды
sword-of-lies-option-decks-help = Сколько колод тасуют вместе; если игрокам не хватает, берут ещё.
sword-of-lies-option-min-buy-in = Бай-ин
sword-of-lies-option-min-buy-in-help = Наименьшее число фишек, чтобы сесть за стол; за новым столом у каждого в начале столько.
sword-of-lies-option-max-buy-in = Наибольший бай-ин
sword-of-lies-option-max-buy-in-help = Наибольшее число фишек, чтобы сесть за стол, если ни у кого за ним нет больше; 0 — впятеро больше наименьшего.
sword-of-lies-option-rebuys = Докупать фишки
sword-of-lies-option-rebuys-help = Можно ли докупать фишки после игры. Если нет, тот, кому не хватает на блайнд и анте, выбывает, пока всё не соберёт кто-то один.
sword-of-lies-option-trade-limit = Торги
sword-of-lies-option-trade-limit-help = Сколько торгов игрок может начать за игру; 0 — столько, сколько карт в ряду.
sword-of-lies-option-limit = Лимит
sword-of-lies-option-limit-help = Сколько можно поставить за раз.
sword-of-lies-option-limit-no-limit = без лимита: всё, что есть
sword-of-lies-option-limit-pot-limit = пот-лимит: не больше банка
sword-of-lies-option-limit-fixed-limit = фиксированный: большой блайнд, с третьего раунда — два
sword-of-lies-option-big-blind = Большой блайнд
sword-of-lies-option-big-blind-help = Сколько ставит игрок, у которого помечены все карты; это и наименьшая ставка.
sword-of-lies-option-small-blind = Малый блайнд
sword-of-lies-option-small-blind-help = Сколько ставит игрок слева от большого блайнда; 0 — ничего.
sword-of-lies-option-ante = Анте
sword-of-lies-option-ante-help = Сколько каждый кладёт в банк до ставок; 0 — ничего.
sword-of-lies-option-fixed-raises = Ставок за раунд
sword-of-lies-option-fixed-raises-help = Сколько бетов и рейзов бывает в раунде при фиксированном лимите; большой блайнд — первый.
sword-of-lies-option-rake = Рейк
sword-of-lies-option-rake-help = Сколько процентов каждого банка берёт дом.
sword-of-lies-option-rake-cap = Потолок рейка
sword-of-lies-option-rake-cap-help = Больше этого с одной игры дом не берёт; 0 — без потолка.
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
sword-of-lies-option-negotiation-clock = Время на переговоры
sword-of-lies-option-negotiation-clock-help = Сколько секунд у всех вместе перед каждым раундом войны; 0 — без ограничения.
sword-of-lies-option-turn-clock = Время на ход
sword-of-lies-option-turn-clock-help = Сколько секунд на решение, прежде чем за отсутствующего сыграет дом; 0 — без ограничения.

## Готовые наборы

sword-of-lies-preset-house = Домашние
sword-of-lies-preset-house-help = Четыре карты, фиксированные ставки и анте в десятую часть стека: за такой банк стоит воевать.
sword-of-lies-preset-no-limit = Без лимита
sword-of-lies-preset-no-limit-help = Большой блайнд два, без анте, ставить можно всё: игра нервов, чаще всего кончается до войны.
sword-of-lies-preset-quick = Быстрые
sword-of-lies-preset-quick-help = Три карты и короткие стеки.
sword-of-lies-preset-last-one = Пока всё не у одного
sword-of-lies-preset-last-one-help = Как дома, но никто не докупает: кто не может заплатить, выбывает.
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

## Карты, пометки, вещи

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
sword-of-lies-order-paid = { $aims }; плата: { $place }
sword-of-lies-quoted = «{ $words }»
sword-of-lies-mark =
    { $believed ->
        [yes] { $by }: услышано «{ $named }», «верю»
       *[no] { $by }: услышано «{ $named }», «не верю»
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
sword-of-lies-pledge-spare = не нападать
sword-of-lies-pledge-strike = напасть (цель — { $seat })

## Состояния

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

## Действия

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

## События

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
sword-of-lies-event-reveals-began = Круг { $number }: каждый вскрывает карту.
sword-of-lies-event-card-chosen = { $seat }: карта выбрана.
sword-of-lies-event-chose = Вы вскроете: { $place }.
sword-of-lies-event-revealed =
    { $side ->
        [face_down] { $seat } вскрывает карту: { $face }. Это щит.
       *[face_up] { $seat } вскрывает карту: { $face }.
    }
sword-of-lies-event-folded-open = { $seat } сбрасывает карту: { $face }.
sword-of-lies-event-sword-won = { $seat } видит насквозь ({ $of }): меч.
sword-of-lies-event-sword-lost = { $of } выходит, и { $seat } теряет меч.
sword-of-lies-event-armed = К оружию! Мечи удвоены. { $swords }.
sword-of-lies-event-side-chosen =
    { $seat } решает: щит лежит { $side ->
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
        [0] { $seat }: { $place } — уничтожена.
        [one] { $seat }: { $place } — попадание, осталась { $lives } жизнь.
       *[other] { $seat }: { $place } — устояла, жизней: { $lives }.
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
sword-of-lies-event-pot-won = { $pot } поделён: { $chips }.
sword-of-lies-event-game-ended = Игра окончена.

## Конец игры

sword-end-war = Война окончена: побеждает тот, у кого больше всего жизней.
sword-end-folds = Все остальные сделали фолд.

## Причины

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
sword-of-lies-preset-first-evening = Первый вечер
sword-of-lies-preset-first-evening-help = Три карты, малые фиксированные ставки и без сделок: путь к войне короток.
