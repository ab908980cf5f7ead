# Слова столу: відмови, пошкоджені журнали й записи, події довкола гри, готові фрази.
# Імена гравців — $seat; номери місць лічать від 1.

## Відмови
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
table-refused-frozen = Гру { $game } почали за редакцією правил { $edition }, за якою вже не грають, тож продовжити її не можна. Господар може почати нову гру.
table-refused-older-edition = У гру { $game } грали за редакцією правил { $edition }, яку ця версія Mendax відтворити не може. Запис, збережений тоді, усе ще можна перевірити.
table-refused-brought-otherwise = Фішок на початку цієї гри не стільки, скільки є за столом.

## Пошкоджені журнали
table-corrupt-empty = Журнал цього столу порожній.
table-corrupt-gap = У журналі цього столу стоїть рядок { $line }, а має йти рядок { $expected }.
table-corrupt-line = Рядок { $line } журналу не міг статися: { $problem }.
table-corrupt-rules = Коли в гру { $game } грали, вона скінчилася інакше. Журнал цілий, отже, правила цієї версії відрізняються від тих, за якими грали, хоч і ті, й ті звуться редакцією { $edition }.
table-corrupt-lines = Журнал гри { $game } (редакція правил { $edition }) змінено після того, як у неї зіграли.

## Відкладено: що кажуть людям про стіл, який підвів із нашого боку
table-set-aside-chance = Цей стіл відкладено: за його правил жереб не має кінця, навіть після { $limit } кидків чи карт поспіль. Усе зігране збережено, решта столів грає далі. Відкрийте новий стіл з іншими правилами.
table-set-aside-slow = Цей стіл відкладено: дія за ним тривала надто довго. Усе зігране збережено, решта столів грає далі. Спробуйте за десять хвилин або відкрийте новий стіл.
table-set-aside-failed = Цей стіл відкладено: на ньому кілька разів стався збій із нашого боку. Усе зігране збережено, решта столів грає далі. Спробуйте за десять хвилин або відкрийте новий стіл.
table-set-aside-unreadable = Цей стіл не вдається відкрити: збережене не вийшло відтворити. Запис лишається як є, решта столів грає далі. Відкрийте новий стіл.

## Пошкоджені записи
record-problem-no-record = Рядок { $line } не схожий на заголовок запису: це не запис гри.
record-problem-changed = Рядок { $line } змінено: його геш не відповідає тексту до цього місця.
record-problem-cut-short = Запис обривається на рядку { $line }; останнім рядком має бути «end over» або «end running».
record-problem-unreadable = Рядок { $line } не вдається прочитати: { $problem }.
record-problem-scheme = Рядок { $line }: схема «{ $given }» тут невідома. Відома така: { $allowed }.
record-problem-newer = Рядок { $line }: цей запис зробила новіша версія Mendax. У ньому правила редакції { $given }, а відомі редакції до { $known }.
record-problem-order = Рядок { $line }: номери записів мають зростати.
record-problem-seats = Рядок { $line }: ця гра не на стільки місць: { $seats }.
record-problem-commitments = Рядок { $line }: тут жереб { $draw } має бути зафіксований рівно одним гешем, і більше нічого.
record-problem-salts = Рядок { $line }: кожне відкриття потребує своєї солі, і більше ніщо її не має.
record-problem-not-as-bound = Рядок { $line }: жереб { $draw } відкрито не таким, яким його зафіксовано.
record-problem-unproved = Рядок { $line }: наслідок жеребу { $draw } названо, але жодна сіль його не доводить.
record-problem-share = Рядок { $line }: це не той внесок, який було зафіксовано.
record-problem-seed = Рядок { $line }: відкрите тут зерно — не те, яке зафіксовано на початку.
record-problem-seed-draw = Рядок { $line }: із зерна та внесків виходить не такий жереб.
record-problem-against-rules = Рядок { $line }: за правилами такого статися не могло.
record-problem-wrong-end = Рядок { $line }: за правилами гра тут не може стояти саме так.
record-problem-tangled = Рядок { $line }: перепробувано безліч варіантів невідомого, і жоден не веде далі за цей рядок. Або він підроблений, або того, що сталося насправді, не знайдено.
record-remark-noted = Не перевірено, чи сервер дотримав зобов’язання, яке ви бачили до гри, і чи врахував ваш внесок: у цьому записі немає рядка «noted». Збережіть запис зі сторінки столу на тому пристрої, на якому грали.
record-remark-shares = Не перевірено, чи внески було зафіксовано до того, як їх побачили: цей запис про це не каже.
record-remark-left-out = Зафіксовані внески, яких вчасно не відкрили і не враховано: { $names }.
record-remark-seed = Не перевірено, чи жереби походять із зафіксованого зерна: його не відкрито.

## Події
table-event-table-opened = Стіл відкрито.
table-event-seated = { $seat } сідає за стіл.
table-event-renamed = Тепер на цьому місці { $seat }.
table-event-left = { $seat } встає з-за столу.
table-event-left-kicked = Господар виганяє гравця: { $seat }.
table-event-left-bot = { $seat } встає з-за столу; далі грає { $bot }.
table-event-returned = { $seat } знову за столом.
table-event-handed-over = Тепер господар столу — { $seat }.
table-event-arranged = Гравців пересаджено.
table-event-rules-set = Правила визначено.
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

## Готові фрази
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
