# Матчи и лиги программ: что не удалось, и отчёт.
arena-not-sendable = «{ $given }» нельзя передать другим процессам, а для нескольких ядер это нужно: определите его на верхнем уровне модуля или играйте на одном ядре.
arena-unknown-limit = «{ $given }» — не ограничение с числом больше 0. Есть такие: { $allowed }.
arena-program-not-ready = Программа «{ $given }» не начинает игру: { $kind ->
        [timeout] она не ответила вовремя «ready» на «begin»
        [flood] она говорит слишком много вместо «ready»
       *[crash] её не удалось запустить, она завершилась или сказала не «ready», а что-то другое
    }. Последняя строка её ошибок: { $said }
arena-program-changed = Программа «{ $given }» здесь — не тот файл, с которым начался матч (версия { $version }). На всех машинах должен быть один и тот же файл в одном и том же месте.
arena-program-processor = Её ход занял больше процессорного времени, чем разрешено (секунд: { $limit }).
arena-program-game-time = Её ходы длились дольше, чем разрешено на одну игру (секунд: { $limit }).
arena-program-not-started = Её не удалось запустить: { $problem }
arena-fault-crash = аварийное завершение или неудачный запуск
arena-fault-timeout = нет ответа вовремя
arena-fault-processor = слишком много процессорного времени
arena-fault-illegal = нет разрешённого хода
arena-fault-flood = слишком много вывода
arena-charged = { $bot }: ошибки в { $games ->
        [one] { $games } игре
       *[other] { $games } играх
    } ({ $faults }), сдано игр: { $forfeits }; отклонено ответов: { $refused }
arena-first-fault = Игра { $game }, { $kind }: { $reason }
arena-first-fault-error = Последняя строка его стандартного потока ошибок: { $error }
arena-no-faults = { $bot }: без ошибок; отклонено ответов: { $refused }
arena-thinking = { $bot }: ход занимает { $median } мс, 95 % — не дольше { $most } мс, самый медленный — { $slowest } мс
arena-page-rules = Правила: { $rules }. Зерно: { $seed }
arena-page-pairs = Кто кого побеждает
arena-page-pairs-help = Насколько строка опережает столбец, в выигрыше за игру, в играх, где сидели оба; с интервалом 95 %. Синее — точно впереди, красное — точно позади.
arena-page-luck = может быть случай
arena-page-ratings = Рейтинги
arena-page-ratings-help = Плакетт — Люс, μ ± 2σ; все начинают с 25.
arena-page-faults = Ошибки программ
arena-page-faults-help = Каждая ошибка значит, что вместо хода программы сыграно действие игры по умолчанию.
arena-page-fault-games = Игр с ошибками
arena-page-fault-forfeits = Сдано
arena-page-fault-refused = Отклонено ответов
arena-page-fault-kinds = Какие
arena-page-thinking = Время на ход
arena-page-thinking-help = В миллисекундах: полоса — до медианы, линия — до 95 %, чёрточка — самый медленный ход.
arena-page-setup = Правила и зерно
arena-cluster-package = Для игры на кластере нужен пакет distributed: установите Mendax с дополнением, pip install 'mendax[cluster]'.
arena-cluster-unreachable = По адресу { $address } нет планировщика Dask: { $problem }
arena-cluster-empty = У планировщика Dask по адресу { $address } нет рабочих процессов: запустите их командой «dask worker { $address }».
arena-cluster-version = У рабочего процесса { $worker } Mendax { $given }, а здесь { $own }: показатели были бы из двух версий.
arena-league-settings = В { $path } нет лиги, которую можно играть: { $problem }. Начните её с --bots.
arena-league-folder = Лигу в { $path } нельзя сохранить: { $problem }
arena-league-round = Тур { $round }, игр: { $games }; впереди { $bot } с рейтингом { $rating }
arena-league-damaged = Строка { $line } туров в { $path } повреждена: { $problem }
arena-league-table = В { $path } нет таблицы лиги: { $problem }
arena-league-locked = Лигу в { $path } уже играют: { $problem }
arena-league-exists = В { $path } уже есть лига: измените её league.toml и продолжайте без --bots.
arena-league-other-rules = Раунды этой лиги сыграны так: { $game }, игроков за столом: { $seats }, правила: { $rules }. Посреди лиги этого не изменить; для другого начните новую лигу.
arena-league-too-few = Для тура нужно ботов: { $seats }, а играть могут: { $given }. Не хватает: { $absent }
arena-league-absent = { $bot } не играет: { $why }
arena-league-title = { $game }: лига, сыграно туров: { $rounds }
arena-league-line = { $bot }: рейтинг { $rating }, средний выигрыш { $payoff }, выиграно { $wins } из игр: { $games }
