# Слова доски Мии в браузере. Комбинации — числа из двух цифр.


## Мия: подсказки

web-mia-you-open = Начинаете вы. Бросайте!
web-mia-you-rolled =
    { $open ->
        [yes] Эти кубики видите только вы.
       *[no] Брошено. Нужно больше, чем { $value }, — или скажите, что так и есть.
    }
web-mia-you-say =
    { $open ->
        [yes] Заявляйте что угодно.
       *[no] Заявите больше, чем { $value }.
    }
web-mia-you-rolled-reach = Брошено. Нужно { $value } или больше — или скажите, что так и есть.
web-mia-you-say-reach = Заявите { $value } или больше.
web-mia-you-answer = { $announcer } говорит: { $value }. Верите?
web-mia-you-show = Вам поверили. Показать, что у вас было?
web-mia-you-lives = Осталось три жизни. Попытаете счастья?
web-mia-you-are-out = Для вас игра окончена. Смотрите на лжецов.
web-mia-waits-lot = Жребий решает, кто начинает.
web-mia-waits-open = Раунд начинает { $seat }.
web-mia-waits-fall = { $seat } трясёт стакан.
web-mia-waits-cup = Стакан держит { $seat }.
web-mia-waits-answer = { $announcer } говорит: { $value }. Думает { $seat }.
web-mia-waits-show = { $seat } может показать кубики: поверили.
web-mia-waits-lives = { $seat } может бросить на новые жизни.
web-mia-waits-lives-fall = { $seat } бросает на новые жизни.
web-mia-announce-unseen = Заявить не глядя
web-mia-believe-note = беру стакан и бросаю
web-mia-doubt-note = стакан вверх!
web-mia-concede-note = проиграть не глядя
web-mia-pass-on = Передать стакан вслепую
web-mia-claims = Заявки этого раунда
web-mia-ladder = Что можно заявить
web-mia-your-roll = ваш бросок
web-mia-your-dice = Ваши кубики: { $value }
web-mia-cover = Накрыть кубики
web-mia-uncover = Взглянуть ещё раз
web-mia-show-odds = Показать шансы
web-mia-odds = { $value }: бьют { $ways } из 36 новых бросков, { $percent } %
web-mia-beaten-by = бьют { $ways } из 36 бросков, { $percent } %
web-mia-odds-reach = { $value } или лучше: { $ways } из 36 новых бросков, { $percent } %
web-mia-reached-by = не хуже { $ways } из 36 бросков, { $percent } %
web-mia-points-of = { $count } из { $start } очков

## Мия: мгновения

web-mia-had = { $seat }: было { $value }
web-mia-lot = Начинает { $seat }
web-mia-doubts = { $doubter } не верит: { $announcer } лжёт?
web-mia-concedes = { $seat } сдаётся
web-mia-opens = Стакан поднят
web-mia-true = Правда!
web-mia-lie = Ложь!
web-mia-toast = Тост!
web-mia-said = Заявка: { $value } ({ $announcer })
web-mia-shows = На кубиках: { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = кубик на новые жизни ещё впереди
web-mia-new-lives = Новые жизни: { $seat }

## Мия: первые шаги
web-mia-no-claim = Заявок ещё нет
web-mia-flag = говорит
