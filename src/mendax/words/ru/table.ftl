# Tables of every game. Names of players come as $seat, $name, $to; numbers of seats count from 1.

## Refused
table-refused-no-seat = У вас нет места за этим столом. Сначала сядьте или смотрите дальше.
table-refused-seated = У вас уже есть место { $seat }. Если встали — вернитесь на него.
table-refused-full = Все места заняты: за этим столом их { $most }.
table-refused-running = Не во время игры: дождитесь её конца.
table-refused-not-running = Сейчас никто не играет. Игру начинает хозяин.
table-refused-too-few =
    { $seats ->
        [one] Занято только { $seats } место; для этой игры нужно не меньше { $fewest }.
        [few] Занято только { $seats } места; для этой игры нужно не меньше { $fewest }.
       *[other] Занято только { $seats } мест; для этой игры нужно не меньше { $fewest }.
    }
table-refused-not-host = Это может только хозяин стола.
table-refused-tournament = Какая игра следующая и кто в неё играет, здесь решает турнир.
table-refused-no-such-seat = Такого места нет; у мест номера от 1 до { $seats }.
table-refused-own-seat = Себя выгнать нельзя. Просто встаньте.
table-refused-empty-seat = Там никто не сидит.
table-refused-nobody-there = Человека там нет; хозяином может быть только тот, кто за столом.
table-refused-order = В порядке должно быть по одному разу каждое из этих мест: { $seats }.
table-refused-away = Вы встали, и за вас играет бот. Сначала вернитесь.
table-refused-not-away = Вы и так сидите на месте { $seat }.
table-refused-kicked = Хозяин выгнал вас из-за этого стола.
table-refused-spectators-off = Зрителей здесь нет: смотреть и говорить могут только те, у кого есть место.
table-refused-chat-off = Свободный текст здесь выключен. Возможно, разрешены готовые фразы.
table-refused-whispers-off = Разговоры наедине здесь выключены.
table-refused-whisper-to = Шепнуть можно только другому человеку, который сидит за столом.
table-refused-no-chips = За этим столом на фишки не играют.
table-refused-buy-in = Купить можно { $allowed } фишек, а не { $given }.
table-refused-buy-in-most = Ни у кого здесь нет больше, чем у вас, и этого хватает: докупать нечего.
table-refused-no-rebuys = За этим столом фишек не докупают.
table-refused-short = Чтобы продолжать, каждому нужно не меньше { $least } фишек. Не хватает: { $names }. Докупите или встаньте.
table-refused-phrases-off = Готовые фразы здесь выключены.
table-refused-phrase-unknown = Готовой фразы «{ $given }» нет. Есть такие: { $allowed }.
table-refused-text-empty = Здесь нечего читать. Напишите от 1 до { $longest } знаков.
table-refused-text-long = Слишком длинно: не больше { $longest } знаков.
table-refused-name-empty = В имени должно быть от 1 до { $longest } видимых знаков.
table-refused-name-long = В имени не может быть больше { $longest } знаков.
table-refused-name-heavy = В этом имени слишком много ударений или других значков.
table-refused-name-invisible = В имени нет управляющих символов, знаков направления и концов строк.
table-refused-bot-unknown = Бота «{ $given }» для этой игры нет. Есть такие: { $allowed }.
table-refused-no-preset = Набора правил «{ $given }» нет. Есть такие: { $allowed }.
table-refused-not-a-bot = На месте { $seat } играет человек, а не бот.
table-refused-not-an-action = За столом такого сделать нельзя.
table-refused-stale = Игра тем временем ушла вперёд, так что это не засчитано. Взгляните ещё раз и решайте.
table-refused-share = Вклад в случайность — это 32 шестнадцатеричные цифры, 0–9 и a–f.
table-refused-share-bound = Ваш вклад уже зафиксирован; до следующей игры заменить его нельзя.
table-refused-share-hash = Хеш вклада — это 64 шестнадцатеричные цифры, 0–9 и a–f.
table-refused-share-not-bound = Среди вкладов, которых ждёт эта игра, к этим байтам не подходит ни один.
table-refused-clock = На этих часах осталось ещё { $milliseconds } миллисекунд.
table-refused-clock-not-running = Для места { $seat } часы не идут.
table-refused-no-such-game = Игры { $given } нет под рукой. Последняя игра этого стола — номер { $allowed }.
table-refused-brought-otherwise = Фишек в начале этой игры не столько, сколько есть за столом.

## Broken logs
table-corrupt-empty = Журнал этого стола пуст.
table-corrupt-gap = В журнале этого стола стоит строка { $line }, а должна идти строка { $expected }.
table-corrupt-line = Строка { $line } журнала не могла случиться: { $problem }.
table-corrupt-rules = Когда в игру { $game } играли, она кончилась иначе. Журнал цел, значит, правила этой версии отличаются от тех, по которым играли, хотя и те, и другие зовутся редакцией { $edition }.
table-corrupt-lines = Журнал игры { $game } (редакция правил { $edition }) изменён после того, как в неё сыграли.

## Tables set aside after a failure of the server
table-set-aside-chance = Этот стол отложен: по его правилам жребию нет конца, даже после { $limit } бросков или карт подряд. Всё сыгранное сохранено, остальные столы играют дальше. Откройте новый стол с другими правилами.
table-set-aside-slow = Этот стол отложен: действие за ним длилось слишком долго. Всё сыгранное сохранено, остальные столы играют дальше. Попробуйте через десять минут или откройте новый стол.
table-set-aside-failed = Этот стол отложен: на нём несколько раз случился сбой с нашей стороны. Всё сыгранное сохранено, остальные столы играют дальше. Попробуйте через десять минут или откройте новый стол.
table-set-aside-unreadable = Этот стол не открывается: сохранённое не удалось воспроизвести. Запись остаётся как есть, остальные столы играют дальше. Откройте новый стол.

## Broken records
record-problem-no-record = Строка { $line } не похожа на заголовок записи: это не запись игры.
record-problem-changed = Строка { $line } изменена: её хеш не соответствует тексту до этого места.
record-problem-cut-short = Запись обрывается на строке { $line }; последней строкой должно быть «end over» или «end running».
record-problem-unreadable = Строку { $line } не удаётся прочитать: { $problem }.
record-problem-scheme = Строка { $line }: схема «{ $given }» здесь неизвестна. Известна такая: { $allowed }.
record-problem-newer = Строка { $line }: эту запись сделала более новая версия Mendax. В ней правила редакции { $given }, а известны редакции до { $known }.
record-problem-older = Строка { $line }: в этой записи правила редакции { $given }. Эта версия играет только по редакции { $known }.
record-problem-order = Строка { $line }: номера записей должны расти.
record-problem-seats = Строка { $line }: эта игра не на столько мест: { $seats }.
record-problem-not-as-shown = Строка { $line }: названный здесь исход жребия { $draw } — не тот, что был показан.
record-problem-unproved = Строка { $line }: исход жребия { $draw } назван, но никакая соль его не доказывает.
record-problem-against-rules = Строка { $line }: по правилам такого случиться не могло.
record-problem-wrong-end = Строка { $line }: по правилам игра здесь не может стоять так.
record-problem-tangled = Строка { $line }: перепробовано множество вариантов неизвестного, и ни один не ведёт дальше этой строки. Либо она подделана, либо того, что произошло на самом деле, не нашли.
record-remark-noted = Не проверено, остались ли прежними хеш, который вы видели до игры, и ваш вклад: в этой записи нет строки «noted». Сохраните запись со страницы стола на том устройстве, на котором вы играли.
record-remark-shares = Не проверено, были ли вклады зафиксированы до того, как их увидели: эта запись об этом не говорит.
record-remark-left-out = Зафиксированные вклады, которые не открыли вовремя и которые не учтены: { $names }.
record-remark-seed =
    Не проверено, как тянули жребии: зерно не открыто. Из { $draws } { $draws ->
        [one] жребия
       *[many] жребиев
    } этому читателю показано { $opened }, и их соль подходит.
record-remark-setting = Не проверено, нужно ли было открыть зерно: выпуск, создавший эту запись, не отмечал этой настройки.

## Events
table-event-table-opened = Стол открыт.
table-event-seated = { $seat } садится за стол.
table-event-renamed = Теперь на этом месте { $seat }.
table-event-left = { $seat } встаёт из-за стола.
table-event-left-kicked = Хозяин выгоняет игрока: { $seat }.
table-event-left-bot = { $seat } встаёт из-за стола; дальше играет { $bot }.
table-event-returned = { $seat } снова за столом.
table-event-handed-over = Теперь хозяин стола — { $seat }.
table-event-arranged = Игроков пересадили.
table-event-rules-set = { $own ->
    [yes] { $rules }.
   *[no] Правила: { $rules }.
}
table-event-table-set = Хозяин меняет порядки за столом.
table-event-share-bound = { $seat } фиксирует свой вклад в случайность.
table-event-share-added = { $seat } открывает свой вклад в случайность.
table-event-shares-left-out = Игра идёт без вкладов, которые не открыли вовремя: { $seats }.
table-event-bought-in = { $seat } покупает фишки: { $chips }. В стеке теперь { $stack }.
table-event-game-started = Начинается игра { $number }.
table-event-committed = Жребий { $draw } зафиксирован.
table-event-salted = Жребий { $draw } можно проверить.
table-event-seed-opened = Зерно открыто: каждый жребий этой игры можно проверить.
table-event-next-committed = Случайность следующей игры зафиксирована.
table-event-clock-ran-out = { $seat }: время вышло.
table-event-said = { $seat }: { $text }
table-event-said-to = { $seat } шёпотом ({ $to }): { $text }
table-event-phrase-said = { $seat }: { $phrase }

## Ready phrases
table-phrase-hello = Привет!
table-phrase-good-luck = Удачи!
table-phrase-thinking = Дайте подумать…
table-phrase-hurry = Ваш ход!
table-phrase-trust-me = Поверьте мне.
table-phrase-surely-not = Да неужели!
table-phrase-nice-bluff = Отличный блеф!
table-phrase-well-played = Хорошая игра!
table-phrase-ouch = Ой!
table-phrase-lucky = Вот повезло!
table-phrase-thanks = Спасибо!
table-phrase-again = Ещё раз?
table-phrase-bye = Пока!

## A bot plays for a disconnected player
table-refused-stand-in-here = Игрок на месте { $seat } на связи: за него никто не играет.
table-refused-stand-in-host = Это может только хозяин или любой, пока на связи нет самого хозяина.
table-refused-stand-in-bot = На месте { $seat } сейчас не играет человек.
table-event-stood-in = { $seat } не на связи; дальше играет { $bot }.

## Guesses of players who are out
table-refused-guess-in-game = Угадывают только те, кто выбыл из этой игры.
table-refused-guessed = Об этой заявке вы уже угадывали.
table-refused-guess-late = Поздно: на эту заявку уже ответили.
table-event-guessed = { $seat } угадывает.
table-event-guesses-settled =
    { $truth ->
        [yes] Это была правда.
       *[no] Это была ложь.
    } Угадали: { $right }; ошиблись: { $wrong }.

## Hosts, readiness and the next game: refused
table-refused-not-all-ready = Готовы ещё не все, кто здесь.
table-refused-take-over-off = Хозяин запретил занимать места по ходу игры. Дождитесь следующей.
table-refused-not-free = Место { $seat } не свободно: его игрок здесь или вот-вот вернётся.
table-refused-asked-for = Это место уже занимает { $name }.
table-refused-out-of-game = Место { $seat } уже вне этой игры. Выберите другое или дождитесь следующей.
table-refused-no-take-over = Вы не просили места.
table-refused-same-game = Эта игра и так на столе.
table-refused-too-many = В эту игру играют не больше { $most }, а сидит здесь { $seats }. Пусть кто-то сперва встанет и смотрит.

## Hosts, readiness and the next game: events
table-event-host-passed = { $name } не на связи: теперь хозяин стола — { $to }.
table-event-host-returned = { $seat } снова здесь. Хозяин стола — снова { $seat }.
table-event-ready-set =
    { $on ->
        [yes] { $seat } ждёт начала игры.
       *[no] { $seat } просит ещё подождать.
    }
table-event-game-set = Следующая игра — другая.
table-event-voted = { $seat } голосует за следующую игру.
table-event-score-reset = Счёт снова начинается с нуля.
table-event-take-over-asked = { $name } со следующего раунда занимает место ({ $seat }).
table-event-take-over-dropped = { $name } смотрит дальше.
table-event-taken-over = Теперь на этом месте играет { $name }.

## Order: mutes, locked seats, new links
table-refused-muted = Хозяин лишил вас слова за этим столом. Играть и смотреть можно и дальше.
table-refused-seats-locked = Свободные места заперты: кто сядет, решает хозяин.
table-refused-no-such-watcher = Под таким именем здесь никто не смотрит.
table-refused-no-link = У этого стола нет ссылки.
table-event-muted =
    { $on ->
        [yes] Хозяин лишает слова: { $name }.
       *[no] { $name } снова может говорить.
    }
table-event-watcher-removed = Хозяин убирает зрителя: { $name }.
table-event-link-changed = У стола новая ссылка. Старая больше не действует.

## Seats of programs
table-refused-name-taken = «{ $given }» похоже на имя кого-то другого за столом. Программа должна выбрать другое.
table-refused-programs-quiet = За этим столом программы не разговаривают; хозяин может это разрешить.
table-refused-program-host = Программа не может быть хозяином.
table-refused-program-seat = У программы есть только то место, которое для неё держали.
table-event-seat-reserved = Держат место для программы: { $name }.

## Shared devices and screens
table-refused-shared-device = Это только для тех, кто играет на своём устройстве.
table-event-device-shared = { $seat } играет на устройстве игрока { $owner }.

## Reactions and masks
table-refused-reactions-off = За этим столом реакции выключены.
table-refused-reaction-unknown = Реакции «{ $given }» нет. Есть такие: { $allowed }.
table-refused-mask-unknown = Маски «{ $given }» нет. Есть такие: { $allowed }.
table-refused-mask-taken = Эту маску уже носит { $name }.
table-event-reacted = { $name }: { $reaction }
table-event-reacted-at = { $name } ({ $to }): { $reaction }
table-event-wore = { $seat } меняет маску.
table-reaction-laugh = смех
table-reaction-gasp = изумление
table-reaction-squint = подозрение
table-reaction-sweat = холодный пот
table-reaction-weep = слёзы
table-reaction-cheer = радость
table-mask-fox = Лиса
table-mask-owl = Сова
table-mask-cat = Кот
table-mask-bear = Медведь
table-mask-hare = Заяц
table-mask-wolf = Волк
table-mask-frog = Лягушка
table-mask-raven = Ворон
table-mask-badger = Барсук
table-mask-moon = Луна
table-mask-sun = Солнце
table-mask-jester = Шут
table-mask-lion = Лев
table-mask-mouse = Мышь
table-mask-rooster = Петух
table-mask-dragon = Дракон
table-mask-devil = Чёрт
table-mask-pirate = Пират
table-mask-hedgehog = Ёж
table-mask-ram = Баран

## House rules and the text form
table-rules-ours = { $base ->
    [standard] Наши правила: { $changes }
   *[other] Наши правила ({ $preset }): { $changes }
}
table-rules-named = { $base ->
    [standard] { $name }: { $changes }
   *[other] { $name } ({ $preset }): { $changes }
}
rules-yes = да
rules-no = нет
rules-unknown-game = Игры «{ $given }» нет. Есть такие: { $allowed }.
rules-broken-package = В игру «{ $given }» из пакета { $package } не сыграть: { $problem }.
rules-unknown-option = Домашнего правила «{ $option }» нет. Есть такие: { $allowed }.
rules-unknown-preset = Набора правил «{ $given }» нет. Есть такие: { $allowed }.
rules-of-another-game = { $given } не содержит правил игры { $game }: назовите набор правил или передайте { $allowed }.
rules-observer = Здесь нет места { $given }: места — { $allowed }, а None означает зрителя.
rules-not-an-action = Нужно действие, а { $given } — не действие.
rules-games = В матче не меньше одной игры, а не { $given }.
rules-did-you-mean = Может быть, «{ $like }»?
rules-out-of-range = Для «{ $option }» не годится «{ $given }». Можно: { $allowed }.
rules-chance-without-end = По этим правилам жребию нет конца: после { $limit } бросков или карт подряд ходить всё ещё некому. Выберите другие правила.
rules-applies-only-with = «{ $option }» при этих правилах ничего не значит: это правило действует, только когда { $other } = { $values }.
rules-applies-not-with = «{ $option }» при этих правилах ничего не значит: это правило не действует, когда { $other } = { $values }.
rules-seats = Игроков должно быть { $allowed }, а не { $given }.
rules-edition-newer = Это сделала более новая версия Mendax: здесь правила редакции { $given }, а известны редакции до { $known }. Чтобы открыть, обновите Mendax.
rules-edition-older = Здесь правила редакции { $given }. Эта версия Mendax играет только по редакции { $known }.
rules-edition-unreadable = «{ $given }» — не номер редакции.
record-unknown-kind = «{ $text }» начинается с неизвестного слова. Известны такие: { $allowed }.
record-unreadable = Не удаётся прочитать «{ $text }»: { $problem }.
record-brackets = В «{ $text }» скобки не сходятся или вложены слишком глубоко.
record-unknown-actor = «{ $text }» — неизвестно кто. Действовать могут «chance», «seat1», «seat2» и так далее.
record-spelling = «{ $text }» записано не так; верно: «{ $written }».

## The story of a finished game: names, claims and dice are put in
story-best-lie = Лучшая ложь: { $seat } говорит { $claim }, а лежит { $truth } — и { $other } верит.
story-bravest-belief = Самое смелое доверие: { $seat } говорит { $claim } (шанс { $chance } %), { $other } верит — и это правда.
story-keenest-doubt = Лучшее разоблачение: { $seat } говорит { $claim }, { $other } не верит — а там { $truth }.
story-real-top = Без шуток: { $seat } говорит { $claim } — и это правда.
story-most-caught = Чаще всех ловили на лжи: { $seat } ({ $caught }).
story-most-lies = Самая ловкая ложь: { $seat }. Всего лжи: { $lied }, сошло с рук: { $slipped }.
story-honest = Честная игра: { $seat }, заявок — { $said }, лжи — ни разу.
story-lead = Переломный момент: раунд { $round }. { $seat } выходит вперёд и больше не уступает.
story-turning-point = Переломный момент: раунд { $round }. Шансы ({ $seat }): было { $before } %, стало { $after } %.
story-sword-best-lie = Лучший блеф: { $seat } называет { $truth ->
    [red] красную
   *[black] чёрную
} карту { $claim ->
    [red] красной
   *[black] чёрной
} — и { $other } верит.
story-sword-keenest-doubt = Насквозь видно: { $seat } называет { $truth ->
    [red] красную
   *[black] чёрную
} карту { $claim ->
    [red] красной
   *[black] чёрной
} — и { $other } не верит.
story-sword-pot = Самый большой банк: { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}, берёт { $seat }.
story-sword-blow = Самый тяжёлый удар: { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
   *[many] { $swords } мечей
} в одну карту ({ $seat }).
story-sword-broken = Нарушенное слово: { $seat } не держит обещанного ({ $other }).
story-sword-boldest = Самая смелая ставка: { $seat }. На войну — ещё четыре меча.
story-lost-lie = { $out ->
    [yes] Вылет в раунде { $round }
   *[no] Последняя потеря, раунд { $round }
}: у вас { $truth }, вы говорите { $claim }, а { $other } не верит.
story-lost-doubt = { $out ->
    [yes] Вылет в раунде { $round }
   *[no] Последняя потеря, раунд { $round }
}: вы не верите в { $claim } ({ $other }), а это правда.
story-lost-round = { $out ->
    [yes] Вылет в раунде { $round }.
   *[no] Последняя потеря — в раунде { $round }.
}
story-sword-lost-fold = Ваш фолд — в раунде ставок { $round }.
story-sword-lost-war = Ваша последняя карта пала в раунде войны { $round }.
story-sword-lost-bold = Самая смелая ставка, а с ней четыре меча — { $other }. Ваша последняя карта пала в раунде войны { $round }.

## Tutorial: the players
tutorial-anna = Анна
tutorial-marko = Марко
tutorial-you = Вы

## Tournaments: refused
tournament-refused-over = Этот турнир окончен.
tournament-refused-not-host = Это может только хозяин турнира.
tournament-refused-not-in = Вы не участвуете в этом турнире. Сначала присоединитесь.
tournament-refused-in-already = Вы уже участвуете.
tournament-refused-dismissed = Хозяин выгнал вас из этого турнира.
tournament-refused-no-programs = Хозяин не допускает программ к этому турниру.
tournament-refused-full = В турнире нет мест: игроков уже { $most }.
tournament-refused-no-such-player = Такого игрока нет; у игроков номера от 0 до { $last }.
tournament-refused-not-seated = Поменяться местами могут только два разных игрока, которые сидят в следующем туре.
tournament-refused-finished = Стол { $table } не ждёт результата.
tournament-refused-held = Часы турнира уже остановлены.
tournament-refused-not-held = Часы турнира идут.
tournament-refused-not-now = Сейчас в турнире этого сделать нельзя.
tournament-refused-too-few = { $players ->
    [0] Пока никто не участвует.
   *[other] Без ботов одного игрока мало.
}
