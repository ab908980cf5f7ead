# Слова доски «Меча лжи» в браузере. Карты называют по $place, игроков — $seat, $by, $other.
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
web-sword-of-lies-closer-hint = Коснитесь игрока, чтобы увидеть карты крупно.
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
web-sword-of-lies-boldest = Самая высокая ставка, сделана первой: { $chips }
web-sword-of-lies-dealer = Дилер
web-sword-of-lies-is-folded = фолд
web-sword-of-lies-is-all-in = олл-ин
web-sword-of-lies-is-ready = готов
web-sword-of-lies-is-chosen = карта выбрана
web-sword-of-lies-is-sealed = приказ запечатан

## Середина стола

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

## Что происходит

web-sword-of-lies-waits-deal = Сдают карты.
web-sword-of-lies-waits-determining = Старшая карта ходит первой.
web-sword-of-lies-waits-castling = { $seat } торгуется или допрашивает.
web-sword-of-lies-waits-asked = { $mover } предлагает торг; { $other } думает.
web-sword-of-lies-waits-priced = { $mover } может заплатить цену или нет.
web-sword-of-lies-waits-questioned = { $mover } спрашивает ({ $other }): красная или чёрная?
web-sword-of-lies-waits-verdict = { $other } говорит «{ $colour }». Поверит ли { $mover }?
web-sword-of-lies-waits-betting = Ходит { $seat }.
web-sword-of-lies-waits-reveal = Ещё вскрывают: { $waiting }.
web-sword-of-lies-waits-side = { $seat } решает, какая сторона — щит.
web-sword-of-lies-waits-negotiation = Ещё говорят: { $waiting }.
web-sword-of-lies-waits-orders = Ещё пишут приказы: { $waiting }.
web-sword-of-lies-you-castling = Ваш ход: допросите кого-нибудь или торгуйтесь.
web-sword-of-lies-you-asked = { $mover } предлагает вам торг.
web-sword-of-lies-you-priced = { $other } назначает цену.
web-sword-of-lies-you-questioned = { $mover } спрашивает о вашей карте: { $place }. Что скажете?
web-sword-of-lies-you-verdict = { $other } говорит «{ $colour }». Правда?
web-sword-of-lies-you-betting = Ваша ставка.
web-sword-of-lies-you-reveal = Вскройте карту: коснитесь одной из своих.
web-sword-of-lies-you-side = Вы поставили выше всех: какая сторона — щит?
web-sword-of-lies-you-negotiation = Говорите, заключайте сделки или будьте готовы к раунду войны.
web-sword-of-lies-you-answer = Кто-то ждёт вашего ответа.
web-sword-of-lies-you-orders = Пишите приказ: коснитесь карт, на которые нападаете.
web-sword-of-lies-you-folded = Вы сделали фолд. Смотрите, как они дерутся.
web-sword-of-lies-you-sealed = Ваш приказ запечатан. Ещё пишут: { $waiting }.

## Рокировка

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

## Беттинг

web-sword-of-lies-bet-to = Сколько поставить
web-sword-of-lies-raise-to = До скольких повысить
web-sword-of-lies-bet = Бет
web-sword-of-lies-raise = Рейз
web-sword-of-lies-call = Колл { $chips }
web-sword-of-lies-least = меньше всего
web-sword-of-lies-half-pot = ½ банка
web-sword-of-lies-whole-pot = банк
web-sword-of-lies-most = больше всего
web-sword-of-lies-less = Меньше
web-sword-of-lies-more = Больше

## Вскрытие

web-sword-of-lies-reveal-pick = Коснитесь одной из своих карт
web-sword-of-lies-reveal-card = Вскрыть: { $place }
web-sword-of-lies-choose-card = Выбрать: { $place }
web-sword-of-lies-stays-open = пометки нет: ляжет открыто, с одной жизнью.
web-sword-of-lies-will-sword =
    { $in ->
        [yes] { $by } угадал: будет меч.
       *[no] { $by } угадал, но сделал фолд: меча не будет.
    }
web-sword-of-lies-will-shield = { $by } ошибся: станет щитом.
web-sword-of-lies-by-itself = последняя карта вскрывается сама
web-sword-of-lies-your-choice = Вы выбрали. Все карты вскроют вместе.

## Сделки

web-sword-of-lies-deals-left =
    { $count ->
        [one] осталась { $count }
       *[other] осталось { $count }
    }
web-sword-of-lies-ready-note = к раунду войны
web-sword-of-lies-deal-from = Сделка от игрока { $seat }
web-sword-of-lies-deal-with = Сделка с кем
web-sword-of-lies-i-pledge = Я обещаю
web-sword-of-lies-they-pledge = { $seat } обещает
web-sword-of-lies-who-pays = Кто платит
web-sword-of-lies-chips-paid = Фишки, которые перейдут, когда сделку подпишут
web-sword-of-lies-more-words = Что-нибудь ещё, словами
web-sword-of-lies-in-private = Между нами двоими
web-sword-of-lies-in-private-help = Остальные видят, что вы сговариваетесь, но не о чём; переходящие фишки видят все.
web-sword-of-lies-private = между вами двоими
web-sword-of-lies-counter = Своё предложение
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

## Война

web-sword-of-lies-attacks = Вид атаки
web-sword-of-lies-strike = Атака
web-sword-of-lies-strike-twice = Двойная
web-sword-of-lies-strike-thrice = Трёхкратная
web-sword-of-lies-strike-note = один меч
web-sword-of-lies-strike-twice-note = стоит одну жизнь
web-sword-of-lies-strike-thrice-note = последней карты
web-sword-of-lies-pick-target = Меч { $number }
web-sword-of-lies-pick-price = Ваша карта, что платит
web-sword-of-lies-own-tap = Касание своей карты:
web-sword-of-lies-own-pays = она платит
web-sword-of-lies-own-hit = удар по ней
web-sword-of-lies-price-is = Платит: карта { $number }
web-sword-of-lies-drop = Взять назад: { $target }
web-sword-of-lies-seal = Запечатать приказ
web-sword-of-lies-seal-note = его никто не увидит, пока не готовы все
web-sword-of-lies-your-order = Прочесть его можете только вы: { $order }
web-sword-of-lies-fold-sure = Чек ничего не стоит. Всё равно фолд
web-sword-of-lies-all-in-sure = { $chips ->
    [one] Да, последняя фишка
   *[other] Да, все фишки: { $chips }
}
web-sword-of-lies-rather-not = Нет, назад
web-sword-of-lies-all-to-stay = { $chips ->
    [one] чтобы остаться: последняя фишка
   *[other] чтобы остаться: все фишки, { $chips }
}
web-sword-of-lies-show-all = Вскрыть все
web-sword-of-lies-show-all-note = ставить больше некому
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
web-sword-of-lies-send-deal = Отправить
web-sword-of-lies-next-deal = Следующая сделка (всего { $count })
web-sword-of-lies-aim = { $seat }, карта { $number }
web-sword-of-lies-aim-card = карта { $number }
web-sword-of-lies-ended-war = Война окончена. У кого было больше всего ♥, тот взял банк.
web-sword-of-lies-ended-folds = Все остальные сделали фолд, войны не было.
