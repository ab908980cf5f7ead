# The browser, apart from games. { $name } and { $to } are names of players.
web-names = Барсук, Выдра, Сорока, Ёж, Ворон, Куница, Рысь, Бобр, Цапля, Сова, Лис, Щука, Хорёк, Галка, Зубр, Шмель

## The front door
web-pitch-mia = Тряхните стакан. Скажите что угодно. И глазом не моргните.
web-pitch-french-poker = Пять кубиков: одни видно, другие скрыты. Заявите комбинацию — и пусть поверят.
web-pitch-sword-of-lies = Торгуйтесь, допрашивайте, ставьте фишки — а потом пусть рассудит меч.
web-games = Игры
web-game-mia = Мия
web-game-french-poker = Французский покер
web-game-sword-of-lies = Меч лжи
web-play-now = Играть
web-play-now-note = против трёх ботов
web-first-time = Впервые здесь?
web-first-time-offer = Научитесь, играя: 90 секунд
web-cup = Один телефон по кругу: стакан
web-play-friends = Играть с друзьями
web-join = Войти по коду
web-you-are = Вы —
web-other-name = Другое имя
web-house-rules = Правила стола
web-rules-in-full = Всё об игре: пример, какие бывают домашние правила, несколько советов
web-how-to-play = Как играть
web-explore = Стратегия
web-practice = Тренировка и задача дня
web-promise-free = Без регистрации
web-promise-fair = Кубики можно проверить
web-promise-bots = Боты с характером
web-settings = Настройки
web-to-landing = На главную
web-done = Готово
web-close = Закрыть
web-back = Назад
web-rather-not = Нет, назад
web-no-rules = Эти правила ещё не записаны.

## Errors
web-offline = Сервер недоступен. Проверьте сеть и попробуйте ещё раз.
web-server-trouble = Сбой на сервере ({ $status }). Попробуйте ещё раз.
web-new-version = Вышла новая версия.
web-reload = Обновить
wire-refused-no-cookies = Браузер отклоняет cookie, поэтому стол вас не узнаёт. Разрешите их и откройте новый стол.
web-page-trouble = На странице произошла ошибка. Обновите её.
wire-refused-no-sockets = Сервер отвечает, но что-то по пути блокирует WebSocket. Часто помогает HTTPS или другая сеть.
web-no-table = Здесь для вас нет места
web-no-such-table = Такого стола нет
web-coming = Открываем стол…
web-link-lost-short = соединение…
web-try-now = Попробовать
web-no-network = Без сети можно только осмотреться. Чтобы играть, нужна связь.
web-local-loads = Загружаем Mendax для игры без сети: до 12 МБ, один раз.
web-local-starts = Почти готово…
web-local-failed = Загрузилось не всё. Есть ли сеть?
web-local-no-wasm = В этом браузере нет WebAssembly, поэтому играть без сервера в нём нельзя. Разрешите его или возьмите другой браузер.
web-local-forbidden = Настройки этого сайта запрещают WebAssembly, поэтому играть без сервера здесь нельзя. Изменить это может только его владелец.
web-local-stuck = Игра ещё не запустилась. Если это затянется, обновите страницу или возьмите другой браузер.
web-local-forgets = Этот браузер не сохраняет здесь игры. Игра закончится, когда вы закроете или обновите страницу.
web-play-offline = Играть без сети
web-local-kept = Игра без сети
web-local-kept-help = Файлы для неё хранятся на этом устройстве.
web-local-remove = Удалить их
web-local-removed = Удалено.
web-local-alone = Вы играете без сервера: другие могут играть на этом же устройстве.
web-local-warned = У сервера свой сертификат, браузер предупредит: «Дополнительно», затем дальше.
web-page-missing = Такой страницы ещё нет
wire-refused-after-break = Связь на миг пропадала, и игра ушла вперёд без вашего последнего хода. Взгляните ещё раз и решайте.
web-bot-plays-for-you = За вас играет бот.
web-return = Вернуться за стол
web-understood = Понятно
web-while-away = Пока вас не было

## Seats
web-seats = Места за столом
web-host = Хозяин стола
web-you = это вы
# Names of bots at a table. Behind a slash: the name as this language shows it.
web-bot-names = Ambros/Амброс Berta/Берта Cosmo/Космо Delfina/Дельфина Emeric/Эмерик Flora/Флора Gaspar/Гаспар Hedda/Хедда Ignaz/Игнац Jolanda/Иоланда Kasimir/Казимир Leonie/Леони Minerva/Минерва Nestor/Нестор Octavia/Октавия Pascal/Паскаль Quirin/Квирин Rosalba/Розальба Silvan/Сильван Thekla/Текла Urban/Урбан Viola/Виола Wanda/Ванда Xaver/Ксавер Zenobia/Зенобия
web-bot = бот
web-add-program = Добавить программу
web-program = программа
web-program-awaited = держат для программы
web-whose-turn-mark = сейчас ходит
web-out-mark = выбыл из игры
web-away-mark = за столом нет
web-absent-mark = не на связи
web-present-mark = здесь
web-your-hand = Ваша рука
web-your-turn = Ваш ход
web-round = Раунд { $number }
web-watching = зритель
web-watching-now = Вы смотрите.
web-watching-seat = Сесть можно будет, когда эта игра кончится.
web-spectators =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
web-clock =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
web-clock-until = Время до { $time }
web-clock-then = До { $time }, потом играет сервер
web-clock-then-what = До { $time }, потом за вас: «{ $action }»
web-faster = Быстрее

## Before the game
web-at-the-table = За столом
web-your-name = Ваше имя
web-sit = Сесть
web-watch = Только смотреть
web-mask = Сменить маску
web-rename = Сменить имя
web-get-up = Встать
web-move-up = Пересадить выше: { $name }
web-move-down = Пересадить ниже: { $name }
web-hand-over = Сделать хозяином
web-hand-over-to = Сделать хозяином: { $name }
web-kick = Выгнать
web-remove = Убрать: { $name }
web-add-bot = Добавить бота
web-bots = Боты
web-level-easy = Лёгкие
web-level-normal = Средние
web-level-hard = Сильные
web-level-perfect = Идеал
web-waiting-host = Ждём, пока { $host } начнёт
web-strength-link = Насколько они сильны?
web-bots-solved-only = { $bots }: только там, где игра просчитана; здесь было бы не так.
web-bots-later = { $bots }: играют по решению, лишь когда жизней или игроков остаётся немного; до того — по вероятностям.
web-bot-of-package = Из пакета { $package }.
web-bots-count = { $bots }: игра здесь не просчитана, и они играют по вероятностям.
web-invite = Пригласить
web-invite-help = Тот, у кого есть эта ссылка, может сесть и играть.
web-invite-network = Эта ссылка работает для всех в вашей сети. Тот, у кого она есть, может сесть и играть.
web-invite-which = Какой адрес
web-invite-alone = Эта ссылка работает только на этом компьютере. Чтобы впустить других, запустите сервер с «--lan».
web-invite-link = Ссылка на этот стол
web-copy = Скопировать
web-copied = Скопировано
web-share = Отправить
web-qr = QR-код
web-qr-label = QR-код ссылки на этот стол
web-change-rules = Изменить правила
web-see-rules = Посмотреть правила
web-presets = Наборы правил
web-rules-title = Наши правила
web-rules-base = Остальное: { $preset }
web-rules-go = Играем
web-ours-search = Найти правило
web-ours-none = Правила с такими словами нет.
web-ours-show-all = показать всё
web-ours-show-less = свернуть
web-ours-first = О чём спорят
web-ours-changed = изменено: { $count }
web-ours-keep = Сохранить
web-ours-card-share = Поделиться картинкой
web-ours-card-print = Напечатать
web-ours-cup = Один телефон по кругу по этим правилам
web-ours-card-scan = Отсканируйте, чтобы играть по этим правилам
web-ours-heading-values = Значения
web-ours-heading-announcing = Заявки
web-ours-heading-losing = Проигрыш
web-ours-heading-extras = Прочее
web-ours-heading-values-french-poker = Комбинации и кубики
web-ours-heading-announcing-french-poker = Ход
web-ours-heading-values-sword-of-lies = Карты
web-ours-heading-announcing-sword-of-lies = Вопросы и ставки
web-ours-heading-losing-sword-of-lies = Война
web-ours-less = Меньше: { $rule }
web-ours-more = Больше: { $rule }
web-ours-kept = Ваши правила
web-ours-forget = Забыть { $name }
web-ours-name = Название этих правил
web-ours-name-help = Хранятся на этом устройстве и выбраны в следующий раз.
web-ours-send = Отправить эти правила
web-ours-send-help = Кто откроет эту ссылку, получит эти правила на своё устройство.
web-table-settings = Этот стол
web-spectators-may = Зрители разрешены
web-chat-may = Свободный разговор
web-whispers-may = Разговоры наедине
web-whispers-may-help = Двое могут говорить наедине; остальные видят, что они говорят, но не о чём.
web-phrases-may = Готовые фразы
web-reactions-may = Реакции
web-open-seed = Открывать всё после игры
web-open-seed-help = После игры все увидят каждый скрытый кубик и каждую карту и смогут проверить каждый жребий.
web-cups-open = После игры всё откроется: каждую ложь будет видно.
web-my-record = Статистика
web-hints-may = Подсказки во время игры
web-hints-may-help = Тот, чей ход, может спросить, что сделал бы сильный игрок. Все видят, что подсказки включены.
web-hints-on = с подсказками
web-hint = Подсказка
web-pace = Скорость ботов
web-pace-slow = неспешно
web-pace-normal = обычно
web-pace-fast = быстро
web-start = Начать игру
web-too-few =
    { $count ->
        [one] Нужен ещё { $count } игрок: пригласите друга или добавьте бота.
        [few] Нужны ещё { $count } игрока: пригласите друзей или добавьте ботов.
       *[many] Нужно ещё { $count } игроков: пригласите друзей или добавьте ботов.
    }
web-too-few-local =
    { $count ->
        [one] Нужен ещё { $count } игрок: добавьте его на этом устройстве или посадите бота.
        [few] Нужны ещё { $count } игрока: добавьте их на этом устройстве или посадите ботов.
       *[many] Нужно ещё { $count } игроков: добавьте их на этом устройстве или посадите ботов.
    }

## Around the game
web-menu = Меню
web-history = Ход игры
web-history-empty = Ещё ничего не случилось.
web-history-earlier = Более ранних строк на этом устройстве нет.
web-talk = Разговор
web-faces = Реакции
web-talk-empty = Пока все молчат.
web-talk-unread =
    { $count ->
        [one] Разговор, { $count } новая реплика
        [few] Разговор, { $count } новые реплики
       *[many] Разговор, { $count } новых реплик
    }
web-phrases = Готовые фразы
web-talk-to = Кому
web-everybody = всем
web-only = только { $name }
web-say-in-private = Это увидит только { $name }
web-in-private = наедине:
web-in-private-to = увидит только { $name }:
web-say-something = Скажите что-нибудь
web-send = Отправить
web-mute = Не слышать, что говорит { $name }
web-unmute = Снова слышать: { $name }
web-chat-off = Свободный разговор за этим столом выключен.
web-host-tools = Панель хозяина
web-leave = Встать из-за стола
web-leave-note = За вас доиграет бот, а место останется вашим: возвращайтесь когда угодно.

## The end
web-you-won = Вы победили!
web-winners =
    { $count ->
        [1] Побеждает { $names }
       *[other] Побеждают { $names }
    }
web-wins =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
web-next-game = Следующая игра
web-stack-of =
    { $chips ->
        [one] { $chips } фишка
        [few] { $chips } фишки
       *[many] { $chips } фишек
    }
web-buy-in =
    { $chips ->
        [one] Купить { $chips } фишку
        [few] Купить { $chips } фишки
       *[many] Купить { $chips } фишек
    }
web-too-short = У вас { $stack }; для следующей игры нужно не меньше { $least }.
web-your-stack =
    У вас { $chips ->
        [one] { $chips } фишка
        [few] { $chips } фишки
       *[many] { $chips } фишек
    }.
web-sit-down-with =
    В начале игры у вас { $chips ->
        [one] { $chips } фишка
        [few] { $chips } фишки
       *[many] { $chips } фишек
    }.
web-buy-span = От { $low } до { $high }
web-you-are-out = Для следующей игры нужно не меньше { $least }, а докупать здесь нельзя: вы выбыли.
web-others-out = Выбывают: { $names }.
web-others-short = Фишки должны докупить: { $names }.
web-rematch = Ещё раз
web-back-to-lobby = Места и правила
web-record = Запись игры
web-coach = Тренер

## Likes
web-language = Язык
web-theme = Тема
web-theme-auto = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-text-size = Размер текста
web-text-size-0 = обычный
web-text-size-1 = больше
web-text-size-2 = самый большой
web-sound = Звук
web-sound-help = Кубики, недоверие и звоночек, когда ваш ход.
web-vibration = Вибрация
web-odds = Показывать шансы
web-odds-help = Насколько вероятно, что следующий бросок побьёт заявку.
web-look-at-once = Сразу смотреть под стакан
web-look-at-once-help = Одним касанием меньше; зато нельзя заявить вслепую.
web-less-motion = Меньше движения

## Fair dice
web-fair =
    { $game ->
        [sword_of_lies] Честные карты
       *[other] Честные кубики
    }

## First games
web-order = От младшей к старшей
web-tip-more = … ещё

## Hosts, readiness and the next game: the lobby and the podium
web-ready = К игре!
web-ready-on = Вы ждёте игры
web-ready-again = Ещё раз!
web-ready-again-on = Вы за реванш
web-ready-help = Начнём, когда согласятся все.
web-ready-mark = ждёт игры
web-ready-count = Согласны: { $ready } из { $count }
web-ready-all = Начать, когда согласятся все
web-next = Следующая игра
web-take-over = Занять место бота
web-take-over-of = Место: { $name }
web-take-over-when = Оно ваше со следующего раунда, со всем, что у него есть.
web-take-over-next = { $name } со следующего раунда занимает место ({ $of }).
web-take-over-you = Со следующего раунда место ({ $of }) ваше.
web-take-over-drop = Смотреть дальше
web-take-over-may = Опоздавшие могут занимать места ботов
web-notices = Объявления

## The moment of truth, and games without people
web-scene-lift = Удерживайте, чтобы поднять стакан
web-scene-mia-real = Настоящая Мия!
web-scene-mia-caught = Это не Мия!
web-scene-true = { $deed } — правда
web-scene-lie = { $deed } — ложь
web-scene-choose = Выберите, что сказать
web-scene-choose-lie = Выберите свою ложь
web-scene-only-bots = Остались одни боты
web-scene-to-the-end = До конца

## Announcements of the server
web-announcement = От владельца этого сервера
web-announcement-draining = Сервер вот-вот перезапустится. Начатые игры можно доиграть, новые не начинаются. Ваш стол сохранится.
web-announcement-hide = Скрыть

## Codes and invitations
web-code-help = На { $address }: «Войти по коду»
web-code-letters = Код: { $letters }
web-code-field = Код стола
web-code-go = Войти
web-invited = { $host } приглашает вас: { $game }
web-invited-table = Стол: { $game }
web-invited-name = Как вас называть?
web-invited-how = Как играть

## Tables of this device
web-tables = Ваши столы
web-tables-more = Все ваши столы
web-tables-with = с кем: { $names }
web-tables-alone = пока больше никого
web-tables-yours = Ваш ход
web-tables-turn = Ходит { $name }
web-tables-runs = Игра идёт
web-tables-lobby = Ещё не начата
web-tables-over = Окончена
web-tables-gone = Этого стола больше нет
web-tables-forget = Забыть этот стол: { $game }, { $names }
web-tables-forget-all = Забыть все

## A device and its connection: without a network
web-lost-network =
    { $seat ->
        [yes] Сети нет: место за вами.
       *[no] Сети нет.
    }
web-lost-link =
    { $seat ->
        [yes] Связь потеряна: место за вами.
       *[no] Связь потеряна.
    }
web-disk-full = Сейчас ничего не удаётся сохранить, поэтому стол замер. Ничего не потеряно: когда найдётся место, игра продолжится сама.
web-lost-wait = Новая попытка через { $seconds } с.
web-lost-trying = Пробуем сейчас…

## A device and its connection: leaving
web-leaving = Уйти из игры?
web-leaving-stay = Остаться
web-leaving-now = Отойти
web-leaving-now-note = Через минуту за вас сыграет бот. Вернётесь — место снова ваше.
web-leaving-now-alone = Стол вас подождёт. Он найдётся на главной странице.
web-leaving-seat = Отдать место
web-leaving-seat-note = Дальше сразу играет бот.

## A device and its connection: notifications
web-name-taken = Здесь уже есть { $asked }, поэтому вас зовут { $name }.
web-second-tab = Этот стол открыт и в другой вкладке. Место ваше в обеих, играть можно в любой.
web-copy-by-hand = Ссылка выделена: скопируйте её из поля.

## A device and its connection: waiting for a disconnected player
web-absent-bot = не на связи · бот через { $time }
web-awaited = { $name } не на связи.
web-awaited-bot = Бот сыграет через { $time }.
web-awaited-now = Сейчас
web-awaited-now-for = Пусть бот сыграет сейчас: { $name }

## A device and its connection: preferences
web-awake = Не гасить экран
web-awake-help = Пока вы играете; телефон, который засыпает, теряет сеть.
web-notify = Сообщать о моём ходе
web-notify-help = Уведомление, когда страницы не видно. В нём сказано, чей ход, и ничего об игре.
web-notify-refused = Ваш браузер этого не разрешает. Это можно изменить в его настройках.
web-badge = Счётчик на значке приложения

## One phone for several people
web-shared-title = На этом устройстве
web-shared-help = На одном устройстве могут играть несколько человек. Оно переходит из рук в руки, и чужого никто не видит.
web-shared-add = Добавить человека
web-shared-name = Имя
web-shared-remove = { $name } не играет
web-shared-hand = Передайте телефон: { $name }
web-shared-private = Ваша рука появится, только когда телефон будет у вас.
web-shared-iam = Это я, { $name }
web-shared-instead = Или сначала кто-то другой:
web-shared-interrupt = Кто-нибудь ещё не верит?
web-shared-look = Держите, чтобы посмотреть
web-shared-on = Передать дальше
web-shared-has = Телефон в руках: { $name }
web-shared-nobody = Смотреть можно всем
web-shared-looked = Смотрели: { $names }.
web-shared-take = Взять: { $name }
web-shared-record = Запись партии: { $name }
web-shared-story = Рассказ: { $name }
web-shared-story-whose = За этим столом скрытое остаётся скрытым, и каждый из вас знает своё. Чей рассказ?
web-shared-counted = Хозяин этого телефона: { $name }. В «Моей статистике» здесь только собственные игры хозяина.

## Television
web-tv-show = Показать на большом экране
web-tv-join = На телефоне
web-tv-code = код
web-tv-welcome = Добро пожаловать, { $name }!
web-tv-waiting = Ждём игроков
web-tv-score = Счёт вечера
web-tv-on-screen = Стол сейчас на большом экране.
web-tv-hand-only = Показывать только мою руку
web-tv-hand-help = Места видны на большом экране. Когда его выключат, они вернутся сюда.
web-tv-enter = Введите код стола
web-tv-enter-help = Хозяин найдёт его в разделе «Пригласить».
web-tv-erase = Стереть
web-tv-go = Показать стол
web-tv-sound = Нажмите клавишу, чтобы включить звук
web-tv-sound-here = Звуки и здесь
web-tv-sound-help = Их воспроизводит большой экран.

## Guests: guesses, returns and calls
web-guess = Угадывайте: это правда?
web-guess-believe = Верю
web-guess-doubt = Не верю
web-guess-made-believe = Ваша догадка: правда. Ответ — когда откроют заявленное.
web-guess-made-doubt = Ваша догадка: ложь. Ответ — когда откроют заявленное.
web-guess-interrupt = Сейчас не ваш ход, но вы можете сказать:
web-bonus = { $count ->
    [one] { $count } бонусное очко
    [few] { $count } бонусных очка
   *[other] { $count } бонусных очков
}
web-call-offer = Сообщать, когда ваш ход?
web-call-offer-yes = Да, сообщать
web-call-offer-no = Нет, спасибо
web-away-cost =
    { $count ->
        [0] За вас играл бот и ничего не проиграл.
        [one] За вас играл бот и проиграл { $count } раз.
        [few] За вас играл бот и проиграл { $count } раза.
       *[other] За вас играл бот и проиграл { $count } раз.
    } { $out ->
        [yes] Вы выбыли.
       *[no] { "" }
    }
web-ready-too-few = Все готовы, но нужно не меньше игроков: { $fewest }.
web-ready-short = Все готовы, но фишки ещё должны купить: { $names }.
web-bots-here = Как играют боты
web-keys = Клавиатура
web-keys-help = Enter нажимает золотую кнопку, буква на кнопке — её саму. Цифры оставляют кубики, выбирают комбинацию или называют значение по двум кубикам. Стрелки переходят между вариантами и картами, Esc завершает сцену, F2 повторяет последние слова для программ экранного доступа.
web-letters = Клавиши с буквами и цифрами
web-letters-help = Выключите для голосового ввода или если нажимаете клавиши случайно. Enter, Tab и стрелки продолжают работать.

## What players who listen hear of a decision. $words is a die or a card, $dice are the pips of dice, and $pressed is the name of a key.
web-ear-chosen = { $words }, выбрано
web-ear-dice = Открытые кубики: { $dice }.
web-ear-arrows = { $count ->
    [one] Стрелки: { $count } вариант
    [few] Стрелки: { $count } варианта
   *[other] Стрелки: { $count } вариантов
}
web-ear-idle = Клавиша { $pressed } сейчас ничего не делает.

## Reactions, masks and watchers
web-heard-faces = Реакции
web-heard-to = Кому бросить
web-heard-more = Сказать ещё
web-heard-rest = Слишком много реакций: немного подождите.
web-heard-watchers = Смотрят
web-heard-watching-as = Вы смотрите как { $name }.
web-heard-unnamed = ещё { $count }
web-heard-mask = Выберите маску
web-heard-volume = Громкость
web-heard-talk = Видеть разговоры
web-heard-talk-help = Сказанное на миг появляется у места, а прочесть его можно в разговоре.
web-heard-talk-off = Вы выключили все разговоры.
web-heard-talk-on = Снова видеть разговоры
web-heard-see-faces = Видеть чужие реакции

## Order
web-order-mute = Лишить слова
web-order-mute-of = Лишить слова для всех: { $name }
web-order-unmute = Дать слово
web-order-unmute-of = Снова дать слово: { $name }
web-order-muted = без слова
web-order-watchers = Смотрят
web-order-kick-of = Убрать зрителя: { $name }
web-order-kick-sure = Выгнать навсегда: { $name }?
web-order-lock = Запереть свободные места
web-order-lock-help = Сесть сможет только тот, кто уже сидел здесь.
web-order-programs-talk = Программам можно разговаривать
web-order-programs-talk-help = Слова, фразы и реакции программ.
web-order-patience = Бот играет за отсутствующих через
web-order-patience-seconds = { $count } с
web-order-patience-minutes = { $count } мин
web-order-new-link = Новая ссылка
web-order-new-link-help = Старая ссылка перестанет действовать. Кто уже здесь, остаётся.
web-order-new-link-sure = Да, сменить ссылку
web-order-new-link-done = Вот новая ссылка.
web-order-cancel = Отмена

## Fair dice: the drawer
web-fair-how = Перед игрой сервер показывает печать на своей тайне. Потом каждое место запечатывает свои случайные байты и открывает их, когда игра начинается, так что никто не может направлять жребий. Каждый кубик и каждую карту запечатывают в тот миг, когда они выпадают; когда их показывают вам, вы получаете ключ, и эта страница проверяет, подходит ли печать. Печать сервера и ваши байты она помнит с момента до игры и предупредит, если что-то из них подменили. Когда игра окончена и зерно открыто, она повторяет каждый жребий.
web-fair-redone = Повторены все жребии ({ $draws }): именно такими их делают открытое зерно, байты всех игроков и правила.
web-fair-so-far =
    Пока вам показано { $opened } из { $draws } { $draws ->
        [one] жребия
       *[many] жребиев
    }, и каждая печать подходит. После игры зерно откроют, и эта страница повторит каждый жребий.
web-fair-secret =
    Вам показано { $opened } из { $draws } { $draws ->
        [one] жребия
       *[many] жребиев
    }, и каждая печать подходит. За этим столом зерно остаётся тайной, поэтому страница не может проверить, как тянули жребии.
web-fair-salts =
    Вам показано { $opened } из { $draws } { $draws ->
        [one] жребия
       *[many] жребиев
    }, и каждая печать подходит. Эта страница не знает возможных исходов по этим правилам и не повторяет жребии. Это может «mendax verify».
web-fair-part = Эта страница получила не всю игру (например, её перезагрузили), поэтому жребии не проверены. Сохраните запись и проверьте её командой «mendax verify».
web-fair-bad = { $count ->
    [one] В этой игре нарушен { $count } закон честности:
    [few] В этой игре нарушены { $count } закона честности:
   *[many] В этой игре нарушено { $count } законов честности:
}
web-fair-commitment = Печать на тайне этой игры
web-fair-shares = Случайные байты от каждого места
web-fair-shared = запечатаны
web-fair-left-out = не учтены: не открыты вовремя
web-fair-none = нет
web-fair-draws = Запечатанные жребии: кубики, карты, очерёдность
web-fair-closed = вам не открыт
web-fair-seed = Открытое зерно
web-fair-more = После игры сохраните её запись и запустите «mendax verify», чтобы проверить всё ещё раз.

## What contradicts the remembered commitment of a game
unfair-commitment = Сервер сменил свой хеш после того, как ваш вклад был зафиксирован. Он мог подобрать в этой игре любой жребий.
unfair-commitment-reused = Сервер использовал хеш другой игры этого стола. Её зерно уже известно, так что кто-то мог знать каждый жребий.
unfair-share-missing = Сервер начал игру без вклада, который вы зафиксировали.
unfair-share-left-out = Сервер принял ваш вклад, но не учёл его: в жребиях этой игры нет ничего вашего.
unfair-share-exchanged = Один из вкладов в эту игру — не тот, который был зафиксирован до её начала.
unfair-seed = Открытое зерно — не то, которое было зафиксировано до вашего вклада.
unfair-share-late = Вклад открыли уже после начала жребиев или дважды.
unfair-draw-order = Жребий не запечатали в тот миг, когда он выпал, или жребии пропущены, повторены либо переставлены.
unfair-draw-unbound = Показан исход, который раньше не запечатали.
unfair-salt = Исход показан без ключа, или ключ прислан без исхода.
unfair-outcome = Показанный исход не подходит к своей печати.
unfair-seed-withheld = Сервер обещал открыть зерно после игры и не открыл. Ни одного жребия нельзя повторить.
unfair-draw = Из открытого зерна, вкладов и правил выходят не те жребии, что были в этой игре.

## Your sessions and data
web-persons = Вы на этом устройстве
web-persons-about = Учётных записей здесь нет: что вы — это вы, говорит файл cookie на этом устройстве.
web-persons-known = Известны здесь с { $since }.
web-persons-unknown = Это устройство здесь ещё неизвестно. Как только вы откроете стол или придёте за него, вас узнают.
web-persons-devices = { $count ->
    [one] Вы на { $count } устройстве.
    [few] Вы на { $count } устройствах.
   *[many] Вы на { $count } устройствах.
}
web-persons-move = Перейти на другое устройство
web-persons-move-help = Возьмите здесь код и введите его там. Он годится один раз, в течение пяти минут. Ваши места перейдут с вами, и это устройство тоже останется вашим.
web-persons-code = Получить код
web-persons-code-is = Введите это на другом устройстве:
web-persons-have = У меня есть код
web-persons-use = Воспользоваться
web-persons-use-help = Тогда здесь вы будете тем же человеком, что и там. От прежнего себя на этом устройстве вы отказываетесь.
web-persons-used = Добро пожаловать: это устройство ваше.
web-persons-kept = Что о вас хранится
web-persons-give = Скачать данные
web-persons-give-help = Файл с вашими устройствами, столами, тем, что вы там делали и говорили, и тем, что хранит это устройство.
web-persons-leave = Выход
web-persons-end = Выйти на этом устройстве
web-persons-end-all = Выйти на всех моих устройствах
web-persons-end-help = Для потерянного или одолженного телефона: там за вас уже никто не сыграет. Кто выйдет на всех устройствах, к своим местам не вернётся.
web-persons-forget = Забыть меня
web-persons-forget-help = Ваши сеансы закончатся, а ваши имена и всё сказанное вами исчезнут со всех столов. Игры останутся под обезличенным именем. Отменить это нельзя.
web-persons-sure = Да, сделать это
web-persons-cancel = Отмена
web-persons-done-end = Готово. На этом устройстве вы вышли.
web-persons-done-forget = Готово. Вас здесь забыли.

## Programs
web-programs-online = Программы в сети
web-programs-none = Сейчас в сети нет программы, которая играет здесь в эту игру.
web-programs-asking = Спрашиваем…
web-programs-tables = столов: { $tables } из { $most }
web-programs-comes = { $name } уже идёт.
web-programs-own = Собственная программа
web-programs-own-help = Придержите место и дайте ключ тому, кто запускает программу.
web-programs-keep = Держать место
web-programs-kept = Место { $seat } держат.
web-programs-once = Ключ показан только этот раз: скопируйте его.
web-programs-command = Команда
web-programs-key = Ключ
web-programs-environment = Его можно передать и переменной окружения MENDAX_KEY. Чтобы отозвать его, уберите место.
web-programs-keys = Ваши программы
web-programs-keys-help = С вашим ключом программа в сети здесь для всех, и хозяева могут звать её за столы.
web-programs-used = последний раз здесь { $day }
web-programs-revoke = Отозвать
web-programs-revoke-of = Отозвать ключ «{ $name }»
web-programs-name = Название ключа
web-programs-make = Создать ключ

## Games without a board of their own
web-generic-your-turn = Ваш ход
web-generic-hidden = скрыто
web-generic-less = Меньше
web-generic-more = Больше
web-generic-known = Что известно

## The story, the replay and your record
web-story-title = Самое интересное
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
web-story-clip = Поделиться этой ложью
web-story-replay = Повтор
web-story-sound = Все против верной игры
web-story-bluff-believes = Верю
web-story-bluff-doubts = Не верю!
web-story-bluff-true = Правда!
web-story-bluff-lie = Ложь!
web-score-title = Счёт вечера
web-score-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
web-score-reset = Начать счёт заново
web-score-reset-sure = Стереть этот счёт?
web-vote-title = Во что играем дальше?
web-vote-help = Больше половины решает сразу. Иначе хозяин стола начинает игру, за которую больше голосов, а при равенстве выбирает сам.
web-vote-missing = Ещё не голосовали: { $names }
web-vote-rematch = Ещё раз: { $game }, { $count } из { $of }
web-vote-tie = Поровну: выберите игру
web-vote-chosen = Следующая игра: { $game }
web-story-last = Последняя игра
web-replay-title = Повтор, игра { $number }
web-replay-back = Назад к столу
web-replay-before = Шаг назад
web-replay-next = Шаг вперёд
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-place = Шаг
web-replay-at = Шаг { $at } из { $of }
web-replay-round = Шаг { $at } из { $of }: { $what }
web-replay-eyes = Видно
web-replay-open = со всем открытым
web-replay-own = как видели вы
web-replay-watched = как видели зрители
web-replay-shut = Скрытое за этим столом остаётся скрытым: здесь то, что вы видели сами.
web-replay-link = Скопировать ссылку на этот шаг
web-replay-copied = Скопировано
web-replay-cut = Игра очень длинная: показано только начало.
web-replay-coach = Тренер: это стоило { $lost }. Лучше: { $best }.
web-replay-mistakes = Следующая ошибка
web-replay-ask = Отвечает { $name }. Что сделали бы вы?
web-replay-answered = Вы: { $yours }. { $name }: { $theirs }.
web-replay-your-cost = Ваш ответ стоит { $lost }.
web-replay-your-best = Лучшего ответа, чем ваш, нет.
web-replay-keys = Стрелки — шаг за шагом, пробел — пуск.
web-replay-share = Показать эту партию всем
web-replay-share-note = Каждый, у кого есть ссылка, увидит партию так, как её видели все за столом. К столу она не ведёт, и её можно отозвать.
web-replay-masked = Без имён и сообщений
web-replay-listed = Поисковики могут её показывать
web-replay-make = Создать ссылку
web-replay-copy = Скопировать ссылку
web-replay-withdraw = Отозвать ссылку
web-replay-withdrawn = Ссылка больше не работает.
web-replay-clip = Поделиться этой заявкой как клипом
web-clip-title = Клип этой заявки
web-clip-upright = Вертикальный, как для телефона
web-clip-bare = Без имён
web-clip-send = Поделиться клипом
web-clip-busy = Создаём клип…
web-clip-saved = Клип сохранён.
web-clip-failed = Этот браузер не смог создать клип.
web-clip-none = В этой игре никто не отвечал на заявки.
web-clip-keep = Оставить на моей полке
web-clip-note = Клип создаётся на этом устройстве и никуда не отправляется.
web-clip-believed = Поверили!
web-clip-later = А потом…
web-replay-shown = Игры, которые вы показываете всем
web-embed = Встроить на другой сайт
web-embed-note = Вставьте этот код на страницу блога, школы или форума. Встроенная страница не ставит куки и ничего не сохраняет.
web-embed-copy = Скопировать код
web-embed-open = Открыть в Mendax
web-record-title = Моя статистика
web-record-note = Ведётся на этом устройстве по тому, что вы знали в каждой игре. Ничто из этого не покидает браузер.
web-record-lies = Ваши лучшие обманы
web-record-lie = { $name }: { $claim }
web-record-lie-drop = Убрать
web-record-none = Пока ничего нет. Доиграйте игру до конца — и она будет здесь.
web-record-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}, побед: { $won }
web-record-lied = Ложь среди ваших заявок
web-record-caught = Пойманная ложь
web-record-right = Не верили не зря
web-record-believed = Верили не зря
web-record-of = { $count } из { $of }
web-record-erase = Стереть статистику
web-record-sure = Стереть всю статистику? Вернуть её нельзя.
web-record-yes = Стереть
web-record-no = Оставить
web-record-erased = Ваша статистика стёрта.

## The tutorial
web-learn-title = первая раздача
web-learn-step = Шаг { $number } из { $of }
web-learn-next = Дальше
web-learn-again = Сначала
web-learn-leave = Выйти из урока
web-learn-back = Назад к столу
web-learn-play = Играть, с лёгкими соперниками

## Strength of bots
web-strength-title = Насколько сильны боты
web-strength-sizes = Места
web-strength-seats = За столом: { $seats }
web-strength-lead-wins = { $rules }: каждый бот за столами, где все остальные — боты одного другого вида, игр на пару: { $games }. Число — доля выигранных игр; ровная игра — { $fair }.
web-strength-lead-chips = { $rules }: каждый бот за столами, где все остальные — боты одного другого вида, игр на пару: { $games }. Число — фишки, выигранные за игру; ровная игра — 0.
web-strength-known = Идеальный соперник выигрывает у него { $share }.
web-strength-habit = Простая привычка отбирает у него за игру { $chips }.
web-strength-no-habit = Ни одна простая привычка его наверняка не бьёт: { $chips } за игру.
web-strength-habit-wins = Лучшая простая привычка выигрывает у него { $share }.
web-strength-thinks = Думает { $usual } мс, редко дольше { $most } мс.
web-strength-among = { $bot } против …
web-strength-none = Боты игры «{ $game }» ещё не измерены.
web-strength-help = Полоса — интервал, в котором число лежит с уверенностью 95 %; тонкая линия — сколько бот имеет среди таких же. Синее — заведомо больше, красное — заведомо меньше. Время процессорное, на машине, где измеряли. Выберите бота, чтобы увидеть его среди каждого из остальных.
web-strength-nobody-knows = Эти числа не говорят, сколько выиграл бы за таким столом идеальный соперник.

## Servers for strangers
web-opening = Открыть стол
web-opening-key = Ключ от владельца сервера
web-opening-use = Ввести
web-report = Пожаловаться на человека
web-report-help = Владелец сервера получит имя, этот стол и его последние сообщения, включая личные между вами двумя.
web-report-one = Пожаловаться
web-report-of = Пожаловаться: { $name }
web-report-sure = Пожаловаться: { $name }?
web-report-done = Жалоба отправлена.

## Вызовы, пока страница закрыта
web-calls = Вызовы
web-calls-offer = Позвать вас, когда настанет ваш ход, даже если страница закрыта?
web-calls-closed = Звать меня, когда страница закрыта
web-calls-closed-help = В медленных играх: когда начинается игра и когда ваш ход. В тренировке: когда пора повторить ошибки. Ничего о костях и картах.
web-calls-failed = Не получилось. Возможно, браузер это блокирует или нет сети.
web-calls-quiet = Тихие часы
web-calls-quiet-from = Тишина с
web-calls-quiet-to = Тишина до
web-calls-table = Звать меня от этого стола
web-calls-table-off = Вызовы выключены. Включить их можно в настройках ниже.
web-calls-webhook = Сообщать вашей группе
web-calls-webhook-help = Адрес входящего вебхука вашего мессенджера. Туда приходит строка, когда начинается игра и когда ждут игроков.
web-calls-webhook-set = Сохранить
web-calls-webhook-now = Вашей группе сообщают через { $host }.
web-calls-webhook-remove = Убрать
web-calls-none = Этот браузер или сервер не зовёт отсутствующих игроков.

## Tournaments
web-tournaments = Турнир
web-tournament-title = Турнир
web-tournament-pitch = Один код для всех. Все садятся сразу, за столы на трёх–пятерых, и снова после каждого тура.
web-tournament-name = Название
web-tournament-usual-name = Наш вечер
web-tournament-rules = Эти правила вы выбрали на этом устройстве в последний раз.
web-tournament-size = Игроков за столом
web-tournament-rounds = Туров
web-tournament-until = Последний тур начинается до
web-tournament-ends = до { $time }
web-tournament-minutes = Минут на тур
web-tournament-way = Кто с кем встречается
web-tournament-way-swiss = Равные с равными
web-tournament-way-swiss-help = После каждого тура вместе садятся те, у кого примерно поровну очков.
web-tournament-way-everyone = Каждый с каждым
web-tournament-way-everyone-help = Для небольшой компании.
web-tournament-way-ladder = Вверх и вниз
web-tournament-way-ladder-help = Лучший за столом переходит на стол выше, последний — на стол ниже.
web-tournament-bots = Боты заполняют столы
web-tournament-programs = Программы могут участвовать
web-tournament-open = Открыть турнир
web-tournament-phase-gathering = Люди собираются. Начинает хозяин.
web-tournament-phase-seated = Тур { $round } скоро начнётся. Найдите свой стол.
web-tournament-phase-playing = Идёт тур { $round }.
web-tournament-phase-called = Время вышло. Приходят последние результаты.
web-tournament-phase-resting = Тур { $round } окончен. Дальше следующий.
web-tournament-phase-over = Турнир окончен.
web-tournament-held = Хозяин остановил часы.
web-tournament-your-table = Стол { $table }
web-tournament-with = С вами: { $names }
web-tournament-with-bots = С ботами
web-tournament-to-table = К столу
web-tournament-you = Ваше имя
web-tournament-enter = Участвовать
web-tournament-code = Код
web-tournament-invite = Участвовать может каждый, у кого есть эта ссылка или код.
web-tournament-people = Игроки
web-tournament-ranking = Таблица
web-tournament-no-one = Пока никого нет.
web-tournament-points = За игру вы получаете одно очко, поделённое на соперников: вам достаются доли всех, кто финишировал после вас.
web-tournament-course = Очки после каждого тура
web-tournament-course-of = Очки игрока { $name } после каждого тура рядом с очками лидеров
web-tournament-program = программа
web-tournament-muted = без голоса
web-tournament-left = ушёл
web-tournament-keys = Действия: { $name }
web-tournament-mute = Лишить голоса
web-tournament-unmute = Вернуть голос
web-tournament-dismiss = Выгнать
web-tournament-dismiss-sure = Выгнать { $name }?
web-tournament-round = Тур { $round }
web-tournament-table = Стол { $table }
web-tournament-watch = Смотреть
web-tournament-screen = Большой экран
web-tournament-enlarge = Показать на большом экране
web-tournament-puzzle = Решить задачу, пока ждёте
web-tournament-step-seat = Рассадить всех
web-tournament-step-start = Начать сейчас
web-tournament-step-close = Завершить
web-tournament-hold = Остановить часы
web-tournament-unhold = Запустить часы
web-tournament-end = Закончить турнир
web-tournament-end-sure = Закончить сейчас?
web-tournament-leave = Выйти из турнира
web-tournament-leave-sure = Правда выйти?
web-tournament-along = Турнир, тур { $round }
web-tournament-back = К турниру
web-projector-points = Очки: { $points }
web-debrief-link = Против верной игры
web-debrief-title = Этот вечер против верной игры
web-debrief-reading = Игры читаются: { $read } из { $games }
web-debrief-games = Законченных игр: { $games }
web-debrief-you = Ваши показатели
web-debrief-you-help = Их видите только вы, на этом устройстве.
web-debrief-room = Все вместе
web-debrief-lies = Заявки, которые были ложью
web-debrief-caught = Ложь, в которой усомнились
web-debrief-doubts = Сомнения, которые оправдались
web-debrief-doubted = Заявки, в которых усомнились
web-debrief-cost = Решение в среднем стоит
web-debrief-of = { $count } из { $all }
web-debrief-sound = верная игра: { $share }
web-debrief-claims = Ложь по заявкам
web-debrief-claims-help = Полосы: как часто заявка была ложью. Ромбы: как часто она бывает ложью в верной игре при тех же обстоятельствах. Заявки вслепую не учтены.
web-debrief-no-curve = У этих правил нет решения, поэтому сравнивать с верной игрой не с чем.
web-debrief-curve = в верной игре
web-debrief-boldest = Самая выгодная ложь
web-debrief-dearest = Самая дорогая ложь
web-debrief-truth = имея
web-debrief-price = Она стоила { $price }.
web-debrief-file = Все законченные игры одним файлом
web-debrief-file-help = Одна игра в каждой строке, для «mendax profile». Игр, чьи карты остаются закрытыми, здесь нет.
web-debrief-names = С именами
web-debrief-download = Скачать
