# Що варто розповісти про зіграну гру; імена, заявки й кості підставляються.
story-best-lie = Найкраща брехня: { $seat } каже { $claim }, а лежить { $truth } — і { $other } вірить.
story-bravest-belief = Найсміливіша віра: { $other } вірить, що { $seat } має { $claim } (так буває { $chance ->
    [one] { $chance } раз
    [few] { $chance } рази
   *[many] { $chance } разів
} зі ста), — і це правда.
story-keenest-doubt = Найвлучніший сумнів: { $seat } каже { $claim }, { $other } не вірить — а там { $truth }.
story-real-top = Без жартів: { $seat } — і справді { $claim }.
story-most-caught = Найчастіше на гарячому: { $seat }, упіймана брехня — { $caught }.
story-most-lies = Найспритніша брехня: { $seat }. Усього брехні: { $lied }, минулося: { $slipped }.
story-honest = Чесна гра: { $seat }, заявок — { $said }, брехні — жодної.
story-lead = Поворотна мить: у { $round }-му колі { $seat } виривається вперед і вже не віддає першості.
story-turning-point = Поворотна мить: коло { $round }. Шанси ({ $seat }): було { $before } %, стало { $after } %.
story-sword-best-lie = Найкращий блеф: { $seat } називає { $truth ->
    [red] червону
   *[black] чорну
} карту { $claim ->
    [red] червоною
   *[black] чорною
} — і { $other } вірить.
story-sword-keenest-doubt = Наскрізь видно: { $seat } називає { $truth ->
    [red] червону
   *[black] чорну
} карту { $claim ->
    [red] червоною
   *[black] чорною
} — і { $other } не вірить.
story-sword-pot = Найбільший банк: { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
}, бере { $seat }.
story-sword-blow = Найважчий удар: { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
   *[many] { $swords } мечів
} в одну карту ({ $seat }).
story-sword-broken = Порушене слово: { $seat } не дотримує обіцяного ({ $other }).
story-sword-boldest = Найсміливіша ставка: { $seat }. На війну — ще чотири мечі.
