# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = Не удалось прочитать это сообщение: { $problem }
wire-refused-too-long = Слишком длинное сообщение: сервер читает не больше { $limit } байт.
wire-refused-cookies = Присланные куки слишком длинные: сервер читает не больше { $limit } байт. Удалите куки этого сайта и зайдите снова.
wire-refused-head = Заголовок запроса слишком длинный: сервер читает не больше { $limit } байт и { $lines } строк.
wire-refused-too-slow = Запрос шёл слишком долго: на это даётся не больше { $seconds } с.
wire-refused-host = В запросе не указано, к какому узлу он обращён, или указано несколько.
wire-refused-length = В запросе не указана длина тела (Content-Length).
wire-refused-name = Этот сервер не называется { $given }. Если это действительно его имя, запустите его с --name { $given } (или MENDAX_NAMES); за прокси — также с --proxy.
wire-refused-media-type = Тело запроса должно быть application/json, а не { $given }.
wire-refused-query = Здесь нет параметра «{ $given }». Можно: { $allowed }.
wire-refused-not-found = По этому адресу ничего нет.
wire-refused-method = Этот адрес не принимает { $given }. Можно: { $allowed }.
wire-refused-no-table = По этому адресу нет стола. Может быть, в приглашении не хватает буквы?
wire-refused-no-league = Этот сервер не показывает лиги, или в ней ещё не сыграно ни одного тура.
wire-refused-no-code = По этому коду стола нет. Коды живут недолго: попросите новый.
wire-refused-no-record = Партия { $game } за этим столом ещё не окончена или её не было.
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
wire-refused-no-hello = Первым сообщением должно быть hello.
wire-refused-binary = Здесь читают только текстовые кадры.
wire-refused-failed = Что-то пошло не так с нашей стороны. Стол остался таким, как был; попробуйте ещё раз.
wire-refused-unwell = Сейчас здесь ничего не сохраняется: { $problem }. Сохранённое раньше в безопасности.
wire-refused-not-stored = Это не удалось сохранить, значит, этого не было. Попробуйте ещё раз.
wire-refused-moved = Этот стол перешёл к другому процессу. Попробуйте ещё раз.
wire-refused-disk-low = На диске сервера осталось мало места: игры продолжаются, но новые столы не открываются, а разговоры подождут.
wire-refused-draining = Сервер вот-вот перезапустится: новых столов не открыть и новых игр не начать. Начатые игры можно доиграть.
wire-refused-banned = Вас сюда не пускают.
wire-refused-closed = Этот стол закрыл владелец сервера.
server-bad-setting = Неверная настройка: { $problem }
server-bad-root-path = «{ $given }» не может быть путём, под которым стоит Mendax: напишите его как /mendax — буквами, цифрами и -._~, и не с начала собственных адресов (/t, /api, /rules и так далее).
server-bad-settings-file = Не удалось прочитать настройки из { $file }: { $problem }
server-settings-right = { $file }: всё в порядке.
server-settings-open = { $file } содержит пароль или токен, и его может прочитать любой пользователь этой машины. Исправьте это: chmod 0640 { $file }
server-unknown-setting = Настройки { $given } нет. Есть такие: { $allowed }.
server-unknown-rate = Ограничения «{ $given }» нет. Есть такие: { $allowed }.
server-bad-rate = «{ $given }» не годится как ограничение. Пишите так: { $example }; сначала сколько раз, после черты — за сколько секунд.
server-old-browser = Этот браузер слишком старый для Mendax. Нужен Chrome или Edge 123, Firefox 125, Safari 17.5 или новее.
server-data-in-use = Столы в папке { $folder } уже держит другой сервер (процесс { $holder }). Остановите его или выберите другую папку через --data.
server-data-no-locks = Файловая система папки { $folder } не поддерживает блокировки ({ $problem }). Храните столы на локальном диске или в PostgreSQL (--database).
server-data-version = Столы записала более поздняя версия Mendax (формат { $found }, эта знает форматы до { $known }).
server-data-development = Столы записала разрабатываемая версия Mendax до 0.2.0. Их обновит tools/upgrade_database.py из исходного кода.
server-data-no-version = Файл столов говорит, что его формат { $found }, а такого не писала ни одна версия Mendax. Возможно, он повреждён или принадлежит другой программе.
server-data-empty = Файл столов пуст: { $file }. Mendax никогда такого не оставляет, значит, это сделало что-то другое. Верните его копию или уберите его, чтобы начать заново.
server-data-unusable = Папка { $folder } не годится для столов: { $problem }
server-not-stored = Это не удалось сохранить.
server-not-readable = Не удалось прочитать сохранённые столы: { $problem }
server-port-in-use = Не удаётся слушать { $host }, порт { $port }: { $problem }. Выберите другой через --port.
server-port-waiting = Порт { $port } ещё занят; ждём его до { $seconds } секунд.
server-socket-unusable = Не удаётся слушать Unix-сокет { $path }: { $problem }.
server-socket-waiting = Unix-сокет { $path } ещё занят; ждём его до { $seconds } секунд.
server-ready = Mendax открыт по адресу { $address }
server-for-others = Другим в вашей сети: { $address }
server-for-this-machine = Зайти можно только с этого компьютера. С --lan сможет каждый в вашей сети.
server-behind-proxy = Остальные заходят через прокси перед сервером.
server-in-wsl = Это WSL: другие устройства видят Windows, но не этот адрес. Пробросьте порт в Windows или включите зеркальную сеть (networkingMode=mirrored в .wslconfig).
server-no-network = Похоже, этот компьютер не в локальной сети, и другим его не найти.
server-closed = Mendax закрыт. Все столы сохранены.
server-workers-nowhere = Для нескольких рабочих процессов нужен Linux или macOS. Запустите один: --workers 1.
server-worker-format = Эта версия Mendax хранит столы в другом виде, чем работающий сервер. Завершите его и запустите снова с этой версией.

## Screens
wire-refused-screen = Этот экран только показывает стол: делать на нём ничего нельзя.

## PostgreSQL, and moving tables there and back
server-database-address = Адрес базы данных не удалось прочитать. Запишите его так: postgresql://имя@сервер/база.
server-database-not-installed = То, что ведёт к PostgreSQL, не установлено ({ $problem }). Установите так: pip install "mendax[postgresql]"
server-database-unusable = Базой данных нельзя пользоваться: { $problem }
server-database-in-use = Этой базой данных пользуется другой сервер. Остановите его или укажите другую базу.
server-database-encoding = База данных не в UTF-8, поэтому не может сохранить каждое слово. Создайте новую так: createdb --encoding=UTF8 --template=template0
server-needs-database = Для «{ $setting }» нужна база данных, общая для нескольких процессов: --database postgresql://имя@сервер/база. Столы в файле — для одного процесса.
transfer-not-empty = Там уже что-то есть: столы переносят только в пустую базу.
transfer-not-alike = Записанное прочиталось иначе, поэтому ничего не перенесено.
transfer-same = Столы переносят из одного места в другое: укажите два разных.
transfer-no-place = Место — это папка или адрес PostgreSQL, postgresql://имя@сервер/база. Указанное вами — ни то, ни другое.
transfer-moving = Перенос столов
transfer-row = { $place }: строк { $rows }, SHA-256 { $hash }
transfer-done = Всё перенесено, прочитано снова и сверено. То, что было, осталось нетронутым.
transfer-restore = Столы в базе данных. Верните резервную копию в пустую папку (--data) и перенесите оттуда командой «mendax transfer».

## Maintenance: backups, damage, deletion
server-data-damaged = Столы в файле { $file } повреждены: { $problem }. Ничего не изменено. «mendax check» назовёт, что пострадало, «mendax restore» вернёт резервную копию.
server-not-copied = Не удалось скопировать столы: { $problem }
maintenance-no-tables = В { $file } нет столов Mendax: { $problem }
maintenance-exists = { $file } уже есть. Ничего не будет перезаписано: выберите другое имя.
maintenance-nowhere = В { $folder } ничего нельзя записать.
maintenance-copying = Копия уже создаётся. Попробуйте снова, когда она будет готова.
maintenance-copying-now = Копируем столы
maintenance-checking = Просматриваем столы
maintenance-backed-up = Все столы теперь в { $file } ({ $megabytes } МБ).
maintenance-restored = Столы в { $folder } теперь те, что в { $file }.
maintenance-kept = Прежние столы сохранены в { $file }.
maintenance-sound = Всё цело. Столов: { $tables }; строк в журналах: { $lines }; проверено законченных игр: { $games }.
maintenance-damaged = Не всё цело. Столов: { $tables }; строк в журналах: { $lines }; проверено законченных игр: { $games }. Резервную копию вернёт «mendax restore».
maintenance-pages = страницы файла повреждены ({ $problem })
maintenance-no-row = есть строки журнала без своего стола
maintenance-key-no-table = есть ключ программы к нему, а стола нет
maintenance-index = указатель игр не соответствует журналу
maintenance-record = запись игры { $game } не сходится ({ $problem })
maintenance-log = журнал нельзя воспроизвести ({ $problem })
maintenance-unknown-game = не просмотрено: игра { $game } здесь не установлена
maintenance-swept = Выброшено: столов { $tables }, разговоров за столами { $talk }, сеансов { $sessions }.
maintenance-size = Файл занимал { $was } МБ, теперь занимает { $size } МБ.
maintenance-size-later = Место в файле будет использовано снова. Чтобы вернуть его диску, запустите «mendax tidy», когда сервер не работает.

## Administration (`mendax admin`)
control-unreadable = Управляющий сокет не смог это прочитать: { $problem }
control-no-server = На столах в { $folder } не работает ни один сервер. Если они в другом месте, назовите папку через --data.
control-no-answer = Сервер на столах в { $folder } разорвал соединение, не ответив до конца.
control-nowhere = В этой системе нет сокетов Unix, поэтому спросить работающий сервер нельзя.
control-table = { $id }  { $game }, { $phase }: { $people } (соединений: { $sockets })
control-no-tables = В памяти нет ни одного стола: никого нет.
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
control-no-ban = Никто и ничто с названием «{ $given }» не заблокировано.
control-private = Этот стол не пускает зрителей, так что смотреть нечего.
control-person = { $person }  { $name }, место { $seat }, с { $address } (соединений: { $sockets })
control-watcher = { $person }  смотрит, с { $address } (соединений: { $sockets })
control-ban = { $kind } { $who }, ещё { $seconds } с
control-ban-for-good = { $kind } { $who }, навсегда
control-no-bans = Никто не заблокирован.
control-hung-up = Готово. Закрыто соединений: { $count }.
control-told = Готово. Оповещено соединений: { $count }.
control-draining = Новые игры не начинаются. Ещё идёт игр: { $count }. После последней сервер остановится.
control-lifted = Готово.
control-watching = Что делается за столом, как это слышит любой зритель; Ctrl-C завершает. Присутствующие видят, что смотрит ещё один человек.
control-bad-time = «{ $given }» — не время: пишите 90s, 30m, 12h или 7d.
control-key = { $id }  { $name }, владелец { $owner }: для списка, последний раз { $day }
control-seat-key = { $id }  { $name }, владелец { $owner }: для места за столом { $table }, последний раз { $day }
control-no-keys = Ни у одной программы нет ключа.
control-revoked = Готово. Отозвано ключей: { $count }.
control-no-key = Под «{ $given }» нет ключа или их несколько; их перечисляет `mendax admin keys`.
control-no-workers = Сейчас не отвечает ни один рабочий процесс. Попробуйте через мгновение.
control-no-worker = Рабочего процесса { $worker } нет; их перечисляет «mendax admin workers».
control-one-worker = Этот сервер — один процесс: заменить его некому. Завершите его и запустите снова.
control-not-restarted = Рабочий процесс { $worker } остаётся: другой запустить не удалось. Почему — сказано в журнале.
control-worker = рабочий процесс { $number }, процесс { $pid }: { $state ->
    [starting] запускается
    [leaving] завершает работу
    [silent] не отвечает
   *[serving] работает
}, запущен { $seconds } с назад (столов: { $tables }, соединений: { $sockets })

## Sessions, codes for another device, stored data
persons-nobody = Это устройство здесь неизвестно, так что о вас ничего нет. Сначала сядьте за стол.
persons-no-code = Этот код не действует или уже не действует: каждый годится один раз, в течение пяти минут.

## Previews of links
preview-invited = { $host } приглашает вас: { $game }
preview-table = Вас ждёт стол: { $game }
preview-text = { $pitch } Без регистрации: выберите имя и садитесь.
preview-game = { $game }: как в это играют
preview-house = Mendax: три игры для тех, кто лжёт не моргнув
preview-house-text = Мия, французский покер и «Меч лжи» — с друзьями или против ботов. Без регистрации.

## Programs: the check, the kit and their errors
program-not-ready = Она не ответила «ready» на «begin»: { $problem }
program-protocol = Она говорит по протоколу { $given }, а здесь говорят по { $known }.
program-other-games = Она не играет в { $game }; по её словам, играет в { $known }.
program-unreadable = Такого сообщения здесь не знают: { $problem }
program-illegal = Сейчас так нельзя: { $given }. Что можно, указано в предложениях.
program-wrong-number = Она отвечает на { $given }, а последний вопрос был { $asked }.
program-refused = Отказов подряд: { $tries }. Последний: { $words }
program-flood = Строк, о которых никто не просил: { $lines }.
program-silent = Она не ответила вовремя.
program-half-line = Она не ответила вовремя: начала строку и не закончила.
program-long-line = Она написала строку длиннее { $limit } байт.
program-does-not-read = Она не читает, что ей говорят. Секунд прошло: { $seconds }.
program-closed = Она закрыла свой вывод и работает дальше.
program-ended = Она закончила работу сама, код { $code }.
program-killed = Её остановил сигнал { $signal }.
program-no-file = Файла «{ $given }» нет.
program-not-executable = «{ $given }» нельзя запустить: судя по имени, это не Python и не JavaScript, и файл не исполняемый (chmod +x).
program-no-link = «{ $given }» — не ссылка на стол; она выглядит как https://mendax.example.org/t/abcdefgh.
program-no-key = Это не может быть ключом: ключи состоят из обычных латинских букв, цифр и знаков (ASCII) в одной строке.
program-no-server = До { $server } не достучаться: { $problem }
program-server-busy = { $server } всё время просит подождать. Попробуйте позже.
program-server-refused = Сервер отказывает ({ $status }): { $words }
program-connection-lost = Соединение потеряно и не восстановилось. Попыток: { $tries }.
kit-which-one = Назовите бота: файл или, после --exec, командную строку. Одно из двух.
kit-where = Скажите, где он играет: --table ССЫЛКА на сервере или --arena ИГРА здесь.
kit-failed = Он больше не играет. { $words }
kit-connection = Соединение: { $said }
kit-at-table = { $bot } идёт к столу. Ctrl-C закончит игру.
kit-table-game = Игра { $game }: место { $place } из { $seats }.
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
check-sound = Ничего плохого не найдено. Ответов: { $answers }; самый медленный занял { $milliseconds } мс.
check-faulty = Ситуаций, в которых что-то не так: { $faulty }. Ответов: { $answers }; самый медленный занял { $milliseconds } мс.
check-plays-nothing = По его словам, он не играет ни в одну из названных игр.
check-never-ready = Он так и не ответил «ready» на «begin».
check-illegal = Он ответил тем, чего нельзя: { $problem }. Каждое значение должно быть среди предложенных.
check-ignores-refusals = Отказов было { $tries }, а он всё говорит то, чего нельзя.
check-silent-after-refusal = После отказа он не ответил. «refused» просит ответить ещё раз.
check-ready-unasked = Он сказал «ready» там, где спрашивали о ходе.
check-answered-twice = Он ответил на { $given }, на что уже отвечал; вопрос был { $asked }. На каждый вопрос один ответ.
check-wrong-number = Он ответил на { $given }, а вопрос был { $asked }. «after» должно повторять номер вопроса; где нет предложений, ничего не спрашивают, и, может быть, ходит другой.
check-strays = Строк, которые ни на что не отвечают: { $lines }.
check-not-utf8 = Он написал строку не в UTF-8.
check-no-message = Он написал строку, которая не сообщение: { $problem }. Что он хочет сказать вам, пусть идёт в поток ошибок.
check-goes-on = Он не заканчивает работу, когда кончился ввод.

## Keys of programs, and challenges
wire-refused-key = Этот ключ здесь неизвестен: в нём ошибка или он отозван.
wire-refused-key-revoked = Ключ отозван или место забрали.
wire-refused-key-elsewhere = Этот ключ не ведёт к месту за этим столом.
wire-refused-program = Программе этого нельзя: она играет только своё место.
programs-off = Этот сервер не выдаёт таких ключей для программ.
programs-too-many-keys = У вас здесь уже столько ключей: { $most }, больше нельзя. Сначала отзовите один.
programs-not-asked = Сейчас от программы ничего не ждут.
programs-not-online = Этой программы уже нет в сети.
programs-declined = Программа отказалась.
programs-silent = Программа не ответила.
programs-busy = Программа уже сидит за всеми столами, за какими может.
programs-other-game = Программа не играет в эту игру по этим правилам или со столькими игроками.
programs-full = Список программ заполнен. Попробуйте позже.
programs-bad-games = Такой игры или набора здесь нет: { $given }.

## Programs on a socket of their own
program-not-asked = Сейчас вас ни о чём не спрашивают. Дождитесь «news» с предложениями и дайте один ответ.
program-subprotocol = Сокету предложено { $given }, а здесь говорят на { $known }.
program-no-mendax = { $server } отвечает, но не так, как сервер Mendax.
kit-online = Она в списке программ на { $server }. Ctrl-C завершает.
kit-challenged = Её зовут к столу, и она идёт: { $game }, { $link }
kit-back = Она встала из-за стола: { $link }. Сыграно партий до конца: { $games }
program-key-of-seat = Этот ключ для места за одним столом. В списке программ нужен собственный ключ.
kit-key-needed = Нужен собственный ключ: --key или MENDAX_KEY. Его создаёт раздел «Вы на этом устройстве» в настройках главной страницы сервера.
