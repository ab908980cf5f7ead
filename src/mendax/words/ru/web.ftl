# Слова браузера, кроме слов игр, столов и ботов.
web-names = Барсук, Выдра, Сорока, Ёж, Ворон, Куница, Рысь, Бобр, Цапля, Сова, Лис, Щука, Хорёк, Галка, Зубр, Шмель

## Вход

web-pitch-mia = Бросьте под стаканом. Скажите что угодно. И глазом не моргните.
web-pitch-french-poker = Пять кубиков: одни видно, другие скрыты. Заявите комбинацию — и пусть поверят.
web-pitch-sword-of-lies = Торгуйтесь, допрашивайте, ставьте фишки — а потом пусть рассудит меч.
web-games = Игры
web-game-mia = Мия
web-game-french-poker = Французский покер
web-game-sword-of-lies = Меч лжи
web-play-now = Играть
web-play-now-note = против трёх ботов
web-play-friends = Играть с друзьями
web-you-are = Вы —
web-other-name = Другое имя
web-house-rules = Правила стола
web-rules-in-full = Всё об игре: пример, какие бывают домашние правила, несколько советов
web-how-to-play = Как играть
web-explore = Стратегия
web-league = Лига
web-promise-free = Без регистрации
web-promise-fair = Кубики можно проверить
web-promise-bots = Боты с характером
web-settings = Настройки
web-to-landing = На главную
web-done = Готово
web-close = Закрыть
web-back = Назад
web-no-rules = Эти правила ещё не записаны.

## Когда что-то не так

web-offline = Сервер недоступен. Проверьте сеть и попробуйте ещё раз.
web-server-trouble = На сервере неладно ({ $status }). Попробуйте ещё раз.
web-new-version = Вышла новая версия.
web-reload = Обновить
web-no-cookies = Браузер отклоняет cookie, поэтому стол вас не узнаёт. Разрешите их и откройте новый стол.
web-page-trouble = На странице произошла ошибка. Обновите её.
web-sockets-blocked = Сервер отвечает, но что-то по пути блокирует WebSocket. Часто помогает HTTPS или другая сеть.
web-no-table = Здесь для вас нет места
web-no-such-table = Такого стола нет
web-coming = Подходим к столу…
web-link-lost-short = соединение…
web-try-now = Сейчас
web-no-network = Нет сети. Осмотреться можно, а чтобы играть, она должна вернуться.
web-page-missing = Этой страницы здесь ещё нет
web-stale-after-break = Связь на миг пропадала, и игра ушла вперёд без вашего последнего хода. Взгляните ещё раз и решайте.
web-bot-plays-for-you = За вас играет бот.
web-return = Вернуться за стол
web-understood = Понятно
web-while-away = Пока вас не было

## Места

web-seats = Места за столом
web-host = Хозяин стола
web-you = это вы
web-bot = бот
web-add-program = Добавить программу
web-program = программа
web-program-awaited = держат для программы
web-whose-turn-mark = сейчас ходит
web-out-mark = выбыл из игры
web-away-mark = за столом нет
web-absent-mark = не на связи
web-present-mark = здесь
web-your-hand = Ваш ход
web-your-turn = Ваш ход
web-round = Раунд { $number }
web-watching = зритель
web-watching-now = Вы смотрите.
web-watching-seat = Сесть можно будет, когда эта игра кончится.
web-frozen = Игру { $game } начали по редакции правил { $edition }. С тех пор Mendax обновили, и показать или продолжить её здесь нельзя; фишки остались как были. Хозяин может начать новую.
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
web-skip = Пропустить

## Перед игрой

web-at-the-table = За столом
web-your-name = Ваше имя
web-sit = Сесть
web-rename = Сменить имя
web-get-up = Встать
web-move-up = Пересадить выше: { $name }
web-move-down = Пересадить ниже: { $name }
web-hand-over = Сделать хозяином
web-hand-over-to = Сделать хозяином: { $name }
web-kick = Выгнать
web-remove = Убрать: { $name }
web-remove-bot = Убрать бота
web-add-bot = Добавить бота
web-strength-link = Насколько они сильны?
web-bots-solved-only = { $bots }: только за решёнными столами, а этот таким не был бы.
web-bots-later = { $bots }: здесь знают решение, лишь когда жизней или игроков остаётся немного; до того играют по шансам.
web-bot-of-package = Из пакета { $package }.
web-bots-count = { $bots }: этот стол не решён, и здесь они играют по шансам.
web-invite = Пригласить
web-invite-help = Тот, у кого есть эта ссылка, может сесть и играть.
web-invite-network = Эта ссылка работает для всех в вашей сети. Тот, у кого она есть, может сесть и играть.
web-invite-which = Который адрес
web-invite-alone = Эта ссылка работает только на этом компьютере. Чтобы впустить других, запустите сервер так: «./run play --lan» (или «mendax serve --lan»).
web-invite-link = Ссылка на этот стол
web-copy = Скопировать
web-copied = Скопировано
web-share = Отправить
web-qr = QR-код
web-qr-label = QR-код ссылки на этот стол
web-change-rules = Изменить правила
web-see-rules = Посмотреть правила
web-presets = Наборы правил
web-every-option = Все правила по отдельности
web-table-settings = Этот стол
web-spectators-may = Зрители разрешены
web-chat-may = Свободный разговор
web-whispers-may = Разговоры наедине
web-whispers-may-help = Двое могут говорить одни; остальные видят, что они говорят, но не о чём.
web-phrases-may = Готовые фразы
web-open-seed = Открывать все стаканы после игры
web-open-seed-help = Тогда потом все видят, что лежало под каждым стаканом, и могут проверить каждый бросок.
web-cups-open = После игры все стаканы откроются: каждую ложь будет видно.
web-my-record = Мой счёт
web-hints-may = Подсказки во время игры
web-hints-may-help = Тот, чей ход, может спросить, что сделал бы надёжный игрок. Что подсказки разрешены, видят все.
web-hints-on = с подсказками
web-hint = Подсказка
web-pace = Как быстро думают боты
web-pace-slow = неспешно
web-pace-normal = обычно
web-pace-fast = быстро
web-start = Начать игру
web-too-few =
    { $count ->
        [one] Не хватает ещё { $count } игрока: пригласите кого-нибудь или добавьте бота.
        [few] Не хватает ещё { $count } игроков: пригласите кого-нибудь или добавьте ботов.
       *[many] Не хватает ещё { $count } игроков: пригласите кого-нибудь или добавьте ботов.
    }

## Вокруг игры

web-menu = Меню
web-history = Ход игры
web-history-empty = Ещё ничего не случилось.
web-history-earlier = Более ранних строк на этом устройстве нет.
web-talk = Разговор
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
web-host-tools = Права хозяина
web-leave = Встать из-за стола
web-leave-note = За вас доиграет бот, а место останется вашим: возвращайтесь когда угодно.

## Конец

web-you-won = Вы победили!
web-winners =
    { $count ->
        [one] Побеждает { $names }
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

## Предпочтения

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
web-odds-help = Как часто следующий бросок бьёт заявку.
web-look-at-once = Сразу смотреть под стакан
web-look-at-once-help = Одним касанием меньше; зато нельзя заявить вслепую.
web-less-motion = Меньше движения

## Честные кубики

web-fair =
    { $game ->
        [sword_of_lies] Честные карты
       *[other] Честные кубики
    }
web-first-time = В первый раз?
web-first-time-offer = Научитесь, играя: 90 секунд
web-watch = Только смотреть
web-mask = Сменить маску
web-reactions-may = Можно корчить гримасы
web-faces = Гримасы
