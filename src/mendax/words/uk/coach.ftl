# The coach and the solver.

## What decisions were worth, and the picture of a solved strategy
coach-title = { $name }: рішення за рішенням
coach-course = Чого була варта гра, раунд за раундом (− скільки віддано)
coach-head-round = Раунд
coach-head-dice = Ваші кубики
coach-head-claim = Заявка
coach-head-lie = Брехня?
coach-head-done = Ви
coach-head-worth = Варте
coach-head-better = Краще
coach-head-lost = Ціна
coach-head-moment = Коли
coach-head-known = Що ви могли знати
coach-head-shown = З’ясувалося згодом
coach-unexpected = так не кажуть
coach-figure = { $unit ->
    [chips] { $worth } фішки
    [points] { $worth } очка
   *[chance] { $worth } %
}
coach-line = Раунд { $round }: { $looked ->
    [no] кубиків не видно
   *[yes] ваші кубики { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , треба перебити { $claim }
}. Ви: { $done }, це варте { $worth }.
coach-line-answer = Раунд { $round }: вам сказали { $claim } (брехня: { $lie }). Ви: { $done }, це варте { $worth }.
coach-line-knowing = Раунд { $round }: ви знали, що під стаканом { $roll }, а вам сказали { $claim }. Ви: { $done }, це варте { $worth }.
coach-line-known = { $moment }: { $known } Ви: { $done }, варте { $worth }.
coach-line-better = Краще: { $best }, це на { $lost } більше.
coach-lost = У середньому одне рішення коштувало { $lost }.
coach-one-of-many = Поки гравців троє й більше, рівноваг багато, тож ходи зважено проти тих, хто за цим столом: із того, як вони доти грали.
coach-move-look = глянути
coach-move-announce = сказати «{ $value }»
coach-move-reroll = перекинути наосліп, сказати «{ $value }»
coach-move-believe = вірю
coach-move-doubt = не вірю
coach-move-pass-on = передати наосліп, сказати «{ $value }»
coach-move-concede = здатися
coach-move-keep-lives = лишити три життя
coach-move-reroll-lives = хай вирішить кубик
coach-verdict-nothing = Нема чого оцінювати: жодного вашого рішення в розв’язаній позиції.
coach-verdict-sound = Бездоганно: рішень було { $decisions }, і жодне не коштувало нічого вартого згадки.
coach-mistake-announce = Найбільша помилка: у раунді { $round } під стаканом було { $roll },{ $opening ->
    [yes] { "" }
   *[no] { " " }перебити треба було { $claim },
} а ви сказали { $said }. { $better ->
    [reroll] Перекинути наосліп і сказати { $value }
   *[announce] Сказати { $value }
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-unseen = Найбільша помилка: у раунді { $round } ви не глянули й сказали { $said }. { $better ->
    [look] Спершу глянути
   *[announce] Сказати { $value }
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-look = Найбільша помилка: у раунді { $round } ви глянули. Сказати { $value } наосліп було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-reroll = Найбільша помилка: у раунді { $round } під стаканом було { $roll }, а ви перекинули. { $better ->
    [reroll] Сказати при цьому { $value }
   *[announce] Лишити як є і сказати { $value }
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-believe = Найбільша помилка: у раунді { $round } ви повірили в { $claim }, { $made ->
    [here] а це, судячи з гри за цим столом, брехня { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
    [never] а надійні гравці тут цього ніколи не кажуть; будь-які кубики нижчі за це { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
   *[sometimes] а надійний гравець бреше тут { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
}. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-doubt = Найбільша помилка: у раунді { $round } ви не повірили в { $claim }, { $made ->
    [here] а це, судячи з гри за цим столом, брехня лише { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
    [never] а надійні гравці тут цього ніколи не кажуть; будь-які кубики нижчі за це лише { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
   *[sometimes] а надійний гравець бреше тут лише { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
}. { $better ->
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-concede = Найбільша помилка: у раунді { $round } ви здалися перед { $claim }, { $made ->
    [here] а це, судячи з гри за цим столом, брехня { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
    [never] а надійні гравці тут цього ніколи не кажуть; будь-які кубики нижчі за це { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
   *[sometimes] а надійний гравець бреше тут { $lie ->
        [one] { $lie } раз
        [few] { $lie } рази
       *[other] { $lie } разів
    } зі ста
}. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-pass-on = Найбільша помилка: у раунді { $round } вам сказали { $claim } (надійний гравець бреше тут { $lie ->
    [one] { $lie } раз
    [few] { $lie } рази
   *[other] { $lie } разів
} зі ста), а ви передали стакан далі, сказавши { $said }. { $better ->
    [doubt] Не повірити
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-believe-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і повірили в { $claim }. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-doubt-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і не повірили в { $claim }. { $better ->
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-concede-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і здалися перед { $claim }. { $better ->
    [pass-on] Передати далі, сказавши { $value },
   *[doubt] Не повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-pass-on-knowing = Найбільша помилка: у раунді { $round } ви знали, що під стаканом { $roll }, і на { $claim } передали стакан далі, сказавши { $said }. { $better ->
    [doubt] Не повірити
    [concede] Здатися
    [pass-on] Передати далі, сказавши { $value },
   *[believe] Повірити
} було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-keep-lives = Найбільша помилка: після раунду { $round } ви лишили три життя. Хай би вирішив кубик — це краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-mistake-reroll-lives = Найбільша помилка: після раунду { $round } ви дали вирішити кубикові. Лишити три життя було б краще на { $lost } { $unit ->
    [points] очка
   *[chance] %
}.
coach-no-such-game = Для гри цього запису («{ $game }») тренера немає. Тренер є лише тут: { $allowed }.
coach-no-seat = Тренерові треба знати, що знало місце. З цього запису він може навчати: { $allowed }.
coach-too-large = Цілої гри на { $seats } гравців із такими правилами й запасом у { $lives } життів тут не розв’язано: це тривало б надто довго. Розв’язано готові набори правил на двох і трьох, домашні правила на чотирьох, а більшість інших правил на двох і щонайбільше вісім життів.
coach-too-large-passing = Там, де стакан можна передати наосліп, важить кожна заявка після кидка, тож розв’язано тут небагато: домашні правила на двох, щонайбільше шість життів; за інших правил на двох — до шести життів, якщо передавати треба з вищою заявкою, і одне життя, якщо можна з тією самою.
coach-too-slow = Розв’язувати ці правила довше, ніж дозволяє цей сервер.
coach-unsolved = Розв'язувач не знайшов досить точної рівноваги за цих правил.
coach-preparing = Розв’язувач готується до роботи; уперше це триває близько хвилини. Спитайте ще раз трохи згодом.
coach-solver-failed = Розв’язувачеві тут це не вдалося. Сервер спробує ще раз за десять хвилин.
coach-too-long = Ця гра надто довга, щоб її розібрати.
coach-other-game = Для цієї гри тренер такого не має.
coach-not-your-seat = Розібрати можна лише власну гру: кубики інших ніхто не відкривав. За столами, що після гри відкривають усе зерно, можна розібрати кожного.
coach-no-seat-of-yours = Ви в цій грі не грали, тож розбирати нема чого.
coach-hint-off = За цим столом без підказок. Господар може дозволити їх перед грою.
coach-hint-no-seat = Підказки лише для тих, хто грає.
coach-hint-none = Тут нема чого зважувати.
coach-other-policy = Стратегія в цьому файлі — для інших правил, іншої кількості місць або лише для одного раунду.
explore-title = { $name }, життя { $lives } (від того, хто має стакан)
explore-worth = Починати варте { $worth }; гравців за столом: { $seats }.
explore-figure = { $unit ->
    [points] { $worth } очка
   *[chance] { $worth } %
}
explore-legend = · ніколи   ░ до ¼   ▒ до ½   ▓ до ¾   █ більше; зелене: правда
explore-opener = Що каже той, хто починає (рядки: кубики, стовпці: заявки)
explore-over = Що кажуть понад { $value } (рядки: кубики, стовпці: заявки)
explore-doubts = Як часто не вірять (рядки: що перебити, стовпці: заявки)
explore-lies = Як часто заявка брехлива (рядки: що перебити, стовпці: заявки)
explore-says = { $value } { $percent } %
explore-again = перекинути наосліп { $percent } %
explore-claim = { $value }: кажуть { $often } %, брехня { $lie } %, не вірять { $doubt } %
explore-compare = Чим відрізняються
explore-compare-worth = Починати варте
explore-compare-lies = Брехня серед перших заявок
explore-compare-doubted = Недовіра до перших заявок
explore-compare-fall = Де стакан найбільше втрачає ціну
explore-differs = { $value } понад { $over }: не вірять { $one } % і { $two } %.
explore-one-of-many = Коли гравців троє й більше, рівноваг багато, і це одна з них. Вона слушна, лише доки її тримаються всі.
explore-no-position = Позиції з життями «{ $lives }» немає. Дайте по числу на кожного, хто ще грає, не більше за { $most }, як-от 3,1.
explore-bad-position = Позиції так не пишуть: «{ $given }». Дайте по числу на кожного, хто ще грає, як-от 3,1.
explore-refused-game = Розв’язаної стратегії { $game } тут немає. Є для: { $allowed }.
explore-passing = Де стакан можна передати наосліп, тут видно, що кажуть після кидка й чи одразу не вірять. Відповіді на передане залежать від усіх заявок після кидка, тож їх не намальовано.
explore-no-value = { $given } перебивати не можна. Можна: { $allowed }.

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
web-coach-chart-help = Кожна крапка — ваше рішення; де воно чогось коштувало, лінія одразу падає. Усе між крапками — удача й чужі рішення.
web-coach-round = Раунд { $number }
web-coach-axis = раунд
web-coach-decision = Рішення { $number } з { $count }
web-coach-before = Попереднє рішення
web-coach-next = Наступне рішення
web-coach-next-mistake = Наступна помилка
web-coach-biggest = Ваша найбільша помилка
web-coach-cost = −{ $lost }
web-coach-fine = Надійний хід
web-coach-slip = Це коштувало { $lost }
web-coach-you = Ви: { $done }
web-coach-better = Краще: { $best }
web-coach-dice = Ваші кубики
web-coach-unlooked = не дивилися
web-coach-to-beat = Перебити
web-coach-told = Вам сказали
web-coach-opening = ви починаєте раунд
web-coach-lie = У надійного гравця ця заявка брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-coach-lie-here = Судячи з гри цього гравця, заявка брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-coach-never = Надійні гравці тут так ніколи не кажуть.
web-coach-alternative = Що можна було зробити
web-coach-worth = Варте
web-coach-wins = виграш
web-coach-stays = не вибув
web-coach-often = надійна гра
web-coach-all = Усі рішення
web-coach-table = Кожне рішення цієї гри
web-coach-did = Ви
web-coach-column-cost = Ціна
web-coach-column-lie = Брехня?
web-coach-course = Гра раунд за раундом
web-coach-explore = Уся стратегія в цьому місці
web-coach-end = Розв’язано лише кінець цієї гри, тож лише його й оцінено. { $why }
web-coach-unsolved = Цю гру розібрати не можна
web-coach-back = До столу
web-coach-end-row = кінець
web-hint-best = Надійно: { $move }
web-hint-none = Підказки тут немає: { $why }
web-hint-close = Сховати підказку
web-explore-title = { $game }: розв’язок
web-explore-lead = Грайте так, і ніхто не виграє від того, що це знає. Оберіть правила — і побачите, що казати з якими кубиками й наскільки часто не вірити.
web-explore-lead-many = Коли гравців троє й більше, таких способів багато, і це один із них: він слушний, лише доки його тримаються всі.
web-explore-rules = Правила
web-explore-first = Перші правила
web-explore-second = Другі правила
web-explore-compare = Порівняти з іншими правилами
web-explore-single = Більше не порівнювати
web-explore-players = Гравців
web-explore-lives = Скільки життів лишилося, від того, хто має стакан
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
web-explore-doubt-caption = Наскільки часто заявці не вірять. Рядки: що треба перебити. Стовпці: заявка, яку зроблено.
web-explore-lie-caption = Наскільки часто зроблена заявка брехлива. Рядки: що треба перебити. Стовпці: заявка, яку зроблено.
web-explore-truth = правда
web-explore-bluff = брехня
web-explore-less = менше, ніж є
web-explore-never = ніколи
web-explore-always = завжди
web-explore-mark = різниця 5 % або більше
web-explore-read-say = Коли під стаканом { $roll }, кажуть { $value } у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-again = Коли під стаканом { $roll }, перекидають наосліп у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-doubt = Заявці { $value } понад { $over } не вірять у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-doubt-open = Першій заявці { $value } не вірять у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-lie = Заявка { $value } понад { $over } брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100, коли її роблять.
web-explore-read-lie-open = Перша заявка { $value } брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100, коли її роблять.
web-explore-read-not = Тут так сказати не можна.
web-explore-read-help = Торкніться клітинки, наведіть на неї або рухайтеся стрілками, щоб її прочитати.
web-explore-again = ↻
web-explore-again-words = перекинути наосліп
web-explore-unseen = Тут найкраще навіть не дивитися й сказати { $value }.
web-explore-worth = Починати варте
web-explore-here-worth = Узяти тут стакан варте
web-explore-lies = Брехня серед перших заявок
web-explore-doubted = Недовіра до перших заявок
web-explore-fall = Стакан найбільше втрачає ціну
web-explore-fall-at = { $from } → { $to }
web-explore-differs = Чим відрізняються
web-explore-same = У тому, що кажуть часто, ніщо не відрізняється аж на п’ять випадків зі ста.
web-explore-differ-say = З { $roll } понад { $over } кажуть { $value } у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-say-open = Починаючи з { $roll }, кажуть { $value } у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-doubt = Заявці { $value } понад { $over } не вірять у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-doubt-open = Першій заявці { $value } не вірять у { $one } % випадків; за другими правилами у { $two } %.
web-explore-unsolved = Ці правила не розв’язано
web-explore-solving = Розв’язуємо…
web-explore-figures = У цифрах

## What the solver refuses, and its reports
solver-refused-option = Не розв'язано, якщо «{ $option }» — це «{ $given }». Розв'язувач знає лише: { $allowed }.
solver-refused-seats = Столи на { $seats } гравців не розв'язано. Розв'язувач знає столи від двох до { $most } гравців.
solver-refused-blind-pass = Правила з передаванням наосліп розв'язано для двох гравців. Для { $seats } — лише там, де передавати треба з вищою заявкою й нікому це не вигідно: один раунд або гра на одне життя, за більшості домашніх правил. Тут — ні.
solver-uncounted-blind-pass = Ігор з передаванням наосліп швидкі обчислення не ведуть: там має значення кожна заявка після кидка.
solver-uncounted-laps = Швидкі обчислення не рахують, скільки разів ту саму комбінацію повторили, а розв’язана стратегія за цих правил на це зважає.
solver-uncounted-scores = У такій грі можливо понад { $most } розкладів очок: точно їх не підсумувати. Натомість зіграйте мільйон ігор.
solver-refused-points = Цілу гру на очки, яких може не вистачити, розв'язано для двох гравців і щонайбільше { $rounds } раундів. Один її раунд розв'язано завжди, як і ігри на гроші, на життя та на очки, що їх у кожному раунді дістають усі.
solver-refused-circle = За таких правил і { $seats } гравців { $again ->
    [round] раунд може починатися заново без кінця (тост)
   *[claim] та сама заявка може ходити по колу без кінця
}, і розв'язувач не знаходить виходу. Для двох гравців знаходить; для більшої кількості — можливо, за меншої кількості життів або для одного раунду.
solver-unknown-position = Збережена стратегія не знає позиції { $lives }.
solver-bad-policy = Це не стратегія, яку може прочитати ця версія: { $problem }.
solver-refused-game = Гру { $game } тут не розв’язано. Розв’язано: { $allowed }.
solver-missing = Тут не розв'язано: потрібен пакунок { $package }, а його не встановлено або не вдалося завантажити. Установити: python -m pip install { $package }
solver-solving = Розв'язую
solver-preparing = Завантажую розв'язувач (уперше його ще й компілюють, це близько хвилини)
solver-proving = Шукаю, чи вигідно комусь грати інакше
solver-plain = Тут нічого не компілюють: компілятора немає, тож усе працює на самому Python. Компілятор (numba й scipy) дає доповнення «fast».
solver-prepared = Готово за { $seconds } с. Відтепер скомпільоване лише завантажуватиметься.
solver-title = { $game }, розв'язана гра: { $players ->
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
solver-deviation = Ніхто не здобуде більше ніж { $gain }, граючи інакше.
solver-took = Розв'язано за { $seconds } с.
solver-read = Прочитано за { $seconds } с: розв'язано раніше.
solver-endless = Якщо так грати, гра може тривати без кінця: в одній було понад { $turns } заявок.
exploit-title = Найкраща відповідь на бота за столом на двох
exploit-weighing = Зважуємо: { $bot }
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
exploit-refused-rules = Найкращу відповідь не рахуємо, якщо кубики можна передавати наосліп (для ботів, які ніколи так не роблять, це не завада), або якщо у грі з банком найвищому твердженню можна поступитися. Вимкніть blind_pass; у грі з банком поставте top_claim=must_doubt.
exploit-refused-bot = { $given } не каже, наскільки ймовірний кожен його хід, тож найкращої відповіді на нього не порахувати.
exploit-mia-title = Що виграє найкраща відповідь за столом на { $seats }, де всі інші — цей бот: порівну було б { $fair }
exploit-mia-lot = Виграє ігор, коли перший хід за жеребом
exploit-mia-opens = коли починає
exploit-mia-place = коли сидить { $place }-м
exploit-mia-line = Проти бота { $bot } виграє { $lot } ігор, коли перший хід за жеребом ({ $places })
exploit-refused-mia-bot = У «Мії» найкращу відповідь рахуємо лише для { $allowed }, не для { $given }.
exploit-refused-mia-games = У «Мії» це точні числа, і жодної гри не грають: приберіть --games.
exploit-refused-mia-winners = У «Мії» найкращу відповідь рахуємо там, де один виграє, а решта програє: поставте scoring=lives, а коли за столом більше ніж двоє, ends_when=last_standing.
exploit-refused-mia-repeats = У «Мії» найкращу відповідь рахуємо там, де ніщо не повторюється: announce=higher, joker_32 без тосту, life_reroll=off.
