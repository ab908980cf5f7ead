# Що кажуть тому, хто береже столи: резервні копії, пошкодження, що викидають.

server-data-damaged = Столи у файлі { $file } пошкоджено: { $problem }. Нічого не змінено. «mendax check» назве, що постраждало, «mendax restore» поверне резервну копію.
server-not-copied = Не вдалося скопіювати столи: { $problem }
maintenance-no-tables = У { $file } немає столів Mendax: { $problem }
maintenance-exists = { $file } уже є. Нічого не буде перезаписано: виберіть іншу назву.
maintenance-nowhere = У { $folder } нічого не можна записати.
maintenance-copying = Копію вже створюють. Спробуйте знову, коли її буде закінчено.
maintenance-copying-now = Копіюємо столи
maintenance-checking = Переглядаємо столи
maintenance-backed-up = Усі столи тепер у { $file } ({ $megabytes } МБ).
maintenance-restored = Столи в { $folder } тепер ті, що у { $file }.
maintenance-kept = Попередні столи збережено в { $file }.
maintenance-sound = Усе ціле. Столів: { $tables }; рядків у журналах: { $lines }; перевірено закінчених ігор: { $games }.
maintenance-damaged = Не все ціле. Столів: { $tables }; рядків у журналах: { $lines }; перевірено закінчених ігор: { $games }. Резервну копію поверне «mendax restore».
maintenance-pages = сторінки файлу пошкоджено ({ $problem })
maintenance-no-row = є рядки журналу без свого столу
maintenance-key-no-table = є ключ програми до нього, а стола немає
maintenance-index = покажчик ігор не відповідає журналу
maintenance-record = запис гри { $game } не сходиться ({ $problem })
maintenance-log = журнал не можна відтворити ({ $problem })
maintenance-unknown-game = не переглянуто: гру { $game } тут не встановлено
maintenance-swept = Викинуто: столів { $tables }, розмов за столами { $talk }, сеансів { $sessions }.
maintenance-size = Файл мав { $was } МБ, тепер має { $size } МБ.
maintenance-size-later = Місце у файлі буде використано знову. Щоб повернути його диску, запустіть «mendax tidy», коли сервер не працює.
