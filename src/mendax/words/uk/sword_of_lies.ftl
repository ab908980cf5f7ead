# Sword of Lies. Players are $seat, $of, $to, $by, $other; $place counts cards from the left.
sword-of-lies-title = Меч брехні

## House rules
sword-of-lies-option-cards = Карти
sword-of-lies-option-cards-help = Скільки карт роздають кожному.
sword-of-lies-option-cards-also = рука роздача
sword-of-lies-option-lowest-rank = Найнижча карта
sword-of-lies-option-lowest-rank-help = З якої карти починається колода: 2 — повна, 52 карти; 6 — на 36 карт; 11 — валет, 13 — король.
sword-of-lies-option-decks = Колоди
sword-of-lies-option-decks-help = Скільки колод тасують разом; якщо на всіх не вистачає, беруть більше.
sword-of-lies-option-min-buy-in = Бай-ін
sword-of-lies-option-min-buy-in-help = З якою найменшою кількістю фішок сідають за стіл; у першій грі її має кожен.
sword-of-lies-option-min-buy-in-also = фішки гроші стек
sword-of-lies-option-max-buy-in = Найбільший бай-ін
sword-of-lies-option-max-buy-in-help = З якою найбільшою кількістю фішок сідають за стіл, якщо ні в кого немає більше; 0 — п’ять найменших бай-інів.
sword-of-lies-option-max-buy-in-0 = п’ять бай-інів
sword-of-lies-option-rebuys = Докупівля
sword-of-lies-option-rebuys-help = Чи можна докуповувати фішки після зіграної гри. Якщо ні, той, хто не може сплатити блайнд і анте, вибуває — доки грати можуть щонайменше троє.
sword-of-lies-option-rebuys-also = фішки ребай знову
sword-of-lies-option-trade-limit = Торги
sword-of-lies-option-trade-limit-help = Скільки торгів гравець може почати за гру; 0 — стільки, скільки карт у ряду.
sword-of-lies-option-trade-limit-0 = стільки, скільки карт у ряду
sword-of-lies-option-limit = Ліміт
sword-of-lies-option-limit-help = Скільки можна поставити за раз.
sword-of-lies-option-limit-no-limit = безлімітний: хоч увесь стек
sword-of-lies-option-limit-pot-limit = пот-ліміт: не більше, ніж є в банку
sword-of-lies-option-limit-fixed-limit = фіксований: один великий блайнд, з третього раунду — два
sword-of-lies-option-big-blind = Великий блайнд
sword-of-lies-option-big-blind-help = Скільки ставить той, у кого позначені всі карти; це й найменша ставка.
sword-of-lies-option-small-blind = Малий блайнд
sword-of-lies-option-small-blind-help = Скільки ставить гравець ліворуч від великого блайнда; 0 — нічого.
sword-of-lies-option-small-blind-0 = немає
sword-of-lies-option-ante = Анте
sword-of-lies-option-ante-help = Скільки кожен кладе в банк перед ставками; 0 — нічого.
sword-of-lies-option-ante-0 = немає
sword-of-lies-option-fixed-raises = Ставок за раунд
sword-of-lies-option-fixed-raises-help = Скільки ставок і рейзів буває за раунд із фіксованим лімітом; великий блайнд — перша.
sword-of-lies-option-rake = Рейк
sword-of-lies-option-rake-help = Скільки відсотків знімають із кожного банку.
sword-of-lies-option-rake-also = комісія казино відсоток
sword-of-lies-option-rake-0 = немає
sword-of-lies-option-rake-cap = Межа рейку
sword-of-lies-option-rake-cap-help = Скільки щонайбільше знімають за одну гру; 0 — без обмеження.
sword-of-lies-option-rake-cap-0 = без обмеження
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
sword-of-lies-option-deals-also = мир обіцянка переговори
sword-of-lies-option-deals-0 = немає
sword-of-lies-option-negotiation-clock = Час на переговори
sword-of-lies-option-negotiation-clock-help = Скільки секунд мають усі разом перед кожним раундом війни; 0 — без обмежень.
sword-of-lies-option-negotiation-clock-0 = без обмеження
sword-of-lies-option-turn-clock = Час на хід
sword-of-lies-option-turn-clock-help = Скільки секунд на рішення, перш ніж за відсутнього зіграє сервер; 0 — без обмеження.
sword-of-lies-option-turn-clock-also = таймер секунди годинник
sword-of-lies-option-turn-clock-0 = без обмеження
sword-of-lies-option-turn-clock-3600 = година
sword-of-lies-option-turn-clock-86400 = доба

## House rules in one sentence
sword-of-lies-ours-cards = { $value ->
    [few] по { $value } карти
   *[many] по { $value } карт
}
sword-of-lies-ours-lowest-rank = { $value ->
    [11] карти від валета
    [12] карти від дами
    [13] лише королі й тузи
   *[other] карти від { $value }
}
sword-of-lies-ours-decks = { $value ->
    [one] { $value } колода
    [few] { $value } колоди
   *[many] { $value } колод
}
sword-of-lies-ours-min-buy-in = бай-ін { $value }
sword-of-lies-ours-max-buy-in = { $value ->
    [0] щонайбільше п’ять бай-інів
   *[other] щонайбільше { $value } фішок на початку
}
sword-of-lies-ours-rebuys = { $value ->
    [yes] з докупівлею
   *[no] без докупівлі
}
sword-of-lies-ours-trade-limit = { $value ->
    [0] стільки торгів скільки карт
    [one] { $value } торг
    [few] { $value } торги
   *[many] { $value } торгів
}
sword-of-lies-ours-limit = { $value ->
    [pot_limit] пот-ліміт
    [fixed_limit] фіксований ліміт
   *[no_limit] без ліміту
}
sword-of-lies-ours-big-blind = великий блайнд { $value }
sword-of-lies-ours-small-blind = { $value ->
    [0] без малого блайнда
   *[other] малий блайнд { $value }
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
    [0] без рейку
   *[other] рейк { $value } %
}
sword-of-lies-ours-rake-cap = { $value ->
    [0] рейк без межі
   *[other] рейк не більше { $value }
}
sword-of-lies-ours-dealer-button = { $value ->
    [yes] з кнопкою дилера
   *[no] без кнопки дилера
}
sword-of-lies-ours-reveal = { $value ->
    [simultaneous] карти відкривають разом
   *[in_turn] карти відкривають по черзі
}
sword-of-lies-ours-fold-cards = { $value ->
    [face_up] карти після фолду відкриті
   *[face_down] карти після фолду закриті
}
sword-of-lies-ours-may-hold = { $value ->
    [yes] можна не нападати
   *[no] нападати треба завжди
}
sword-of-lies-ours-any-target = { $value ->
    [yes] будь-яка ціль
   *[no] ціль — лише чужі карти
}
sword-of-lies-ours-triple-attack = { $value ->
    [yes] потрійна атака
   *[no] без потрійної атаки
}
sword-of-lies-ours-hard-shields = { $value ->
    [yes] міцні щити
   *[no] звичайні щити
}
sword-of-lies-ours-shield-side = { $value ->
    [yes] бік щита обирає найвища ставка
   *[no] чотири мечі за найвищу ставку
}
sword-of-lies-ours-deals = { $value ->
    [0] без угод
    [one] { $value } угода за раунд
    [few] { $value } угоди за раунд
   *[many] { $value } угод за раунд
}
sword-of-lies-ours-negotiation-clock = { $value ->
    [0] переговори без обмеження
    [one] { $value } секунда на переговори
    [few] { $value } секунди на переговори
   *[many] { $value } секунд на переговори
}
sword-of-lies-ours-turn-clock = { $value ->
    [0] без обмеження часу
    [3600] година на хід
    [86400] доба на хід
    [one] { $value } секунда на хід
    [few] { $value } секунди на хід
   *[many] { $value } секунд на хід
}

## Presets
sword-of-lies-preset-standard = Стандартні
sword-of-lies-preset-standard-help = Чотири карти, сталі ставки й анте в десяту частину стека: за такий банк варто воювати.
sword-of-lies-preset-first-evening = Перший вечір
sword-of-lies-preset-first-evening-help = Три карти, малі сталі ставки й без угод: до війни недалеко.
sword-of-lies-preset-no-limit = Без обмежень
sword-of-lies-preset-no-limit-help = Великий блайнд два, без анте, ставити можна все: гра нервів, що здебільшого кінчається до війни.
sword-of-lies-preset-pot-limit = Пот-ліміт
sword-of-lies-preset-pot-limit-help = Ставки до розміру банку й анте у двадцяту частину стека: ставкою можна змусити суперників скинути карти, і до війни доходить близько половини ігор.
sword-of-lies-preset-quick = Швидкі
sword-of-lies-preset-quick-help = Три карти й короткі стеки.
sword-of-lies-preset-long-table = Великий стіл
sword-of-lies-preset-long-table-help = Для вісьмох і більше: три карти, два підвищення, усі відкривають одразу, 20 секунд на рішення, 45 на переговори.
sword-of-lies-preset-last-one = Без докупівлі
sword-of-lies-preset-last-one-help = Як за стандартними правилами, але хто не може заплатити, вибуває.
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

## Cards, marks and counts
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
sword-of-lies-aim = { $owner } { $card }
sword-of-lies-order-paid = { $aims }; ціна — { $card }
sword-of-lies-quoted = «{ $words }»
sword-of-lies-mark = { $believed ->
    [yes] { $by }: почуто «{ $named }», «вірю»
   *[no] { $by }: почуто «{ $named }», «не вірю»
}
sword-of-lies-read = «{ $named }» — { $held ->
    [yes] правда
   *[no] брехня
}; { $by }: { $believed ->
    [yes] «вірю»
   *[no] «не вірю»
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
sword-of-lies-raises-left = { $count ->
    [0] Рейзів у цьому раунді більше немає
    [one] У цьому раунді лишився { $count } рейз
    [few] У цьому раунді лишилося { $count } рейзи
   *[many] У цьому раунді лишилося { $count } рейзів
}
sword-of-lies-prize = { $side ->
    [yes] вибір боку щита
   *[no] чотири мечі
}
sword-of-lies-takes-four = забирає { sword-of-lies-prize }
sword-of-lies-keeps-four = зберігає { sword-of-lies-prize }
sword-of-lies-leads = поки що найвища ставка, { $chips }: { sword-of-lies-prize }
sword-of-lies-chases = ще може забрати { sword-of-lies-prize }
sword-of-lies-last-raise = останній рейз
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
sword-of-lies-pledge-spare = не нападати (ціль — { $seat })
sword-of-lies-pledge-strike = напасти (ціль — { $seat })
sword-of-lies-promised = Ви обіцяли: { $pledges }.

## Phases
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

## Actions
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

## Events
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
sword-of-lies-event-reveals-began = Відкриття { $number }: кожен відкриває карту.
sword-of-lies-event-card-chosen = { $seat }: карту вибрано.
sword-of-lies-event-chose = Ви відкриєте: { $place }.
sword-of-lies-event-revealed = { $seat } відкриває карту: { $face }{ $mark ->
    [shield] . Сказано { sword-of-lies-read }. Карта стає щитом.
    [sword] . Сказано { sword-of-lies-read }.
   *[none] .
}
sword-of-lies-event-folded-open = { $seat } скидає карту: { $face }.
sword-of-lies-event-sword-won = { $seat } бачить наскрізь ({ $of }): меч.
sword-of-lies-event-sword-lost = { $of } виходить, і { $seat } втрачає меч.
sword-of-lies-event-armed = До зброї! Мечі подвоєно. { $swords }.
sword-of-lies-event-side-chosen = { $seat }: щит лежить { $side ->
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
    [0] { $seat }: { $face } — знищено.
    [one] { $seat }: { $face } — влучено, лишилося { $lives } життя.
   *[other] { $seat }: { $face } — вистояла, життів: { $lives }.
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
sword-of-lies-event-pot-won = { $pot }: { $chips }{ $rake ->
    [0] {""}
   *[other] ; рейк { $rake }
}.
sword-of-lies-event-game-ended = Гру закінчено.

## How a game ends
sword-end-war = Війну скінчено: перемагає той, у кого найбільше життів.
sword-end-folds = Усі інші скинули карти.

## Reasons
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

## How to play: one sentence for each rule
sword-of-lies-play-aim = Мета
sword-of-lies-play-wins = Виграти фішки. Хто бачить чужу брехню наскрізь, заробляє мечі{ $side ->
    [yes] {""}
   *[no] ; хто добре бреше, укриває свої карти щитами
}. Банк бере той із його учасників, у кого наприкінці війни найбільше життів, а якщо всі інші скинули карти — останній, хто лишився, без війни.
sword-of-lies-play-set-up = Підготовка
sword-of-lies-play-buy-in = За стіл сідають, маючи щонайменше { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
   *[many] { $chips } фішок
}.
sword-of-lies-play-most = Більше ніж { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
   *[many] { $chips } фішок
} не приносить ніхто, хіба що в когось за столом їх більше.
sword-of-lies-play-rebuys = Після гри грають далі з тим, що лишилося, якщо це щонайменше { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
}, або докуповують фішки.
sword-of-lies-play-last-one = Після гри грають далі з тим, що лишилося. Докуповувати не можна: хто має менше ніж { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
   *[many] { $chips } фішок
}, той вибуває. Для гри потрібно троє.
sword-of-lies-play-cards = Кожному роздають по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
} сорочкою догори, вони лежать у ряд; свої можна дивитися. Важить лише колір: чирви й бубни червоні, піки й трефи чорні.
sword-of-lies-play-first = Потім кожен відкрито тягне ще одну карту; найвища (туз найстарший) ходить першою. Якщо найвищих кілька, їхні власники тягнуть ще раз, а далі вирішує жереб.
sword-of-lies-play-deck = { $decks ->
    [1] Карт у колоді: { $cards }
    [one] Разом тасують { $decks } колоду (карт у кожній: { $cards })
    [few] Разом тасують { $decks } колоди (карт у кожній: { $cards })
   *[many] Разом тасують { $decks } колод (карт у кожній: { $cards })
}; найнижча карта — { $rank ->
    [11] валет
    [12] дама
    [13] король
   *[other] { $rank }
}. Якщо на всіх не вистачає, колод беруть більше.
sword-of-lies-play-clock = На кожне рішення, крім переговорів перед раундом війни, у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}; коли час вийшов, за вас грає сервер.
sword-of-lies-play-clock-hours = На кожне рішення, крім переговорів перед раундом війни, у вас { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}; коли час вийшов, за вас грає сервер.
sword-of-lies-play-clock-runs-on = Годинник іде й тоді, коли за столом нікого немає. Якщо час вийшов, сервер дограє весь ваш хід.
sword-of-lies-play-castling = Фаза I: рокіровка
sword-of-lies-play-in-turn = По черзі, за годинниковою стрілкою, кожен робить один із двох ходів:
sword-of-lies-play-trade = Торг: запропонуйте свою карту, а за бажання й фішки, за карту іншого гравця, обидві наосліп. Той погоджується, відмовляє або називає натомість свою ціну, у фішках чи на словах, а ви платите її чи ні. Позначка йде разом із картою.
sword-of-lies-play-question = Допит: покажіть на непозначену карту іншого гравця. Той каже «червона» чи «чорна», правду або ні; ви кажете «вірю» або «не вірю». Відтепер карта позначена.
sword-of-lies-play-skip = Хід можна й пропустити — але не тоді, коли всі інші щойно пропустили свій або їхній торг зірвався.
sword-of-lies-play-trade-limit = За гру кожен може почати { $trades ->
    [one] { $trades } торг
    [few] { $trades } торги
   *[many] { $trades } торгів
}.
sword-of-lies-play-castled = Щойно в когось позначено всі карти, фазу скінчено, і цей гравець — великий блайнд.
sword-of-lies-play-betting = Фаза II: ставки
sword-of-lies-play-big-blind = Великий блайнд першим ставить { $chips }; далі кожен у свій хід каже фолд, чек, кол, рейз або ол-ін, як у холдемі. У наступних раундах першим діє великий блайнд, а якщо він не може — наступний за ним.
sword-of-lies-play-small-blind = Гравець ліворуч від великого блайнда ставить { $chips }.
sword-of-lies-play-ante = Перед ставками кожен кладе в банк { $chips }.
sword-of-lies-play-short = Кому на це не вистачає фішок, той кладе всі, які має.
sword-of-lies-play-limit-no-limit = Ставка — щонайменше { $chips }, рейз додає щонайменше стільки, скільки попередній; менше — лише ол-ін. Верхньої межі немає.
sword-of-lies-play-limit-pot-limit = Ставка — щонайменше { $chips }, рейз додає щонайменше стільки, скільки попередній; менше — лише ол-ін. Найбільше можна додати весь банк після вашого колу (або найменший рейз, якщо банк менший).
sword-of-lies-play-limit-fixed-limit = Ставки й рейзи фіксовані: { $chips }, а з третього раунду вдвічі більше; менше — лише ол-ін. За раунд їх щонайбільше { $raises }; у першому рахують і великий блайнд.
sword-of-lies-play-rake = З кожного банку знімають { $percent } %{ $cap ->
    [0] {""}
   *[other] , але не більше { $cap } за гру
}; якщо всі інші скинули карти до першого відкривання, не знімають нічого.
sword-of-lies-play-button = Кнопку дилера показано, і вона переходить від гри до гри; ні на що не впливає.
sword-of-lies-play-reveal-in-turn = Після кожного раунду ставок кожен, хто в грі, по черзі від великого блайнда відкриває одну карту на свій вибір, доки не відкрито всі (їх { $cards }) і не зроблено останніх ставок. Коли ставити вже нікому, карти відкривають без ставок.
sword-of-lies-play-reveal-simultaneous = Після кожного раунду ставок кожен, хто в грі, потай вибирає карту; відкривають усі разом, доки не відкрито всі (їх { $cards }) і не зроблено останніх ставок. Коли ставити вже нікому, карти відкривають без ставок.
sword-of-lies-play-marks = Непозначена карта лежить лицем догори. Позначена теж, якщо той, хто допитував, мав слушність (повірив правді або не повірив брехні): він дістає меч, якщо не скинув карт. Якщо він помилився, карта { $side ->
    [yes] лежить сорочкою догори
   *[no] дістає щит і лежить сорочкою догори
}.
sword-of-lies-play-fold-face-down = Скинуті карти лежать сорочкою догори: мечів вони не дають, а вже дані пропадають, як і мечі того, хто скинув карти.
sword-of-lies-play-fold-face-up = Скинуті карти відкривають, і вони ще дають свої мечі тим, хто в грі; пропадають лише мечі того, хто скинув карти.
sword-of-lies-play-war = Фаза III: війна
sword-of-lies-play-doubled = Мечі в кожного подвоюються. Карта має одне життя, карта зі щитом — два.
sword-of-lies-play-four = Хто перший зробив найвищу ставку за гру, дістає ще чотири мечі, якщо не скинув карт. Великий блайнд — теж ставка, а кол — ні.
sword-of-lies-play-side = Хто перший зробив найвищу ставку за гру, вирішує, щити — це карти лицем чи сорочкою догори; якщо він скинув карти, щити — ті, що сорочкою догори. Великий блайнд — теж ставка, а кол — ні.
sword-of-lies-play-talks = Перед кожним раундом війни йдуть переговори, уголос або пошепки. { $deals ->
    [0] Угод, які справді діють, не пропонують.
    [one] Кожен, хто в грі, може запропонувати { $deals } угоду: фішки переходять одразу, а про обіцянки показують, дотримано їх чи порушено. Угода, на яку до кінця не відповіли, втрачає чинність.
    [few] Кожен, хто в грі, може запропонувати { $deals } угоди: фішки переходять одразу, а про обіцянки показують, дотримано їх чи порушено. Угода, на яку до кінця не відповіли, втрачає чинність.
   *[many] Кожен, хто в грі, може запропонувати { $deals } угод: фішки переходять одразу, а про обіцянки показують, дотримано їх чи порушено. Угода, на яку до кінця не відповіли, втрачає чинність.
} Переговори скінчені, коли готові всі, в кого ще є карти, з мечем чи без.
sword-of-lies-play-talks-clock = Переговори тривають щонайбільше { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
sword-of-lies-play-must-attack = Потім кожен, хто має меч і карту, мусить нападати й потай пише наказ; усі накази відкривають і виконують водночас:
sword-of-lies-play-may-hold = Потім кожен, хто має меч і карту, потай пише наказ або утримується; усі накази відкривають і виконують водночас. Раунд, у якому не напав ніхто, закінчує війну. Накази:
sword-of-lies-play-attack = один меч по одній карті суперника: вона втрачає життя{ $hard ->
    [yes] , якщо не має щита
   *[no] {""}
};
sword-of-lies-play-double = два мечі, кожен по будь-якій карті суперників; плата — життя однієї з ваших карт;
sword-of-lies-play-double-any = два мечі, кожен по будь-якій карті на столі, навіть по власній; плата — життя однієї з ваших карт;
sword-of-lies-play-triple = з останньою картою: три мечі, кожен по будь-якій карті суперників, без плати, один раз за гру.
sword-of-lies-play-shields = Щит, який утратив одне життя, перевертається{ $side ->
    [yes] {""}
   *[no] {" "}лицем догори
}, і в нього лишається одне життя.
sword-of-lies-play-hard = Щит падає лише від двох або більше мечів за один раунд, і тоді вже зовсім; менше йому не шкодить. Якщо ним платять за подвійну атаку, він перевертається{ $side ->
    [yes] {""}
   *[no] {" "}лицем догори
}, і в нього лишається одне життя.
sword-of-lies-play-end = Війну скінчено, коли нападати вже нікому. Кожен банк (після ол-іну бувають і побічні, як у холдемі) бере той із його учасників, у кого найбільше життів; за рівності — у кого було більше мечів на початку війни; якщо й тут порівну, банк ділять.

## First games: the goal, and a tip at each hard step
sword-of-lies-goal-pot = Банк бере той, у кого наприкінці найбільше життів. Викрита брехня дає мечі, мечі забирають життя.
sword-of-lies-goal-all = Банк бере той, у кого наприкінці найбільше життів; виграйте всі фішки. Викрита брехня дає мечі, мечі забирають життя.
sword-of-lies-tip-interrogate = Спитайте про карту: вгадаєте, чи правда відповідь, — дістанете меч. Або міняйтеся. Пропуск не дає нічого.
sword-of-lies-tip-name-colour = Кажіть правду або брешіть. { $shield ->
    [side] Не вгадають — ваша карта лежатиме долілиць: це щит, якщо виберуть цей бік.
    [hard] Не вгадають — карта дістане щит: його беруть лише два мечі разом.
   *[plain] Не вгадають — карта дістане щит: два життя замість одного.
}
sword-of-lies-tip-believe = Угадаєте — меч вам (✓ повірили, ✗ ні). Не вгадаєте — { $shield ->
    [side] карта лежатиме долілиць.
   *[plain] карті щит.
}
sword-of-lies-tip-agree = Ваша нова карта буде відома супернику. Якщо вона без мітки, про неї можна спитати напевно.
sword-of-lies-tip-fold = Ви ставите на те, що після війни матимете найбільше життів. Хто першим поставить найвище, { $side ->
    [yes] вибере бік щитів.
   *[no] дістане ще й чотири мечі.
}
sword-of-lies-tip-reveal-in-turn = Відкрита позначена карта показує, що дісталося: меч чи щит. Яку першою — вирішуєте ви.
sword-of-lies-tip-reveal-simultaneous = Кожен потай вибирає карту, відкривають разом: позначена показує, що дісталося: меч чи щит.
sword-of-lies-tip-ready = { $deals ->
    [0] Перед раундом війни можна поговорити; угод, що зобов’язують, немає. Потім скажіть, що готові.
    [one] Перед кожним раундом війни можна говорити й запропонувати { $deals } угоду — або просто сказати, що готові.
    [few] Перед кожним раундом війни можна говорити й запропонувати { $deals } угоди — або просто сказати, що готові.
   *[other] Перед кожним раундом війни можна говорити й запропонувати { $deals } угод — або просто сказати, що готові.
}
sword-of-lies-tip-strike = { $hard ->
    [yes] Один меч бере карту без щита; щит беруть лише два мечі разом.
   *[no] Один меч забирає в карти одне життя. Наприкінці важать лише життя.
}{ $hold ->
    [yes] {" "}Або втримайтеся.
   *[no] {""}
}
sword-of-lies-tip-choose-side = Які карти будуть щитами: горілиць чи долілиць? Щит має два життя.

## Tutorial
tutorial-sword-of-lies-goal = Ваші дві карти: їх знаєте лише ви. Наприкінці банк бере той, у кого найбільше життів. Допити дають мечі, а меч забирає життя.
tutorial-sword-of-lies-ask = Спитайте Анну, якого кольору її карта: { $device ->
    [browser] торкніться її лівої карти, тоді «Допитати»
   *[terminal] вона гравець 2, її ліва карта — карта 1
}.
tutorial-sword-of-lies-ask-anna = Тут питаємо Анну про її ліву карту.
tutorial-sword-of-lies-judge = «Червона», — каже вона. Вгадаєте, правда це чи ні, — карта дасть вам меч; не вгадаєте — вона дістане щит: два життя. Не вірте.
tutorial-sword-of-lies-judge-lie = Цього разу вона бреше: не вірте.
tutorial-sword-of-lies-answer = Тепер Анна питає про вашу чорну дев’ятку. Кажіть правду або брешіть, як хочете.
tutorial-sword-of-lies-answer-any = Скажіть «червона» або «чорна».
tutorial-sword-of-lies-bet = Вас вона розкусила. Марко теж спитав і скинув карти. Тепер поставте на те, що матимете найбільше життів: найвища ставка дає ще й чотири мечі. Ідіть ол-ін!
tutorial-sword-of-lies-bet-all = Тут ідемо ол-ін: це дає чотири мечі.
tutorial-sword-of-lies-reveal = Анна відкрила чорну карту: вона таки збрехала, і у вас є меч. Тепер відкрийте одну свою.
tutorial-sword-of-lies-reveal-any = { $device ->
    [browser] Торкніться однієї зі своїх карт.
   *[terminal] Виберіть одну зі своїх карт.
}
tutorial-sword-of-lies-ready = Мечі подвоїлися, а ставка дала ще чотири: у вас шість, в Анни два. Перед кожним раундом війни можна домовлятися. Скажіть, що готові.
tutorial-sword-of-lies-ready-now = Сьогодні домовлятися нема про що: скажіть, що готові.
tutorial-sword-of-lies-strike = Меч забирає одне життя. Накази пишуть потай: { $device ->
    [browser] торкніться карти Анни й запечатайте наказ
   *[terminal] один меч на карту Анни, гравця 2
}.
tutorial-sword-of-lies-strike-anna = Досить одного меча: { $device ->
    [browser] торкніться однієї карти Анни й запечатайте наказ
   *[terminal] на одну карту Анни, гравця 2
}.
tutorial-sword-of-lies-won = Анна вдарила двічі й заплатила своєю картою; ваш меч забрав другу. У вас одне життя, у неї жодного: банк ваш.
tutorial-sword-of-lies-last = Оце й увесь «Меч брехні»: питайте, щоб дістати мечі, ставте на свої життя, нападайте. Пропуск ходу не дає нічого.

## Browser
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
web-sword-of-lies-closer-hint = Торкніться гравця, щоб збільшити карти.
web-sword-of-lies-no-cards = карт не лишилося
web-sword-of-lies-seat = Номер { $number },
web-sword-of-lies-table = Стіл
web-sword-of-lies-doing = Що можна зробити
web-sword-of-lies-put-in = ставка цього раунду: { $chips }
web-sword-of-lies-bb = ВБ
web-sword-of-lies-big-blind = Великий блайнд
web-sword-of-lies-dealer = Дилер
web-sword-of-lies-is-folded = фолд
web-sword-of-lies-is-all-in = ол-ін
web-sword-of-lies-is-ready = готово
web-sword-of-lies-is-chosen = карту вибрано
web-sword-of-lies-is-sealed = наказ запечатано

## Browser: the middle of the table
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

## Browser: progress
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
web-sword-of-lies-you-castling = Допитуйте або торгуйтеся.
web-sword-of-lies-you-asked = { $mover } пропонує вам обмін.
web-sword-of-lies-you-priced = { $other } називає ціну замість ваших фішок.
web-sword-of-lies-you-questioned = { $mover } питає про вашу карту: { $place }. Що скажете?
web-sword-of-lies-you-verdict = { $other } каже: «{ $colour }». Це правда?
web-sword-of-lies-you-betting = Ваша ставка.
web-sword-of-lies-you-reveal = Відкрийте карту: торкніться однієї зі своїх.
web-sword-of-lies-you-side = Ваша ставка найсміливіша: який бік — щит?
web-sword-of-lies-you-negotiation = Домовляйтеся, укладайте угоди — або будьте готові до бою.
web-sword-of-lies-you-answer = Угода чекає на вашу відповідь.
web-sword-of-lies-you-orders = Торкніться карт для атаки.
web-sword-of-lies-you-folded = Ви скинули карти. Дивіться, як б’ються інші.
web-sword-of-lies-you-sealed = Ваш наказ запечатано. Ще пишуть: { $waiting }.

## Browser: castling
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

## Browser: betting
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
web-sword-of-lies-all-to-stay = щоб лишитися: усі { $chips }

## Browser: revealing
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

## Browser: deals
web-sword-of-lies-deals-left = { $count ->
    [one] лишилася { $count }
    [few] лишилося { $count }
   *[many] лишилося { $count }
}
web-sword-of-lies-ready-note = до бою
web-sword-of-lies-stay-ready = І в наступних раундах, доки до мене не звернуться
web-sword-of-lies-stays-ready = Ви готові в кожному раунді, доки до вас не звернуться.
web-sword-of-lies-stop-ready = Знову питати
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

## Browser: war
web-sword-of-lies-attacks = Вид атаки
web-sword-of-lies-strike = Звичайна
web-sword-of-lies-strike-twice = Подвійна
web-sword-of-lies-strike-thrice = Потрійна
web-sword-of-lies-strike-note = один меч
web-sword-of-lies-strike-twice-note = коштує життя
web-sword-of-lies-strike-thrice-note = остання карта
web-sword-of-lies-pick-target = Меч { $number }
web-sword-of-lies-pick-price = Ваша карта, що платить
web-sword-of-lies-own-tap = Дотик до своєї карти:
web-sword-of-lies-own-pays = платить нею
web-sword-of-lies-own-hit = б’є по ній
web-sword-of-lies-price-is = Платить: { $card }
web-sword-of-lies-drop = Забрати: { $target }
web-sword-of-lies-seal = Запечатати наказ
web-sword-of-lies-seal-note = ніхто не прочитає, доки не напишуть усі
web-sword-of-lies-break-sure = { sword-of-lies-promised } Усе одно запечатати
web-sword-of-lies-your-order = Прочитати його можете лише ви: { $order }

## Browser: the last board
web-sword-of-lies-ended-war = Війну скінчено. Банк дістався тому, в кого найбільше життів.
web-sword-of-lies-ended-folds = Усі інші скинули карти, тож війни не було.

## Terminal: second person
terminal-sword-of-lies-you = ви
terminal-sword-of-lies-your-card = ваша карта { $card }
terminal-sword-of-lies-spare-you = не нападати на вас
terminal-sword-of-lies-strike-you = напасти на вас
terminal-sword-of-lies-to-you-promise-kept = { $seat } дотримує даної вам обіцянки.
terminal-sword-of-lies-to-you-promise-broken = { $seat } порушує дану вам обіцянку!
terminal-sword-of-lies-you-turned-up = Ви тягнете карту: { $face }.
terminal-sword-of-lies-you-castling-began = Першими ходите ви.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] Ви пропонуєте торг ({ $of }). Даєте: { $own }; хочете: { $theirs }.
   *[other] Ви пропонуєте торг ({ $of }). Даєте: { $own } і фішки ({ $chips }); хочете: { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = Ви відмовляєте.
terminal-sword-of-lies-you-price-named = Ви називаєте ціну у фішках: { $chips }. { $words }
terminal-sword-of-lies-you-trade-withdrawn = Ви не платите: задорого.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] Ви міняєтеся картами ({ $of }).
   *[other] Ви міняєтеся картами ({ $of }); доплачуєте { $chips }.
}
terminal-sword-of-lies-you-favour-promised = Ви обіцяєте ({ $to }): «{ $words }».
terminal-sword-of-lies-you-interrogated = Ви ведете допит ({ $of }): { $place }.
terminal-sword-of-lies-you-colour-named = Ви: «{ $colour }».
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] Ви вірите ({ $of }: «{ $named }»). Карту позначено.
   *[no] Ви не вірите ({ $of }: «{ $named }»). Карту позначено.
}
terminal-sword-of-lies-you-skipped = Ви пропускаєте хід.
terminal-sword-of-lies-you-castling-ended = Усі ваші карти позначено: великий блайнд — ви.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] Ви кладете анте: { $chips }.
    [small_blind] Ви ставите малий блайнд: { $chips }.
   *[big_blind] Ви ставите великий блайнд: { $chips }.
}
terminal-sword-of-lies-you-betting-began = Раунд ставок { $number }: починаєте ви.
terminal-sword-of-lies-you-folded = Ви: фолд.
terminal-sword-of-lies-you-checked = Ви: чек.
terminal-sword-of-lies-you-called = Ви: кол, { $chips }.
terminal-sword-of-lies-you-bet-made = Ви: бет { $to }.
terminal-sword-of-lies-you-raised = Ви: рейз до { $to }.
terminal-sword-of-lies-you-went-all-in = Ви: ол-ін, { $chips }.
terminal-sword-of-lies-you-card-chosen = Ви вибрали карту.
terminal-sword-of-lies-you-revealed = Ви відкриваєте карту: { $face }{ $mark ->
    [shield] . Сказано { sword-of-lies-read }. Карта стає щитом.
    [sword] . Сказано { sword-of-lies-read }.
   *[none] .
}
terminal-sword-of-lies-you-folded-open = Ви скидаєте карту: { $face }.
terminal-sword-of-lies-you-sword-won = Ви бачите наскрізь ({ $of }): меч.
terminal-sword-of-lies-you-sword-lost = { $of } виходить, і ви втрачаєте меч.
terminal-sword-of-lies-you-deal-proposed = Ви пропонуєте угоду { $number } ({ $to }). Обіцяєте: { $mine }. Просите: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = Ви пошепки пропонуєте угоду: { $to }.
terminal-sword-of-lies-you-deal-signed = Ви підписуєте угоду { $number }.
terminal-sword-of-lies-you-deal-declined = Ви відхиляєте угоду { $number }.
terminal-sword-of-lies-you-chips-paid = Ви платите ({ $to }): { $chips }.
terminal-sword-of-lies-you-got-ready = Ви готові.
terminal-sword-of-lies-you-order-sealed = Ви запечатали наказ.
terminal-sword-of-lies-you-order-opened = Ви атакуєте: { $order }.
terminal-sword-of-lies-you-promise-kept = Ви дотримуєте обіцянки ({ $to }).
terminal-sword-of-lies-you-promise-broken = Ви порушуєте обіцянку ({ $to })!

## Terminal: the table
terminal-sword-of-lies-unknown = закрита
terminal-sword-of-lies-folded = фолд
terminal-sword-of-lies-no-cards = без карт
terminal-sword-of-lies-bet = ставка { $chips }
terminal-sword-of-lies-blind = великий блайнд
terminal-sword-of-lies-will-shield = стане щитом
terminal-sword-of-lies-will-sword = дасть меч: №{ $number }
terminal-sword-of-lies-will-nothing = меча не дасть: №{ $number } поза грою
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number }: «{ $colour }» — «вірю»
   *[no] №{ $number }: «{ $colour }» — «не вірю»
}
terminal-sword-of-lies-short-red = черв.
terminal-sword-of-lies-short-black = чорн.
terminal-sword-of-lies-your-cards = Ваші карти
terminal-sword-of-lies-you-have = Ваші карти: { $cards }.
terminal-sword-of-lies-deals = Угоди, що чекають на вашу відповідь:

## Terminal: questions
terminal-sword-of-lies-ask-castling = Ваш хід: допит або торг.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } пропонує обмін. Дає: { $own }; хоче вашу: { $theirs }.
   *[other] { $seat } пропонує обмін. Дає: { $own } і фішки ({ $chips }); хоче вашу: { $theirs }.
} Згода?
terminal-sword-of-lies-ask-priced = { $of } хоче фішок: { $chips }. Карта: { $theirs }. { $words } Платите?
terminal-sword-of-lies-ask-questioned = { $seat } питає про вашу карту ({ $place }): червона чи чорна?
terminal-sword-of-lies-ask-verdict = { $of } каже: «{ $colour }» ({ $place }). Вірите?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Рівняти нічого. Що робите?
   *[other] Щоб зрівняти, треба { $chips }. Що робите?
}
terminal-sword-of-lies-ask-reveal = Яку карту відкриваєте?
terminal-sword-of-lies-ask-side = Який бік буде щитом?
terminal-sword-of-lies-ask-negotiation = Раунд війни { $round }: домовляйтеся або скажіть «готово». У вас { $swords }.
terminal-sword-of-lies-ask-orders = Раунд війни { $round }: пишіть наказ. У вас { $swords }.

## Terminal: marks and the price of attacks
terminal-sword-of-lies-do-odds = що дають позначки й атаки
terminal-sword-of-lies-marks-title = Чим стає позначена карта, коли її відкрито
terminal-sword-of-lies-marks-told = Названий колір — правда?
terminal-sword-of-lies-marks-believed = Що сказав той, хто питав?
terminal-sword-of-lies-marks-becomes = Отже, це…
terminal-sword-of-lies-marks-truth = правда
terminal-sword-of-lies-marks-lie = брехня
terminal-sword-of-lies-marks-sword = меч тому, хто питав
terminal-sword-of-lies-marks-shield = щит: сорочкою догори, два життя
terminal-sword-of-lies-marks-line = { $told }, «{ $said }»: { $becomes }
terminal-sword-of-lies-marks-drawn = Під картою написано, хто питав, який колір названо, і ✓, якщо повірили, або ✗, якщо ні.
terminal-sword-of-lies-attack-standard = Атака: один меч забирає одне життя однієї карти.
terminal-sword-of-lies-attack-double = Подвійна атака: два мечі, кожен б’є карту на вибір; ціна — одне життя вашої карти.
terminal-sword-of-lies-attack-triple = Потрійна атака: три мечі з останньої карти, раз за гру.

## Terminal: what can be typed
terminal-sword-of-lies-type-nothing = нічого 0 -
terminal-sword-of-lies-type-spare = мир щадити
terminal-sword-of-lies-type-red = червона червоний ч
terminal-sword-of-lies-type-black = чорна чорний о
terminal-sword-of-lies-type-face-down = сорочка вниз
terminal-sword-of-lies-type-face-up = лице вгору
terminal-words-interrogate = д допит допитати
terminal-words-offer-trade = т торг
terminal-words-skip = п пропустити
terminal-words-agree = з згода так
terminal-words-refuse = н ні відмова
terminal-words-name-price = ц ціна
terminal-words-pay = п плачу так
terminal-words-withdraw = н ні
terminal-words-name-colour = к колір
terminal-words-disbelieve = н не невірю ні
terminal-words-fold = ф фолд
terminal-words-check = ч чек
terminal-words-call = к кол
terminal-words-bet = б бет
terminal-words-raise = р рейз
terminal-words-all-in = о олін ол-ін
terminal-words-reveal = в відкрити
terminal-words-choose-side = щ щит
terminal-words-propose-deal = у угода
terminal-words-sign-deal = п підписати
terminal-words-decline-deal = х відхилити
terminal-words-ready = г готово
terminal-words-strike = а атака
terminal-words-strike-twice = п подвійна
terminal-words-strike-thrice = т потрійна
terminal-words-hold = ж чекати
terminal-usage-interrogate = МІСЦЕ КАРТА
terminal-usage-offer-trade = МОЯ МІСЦЕ ЇХНЯ (ФІШКИ)
terminal-usage-name-price = ФІШКИ (ПОСЛУГА)
terminal-usage-propose-deal = МІСЦЕ ФІШКИ (МОЯ-ОБІЦЯНКА) (ЇХНЯ-ОБІЦЯНКА) (СЛОВА)
terminal-usage-strike-twice = МІСЦЕ-КАРТА МІСЦЕ-КАРТА ПЛАТА
terminal-usage-strike-thrice = МІСЦЕ-КАРТА МІСЦЕ-КАРТА МІСЦЕ-КАРТА
terminal-sword-of-lies-do-interrogate = допитати про карту
terminal-sword-of-lies-do-offer-trade = запропонувати торг: моя карта, місце, їхня карта, доплата
terminal-sword-of-lies-do-skip = пропустити хід
terminal-sword-of-lies-do-agree = обмінятися
terminal-sword-of-lies-do-refuse = відмовити
terminal-sword-of-lies-do-name-price = назвати ціну: фішки, а за бажання й послугу словами
terminal-sword-of-lies-do-pay = заплатити й обмінятися
terminal-sword-of-lies-do-withdraw = не платити
terminal-sword-of-lies-do-name-colour = назвати колір, справжній чи ні
terminal-sword-of-lies-do-believe = вірю
terminal-sword-of-lies-do-disbelieve = не вірю
terminal-sword-of-lies-do-fold = фолд
terminal-sword-of-lies-do-check = чек
terminal-sword-of-lies-do-call = кол
terminal-sword-of-lies-do-bet = поставити стільки фішок
terminal-sword-of-lies-do-raise = рейз до стількох фішок
terminal-sword-of-lies-do-all-in = ол-ін
terminal-sword-of-lies-do-reveal = відкрити карту
terminal-sword-of-lies-do-choose-side = вибрати бік щита
terminal-sword-of-lies-do-propose-deal = запропонувати угоду: фішки (від’ємні — платять вам), обіцянки: нічого, мир або місце, на яке нападати (! після слова — пошепки)
terminal-sword-of-lies-do-sign-deal = підписати угоду з цим номером
terminal-sword-of-lies-do-decline-deal = відхилити її
terminal-sword-of-lies-do-ready = готово до війни
terminal-sword-of-lies-do-strike = ударити по карті: місце-карта
terminal-sword-of-lies-do-strike-twice = подвійна атака: дві цілі й ваша карта як плата
terminal-sword-of-lies-do-strike-thrice = потрійна атака: три цілі
terminal-sword-of-lies-do-hold = не нападати

## Coach: moves, what could be known, and sentences
coach-move-disbelieve = не вірю
coach-move-check = чек
coach-move-call = кол
coach-move-fold = фолд
coach-move-bet = ставка { $value }
coach-move-raise = рейз до { $value }
coach-move-all-in = ол-ін
coach-move-strike = один меч: { $value }
coach-move-strike-twice = два мечі: { $value }
coach-move-strike-thrice = три мечі: { $value }
coach-move-hold = утриматися
sword-coach-cards-of = { $cards } ({ $name })
sword-coach-cards-own = { $cards } (у вас)
sword-coach-you = ви
sword-coach-card-at = { $card } № { $number }
sword-coach-and = { $one } і { $two }
sword-coach-paid = { $cards }, ціною життя вашої { $card }
sword-coach-moment-castling = Рокіровка
sword-coach-moment-betting = Ставки, раунд { $round }
sword-coach-moment-war = Війна, раунд { $round }
sword-coach-known-answer = Вам сказали «{ $named ->
    [red] червона
   *[black] чорна
}». Карт, яких ви не бачили: { $unseen }, з них { $named ->
    [red] червоних
   *[black] чорних
}: { $count }.
sword-coach-known-truths = Попередніх відповідей цього гравця про карти, які ви знали: { $answers }, з них правдивих: { $truths }.
sword-coach-known-card = Вам сказали «{ $named ->
    [red] червона
   *[black] чорна
}», а карту ви знали: це { $card ->
    [lie] брехня
   *[truth] правда
}.
sword-coach-known-bet = У банку { $pot }, { $price ->
    [0] доплачувати нічого
   *[other] доплатити треба { $price }: це варто, якщо вашими будуть щонайменше { $odds } % банку
}. За картами, які ви бачили, можна було розраховувати на { $share } %, якби ніхто більше не скидав карт і не підіймав. Ваших щитів, про які ви знали: { $shields }.
sword-coach-known-war = Ваші життя: { $lives }, ваші мечі: { $swords }. Найбільше в інших: життів { $most }, мечів { $theirs }.
sword-coach-why-swords = Різниця головним чином у чотирьох мечах за найвищу ставку.
sword-coach-why-shields = Різниця головним чином у ваших щитах.
sword-coach-why-folds = Різниця головним чином у тому, що суперники скинули б карти.
sword-coach-why-beats = Різниця головним чином через один наказ, який пише { $who } ({ $chance } % випадків): { $order ->
    [hold] утриматися
    [strike] один меч, ціль: { $order_to }
    [strike-twice] два мечі, ціль: { $order_to }
   *[strike-thrice] три мечі, ціль: { $order_to }
}. Проти нього кращий наказ дає на { $gain } фішки більше{ $elsewhere ->
    [costs] , а проти всього іншого — на { $cost } менше
   *[fair] { "" }
}.
sword-coach-why-often = Проти наказів, які інші, найімовірніше, напишуть, кращий наказ дає більше у { $more } % випадків, а менше — у { $less } %.
sword-coach-why-alone = В інших уже немає мечів, тож усе вирішує цей наказ.
sword-coach-why-last-raise = Усі карти були відкриті, тож ставки можна було прорахувати до кінця: чотири мечі бере останнє підвищення раунду.
sword-coach-why-refuted = { $who } може відповісти так: { $order ->
    [hold] утриматися
    [strike] один меч, ціль: { $order_to }
    [strike-twice] два мечі, ціль: { $order_to }
   *[strike-thrice] три мечі, ціль: { $order_to }
}. Тоді з банку вам лишається фішок: { $least }.
sword-coach-why-dominated = Хоч би що написали інші, є наказ, який дає не менше, а в середньому на { $gain } фішки більше.
sword-coach-shown-sword = Карта була { $colour ->
    [red] червона
   *[black] чорна
}: меч вам.
sword-coach-shown-shield = Карта була { $colour ->
    [red] червона
   *[black] чорна
}: щит супернику.
sword-coach-shown-truths = Відповідей цього гравця, що розкрилися в цій грі: { $answers }, з них правдивих: { $truths }.
sword-coach-verdict-nothing = Судити нема чого: тренер цієї гри йде за тим, що ви бачили, а для цього потрібна вся гра.
sword-coach-verdict-sound = Усе слушно: жодне з ваших рішень (їх { $decisions }) не коштувало більше, ніж пояснює випадок.
sword-coach-mistake-answer = Найбільша помилка: у рокіровці ви { $kind ->
    [believe] повірили
   *[disbelieve] не повірили
} відповіді «{ $named ->
    [red] червона
   *[black] чорна
}». { $card ->
    [lie] Карту ви знали: це була брехня.
    [truth] Карту ви знали: це була правда.
   *[unseen] Карт, яких ви не бачили: { $unseen }, з них цього кольору: { $count }.
} Навпаки було б краще на { $lost } фішки.
sword-coach-mistake-bet = Найбільша помилка: у раунді ставок { $round }, коли в банку було { $pot }, а доплатити треба було { $price }, ви { $kind ->
    [fold] скинули карти
    [check] сказали «чек»
    [call] доплатили
    [bet] поставили { $did_to }
    [raise] підняли до { $did_to }
   *[all-in] пішли ол-ін
}. { $better ->
    [fold] Скинути карти
    [check] Сказати «чек»
    [call] Доплатити
    [bet] Поставити { $better_to }
    [raise] Підняти до { $better_to }
   *[all-in] Піти ол-ін
} було б краще на { $lost } фішки.{ $why ->
    [swords] { " " }Різниця головним чином у чотирьох мечах за найвищу ставку.
    [shields] { " " }Різниця головним чином у ваших щитах.
    [folds] { " " }Різниця головним чином у тому, що суперники скинули б карти.
    [last-raise] { " " }{ sword-coach-why-last-raise }
   *[none] { "" }
}
sword-coach-mistake-order = Найбільша помилка: на війні, маючи життів { $lives } і мечів { $swords }, ви { $kind ->
    [hold] утрималися
    [strike] вдарили одним мечем: { $did_to }
    [strike-twice] вдарили двома мечами: { $did_to }
   *[strike-thrice] вдарили трьома мечами: { $did_to }
}. Інший наказ був би кращий на { $lost } фішки — { $better ->
    [hold] утриматися
    [strike] один меч: { $better_to }
    [strike-twice] два мечі: { $better_to }
   *[strike-thrice] три мечі: { $better_to }
}.{ $why ->
    [beats] { " " }{ sword-coach-why-beats }
    [often] { " " }{ sword-coach-why-often }
    [alone] { " " }{ sword-coach-why-alone }
    [refuted] { " " }{ sword-coach-why-refuted }
    [dominated] { " " }{ sword-coach-why-dominated }
   *[none] { "" }
}
sword-coach-note-answers = Відповідей, про які краще було б судити, рахуючи карти: { $count }. Щитами з тих карт стали: { $swords }.
sword-coach-note-together = Ставки, раунди { $first }–{ $last }: рішень поспіль, які чогось коштували з тієї самої причини: { $count }. Вони вважаються однією помилкою.
sword-coach-note-estimates = Варте — на скільки фішок більше чи менше (−), ніж принесли, ви могли сподіватися забрати; це оцінки за вибірками. Допити, обміни, відкриття карт і угоди не оцінюються.

## Simple habits against bots (`mendax exploit sword_of_lies`)
exploiters-title = Що виграють прості звички за столом на { $seats }, де всі інші — цей бот
exploiters-playing = Граємо: { $exploiter }
exploiters-exploiter = Звичка
exploiters-bot = Проти кого
exploiters-games = Ігор
exploiters-gain = Виграно фішок за гру
exploiters-wars = Війн
exploiters-line = { $exploiter }, проти: { $bot }, ігор: { $games }: { $gain } фішок за гру; до війни дійшло { $wars }
exploiters-robbed = { $count ->
    [0] Жодна з цих звичок не виграє більше, ніж пояснює випадок.
    [one] { $count } із цих звичок виграє більше, ніж пояснює випадок.
    [few] { $count } із цих звичок виграють більше, ніж пояснює випадок.
   *[other] { $count } із цих звичок виграють більше, ніж пояснює випадок.
}
exploiter-all-in-blindly = ставить усе, рокіровка навмання
exploiter-all-in = ставить усе
exploiter-folds-to-any-bet = скидає на будь-яку ставку
exploiter-calls-any-bet = зрівнює будь-яку ставку
exploiter-always-truthful = завжди називає справжній колір
exploiter-always-lies = завжди називає хибний колір
exploiter-attacks-the-leader = нападає на найсильнішого
exploiter-attacks-the-poorest = нападає на найслабшого
exploiter-never-deals = ніколи не домовляється
exploiter-breaks-each-deal = підписує кожен мир і порушує його
exploiter-raises-last = зрівнює і підвищує лише тоді, коли вище вже ніхто не зможе
exploiter-asks-for-peace = просить миру й нічого не дає
exploiter-buys-peace = платить за мир
exploiter-sells-peace = продає мир і порушує його
exploiter-raises-in-the-last-round = зрівнює, а в останньому раунді підвищує
exploiter-reads-lies = читає брехню лицарів і маршалів
exploiter-attacks-twice = нападає на найсильнішого двічі
exploiter-keeps-peace = пропонує всім мир і дотримує його
