# Tables in PostgreSQL, and moving them there and back.

server-database-address = Адресу бази даних не вдалося прочитати. Запишіть її так: postgresql://ім’я@сервер/база.
server-database-not-installed = Того, що веде до PostgreSQL, не встановлено ({ $problem }). Встановіть так: pip install "mendax[postgresql]"
server-database-unusable = Базою даних не можна користуватися: { $problem }
server-database-in-use = Цією базою даних користується інший сервер. Зупиніть його або вкажіть іншу базу.
server-database-encoding = База даних не в UTF-8, тож не може зберегти кожне слово. Створіть нову так: createdb --encoding=UTF8 --template=template0
server-needs-database = Для «{ $setting }» потрібна база даних, спільна для кількох процесів: --database postgresql://ім’я@сервер/база. Столи у файлі — для одного процесу.

transfer-not-empty = Там уже щось є: столи переносять лише до порожньої бази.
transfer-not-alike = Записане прочиталося інакше, тому нічого не перенесено.
transfer-same = Столи переносять з одного місця до іншого: вкажіть два різні.
transfer-no-place = Місце — це тека або адреса PostgreSQL, postgresql://ім’я@сервер/база. Вказане вами не є ні тим, ні тим.
transfer-moving = Перенесення столів
transfer-row = { $place }: рядків { $rows }, SHA-256 { $hash }
transfer-done = Усе перенесено, прочитано знову і звірено. Те, що було, лишилося недоторканим.
transfer-restore = Столи в базі даних. Поверніть резервну копію до порожньої теки (--data) і перенесіть звідти командою «mendax transfer».
