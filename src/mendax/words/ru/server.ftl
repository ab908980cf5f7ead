# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = Не удалось прочитать это сообщение: { $problem }
wire-refused-too-long = Слишком длинное сообщение: сервер читает не больше { $limit } байт.
wire-refused-cookies = Присланные куки слишком длинные: сервер читает не больше { $limit } байт. Удалите куки этого сайта и зайдите снова.
wire-refused-head = Заголовок запроса слишком длинный: сервер читает не больше { $limit } байт и { $lines } строк.
wire-refused-too-slow = Запрос шёл слишком долго: на это даётся не больше { $seconds } с.
wire-refused-host = В запросе не указан хост или указано несколько.
wire-refused-length = В запросе не указана длина тела (Content-Length).
wire-refused-name = Этот сервер не называется { $given }. Если это действительно его имя, запустите его с --name { $given } (или MENDAX_NAMES={ $given }); за прокси — также с --proxy.
wire-refused-media-type = Тело запроса должно быть application/json, а не { $given }.
wire-refused-no-media-type = Тело запроса должно быть application/json, а тип здесь не указан (Content-Type).
wire-refused-query = Здесь нет параметра «{ $given }». Можно: { $allowed }.
wire-refused-no-query = Этот адрес не принимает параметров, а получил «{ $given }».
wire-refused-not-found = По этому адресу ничего нет.
wire-refused-method = Этот адрес не принимает { $given }. Можно: { $allowed }.
wire-refused-no-table = По этому адресу нет стола. Может быть, в приглашении не хватает буквы?
wire-refused-no-tournament = По этому адресу нет турнира. Может быть, в приглашении не хватает буквы?
wire-refused-no-code = По этому коду стола нет. Коды действуют недолго: попросите новый.
wire-refused-not-a-code = Это не код. В коде от пяти до восьми латинских букв, например ABCDE; можно вставить и ссылку на стол.
wire-refused-no-record = Партия { $game } за этим столом ещё не окончена или её не было.
wire-refused-no-replay = Такого повтора нет, или его отозвали.
wire-refused-too-many-replays = Вы уже показываете партий: { $most }. Сначала отзовите одну.
wire-refused-not-yours = За этот стол зрителей не пускают.
wire-refused-no-preset = Нет набора правил «{ $given }». Можно: { $allowed }.
wire-refused-origin = Запросы с другого сайта ({ $given }) здесь запрещены.
wire-refused-too-fast =
    Слишком много сразу. Попробуйте снова через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
wire-refused-stored-too-much = Для вас или вашей сети сохранено слишком много: не больше { $limit } МБ в сутки. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
wire-refused-too-many-tables = Вы или ваша сеть открыли слишком много столов: не больше { $limit } в сутки. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
wire-refused-table-full = За этим столом произошло столько, что его журнал заполнен (строк: { $limit }). Начатую игру ещё можно закончить; потом откройте новый стол.
wire-refused-flood = Слишком много сообщений; соединение закрыто.
wire-refused-full = Сейчас слишком много соединений. Попробуйте немного позже.
wire-refused-tables-full = Сейчас открыто слишком много столов. Попробуйте немного позже.
wire-refused-tournaments-full = Сейчас идёт слишком много турниров. Попробуйте немного позже.
wire-refused-no-hello = Первым сообщением должно быть hello.
wire-refused-binary = Здесь читают только текстовые кадры.
wire-refused-failed = Что-то пошло не так с нашей стороны. Стол остался таким, как был; попробуйте ещё раз.
wire-refused-unwell = Сейчас здесь ничего нельзя сохранить: { $problem }. Всё сохранённое раньше в безопасности.
wire-refused-not-stored = Это не подтверждено: посмотрите на стол, прежде чем пробовать ещё раз.
wire-refused-moved = Этот стол у другого сервера. Попробуйте ещё раз.
wire-refused-disk-low = Диск сервера почти полон: игры продолжаются, но новые столы не открываются, а чат отключён.
wire-refused-draining = Сервер вот-вот перезапустится: новых столов не открыть и новых игр не начать. Начатые игры можно доиграть.
wire-refused-needs-server = Для этого нужен сервер, а сейчас вы играете без него.
wire-refused-banned = Вы заблокированы на этом сервере.
wire-refused-closed = Этот стол закрыл владелец сервера.
server-bad-setting = Настройка «{ $setting }» не может иметь значение «{ $given }». { $kind ->
    [switch] Допустимо: true или false.
    [whole] Допустимо: целое число от { $low } до { $high }.
    [above] Допустимо: число больше { $low } и не больше { $high }.
    [number] Допустимо: число от { $low } до { $high }.
    [choice] Допустимо: { $allowed }.
    [host] Допустимо: IP-адрес или имя без порта (127.0.0.1, ::1, localhost) либо unix: и полный путь. Для порта есть отдельная настройка.
    [names] Допустимо: имена хостов или IP-адреса, например mendax.example.org.
    [origins] Допустимо: адреса сайтов без пути, например https://example.org:8443.
    [proxies] Допустимо: IP-адреса, сети вроде 10.88.0.0/16 или * для любого адреса.
    [push_services] Допустимо: имена хостов вроде push.example.org или *.example.org либо слово browsers.
    [webhooks] Допустимо: имена хостов вроде hooks.example.org или *.example.org либо * для любого хоста.
    [contact] Допустимо: адрес электронной почты вроде host@example.org или страница вроде https://example.org/about.
    [root_path] Допустимо: путь вроде /mendax — буквы, цифры и -._~, не с начала собственных адресов сервера (/t, /api, /rules и так далее).
    [rates] Допустимо: таблица [rates] с ограничениями, например messages = "200/20".
   *[folder] Допустимо: путь к папке, записанный текстом.
}
server-bad-secret = Значение настройки «{ $setting }» не годится. Здесь оно не показано, потому что может быть секретом. { $kind ->
    [database] Допустимо: postgresql://name@host/database.
   *[metrics_token] Допустимо: не меньше 16 видимых символов ASCII.
}
server-bad-settings-file = Не удалось прочитать настройки из { $file }: { $problem }
server-bad-about = Страницу из настройки «about», { $file }, нельзя показать: { $problem }. Нужен заголовок (# Название) и не больше 200 кБ текста.
server-settings-right = { $file }: всё в порядке.
server-settings-open = { $file } содержит пароль или токен, и его может прочитать любой пользователь этой машины. Исправьте это: chmod 0640 { $file }
server-unknown-setting = Настройки { $given } нет. Доступны: { $allowed }.
server-unknown-rate = Ограничения «{ $given }» нет. Доступны: { $allowed }.
server-bad-rate = «{ $given }» не годится как ограничение. Пишите так: { $example }; сначала сколько раз, после черты — за сколько секунд.
server-old-browser = Этот браузер слишком старый для Mendax. Нужен Chrome или Edge { $chrome }, Firefox { $firefox }, Safari { $safari } или новее.
server-data-in-use = Столы в папке { $folder } использует другой сервер (процесс { $holder }). Остановите его или выберите другую папку через --data.
server-data-no-locks = Файловая система папки { $folder } не поддерживает блокировки ({ $problem }). Храните столы на локальном диске или в PostgreSQL (--database).
server-data-version = Столы записала более новая версия Mendax (формат { $found }, эта знает форматы до { $known }).
server-data-development = Столы записала разрабатываемая версия Mendax до 0.2.0. Их обновит tools/upgrade_database.py из исходного кода.
server-data-no-version = В файле столов указан формат { $found }, а такого не писала ни одна версия Mendax. Возможно, файл повреждён или принадлежит другой программе.
server-data-empty = Файл столов пуст: { $file }. Mendax никогда не оставляет пустой файл, значит, его очистило что-то другое. Верните копию или уберите файл, чтобы начать заново.
server-data-unusable = В папке { $folder } нельзя хранить столы: { $problem }
server-not-stored = Это не удалось сохранить.
server-not-readable = Не удалось прочитать сохранённые столы: { $problem }
server-port-in-use = Не удаётся слушать { $host }, порт { $port }: { $problem }. Выберите другой через --port.
server-port-waiting = Порт { $port } ещё занят; ждём его до { $seconds } секунд.
server-socket-unusable = Не удаётся слушать Unix-сокет { $path }: { $problem }.
server-socket-waiting = Unix-сокет { $path } ещё занят; ждём его до { $seconds } секунд.
server-ready = Mendax работает по адресу { $address }
server-for-others = Другим в вашей сети: { $address }
server-tls-warning = Браузеры один раз предупредят об этом сертификате: его выпустил сам этот компьютер. Выберите «Дополнительно» и продолжайте.
server-for-this-machine = Подключиться можно только с этого компьютера. С --lan сможет каждый в вашей сети.
server-behind-proxy = Остальные подключаются через прокси перед сервером.
server-in-wsl = Это WSL: другие устройства видят Windows, но не этот адрес. Пробросьте порт в Windows или включите зеркальную сеть (networkingMode=mirrored в .wslconfig).
server-no-network = Похоже, этот компьютер не в локальной сети, и остальные не смогут к нему подключиться.
server-closed = Mendax остановлен. Все столы сохранены.
server-share-opening = Открываю туннель через { $destination } …
server-shared = Друзья отовсюду могут открыть эту ссылку. Шифрование заканчивается на { $host }: его владелец мог бы прочитать всё, включая скрытые кости.
server-shared-plain = Друзья отовсюду могут открыть эту ссылку. Она без шифрования: { $host } и сети на пути могли бы прочитать всё, включая скрытые кости.
server-share-unanswered = Ссылка { $address } не отвечает. Вашему собственному серверу нужны «GatewayPorts clientspecified» в sshd_config и открытый порт в брандмауэре.
server-share-ended = Туннель через { $destination } закрылся. Без него друзья не могут подключиться.
server-share-again = Туннель через { $destination } снова открыт.
server-share-failed = Нет туннеля через { $destination }: { $problem }. Проверьте, подключается ли ssh туда без вопросов.
server-share-slow = Нет туннеля через { $destination } за { $seconds } с. Проверьте, подключается ли ssh туда без вопросов.
server-share-destination = «{ $given }» — не SSH-сервер. Напишите имя@сервер или имя@сервер:порт.
server-share-address = «{ $given }» — не публичный адрес. Напишите, например, https://dice.example.org.
server-share-one = Выберите что-то одно: --share или --share-service; для --share-at нужен --share.
server-share-alone = Для --share нужен сервер только на 127.0.0.1, без --lan и другого --host.
server-share-no-ssh = Для --share нужна программа ssh (OpenSSH).

## Screens
wire-refused-screen = Этот экран только показывает стол: играть на нём нельзя.

## PostgreSQL, and moving tables there and back
server-database-address = Адрес базы данных не удалось прочитать. Запишите его так: postgresql://имя@сервер/база.
server-database-not-installed = Драйвер PostgreSQL не установлен ({ $problem }). В папке с кодом Mendax: python -m pip install ".[postgresql]"
server-database-unusable = Базой данных нельзя пользоваться: { $problem }
server-database-in-use = Этой базой данных пользуется другой сервер. Остановите его или укажите другую базу.
server-database-pool = К базе данных ведёт пул (например, PgBouncer) в режиме transaction или statement, а он теряет блокировку сервера. Задайте для неё pool_mode = session или подключитесь к PostgreSQL напрямую.
server-database-encoding = База данных не в UTF-8, поэтому может сохранить не всякий текст. Создайте новую так: createdb --encoding=UTF8 --template=template0
server-tls-needs-lan = «tls» — для своей сети: только с --lan.
server-tls-not-installed = Пакет, который выпускает сертификаты, не установлен ({ $problem }). В папке с кодом Mendax: python -m pip install ".[tls]"
transfer-not-empty = Место назначения не пусто: столы переносят только в пустую базу.
transfer-not-alike = Копия отличается от оригинала, поэтому ничего не перенесено.
transfer-same = Столы переносят из одного места в другое: укажите два разных.
transfer-no-place = Для «mendax transfer» нужна папка или адрес PostgreSQL (postgresql://имя@сервер/база), а указано другое.
transfer-moving = Перенос столов
transfer-row = { $place }: строк { $rows }, SHA-256 { $hash }
transfer-done = Всё скопировано, прочитано снова и сверено. Оригинал не изменён.
transfer-restore = Столы в базе данных. Верните резервную копию в пустую папку (--data) и перенесите оттуда командой «mendax transfer».

## Maintenance: backups, damage, deletion
server-data-damaged = Столы в файле { $file } повреждены: { $problem }. Ничего не изменено. «mendax check» перечислит повреждения, «mendax restore» вернёт резервную копию.
server-not-copied = Не удалось скопировать столы: { $problem }
maintenance-no-tables = В { $file } нет столов Mendax: { $problem }
maintenance-no-file = В { $folder } нет столов Mendax. Если они в другой папке, назовите её; если в PostgreSQL, задайте MENDAX_DATABASE.
maintenance-exists = { $file } уже есть. Ничего не будет перезаписано: выберите другое имя.
maintenance-nowhere = В { $folder } ничего нельзя записать.
maintenance-copying-now = Копируем столы
maintenance-checking = Проверяем столы
maintenance-backed-up = Все столы теперь в { $file } ({ $megabytes } МБ).
maintenance-restored = Столы в { $folder } теперь те, что в { $file }.
maintenance-kept = Прежние столы сохранены в { $file }.
maintenance-sound = Повреждений нет. Столов: { $tables }; строк в журналах: { $lines }; проверено законченных игр: { $games }.
maintenance-damaged = Есть повреждения. Столов: { $tables }; строк в журналах: { $lines }; проверено законченных игр: { $games }. Резервную копию вернёт «mendax restore».
maintenance-pages = страницы файла повреждены ({ $problem })
maintenance-no-row = есть строки журнала без своего стола
maintenance-key-no-table = есть ключ программы к нему, а стола нет
maintenance-index = указатель игр не соответствует журналу
maintenance-record = запись игры { $game } не сходится ({ $problem })
maintenance-log = журнал нельзя воспроизвести ({ $problem })
maintenance-unknown-game = не проверено: игра { $game } здесь не установлена
maintenance-swept = Удалено: столов { $tables }, разговоров за столами { $talk }, сеансов { $sessions }.
maintenance-size = Файл занимал { $was } МБ, теперь занимает { $size } МБ.
maintenance-size-later = Место в файле будет использовано снова. Чтобы вернуть его диску, запустите «mendax tidy», когда сервер не работает.

## The checks of `mendax doctor`
doctor-packages = Python { $python }, Mendax { $version }: все пакеты, нужные для этих настроек, установлены.
doctor-packages-missing = Не хватает пакетов: { $names }. В папке с кодом Mendax: python -m pip install ".[{ $extras }]"
doctor-calls = Отсутствующих игроков медленных игр сервер зовёт через Web Push.
doctor-calls-off = Отсутствующих игроков медленных игр сервер не зовёт, потому что нет пакета «cryptography». Установите его: python -m pip install "mendax[push]"
doctor-descriptors = Процесс может открыть столько файлов и соединений: { $limit }.
doctor-descriptors-few = Процесс может открыть лишь столько файлов: { $limit }, поэтому соединений будет не больше { $connections }. Поднимите предел через LimitNOFILE= в systemd или «ulimit -n».
doctor-clock = Часы правдоподобны и во время проверки не прыгали.
doctor-clock-behind = Часы отстают от новейших файлов здесь (часов: { $hours }). Выставьте их, лучше всего через NTP.
doctor-clock-jumped = Во время проверки часы прыгнули (секунд: { $seconds }). Пусть их постепенно подводит NTP и никакая другая программа.
doctor-database-file = Столы лежат в { $file }.
doctor-database-new = Столов ещё нет; они будут в { $folder }.
doctor-database-other = { $file } — не база данных. Уберите этот файл или восстановите копию через «mendax restore».
doctor-database-postgresql = PostgreSQL { $version } отвечает, и таблицы в ней подходят этой версии Mendax.
doctor-pool-direct = Соединение с PostgreSQL прямое.
doctor-pool-session = К PostgreSQL ведёт пул в режиме session.
doctor-locks-free = Этими столами сейчас не пользуется ни один сервер.
doctor-locks-held = Этими столами сейчас пользуется сервер (процесс { $holder }).
doctor-locks-shared = Серверов, которые сейчас пользуются этой базой: { $count }.
doctor-locks-alone = Эту базу занял перенос. Запустите сервер, когда он завершится.
doctor-names = Принимаемые имена хоста: { $names }.
doctor-names-any = За прокси принимается любое имя хоста. Задайте своё через --name (настройка «names»).
doctor-names-untrusted = «names» или «secure» указывает на прокси, но ни одному нет доверия. Назовите его через --proxy, например --proxy 127.0.0.1.
doctor-names-everybody = Каждый адрес считается доверенным прокси, поэтому клиенты могут выдумывать адреса. Назовите свои прокси через --proxy.
doctor-memory = Машинный код разрешён, решатель скомпилирован.
doctor-memory-plain = Решатель работает на обычном Python. Чтобы ускорить его, в папке с кодом Mendax: python -m pip install ".[fast]"
doctor-memory-forbidden = Решатель работает на более медленном обычном Python, потому что эта система запрещает новый машинный код ({ $problem }). В systemd его разрешает MemoryDenyWriteExecute=no.
doctor-folder = В { $folder } можно писать, и блокировки там действуют.
doctor-folder-unwritable = В { $folder } нельзя писать: { $problem }. Отдайте папку пользователю сервера через chown.
doctor-disk = Свободно на диске: { $megabytes } МБ.
doctor-disk-low = На диске с { $folder } свободно лишь { $megabytes } МБ, а сервер держит в запасе { $spare } МБ. Освободите место или уменьшите настройку «spare».
doctor-client = Клиент для браузеров собран.
doctor-client-missing = Клиент для браузеров не собран. Соберите его через «./run web» или установите выпуск.
doctor-port = Сервер может слушать на { $places } (порт { $port }).
doctor-port-served = Здесь уже слушает сервер.
doctor-failed = Эту проверку не удалось выполнить: { $problem }. Запустите её от имени пользователя сервера.
doctor-good = Всё в порядке.
doctor-problems = Проблем: { $count }.

## Administration (`mendax admin`)
control-unreadable = Управляющий сокет не смог это прочитать: { $problem }
control-no-server = Для столов в { $folder } не работает ни один сервер. Если они в другом месте, назовите папку через --data.
control-no-answer = Сервер столов в { $folder } закрыл соединение, не ответив.
control-nowhere = В этой системе нет сокетов Unix, поэтому спросить работающий сервер нельзя.
control-table = { $id }  { $game }, { $phase }: { $people } (соединений: { $sockets })
control-no-tables = В памяти нет ни одного стола: никто не подключён.
control-which-table = { $count ->
    [0] В памяти нет стола, который начинается на «{ $given }».
    [one] В памяти { $count } стол, который начинается на «{ $given }».
    [few] В памяти { $count } стола, которые начинаются на «{ $given }».
   *[many] В памяти { $count } столов, которые начинаются на «{ $given }».
} Их называет «mendax admin list».
control-which-person = { $count ->
    [0] Среди подключённых нет никого с пометкой «{ $given }», и это не адрес.
    [one] На «{ $given }» начинается { $count } подключённый человек.
    [few] На «{ $given }» начинаются { $count } подключённых человека.
   *[many] На «{ $given }» начинаются { $count } подключённых человек.
} Их называет «mendax admin people TABLE».
control-no-ban = Под «{ $given }» не подходит ни одна блокировка.
control-person = { $person }  { $name }, место { $seat }, с { $address } (соединений: { $sockets })
control-watcher = { $person }  смотрит, с { $address } (соединений: { $sockets })
control-ban = { $kind } { $who }, ещё { $seconds } с
control-ban-for-good = { $kind } { $who }, навсегда
control-no-bans = Блокировок нет.
control-hung-up = Готово. Закрыто соединений: { $count }.
control-told = Готово. Оповещено соединений: { $count }.
control-draining = Новые игры не начинаются. Ещё идёт игр: { $count }. После последней сервер остановится.
control-lifted = Готово.
control-bad-time = «{ $given }» — не длительность: пишите 90s, 30m, 12h или 7d.
control-key = { $id }  { $name }, владелец { $owner }: для списка, последний раз { $day }
control-seat-key = { $id }  { $name }, владелец { $owner }: для места за столом { $table }, последний раз { $day }
control-no-keys = Ни у одной программы нет ключа.
control-revoked = Готово. Отозвано ключей: { $count }.
control-no-key = Под «{ $given }» нет ключа или их несколько; их перечисляет `mendax admin keys`.
control-opening-key = { $id }  { $name }, { $owner }: чтобы открывать столы, создан { $day }
control-report = { $id }  { $day } UTC, стол { $table }: { $name } ({ $person }), жалуется { $by }
control-no-reports = Жалоб нет.
control-no-report = Под «{ $given }» нет жалобы или их несколько; список — `mendax admin reports`.

## Sessions, codes for another device, stored data
persons-nobody = Это устройство здесь неизвестно, так что о вас ничего не сохранено. Сначала сядьте за стол.
persons-no-code = Этот код не действует или уже не действует: каждый годится один раз, в течение пяти минут.

## Previews of links
preview-invited = { $host } приглашает вас: { $game }
preview-table = Вас ждёт стол: { $game }
preview-text = { $pitch } Без регистрации: выберите имя и садитесь.
preview-text-ours = { $rules }. Без регистрации: выберите имя и садитесь.
preview-game = { $game }: как в это играют
preview-replay = { $game }: сыгранная партия
preview-replay-text = Кто лгал, кто не верил и что было под стаканом — ход за ходом.
preview-front = Mendax: три игры для тех, кто лжёт не моргнув
preview-front-text = Мия, французский покер и «Меч лжи» — с друзьями или против ботов. Без регистрации.

## Programs: the check, the kit and their errors
program-not-ready = Она не ответила «ready» на «begin»: { $problem }
program-protocol = Она использует протокол { $given }, а сервер — { $known }.
program-other-games = Она не играет в { $game }; по её данным, играет в { $known }.
program-unreadable = Это неизвестное сообщение: { $problem }
program-illegal = Сейчас так нельзя: { $given }. Что можно, указано в предложениях.
program-wrong-number = Она отвечает на { $given }, а последний вопрос был { $asked }.
program-refused = Отказов подряд: { $tries }. Последний: { $words }
program-flood = Лишних строк без вопроса: { $lines }.
program-silent = Она не ответила вовремя.
program-half-line = Она не ответила вовремя: начала строку и не закончила.
program-long-line = Она написала строку длиннее { $limit } байт.
program-does-not-read = Она не читает свой ввод. Секунд прошло: { $seconds }.
program-closed = Она закрыла свой вывод и работает дальше.
program-ended = Она закончила работу сама, код { $code }.
program-ended-early = Она завершилась, не ответив на «begin». Боту на Python нужна функция «play» или класс «Bot»; любая другая программа читает строки, пока не кончится её ввод.
program-killed = Её остановил сигнал { $signal }.
program-no-file = Файла «{ $given }» нет.
program-not-executable = «{ $given }» нельзя запустить: судя по имени, это не Python и не JavaScript, и файл не исполняемый (chmod +x).
program-no-link = «{ $given }» — не ссылка на стол; она выглядит как https://mendax.example.org/t/abcdefgh.
program-no-key = Это не может быть ключом: ключи состоят из обычных латинских букв, цифр и знаков (ASCII) в одной строке.
program-no-server = Не удаётся подключиться к { $server }: { $problem }
program-server-busy = { $server } всё время просит подождать. Попробуйте позже.
program-server-refused = Сервер отказывает ({ $status }): { $words }
program-connection-lost = Соединение потеряно и не восстановилось. Попыток: { $tries }.
kit-which-one = Назовите бота: файл или, после --exec, командную строку. Одно из двух.
kit-where = Укажите, где он играет: --table ССЫЛКА на сервере или --arena ИГРА здесь.
kit-failed = Он больше не играет. { $words }
kit-connection = Соединение: { $said }
kit-at-table = { $bot } идёт к столу. Ctrl-C закончит игру.
kit-table-game = Игра { $game }: место { $place } из { $seats }.
kit-fair-redone = Игра { $game }: все жребии ({ $draws }) повторены из открытого зерна, и каждый сходится.
kit-fair-shown =
    Игра { $game }: показано { $opened } из { $draws } { $draws ->
        [one] жребия
       *[many] жребиев
    }, и они соответствуют своим хешам. Не проверено, как их тянули.
kit-fair-nothing = Игра { $game }: жребии не проверены, потому что программа получила не всю игру.
kit-table-games = Сыграно до конца игр: { $games }
kit-arena-won = { $bot }: побед { $won } из { $games }, { $payoff } за игру; отказов: { $refusals }
kit-watch-begins = { $game }: { $names }
kit-watch-does = → { $action }
kit-watch-refused = Отказ: { $words }
kit-opened = Стол открыт: { $link }
check-in-games = обычные игры
check-in-strange-rules = домашние правила, по которым почти никто не играет
check-in-names = имена с любыми знаками
check-in-additions = поля и события, которых он не знает
check-in-refusals = отказ в ответе
check-in-pieces = строки, приходящие по частям
check-in-late = игра, которая уже идёт
check-in-broken-off = игра, прерванная, пока он думает
check-example = Например: { $line }
check-times = Сколько раз: { $count }
check-errors = Его поток ошибок закончился так:
check-sound = Ошибок не найдено. Ответов: { $answers }; самый медленный занял { $milliseconds } мс.
check-faulty = Ситуаций с ошибками: { $faulty }. Ответов: { $answers }; самый медленный занял { $milliseconds } мс.
check-plays-nothing = По его словам, он не играет ни в одну из названных игр.
check-never-ready = Он так и не ответил «ready» на «begin».
check-illegal = Он ответил недопустимым ходом: { $problem }. Каждое значение должно быть среди предложенных.
check-ignores-refusals = Отказов было { $tries }, а он всё отвечает недопустимым.
check-silent-after-refusal = После отказа он не ответил. «refused» просит ответить ещё раз.
check-ready-unasked = Он сказал «ready» там, где спрашивали о ходе.
check-answered-twice = Он снова ответил на { $given }; вопрос был { $asked }. На каждый вопрос один ответ.
check-wrong-number = Он ответил на { $given }, а вопрос был { $asked }. «after» должно повторять номер вопроса. Без предложений вопроса нет; возможно, ходит другой.
check-strays = Строк, которые не являются ответом: { $lines }.
check-not-utf8 = Он написал строку не в UTF-8.
check-no-message = Он написал строку, которая не является сообщением: { $problem }. Отладочный вывод направляйте в поток ошибок.
check-goes-on = Он не завершается, когда ввод закончился.

## Keys of programs, and challenges
wire-refused-key = Этот ключ здесь неизвестен: в нём ошибка или он отозван.
wire-refused-key-revoked = Ключ отозван или место забрали.
wire-refused-key-elsewhere = Этот ключ не подходит ни к одному месту за этим столом.
wire-refused-program = Программе этого нельзя: она играет только на своём месте.
programs-off = Этот сервер не выдаёт ключей для программ.
wire-refused-opening-invited = На этом сервере новые столы открывают только те, кто уже участвовал за столом. Попросите у друзей ссылку или введите ключ от владельца сервера.
wire-refused-opening-keys = На этом сервере столы открывают только те, у кого есть ключ от его владельца.
wire-refused-opening-no-key = Этот ключ недействителен, или им уже пользуется кто-то другой.
programs-too-many-keys = У вас здесь уже { $most } ключей, больше нельзя. Сначала отзовите один.
programs-not-asked = Сейчас у программы ничего не спрашивают.
programs-not-online = Этой программы уже нет в сети.
programs-declined = Программа отказалась.
programs-silent = Программа не ответила.
programs-busy = Программа уже сидит за всеми столами, за какими может.
programs-other-game = Программа не играет в эту игру по этим правилам или со столькими игроками.
programs-full = Список программ заполнен. Попробуйте позже.
programs-bad-games = Такой игры или набора здесь нет: { $given }.

## Programs on a socket of their own
program-not-asked = Сейчас вопроса нет. Дождитесь «news» с предложениями и дайте один ответ.
program-subprotocol = Сокет предложил { $given }, а сервер знает { $known }.
program-no-mendax = { $server } отвечает, но не так, как сервер Mendax.
kit-online = Она в списке программ на { $server }. Ctrl-C завершает.
kit-challenged = Её приглашают за стол, и она идёт: { $game }, { $link }
kit-back = Она встала из-за стола: { $link }. Сыграно партий до конца: { $games }
program-key-of-seat = Этот ключ для места за одним столом. В списке программ нужен собственный ключ.
kit-key-needed = Нужен собственный ключ: --key или MENDAX_KEY. Его создаёт раздел «Вы на этом устройстве» в настройках главной страницы сервера.

## Calls to absent players
calls-off = Этот сервер не зовёт отсутствующих игроков.
calls-bad-address = Вебхук — это адрес, который начинается с https://, без порта, имени пользователя и фрагмента.
calls-host-not-allowed = Этот сервер не отправляет вызовы на { $host }. Хосты для них определяет владелец сервера.
calls-private-address = { $host } — не адрес в общедоступном интернете, поэтому сервер не отправляет туда вызовы.
calls-not-found = У { $host } нет адреса в интернете.
calls-bad-key = Ключ этого браузера для вызовов недействителен.
calls-not-host = Это может только хозяин стола.
calls-not-seated = Сервер зовёт только игроков этого стола. Сначала сядьте за стол.
calls-too-late = Напоминание можно назначить не позже чем через { $days } дней.
calls-no-browser = В этом браузере вас не зовут.

## Reports
wire-refused-report-not-here = Пожаловаться могут только те, кто сам за этим столом.
wire-refused-report-no-such-name = За этим столом нет никого по имени { $given }.
wire-refused-report-yourself = На себя пожаловаться нельзя.
call-turn-title = Ваш ход: { $game }
call-turn-body = До { $until }. Потом за вас сыграет сервер.
call-begun-title = { $game }: игра началась
call-begun-body = Сервер позовёт, когда настанет ваш ход.
call-mistakes-title = { $count ->
    [one] Пора повторить { $count } ошибку
    [few] Пора повторить { $count } ошибки
   *[other] Пора повторить { $count } ошибок
}
call-mistakes-body = Тренировка: { $game }
call-turn-webhook = { $game }: ход за { $names }.
call-begun-webhook = { $game }: игра началась.
