# Тренер «Меча брехні»: ходи, що можна було знати, і речення.
coach-move-disbelieve = не вірю
coach-move-check = чек
coach-move-call = кол
coach-move-fold = фолд
coach-move-bet = ставка { $value }
coach-move-raise = рейз до { $value }
coach-move-all-in = ол-ін
coach-move-strike = один меч: { $value }
coach-move-strike-twice = два мечі: { $value }
coach-move-strike-thrice = три мечі: { $value }
coach-move-hold = утриматися
sword-coach-cards-of = { $cards } ({ $name })
sword-coach-cards-own = { $cards } (у вас)
sword-coach-card-at = { $card } № { $number }
sword-coach-and = { $one } і { $two }
sword-coach-paid = { $cards }, ціною життя вашої { $card }

sword-coach-moment-castling = Рокіровка
sword-coach-moment-betting = Ставки, раунд { $round }
sword-coach-moment-war = Війна, раунд { $round }

sword-coach-known-answer = Вам сказали «{ $named ->
    [red] червона
   *[black] чорна
}». Карт, яких ви не бачили: { $unseen }, з них { $named ->
    [red] червоних
   *[black] чорних
}: { $count }.
sword-coach-known-truths = Попередніх відповідей цього гравця про карти, які ви знали: { $answers }, з них правдивих: { $truths }.
sword-coach-known-card = Вам сказали «{ $named ->
    [red] червона
   *[black] чорна
}», а карту ви знали: це { $card ->
    [lie] брехня
   *[truth] правда
}.
sword-coach-known-bet = У банку { $pot }, { $price ->
    [0] доплачувати нічого
   *[other] доплатити треба { $price }: це варто, якщо вашими будуть щонайменше { $odds } % банку
}. За картами, які ви бачили, можна було розраховувати на { $share } %, якби ніхто більше не скидав карт і не підіймав. Ваших щитів, про які ви знали: { $shields }.
sword-coach-known-war = Ваші життя: { $lives }, ваші мечі: { $swords }. Найбільше в інших: життів { $most }, мечів { $theirs }.
sword-coach-why-swords = Різниця головним чином у чотирьох мечах за найвищу ставку.
sword-coach-why-shields = Різниця головним чином у ваших щитах.
sword-coach-why-folds = Різниця головним чином у тому, що суперники скинули б карти.

sword-coach-shown-sword = Карта була { $colour ->
    [red] червона
   *[black] чорна
}: меч вам.
sword-coach-shown-shield = Карта була { $colour ->
    [red] червона
   *[black] чорна
}: щит супернику.
sword-coach-shown-truths = Відповідей цього гравця, що розкрилися в цій грі: { $answers }, з них правдивих: { $truths }.

sword-coach-verdict-nothing = Судити нема чого: тренер цієї гри йде за тим, що ви бачили, а для цього потрібна вся гра.
sword-coach-verdict-sound = Усе слушно: жодне з ваших рішень (їх { $decisions }) не коштувало більше, ніж пояснює випадок.
sword-coach-mistake-answer = Найбільша помилка: у рокіровці ви { $kind ->
    [believe] повірили
   *[disbelieve] не повірили
} відповіді «{ $named ->
    [red] червона
   *[black] чорна
}». { $card ->
    [lie] Карту ви знали: це була брехня.
    [truth] Карту ви знали: це була правда.
   *[unseen] Карт, яких ви не бачили: { $unseen }, з них цього кольору: { $count }.
} Навпаки було б краще на { $lost } фішки.
sword-coach-mistake-bet = Найбільша помилка: у раунді ставок { $round }, коли в банку було { $pot }, а доплатити треба було { $price }, ви { $kind ->
    [fold] скинули карти
    [check] сказали «чек»
    [call] доплатили
    [bet] поставили { $did_to }
    [raise] підняли до { $did_to }
   *[all-in] пішли ол-ін
}. { $better ->
    [fold] Скинути карти
    [check] Сказати «чек»
    [call] Доплатити
    [bet] Поставити { $better_to }
    [raise] Підняти до { $better_to }
   *[all-in] Піти ол-ін
} було б краще на { $lost } фішки.{ $why ->
    [swords] { " " }Різниця головним чином у чотирьох мечах за найвищу ставку.
    [shields] { " " }Різниця головним чином у ваших щитах.
    [folds] { " " }Різниця головним чином у тому, що суперники скинули б карти.
   *[none] { "" }
}
sword-coach-mistake-order = Найбільша помилка: на війні, маючи життів { $lives } і мечів { $swords }, ви { $kind ->
    [hold] утрималися
    [strike] вдарили одним мечем: { $did_to }
    [strike-twice] вдарили двома мечами: { $did_to }
   *[strike-thrice] вдарили трьома мечами: { $did_to }
}. Інший наказ був би кращий на { $lost } фішки — { $better ->
    [hold] утриматися
    [strike] один меч: { $better_to }
    [strike-twice] два мечі: { $better_to }
   *[strike-thrice] три мечі: { $better_to }
}.
sword-coach-note-answers = Відповідей, про які краще було б судити, рахуючи карти: { $count }. Щитами з тих карт стали: { $swords }.
sword-coach-note-together = Ставки, раунди { $first }–{ $last }: рішень поспіль, які чогось коштували з тієї самої причини: { $count }. Вони вважаються однією помилкою.
sword-coach-note-estimates = Варте — на скільки фішок більше чи менше (−), ніж принесли, ви могли сподіватися забрати; це оцінки за вибірками. Допити, обміни, відкриття карт і угоди не оцінюються.
