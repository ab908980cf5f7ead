# Слова стола, который переживает хозяина, и готовности.
table-refused-not-all-ready = Готовы ещё не все, кто здесь.
table-event-host-passed = { $name } не на связи: теперь хозяин стола — { $to }.
table-event-host-returned = { $seat } снова здесь. Хозяин стола — снова { $seat }.
table-event-ready-set =
    { $on ->
        [yes] { $seat } ждёт начала игры.
       *[no] { $seat } просит ещё подождать.
    }
web-ready = К игре!
web-ready-on = Вы ждёте игры
web-ready-again = Ещё раз!
web-ready-again-on = Вы за реванш
web-ready-help = Игра начнётся, когда согласятся все, кто здесь.
web-ready-mark = ждёт игры
web-ready-count = Согласны: { $ready } из { $count }
web-ready-all = Начать, когда согласятся все
table-refused-take-over-off = Хозяин запретил занимать места по ходу игры. Дождитесь следующей.
table-refused-not-free = Место { $seat } не свободно: его игрок здесь или вот-вот вернётся.
table-refused-asked-for = Это место уже занимает { $name }.
table-refused-out-of-game = Место { $seat } уже вне этой игры. Выберите другое или дождитесь следующей.
table-refused-no-take-over = Вы не просили места.
table-refused-same-game = Эта игра и так на столе.
table-refused-too-many = В эту игру играют не больше { $most }, а сидит здесь { $seats }. Пусть кто-то сперва встанет и смотрит.
table-event-game-set = Следующая игра — другая.
table-event-take-over-asked = { $name } со следующего раунда занимает место ({ $seat }).
table-event-take-over-dropped = { $name } смотрит дальше.
table-event-taken-over = Теперь на этом месте играет { $name }.
web-next = Следующая игра
web-take-over = Занять место бота
web-take-over-of = Место: { $name }
web-take-over-when = Оно ваше со следующего раунда, со всем, что у него есть.
web-take-over-next = { $name } со следующего раунда занимает место ({ $of }).
web-take-over-you = Со следующего раунда место ({ $of }) ваше.
web-take-over-drop = Смотреть дальше
web-take-over-may = Опоздавшие могут занимать места ботов
web-notices = Объявления
