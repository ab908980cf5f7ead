# French poker. Names of players come as $seat, $claimer; claims as they are shown (see "Hands"); dice
# kept as $kept: their numbers from 1, or "none" or "all".
french-poker-title = Французький покер

## House rules
french-poker-option-tokens = Жетони
french-poker-option-tokens-help = Скільки жетонів має кожен на початку; у грі з банком лічба своя.
french-poker-option-tokens-also = життя очки фішки сірники
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
french-poker-option-general-claims-also = будь-яка всі
french-poker-option-keeping = Що лишати й кидати
french-poker-option-keeping-help = Що можна зробити з п’ятьма кубиками, коли на них подивилися.
french-poker-option-keeping-split = частину лишити закритою, решту кинути відкрито, або навпаки
french-poker-option-keeping-closed = усі лишаються під стаканом; видно тільки, скільки ви кидаєте
french-poker-option-keeping-free = будь-які перекинути під стакан, будь-які відкрити, або нічого
french-poker-option-rerolls = Перекидань за хід
french-poker-option-rerolls-help = Скільки разів можна перекинути перед заявкою.
french-poker-option-opener = Хто починає раунд
french-poker-option-opener-help = Чи можна й тому, хто починає, перекинути або відкрити кубики перед першою заявкою.
french-poker-option-opener-claims = заявляє після першого кидка
french-poker-option-opener-plays = може перекинути, як і інші
french-poker-option-must-reroll = Глянув — кидай
french-poker-option-must-reroll-help = Хто взяв кубики й подивився, мусить перекинути хоча б один.
french-poker-option-blind-pass = Передавати наосліп
french-poker-option-blind-pass-help = Третя відповідь: передати кубики далі не дивлячись, з вищою заявкою, і відповідати за неї.
french-poker-option-blind-pass-also = не дивлячись всліпу
french-poker-option-top-claim = Після п’яти шісток
french-poker-option-top-claim-help = Що може наступний гравець, коли вищої заявки вже немає.
french-poker-option-top-claim-doubt-or-concede = не повірити або здатися не дивлячись
french-poker-option-top-claim-must-doubt = тільки не повірити
french-poker-option-ones = Одиниці
french-poker-option-ones-help = Чи може одиниця замінити будь-яку цифру.
french-poker-option-ones-also = джокер туз
french-poker-option-ones-plain = звичайні
french-poker-option-ones-wild = джокери
french-poker-option-ones-high = вищі за шістки
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
french-poker-option-next-starter-winner = переможець, якщо він у грі
french-poker-option-next-starter-doubter = той, хто не повірив, правий він чи ні
french-poker-option-turn-clock = Час на хід
french-poker-option-turn-clock-help = Скільки секунд на рішення, перш ніж за відсутнього зіграє сервер; 0 — без обмеження.
french-poker-option-turn-clock-also = таймер секунди годинник
french-poker-option-turn-clock-0 = без обмеження
french-poker-option-turn-clock-3600 = година
french-poker-option-turn-clock-86400 = доба

## House rules in one sentence
french-poker-ours-tokens = { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
   *[many] { $value } жетонів
}
french-poker-ours-straights = { $value ->
    [french] французькі стріти
    [none] без стрітів
   *[high] стріти вищі за три однакових
}
french-poker-ours-kickers = { $value ->
    [full] решта кубиків теж важить
   *[none] важить лише сама комбінація
}
french-poker-ours-general-claims = { $value ->
    [yes] загальні заявки
   *[no] без загальних заявок
}
french-poker-ours-keeping = { $value ->
    [closed] усі кубики лишаються під стаканом
    [free] кубики вільно лишають і відкривають
   *[split] кубики лишають закритими або відкритими
}
french-poker-ours-rerolls = { $value ->
    [one] { $value } перекидання
    [few] { $value } перекидання
   *[many] { $value } перекидань
}
french-poker-ours-opener = { $value ->
    [plays] хто починає — може перекинути
   *[claims] хто починає — заявляє після першого кидка
}
french-poker-ours-must-reroll = { $value ->
    [yes] глянув — кидай
   *[no] дивитися можна не кидаючи
}
french-poker-ours-blind-pass = { $value ->
    [yes] передавати наосліп
   *[no] наосліп не передають
}
french-poker-ours-top-claim = { $value ->
    [must_doubt] п’яти шісткам не вірять
   *[doubt_or_concede] перед п’ятьма шістками можна здатися
}
french-poker-ours-ones = { $value ->
    [wild] одиниці-джокери
    [high] одиниці вищі за шістки
   *[plain] звичайні одиниці
}
french-poker-ours-faces = { $value ->
    [poker] покерні кубики
   *[pips] кубики з очками
}
french-poker-ours-scoring = { $value ->
    [charge] гра з банком
   *[tokens] жетони відкладають
}
french-poker-ours-ends-when = { $value ->
    [first_out] хто вибув першим — програв
   *[last_standing] хто лишився останнім — переміг
}
french-poker-ours-next-starter = { $value ->
    [loser] наступний раунд починає той хто програв
    [winner] наступний раунд починає переможець
    [doubter] наступний раунд починає той хто не повірив
   *[doubter_or_next] починає той хто слушно не повірив або наступний гравець
}
french-poker-ours-turn-clock = { $value ->
    [0] без обмеження часу
    [3600] година на хід
    [86400] доба на хід
    [one] { $value } секунда на хід
    [few] { $value } секунди на хід
   *[many] { $value } секунд на хід
}

## Presets
french-poker-preset-standard = Стандартні
french-poker-preset-standard-help = П’ять жетонів, стріти вищі за три однакових, перемагає останній у грі.
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
french-poker-preset-passed = Закритий покер на кубиках
french-poker-preset-passed-help = Усі кубики лишаються під стаканом: частину лишаєте, решту кидаєте, і всім видно, скільки. Наступний раунд починає той, хто програв.
french-poker-preset-three-rolls = Три кидки
french-poker-preset-three-rolls-help = Як у барі: усі кубики під стаканом, перекинути можна двічі, і тому, хто починає, теж; кожна заявка називає цифри.
french-poker-preset-free-hand = Вільна рука
french-poker-preset-free-hand-help = Кидайте під стакан що хочете й відкривайте що хочете, можна й без кидка.
french-poker-preset-a-move-a-day = Хід на день
french-poker-preset-a-move-a-day-help = Для гри десь на тиждень: один жетон і доба на кожне рішення, навіть коли за столом нікого немає.
french-poker-preset-a-move-an-hour = Хід на годину
french-poker-preset-a-move-an-hour-help = Для гри на день-два: два жетони і година на кожне рішення, навіть коли за столом нікого немає.

## Hands
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

## Standing
french-poker-standing-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}
french-poker-standing-pot = У банку: { $count }

## Phases
french-poker-phase-over = Гру закінчено

## Actions
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
french-poker-action-roll-rest = { $kept ->
    [none] Перекинути всі п’ять взакриту
   *[other] Лишити { $kept } як лежать, решту перекинути взакриту
}
french-poker-action-show = { $kept ->
    [all] Відкрити всі п’ять
   *[other] Відкрити { $kept }, нічого не кидати
}
french-poker-action-pass-on = Передати наосліп: { $claim }
french-poker-action-concede = Здатися
french-poker-action-draw-lot = Починає { $seat } (жереб)
french-poker-action-fall = Кубик падає взакриту: { $pips }
french-poker-action-fall-open = Кубик падає у відкриту: { $pips }

## Deeds before a claim
french-poker-deed-opened = перший кидок раунду
french-poker-deed-left = без перекидання
french-poker-deed-kept-hidden = під стаканом лишено { $kept }
french-poker-deed-kept-open = { $kept ->
    [none] усі п’ять перекинуто взакриту
    [all] усі п’ять відкрито
   *[other] у відкриту лишено { $kept }
}
french-poker-deed-rerolled = { $kept ->
    [none] усі п’ять перекинуто взакриту
   *[other] лишено { $kept }, решту перекинуто взакриту
}
french-poker-deed-laid-open = { $kept ->
    [all] усі п’ять відкрито
   *[other] відкрито { $kept }
}
french-poker-deed-passed = передано наосліп

## Events
french-poker-event-lot-drawn = Жереб: починає { $seat }.
french-poker-event-round-started = { $number ->
    [1] Раунд { $number }: за жеребом починає { $seat }.
   *[other] Раунд { $number }: починає { $seat }.
}
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
french-poker-event-rerolled = { $kept ->
    [none] { $seat } перекидає всі п’ять кубиків взакриту.
   *[other] { $seat } лишає { $kept }, а решту перекидає під стакан.
}
french-poker-event-laid-open = { $kept ->
    [all] { $seat } відкриває всі п’ять кубиків.
   *[other] { $seat } відкриває { $kept } і нічого не кидає.
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

## How a game ends
french-poker-end-last-standing = Усі інші вибули.
french-poker-end-first-out = У когось скінчилися жетони.
french-poker-end-charge = Жетони лишилися в одного гравця — він і програв.

## Reasons
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
french-poker-refused-rerolled-already = { $rerolls ->
    [1] Перекидають раз за хід: тепер заявка.
    [one] Перекидають { $rerolls } раз за хід: тепер заявка.
    [few] Перекидають { $rerolls } рази за хід: тепер заявка.
   *[other] Перекидають { $rerolls } разів за хід: тепер заявка.
}
french-poker-refused-shown-already = Ви щойно відкрили кубики: перекиньте або заявляйте.
french-poker-refused-keeping = { $keeping ->
    [closed] За цим столом усі кубики лишаються під стаканом: виберіть, які лишити, решту перекиньте взакриту.
    [free] За цим столом кубики відкривають або перекидають під стакан, а решта лежить як лежала.
   *[split] За цим столом частину кубиків лишають закритими, а решту кидають відкрито, або навпаки.
}
french-poker-refused-no-blind-pass = За цим столом кубики наосліп не передають: вірте або не вірте.
french-poker-refused-top-may-concede = Вище за { french-poker-spoken-claim } немає: не вірте або здавайтеся.
french-poker-refused-top-must-doubt = Вище за { french-poker-spoken-claim } немає: це треба перевірити.
french-poker-refused-no-conceding = За правилами цього столу { french-poker-spoken-claim } треба перевірити.
french-poker-refused-not-the-top = Здаються лише перед найвищою заявкою; { french-poker-spoken-claim } — вірте або не вірте.
french-poker-refused-not-now = Зараз так не можна (дія { $action }, стан { $phase }).

## How to play: one sentence for each rule
french-poker-play-aim = Мета
french-poker-play-counted-in-tokens = Кожен починає гру, маючи { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
}. Кого спіймали на завищеній заявці, той відкладає один; хто не повірив даремно — теж. Хто лишився без жетонів, вибуває.
french-poker-play-counted-in-charge = У банку по два жетони на гравця і ще один. Хто програв раунд, бере з банку один. Коли банк спорожніє, гравці без жетонів урятовані, а далі той, хто виграє раунд, повертає один жетон. Програє останній, хто має жетони.
french-poker-play-ends-last-standing = Решта грають далі, і останній у грі перемагає.
french-poker-play-ends-first-out = Хто вибув першим, той програв, і гру закінчено.
french-poker-play-hands = Комбінації
french-poker-play-poker-dice = Кубики покерні: на них 9, 10, J, Q, K і A, від найнижчої грані до найвищої. Де далі мовиться про одиницю й шістку, там дев’ятка замість одиниці, а туз замість шістки.
french-poker-play-from-the-highest = Від найвищої:
french-poker-play-hand-five = покер: п’ять однакових
french-poker-play-hand-four = каре: чотири однакових
french-poker-play-hand-full-house = фул хаус: три однакових і пара; спершу важать три, тоді два
french-poker-play-hand-straight-to-6 = стріт 2-3-4-5-6
french-poker-play-hand-straight-to-5 = стріт 1-2-3-4-5
french-poker-play-hand-three = три однакових
french-poker-play-hand-two-pairs = дві пари: спершу важить вища, тоді нижча
french-poker-play-hand-pair = одна пара
french-poker-play-hand-high-die = найвищий кубик; { $least ->
    [pair] ця заявка нічого не каже: будь-які п’ять кубиків варті пари двійок
    [one] «найвищий кубик — одиниця» чи нижче нічого не каже: стільки варті будь-які п’ять кубиків
    [five] «найвищий кубик — п’ятірка» чи нижче нічого не каже: стільки варті будь-які п’ять кубиків
   *[six] «найвищий кубик — шістка» чи нижче нічого не каже: стільки варті будь-які п’ять кубиків
}
french-poker-play-general = Заявка буває загальна («дві пари») або детальна («дві шістки і дві п’ятірки»). Детальна вища за загальну тієї самої комбінації й нижча за загальну наступної.
french-poker-play-detailed = Кожна заявка називає цифри: не просто «дві пари», а «дві шістки і дві п’ятірки».
french-poker-play-kickers-none = Кубики поза комбінацією не важать нічого.
french-poker-play-kickers-full = У заявці можна називати й решту кубиків — такими, якими вони можуть випасти, — від найвищого: «пара шісток, далі п’ятірка й четвірка». Неназвані вважаються найнижчими.
french-poker-play-wild = Одиниця замінює будь-яку цифру, аби комбінація вийшла найкраща.
french-poker-play-ones-high = Одиниця вища за шістку. Стріти лишаються 1–5 і 2–6.
french-poker-play-true = Заявка чесна, якщо комбінація варта стільки ж або більше.
french-poker-play-round = Раунд
french-poker-play-opens = Хто починає перший раунд, визначає жереб. Він кидає п’ять кубиків взакриту, дивиться й заявляє комбінацію: каже правду, більше або менше. Наступний гравець за годинниковою стрілкою відповідає:
french-poker-play-doubt = «Не вірю»: усі кубики відкривають. Якщо заявка вища за комбінацію, програє заявник, інакше — той, хто не повірив.
french-poker-play-believe = «Вірю»: ви берете кубики так, як вони лежать, і дивитеся. Відтепер не повірити вже не можна.
french-poker-play-pass = «Передаю»: ви віддаєте кубики далі не дивлячись, з вищою заявкою, і відповідаєте за неї.
french-poker-play-with-the-dice = Хто взяв кубики, робить щось одне:
french-poker-play-keep-hidden = лишає взакриту хоча б один кубик, можна й такий, що лежав відкрито, а решту перекидає у відкриту;
french-poker-play-keep-open = лишає скільки завгодно кубиків{ $all ->
    [yes] , хоч і всі,
   *[no] {""}
} у відкриту, а усю решту перекидає взакриту;
french-poker-play-roll-all = перекидає всі п’ять взакриту;
french-poker-play-leave = нічого не перекидає.
french-poker-play-must-reroll = Хто взяв кубики, має перед заявкою перекинути принаймні один.
french-poker-play-opener-plays = Той, хто починає раунд, теж може це зробити перед першою заявкою.
french-poker-play-reroll-closed = лишає будь-які кубики й перекидає інші; усі лишаються під стаканом, і всім видно, скільки кинуто;
french-poker-play-reroll-free = перекидає будь-які кубики під стакан; інші лежать як лежали, закрито чи відкрито;
french-poker-play-show = відкриває будь-які закриті кубики — до перекидання{ $must ->
    [yes] {" "}або після нього
   *[no] , після нього або без нього
};
french-poker-play-rerolls = За хід так можна { $rerolls ->
    [few] { $rerolls } рази
   *[other] { $rerolls } разів
}, і між кидками на кубики можна подивитися.
french-poker-play-claim-more = Потім треба заявити більше, ніж було заявлено.
french-poker-play-top-doubt-or-concede = Вищого за { $ones ->
    [high] п’ять одиниць
   *[other] п’ять шісток
} немає: після них не вірять або здаються не дивлячись; хто здався, той програв{ $opens ->
    [yes] {" "}і починає наступний раунд
   *[no] {""}
}.
french-poker-play-top-must-doubt = Вищого за { $ones ->
    [high] п’ять одиниць
   *[other] п’ять шісток
} немає: після них можна тільки не повірити.
french-poker-play-starter-doubter-or-next = Якщо брехню викрито, наступний раунд починає той, хто не повірив; якщо не повірили даремно — наступний після нього. Хто вибув, того минають.
french-poker-play-starter-loser = Наступний раунд починає той, хто програв, а якщо він вибув — гравець після нього.
french-poker-play-starter-winner = Наступний раунд починає переможець. Хто вибув, того минають.
french-poker-play-starter-doubter = Наступний раунд починає той, хто не повірив, правий він чи ні; так само й той, хто здався. Хто вибув, того минають.
french-poker-play-besides = Крім того
french-poker-play-clock = На кожне рішення у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}; після цього за вас, і чесно, грає сервер.
french-poker-play-clock-hours = На кожне рішення у вас { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}; після цього за вас, і чесно, грає сервер.
french-poker-play-clock-runs-on = Годинник іде й тоді, коли за столом нікого немає. Якщо час вийшов, сервер дограє весь ваш хід.

## First games: the goal, and a tip at each hard step
french-poker-goal-last-standing = Щоразу заявляйте більше, правду чи ні: перемагає останній, у кого є жетони.
french-poker-goal-first-out = Щоразу заявляйте більше, правду чи ні: хто першим лишиться без жетонів, той програв.
french-poker-goal-charge = Щоразу заявляйте більше, правду чи ні: позбудьтеся жетонів; у кого вони лишаться останнього, той програв.
french-poker-tip-open = П’ять кубиків на весь стіл: киньте їх і заявіть комбінацію. Кожна наступна заявка має бути вищою.
french-poker-tip-first = Заявіть будь-яку комбінацію, правду чи ні: спершу її саму, тоді її кубики.{ $ones ->
    [high] {" "}Одиниця вища за шістку.
    [wild] {" "}Одиниці важать як будь-яке число.
   *[plain] {""}
}
french-poker-tip-say = Заявіть більше, ніж заявлено, правду чи ні: спершу комбінацію, тоді її кубики.{ $ones ->
    [high] {" "}Одиниця вища за шістку.
    [wild] {" "}Одиниці важать як будь-яке число.
   *[plain] {""}
}
french-poker-tip-answer = Повірите — візьмете кубики й заявите більше. Не повірите — усі відкриють: програє брехун, а якщо це правда — ви.
french-poker-tip-top-doubt-or-concede = Вищого немає. Не вірите — усі кубики відкриють: програє брехун або ви. Здатися — програти не дивлячись.
french-poker-tip-top-must-doubt = Вищого немає: лишається не повірити. Усі кубики відкриють: програє брехун або ви.
french-poker-tip-keep = { $keeping ->
    [closed] Торкніться кубиків, які лишаєте; решту кидаєте під стакан, і всі бачать, скільки.
    [free] Торкніться кубиків, які лишаєте; решту кидаєте під стакан. Можна й відкрити кубики.
   *[split] Торкніться кубиків, які лишаєте: сховані, а решту відкрито, або навпаки.
}{ $must ->
    [yes] {" "}Хоч один треба кинути.
   *[no] {" "}Можна лишити всі.
}

## Tutorial
tutorial-french-poker-claim = Анна кинула п’ять кубиків під стаканом і заявляє пару п’ятірок. Правда чи ні?
tutorial-french-poker-believe = Не повірите — кубики відкриють. Повірите — берете їх, як лежать, і мусите заявити більше. Повірте.
tutorial-french-poker-believe-first = Поки що повірте: тоді кубики ваші.
tutorial-french-poker-keep = Дві п’ятірки: це правда. Тепер треба більше: { $device ->
    [browser] торкніться обох, щоб лишити їх під стаканом, а решту три киньте у відкриту
   *[terminal] лишіть обидві п’ятірки під стаканом, назвавши їхні місця, а решту три киньте у відкриту
}.
tutorial-french-poker-keep-fives = Тут лишаємо під стаканом лише дві п’ятірки, а решту три кидаємо у відкриту.
tutorial-french-poker-say = Третя п’ятірка впала на очах у всіх. Заявіть три п’ятірки або збрешіть: чотири.
tutorial-french-poker-say-fives = Заявіть три п’ятірки, це правда, або чотири, це брехня.
tutorial-french-poker-hands = Анна повірила, виклала три п’ятірки відкрито, два кубики кинула під стаканом і заявляє п’ять п’ятірок: вищого вже майже немає.
tutorial-french-poker-doubt = Обидва приховані кубики мали б бути п’ятірками: раз на 36 кидків. Не вірте!
tutorial-french-poker-doubt-now = Надто добре, щоб бути правдою: не вірте.
tutorial-french-poker-caught = Лише три п’ятірки: Анна втрачає жетон. Якби їх було п’ять, жетон утратили б ви.
tutorial-french-poker-last = Оце й увесь французький покер: лишайте, кидайте, заявляйте більше й не вірте тому, що надто добре. Хто без жетонів, той вибуває.

## Browser: claims come in words, dice as numbers from 1
web-french-poker-you-open = Ви відкриваєте раунд. Кидайте п’ять кубиків!
web-french-poker-you-claim-first = Заявіть комбінацію: правдиву чи ні.
web-french-poker-you-choose-first = Торкніться кубиків, які лишаєте, або одразу заявляйте.
web-french-poker-you-claim = Тепер заявіть більше, ніж { $claim }.
web-french-poker-you-choose = Торкніться кубиків, які лишаєте, або не чіпайте їх. Треба перебити: { $claim }.
web-french-poker-you-must-roll = Торкніться кубиків, які лишаєте; решту кидаєте. Треба перебити: { $claim }.
web-french-poker-you-answer = { $claimer } заявляє: { $claim }. Правда?
web-french-poker-you-are-out = Ви вибуваєте. Дивіться на брехунів.
web-french-poker-you-are-safe = Ви в безпеці. Дивіться, як потіють інші.
web-french-poker-waits-lot = Жереб вирішує, хто починає.
web-french-poker-waits-open = { $seat } відкриває раунд.
web-french-poker-waits-fall = { $seat } кидає.
web-french-poker-waits-cup = Кубики в гравця { $seat }.
web-french-poker-waits-answer = { $claimer } заявляє: { $claim }. { $seat } міркує.

## Browser: answers
web-french-poker-believe-note = узяти кубики й подивитися
web-french-poker-doubt-note = відкрити всі кубики!
web-french-poker-concede-note = програти не дивлячись
web-french-poker-pass-on = Передати наосліп, заявивши більше

## Browser: known dice
web-french-poker-dice = П’ять кубиків: що ви про них знаєте
web-french-poker-mat = Відкрито на килимку: { $dice }
web-french-poker-mat-empty = Відкритих кубиків немає.
web-french-poker-under-cup = { $count ->
    [0] Під стаканом нічого
    [one] { $count } кубик під стаканом
    [few] { $count } кубики під стаканом
   *[many] { $count } кубиків під стаканом
}
web-french-poker-die = Кубик { $number }: { $pips }, { $how }
web-french-poker-die-unknown = Кубик { $number }: під стаканом, ви його не бачите
web-french-poker-open = відкритий
web-french-poker-hidden = схований
web-french-poker-recalled = з пам’яті
web-french-poker-unknown = не видно
web-french-poker-keep = лишаю
web-french-poker-you-have = У вас { $claim }.

## Browser: keeping and rolling
web-french-poker-roll-hidden = { $count ->
    [0] Відкрити всі
    [5] Кинути всі п’ять
   *[other] Сховано: { $count }
}
web-french-poker-roll-hidden-note = { $kept ->
    [none] під стаканом
    [all] нічого не кидати
   *[other] { $kept } — на килимок, решту під стакан
}
web-french-poker-roll-open = { $count ->
    [0] Кинути у відкриту
    [5] Кинути у відкриту
   *[other] Відкрито: { $count }
}
web-french-poker-roll-open-note = { $kept ->
    [none] спершу лишіть якийсь кубик
    [all] якийсь кубик треба кинути
   *[other] { $kept } — під стакан, решту на килимок
}
web-french-poker-roll-rest = { $count ->
    [0] Кинути взакриту
    [5] Кинути всі п’ять
   *[other] Кинути взакриту: { $count }
}
web-french-poker-roll-rest-note = { $kept ->
    [none] під стакан
    [all] залиште хоч один для кидка
   *[other] лишити { $kept }
}
web-french-poker-show = { $count ->
    [0] Відкрити
    [5] Відкрити всі
   *[other] Відкрити { $count }
}
web-french-poker-show-note = { $kept ->
    [none] виберіть закриті кубики
   *[other] нічого не кидати
}
web-french-poker-leave-them = Не чіпати кубиків і заявити

## Browser: reported actions
web-french-poker-did-opened = відкриває раунд
web-french-poker-did-left = кубиків не чіпає
web-french-poker-did-kept-hidden = ховає { $count }, кидає у відкриту { $rest }
web-french-poker-did-kept-open = { $count ->
    [0] кидає всі п’ять взакриту
    [5] відкриває всі п’ять
   *[other] лишає у відкриту { $count }, кидає взакриту { $rest }
}
web-french-poker-did-rerolled = { $count ->
    [0] перекидає всі п’ять взакриту
   *[other] лишає { $count }, перекидає взакриту { $rest }
}
web-french-poker-did-laid-open = { $count ->
    [5] відкриває всі п’ять
   *[other] відкриває { $count }
}
web-french-poker-did-passed = передає наосліп

## Browser: claims
web-french-poker-no-claim = Заявок ще немає
web-french-poker-claims = Заявки цього раунду
web-french-poker-hands = Яку комбінацію заявити
web-french-poker-ranks = З яких кубиків
web-french-poker-kickers = Решта кубиків
web-french-poker-general = будь-які
web-french-poker-no-kickers = лише ці
web-french-poker-certain = Це правда про будь-які п’ять кубиків.
web-french-poker-ruled-out = Усі бачать, що це неправда.
web-french-poker-your-hand = те, що маєте
web-french-poker-percent = { $percent } %

## Browser: odds
web-french-poker-show-odds = Показувати шанси
web-french-poker-odds-answer = За відомими вам кубиками це правда у { $percent } % випадків.
web-french-poker-odds-next = Для наступного гравця це правда у { $percent } % випадків.
web-french-poker-odds-target = Шанси з кубиками, які лишаєте. Мета: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Найкраще: кинути всі п’ять, { $percent } %
    [all] Найкраще: не кидати нічого, { $percent } %
   *[other] Найкраще: лишити { $kept }, { $percent } %
}

## Browser: tokens
web-french-poker-pot = У банку: { $count }
web-french-poker-holds = { $count ->
    [one] має { $count } жетон
    [few] має { $count } жетони
   *[many] має { $count } жетонів
}
web-french-poker-safe = у безпеці

## Browser: moments
web-french-poker-lot = Починає { $seat }
web-french-poker-doubts = { $doubter } не вірить гравцеві { $claimer }
web-french-poker-concedes = { $seat } здається
web-french-poker-true = Правда!
web-french-poker-lie = Брехня!
web-french-poker-said = { $claimer }: { $claim }
web-french-poker-shows = На кубиках: { $worth }
web-french-poker-laid-off = { $seat } −1
web-french-poker-took = { $seat } +1
web-french-poker-came-safe = { $seat } у безпеці
web-french-poker-pot-emptied = Банк порожній: тепер переможці віддають

## Terminal: second person
terminal-french-poker-you-round-started = { $number ->
    [1] Раунд { $number }: за жеребом починаєте ви.
   *[other] Раунд { $number }: починаєте ви.
}
terminal-french-poker-you-shaken = Ви кидаєте п’ять кубиків під стакан.
terminal-french-poker-you-announced = Ви заявляєте: { $claim }.
terminal-french-poker-you-believed = Ви вірите, берете кубики й дивитеся.
terminal-french-poker-you-kept-hidden = Ви лишаєте { $kept } під стаканом, а решту перекидаєте у відкриту.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Ви перекидаєте всі п’ять кубиків взакриту.
    [all] Ви відкриваєте всі п’ять кубиків.
   *[other] Ви відкриваєте { $kept }, а решту перекидаєте взакриту.
}
terminal-french-poker-you-rerolled = { $kept ->
    [none] Ви перекидаєте всі п’ять кубиків взакриту.
   *[other] Ви лишаєте { $kept }, а решту перекидаєте під стакан.
}
terminal-french-poker-you-laid-open = { $kept ->
    [all] Ви відкриваєте всі п’ять кубиків.
   *[other] Ви відкриваєте { $kept } і нічого не кидаєте.
}
terminal-french-poker-you-passed-on = Ви передаєте кубики не дивлячись і заявляєте: { $claim }.
terminal-french-poker-you-doubted = Ви не вірите гравцеві { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } вам не вірить.
terminal-french-poker-you-conceded = Ви здаєтеся не дивлячись.
terminal-french-poker-you-opened = { $held ->
    [yes] На кубиках { $dice } — { $worth }. Ви заявили { $claim }, і це правда.
   *[no] На кубиках { $dice } — { $worth }. Ви заявили { $claim }, і це брехня.
}
terminal-french-poker-you-laid-off = Ви викладаєте жетон; лишилося { $left }.
terminal-french-poker-you-charged = Ви берете жетон і маєте { $held }; у банку { $pot }.
terminal-french-poker-you-gave-back = Ви віддаєте жетон і маєте { $held }.
terminal-french-poker-you-went-out = Ви вибуваєте.
terminal-french-poker-you-came-safe = Ви в безпеці.

## Terminal: the table
terminal-french-poker-safe = у безпеці
terminal-french-poker-open = видно
terminal-french-poker-hidden = взакриту
terminal-french-poker-dice = Кубики: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } у відкриту
terminal-french-poker-die-hidden = №{ $place } { $pips } взакриту
terminal-french-poker-die-unseen = №{ $place } невідомо

## Terminal: questions
terminal-french-poker-ask-open = Ви починаєте раунд.
terminal-french-poker-ask-cup-first = У вас { $dice }: { $own }. Що заявляєте?
terminal-french-poker-ask-cup-left = У вас { $dice }: { $own }. Треба перебити: { $claim }. Лишите щось і перекинете чи заявите?
terminal-french-poker-ask-cup = У вас { $dice }: { $own }. Треба перебити: { $claim }. Що заявляєте?
terminal-french-poker-ask-answer = { $seat } заявляє: { $claim }. Вірите?
terminal-french-poker-ask-answer-top = { $seat } заявляє: { $claim }. Вищого немає. Що робите?
terminal-french-poker-hint-answer = За відомими вам кубиками це правда у { $percent } % випадків.
terminal-french-poker-hint-keeping = Що лишити для кожної комбінації і з якою ймовірністю вона вийде:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: кинути всі, { $percent } %
    [all] { $claim }: лишити всі, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}
terminal-french-poker-bound = Усі бачать: правдою може бути щонайбільше { $claim }.
terminal-french-poker-hint-say = Найнижча заявка кожної комбінації та ймовірність, що вона правдива, очима наступного гравця:
terminal-french-poker-hint-claim = { $claim }: { $percent } %

## Terminal: what can be typed
terminal-words-keep-hidden = х сховати лишити
terminal-words-keep-open = к відкрити викласти
terminal-words-roll-rest = л лишити к кинути
terminal-words-show = к відкрити показати
terminal-french-poker-do-announce = заявити комбінацію: наберіть її кубики або назву
terminal-french-poker-do-believe = вірю: узяти кубики й подивитися
terminal-french-poker-do-doubt = не вірю: відкрити всі кубики
terminal-french-poker-do-pass-on = передати кубики наосліп і заявити вищу комбінацію
terminal-french-poker-do-roll-rest = ці кубики лишити як лежать, решту перекинути взакриту (0 — кинути всі)
terminal-french-poker-do-show = відкрити ці кубики, нічого не кидати
terminal-do-keep-hidden = ці кубики — під стакан, решту кинути у відкриту
terminal-do-keep-open = ці кубики відкрити, решту кинути взакриту (0 — кинути всі)
terminal-claim-missing = Скажіть, яку саме комбінацію, наприклад «{ $word } { $value }». Можна заявити: { $allowed }
terminal-claim-unclear = «{ $text }» — не комбінація. Наберіть її кубики або назву, наприклад «дві пари».
terminal-kept-missing = Скажіть, які кубики, наприклад «{ $word } { $value }»: їхні номери від 1 до 5.
terminal-kept-unclear = «{ $text }» — не кубики. Наберіть їхні номери від 1 до 5, наприклад «1 3»; 0 — жодного.

## Terminal: pages
terminal-odds-claim = Заявка
terminal-odds-written = Пишеться
terminal-odds-fresh = Новий кидок дає стільки або більше
terminal-odds-claim-line = { $name } ({ $claim }): стільки або більше дають { $reached } з { $ways } нових кидків ({ $percent } %).

## Coach
coach-move-keep-open = відкрити { $value }, решту перекинути закрито
coach-move-keep-hidden = лишити { $value } під стаканом, решту перекинути відкрито
coach-move-roll-rest = лишити { $value }, решту перекинути закрито
coach-move-roll-all = перекинути закрито всі п’ять
french-poker-coach-mistake-opening = Найбільша помилка: у раунді { $round } вам випало { $roll }, і ви сказали «{ $said }». Сказати «{ $value }» було б краще на { $lost } відсоткового пункту.
french-poker-coach-mistake-cup = Найбільша помилка: у раунді { $round } перед вами було { $roll }, перебити треба було «{ $claim }», а ви { $kind ->
    [keep-open] відкрили { $said } і перекинули решту закрито
    [keep-hidden] лишили { $said } під стаканом і перекинули решту відкрито
    [roll-rest] лишили { $said } і перекинули решту закрито
    [roll-all] перекинули закрито всі п’ять
   *[announce] сказали «{ $said }»
}. { $better ->
    [keep-open] Відкрити { $value } і перекинути решту закрито
    [keep-hidden] Лишити { $value } під стаканом і перекинути решту відкрито
    [roll-rest] Лишити { $value } і перекинути решту закрито
    [roll-all] Перекинути закрито всі п’ять
   *[announce] Сказати «{ $value }»
} було б краще на { $lost } відсоткового пункту.
french-poker-coach-mistake-answer = Найбільша помилка: у раунді { $round } на «{ $claim }» ви { $kind ->
    [believe] повірили
    [concede] здалися
    [pass-on] передали далі наосліп
   *[doubt] не повірили
}, { $lie ->
    [0] а сильний гравець каже так, лише коли це правда
   *[other] а сильний гравець бреше тут у { $lie } % випадків
}. { $better ->
    [believe] Повірити
    [concede] Здатися
    [pass-on] Передати далі, сказавши «{ $value }»,
   *[doubt] Не повірити
} було б краще на { $lost } відсоткового пункту.
french-poker-coach-mistake-unexpected = Найбільша помилка: у раунді { $round } на «{ $claim }» ви { $kind ->
    [believe] повірили
    [concede] здалися
    [pass-on] передали далі наосліп
   *[doubt] не повірили
}. Сильні гравці цього тут ніколи не кажуть; у того, хто бреше лише тоді, коли брехня нічого не коштує, це брехня у { $lie } % випадків. { $better ->
    [believe] Повірити
    [concede] Здатися
    [pass-on] Передати далі, сказавши «{ $value }»,
   *[doubt] Не повірити
} було б краще на { $lost } відсоткового пункту.
french-poker-coach-mistake-knowing = Найбільша помилка: у раунді { $round } ви знали всі п’ять кубиків, { $roll }, і на «{ $claim }» { $kind ->
    [believe] повірили
    [concede] здалися
    [pass-on] передали далі
   *[doubt] не повірили
}. { $better ->
    [believe] Повірити
    [concede] Здатися
    [pass-on] Передати далі, сказавши «{ $value }»,
   *[doubt] Не повірити
} було б краще на { $lost } відсоткового пункту.
french-poker-coach-seats = Французький покер розв’язано для двох. Коли гравців { $seats }, тренер починає розбір, щойно лишаються двоє, і лише якщо грають до останнього, хто має жетони.
french-poker-coach-unsolved = Цих правил нема серед розв’язаних заздалегідь. Для зіграної гри їх розв’яже `mendax coach`.
french-poker-explore-note = Перша сторінка — того, хто відкриває раунд, решта — п’ять кубиків, перекинутих закрито; коли частину відкрито, сторінок іще тисячі. Заявки й кубики зведено за комбінаціями; перебити треба найвищу заявку комбінації. Те, чого варте починати, — це шанс виграти раунд.
french-poker-solver-refused-seats = Французький покер розв’язано для двох гравців, а не для { $seats }.
french-poker-solver-refused-passing = Не розв’язано: передавання наосліп там, де той, хто глянув, мусить кидати знову.
