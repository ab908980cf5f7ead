# Оповідь на п'єдесталі, повтор гри та власний облік на цьому пристрої.
web-story-title = Що варто розповісти
web-story-none = Тиха гра: нічого надзвичайного.
web-story-length = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
} за { $minutes ->
    [0] неповну хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
web-story-closed = Приховане за цим столом лишається прихованим: тут те, що ви бачили самі.
web-story-show = Подивитися
web-story-picture = Поділитися картинкою
web-story-saved = Картинку збережено.
web-story-replay = Повтор
web-replay-title = Повтор, гра { $number }
web-replay-back = Назад до столу
web-replay-before = Крок назад
web-replay-next = Крок уперед
web-replay-play = Грати
web-replay-pause = Спинити
web-replay-place = Крок
web-replay-at = Крок { $at } з { $of }
web-replay-round = Крок { $at } з { $of }: { $what }
web-replay-eyes = Видно
web-replay-open = з відкритими чашками
web-replay-own = як бачили ви
web-replay-watched = як бачили глядачі
web-replay-shut = Приховане за цим столом лишається прихованим: тут те, що ви бачили самі.
web-replay-link = Скопіювати посилання на цей крок
web-replay-copied = Скопійовано
web-replay-cut = Гра дуже довга: показано лише початок.
web-replay-coach = Тренер: це коштувало { $lost }. Краще: { $best }.
web-replay-mistakes = Наступна помилка
web-replay-keys = Стрілки — крок за кроком, пробіл — грати.
web-record-title = Мій облік
web-record-note = Лічиться на цьому пристрої з того, що ви знали в кожній грі. Нічого не виходить за межі браузера.
web-record-none = Поки нічого немає. Дограйте гру до кінця — і вона з'явиться тут.
web-record-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}, перемог: { $won }
web-record-lied = Брехня серед ваших заявок
web-record-caught = Упіймана брехня
web-record-right = Влучні сумніви
web-record-believed = Виправдана віра
web-record-of = { $count } з { $of }
web-record-erase = Стерти мій облік
web-record-sure = Стерти все, що тут полічено? Повернути не можна.
web-record-yes = Стерти
web-record-no = Залишити
web-record-erased = Ваш облік стерто.
