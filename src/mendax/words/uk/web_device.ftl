# Що кажуть пристрій і його зв’язок за столом: мережі нема, кого нема, виклики, виходи.

## Без мережі
web-lost-network = { $seat ->
    [yes] Мережі немає: місце за вами.
   *[no] Мережі немає.
}
web-lost-link = { $seat ->
    [yes] Зв’язок утрачено: місце за вами.
   *[no] Зв’язок утрачено.
}
web-lost-wait = Нова спроба через { $seconds } с.
web-lost-trying = Пробуємо зараз…

## Вийти
web-leaving = Вийти з гри?
web-leaving-stay = Лишитися
web-leaving-now = Вийти на час
web-leaving-now-note = За хвилину за вас гратиме бот. Повернетеся, і місце знову ваше.
web-leaving-now-alone = Стіл чекає на вас. Його видно на головній сторінці.
web-leaving-seat = Віддати місце
web-leaving-seat-note = Далі одразу грає бот.

## До відома
web-name-taken = Тут уже є { $asked }, тож ви зветеся { $name }.
web-second-tab = Цей стіл відкрито ще в одній вкладці. В обох ваше місце, грати можна в будь-якій.
web-copy-by-hand = Посилання виділено: скопіюйте його з поля.

## Чекаємо на того, з ким утрачено зв’язок
web-absent-bot = не на зв’язку · бот за { $time }
web-awaited = { $name } не на зв’язку.
web-awaited-bot = Бот зіграє за { $time }.
web-awaited-now = Зараз
web-awaited-now-for = Хай бот грає зараз: { $name }
