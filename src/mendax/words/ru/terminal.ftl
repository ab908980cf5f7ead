# Слова терминала. Слова, которые можно набрать, стоят списками, кратчайшие первыми.
terminal-you = Вы
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game }, мест: { $seats }. Вы играете против: { $bots }.
terminal-welcome-rules = Правила: { $preset }.
terminal-welcome-changed = Изменено: { $options }.
terminal-welcome-help = Наберите ? для справки, q — чтобы уйти.
terminal-bye = Вы уходите из-за стола. До встречи!
terminal-input-ended = Ввод кончился раньше игры.
terminal-line = Пишите здесь или нажмите кнопку
terminal-prompt = »

## Второе лицо
terminal-you-lot-drawn = Жребий выпадает вам.
terminal-you-round-started = Раунд { $number }: начинаете вы.
terminal-you-announced = { $looked ->
    [yes] Вы заявляете: { $value }.
   *[no] Вы не глядя заявляете: { $value }.
}
terminal-you-rerolled = Вы перебрасываете вслепую и говорите: { $value }.
terminal-you-believed = Вы верите и берёте стакан.
terminal-you-passed-on = Вы передаёте стакан вслепую и говорите: { $value }.
terminal-you-doubted = Вы не верите игроку { $announcer }.
terminal-you-are-doubted = { $seat } вам не верит.
terminal-you-conceded = Вы сдаётесь не глядя.
terminal-you-opened = { $held ->
    [yes] На кубиках { $roll }. Вы заявили { $value }, и это правда.
   *[no] На кубиках { $roll }. Вы заявили { $value }, и это ложь.
}
terminal-you-toasted = { $roll }, джокер: тост! Никто не проигрывает, снова начинаете вы.
terminal-you-lost = Вы теряете { $cost }, остаётся { $left }.
terminal-you-gained = Вы получаете { $gain }, всего { $left }.
terminal-you-went-out = Вы выбываете.
terminal-you-die-taken = У вас три жизни: вы берёте кубик.
terminal-you-lives-rerolled = Кубик даёт вам { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}.
terminal-you-lives-kept = Вы остаётесь с тремя жизнями.
terminal-you-take-points = Вы получаете { $cost }, всего { $left } из { $limit }.
terminal-you-scored-loss = Вы платите { $cost }, всего { $left }.

## Стол
terminal-round = Раунд { $number }
terminal-out = выбыл
terminal-stands = { $seat }: { $standing }
terminal-claims = Уже сказано: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Вопросы
terminal-ask-open = Вы начинаете раунд.
terminal-ask-cup = Вы бросили; никто не смотрел.
terminal-ask-cup-beat = Вы бросили; никто не смотрел. Надо перебить: { $value }.
terminal-ask-cup-reach = Вы бросили; никто не смотрел. Нужно { $value } или больше.
terminal-ask-say = У вас { $roll }. Что заявляете?
terminal-ask-say-beat = У вас { $roll }. Надо перебить: { $value }. Что заявляете?
terminal-ask-say-reach = У вас { $roll }. Нужно { $value } или больше. Что заявляете?
terminal-ask-answer = { $seat } говорит: { $value }. Верите?
terminal-ask-answer-unseen = { $seat }, не видев кубиков, говорит: { $value }. Верите?
terminal-ask-answer-top = { $seat } говорит: { $value }. Выше нет ничего. Что делаете?
terminal-ask-show = Вам поверили. Показать, что у вас было?
terminal-ask-lives = У вас три жизни. Кубик может дать другое число.
terminal-hint = Из 36 новых бросков { $reached } дают { $value } или лучше, { $beaten } это бьют ({ $percent } %).
terminal-hint-say = Что можно сказать и с каким шансом следующий бросок это перебьёт:
terminal-hint-reach = Из 36 новых бросков { $reached } дают { $value } или лучше ({ $percent } %), { $beaten } это бьют.
terminal-hint-say-reach = Что можно сказать и с каким шансом следующий бросок будет не хуже:
terminal-hint-value = { $value } { $percent } %
terminal-values = Можно сказать: { $values }

## Что можно набрать
terminal-words-shake = б бросить кинуть
terminal-words-look = с смотреть заглянуть
terminal-words-announce = з заявить сказать
terminal-words-reroll = п перебросить ещё
terminal-words-believe = в верю да
terminal-words-doubt = н не-верю нет
terminal-words-pass-on = д передать дальше
terminal-words-show-dice = показать
terminal-words-hide-dice = скрыть
terminal-words-concede = сд сдаться
terminal-words-reroll-lives = п перебросить кубик
terminal-words-keep-lives = о оставить
terminal-words-help = ? h справка помощь
terminal-words-odds = ш шансы
terminal-words-table = т стол
terminal-words-log = и история
terminal-words-rules = р правила
terminal-words-leave = q уйти выход

terminal-do-shake = бросить
terminal-do-look = заглянуть под стакан
terminal-do-announce = заявить комбинацию: просто наберите её
terminal-do-reroll = перебросить не глядя и сказать комбинацию
terminal-do-reroll-fixed = перебросить не глядя и сказать { $value }
terminal-do-believe = верю: взять стакан и бросить
terminal-do-doubt = не верю: открыть кубики
terminal-do-pass-on = передать стакан вслепую и сказать комбинацию
terminal-do-show-dice = показать всем, что у вас было
terminal-do-hide-dice = оставить при себе
terminal-do-concede = сдаться не глядя
terminal-do-reroll-lives = пусть решит кубик
terminal-do-keep-lives = оставить три жизни
terminal-do-odds = порядок комбинаций и шансы
terminal-do-table = кто как стоит
terminal-do-log = что было недавно
terminal-do-rules = правила этого стола
terminal-do-help = эта справка
terminal-do-leave = уйти из игры
terminal-help-now = Сейчас можно:
terminal-help-always = В любое время:
terminal-nothing-typed = Наберите что-нибудь из этого: { $allowed }. Наберите ? для справки.
terminal-not-understood = «{ $text }» здесь не годится. Сейчас можно: { $allowed }. Наберите ? для справки.
terminal-value-missing = Скажите, какую комбинацию, например «{ $word } { $value }». Можно сказать: { $allowed }
terminal-value-unclear = «{ $text }» — не комбинация. Комбинация — это два кубика, больший первым: 53, 66, 21.

## Конец
terminal-over = Игра окончена.
terminal-you-won = Вы победили!
terminal-you-lost-game = На этот раз вы проиграли.
terminal-you-placed = Ваше место — { $place } из { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Страницы
terminal-odds-title = { $game }: порядок комбинаций, от старшей
terminal-odds-value = Комбинация
terminal-odds-rolls = Броски
terminal-odds-beaten = Бьют
terminal-odds-reached = Столько или больше
terminal-odds-line = { $value }: бьют { $beaten } из 36 ({ $percent } %), столько или больше — { $reached } из 36.
terminal-odds-none = В этой игре нет единой лестницы комбинаций.
terminal-rules-options = Домашние правила
terminal-rules-option = Правило
terminal-rules-value = Здесь
terminal-rules-meaning = Что значит
terminal-rules-presets = Готовые наборы
terminal-rules-default = обычно: { $value }
terminal-rules-allowed = можно: { $allowed }
terminal-rules-only-with = Здесь не действуют: { $options }. Для них «{ $other }» должно быть: { $values }.
terminal-rules-not-with = Здесь не действуют: { $options }. Для них «{ $other }» не должно быть: { $values }.
terminal-rules-none = Текста правил этой игры ещё нет.
terminal-bots-title = Боты
terminal-bots-plays = играет в { $games }
terminal-bots-any-game = играет во все игры
terminal-bot-of-package = Из пакета { $package }.
terminal-arena-title = { $game }, игр: { $games }
terminal-arena-playing = Играем
terminal-arena-bot = Бот
terminal-arena-payoff = Средний выигрыш
terminal-arena-wins = Побед
terminal-arena-rating = Рейтинг μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Игр
terminal-arena-line = { $bot }: средний выигрыш { $payoff }, побед { $wins } из { $games }, рейтинг { $rating }, наверняка { $ordinal }
terminal-arena-pair = { $better } впереди { $worse } на { $ahead } ± { $margin } за игру (p { $chance })
terminal-arena-pair-unclear = { $better } и { $worse }: { $ahead } ± { $margin } за игру может быть удачей (p { $chance })
terminal-arena-pace = { $pace } решений в секунду, { $seconds } с
terminal-replay-title = { $game }, мест: { $seats }
terminal-replay-story = О чём стоит рассказать:
terminal-replay-no-entry = В записи { $last } событий; события { $number } нет.
terminal-replay-older = В этой игре правила редакции { $edition }, которую эта версия воспроизвести не может: дальше запись, как она есть.
terminal-verify-holds = Запись верна: каждая строка из { $lines } такая, какой её зафиксировали.
terminal-verify-fails = Запись неверна.
terminal-verify-undone = Файл отличается от записи в её исходном виде. Перед проверкой исправлено: { $what }.
terminal-verify-undone-encoding = кодировка символов
terminal-verify-undone-line-ends = концы строк другой системы
terminal-verify-undone-characters = типографские символы
terminal-verify-undone-quoting = знаки цитирования из письма
terminal-verify-undone-wrapping = переносы внутри строк
terminal-verify-undone-spaces = пробелы в начале или в конце строк
terminal-verify-undone-blank-lines = пустые строки или отсутствующий конец строки
terminal-verify-edition = { $game }, правила редакции { $edition }.
terminal-verify-moves-unchecked = Ходы не проверены: эта версия Mendax не может воспроизвести редакцию { $edition }. Хеши, печати, соль и зерно, насколько оно открыто, проверены.
terminal-sealed = { $game ->
    [sword_of_lies] Карты запечатаны: { $seal }
   *[other] Кубики запечатаны: { $seal }
}
terminal-record-kept = Запись игры в файле «{ $path }»: mendax replay её расскажет, mendax verify проверит.
terminal-record-exists = Файл «{ $path }» уже есть; запись пишут в новый.
terminal-record-nowhere = По адресу «{ $path }» писать некуда.
terminal-no-file = Файла «{ $path }», который можно прочитать, нет: { $problem }.
terminal-unwritten = Вывод не удаётся записать: { $problem }.
terminal-no-home = Решения не сохраняются: у этого пользователя нет домашней папки. Папку для них можно указать в MENDAX_POLICIES.
terminal-too-many-bots = Для { $seats } мест назовите не больше ботов, чем { $most }; вы назвали { $given }.
terminal-no-hints = Подсказок для этой игры нет: --hints — для { $allowed }.
terminal-bad-number = { $name }: должно быть { $allowed }, а не { $given }.

## Игры без собственного рисунка
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Ваш ход.
