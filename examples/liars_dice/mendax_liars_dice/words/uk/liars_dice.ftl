# Слова гри «Кості брехуна». Імена гравців — $seat, $claimer і $winner.
liars-dice-title = Кості брехуна
liars-dice-pitch = Кубики під кожним стаканом: скільки п’ятірок у вас усіх разом?

## Домашні правила
liars-dice-option-dice = Кубики
liars-dice-option-dice-help = Скільки кубиків у кожного на початку.
liars-dice-option-wild-ones = Одиниці — джокери
liars-dice-option-wild-ones-help = Чи рахується одиниця за будь-яке число. Тоді одиниць заявляти не можна.
liars-dice-option-turn-clock = Час на хід
liars-dice-option-turn-clock-help = Скільки секунд на кожне рішення, перш ніж сервер зіграє за відсутнього; 0 — без обмеження.
liars-dice-preset-standard = Стандартні правила
liars-dice-preset-standard-help = По п’ять кубиків, одиниці — джокери.
liars-dice-preset-plain = Без джокерів
liars-dice-preset-plain-help = По п’ять кубиків, одиниця — це одиниця.
liars-dice-preset-quick = Швидко
liars-dice-preset-quick-help = По два кубики.

## Що видно і що можна зробити
liars-dice-field-round = Раунд
liars-dice-field-turn = Хід
liars-dice-field-claim = Остання заявка
liars-dice-field-claimer = Чия заявка
liars-dice-field-dice = Кубики
liars-dice-field-last-round = Минулий раунд
liars-dice-field-count = Скільки
liars-dice-field-face = Число
liars-dice-value-claim = { $count } × { $face }
liars-dice-action-claim = Заявити { $count } × { $face }
liars-dice-action-doubt = Не вірю
liars-dice-action-roll = Кубики падають: { $dice }
liars-dice-words-claim = з заявити c claim
liars-dice-words-doubt = н не-вірю сумнів d doubt
liars-dice-do-claim = заявити { $count } × { $face }
liars-dice-do-doubt = не повірити: усі показують кубики
liars-dice-question = На скількох кубиках те саме число?

## Події
liars-dice-event-round-started = Раунд { $number }: починає { $seat }.
liars-dice-event-rolled = У вас випало { $dice }.
liars-dice-event-claimed = { $seat } заявляє { $count } × { $face }.
liars-dice-event-doubted = { $seat } не вірить, що правду каже { $claimer }.
liars-dice-event-shown = { $seat } показує { $dice }.
liars-dice-event-counted = { $holds ->
    [yes] Разом { $count } × { $face }: заявка правдива.
   *[no] Разом { $count } × { $face }: заявлено забагато.
}
liars-dice-event-lost-die = { $seat } втрачає кубик; лишилося { $left }.
liars-dice-event-game-ended = Перемагає { $winner }.

## Події — тому, кого вони стосуються
liars-dice-you-round-started = Раунд { $number }: починаєте ви.
liars-dice-you-claimed = Ви заявляєте { $count } × { $face }.
liars-dice-you-doubted = Ви не вірите, що правду каже { $claimer }.
liars-dice-you-shown = Ви показуєте { $dice }.
liars-dice-you-lost-die = Ви втрачаєте кубик; лишилося { $left }.

## Як закінчується гра і чому чогось не можна
liars-dice-end-last-with-dice = Усі інші втратили свої кубики.
liars-dice-refused-too-low = Заявіть більше кубиків або стільки ж, але з більшим числом. Усього кубиків: { $dice }.
liars-dice-refused-not-now = Зараз цього зробити не можна.

## Як грати
liars-dice-play-aim = Мета
liars-dice-play-dice = У кожного під стаканом { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}. Щораунду всі кидають кубики; ви бачите лише свої. Перемагає останній, у кого лишилися кубики.
liars-dice-play-turn = Ваш хід
liars-dice-play-claim = Перший гравець заявляє, що серед усіх кубиків щонайменше стільки мають одне число, наприклад 3 × 5: три п’ятірки. Це може бути правда або брехня. Наступний за годинниковою стрілкою
liars-dice-play-wild = Одиниця рахується за будь-яке число, а самих одиниць заявляти не можна.
liars-dice-play-more = заявляє більше кубиків з будь-яким числом,
liars-dice-play-higher = заявляє стільки ж кубиків з більшим числом
liars-dice-play-doubt = або не вірить, і всі показують кубики.
liars-dice-play-end = Кінець раунду
liars-dice-play-loss = Якщо кубиків стільки, скільки заявлено, або більше, кубик втрачає той, хто не повірив, інакше — той, хто заявив.
liars-dice-play-next = Хто втратив кубик, починає наступний раунд. Хто лишився без кубиків, вибуває, і починає наступний гравець.
liars-dice-play-clock = { $seconds ->
    [one] У вас { $seconds } секунда
    [few] У вас { $seconds } секунди
   *[other] У вас { $seconds } секунд
} на кожне рішення; далі за вас грає сервер.

bot-careful = Обережний
bot-careful-help = Додає до своїх кубиків середнє інших і не вірить у більше.
