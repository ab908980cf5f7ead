# French poker. Names of players come as $seat, $claimer; claims as they are shown (see "Hands"); dice
# kept as $kept: their numbers from 1, or "none" or "all".
french-poker-title = Французский покер

## House rules
french-poker-option-tokens = Жетоны
french-poker-option-tokens-help = Сколько жетонов у каждого в начале; в игре с банком счёт свой.
french-poker-option-tokens-also = жизни очки фишки спички
french-poker-option-straights = Стриты
french-poker-option-straights-help = Где среди комбинаций стоят стриты 1–5 и 2–6.
french-poker-option-straights-high = выше трёх одинаковых
french-poker-option-straights-french = по-французски: 1–5 выше двух пар, 2–6 выше трёх одинаковых
french-poker-option-straights-none = стритов нет
french-poker-option-kickers = Остальные кубики
french-poker-option-kickers-help = Можно ли в заявке называть и остальные кубики, от старшего; неназванные считаются младшими.
french-poker-option-kickers-none = важна только сама комбинация
french-poker-option-kickers-full = остальные кубики тоже важны
french-poker-option-general-claims = Общие заявки
french-poker-option-general-claims-help = Можно ли заявить просто «две пары» — это ниже любых названных двух пар.
french-poker-option-general-claims-also = любая все
french-poker-option-keeping = Что оставлять и бросать
french-poker-option-keeping-help = Что можно сделать с пятью кубиками, когда на них посмотрели.
french-poker-option-keeping-split = часть оставить закрыто, остальные бросить открыто, или наоборот
french-poker-option-keeping-closed = все остаются под стаканом; видно лишь, сколько вы бросаете
french-poker-option-keeping-free = любые перебросить под стакан, любые открыть, или ничего
french-poker-option-rerolls = Перебросов за ход
french-poker-option-rerolls-help = Сколько раз можно перебросить перед заявкой.
french-poker-option-opener = Кто начинает раунд
french-poker-option-opener-help = Можно ли и начинающему перебросить или открыть кубики перед первой заявкой.
french-poker-option-opener-claims = заявляет после первого броска
french-poker-option-opener-plays = может перебросить, как и другие
french-poker-option-must-reroll = Посмотрел — бросай
french-poker-option-must-reroll-help = Кто взял кубики и посмотрел, должен перебросить хотя бы один.
french-poker-option-blind-pass = Передавать вслепую
french-poker-option-blind-pass-help = Третий ответ: передать кубики дальше не глядя, с заявкой выше, и отвечать за неё.
french-poker-option-blind-pass-also = не глядя вслепую
french-poker-option-top-claim = После пяти шестёрок
french-poker-option-top-claim-help = Что может следующий игрок, когда заявки выше уже нет.
french-poker-option-top-claim-doubt-or-concede = не поверить или сдаться не глядя
french-poker-option-top-claim-must-doubt = только не поверить
french-poker-option-ones = Единицы
french-poker-option-ones-help = Может ли единица заменить любую цифру.
french-poker-option-ones-also = джокер туз
french-poker-option-ones-plain = обычные
french-poker-option-ones-wild = джокеры
french-poker-option-ones-high = старше шестёрок
french-poker-option-faces = Грани кубиков
french-poker-option-faces-help = Те же пять кубиков на ваш вкус: с очками или покерные, где вместо единицы девятка, а вместо шестёрки туз.
french-poker-option-faces-pips = очки, от 1 до 6
french-poker-option-faces-poker = покерные кубики: 9, 10, J, Q, K, A
french-poker-option-scoring = Счёт
french-poker-option-scoring-help = Откладывать жетоны — или играть с банком: проигравшие берут из банка, а когда он опустеет, победители возвращают; проигрывает последний, у кого есть жетоны.
french-poker-option-scoring-tokens = жетоны откладывают
french-poker-option-scoring-charge = игра с банком
french-poker-option-ends-when = Игра кончается
french-poker-option-ends-when-help = Играют ли остальные дальше, когда кто-то остался без жетонов.
french-poker-option-ends-when-last-standing = когда остаётся один — он и победил
french-poker-option-ends-when-first-out = как только кто-то выбыл — он и проиграл
french-poker-option-next-starter = Следующий раунд начинает
french-poker-option-next-starter-help = Кто бросает первым после проигрыша.
french-poker-option-next-starter-doubter-or-next = кто не поверил и был прав, или следующий после того, кто не поверил напрасно
french-poker-option-next-starter-loser = проигравший, если он ещё в игре
french-poker-option-next-starter-winner = победитель, если он в игре
french-poker-option-next-starter-doubter = тот, кто не поверил, прав он или нет
french-poker-option-turn-clock = Время на ход
french-poker-option-turn-clock-help = Сколько секунд на решение, прежде чем за отсутствующего сыграет сервер; 0 — без ограничения.
french-poker-option-turn-clock-also = таймер секунды часы
french-poker-option-turn-clock-0 = без ограничения
french-poker-option-turn-clock-3600 = час
french-poker-option-turn-clock-86400 = сутки

## House rules in one sentence
french-poker-ours-tokens = { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
   *[many] { $value } жетонов
}
french-poker-ours-straights = { $value ->
    [french] французские стриты
    [none] без стритов
   *[high] стриты выше трёх одинаковых
}
french-poker-ours-kickers = { $value ->
    [full] остальные кубики тоже важны
   *[none] важна только сама комбинация
}
french-poker-ours-general-claims = { $value ->
    [yes] общие заявки
   *[no] без общих заявок
}
french-poker-ours-keeping = { $value ->
    [closed] все кубики остаются под стаканом
    [free] кубики свободно оставляют и открывают
   *[split] кубики оставляют закрыто или открыто
}
french-poker-ours-rerolls = { $value ->
    [one] { $value } переброс
    [few] { $value } переброса
   *[many] { $value } перебросов
}
french-poker-ours-opener = { $value ->
    [plays] кто начинает — может перебросить
   *[claims] кто начинает — заявляет после первого броска
}
french-poker-ours-must-reroll = { $value ->
    [yes] посмотрел — бросай
   *[no] смотреть можно не бросая
}
french-poker-ours-blind-pass = { $value ->
    [yes] передавать вслепую
   *[no] вслепую не передают
}
french-poker-ours-top-claim = { $value ->
    [must_doubt] пяти шестёркам не верят
   *[doubt_or_concede] перед пятью шестёрками можно сдаться
}
french-poker-ours-ones = { $value ->
    [wild] единицы-джокеры
    [high] единицы старше шестёрок
   *[plain] обычные единицы
}
french-poker-ours-faces = { $value ->
    [poker] покерные кубики
   *[pips] кубики с очками
}
french-poker-ours-scoring = { $value ->
    [charge] игра с банком
   *[tokens] жетоны откладывают
}
french-poker-ours-ends-when = { $value ->
    [first_out] кто выбыл первым — проиграл
   *[last_standing] кто остался последним — победил
}
french-poker-ours-next-starter = { $value ->
    [loser] следующий раунд начинает проигравший
    [winner] следующий раунд начинает победитель
    [doubter] следующий раунд начинает тот кто не поверил
   *[doubter_or_next] начинает тот кто верно не поверил или следующий игрок
}
french-poker-ours-turn-clock = { $value ->
    [0] без ограничения времени
    [3600] час на ход
    [86400] сутки на ход
    [one] { $value } секунда на ход
    [few] { $value } секунды на ход
   *[many] { $value } секунд на ход
}

## Presets
french-poker-preset-standard = Стандартные
french-poker-preset-standard-help = Пять жетонов, стриты выше трёх одинаковых, побеждает последний в игре.
french-poker-preset-first-evening = Первый вечер
french-poker-preset-first-evening-help = Два жетона, и каждая заявка называет кубики: первая игра кончается за несколько минут.
french-poker-preset-french = По-французски
french-poker-preset-french-help = Французский порядок стритов, и остальные кубики тоже важны.
french-poker-preset-charge = С банком
french-poker-preset-charge-help = Проигравший берёт из банка, потом победители возвращают; проигрывает последний с жетонами.
french-poker-preset-wild = Единицы-джокеры
french-poker-preset-wild-help = Единица заменяет любую цифру, а кубики можно передавать вслепую.
french-poker-preset-plain = Простые
french-poker-preset-plain-help = Без стритов, и каждая заявка называет цифры.
french-poker-preset-brisk = Быстрые
french-poker-preset-brisk-help = Три жетона, посмотрел — бросай, а кто выбыл первым, тот проиграл.
french-poker-preset-passed = Закрытый покер на костях
french-poker-preset-passed-help = Все кубики остаются под стаканом: часть оставляете, остальные бросаете, и всем видно, сколько. Следующий раунд начинает проигравший.
french-poker-preset-three-rolls = Три броска
french-poker-preset-three-rolls-help = Как в баре: все кубики под стаканом, перебросить можно дважды, и начинающему тоже; каждая заявка называет цифры.
french-poker-preset-free-hand = Вольная рука
french-poker-preset-free-hand-help = Бросайте под стакан что хотите и открывайте что хотите, можно и без броска.
french-poker-preset-a-move-a-day = Ход в день
french-poker-preset-a-move-a-day-help = Для игры примерно на неделю: один жетон и сутки на каждое решение, даже когда за столом никого нет.
french-poker-preset-a-move-an-hour = Ход в час
french-poker-preset-a-move-an-hour-help = Для игры на день-два: два жетона и час на каждое решение, даже когда за столом никого нет.

## Hands
french-poker-face-first =
    { $first ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [11] девятка
        [12] десятка
        [13] валет
        [14] дама
        [15] король
        [16] туз
       *[6] шестёрка
    }
french-poker-faces-first =
    { $first ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [11] девятки
        [12] десятки
        [13] валета
        [14] дамы
        [15] короля
        [16] туза
       *[6] шестёрки
    }
french-poker-of-faces-first =
    { $first ->
        [1] единиц
        [2] двоек
        [3] троек
        [4] четвёрок
        [5] пятёрок
        [11] девяток
        [12] десяток
        [13] валетов
        [14] дам
        [15] королей
        [16] тузов
       *[6] шестёрок
    }
french-poker-faces-second =
    { $second ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [11] девятки
        [12] десятки
        [13] валета
        [14] дамы
        [15] короля
        [16] туза
       *[6] шестёрки
    }
french-poker-two-faces-first =
    { $first ->
        [1] две единицы
        [2] две двойки
        [3] две тройки
        [4] две четвёрки
        [5] две пятёрки
        [11] две девятки
        [12] две десятки
        [13] два валета
        [14] две дамы
        [15] два короля
        [16] два туза
       *[6] две шестёрки
    }
french-poker-two-faces-second =
    { $second ->
        [1] две единицы
        [2] две двойки
        [3] две тройки
        [4] две четвёрки
        [5] две пятёрки
        [11] две девятки
        [12] две десятки
        [13] два валета
        [14] две дамы
        [15] два короля
        [16] два туза
       *[6] две шестёрки
    }
french-poker-hand-high-die = старший кубик
french-poker-hand-pair = одна пара
french-poker-hand-two-pairs = две пары
french-poker-hand-three = три одинаковых
french-poker-hand-straight-to-5 =
    { $faces ->
        [poker] стрит 9–K
       *[pips] стрит 1–5
    }
french-poker-hand-straight-to-6 =
    { $faces ->
        [poker] стрит 10–A
       *[pips] стрит 2–6
    }
french-poker-hand-full-house = фулл-хаус
french-poker-hand-four = каре
french-poker-hand-five = покер
french-poker-claim-high-die = старший кубик — { french-poker-face-first }
french-poker-claim-pair = пара { french-poker-of-faces-first }
french-poker-claim-two-pairs = { french-poker-two-faces-first } и { french-poker-two-faces-second }
french-poker-claim-three = три { french-poker-faces-first }
french-poker-claim-full-house = фулл-хаус: три { french-poker-faces-first } и { french-poker-two-faces-second }
french-poker-claim-four = каре { french-poker-of-faces-first }
french-poker-claim-five = покер { french-poker-of-faces-first }
french-poker-claim-with-kickers = { $claim }, далее { $kickers }
french-poker-spoken-claim =
    { $claim ->
        [high-die] «старший кубик»
        [pair] «одна пара»
        [two-pairs] «две пары»
        [three] «три одинаковых»
        [full-house] «фулл-хаус»
        [four] «каре»
        [five] «покер»
       *[other] { $claim }
    }
french-poker-spoken-beat =
    { $beat ->
        [high-die] «старший кубик»
        [pair] «одна пара»
        [two-pairs] «две пары»
        [three] «три одинаковых»
        [full-house] «фулл-хаус»
        [four] «каре»
        [five] «покер»
       *[other] { $beat }
    }

## Standing
french-poker-standing-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
french-poker-standing-pot = В банке: { $count }

## Phases
french-poker-phase-over = Игра окончена

## Actions
french-poker-action-shake = Бросить
french-poker-action-announce = Заявить: { $claim }
french-poker-action-believe = Верю
french-poker-action-doubt = Не верю
french-poker-action-keep-hidden = Оставить под стаканом { $kept }, остальные бросить в открытую
french-poker-action-keep-open =
    { $kept ->
        [none] Перебросить все пять в закрытую
        [all] Открыть все пять
       *[other] Открыть { $kept }, остальные бросить в закрытую
    }
french-poker-action-roll-rest = { $kept ->
    [none] Перебросить все пять в закрытую
   *[other] Оставить { $kept } как лежат, остальные перебросить в закрытую
}
french-poker-action-show = { $kept ->
    [all] Открыть все пять
   *[other] Открыть { $kept }, ничего не бросать
}
french-poker-action-pass-on = Передать вслепую: { $claim }
french-poker-action-concede = Сдаться
french-poker-action-draw-lot = Начинает { $seat } (жребий)
french-poker-action-fall = Кубик падает в закрытую: { $pips }
french-poker-action-fall-open = Кубик падает в открытую: { $pips }

## Deeds before a claim
french-poker-deed-opened = первый бросок раунда
french-poker-deed-left = без переброса
french-poker-deed-kept-hidden = под стаканом оставлено { $kept }
french-poker-deed-kept-open =
    { $kept ->
        [none] все пять переброшены в закрытую
        [all] все пять открыты
       *[other] в открытую оставлено { $kept }
    }
french-poker-deed-rerolled = { $kept ->
    [none] все пять переброшены в закрытую
   *[other] оставлено { $kept }, остальные переброшены в закрытую
}
french-poker-deed-laid-open = { $kept ->
    [all] все пять открыты
   *[other] открыто { $kept }
}
french-poker-deed-passed = передано вслепую

## Events
french-poker-event-lot-drawn = Жребий: начинает { $seat }.
french-poker-event-round-started = { $number ->
    [1] Раунд { $number }: по жребию начинает { $seat }.
   *[other] Раунд { $number }: начинает { $seat }.
}
french-poker-event-shaken = { $seat } бросает пять кубиков под стакан.
french-poker-event-fell = Кубик { $die } лёг под стакан, бросает { $seat }.
french-poker-event-saw = Под стаканом кубик { $die }: { $pips }.
french-poker-event-landed = Кубик { $die } падает в открытую: { $pips }.
french-poker-event-announced = { $seat } заявляет: { $claim }.
french-poker-event-believed = { $seat } верит, берёт кубики и смотрит.
french-poker-event-kept-hidden = { $seat } оставляет под стаканом { $kept }, а остальные перебрасывает в открытую.
french-poker-event-kept-open =
    { $kept ->
        [none] { $seat } перебрасывает все пять кубиков в закрытую.
        [all] { $seat } открывает все пять кубиков.
       *[other] { $seat } открывает { $kept }, а остальные перебрасывает в закрытую.
    }
french-poker-event-rerolled = { $kept ->
    [none] { $seat } перебрасывает все пять кубиков в закрытую.
   *[other] { $seat } оставляет { $kept }, а остальные перебрасывает под стакан.
}
french-poker-event-laid-open = { $kept ->
    [all] { $seat } открывает все пять кубиков.
   *[other] { $seat } открывает { $kept } и ничего не бросает.
}
french-poker-event-shown = Кубик { $die } показан: { $pips }.
french-poker-event-passed-on = { $seat } передаёт кубики не глядя и заявляет: { $claim }.
french-poker-event-doubted = { $seat } не верит (заявка — { $claimer }).
french-poker-event-conceded = { $seat } сдаётся не глядя.
french-poker-event-opened =
    { $held ->
        [yes] На кубиках { $dice } ({ $worth }). Заявка «{ $claim }» ({ $claimer }) честная.
       *[no] На кубиках { $dice } ({ $worth }). Заявка «{ $claim }» ({ $claimer }) — ложь.
    }
french-poker-event-laid-off = { $seat } откладывает жетон, остаётся { $left }.
french-poker-event-charged = { $seat } берёт жетон, теперь { $held }; в банке { $pot }.
french-poker-event-pot-emptied = Банк пуст: теперь победители возвращают жетоны.
french-poker-event-gave-back = { $seat } возвращает жетон, теперь { $held }.
french-poker-event-went-out = { $seat } выбывает из игры.
french-poker-event-came-safe = { $seat } больше ничем не рискует.
french-poker-event-game-ended = Игра окончена.

## How a game ends
french-poker-end-last-standing = Все остальные выбыли.
french-poker-end-first-out = У кого-то кончились жетоны.
french-poker-end-charge = Жетоны остались у одного игрока — он и проиграл.

## Reasons
french-poker-refused-over = Игра уже окончена.
french-poker-refused-dice-falling = Кубики ещё падают: пока не лягут, никто не ходит.
french-poker-refused-not-your-turn = Сейчас не ваш ход: решение за местом { $seat }.
french-poker-refused-too-low = { french-poker-spoken-claim } мало: нужно больше, чем { french-poker-spoken-beat }.
french-poker-refused-unknown-claim = Такой заявки здесь нет: { french-poker-spoken-claim }. Заявку пишут кубиками, из которых она состоит, вплоть до { $top }; последняя была { french-poker-spoken-beat }.
french-poker-refused-general = { french-poker-spoken-claim } — слишком общо: за этим столом в заявке называют цифры. Последняя была { french-poker-spoken-beat }, старшая — { $top }.
french-poker-refused-straight = { french-poker-spoken-claim } — это стрит, а за этим столом играют без них. Последняя заявка была { french-poker-spoken-beat }, старшая — { $top }.
french-poker-refused-kickers = В заявке { french-poker-spoken-claim } названы лишние кубики: за этим столом важна только сама комбинация. Последняя заявка была { french-poker-spoken-beat }, старшая — { $top }.
french-poker-refused-unknown-dice = Оставленные кубики называют по местам, каждое один раз и по порядку; всего кубиков { $dice }.
french-poker-refused-keep-one = Под стаканом должен остаться хотя бы один кубик; все пять перебрасывают в закрытую.
french-poker-refused-reroll-one = Надо перебросить хотя бы один кубик.
french-poker-refused-must-reroll = Кто посмотрел, должен сначала перебросить хотя бы один кубик, а потом заявлять.
french-poker-refused-opener-rerolls = Кто начинает раунд, только что бросил все пять кубиков — теперь заявка.
french-poker-refused-rerolled-already = { $rerolls ->
    [1] Перебрасывают раз за ход: теперь заявка.
    [few] Перебрасывают { $rerolls } раза за ход: теперь заявка.
   *[other] Перебрасывают { $rerolls } раз за ход: теперь заявка.
}
french-poker-refused-shown-already = Вы только что открыли кубики: перебросьте или заявляйте.
french-poker-refused-keeping = { $keeping ->
    [closed] За этим столом все кубики остаются под стаканом: выберите, какие оставить, остальные перебросьте в закрытую.
    [free] За этим столом кубики открывают или перебрасывают под стакан, а прочие остаются как лежат.
   *[split] За этим столом часть кубиков оставляют закрыто, а остальные бросают открыто, или наоборот.
}
french-poker-refused-no-blind-pass = За этим столом кубики вслепую не передают: верьте или не верьте.
french-poker-refused-top-may-concede = Выше, чем { french-poker-spoken-claim }, нет: не верьте или сдавайтесь.
french-poker-refused-top-must-doubt = Выше, чем { french-poker-spoken-claim }, нет: это надо проверить.
french-poker-refused-no-conceding = По правилам этого стола { french-poker-spoken-claim } надо проверить.
french-poker-refused-not-the-top = Сдаются только перед старшей заявкой; { french-poker-spoken-claim } — верьте или не верьте.
french-poker-refused-not-now = Сейчас так нельзя (действие { $action }, состояние { $phase }).

## How to play: one sentence for each rule
french-poker-play-aim = Цель
french-poker-play-counted-in-tokens = В начале у каждого { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}. Кого поймали на слишком высокой заявке, тот откладывает один; кто не поверил напрасно — тоже. Кто остался без жетонов, выбывает.
french-poker-play-counted-in-charge = В банке по два жетона на игрока и ещё один. Кто проиграл раунд, берёт один. Когда банк опустеет, игроки без жетонов в безопасности, и с этого времени победитель каждого раунда один возвращает. Проигрывает последний, у кого есть жетоны.
french-poker-play-ends-last-standing = Остальные играют дальше, и последний в игре побеждает.
french-poker-play-ends-first-out = Кто выбыл первым, тот проиграл, и игра окончена.
french-poker-play-hands = Комбинации
french-poker-play-poker-dice = Кубики покерные, на них 9, 10, J, Q, K и A, от младшей к старшей: где ниже написано от одного до шести, девятка стоит за единицу, а туз — за шестёрку.
french-poker-play-from-the-highest = От старшей:
french-poker-play-hand-five = покер: пять одинаковых
french-poker-play-hand-four = каре: четыре одинаковых
french-poker-play-hand-full-house = фулл-хаус: три одинаковых и пара; сперва важна тройка, потом пара
french-poker-play-hand-straight-to-6 = стрит 2-3-4-5-6
french-poker-play-hand-straight-to-5 = стрит 1-2-3-4-5
french-poker-play-hand-three = три одинаковых
french-poker-play-hand-two-pairs = две пары: сперва важна старшая, потом младшая
french-poker-play-hand-pair = одна пара
french-poker-play-hand-high-die = старший кубик; { $least ->
    [pair] такая заявка не говорит ничего: любые пять кубиков стоят пары двоек
    [one] «старший кубик единица» и ниже не говорит ничего: столько стоят любые пять кубиков
    [five] «старший кубик пятёрка» и ниже не говорит ничего: столько стоят любые пять кубиков
   *[six] «старший кубик шестёрка» и ниже не говорит ничего: столько стоят любые пять кубиков
}
french-poker-play-general = Заявка бывает общая («две пары») и подробная («шестёрки и пятёрки»). Подробная выше общей той же комбинации и ниже общей следующей.
french-poker-play-detailed = Каждая заявка называет цифры: «шестёрки и пятёрки», а не просто «две пары».
french-poker-play-kickers-none = Кубики, которые не входят в комбинацию, не важны.
french-poker-play-kickers-full = В заявке можно назвать и остальные кубики, какими они могут выпасть, от старшего: «пара шестёрок, далее пять и четыре». Неназванные считаются младшими.
french-poker-play-wild = Единица заменяет любую цифру — ту, с которой комбинация лучше всего.
french-poker-play-ones-high = Единица старше шестёрки. Стриты остаются 1–5 и 2–6.
french-poker-play-true = Заявка правдива, если комбинация стоит столько или больше.
french-poker-play-round = Раунд
french-poker-play-opens = Кто начинает первый раунд, решает жребий. Он бросает пять кубиков под стакан, смотрит и заявляет комбинацию: правду, больше или меньше. Следующий игрок по часовой стрелке отвечает:
french-poker-play-doubt = «Не верю»: все кубики открывают. Если заявка выше комбинации, проигрывает заявивший; иначе — тот, кто не поверил.
french-poker-play-believe = «Верю»: берёте кубики как лежат и смотрите. Теперь не верить поздно.
french-poker-play-pass = «Передаю»: отдаёте кубики дальше не глядя, с заявкой выше, и отвечаете за неё.
french-poker-play-with-the-dice = Кто взял кубики, делает одно из этого:
french-poker-play-keep-hidden = оставляет под стаканом хотя бы один кубик, можно и тот, что лежал открыто, и перебрасывает остальные в открытую;
french-poker-play-keep-open = открывает часть кубиков{ $all ->
    [yes] {" "}или все
   *[no] {""}
} и перебрасывает все остальные под стакан;
french-poker-play-roll-all = перебрасывает все пять под стакан;
french-poker-play-leave = оставляет всё как лежит.
french-poker-play-must-reroll = Кто взял кубики, должен перед заявкой перебросить хотя бы один.
french-poker-play-opener-plays = Начинающий раунд тоже может это сделать перед первой заявкой.
french-poker-play-reroll-closed = оставляет любые кубики и перебрасывает остальные; все остаются под стаканом, и всем видно, сколько брошено;
french-poker-play-reroll-free = перебрасывает любые кубики под стакан; остальные остаются как лежат, закрыто или открыто;
french-poker-play-show = открывает любые закрытые кубики — до переброса{ $must ->
    [yes] {" "}или после него
   *[no] , после него или без него
};
french-poker-play-rerolls = За ход так можно { $rerolls ->
    [few] { $rerolls } раза
   *[other] { $rerolls } раз
}, и между бросками кубики можно посмотреть.
french-poker-play-claim-more = Потом он должен заявить больше, чем было заявлено.
french-poker-play-top-doubt-or-concede = Выше { $ones ->
    [high] пяти единиц
   *[other] пяти шестёрок
} нет ничего: после них не верят или сдаются не глядя и проигрывают{ $opens ->
    [yes] ; сдавшийся начинает следующий раунд
   *[no] {""}
}.
french-poker-play-top-must-doubt = Выше { $ones ->
    [high] пяти единиц
   *[other] пяти шестёрок
} нет ничего: после них надо не поверить.
french-poker-play-starter-doubter-or-next = После раскрытой лжи следующий раунд начинает тот, кто не поверил; если он не поверил напрасно — следующий после него. Выбывших пропускают.
french-poker-play-starter-loser = Следующий раунд начинает проигравший; если он выбыл — следующий игрок.
french-poker-play-starter-winner = Следующий раунд начинает победитель. Выбывших пропускают.
french-poker-play-starter-doubter = Следующий раунд начинает тот, кто не поверил, прав он или нет; также и тот, кто сдался. Выбывших пропускают.
french-poker-play-besides = Кроме того
french-poker-play-clock = На каждое решение у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}; после этого за вас играет сервер, и честно.
french-poker-play-clock-hours = На каждое решение у вас { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}; после этого за вас играет сервер, и честно.
french-poker-play-clock-runs-on = Часы идут и тогда, когда за столом никого нет. Если время вышло, сервер доигрывает весь ваш ход.

## First games: the goal, and a tip at each hard step
french-poker-goal-last-standing = Заявляйте всё больше, правду или нет: побеждает последний с жетонами.
french-poker-goal-first-out = Заявляйте всё больше, правду или нет: у кого первого кончились жетоны, проиграл.
french-poker-goal-charge = Заявляйте всё больше, правду или нет: избавьтесь от жетонов; последний с ними проиграл.
french-poker-tip-open = Пять кубиков на весь стол: бросьте их и заявите комбинацию. Каждая следующая заявка должна быть выше.
french-poker-tip-first = Заявите любую комбинацию, правду или нет: сначала её саму, потом её кубики.{ $ones ->
    [high] {" "}Единица старше шестёрки.
    [wild] {" "}Единицы считаются любым числом.
   *[plain] {""}
}
french-poker-tip-say = Заявите больше прежнего, правду или нет: сначала комбинацию, потом её кубики.{ $ones ->
    [high] {" "}Единица старше шестёрки.
    [wild] {" "}Единицы считаются любым числом.
   *[plain] {""}
}
french-poker-tip-answer = Поверите — возьмёте кубики и заявите больше. Не поверите — все откроют: проиграет лжец, а если это правда — вы.
french-poker-tip-top-doubt-or-concede = Выше ничего нет. Не верите — все кубики откроют: проиграет лжец или вы. Сдаться — проиграть не глядя.
french-poker-tip-top-must-doubt = Выше ничего нет: остаётся не поверить. Все кубики откроют: проиграет лжец или вы.
french-poker-tip-keep = { $keeping ->
    [closed] Коснитесь кубиков, которые оставляете; остальные — под стакан, и все видят, сколько.
    [free] Коснитесь кубиков, которые оставляете; остальные — под стакан. Можно и открыть кубики.
   *[split] Коснитесь кубиков, которые оставляете: скрыто, а остальные в открытую, или наоборот.
}{ $must ->
    [yes] {" "}Хоть один надо бросить.
   *[no] {" "}Можно оставить все.
}

## Tutorial
tutorial-french-poker-claim = Анна бросила пять кубиков под стакан и заявляет пару пятёрок. Правда или нет?
tutorial-french-poker-believe = Не поверите — кубики откроют. Поверите — возьмёте их как лежат и должны будете заявить больше. Поверьте ей.
tutorial-french-poker-believe-first = Пока поверьте: тогда кубики ваши.
tutorial-french-poker-keep = Две пятёрки: это правда. Теперь надо больше: { $device ->
    [browser] коснитесь обеих, чтобы оставить их скрытыми, и бросьте остальные три в открытую
   *[terminal] оставьте обе пятёрки скрытыми, назвав их места, и бросьте остальные три в открытую
}.
tutorial-french-poker-keep-fives = Здесь оставим только две пятёрки, скрытыми, а остальные три бросим в открытую.
tutorial-french-poker-say = Третья пятёрка выпала на виду у всех. Заявите три пятёрки или солгите: четыре пятёрки.
tutorial-french-poker-say-fives = Заявите три пятёрки, это правда, или четыре — это ложь.
tutorial-french-poker-hands = Анна вам поверила, открыла три пятёрки, бросила два кубика в закрытую и заявляет пять пятёрок: выше почти ничего нет.
tutorial-french-poker-doubt = Оба скрытых кубика должны быть пятёрками: раз в 36 бросков. Не верьте ей!
tutorial-french-poker-doubt-now = Слишком хорошо, чтобы быть правдой: не верьте ей.
tutorial-french-poker-caught = Всего три пятёрки: Анна теряет жетон. Было бы пять — потеряли бы вы.
tutorial-french-poker-last = Вот и весь французский покер: оставляйте, бросайте, заявляйте больше и не верьте тому, что слишком хорошо. Кто без жетонов, тот выбыл.

## Browser: claims come in words, dice as numbers from 1
web-french-poker-you-open = Начинаете вы. Бросайте пять кубиков!
web-french-poker-you-claim-first = Заявите комбинацию, настоящую или нет.
web-french-poker-you-choose-first = Коснитесь кубиков, которые оставляете, или сразу заявляйте.
web-french-poker-you-claim = Теперь заявите больше, чем { $claim }.
web-french-poker-you-choose = Коснитесь кубиков, которые оставляете, или не трогайте их. Перебить: { $claim }.
web-french-poker-you-must-roll = Коснитесь кубиков, которые оставляете; остальные бросите. Перебить: { $claim }.
web-french-poker-you-answer = { $claimer } заявляет: { $claim }. Верите?
web-french-poker-you-are-out = Для вас игра окончена. Смотрите на лжецов.
web-french-poker-you-are-safe = Вы в безопасности. Смотрите, как потеют другие.
web-french-poker-waits-lot = Жребий решает, кто начинает.
web-french-poker-waits-open = Раунд начинает { $seat }.
web-french-poker-waits-fall = { $seat } бросает.
web-french-poker-waits-cup = Кубики у игрока { $seat }.
web-french-poker-waits-answer = { $claimer } заявляет: { $claim }. Думает { $seat }.

## Browser: answers
web-french-poker-believe-note = беру кубики и смотрю
web-french-poker-doubt-note = открыть все кубики!
web-french-poker-concede-note = проиграть не глядя
web-french-poker-pass-on = Передать вслепую, с заявкой выше

## Browser: known dice
web-french-poker-dice = Пять кубиков, как вы их знаете
web-french-poker-mat = Открыты: { $dice }
web-french-poker-mat-empty = Открытых кубиков нет.
web-french-poker-under-cup =
    { $count ->
        [0] Под стаканом ничего
        [one] { $count } кубик под стаканом
        [few] { $count } кубика под стаканом
       *[many] { $count } кубиков под стаканом
    }
web-french-poker-die = Кубик { $number }: { $pips }, { $how }
web-french-poker-die-unknown = Кубик { $number }: под стаканом, вы его не видели
web-french-poker-open = открыт
web-french-poker-hidden = скрыт
web-french-poker-recalled = помните
web-french-poker-unknown = не видели
web-french-poker-keep = оставить
web-french-poker-you-have = У вас { $claim }.

## Browser: keeping and rolling
web-french-poker-roll-hidden =
    { $count ->
        [0] Открыть все
        [5] Бросить все пять
       *[other] Бросить { $count } в закрытую
    }
web-french-poker-roll-hidden-note =
    { $kept ->
        [none] под стакан
        [all] ничего не бросать
       *[other] открыть { $kept }
    }
web-french-poker-roll-open =
    { $count ->
        [0] Бросить в открытую
        [5] Бросить в открытую
       *[other] Бросить { $count } в открытую
    }
web-french-poker-roll-open-note =
    { $kept ->
        [none] сперва оставьте кубик
        [all] сперва отпустите кубик
       *[other] { $kept } под стаканом
    }
web-french-poker-roll-rest = { $count ->
    [0] Бросить в закрытую
    [5] Бросить все пять
   *[other] Бросить { $count } в закрытую
}
web-french-poker-roll-rest-note = { $kept ->
    [none] под стакан
    [all] оставьте хоть один для броска
   *[other] оставить { $kept }
}
web-french-poker-show = { $count ->
    [0] Открыть
    [5] Открыть все
   *[other] Открыть { $count }
}
web-french-poker-show-note = { $kept ->
    [none] выберите закрытые кубики
   *[other] ничего не бросать
}
web-french-poker-leave-them = Оставить как лежат и заявить

## Browser: reported actions
web-french-poker-did-opened = первый бросок раунда
web-french-poker-did-left = без переброса
web-french-poker-did-kept-hidden = скрыто { $count }, в открытую брошено { $rest }
web-french-poker-did-kept-open =
    { $count ->
        [0] все пять переброшены в закрытую
        [5] все пять открыты
       *[other] открыто { $count }, в закрытую брошено { $rest }
    }
web-french-poker-did-rerolled = { $count ->
    [0] все пять переброшены в закрытую
   *[other] оставлено { $count }, в закрытую переброшено { $rest }
}
web-french-poker-did-laid-open = { $count ->
    [5] все пять открыты
   *[other] открыто { $count }
}
web-french-poker-did-passed = передано вслепую

## Browser: claims
web-french-poker-no-claim = Заявок ещё нет
web-french-poker-claims = Заявки этого раунда
web-french-poker-hands = Какую комбинацию
web-french-poker-ranks = Какие именно
web-french-poker-kickers = Остальные кубики
web-french-poker-general = любые
web-french-poker-no-kickers = только эти
web-french-poker-certain = Это правда при любых пяти кубиках.
web-french-poker-ruled-out = Все видят, что это неправда.
web-french-poker-your-hand = что у вас есть
web-french-poker-percent = { $percent } %

## Browser: odds
web-french-poker-show-odds = Показать шансы
web-french-poker-odds-answer = По известным вам кубикам это правда в { $percent } % случаев.
web-french-poker-odds-next = Для следующего игрока это правда в { $percent } % случаев.
web-french-poker-odds-target = Шансы с оставленными кубиками. Цель: { $claim }
web-french-poker-odds-best =
    { $kept ->
        [none] Лучше всего бросить все пять, { $percent } %
        [all] Лучше всего ничего не бросать, { $percent } %
       *[other] Лучше всего оставить { $kept }, { $percent } %
    }

## Browser: tokens
web-french-poker-pot = В банке: { $count }
web-french-poker-holds =
    { $count ->
        [one] на руках { $count } жетон
        [few] на руках { $count } жетона
       *[many] на руках { $count } жетонов
    }
web-french-poker-safe = в безопасности

## Browser: moments
web-french-poker-lot = Начинает { $seat }
web-french-poker-doubts = { $doubter } не верит: { $claimer } лжёт?
web-french-poker-concedes = { $seat } сдаётся
web-french-poker-true = Правда!
web-french-poker-lie = Ложь!
web-french-poker-said = Заявка: { $claim } ({ $claimer })
web-french-poker-shows = На кубиках: { $worth }
web-french-poker-laid-off = { $seat } −1
web-french-poker-took = { $seat } +1
web-french-poker-came-safe = { $seat } в безопасности
web-french-poker-pot-emptied = Банк пуст: теперь победители возвращают

## Terminal: second person
terminal-french-poker-you-round-started = { $number ->
    [1] Раунд { $number }: по жребию начинаете вы.
   *[other] Раунд { $number }: начинаете вы.
}
terminal-french-poker-you-shaken = Вы бросаете пять кубиков под стакан.
terminal-french-poker-you-announced = Вы заявляете: { $claim }.
terminal-french-poker-you-believed = Вы верите, берёте кубики и смотрите.
terminal-french-poker-you-kept-hidden = Вы оставляете { $kept } под стаканом, а остальные перебрасываете в открытую.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Вы перебрасываете все пять кубиков в закрытую.
    [all] Вы открываете все пять кубиков.
   *[other] Вы открываете { $kept }, а остальные перебрасываете в закрытую.
}
terminal-french-poker-you-rerolled = { $kept ->
    [none] Вы перебрасываете все пять кубиков в закрытую.
   *[other] Вы оставляете { $kept }, а остальные перебрасываете под стакан.
}
terminal-french-poker-you-laid-open = { $kept ->
    [all] Вы открываете все пять кубиков.
   *[other] Вы открываете { $kept } и ничего не бросаете.
}
terminal-french-poker-you-passed-on = Вы передаёте кубики не глядя и заявляете: { $claim }.
terminal-french-poker-you-doubted = Вы не верите игроку { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } вам не верит.
terminal-french-poker-you-conceded = Вы сдаётесь не глядя.
terminal-french-poker-you-opened = { $held ->
    [yes] На кубиках { $dice } — { $worth }. Вы заявили { $claim }, и это правда.
   *[no] На кубиках { $dice } — { $worth }. Вы заявили { $claim }, и это ложь.
}
terminal-french-poker-you-laid-off = Вы откладываете жетон; осталось { $left }.
terminal-french-poker-you-charged = Вы берёте жетон, теперь у вас { $held }; в банке { $pot }.
terminal-french-poker-you-gave-back = Вы возвращаете жетон, теперь у вас { $held }.
terminal-french-poker-you-went-out = Вы выбываете.
terminal-french-poker-you-came-safe = Вы в безопасности.

## Terminal: the table
terminal-french-poker-safe = в безопасности
terminal-french-poker-open = видно
terminal-french-poker-hidden = в закрытую
terminal-french-poker-dice = Кубики: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } в открытую
terminal-french-poker-die-hidden = №{ $place } { $pips } в закрытую
terminal-french-poker-die-unseen = №{ $place } неизвестно

## Terminal: questions
terminal-french-poker-ask-open = Вы начинаете раунд.
terminal-french-poker-ask-cup-first = У вас { $dice }: { $own }. Что заявляете?
terminal-french-poker-ask-cup-left = У вас { $dice }: { $own }. Надо перебить: { $claim }. Оставите что-то и перебросите или заявите?
terminal-french-poker-ask-cup = У вас { $dice }: { $own }. Надо перебить: { $claim }. Что заявляете?
terminal-french-poker-ask-answer = { $seat } заявляет: { $claim }. Верите?
terminal-french-poker-ask-answer-top = { $seat } заявляет: { $claim }. Выше нет ничего. Что делаете?
terminal-french-poker-hint-answer = По известным вам кубикам это правда в { $percent } % случаев.
terminal-french-poker-hint-keeping = Что оставить для каждой комбинации и с какой вероятностью она выйдет:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: бросить все, { $percent } %
    [all] { $claim }: оставить все, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}
terminal-french-poker-bound = Все видят: правдой может быть самое большее { $claim }.
terminal-french-poker-hint-say = Младшая заявка каждой комбинации и вероятность, что это правда, глазами следующего игрока:
terminal-french-poker-hint-claim = { $claim }: { $percent } %

## Terminal: what can be typed
terminal-words-keep-hidden = х спрятать оставить
terminal-words-keep-open = к открыть выложить
terminal-words-roll-rest = о оставить б бросить
terminal-words-show = к открыть показать
terminal-french-poker-do-announce = заявить комбинацию: наберите её кубики или название
terminal-french-poker-do-believe = верю: взять кубики и посмотреть
terminal-french-poker-do-doubt = не верю: открыть все кубики
terminal-french-poker-do-pass-on = передать кубики вслепую и заявить комбинацию выше
terminal-french-poker-do-roll-rest = эти кубики оставить как лежат, остальные перебросить в закрытую (0 — бросить все)
terminal-french-poker-do-show = открыть эти кубики, ничего не бросать
terminal-do-keep-hidden = эти кубики — под стакан, остальные бросить в открытую
terminal-do-keep-open = эти кубики открыть, остальные бросить в закрытую (0 — бросить все)
terminal-claim-missing = Скажите, какую комбинацию, например «{ $word } { $value }». Можно заявить: { $allowed }
terminal-claim-unclear = «{ $text }» — не комбинация. Наберите её кубики или название, например «две пары».
terminal-kept-missing = Скажите, какие кубики, например «{ $word } { $value }»: их номера от 1 до 5.
terminal-kept-unclear = «{ $text }» — не кубики. Наберите их номера от 1 до 5, например «1 3»; 0 — ни одного.

## Terminal: pages
terminal-odds-claim = Заявка
terminal-odds-written = Пишется
terminal-odds-fresh = Новый бросок даёт столько или больше
terminal-odds-claim-line = { $name } ({ $claim }): столько или больше дают { $reached } из { $ways } новых бросков ({ $percent } %).

## Coach
coach-move-keep-open = открыть { $value }, остальные перебросить закрыто
coach-move-keep-hidden = оставить { $value } под стаканом, остальные перебросить открыто
coach-move-roll-rest = оставить { $value }, остальные перебросить закрыто
coach-move-roll-all = перебросить закрыто все пять
french-poker-coach-mistake-opening = Ваша главная ошибка: в раунде { $round } вам выпало { $roll }, и вы сказали «{ $said }». Сказать «{ $value }» было бы лучше на { $lost } процентного пункта.
french-poker-coach-mistake-cup = Ваша главная ошибка: в раунде { $round } перед вами было { $roll }, перебить надо было «{ $claim }», а вы { $kind ->
    [keep-open] открыли { $said } и перебросили остальные закрыто
    [keep-hidden] оставили { $said } под стаканом и перебросили остальные открыто
    [roll-rest] оставили { $said } и перебросили остальные закрыто
    [roll-all] перебросили закрыто все пять
   *[announce] сказали «{ $said }»
}. { $better ->
    [keep-open] Открыть { $value } и перебросить остальные закрыто
    [keep-hidden] Оставить { $value } под стаканом и перебросить остальные открыто
    [roll-rest] Оставить { $value } и перебросить остальные закрыто
    [roll-all] Перебросить закрыто все пять
   *[announce] Сказать «{ $value }»
} было бы лучше на { $lost } процентного пункта.
french-poker-coach-mistake-answer = Ваша главная ошибка: в раунде { $round } на «{ $claim }» вы { $kind ->
    [believe] поверили
    [concede] сдались
    [pass-on] передали дальше вслепую
   *[doubt] не поверили
}, { $lie ->
    [0] а сильный игрок говорит так, только если это правда
   *[other] а сильный игрок лжёт здесь в { $lie } % случаев
}. { $better ->
    [believe] Поверить
    [concede] Сдаться
    [pass-on] Передать дальше с заявкой { $value }
   *[doubt] Не поверить
} было бы лучше на { $lost } процентного пункта.
french-poker-coach-mistake-unexpected = Ваша главная ошибка: в раунде { $round } на «{ $claim }» вы { $kind ->
    [believe] поверили
    [concede] сдались
    [pass-on] передали дальше вслепую
   *[doubt] не поверили
}. Сильные игроки здесь этого никогда не говорят; у того, кто лжёт лишь тогда, когда ложь ничего не стоит, это ложь в { $lie } % случаев. { $better ->
    [believe] Поверить
    [concede] Сдаться
    [pass-on] Передать дальше с заявкой { $value }
   *[doubt] Не поверить
} было бы лучше на { $lost } процентного пункта.
french-poker-coach-mistake-knowing = Ваша главная ошибка: в раунде { $round } вы знали все пять кубиков, { $roll }, и на «{ $claim }» { $kind ->
    [believe] поверили
    [concede] сдались
    [pass-on] передали дальше
   *[doubt] не поверили
}. { $better ->
    [believe] Поверить
    [concede] Сдаться
    [pass-on] Передать дальше с заявкой { $value }
   *[doubt] Не поверить
} было бы лучше на { $lost } процентного пункта.
french-poker-coach-seats = Французский покер решён для двоих. Когда игроков { $seats }, тренер начинает разбор, как только остаются двое, и только если играют до последнего, у кого есть жетоны.
french-poker-coach-unsolved = Этих правил нет среди решённых заранее. Для сыгранной игры их решит `mendax coach`.
french-poker-explore-note = Первая страница — открывающего раунд, остальные — пять кубиков, переброшенных закрыто; когда часть открыта, страниц ещё тысячи. Заявки и кубики сведены по комбинациям; перебить надо высшую заявку комбинации. То, чего стоит начать, — это шанс выиграть раунд.
french-poker-solver-refused-seats = Французский покер решён для двоих, а не для { $seats }.
french-poker-solver-refused-passing = Не решено: передача вслепую там, где посмотревший обязан бросать снова.
