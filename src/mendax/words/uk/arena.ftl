# Матчі й ліги програм: що не вдалося, і звіт.
arena-not-sendable = «{ $given }» неможливо передати іншим процесам, а для кількох ядер це потрібно: визначте його на верхньому рівні модуля або грайте на одному ядрі.
arena-unknown-limit = «{ $given }» — не обмеження з числом понад 0. Є такі: { $allowed }.
arena-program-not-ready = Програма «{ $given }» не починає гри: { $kind ->
        [timeout] вона не відповіла вчасно «ready» на «begin»
        [flood] вона каже забагато замість «ready»
       *[crash] її не вдалося запустити, вона завершилася або сказала щось інше, ніж «ready»
    }. Останній рядок її помилок: { $said }
arena-program-changed = Програма «{ $given }» тут — не той файл, з яким почався матч (версія { $version }). На всіх машинах має бути той самий файл у тому самому місці.
arena-program-processor = Її хід забрав більше процесорного часу, ніж дозволено (секунд: { $limit }).
arena-program-game-time = Її ходи тривали довше, ніж дозволено на одну гру (секунд: { $limit }).
arena-program-not-started = Її не вдалося запустити: { $problem }
arena-fault-crash = аварійне завершення або невдалий запуск
arena-fault-timeout = немає відповіді вчасно
arena-fault-processor = забагато процесорного часу
arena-fault-illegal = немає дозволеного ходу
arena-fault-flood = забагато виведення
arena-charged = { $bot }: помилки в { $games ->
        [one] { $games } грі
       *[other] { $games } іграх
    } ({ $faults }), здано ігор: { $forfeits }; відхилено відповідей: { $refused }
arena-first-fault = Гра { $game }, { $kind }: { $reason }
arena-first-fault-error = Останній рядок його стандартного потоку помилок: { $error }
arena-no-faults = { $bot }: без помилок; відхилено відповідей: { $refused }
arena-thinking = { $bot }: хід триває { $median } мс, 95 % — не довше { $most } мс, найповільніший — { $slowest } мс
arena-page-rules = Правила: { $rules }. Зерно: { $seed }
arena-page-pairs = Хто кого перемагає
arena-page-pairs-help = Наскільки рядок випереджає стовпець, у виграші за гру, в іграх, де сиділи обидва; з інтервалом 95 %. Синє — певно попереду, червоне — певно позаду.
arena-page-luck = може бути випадок
arena-page-ratings = Рейтинги
arena-page-ratings-help = Плакетт — Люс, μ ± 2σ; усі починають із 25.
arena-page-faults = Помилки програм
arena-page-faults-help = Кожна помилка означає, що замість ходу програми зіграно типову дію гри.
arena-page-fault-games = Ігор із помилками
arena-page-fault-forfeits = Здано
arena-page-fault-refused = Відхилено відповідей
arena-page-fault-kinds = Які
arena-page-thinking = Час на хід
arena-page-thinking-help = У мілісекундах: смужка — до медіани, лінія — до 95 %, риска — найповільніший хід.
arena-page-setup = Правила й зерно
arena-cluster-package = Для гри на кластері потрібен пакет distributed: встановіть Mendax із додатком, pip install 'mendax[cluster]'.
arena-cluster-unreachable = За адресою { $address } немає планувальника Dask: { $problem }
arena-cluster-empty = Планувальник Dask за адресою { $address } не має робітників: запустіть їх командою «dask worker { $address }».
arena-cluster-version = Робітник { $worker } має Mendax { $given }, а тут { $own }: показники були б із двох версій.
arena-league-settings = У { $path } немає ліги, яку можна грати: { $problem }. Почніть її з --bots.
arena-league-folder = Лігу в { $path } неможливо зберегти: { $problem }
arena-league-round = Тур { $round }, ігор: { $games }; попереду { $bot } з рейтингом { $rating }
arena-league-damaged = Рядок { $line } турів у { $path } пошкоджено: { $problem }
arena-league-table = У { $path } немає таблиці ліги: { $problem }
arena-league-locked = Лігу в { $path } вже грають: { $problem }
arena-league-exists = У { $path } вже є ліга: змініть її league.toml і продовжуйте без --bots.
arena-league-other-rules = Раунди цієї ліги зіграно за такими умовами: { $game }, гравців за столом: { $seats }, правила: { $rules }. Посеред ліги цього не змінити; для іншого почніть нову лігу.
arena-league-too-few = Для туру потрібно ботів: { $seats }, а грати можуть: { $given }. Бракує: { $absent }
arena-league-absent = { $bot } не грає: { $why }
arena-league-title = { $game }: ліга, зіграно турів: { $rounds }
arena-league-line = { $bot }: рейтинг { $rating }, середній виграш { $payoff }, виграно { $wins } з ігор: { $games }
