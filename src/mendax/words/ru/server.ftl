# Что говорит сервер по HTTP, через сокет и в своём журнале.

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
server-data-version = Столы записала другая версия Mendax (формат { $found }, эта знает { $known }).
server-data-no-version = Файл столов говорит, что его формат { $found }, а такого не писала ни одна версия Mendax. Возможно, он повреждён или принадлежит другой программе.
server-data-empty = Файл столов пуст: { $file }. Mendax никогда такого не оставляет, значит, это сделало что-то другое. Верните его копию или уберите его, чтобы начать заново.
server-data-unusable = Папка { $folder } не годится для столов: { $problem }
server-not-stored = Это не удалось сохранить.
server-not-readable = Не удалось прочитать сохранённые столы: { $problem }
server-port-in-use = Не удаётся слушать { $host }, порт { $port }: { $problem }. Выберите другой через --port.
server-port-waiting = Порт { $port } ещё занят; ждём его до { $seconds } секунд.
server-ready = Mendax открыт по адресу { $address }
server-for-others = Другим в вашей сети: { $address }
server-for-this-machine = Зайти можно только с этого компьютера. С --lan сможет каждый в вашей сети.
server-behind-proxy = Остальные заходят через прокси перед сервером.
server-in-wsl = Это WSL: другие устройства видят Windows, но не этот адрес. Пробросьте порт в Windows или включите зеркальную сеть (networkingMode=mirrored в .wslconfig).
server-no-network = Похоже, этот компьютер не в локальной сети, и другим его не найти.
server-closed = Mendax закрыт. Все столы сохранены.
wire-refused-no-code = По этому коду стола нет. Коды живут недолго: попросите новый.
server-workers-nowhere = Для нескольких рабочих процессов нужен Linux или macOS. Запустите один: --workers 1.
server-worker-format = Эта версия Mendax хранит столы в другом виде, чем дом, который работает. Завершите его и запустите снова с этой версией.
