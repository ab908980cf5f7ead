# Записанные игры как данные.
records-unreadable-row = Строка { $line } файла «{ $file }» — не строка данных: { $problem }
records-no-row = Из этой записи строки данных не сделать: это запись для { $reader }, по редакции правил { $edition }. Нужна запись игрока или полная (all), по редакции, по которой ещё играют.
records-bad-name = Имя «{ $file }» должно оканчиваться на .jsonl или .jsonl.gz.
records-exported = Записано в «{ $file }» игр: { $games }.
records-verified = Верных записей: { $held } из { $games }.
records-none-in = В папке «{ $path }» нет файлов с именем на .record.
records-which = Назовите записи, папки с записями или папку столов сервера через --data.
records-not-anonymous = Анонимной можно сделать только полную запись (all): в записи игрока может быть написанное другими.
