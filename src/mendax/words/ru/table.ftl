# Слова стола: отказы, повреждённые журналы и записи, события вокруг игры, готовые фразы.
# Имена игроков — $seat; номера мест считают от 1.

## Отказы

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
table-refused-phrases-off = Готовые фразы здесь выключены.
table-refused-phrase-unknown = Готовой фразы «{ $given }» нет. Есть такие: { $allowed }.
table-refused-text-empty = Здесь нечего читать. Напишите от 1 до { $longest } знаков.
table-refused-text-long = Слишком длинно: не больше { $longest } знаков.
table-refused-name-empty = В имени должно быть от 1 до { $longest } видимых знаков.
table-refused-name-long = В имени не может быть больше { $longest } знаков.
table-refused-name-heavy = В этом имени слишком много ударений или других значков.
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
table-refused-frozen = Игру { $game } начали по редакции правил { $edition }, по которой уже не играют, поэтому продолжить её нельзя. Хозяин может начать новую игру.
table-refused-older-edition = В игру { $game } играли по редакции правил { $edition }, которую эта версия Mendax воспроизвести не может. Запись, сохранённую тогда, по-прежнему можно проверить.
table-refused-brought-otherwise = Фишек в начале этой игры не столько, сколько есть за столом.

## Повреждённые журналы

table-corrupt-empty = Журнал этого стола пуст.
table-corrupt-gap = В журнале этого стола стоит строка { $line }, а должна идти строка { $expected }.
table-corrupt-line = Строка { $line } журнала не могла случиться: { $problem }.
table-corrupt-rules = Когда в игру { $game } играли, она кончилась иначе. Журнал цел, значит, правила этой версии отличаются от тех, по которым играли, хотя и те, и другие зовутся редакцией { $edition }.
table-corrupt-lines = Журнал игры { $game } (редакция правил { $edition }) изменён после того, как в неё сыграли.

## Отложено: что говорят людям о столе, который подвёл с нашей стороны

table-set-aside-chance = Этот стол отложен: по его правилам жребию нет конца, даже после { $limit } бросков или карт подряд. Всё сыгранное сохранено, остальные столы играют дальше. Откройте новый стол с другими правилами.
table-set-aside-slow = Этот стол отложен: действие за ним длилось слишком долго. Всё сыгранное сохранено, остальные столы играют дальше. Попробуйте через десять минут или откройте новый стол.
table-set-aside-failed = Этот стол отложен: на нём несколько раз случился сбой с нашей стороны. Всё сыгранное сохранено, остальные столы играют дальше. Попробуйте через десять минут или откройте новый стол.
table-set-aside-unreadable = Этот стол не открывается: сохранённое не удалось воспроизвести. Запись остаётся как есть, остальные столы играют дальше. Откройте новый стол.

## Повреждённые записи

record-problem-no-record = Строка { $line } не похожа на заголовок записи: это не запись игры.
record-problem-changed = Строка { $line } изменена: её хеш не соответствует тексту до этого места.
record-problem-cut-short = Запись обрывается на строке { $line }; последней строкой должно быть «end over» или «end running».
record-problem-unreadable = Строку { $line } не удаётся прочитать: { $problem }.
record-problem-scheme = Строка { $line }: схема «{ $given }» здесь неизвестна. Известна такая: { $allowed }.
record-problem-newer = Строка { $line }: эту запись сделала более новая версия Mendax. В ней правила редакции { $given }, а известны редакции до { $known }.
record-problem-order = Строка { $line }: номера записей должны расти.
record-problem-seats = Строка { $line }: эта игра не на столько мест: { $seats }.
record-problem-commitments = Строка { $line }: здесь жребий { $draw } должен быть зафиксирован ровно одним хешем, и больше ничего.
record-problem-salts = Строка { $line }: каждому открытию нужна своя соль, и больше ни у чего её нет.
record-problem-not-as-bound = Строка { $line }: жребий { $draw } открыт не таким, каким его зафиксировали.
record-problem-unproved = Строка { $line }: исход жребия { $draw } назван, но никакая соль его не доказывает.
record-problem-share = Строка { $line }: это не тот вклад, который был зафиксирован.
record-problem-seed = Строка { $line }: открытое здесь зерно — не то, что зафиксировано в начале.
record-problem-seed-draw = Строка { $line }: из зерна и вкладов выходит не такой жребий.
record-problem-against-rules = Строка { $line }: по правилам такого случиться не могло.
record-problem-wrong-end = Строка { $line }: по правилам игра здесь не может стоять так.
record-problem-tangled = Строка { $line }: перепробовано множество вариантов неизвестного, и ни один не ведёт дальше этой строки. Либо она подделана, либо того, что произошло на самом деле, не нашли.
record-remark-noted = Не проверено, остались ли прежними хеш, который вы видели до игры, и ваш вклад: в этой записи нет строки «noted». Сохраните запись со страницы стола на том устройстве, на котором вы играли.
record-remark-shares = Не проверено, были ли вклады зафиксированы до того, как их увидели: эта запись об этом не говорит.
record-remark-left-out = Зафиксированные вклады, которые не открыли вовремя и которые не учтены: { $names }.
record-remark-seed = Не проверено, выходят ли жребии из зафиксированного зерна: оно не открыто.

## События

table-event-table-opened = Стол открыт.
table-event-seated = { $seat } садится за стол.
table-event-renamed = Теперь на этом месте { $seat }.
table-event-left = { $seat } встаёт из-за стола.
table-event-left-kicked = Хозяин выгоняет игрока: { $seat }.
table-event-left-bot = { $seat } встаёт из-за стола; дальше играет { $bot }.
table-event-returned = { $seat } снова за столом.
table-event-handed-over = Теперь хозяин стола — { $seat }.
table-event-arranged = Игроков пересадили.
table-event-rules-set = Правила определены.
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

## Готовые фразы

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
table-refused-short = Чтобы продолжать, каждому нужно не меньше { $least } фишек. Не хватает: { $names }. Докупите или встаньте.
