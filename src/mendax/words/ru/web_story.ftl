# Рассказ на пьедестале, повтор игры и свой счёт на этом устройстве.
web-story-title = О чём стоит рассказать
web-story-none = Тихая игра: ничего необычного.
web-story-length = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} за { $minutes ->
    [0] неполную минуту
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
web-story-closed = Скрытое за этим столом остаётся скрытым: здесь то, что вы видели сами.
web-story-show = Посмотреть
web-story-picture = Поделиться картинкой
web-story-saved = Картинка сохранена.
web-story-replay = Повтор
web-replay-title = Повтор, игра { $number }
web-replay-back = Назад к столу
web-replay-before = Шаг назад
web-replay-next = Шаг вперёд
web-replay-play = Играть
web-replay-pause = Остановить
web-replay-place = Шаг
web-replay-at = Шаг { $at } из { $of }
web-replay-round = Шаг { $at } из { $of }: { $what }
web-replay-eyes = Видно
web-replay-open = с открытыми стаканами
web-replay-own = как видели вы
web-replay-watched = как видели зрители
web-replay-shut = Скрытое за этим столом остаётся скрытым: здесь то, что вы видели сами.
web-replay-link = Скопировать ссылку на этот шаг
web-replay-copied = Скопировано
web-replay-cut = Игра очень длинная: показано только начало.
web-replay-coach = Тренер: это стоило { $lost }. Лучше: { $best }.
web-replay-mistakes = Следующая ошибка
web-replay-keys = Стрелки — шаг за шагом, пробел — играть.
web-record-title = Мой счёт
web-record-note = Считается на этом устройстве по тому, что вы знали в каждой игре. Ничто из этого не покидает браузер.
web-record-none = Пока ничего нет. Доиграйте игру до конца — и она будет здесь.
web-record-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}, побед: { $won }
web-record-lied = Ложь среди ваших заявок
web-record-caught = Пойманная ложь
web-record-right = Верные сомнения
web-record-believed = Оправданная вера
web-record-of = { $count } из { $of }
web-record-erase = Стереть мой счёт
web-record-sure = Стереть всё, что здесь посчитано? Вернуть нельзя.
web-record-yes = Стереть
web-record-no = Оставить
web-record-erased = Ваш счёт стёрт.
