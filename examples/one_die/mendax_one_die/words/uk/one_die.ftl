# Слова гри «Один кубик». Імена гравців — $seat, $claimer і $winner.
one-die-title = Один кубик
one-die-pitch = У кожного під долонею один кубик; скільки на всіх разом?

## Домашні правила
one-die-option-lives = Життя
one-die-option-lives-help = Скільки життів у кожного на початку.
one-die-option-exact-costs-two = Точна заява коштує два
one-die-option-exact-costs-two-help = Чи коштує сумнів у цілком точній заяві два життя.
one-die-option-turn-clock = Час на хід
one-die-option-turn-clock-help = Скільки секунд на кожне рішення, перш ніж за відсутнього зіграє дім; 0 — без обмеження.
one-die-preset-standard = Стандартні правила
one-die-preset-standard-help = Три життя.
one-die-preset-quick = Швидко
one-die-preset-quick-help = Одне життя: перша помилка — остання.
one-die-preset-exact = Точно
one-die-preset-exact-help = Сумнів у цілком точній заяві коштує два життя.

## Що видно і що можна зробити
one-die-field-round = Раунд
one-die-field-phase = Зараз
one-die-field-turn = Хід
one-die-field-total = Остання заява
one-die-field-claimer = Чия заява
one-die-field-lives = Життя
one-die-field-dice = Кубик
one-die-field-last-dice = Минулий раунд
one-die-phase-roll = кубики падають
one-die-phase-claim = заяви
one-die-phase-over = гру закінчено
one-die-action-claim = Заявити
one-die-action-doubt = Не вірю
one-die-action-fall = Кубик падає: { $pips }
one-die-words-claim = з заявити c claim
one-die-words-doubt = н не-вірю сумнів d doubt
one-die-do-claim = заявити суму
one-die-do-doubt = не повірити: всі кубики показують
one-die-question = Скільки на всіх кубиках разом?

## Події
one-die-event-round-started = Раунд { $number }: починає { $seat }.
one-die-event-saw = На вашому кубику { $pips }.
one-die-event-claimed = { $seat } заявляє { $total }.
one-die-event-doubted = { $seat } не вірить, що правду каже { $claimer }.
one-die-event-shown = { $seat } показує { $pips }.
one-die-event-counted = { $holds ->
    [yes] Разом це { $sum }: { $total } — правда.
   *[no] Разом це { $sum }: { $total } — забагато.
}
one-die-event-lost = { $seat } втрачає { $cost ->
    [one] { $cost } життя
    [few] { $cost } життя
   *[other] { $cost } життів
}; лишилося { $left }.
one-die-event-went-out = { $seat } вибуває.
one-die-event-game-ended = Перемагає { $winner }.

## Події — тому, кого вони стосуються
one-die-you-round-started = Раунд { $number }: починаєте ви.
one-die-you-claimed = Ви заявляєте { $total }.
one-die-you-doubted = Ви не вірите, що правду каже { $claimer }.
one-die-you-shown = Ви показуєте { $pips }.
one-die-you-lost = Ви втрачаєте { $cost ->
    [one] { $cost } життя
    [few] { $cost } життя
   *[other] { $cost } життів
}; лишилося { $left }.
one-die-you-went-out = Ви вибуваєте.

## Як закінчується гра і чому чогось не можна
one-die-end-last-standing = Усі інші вибули.
one-die-refused-over = Гру закінчено.
one-die-refused-dice-falling = Кубики ще падають.
one-die-refused-not-your-turn = Зараз не ваш хід: має ходити місце { $seat }.
one-die-refused-total = Зараз можна заявити від { $low } до { $high }.
one-die-refused-nothing-to-doubt = Ще немає заяви, у якій можна сумніватися.
one-die-refused-not-now = Зараз цього зробити не можна.

## Як грати
one-die-play-aim = Мета
one-die-play-dice = У кожного { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[other] { $lives } життів
} і один кубик. Щораунду всі кубики падають, кожен під долоню; ви бачите лише свій.
one-die-play-round = Раунд
one-die-play-claim = Перший гравець заявляє, скільки на всіх кубиках разом: правду, більше або менше. Заява правдива, якщо на кубиках стільки або більше. Наступний за годинниковою стрілкою
one-die-play-higher = заявляє більше
one-die-play-doubt = або не вірить, і всі кубики показують.
one-die-play-lives = Життя
one-die-play-one-life = Якщо заява правдива, життя втрачає той, хто не повірив, інакше — той, хто заявив.
one-die-play-exact = Якщо заява правдива, життя втрачає той, хто не повірив, а якщо вона цілком точна — два. Інакше життя втрачає той, хто заявив.
one-die-play-next = Хто програв, починає наступний раунд; якщо він вибув — наступний гравець.
one-die-play-end = Перемагає останній, у кого лишилися життя.
one-die-play-clock = { $seconds ->
    [one] У вас { $seconds } секунда
    [few] У вас { $seconds } секунди
   *[other] У вас { $seconds } секунд
} на кожне рішення; далі за вас грає дім.

bot-careful = Обережний
bot-careful-help = Заявляє якнайменше і не вірить у те, що випадає рідко.
