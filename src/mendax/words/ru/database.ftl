# Tables in PostgreSQL, and moving them there and back.

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
