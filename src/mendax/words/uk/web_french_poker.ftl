# Слова дошки французького покеру в браузері. Заявки приходять словами, кубики — числами від 1.
web-french-poker-you-open = Ви відкриваєте раунд. Кидайте п’ять кубиків!
web-french-poker-you-claim-first = Заявіть комбінацію: правдиву чи ні.
web-french-poker-you-claim = Тепер заявіть більше, ніж { $claim }.
web-french-poker-you-choose = Торкніться кубиків, які лишаєте, або не чіпайте їх. Треба перебити: { $claim }.
web-french-poker-you-must-roll = Торкніться кубиків, які лишаєте; решту кидаєте. Треба перебити: { $claim }.
web-french-poker-you-answer = { $claimer } заявляє: { $claim }. Правда?
web-french-poker-you-are-out = Ви вибуваєте. Дивіться на брехунів.
web-french-poker-you-are-safe = Ви в безпеці. Дивіться, як потіють інші.
web-french-poker-waits-lot = Жереб вирішує, хто починає.
web-french-poker-waits-open = { $seat } відкриває раунд.
web-french-poker-waits-fall = { $seat } кидає.
web-french-poker-waits-cup = Кубики в гравця { $seat }.
web-french-poker-waits-answer = { $claimer } заявляє: { $claim }. { $seat } міркує.

## Відповіді
web-french-poker-believe-note = узяти кубики й подивитися
web-french-poker-doubt-note = відкрити всі кубики!
web-french-poker-concede-note = програти не дивлячись
web-french-poker-pass-on = Передати наосліп, заявивши більше

## Кубики, якими їх знаєш
web-french-poker-dice = П’ять кубиків: що ви про них знаєте
web-french-poker-mat = Відкрито на килимку: { $dice }
web-french-poker-mat-empty = Відкритих кубиків немає.
web-french-poker-under-cup = { $count ->
    [0] Під стаканом нічого
    [one] { $count } кубик під стаканом
    [few] { $count } кубики під стаканом
   *[many] { $count } кубиків під стаканом
}
web-french-poker-die = Кубик { $number }: { $pips }, { $how }
web-french-poker-die-unknown = Кубик { $number }: під стаканом, ви його не бачите
web-french-poker-open = відкритий
web-french-poker-hidden = схований
web-french-poker-recalled = з пам’яті
web-french-poker-unknown = не видно
web-french-poker-keep = лишаю
web-french-poker-you-have = У вас { $claim }.

## Лишити й перекинути
web-french-poker-roll-hidden = { $count ->
    [0] Відкрити всі
    [5] Кинути всі п’ять
   *[other] Сховано: { $count }
}
web-french-poker-roll-hidden-note = { $kept ->
    [none] під стаканом
    [all] нічого не кидати
   *[other] { $kept } — на килимок, решту під стакан
}
web-french-poker-roll-open = { $count ->
    [0] Кинути у відкриту
    [5] Кинути у відкриту
   *[other] Відкрито: { $count }
}
web-french-poker-roll-open-note = { $kept ->
    [none] спершу лишіть якийсь кубик
    [all] якийсь кубик треба кинути
   *[other] { $kept } — під стакан, решту на килимок
}
web-french-poker-leave-them = Не чіпати кубиків і заявити

## Хто що зробив
web-french-poker-did-opened = відкриває раунд
web-french-poker-did-left = кубиків не чіпає
web-french-poker-did-kept-hidden = ховає { $count }, кидає у відкриту { $rest }
web-french-poker-did-kept-open = { $count ->
    [0] кидає всі п’ять взакриту
    [5] відкриває всі п’ять
   *[other] лишає у відкриту { $count }, кидає взакриту { $rest }
}
web-french-poker-did-passed = передає наосліп

## Заявки
web-french-poker-no-claim = Заявок ще немає
web-french-poker-claims = Заявки цього раунду
web-french-poker-hands = Яку комбінацію заявити
web-french-poker-ranks = З яких кубиків
web-french-poker-kickers = Решта кубиків
web-french-poker-general = будь-які
web-french-poker-no-kickers = лише ці
web-french-poker-certain = Це правда про будь-які п’ять кубиків.
web-french-poker-your-hand = те, що маєте
web-french-poker-percent = { $percent } %

## Шанси
web-french-poker-show-odds = Показувати шанси
web-french-poker-odds-answer = За відомими вам кубиками це правда у { $percent } % випадків.
web-french-poker-odds-target = Шанси з кубиками, які лишаєте. Мета: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Найкраще: кинути всі п’ять, { $percent } %
    [all] Найкраще: не кидати нічого, { $percent } %
   *[other] Найкраще: лишити { $kept }, { $percent } %
}

## Жетони
web-french-poker-pot = У банку: { $count }
web-french-poker-holds = { $count ->
    [one] має { $count } жетон
    [few] має { $count } жетони
   *[many] має { $count } жетонів
}
web-french-poker-safe = у безпеці

## Миті
web-french-poker-lot = Починає { $seat }
web-french-poker-doubts = { $doubter } не вірить гравцеві { $claimer }
web-french-poker-concedes = { $seat } здається
web-french-poker-true = Правда!
web-french-poker-lie = Брехня!
web-french-poker-said = { $claimer }: { $claim }
web-french-poker-shows = На кубиках: { $worth }
web-french-poker-laid-off = { $seat } −1
web-french-poker-took = { $seat } +1
web-french-poker-came-safe = { $seat } у безпеці
web-french-poker-pot-emptied = Банк порожній: тепер переможці віддають

## Перші кроки
