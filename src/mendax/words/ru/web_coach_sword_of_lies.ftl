# Тренер «Меча лжи»: ходы, что можно было знать, и фразы.
coach-move-disbelieve = не поверить
coach-move-check = чек
coach-move-call = колл
coach-move-fold = фолд
coach-move-bet = ставка { $value }
coach-move-raise = рейз до { $value }
coach-move-all-in = олл-ин
coach-move-strike = один меч: { $value }
coach-move-strike-twice = два меча: { $value }
coach-move-strike-thrice = три меча: { $value }
coach-move-hold = воздержаться
sword-coach-cards-of = { $cards } ({ $name })
sword-coach-cards-own = { $cards } (у вас)
sword-coach-card-at = { $card } № { $number }
sword-coach-and = { $one } и { $two }
sword-coach-paid = { $cards }, ценой жизни вашей { $card }

sword-coach-moment-castling = Рокировка
sword-coach-moment-betting = Ставки, раунд { $round }
sword-coach-moment-war = Война, раунд { $round }

sword-coach-known-answer = Вам сказали «{ $named ->
    [red] красная
   *[black] чёрная
}». Карт, которых вы не видели: { $unseen }, из них { $named ->
    [red] красных
   *[black] чёрных
}: { $count }.
sword-coach-known-truths = Прежних ответов этого игрока о картах, которые вы знали: { $answers }, из них правдивых: { $truths }.
sword-coach-known-card = Вам сказали «{ $named ->
    [red] красная
   *[black] чёрная
}», а карту вы знали: это { $card ->
    [lie] ложь
   *[truth] правда
}.
sword-coach-known-bet = В банке { $pot }, { $price ->
    [0] доплачивать нечего
   *[other] доплатить нужно { $price }: это стоит того, если вашими будут хотя бы { $odds } % банка
}. По картам, которые вы видели, можно было рассчитывать на { $share } %, если бы никто больше не сбрасывал карт и не повышал. Ваших щитов, о которых вы знали: { $shields }.
sword-coach-known-war = Ваши жизни: { $lives }, ваши мечи: { $swords }. Больше всего у других: жизней { $most }, мечей { $theirs }.
sword-coach-why-swords = Разница главным образом в четырёх мечах за самую высокую ставку.
sword-coach-why-shields = Разница главным образом в ваших щитах.
sword-coach-why-folds = Разница главным образом в том, что соперники сбросили бы карты.

sword-coach-shown-sword = Карта была { $colour ->
    [red] красная
   *[black] чёрная
}: меч вам.
sword-coach-shown-shield = Карта была { $colour ->
    [red] красная
   *[black] чёрная
}: щит сопернику.
sword-coach-shown-truths = Ответов этого игрока, которые вскрылись в этой игре: { $answers }, из них правдивых: { $truths }.

sword-coach-verdict-nothing = Судить не о чем: тренер этой игры исходит из того, что вы видели, а для этого нужна вся игра.
sword-coach-verdict-sound = Всё верно: ни одно из ваших решений (их { $decisions }) не стоило больше, чем объясняет случай.
sword-coach-mistake-answer = Самая большая ошибка: в рокировке вы { $kind ->
    [believe] поверили
   *[disbelieve] не поверили
} ответу «{ $named ->
    [red] красная
   *[black] чёрная
}». { $card ->
    [lie] Карту вы знали: это была ложь.
    [truth] Карту вы знали: это была правда.
   *[unseen] Карт, которых вы не видели: { $unseen }, из них этого цвета: { $count }.
} Наоборот было бы лучше на { $lost } фишки.
sword-coach-mistake-bet = Самая большая ошибка: в раунде ставок { $round }, когда в банке было { $pot }, а доплатить нужно было { $price }, вы { $kind ->
    [fold] сбросили карты
    [check] сказали «чек»
    [call] доплатили
    [bet] поставили { $did_to }
    [raise] повысили до { $did_to }
   *[all-in] пошли олл-ин
}. { $better ->
    [fold] Сбросить карты
    [check] Сказать «чек»
    [call] Доплатить
    [bet] Поставить { $better_to }
    [raise] Повысить до { $better_to }
   *[all-in] Пойти олл-ин
} было бы лучше на { $lost } фишки.{ $why ->
    [swords] { " " }Разница главным образом в четырёх мечах за самую высокую ставку.
    [shields] { " " }Разница главным образом в ваших щитах.
    [folds] { " " }Разница главным образом в том, что соперники сбросили бы карты.
   *[none] { "" }
}
sword-coach-mistake-order = Самая большая ошибка: на войне, имея жизней { $lives } и мечей { $swords }, вы { $kind ->
    [hold] воздержались
    [strike] ударили одним мечом: { $did_to }
    [strike-twice] ударили двумя мечами: { $did_to }
   *[strike-thrice] ударили тремя мечами: { $did_to }
}. Другой приказ был бы лучше на { $lost } фишки — { $better ->
    [hold] воздержаться
    [strike] один меч: { $better_to }
    [strike-twice] два меча: { $better_to }
   *[strike-thrice] три меча: { $better_to }
}.
sword-coach-note-answers = Ответов, о которых лучше было бы судить, считая карты: { $count }. Щитами из тех карт стали: { $swords }.
sword-coach-note-together = Ставки, раунды { $first }–{ $last }: решений подряд, которые чего-то стоили по одной и той же причине: { $count }. Они считаются одной ошибкой.
sword-coach-note-estimates = Стоит — на сколько фишек больше или меньше (−), чем принесли, вы могли рассчитывать унести; это оценки по выборкам. Допросы, обмены, вскрытия и сделки не оцениваются.
