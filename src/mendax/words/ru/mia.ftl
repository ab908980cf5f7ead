# Слова Мии: домашние правила, комбинации, действия, события, причины. Имена игроков — $seat, $announcer.
mia-title = Мия

## Домашние правила

mia-option-order = Порядок комбинаций
mia-option-order-help = Какая комбинация какую бьёт.
mia-option-order-standard = 21, затем дубли, затем от 65 до 31
mia-option-order-natural = природный: старшая 11, младшая 21, дубли стоят среди чисел на своих местах
mia-option-order-numeric = числовой: 21, затем 66, 65, 64 и так до 11, дубли стоят среди чисел на своих местах
mia-option-order-pips = по очкам: 21, затем дубли; остальное считают по сумме, так что 62 равно 53
mia-option-doubles = Дубли
mia-option-doubles-help = Какой из дублей старший.
mia-option-doubles-sixes-high = старший 66, младший 11
mia-option-doubles-ones-high = наоборот: старший 11, младший 66
mia-option-second = Сразу после 21
mia-option-second-help = Комбинация, которую ставят выше дублей, сразу после 21.
mia-option-second-none = ничего особенного
mia-option-second-little-mia = 31, малая Мия
mia-option-second-half-mia = 42, полмии
mia-option-second-half-and-little = 42, полмии, а после неё 31, малая Мия
mia-option-ones-top = 11 бьёт даже 21
mia-option-ones-top-help = Тогда 11 — старшая комбинация, и всё сказанное о Мии относится к ней.
mia-option-announce = Новая заявка должна быть
mia-option-announce-help = Какой должна быть заявка по сравнению с прежней.
mia-option-announce-higher = выше прежней
mia-option-announce-equal-or-higher = такой же или выше
mia-option-lives = Жизни
mia-option-lives-help = Сколько жизней (спичек, очков) у каждого в начале.
mia-option-display = Показывать как
mia-option-display-help = Тот же счёт на ваш вкус: жизни и спички убывают, очки растут до предела.
mia-option-display-lives = жизни
mia-option-display-matches = спички
mia-option-display-points = очки
mia-option-scoring = На что играют
mia-option-scoring-help = На жизни или определённое число раундов на очки либо деньги.
mia-option-scoring-lives = на жизни
mia-option-scoring-points = на очки, не ниже нуля
mia-option-scoring-money = на деньги, можно уйти в минус
mia-option-rounds = Раунды
mia-option-rounds-help = Сколько раундов длится игра на очки или деньги.
mia-option-score-increment = Победитель получает
mia-option-score-increment-help = Сколько получает тот, кто выиграл проверку, в игре на очки или деньги.
mia-option-score-decrement = Проигрыш стоит
mia-option-score-decrement-help = Сколько стоит каждый проигрыш в игре на очки или деньги; двойной — вдвое больше.
mia-option-score-all = Очки получают все
mia-option-score-all-help = В игре на очки или деньги выигрыш раунда получают все участники, даже проигравший.
mia-option-ends-when = Конец игры
mia-option-ends-when-help = Играют ли остальные дальше, когда кто-то потерял все жизни.
mia-option-ends-when-last-standing = когда остался один игрок: он победил
mia-option-ends-when-first-out = когда кто-то выбыл первым: он проиграл
mia-option-mia-true-cost = Не поверить настоящей Мии стоит
mia-option-mia-true-cost-help = Сколько жизней теряет не поверивший, если под стаканом и правда Мия.
mia-option-mia-lie-cost = Раскрытая ложь о Мии стоит
mia-option-mia-lie-cost-help = Сколько жизней теряет заявивший, если Мии под стаканом нет.
mia-option-mia-concede = Сдаться перед Мией
mia-option-mia-concede-help = Можно ли поверить Мии, проиграть не глядя и начать следующий раунд.
mia-option-mia-concede-costs-one = стоит одну
mia-option-mia-concede-costs-two = стоит две
mia-option-mia-concede-not-allowed = нельзя: Мию надо проверить
mia-option-mia-double-any = Мия удваивает проигрыш
mia-option-mia-double-any-help = Проигрыш стоит две, если в раунде заявляли Мию или она лежит под открытым стаканом.
mia-option-mia-reveals = Мия открывает стакан
mia-option-mia-reveals-help = После заявки «Мия» кубики сразу открывают: если правда, остальные теряют по одной, если нет — заявивший.
mia-option-blind-pass = Передать вслепую
mia-option-blind-pass-help = Третий ответ: передать стакан, не бросая и не глядя, со своей заявкой — и отвечать за неё.
mia-option-blind-pass-off = нельзя
mia-option-blind-pass-higher = с заявкой выше
mia-option-blind-pass-same-or-higher = с такой же заявкой или выше
mia-option-blind-reroll = Перебросить вслепую
mia-option-blind-reroll-help = Посмотрев, можно бросить ещё раз, уже не глядя, и сделать заявку.
mia-option-blind-reroll-off = нельзя
mia-option-blind-reroll-new-value = с любой заявкой, которая перебивает прежнюю
mia-option-blind-reroll-same-or-higher = «это или больше»: с заявкой предыдущего; не для того, кто начинает раунд
mia-option-under-announcing = Заявка ниже, чем на кубиках
mia-option-under-announcing-help = Как быть, если на кубиках больше, чем заявлено.
mia-option-under-announcing-is-truth = считается правдой
mia-option-under-announcing-is-lie = такая же ложь
mia-option-joker-32 = Джокер 32
mia-option-joker-32-help = Что бывает, когда выпало 32.
mia-option-joker-32-off = обычная комбинация
mia-option-joker-32-toast = тост: заявить 32 нельзя; как только его увидели, раунд окончен и никто не проиграл
mia-option-life-reroll = Новые жизни, когда осталось три
mia-option-life-reroll-help = Когда у игрока впервые осталось ровно три жизни, новое их число даёт один кубик.
mia-option-life-reroll-off = нет
mia-option-life-reroll-may = по желанию игрока
mia-option-life-reroll-must = всегда
mia-option-show-believed = Тот, кому поверили, может показать кубики
mia-option-show-believed-help = После «верю» предыдущий игрок может ещё раз поднять стакан, чтобы все увидели, что там было; никто не обязан.
mia-option-show-believed-off = нет, их никогда не показывают
mia-option-show-believed-may = да, если захочет
mia-option-next-starter = Следующий раунд начинает
mia-option-next-starter-help = Кто бросает первым после проигрыша.
mia-option-next-starter-doubter-or-next = тот, кто верно не поверил, или следующий после того, кто ошибся
mia-option-next-starter-loser = проигравший, если он ещё в игре
mia-option-next-starter-winner = тот, кто был прав
mia-option-next-starter-doubter = тот, кто не поверил, — верно или нет
mia-option-turn-clock = Время на ход
mia-option-turn-clock-help = Сколько секунд на решение, прежде чем за отсутствующего сыграет дом; 0 — без ограничений.

## Готовые наборы

mia-preset-house = Домашние
mia-preset-house-help = Шесть жизней, побеждает последний в игре.
mia-preset-classic = Классика
mia-preset-classic-help = Шесть жизней; проигрывает тот, кто первым потерял все.
mia-preset-matches = Пять спичек
mia-preset-matches-help = По пять спичек; если не верят Мии, на кону две.
mia-preset-points = До пяти очков
mia-preset-points-help = Кто набрал пять очков, тот выбыл; Мия стоит двух, и её надо проверить.
mia-preset-scored = На очки
mia-preset-scored-help = Двадцать раундов; выигранная проверка приносит очки, проигрыш отнимает.
mia-preset-meyer = Мейер
mia-preset-meyer-help = Как играют в Дании: малая Мия, заявка может повторить прежнюю, проверка Мии стоит двух, «это или больше», тост на 32 и новые жизни, когда осталось три.
mia-preset-contest = Состязание
mia-preset-contest-help = Как играют боты: Мия открывает стакан, за раунд очко получают все, кроме проигравших.

## Комбинации

mia-value-mia = Мия
mia-value-little-mia = малая Мия
mia-value-half-mia = полмии
mia-value-joker = джокер
mia-value-pips =
    { $pips ->
        [one] { $pips } очко
        [few] { $pips } очка
       *[many] { $pips } очков
    }
mia-value-named = { $name } { $value }

## Сколько у кого

mia-standing-lives =
    { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[many] { $count } жизней
    }
mia-standing-matches =
    { $count ->
        [one] { $count } спичка
        [few] { $count } спички
       *[many] { $count } спичек
    }
mia-standing-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
mia-standing-money =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }

## Состояния

mia-phase-over = Игра окончена

## Действия

mia-action-shake = Бросить
mia-action-look = Заглянуть под стакан
mia-action-announce = Заявить: { $value }
mia-action-reroll = Перебросить вслепую и сказать: { $value }
mia-action-believe = Верю
mia-action-doubt = Не верю
mia-action-show-dice = Показать кубики
mia-action-hide-dice = Не показывать
mia-action-pass-on = Передать вслепую: { $value }
mia-action-concede = Сдаться
mia-action-reroll-lives = Бросить на новые жизни
mia-action-keep-lives = Оставить три жизни
mia-action-draw-lot = Жребий падает на игрока { $seat }
mia-action-fall = Выпадает { $roll }
mia-action-fall-one = На кубике { $pips }

## Как сказано

mia-how-looked = посмотрев
mia-how-unseen = не глядя
mia-how-passed = передано вслепую
mia-how-rerolled = переброшено вслепую

## События

mia-event-lot-drawn = Жребий: начинает { $seat }.
mia-event-round-started = Раунд { $number }: начинает { $seat }.
mia-event-shaken = { $seat } трясёт стакан.
mia-event-fell = Кубики лежат под стаканом, бросает { $seat }.
mia-event-looked = { $seat } заглядывает под стакан.
mia-event-saw = Под стаканом { $roll }.
mia-event-announced =
    { $looked ->
        [yes] { $seat } заявляет: { $value }.
       *[no] { $seat } не глядя заявляет: { $value }.
    }
mia-event-rerolled = { $seat } перебрасывает вслепую и говорит: { $value }.
mia-event-believed = { $seat } верит и берёт стакан.
mia-event-dice-shown = { $seat } показывает, что было под стаканом: { $roll }.
mia-event-dice-hidden = { $seat } кубиков не показывает.
mia-event-passed-on = { $seat } передаёт стакан вслепую и говорит: { $value }.
mia-event-doubted = { $seat } не верит (заявка — { $announcer }).
mia-event-conceded = { $seat } сдаётся не глядя.
mia-event-opened =
    { $held ->
        [yes] На кубиках { $roll }. Заявка { $value } ({ $announcer }) честная.
       *[no] На кубиках { $roll }. Заявка { $value } ({ $announcer }) — ложь.
    }
mia-event-toasted = { $roll }, джокер: тост! Никто не проигрывает, снова начинает { $seat }.
mia-event-lost = { $seat } теряет { $cost }, остаётся { $left }.
mia-event-lost-points = { $seat } получает { $cost }, всего { $left } из { $limit }.
mia-event-lost-scored = { $seat } платит { $cost }, всего { $left }.
mia-event-gained = { $seat } получает { $gain }, всего { $left }.
mia-event-went-out = { $seat } выбывает из игры.
mia-event-die-taken = У игрока { $seat } три жизни: он берёт кубик.
mia-event-lives-rerolled =
    { $seat }: кубик даёт { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[many] { $lives } жизней
    }.
mia-event-lives-kept = { $seat } остаётся с тремя жизнями.
mia-event-game-ended = Игра окончена.

## Конец игры

mia-end-last-standing = Остался один игрок.
mia-end-first-out = Первый игрок потерял все жизни.
mia-end-rounds = Сыгран последний раунд.

## Причины

mia-refused-over = Игра уже окончена.
mia-refused-dice-falling = Кубики ещё падают: пока не лягут, никто не ходит.
mia-refused-not-your-turn = Сейчас не ваш ход: решение за местом { $seat }.
mia-refused-too-low = { $value } мало: это не перебивает { $beat }.
mia-refused-joker = 32 здесь джокер: за него пьют, его не заявляют.
mia-refused-unknown-value = Такой комбинации здесь нет: { $value }. Есть такие: { $allowed }.
mia-refused-own-roll = Это ваш собственный бросок: чтобы передать его дальше, скажите больше, чем { $beat }.
mia-refused-reroll-same = Кто перебрасывает, говорит «это или больше»: { $beat }, а не { $value }.
mia-refused-top-ends-bidding = Выше, чем { $value }, нет: торги окончены.
mia-refused-no-conceding = По правилам этого стола { $value } надо проверить.
mia-refused-not-now = Сейчас так нельзя (действие { $action }, состояние { $phase }).
mia-contradiction-blind-pass = Передавать вслепую можно лишь там, где заявки должны расти; с «такой же или выше» это надо выключить.
mia-contradiction-joker-pips = Когда считают по очкам, 32 — это просто пять очков, и джокером оно быть не может.
mia-contradiction-life-reroll-lives = Чтобы получать новые жизни, когда осталось три, в начале нужно больше трёх.
mia-preset-first-evening = Первый вечер
mia-preset-first-evening-help = Три жизни, чтобы первая игра кончилась за несколько минут.
