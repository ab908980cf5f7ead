# Что говорится о программах, которые играют: им и тем, кто их написал.

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
