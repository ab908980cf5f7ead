# Mia. Names of players come as $seat, $announcer; values as they are shown.
mia-title = Мія

## House rules
mia-option-order = Порядок комбінацій
mia-option-order-help = Яка комбінація яку б’є.
mia-option-order-standard = 21, далі дублі, далі від 65 до 31
mia-option-order-natural = природний: найвища 11, найнижча 21, дублі стоять серед чисел на своїх місцях
mia-option-order-numeric = числовий: 21, далі 66, 65, 64 і так до 11, дублі стоять серед чисел на своїх місцях
mia-option-order-pips = за очками: 21, далі дублі; усе інше рахують за сумою, тож 62 дорівнює 53
mia-option-doubles = Дублі
mia-option-doubles-help = Який із дублів найвищий.
mia-option-doubles-also = пара дубль однакові
mia-option-doubles-sixes-high = найвищий 66, найнижчий 11
mia-option-doubles-ones-high = навпаки: найвищий 11, найнижчий 66
mia-option-second = Одразу після 21
mia-option-second-help = Комбінація, яку ставлять над дублями, одразу після 21.
mia-option-second-also = 31 42 маленька мала
mia-option-second-none = нічого особливого
mia-option-second-little-mia = 31, мала Мія
mia-option-second-half-mia = 42, півмія
mia-option-second-half-and-little = 42, півмія, а після неї 31, мала Мія
mia-option-ones-top = 11 б’є навіть 21
mia-option-ones-top-help = Тоді 11 — найвища комбінація, і все, що сказано про Мію, стосується її.
mia-option-announce = Нова заявка має бути
mia-option-announce-help = Якою має бути заявка порівняно з попередньою.
mia-option-announce-also = така сама однакова повторити
mia-option-announce-higher = вищою за попередню
mia-option-announce-equal-or-higher = такою самою або вищою
mia-option-lives = Життя
mia-option-lives-help = Скільки життів (сірників, очок) має кожен на початку.
mia-option-lives-also = очки серця бали
mia-option-display = Показувати як
mia-option-display-help = Та сама лічба на ваш смак: життя й сірники меншають, очки ростуть до межі.
mia-option-display-also = пити ковток пиво лічильник
mia-option-display-lives = життя
mia-option-display-matches = сірники
mia-option-display-die = кубик, що рахує назад
mia-option-display-glasses = келихи
mia-option-display-points = очки
mia-option-scoring = На що грають
mia-option-scoring-help = На життя або певну кількість раундів на очки чи гроші.
mia-option-scoring-also = гроші монети копійки
mia-option-scoring-lives = на життя
mia-option-scoring-points = на очки, не нижче нуля
mia-option-scoring-money = на гроші, можна піти в мінус
mia-option-rounds = Раунди
mia-option-rounds-help = Скільки раундів триває гра на очки чи гроші.
mia-option-score-increment = Переможець дістає
mia-option-score-increment-help = Скільки дістає той, хто виграв перевірку, у грі на очки чи гроші.
mia-option-score-increment-0 = нічого
mia-option-score-decrement = Програш коштує
mia-option-score-decrement-help = Скільки коштує кожен програш у грі на очки чи гроші; подвійний — удвічі більше.
mia-option-score-decrement-0 = нічого
mia-option-score-all = Очки дістають усі
mia-option-score-all-help = У грі на очки чи гроші виграш раунду дістають усі учасники, навіть той, хто програв.
mia-option-ends-when = Кінець гри
mia-option-ends-when-help = Чи грають решта далі, коли хтось утратив усі життя.
mia-option-ends-when-last-standing = коли лишився один гравець: він переміг
mia-option-ends-when-first-out = коли хтось вибув першим: він програв
mia-option-stakes = Програш рахується
mia-option-stakes-help = Скільки разів платять звичайну ціну.
mia-option-stakes-one = один раз
mia-option-stakes-rising = за кожну заявку раунду, але не більше десяти разів
mia-option-stakes-pips = за кожне очко відкритих кубиків
mia-option-doubt-cost = Даремно не повірити коштує
mia-option-doubt-cost-help = Скільки коштує не повірити чесній заявці; у Мії своя ціна.
mia-option-mia-true-cost = Не повірити справжній Мії коштує
mia-option-mia-true-cost-help = Скільки життів втрачає той, хто не повірив, коли під стаканом таки Мія.
mia-option-mia-true-cost-also = 21 ціна штраф подвійно
mia-option-mia-lie-cost = Викрита брехня про Мію коштує
mia-option-mia-lie-cost-help = Скільки життів втрачає заявник, коли Мії під стаканом немає.
mia-option-mia-lie-cost-also = 21 ціна штраф подвійно блеф
mia-option-mia-concede = Здатися перед Мією
mia-option-mia-concede-help = Чи можна повірити Мії, програти не дивлячись і почати наступний раунд.
mia-option-mia-concede-costs-one = коштує одне
mia-option-mia-concede-costs-two = коштує два
mia-option-mia-concede-not-allowed = не можна: Мію треба перевірити
mia-option-mia-concede-free-if-true = натомість повірити: кубики відкривають, і помилка коштує одне
mia-option-mia-double-any = Мія подвоює програш
mia-option-mia-double-any-help = Кожен програш коштує щонайменше два, якщо в раунді заявляли Мію або вона лежить під відкритим стаканом.
mia-option-mia-reveals = Мія відкриває стакан
mia-option-mia-reveals-help = Після заявки «Мія» кубики одразу відкривають: якщо правда — решта втрачають по одному, якщо ні — заявник.
mia-option-mia-on-mia = Мія на Мію
mia-option-mia-on-mia-help = Мії можна повірити й відповісти Мією; ставка подвоюється, щонайбільше тричі.
mia-option-mia-answerer = На Мію відповідає
mia-option-mia-answerer-help = Хто має відповісти, коли заявлено Мію.
mia-option-mia-answerer-next = наступний гравець
mia-option-mia-answerer-previous = гравець перед тим, хто заявив
mia-option-mia-answerer-chosen = той, кого обере заявник
mia-option-doubter = Хто може не повірити
mia-option-doubter-help = Чи лише наступний гравець, чи будь-хто, доки наступний не відповів.
mia-option-doubter-next = лише наступний гравець
mia-option-doubter-anybody = будь-хто за столом
mia-option-give-up = Здатися
mia-option-give-up-help = Перед якими заявками можна здатися.
mia-option-give-up-before-mia = лише перед Мією
mia-option-give-up-before-any-value = перед будь-якою, за одне життя
mia-option-blind-pass = Передати наосліп
mia-option-blind-pass-help = Третя відповідь: передати стакан, не кидаючи й не дивлячись, з власною заявкою — і відповідати за неї.
mia-option-blind-pass-also = не дивлячись всліпу
mia-option-blind-pass-off = не можна
mia-option-blind-pass-higher = з вищою заявкою
mia-option-blind-pass-same-or-higher = з такою самою або вищою заявкою
mia-option-blind-pass-same = лише з тією самою заявкою
mia-option-blind-reroll = Перекинути наосліп
mia-option-blind-reroll-help = Подивившись, можна кинути ще раз, уже не дивлячись, і зробити заявку.
mia-option-blind-reroll-off = не можна
mia-option-blind-reroll-new-value = з будь-якою заявкою, що перебиває попередню
mia-option-blind-reroll-same-or-higher = «це або більше»: із заявкою попередника; не для того, хто починає раунд
mia-option-blind-reroll-more = «більше»: без числа, просто більше за попередню; не для того, хто починає раунд
mia-option-under-announcing = Заявка, нижча за кубики
mia-option-under-announcing-help = Як бути, коли на кубиках більше, ніж заявлено.
mia-option-under-announcing-is-truth = вважається правдою
mia-option-under-announcing-is-lie = така сама брехня
mia-option-joker-32 = Джокер 32
mia-option-joker-32-help = Що буває, коли випало 32.
mia-option-joker-32-also = пити тост будьмо вечірка
mia-option-joker-32-off = звичайна комбінація
mia-option-joker-32-toast = тост: заявити 32 не можна; щойно його видно, раунд скінчено й ніхто не програв
mia-option-joker-32-all-pay = платять усі інші: заявити не можна; щойно видно, раунд скінчено
mia-option-joker-32-must-show = треба одразу показати всім
mia-option-joker-32-turn = заявка змінює напрямок гри
mia-option-joker-32-wipe = годиться поверх будь-якої заявки, а після неї годиться все
mia-option-joker-32-turn-and-wipe = і те, і те: поверх будь-якої заявки, потім годиться все, і напрямок змінюється
mia-option-effect-31 = Особлива комбінація 31
mia-option-effect-31-help = Що буває, коли випало чи заявлено 31.
mia-option-effect-31-off = звичайна комбінація
mia-option-effect-31-toast = тост: заявити не можна; щойно видно, раунд скінчено й ніхто не програв
mia-option-effect-31-all-pay = платять усі інші: заявити не можна; щойно видно, раунд скінчено
mia-option-effect-31-must-show = треба одразу показати всім
mia-option-effect-31-turn = заявка змінює напрямок гри
mia-option-effect-31-wipe = годиться поверх будь-якої заявки, а після неї годиться все
mia-option-effect-31-turn-and-wipe = і те, і те: поверх будь-якої заявки, потім годиться все, і напрямок змінюється
mia-option-effect-61 = Особлива комбінація 61
mia-option-effect-61-help = Що буває, коли випало чи заявлено 61.
mia-option-effect-61-off = звичайна комбінація
mia-option-effect-61-toast = тост: заявити не можна; щойно видно, раунд скінчено й ніхто не програв
mia-option-effect-61-all-pay = платять усі інші: заявити не можна; щойно видно, раунд скінчено
mia-option-effect-61-must-show = треба одразу показати всім
mia-option-effect-61-turn = заявка змінює напрямок гри
mia-option-effect-61-wipe = годиться поверх будь-якої заявки, а після неї годиться все
mia-option-effect-61-turn-and-wipe = і те, і те: поверх будь-якої заявки, потім годиться все, і напрямок змінюється
mia-option-effect-11 = Особлива комбінація 11
mia-option-effect-11-help = Що буває, коли випало чи заявлено 11.
mia-option-effect-11-off = звичайна комбінація
mia-option-effect-11-toast = тост: заявити не можна; щойно видно, раунд скінчено й ніхто не програв
mia-option-effect-11-all-pay = платять усі інші: заявити не можна; щойно видно, раунд скінчено
mia-option-effect-11-must-show = треба одразу показати всім
mia-option-effect-11-turn = заявка змінює напрямок гри
mia-option-effect-11-wipe = годиться поверх будь-якої заявки, а після неї годиться все
mia-option-effect-11-turn-and-wipe = і те, і те: поверх будь-якої заявки, потім годиться все, і напрямок змінюється
mia-option-effect-21 = Особлива комбінація 21
mia-option-effect-21-help = Що буває, коли випало чи заявлено 21.
mia-option-effect-21-off = звичайна комбінація
mia-option-effect-21-must-show = треба одразу показати всім
mia-option-effect-21-turn = заявка змінює напрямок гри
mia-option-turn-on-loss = Програш змінює напрямок
mia-option-turn-on-loss-help = Після кожного програшу грають у другий бік.
mia-option-swimming = Останній шанс
mia-option-swimming-help = Без життів грають далі: вибувають лише за наступного програшу.
mia-option-more-lives = Додаткові життя першим місцям
mia-option-more-lives-help = Фора, наприклад дітям: посадіть їх першими.
mia-option-more-lives-0 = немає
mia-option-more-lives-seats = Місць із додатковими життями
mia-option-more-lives-seats-help = Скільки місць, починаючи з першого, їх дістають.
mia-option-life-reroll = Нові життя, коли лишилося три
mia-option-life-reroll-help = Коли в гравця вперше лишилося рівно три життя, нову їх кількість дає один кубик.
mia-option-life-reroll-off = ні
mia-option-life-reroll-may = за бажанням гравця
mia-option-life-reroll-must = завжди
mia-option-look-and-pass = Подивитися й передати
mia-option-look-and-pass-help = Хто повірив, може подивитися на кубики й передати їх далі без кидка, з вищою заявкою.
mia-option-look-and-pass-off = не можна
mia-option-look-and-pass-may = можна
mia-option-show-believed = Той, кому повірили, може показати кубики
mia-option-show-believed-help = Після «вірю» попередній гравець може ще раз підняти стакан, щоб усі побачили, що там було; ніхто не зобов’язаний.
mia-option-show-believed-off = ні, їх ніколи не показують
mia-option-show-believed-may = так, якщо захоче
mia-option-dice-seen-by = Кубики бачить
mia-option-dice-seen-by-help = Хто бачить кубики, коли гравець зі стаканом дивиться. Вгадувати мусить тільки наступний.
mia-option-dice-seen-by-roller = той, хто кидав
mia-option-dice-seen-by-all-but-next = кожен, крім наступного
mia-option-next-starter = Наступний раунд починає
mia-option-next-starter-help = Хто кидає першим після програшу.
mia-option-next-starter-doubter-or-next = той, хто слушно не повірив, або наступний після того, хто помилився
mia-option-next-starter-loser = той, хто програв, якщо ще в грі
mia-option-next-starter-winner = той, хто мав рацію
mia-option-next-starter-doubter = той, хто не повірив, — слушно чи ні
mia-option-late = Якщо час вийшов
mia-option-late-help = Що стається, коли час на хід закінчився.
mia-option-late-plays = грає сервер
mia-option-late-loses = раунд програно
mia-option-turn-clock = Час на хід
mia-option-turn-clock-help = Скільки секунд на рішення, перш ніж за відсутнього походить сервер; 0 — без обмежень.
mia-option-turn-clock-also = таймер секунди годинник повільно
mia-option-turn-clock-0 = без обмеження
mia-option-turn-clock-3600 = година
mia-option-turn-clock-86400 = доба

## House rules in one sentence
mia-ours-order = { $value ->
    [natural] природний порядок комбінацій
    [numeric] числовий порядок комбінацій
    [pips] порядок комбінацій за очками
   *[standard] звичайний порядок комбінацій
}
mia-ours-doubles = { $value ->
    [ones_high] дублі навпаки
   *[sixes_high] дублі від 66 вниз
}
mia-ours-second = { $value ->
    [little_mia] мала Мія
    [half_mia] півмія
    [half_and_little] півмія та мала Мія
   *[none] без малої Мії
}
mia-ours-ones-top = { $value ->
    [yes] 11 б’є навіть 21
   *[no] 21 б’є 11
}
mia-ours-announce = { $value ->
    [equal_or_higher] така сама або вища
   *[higher] завжди вища
}
mia-ours-lives = { $value ->
    [one] { $value } життя
    [few] { $value } життя
   *[many] { $value } життів
}
mia-ours-display = { $value ->
    [matches] життя показують сірниками
    [die] життя показують кубиком
    [glasses] життя показують келихами
    [points] життя показують очками
   *[lives] життя показують життями
}
mia-ours-scoring = { $value ->
    [points] гра на очки
    [money] гра на гроші
   *[lives] гра на життя
}
mia-ours-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунди
   *[many] { $value } раундів
}
mia-ours-score-increment = { $value ->
    [0] переможець не дістає нічого
   *[other] переможець дістає { $value }
}
mia-ours-score-decrement = { $value ->
    [0] програш нічого не коштує
   *[other] програш коштує { $value }
}
mia-ours-score-all = { $value ->
    [yes] очки дістають усі
   *[no] очки дістає лише переможець
}
mia-ours-ends-when = { $value ->
    [first_out] хто вибув першим — програв
   *[last_standing] хто лишився останнім — переміг
}
mia-ours-stakes = { $value ->
    [rising] програш рахують за кожну заявку
    [pips] програш рахують за кожне очко
   *[one] програш рахують один раз
}
mia-ours-doubt-cost = даремно не повірити коштує { $value }
mia-ours-mia-true-cost = не повірити справжній Мії коштує { $value }
mia-ours-mia-lie-cost = брехня про Мію коштує { $value }
mia-ours-mia-concede = { $value ->
    [costs_two] здатися перед Мією коштує два
    [not_allowed] перед Мією не здаються
    [free_if_true] повірити Мії — відкрити кубики
   *[costs_one] здатися перед Мією коштує одне
}
mia-ours-mia-double-any = { $value ->
    [yes] Мія подвоює кожен програш
   *[no] інших програшів Мія не подвоює
}
mia-ours-mia-reveals = { $value ->
    [yes] Мія відкриває стакан
   *[no] Мія не відкриває стакана
}
mia-ours-mia-on-mia = { $value ->
    [yes] Мія на Мію
   *[no] без Мії на Мію
}
mia-ours-mia-answerer = { $value ->
    [previous] на Мію відповідає попередній гравець
    [chosen] на Мію відповідає обраний гравець
   *[next] на Мію відповідає наступний гравець
}
mia-ours-doubter = { $value ->
    [anybody] не повірити може будь-хто
   *[next] не повірити може лише наступний
}
mia-ours-give-up = { $value ->
    [before_any_value] здатися можна перед будь-якою заявкою
   *[before_mia] здатися можна лише перед Мією
}
mia-ours-blind-pass = { $value ->
    [higher] передавати наосліп із вищою заявкою
    [same_or_higher] передавати наосліп із такою самою або вищою заявкою
    [same] передавати наосліп із тією самою заявкою
   *[off] наосліп не передають
}
mia-ours-blind-reroll = { $value ->
    [new_value] перекидати наосліп
    [same_or_higher] «це або більше»
    [more] «більше»
   *[off] наосліп не перекидають
}
mia-ours-under-announcing = { $value ->
    [is_lie] нижча заявка — брехня
   *[is_truth] нижча заявка — правда
}
mia-ours-effect = { $value ->
    [toast] — тост
    [all_pay] — платять усі інші
    [must_show] показують усім
    [turn] змінює напрямок
    [wipe] б’є будь-яку заявку
    [turn_and_wipe] б’є будь-яку заявку і змінює напрямок
   *[off] — звичайна комбінація
}
mia-ours-joker-32 = 32 { mia-ours-effect }
mia-ours-effect-31 = 31 { mia-ours-effect }
mia-ours-effect-61 = 61 { mia-ours-effect }
mia-ours-effect-11 = 11 { mia-ours-effect }
mia-ours-effect-21 = 21 { mia-ours-effect }
mia-ours-turn-on-loss = { $value ->
    [yes] програш змінює напрямок
   *[no] програш не змінює напрямку
}
mia-ours-swimming = { $value ->
    [yes] з останнім шансом
   *[no] без останнього шансу
}
mia-ours-more-lives = { $value ->
    [0] без додаткових життів
    [one] { $value } додаткове життя першим місцям
    [few] { $value } додаткові життя першим місцям
   *[many] { $value } додаткових життів першим місцям
}
mia-ours-more-lives-seats = { $value ->
    [one] додаткові життя для { $value } місця
   *[other] додаткові життя для { $value } місць
}
mia-ours-life-reroll = { $value ->
    [may] нові життя на трьох за бажанням
    [must] нові життя на трьох
   *[off] без нових життів на трьох
}
mia-ours-look-and-pass = { $value ->
    [may] подивитися й передати
   *[off] подивившись не передають
}
mia-ours-show-believed = { $value ->
    [may] кому повірили — може показати кубики
   *[off] кубиків після довіри не показують
}
mia-ours-dice-seen-by = { $value ->
    [all_but_next] вгадує лише наступний
   *[roller] кубики бачить лише той хто кидав
}
mia-ours-next-starter = { $value ->
    [loser] наступний раунд починає той хто програв
    [winner] наступний раунд починає той хто мав рацію
    [doubter] наступний раунд починає той хто не повірив
   *[doubter_or_next] починає той хто слушно не повірив або наступний гравець
}
mia-ours-late = { $value ->
    [loses] хто запізнився — програв раунд
   *[plays] за того хто запізнився грає сервер
}
mia-ours-turn-clock = { $value ->
    [0] без обмеження часу
    [3600] година на хід
    [86400] доба на хід
    [one] { $value } секунда на хід
    [few] { $value } секунди на хід
   *[many] { $value } секунд на хід
}

## Presets
mia-preset-standard = Стандартні
mia-preset-standard-help = Шість життів, перемагає останній у грі.
mia-preset-first-evening = Перший вечір
mia-preset-first-evening-help = Три життя: першу гру зіграно за лічені хвилини.
mia-preset-classic = Класика
mia-preset-classic-help = Шість життів; програє той, хто перший утратив усі.
mia-preset-matches = П’ять сірників
mia-preset-matches-help = По п’ять сірників; якщо не вірять Мії, на кону два.
mia-preset-points = До п’яти очок
mia-preset-points-help = Хто набрав п’ять очок, той вибув; Мія варта двох, і її треба перевірити.
mia-preset-scored = На очки
mia-preset-scored-help = Двадцять раундів; виграна перевірка додає очки, програш відбирає.
mia-preset-meyer = Данія: Меєр
mia-preset-meyer-help = Як грають у Данії: мала Мія, заявка може повторити попередню, перевірка Мії коштує два, «це або більше», тост на 32 і нові життя, коли лишилося три.
mia-preset-contest = Турнір ботів
mia-preset-contest-help = Як грають боти: Мія відкриває стакан, за раунд очко мають усі, крім тих, хто програв.
mia-preset-germany = Німеччина: Мексхен
mia-preset-germany-help = Як у Німеччині: перевірка Мії коштує два, хто б не помилився, стакан можна передати наосліп, а наступний раунд починає той, хто програв.
mia-preset-mexicali = Мехікалі
mia-preset-mexicali-help = Як у Північній Америці: така сама або вища, на 32 тост, 31 можна заявити поверх усього, і вона змінює напрямок, а на Мію можна відповісти Мією.
mia-preset-board-game-arena = Сайт Board Game Arena
mia-preset-board-game-arena-help = Як на цьому сайті: стакан можна передати з тією самою заявкою, а наступний раунд починає той, хто мав рацію.
mia-preset-wikipedia = Вікіпедія
mia-preset-wikipedia-help = Як в англійській Вікіпедії: програє той, хто вибув першим, а стакан можна передати з тією самою заявкою або вищою.
mia-preset-a-move-a-day = Хід на день
mia-preset-a-move-a-day-help = Для гри десь на тиждень: одне життя і доба на кожне рішення, навіть коли за столом нікого немає.
mia-preset-a-move-an-hour = Хід на годину
mia-preset-a-move-an-hour-help = Для гри на день-два: три життя і година на кожне рішення, навіть коли за столом нікого немає.

## Values
mia-value-mia = Мія
mia-value-little-mia = мала Мія
mia-value-half-mia = півмія
mia-value-joker = джокер
mia-value-pips = { $pips ->
    [one] { $pips } очко
    [few] { $pips } очки
   *[many] { $pips } очок
}
mia-value-named = { $value } «{ $name }»

## Standing
mia-standing-lives = { $count ->
    [one] { $count } життя
    [few] { $count } життя
   *[many] { $count } життів
}
mia-standing-matches = { $count ->
    [one] { $count } сірник
    [few] { $count } сірники
   *[many] { $count } сірників
}
mia-standing-glasses = { $count ->
    [one] { $count } келих
    [few] { $count } келихи
   *[many] { $count } келихів
}
mia-standing-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
mia-standing-money = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}

## Phases
mia-phase-over = Гру закінчено

## Actions
mia-action-shake = Кинути
mia-action-look = Зазирнути під стакан
mia-action-announce = Заявити: { $value }
mia-action-reroll = Перекинути наосліп і сказати: { $value }
mia-action-believe = Вірю
mia-action-peek = Подивитися й передати
mia-action-doubt = Не вірю
mia-action-show-dice = Показати кубики
mia-action-hide-dice = Не показувати
mia-action-pass-on = Передати наосліп: { $value }
mia-action-ask = Хай відповідає { $seat }
mia-action-concede = Здатися
mia-action-trust = Вірю, відкрити
mia-action-forfeit = Програти раунд
mia-action-reroll-lives = Кинути на нові життя
mia-action-keep-lives = Лишити три життя
mia-action-draw-lot = Починає { $seat } (жереб)
mia-action-fall = Випадає { $roll }
mia-action-fall-one = На кубику { $pips }

## Manner of a claim
mia-how-looked = подивившись
mia-how-unseen = не дивлячись
mia-how-passed = передано наосліп
mia-how-kept = з переглядом, передано без кидка
mia-how-rerolled = перекинуто наосліп

## Events
mia-event-lot-drawn = Жереб: починає { $seat }.
mia-event-round-started = { $number ->
    [1] Раунд { $number }: за жеребом починає { $seat }.
   *[other] Раунд { $number }: починає { $seat }.
}
mia-event-shaken = { $seat } трясе стакан.
mia-event-fell = Кубики лежать під стаканом, кидає { $seat }.
mia-event-looked = { $seat } зазирає під стакан.
mia-event-saw = Під стаканом { $roll }.
mia-event-announced = { $looked ->
    [yes] { $seat } заявляє: { $value }.
   *[no] { $seat } не дивлячись заявляє: { $value }.
}
mia-event-rerolled = { $seat } перекидає наосліп і каже: { $value }.
mia-event-believed = { $seat } вірить і бере стакан.
mia-event-peeked = { $seat } вірить і дивиться на кубики, не кидаючи.
mia-event-dice-shown = { $seat } показує, що було під стаканом: { $roll }.
mia-event-dice-hidden = { $seat } кубиків не показує.
mia-event-passed-on = { $seat } передає стакан наосліп і каже: { $value }.
mia-event-answerer-chosen = { $seat } обирає, хто відповідає: { $answerer }.
mia-event-doubted = { $seat } не вірить (заявник — { $announcer }).
mia-event-conceded = { $seat } здається не дивлячись.
mia-event-trusted = { $seat } вірить. Кубики відкривають.
mia-event-forfeited = { $seat } програє раунд за часом.
mia-event-opened = { $held ->
    [yes] На кубиках { $roll }. Заявка { $value } ({ $announcer }) чесна.
   *[no] На кубиках { $roll }. Заявка { $value } ({ $announcer }) — брехня.
}
mia-event-toasted = { $roll }, джокер: тост! Ніхто не програє, знову починає { $seat }.
mia-event-treated = Під стаканом { $roll }: платять усі, крім одного ({ $seat }).
mia-event-lost = { $seat } втрачає { $cost }, лишається { $left }.
mia-event-lost-points = { $seat } дістає { $cost }, разом { $left } з { $limit }.
mia-event-lost-scored = { $seat } віддає { $cost }, лишається { $left }.
mia-event-gained = { $seat } дістає { $gain }, разом { $left }.
mia-event-went-out = { $seat } вибуває з гри.
mia-event-die-taken = { $seat } має три життя й бере кубик.
mia-event-lives-rerolled = { $seat }: кубик дає { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[many] { $lives } життів
}.
mia-event-lives-kept = { $seat } лишається з трьома життями.
mia-event-game-ended = Гру закінчено.

## How a game ends
mia-end-last-standing = Усі інші вибули.
mia-end-first-out = Перший гравець утратив усі життя.
mia-end-rounds = Зіграно останній раунд.

## Reasons
mia-refused-over = Гру вже закінчено.
mia-refused-dice-falling = Кубики ще котяться: зачекайте, доки ляжуть.
mia-refused-not-your-turn = Зараз не ваш хід: рішення за гравцем № { $seat }.
mia-refused-too-low = { $value } замало: це не перебиває { $beat }.
mia-refused-joker = { $value } тут не заявляють: раунд закінчується, щойно це видно.
mia-refused-unknown-value = Такої комбінації тут немає: { $value }. Є такі: { $allowed }.
mia-refused-own-roll = Це ваш власний кидок: щоб передати його далі, скажіть більше, ніж { $beat }.
mia-refused-reroll-same = Хто перекидає, каже «це або більше»: { $beat }, а не { $value }.
mia-refused-pass-same = Тут стакан передають із тією самою заявкою: { $beat }, а не { $value }.
mia-refused-reroll-more = Хто перекидає, каже «більше», ніж { $beat }, без числа: не { $value }.
mia-refused-top-ends-bidding = Вище за { $value } немає: торги скінчено.
mia-refused-no-conceding = За правилами цього столу { $value } треба перевірити.
mia-refused-ask = Цей гравець відповідати не може. Можна обрати місця: { $allowed }.
mia-refused-not-now = Зараз так не можна (дія { $action }, стан { $phase }).
mia-contradiction-joker-pips = Коли рахують за очками, 32 — це просто п’ять очок, тож джокером воно бути не може.
mia-contradiction-effect-pips = Коли рахують за очками, 61 — це просто сім очок, тож власної дії вона мати не може.
mia-contradiction-top = 11 тут найстарша комбінація: її можна одразу показувати, або вона змінює напрямок; іншої дії вона мати не може.
mia-contradiction-life-reroll-lives = Щоб діставати нові життя, коли лишилося три, на початку треба мати понад три.
mia-contradiction-seen-by = Кубики бачать усі, крім наступного гравця, тож ніхто інший відповідати не може.
mia-contradiction-seen-doubter = Кубики бачать усі, крім наступного гравця, тож не повірити може лише він.

## How to play: one sentence for each rule; $top is the highest value
mia-play-aim = Мета
mia-play-counted-in-lives = Кожен починає гру, маючи { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[many] { $lives } життів
}. Кого спіймали на брехні, той втрачає одне; хто не повірив правді — теж.
mia-play-counted-in-matches = Кожен починає гру, маючи { $lives ->
    [one] { $lives } сірник
    [few] { $lives } сірники
   *[many] { $lives } сірників
}. Кого спіймали на брехні, той відкладає один; хто не повірив правді — теж.
mia-play-counted-in-die = Кожен має кубик, що показує його життя, спершу { $lives }. Кого спіймали на брехні, той повертає кубик на одне менше; хто не повірив правді — теж.
mia-play-counted-in-glasses = Кожен починає гру, маючи { $lives ->
    [one] { $lives } повний келих
    [few] { $lives } повні келихи
   *[many] { $lives } повних келихів
}. Кого спіймали на брехні, той спорожнює один; хто не повірив правді — теж.
mia-play-counted-in-points = Кого спіймали на брехні, той дістає очко; хто не повірив правді — теж.
mia-play-out-in-lives = Хто лишився без життів, вибуває.
mia-play-out-in-matches = Хто лишився без сірників, вибуває.
mia-play-out-in-die = Хто лишився без життів, вибуває.
mia-play-out-in-glasses = Хто лишився без повного келиха, вибуває.
mia-play-out-in-points = Хто набрав { $lives ->
    [one] { $lives } очко
    [few] { $lives } очки
   *[many] { $lives } очок
}, вибуває.
mia-play-uneven = Якщо правило нижче називає іншу ціну, діє вона.
mia-play-more-lives = Місць із форою, починаючи з першого: { $seats }. Там на початку на { $lives } більше.
mia-play-ends-last-standing = Решта грають далі, і останній у грі перемагає.
mia-play-ends-first-out = Хто вибув першим, той програв, і гру закінчено.
mia-play-scored-in-points = Грають { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
} на очки. Ціна кожного програшу — { $cost }, подвійного — удвічі більша; нижче нуля ніхто не опускається. Перемагає той, у кого наприкінці найбільше очок.
mia-play-scored-in-money = Грають { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
} на гроші. Ціна кожного програшу — { $cost }, подвійного — удвічі більша; можна й заборгувати. Перемагає той, у кого наприкінці найбільше грошей.
mia-play-gains-winner = Хто виграв перевірку, дістає { $gain }; коли хтось здається, ніхто нічого не дістає.
mia-play-gains-revealed = Коли { $top } відкриває кубики й справді там, { $gain } дістає заявник; якщо ні, ніхто нічого не дістає.
mia-play-gains-all-pay = Коли за кидок платять усі інші, гравець із цими кубиками дістає { $gain }.
mia-play-gains-all = За кожен раунд, у якому хтось програв, усі дістають по { $gain }, навіть той, хто програв.
mia-play-values = Комбінації
mia-play-read = Два кубики читають як одне число, вища цифра завжди перша: 3 і 5 — це 53, а не 35.
mia-play-ladder = Від найвищої до найнижчої: { $ladder }.
mia-play-pips = Комбінації, між якими стоїть «=», рівні: там важить лише сума кубиків, тож 62 і 53 — це 8 очок.
mia-play-mia = Найвища комбінація, { $top }, зветься Мія.
mia-play-another-top = Найвища комбінація тут — { $top }, а не 21, тож Мією за цим столом звуть { $top }.
mia-play-second-little-mia = 31 — мала Мія, вона стоїть одразу після 21.
mia-play-second-half-mia = 42 — півмія, вона стоїть одразу після 21.
mia-play-second-half-and-little = Одразу після 21 стоїть 42, півмія, а за нею 31, мала Мія.
mia-play-middle-higher = Посередині стоїть { $value }: її { $ways ->
    [one] перебиває { $ways } кидок
    [few] перебивають { $ways } кидки
   *[many] перебивають { $ways } кидків
} із 36.
mia-play-middle-equal-or-higher = Посередині стоїть { $value }: стільки або більше випадає у { $ways } кидках із 36.
mia-play-round = Раунд
mia-play-opens = Хто починає перший раунд, визначає жереб. Він трясе стакан, ставить його так, щоб кубиків ніхто не бачив, дивиться або ні й робить заявку: каже правду, більше або менше. Почати можна з будь-якої комбінації, усього їх { $count }.
mia-play-answers = Наступний гравець за годинниковою стрілкою відповідає:
mia-play-answers-turning = Наступний гравець у напрямку гри (спершу за годинниковою стрілкою) відповідає:
mia-play-believe-higher = «Вірю»: бере стакан, кидає, дивиться або ні й мусить заявити більше, ніж було заявлено, хоч би що йому випало.
mia-play-believe-equal-or-higher = «Вірю»: бере стакан, кидає, дивиться або ні й мусить заявити стільки ж або більше, хоч би що йому випало.
mia-play-doubt-is-truth = «Не вірю»: кубики відкривають. Якщо там те, що заявлено, або більше, програє той, хто не повірив; якщо менше — заявник.
mia-play-doubt-is-lie = «Не вірю»: кубики відкривають. Якщо там рівно те, що заявлено, програє той, хто не повірив; якщо менше або більше — заявник.
mia-play-anybody = Доки наступний гравець не відповів, сказати «Не вірю» можуть і решта, крім заявника й тих, хто бачив кубики. Хто сказав першим, той і не повірив — і платить, якщо заявка була чесна.
mia-play-pass-higher = «Передаю»: стакан іде далі, його не трясуть і під нього не дивляться, а заявка вища. Відтоді за неї відповідаєте ви, а той, хто кидав, уже ні.
mia-play-pass-same-or-higher = «Передаю»: стакан іде далі, його не трясуть і під нього не дивляться, а заявка така сама або вища. Відтоді за неї відповідаєте ви, а той, хто кидав, уже ні; та якщо кубики до нього повернуться, з такою самою заявкою він їх не передасть.
mia-play-pass-same = «Передаю»: стакан іде далі, його не трясуть і під нього не дивляться, а заявка та сама. Відтоді за неї відповідаєте ви, а той, хто кидав, передати його знову не може.
mia-play-seen-by-all-but-next = Хто дивиться під стакан, показує кубики й решті, але не наступному гравцеві: він має відповідати.
mia-play-look-and-pass = «Подивлюся»: ви вірите, дивитеся на кубики, як вони лежать, і передаєте їх далі без кидка, з вищою заявкою. Відтоді за неї відповідаєте ви.
mia-play-may-show = Хто дивився на кубики і кому повірили, може перед наступним кидком ще раз підняти стакан і показати всім, що там було; ніхто не зобов’язаний.
mia-play-reroll-new-value = Подивившись на власний кидок, можна кинути ще раз, уже не дивлячись, і зробити будь-яку заявку, що годиться.
mia-play-reroll-same-or-higher = Подивившись на власний кидок, можна кинути ще раз, уже не дивлячись, і сказати «це або більше», тобто повторити заявку, яку треба було перебити. Вона чесна, якщо на кубиках стільки або більше. Хто починає раунд, так не може.
mia-play-reroll-more = Подивившись на власний кидок, можна кинути ще раз, уже не дивлячись, і сказати «більше»: більше, ніж треба було перебити. Тому, хто починає раунд, не можна.
mia-play-reroll-same-wiping = «Це або більше» поверх { $values } чесне, лише якщо там саме це.
mia-play-reroll-more-wiping = Поверх { $values } сказати «більше» не можна; якщо «більше» означає { $values }, там має бути саме це.
mia-play-starter-doubter-or-next = Якщо брехню викрито, наступний раунд починає той, хто не повірив; якщо не повірили правді — наступний після нього. Тих, хто вибув, пропускають.
mia-play-starter-loser = Наступний раунд починає той, хто програв, а якщо він вибув — гравець після нього.
mia-play-starter-winner = Після «Не вірю» наступний раунд починає той, хто мав рацію. Хто вибув, того минають.
mia-play-starter-doubter = Наступний раунд починає той, хто не повірив, слушно чи ні, а якщо він вибув — гравець після нього.
mia-play-top = Мія, { $top }
mia-play-reveals = Щойно заявлено { $top }, кубики відкривають. Якщо це правда, програють усі, крім заявника, якщо ні — заявник; програш { $cost ->
    [1] звичайний
   *[other] подвійний
}.
mia-play-reveals-starter = Коли визначають, хто почне наступний раунд, тим, хто не повірив, тоді вважають наступного гравця.
mia-play-unbeaten = Вищого за { $top } немає. Хто має відповісти, може:
mia-play-concede = здатися не дивлячись: це { $cost ->
    [1] звичайний програш
   *[other] подвійний програш
}, а хто здався, той починає наступний раунд;
mia-play-trust = повірити: кубики відкривають. Якщо там { $top }, не програє ніхто, якщо ні — програє той, хто повірив{ $cost ->
    [1] {""}
   *[other] , і подвійно
}. Хто повірив, той починає наступний раунд;
mia-play-pass-top = передати { $top } далі, не кидаючи й не дивлячись;
mia-play-pass-top-wiping = передати кубики далі як { $values }, не кидаючи й не дивлячись;
mia-play-mia-on-mia = повірити, кинути й знову заявити { $top }: друга за раунд заявка { $top } на новий кидок коштує вдвічі, третя — вчетверо, четверта — увосьмеро; четвертій повірити вже не можна;
mia-play-mia-answerer-previous = На { $top } відповідає гравець перед тим, хто заявив.
mia-play-mia-answerer-chosen = Хто заявив { $top }, той і обирає, хто відповідає. Якщо її передають наосліп, відповідає наступний гравець.
mia-play-doubt-top = не повірити. Якщо там { $top }, то для того, хто не повірив, програш { $true ->
    [1] звичайний
    [2] подвійний
   *[other] { $true }-кратний
}, якщо ні — для заявника програш { $lie ->
    [1] звичайний
    [2] подвійний
   *[other] { $lie }-кратний
}.
mia-play-double = У раунді, де заявляли { $top } або така комбінація лежить під відкритим стаканом, кожен програш щонайменше подвійний.
mia-play-besides = Крім того
mia-play-effect-toast = { $value } — джокер. Його не можна заявити; щойно його видно, раунд закінчується тостом, ніхто не програє, а знову починає той, хто його побачив або відповідає за кубики.
mia-play-effect-all-pay = { $value } не можна заявити; щойно його видно, платять усі інші, а наступний раунд починає той, хто його побачив або відповідає за кубики.
mia-play-effect-must-show = Хто побачив { $value }, одразу показує всім, а потім робить заявку як звичайно.
mia-play-effect-turn = Заявка { $value } змінює напрямок гри.
mia-play-effect-wipe = { $value } можна заявити поверх будь-якої заявки; це правда, лише якщо там саме це. Хто повірив і кинув, може потім заявити що завгодно.
mia-play-effect-turn-and-wipe = { $value } можна заявити поверх будь-якої заявки; це правда, лише якщо там саме це. Напрямок змінюється, а хто повірив і кинув, може потім заявити що завгодно.
mia-play-stakes-rising = Кожна заявка піднімає ставку: програш множиться на кількість заявок, щонайменше на один і щонайбільше на десять.
mia-play-stakes-pips = Хто програв, коли кубики відкрили, платить стільки разів, скільки на них очок.
mia-play-doubt-cost = Даремно не повірити заявці, нижчій за { $top }, рахується { $cost ->
    [one] { $cost } раз
    [few] { $cost } рази
   *[many] { $cost } разів
}.
mia-play-give-up = Здатися не дивлячись можна перед будь-якою заявкою, нижчою за { $top }: це звичайний програш, і ви починаєте наступний раунд.
mia-play-turn-on-loss = Після кожного програшу, коли вже визначено, хто починає, грають у другий бік.
mia-play-swimming = Хто втратив усе, грає далі: вибуває він лише за наступного програшу.
mia-play-new-lives-may = Коли у вас уперше лишилося рівно три життя, можете кинути один кубик: він дасть нову їх кількість.
mia-play-new-lives-must = Коли у вас уперше лишилося рівно три життя, ви кидаєте один кубик: він дає нову їх кількість.
mia-play-clock = На кожне рішення у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}; після цього за вас грає сервер: дивиться, каже правду, якщо вона годиться, і вірить усьому, крім { $top }.
mia-play-clock-hours = На кожне рішення у вас { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}; після цього за вас грає сервер: дивиться, каже правду, якщо вона годиться, і вірить усьому, крім { $top }.
mia-play-clock-loses = На кожне рішення у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}; хто не встиг кинути, заявити чи відповісти, програє раунд. Це коштує стільки ж, скільки даремно не повірити, і той, хто запізнився, починає наступний.
mia-play-clock-loses-hours = На кожне рішення у вас { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}; хто не встиг кинути, заявити чи відповісти, програє раунд. Це коштує стільки ж, скільки даремно не повірити, і той, хто запізнився, починає наступний.
mia-play-clock-runs-on = Годинник іде й тоді, коли за столом нікого немає. Якщо час вийшов, сервер дограє весь ваш хід.

## First games: the goal, and a tip at each hard step
mia-goal-last-standing = Брешіть і ловіть на брехні: перемагає той, хто залишиться останнім.
mia-goal-first-out = Брешіть і ловіть на брехні: хто вибуває першим, той програв.
mia-goal-scored = Брешіть і ловіть на брехні: перемагає найкращий рахунок після { $rounds ->
    [one] { $rounds } раунду
    [few] { $rounds } раундів
   *[many] { $rounds } раундів
}.
mia-tip-open = Два кубики під стаканом, більший першим: 6 і 4 — це 64.{ $reading ->
    [pips] {" "}Різні кубики важать своєю сумою.
   *[digits] {""}
} Найвище — { $top }.
mia-tip-look = Ваш кидок бачите лише ви. Потім заявляєте комбінацію, справжню чи ні.
mia-tip-say = Заявіть комбінацію, справжню чи ні; найвища — остання. { $under ->
    [is-lie] Усе, крім вашого кидка, — брехня.
   *[is-truth] Менше, ніж випало, — теж правда.
}
mia-tip-answer = Повірите — кидаєте і мусите { $announce ->
    [equal-or-higher] заявити не менше
   *[higher] заявити більше
}. Не повірите — кубики відкриють: програє брехун, а якщо це правда — ви.
mia-tip-top = Вище за { $top } немає. Не вірите: якщо воно там, програєте{ $true ->
    [1] {""}
    [2] {" "}подвійно
   *[other] {" "}×{ $true }
} ви, якщо ні — брехун{ $lie ->
    [1] {""}
    [2] , подвійно
   *[other] , ×{ $lie }
}.{ $concede ->
    [0] {""}
    [free] {" "}Повірити правді — безкоштовно.
    [1] {" "}Здатися — звичайний програш.
   *[other] {" "}Здатися — подвійний програш.
}

## Tutorial
tutorial-mia-claim = Анна кинула два кубики під стаканом і каже «54»: більша цифра перша. Кубики бачила лише вона.
tutorial-mia-believe = Не повірите — кубики відкриють. Повірите — кидаєте самі й мусите заявити більше. 54 — не дивина: повірте.
tutorial-mia-believe-first = Може, вона й бреше, але поки що повірте: тоді стакан ваш.
tutorial-mia-look = Стакан ваш. Гляньте: ваших кубиків не бачить більше ніхто.
tutorial-mia-look-first = Спершу гляньте під стакан.
tutorial-mia-lie = Лише 43, а треба заявити більше за 54. Тож збрешіть: виберіть щось від 61 до 65 і заявіть.
tutorial-mia-lie-small = У таке навряд чи повірять. Спробуйте меншу брехню: від 61 до 65.
tutorial-mia-ladder = Анна повірила! Вона кинула й тепер каже «66». Пари б’ють усі змішані комбінації; 66 перебиває лише 21, Мія.
tutorial-mia-doubt = 66 випадає раз на 36 кидків. Не вірте!
tutorial-mia-doubt-now = Повірите — муситимете заявити Мію. Цього разу не вірте.
tutorial-mia-caught = 41: брехня! Анна втрачає життя. Якби там було 66, життя втратили б ви.
tutorial-mia-last = Оце й уся Мія: брешіть, коли мусите, не вірте, коли звучить надто добре. Перемагає останній, у кого є життя.

## Browser: prompts
web-mia-you-open = Починаєте ви. Кидайте!
web-mia-you-rolled = { $open ->
    [yes] Ці кубики бачите лише ви.
   *[no] Кубики кинуто. Треба більше, ніж { $value }, — або скажіть, що перебито.
}
web-mia-you-say = { $open ->
    [yes] Заявляйте що завгодно.
   *[no] Заявіть більше, ніж { $value }.
}
web-mia-you-rolled-reach = Кубики кинуто. Треба { $value } або більше — або скажіть, що так і є.
web-mia-you-say-reach = Заявіть { $value } або більше.
web-mia-you-answer = { $announcer } каже: { $value }. Вірите?
web-mia-you-show = Вам повірили. Показати, що у вас було?
web-mia-you-ask = Хто має відповісти?
web-mia-you-lives = Лишилося три життя. Спробуєте щастя?
web-mia-you-are-out = Для вас гру скінчено. Дивіться на брехунів.
web-mia-waits-lot = Жереб вирішує, хто починає.
web-mia-waits-open = Раунд починає { $seat }.
web-mia-waits-fall = { $seat } трясе стакан.
web-mia-waits-cup = Стакан тримає { $seat }.
web-mia-waits-answer = { $announcer } каже: { $value }. Думає { $seat }.
web-mia-waits-show = { $seat } може показати кубики: повірили.
web-mia-waits-ask = { $seat } каже: { $value } — і обирає, хто відповідає.
web-mia-waits-lives = { $seat } може кинути на нові життя.
web-mia-waits-lives-fall = { $seat } кидає на нові життя.
web-mia-announce-unseen = Заявити не дивлячись
web-mia-believe-note = беру стакан і кидаю
web-mia-peek-note = як лежать, з вищою заявкою
web-mia-doubt-note = стакан угору!
web-mia-concede-note = програти не дивлячись
web-mia-trust-note = безкоштовно, якщо правда
web-mia-pass-on = Передати стакан наосліп
web-mia-no-claim = Заявок ще немає
web-mia-flag = каже
web-mia-claims = Заявки цього раунду
web-mia-ladder = Що можна заявити
web-mia-your-roll = ваш кидок
web-mia-your-dice = Ваші кубики: { $value }
web-mia-cover = Накрити кубики
web-mia-uncover = Глянути ще раз
web-mia-show-odds = Показати шанси
web-mia-odds = { $value }: б’ють { $ways } із 36 нових кидків, { $percent } %
web-mia-beaten-by = б’ють { $ways } із 36 кидків, { $percent } %
web-mia-odds-reach = { $value } або краще: { $ways } із 36 нових кидків, { $percent } %
web-mia-reached-by = не гірші { $ways } із 36 кидків, { $percent } %
web-mia-play-turned = Тепер хід переходить у зворотний бік.
web-mia-points-of = { $count } з { $start } очок

## Browser: moments
web-mia-had = { $seat }: було { $value }
web-mia-lot = Починає { $seat }
web-mia-doubts = { $doubter } не вірить: { $announcer } бреше?
web-mia-conceded = { $seat } здається
web-mia-forfeited = { $seat }: час вийшов
web-mia-opens = Стакан піднято
web-mia-true = Правда!
web-mia-lie = Брехня!
web-mia-toast = Тост!
web-mia-treat = Платять інші!
web-mia-said = Заявка: { $value } ({ $announcer })
web-mia-shows = На кубиках: { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = кубик на нові життя ще попереду
web-mia-new-lives = Нові життя: { $seat }
