# The browser, apart from games. { $name } and { $to } are names of players.
web-names = Борсук, Видра, Сорока, Їжак, Крук, Куниця, Рись, Бобер, Чапля, Сова, Лис, Щука, Тхір, Ґава, Зубр, Джміль

## The front door
web-pitch-mia = Струсніть стакан. Скажіть що завгодно. І оком не змигніть.
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
web-cup = Один телефон по колу: стакан
web-play-friends = Грати з друзями
web-join = Увійти за кодом
web-you-are = Ви —
web-other-name = Інше ім’я
web-house-rules = Правила столу
web-rules-in-full = Усе про гру: приклад, які бувають домашні правила, кілька порад
web-how-to-play = Як грати
web-explore = Стратегія
web-practice = Тренування й задача дня
web-promise-free = Без реєстрації
web-promise-fair = Кубики можна перевірити
web-promise-bots = Боти з характером
web-settings = Налаштування
web-to-landing = На головну
web-done = Готово
web-close = Закрити
web-back = Назад
web-rather-not = Ні, назад
web-no-rules = Ці правила ще не записані.

## Errors
web-offline = Сервер недосяжний. Перевірте мережу й спробуйте ще раз.
web-server-trouble = Збій на сервері ({ $status }). Спробуйте ще раз.
web-new-version = З’явилася нова версія.
web-reload = Оновити
wire-refused-no-cookies = Браузер відхиляє cookie, тому стіл вас не впізнає. Дозвольте їх і відкрийте новий стіл.
web-page-trouble = На сторінці сталася помилка. Оновіть її.
wire-refused-no-sockets = Сервер відповідає, але щось дорогою блокує WebSocket. Часто допомагає HTTPS або інша мережа.
web-no-table = Тут для вас немає місця
web-no-such-table = Такого столу немає
web-coming = Відкриваємо стіл…
web-link-lost-short = з’єднання…
web-try-now = Спробувати
web-no-network = Без мережі можна лише роззирнутися. Щоб грати, потрібен зв’язок.
web-local-loads = Завантажуємо Mendax для гри без мережі: до 12 МБ, один раз.
web-local-starts = Майже готово…
web-local-failed = Завантажилося не все. Чи є мережа?
web-local-no-wasm = У цьому браузері немає WebAssembly, тому грати без сервера в ньому не можна. Дозвольте його або візьміть інший браузер.
web-local-forbidden = Налаштування цього сайту забороняють WebAssembly, тому грати без сервера тут не можна. Змінити це може лише його власник.
web-local-stuck = Гра ще не запустилася. Якщо це триватиме набагато довше, оновіть сторінку або візьміть інший браузер.
web-local-forgets = Цей браузер не зберігає тут ігор. Гра закінчиться, коли ви закриєте або оновите сторінку.
web-play-offline = Грати без мережі
web-local-kept = Гра без мережі
web-local-kept-help = Файли для неї зберігаються на цьому пристрої.
web-local-remove = Видалити їх
web-local-removed = Видалено.
web-local-alone = Ви граєте без сервера: інші можуть грати на цьому ж пристрої.
web-local-warned = Сертифікат сервера власний, браузер раз попередить: «Додатково», потім продовжити.
web-page-missing = Такої сторінки ще немає
wire-refused-after-break = Зв’язок на мить зникав, і гра пішла далі без вашого останнього ходу. Гляньте ще раз і вирішуйте.
web-bot-plays-for-you = За вас грає бот.
web-return = Повернутися за стіл
web-understood = Зрозуміло
web-while-away = Поки вас не було

## Seats
web-seats = Місця за столом
web-host = Господар столу
web-you = це ви
# Names of bots at a table. Behind a slash: the name as this language shows it.
web-bot-names = Ambros/Амброс Berta/Берта Cosmo/Космо Delfina/Дельфіна Emeric/Емерик Flora/Флора Gaspar/Гаспар Hedda/Гедда Ignaz/Ігнац Jolanda/Йоланда Kasimir/Казимир Leonie/Леоні Minerva/Мінерва Nestor/Нестор Octavia/Октавія Pascal/Паскаль Quirin/Квірин Rosalba/Розальба Silvan/Сільван Thekla/Текла Urban/Урбан Viola/Віола Wanda/Ванда Xaver/Ксавер Zenobia/Зенобія
web-bot = бот
web-add-program = Додати програму
web-program = програма
web-program-awaited = тримають для програми
web-whose-turn-mark = зараз ходить
web-out-mark = вибув із гри
web-away-mark = за столом немає
web-absent-mark = не на зв’язку
web-present-mark = тут
web-your-hand = Ваша рука
web-your-turn = Ваш хід
web-round = Раунд { $number }
web-watching = глядач
web-watching-now = Ви дивитеся.
web-watching-seat = Сісти можна буде, коли ця гра скінчиться.
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
web-clock-until = Час до { $time }
web-clock-then = До { $time }, потім грає сервер
web-clock-then-what = До { $time }, потім за вас: «{ $action }»
web-faster = Швидше

## Before the game
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
web-add-bot = Додати бота
web-bots = Боти
web-level-easy = Легкі
web-level-normal = Середні
web-level-hard = Сильні
web-level-perfect = Ідеальні
web-waiting-host = Чекаємо, поки { $host } почне
web-strength-link = Наскільки вони сильні?
web-bots-solved-only = { $bots }: лише там, де гру прораховано; тут було б не так.
web-bots-later = { $bots }: грають за розв’язком лише тоді, коли життів або гравців лишається небагато; доти — за ймовірностями.
web-bot-of-package = З пакета { $package }.
web-bots-count = { $bots }: гру тут не прораховано, тож вони грають за ймовірностями.
web-invite = Запросити
web-invite-help = Той, хто має це посилання, може сісти й грати.
web-invite-network = Це посилання працює для всіх у вашій мережі. Той, хто його має, може сісти й грати.
web-invite-which = Яка адреса
web-invite-alone = Це посилання працює лише на цьому комп’ютері. Щоб пустити інших, запустіть сервер із «--lan».
web-invite-link = Посилання на цей стіл
web-copy = Копіювати
web-copied = Скопійовано
web-share = Надіслати
web-qr = QR-код
web-qr-label = QR-код посилання на цей стіл
web-change-rules = Змінити правила
web-see-rules = Переглянути правила
web-presets = Набори правил
web-rules-title = Наші правила
web-rules-base = Решта: { $preset }
web-rules-go = Граймо
web-ours-search = Знайти правило
web-ours-none = Правила з такими словами немає.
web-ours-show-all = показати все
web-ours-show-less = згорнути
web-ours-first = Про що сперечаються
web-ours-changed = змінено: { $count }
web-ours-keep = Зберегти
web-ours-card-share = Поділитися картинкою
web-ours-card-print = Надрукувати
web-ours-cup = Один телефон по колу за цими правилами
web-ours-card-scan = Скануйте, щоб грати за цими правилами
web-ours-heading-values = Значення
web-ours-heading-announcing = Заявки
web-ours-heading-losing = Програш
web-ours-heading-extras = Інше
web-ours-heading-values-french-poker = Комбінації та кубики
web-ours-heading-announcing-french-poker = Хід
web-ours-heading-values-sword-of-lies = Карти
web-ours-heading-announcing-sword-of-lies = Запитання й ставки
web-ours-heading-losing-sword-of-lies = Війна
web-ours-less = Менше: { $rule }
web-ours-more = Більше: { $rule }
web-ours-kept = Ваші правила
web-ours-forget = Забути { $name }
web-ours-name = Назва цих правил
web-ours-name-help = Зберігаються на цьому пристрої й вибрані наступного разу.
web-ours-send = Надіслати ці правила
web-ours-send-help = Хто відкриє це посилання, отримає ці правила на свій пристрій.
web-table-settings = Цей стіл
web-spectators-may = Глядачі дозволені
web-chat-may = Вільна розмова
web-whispers-may = Розмови наодинці
web-whispers-may-help = Двоє можуть говорити наодинці; решта бачить, що вони говорять, але не про що.
web-phrases-may = Готові фрази
web-reactions-may = Реакції
web-open-seed = Відкривати все після гри
web-open-seed-help = Після гри всі побачать кожен прихований кубик і кожну карту й зможуть перевірити кожен жереб.
web-cups-open = Після гри все відкриється: кожну брехню буде видно.
web-my-record = Статистика
web-hints-may = Підказки під час гри
web-hints-may-help = Той, чий хід, може спитати, що зробив би сильний гравець. Усі бачать, що підказки ввімкнено.
web-hints-on = з підказками
web-hint = Підказка
web-pace = Швидкість ботів
web-pace-slow = поволі
web-pace-normal = звично
web-pace-fast = швидко
web-start = Почати гру
web-too-few = { $count ->
    [one] Потрібен ще { $count } гравець: запросіть когось або додайте бота.
    [few] Потрібні ще { $count } гравці: запросіть когось або додайте ботів.
   *[many] Потрібно ще { $count } гравців: запросіть когось або додайте ботів.
}
web-too-few-local = { $count ->
    [one] Потрібен ще { $count } гравець: додайте його на цьому пристрої або посадіть бота.
    [few] Потрібні ще { $count } гравці: додайте їх на цьому пристрої або посадіть ботів.
   *[many] Потрібно ще { $count } гравців: додайте їх на цьому пристрої або посадіть ботів.
}

## Around the game
web-menu = Меню
web-history = Хід гри
web-history-empty = Ще нічого не сталося.
web-history-earlier = Давніших рядків на цьому пристрої немає.
web-talk = Розмова
web-faces = Реакції
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
web-host-tools = Панель господаря
web-leave = Встати з-за столу
web-leave-note = За вас догратиме бот, а місце лишиться вашим: повертайтеся будь-коли.

## The end
web-you-won = Перемога ваша!
web-winners = { $count ->
    [1] Перемагає { $names }
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

## Likes
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
web-odds-help = Наскільки ймовірно, що наступний кидок поб’є заявку.
web-look-at-once = Одразу дивитися під стакан
web-look-at-once-help = На один дотик менше; зате не можна заявити наосліп.
web-less-motion = Менше руху

## Fair dice
web-fair = { $game ->
    [sword_of_lies] Чесні карти
   *[other] Чесні кубики
}

## First games
web-order = Від найнижчої до найвищої
web-tip-more = … більше

## Hosts, readiness and the next game: the lobby and the podium
web-ready = До гри!
web-ready-on = Ви чекаєте на гру
web-ready-again = Ще раз!
web-ready-again-on = Ви за реванш
web-ready-help = Почнемо, коли погодяться всі.
web-ready-mark = чекає на гру
web-ready-count = Погодилися: { $ready } з { $count }
web-ready-all = Почати, коли погодяться всі
web-next = Наступна гра
web-take-over = Сісти замість бота
web-take-over-of = Місце: { $name }
web-take-over-when = Воно ваше з наступного раунду, з усім, що там є.
web-take-over-next = { $name } сідає на місце гравця { $of } з наступного раунду.
web-take-over-you = Ви сідаєте на місце гравця { $of } з наступного раунду.
web-take-over-drop = Далі дивитися
web-take-over-may = Хто запізнився, може сісти замість бота
web-notices = Сповіщення

## The moment of truth, and games without people
web-scene-lift = Утримуйте, щоб підняти стакан
web-scene-mia-real = Справжня Мія!
web-scene-mia-caught = Це не Мія!
web-scene-true = { $deed } — правда
web-scene-lie = { $deed } — брехня
web-scene-choose = Виберіть, що сказати
web-scene-choose-lie = Виберіть свою брехню
web-scene-only-bots = Лишилися самі боти
web-scene-to-the-end = До кінця

## Announcements of the server
web-announcement = Від власника цього сервера
web-announcement-draining = Сервер ось-ось перезапуститься. Розпочаті ігри можна дограти, нові не починаються. Ваш стіл збережеться.
web-announcement-hide = Сховати

## Codes and invitations
web-code-help = На { $address }: «Увійти за кодом»
web-code-letters = Код: { $letters }
web-code-field = Код столу
web-code-go = Увійти
web-invited = { $host } запрошує вас: { $game }
web-invited-table = Стіл: { $game }
web-invited-name = Як вас називати?
web-invited-how = Як грати

## Tables of this device
web-tables = Ваші столи
web-tables-more = Усі ваші столи
web-tables-with = за столом: { $names }
web-tables-alone = більше нікого
web-tables-yours = Ваш хід
web-tables-turn = Хід: { $name }
web-tables-runs = Грають
web-tables-lobby = Ще не почато
web-tables-over = Гру скінчено
web-tables-gone = Цього столу вже немає
web-tables-forget = Забути цей стіл: { $game }, { $names }
web-tables-forget-all = Забути всі

## A device and its connection: without a network
web-lost-network = { $seat ->
    [yes] Мережі немає: місце за вами.
   *[no] Мережі немає.
}
web-lost-link = { $seat ->
    [yes] Зв’язок утрачено: місце за вами.
   *[no] Зв’язок утрачено.
}
web-disk-full = Зараз нічого не вдається зберегти, тому стіл завмер. Нічого не втрачено: коли знайдеться місце, гра продовжиться сама.
web-lost-wait = Нова спроба через { $seconds } с.
web-lost-trying = Пробуємо зараз…

## A device and its connection: leaving
web-leaving = Вийти з гри?
web-leaving-stay = Лишитися
web-leaving-now = Вийти на час
web-leaving-now-note = За хвилину за вас гратиме бот. Повернетеся, і місце знову ваше.
web-leaving-now-alone = Стіл чекає на вас. Його видно на головній сторінці.
web-leaving-seat = Віддати місце
web-leaving-seat-note = Далі одразу грає бот.

## A device and its connection: notifications
web-name-taken = Тут уже є { $asked }, тож ви зветеся { $name }.
web-second-tab = Цей стіл відкрито ще в одній вкладці. В обох ваше місце, грати можна в будь-якій.
web-copy-by-hand = Посилання виділено: скопіюйте його з поля.

## A device and its connection: waiting for a disconnected player
web-absent-bot = не на зв’язку · бот за { $time }
web-awaited = { $name } не на зв’язку.
web-awaited-bot = Бот зіграє за { $time }.
web-awaited-now = Зараз
web-awaited-now-for = Хай бот грає зараз: { $name }

## A device and its connection: preferences
web-awake = Не гасити екран
web-awake-help = Поки ви граєте: телефон, що заснув, губить мережу.
web-notify = Сповіщати про мій хід
web-notify-help = Сповіщення, коли цієї сторінки не видно. У ньому лише те, що ваш хід, і нічого про гру.
web-notify-refused = Ваш браузер цього не дозволяє. Це можна змінити в його налаштуваннях.
web-badge = Лічильник на значку застосунку

## One phone for several people
web-shared-title = На цьому пристрої
web-shared-help = На одному пристрої можуть грати кілька людей. Він переходить з рук у руки, і чужого ніхто не бачить.
web-shared-add = Додати людину
web-shared-name = Ім’я
web-shared-remove = { $name } не грає
web-shared-hand = Передайте телефон: { $name }
web-shared-private = Ваша рука з’явиться лише тоді, коли телефон буде у вас.
web-shared-iam = Це я, { $name }
web-shared-instead = Або спершу хтось інший:
web-shared-interrupt = Хтось іще не вірить?
web-shared-look = Тримайте, щоб глянути
web-shared-on = Передати далі
web-shared-has = Телефон у руках: { $name }
web-shared-nobody = Дивитися можна всім
web-shared-looked = Дивилися: { $names }.
web-shared-take = Узяти: { $name }
web-shared-record = Запис партії: { $name }
web-shared-story = Розповідь: { $name }
web-shared-story-whose = За цим столом приховане лишається прихованим, тож кожен із вас знає своє. Чия розповідь?
web-shared-counted = Господар цього телефону: { $name }. У «Моїй статистиці» тут лише власні ігри господаря.

## Television
web-tv-show = Показати на великому екрані
web-tv-join = На телефоні
web-tv-code = код
web-tv-welcome = Вітаємо, { $name }!
web-tv-waiting = Чекаємо на гравців
web-tv-score = Рахунок вечора
web-tv-on-screen = Стіл зараз на великому екрані.
web-tv-hand-only = Показувати лише мою руку
web-tv-hand-help = Місця видно на великому екрані. Коли його вимкнуть, вони повернуться сюди.
web-tv-enter = Введіть код столу
web-tv-enter-help = Господар знайде його в розділі «Запросити».
web-tv-erase = Стерти
web-tv-go = Показати стіл
web-tv-sound = Натисніть клавішу, щоб увімкнути звук
web-tv-sound-here = Звуки й тут
web-tv-sound-help = Їх відтворює великий екран.

## Guests: guesses, returns and calls
web-guess = Вгадуйте: це правда?
web-guess-believe = Вірю
web-guess-doubt = Не вірю
web-guess-made-believe = Ваша здогадка: правда. Відповідь — коли відкриють заявлене.
web-guess-made-doubt = Ваша здогадка: брехня. Відповідь — коли відкриють заявлене.
web-guess-interrupt = Зараз не ваш хід, але ви можете сказати:
web-bonus = { $count ->
    [one] { $count } бонусне очко
    [few] { $count } бонусні очки
   *[other] { $count } бонусних очок
}
web-call-offer = Сповіщати, коли ваш хід?
web-call-offer-yes = Так, звісно
web-call-offer-no = Ні, дякую
web-away-cost =
    { $count ->
        [0] За вас грав бот і нічого не програв.
        [one] За вас грав бот і програв { $count } раз.
        [few] За вас грав бот і програв { $count } рази.
       *[other] За вас грав бот і програв { $count } разів.
    } { $out ->
        [yes] Ви вибули.
       *[no] { "" }
    }
web-ready-too-few = Усі готові, але потрібно щонайменше гравців: { $fewest }.
web-ready-short = Усі готові, але ще мають купити фішки: { $names }.
web-bots-here = Як грають боти
web-keys = Клавіатура
web-keys-help = Enter натискає золоту кнопку, літера на кнопці — саме її. Цифри залишають кубики, вибирають комбінацію або називають значення за двома кубиками. Стрілки переходять між варіантами й картами, Esc завершує сцену, F2 повторює останні слова для програм читання з екрана.
web-letters = Клавіші з літерами й цифрами
web-letters-help = Вимкніть для голосового введення або якщо натискаєте клавіші випадково. Enter, Tab і стрілки працюють далі.

## What players who listen hear of a decision. $words is a die or a card, $dice are the pips of dice, and $pressed is the name of a key.
web-ear-chosen = { $words }, вибрано
web-ear-dice = Відкриті кубики: { $dice }.
web-ear-arrows = { $count ->
    [one] Стрілки: { $count } варіант
    [few] Стрілки: { $count } варіанти
   *[other] Стрілки: { $count } варіантів
}
web-ear-idle = Клавіша { $pressed } зараз нічого не робить.

## Reactions, masks and watchers
web-heard-faces = Реакції
web-heard-to = Кому кинути
web-heard-more = Сказати інше
web-heard-rest = Забагато реакцій: зачекайте трохи.
web-heard-watchers = Глядачі
web-heard-watching-as = Ви дивитеся як { $name }.
web-heard-unnamed = { $count ->
    [one] ще { $count }
    [few] ще { $count }
   *[many] ще { $count }
}
web-heard-mask = Вибрати маску
web-heard-volume = Гучність
web-heard-talk = Бачити розмови
web-heard-talk-help = Сказане на мить з’являється біля місця, а прочитати його можна в розмові.
web-heard-talk-off = Ви вимкнули всі розмови.
web-heard-talk-on = Знову бачити розмови
web-heard-see-faces = Бачити реакції інших

## Order
web-order-mute = Позбавити слова
web-order-mute-of = Позбавити слова для всіх: { $name }
web-order-unmute = Дати слово
web-order-unmute-of = Знову дати слово: { $name }
web-order-muted = без слова
web-order-watchers = Дивляться
web-order-kick-of = Прибрати глядача: { $name }
web-order-kick-sure = Вигнати назавжди: { $name }?
web-order-lock = Замкнути вільні місця
web-order-lock-help = Сісти зможе лише той, хто вже тут сидів.
web-order-programs-talk = Програмам можна розмовляти
web-order-programs-talk-help = Слова, фрази й реакції програм.
web-order-patience = Бот грає за відсутніх через
web-order-patience-seconds = { $count } с
web-order-patience-minutes = { $count } хв
web-order-new-link = Нове посилання
web-order-new-link-help = Старе посилання перестане діяти. Хто вже тут, лишається.
web-order-new-link-sure = Так, змінити посилання
web-order-new-link-done = Ось нове посилання.
web-order-cancel = Скасувати

## Fair dice: the drawer
web-fair-how = Перед грою сервер показує печатку на своїй таємниці. Потім кожне місце запечатує власні випадкові байти й відкриває їх, коли гра починається, тож ніхто не може керувати випадком. Кожен кубик і кожну карту запечатано тієї ж миті, коли вони випали; коли вам їх показують, ви дістаєте й ключ, а ця сторінка перевіряє, чи печатка справжня. Печатку сервера й ваші байти вона пам’ятає ще з-перед гри та попередить, якщо щось із них підмінено. Коли гру закінчено й зерно відкрито, вона повторює кожен жереб.
web-fair-redone = Повторено всі жереби ({ $draws }): саме такими їх роблять відкрите зерно, байти всіх гравців і правила.
web-fair-so-far =
    Досі вам показано { $opened } з { $draws } { $draws ->
        [one] жереба
       *[many] жеребів
    }, і кожна печатка справжня. Після гри зерно відкриють, і ця сторінка повторить кожен жереб.
web-fair-secret =
    Вам показано { $opened } з { $draws } { $draws ->
        [one] жереба
       *[many] жеребів
    }, і кожна печатка справжня. За цим столом зерно лишається таємним, тож ця сторінка не може перевірити, як тягнули жереби.
web-fair-salts =
    Вам показано { $opened } з { $draws } { $draws ->
        [one] жереба
       *[many] жеребів
    }, і кожна печатка справжня. Ця сторінка не знає можливих наслідків за цими правилами, тому не повторює жеребів. Це може «mendax verify».
web-fair-part = Ця сторінка отримала не всю гру (наприклад, її перезавантажили), тому жеребів не перевірила. Збережіть запис і перевірте його командою «mendax verify».
web-fair-bad = { $count ->
    [one] У цій грі порушено { $count } закон чесності:
    [few] У цій грі порушено { $count } закони чесності:
   *[many] У цій грі порушено { $count } законів чесності:
}
web-fair-commitment = Печатка на таємниці цієї гри
web-fair-shares = Випадкові байти від кожного місця
web-fair-shared = запечатано
web-fair-left-out = не враховано: вчасно не відкрито
web-fair-none = немає
web-fair-draws = Запечатане: кубики, карти, жереби
web-fair-closed = вам не показано
web-fair-seed = Відкрите зерно
web-fair-more = Після гри збережіть її запис і перевірте все ще раз командою «mendax verify».

## What contradicts the remembered commitment of a game
unfair-commitment = Сервер змінив своє зобов’язання після того, як ваш внесок було зафіксовано. Він міг дібрати в цій грі будь-який жереб.
unfair-commitment-reused = Сервер узяв зобов’язання іншої гри цього столу. Її зерно вже відоме, тож хтось міг знати кожен жереб.
unfair-share-missing = Сервер почав гру без внеску, який ви зафіксували.
unfair-share-left-out = Сервер прийняв ваш внесок, але не врахував його: у жеребах цієї гри немає нічого вашого.
unfair-share-exchanged = Один із внесків у цю гру — не той, який було зафіксовано до її початку.
unfair-seed = Відкрите зерно — не те, яке було зафіксовано до вашого внеску.
unfair-share-late = Внесок відкрили вже після початку жеребів або двічі.
unfair-draw-order = Жереб не запечатали тієї миті, коли він випав, або жеребів бракує, вони повторюються чи переставлені.
unfair-draw-unbound = Показано наслідок, якого раніше не запечатали.
unfair-salt = Наслідок показано без ключа, або надіслано ключ без наслідку.
unfair-outcome = Показаний наслідок не відповідає своїй печатці.
unfair-seed-withheld = Сервер обіцяв відкрити зерно після гри й не відкрив. Жодного жеребу не можна повторити.
unfair-draw = З відкритого зерна, внесків і правил виходять не такі жереби, як у цій грі.

## Your sessions and data
web-persons = Ви на цьому пристрої
web-persons-about = Облікових записів тут немає: що це ви, каже файл cookie на цьому пристрої.
web-persons-known = Відомі тут з { $since }.
web-persons-unknown = Цей пристрій тут ще невідомий. Щойно ви відкриєте стіл або прийдете за нього, вас знатимуть.
web-persons-devices = { $count ->
    [one] Ви на { $count } пристрої.
    [few] Ви на { $count } пристроях.
   *[many] Ви на { $count } пристроях.
}
web-persons-move = Перейти на інший пристрій
web-persons-move-help = Візьміть тут код і введіть його там. Він годиться один раз, упродовж п’яти хвилин. Ваші місця підуть із вами, і цей пристрій теж лишиться вашим.
web-persons-code = Отримати код
web-persons-code-is = Введіть це на іншому пристрої:
web-persons-have = У мене є код
web-persons-use = Скористатися
web-persons-use-help = Тоді тут ви будете тією самою особою, що й там. Від дотеперішньої особи на цьому пристрої ви відмовляєтеся.
web-persons-used = Вітаємо: цей пристрій ваш.
web-persons-kept = Що про вас зберігається
web-persons-give = Завантажити дані
web-persons-give-help = Файл із вашими пристроями, столами, тим, що ви там робили й казали, і тим, що зберігає цей пристрій.
web-persons-leave = Вихід
web-persons-end = Вийти на цьому пристрої
web-persons-end-all = Вийти на всіх моїх пристроях
web-persons-end-help = Для загубленого чи позиченого телефону: там за вас уже ніхто не зіграє. Хто вийде на всіх пристроях, до своїх місць не повернеться.
web-persons-forget = Забути мене
web-persons-forget-help = Ваші сеанси закінчаться, а ваші імена й усе сказане вами зникнуть з усіх столів. Ігри лишаться під знеособленим ім’ям. Скасувати це не можна.
web-persons-sure = Так, зробити це
web-persons-cancel = Скасувати
web-persons-done-end = Готово. На цьому пристрої ви вийшли.
web-persons-done-forget = Готово. Вас тут забуто.

## Programs
web-programs-online = Програми в мережі
web-programs-none = Зараз у мережі немає програми, що грає тут у цю гру.
web-programs-asking = Запитуємо…
web-programs-tables = столів: { $tables } з { $most }
web-programs-comes = { $name } уже йде.
web-programs-own = Власна програма
web-programs-own-help = Притримайте місце й дайте ключ тому, хто запускає програму.
web-programs-keep = Тримати місце
web-programs-kept = Місце { $seat } тримають.
web-programs-once = Ключ показано лише цей раз: скопіюйте його.
web-programs-command = Команда
web-programs-key = Ключ
web-programs-environment = Його можна передати й змінною середовища MENDAX_KEY. Щоб скасувати його, приберіть місце.
web-programs-keys = Ваші програми
web-programs-keys-help = З вашим ключем програма в мережі тут для всіх, і господарі можуть кликати її до столів.
web-programs-used = востаннє тут { $day }
web-programs-revoke = Скасувати
web-programs-revoke-of = Скасувати ключ «{ $name }»
web-programs-name = Назва ключа
web-programs-make = Створити ключ

## Games without a board of their own
web-generic-your-turn = Ваш хід
web-generic-hidden = приховано
web-generic-less = Менше
web-generic-more = Більше
web-generic-known = Що відомо

## The story, the replay and your record
web-story-title = Найцікавіше
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
web-story-clip = Поділитися цією брехнею
web-story-replay = Повтор
web-story-sound = Усі проти правильної гри
web-story-bluff-believes = Вірю
web-story-bluff-doubts = Не вірю!
web-story-bluff-true = Правда!
web-story-bluff-lie = Брехня!
web-score-title = Рахунок вечора
web-score-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}
web-score-reset = Почати рахунок спочатку
web-score-reset-sure = Стерти цей рахунок?
web-vote-title = У що граємо далі?
web-vote-help = Більше половини вирішує одразу. Інакше господар столу починає гру, за яку більше голосів, а за рівності обирає сам.
web-vote-missing = Ще не голосували: { $names }
web-vote-rematch = Ще раз: { $game }, { $count } з { $of }
web-vote-tie = Порівну: оберіть гру
web-vote-chosen = Наступна гра: { $game }
web-story-last = Остання гра
web-replay-title = Повтор, гра { $number }
web-replay-back = Назад до столу
web-replay-before = Крок назад
web-replay-next = Крок уперед
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-place = Крок
web-replay-at = Крок { $at } з { $of }
web-replay-round = Крок { $at } з { $of }: { $what }
web-replay-eyes = Видно
web-replay-open = з усім відкритим
web-replay-own = як бачили ви
web-replay-watched = як бачили глядачі
web-replay-shut = Приховане за цим столом лишається прихованим: тут те, що ви бачили самі.
web-replay-link = Скопіювати посилання на цей крок
web-replay-copied = Скопійовано
web-replay-cut = Гра дуже довга: показано лише початок.
web-replay-coach = Тренер: це коштувало { $lost }. Краще: { $best }.
web-replay-mistakes = Наступна помилка
web-replay-ask = Відповідає { $name }. Що зробили б ви?
web-replay-answered = Ви: { $yours }. { $name }: { $theirs }.
web-replay-your-cost = Ваша відповідь коштує { $lost }.
web-replay-your-best = Кращої відповіді за вашу немає.
web-replay-keys = Стрілки — крок за кроком, пробіл — пуск.
web-replay-share = Показати цю гру всім
web-replay-share-note = Кожен, хто має посилання, побачить гру так, як її бачили всі за столом. До столу воно не веде, і його можна відкликати.
web-replay-masked = Без імен і повідомлень
web-replay-listed = Пошуковики можуть її показувати
web-replay-make = Створити посилання
web-replay-copy = Скопіювати посилання
web-replay-withdraw = Відкликати посилання
web-replay-withdrawn = Посилання більше не працює.
web-replay-clip = Поділитися цією заявкою як кліпом
web-clip-title = Кліп цієї заявки
web-clip-upright = Вертикальний, як для телефона
web-clip-bare = Без імен
web-clip-send = Поділитися кліпом
web-clip-busy = Створюємо кліп…
web-clip-saved = Кліп збережено.
web-clip-failed = Цей браузер не зміг створити кліп.
web-clip-none = У цій грі ніхто не відповідав на заявки.
web-clip-keep = Залишити на моїй полиці
web-clip-note = Кліп створюється на цьому пристрої й нікуди не надсилається.
web-clip-believed = Повірили!
web-clip-later = А згодом…
web-replay-shown = Ігри, які ви показуєте всім
web-embed = Вбудувати на інший сайт
web-embed-note = Вставте цей код на сторінку блогу, школи чи форуму. Вбудована сторінка не ставить кукі й нічого не зберігає.
web-embed-copy = Скопіювати код
web-embed-open = Відкрити в Mendax
web-record-title = Моя статистика
web-record-note = Ведеться на цьому пристрої з того, що ви знали в кожній грі. Нічого не виходить за межі браузера.
web-record-lies = Ваші найкращі обмани
web-record-lie = { $name }: { $claim }
web-record-lie-drop = Прибрати
web-record-none = Поки нічого немає. Дограйте гру до кінця — і вона з'явиться тут.
web-record-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}, перемог: { $won }
web-record-lied = Брехня серед ваших заявок
web-record-caught = Упіймана брехня
web-record-right = Не вірили недарма
web-record-believed = Вірили недарма
web-record-of = { $count } з { $of }
web-record-erase = Стерти статистику
web-record-sure = Стерти всю статистику? Повернути її не можна.
web-record-yes = Стерти
web-record-no = Залишити
web-record-erased = Вашу статистику стерто.

## The tutorial
web-learn-title = перша роздача
web-learn-step = Крок { $number } з { $of }
web-learn-next = Далі
web-learn-again = Спочатку
web-learn-leave = Вийти з уроку
web-learn-back = Назад до столу
web-learn-play = Грати зараз із легкими суперниками

## Strength of bots
web-strength-title = Наскільки сильні боти
web-strength-sizes = Місця
web-strength-seats = За столом: { $seats }
web-strength-lead-wins = { $rules }: кожен бот за столами, де всі інші — боти одного іншого виду, ігор на пару: { $games }. Число — частка виграних ігор; рівна гра — { $fair }.
web-strength-lead-chips = { $rules }: кожен бот за столами, де всі інші — боти одного іншого виду, ігор на пару: { $games }. Число — фішки, виграні за гру; рівна гра — 0.
web-strength-known = Досконалий суперник виграє в нього { $share }.
web-strength-habit = Проста звичка відбирає в нього за гру { $chips }.
web-strength-no-habit = Жодна проста звичка його напевно не б’є: { $chips } за гру.
web-strength-habit-wins = Найкраща проста звичка виграє в нього { $share }.
web-strength-thinks = Думає { $usual } мс, рідко довше { $most } мс.
web-strength-among = { $bot } проти …
web-strength-none = Ботів гри «{ $game }» ще не виміряно.
web-strength-help = Смужка — інтервал, у якому число лежить з певністю 95 %; тонка лінія — скільки бот має серед таких самих. Синє — певно більше, червоне — певно менше. Час процесорний, на машині, де вимірювали. Виберіть бота, щоб побачити його серед кожного з інших.
web-strength-nobody-knows = Ці числа не кажуть, скільки виграв би за таким столом досконалий суперник.

## Servers for strangers
web-opening = Відкрити стіл
web-opening-key = Ключ від власника сервера
web-opening-use = Ввести
web-report = Поскаржитися на людину
web-report-help = Власник сервера отримає ім’я, цей стіл і його останні повідомлення, зокрема приватні між вами двома.
web-report-one = Поскаржитися
web-report-of = Поскаржитися: { $name }
web-report-sure = Поскаржитися: { $name }?
web-report-done = Скаргу надіслано.

## Виклики, поки сторінку закрито
web-calls = Виклики
web-calls-offer = Покликати вас, коли настане ваш хід, навіть якщо сторінку закрито?
web-calls-closed = Кликати мене, коли сторінку закрито
web-calls-closed-help = У повільних іграх: коли починається гра й коли ваш хід. У тренуванні: коли час повторити помилки. Нічого про кості чи карти.
web-calls-failed = Не вийшло. Можливо, браузер це блокує або немає мережі.
web-calls-quiet = Тихі години
web-calls-quiet-from = Тиша від
web-calls-quiet-to = Тиша до
web-calls-table = Кликати мене від цього столу
web-calls-table-off = Виклики вимкнено. Увімкнути їх можна в налаштуваннях нижче.
web-calls-webhook = Сповіщати вашу групу
web-calls-webhook-help = Адреса вхідного вебхука вашого месенджера. Туди приходить рядок, коли починається гра й коли чекають на гравців.
web-calls-webhook-set = Зберегти
web-calls-webhook-now = Вашу групу сповіщають через { $host }.
web-calls-webhook-remove = Прибрати
web-calls-none = Цей браузер або сервер не кличе відсутніх гравців.

## Tournaments
web-tournaments = Турнір
web-tournament-title = Турнір
web-tournament-pitch = Один код для всіх. Усі сідають одразу, за столи на трьох–п’ятьох, і знову після кожного туру.
web-tournament-name = Назва
web-tournament-usual-name = Наш вечір
web-tournament-rules = Ці правила ви вибрали на цьому пристрої востаннє.
web-tournament-size = Гравців за столом
web-tournament-rounds = Турів
web-tournament-until = Останній тур починається до
web-tournament-ends = до { $time }
web-tournament-minutes = Хвилин на тур
web-tournament-way = Хто з ким зустрічається
web-tournament-way-swiss = Рівні з рівними
web-tournament-way-swiss-help = Після кожного туру разом сідають ті, у кого приблизно однаково очок.
web-tournament-way-everyone = Кожен із кожним
web-tournament-way-everyone-help = Для невеликої компанії.
web-tournament-way-ladder = Угору і вниз
web-tournament-way-ladder-help = Найкращий за столом переходить на стіл вище, останній — на стіл нижче.
web-tournament-bots = Боти заповнюють столи
web-tournament-programs = Програми можуть брати участь
web-tournament-open = Відкрити турнір
web-tournament-phase-gathering = Люди збираються. Починає господар.
web-tournament-phase-seated = Тур { $round } скоро почнеться. Знайдіть свій стіл.
web-tournament-phase-playing = Триває тур { $round }.
web-tournament-phase-called = Час вийшов. Надходять останні результати.
web-tournament-phase-resting = Тур { $round } закінчено. Далі наступний.
web-tournament-phase-over = Турнір закінчено.
web-tournament-held = Господар зупинив годинник.
web-tournament-your-table = Стіл { $table }
web-tournament-with = З вами: { $names }
web-tournament-with-bots = З ботами
web-tournament-to-table = До столу
web-tournament-you = Ваше ім’я
web-tournament-enter = Взяти участь
web-tournament-code = Код
web-tournament-invite = Участь може взяти кожен, хто має це посилання або код.
web-tournament-people = Гравці
web-tournament-ranking = Таблиця
web-tournament-no-one = Поки що нікого немає.
web-tournament-points = За гру ви отримуєте одне очко, поділене на суперників: вам дістаються частки всіх, хто фінішував після вас.
web-tournament-course = Очки після кожного туру
web-tournament-course-of = Очки гравця { $name } після кожного туру поруч з очками лідерів
web-tournament-program = програма
web-tournament-muted = без голосу
web-tournament-left = пішов
web-tournament-keys = Дії: { $name }
web-tournament-mute = Вимкнути голос
web-tournament-unmute = Повернути голос
web-tournament-dismiss = Вигнати
web-tournament-dismiss-sure = Вигнати { $name }?
web-tournament-round = Тур { $round }
web-tournament-table = Стіл { $table }
web-tournament-watch = Дивитися
web-tournament-screen = Великий екран
web-tournament-enlarge = Показати на великому екрані
web-tournament-puzzle = Розв’язати задачу, поки чекаєте
web-tournament-step-seat = Розсадити всіх
web-tournament-step-start = Почати зараз
web-tournament-step-close = Завершити
web-tournament-hold = Зупинити годинник
web-tournament-unhold = Запустити годинник
web-tournament-end = Закінчити турнір
web-tournament-end-sure = Закінчити зараз?
web-tournament-leave = Вийти з турніру
web-tournament-leave-sure = Справді вийти?
web-tournament-along = Турнір, тур { $round }
web-tournament-back = До турніру
web-projector-points = Очки: { $points }
web-debrief-link = Проти правильної гри
web-debrief-title = Цей вечір проти правильної гри
web-debrief-reading = Ігри читаються: { $read } з { $games }
web-debrief-games = Закінчених ігор: { $games }
web-debrief-you = Ваші показники
web-debrief-you-help = Їх бачите лише ви, на цьому пристрої.
web-debrief-room = Усі разом
web-debrief-lies = Заявки, що були брехнею
web-debrief-caught = Брехня, у якій засумнівалися
web-debrief-doubts = Сумніви, що справдилися
web-debrief-doubted = Заявки, у яких засумнівалися
web-debrief-cost = Рішення в середньому коштує
web-debrief-of = { $count } з { $all }
web-debrief-sound = правильна гра: { $share }
web-debrief-claims = Брехня за заявками
web-debrief-claims-help = Смуги: як часто заявка була брехнею. Ромби: як часто вона є брехнею в правильній грі за тих самих обставин. Заявки наосліп не враховано.
web-debrief-no-curve = Ці правила не мають розв’язку, тож порівнювати з правильною грою нема з чим.
web-debrief-curve = у правильній грі
web-debrief-boldest = Найвигідніша брехня
web-debrief-dearest = Найдорожча брехня
web-debrief-truth = маючи
web-debrief-price = Вона коштувала { $price }.
web-debrief-file = Усі закінчені ігри одним файлом
web-debrief-file-help = Одна гра в кожному рядку, для «mendax profile». Ігор, чиї карти лишаються закритими, тут немає.
web-debrief-names = З іменами
web-debrief-download = Завантажити
