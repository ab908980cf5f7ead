# Слова вебклієнта, окрім слів ігор, столів і ботів.
web-names = Борсук, Видра, Сорока, Їжак, Крук, Куниця, Рись, Бобер, Чапля, Сова, Лис, Щука, Тхір, Ґава, Зубр, Джміль

## Вхід
web-pitch-mia = Киньте під стаканом. Скажіть що завгодно. І оком не змигніть.
web-pitch-french-poker = П’ять кубиків: одні видно, інші сховано. Заявіть комбінацію — і хай повірять.
web-pitch-sword-of-lies = Торгуйтеся, допитуйте, ставте фішки — а тоді хай розсудить меч.
web-games = Ігри
web-game-mia = Мія
web-game-french-poker = Французький покер
web-game-sword-of-lies = Меч брехні
web-play-now = Грати
web-play-now-note = проти трьох ботів
web-first-time = Уперше?
web-first-time-offer = Навчіться граючи, 90 секунд
web-play-friends = Грати з друзями
web-you-are = Ви —
web-other-name = Інше ім’я
web-house-rules = Правила столу
web-rules-in-full = Усе про гру: приклад, які бувають домашні правила, кілька порад
web-how-to-play = Як грати
web-explore = Стратегія
web-league = Ліга
web-promise-free = Без реєстрації
web-promise-fair = Кубики можна перевірити
web-promise-bots = Боти з характером
web-settings = Налаштування
web-to-landing = На головну
web-done = Готово
web-close = Закрити
web-back = Назад
web-no-rules = Ці правила ще не записані.

## Коли щось не так
web-offline = Сервер недосяжний. Перевірте мережу й спробуйте ще раз.
web-server-trouble = На сервері негаразд ({ $status }). Спробуйте ще раз.
web-new-version = З’явилася нова версія.
web-reload = Оновити
web-no-cookies = Браузер відхиляє cookie, тому стіл вас не впізнає. Дозвольте їх і відкрийте новий стіл.
web-page-trouble = На сторінці сталася помилка. Оновіть її.
web-sockets-blocked = Сервер відповідає, але щось дорогою блокує WebSocket. Часто допомагає HTTPS або інша мережа.
web-no-table = Тут для вас немає місця
web-no-such-table = Такого столу немає
web-coming = Підходимо до столу…
web-link-lost-short = з’єднання…
web-try-now = Зараз
web-no-network = Немає мережі. Роззирнутися можна, а щоб грати, вона має повернутися.
web-page-missing = Цієї сторінки тут ще немає
web-stale-after-break = Зв’язок на мить зникав, і гра пішла далі без вашого останнього ходу. Гляньте ще раз і вирішуйте.
web-bot-plays-for-you = За вас грає бот.
web-return = Повернутися за стіл
web-understood = Зрозуміло
web-while-away = Поки вас не було

## Місця
web-seats = Місця за столом
web-host = Господар столу
web-you = це ви
web-bot = бот
web-add-program = Додати програму
web-program = програма
web-program-awaited = тримають для програми
web-whose-turn-mark = зараз ходить
web-out-mark = вибув із гри
web-away-mark = за столом немає
web-absent-mark = не на зв’язку
web-present-mark = тут
web-your-hand = Ваш хід
web-your-turn = Ваш хід
web-round = Раунд { $number }
web-watching = глядач
web-watching-now = Ви дивитеся.
web-watching-seat = Сісти можна буде, коли ця гра скінчиться.
web-frozen = Гру { $game } почали за редакцією правил { $edition }. Відтоді Mendax оновили, тож показати чи продовжити її тут не можна; фішки лишилися, як були. Господар може почати нову.
web-spectators = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[many] Дивляться { $count } людей
}
web-clock = { $seconds ->
    [one] Лишилася { $seconds } секунда
    [few] Лишилося { $seconds } секунди
   *[many] Лишилося { $seconds } секунд
}
web-skip = Пропустити

## Перед грою
web-at-the-table = За столом
web-your-name = Ваше ім’я
web-sit = Сісти
web-watch = Лише дивитися
web-mask = Змінити маску
web-rename = Змінити ім’я
web-get-up = Встати
web-move-up = Пересунути вище: { $name }
web-move-down = Пересунути нижче: { $name }
web-hand-over = Зробити господарем
web-hand-over-to = Зробити господарем: { $name }
web-kick = Вигнати
web-remove = Прибрати: { $name }
web-remove-bot = Прибрати бота
web-add-bot = Додати бота
web-strength-link = Наскільки вони сильні?
web-bots-solved-only = { $bots }: лише за розв’язаними столами, а цей таким не був би.
web-bots-later = { $bots }: тут знають розв’язок лише тоді, коли життів або гравців лишається небагато; доти грають за шансами.
web-bot-of-package = З пакета { $package }.
web-bots-count = { $bots }: цей стіл не розв’язано, тож тут вони грають за шансами.
web-invite = Запросити
web-invite-help = Хто має це посилання, може сісти й грати.
web-invite-network = Це посилання працює для всіх у вашій мережі. Хто його має, може сісти й грати.
web-invite-which = Котра адреса
web-invite-alone = Це посилання працює лише на цьому комп’ютері. Щоб пустити інших, запустіть сервер так: «./run play --lan» (або «mendax serve --lan»).
web-invite-link = Посилання на цей стіл
web-copy = Копіювати
web-copied = Скопійовано
web-share = Надіслати
web-qr = QR-код
web-qr-label = QR-код посилання на цей стіл
web-change-rules = Змінити правила
web-see-rules = Переглянути правила
web-presets = Набори правил
web-every-option = Усі правила окремо
web-table-settings = Цей стіл
web-spectators-may = Глядачі дозволені
web-chat-may = Вільна розмова
web-whispers-may = Розмови наодинці
web-whispers-may-help = Двоє можуть говорити самі; решта бачить, що вони говорять, але не про що.
web-phrases-may = Готові фрази
web-reactions-may = Гримаси
web-open-seed = Відкривати всі чашки після гри
web-open-seed-help = Тоді згодом усі бачать, що лежало під кожною чашкою, і можуть перевірити кожен кидок.
web-cups-open = Після гри всі чашки відкриються: кожну брехню буде видно.
web-my-record = Мій облік
web-hints-may = Підказки під час гри
web-hints-may-help = Той, чий хід, може спитати, що зробив би надійний гравець. Що підказки дозволено, бачать усі.
web-hints-on = з підказками
web-hint = Підказка
web-pace = Як швидко думають боти
web-pace-slow = поволі
web-pace-normal = звично
web-pace-fast = швидко
web-start = Почати гру
web-too-few = { $count ->
    [one] Бракує ще { $count } гравця: запросіть когось або додайте бота.
    [few] Бракує ще { $count } гравців: запросіть когось або додайте ботів.
   *[many] Бракує ще { $count } гравців: запросіть когось або додайте ботів.
}

## Довкола гри
web-menu = Меню
web-history = Хід гри
web-history-empty = Ще нічого не сталося.
web-history-earlier = Давніших рядків на цьому пристрої немає.
web-talk = Розмова
web-faces = Гримаси
web-talk-empty = Поки всі мовчать.
web-talk-unread = { $count ->
    [one] Розмова, { $count } нове слово
    [few] Розмова, { $count } нові слова
   *[many] Розмова, { $count } нових слів
}
web-phrases = Готові фрази
web-talk-to = Кому
web-everybody = усім
web-only = лише { $name }
web-say-in-private = Це побачить лише { $name }
web-in-private = наодинці:
web-in-private-to = побачить лише { $name }:
web-say-something = Скажіть щось
web-send = Надіслати
web-mute = Не чути, що каже { $name }
web-unmute = Знову чути: { $name }
web-chat-off = Вільну розмову за цим столом вимкнено.
web-host-tools = Права господаря
web-leave = Встати з-за столу
web-leave-note = За вас догратиме бот, а місце лишиться вашим: повертайтеся будь-коли.

## Кінець
web-you-won = Перемога ваша!
web-winners = { $count ->
    [one] Перемагає { $names }
   *[other] Перемагають { $names }
}
web-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[many] { $count } перемог
}
web-next-game = Наступна гра
web-stack-of = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
}
web-buy-in = { $chips ->
    [one] Купити { $chips } фішку
    [few] Купити { $chips } фішки
   *[many] Купити { $chips } фішок
}
web-too-short = У вас { $stack }; для наступної гри треба щонайменше { $least }.
web-your-stack = У вас { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
}.
web-sit-down-with = Ви починаєте гру, маючи { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
   *[many] { $chips } фішок
}.
web-buy-span = Від { $low } до { $high }
web-you-are-out = Для наступної гри треба щонайменше { $least }, а докуповувати тут не можна: ви вибули.
web-others-out = Вибувають: { $names }.
web-others-short = Фішки мають докупити: { $names }.
web-rematch = Ще раз
web-back-to-lobby = Місця й правила
web-record = Запис гри
web-coach = Тренер

## Уподобання
web-language = Мова
web-theme = Тема
web-theme-auto = як у системі
web-theme-light = світла
web-theme-dark = темна
web-text-size = Розмір тексту
web-text-size-0 = звичайний
web-text-size-1 = більший
web-text-size-2 = найбільший
web-sound = Звук
web-sound-help = Кубики, недовіра і дзвіночок, коли ваш хід.
web-vibration = Вібрація
web-odds = Показувати шанси
web-odds-help = Як часто наступний кидок б’є заявку.
web-look-at-once = Одразу дивитися під стакан
web-look-at-once-help = На один дотик менше; зате не можна заявити наосліп.
web-less-motion = Менше руху

## Чесні кубики
web-fair = { $game ->
    [sword_of_lies] Чесні карти
   *[other] Чесні кубики
}
