# Слова французького покеру. Імена гравців: $seat, $claimer; заявки вже так, як їх показують (див.
# «Комбінації»); залишені кубики — $kept: їхні номери від 1, або none, або all.
french-poker-title = Французький покер

## Домашні правила
french-poker-option-tokens = Жетони
french-poker-option-tokens-help = Скільки жетонів має кожен на початку; у грі з банком лічба своя.
french-poker-option-straights = Стріти
french-poker-option-straights-help = Де серед комбінацій стоять стріти 1–5 і 2–6.
french-poker-option-straights-high = вищі за три однакових
french-poker-option-straights-french = по-французьки: 1–5 над двома парами, 2–6 над трьома однаковими
french-poker-option-straights-none = стрітів немає
french-poker-option-kickers = Решта кубиків
french-poker-option-kickers-help = Чи можна в заявці називати й решту кубиків, від найвищого; неназвані вважаються найнижчими.
french-poker-option-kickers-none = важить лише сама комбінація
french-poker-option-kickers-full = решта кубиків теж важить
french-poker-option-general-claims = Загальні заявки
french-poker-option-general-claims-help = Чи можна заявити просто «дві пари» — це нижче за будь-які названі дві пари.
french-poker-option-must-reroll = Глянув — кидай
french-poker-option-must-reroll-help = Хто взяв кубики й подивився, мусить перекинути хоча б один.
french-poker-option-blind-pass = Передавати наосліп
french-poker-option-blind-pass-help = Третя відповідь: передати кубики далі не дивлячись, з вищою заявкою, і відповідати за неї.
french-poker-option-top-claim = Після п’яти шісток
french-poker-option-top-claim-help = Що може наступний гравець, коли вищої заявки вже немає.
french-poker-option-top-claim-doubt-or-concede = не повірити або здатися не дивлячись
french-poker-option-top-claim-must-doubt = тільки не повірити
french-poker-option-ones = Одиниці
french-poker-option-ones-help = Чи може одиниця замінити будь-яку цифру.
french-poker-option-ones-plain = звичайні
french-poker-option-ones-wild = джокери
french-poker-option-faces = Грані кубиків
french-poker-option-faces-help = Ті самі п’ять кубиків на ваш смак: з очками або покерні, де замість одиниці дев’ятка, а замість шістки туз.
french-poker-option-faces-pips = очки, від 1 до 6
french-poker-option-faces-poker = покерні кубики: 9, 10, J, Q, K, A
french-poker-option-scoring = Рахунок
french-poker-option-scoring-help = Відкладати жетони — або грати з банком: хто програв, бере з банку, а коли він спорожніє, переможці повертають; програє останній, хто має жетони.
french-poker-option-scoring-tokens = жетони відкладають
french-poker-option-scoring-charge = гра з банком
french-poker-option-ends-when = Гра закінчується
french-poker-option-ends-when-help = Чи грають далі решта, коли хтось лишився без жетонів.
french-poker-option-ends-when-last-standing = коли лишається один — він і переміг
french-poker-option-ends-when-first-out = щойно хтось вибув — він і програв
french-poker-option-next-starter = Наступний раунд починає
french-poker-option-next-starter-help = Хто кидає першим після програшу.
french-poker-option-next-starter-doubter-or-next = хто слушно не повірив, або наступний після того, хто не повірив даремно
french-poker-option-next-starter-loser = хто програв, якщо ще в грі
french-poker-option-turn-clock = Час на хід
french-poker-option-turn-clock-help = Скільки секунд на рішення, перш ніж за відсутнього зіграє дім; 0 — без обмеження.

## Готові набори
french-poker-preset-house = Домашні
french-poker-preset-house-help = П’ять жетонів, стріти вищі за три однакових, перемагає останній у грі.
french-poker-preset-first-evening = Перший вечір
french-poker-preset-first-evening-help = Два жетони, і кожна заявка називає кубики: першу гру зіграно за лічені хвилини.
french-poker-preset-french = По-французьки
french-poker-preset-french-help = Французький порядок стрітів, і решта кубиків теж важить.
french-poker-preset-charge = З банком
french-poker-preset-charge-help = Хто програє, бере з банку, потім переможці повертають; програє останній із жетонами.
french-poker-preset-wild = Одиниці-джокери
french-poker-preset-wild-help = Одиниця замінює будь-яку цифру, а кубики можна передавати наосліп.
french-poker-preset-plain = Прості
french-poker-preset-plain-help = Без стрітів, і кожна заявка називає цифри.
french-poker-preset-brisk = Жваві
french-poker-preset-brisk-help = Три жетони, хто глянув — мусить кидати, а хто перший вибув, той програв.

## Комбінації
french-poker-face-first = { $first ->
    [1] одиниця
    [2] двійка
    [3] трійка
    [4] четвірка
    [5] п’ятірка
    [11] дев’ятка
    [12] десятка
    [13] валет
    [14] дама
    [15] король
    [16] туз
   *[6] шістка
}
french-poker-faces-first = { $first ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
    [11] дев’ятки
    [12] десятки
    [13] валети
    [14] дами
    [15] королі
    [16] тузи
   *[6] шістки
}
french-poker-of-faces-first = { $first ->
    [1] одиниць
    [2] двійок
    [3] трійок
    [4] четвірок
    [5] п’ятірок
    [11] дев’яток
    [12] десяток
    [13] валетів
    [14] дам
    [15] королів
    [16] тузів
   *[6] шісток
}
french-poker-faces-second = { $second ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
    [11] дев’ятки
    [12] десятки
    [13] валети
    [14] дами
    [15] королі
    [16] тузи
   *[6] шістки
}
french-poker-two-faces-first = { $first ->
    [1] дві одиниці
    [2] дві двійки
    [3] дві трійки
    [4] дві четвірки
    [5] дві п’ятірки
    [11] дві дев’ятки
    [12] дві десятки
    [13] два валети
    [14] дві дами
    [15] два королі
    [16] два тузи
   *[6] дві шістки
}
french-poker-two-faces-second = { $second ->
    [1] дві одиниці
    [2] дві двійки
    [3] дві трійки
    [4] дві четвірки
    [5] дві п’ятірки
    [11] дві дев’ятки
    [12] дві десятки
    [13] два валети
    [14] дві дами
    [15] два королі
    [16] два тузи
   *[6] дві шістки
}
french-poker-hand-high-die = найвищий кубик
french-poker-hand-pair = одна пара
french-poker-hand-two-pairs = дві пари
french-poker-hand-three = три однакових
french-poker-hand-straight-to-5 = { $faces ->
    [poker] стріт 9–K
   *[pips] стріт 1–5
}
french-poker-hand-straight-to-6 = { $faces ->
    [poker] стріт 10–A
   *[pips] стріт 2–6
}
french-poker-hand-full-house = фул хаус
french-poker-hand-four = каре
french-poker-hand-five = покер
french-poker-claim-high-die = найвищий кубик — { french-poker-face-first }
french-poker-claim-pair = пара { french-poker-of-faces-first }
french-poker-claim-two-pairs = { french-poker-two-faces-first } і { french-poker-two-faces-second }
french-poker-claim-three = три { french-poker-faces-first }
french-poker-claim-full-house = фул хаус: три { french-poker-faces-first } і { french-poker-two-faces-second }
french-poker-claim-four = каре { french-poker-of-faces-first }
french-poker-claim-five = покер { french-poker-of-faces-first }
french-poker-claim-with-kickers = { $claim }, далі { $kickers }
french-poker-spoken-claim = { $claim ->
    [high-die] «найвищий кубик»
    [pair] «одна пара»
    [two-pairs] «дві пари»
    [three] «три однакових»
    [full-house] «фул хаус»
    [four] «каре»
    [five] «покер»
   *[other] { $claim }
}
french-poker-spoken-beat = { $beat ->
    [high-die] «найвищий кубик»
    [pair] «одна пара»
    [two-pairs] «дві пари»
    [three] «три однакових»
    [full-house] «фул хаус»
    [four] «каре»
    [five] «покер»
   *[other] { $beat }
}

## Скільки в кого
french-poker-standing-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}
french-poker-standing-pot = У банку: { $count }

## Стани
french-poker-phase-over = Гру закінчено

## Дії
french-poker-action-shake = Кинути
french-poker-action-announce = Заявити: { $claim }
french-poker-action-believe = Вірю
french-poker-action-doubt = Не вірю
french-poker-action-keep-hidden = Лишити під стаканом { $kept }, решту кинути у відкриту
french-poker-action-keep-open = { $kept ->
    [none] Перекинути всі п’ять взакриту
    [all] Відкрити всі п’ять
   *[other] Відкрити { $kept }, решту кинути взакриту
}
french-poker-action-pass-on = Передати наосліп: { $claim }
french-poker-action-concede = Здатися
french-poker-action-draw-lot = Жереб падає на гравця { $seat }
french-poker-action-fall = Кубик падає взакриту: { $pips }
french-poker-action-fall-open = Кубик падає у відкриту: { $pips }

## Що зроблено перед заявкою
french-poker-deed-opened = перший кидок раунду
french-poker-deed-left = без перекидання
french-poker-deed-kept-hidden = під стаканом лишено { $kept }
french-poker-deed-kept-open = { $kept ->
    [none] усі п’ять перекинуто взакриту
    [all] усі п’ять відкрито
   *[other] у відкриту лишено { $kept }
}
french-poker-deed-passed = передано наосліп

## Події
french-poker-event-lot-drawn = Жереб: починає { $seat }.
french-poker-event-round-started = Раунд { $number }: починає { $seat }.
french-poker-event-shaken = { $seat } кидає п’ять кубиків під стакан.
french-poker-event-fell = Кубик { $die } ліг під стакан, кидає { $seat }.
french-poker-event-saw = Під стаканом кубик { $die }: { $pips }.
french-poker-event-landed = Кубик { $die } падає у відкриту: { $pips }.
french-poker-event-announced = { $seat } заявляє: { $claim }.
french-poker-event-believed = { $seat } вірить, бере кубики й дивиться.
french-poker-event-kept-hidden = { $seat } лишає під стаканом { $kept }, а решту перекидає у відкриту.
french-poker-event-kept-open = { $kept ->
    [none] { $seat } перекидає всі п’ять кубиків взакриту.
    [all] { $seat } відкриває всі п’ять кубиків.
   *[other] { $seat } відкриває { $kept }, а решту перекидає взакриту.
}
french-poker-event-shown = Кубик { $die } показано: { $pips }.
french-poker-event-passed-on = { $seat } передає кубики не дивлячись і заявляє: { $claim }.
french-poker-event-doubted = { $seat } не вірить (заявник — { $claimer }).
french-poker-event-conceded = { $seat } здається не дивлячись.
french-poker-event-opened = { $held ->
    [yes] На кубиках { $dice } ({ $worth }). Заявка «{ $claim }» ({ $claimer }) чесна.
   *[no] На кубиках { $dice } ({ $worth }). Заявка «{ $claim }» ({ $claimer }) — брехня.
}
french-poker-event-laid-off = { $seat } відкладає жетон, лишається { $left }.
french-poker-event-charged = { $seat } бере жетон, має { $held }; у банку { $pot }.
french-poker-event-pot-emptied = Банк порожній: тепер переможці повертають жетони.
french-poker-event-gave-back = { $seat } повертає жетон, має { $held }.
french-poker-event-went-out = { $seat } вибуває з гри.
french-poker-event-came-safe = { $seat } більше нічим не ризикує.
french-poker-event-game-ended = Гру закінчено.

## Кінець гри
french-poker-end-last-standing = Лишився один гравець.
french-poker-end-first-out = У когось скінчилися жетони.
french-poker-end-charge = Жетони лишилися в одного гравця — він і програв.

## Причини
french-poker-refused-over = Гру вже закінчено.
french-poker-refused-dice-falling = Кубики ще падають: доки не ляжуть, ніхто не ходить.
french-poker-refused-not-your-turn = Зараз не ваш хід: рішення за гравцем № { $seat }.
french-poker-refused-too-low = { french-poker-spoken-claim } замало: потрібно більше, ніж { french-poker-spoken-beat }.
french-poker-refused-unknown-claim = Такої заявки тут немає: { french-poker-spoken-claim }. Заявку пишуть кубиками, з яких вона складається, аж до { $top }; остання була { french-poker-spoken-beat }.
french-poker-refused-general = { french-poker-spoken-claim } — надто загально: за цим столом у заявці називають цифри. Остання була { french-poker-spoken-beat }, найвища — { $top }.
french-poker-refused-straight = { french-poker-spoken-claim } — це стріт, а за цим столом грають без них. Остання заявка була { french-poker-spoken-beat }, найвища — { $top }.
french-poker-refused-kickers = У заявці { french-poker-spoken-claim } названо зайві кубики: за цим столом важить лише сама комбінація. Остання заявка була { french-poker-spoken-beat }, найвища — { $top }.
french-poker-refused-unknown-dice = Залишені кубики називають за їхніми місцями, кожен раз і за порядком; усього кубиків { $dice }.
french-poker-refused-keep-one = Під стаканом має лишитися хоча б один кубик; усі п’ять перекидають взакриту.
french-poker-refused-reroll-one = Треба перекинути хоча б один кубик.
french-poker-refused-must-reroll = Хто подивився, мусить спершу перекинути хоча б один кубик, а тоді заявляти.
french-poker-refused-opener-rerolls = Хто починає раунд, щойно кинув усі п’ять кубиків — тепер заявка.
french-poker-refused-rerolled-already = Перекидають раз за хід: тепер заявка.
french-poker-refused-no-blind-pass = За цим столом кубики наосліп не передають: вірте або не вірте.
french-poker-refused-top-may-concede = Вище за { french-poker-spoken-claim } немає: не вірте або здавайтеся.
french-poker-refused-top-must-doubt = Вище за { french-poker-spoken-claim } немає: це треба перевірити.
french-poker-refused-no-conceding = За правилами цього столу { french-poker-spoken-claim } треба перевірити.
french-poker-refused-not-the-top = Здаються лише перед найвищою заявкою; { french-poker-spoken-claim } — вірте або не вірте.
french-poker-refused-not-now = Зараз так не можна (дія { $action }, стан { $phase }).

## Боти
bot-searching = Шукач
bot-searching-help = Перебирає, що лишити й що заявити, і обирає те, що окупиться проти гіршого з двох типів суперників.
