# Слова термінала. Слова, які можна набрати, стоять списками, найкоротше — перше.
terminal-you = Ви
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game }, гравців за столом: { $seats }. Ваші суперники: { $bots }.
terminal-welcome-rules = Правила: { $preset }.
terminal-welcome-changed = Змінено: { $options }.
terminal-welcome-help = Знак ? — підказка, слово «вийти» — кінець гри.
terminal-bye = Ви встаєте з-за столу. До зустрічі!
terminal-input-ended = Введення скінчилося раніше, ніж гра.
terminal-line = Наберіть тут або натисніть кнопку
terminal-prompt = »

## Друга особа
terminal-you-lot-drawn = Жереб: починаєте ви.
terminal-you-round-started = Раунд { $number }: починаєте ви.
terminal-you-announced = { $looked ->
    [yes] Ви заявляєте: { $value }.
   *[no] Ви не дивлячись заявляєте: { $value }.
}
terminal-you-rerolled = Ви перекидаєте наосліп і кажете: { $value }.
terminal-you-believed = Ви вірите й берете стакан.
terminal-you-passed-on = Ви передаєте стакан наосліп і кажете: { $value }.
terminal-you-doubted = Ви не вірите (заявник — { $announcer }).
terminal-you-are-doubted = { $seat } вам не вірить.
terminal-you-conceded = Ви здаєтеся не дивлячись.
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

## Стіл
terminal-round = Раунд { $number }
terminal-out = поза грою
terminal-stands = { $seat }: { $standing }
terminal-claims = Уже сказано: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Запитання
terminal-ask-open = Ви починаєте раунд.
terminal-ask-cup = Ви кинули; під стакан ще ніхто не зазирав.
terminal-ask-cup-beat = Ви кинули; під стакан ще ніхто не зазирав. Треба більше, ніж { $value }.
terminal-ask-cup-reach = Ви кинули; під стакан ще ніхто не зазирав. Треба { $value } або більше.
terminal-ask-say = У вас { $roll }. Що заявляєте?
terminal-ask-say-beat = У вас { $roll }. Треба більше, ніж { $value }. Що заявляєте?
terminal-ask-say-reach = У вас { $roll }. Треба { $value } або більше. Що заявляєте?
terminal-ask-answer = { $seat } каже: { $value }. Вірите?
terminal-ask-answer-unseen = { $seat } каже: { $value }, не бачивши кубиків. Вірите?
terminal-ask-answer-top = { $seat } каже: { $value }: вищого немає. Що робите?
terminal-ask-show = Вам повірили. Показати, що у вас було?
terminal-ask-lives = У вас три життя. Кубик може дати інше число.
terminal-hint = Із 36 нових кидків { $reached } дають { $value } або краще, { $beaten } це перебивають ({ $percent } %).
terminal-hint-say = Що можна заявити і з якою ймовірністю наступний кидок це переб’є:
terminal-hint-reach = Із 36 нових кидків { $reached } дають { $value } або краще ({ $percent } %), { $beaten } це перебивають.
terminal-hint-say-reach = Що можна заявити і з якою ймовірністю наступний кидок буде не гірший:
terminal-hint-value = { $value } { $percent } %
terminal-values = Можна заявити: { $values }

## Що можна набрати
terminal-words-shake = к кинути трясти
terminal-words-look = д дивитися подивитися зазирнути
terminal-words-announce = з заявити кажу
terminal-words-reroll = п перекинути ще
terminal-words-believe = в вірю так т
terminal-words-doubt = н не невірю ні
terminal-words-pass-on = п передати далі
terminal-words-show-dice = показати
terminal-words-hide-dice = сховати
terminal-words-concede = з здатися здаюся
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
terminal-do-doubt = не вірю: відкрити кубики
terminal-do-pass-on = передати стакан наосліп і назвати комбінацію
terminal-do-show-dice = показати всім, що у вас було
terminal-do-hide-dice = нікому не показувати
terminal-do-concede = здатися не дивлячись
terminal-do-reroll-lives = хай вирішить кубик
terminal-do-keep-lives = лишити три життя
terminal-do-odds = порядок комбінацій і їхні ймовірності
terminal-do-table = хто скільки має
terminal-do-log = що було останнім часом
terminal-do-rules = правила цього столу
terminal-do-help = ця підказка
terminal-do-leave = вийти з гри
terminal-help-now = Зараз можна:
terminal-help-always = Будь-коли:
terminal-nothing-typed = Наберіть щось із цього: { $allowed }. Знак ? — підказка.
terminal-not-understood = «{ $text }» тут не зробити. Зараз можна: { $allowed }. Знак ? — підказка.
terminal-value-missing = Скажіть, яку саме комбінацію, наприклад «{ $word } { $value }». Можна заявити: { $allowed }
terminal-value-unclear = «{ $text }» — не комбінація. Комбінація — це два кубики, більший перший: 53, 66, 21.

## Кінець
terminal-over = Гру закінчено.
terminal-you-won = Ви перемогли!
terminal-you-lost-game = Цього разу ви програли.
terminal-you-placed = Ваше місце — { $place } з { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Сторінки
terminal-odds-title = { $game }: порядок комбінацій, найвища перша
terminal-odds-value = Комбінація
terminal-odds-rolls = Кидки
terminal-odds-beaten = Перебивають
terminal-odds-reached = Така або краща
terminal-odds-line = { $value }: перебивають { $beaten } з 36 ({ $percent } %), така або краща — { $reached } з 36.
terminal-odds-none = У цій грі немає єдиного порядку комбінацій.
terminal-rules-options = Домашні правила
terminal-rules-option = Правило
terminal-rules-value = Тут
terminal-rules-meaning = Що це означає
terminal-rules-presets = Готові набори
terminal-rules-default = зазвичай: { $value }
terminal-rules-allowed = можна: { $allowed }
terminal-rules-only-with = Тут не діє: { $options }. Для цього в правилі «{ $other }» має стояти: { $values }.
terminal-rules-not-with = Тут не діє: { $options }. Для цього в правилі «{ $other }» не має стояти: { $values }.
terminal-rules-none = Тексту правил цієї гри ще немає.
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
terminal-arena-line = { $bot }: середній виграш { $payoff }, перемог { $wins }, ігор { $games }, рейтинг { $rating }, щонайменше { $ordinal }
terminal-arena-pair = { $better } сильніший за суперника { $worse } на { $ahead } ± { $margin } за гру (p { $chance })
terminal-arena-pair-unclear = { $better } і { $worse }: різниця { $ahead } ± { $margin } за гру може бути випадковою (p { $chance })
terminal-arena-pace = рішень за секунду: { $pace }, тривало { $seconds } с
terminal-replay-title = { $game }, гравців: { $seats }
terminal-replay-story = Що варто розповісти:
terminal-replay-no-entry = У записі гри { $last } рядків-подій; номера { $number } немає.
terminal-replay-older = Ця гра — за редакцією правил { $edition }, якої ця версія відтворити не може: далі йде запис так, як його написано.
terminal-verify-holds = Запис справжній: усі рядки ({ $lines }) такі, як було засвідчено.
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
terminal-verify-moves-unchecked = Ходів не перевірено: ця версія Mendax не може відтворити редакцію { $edition }. Геші, зобов’язання, солі та зерно, якщо його відкрито, перевірено.
terminal-sealed = { $game ->
    [sword_of_lies] Карти запечатано: { $seal }
   *[other] Кубики запечатано: { $seal }
}
terminal-record-kept = Запис гри — у файлі «{ $path }»: mendax replay перекаже його, mendax verify перевірить.
terminal-record-exists = Файл «{ $path }» уже є; запис іде до нового файлу.
terminal-record-nowhere = У «{ $path }» нема куди писати.
terminal-no-file = Файл «{ $path }» не вдається прочитати: { $problem }.
terminal-unwritten = Виведення не вдається записати: { $problem }.
terminal-no-home = Розв’язки не зберігаються: у цього користувача немає домашньої теки. Теку для них можна вказати в MENDAX_POLICIES.
terminal-too-many-bots = Місць { $seats }, тож ботів можна назвати щонайбільше { $most }, а не { $given }.
terminal-no-hints = Для цієї гри підказок немає: --hints є лише тут: { $allowed }.
terminal-bad-number = { $name }: можна { $allowed }, а не { $given }.

## Ігри без власного малюнка
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Ваш хід.
