# The terminal, apart from games. Words that can be typed are lists, the shortest first.
terminal-you = Ви
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game }, гравців за столом: { $seats }. Ваші суперники: { $bots }.
terminal-welcome-help = Знак ? — підказка, слово «вийти» — кінець гри.
terminal-bye = Ви встаєте з-за столу. До зустрічі!
terminal-input-ended = Ввід скінчився раніше, ніж гра.
terminal-line = Наберіть тут або натисніть кнопку
terminal-prompt = »

## Second person
terminal-you-round-started = { $number ->
    [1] Раунд { $number }: за жеребом починаєте ви.
   *[other] Раунд { $number }: починаєте ви.
}
terminal-you-announced = { $looked ->
    [yes] Ви заявляєте: { $value }.
   *[no] Ви не дивлячись заявляєте: { $value }.
}
terminal-you-rerolled = Ви перекидаєте наосліп і кажете: { $value }.
terminal-you-believed = Ви вірите й берете стакан.
terminal-you-passed-on = Ви передаєте стакан наосліп і кажете: { $value }.
terminal-you-answerer-chosen = Ви обираєте, хто відповідає: { $answerer }.
terminal-you-are-asked = { $seat } обирає вас: відповідаєте ви.
terminal-you-dice-shown = Ви показуєте, що було під стаканом: { $roll }.
terminal-you-dice-hidden = Ви не показуєте кубиків.
terminal-you-treated = Під вашим стаканом { $roll }: платять усі інші.
terminal-you-doubted = Ви не вірите. Заявка гравця: { $announcer }.
terminal-you-are-doubted = { $seat } вам не вірить.
terminal-you-peeked = Ви вірите й дивитеся на кубики, не кидаючи.
terminal-you-conceded = Ви здаєтеся не дивлячись.
terminal-you-trusted = Ви вірите. Кубики відкривають.
terminal-you-forfeited = Ви програєте раунд за часом.
terminal-you-opened = { $held ->
    [yes] На кубиках { $roll }. Ваша заявка { $value } чесна.
   *[no] На кубиках { $roll }. Ваша заявка { $value } — брехня.
}
terminal-you-toasted = { $roll }, джокер: тост! Ніхто не програє, знову починаєте ви.
terminal-you-lost = Ви втрачаєте { $cost }, лишається { $left }.
terminal-you-gained = Ви дістаєте { $gain }, разом { $left }.
terminal-you-went-out = Ви вибуваєте з гри.
terminal-you-die-taken = У вас три життя, ви берете кубик.
terminal-you-lives-rerolled = Кубик дає вам { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[many] { $lives } життів
}.
terminal-you-lives-kept = Ви лишаєтеся з трьома життями.
terminal-you-take-points = Ви дістаєте { $cost }, разом { $left } з { $limit }.
terminal-you-scored-loss = Ви віддаєте { $cost }, лишається { $left }.

## The table
terminal-round = Раунд { $number }
terminal-out = поза грою
terminal-stands = { $seat }: { $standing }
terminal-claims = Уже сказано: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Questions
terminal-ask-open = Ви починаєте раунд.
terminal-ask-cup = Ви кинули; під стакан ще ніхто не зазирав.
terminal-ask-cup-beat = Ви кинули; під стакан ще ніхто не зазирав. Треба більше, ніж { $value }.
terminal-ask-cup-reach = Ви кинули; під стакан ще ніхто не зазирав. Треба { $value } або більше.
terminal-ask-say = У вас { $roll }. Що заявляєте?
terminal-ask-say-beat = У вас { $roll }. Треба більше, ніж { $value }. Що заявляєте?
terminal-ask-say-reach = У вас { $roll }. Треба { $value } або більше. Що заявляєте?
terminal-ask-answer = { $seat } каже: { $value }. Вірите?
terminal-ask-answer-unseen = { $seat } каже: { $value }, не бачивши кубиків. Вірите?
terminal-ask-answer-top = { $seat } каже: { $value }. Вищого немає. Що робите?
terminal-ask-show = Вам повірили. Показати, що у вас було?
terminal-ask-ask = Вищого за вашу заявку немає. Хто відповідає?
terminal-ask-lives = У вас три життя. Кубик може дати інше число.
terminal-hint = Із 36 нових кидків { $reached } дають { $value } або краще, { $beaten } це перебивають ({ $percent } %).
terminal-hint-say = Що можна заявити і з якою ймовірністю наступний кидок це переб’є:
terminal-hint-reach = Із 36 нових кидків { $reached } дають { $value } або краще ({ $percent } %), { $beaten } це перебивають.
terminal-hint-say-reach = Що можна заявити і з якою ймовірністю наступний кидок буде не гірший:
terminal-hint-value = { $value } { $percent } %
terminal-values = Можна заявити: { $values }

## What can be typed
terminal-words-shake = к кинути трясти
terminal-words-look = д дивитися подивитися зазирнути
terminal-words-announce = з заявити кажу
terminal-words-reroll = п перекинути ще
terminal-words-believe = в вірю так т
terminal-words-peek = глянути підглянути
terminal-words-doubt = н не невірю ні
terminal-words-pass-on = п передати далі
terminal-words-ask = спитати
terminal-words-show-dice = показати
terminal-words-hide-dice = сховати
terminal-words-concede = з здатися здаюся
terminal-words-trust = довіряю
terminal-words-forfeit = пр програти
terminal-words-reroll-lives = к кубик кинути
terminal-words-keep-lives = л лишити
terminal-words-help = ? допомога підказка
terminal-words-odds = шанси ймовірності
terminal-words-table = стіл
terminal-words-log = журнал історія
terminal-words-rules = правила
terminal-words-leave = вийти кінець
terminal-do-shake = кинути
terminal-do-look = зазирнути під стакан
terminal-do-announce = заявити комбінацію: просто наберіть її
terminal-do-reroll = кинути ще раз не дивлячись і назвати комбінацію
terminal-do-reroll-fixed = кинути ще раз не дивлячись і сказати { $value }
terminal-do-believe = вірю: узяти стакан і кинути
terminal-do-peek = повірити, подивитися й передати без кидка
terminal-do-doubt = не вірю: відкрити кубики
terminal-do-pass-on = передати стакан наосліп і назвати комбінацію
terminal-do-ask = обрати, хто відповідає: просто введіть ім’я
terminal-do-show-dice = показати всім, що у вас було
terminal-do-hide-dice = нікому не показувати
terminal-do-concede = здатися не дивлячись
terminal-do-trust = повірити: кубики відкриють, і платити доведеться лише за помилку
terminal-do-forfeit = програти раунд, ніби час вийшов
terminal-do-reroll-lives = дати вирішити кубикові
terminal-do-keep-lives = залишити три життя
terminal-do-odds = порядок комбінацій і їхні ймовірності
terminal-do-table = що зараз на столі
terminal-do-log = що було останнім часом
terminal-do-rules = правила цього столу
terminal-do-help = ця підказка
terminal-do-leave = вийти з гри
terminal-help-now = Зараз можна:
terminal-help-always = Будь-коли:
terminal-nothing-typed = Наберіть щось із цього: { $allowed }. Знак ? — підказка.
terminal-not-understood = «{ $text }» тут не підходить. Зараз можна: { $allowed }. Знак ? — підказка.
terminal-value-missing = Скажіть, яку саме комбінацію, наприклад «{ $word } { $value }». Можна заявити: { $allowed }
terminal-value-unclear = «{ $text }» — не комбінація. Комбінація — це два кубики, більший перший: 53, 66, 21.

## The end
terminal-over = Гру закінчено.
terminal-you-won = Ви перемогли!
terminal-you-lost-game = Цього разу ви програли.
terminal-you-placed = Ваше місце — { $place } з { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Pages
terminal-odds-title = { $game }: порядок комбінацій, найвища перша
terminal-odds-value = Комбінація
terminal-odds-rolls = Кидки
terminal-odds-beaten = Перебивають
terminal-odds-reached = Така або краща
terminal-odds-line = { $value }: перебивають { $beaten } з 36 ({ $percent } %), така або краща — { $reached } з 36.
terminal-odds-none = У цій грі немає єдиного порядку комбінацій.
terminal-rules-options = Домашні правила
terminal-rules-option = Правило
terminal-rules-value = Тут
terminal-rules-meaning = Що це означає
terminal-rules-presets = Готові набори
terminal-rules-default = типово: { $value }
terminal-rules-allowed = можна: { $allowed }
terminal-rules-only-with = Тут не діють: { $options }. Для них «{ $other }» має бути: { $values }.
terminal-rules-not-with = Тут не діють: { $options }. Для них «{ $other }» не має бути: { $values }.
terminal-rules-none = Правила цієї гри ще не написано.
terminal-bots-title = Боти
terminal-bots-plays = грає в { $games }
terminal-bots-any-game = грає в усі ігри
terminal-bot-of-package = З пакета { $package }.
terminal-arena-title = { $game }, зіграно ігор: { $games }
terminal-arena-playing = Граємо
terminal-arena-bot = Бот
terminal-arena-payoff = Середній виграш
terminal-arena-wins = Перемог
terminal-arena-rating = Рейтинг μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Ігор
terminal-arena-line = { $bot }: середній виграш { $payoff }, перемог { $wins } з { $games }, рейтинг { $rating }, щонайменше { $ordinal }
terminal-arena-pair = { $better } випереджає { $worse } на { $ahead } ± { $margin } за гру (p { $chance })
terminal-arena-pair-unclear = { $better } і { $worse }: різниця { $ahead } ± { $margin } за гру може бути випадковою (p { $chance })
terminal-arena-pace = рішень за секунду: { $pace }, тривало { $seconds } с
terminal-replay-title = { $game }, гравців: { $seats }
terminal-replay-story = Найцікавіше:
terminal-replay-no-entry = У записі { $last } подій; події { $number } немає.
terminal-replay-one-record = Один файл показує одну гру, а тут записів: { $count }.
terminal-verify-holds = Помилок не знайдено: усі рядки ({ $lines }) сходяться.
terminal-verify-redone = Усі жереби ({ $draws }) повторено з відкритого зерна, внесків і правил: кожен сходиться.
terminal-verify-law = Рядок { $line }, закон чесності { $law }: { $fault }
terminal-verify-fails = Запис не сходиться.
terminal-verify-undone = Файл відрізняється від запису в його початковому вигляді. Перед перевіркою виправлено: { $what }.
terminal-verify-undone-encoding = кодування символів
terminal-verify-undone-line-ends = кінці рядків іншої системи
terminal-verify-undone-characters = типографські символи
terminal-verify-undone-quoting = знаки цитування з листа
terminal-verify-undone-wrapping = перенесення всередині рядків
terminal-verify-undone-spaces = пробіли на початку або в кінці рядків
terminal-verify-undone-blank-lines = порожні рядки або відсутній кінець рядка
terminal-verify-edition = { $game }, редакція правил { $edition }.
terminal-sealed = { $game ->
    [sword_of_lies] Карти запечатано: { $seal }
   *[other] Кубики запечатано: { $seal }
}
terminal-record-kept = Запис гри — у файлі «{ $path }»: mendax replay покаже його, mendax verify перевірить.
terminal-record-exists = Файл «{ $path }» уже є; виберіть нове ім’я.
terminal-record-nowhere = Не вдається записати файл «{ $path }».
terminal-no-file = Файл «{ $path }» не вдається прочитати: { $problem }.
terminal-unwritten = Вивід не вдається записати: { $problem }.
terminal-no-home = Розв’язки не зберігаються: у цього користувача немає домашньої теки. Теку для них можна вказати в MENDAX_POLICIES.
terminal-too-many-bots = Місць { $seats }, тож ботів можна назвати щонайбільше { $most }, а не { $given }.
terminal-no-hints = Для цієї гри підказок немає: --hints працює для { $allowed }.
terminal-bad-number = { $name }: можна { $allowed }, а не { $given }.

## Games without a screen of their own
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Ваш хід.
terminal-generic-own = Гравець { $number } (ви)

## Tutorial (`mendax learn`)
terminal-refused-no-lesson = Уроку для { $given } немає. Є для: { $allowed }.
terminal-learn-play = Грайте далі: mendax play { $game } --preset first_evening

## Several people at one keyboard
terminal-people-welcome = { $game }, гравців за однією клавіатурою: { $seats } ({ $names }).
terminal-people-next = Далі грає { $seat }. Передайте клавіатуру; решта не дивиться.
terminal-people-ready = [Enter] Це я, { $seat }
terminal-interrupt = Зараз не ваш хід, але ви можете сказати: { $deed } · [Enter] промовчати
terminal-interrupt-who = { $deed }: хто це каже? Ім’я, або [Enter], якщо ніхто
terminal-people-hide = [Enter] знову сховати
terminal-people-terminal = Кільком людям за однією клавіатурою потрібен термінал, який може сховати те, що бачить кожен; тут ввід чи вивід — не термінал.
terminal-people-full-screen = Кілька людей за однією клавіатурою грають рядок за рядком: приберіть --full-screen.
terminal-people-seats = Місць { $seats }, а людей { $people }: усі не вмістяться.

## Missing extras
terminal-lacks-extra = Для цього потрібен пакунок { $package }. У теці з кодом Mendax: python -m pip install ".[{ $extra }]"

## Statistics of a rule set
stats-playing = Тривають ігри
stats-adding = Точний підрахунок
stats-refused-game = Статистики гри { $game } тут немає. Є для: { $allowed }.
stats-title = Зіграно ігор: { $games }; грали: { $players }
stats-exact-title = Точні числа: { $players }
percent = { $figure } %
stats-exact-scored = { $wins } %; понад середнє { $over }
stats-what = Що
stats-figure = Скільки
stats-rounds = Раундів у грі
stats-rounds-line = { $mean } ± { $margin }; половина ігор триває до { $median }, 99 % — до { $longest }
stats-claims = Заявок у раунді
stats-lies = Брехні серед заявок тих, хто дивився
stats-unseen = Заявок на кубики, яких ніхто не бачив
stats-doubted = Заявок, яким не повірили
stats-caught = Відкриттів, що викрили неправду
stats-conceded = Раундів, у яких здалися перед найвищою комбінацією
stats-toasts = Раундів, що скінчилися тостом
stats-dice = Кидків на нові життя за гру
stats-who = Місце
stats-wins = Перемог

## Strength of bots
strength-title = { $game }, { $rules }, за столом: { $seats }
strength-head-bot = Бот
strength-head-overall = Проти інших
strength-head-best-response = Найкраща відповідь
strength-head-habit = Найкраща звичка
strength-head-thinks = Думає
strength-times = { $median } мс, 99 % рішень — не довше { $most } мс
strength-habit = { $result }: { $habit }
strength-unknown = невідомо
strength-untried = не перевірено
strength-pairs = Рядок серед самих ботів стовпця
strength-duel = { $bot } серед таких, як { $others }: { $result }
strength-line = { $bot }: { $overall }. Найкраща відповідь отримує: { $best-response }. Найкраща проста звичка отримує { $habit }. Думає { $thinks }.
strength-measured = Ігор кожної пари: { $games }, зерно «{ $seed }». Бот серед таких самих має { $fair }.
strength-note = Відсотки — виграні ігри, інші числа — фішки за гру; у дужках 95-відсотковий інтервал. Виграш простих звичок — нижня межа для гравця, який знає бота. Час процесорний, на машині, де вимірювали.
strength-not-measured = Для такого столу Mendax чисел не має. Боти грають за будь-яким столом в арені: mendax arena.
habit-says-lowest = заявляє якнайменше
habit-says-one-above = заявляє на щабель більше, ніж мусить
habit-says-middle = заявляє середнє значення
habit-says-highest = заявляє найвище значення
habit-says-true-or-lowest = каже правду, а як ні — якнайменше
habit-says-true-or-highest = каже правду, а як ні — найвище значення
habit-says-rolls-or-lowest = перекидає кубики заради правди, а як ні — заявляє якнайменше
habit-answers-believes = вірить усьому
habit-answers-doubts-rare = не вірить у рідкісні значення
habit-answers-doubts = не вірить нічому

## Matches of programs
arena-not-sendable = «{ $given }» неможливо передати іншим процесам, а для кількох ядер це потрібно: визначте його на верхньому рівні модуля або грайте на одному ядрі.
arena-unknown-limit = «{ $given }» — не обмеження з числом понад 0. Доступні: { $allowed }.
arena-program-not-ready = Програма «{ $given }» не починає гри: { $why ->
        [program-silent] вона не відповідає на «begin» словом «ready» вчасно
        [program-flood] вона надсилає забагато замість «ready»
        [program-not-ready] вона надіслала щось інше, ніж «ready». { $problem }
        [program-ended-early] вона завершилася, не відповівши на «begin». Боту мовою Python потрібна функція «play» або клас «Bot»; будь-яка інша програма читає рядки, доки не закінчиться її ввід
        [program-ended] вона завершилася сама, з кодом { $code }
       *[other] її не вдалося запустити або її завершили
    }. { $lines ->
        [0] Помилок вона не написала.
       *[other] Останній рядок її помилок: { $said }
    }
arena-program-changed = Програма «{ $given }» тут — не той файл, з яким почався матч (версія { $version }). На всіх машинах має бути той самий файл у тому самому місці.
arena-program-processor = Її хід забрав більше процесорного часу, ніж дозволено (секунд: { $limit }).
arena-program-game-time = Її ходи тривали довше, ніж дозволено на одну гру (секунд: { $limit }).
arena-program-not-started = Її не вдалося запустити: { $problem }
arena-fault-crash = аварійне завершення або невдалий запуск
arena-fault-timeout = немає відповіді вчасно
arena-fault-processor = забагато процесорного часу
arena-fault-illegal = недозволений хід
arena-fault-flood = забагато виводу
arena-charged = { $bot }: помилки в { $games ->
        [one] { $games } грі
       *[other] { $games } іграх
    } ({ $faults }), здано ігор: { $forfeits }; відхилено відповідей: { $refused }
arena-first-fault = Гра { $game }, { $kind }: { $reason }
arena-first-fault-error = Останній рядок його стандартного потоку помилок: { $error }
arena-no-faults = { $bot }: без помилок; відхилено відповідей: { $refused }
arena-thinking = { $bot }: хід триває { $median } мс, 95 % — не довше { $most } мс, найповільніший — { $slowest } мс
arena-page-rules = Правила: { $rules }. Зерно: { $seed }
arena-page-pairs = Хто кого перемагає
arena-page-pairs-help = Наскільки рядок випереджає стовпець, у виграші за гру, в іграх, де сиділи обидва; з інтервалом 95 %. Синє — певно попереду, червоне — певно позаду.
arena-page-luck = може бути випадковістю
arena-page-ratings = Рейтинги
arena-page-ratings-help = Плакетт — Люс, μ ± 2σ; усі починають із 25.
arena-page-faults = Помилки програм
arena-page-faults-help = Кожна помилка означає, що замість ходу програми зіграно типову дію гри.
arena-page-fault-games = Ігор із помилками
arena-page-fault-forfeits = Здано
arena-page-fault-refused = Відхилено відповідей
arena-page-fault-kinds = Які
arena-page-thinking = Час на хід
arena-page-thinking-help = У мілісекундах: смужка — до медіани, лінія — до 95 %, риска — найповільніший хід.
arena-page-setup = Правила й зерно

## Tournaments
terminal-tournament-joins = { $name } бере участь у турнірі. Ctrl-C — вийти.
terminal-tournament-opened = { $name }: { $link }, код { $code }
terminal-tournament-keys = Enter робить наступний крок. Турнір триватиме, навіть якщо це закрити.
terminal-tournament-people = Гравців: { $count }
terminal-tournament-seats = Тур { $round }, стіл { $table }: { $names }
terminal-tournament-with = Тур { $round }: ви за столом { $table }, з вами { $names }.
terminal-tournament-alone = Тур { $round }: ви за столом { $table }, з ботами.
terminal-tournament-standings = Після туру { $round }:
terminal-tournament-final = Турнір закінчено. Місця:
terminal-tournament-place = { $place }. { $name }: { $points }
terminal-tournament-program = { $name } (програма)
terminal-tournament-sits-out = За вас дограє бот. Ви знову граєте з наступного туру; Ctrl-C — вийти з турніру.
terminal-tournament-no-time = «{ $given }» — не час доби, як-от 22:00.

## Contests over the Mäxchen protocol
maexchen-listens = Змагання за протоколом Mäxchen: UDP, адреса { $host }, порт { $port }. Завершити — Ctrl-C.
maexchen-scores =
    { $rounds ->
    [one] Зіграно { $rounds } раунд. Очки:
    [few] Зіграно { $rounds } раунди. Очки:
   *[many] Зіграно { $rounds } раундів. Очки:
}
maexchen-cant-listen = На адресі { $host }, порт { $port }, не можна приймати датаграми: { $problem }. Виберіть інший через --port.
maexchen-too-many-bots = Вбудованих ботів може бути щонайбільше { $most }: у раунді двадцять місць, і одне з них для гостя.
maexchen-waits = Чекаємо на порту { $port }, доки бот зареєструється.
maexchen-at-table = { $name } іде до столу. Ctrl-C завершує.
maexchen-other-rules = Він знає лише «Мію» зі звичайним порядком значень.

## Recorded games as data
records-unreadable-row = Рядок { $line } файлу «{ $file }» не є рядком даних: { $problem }
records-no-row = Із цього запису рядка даних не зробити: це запис для { $reader }. Потрібен запис гравця або повний (all).
records-bad-name = Назва «{ $file }» має закінчуватися на .jsonl або .jsonl.gz.
records-exported = Записано у «{ $file }» ігор: { $games }.
records-verified = Записів без помилок: { $held } із { $games }.
records-none-in = У теці «{ $path }» немає файлів .record.
records-which = Назвіть записи, теки із записами або теку столів сервера через --data.
records-not-anonymous = Анонімним може стати лише повний запис (all): у записі гравця може бути написане іншими.

## Games that a library of numbered actions cannot take
adapter-unlisted = За цих правил і за { $seats ->
    [one] { $seats } місця
   *[other] { $seats } місць
} дії не можна перелічити: «{ $action }» залишає вільною суму чи слова або має забагато варіантів. Ігри, де дія — це вибір, як-от мія та французький покер, перелічити можна.
adapter-no-round = За цими правилами немає раундів, які можна грати окремо.
adapter-refused-interrupting = «{ $option }» тут не зіграти: гравці можуть перебивати одне одного, а бібліотеки питають лише одного за раз.
adapter-no-round-over = За цими правилами жоден раунд не починається поверх { $given }. Можна поверх: { $allowed }.
adapter-unknown-span = Значення «span={ $given }» немає. Є «game» і «round»; «over» стосується раунду.
terminal-site-written = Сайт записано в { $folder }: { $megabytes } МБ. Його можна викласти на будь-який хостинг.
terminal-site-exists = { $folder } уже існує. Вкажіть нову теку.
terminal-site-not-built = Файли для сайту не зібрано. Зберіть їх у вихідному коді: ./run offline
