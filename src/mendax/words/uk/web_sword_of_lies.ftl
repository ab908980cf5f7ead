# Слова дошки «Меча брехні» в браузері. Карту називають за місцем, $place; гравці — $seat, $by, $other.
web-sword-of-lies-rank = { $rank ->
    [T] 10
    [J] В
    [Q] Д
    [K] К
    [A] Т
   *[other] { $rank }
}
web-sword-of-lies-face = { $rank ->
    [2] двійка
    [3] трійка
    [4] четвірка
    [5] п’ятірка
    [6] шістка
    [7] сімка
    [8] вісімка
    [9] дев’ятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
} { $suit ->
    [c] треф
    [d] бубон
    [h] чирв
   *[s] пік
}
web-sword-of-lies-unknown = сорочкою догори
web-sword-of-lies-yours = { $face }, бачите лише ви
web-sword-of-lies-remembered = сорочкою догори, ви пам’ятаєте: { $face }
web-sword-of-lies-fallen = { $card }: полягла
web-sword-of-lies-row = Карти, власник — { $name }
web-sword-of-lies-closer = Розглянути карти: { $name }
web-sword-of-lies-closer-row = Ряд зблизька
web-sword-of-lies-closer-hint = Торкніться гравця, щоб побачити його карти зблизька.
web-sword-of-lies-no-cards = карт не лишилося
web-sword-of-lies-seat = Номер { $number },
web-sword-of-lies-table = Стіл
web-sword-of-lies-doing = Що можна зробити
web-sword-of-lies-put-in = ставка цього раунду: { $chips }
web-sword-of-lies-bb = ВБ
web-sword-of-lies-big-blind = Великий блайнд
web-sword-of-lies-boldest = Найвища досі ставка, зроблена першою: { $chips }
web-sword-of-lies-dealer = Дилер
web-sword-of-lies-is-folded = фолд
web-sword-of-lies-is-all-in = ол-ін
web-sword-of-lies-is-ready = готово
web-sword-of-lies-is-chosen = карту вибрано
web-sword-of-lies-is-sealed = наказ запечатано

## Середина столу
web-sword-of-lies-phase-castling = Рокіровка
web-sword-of-lies-phase-betting = Ставки
web-sword-of-lies-phase-war = Війна
web-sword-of-lies-of-rounds = { $number }/{ $rounds }
web-sword-of-lies-war-round = раунд { $number }
web-sword-of-lies-pots = Банки
web-sword-of-lies-in-it = для №
web-sword-of-lies-side-pots = Побічні банки ({ $count })
web-sword-of-lies-moment-believed = { $by } вірить.
web-sword-of-lies-moment-doubted = { $by } не вірить.
web-sword-of-lies-moment-true = Правда!
web-sword-of-lies-moment-lie = Брехня!
web-sword-of-lies-orders-open = Усі накази відкрито.
web-sword-of-lies-hit = Влучено: { $seats }
web-sword-of-lies-bets = На столі

## Що відбувається
web-sword-of-lies-waits-deal = Роздають карти.
web-sword-of-lies-waits-determining = Першим ходить той, у кого старша карта.
web-sword-of-lies-waits-castling = { $seat }: торг чи допит.
web-sword-of-lies-waits-asked = { $mover } пропонує торг; { $other } думає.
web-sword-of-lies-waits-priced = Чи заплатить { $mover } названу ціну?
web-sword-of-lies-waits-questioned = { $mover } питає, { $other } відповідає: червона чи чорна?
web-sword-of-lies-waits-verdict = { $other } каже: «{ $colour }». Чи повірить { $mover }?
web-sword-of-lies-waits-betting = { $seat } вирішує.
web-sword-of-lies-waits-reveal = Відкривають карту: { $waiting }.
web-sword-of-lies-waits-side = { $seat } вирішує, який бік — щит.
web-sword-of-lies-waits-negotiation = Ще домовляються: { $waiting }.
web-sword-of-lies-waits-orders = Ще пишуть накази: { $waiting }.
web-sword-of-lies-you-castling = Ваш хід: допитуйте або торгуйтеся.
web-sword-of-lies-you-asked = { $mover } пропонує вам обмін.
web-sword-of-lies-you-priced = { $other } називає ціну.
web-sword-of-lies-you-questioned = { $mover } питає про вашу карту: { $place }. Що скажете?
web-sword-of-lies-you-verdict = { $other } каже: «{ $colour }». Це правда?
web-sword-of-lies-you-betting = Ваша ставка.
web-sword-of-lies-you-reveal = Відкрийте карту: торкніться однієї зі своїх.
web-sword-of-lies-you-side = Ваша ставка найсміливіша: який бік — щит?
web-sword-of-lies-you-negotiation = Домовляйтеся, укладайте угоди — або будьте готові до бою.
web-sword-of-lies-you-answer = На вашу відповідь чекають.
web-sword-of-lies-you-orders = Пишіть наказ: торкніться карт, на які нападаєте.
web-sword-of-lies-you-folded = Ви скинули карти. Дивіться, як б’ються інші.
web-sword-of-lies-you-sealed = Ваш наказ запечатано. Ще пишуть: { $waiting }.

## Рокіровка
web-sword-of-lies-castling-hint = Торкніться карти іншого гравця.
web-sword-of-lies-castling-own = Ви віддали б: { $place }. Тепер торкніться карти, яку хочете.
web-sword-of-lies-interrogate-note = червона чи чорна?
web-sword-of-lies-trade-pick = торкніться своєї карти на обмін
web-sword-of-lies-trade-for = { $chips ->
    [0] віддаєте: { $place }
    [one] віддаєте: { $place } і { $chips } фішку
    [few] віддаєте: { $place } і { $chips } фішки
   *[many] віддаєте: { $place } і { $chips } фішок
}
web-sword-of-lies-chips-beside = Фішки на додачу до карти
web-sword-of-lies-marked-already = Цю карту вже позначено. Питати про неї знову не можна, лише міняти.
web-sword-of-lies-skip-note = хід мине
web-sword-of-lies-ask-chips = Просити фішки…
web-sword-of-lies-ask-favour = Просити послугу…
web-sword-of-lies-favour = Що ви хочете за неї, словами
web-sword-of-lies-price = Ціна у фішках
web-sword-of-lies-promise-it = Пообіцяти
web-sword-of-lies-say-red = Червона
web-sword-of-lies-say-black = Чорна
web-sword-of-lies-the-truth = правда
web-sword-of-lies-a-lie = брехня
web-sword-of-lies-believe-note = це правда
web-sword-of-lies-disbelieve-note = це брехня
web-sword-of-lies-becomes-sword = вам меч
web-sword-of-lies-becomes-shield = карті щит
web-sword-of-lies-stakes-owner = Якщо { $mover } вгадає, матиме меч; якщо ні, ваша карта стане щитом.
web-sword-of-lies-stakes = Вгадаєте: { $right }. Не вгадаєте: { $wrong }.

## Ставки
web-sword-of-lies-bet-to = Скільки поставити
web-sword-of-lies-raise-to = До скількох підняти
web-sword-of-lies-bet = Бет
web-sword-of-lies-raise = Рейз
web-sword-of-lies-call = Кол { $chips }
web-sword-of-lies-least = мінімум
web-sword-of-lies-half-pot = ½ банку
web-sword-of-lies-whole-pot = банк
web-sword-of-lies-most = максимум
web-sword-of-lies-less = Менше
web-sword-of-lies-more = Більше
web-sword-of-lies-fold-sure = Чек безкоштовний. Усе одно фолд
web-sword-of-lies-all-in-sure = Так, усі фішки: { $chips }
web-sword-of-lies-rather-not = Ні, назад
web-sword-of-lies-all-to-stay = щоб лишитися: усі { $chips }

## Відкривання карт
web-sword-of-lies-reveal-pick = Торкніться своєї карти
web-sword-of-lies-reveal-card = Відкрити: { $place }
web-sword-of-lies-choose-card = Вибрати: { $place }
web-sword-of-lies-stays-open = позначки немає, тож лежатиме відкритою, з одним життям.
web-sword-of-lies-will-sword = { $in ->
    [yes] вгадано, тож { $by } дістане меч.
   *[no] вгадано, але { $by } уже поза грою: меча не буде.
}
web-sword-of-lies-will-shield = { $by } не вгадує, тож карта стане щитом.
web-sword-of-lies-by-itself = остання карта відкриється сама
web-sword-of-lies-show-all = Показати всі
web-sword-of-lies-show-all-note = ставити вже нікому
web-sword-of-lies-your-choice = Ви вибрали. Усі карти відкриють разом.

## Угоди
web-sword-of-lies-deals-left = { $count ->
    [one] лишилася { $count }
    [few] лишилося { $count }
   *[many] лишилося { $count }
}
web-sword-of-lies-ready-note = до бою
web-sword-of-lies-deal-from = Угода, яку пропонує { $seat }
web-sword-of-lies-deal-with = Угода з
web-sword-of-lies-i-pledge = Я обіцяю
web-sword-of-lies-they-pledge = { $seat } обіцяє
web-sword-of-lies-who-pays = Хто платить
web-sword-of-lies-pays = { $who ->
    [me] { $chips ->
        [0] Плачу я
       *[other] Плачу я: { $chips }
    }
    [them] { $chips ->
        [0] Платить { $seat }
       *[other] Платить { $seat }: { $chips }
    }
   *[nobody] Без фішок
}
web-sword-of-lies-chips-paid = Фішки, які сплачують, коли угоду підписано
web-sword-of-lies-more-words = Що ще, словами
web-sword-of-lies-in-private = Між нами двома
web-sword-of-lies-in-private-help = Інші бачать, що угода є, але не зміст; рух фішок бачать усі.
web-sword-of-lies-private = між вами двома
web-sword-of-lies-counter = Інші умови
web-sword-of-lies-send-deal = Надіслати
web-sword-of-lies-next-deal = Наступна угода, усього { $count }
web-sword-of-lies-ledger = Книга угод: { $open ->
    [0] { "" }
    [one] { $open } відкрита угода,{ " " }
    [few] { $open } відкриті угоди,{ " " }
   *[many] { $open } відкритих угод,{ " " }
}{ $promises ->
    [0] обіцянок немає
    [one] { $promises } обіцянка
    [few] { $promises } обіцянки
   *[many] { $promises } обіцянок
}{ $broken ->
    [0] { "" }
   *[other] , порушено: { $broken }
}
web-sword-of-lies-promise-open = ще не перевірено
web-sword-of-lies-promise-kept = дотримано
web-sword-of-lies-promise-broken = порушено

## Війна
web-sword-of-lies-attacks = Вид атаки
web-sword-of-lies-strike = Звичайна
web-sword-of-lies-strike-twice = Подвійна
web-sword-of-lies-strike-thrice = Потрійна
web-sword-of-lies-strike-note = один меч
web-sword-of-lies-strike-twice-note = коштує життя
web-sword-of-lies-strike-thrice-note = остання карта
web-sword-of-lies-pick-target = Меч { $number }
web-sword-of-lies-aim = { $seat }, карта { $number }
web-sword-of-lies-aim-card = карта { $number }
web-sword-of-lies-pick-price = Ваша карта, що платить
web-sword-of-lies-own-tap = Дотик до своєї карти:
web-sword-of-lies-own-pays = платить нею
web-sword-of-lies-own-hit = б’є по ній
web-sword-of-lies-price-is = Платить: карта { $number }
web-sword-of-lies-drop = Забрати: { $target }
web-sword-of-lies-seal = Запечатати наказ
web-sword-of-lies-seal-note = ніхто не прочитає, доки не напишуть усі
web-sword-of-lies-your-order = Прочитати його можете лише ви: { $order }

## Останній розклад
web-sword-of-lies-ended-war = Війну скінчено. Банк дістався тому, в кого найбільше ♥.
web-sword-of-lies-ended-folds = Усі інші скинули карти, тож війни не було.
