# Що каже сервер через HTTP, через сокет і у своєму журналі.

wire-refused-unreadable = Не вдалося прочитати це повідомлення: { $problem }
wire-refused-too-long = Задовге повідомлення: сервер читає щонайбільше { $limit } байтів.
wire-refused-cookies = Надіслані кукі задовгі: сервер читає щонайбільше { $limit } байтів. Видаліть кукі цього сайту й зайдіть знову.
wire-refused-head = Заголовок запиту задовгий: сервер читає щонайбільше { $limit } байтів і { $lines } рядків.
wire-refused-too-slow = Запит надходив надто довго: на це є щонайбільше { $seconds } с.
wire-refused-host = У запиті не вказано, до якого вузла він звернений, або вказано кілька.
wire-refused-length = У запиті не вказано довжину тіла (Content-Length).
wire-refused-name = Цей сервер не називається { $given }. Якщо це справді його назва, запустіть його з --name { $given } (або MENDAX_NAMES); за проксі — також із --proxy.
wire-refused-media-type = Тіло запиту має бути application/json, а не { $given }.
wire-refused-query = Тут немає параметра «{ $given }». Можна: { $allowed }.
wire-refused-not-found = За цією адресою нічого немає.
wire-refused-method = Ця адреса не приймає { $given }. Можна: { $allowed }.
wire-refused-no-table = За цією адресою немає столу. Може, у запрошенні бракує літери?
wire-refused-no-league = Цей сервер не показує ліги, або в ній ще не зіграно жодного туру.
wire-refused-no-code = За цим кодом столу немає. Коди живуть недовго: попросіть новий.
wire-refused-no-record = Партія { $game } за цим столом ще не закінчилася або її не було.
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
wire-refused-no-hello = Першим повідомленням має бути hello.
wire-refused-binary = Тут читаються лише текстові кадри.
wire-refused-failed = Щось пішло не так на нашому боці. Стіл лишився таким, як був; спробуйте ще раз.
wire-refused-unwell = Зараз тут нічого не зберігається: { $problem }. Збережене раніше в безпеці.
wire-refused-not-stored = Це не вдалося зберегти, тож цього не сталося. Спробуйте ще раз.
wire-refused-moved = Цей стіл перейшов до іншого процесу. Спробуйте ще раз.
wire-refused-disk-low = На диску сервера лишилося мало місця: ігри тривають, але нові столи не відкриваються і розмови зачекають.
wire-refused-draining = Сервер ось-ось перезапуститься: нових столів не відкрити й нових ігор не почати. Розпочаті ігри можна дограти.
wire-refused-banned = Вас сюди не пускають.
wire-refused-closed = Цей стіл закрив власник сервера.

server-bad-setting = Хибне налаштування: { $problem }
server-bad-root-path = «{ $given }» не може бути шляхом, під яким стоїть Mendax: напишіть його як /mendax — літерами, цифрами та -._~, і не з початком власних адрес (/t, /api, /rules тощо).
server-bad-settings-file = Не вдалося прочитати налаштування з { $file }: { $problem }
server-settings-right = { $file }: усе гаразд.
server-settings-open = { $file } містить пароль або токен, і його може прочитати кожен користувач цієї машини. Виправте це: chmod 0640 { $file }
server-unknown-setting = Налаштування { $given } немає. Є такі: { $allowed }.
server-unknown-rate = Обмеження «{ $given }» немає. Є такі: { $allowed }.
server-bad-rate = «{ $given }» не годиться як обмеження. Пишіть так: { $example }; спершу скільки разів, після риски — за скільки секунд.
server-old-browser = Цей браузер застарий для Mendax. Потрібен Chrome або Edge 123, Firefox 125, Safari 17.5 чи новіший.
server-data-in-use = Столи в теці { $folder } вже тримає інший сервер (процес { $holder }). Зупиніть його або виберіть іншу теку через --data.
server-data-no-locks = Файлова система теки { $folder } не підтримує блокувань ({ $problem }). Зберігайте столи на локальному диску або в PostgreSQL (--database).
server-data-version = Столи записала інша версія Mendax (формат { $found }, ця знає { $known }).
server-data-no-version = Файл столів каже, що його формат { $found }, а такого не писала жодна версія Mendax. Можливо, він пошкоджений або належить іншій програмі.
server-data-empty = Файл столів порожній: { $file }. Mendax ніколи не лишає такого, отже, це зробило щось інше. Поверніть його копію або приберіть його, щоб почати наново.
server-data-unusable = Тека { $folder } не годиться для столів: { $problem }
server-not-stored = Це не вдалося зберегти.
server-not-readable = Не вдалося прочитати збережені столи: { $problem }
server-port-in-use = Не вдається слухати { $host }, порт { $port }: { $problem }. Виберіть інший через --port.
server-port-waiting = Порт { $port } ще зайнятий; чекаємо на нього до { $seconds } секунд.
server-ready = Mendax відчинено за адресою { $address }
server-for-others = Іншим у вашій мережі: { $address }
server-for-this-machine = Зайти можна лише з цього комп’ютера. З --lan зможе кожен у вашій мережі.
server-behind-proxy = Інші заходять через проксі перед сервером.
server-in-wsl = Це WSL: інші пристрої бачать Windows, але не цю адресу. Переспрямуйте порт у Windows або ввімкніть дзеркальну мережу (networkingMode=mirrored у .wslconfig).
server-no-network = Схоже, цей комп’ютер не в локальній мережі, тож іншим його не знайти.
server-closed = Mendax зачинено. Усі столи збережено.
server-workers-nowhere = Для кількох робочих процесів потрібен Linux або macOS. Запустіть один: --workers 1.
server-worker-format = Ця версія Mendax зберігає столи в іншому вигляді, ніж дім, що працює. Завершіть його і запустіть знову з цією версією.
