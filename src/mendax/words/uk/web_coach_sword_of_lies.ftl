# Тренер «Меча брехні»: ходи, що можна було знати, і речення.
coach-move-disbelieve = не вірю
coach-move-check = чек
coach-move-call = кол
coach-move-fold = фолд
coach-move-bet = ставка { $value }
coach-move-raise = рейз до { $value }
coach-move-all-in = ол-ін
coach-move-strike = удар по гравцю { $value }
coach-move-strike-twice = подвійний удар, гравці { $value }
coach-move-strike-thrice = потрійний удар, гравці { $value }
coach-move-hold = утриматися

sword-coach-moment-castling = Рокіровка
sword-coach-moment-betting = Ставки, раунд { $round }
sword-coach-moment-war = Війна, раунд { $round }

sword-coach-known-answer = Вам сказали «{ $named ->
    [red] червона
   *[black] чорна
}». Серед карт, яких ви не бачили, червоних { $red }, чорних { $black }: це правда { $truth ->
    [one] { $truth } раз
    [few] { $truth } рази
   *[other] { $truth } разів
} зі ста.
sword-coach-known-card = Вам сказали «{ $named ->
    [red] червона
   *[black] чорна
}», а карту ви знали: це { $truth ->
    [0] брехня
   *[other] правда
}.
sword-coach-known-bet = У банку { $pot }, { $price ->
    [0] доплачувати нічого
   *[other] доплатити треба { $price }: це варто, якщо вашими будуть щонайменше { $odds } % банку
}. За картами, які ви бачили, можна було розраховувати на { $share } %, якби ніхто більше не скидав карт і не підіймав. Ваших щитів, про які ви знали: { $shields }.
sword-coach-known-war = Ваші життя: { $lives }, ваші мечі: { $swords }. Найбільше в інших: життів { $most }, мечів { $theirs }.

sword-coach-shown-sword = Карта була { $colour ->
    [red] червона
   *[black] чорна
}: меч вам.
sword-coach-shown-shield = Карта була { $colour ->
    [red] червона
   *[black] чорна
}: щит супернику.

sword-coach-verdict-nothing = Судити нема чого: тренер цієї гри йде за тим, що ви бачили, а для цього потрібна вся гра.
sword-coach-verdict-sound = Усе слушно: жодне з ваших рішень (їх { $decisions }) не коштувало більше, ніж пояснює випадок.
sword-coach-mistake-answer = Найбільша помилка: у рокіровці ви { $kind ->
    [believe] повірили
   *[disbelieve] не повірили
} відповіді, яка за картами, що ви бачили, була правдою { $truth ->
    [one] { $truth } раз
    [few] { $truth } рази
   *[other] { $truth } разів
} зі ста. Навпаки було б краще на { $lost } фішки.
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
} було б краще на { $lost } фішки.
sword-coach-mistake-order = Найбільша помилка: на війні, маючи життів { $lives } і мечів { $swords }, ви { $kind ->
    [hold] утрималися
    [strike] вдарили одним мечем по гравцю { $did_to }
    [strike-twice] вдарили двома мечами (гравці { $did_to })
   *[strike-thrice] вдарили трьома мечами (гравці { $did_to })
}. Інший наказ був би кращий на { $lost } фішки: { $better ->
    [hold] утриматися
    [strike] один меч по гравцю { $better_to }
    [strike-twice] два мечі (гравці { $better_to })
   *[strike-thrice] три мечі (гравці { $better_to })
}.
sword-coach-note-answers = Відповідей, про які краще було б судити, рахуючи карти: { $count }. Щитами з тих карт стали: { $swords }.
sword-coach-note-estimates = Варте — на скільки фішок більше чи менше (−), ніж принесли, ви могли сподіватися забрати; це оцінки за вибірками. Допити, обміни, відкриття карт і угоди не оцінюються.
