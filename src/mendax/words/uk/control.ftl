# Що каже «mendax admin» і керівний сокет, який він питає.

control-unreadable = Керівний сокет не зміг це прочитати: { $problem }
control-failed = Сервер не зміг це зробити: { $problem }. Де саме, сказано в його журналі.
control-no-server = На столах у { $folder } не працює жоден сервер. Якщо вони деінде, назвіть теку через --data.
control-no-answer = Сервер на столах у { $folder } розірвав з’єднання, не відповівши до кінця.
control-nowhere = У цій системі немає сокетів Unix, тож запитати запущений сервер не можна.
control-table = { $id }  { $game }, { $phase }: { $people } (з’єднань: { $sockets })
control-no-tables = У пам’яті немає жодного столу: нікого немає.
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
control-no-ban = Нікого й нічого з назвою «{ $given }» не заблоковано.
control-private = Цей стіл не пускає глядачів, тож дивитися нема чого.
control-person = { $person }  { $name }, місце { $seat }, з { $address } (з’єднань: { $sockets })
control-watcher = { $person }  дивиться, з { $address } (з’єднань: { $sockets })
control-ban = { $kind } { $who }, ще { $seconds } с
control-ban-for-good = { $kind } { $who }, назавжди
control-no-bans = Нікого не заблоковано.
control-hung-up = Готово. Закрито з’єднань: { $count }.
control-told = Готово. Сповіщено з’єднань: { $count }.
control-draining = Нові ігри не починаються. Ще триває ігор: { $count }. Після останньої сервер зупиниться.
control-lifted = Готово.
control-watching = Що діється за столом, як це чує будь-який глядач; Ctrl-C завершує. Присутні бачать, що дивиться ще одна людина.
control-bad-time = «{ $given }» — це не час: пишіть 90s, 30m, 12h або 7d.
control-key = { $id }  { $name }, власник { $owner }: для списку, востаннє { $day }
control-seat-key = { $id }  { $name }, власник { $owner }: для місця за столом { $table }, востаннє { $day }
control-no-keys = Жодна програма не має ключа.
control-revoked = Готово. Скасовано ключів: { $count }.
control-no-key = Під «{ $given }» нема жодного ключа або їх кілька; їх перелічує `mendax admin keys`.
control-silent = Робочий процес { $worker } не відповідає.
control-no-workers = Зараз не відповідає жоден робочий процес. Спробуйте за мить.
control-no-worker = Робочого процесу { $worker } немає; їх перелічує «mendax admin workers».
control-one-worker = Цей дім — один процес: його нема кому замінити. Завершіть його і запустіть знову.
control-not-restarted = Робочий процес { $worker } лишається: іншого не вдалося запустити. Чому — сказано в журналі.
control-worker = робочий процес { $number }, процес { $pid }: { $state ->
    [starting] запускається
    [leaving] завершує роботу
    [silent] не відповідає
   *[serving] працює
}, запущено { $seconds } с тому (столів: { $tables }, з’єднань: { $sockets })
