# Що каже «mendax admin» і керівний сокет, який він питає.

control-unreadable = Керівний сокет не зміг це прочитати: { $problem }
control-failed = Сервер не зміг це зробити: { $problem }. Де саме, сказано в його журналі.
control-no-server = На столах у { $folder } не працює жоден сервер. Якщо вони деінде, назвіть теку через --data.
control-no-answer = Сервер на столах у { $folder } розірвав з’єднання, не відповівши до кінця.
control-nowhere = У цій системі немає сокетів Unix, тож запитати запущений сервер не можна.
control-table = { $id }  { $game }, { $phase }: { $people } (з’єднань: { $sockets })
control-no-tables = У пам’яті немає жодного столу: нікого немає.
