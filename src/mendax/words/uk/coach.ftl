# The coach and the solver.

## What decisions were worth, and the picture of a solved strategy
coach-title = { $name }: рішення за рішенням
coach-course = Чого була варта гра, раунд за раундом (− скільки втрачено)
coach-head-round = Раунд
coach-head-dice = Ваші кубики
coach-head-claim = Заявка
coach-head-lie = Брехня?
coach-head-done = Ви
coach-head-worth = Вартість
coach-head-better = Краще
coach-head-lost = Втрата
coach-head-moment = Коли
coach-head-known = Що ви могли знати
coach-head-shown = З’ясувалося згодом
coach-unexpected = так не кажуть
coach-figure = { $unit ->
    [chips] { $worth } фішки
    [points] { $worth } очка
   *[chance] { $worth } %
}
coach-line = Раунд { $round }: { $looked ->
    [no] кубиків не видно
   *[yes] ваші кубики { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , треба перебити { $claim }
}. Ви: { $done }, це варте { $worth }.
coach-line-answer = Раунд { $round }: вам сказали { $claim } { $expected ->
    [no] (сильні гравці тут так ніколи не кажуть)
   *[yes] (брехня: { $lie })
}. Ви: { $done }, це варте { $worth }.
coach-line-knowing = Раунд { $round }: ви знали, що під стаканом { $roll }, а вам сказали { $claim }. Ви: { $done }, це варте { $worth }.
coach-line-known = { $moment }: { $known } Ви: { $done }, це варте { $worth }.
coach-line-better = Краще: { $best }, це на { $lost } більше.
coach-lost = У середньому одне рішення коштувало { $lost }.
coach-mistakes-tomorrow = { $count ->
    [one] Завтра повернеться { $count } ваша помилка.
    [few] Завтра повернуться { $count } ваші помилки.
   *[other] Завтра повернуться { $count } ваших помилок.
}
coach-one-of-many = Поки гравців троє й більше, рівноваг багато. Тож ходи оцінено проти гравців за цим столом: за тим, як вони доти грали.
coach-move-look = глянути
coach-move-announce = сказати «{ $value }»
coach-move-reroll = перекинути наосліп, сказати «{ $value }»
coach-move-believe = повірити
coach-move-doubt = не повірити
coach-move-wait = зачекати
coach-move-pass-on = передати наосліп, сказати «{ $value }»
coach-move-concede = здатися
coach-move-keep-lives = залишити три життя
coach-move-reroll-lives = дати вирішити кубикові
coach-verdict-nothing = Оцінювати нема чого: у розв’язаних позиціях ви рішень не ухвалювали.
coach-verdict-sound = Правильно від початку до кінця: { $decisions ->
    [1] ваше єдине рішення не коштувало нічого помітного.
   *[other] жодне з ваших рішень ({ $decisions }) не коштувало нічого помітного.
}
coach-mistake-announce = Найбільша помилка: у раунді { $round } під стаканом було { $roll },{ $opening ->
    [yes] { "" }
   *[no] { " " }перебити треба було { $claim },
} а ви сказали { $said }. { $better ->
    [reroll] Перекинути наосліп і сказати { $value }
   *[announce] Сказати { $value }
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-unseen = Найбільша помилка: у раунді { $round } ви не глянули й сказали { $said }. { $better ->
    [look] Спершу глянути
   *[announce] Сказати { $value }
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-look = Найбільша помилка: у раунді { $round } ви глянули. Сказати { $value } наосліп було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-reroll = Найбільша помилка: у раунді { $round } під стаканом було { $roll }, а ви перекинули. { $better ->
    [reroll] Сказати при цьому { $value }
   *[announce] Лишити як є і сказати { $value }
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-believe = Найбільша помилка: у раунді { $round } ви повірили в { $claim }, { $made ->
    [here] а це, судячи з гри за цим столом, брехня у { $lie } % випадків
    [never] а сильні гравці тут цього ніколи не кажуть; випадкові кубики нижчі за це у { $lie } % випадків
   *[sometimes] а сильний гравець бреше тут у { $lie } % випадків
}. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-wait = Найбільша помилка: у раунді { $round } ви пропустили заявку «{ $claim }», { $made ->
    [here] а це, судячи з гри за цим столом, брехня у { $lie } % випадків
    [never] а сильні гравці тут цього ніколи не кажуть; випадкові кубики нижчі за це у { $lie } % випадків
   *[sometimes] а сильний гравець бреше тут у { $lie } % випадків
}. Не повірити поза чергою було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-doubt = Найбільша помилка: у раунді { $round } ви не повірили в { $claim }, { $made ->
    [here] а це, судячи з гри за цим столом, брехня лише у { $lie } % випадків
    [never] а сильні гравці тут цього ніколи не кажуть; випадкові кубики нижчі за це лише у { $lie } % випадків
    [sure] а це не може бути брехнею
    [honest] а це там майже ніколи не брехня
   *[sometimes] а сильний гравець бреше тут лише у { $lie } % випадків
}. { $better ->
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
    [wait] Зачекати
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-concede = Найбільша помилка: у раунді { $round } ви здалися перед { $claim }, { $made ->
    [here] а це, судячи з гри за цим столом, брехня у { $lie } % випадків
    [never] а сильні гравці тут цього ніколи не кажуть; випадкові кубики нижчі за це у { $lie } % випадків
   *[sometimes] а сильний гравець бреше тут у { $lie } % випадків
}. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-pass-on = Найбільша помилка: у раунді { $round } вам сказали { $claim } (сильний гравець бреше тут у { $lie } % випадків), а ви передали стакан далі, сказавши { $said }. { $better ->
    [doubt] Не повірити
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-believe-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і повірили в { $claim }. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-doubt-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і не повірили в { $claim }. { $better ->
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-concede-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і здалися перед { $claim }. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-pass-on-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і на { $claim } передали стакан далі, сказавши { $said }. { $better ->
    [doubt] Не повірити
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-keep-lives = Найбільша помилка: після раунду { $round } ви залишили три життя. Дати вирішити кубикові було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-mistake-reroll-lives = Найбільша помилка: після раунду { $round } ви дали вирішити кубикові. Лишити три життя було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] відсоткового пункту
}.
coach-no-such-game = Тренер не знає гри цього запису («{ $game }»). Знає: { $allowed }.
coach-no-seat = Тренерові треба знати, що бачило одне місце. За цим записом він може розібрати: { $allowed }.
coach-no-perfect = Ідеальних ботів для цієї гри немає: її не розв’язано.
coach-too-large = Цілу гру на { $seats } гравців із такими правилами й запасом у { $lives } життів тут не розв’язано: це надто довго. Розв’язано готові набори правил для двох і трьох, стандартні правила — до чотирьох, а більшість інших правил — для двох гравців і щонайбільше восьми життів.
coach-too-large-passing = Там, де стакан можна передати наосліп, важить кожна заявка після кидка, тож розв’язано тут небагато: стандартні правила на двох, щонайбільше шість життів; за інших правил на двох — до шести життів, якщо передавати треба лише з вищою або лише з тією самою заявкою, і одне життя, якщо можна і так, і так.
coach-too-slow = Розв’язувати ці правила довше, ніж дозволяє цей сервер.
coach-unsolved = Розв’язувач не знайшов досить точної рівноваги за цих правил.
coach-preparing = Розв’язувач готується до роботи; уперше це триває близько хвилини. Спробуйте потім ще раз.
coach-solver-failed = Розв’язувач тут не впорався. Сервер спробує ще раз за десять хвилин.
coach-too-long = Ця гра надто довга, щоб її розібрати.
coach-other-game = Для цієї гри тренер такого не вміє.
coach-not-your-seat = Розібрати можна лише ваше місце: кубиків інших не відкривали. За столами, де після гри відкривають усе, можна розібрати кожне.
coach-no-seat-of-yours = Ви в цій грі не грали, тож розбирати нічого.
coach-hint-off = Підказки за цим столом вимкнено. Господар може дозволити їх перед грою.
coach-hint-no-seat = Підказки лише для тих, хто грає.
coach-hint-none = Тут нема чого вирішувати.
coach-other-policy = Стратегія в цьому файлі — для інших правил, іншої кількості місць або лише для одного раунду.
explore-title = { $name }, життя { $lives } (першим — гравець зі стаканом)
explore-worth = Починати раунд варте { $worth }; гравців за столом: { $seats }.
explore-figure = { $unit ->
    [points] { $worth } очка
   *[chance] { $worth } %
}
explore-legend = · ніколи   ░ до ¼   ▒ до ½   ▓ до ¾   █ більше; зелене: правда
explore-opener = Що каже той, хто починає (рядки: кубики, стовпці: заявки)
explore-over = Що кажуть понад { $value } (рядки: кубики, стовпці: заявки)
explore-doubts = Як часто не вірять (рядки: що перебити, стовпці: заявки)
explore-lies = Як часто заявка брехлива (рядки: що перебити, стовпці: заявки)
explore-says = { $value } { $percent } %
explore-again = перекинути наосліп { $percent } %
explore-claim = { $value }: кажуть { $often } %, брехня { $lie } %, не вірять { $doubt } %
explore-compare = Чим відрізняються
explore-compare-worth = Починати раунд варте
explore-compare-lies = Брехня серед перших заявок
explore-compare-doubted = Недовіра до перших заявок
explore-compare-fall = Де стакан найбільше втрачає ціну
explore-differs = { $value } понад { $over }: не вірять { $one } % і { $two } %.
explore-one-of-many = Коли гравців троє й більше, рівноваг багато, і це одна з них. Вона слушна, лише доки її дотримуються всі.
explore-no-position = Позиції з життями «{ $lives }» немає. Вкажіть по числу на кожного, хто ще грає, не більше за { $most }, як-от 3,1.
explore-bad-position = «{ $given }» — не позиція. Вкажіть по числу на кожного, хто ще грає, як-от 3,1.
explore-refused-game = Розв’язаної стратегії для гри { $game } немає. Є для: { $allowed }.
explore-passing = Де стакан можна передати наосліп, тут показано першу заявку після кидка і як часто їй одразу не вірять. Відповіді на передану заявку залежать від усіх заявок після кидка, тож їх не показано.
explore-no-value = Значення { $given }, яке треба перебити, немає. Є: { $allowed }.

## Причини: чому найкращий хід найкращий
cause-known-true = Ви знаєте кубики: { $own } — це справді «{ $claim }», тож не вірити означає програти.
cause-known-lie = Ви знаєте кубики: { $own } менше за «{ $claim }», тож не вірити означає виграти.
cause-lowest = «{ $claim }» не може бути брехнею: для цього досить будь-якого кидка.
cause-dice-reach = «{ $claim }» не може бути брехнею: для цього вже досить кубиків, які ви знаєте.
cause-ruled-out = «{ $claim }» — точно брехня: кубики, які ви знаєте, цього не дозволяють.
cause-top = «{ $claim }» нічим не перебити, тож власної заявки зробити не можна. { $action ->
    [doubt] Бреше ця заявка досить часто, щоб не вірити.
    [concede] Правдива ця заявка надто часто, щоб не вірити.
   *[either] Бреше ця заявка саме так часто, що не вірити й здатися однаково вигідно.
}
cause-top-deters = «{ $claim }» нічим не перебити, а чесно це кажуть лише тому, що цьому завжди не вірять: якби ви завжди здавалися, так міг би сказати й виграти будь-хто.
cause-top-always = «{ $claim }» нічим не перебити. Якби ви завжди здавалися, супернику було б вигідно брехати так значно частіше. Ваша недовіра це стримує.
cause-only-top = «{ $claim }» перебиває лише «{ $other }»: якщо повірите, доведеться сказати «{ $other }».
cause-next-must-lie = «{ $claim }» важко перебити, шанс — { $ways } з { $all }: якщо повірите, найімовірніше доведеться брехати.
cause-hard-to-beat = «{ $claim }» важко перебити: п’ять нових кубиків перебивають це лише з шансом { $chance } %.
cause-go-on-worse = Якщо повірите заявці «{ $claim }», доведеться грати далі, а це тут мало чого варте.
cause-mostly-lie = «{ $claim }» тут здебільшого брехня.
cause-easy-to-beat = «{ $claim }» легко перебити, шанс — { $ways } з { $all }: якщо повірите, найімовірніше брехати не доведеться.
cause-go-on-better = Якщо повірите заявці «{ $claim }», раунд триватиме, і програти його зможете не лише ви.
cause-rarely-lie = «{ $claim }» тут рідко буває брехнею, тож не вірити зазвичай означає програти.
cause-lie-seldom = «{ $claim }» тут буває брехнею недостатньо часто, щоб не вірити було вигідно.
cause-always-believe = Якби ви завжди вірили заявці «{ $claim }», супернику було б вигідно брехати так значно частіше. Ваша недовіра це стримує.
cause-always-doubt = Якби ви ніколи не вірили заявці «{ $claim }», суперник робив би її лише тоді, коли вона правдива, і ви б програвали.
cause-either = «{ $claim }» тут буває брехнею саме так часто, що обидві відповіді однаково вигідні.
cause-wait-worse = Якщо ніхто не засумнівається в заявці «{ $claim }», раунд триватиме, а для вас це мало чого варте.
cause-wait-better = Якщо ніхто не засумнівається в заявці «{ $claim }», раунд триватиме, і ризикувати доведеться іншим раніше за вас.
cause-wait-either = «{ $claim }» тут буває брехнею саме так часто, що не повірити й зачекати однаково вигідно.
cause-luck-needed = Кубики, яких ви не знаєте, дають «{ $claim }» лише з шансом { $chance } %.
cause-luck-likely = Кубики, яких ви не знаєте, дають «{ $claim }» з шансом { $chance } %.
cause-pass-on = Якщо передати кубики далі як «{ $value }», відповідати мусить наступний гравець, а вам не треба кидка, який перебиває «{ $claim }».
cause-doubted-anyway = Вам не повірять, хоч би що ви сказали, тож встоїть лише правда. «{ $value }» — правда.
cause-lies-doubted = Усьому, що вище за ваш кидок, не вірять. «{ $value }» — правда, тож недовіра їй не шкодить.
cause-top-roll = «{ $value }» — правда, і її нічим не перебити: жодна відповідь вам не зашкодить.
cause-truth-believed = «{ $value }» — правда, тож недовіра їй не шкодить, а всьому, що вище за ваш кидок, не вірять частіше.
cause-truth = «{ $value }» — правда, тож недовіра їй не шкодить.
cause-bait = «{ $value }» — менше, ніж у вас є, тож це правда. Цьому не вірять частіше, ніж «{ $truth }», і хто не вірить, програє.
cause-less = «{ $value }» — менше, ніж у вас є, тож це правда, і недовіра їй не шкодить.
cause-shift = «{ $value }» — менше, ніж у вас є, тож це правда. Наступний гравець перебиває її { $ways } кидками з { $all }, а «{ $truth }» — лише { $other }; за цим столом вам вигідно, щоб йому не довелося брехати.
cause-shift-truth = Вам повірили б і на «{ $other }». Але наступний гравець перебиває «{ $value }» { $ways } кидками з { $all }, а «{ $other }» — лише { $fewer }; за цим столом вам вигідно, щоб йому не довелося брехати.
cause-only-claim = Сказати можна вже тільки «{ $value }».
cause-doomed = Ваш кидок не перебиває «{ $claim }», а всьому, що вище, не вірять: можна вибрати лише найменшу втрату.
cause-least-doubted = Ваш кидок не перебиває «{ $claim }», тож доведеться брехати, а «{ $value }» викликає найменше недовіри.
cause-harder-to-beat = Ваш кидок не перебиває «{ $claim }», тож доведеться брехати. «{ $value }» не вірять частіше, ніж «{ $other }», але якщо повірять, перебити це важче.
cause-best-lie = Ваш кидок не перебиває «{ $claim }», тож доведеться брехати. «{ $value }» не вірять частіше, ніж «{ $other }», але якщо повірять, це дасть вам більше.
cause-raise = «{ $value }» важче перебити, ніж правду, «{ $truth }», а вірять цьому ще досить часто.
cause-raise-free = «{ $value }» важче перебити, ніж правду, «{ $truth }», а не вірять цьому не частіше.
cause-reroll = { $own } менше за «{ $value }». Новий кидок дасть це з шансом { $ways } з { $all }.
cause-reroll-unknown = Новий кидок, якого ніхто не бачив, дасть «{ $value }» з шансом { $ways } з { $all }.
cause-look = Глянувши, ви й далі можете сказати будь-що і знаєте, що з цього правда.
cause-unseen = Кидок, якого ніхто не бачив, дає «{ $value }» з шансом { $ways } з { $all }.
cause-keep-lives = Три життя гарантовані. Кубик дає менше в одному випадку з трьох.
cause-reroll-lives = Кубик дає в середньому три з половиною життя.
cause-all-known = Наступний гравець знає всі п’ять кубиків і не повірить жодній брехні. «{ $value }» — правда.
cause-all-known-lost = Наступний гравець знає всі п’ять кубиків і не повірить жодній брехні, а вище за «{ $claim }» правди немає.
cause-keep-claim = Ваші кубики, як лежать, дають «{ $value }»; новий кидок може це зіпсувати.
cause-open-roll = Наступний гравець знатиме всі п’ять кубиків, тож вище за «{ $claim }» встоїть лише правда.
cause-improve = Ваші кубики перебивають «{ $claim }», але наступний гравець їх знає. Про кинуті приховано (їх { $count }) він не знатиме нічого, тож ви зможете сказати більше.
cause-roll-secret = Ваші кубики не перебивають «{ $claim }», і наступний гравець їх знає. Що більше кубиків кинути приховано, то більше заявок можуть викликати довіру.
cause-roll-likeliest = Ваші кубики не перебивають «{ $claim }». { $better ->
    [roll-all] Якщо кинути всі п’ять
   *[keep] Якщо лишити { $value }
}, шанс перебити найбільший: { $chance } %.

## Browser
web-coach-game = Гра { $number }
web-coach-of = з { $count }
web-coach-earlier = Попередня гра
web-coach-later = Наступна гра
web-coach-whose = Чия гра
web-coach-slips = Рішень було { $decisions }, з них помилкових — { $count }.
web-coach-chart = Шанс виграти, рішення за рішенням
web-coach-chart-chips = Скільки фішок ви могли сподіватися виграти чи програти
web-coach-chart-kept = Шанс не вибути, рішення за рішенням
web-coach-chart-points = На скільки очок попереду, рішення за рішенням
web-coach-chart-label = Графік: рішень — { $decisions }, раундів — { $rounds }; від { $from } на початку до { $to } наприкінці. Кожне рішення цифрами — в таблиці нижче.
web-coach-chart-help = Кожна точка — ваше рішення; де воно чогось коштувало, лінія одразу падає. Усе між точками — удача й гра інших.
web-coach-round = Раунд { $number }
web-coach-axis = раунд
web-coach-decision = Рішення { $number } з { $count }
web-coach-before = Попереднє рішення
web-coach-next = Наступне рішення
web-coach-next-mistake = Наступна помилка
web-coach-biggest = Ваша найбільша помилка
web-coach-cost = −{ $lost }
web-coach-fine = Правильний хід
web-coach-equal = Майже нарівні з найкращим ходом
web-coach-slip = Це коштувало { $lost }
web-coach-you = Ви: { $done }
web-coach-better = Краще: { $best }
web-coach-dice = Ваші кубики
web-coach-unlooked = не дивилися
web-coach-to-beat = Перебити
web-coach-told = Вам сказали
web-coach-opening = ви починаєте раунд
web-coach-lie = { $percent ->
    [0] Сильний гравець каже так тут лише тоді, коли це правда.
   *[other] У сильного гравця ця заявка брехлива у { $percent } % випадків.
}
web-coach-lie-here = { $percent ->
    [0] Судячи з того, як цей гравець грав досі, заявка правдива.
   *[other] Судячи з того, як цей гравець грав досі, заявка брехлива у { $percent } % випадків.
}
web-coach-never = Сильні гравці тут так ніколи не кажуть.
web-coach-alternative = Що можна було зробити
web-coach-worth = Вартість
web-coach-wins = виграє
web-coach-stays = не вибуває
web-coach-often = правильна гра
web-coach-all = Усі рішення
web-coach-table = Кожне рішення цієї гри
web-coach-did = Ви
web-coach-column-cost = Втрата
web-coach-column-lie = Брехня?
web-coach-course = Гра раунд за раундом
web-coach-explore = Подивитися всю стратегію тут
web-coach-end = Розв’язано лише кінець цієї гри, тож лише його й оцінено. { $why }
web-coach-unsolved = Цю гру розібрати не можна
web-coach-back = До столу
web-coach-end-row = кінець
web-coach-sound-help = Скільки коштували рішення кожного гравця, зважаючи на те, що він знав. Решту вирішують кубики й суперники.
web-coach-sound-cost = { $decisions ->
    [one] втрачено { $lost } за { $decisions } рішення
    [few] втрачено { $lost } за { $decisions } рішення
   *[other] втрачено { $lost } за { $decisions } рішень
}
web-coach-sound-lies = Брехня: { $made } з { $spots } (правильна гра { $expected })
web-coach-sound-doubts = Сумніви: { $made } з { $spots } (правильна гра { $expected })
web-coach-sound-dearest = Найдорожче рішення: { $done }, −{ $lost }
web-coach-sound-dice = Кубики
web-coach-sound-told = Заявка
web-coach-sound-instead = Правильна гра: { $moves }
web-coach-sound-hidden = { $count ->
    [one] { $count } рішення з прихованими кубиками не враховано.
    [few] { $count } рішення з прихованими кубиками не враховано.
   *[other] { $count } рішень із прихованими кубиками не враховано.
}
web-coach-sound-none = Ціна рішень цієї гри невідома.
web-hint-best = Найкраще: { $move }
web-hint-none = Підказки тут немає: { $why }
web-hint-close = Сховати підказку
web-explore-title = { $game }: розв’язок
web-explore-lead = Грайте так — і знати це нікому не допоможе. Оберіть правила й побачите, що казати з якими кубиками та як часто не вірити.
web-explore-lead-many = Коли гравців троє й більше, таких стратегій багато, і це одна з них: вона слушна, лише доки її дотримуються всі.
web-explore-rules = Правила
web-explore-first = Перші правила
web-explore-second = Другі правила
web-explore-compare = Порівняти з іншими правилами
web-explore-single = Завершити порівняння
web-explore-players = Гравців
web-explore-lives = Скільки життів лишилося, першим — гравець зі стаканом
web-explore-lives-of = Життя гравця { $number }
web-explore-shown = Що показано
web-explore-say = Що казати
web-explore-doubt = Недовіра
web-explore-lie = Брехня
web-explore-over = Коли треба перебити
web-explore-opener = нічого: ви починаєте
web-explore-lower = Нижче
web-explore-higher = Вище
web-explore-say-caption = Рядки: кубики під вашим стаканом. Стовпці: що ви кажете.
web-explore-doubt-caption = Як часто заявці не вірять. Рядки: що треба перебити. Стовпці: заявка понад це.
web-explore-lie-caption = Як часто заявка брехлива. Рядки: що треба перебити. Стовпці: заявка понад це.
web-explore-truth = правда
web-explore-bluff = брехня
web-explore-less = менше, ніж є
web-explore-never = ніколи
web-explore-always = завжди
web-explore-mark = відрізняється на 5 відсоткових пунктів або більше
web-explore-read-say = Коли під стаканом { $roll }, кажуть { $value } у { $percent } % випадків.
web-explore-read-again = Коли під стаканом { $roll }, перекидають наосліп у { $percent } % випадків.
web-explore-read-doubt = Заявці { $value } понад { $over } не вірять у { $percent } % випадків.
web-explore-read-doubt-open = Першій заявці { $value } не вірять у { $percent } % випадків.
web-explore-read-lie = Заявка { $value } понад { $over } брехлива у { $percent } % випадків.
web-explore-read-lie-open = Перша заявка { $value } брехлива у { $percent } % випадків.
web-explore-read-not = Тут так сказати не можна.
web-explore-read-help = Торкніться клітинки, наведіть на неї або рухайтеся стрілками, щоб її прочитати.
web-explore-again = ↻
web-explore-again-words = перекинути наосліп
web-explore-unseen = Тут найкраще навіть не дивитися й сказати { $value }.
web-explore-worth = Починати раунд варте
web-explore-here-worth = Узяти тут стакан варте
web-explore-lies = Брехня серед перших заявок
web-explore-doubted = Недовіра до перших заявок
web-explore-fall = Стакан найбільше втрачає ціну
web-explore-fall-at = { $from } → { $to }
web-explore-differs = Чим відрізняються
web-explore-same = Жодна спільна заявка не відрізняється на п’ять відсоткових пунктів чи більше.
web-explore-differ-say = З { $roll } понад { $over } кажуть { $value } у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-say-open = Починаючи з { $roll }, кажуть { $value } у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-doubt = Заявці { $value } понад { $over } не вірять у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-doubt-open = Першій заявці { $value } не вірять у { $one } % випадків; за другими правилами у { $two } %.
web-explore-unsolved = Ці правила не розв’язано
web-explore-solving = Розв’язуємо…
web-explore-figures = У цифрах

## What the solver refuses, and its reports
solver-refused-option = Не розв’язано, якщо «{ $option }» — це «{ $given }». Розв’язувач знає лише: { $allowed }.
solver-refused-seats = Столи на { $seats } гравців не розв’язано. Розв’язувач знає столи від двох до { $most } гравців.
solver-refused-lives = Гра на { $seats } гравців з такою кількістю життів ({ $lives }) завелика, щоб її розв’язати. Найбільше життів для такого столу: { $most }.
solver-refused-blind-pass = Правила з передаванням наосліп розв’язано для двох гравців. Для { $seats } — лише там, де передавати треба лише з вищою або лише з тією самою заявкою й нікому це не вигідно: один раунд або гра на одне життя, за більшості домашніх правил. Тут — ні.
solver-uncounted-blind-pass = Ігор з передаванням наосліп швидкі обчислення не ведуть: там має значення кожна заявка після кидка.
solver-uncounted-race = Швидкі ядра не грають партії, де сумніватися можуть і ті, кого не спитали.
solver-uncounted-wipe = Ігор із Мією на Мію або з комбінацією, після якої годиться все, швидкі обчислення не ведуть.
solver-refused-pass-back = Передавання наосліп не розв’язано разом із Мією на Мію або з комбінацією, після якої годиться все.
solver-uncounted-laps = Швидкі обчислення не рахують, скільки разів ту саму комбінацію повторили, а розв’язана стратегія за цих правил на це зважає.
solver-uncounted-scores = У такій грі можливо понад { $most } розкладів очок: точно їх не підсумувати. Натомість зіграйте мільйон ігор.
solver-refused-race = Ігри, де сумніватися може кожен, розв’язані щонайбільше для { $few } місць і за малої кількості життів. { $most ->
    [0] Столи на { $seats } місць не розв’язані.
   *[other] Для { $seats } місць розв’язувач знає ігри щонайбільше на { $most } життя.
}
solver-refused-race-state = Для { $seats } місць із такими правилами, де сумніватися може кожен, розв’язувач не знайшов рівноваги. Звичайні правила розв’язані.
solver-refused-race-with = Ігри, де сумніватися може кожен, не розв’язані, якщо змінено й «{ $option }».
solver-refused-points = Цілу гру на очки, яких може не вистачити, розв’язано для двох гравців і щонайбільше { $rounds } раундів. Один її раунд розв’язано завжди, як і ігри на гроші, на життя та на очки, що їх у кожному раунді дістають усі.
solver-refused-circle = За таких правил і { $seats } гравців { $again ->
    [round] раунд може починатися заново без кінця (тост)
   *[claim] та сама заявка може ходити по колу без кінця
}, і розв’язувач не знаходить виходу. Для двох гравців знаходить; для більшої кількості — можливо, за меншої кількості життів або для одного раунду.
solver-unknown-position = Збережена стратегія не знає позиції { $lives }.
solver-bad-policy = Ця версія не може прочитати стратегію: { $problem }.
solver-refused-game = Гру { $game } тут не розв’язано. Розв’язано: { $allowed }.
solver-missing = Тут не розв’язано: пакунок { $package } не встановлено або не завантажується. Установити: python -m pip install { $package }
solver-solving = Розв’язую
solver-preparing = Завантажую розв’язувач (уперше його ще й компілюють, це близько хвилини)
solver-proving = Перевіряю, чи вигідно комусь відхилитися
solver-plain = Тут нічого не скомпільовано: без компілятора все працює як звичайний Python. Доповнення «fast» його встановить (numba й scipy).
solver-prepared = Готово за { $seconds } с. Тепер скомпільований код лише завантажується.
solver-title = { $game }, розв’язана гра: { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}, { $span ->
    [round] один раунд
   *[match] ціла гра
}
solver-seat = Місце
solver-opener = 1, починає
solver-other = { $seat }
solver-worth-chance = Шанс виграти
solver-worth-lives = Перевага в життях
solver-worth-points = Перевага в очках
solver-worth-kept = Шанс не вибути
solver-worth-payoff = Виплата: хто вибув, платить 1, решта ділить
solver-deviation = Відхилившись, ніхто не здобуде більше ніж { $gain }.
solver-deviation-round = Виміряно для одного раунду: відхилившись, ніхто не підвищить свого шансу виграти його більше ніж на { $gain }. --prove вимірює всю гру.
solver-took = Розв’язано за { $seconds } с.
solver-read = Прочитано за { $seconds } с: розв’язано раніше.
solver-endless = Якщо так грати, гра може не скінчитися: в одній було понад { $turns } заявок.
exploit-title = Найкраща відповідь на бота за столом на двох
exploit-weighing = Рахую: { $bot }
exploit-bot = Бот
exploit-opening = Виграє раундів, коли починає
exploit-following = … коли починає бот
exploit-game = Ціна цілої гри
exploit-tried = Зіграно
exploit-line = Проти бота { $bot }: виграє { $opening } раундів, які починає, і { $following } тих, які починає бот; ціла гра варта { $game }; зіграно: { $tried }
exploit-refused-game = Найкращу відповідь рахуємо лише для { $allowed }, не для { $game }.
exploit-known-line = За столом на { $seats }, де всі інші — { $bot }: хто їх знає, програв { $lost } із { $rounds } { $rounds ->
    [one] раунду
   *[other] раундів
}. Серед таких самих { $bot } програє { $fair }.
exploit-refused-rules = Найкращу відповідь не рахуємо, якщо кубики можна передавати наосліп (крім ботів, які ніколи так не роблять), або якщо у грі з банком найвищій заявці можна поступитися. Вимкніть blind_pass; у грі з банком поставте top_claim=must_doubt.
exploit-refused-bot = { $given } не каже, наскільки ймовірний кожен його хід, тож найкращої відповіді на нього не порахувати.
exploit-mia-title = Що виграє найкраща відповідь за столом на { $seats }, де всі інші — цей бот ({ $fair } — порівну)
exploit-mia-lot = Виграє ігор, коли перший хід за жеребом
exploit-mia-opens = коли починає
exploit-mia-place = коли сидить { $place }-м
exploit-mia-line = Проти бота { $bot } виграє { $lot } ігор, коли перший хід за жеребом ({ $places })
exploit-refused-mia-bot = У «Мії» найкращу відповідь рахуємо лише для { $allowed }, не для { $given }.
exploit-refused-mia-games = У «Мії» це точні числа, ігри не потрібні: приберіть --games.
exploit-refused-mia-winners = У «Мії» найкращу відповідь рахуємо там, де один виграє, а решта програє: поставте scoring=lives, а коли за столом більше ніж двоє, ends_when=last_standing.
exploit-refused-mia-repeats = У «Мії» найкращу відповідь рахуємо там, де ніщо не повторюється: announce=higher, joker_32 без тосту, life_reroll=off.
measure-no-such-game = Ціну рішень відомо лише в { $allowed }, але не в { $given }.
measure-program = { $given } — окрема програма, її не можна запитати в кожній ситуації. Укажіть назву бота, файл Python або module:function.
measure-by-standing = { $given } грає інакше, коли змінюється кількість життів, тож одна стратегія раунду його не описує.
measure-other-tables = Потрібні дві стратегії на двох гравців за однакових правил, і принаймні одна з них має бути стратегією бота.
measure-no-bot = { $given } не є ботом: { $problem }
profile-pricing = Рахуємо ціну кожного рішення
profile-title = { $game }, гравців за столом: { $seats }. Ціна рішення { $unit ->
    [points] в очках
   *[chance] у відсоткових пунктах
}
profile-head-player = Гравець
profile-head-games = Ігор
profile-head-cost = Ціна
profile-head-claims = заяв
profile-head-answers = відповідей
profile-head-lies = Брехня
profile-head-doubts = Сумніви
profile-head-right = Правильних відповідей
profile-head-caught = Викрито
profile-rates = { $own } (розв’язок { $sound })
profile-of = { $count } з { $all }
profile-line = { $player }, ігор: { $games }. Рішення коштує { $cost } (заява { $claims }, відповідь { $answers }); брехня { $lies }; сумніви { $doubts }; правильних відповідей { $right }; викрито { $caught }
profile-differ = { $better } вирішує краще, ніж { $worse } (p { $p }). Щоб побачити цю різницю, треба приблизно стільки ігор на кожного: { $games }.
profile-luck = { $better } вирішує краще, ніж { $worse }, але це може бути везіння (p { $p }). Щоб побачити цю різницю, треба приблизно стільки ігор на кожного: { $games }.
profile-equal = { $better } і { $worse } мають однакову ціну рішень.
profile-one-of-many = Коли лишається троє або більше гравців, розв’язок — лише один із багатьох, а ціну обчислено проти гравців цього столу.
profile-note = У дужках: як часто розв’язок робить такий хід у тих самих ситуаціях. Ціна — це те, що хід віддає проти надійної гри.
profile-beliefs = Оцінки { $player } у відповідях ({ $count }): показник Браєра { $brier }. У відповідях на заяви, які робить і розв’язок ({ $compared }): { $there }, а з імовірностями розв’язку { $sound }. Хто завжди каже «пів на пів», має 0,25.
profile-beliefs-alone = Оцінки { $player } у відповідях ({ $count }): показник Браєра { $brier }. Хто завжди каже «пів на пів», має 0,25.
profile-page-title = Як брешуть гравці
profile-page-compared = Порівняння
profile-page-lies = Брехня: більше чи менше, ніж у розв’язку, у відсоткових пунктах
profile-page-doubts = Сумніви: більше чи менше, ніж у розв’язку, у відсоткових пунктах
profile-page-rates-help = У тих самих ситуаціях. Риска показує, наскільки гравець розв’язку відхилився б випадково (95%).
profile-page-beliefs = Оцінки { $player }
profile-page-beliefs-help = Праворуч: названа ймовірність брехні. Вгору: частка брехні. Точки на діагоналі правильні.
profile-page-stated = Названо
profile-page-found = Брехня
profile-page-answers = Відповідей
dataset-written = Рішень у файлі { $file }: { $rows }.
dataset-files-or-bots = Вкажіть або файли з іграми, або ботів для матчу (--bots), але не те й інше.
dataset-bad-name = Назва таблиці рішень закінчується на { $allowed }, а не { $given }.
benchmark-playing = Граємо випробування
benchmark-verifying = Граємо й рахуємо ще раз
benchmark-verified = Перераховано: ігор — { $games }, усі вони й усі числа правильні.
benchmark-title = { $game }, набір { $suite }, зерно { $seed }: ціна рішення { $unit ->
    [points] в очках
   *[chance] у відсоткових пунктах
}
benchmark-head-player = Гравець
benchmark-head-games = Ігор
benchmark-head-published = Відомі правила
benchmark-head-drawn = Випадкові правила
benchmark-head-talk = З розмовами
benchmark-head-effect = Вплив розмов
benchmark-head-equilibrium = Перемог над розв’язком
benchmark-head-habits = Перемог над звичками
benchmark-line = { $player }, ігор: { $games }. Рішення коштує { $published } за відомих правил і { $drawn } за випадкових; перемог над розв’язком { $equilibrium }, над звичками { $habits }
benchmark-line-published = { $player }, ігор: { $games }. Рішення коштує { $published }; перемог над розв’язком { $equilibrium }, над звичками { $habits }
benchmark-line-talk = З розмовами рішення { $player } коштує { $talk }: різниця { $effect }.
benchmark-same-names = Кожен гравець повинен мати власну назву.
benchmark-too-many-drawn = У наборі { $game } щонайбільше { $most } столів із випадковими правилами.
benchmark-too-few-moves = У результаті замало ходів для цієї гри.
benchmark-unreadable = Це не результат випробування: { $problem }
benchmark-other-suite = Це результат набору { $given }, а ця версія Mendax перевіряє набір { $known }.
benchmark-wrong-tables = Столи або суперники не відповідають зерну.
benchmark-wrong-games = Ігри відрізняються від перерахованих: { $place }.
benchmark-wrong-figures = Числа відрізняються від перерахованих: { $player }.
