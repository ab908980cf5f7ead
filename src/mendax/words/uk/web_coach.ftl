# Тренер, підказки й картина стратегії у вебклієнті; завантажуються, коли знадобляться.
web-coach-game = Гра { $number }
web-coach-of = з { $count }
web-coach-earlier = Попередня гра
web-coach-later = Наступна гра
web-coach-whose = Чия гра
web-coach-slips = Рішень було { $decisions }, з них помилкових — { $count }.
web-coach-chart = Шанс виграти, рішення за рішенням
web-coach-chart-chips = Скільки фішок ви могли сподіватися виграти чи програти
web-coach-chart-kept = Шанс не вибути, рішення за рішенням
web-coach-chart-points = На скільки очок попереду, рішення за рішенням
web-coach-chart-label = Графік: рішень — { $decisions }, раундів — { $rounds }; від { $from } на початку до { $to } наприкінці. Кожне рішення цифрами — в таблиці нижче.
web-coach-chart-help = Кожна крапка — ваше рішення; де воно чогось коштувало, лінія одразу падає. Усе між крапками — удача й чужі рішення.
web-coach-round = Раунд { $number }
web-coach-axis = раунд
web-coach-decision = Рішення { $number } з { $count }
web-coach-before = Попереднє рішення
web-coach-next = Наступне рішення
web-coach-next-mistake = Наступна помилка
web-coach-biggest = Ваша найбільша помилка
web-coach-cost = −{ $lost }
web-coach-fine = Надійний хід
web-coach-slip = Це коштувало { $lost }
web-coach-you = Ви: { $done }
web-coach-better = Краще: { $best }
web-coach-dice = Ваші кубики
web-coach-unlooked = не дивилися
web-coach-to-beat = Перебити
web-coach-told = Вам сказали
web-coach-opening = ви починаєте раунд
web-coach-lie = У надійного гравця ця заявка брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-coach-lie-here = Судячи з гри цього гравця, заявка брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-coach-never = Надійні гравці тут так ніколи не кажуть.
web-coach-alternative = Що можна було зробити
web-coach-worth = Варте
web-coach-wins = виграш
web-coach-stays = не вибув
web-coach-often = надійна гра
web-coach-all = Усі рішення
web-coach-table = Кожне рішення цієї гри
web-coach-did = Ви
web-coach-column-cost = Ціна
web-coach-column-lie = Брехня?
web-coach-course = Гра раунд за раундом
web-coach-explore = Уся стратегія в цьому місці
web-coach-end = Розв’язано лише кінець цієї гри, тож лише його й оцінено. { $why }
web-coach-unsolved = Цю гру розібрати не можна
web-coach-back = До столу
web-coach-end-row = кінець

web-hint-best = Надійно: { $move }
web-hint-none = Підказки тут немає: { $why }
web-hint-close = Сховати підказку

web-explore-title = { $game }: розв’язок
web-explore-lead = Грайте так, і ніхто не виграє від того, що це знає. Оберіть правила — і побачите, що казати з якими кубиками й наскільки часто не вірити.
web-explore-lead-many = Коли гравців троє й більше, таких способів багато, і це один із них: він слушний, лише доки його тримаються всі.
web-explore-rules = Правила
web-explore-first = Перші правила
web-explore-second = Другі правила
web-explore-compare = Порівняти з іншими правилами
web-explore-single = Більше не порівнювати
web-explore-players = Гравців
web-explore-lives = Скільки життів лишилося, від того, хто має стакан
web-explore-lives-of = Життя гравця { $number }
web-explore-shown = Що показано
web-explore-say = Що казати
web-explore-doubt = Недовіра
web-explore-lie = Брехня
web-explore-over = Коли треба перебити
web-explore-opener = нічого: ви починаєте
web-explore-lower = Нижче
web-explore-higher = Вище
web-explore-say-caption = Рядки: кубики під вашим стаканом. Стовпці: що ви кажете.
web-explore-doubt-caption = Наскільки часто заявці не вірять. Рядки: що треба перебити. Стовпці: заявка, яку зроблено.
web-explore-lie-caption = Наскільки часто зроблена заявка брехлива. Рядки: що треба перебити. Стовпці: заявка, яку зроблено.
web-explore-truth = правда
web-explore-bluff = брехня
web-explore-less = менше, ніж є
web-explore-never = ніколи
web-explore-always = завжди
web-explore-mark = різниця 5 % або більше
web-explore-read-say = Коли під стаканом { $roll }, кажуть { $value } у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-again = Коли під стаканом { $roll }, перекидають наосліп у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-doubt = Заявці { $value } понад { $over } не вірять у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-doubt-open = Першій заявці { $value } не вірять у { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100.
web-explore-read-lie = Заявка { $value } понад { $over } брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100, коли її роблять.
web-explore-read-lie-open = Перша заявка { $value } брехлива в { $percent ->
    [one] { $percent } випадку
   *[other] { $percent } випадках
} зі 100, коли її роблять.
web-explore-read-not = Тут так сказати не можна.
web-explore-read-help = Торкніться клітинки, наведіть на неї або рухайтеся стрілками, щоб її прочитати.
web-explore-again = ↻
web-explore-again-words = перекинути наосліп
web-explore-unseen = Тут найкраще навіть не дивитися й сказати { $value }.
web-explore-worth = Починати варте
web-explore-here-worth = Узяти тут стакан варте
web-explore-lies = Брехня серед перших заявок
web-explore-doubted = Недовіра до перших заявок
web-explore-fall = Стакан найбільше втрачає ціну
web-explore-fall-at = { $from } → { $to }
web-explore-differs = Чим відрізняються
web-explore-same = У тому, що кажуть часто, ніщо не відрізняється аж на п’ять випадків зі ста.
web-explore-differ-say = З { $roll } понад { $over } кажуть { $value } у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-say-open = Починаючи з { $roll }, кажуть { $value } у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-doubt = Заявці { $value } понад { $over } не вірять у { $one } % випадків; за другими правилами у { $two } %.
web-explore-differ-doubt-open = Першій заявці { $value } не вірять у { $one } % випадків; за другими правилами у { $two } %.
web-explore-unsolved = Ці правила не розв’язано
web-explore-solving = Розв’язуємо…
web-explore-figures = У цифрах
