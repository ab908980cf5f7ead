# Слова «Меча брехні». Гравці — $seat, $of, $to, $by; карту називають за місцем у ряду, $place.
sword-of-lies-title = Меч брехні

## Домашні правила
sword-of-lies-option-cards = Карти
sword-of-lies-option-cards-help = Скільки карт роздають кожному.
sword-of-lies-option-lowest-rank = Найнижча карта
sword-of-lies-option-lowest-rank-help = З якої карти починається колода: 2 — повна, 52 карти; 6 — на 36 карт; 11 — валет, 13 — король.
sword-of-lies-option-decks = Колоди
sword-of-lies-option-decks-help = Скільки колод тасують разом; якщо на всіх не вистачає, беруть більше.
sword-of-lies-option-min-buy-in = Бай-ін
sword-of-lies-option-min-buy-in-help = З якою найменшою кількістю фішок сідають за стіл; у першій грі її має кожен.
sword-of-lies-option-max-buy-in = Найбільший бай-ін
sword-of-lies-option-max-buy-in-help = З якою найбільшою кількістю фішок сідають за стіл, якщо ні в кого немає більше; 0 — п’ять найменших бай-інів.
sword-of-lies-option-rebuys = Докупівля
sword-of-lies-option-rebuys-help = Чи можна докуповувати фішки після зіграної гри. Якщо ні, той, хто не може сплатити блайнд і анте, вибуває — доки все не опиниться в одного.
sword-of-lies-option-trade-limit = Торги
sword-of-lies-option-trade-limit-help = Скільки торгів гравець може почати за гру; 0 — стільки, скільки карт у ряду.
sword-of-lies-option-limit = Ліміт
sword-of-lies-option-limit-help = Скільки можна поставити за раз.
sword-of-lies-option-limit-no-limit = безлімітний: хоч увесь стек
sword-of-lies-option-limit-pot-limit = пот-ліміт: не більше, ніж є в банку
sword-of-lies-option-limit-fixed-limit = фіксований: один великий блайнд, з третього раунду — два
sword-of-lies-option-big-blind = Великий блайнд
sword-of-lies-option-big-blind-help = Скільки ставить той, у кого позначені всі карти; це й найменша ставка.
sword-of-lies-option-small-blind = Малий блайнд
sword-of-lies-option-small-blind-help = Скільки ставить гравець ліворуч від великого блайнда; 0 — нічого.
sword-of-lies-option-ante = Анте
sword-of-lies-option-ante-help = Скільки кожен кладе в банк перед ставками; 0 — нічого.
sword-of-lies-option-fixed-raises = Ставок за раунд
sword-of-lies-option-fixed-raises-help = Скільки ставок і рейзів буває за раунд із фіксованим лімітом; великий блайнд — перша.
sword-of-lies-option-rake = Рейк
sword-of-lies-option-rake-help = Скільки відсотків кожного банку лишає собі заклад.
sword-of-lies-option-rake-cap = Межа рейку
sword-of-lies-option-rake-cap-help = Скільки щонайбільше заклад бере за одну гру; 0 — без межі.
sword-of-lies-option-dealer-button = Кнопка дилера
sword-of-lies-option-dealer-button-help = Показувати кнопку, що переходить від гри до гри; ні на що не впливає.
sword-of-lies-option-reveal = Відкривати карти
sword-of-lies-option-reveal-help = По черзі чи всім одночасно.
sword-of-lies-option-reveal-in-turn = по черзі, починаючи з великого блайнда
sword-of-lies-option-reveal-simultaneous = вибирають потай, відкривають разом
sword-of-lies-option-fold-cards = Карти після фолду
sword-of-lies-option-fold-cards-help = Що стає з картами того, хто скинув.
sword-of-lies-option-fold-cards-face-down = у відбій сорочкою догори: мечів вони вже не дають
sword-of-lies-option-fold-cards-face-up = у відбій відкритими: заслужені мечі лишаються
sword-of-lies-option-may-hold = Можна не нападати
sword-of-lies-option-may-hold-help = Чи можна пропустити атаку; якщо в раунді не напав ніхто, війну скінчено.
sword-of-lies-option-any-target = Будь-яка ціль
sword-of-lies-option-any-target-help = Мечі подвійної атаки можуть бити будь-яку карту на столі, навіть власну.
sword-of-lies-option-triple-attack = Потрійна атака
sword-of-lies-option-triple-attack-help = З останньою картою можна вдарити трьома мечами без плати, один раз за гру.
sword-of-lies-option-hard-shields = Міцні щити
sword-of-lies-option-hard-shields-help = Щит падає лише від двох мечів за раз; менше йому не шкодить.
sword-of-lies-option-shield-side = Бік щита
sword-of-lies-option-shield-side-help = Замість чотирьох мечів той, хто перший зробив найвищу ставку, вирішує, який бік карти — щит.
sword-of-lies-option-deals = Угоди
sword-of-lies-option-deals-help = Скільки угод гравець може запропонувати перед кожним раундом війни.
sword-of-lies-option-negotiation-clock = Час на переговори
sword-of-lies-option-negotiation-clock-help = Скільки секунд мають усі разом перед кожним раундом війни; 0 — без обмежень.
sword-of-lies-option-turn-clock = Час на хід
sword-of-lies-option-turn-clock-help = Скільки секунд на рішення, перш ніж за відсутнього зіграє дім; 0 — без обмеження.

## Готові набори
sword-of-lies-preset-house = Домашні
sword-of-lies-preset-house-help = Чотири карти, сталі ставки й анте в десяту частину стека: за такий банк варто воювати.
sword-of-lies-preset-first-evening = Перший вечір
sword-of-lies-preset-first-evening-help = Три карти, малі сталі ставки й без угод: до війни недалеко.
sword-of-lies-preset-no-limit = Без обмежень
sword-of-lies-preset-no-limit-help = Великий блайнд два, без анте, ставити можна все: гра нервів, що здебільшого кінчається до війни.
sword-of-lies-preset-quick = Швидкі
sword-of-lies-preset-quick-help = Три карти й короткі стеки.
sword-of-lies-preset-last-one = Доки все не в одного
sword-of-lies-preset-last-one-help = Як удома, але ніхто не докуповує: хто не може заплатити, вибуває.
sword-of-lies-preset-limit = З лімітом
sword-of-lies-preset-limit-help = Фіксовані ставки й малий блайнд.
sword-of-lies-preset-open-folds = Відкриті фолди
sword-of-lies-preset-open-folds-help = Скинуті карти лежать відкритими, карти показують одночасно, ставки — до розміру банку.
sword-of-lies-preset-siege = Облога
sword-of-lies-preset-siege-help = Міцні щити, потрійна атака, і нападати не обов’язково.
sword-of-lies-preset-struck-out = Викреслене
sword-of-lies-preset-struck-out-help = З тим, що автор викреслив: потрійна атака й вибір боку щита.
sword-of-lies-preset-casino = Казино
sword-of-lies-preset-casino-help = Малий блайнд, анте, кнопка дилера й рейк п’ять відсотків.

## Карти, позначки, речі
sword-of-lies-colour-red = червона
sword-of-lies-colour-black = чорна
sword-of-lies-place = { $place ->
    [1] перша карта зліва
    [2] друга карта зліва
    [3] третя карта зліва
    [4] четверта карта зліва
    [5] п’ята карта зліва
    [6] шоста карта зліва
    [7] сьома карта зліва
    [8] восьма карта зліва
   *[other] карта { $place } зліва
}
sword-of-lies-card = { $owner }: { $place }
sword-of-lies-order-paid = { $aims }; ціна — { $place }
sword-of-lies-quoted = «{ $words }»
sword-of-lies-mark = { $believed ->
    [yes] { $by }: почуто «{ $named }», «вірю»
   *[no] { $by }: почуто «{ $named }», «не вірю»
}
sword-of-lies-chips = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
}
sword-of-lies-swords = { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
   *[many] { $swords } мечів
}
sword-of-lies-lives = { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[many] { $lives } життів
}
sword-of-lies-armed-with = { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
   *[many] { $swords } мечів
}{ $bold ->
    [yes] , разом із мечами за найвищу ставку
   *[no] { "" }
}
sword-of-lies-armed-nobody = Мечів не має ніхто
sword-of-lies-shield = щит
sword-of-lies-main-pot = Головний банк
sword-of-lies-side-pot = Побічний банк { $number }
sword-of-lies-side-face-down = сорочкою догори
sword-of-lies-side-face-up = лицем догори
sword-of-lies-pledge-nothing = нічого
sword-of-lies-pledge-spare = не нападати
sword-of-lies-pledge-strike = напасти (ціль — { $seat })

## Стани
sword-of-lies-phase-deal = Роздають карти
sword-of-lies-phase-determining = Хто ходить першим?
sword-of-lies-phase-castling = Рокіровка: торг або допит
sword-of-lies-phase-asked = Пропонують торг
sword-of-lies-phase-priced = Названо ціну
sword-of-lies-phase-questioned = Червона чи чорна?
sword-of-lies-phase-verdict = Вірите чи ні?
sword-of-lies-phase-betting = Ставки
sword-of-lies-phase-reveal = Відкривають карти
sword-of-lies-phase-side = Який бік — щит?
sword-of-lies-phase-negotiation = Переговори
sword-of-lies-phase-orders = Пишуть накази
sword-of-lies-phase-over = Гру закінчено

## Дії
sword-of-lies-action-offer-trade = Запропонувати торг
sword-of-lies-action-agree = Згода
sword-of-lies-action-refuse = Відмовити
sword-of-lies-action-name-price = Назвати ціну
sword-of-lies-action-pay = Заплатити
sword-of-lies-action-withdraw = Передумати
sword-of-lies-action-interrogate = Допитати
sword-of-lies-action-name-colour = Сказати «{ $colour }»
sword-of-lies-action-believe = Вірю
sword-of-lies-action-disbelieve = Не вірю
sword-of-lies-action-skip = Пропустити хід
sword-of-lies-action-fold = Фолд
sword-of-lies-action-check = Чек
sword-of-lies-action-call = Кол
sword-of-lies-action-bet = Бет { $to }
sword-of-lies-action-raise = Рейз до { $to }
sword-of-lies-action-all-in = Ол-ін
sword-of-lies-action-reveal = Відкрити
sword-of-lies-action-choose-side = Щит — { $side }
sword-of-lies-action-propose-deal = Запропонувати угоду
sword-of-lies-action-sign-deal = Підписати
sword-of-lies-action-decline-deal = Відхилити
sword-of-lies-action-ready = Готово
sword-of-lies-action-strike = Атака
sword-of-lies-action-strike-twice = Подвійна атака
sword-of-lies-action-strike-thrice = Потрійна атака
sword-of-lies-action-hold = Не нападати
sword-of-lies-action-deal = Роздати: { $face }
sword-of-lies-action-turn-up = Відкрити: { $face }
sword-of-lies-action-draw-lot = Тягнути жереб

## Події
sword-of-lies-event-dealt = { $seat } дістає карту.
sword-of-lies-event-saw = Ваша карта: { $face }.
sword-of-lies-event-turned-up = { $seat } тягне карту: { $face }.
sword-of-lies-event-tied = { $shuffled ->
    [yes] Нічия: { $seats } тягнуть ще раз, карти перетасовано.
   *[no] Нічия: { $seats } тягнуть ще раз.
}
sword-of-lies-event-lot-drawn = Знову порівну: { $seats }. За жеребом починає { $seat }.
sword-of-lies-event-castling-began = Першим ходить { $seat }.
sword-of-lies-event-trade-offered = { $chips ->
    [0] { $seat } пропонує торг ({ $of }). Дає: { $own }; хоче: { $theirs }.
   *[other] { $seat } пропонує торг ({ $of }). Дає: { $own } і фішки ({ $chips }); хоче: { $theirs }.
}
sword-of-lies-event-trade-refused = { $seat } відмовляє.
sword-of-lies-event-price-named = { $seat } називає ціну у фішках: { $chips }. { $words }
sword-of-lies-event-trade-withdrawn = { $seat } не платить: задорого.
sword-of-lies-event-cards-swapped = { $chips ->
    [0] { $seat } і { $of } міняються картами.
   *[other] { $seat } і { $of } міняються картами; доплата — { $chips }.
}
sword-of-lies-event-favour-promised = { $seat } обіцяє (кому — { $to }): «{ $words }».
sword-of-lies-event-interrogated = { $seat } веде допит ({ $of }): { $place }.
sword-of-lies-event-colour-named = { $seat }: «{ $colour }».
sword-of-lies-event-card-marked = { $believed ->
    [yes] { $by } вірить ({ $of }: «{ $named }»). Карту позначено.
   *[no] { $by } не вірить ({ $of }: «{ $named }»). Карту позначено.
}
sword-of-lies-event-skipped = { $seat } пропускає хід.
sword-of-lies-event-castling-ended = Усі карти позначено: великий блайнд — { $seat }.
sword-of-lies-event-posted = { $what ->
    [ante] { $seat } кладе анте: { $chips }.
    [small_blind] { $seat } ставить малий блайнд: { $chips }.
   *[big_blind] { $seat } ставить великий блайнд: { $chips }.
}
sword-of-lies-event-betting-began = Раунд ставок { $number }: починає { $seat }.
sword-of-lies-event-folded = { $seat }: фолд.
sword-of-lies-event-checked = { $seat }: чек.
sword-of-lies-event-called = { $seat }: кол, { $chips }.
sword-of-lies-event-bet-made = { $seat }: бет { $to }.
sword-of-lies-event-raised = { $seat }: рейз до { $to }.
sword-of-lies-event-went-all-in = { $seat }: ол-ін, { $chips }.
sword-of-lies-event-returned = Цих фішок ніхто не зрівняв: { $chips } повертаються ({ $seat }).
sword-of-lies-event-pots-formed = У банках: { $pots }.
sword-of-lies-event-reveals-began = Коло { $number }: кожен відкриває карту.
sword-of-lies-event-card-chosen = { $seat }: карту вибрано.
sword-of-lies-event-chose = Ви відкриєте: { $place }.
sword-of-lies-event-revealed = { $side ->
    [face_down] { $seat } відкриває карту: { $face }. Це щит.
   *[face_up] { $seat } відкриває карту: { $face }.
}
sword-of-lies-event-folded-open = { $seat } скидає карту: { $face }.
sword-of-lies-event-sword-won = { $seat } бачить наскрізь ({ $of }): меч.
sword-of-lies-event-sword-lost = { $of } виходить, і { $seat } втрачає меч.
sword-of-lies-event-armed = До зброї! Мечі подвоєно. { $swords }.
sword-of-lies-event-side-chosen = { $seat } вирішує: щит лежить { $side ->
    [face_up] лицем догори
   *[face_down] сорочкою догори
}.
sword-of-lies-event-negotiation-began = Переговори перед раундом війни { $number }.
sword-of-lies-event-deal-proposed = { $seat } пропонує угоду { $number } ({ $to }). Обіцяє: { $mine }. Просить: { $yours }. { $words }
sword-of-lies-event-whispered = { $seat } пошепки пропонує угоду: { $to }.
sword-of-lies-event-whisper-ended = Таємну угоду { $number } закрито.
sword-of-lies-event-deal-signed = { $seat } підписує угоду { $number }.
sword-of-lies-event-deal-declined = { $seat } відхиляє угоду { $number }.
sword-of-lies-event-deal-lapsed = Угода { $number } ({ $seat } — { $to }) втратила чинність: відповіді не було.
sword-of-lies-event-chips-paid = { $seat } платить ({ $to }): { $chips }.
sword-of-lies-event-got-ready = { $seat }: готово.
sword-of-lies-event-war-round-began = Раунд війни { $number }: пишуть накази.
sword-of-lies-event-order-sealed = { $seat } запечатує наказ.
sword-of-lies-event-wrote-order = Ваш наказ запечатано.
sword-of-lies-event-order-opened = { $seat } атакує: { $order }.
sword-of-lies-event-card-hit = { $lives ->
    [0] { $seat }: { $place } — знищено.
    [one] { $seat }: { $place } — влучено, лишилося { $lives } життя.
   *[other] { $seat }: { $place } — вистояла, життів: { $lives }.
}
sword-of-lies-event-whisper-judged = Таємна угода { $number }: { $seat } — { $mine ->
        [kept] обіцянки дотримано
        [broken] обіцянку порушено
       *[open] судити нічого
    }; { $to } — { $yours ->
        [kept] обіцянки дотримано
        [broken] обіцянку порушено
       *[open] судити нічого
    }.
sword-of-lies-event-promise-kept = { $seat } дотримує обіцянки ({ $to }).
sword-of-lies-event-promise-broken = { $seat } порушує обіцянку ({ $to })!
sword-of-lies-event-pot-won = { $pot } поділено: { $chips }.
sword-of-lies-event-game-ended = Гру закінчено.

## Кінець гри
sword-end-war = Війну скінчено: перемагає той, у кого найбільше життів.
sword-end-folds = Усі інші скинули карти.

## Причини
sword-refused-over = Гру вже закінчено.
sword-refused-cards-falling = Карти ще роздають: доки не ляжуть, ніхто не ходить.
sword-refused-not-your-turn = Зараз не ваш хід: чекаємо на місце { $seat }.
sword-refused-not-now = { $phase ->
    [castling] Зараз так не можна: ваш хід у рокіровці. Допитуйте, торгуйтеся або пропустіть.
    [asked] Зараз так не можна: дайте відповідь на торг. Погодьтеся, відмовте або назвіть ціну.
    [priced] Зараз так не можна: заплатіть названу ціну або відступіться.
    [questioned] Зараз так не можна: скажіть, яка ваша карта, червона чи чорна.
    [verdict] Зараз так не можна: скажіть, чи вірите названому кольору.
    [betting] Зараз так не можна: час ставок. Фолд, чек, кол, бет, рейз або ол-ін.
    [reveal] Зараз так не можна: відкрийте одну зі своїх карт.
    [side] Зараз так не можна: скажіть, який бік — щит.
    [negotiation] Зараз так не можна, бо йдуть переговори: пропонуйте угоди, відповідайте на них або будьте готові.
    [orders] Зараз так не можна: пишіть наказ на раунд війни.
   *[other] Зараз так не можна.
}
sword-refused-nothing-to-do = Свою справу ви зробили; чекаємо на інших.
sword-refused-folded = Ви скинули карти й чекаєте наступної гри.
sword-refused-value = «{ $given }» тут не годиться. Можна: { $allowed }.
sword-refused-card = { $field ->
    [own] Карти { $given }, щоб її віддати, у вас немає.
    [theirs] Карти { $given } у тому ряду немає.
    [price] Ваша карта { $given } не може сплатити життям.
   *[place] Карту { $given } зараз вибрати не можна.
} Якщо рахувати зліва, можна: { $allowed }.
sword-refused-player = Гравця { $given } для цього вибрати не можна. Можна: { $allowed }.
sword-refused-target = «{ $given }» — не та карта, на яку можна напасти. Можна на карти цих гравців (номер гравця, у дужках карти зліва): { $allowed }.
sword-refused-chips = Стільки фішок ({ $given }) не годиться. Можна: { $allowed }.
sword-refused-amount = { $given } не годиться: у цьому раунді ваша ставка може становити { $allowed } фішок{ $all_in ->
    [yes] , або йдіть ол-ін
   *[no] { "" }
}.
sword-refused-paid = Стільки фішок ({ $given }) передати не можна. Ви можете заплатити до { $pay } або попросити до { $ask } (пишеться −{ $ask }).
sword-refused-pledge = «{ $given }» обіцяти не можна. Обіцяють «nothing» (нічого), «spare» (не нападати на того, з ким угода) або напасти на гравця, що має карти: { $allowed }.
sword-refused-words = { $given ->
    [0] Скажіть словами, чого хочете, — до { $allowed } знаків.
   *[other] Задовго ({ $given } знаків): можна до { $allowed }.
}
sword-refused-trade-limit = Торгів більше не можна: за гру їх починають щонайбільше { $allowed }.
sword-refused-skip = Усі інші щойно пропустили хід: торгуйтеся або допитуйте.
sword-refused-check = Є ставка: треба доставити { $chips } або скинути.
sword-refused-call-nothing = Рівняти нічого: чек або бет.
sword-refused-call-all-in = Щоб зрівняти { $chips }, треба весь стек: скажіть «ол-ін».
sword-refused-bet-or-raise = { $level ->
    [0] Ставок ще не було: це бет, а не рейз.
   *[other] Ставка { $level } вже є: це рейз, а не бет.
}
sword-refused-only-all-in = У вас { $chips }: на повний рейз замало, але можна піти ол-ін.
sword-refused-not-reopened = Ви вже ходили, а ще { $chips } — не повний рейз ({ $full }): кол або фолд.
sword-refused-raises = Рейзів більше не можна: за таким лімітом їх на раунд { $allowed }.
sword-refused-over-limit = Ліміт зараз { $allowed }: ол-ін був би більшим.
sword-refused-nobody-to-call = Рівняти рейз нікому: решта вже в ол-іні.
sword-refused-ready = Ви вже сказали, що готові.
sword-refused-deals = Угод більше не можна: перед раундом їх пропонують щонайбільше { $allowed }.
sword-refused-deal-open = Усі ще думають над вашими пропозиціями.
sword-refused-deal-too-dear = Той, хто платить, уже не має стільки фішок.
sword-refused-no-deal = Жодна угода не чекає на вашу відповідь.
sword-refused-no-such-deal = Угода { $given } не чекає на вашу відповідь. Чекають: { $allowed }.
sword-refused-hold = Хто може нападати, той мусить: за цим столом атаку не пропускають.
sword-refused-swords = На це треба мечів: { $needed }. У вас: { $swords }.
sword-refused-no-triple = За цим столом потрійної атаки немає.
sword-refused-triple = Потрійна атака — лише для останньої карти й лише раз за гру.
sword-refused-buy-in = Місце { $seat }: { $given } фішок замало, треба { $allowed }.
sword-contradiction-too-much = { $given } — забагато ({ $options }). Можна: { $allowed }.
sword-contradiction-too-little = { $given } — замало ({ $options }). Дозволено: { $allowed }.
