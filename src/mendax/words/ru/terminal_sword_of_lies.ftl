# Слова «Меча лжи» в терминале. Места и карты набирают номерами, с 1.
## Второе лицо
terminal-sword-of-lies-you = вы
terminal-sword-of-lies-you-turned-up = Вы тянете карту: { $face }.
terminal-sword-of-lies-you-castling-began = Первым ходите вы.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] Вы предлагаете торг ({ $of }). Отдаёте: { $own }; хотите: { $theirs }.
   *[other] Вы предлагаете торг ({ $of }). Отдаёте: { $own } и фишки ({ $chips }); хотите: { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = Вы отказываете.
terminal-sword-of-lies-you-price-named = Вы назначаете цену в фишках: { $chips }. { $words }
terminal-sword-of-lies-you-trade-withdrawn = Вы не платите: дорого.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] Вы и { $of } меняетесь картами.
   *[other] Вы и { $of } меняетесь картами; вы доплачиваете { $chips }.
}
terminal-sword-of-lies-you-favour-promised = Вы обещаете (кому — { $to }): «{ $words }».
terminal-sword-of-lies-you-interrogated = Вы ведёте допрос ({ $of }): { $place }.
terminal-sword-of-lies-you-colour-named = Вы: «{ $colour }».
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] Вы верите ({ $of }: «{ $named }»). Карта помечена.
   *[no] Вы не верите ({ $of }: «{ $named }»). Карта помечена.
}
terminal-sword-of-lies-you-skipped = Вы пропускаете ход.
terminal-sword-of-lies-you-castling-ended = Все ваши карты помечены: вы большой блайнд.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] Вы кладёте анте: { $chips }.
    [small_blind] Вы ставите малый блайнд: { $chips }.
   *[big_blind] Вы ставите большой блайнд: { $chips }.
}
terminal-sword-of-lies-you-betting-began = Раунд ставок { $number }: начинаете вы.
terminal-sword-of-lies-you-folded = Вы: фолд.
terminal-sword-of-lies-you-checked = Вы: чек.
terminal-sword-of-lies-you-called = Вы: колл, { $chips }.
terminal-sword-of-lies-you-bet-made = Вы: бет { $to }.
terminal-sword-of-lies-you-raised = Вы: рейз до { $to }.
terminal-sword-of-lies-you-went-all-in = Вы: олл-ин, { $chips }.
terminal-sword-of-lies-you-card-chosen = Вы выбрали карту.
terminal-sword-of-lies-you-revealed = { $side ->
    [face_down] Вы вскрываете карту: { $face }. Это щит.
   *[face_up] Вы вскрываете карту: { $face }.
}
terminal-sword-of-lies-you-folded-open = Вы сбрасываете карту: { $face }.
terminal-sword-of-lies-you-sword-won = Вы видите насквозь ({ $of }): меч.
terminal-sword-of-lies-you-sword-lost = { $of } выходит, и вы теряете меч.
terminal-sword-of-lies-you-deal-proposed = Вы предлагаете сделку { $number } ({ $to }). Обещаете: { $mine }. Просите: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = Вы шёпотом предлагаете сделку: { $to }.
terminal-sword-of-lies-you-deal-signed = Вы подписываете сделку { $number }.
terminal-sword-of-lies-you-deal-declined = Вы отклоняете сделку { $number }.
terminal-sword-of-lies-you-chips-paid = Вы платите ({ $to }): { $chips }.
terminal-sword-of-lies-you-got-ready = Вы готовы.
terminal-sword-of-lies-you-order-sealed = Вы запечатали приказ.
terminal-sword-of-lies-you-order-opened = Вы атакуете: { $order }.
terminal-sword-of-lies-you-promise-kept = Вы держите обещание ({ $to }).
terminal-sword-of-lies-you-promise-broken = Вы нарушаете обещание ({ $to })!

## Стол
terminal-sword-of-lies-unknown = рубашкой вверх
terminal-sword-of-lies-folded = фолд
terminal-sword-of-lies-no-cards = карт нет
terminal-sword-of-lies-bet = ставка { $chips }
terminal-sword-of-lies-blind = большой блайнд
terminal-sword-of-lies-boldest = самая высокая ставка: { $chips }
terminal-sword-of-lies-will-shield = будет щитом
terminal-sword-of-lies-will-sword = будет мечом для №{ $number }
terminal-sword-of-lies-will-nothing = меча не будет: №{ $number } сделал фолд
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number }: услышано «{ $colour }», «верю»
   *[no] №{ $number }: услышано «{ $colour }», «не верю»
}
terminal-sword-of-lies-short-red = красн.
terminal-sword-of-lies-short-black = чёрн.
terminal-sword-of-lies-your-cards = Ваши карты
terminal-sword-of-lies-you-have = Ваши карты: { $cards }.
terminal-sword-of-lies-deals = Сделки, которые ждут вашего ответа:

## Вопросы
terminal-sword-of-lies-ask-castling = Ваш ход: допрос или торг.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } предлагает: { $own } за вашу ({ $theirs }).
   *[other] { $seat } предлагает: { $own } и фишки ({ $chips }) за вашу ({ $theirs }).
} Согласны?
terminal-sword-of-lies-ask-priced = { $of } хочет { $chips } фишек за карту ({ $theirs }). { $words } Заплатите?
terminal-sword-of-lies-ask-questioned = { $seat } спрашивает, { $place }: красная или чёрная?
terminal-sword-of-lies-ask-verdict = { $of } говорит: { $place } — { $colour }. Верите?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Уравнивать нечего. Что делаете?
   *[other] Надо доставить { $chips }. Что делаете?
}
terminal-sword-of-lies-ask-reveal = Какую карту вскрываете?
terminal-sword-of-lies-ask-side = Какая сторона — щит?
terminal-sword-of-lies-ask-negotiation = Раунд войны { $round }: ведите переговоры или скажите, что готовы. У вас: { $swords }.
terminal-sword-of-lies-ask-orders = Раунд войны { $round }: пишите приказ. У вас: { $swords }.

## Чем становятся пометки и чего стоят атаки
terminal-sword-of-lies-do-odds = что делают пометки и атаки
terminal-sword-of-lies-marks-title = Чем становится помеченная карта, когда её вскрыли
terminal-sword-of-lies-marks-told = Правду ли сказали о цвете?
terminal-sword-of-lies-marks-believed = Что ответил тот, кто спрашивал?
terminal-sword-of-lies-marks-becomes = Значит, карта…
terminal-sword-of-lies-marks-truth = истина
terminal-sword-of-lies-marks-lie = ложь
terminal-sword-of-lies-marks-sword = меч для того, кто спрашивал
terminal-sword-of-lies-marks-shield = щит: рубашкой вверх, две жизни
terminal-sword-of-lies-marks-line = { $told }, «{ $said }»: { $becomes }
terminal-sword-of-lies-marks-drawn = Под картой стоит, кто спрашивал, названный цвет и ✓, если поверили, ✗, если нет.
terminal-sword-of-lies-attack-standard = Атака: один меч отнимает одну жизнь одной карты.
terminal-sword-of-lies-attack-double = Двойная атака: два меча, каждый в свою карту; стоит жизни одной вашей карты.
terminal-sword-of-lies-attack-triple = Трёхкратная атака: три меча с последней картой, один раз за игру.

## Что можно набрать
terminal-sword-of-lies-type-nothing = ничего 0 -
terminal-sword-of-lies-type-spare = мир щадить
terminal-sword-of-lies-type-red = красная красный к
terminal-sword-of-lies-type-black = чёрная чёрный ч
terminal-sword-of-lies-type-face-down = рубашка вверх
terminal-sword-of-lies-type-face-up = лицо вниз
terminal-words-interrogate = д допрос допросить
terminal-words-offer-trade = т торг
terminal-words-skip = п пропустить
terminal-words-agree = с согласен да
terminal-words-refuse = н нет отказ
terminal-words-name-price = ц цена
terminal-words-pay = п плачу да
terminal-words-withdraw = н нет
terminal-words-name-colour = ц цвет
terminal-words-disbelieve = н неверю не-верю нет
terminal-words-fold = ф фолд
terminal-words-check = ч чек
terminal-words-call = к колл
terminal-words-bet = б бет
terminal-words-raise = р рейз
terminal-words-all-in = о оллин олл-ин
terminal-words-reveal = в вскрыть
terminal-words-choose-side = щ щит
terminal-words-propose-deal = с сделка
terminal-words-sign-deal = п подписать
terminal-words-decline-deal = х отклонить
terminal-words-ready = г готово
terminal-words-strike = а атака
terminal-words-strike-twice = д двойная
terminal-words-strike-thrice = т тройная трёхкратная
terminal-words-hold = ж ждать
terminal-usage-interrogate = МЕСТО КАРТА
terminal-usage-offer-trade = МОЯ МЕСТО ИХ (ФИШКИ)
terminal-usage-name-price = ФИШКИ (УСЛУГА)
terminal-usage-propose-deal = МЕСТО ФИШКИ (МОЁ-ОБЕЩАНИЕ) (ИХ-ОБЕЩАНИЕ) (СЛОВА)
terminal-usage-strike-twice = МЕСТО-КАРТА МЕСТО-КАРТА ПЛАТА
terminal-usage-strike-thrice = МЕСТО-КАРТА МЕСТО-КАРТА МЕСТО-КАРТА
terminal-sword-of-lies-do-interrogate = спросить игрока о карте
terminal-sword-of-lies-do-offer-trade = предложить торг: моя карта, место, их карта, фишки в придачу
terminal-sword-of-lies-do-skip = пропустить ход
terminal-sword-of-lies-do-agree = обменяться
terminal-sword-of-lies-do-refuse = отказать
terminal-sword-of-lies-do-name-price = назначить цену: фишки и, если угодно, услугу на словах
terminal-sword-of-lies-do-pay = заплатить и обменяться
terminal-sword-of-lies-do-withdraw = не платить
terminal-sword-of-lies-do-name-colour = назвать цвет: правду или нет
terminal-sword-of-lies-do-believe = поверить
terminal-sword-of-lies-do-disbelieve = не поверить
terminal-sword-of-lies-do-fold = фолд
terminal-sword-of-lies-do-check = чек
terminal-sword-of-lies-do-call = колл
terminal-sword-of-lies-do-bet = поставить столько фишек
terminal-sword-of-lies-do-raise = повысить до стольких фишек
terminal-sword-of-lies-do-all-in = олл-ин
terminal-sword-of-lies-do-reveal = вскрыть карту
terminal-sword-of-lies-do-choose-side = выбрать сторону щита
terminal-sword-of-lies-do-propose-deal = предложить сделку: фишки (с минусом платят вам), обещания: ничего, мир или место, на которое напасть (! после слова: наедине)
terminal-sword-of-lies-do-sign-deal = подписать сделку с этим номером
terminal-sword-of-lies-do-decline-deal = отклонить её
terminal-sword-of-lies-do-ready = готовы к войне
terminal-sword-of-lies-do-strike = ударить по одной карте: место-карта
terminal-sword-of-lies-do-strike-twice = двойная атака: две цели и ваша карта, которая платит
terminal-sword-of-lies-do-strike-thrice = трёхкратная атака: три цели
terminal-sword-of-lies-do-hold = не нападать
