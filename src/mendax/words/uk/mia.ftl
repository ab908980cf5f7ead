# Слова Мії: домашні правила, комбінації, дії, події, причини. Імена гравців — $seat, $announcer.
mia-title = Мія

## Домашні правила
mia-option-order = Порядок комбінацій
mia-option-order-help = Яка комбінація яку б’є.
mia-option-order-standard = 21, далі дублі, далі від 65 до 31
mia-option-order-natural = природний: найвища 11, найнижча 21, дублі стоять серед чисел на своїх місцях
mia-option-order-numeric = числовий: 21, далі 66, 65, 64 і так до 11, дублі стоять серед чисел на своїх місцях
mia-option-order-pips = за очками: 21, далі дублі; усе інше рахують за сумою, тож 62 дорівнює 53
mia-option-doubles = Дублі
mia-option-doubles-help = Який із дублів найвищий.
mia-option-doubles-sixes-high = найвищий 66, найнижчий 11
mia-option-doubles-ones-high = навпаки: найвищий 11, найнижчий 66
mia-option-second = Одразу після 21
mia-option-second-help = Комбінація, яку ставлять над дублями, одразу після 21.
mia-option-second-none = нічого особливого
mia-option-second-little-mia = 31, мала Мія
mia-option-second-half-mia = 42, півмія
mia-option-second-half-and-little = 42, півмія, а після неї 31, мала Мія
mia-option-ones-top = 11 б’є навіть 21
mia-option-ones-top-help = Тоді 11 — найвища комбінація, і все, що сказано про Мію, стосується її.
mia-option-announce = Нова заявка має бути
mia-option-announce-help = Якою має бути заявка порівняно з попередньою.
mia-option-announce-higher = вищою за попередню
mia-option-announce-equal-or-higher = такою самою або вищою
mia-option-lives = Життя
mia-option-lives-help = Скільки життів (сірників, очок) має кожен на початку.
mia-option-display = Показувати як
mia-option-display-help = Та сама лічба на ваш смак: життя й сірники меншають, очки ростуть до межі.
mia-option-display-lives = життя
mia-option-display-matches = сірники
mia-option-display-points = очки
mia-option-scoring = На що грають
mia-option-scoring-help = На життя або певну кількість раундів на очки чи гроші.
mia-option-scoring-lives = на життя
mia-option-scoring-points = на очки, не нижче нуля
mia-option-scoring-money = на гроші, можна піти в мінус
mia-option-rounds = Раунди
mia-option-rounds-help = Скільки раундів триває гра на очки чи гроші.
mia-option-score-increment = Переможець дістає
mia-option-score-increment-help = Скільки дістає той, хто виграв перевірку, у грі на очки чи гроші.
mia-option-score-decrement = Програш коштує
mia-option-score-decrement-help = Скільки коштує кожен програш у грі на очки чи гроші; подвійний — удвічі більше.
mia-option-score-all = Очки дістають усі
mia-option-score-all-help = У грі на очки чи гроші виграш раунду дістають усі учасники, навіть той, хто програв.
mia-option-ends-when = Кінець гри
mia-option-ends-when-help = Чи грають решта далі, коли хтось утратив усі життя.
mia-option-ends-when-last-standing = коли лишився один гравець: він переміг
mia-option-ends-when-first-out = коли хтось вибув першим: він програв
mia-option-mia-true-cost = Не повірити справжній Мії коштує
mia-option-mia-true-cost-help = Скільки життів втрачає той, хто не повірив, коли під стаканом таки Мія.
mia-option-mia-lie-cost = Викрита брехня про Мію коштує
mia-option-mia-lie-cost-help = Скільки життів втрачає заявник, коли Мії під стаканом немає.
mia-option-mia-concede = Здатися перед Мією
mia-option-mia-concede-help = Чи можна повірити Мії, програти не дивлячись і почати наступний раунд.
mia-option-mia-concede-costs-one = коштує одне
mia-option-mia-concede-costs-two = коштує два
mia-option-mia-concede-not-allowed = не можна: Мію треба перевірити
mia-option-mia-double-any = Мія подвоює програш
mia-option-mia-double-any-help = Програш коштує два, якщо в раунді заявляли Мію або вона лежить під відкритим стаканом.
mia-option-mia-reveals = Мія відкриває стакан
mia-option-mia-reveals-help = Після заявки «Мія» кубики одразу відкривають: якщо правда — решта втрачають по одному, якщо ні — заявник.
mia-option-blind-pass = Передати наосліп
mia-option-blind-pass-help = Третя відповідь: передати стакан, не кидаючи й не дивлячись, з власною заявкою — і відповідати за неї.
mia-option-blind-pass-off = не можна
mia-option-blind-pass-higher = з вищою заявкою
mia-option-blind-pass-same-or-higher = з такою самою або вищою заявкою
mia-option-blind-reroll = Перекинути наосліп
mia-option-blind-reroll-help = Подивившись, можна кинути ще раз, уже не дивлячись, і зробити заявку.
mia-option-blind-reroll-off = не можна
mia-option-blind-reroll-new-value = з будь-якою заявкою, що перебиває попередню
mia-option-blind-reroll-same-or-higher = «це або більше»: із заявкою попередника; не для того, хто починає раунд
mia-option-under-announcing = Заявка, нижча за кубики
mia-option-under-announcing-help = Як бути, коли на кубиках більше, ніж заявлено.
mia-option-under-announcing-is-truth = вважається правдою
mia-option-under-announcing-is-lie = така сама брехня
mia-option-joker-32 = Джокер 32
mia-option-joker-32-help = Що буває, коли випало 32.
mia-option-joker-32-off = звичайна комбінація
mia-option-joker-32-toast = тост: заявити 32 не можна; щойно його видно, раунд скінчено й ніхто не програв
mia-option-life-reroll = Нові життя, коли лишилося три
mia-option-life-reroll-help = Коли в гравця вперше лишилося рівно три життя, нову їх кількість дає один кубик.
mia-option-life-reroll-off = ні
mia-option-life-reroll-may = за бажанням гравця
mia-option-life-reroll-must = завжди
mia-option-show-believed = Той, кому повірили, може показати кубики
mia-option-show-believed-help = Після «вірю» попередній гравець може ще раз підняти стакан, щоб усі побачили, що там було; ніхто не зобов’язаний.
mia-option-show-believed-off = ні, їх ніколи не показують
mia-option-show-believed-may = так, якщо захоче
mia-option-next-starter = Наступний раунд починає
mia-option-next-starter-help = Хто кидає першим після програшу.
mia-option-next-starter-doubter-or-next = той, хто слушно не повірив, або наступний після того, хто помилився
mia-option-next-starter-loser = той, хто програв, якщо ще в грі
mia-option-next-starter-winner = той, хто мав рацію
mia-option-next-starter-doubter = той, хто не повірив, — слушно чи ні
mia-option-turn-clock = Час на хід
mia-option-turn-clock-help = Скільки секунд на рішення, перш ніж за відсутнього походить дім; 0 — без обмежень.

## Готові набори
mia-preset-house = Домашні
mia-preset-house-help = Шість життів, перемагає останній у грі.
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
mia-preset-meyer = Мейер
mia-preset-meyer-help = Як грають у Данії: мала Мія, заявка може повторити попередню, перевірка Мії коштує два, «це або більше», тост на 32 і нові життя, коли лишилося три.
mia-preset-contest = Змагання
mia-preset-contest-help = Як грають боти: Мія відкриває стакан, за раунд очко мають усі, крім тих, хто програв.

## Комбінації
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

## Скільки в кого
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

## Стани
mia-phase-over = Гру закінчено

## Дії
mia-action-shake = Кинути
mia-action-look = Зазирнути під стакан
mia-action-announce = Заявити: { $value }
mia-action-reroll = Перекинути наосліп і сказати: { $value }
mia-action-believe = Вірю
mia-action-doubt = Не вірю
mia-action-show-dice = Показати кубики
mia-action-hide-dice = Не показувати
mia-action-pass-on = Передати наосліп: { $value }
mia-action-concede = Здатися
mia-action-reroll-lives = Кинути на нові життя
mia-action-keep-lives = Лишити три життя
mia-action-draw-lot = Жереб падає на гравця { $seat }
mia-action-fall = Випадає { $roll }
mia-action-fall-one = На кубику { $pips }

## Як сказано
mia-how-looked = подивившись
mia-how-unseen = не дивлячись
mia-how-passed = передано наосліп
mia-how-rerolled = перекинуто наосліп

## Події
mia-event-lot-drawn = Жереб: починає { $seat }.
mia-event-round-started = Раунд { $number }: починає { $seat }.
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
mia-event-dice-shown = { $seat } показує, що було під стаканом: { $roll }.
mia-event-dice-hidden = { $seat } кубиків не показує.
mia-event-passed-on = { $seat } передає стакан наосліп і каже: { $value }.
mia-event-doubted = { $seat } не вірить (заявник — { $announcer }).
mia-event-conceded = { $seat } здається не дивлячись.
mia-event-opened = { $held ->
    [yes] На кубиках { $roll }. Заявка { $value } ({ $announcer }) чесна.
   *[no] На кубиках { $roll }. Заявка { $value } ({ $announcer }) — брехня.
}
mia-event-toasted = { $roll }, джокер: тост! Ніхто не програє, знову починає { $seat }.
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

## Кінець гри
mia-end-last-standing = Лишився один гравець.
mia-end-first-out = Перший гравець утратив усі життя.
mia-end-rounds = Зіграно останній раунд.

## Причини
mia-refused-over = Гру вже закінчено.
mia-refused-dice-falling = Кубики ще падають: доки не ляжуть, ніхто не ходить.
mia-refused-not-your-turn = Зараз не ваш хід: рішення за гравцем № { $seat }.
mia-refused-too-low = { $value } замало: це не перебиває { $beat }.
mia-refused-joker = 32 тут джокер: за нього п’ють, його не заявляють.
mia-refused-unknown-value = Такої комбінації тут немає: { $value }. Є такі: { $allowed }.
mia-refused-own-roll = Це ваш власний кидок: щоб передати його далі, скажіть більше, ніж { $beat }.
mia-refused-reroll-same = Хто перекидає, каже «це або більше»: { $beat }, а не { $value }.
mia-refused-top-ends-bidding = Вище за { $value } немає: торги скінчено.
mia-refused-no-conceding = За правилами цього столу { $value } треба перевірити.
mia-refused-not-now = Зараз так не можна (дія { $action }, стан { $phase }).
mia-contradiction-blind-pass = Передавати наосліп можна лише тоді, коли заявки мусять рости; із «такою самою або вищою» це треба вимкнути.
mia-contradiction-joker-pips = Коли рахують за очками, 32 — це просто п’ять очок, тож джокером воно бути не може.
mia-contradiction-life-reroll-lives = Щоб діставати нові життя, коли лишилося три, на початку треба мати понад три.
