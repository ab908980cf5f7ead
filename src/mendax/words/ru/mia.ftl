# Mia. Names of players come as $seat, $announcer; values as they are shown.
mia-title = Мия

## House rules
mia-option-order = Порядок комбинаций
mia-option-order-help = Какая комбинация какую бьёт.
mia-option-order-standard = 21, затем дубли, затем от 65 до 31
mia-option-order-natural = естественный: старше всех 11, младше всех 21, дубли стоят среди чисел на своих местах
mia-option-order-numeric = числовой: 21, затем 66, 65, 64 и так до 11, дубли стоят среди чисел на своих местах
mia-option-order-pips = по очкам: 21, затем дубли; остальное считают по сумме, так что 62 равно 53
mia-option-doubles = Дубли
mia-option-doubles-help = Какой из дублей старший.
mia-option-doubles-also = пара дубль одинаковые
mia-option-doubles-sixes-high = старший 66, младший 11
mia-option-doubles-ones-high = наоборот: старший 11, младший 66
mia-option-second = Сразу после 21
mia-option-second-help = Комбинация, которую ставят выше дублей, сразу после 21.
mia-option-second-also = 31 42 маленькая малая
mia-option-second-none = ничего особенного
mia-option-second-little-mia = 31, малая Мия
mia-option-second-half-mia = 42, полмии
mia-option-second-half-and-little = 42, полмии, а после неё 31, малая Мия
mia-option-ones-top = 11 бьёт даже 21
mia-option-ones-top-help = Тогда 11 — старшая комбинация, и всё сказанное о Мии относится к ней.
mia-option-announce = Новая заявка должна быть
mia-option-announce-help = Какой должна быть заявка по сравнению с прежней.
mia-option-announce-also = та же самая одинаковая повторить
mia-option-announce-higher = выше прежней
mia-option-announce-equal-or-higher = такой же или выше
mia-option-lives = Жизни
mia-option-lives-help = Сколько жизней (спичек, очков) у каждого в начале.
mia-option-lives-also = очки сердца баллы
mia-option-display = Показывать как
mia-option-display-help = Тот же счёт на ваш вкус: жизни и спички убывают, очки растут до предела.
mia-option-display-also = пить глоток пиво счётчик
mia-option-display-lives = жизни
mia-option-display-matches = спички
mia-option-display-die = кубик, который считает назад
mia-option-display-glasses = бокалы
mia-option-display-points = очки
mia-option-scoring = На что играют
mia-option-scoring-help = На жизни или определённое число раундов на очки либо деньги.
mia-option-scoring-also = деньги монеты копейки
mia-option-scoring-lives = на жизни
mia-option-scoring-points = на очки, не ниже нуля
mia-option-scoring-money = на деньги, можно уйти в минус
mia-option-rounds = Раунды
mia-option-rounds-help = Сколько раундов длится игра на очки или деньги.
mia-option-score-increment = Победитель получает
mia-option-score-increment-help = Сколько получает тот, кто выиграл проверку, в игре на очки или деньги.
mia-option-score-increment-0 = ничего
mia-option-score-decrement = Проигрыш стоит
mia-option-score-decrement-help = Сколько стоит каждый проигрыш в игре на очки или деньги; двойной — вдвое больше.
mia-option-score-decrement-0 = ничего
mia-option-score-all = Очки получают все
mia-option-score-all-help = В игре на очки или деньги выигрыш раунда получают все участники, даже проигравший.
mia-option-ends-when = Конец игры
mia-option-ends-when-help = Играют ли остальные дальше, когда кто-то потерял все жизни.
mia-option-ends-when-last-standing = когда остался один игрок: он победил
mia-option-ends-when-first-out = когда кто-то выбыл первым: он проиграл
mia-option-stakes = Проигрыш считается
mia-option-stakes-help = Сколько раз платят обычную цену.
mia-option-stakes-one = один раз
mia-option-stakes-rising = за каждую заявку раунда, но не больше десяти раз
mia-option-stakes-pips = за каждое очко открытых кубиков
mia-option-doubt-cost = Зря не поверить стоит
mia-option-doubt-cost-help = Сколько стоит не поверить честной заявке; у Мии своя цена.
mia-option-mia-true-cost = Не поверить настоящей Мии стоит
mia-option-mia-true-cost-help = Сколько жизней теряет не поверивший, если под стаканом и правда Мия.
mia-option-mia-true-cost-also = 21 цена штраф вдвойне
mia-option-mia-lie-cost = Раскрытая ложь о Мии стоит
mia-option-mia-lie-cost-help = Сколько жизней теряет заявивший, если Мии под стаканом нет.
mia-option-mia-lie-cost-also = 21 цена штраф вдвойне блеф
mia-option-mia-concede = Сдаться перед Мией
mia-option-mia-concede-help = Можно ли поверить Мии, проиграть не глядя и начать следующий раунд.
mia-option-mia-concede-costs-one = стоит одну
mia-option-mia-concede-costs-two = стоит две
mia-option-mia-concede-not-allowed = нельзя: Мию надо проверить
mia-option-mia-concede-free-if-true = вместо этого поверить: кубики открывают, и ошибка стоит одну
mia-option-mia-double-any = Мия удваивает проигрыш
mia-option-mia-double-any-help = Каждый проигрыш стоит не меньше двух, если в раунде заявляли Мию или она лежит под открытым стаканом.
mia-option-mia-reveals = Мия открывает стакан
mia-option-mia-reveals-help = После заявки «Мия» кубики сразу открывают: если правда, остальные теряют по одной, если нет — заявивший.
mia-option-mia-on-mia = Мия на Мию
mia-option-mia-on-mia-help = Мии можно поверить и ответить Мией; ставка удваивается, не больше трёх раз.
mia-option-mia-answerer = На Мию отвечает
mia-option-mia-answerer-help = Кто должен ответить, когда заявлена Мия.
mia-option-mia-answerer-next = следующий игрок
mia-option-mia-answerer-previous = игрок перед заявившим
mia-option-mia-answerer-chosen = тот, кого выберет заявивший
mia-option-doubter = Кто может не поверить
mia-option-doubter-help = Только следующий игрок или любой, пока следующий не ответил.
mia-option-doubter-next = только следующий игрок
mia-option-doubter-anybody = любой за столом
mia-option-give-up = Сдаться
mia-option-give-up-help = Перед какими заявками можно сдаться.
mia-option-give-up-before-mia = только перед Мией
mia-option-give-up-before-any-value = перед любой, за одну жизнь
mia-option-blind-pass = Передать вслепую
mia-option-blind-pass-help = Третий ответ: передать стакан, не бросая и не глядя, со своей заявкой — и отвечать за неё.
mia-option-blind-pass-also = не глядя вслепую
mia-option-blind-pass-off = нельзя
mia-option-blind-pass-higher = с заявкой выше
mia-option-blind-pass-same-or-higher = с такой же заявкой или выше
mia-option-blind-pass-same = только с той же заявкой
mia-option-blind-reroll = Перебросить вслепую
mia-option-blind-reroll-help = Посмотрев, можно бросить ещё раз, уже не глядя, и сделать заявку.
mia-option-blind-reroll-off = нельзя
mia-option-blind-reroll-new-value = с любой заявкой, которая перебивает прежнюю
mia-option-blind-reroll-same-or-higher = «это или больше»: с заявкой предыдущего; не для того, кто начинает раунд
mia-option-blind-reroll-more = «больше»: без числа, просто больше прежней; не для того, кто начинает раунд
mia-option-under-announcing = Заявка ниже, чем на кубиках
mia-option-under-announcing-help = Как быть, если на кубиках больше, чем заявлено.
mia-option-under-announcing-is-truth = считается правдой
mia-option-under-announcing-is-lie = такая же ложь
mia-option-joker-32 = Джокер 32
mia-option-joker-32-help = Что бывает, когда выпало 32.
mia-option-joker-32-also = пить тост выпить вечеринка
mia-option-joker-32-off = обычная комбинация
mia-option-joker-32-toast = тост: заявить 32 нельзя; как только его увидели, раунд окончен и никто не проиграл
mia-option-joker-32-all-pay = платят все остальные: заявить нельзя; как только увидели, раунд окончен
mia-option-joker-32-must-show = надо сразу показать всем
mia-option-joker-32-turn = заявка меняет направление игры
mia-option-joker-32-wipe = годится поверх любой заявки, а после неё годится всё
mia-option-joker-32-turn-and-wipe = и то и другое: поверх любой заявки, потом годится всё, и направление меняется
mia-option-effect-31 = Особая комбинация 31
mia-option-effect-31-help = Что бывает, когда выпало или заявлено 31.
mia-option-effect-31-off = обычная комбинация
mia-option-effect-31-toast = тост: заявить нельзя; как только увидели, раунд окончен и никто не проиграл
mia-option-effect-31-all-pay = платят все остальные: заявить нельзя; как только увидели, раунд окончен
mia-option-effect-31-must-show = надо сразу показать всем
mia-option-effect-31-turn = заявка меняет направление игры
mia-option-effect-31-wipe = годится поверх любой заявки, а после неё годится всё
mia-option-effect-31-turn-and-wipe = и то и другое: поверх любой заявки, потом годится всё, и направление меняется
mia-option-effect-61 = Особая комбинация 61
mia-option-effect-61-help = Что бывает, когда выпало или заявлено 61.
mia-option-effect-61-off = обычная комбинация
mia-option-effect-61-toast = тост: заявить нельзя; как только увидели, раунд окончен и никто не проиграл
mia-option-effect-61-all-pay = платят все остальные: заявить нельзя; как только увидели, раунд окончен
mia-option-effect-61-must-show = надо сразу показать всем
mia-option-effect-61-turn = заявка меняет направление игры
mia-option-effect-61-wipe = годится поверх любой заявки, а после неё годится всё
mia-option-effect-61-turn-and-wipe = и то и другое: поверх любой заявки, потом годится всё, и направление меняется
mia-option-effect-11 = Особая комбинация 11
mia-option-effect-11-help = Что бывает, когда выпало или заявлено 11.
mia-option-effect-11-off = обычная комбинация
mia-option-effect-11-toast = тост: заявить нельзя; как только увидели, раунд окончен и никто не проиграл
mia-option-effect-11-all-pay = платят все остальные: заявить нельзя; как только увидели, раунд окончен
mia-option-effect-11-must-show = надо сразу показать всем
mia-option-effect-11-turn = заявка меняет направление игры
mia-option-effect-11-wipe = годится поверх любой заявки, а после неё годится всё
mia-option-effect-11-turn-and-wipe = и то и другое: поверх любой заявки, потом годится всё, и направление меняется
mia-option-effect-21 = Особая комбинация 21
mia-option-effect-21-help = Что бывает, когда выпало или заявлено 21.
mia-option-effect-21-off = обычная комбинация
mia-option-effect-21-must-show = надо сразу показать всем
mia-option-effect-21-turn = заявка меняет направление игры
mia-option-turn-on-loss = Проигрыш меняет направление
mia-option-turn-on-loss-help = После каждого проигрыша играют в другую сторону.
mia-option-swimming = Последний шанс
mia-option-swimming-help = Без жизней играют дальше: выбывают только при следующем проигрыше.
mia-option-more-lives = Лишние жизни первым местам
mia-option-more-lives-help = Фора, например детям: посадите их первыми.
mia-option-more-lives-0 = нет
mia-option-more-lives-seats = Мест с лишними жизнями
mia-option-more-lives-seats-help = Сколько мест, начиная с первого, их получают.
mia-option-life-reroll = Новые жизни, когда осталось три
mia-option-life-reroll-help = Когда у игрока впервые осталось ровно три жизни, новое их число даёт один кубик.
mia-option-life-reroll-off = нет
mia-option-life-reroll-may = по желанию игрока
mia-option-life-reroll-must = всегда
mia-option-look-and-pass = Посмотреть и передать
mia-option-look-and-pass-help = Кто поверил, может посмотреть на кубики и передать их дальше без броска, с заявкой выше.
mia-option-look-and-pass-off = нельзя
mia-option-look-and-pass-may = можно
mia-option-show-believed = Тот, кому поверили, может показать кубики
mia-option-show-believed-help = После «верю» предыдущий игрок может ещё раз поднять стакан, чтобы все увидели, что там было; никто не обязан.
mia-option-show-believed-off = нет, их никогда не показывают
mia-option-show-believed-may = да, если захочет
mia-option-dice-seen-by = Кубики видит
mia-option-dice-seen-by-help = Кто видит кубики, когда игрок со стаканом смотрит. Угадывать должен только следующий.
mia-option-dice-seen-by-roller = тот, кто бросал
mia-option-dice-seen-by-all-but-next = каждый, кроме следующего
mia-option-next-starter = Следующий раунд начинает
mia-option-next-starter-help = Кто бросает первым после проигрыша.
mia-option-next-starter-doubter-or-next = тот, кто не поверил и был прав, или следующий после того, кто ошибся
mia-option-next-starter-loser = проигравший, если он ещё в игре
mia-option-next-starter-winner = тот, кто был прав
mia-option-next-starter-doubter = тот, кто не поверил, — верно или нет
mia-option-late = Если время вышло
mia-option-late-help = Что происходит, когда время на ход закончилось.
mia-option-late-plays = играет сервер
mia-option-late-loses = раунд проигран
mia-option-turn-clock = Время на ход
mia-option-turn-clock-help = Сколько секунд на решение, прежде чем за отсутствующего сыграет сервер; 0 — без ограничений.
mia-option-turn-clock-also = таймер секунды часы медленно
mia-option-turn-clock-0 = без ограничения
mia-option-turn-clock-3600 = час
mia-option-turn-clock-86400 = сутки

## House rules in one sentence
mia-ours-order = { $value ->
    [natural] естественный порядок комбинаций
    [numeric] числовой порядок комбинаций
    [pips] порядок комбинаций по очкам
   *[standard] обычный порядок комбинаций
}
mia-ours-doubles = { $value ->
    [ones_high] дубли наоборот
   *[sixes_high] дубли от 66 вниз
}
mia-ours-second = { $value ->
    [little_mia] малая Мия
    [half_mia] полмии
    [half_and_little] полмии и малая Мия
   *[none] без малой Мии
}
mia-ours-ones-top = { $value ->
    [yes] 11 бьёт даже 21
   *[no] 21 бьёт 11
}
mia-ours-announce = { $value ->
    [equal_or_higher] такая же или выше
   *[higher] всегда выше
}
mia-ours-lives = { $value ->
    [one] { $value } жизнь
    [few] { $value } жизни
   *[many] { $value } жизней
}
mia-ours-display = { $value ->
    [matches] жизни показывают спичками
    [die] жизни показывают кубиком
    [glasses] жизни показывают бокалами
    [points] жизни показывают очками
   *[lives] жизни показывают жизнями
}
mia-ours-scoring = { $value ->
    [points] игра на очки
    [money] игра на деньги
   *[lives] игра на жизни
}
mia-ours-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
   *[many] { $value } раундов
}
mia-ours-score-increment = { $value ->
    [0] победитель не получает ничего
   *[other] победитель получает { $value }
}
mia-ours-score-decrement = { $value ->
    [0] проигрыш ничего не стоит
   *[other] проигрыш стоит { $value }
}
mia-ours-score-all = { $value ->
    [yes] очки получают все
   *[no] очки получает только победитель
}
mia-ours-ends-when = { $value ->
    [first_out] кто выбыл первым — проиграл
   *[last_standing] кто остался последним — победил
}
mia-ours-stakes = { $value ->
    [rising] проигрыш считают за каждую заявку
    [pips] проигрыш считают за каждое очко
   *[one] проигрыш считают один раз
}
mia-ours-doubt-cost = зря не поверить стоит { $value }
mia-ours-mia-true-cost = не поверить настоящей Мии стоит { $value }
mia-ours-mia-lie-cost = ложь о Мии стоит { $value }
mia-ours-mia-concede = { $value ->
    [costs_two] сдаться перед Мией стоит две
    [not_allowed] перед Мией не сдаются
    [free_if_true] поверить Мии — открыть кубики
   *[costs_one] сдаться перед Мией стоит одну
}
mia-ours-mia-double-any = { $value ->
    [yes] Мия удваивает каждый проигрыш
   *[no] других проигрышей Мия не удваивает
}
mia-ours-mia-reveals = { $value ->
    [yes] Мия открывает стакан
   *[no] Мия не открывает стакан
}
mia-ours-mia-on-mia = { $value ->
    [yes] Мия на Мию
   *[no] без Мии на Мию
}
mia-ours-mia-answerer = { $value ->
    [previous] на Мию отвечает предыдущий игрок
    [chosen] на Мию отвечает выбранный игрок
   *[next] на Мию отвечает следующий игрок
}
mia-ours-doubter = { $value ->
    [anybody] не поверить может любой
   *[next] не поверить может только следующий
}
mia-ours-give-up = { $value ->
    [before_any_value] сдаться можно перед любой заявкой
   *[before_mia] сдаться можно только перед Мией
}
mia-ours-blind-pass = { $value ->
    [higher] передавать вслепую с заявкой выше
    [same_or_higher] передавать вслепую с такой же заявкой или выше
    [same] передавать вслепую с той же заявкой
   *[off] вслепую не передают
}
mia-ours-blind-reroll = { $value ->
    [new_value] перебрасывать вслепую
    [same_or_higher] «это или больше»
    [more] «больше»
   *[off] вслепую не перебрасывают
}
mia-ours-under-announcing = { $value ->
    [is_lie] заявка ниже — ложь
   *[is_truth] заявка ниже — правда
}
mia-ours-effect = { $value ->
    [toast] — тост
    [all_pay] — платят все остальные
    [must_show] показывают всем
    [turn] меняет направление
    [wipe] бьёт любую заявку
    [turn_and_wipe] бьёт любую заявку и меняет направление
   *[off] — обычная комбинация
}
mia-ours-joker-32 = 32 { mia-ours-effect }
mia-ours-effect-31 = 31 { mia-ours-effect }
mia-ours-effect-61 = 61 { mia-ours-effect }
mia-ours-effect-11 = 11 { mia-ours-effect }
mia-ours-effect-21 = 21 { mia-ours-effect }
mia-ours-turn-on-loss = { $value ->
    [yes] проигрыш меняет направление
   *[no] проигрыш не меняет направления
}
mia-ours-swimming = { $value ->
    [yes] с последним шансом
   *[no] без последнего шанса
}
mia-ours-more-lives = { $value ->
    [0] без лишних жизней
    [one] { $value } лишняя жизнь первым местам
    [few] { $value } лишние жизни первым местам
   *[many] { $value } лишних жизней первым местам
}
mia-ours-more-lives-seats = { $value ->
    [one] лишние жизни для { $value } места
   *[other] лишние жизни для { $value } мест
}
mia-ours-life-reroll = { $value ->
    [may] новые жизни на трёх по желанию
    [must] новые жизни на трёх
   *[off] без новых жизней на трёх
}
mia-ours-look-and-pass = { $value ->
    [may] посмотреть и передать
   *[off] посмотрев не передают
}
mia-ours-show-believed = { $value ->
    [may] кому поверили — может показать кубики
   *[off] кубики после доверия не показывают
}
mia-ours-dice-seen-by = { $value ->
    [all_but_next] угадывает только следующий
   *[roller] кубики видит только тот кто бросал
}
mia-ours-next-starter = { $value ->
    [loser] следующий раунд начинает проигравший
    [winner] следующий раунд начинает тот кто был прав
    [doubter] следующий раунд начинает тот кто не поверил
   *[doubter_or_next] начинает тот кто верно не поверил или следующий игрок
}
mia-ours-late = { $value ->
    [loses] кто опоздал — проиграл раунд
   *[plays] за опоздавшего играет сервер
}
mia-ours-turn-clock = { $value ->
    [0] без ограничения времени
    [3600] час на ход
    [86400] сутки на ход
    [one] { $value } секунда на ход
    [few] { $value } секунды на ход
   *[many] { $value } секунд на ход
}

## Presets
mia-preset-standard = Стандартные
mia-preset-standard-help = Шесть жизней, побеждает последний в игре.
mia-preset-first-evening = Первый вечер
mia-preset-first-evening-help = Три жизни, чтобы первая игра кончилась за несколько минут.
mia-preset-classic = Классика
mia-preset-classic-help = Шесть жизней; проигрывает тот, кто первым потерял все.
mia-preset-matches = Пять спичек
mia-preset-matches-help = По пять спичек; если не верят Мии, на кону две.
mia-preset-points = До пяти очков
mia-preset-points-help = Кто набрал пять очков, тот выбыл; Мия стоит двух, и её надо проверить.
mia-preset-scored = На очки
mia-preset-scored-help = Двадцать раундов; выигранная проверка приносит очки, проигрыш отнимает.
mia-preset-meyer = Дания: Мейер
mia-preset-meyer-help = Как играют в Дании: малая Мия, заявка может повторить прежнюю, проверка Мии стоит две, «это или больше», тост на 32 и новые жизни, когда осталось три.
mia-preset-contest = Турнир ботов
mia-preset-contest-help = Как играют боты: Мия открывает стакан, за раунд очко получают все, кроме проигравших.
mia-preset-germany = Германия: Мэксхен
mia-preset-germany-help = Как в Германии: проверка Мии стоит двух, кто бы ни ошибся, стакан можно передать вслепую, а следующий раунд начинает проигравший.
mia-preset-mexicali = Мехикали
mia-preset-mexicali-help = Как в Северной Америке: такая же или выше, на 32 тост, 31 можно заявить поверх всего, и она меняет направление, а на Мию можно ответить Мией.
mia-preset-board-game-arena = Сайт Board Game Arena
mia-preset-board-game-arena-help = Как на этом сайте: стакан можно передать с той же заявкой, а следующий раунд начинает тот, кто был прав.
mia-preset-wikipedia = Википедия
mia-preset-wikipedia-help = Как в английской Википедии: проигрывает тот, кто выбыл первым, а стакан можно передать с той же заявкой или выше.
mia-preset-a-move-a-day = Ход в день
mia-preset-a-move-a-day-help = Для игры примерно на неделю: одна жизнь и сутки на каждое решение, даже когда за столом никого нет.
mia-preset-a-move-an-hour = Ход в час
mia-preset-a-move-an-hour-help = Для игры на день-два: три жизни и час на каждое решение, даже когда за столом никого нет.

## Values
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

## Standing
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
mia-standing-glasses =
    { $count ->
        [one] { $count } бокал
        [few] { $count } бокала
       *[many] { $count } бокалов
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

## Phases
mia-phase-over = Игра окончена

## Actions
mia-action-shake = Бросить
mia-action-look = Заглянуть под стакан
mia-action-announce = Заявить: { $value }
mia-action-reroll = Перебросить вслепую и сказать: { $value }
mia-action-believe = Верю
mia-action-peek = Посмотреть и передать
mia-action-doubt = Не верю
mia-action-show-dice = Показать кубики
mia-action-hide-dice = Не показывать
mia-action-pass-on = Передать вслепую: { $value }
mia-action-ask = Пусть отвечает { $seat }
mia-action-concede = Сдаться
mia-action-trust = Верю, открыть
mia-action-forfeit = Проиграть раунд
mia-action-reroll-lives = Бросить на новые жизни
mia-action-keep-lives = Оставить три жизни
mia-action-draw-lot = Начинает { $seat } (жребий)
mia-action-fall = Выпадает { $roll }
mia-action-fall-one = На кубике { $pips }

## Manner of a claim
mia-how-looked = посмотрев
mia-how-unseen = не глядя
mia-how-passed = передано вслепую
mia-how-kept = передано без броска, с просмотром
mia-how-rerolled = переброшено вслепую

## Events
mia-event-lot-drawn = Жребий: начинает { $seat }.
mia-event-round-started = { $number ->
    [1] Раунд { $number }: по жребию начинает { $seat }.
   *[other] Раунд { $number }: начинает { $seat }.
}
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
mia-event-peeked = { $seat } верит и смотрит на кубики, не бросая.
mia-event-dice-shown = { $seat } показывает, что было под стаканом: { $roll }.
mia-event-dice-hidden = { $seat } кубиков не показывает.
mia-event-passed-on = { $seat } передаёт стакан вслепую и говорит: { $value }.
mia-event-answerer-chosen = { $seat } выбирает, кто отвечает: { $answerer }.
mia-event-doubted = { $seat } не верит (заявка — { $announcer }).
mia-event-conceded = { $seat } сдаётся не глядя.
mia-event-trusted = { $seat } верит. Кубики открывают.
mia-event-forfeited = { $seat } проигрывает раунд по времени.
mia-event-opened =
    { $held ->
        [yes] На кубиках { $roll }. Заявка { $value } ({ $announcer }) честная.
       *[no] На кубиках { $roll }. Заявка { $value } ({ $announcer }) — ложь.
    }
mia-event-toasted = { $roll }, джокер: тост! Никто не проигрывает, снова начинает { $seat }.
mia-event-treated = Под стаканом { $roll }: платят все, кроме одного ({ $seat }).
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

## How a game ends
mia-end-last-standing = Все остальные выбыли.
mia-end-first-out = Первый игрок потерял все жизни.
mia-end-rounds = Сыгран последний раунд.

## Reasons
mia-refused-over = Игра уже окончена.
mia-refused-dice-falling = Кубики ещё катятся: подождите, пока лягут.
mia-refused-not-your-turn = Сейчас не ваш ход: решение за местом { $seat }.
mia-refused-too-low = { $value } мало: это не перебивает { $beat }.
mia-refused-joker = { $value } здесь не заявляют: раунд кончается, как только это увидели.
mia-refused-unknown-value = Такой комбинации здесь нет: { $value }. Есть такие: { $allowed }.
mia-refused-own-roll = Это ваш собственный бросок: чтобы передать его дальше, скажите больше, чем { $beat }.
mia-refused-reroll-same = Кто перебрасывает, говорит «это или больше»: { $beat }, а не { $value }.
mia-refused-pass-same = Здесь стакан передают с той же заявкой: { $beat }, а не { $value }.
mia-refused-reroll-more = Кто перебрасывает, говорит «больше», чем { $beat }, без числа: не { $value }.
mia-refused-top-ends-bidding = Выше, чем { $value }, нет: торги окончены.
mia-refused-no-conceding = По правилам этого стола { $value } надо проверить.
mia-refused-ask = Этот игрок отвечать не может. Можно выбрать места: { $allowed }.
mia-refused-not-now = Сейчас так нельзя (действие { $action }, состояние { $phase }).
mia-contradiction-joker-pips = Когда считают по очкам, 32 — это просто пять очков, и джокером оно быть не может.
mia-contradiction-effect-pips = Когда считают по очкам, 61 — это просто семь очков, и своего действия у неё быть не может.
mia-contradiction-top = 11 здесь старшая комбинация: её можно сразу показывать, или она меняет направление; другого действия у неё быть не может.
mia-contradiction-life-reroll-lives = Чтобы получать новые жизни, когда осталось три, в начале нужно больше трёх.
mia-contradiction-seen-by = Кубики видят все, кроме следующего игрока, поэтому никто другой отвечать не может.
mia-contradiction-seen-doubter = Кубики видят все, кроме следующего игрока, поэтому не поверить может только он.

## How to play: one sentence for each rule; $top is the highest value
mia-play-aim = Цель
mia-play-counted-in-lives = В начале у каждого { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}. Кого поймали на лжи, тот теряет одну; кто не поверил правде — тоже.
mia-play-counted-in-matches = В начале у каждого { $lives ->
    [one] { $lives } спичка
    [few] { $lives } спички
   *[many] { $lives } спичек
}. Кого поймали на лжи, тот откладывает одну; кто не поверил правде — тоже.
mia-play-counted-in-die = У каждого есть кубик, который показывает его жизни, сначала { $lives }. Кого поймали на лжи, тот поворачивает кубик на одну меньше; кто не поверил правде — тоже.
mia-play-counted-in-glasses = В начале у каждого { $lives ->
    [one] { $lives } полный бокал
    [few] { $lives } полных бокала
   *[many] { $lives } полных бокалов
}. Кого поймали на лжи, тот опустошает один; кто не поверил правде — тоже.
mia-play-counted-in-points = Кого поймали на лжи, тот получает очко; кто не поверил правде — тоже.
mia-play-out-in-lives = Кто остался без жизней, выбывает.
mia-play-out-in-matches = Кто остался без спичек, выбывает.
mia-play-out-in-die = Кто остался без жизней, выбывает.
mia-play-out-in-glasses = Кто остался без полного бокала, выбывает.
mia-play-out-in-points = Кто набрал { $lives ->
    [one] { $lives } очко
    [few] { $lives } очка
   *[many] { $lives } очков
}, выбывает.
mia-play-uneven = Если правило ниже называет другую цену, действует она.
mia-play-more-lives = Мест с форой, начиная с первого: { $seats }. Там в начале на { $lives } больше.
mia-play-ends-last-standing = Остальные играют дальше, и последний в игре побеждает.
mia-play-ends-first-out = Кто выбыл первым, тот проиграл, и игра окончена.
mia-play-scored-in-points = Играют { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
} на очки. Цена каждого проигрыша — { $cost }, двойного — вдвое больше; ниже нуля никто не опускается. Побеждает тот, у кого в конце больше всех очков.
mia-play-scored-in-money = Играют { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
} на деньги. Цена каждого проигрыша — { $cost }, двойного — вдвое больше; можно и задолжать. Побеждает тот, у кого в конце больше всех денег.
mia-play-gains-winner = Кто выиграл проверку, получает { $gain }; когда кто-то сдаётся, никто ничего не получает.
mia-play-gains-revealed = Когда { $top } открывает кубики и действительно там, { $gain } получает тот, кто заявил; если нет, никто ничего не получает.
mia-play-gains-all-pay = Когда за бросок платят все остальные, игрок с этими кубиками получает { $gain }.
mia-play-gains-all = За каждый раунд, в котором кто-то проиграл, все получают по { $gain }, даже проигравший.
mia-play-values = Комбинации
mia-play-read = Два кубика читают как одно число, старшая цифра всегда первая: 3 и 5 — это 53, а не 35.
mia-play-ladder = От старшей к младшей: { $ladder }.
mia-play-pips = Комбинации, между которыми стоит «=», равны: там важна только сумма кубиков, так что 62 и 53 — это 8 очков.
mia-play-mia = Старшая комбинация, { $top }, называется Мия.
mia-play-another-top = Старшая комбинация здесь — { $top }, а не 21, поэтому Мией за этим столом называют { $top }.
mia-play-second-little-mia = 31 — малая Мия, она стоит сразу после 21.
mia-play-second-half-mia = 42 — полмии, она стоит сразу после 21.
mia-play-second-half-and-little = Сразу после 21 стоит 42, полмии, а за ней 31, малая Мия.
mia-play-middle-higher = Посередине стоит { $value }: её { $ways ->
    [one] перебивает { $ways } бросок
    [few] перебивают { $ways } броска
   *[many] перебивают { $ways } бросков
} из 36.
mia-play-middle-equal-or-higher = Посередине стоит { $value }: столько или больше выпадает в { $ways } бросках из 36.
mia-play-round = Раунд
mia-play-opens = Кто начинает первый раунд, решает жребий. Он трясёт стакан, ставит его так, чтобы кубиков никто не видел, смотрит или нет и делает заявку: говорит правду, больше или меньше. Начать можно с любой комбинации, всего их { $count }.
mia-play-answers = Следующий игрок по часовой стрелке отвечает:
mia-play-answers-turning = Следующий игрок по направлению игры (сначала по часовой стрелке) отвечает:
mia-play-believe-higher = «Верю»: берёт стакан, бросает, смотрит или нет и должен заявить больше, чем было заявлено, что бы ему ни выпало.
mia-play-believe-equal-or-higher = «Верю»: берёт стакан, бросает, смотрит или нет и должен заявить столько же или больше, что бы ему ни выпало.
mia-play-doubt-is-truth = «Не верю»: кубики открывают. Если на них заявленное или больше, проигрывает тот, кто не поверил; если меньше — тот, кто заявил.
mia-play-doubt-is-lie = «Не верю»: кубики открывают. Если они стоят ровно столько, сколько заявлено, проигрывает тот, кто не поверил; если меньше или больше — тот, кто заявил.
mia-play-anybody = Пока следующий игрок не ответил, сказать «Не верю» могут и остальные, кроме того, кто заявил, и тех, кто видел кубики. Кто сказал первым, тот и не поверил — и платит, если заявка была честной.
mia-play-pass-higher = «Передаю»: стакан идёт дальше неброшенным и неоткрытым, с заявкой выше. Дальше за неё отвечаете вы; кто бросал, тот уже ни при чём.
mia-play-pass-same-or-higher = «Передаю»: стакан идёт дальше неброшенным и неоткрытым, с той же заявкой или выше. Дальше за неё отвечаете вы; кто бросал, тот уже ни при чём, но ту же заявку передать не может, если кубики вернутся к нему.
mia-play-pass-same = «Передаю»: стакан идёт дальше неброшенным и неоткрытым, с той же заявкой. Дальше за неё отвечаете вы; кто бросал, передать его снова не может.
mia-play-seen-by-all-but-next = Кто смотрит под стакан, показывает кубики и остальным, но не следующему игроку: он должен отвечать.
mia-play-look-and-pass = «Посмотрю»: вы верите, смотрите на кубики как есть и передаёте их дальше без броска, с заявкой выше. С этого времени отвечаете за неё вы.
mia-play-may-show = Кто смотрел на кубики и кому поверили, может перед следующим броском ещё раз поднять стакан и показать всем, что там было; никто не обязан.
mia-play-reroll-new-value = Посмотрев на свой бросок, можете бросить ещё раз, теперь не глядя, и заявить любую годную комбинацию.
mia-play-reroll-same-or-higher = Посмотрев на свой бросок, можете бросить ещё раз, теперь не глядя, и сказать «это или больше»: ту самую комбинацию, которую надо было перебить. Это правда, если на кубиках столько или больше. Тому, кто начинает раунд, нельзя.
mia-play-reroll-more = Посмотрев на свой бросок, можете бросить ещё раз, теперь не глядя, и сказать «больше»: больше, чем надо было перебить. Тому, кто начинает раунд, нельзя.
mia-play-reroll-same-wiping = «Это или больше» поверх { $values } верно, только если там именно это.
mia-play-reroll-more-wiping = Поверх { $values } сказать «больше» нельзя; если «больше» означает { $values }, там должно быть именно это.
mia-play-starter-doubter-or-next = После раскрытой лжи следующий раунд начинает тот, кто не поверил; если он ошибся — следующий после него. Выбывших пропускают.
mia-play-starter-loser = Следующий раунд начинает проигравший; если он выбыл — следующий игрок.
mia-play-starter-winner = После «Не верю» следующий раунд начинает тот, кто был прав. Выбывших пропускают.
mia-play-starter-doubter = Следующий раунд начинает тот, кто не поверил, верно или нет; если он выбыл — следующий игрок.
mia-play-top = Мия, { $top }
mia-play-reveals = Заявка { $top } сразу открывает кубики. Если это правда, остальные { $cost ->
    [1] проигрывают как обычно
   *[other] проигрывают вдвойне
}; если нет — тот, кто заявил.
mia-play-reveals-starter = Когда определяют, кто начнёт следующий раунд, не поверившим тогда считают следующего игрока.
mia-play-unbeaten = Выше, чем { $top }, нет ничего. Тот, кто должен ответить, может:
mia-play-concede = сдаться не глядя: это { $cost ->
    [1] обычный проигрыш
   *[other] двойной проигрыш
}, а кто сдался, тот начинает следующий раунд;
mia-play-trust = поверить: кубики открывают. Если там { $top }, не проигрывает никто, если нет — проигрывает поверивший{ $cost ->
    [1] {""}
   *[other] , и вдвойне
}. Кто поверил, тот начинает следующий раунд;
mia-play-pass-top = передать { $top } дальше, не бросая и не глядя;
mia-play-pass-top-wiping = передать кубики дальше как { $values }, не бросая и не глядя;
mia-play-mia-on-mia = поверить, бросить и снова заявить { $top }: вторая за раунд заявка { $top } на новый бросок стоит вдвое, третья — вчетверо, четвёртая — в восемь раз; четвёртой поверить уже нельзя;
mia-play-mia-answerer-previous = На { $top } отвечает игрок перед заявившим.
mia-play-mia-answerer-chosen = Кто заявил { $top }, тот и выбирает, кто отвечает. Если её передают вслепую, отвечает следующий игрок.
mia-play-doubt-top = не поверить. Если там { $top }, то для не поверившего проигрыш { $true ->
    [1] обычный
    [2] двойной
   *[other] { $true }-кратный
}, если нет — для заявившего проигрыш { $lie ->
    [1] обычный
    [2] двойной
   *[other] { $lie }-кратный
}.
mia-play-double = В раунде, где заявляли { $top } или такая комбинация лежит под открытым стаканом, каждый проигрыш не меньше чем двойной.
mia-play-besides = Кроме того
mia-play-effect-toast = { $value } — джокер. Его нельзя заявить; как только его увидели, раунд кончается тостом, никто не проигрывает, а снова начинает тот, кто его увидел или отвечает за кубики.
mia-play-effect-all-pay = { $value } нельзя заявить; как только его увидели, платят все остальные, а следующий раунд начинает тот, кто его увидел или отвечает за кубики.
mia-play-effect-must-show = Кто увидел { $value }, сразу показывает всем, а потом делает заявку как обычно.
mia-play-effect-turn = Заявка { $value } меняет направление игры.
mia-play-effect-wipe = { $value } можно заявить поверх любой заявки; это правда, только если там именно это. Кто поверил и бросил, может затем заявить что угодно.
mia-play-effect-turn-and-wipe = { $value } можно заявить поверх любой заявки; это правда, только если там именно это. Направление меняется, а кто поверил и бросил, может затем заявить что угодно.
mia-play-stakes-rising = Каждая заявка поднимает ставку: проигрыш умножается на число заявок, самое меньшее на один, самое большее на десять.
mia-play-stakes-pips = Кто проиграл, когда кубики открыли, платит столько раз, сколько на них очков.
mia-play-doubt-cost = Зря не поверить заявке ниже { $top } считается за { $cost ->
    [one] { $cost } проигрыш
    [few] { $cost } проигрыша
   *[many] { $cost } проигрышей
}.
mia-play-give-up = Сдаться не глядя можно перед любой заявкой ниже { $top }: это обычный проигрыш, и вы начинаете следующий раунд.
mia-play-turn-on-loss = После каждого проигрыша, когда уже определено, кто начинает, играют в другую сторону.
mia-play-swimming = Кто потерял всё, играет дальше: выбывает он только при следующем проигрыше.
mia-play-new-lives-may = Когда у вас впервые осталось ровно три жизни, можете бросить один кубик: он даст новое их число.
mia-play-new-lives-must = Когда у вас впервые осталось ровно три жизни, вы бросаете один кубик: он даёт новое их число.
mia-play-clock = На каждое решение у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}; после этого за вас играет сервер: смотрит, говорит правду, если она годится, и верит всему, кроме { $top }.
mia-play-clock-hours = На каждое решение у вас { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}; после этого за вас играет сервер: смотрит, говорит правду, если она годится, и верит всему, кроме { $top }.
mia-play-clock-loses = На каждое решение у вас { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}; кто не успел бросить, заявить или ответить, проигрывает раунд. Это стоит столько же, сколько зря не поверить, и опоздавший начинает следующий.
mia-play-clock-loses-hours = На каждое решение у вас { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}; кто не успел бросить, заявить или ответить, проигрывает раунд. Это стоит столько же, сколько зря не поверить, и опоздавший начинает следующий.
mia-play-clock-runs-on = Часы идут и тогда, когда за столом никого нет. Если время вышло, сервер доигрывает весь ваш ход.

## First games: the goal, and a tip at each hard step
mia-goal-last-standing = Лгите и ловите на лжи: побеждает тот, кто останется последним.
mia-goal-first-out = Лгите и ловите на лжи: кто выбыл первым, проиграл.
mia-goal-scored = Лгите и ловите на лжи: побеждает лучший счёт после { $rounds ->
    [one] { $rounds } раунда
   *[other] { $rounds } раундов
}.
mia-tip-open = Два кубика под стаканом, больший первым: 6 и 4 — это 64.{ $reading ->
    [pips] {" "}Разные кубики считаются суммой.
   *[digits] {""}
} Выше всего { $top }.
mia-tip-look = Ваш бросок видите только вы. Потом заявляете комбинацию, настоящую или нет.
mia-tip-say = Заявите комбинацию, настоящую или нет; старшая — последняя. { $under ->
    [is-lie] Всё, кроме вашего броска, — ложь.
   *[is-truth] Меньше, чем выпало, — тоже правда.
}
mia-tip-answer = Поверите — бросаете и должны { $announce ->
    [equal-or-higher] заявить не меньше
   *[higher] заявить больше
}. Не поверите — кубики откроют: проиграет лжец, а если это правда — вы.
mia-tip-top = Выше { $top } нет. Не верите: если оно там, проигрываете{ $true ->
    [1] {""}
    [2] {" "}вдвойне
   *[other] {" "}×{ $true }
} вы, если нет — лжец{ $lie ->
    [1] {""}
    [2] , вдвойне
   *[other] , ×{ $lie }
}.{ $concede ->
    [0] {""}
    [free] {" "}Поверить правде — бесплатно.
    [1] {" "}Сдаться — обычный проигрыш.
   *[other] {" "}Сдаться — двойной проигрыш.
}

## Tutorial
tutorial-mia-claim = Анна бросила два кубика под стакан и говорит 54: больший первым. Их видела только она.
tutorial-mia-believe = Не поверите — кубики откроют. Поверите — бросите и должны будете сказать больше. 54 не редкость: поверьте ей.
tutorial-mia-believe-first = Может, она и лжёт, но пока поверьте: тогда стакан ваш.
tutorial-mia-look = Стакан ваш. Посмотрите: ваших кубиков больше никто не видит.
tutorial-mia-look-first = Сначала загляните под стакан.
tutorial-mia-lie = Всего 43, а сказать надо больше 54. Значит, солгите: выберите от 61 до 65 и заявите.
tutorial-mia-lie-small = В такое едва ли поверят. Попробуйте ложь поменьше: от 61 до 65.
tutorial-mia-ladder = Анна вам поверила! Она бросила и теперь говорит 66. Дубли бьют всё смешанное; 66 бьёт только 21, Мия.
tutorial-mia-doubt = 66 выпадает раз в 36 бросков. Не верьте ей!
tutorial-mia-doubt-now = Поверите — придётся говорить «Мия». На этот раз не верьте.
tutorial-mia-caught = 41: ложь! Анна теряет жизнь. Было бы 66 — потеряли бы вы.
tutorial-mia-last = Вот и вся Мия: лгите, когда надо, не верьте, когда звучит слишком хорошо. Побеждает тот, кто останется последним.

## Browser: prompts
web-mia-you-open = Начинаете вы. Бросайте!
web-mia-you-rolled =
    { $open ->
        [yes] Эти кубики видите только вы.
       *[no] Брошено. Нужно больше, чем { $value }, — или скажите, что так и есть.
    }
web-mia-you-say =
    { $open ->
        [yes] Заявляйте что угодно.
       *[no] Заявите больше, чем { $value }.
    }
web-mia-you-rolled-reach = Брошено. Нужно { $value } или больше — или скажите, что так и есть.
web-mia-you-say-reach = Заявите { $value } или больше.
web-mia-you-answer = { $announcer } говорит: { $value }. Верите?
web-mia-you-show = Вам поверили. Показать, что у вас было?
web-mia-you-ask = Кто должен ответить?
web-mia-you-lives = Осталось три жизни. Попытаете счастья?
web-mia-you-are-out = Для вас игра окончена. Смотрите на лжецов.
web-mia-waits-lot = Жребий решает, кто начинает.
web-mia-waits-open = Раунд начинает { $seat }.
web-mia-waits-fall = { $seat } трясёт стакан.
web-mia-waits-cup = Стакан держит { $seat }.
web-mia-waits-answer = { $announcer } говорит: { $value }. Думает { $seat }.
web-mia-waits-show = { $seat } может показать кубики: поверили.
web-mia-waits-ask = { $seat } говорит: { $value } — и выбирает, кто отвечает.
web-mia-waits-lives = { $seat } может бросить на новые жизни.
web-mia-waits-lives-fall = { $seat } бросает на новые жизни.
web-mia-announce-unseen = Заявить не глядя
web-mia-believe-note = беру стакан и бросаю
web-mia-peek-note = как есть, с заявкой выше
web-mia-doubt-note = стакан вверх!
web-mia-concede-note = проиграть не глядя
web-mia-trust-note = бесплатно, если правда
web-mia-pass-on = Передать стакан вслепую
web-mia-no-claim = Заявок ещё нет
web-mia-flag = говорит
web-mia-claims = Заявки этого раунда
web-mia-ladder = Что можно заявить
web-mia-your-roll = ваш бросок
web-mia-your-dice = Ваши кубики: { $value }
web-mia-cover = Накрыть кубики
web-mia-uncover = Взглянуть ещё раз
web-mia-show-odds = Показать шансы
web-mia-odds = { $value }: бьют { $ways } из 36 новых бросков, { $percent } %
web-mia-beaten-by = бьют { $ways } из 36 бросков, { $percent } %
web-mia-odds-reach = { $value } или лучше: { $ways } из 36 новых бросков, { $percent } %
web-mia-reached-by = не хуже { $ways } из 36 бросков, { $percent } %
web-mia-play-turned = Теперь ход переходит в обратную сторону.
web-mia-points-of = { $count } из { $start } очков

## Browser: moments
web-mia-had = { $seat }: было { $value }
web-mia-lot = Начинает { $seat }
web-mia-doubts = { $doubter } не верит: { $announcer } лжёт?
web-mia-conceded = { $seat } сдаётся
web-mia-forfeited = { $seat }: время вышло
web-mia-opens = Стакан поднят
web-mia-true = Правда!
web-mia-lie = Ложь!
web-mia-toast = Тост!
web-mia-treat = Платят остальные!
web-mia-said = Заявка: { $value } ({ $announcer })
web-mia-shows = На кубиках: { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = кубик на новые жизни ещё впереди
web-mia-new-lives = Новые жизни: { $seat }
