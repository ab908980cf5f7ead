# Слова домашних правил и текстовой записи, для всех игр.
rules-yes = да
rules-no = нет
rules-unknown-game = Игры «{ $given }» нет. Есть такие: { $allowed }.
rules-broken-package = В игру «{ $given }» из пакета { $package } не сыграть: { $problem }.
rules-unknown-option = Домашнего правила «{ $option }» нет. Есть такие: { $allowed }.
rules-unknown-preset = Набора правил «{ $given }» нет. Есть такие: { $allowed }.
rules-did-you-mean = Может быть, «{ $like }»?
rules-out-of-range = Для «{ $option }» не годится «{ $given }». Можно: { $allowed }.
rules-chance-without-end = По этим правилам жребию нет конца: после { $limit } бросков или карт подряд ходить всё ещё некому. Выберите другие правила.
rules-applies-only-with = «{ $option }» при этих правилах ничего не значит: это правило действует, только когда { $other } = { $values }.
rules-applies-not-with = «{ $option }» при этих правилах ничего не значит: это правило не действует, когда { $other } = { $values }.
rules-seats = Игроков должно быть { $allowed }, а не { $given }.
rules-edition-newer = Это сделала более новая версия Mendax: здесь правила редакции { $given }, а известны редакции до { $known }. Чтобы открыть, обновите Mendax.
rules-edition-unreadable = «{ $given }» — не номер редакции.

record-unknown-kind = «{ $text }» начинается с неизвестного слова. Известны такие: { $allowed }.
record-unreadable = Не удаётся прочитать «{ $text }»: { $problem }.
record-brackets = В «{ $text }» скобки не сходятся или вложены слишком глубоко.
record-unknown-actor = «{ $text }» — неизвестно кто. Действовать могут «chance», «seat1», «seat2» и так далее.
record-spelling = «{ $text }» записано не так; верно: «{ $written }».
