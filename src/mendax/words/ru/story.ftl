# О чём стоит рассказать после игры; имена, заявки и кости подставляются.
story-best-lie = Лучшая ложь: { $seat } говорит { $claim }, а лежит { $truth } — и { $other } верит.
story-bravest-belief = Самая смелая вера: { $other } верит, что у { $seat } { $claim } (так бывает { $chance ->
    [one] { $chance } раз
    [few] { $chance } раза
   *[many] { $chance } раз
} из ста), — и это правда.
story-keenest-doubt = Самое меткое сомнение: { $seat } говорит { $claim }, { $other } не верит — а там { $truth }.
story-real-top = Без шуток: { $seat } — и правда { $claim }.
story-most-caught = Чаще всех на лжи: { $seat }, поймано — { $caught }.
story-most-lies = Самая ловкая ложь: { $seat }. Всего лжи: { $lied }, сошло с рук: { $slipped }.
story-honest = Честная игра: { $seat }, заявок — { $said }, лжи — ни разу.
story-lead = Поворотный миг: в { $round }-м круге { $seat } выходит вперёд и больше не уступает.
story-turning-point = Поворотный миг: круг { $round }. Шансы ({ $seat }): было { $before } %, стало { $after } %.
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
