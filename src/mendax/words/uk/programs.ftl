# Що кажуть про програми, які грають: їм і тим, хто їх написав.

program-not-ready = Вона не відповіла «ready» на «begin»: { $problem }
program-protocol = Вона говорить за протоколом { $given }, а тут говорять за { $known }.
program-other-games = Вона не грає в { $game }; за її словами, грає в { $known }.
program-unreadable = Такого повідомлення тут не знають: { $problem }
program-illegal = Зараз так не можна: { $given }. Що можна, вказано в пропозиціях.
program-wrong-number = Вона відповідає на { $given }, а останнє запитання було { $asked }.
program-refused = Відмов поспіль: { $tries }. Остання: { $words }
program-flood = Рядків, про які ніхто не просив: { $lines }.
program-silent = Вона не відповіла вчасно.
program-half-line = Вона не відповіла вчасно: почала рядок і не закінчила.
program-long-line = Вона написала рядок, довший за { $limit } байт.
program-does-not-read = Вона не читає, що їй кажуть. Секунд минуло: { $seconds }.
program-closed = Вона закрила свій вивід і працює далі.
program-ended = Вона закінчила роботу сама, код { $code }.
program-killed = Її зупинив сигнал { $signal }.
program-no-file = Файлу «{ $given }» немає.
program-not-executable = «{ $given }» не запустити: за назвою це не Python і не JavaScript, і файл не виконуваний (chmod +x).
