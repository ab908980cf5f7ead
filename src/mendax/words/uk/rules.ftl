# Слова домашніх правил і текстового запису, для всіх ігор.
rules-yes = так
rules-no = ні
rules-unknown-game = Гри «{ $given }» немає. Є такі: { $allowed }.
rules-broken-package = У гру «{ $given }» з пакета { $package } не зіграти: { $problem }.
rules-unknown-option = Домашнього правила «{ $option }» немає. Є такі: { $allowed }.
rules-unknown-preset = Немає готового набору «{ $given }». Є такі: { $allowed }.
rules-did-you-mean = Може, «{ $like }»?
rules-out-of-range = Для «{ $option }» не годиться «{ $given }». Можна: { $allowed }.
rules-chance-without-end = За цих правил жереб не має кінця: після { $limit } кидків чи карт поспіль ходити все ще нікому. Виберіть інші правила.
rules-applies-only-with = «{ $option }» за цих правил нічого не означає: це правило діє лише тоді, коли { $other } = { $values }.
rules-applies-not-with = «{ $option }» за цих правил нічого не означає: це правило не діє, коли { $other } = { $values }.
rules-seats = Гравців має бути { $allowed }, а не { $given }.
rules-edition-newer = Це зробила новіша версія Mendax: тут правила редакції { $given }, а відомі редакції до { $known }. Щоб відкрити, оновіть Mendax.
rules-edition-unreadable = «{ $given }» — не номер редакції.

record-unknown-kind = «{ $text }» починається з невідомого слова. Відомі такі: { $allowed }.
record-unreadable = Не вдається прочитати «{ $text }»: { $problem }.
record-brackets = У «{ $text }» дужки не збігаються або вкладені надто глибоко.
record-unknown-actor = «{ $text }» — невідомо хто. Діяти можуть «chance», «seat1», «seat2» і так далі.
record-spelling = «{ $text }» записано не так; правильно: «{ $written }».
