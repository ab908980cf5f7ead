# Слова французского покера. Имена игроков: $seat, $claimer; заявки уже так, как их показывают (см.
# «Комбинации»); оставленные кубики — $kept: их номера от 1, или none, или all.
french-poker-title = Французский покер

## Домашние правила

french-poker-option-tokens = Жетоны
french-poker-option-tokens-help = Сколько жетонов у каждого в начале; в игре с банком счёт свой.
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
french-poker-option-must-reroll = Посмотрел — бросай
french-poker-option-must-reroll-help = Кто взял кубики и посмотрел, должен перебросить хотя бы один.
french-poker-option-blind-pass = Передавать вслепую
french-poker-option-blind-pass-help = Третий ответ: передать кубики дальше не глядя, с заявкой выше, и отвечать за неё.
french-poker-option-top-claim = После пяти шестёрок
french-poker-option-top-claim-help = Что может следующий игрок, когда заявки выше уже нет.
french-poker-option-top-claim-doubt-or-concede = не поверить или сдаться не глядя
french-poker-option-top-claim-must-doubt = только не поверить
french-poker-option-ones = Единицы
french-poker-option-ones-help = Может ли единица заменить любую цифру.
french-poker-option-ones-plain = обычные
french-poker-option-ones-wild = джокеры
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
french-poker-option-next-starter-doubter-or-next = кто верно не поверил, или следующий после того, кто не поверил напрасно
french-poker-option-next-starter-loser = проигравший, если он ещё в игре
french-poker-option-turn-clock = Время на ход
french-poker-option-turn-clock-help = Сколько секунд на решение, прежде чем за отсутствующего сыграет дом; 0 — без ограничения.

## Готовые наборы

french-poker-preset-house = Домашние
french-poker-preset-house-help = Пять жетонов, стриты выше трёх одинаковых, побеждает последний в игре.
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

## Комбинации

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

## Сколько у кого

french-poker-standing-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
french-poker-standing-pot = В банке: { $count }

## Состояния

french-poker-phase-over = Игра окончена

## Действия

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
french-poker-action-pass-on = Передать вслепую: { $claim }
french-poker-action-concede = Сдаться
french-poker-action-draw-lot = Жребий падает на игрока { $seat }
french-poker-action-fall = Кубик падает в закрытую: { $pips }
french-poker-action-fall-open = Кубик падает в открытую: { $pips }

## Что сделано перед заявкой

french-poker-deed-opened = первый бросок раунда
french-poker-deed-left = без переброса
french-poker-deed-kept-hidden = под стаканом оставлено { $kept }
french-poker-deed-kept-open =
    { $kept ->
        [none] все пять переброшены в закрытую
        [all] все пять открыты
       *[other] в открытую оставлено { $kept }
    }
french-poker-deed-passed = передано вслепую

## События

french-poker-event-lot-drawn = Жребий: начинает { $seat }.
french-poker-event-round-started = Раунд { $number }: начинает { $seat }.
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

## Конец игры

french-poker-end-last-standing = Остался один игрок.
french-poker-end-first-out = У кого-то кончились жетоны.
french-poker-end-charge = Жетоны остались у одного игрока — он и проиграл.

## Причины

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
french-poker-refused-rerolled-already = Перебрасывают раз за ход: теперь заявка.
french-poker-refused-no-blind-pass = За этим столом кубики вслепую не передают: верьте или не верьте.
french-poker-refused-top-may-concede = Выше, чем { french-poker-spoken-claim }, нет: не верьте или сдавайтесь.
french-poker-refused-top-must-doubt = Выше, чем { french-poker-spoken-claim }, нет: это надо проверить.
french-poker-refused-no-conceding = По правилам этого стола { french-poker-spoken-claim } надо проверить.
french-poker-refused-not-the-top = Сдаются только перед старшей заявкой; { french-poker-spoken-claim } — верьте или не верьте.
french-poker-refused-not-now = Сейчас так нельзя (действие { $action }, состояние { $phase }).

## Боты

bot-searching = Искатель
bot-searching-help = Перебирает, что оставить и что заявить, и выбирает то, что окупится против худшего из двух типов соперников.
french-poker-preset-first-evening = Первый вечер
french-poker-preset-first-evening-help = Два жетона, и каждая заявка называет кубики: первая игра кончается за несколько минут.
