# Что говорит «mendax admin» и управляющий сокет, который он спрашивает.

control-unreadable = Управляющий сокет не смог это прочитать: { $problem }
control-failed = Сервер не смог это сделать: { $problem }. Где именно, сказано в его журнале.
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
control-silent = Рабочий процесс { $worker } не отвечает.
control-no-workers = Сейчас не отвечает ни один рабочий процесс. Попробуйте через мгновение.
control-no-worker = Рабочего процесса { $worker } нет; их перечисляет «mendax admin workers».
control-one-worker = Этот дом — один процесс: заменить его некому. Завершите его и запустите снова.
control-not-restarted = Рабочий процесс { $worker } остаётся: другой запустить не удалось. Почему — сказано в журнале.
control-worker = рабочий процесс { $number }, процесс { $pid }: { $state ->
    [starting] запускается
    [leaving] завершает работу
    [silent] не отвечает
   *[serving] работает
}, запущен { $seconds } с назад (столов: { $tables }, соединений: { $sockets })
