# Тренер: чого були варті рішення, і картина розв’язаної стратегії.
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
