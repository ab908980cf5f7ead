# Tables of every game. Names of players come as $seat, $name, $to; numbers of seats count from 1.

## Refused
table-refused-no-seat = У вас немає місця за цим столом. Спершу сядьте або дивіться далі.
table-refused-seated = Ви вже маєте місце { $seat }. Якщо встали — поверніться на нього.
table-refused-full = Усі місця зайнято: за цим столом їх { $most }.
table-refused-running = Поки триває гра, цього робити не можна: дочекайтеся її кінця.
table-refused-not-running = Зараз ніхто не грає. Гру починає господар.
table-refused-too-few = { $seats ->
    [one] Зайнято лише { $seats } місце; для цієї гри потрібно щонайменше { $fewest }.
    [few] Зайнято лише { $seats } місця; для цієї гри потрібно щонайменше { $fewest }.
   *[other] Зайнято лише { $seats } місць; для цієї гри потрібно щонайменше { $fewest }.
}
table-refused-not-host = Це може лише господар столу.
table-refused-tournament = Яка гра наступна і хто в неї грає, тут вирішує турнір.
table-refused-no-such-seat = Такого місця немає; місця мають номери від 1 до { $seats }.
table-refused-own-seat = Себе вигнати не можна. Просто встаньте.
table-refused-empty-seat = Там ніхто не сидить.
table-refused-nobody-there = Людини там немає; господарем може бути лише той, хто за столом.
table-refused-order = У порядку має бути по одному разу кожне з цих місць: { $seats }.
table-refused-away = Ви встали, і за вас грає бот. Спершу поверніться.
table-refused-not-away = Ви й так сидите на місці { $seat }.
table-refused-kicked = Господар вигнав вас з-за цього столу.
table-refused-spectators-off = Глядачів тут немає: дивитися й говорити можуть лише ті, хто має місце.
table-refused-chat-off = Вільний текст тут вимкнено. Можливо, дозволено готові фрази.
table-refused-whispers-off = Приватні розмови тут вимкнено.
table-refused-whisper-to = Шепнути можна лише іншій людині, яка сидить за столом.
table-refused-no-chips = За цим столом на фішки не грають.
table-refused-buy-in = Купити можна { $allowed } фішок, а не { $given }.
table-refused-buy-in-most = Ні в кого тут немає більше, ніж у вас, і цього досить: докуповувати нічого.
table-refused-no-rebuys = За цим столом фішок не докуповують.
table-refused-short = Кожному треба щонайменше { $least } фішок. Кому бракує: { $names }. Докупіть або встаньте.
table-refused-phrases-off = Готові фрази тут вимкнено.
table-refused-phrase-unknown = Готової фрази «{ $given }» немає. Є такі: { $allowed }.
table-refused-text-empty = Тут нічого читати. Напишіть від 1 до { $longest } знаків.
table-refused-text-long = Задовго: не більше ніж { $longest } знаків.
table-refused-name-empty = В імені має бути від 1 до { $longest } видимих знаків.
table-refused-name-long = В імені не може бути більше ніж { $longest } знаків.
table-refused-name-heavy = У цьому імені забагато наголосів чи інших позначок.
table-refused-name-invisible = В імені немає керівних символів, знаків напрямку та кінців рядків.
table-refused-bot-unknown = Бота «{ $given }» для цієї гри немає. Є такі: { $allowed }.
table-refused-no-preset = Набору правил «{ $given }» немає. Є такі: { $allowed }.
table-refused-not-a-bot = На місці { $seat } грає людина, а не бот.
table-refused-not-an-action = За столом такого зробити не можна.
table-refused-stale = Гра тим часом пішла далі, тож це не зарахувалося. Погляньте ще раз і вирішуйте.
table-refused-share = Внесок у випадковість — це 32 шістнадцяткові цифри, 0–9 та a–f.
table-refused-share-bound = Ваш внесок уже зафіксовано; до наступної гри замінити його не можна.
table-refused-share-hash = Геш внеску — це 64 шістнадцяткові цифри, 0–9 та a–f.
table-refused-share-not-bound = Серед внесків, на які чекає ця гра, до цих байтів не підходить жоден.
table-refused-clock = На цьому годиннику лишилося ще { $milliseconds } мілісекунд.
table-refused-clock-not-running = Для місця { $seat } годинник не йде.
table-refused-no-such-game = Гри { $given } немає під рукою. Остання гра цього столу має номер { $allowed }.
table-refused-brought-otherwise = Фішок на початку цієї гри не стільки, скільки є за столом.

## Broken logs
table-corrupt-empty = Журнал цього столу порожній.
table-corrupt-gap = У журналі цього столу стоїть рядок { $line }, а має йти рядок { $expected }.
table-corrupt-line = Рядок { $line } журналу не міг статися: { $problem }.
table-corrupt-rules = Коли в гру { $game } грали, вона скінчилася інакше. Журнал цілий, отже, правила цієї версії відрізняються від тих, за якими грали, хоч і ті, й ті звуться редакцією { $edition }.
table-corrupt-lines = Журнал гри { $game } (редакція правил { $edition }) змінено після того, як у неї зіграли.

## Tables set aside after a failure of the server
table-set-aside-chance = Цей стіл відкладено: за його правил жереб не має кінця, навіть після { $limit } кидків чи карт поспіль. Усе зігране збережено, решта столів грає далі. Відкрийте новий стіл з іншими правилами.
table-set-aside-slow = Цей стіл відкладено: дія за ним тривала надто довго. Усе зігране збережено, решта столів грає далі. Спробуйте за десять хвилин або відкрийте новий стіл.
table-set-aside-failed = Цей стіл відкладено: на ньому кілька разів стався збій із нашого боку. Усе зігране збережено, решта столів грає далі. Спробуйте за десять хвилин або відкрийте новий стіл.
table-set-aside-unreadable = Цей стіл не вдається відкрити: збережене не вийшло відтворити. Запис лишається як є, решта столів грає далі. Відкрийте новий стіл.

## Broken records
record-problem-no-record = Рядок { $line } не схожий на заголовок запису: це не запис гри.
record-problem-changed = Рядок { $line } змінено: його геш не відповідає тексту до цього місця.
record-problem-cut-short = Запис обривається на рядку { $line }; останнім рядком має бути «end over» або «end running».
record-problem-unreadable = Рядок { $line } не вдається прочитати: { $problem }.
record-problem-scheme = Рядок { $line }: схема «{ $given }» тут невідома. Відома така: { $allowed }.
record-problem-newer = Рядок { $line }: цей запис зробила новіша версія Mendax. У ньому правила редакції { $given }, а відомі редакції до { $known }.
record-problem-older = Рядок { $line }: у цьому записі правила редакції { $given }. Ця версія грає лише за редакцією { $known }.
record-problem-order = Рядок { $line }: номери записів мають зростати.
record-problem-seats = Рядок { $line }: ця гра не на стільки місць: { $seats }.
record-problem-not-as-shown = Рядок { $line }: названий тут наслідок жеребу { $draw } — не той, який було показано.
record-problem-unproved = Рядок { $line }: наслідок жеребу { $draw } названо, але жодна сіль його не доводить.
record-problem-against-rules = Рядок { $line }: за правилами такого статися не могло.
record-problem-wrong-end = Рядок { $line }: за правилами гра тут не може стояти саме так.
record-problem-tangled = Рядок { $line }: перепробувано безліч варіантів невідомого, і жоден не веде далі за цей рядок. Або він підроблений, або того, що сталося насправді, не знайдено.
record-remark-noted = Не перевірено, чи сервер дотримав зобов’язання, яке ви бачили до гри, і чи врахував ваш внесок: у цьому записі немає рядка «noted». Збережіть запис зі сторінки столу на тому пристрої, на якому грали.
record-remark-shares = Не перевірено, чи внески було зафіксовано до того, як їх побачили: цей запис про це не каже.
record-remark-left-out = Зафіксовані внески, яких вчасно не відкрили і не враховано: { $names }.
record-remark-seed =
    Не перевірено, як тягнули жереби: зерно не відкрито. З { $draws } { $draws ->
        [one] жереба
       *[many] жеребів
    } цьому читачеві показано { $opened }, і їхня сіль сходиться.
record-remark-setting = Не перевірено, чи зерно треба було відкрити: випуск, який створив цей запис, не зазначав цього налаштування.

## Events
table-event-table-opened = Стіл відкрито.
table-event-seated = { $seat } сідає за стіл.
table-event-renamed = Тепер на цьому місці { $seat }.
table-event-left = { $seat } встає з-за столу.
table-event-left-kicked = Господар виганяє гравця: { $seat }.
table-event-left-bot = { $seat } встає з-за столу; далі грає { $bot }.
table-event-returned = { $seat } знову за столом.
table-event-handed-over = Тепер господар столу — { $seat }.
table-event-arranged = Гравців пересаджено.
table-event-rules-set = { $own ->
    [yes] { $rules }.
   *[no] Правила: { $rules }.
}
table-event-table-set = Господар змінює порядки за столом.
table-event-share-bound = { $seat } фіксує свій внесок у випадковість.
table-event-share-added = { $seat } відкриває свій внесок у випадковість.
table-event-shares-left-out = Гра йде без внесків, яких вчасно не відкрили: { $seats }.
table-event-bought-in = { $seat } купує фішки: { $chips }. У стеку тепер { $stack }.
table-event-game-started = Починається гра { $number }.
table-event-committed = Жереб { $draw } зафіксовано.
table-event-salted = Жереб { $draw } можна перевірити.
table-event-seed-opened = Зерно відкрито: кожен жереб цієї гри можна перевірити.
table-event-next-committed = Випадковість наступної гри зафіксовано.
table-event-clock-ran-out = { $seat }: час вийшов.
table-event-said = { $seat }: { $text }
table-event-said-to = { $seat } пошепки ({ $to }): { $text }
table-event-phrase-said = { $seat }: { $phrase }

## Ready phrases
table-phrase-hello = Вітаю!
table-phrase-good-luck = Щасти!
table-phrase-thinking = Дайте подумати…
table-phrase-hurry = Ваш хід!
table-phrase-trust-me = Повірте мені.
table-phrase-surely-not = Та невже!
table-phrase-nice-bluff = Гарний блеф!
table-phrase-well-played = Гарна гра!
table-phrase-ouch = Ой!
table-phrase-lucky = Оце пощастило!
table-phrase-thanks = Дякую!
table-phrase-again = Ще раз?
table-phrase-bye = Бувайте!

## A bot plays for a disconnected player
table-refused-stand-in-here = Гравець на місці { $seat } на зв’язку: за нього ніхто не грає.
table-refused-stand-in-host = Це може лише господар, або будь-хто, якщо зникнув сам господар.
table-refused-stand-in-bot = На місці { $seat } зараз не грає людина.
table-event-stood-in = { $seat } не на зв’язку; далі грає { $bot }.

## Guesses of players who are out
table-refused-guess-in-game = Угадують лише ті, хто вибув із цієї гри.
table-refused-guessed = Ви вже вгадували щодо цієї заявки.
table-refused-guess-late = Запізно: на цю заявку вже відповіли.
table-event-guessed = { $seat } вгадує.
table-event-guesses-settled =
    { $truth ->
        [yes] То була правда.
       *[no] То була брехня.
    } Угадали: { $right }; помилилися: { $wrong }.

## Hosts, readiness and the next game: refused
table-refused-not-all-ready = Готові ще не всі, хто тут.
table-refused-take-over-off = Тут не сідають на чужі місця під час гри: так вирішив господар столу. Зачекайте на наступну гру.
table-refused-not-free = Місце { $seat } зайняте: там сидять або можуть щомиті повернутися.
table-refused-asked-for = На це місце вже сяде { $name }.
table-refused-out-of-game = Місце { $seat } уже вибуло з гри. Виберіть інше або зачекайте на наступну гру.
table-refused-no-take-over = Ви не просили про місце.
table-refused-same-game = Саме цю гру тут і грають.
table-refused-too-many = У цю гру грають щонайбільше { $most }, а за столом { $seats }. Хай дехто встане й дивиться.

## Hosts, readiness and the next game: events
table-event-host-passed = { $name } не на зв’язку: тепер господар столу — { $to }.
table-event-host-returned = { $seat } знову тут. Господар столу — знову { $seat }.
table-event-ready-set = { $on ->
    [yes] { $seat } чекає на початок гри.
   *[no] { $seat } просить ще зачекати.
}
table-event-game-set = Далі гратимуть в іншу гру.
table-event-voted = { $seat } голосує за наступну гру.
table-event-score-reset = Рахунок знову починається з нуля.
table-event-take-over-asked = { $name } сідає на місце гравця { $seat } з наступного раунду.
table-event-take-over-dropped = { $name } далі лише дивиться.
table-event-taken-over = Відтепер тут грає { $name }.

## Order: mutes, locked seats, new links
table-refused-muted = Господар позбавив вас слова за цим столом. Грати й дивитися можна й далі.
table-refused-seats-locked = Вільні місця замкнено: хто сяде, вирішує господар.
table-refused-no-such-watcher = Під таким ім’ям тут ніхто не дивиться.
table-refused-no-link = У цього стола немає посилання.
table-event-muted =
    { $on ->
        [yes] Господар позбавляє слова: { $name }.
       *[no] { $name } знову має слово.
    }
table-event-watcher-removed = Господар прибирає глядача: { $name }.
table-event-link-changed = У стола нове посилання. Старе більше не діє.

## Seats of programs
table-refused-name-taken = «{ $given }» схоже на ім’я когось іншого за столом. Програма має вибрати інше.
table-refused-programs-quiet = За цим столом програми не розмовляють; господар може це дозволити.
table-refused-program-host = Програма не може бути господарем.
table-refused-program-seat = Програма має лише те місце, яке для неї тримали.
table-event-seat-reserved = Тримають місце для програми: { $name }.

## Shared devices and screens
table-refused-shared-device = Це лише для тих, хто грає на власному пристрої.
table-event-device-shared = { $seat } грає на пристрої гравця { $owner }.

## Reactions and masks
table-refused-reactions-off = За цим столом реакції вимкнено.
table-refused-reaction-unknown = Реакції «{ $given }» немає. Є такі: { $allowed }.
table-refused-mask-unknown = Маски «{ $given }» немає. Є такі: { $allowed }.
table-refused-mask-taken = Цю маску вже носить { $name }.
table-event-reacted = { $name }: { $reaction }
table-event-reacted-at = { $name } ({ $to }): { $reaction }
table-event-wore = { $seat } змінює маску.
table-reaction-laugh = сміх
table-reaction-gasp = подив
table-reaction-squint = підозра
table-reaction-sweat = холодний піт
table-reaction-weep = сльози
table-reaction-cheer = радість
table-mask-fox = Лисиця
table-mask-owl = Сова
table-mask-cat = Кішка
table-mask-bear = Ведмідь
table-mask-hare = Заєць
table-mask-wolf = Вовк
table-mask-frog = Жаба
table-mask-raven = Крук
table-mask-badger = Борсук
table-mask-moon = Місяць
table-mask-sun = Сонце
table-mask-jester = Блазень
table-mask-lion = Лев
table-mask-mouse = Миша
table-mask-rooster = Півень
table-mask-dragon = Дракон
table-mask-devil = Чорт
table-mask-pirate = Пірат
table-mask-hedgehog = Їжак
table-mask-ram = Баран

## House rules and the text form
table-rules-ours = { $base ->
    [standard] Наші правила: { $changes }
   *[other] Наші правила ({ $preset }): { $changes }
}
table-rules-named = { $base ->
    [standard] { $name }: { $changes }
   *[other] { $name } ({ $preset }): { $changes }
}
rules-yes = так
rules-no = ні
rules-unknown-game = Гри «{ $given }» немає. Є такі: { $allowed }.
rules-broken-package = У гру «{ $given }» з пакета { $package } не зіграти: { $problem }.
rules-unknown-option = Домашнього правила «{ $option }» немає. Є такі: { $allowed }.
rules-unknown-preset = Немає готового набору «{ $given }». Є такі: { $allowed }.
rules-of-another-game = { $given } не містить правил гри { $game }: назвіть набір правил або дайте { $allowed }.
rules-observer = Тут немає місця { $given }: місця — { $allowed }, а None означає глядача.
rules-not-an-action = Потрібна дія, а { $given } — не дія.
rules-games = У матчі щонайменше одна гра, а не { $given }.
rules-did-you-mean = Може, «{ $like }»?
rules-out-of-range = Для «{ $option }» не годиться «{ $given }». Можна: { $allowed }.
rules-chance-without-end = За цих правил жереб не має кінця: після { $limit } кидків чи карт поспіль ходити все ще нікому. Виберіть інші правила.
rules-applies-only-with = «{ $option }» за цих правил нічого не означає: це правило діє лише тоді, коли { $other } = { $values }.
rules-applies-not-with = «{ $option }» за цих правил нічого не означає: це правило не діє, коли { $other } = { $values }.
rules-seats = Гравців має бути { $allowed }, а не { $given }.
rules-edition-newer = Це зробила новіша версія Mendax: тут правила редакції { $given }, а відомі редакції до { $known }. Щоб відкрити, оновіть Mendax.
rules-edition-older = Тут правила редакції { $given }. Ця версія Mendax грає лише за редакцією { $known }.
rules-edition-unreadable = «{ $given }» — не номер редакції.
record-unknown-kind = «{ $text }» починається з невідомого слова. Відомі такі: { $allowed }.
record-unreadable = Не вдається прочитати «{ $text }»: { $problem }.
record-brackets = У «{ $text }» дужки не збігаються або вкладені надто глибоко.
record-unknown-actor = «{ $text }» — невідомо хто. Діяти можуть «chance», «seat1», «seat2» і так далі.
record-spelling = «{ $text }» записано не так; правильно: «{ $written }».

## The story of a finished game: names, claims and dice are put in
story-best-lie = Найкраща брехня: { $seat } каже { $claim }, а лежить { $truth } — і { $other } вірить.
story-bravest-belief = Найсміливіша довіра: { $seat } каже { $claim } (шанс { $chance } %), { $other } вірить — і це правда.
story-keenest-doubt = Найкраще викриття: { $seat } каже { $claim }, { $other } не вірить — а там { $truth }.
story-real-top = Без жартів: { $seat } каже { $claim } — і це правда.
story-most-caught = Найчастіше ловили на брехні: { $seat } ({ $caught }).
story-most-lies = Найспритніша брехня: { $seat }. Усього брехні: { $lied }, минулося: { $slipped }.
story-honest = Чесна гра: { $seat }, заявок — { $said }, брехні — жодної.
story-lead = Переломний момент: раунд { $round }. { $seat } виривається вперед і вже не віддає першості.
story-turning-point = Переломний момент: раунд { $round }. Шанси ({ $seat }): було { $before } %, стало { $after } %.
story-sword-best-lie = Найкращий блеф: { $seat } називає { $truth ->
    [red] червону
   *[black] чорну
} карту { $claim ->
    [red] червоною
   *[black] чорною
} — і { $other } вірить.
story-sword-keenest-doubt = Наскрізь видно: { $seat } називає { $truth ->
    [red] червону
   *[black] чорну
} карту { $claim ->
    [red] червоною
   *[black] чорною
} — і { $other } не вірить.
story-sword-pot = Найбільший банк: { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
}, бере { $seat }.
story-sword-blow = Найважчий удар: { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
   *[many] { $swords } мечів
} в одну карту ({ $seat }).
story-sword-broken = Порушене слово: { $seat } не дотримує обіцяного ({ $other }).
story-sword-boldest = Найсміливіша ставка: { $seat }. На війну — ще чотири мечі.
story-lost-lie = { $out ->
    [yes] Виліт у раунді { $round }
   *[no] Остання втрата, раунд { $round }
}: у вас { $truth }, ви кажете { $claim }, а { $other } не вірить.
story-lost-doubt = { $out ->
    [yes] Виліт у раунді { $round }
   *[no] Остання втрата, раунд { $round }
}: ви не вірите в { $claim } ({ $other }), а це правда.
story-lost-round = { $out ->
    [yes] Виліт у раунді { $round }.
   *[no] Остання втрата — у раунді { $round }.
}
story-sword-lost-fold = Ваш фолд — у раунді ставок { $round }.
story-sword-lost-war = Ваша остання карта полягла в раунді війни { $round }.
story-sword-lost-bold = Найсміливіша ставка, а з нею чотири мечі — { $other }. Ваша остання карта полягла в раунді війни { $round }.

## Tutorial: the players
tutorial-anna = Анна
tutorial-marko = Марко
tutorial-you = Ви

## Tournaments: refused
tournament-refused-over = Цей турнір закінчено.
tournament-refused-not-host = Це може лише господар турніру.
tournament-refused-not-in = Ви не берете участі в цьому турнірі. Спершу приєднайтеся.
tournament-refused-in-already = Ви вже берете участь.
tournament-refused-dismissed = Господар вигнав вас із цього турніру.
tournament-refused-no-programs = Господар не допускає програм до цього турніру.
tournament-refused-full = У турнірі немає місць: гравців уже { $most }.
tournament-refused-no-such-player = Такого гравця немає; гравці мають номери від 0 до { $last }.
tournament-refused-not-seated = Помінятися місцями можуть лише двоє різних гравців, які сидять у наступному турі.
tournament-refused-finished = Стіл { $table } не чекає на результат.
tournament-refused-held = Годинник турніру вже зупинено.
tournament-refused-not-held = Годинник турніру йде.
tournament-refused-not-now = Зараз у турнірі цього зробити не можна.
tournament-refused-too-few = { $players ->
    [0] Поки що ніхто не бере участі.
   *[other] Без ботів одного гравця замало.
}
