# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = Не вдалося прочитати це повідомлення: { $problem }
wire-refused-too-long = Задовге повідомлення: сервер читає щонайбільше { $limit } байтів.
wire-refused-cookies = Надіслані кукі задовгі: сервер читає щонайбільше { $limit } байтів. Видаліть кукі цього сайту й зайдіть знову.
wire-refused-head = Заголовок запиту задовгий: сервер читає щонайбільше { $limit } байтів і { $lines } рядків.
wire-refused-too-slow = Запит надходив надто довго: на це є щонайбільше { $seconds } с.
wire-refused-host = У запиті не вказано хоста або вказано кілька.
wire-refused-length = У запиті не вказано довжину тіла (Content-Length).
wire-refused-name = Цей сервер не називається { $given }. Якщо це справді його назва, запустіть його з --name { $given } (або MENDAX_NAMES={ $given }); за проксі — також із --proxy.
wire-refused-media-type = Тіло запиту має бути application/json, а не { $given }.
wire-refused-no-media-type = Тіло запиту має бути application/json, а тип тут не вказано (Content-Type).
wire-refused-query = Тут немає параметра «{ $given }». Можна: { $allowed }.
wire-refused-no-query = Ця адреса не приймає параметрів, а отримала «{ $given }».
wire-refused-not-found = За цією адресою нічого немає.
wire-refused-method = Ця адреса не приймає { $given }. Можна: { $allowed }.
wire-refused-no-table = За цією адресою немає столу. Може, у запрошенні бракує літери?
wire-refused-no-tournament = За цією адресою немає турніру. Може, у запрошенні бракує літери?
wire-refused-no-code = За цим кодом столу немає. Коди діють недовго: попросіть новий.
wire-refused-not-a-code = Це не код. Код має від п’яти до восьми латинських літер, наприклад ABCDE; можна вставити й посилання на стіл.
wire-refused-no-record = Партія { $game } за цим столом ще не закінчилася або її не було.
wire-refused-no-replay = Такого повтору немає, або його відкликали.
wire-refused-too-many-replays = Ви вже показуєте ігор: { $most }. Спершу відкличте одну.
wire-refused-not-yours = За цей стіл глядачів не пускають.
wire-refused-no-preset = Немає набору правил «{ $given }». Можна: { $allowed }.
wire-refused-origin = Запити з іншого сайту ({ $given }) тут заборонено.
wire-refused-too-fast = Забагато за раз. Спробуйте знову через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
wire-refused-stored-too-much = Для вас або вашої мережі збережено забагато: щонайбільше { $limit } МБ на добу. Спробуйте знову через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
wire-refused-too-many-tables = Ви або ваша мережа відкрили забагато столів: щонайбільше { $limit } на добу. Спробуйте знову через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
wire-refused-table-full = За цим столом відбулося стільки, що його журнал заповнено (рядків: { $limit }). Розпочату гру ще можна закінчити; потім відкрийте новий стіл.
wire-refused-flood = Забагато повідомлень; з’єднання закрито.
wire-refused-full = Зараз забагато з’єднань. Спробуйте трохи згодом.
wire-refused-tables-full = Зараз відкрито забагато столів. Спробуйте трохи пізніше.
wire-refused-tournaments-full = Зараз триває забагато турнірів. Спробуйте трохи пізніше.
wire-refused-no-hello = Першим повідомленням має бути hello.
wire-refused-binary = Тут читаються лише текстові кадри.
wire-refused-failed = Щось пішло не так на нашому боці. Стіл лишився таким, як був; спробуйте ще раз.
wire-refused-unwell = Зараз тут нічого не можна зберегти: { $problem }. Усе збережене раніше в безпеці.
wire-refused-not-stored = Це не підтверджено: погляньте на стіл, перш ніж спробувати ще раз.
wire-refused-moved = Цей стіл в іншого сервера. Спробуйте ще раз.
wire-refused-disk-low = Диск сервера майже повний: ігри тривають, але нові столи не відкриваються, а чат вимкнено.
wire-refused-draining = Сервер ось-ось перезапуститься: нових столів не відкрити й нових ігор не почати. Розпочаті ігри можна дограти.
wire-refused-needs-server = Для цього потрібен сервер, а зараз ви граєте без нього.
wire-refused-banned = Вас заблоковано на цьому сервері.
wire-refused-closed = Цей стіл закрив власник сервера.
server-bad-setting = Налаштування «{ $setting }» не може мати значення «{ $given }». { $kind ->
    [switch] Допустимо: true або false.
    [whole] Допустимо: ціле число від { $low } до { $high }.
    [above] Допустимо: число, більше за { $low } і не більше за { $high }.
    [number] Допустимо: число від { $low } до { $high }.
    [choice] Допустимо: { $allowed }.
    [host] Допустимо: IP-адреса або назва без порту (127.0.0.1, ::1, localhost) чи unix: і повний шлях. Для порту є окреме налаштування.
    [names] Допустимо: назви хостів або IP-адреси, наприклад mendax.example.org.
    [origins] Допустимо: адреси сайтів без шляху, наприклад https://example.org:8443.
    [proxies] Допустимо: IP-адреси, мережі на зразок 10.88.0.0/16 або * для будь-якої адреси.
    [push_services] Допустимо: назви хостів на зразок push.example.org або *.example.org чи слово browsers.
    [webhooks] Допустимо: назви хостів на зразок hooks.example.org або *.example.org чи * для будь-якого хоста.
    [contact] Допустимо: адреса електронної пошти на зразок host@example.org або сторінка на зразок https://example.org/about.
    [root_path] Допустимо: шлях на зразок /mendax — літери, цифри та -._~, не з початком власних адрес сервера (/t, /api, /rules тощо).
    [rates] Допустимо: таблиця [rates] з обмеженнями, наприклад messages = "200/20".
   *[folder] Допустимо: шлях до теки, записаний текстом.
}
server-bad-secret = Значення налаштування «{ $setting }» не годиться. Тут воно не показане, бо може бути таємним. { $kind ->
    [database] Допустимо: postgresql://name@host/database.
   *[metrics_token] Допустимо: щонайменше 16 видимих символів ASCII.
}
server-bad-settings-file = Не вдалося прочитати налаштування з { $file }: { $problem }
server-bad-about = Сторінку з налаштування «about», { $file }, не можна показати: { $problem }. Потрібен заголовок (# Назва) і не більше 200 кБ тексту.
server-settings-right = { $file }: усе гаразд.
server-settings-open = { $file } містить пароль або токен, і його може прочитати кожен користувач цієї машини. Виправте це: chmod 0640 { $file }
server-unknown-setting = Налаштування { $given } немає. Доступні: { $allowed }.
server-unknown-rate = Обмеження «{ $given }» немає. Доступні: { $allowed }.
server-bad-rate = «{ $given }» не годиться як обмеження. Пишіть так: { $example }; спершу скільки разів, після риски — за скільки секунд.
server-old-browser = Цей браузер застарий для Mendax. Потрібен Chrome або Edge { $chrome }, Firefox { $firefox }, Safari { $safari } чи новіший.
server-data-in-use = Столи в теці { $folder } використовує інший сервер (процес { $holder }). Зупиніть його або виберіть іншу теку через --data.
server-data-no-locks = Файлова система теки { $folder } не підтримує блокувань ({ $problem }). Зберігайте столи на локальному диску або в PostgreSQL (--database).
server-data-version = Столи записала новіша версія Mendax (формат { $found }, ця знає формати до { $known }).
server-data-development = Столи записала розробницька версія Mendax до 0.2.0. Їх оновить tools/upgrade_database.py з вихідного коду.
server-data-no-version = У файлі столів указано формат { $found }, а такого не писала жодна версія Mendax. Можливо, файл пошкоджено або він належить іншій програмі.
server-data-empty = Файл столів порожній: { $file }. Mendax ніколи не лишає порожнього файлу, отже, його очистило щось інше. Поверніть копію або приберіть файл, щоб почати з початку.
server-data-unusable = У теці { $folder } не можна зберігати столи: { $problem }
server-not-stored = Це не вдалося зберегти.
server-not-readable = Не вдалося прочитати збережені столи: { $problem }
server-port-in-use = Не вдається слухати { $host }, порт { $port }: { $problem }. Виберіть інший через --port.
server-port-waiting = Порт { $port } ще зайнятий; чекаємо на нього до { $seconds } секунд.
server-socket-unusable = Не вдається слухати Unix-сокет { $path }: { $problem }.
server-socket-waiting = Unix-сокет { $path } ще зайнятий; чекаємо на нього до { $seconds } секунд.
server-ready = Mendax працює за адресою { $address }
server-for-others = Іншим у вашій мережі: { $address }
server-tls-warning = Браузери один раз попередять про цей сертифікат: його випустив сам цей комп’ютер. Виберіть «Додатково» й продовжуйте.
server-for-this-machine = Під’єднатися можна лише з цього комп’ютера. З --lan зможе кожен у вашій мережі.
server-behind-proxy = Інші під’єднуються через проксі перед сервером.
server-in-wsl = Це WSL: інші пристрої бачать Windows, але не цю адресу. Переспрямуйте порт у Windows або ввімкніть дзеркальну мережу (networkingMode=mirrored у .wslconfig).
server-no-network = Схоже, цей комп’ютер не в локальній мережі, тож інші не зможуть до нього під’єднатися.
server-closed = Mendax зупинено. Усі столи збережено.
server-share-opening = Відкриваю тунель через { $destination } …
server-shared = Друзі звідусіль можуть відкрити це посилання. Шифрування закінчується на { $host }: його власник міг би прочитати все, зокрема й приховані кості.
server-shared-plain = Друзі звідусіль можуть відкрити це посилання. Воно без шифрування: { $host } і мережі на шляху могли б прочитати все, зокрема й приховані кості.
server-share-unanswered = Посилання { $address } не відповідає. Вашому власному серверу потрібні «GatewayPorts clientspecified» в sshd_config і відкритий порт у брандмауері.
server-share-ended = Тунель через { $destination } закрився. Без нього друзі не можуть під’єднатися.
server-share-again = Тунель через { $destination } знову відкрито.
server-share-failed = Немає тунелю через { $destination }: { $problem }. Перевірте, чи ssh під’єднується туди без запитань.
server-share-slow = Немає тунелю через { $destination } протягом { $seconds } с. Перевірте, чи ssh під’єднується туди без запитань.
server-share-destination = «{ $given }» — не SSH-сервер. Напишіть ім’я@сервер або ім’я@сервер:порт.
server-share-address = «{ $given }» — не публічна адреса. Напишіть, наприклад, https://dice.example.org.
server-share-one = Виберіть щось одне: --share або --share-service; --share-at потребує --share.
server-share-alone = --share потребує сервера лише на 127.0.0.1, без --lan та іншого --host.
server-share-no-ssh = --share потребує програми ssh (OpenSSH).

## Screens
wire-refused-screen = Цей екран лише показує стіл: грати на ньому не можна.

## PostgreSQL, and moving tables there and back
server-database-address = Адресу бази даних не вдалося прочитати. Запишіть її так: postgresql://ім’я@сервер/база.
server-database-not-installed = Драйвер PostgreSQL не встановлено ({ $problem }). У теці з кодом Mendax: python -m pip install ".[postgresql]"
server-database-unusable = Базою даних не можна користуватися: { $problem }
server-database-in-use = Цією базою даних користується інший сервер. Зупиніть його або вкажіть іншу базу.
server-database-pool = До бази даних веде пул (як-от PgBouncer) у режимі transaction або statement, який губить блокування сервера. Задайте для неї pool_mode = session або під’єднайтеся до PostgreSQL напряму.
server-database-encoding = База даних не в UTF-8, тож може зберегти не кожен текст. Створіть нову так: createdb --encoding=UTF8 --template=template0
server-tls-needs-lan = «tls» — для власної мережі: лише з --lan.
server-tls-not-installed = Пакет, що випускає сертифікати, не встановлено ({ $problem }). У теці з кодом Mendax: python -m pip install ".[tls]"
transfer-not-empty = Місце призначення не порожнє: столи переносять лише до порожньої бази.
transfer-not-alike = Копія відрізняється від оригіналу, тому нічого не перенесено.
transfer-same = Столи переносять з одного місця до іншого: вкажіть два різні.
transfer-no-place = Для «mendax transfer» потрібна тека або адреса PostgreSQL (postgresql://ім’я@сервер/база), а вказано інше.
transfer-moving = Перенесення столів
transfer-row = { $place }: рядків { $rows }, SHA-256 { $hash }
transfer-done = Усе скопійовано, прочитано знову і звірено. Оригінал не змінено.
transfer-restore = Столи в базі даних. Поверніть резервну копію до порожньої теки (--data) і перенесіть звідти командою «mendax transfer».

## Maintenance: backups, damage, deletion
server-data-damaged = Столи у файлі { $file } пошкоджено: { $problem }. Нічого не змінено. «mendax check» перелічить пошкодження, «mendax restore» поверне резервну копію.
server-not-copied = Не вдалося скопіювати столи: { $problem }
maintenance-no-tables = У { $file } немає столів Mendax: { $problem }
maintenance-no-file = У { $folder } немає столів Mendax. Якщо вони в іншій теці, назвіть її; якщо в PostgreSQL, задайте MENDAX_DATABASE.
maintenance-exists = { $file } уже є. Нічого не буде перезаписано: виберіть іншу назву.
maintenance-nowhere = У { $folder } нічого не можна записати.
maintenance-copying-now = Копіюємо столи
maintenance-checking = Перевіряємо столи
maintenance-backed-up = Усі столи тепер у { $file } ({ $megabytes } МБ).
maintenance-restored = Столи в { $folder } тепер ті, що у { $file }.
maintenance-kept = Попередні столи збережено в { $file }.
maintenance-sound = Пошкоджень немає. Столів: { $tables }; рядків у журналах: { $lines }; перевірено закінчених ігор: { $games }.
maintenance-damaged = Є пошкодження. Столів: { $tables }; рядків у журналах: { $lines }; перевірено закінчених ігор: { $games }. Резервну копію поверне «mendax restore».
maintenance-pages = сторінки файлу пошкоджено ({ $problem })
maintenance-no-row = є рядки журналу без свого столу
maintenance-key-no-table = є ключ програми до нього, а столу немає
maintenance-index = покажчик ігор не відповідає журналу
maintenance-record = запис гри { $game } не сходиться ({ $problem })
maintenance-log = журнал не можна відтворити ({ $problem })
maintenance-unknown-game = не перевірено: гру { $game } тут не встановлено
maintenance-swept = Видалено: столів { $tables }, розмов за столами { $talk }, сеансів { $sessions }.
maintenance-size = Файл мав { $was } МБ, тепер має { $size } МБ.
maintenance-size-later = Місце у файлі буде використано знову. Щоб повернути його диску, запустіть «mendax tidy», коли сервер не працює.

## The checks of `mendax doctor`
doctor-packages = Python { $python }, Mendax { $version }: усі пакети, потрібні для цих налаштувань, установлено.
doctor-packages-missing = Бракує пакетів: { $names }. У теці з кодом Mendax: python -m pip install ".[{ $extras }]"
doctor-calls = Відсутніх гравців повільних ігор сервер кличе через Web Push.
doctor-calls-off = Відсутніх гравців повільних ігор сервер не кличе, бо немає пакета «cryptography». Встановіть його: python -m pip install "mendax[push]"
doctor-descriptors = Процес може відкрити стільки файлів і з’єднань: { $limit }.
doctor-descriptors-few = Процес може відкрити лише стільки файлів: { $limit }, тож з’єднань буде не більше за { $connections }. Підніміть межу через LimitNOFILE= у systemd або «ulimit -n».
doctor-clock = Годинник правдоподібний і під час перевірки не стрибав.
doctor-clock-behind = Годинник відстає від найновіших файлів тут (годин: { $hours }). Виставте його, найкраще через NTP.
doctor-clock-jumped = Під час перевірки годинник стрибнув (секунд: { $seconds }). Нехай його поступово підводить NTP і жодна інша програма.
doctor-database-file = Столи лежать у { $file }.
doctor-database-new = Столів ще немає; вони будуть у { $folder }.
doctor-database-other = { $file } — не база даних. Приберіть цей файл або відновіть копію через «mendax restore».
doctor-database-postgresql = PostgreSQL { $version } відповідає, і таблиці в ній підходять цій версії Mendax.
doctor-pool-direct = З’єднання з PostgreSQL пряме.
doctor-pool-session = До PostgreSQL веде пул у режимі session.
doctor-locks-free = Цими столами зараз не користується жоден сервер.
doctor-locks-held = Цими столами зараз користується сервер (процес { $holder }).
doctor-locks-shared = Серверів, які зараз користуються цією базою: { $count }.
doctor-locks-alone = Цю базу зайняло перенесення. Запустіть сервер, коли воно завершиться.
doctor-names = Прийнятні назви хоста: { $names }.
doctor-names-any = За проксі приймається будь-яка назва хоста. Задайте свою через --name (налаштування «names»).
doctor-names-untrusted = «names» або «secure» вказує на проксі, але жодному немає довіри. Назвіть його через --proxy, наприклад --proxy 127.0.0.1.
doctor-names-everybody = Кожна адреса вважається довіреним проксі, тож клієнти можуть вигадувати адреси. Назвіть свої проксі через --proxy.
doctor-memory = Машинний код дозволено, розв’язувач скомпільовано.
doctor-memory-plain = Розв’язувач працює на звичайному Python. Щоб пришвидшити, у теці з кодом Mendax: python -m pip install ".[fast]"
doctor-memory-forbidden = Розв’язувач працює на повільнішому звичайному Python, бо ця система забороняє новий машинний код ({ $problem }). У systemd його дозволяє MemoryDenyWriteExecute=no.
doctor-folder = У { $folder } можна писати, і там діють блокування.
doctor-folder-unwritable = У { $folder } не можна писати: { $problem }. Віддайте теку користувачеві сервера через chown.
doctor-disk = Вільно на диску: { $megabytes } МБ.
doctor-disk-low = На диску з { $folder } вільно лише { $megabytes } МБ, а сервер тримає в запасі { $spare } МБ. Звільніть місце або зменште налаштування «spare».
doctor-client = Клієнт для браузерів зібрано.
doctor-client-missing = Клієнт для браузерів не зібрано. Зберіть його через «./run web» або встановіть випуск.
doctor-port = Сервер може слухати на { $places } (порт { $port }).
doctor-port-served = Тут уже слухає сервер.
doctor-failed = Цієї перевірки не вдалося зробити: { $problem }. Запустіть її від імені користувача сервера.
doctor-good = Усе гаразд.
doctor-problems = Проблем: { $count }.

## Administration (`mendax admin`)
control-unreadable = Керівний сокет не зміг це прочитати: { $problem }
control-no-server = Для столів у { $folder } не працює жоден сервер. Якщо вони деінде, назвіть теку через --data.
control-no-answer = Сервер столів у { $folder } закрив з’єднання, не відповівши.
control-nowhere = У цій системі немає сокетів Unix, тож запитати запущений сервер не можна.
control-table = { $id }  { $game }, { $phase }: { $people } (з’єднань: { $sockets })
control-no-tables = У пам’яті немає жодного столу: ніхто не під’єднаний.
control-which-table = { $count ->
    [0] У пам’яті немає столу, що починається на «{ $given }».
    [one] У пам’яті { $count } стіл, що починається на «{ $given }».
    [few] У пам’яті { $count } столи, що починаються на «{ $given }».
   *[many] У пам’яті { $count } столів, що починаються на «{ $given }».
} Їх називає «mendax admin list».
control-which-person = { $count ->
    [0] Серед підключених немає нікого з позначкою «{ $given }», і це не адреса.
    [one] На «{ $given }» починається { $count } підключена людина.
    [few] На «{ $given }» починаються { $count } підключені людини.
   *[many] На «{ $given }» починаються { $count } підключених людей.
} Їх називає «mendax admin people TABLE».
control-no-ban = Під «{ $given }» не підходить жодне блокування.
control-person = { $person }  { $name }, місце { $seat }, з { $address } (з’єднань: { $sockets })
control-watcher = { $person }  дивиться, з { $address } (з’єднань: { $sockets })
control-ban = { $kind } { $who }, ще { $seconds } с
control-ban-for-good = { $kind } { $who }, назавжди
control-no-bans = Блокувань немає.
control-hung-up = Готово. Закрито з’єднань: { $count }.
control-told = Готово. Сповіщено з’єднань: { $count }.
control-draining = Нові ігри не починаються. Ще триває ігор: { $count }. Після останньої сервер зупиниться.
control-lifted = Готово.
control-bad-time = «{ $given }» — не тривалість: пишіть 90s, 30m, 12h або 7d.
control-key = { $id }  { $name }, власник { $owner }: для списку, востаннє { $day }
control-seat-key = { $id }  { $name }, власник { $owner }: для місця за столом { $table }, востаннє { $day }
control-no-keys = Жодна програма не має ключа.
control-revoked = Готово. Скасовано ключів: { $count }.
control-no-key = Під «{ $given }» нема жодного ключа або їх кілька; їх перелічує `mendax admin keys`.
control-opening-key = { $id }  { $name }, { $owner }: щоб відкривати столи, створено { $day }
control-report = { $id }  { $day } UTC, стіл { $table }: { $name } ({ $person }), скаржиться { $by }
control-no-reports = Скарг немає.
control-no-report = Під «{ $given }» немає скарги або їх кілька; список — `mendax admin reports`.

## Sessions, codes for another device, stored data
persons-nobody = Цей пристрій тут невідомий, тож про вас нічого не збережено. Спершу сядьте за стіл.
persons-no-code = Цей код не діє або вже не діє: кожен годиться один раз, упродовж п’яти хвилин.

## Previews of links
preview-invited = { $host } запрошує вас: { $game }
preview-table = На вас чекає стіл: { $game }
preview-text = { $pitch } Без реєстрації: виберіть ім’я й сідайте.
preview-text-ours = { $rules }. Без реєстрації: виберіть ім’я й сідайте.
preview-game = { $game }: як у неї грати
preview-replay = { $game }: завершена гра
preview-replay-text = Хто брехав, хто не вірив і що було під стаканом — хід за ходом.
preview-front = Mendax: три гри для тих, хто бреше не кліпнувши
preview-front-text = Мія, французький покер і «Меч брехні» — з друзями або проти ботів. Без реєстрації.

## Programs: the check, the kit and their errors
program-not-ready = Вона не відповіла «ready» на «begin»: { $problem }
program-protocol = Вона використовує протокол { $given }, а сервер — { $known }.
program-other-games = Вона не грає в { $game }; за її даними, грає в { $known }.
program-unreadable = Це невідоме повідомлення: { $problem }
program-illegal = Зараз так не можна: { $given }. Що можна, вказано в пропозиціях.
program-wrong-number = Вона відповідає на { $given }, а останнє запитання було { $asked }.
program-refused = Відмов поспіль: { $tries }. Остання: { $words }
program-flood = Зайвих рядків без запитання: { $lines }.
program-silent = Вона не відповіла вчасно.
program-half-line = Вона не відповіла вчасно: почала рядок і не закінчила.
program-long-line = Вона написала рядок, довший за { $limit } байт.
program-does-not-read = Вона не читає свого вводу. Секунд минуло: { $seconds }.
program-closed = Вона закрила свій вивід і працює далі.
program-ended = Вона закінчила роботу сама, код { $code }.
program-ended-early = Вона завершилася, не відповівши на «begin». Боту мовою Python потрібна функція «play» або клас «Bot»; будь-яка інша програма читає рядки, доки не закінчиться її ввід.
program-killed = Її зупинив сигнал { $signal }.
program-no-file = Файлу «{ $given }» немає.
program-not-executable = «{ $given }» не запустити: за назвою це не Python і не JavaScript, і файл не виконуваний (chmod +x).
program-no-link = «{ $given }» — не посилання на стіл; воно виглядає як https://mendax.example.org/t/abcdefgh.
program-no-key = Це не може бути ключем: ключі складаються зі звичайних латинських літер, цифр і знаків (ASCII) в одному рядку.
program-no-server = Не вдається під’єднатися до { $server }: { $problem }
program-server-busy = { $server } увесь час просить зачекати. Спробуйте пізніше.
program-server-refused = Сервер відмовляє ({ $status }): { $words }
program-connection-lost = З’єднання втрачено й не відновлено. Спроб: { $tries }.
kit-which-one = Назвіть бота: файл або, після --exec, командний рядок. Одне з двох.
kit-where = Укажіть, де він грає: --table ПОСИЛАННЯ на сервері або --arena ГРА тут.
kit-failed = Він більше не грає. { $words }
kit-connection = З’єднання: { $said }
kit-at-table = { $bot } іде до столу. Ctrl-C закінчить гру.
kit-table-game = Гра { $game }: місце { $place } з { $seats }.
kit-fair-redone = Гра { $game }: усі жереби ({ $draws }) повторено з відкритого зерна, і кожен сходиться.
kit-fair-shown =
    Гра { $game }: показано { $opened } з { $draws } { $draws ->
        [one] жереба
       *[many] жеребів
    }, і вони відповідають своїм хешам. Не перевірено, як їх тягнули.
kit-fair-nothing = Гра { $game }: жереби не перевірено, бо програма отримала не всю гру.
kit-table-games = Зіграно до кінця ігор: { $games }
kit-arena-won = { $bot }: перемог { $won } із { $games }, { $payoff } за гру; відмов: { $refusals }
kit-watch-begins = { $game }: { $names }
kit-watch-does = → { $action }
kit-watch-refused = Відмова: { $words }
kit-opened = Стіл відкрито: { $link }
check-in-games = звичайні ігри
check-in-strange-rules = домашні правила, за якими майже ніхто не грає
check-in-names = імена з будь-якими знаками
check-in-additions = поля й події, яких він не знає
check-in-refusals = відмова у відповіді
check-in-pieces = рядки, що надходять частинами
check-in-late = гра, яка вже йде
check-in-broken-off = гра, перервана, поки він думає
check-example = Наприклад: { $line }
check-times = Скільки разів: { $count }
check-errors = Його потік помилок закінчився так:
check-sound = Помилок не знайдено. Відповідей: { $answers }; найповільніша тривала { $milliseconds } мс.
check-faulty = Ситуацій із помилками: { $faulty }. Відповідей: { $answers }; найповільніша тривала { $milliseconds } мс.
check-plays-nothing = За його словами, він не грає в жодну з названих ігор.
check-never-ready = Він так і не відповів «ready» на «begin».
check-illegal = Він відповів недозволеним ходом: { $problem }. Кожне значення має бути серед запропонованих.
check-ignores-refusals = Відмов було { $tries }, а він усе відповідає недозволеним.
check-silent-after-refusal = Після відмови він не відповів. «refused» просить відповісти ще раз.
check-ready-unasked = Він сказав «ready» там, де питали про хід.
check-answered-twice = Він знову відповів на { $given }; запитання було { $asked }. На кожне запитання одна відповідь.
check-wrong-number = Він відповів на { $given }, а запитання було { $asked }. «after» має повторювати номер запитання. Без пропозицій запитання немає; може, ходить інший.
check-strays = Рядків, що не є відповіддю: { $lines }.
check-not-utf8 = Він написав рядок не в UTF-8.
check-no-message = Він написав рядок, що не є повідомленням: { $problem }. Налагоджувальний вивід спрямовуйте в потік помилок.
check-goes-on = Він не завершується, коли ввід закінчився.

## Keys of programs, and challenges
wire-refused-key = Цей ключ тут невідомий: він з помилкою або його скасовано.
wire-refused-key-revoked = Ключ скасовано або місце забрали.
wire-refused-key-elsewhere = Цей ключ не підходить до жодного місця за цим столом.
wire-refused-program = Програмі цього не можна: вона грає лише на своєму місці.
programs-off = Цей сервер не видає ключів для програм.
wire-refused-opening-invited = На цьому сервері нові столи відкривають лише ті, хто вже брав участь за столом. Попросіть у друзів посилання або введіть ключ від власника сервера.
wire-refused-opening-keys = На цьому сервері столи відкривають лише ті, хто має ключ від його власника.
wire-refused-opening-no-key = Цей ключ недійсний, або ним уже користується хтось інший.
programs-too-many-keys = Ви маєте тут уже { $most } ключів, більше не можна. Спершу скасуйте один.
programs-not-asked = Зараз програму ні про що не питають.
programs-not-online = Цієї програми вже немає в мережі.
programs-declined = Програма відмовилася.
programs-silent = Програма не відповіла.
programs-busy = Програма вже сидить за всіма столами, за якими може.
programs-other-game = Програма не грає в цю гру за цими правилами або зі стількома гравцями.
programs-full = Список програм заповнений. Спробуйте пізніше.
programs-bad-games = Такої гри чи набору тут немає: { $given }.

## Programs on a socket of their own
program-not-asked = Зараз запитання немає. Дочекайтеся «news» із пропозиціями й дайте одну відповідь.
program-subprotocol = Сокет запропонував { $given }, а сервер знає { $known }.
program-no-mendax = { $server } відповідає, але не так, як сервер Mendax.
kit-online = Вона у списку програм на { $server }. Ctrl-C завершує.
kit-challenged = Її запрошують за стіл, і вона йде: { $game }, { $link }
kit-back = Вона встала з-за столу: { $link }. Зіграно партій до кінця: { $games }
program-key-of-seat = Цей ключ для місця за одним столом. У списку програм потрібен власний ключ.
kit-key-needed = Потрібен власний ключ: --key або MENDAX_KEY. Його створює розділ «Ви на цьому пристрої» в налаштуваннях головної сторінки сервера.

## Calls to absent players
calls-off = Цей сервер не кличе відсутніх гравців.
calls-bad-address = Вебхук — це адреса, що починається з https://, без порту, імені користувача й фрагмента.
calls-host-not-allowed = Цей сервер не надсилає виклики на { $host }. Хости для них визначає власник сервера.
calls-private-address = { $host } — не адреса в загальнодоступному інтернеті, тому сервер не надсилає туди виклики.
calls-not-found = { $host } не має адреси в інтернеті.
calls-bad-key = Ключ цього браузера для викликів недійсний.
calls-not-host = Це може лише господар столу.
calls-not-seated = Сервер кличе лише гравців цього столу. Спершу сядьте за стіл.
calls-too-late = Нагадування можна призначити не пізніше ніж через { $days } днів.
calls-no-browser = У цьому браузері вас не кличуть.

## Reports
wire-refused-report-not-here = Скаржитися на когось можуть лише ті, хто сам за цим столом.
wire-refused-report-no-such-name = За цим столом немає нікого на ім’я { $given }.
wire-refused-report-yourself = На себе поскаржитися не можна.
call-turn-title = Ваш хід: { $game }
call-turn-body = До { $until }. Потім за вас зіграє сервер.
call-begun-title = { $game }: гра почалася
call-begun-body = Сервер покличе, коли настане ваш хід.
call-mistakes-title = { $count ->
    [one] Час повторити { $count } помилку
    [few] Час повторити { $count } помилки
   *[other] Час повторити { $count } помилок
}
call-mistakes-body = Тренування: { $game }
call-turn-webhook = { $game }: хід за { $names }.
call-begun-webhook = { $game }: гра почалася.
