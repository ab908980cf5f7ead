# Слова браузерної дошки Мії. Комбінації — числа з двох цифр.
## Мія: підказки
web-mia-you-open = Починаєте ви. Кидайте!
web-mia-you-rolled = { $open ->
    [yes] Ці кубики бачите лише ви.
   *[no] Кубики кинуто. Треба більше, ніж { $value }, — або скажіть, що перебито.
}
web-mia-you-say = { $open ->
    [yes] Заявляйте що завгодно.
   *[no] Заявіть більше, ніж { $value }.
}
web-mia-you-rolled-reach = Кубики кинуто. Треба { $value } або більше — або скажіть, що так і є.
web-mia-you-say-reach = Заявіть { $value } або більше.
web-mia-you-answer = { $announcer } каже: { $value }. Вірите?
web-mia-you-show = Вам повірили. Показати, що у вас було?
web-mia-you-lives = Лишилося три життя. Спробуєте щастя?
web-mia-you-are-out = Для вас гру скінчено. Дивіться на брехунів.
web-mia-waits-lot = Жереб вирішує, хто починає.
web-mia-waits-open = Раунд починає { $seat }.
web-mia-waits-fall = { $seat } трясе стакан.
web-mia-waits-cup = Стакан тримає { $seat }.
web-mia-waits-answer = { $announcer } каже: { $value }. Думає { $seat }.
web-mia-waits-show = { $seat } може показати кубики: повірили.
web-mia-waits-lives = { $seat } може кинути на нові життя.
web-mia-waits-lives-fall = { $seat } кидає на нові життя.
web-mia-announce-unseen = Заявити не дивлячись
web-mia-believe-note = беру стакан і кидаю
web-mia-doubt-note = стакан угору!
web-mia-concede-note = програти не дивлячись
web-mia-pass-on = Передати стакан наосліп
web-mia-no-claim = Заявок ще немає
web-mia-flag = каже
web-mia-claims = Заявки цього раунду
web-mia-ladder = Що можна заявити
web-mia-your-roll = ваш кидок
web-mia-your-dice = Ваші кубики: { $value }
web-mia-cover = Накрити кубики
web-mia-uncover = Глянути ще раз
web-mia-show-odds = Показати шанси
web-mia-odds = { $value }: б’ють { $ways } із 36 нових кидків, { $percent } %
web-mia-beaten-by = б’ють { $ways } із 36 кидків, { $percent } %
web-mia-odds-reach = { $value } або краще: { $ways } із 36 нових кидків, { $percent } %
web-mia-reached-by = не гірші { $ways } із 36 кидків, { $percent } %
web-mia-points-of = { $count } з { $start } очок

## Мія: миті
web-mia-had = { $seat }: було { $value }
web-mia-lot = Починає { $seat }
web-mia-doubts = { $doubter } не вірить: { $announcer } бреше?
web-mia-concedes = { $seat } здається
web-mia-opens = Стакан піднято
web-mia-true = Правда!
web-mia-lie = Брехня!
web-mia-toast = Тост!
web-mia-said = Заявка: { $value } ({ $announcer })
web-mia-shows = На кубиках: { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = кубик на нові життя ще попереду
web-mia-new-lives = Нові життя: { $seat }

## Мія: перші кроки
