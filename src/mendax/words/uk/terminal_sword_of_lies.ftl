# Слова «Меча брехні» в терміналі. Місця й карти набирають номерами, від 1.
## Друга особа
terminal-sword-of-lies-you = ви
terminal-sword-of-lies-you-turned-up = Ви тягнете карту: { $face }.
terminal-sword-of-lies-you-castling-began = Першими ходите ви.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] Ви пропонуєте торг ({ $of }). Даєте: { $own }; хочете: { $theirs }.
   *[other] Ви пропонуєте торг ({ $of }). Даєте: { $own } і фішки ({ $chips }); хочете: { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = Ви відмовляєте.
terminal-sword-of-lies-you-price-named = Ви називаєте ціну у фішках: { $chips }. { $words }
terminal-sword-of-lies-you-trade-withdrawn = Ви не платите: задорого.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] Ви міняєтеся картами ({ $of }).
   *[other] Ви міняєтеся картами ({ $of }); доплачуєте { $chips }.
}
terminal-sword-of-lies-you-favour-promised = Ви обіцяєте ({ $to }): «{ $words }».
terminal-sword-of-lies-you-interrogated = Ви ведете допит ({ $of }): { $place }.
terminal-sword-of-lies-you-colour-named = Ви: «{ $colour }».
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] Ви вірите ({ $of }: «{ $named }»). Карту позначено.
   *[no] Ви не вірите ({ $of }: «{ $named }»). Карту позначено.
}
terminal-sword-of-lies-you-skipped = Ви пропускаєте хід.
terminal-sword-of-lies-you-castling-ended = Усі ваші карти позначено: великий блайнд — ви.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] Ви кладете анте: { $chips }.
    [small_blind] Ви ставите малий блайнд: { $chips }.
   *[big_blind] Ви ставите великий блайнд: { $chips }.
}
terminal-sword-of-lies-you-betting-began = Раунд ставок { $number }: починаєте ви.
terminal-sword-of-lies-you-folded = Ви: фолд.
terminal-sword-of-lies-you-checked = Ви: чек.
terminal-sword-of-lies-you-called = Ви: кол, { $chips }.
terminal-sword-of-lies-you-bet-made = Ви: бет { $to }.
terminal-sword-of-lies-you-raised = Ви: рейз до { $to }.
terminal-sword-of-lies-you-went-all-in = Ви: ол-ін, { $chips }.
terminal-sword-of-lies-you-card-chosen = Ви вибрали карту.
terminal-sword-of-lies-you-revealed = { $side ->
    [face_down] Ви відкриваєте карту: { $face }. Це щит.
   *[face_up] Ви відкриваєте карту: { $face }.
}
terminal-sword-of-lies-you-folded-open = Ви скидаєте карту: { $face }.
terminal-sword-of-lies-you-sword-won = Ви бачите наскрізь ({ $of }): меч.
terminal-sword-of-lies-you-sword-lost = { $of } виходить, і ви втрачаєте меч.
terminal-sword-of-lies-you-deal-proposed = Ви пропонуєте угоду { $number } ({ $to }). Обіцяєте: { $mine }. Просите: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = Ви пошепки пропонуєте угоду: { $to }.
terminal-sword-of-lies-you-deal-signed = Ви підписуєте угоду { $number }.
terminal-sword-of-lies-you-deal-declined = Ви відхиляєте угоду { $number }.
terminal-sword-of-lies-you-chips-paid = Ви платите ({ $to }): { $chips }.
terminal-sword-of-lies-you-got-ready = Ви готові.
terminal-sword-of-lies-you-order-sealed = Ви запечатали наказ.
terminal-sword-of-lies-you-order-opened = Ви атакуєте: { $order }.
terminal-sword-of-lies-you-promise-kept = Ви дотримуєте обіцянки ({ $to }).
terminal-sword-of-lies-you-promise-broken = Ви порушуєте обіцянку ({ $to })!

## Стіл
terminal-sword-of-lies-unknown = закрита
terminal-sword-of-lies-folded = фолд
terminal-sword-of-lies-no-cards = без карт
terminal-sword-of-lies-bet = ставка { $chips }
terminal-sword-of-lies-blind = великий блайнд
terminal-sword-of-lies-boldest = найвища ставка: { $chips }
terminal-sword-of-lies-will-shield = стане щитом
terminal-sword-of-lies-will-sword = дасть меч: №{ $number }
terminal-sword-of-lies-will-nothing = меча не дасть: №{ $number } поза грою
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number }: «{ $colour }» — «вірю»
   *[no] №{ $number }: «{ $colour }» — «не вірю»
}
terminal-sword-of-lies-short-red = черв.
terminal-sword-of-lies-short-black = чорн.
terminal-sword-of-lies-your-cards = Ваші карти
terminal-sword-of-lies-you-have = Ваші карти: { $cards }.
terminal-sword-of-lies-deals = Угоди, що чекають на вашу відповідь:

## Запитання
terminal-sword-of-lies-ask-castling = Ваш хід: допит або торг.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } пропонує обмін. Дає: { $own }; хоче вашу: { $theirs }.
   *[other] { $seat } пропонує обмін. Дає: { $own } і фішки ({ $chips }); хоче вашу: { $theirs }.
} Згода?
terminal-sword-of-lies-ask-priced = { $of } хоче фішок: { $chips }. Карта: { $theirs }. { $words } Платите?
terminal-sword-of-lies-ask-questioned = { $seat } питає про вашу карту ({ $place }): червона чи чорна?
terminal-sword-of-lies-ask-verdict = { $of } каже: «{ $colour }» ({ $place }). Вірите?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Рівняти нічого. Що робите?
   *[other] Щоб зрівняти, треба { $chips }. Що робите?
}
terminal-sword-of-lies-ask-reveal = Яку карту відкриваєте?
terminal-sword-of-lies-ask-side = Який бік буде щитом?
terminal-sword-of-lies-ask-negotiation = Раунд війни { $round }: домовляйтеся або скажіть «готово». У вас { $swords }.
terminal-sword-of-lies-ask-orders = Раунд війни { $round }: пишіть наказ. У вас { $swords }.

## Що стає з позначених карт і чого коштують атаки
terminal-sword-of-lies-do-odds = що дають позначки й атаки
terminal-sword-of-lies-marks-title = Чим стає позначена карта, коли її відкрито
terminal-sword-of-lies-marks-told = Названий колір — правда?
terminal-sword-of-lies-marks-believed = Що сказав той, хто питав?
terminal-sword-of-lies-marks-becomes = Отже, це…
terminal-sword-of-lies-marks-truth = правда
terminal-sword-of-lies-marks-lie = брехня
terminal-sword-of-lies-marks-sword = меч тому, хто питав
terminal-sword-of-lies-marks-shield = щит: сорочкою догори, два життя
terminal-sword-of-lies-marks-line = { $told }, «{ $said }»: { $becomes }
terminal-sword-of-lies-marks-drawn = Під картою написано, хто питав, який колір названо, і ✓, якщо повірили, або ✗, якщо ні.
terminal-sword-of-lies-attack-standard = Атака: один меч забирає одне життя однієї карти.
terminal-sword-of-lies-attack-double = Подвійна атака: два мечі, кожен б’є карту на вибір; ціна — одне життя вашої карти.
terminal-sword-of-lies-attack-triple = Потрійна атака: три мечі з останньої карти, раз за гру.

## Що можна набрати
terminal-sword-of-lies-type-nothing = нічого 0 -
terminal-sword-of-lies-type-spare = мир щадити
terminal-sword-of-lies-type-red = червона червоний ч
terminal-sword-of-lies-type-black = чорна чорний о
terminal-sword-of-lies-type-face-down = сорочка вниз
terminal-sword-of-lies-type-face-up = лице вгору
terminal-words-interrogate = д допит допитати
terminal-words-offer-trade = т торг
terminal-words-skip = п пропустити
terminal-words-agree = з згода так
terminal-words-refuse = н ні відмова
terminal-words-name-price = ц ціна
terminal-words-pay = п плачу так
terminal-words-withdraw = н ні
terminal-words-name-colour = к колір
terminal-words-disbelieve = н не невірю ні
terminal-words-fold = ф фолд
terminal-words-check = ч чек
terminal-words-call = к кол
terminal-words-bet = б бет
terminal-words-raise = р рейз
terminal-words-all-in = о олін ол-ін
terminal-words-reveal = в відкрити
terminal-words-choose-side = щ щит
terminal-words-propose-deal = у угода
terminal-words-sign-deal = п підписати
terminal-words-decline-deal = х відхилити
terminal-words-ready = г готово
terminal-words-strike = а атака
terminal-words-strike-twice = п подвійна
terminal-words-strike-thrice = т потрійна
terminal-words-hold = ж чекати
terminal-usage-interrogate = МІСЦЕ КАРТА
terminal-usage-offer-trade = МОЯ МІСЦЕ ЇХНЯ (ФІШКИ)
terminal-usage-name-price = ФІШКИ (ПОСЛУГА)
terminal-usage-propose-deal = МІСЦЕ ФІШКИ (МОЯ-ОБІЦЯНКА) (ЇХНЯ-ОБІЦЯНКА) (СЛОВА)
terminal-usage-strike-twice = МІСЦЕ-КАРТА МІСЦЕ-КАРТА ПЛАТА
terminal-usage-strike-thrice = МІСЦЕ-КАРТА МІСЦЕ-КАРТА МІСЦЕ-КАРТА
terminal-sword-of-lies-do-interrogate = допитати про карту
terminal-sword-of-lies-do-offer-trade = запропонувати торг: моя карта, місце, їхня карта, доплата
terminal-sword-of-lies-do-skip = пропустити хід
terminal-sword-of-lies-do-agree = обмінятися
terminal-sword-of-lies-do-refuse = відмовити
terminal-sword-of-lies-do-name-price = назвати ціну: фішки, а за бажання й послугу словами
terminal-sword-of-lies-do-pay = заплатити й обмінятися
terminal-sword-of-lies-do-withdraw = не платити
terminal-sword-of-lies-do-name-colour = назвати колір, справжній чи ні
terminal-sword-of-lies-do-believe = вірю
terminal-sword-of-lies-do-disbelieve = не вірю
terminal-sword-of-lies-do-fold = фолд
terminal-sword-of-lies-do-check = чек
terminal-sword-of-lies-do-call = кол
terminal-sword-of-lies-do-bet = поставити стільки фішок
terminal-sword-of-lies-do-raise = рейз до стількох фішок
terminal-sword-of-lies-do-all-in = ол-ін
terminal-sword-of-lies-do-reveal = відкрити карту
terminal-sword-of-lies-do-choose-side = вибрати бік щита
terminal-sword-of-lies-do-propose-deal = запропонувати угоду: фішки (від’ємні — платять вам), обіцянки: нічого, мир або місце, на яке нападати (! після слова — пошепки)
terminal-sword-of-lies-do-sign-deal = підписати угоду з цим номером
terminal-sword-of-lies-do-decline-deal = відхилити її
terminal-sword-of-lies-do-ready = готово до війни
terminal-sword-of-lies-do-strike = ударити по карті: місце-карта
terminal-sword-of-lies-do-strike-twice = подвійна атака: дві цілі й ваша карта як плата
terminal-sword-of-lies-do-strike-thrice = потрійна атака: три цілі
terminal-sword-of-lies-do-hold = не нападати
