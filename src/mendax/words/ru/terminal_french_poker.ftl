# Слова французского покера в терминале.
## Второе лицо
terminal-french-poker-you-lot-drawn = Жребий выпадает вам.
terminal-french-poker-you-round-started = Раунд { $number }: начинаете вы.
terminal-french-poker-you-shaken = Вы бросаете пять кубиков под стакан.
terminal-french-poker-you-announced = Вы заявляете: { $claim }.
terminal-french-poker-you-believed = Вы верите, берёте кубики и смотрите.
terminal-french-poker-you-kept-hidden = Вы оставляете { $kept } под стаканом, а остальные перебрасываете в открытую.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Вы перебрасываете все пять кубиков в закрытую.
    [all] Вы открываете все пять кубиков.
   *[other] Вы открываете { $kept }, а остальные перебрасываете в закрытую.
}
terminal-french-poker-you-passed-on = Вы передаёте кубики не глядя и заявляете: { $claim }.
terminal-french-poker-you-doubted = Вы не верите игроку { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } вам не верит.
terminal-french-poker-you-conceded = Вы сдаётесь не глядя.
terminal-french-poker-you-opened = { $held ->
    [yes] На кубиках { $dice } — { $worth }. Вы заявили { $claim }, и это правда.
   *[no] На кубиках { $dice } — { $worth }. Вы заявили { $claim }, и это ложь.
}
terminal-french-poker-you-laid-off = Вы откладываете жетон; осталось { $left }.
terminal-french-poker-you-charged = Вы берёте жетон, теперь у вас { $held }; в банке { $pot }.
terminal-french-poker-you-gave-back = Вы возвращаете жетон, теперь у вас { $held }.
terminal-french-poker-you-went-out = Вы выбываете.
terminal-french-poker-you-came-safe = Вы в безопасности.

## Стол
terminal-french-poker-safe = в безопасности
terminal-french-poker-open = видно
terminal-french-poker-hidden = в закрытую
terminal-french-poker-dice = Кубики: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } в открытую
terminal-french-poker-die-hidden = №{ $place } { $pips } в закрытую
terminal-french-poker-die-unseen = №{ $place } неизвестно

## Вопросы
terminal-french-poker-ask-open = Вы начинаете раунд.
terminal-french-poker-ask-cup-first = У вас { $dice }: { $own }. Что заявляете?
terminal-french-poker-ask-cup-left = У вас { $dice }: { $own }. Надо перебить: { $claim }. Оставите что-то и перебросите или заявите?
terminal-french-poker-ask-cup = У вас { $dice }: { $own }. Надо перебить: { $claim }. Что заявляете?
terminal-french-poker-ask-answer = { $seat } заявляет: { $claim }. Верите?
terminal-french-poker-ask-answer-top = { $seat } заявляет: { $claim }. Выше нет ничего. Что делаете?
terminal-french-poker-hint-answer = По известным вам кубикам это правда в { $percent } % случаев.
terminal-french-poker-hint-keeping = Что оставить для каждой комбинации и с какой вероятностью она выйдет:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: бросить все, { $percent } %
    [all] { $claim }: оставить все, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}

## Что можно набрать
terminal-words-keep-hidden = х спрятать оставить
terminal-words-keep-open = к открыть выложить
terminal-french-poker-do-announce = заявить комбинацию: наберите её кубики или название
terminal-french-poker-do-believe = верю: взять кубики и посмотреть
terminal-french-poker-do-doubt = не верю: открыть все кубики
terminal-french-poker-do-pass-on = передать кубики вслепую и заявить комбинацию выше
terminal-do-keep-hidden = эти кубики — под стакан, остальные бросить в открытую
terminal-do-keep-open = эти кубики открыть, остальные бросить в закрытую (0 — бросить все)
terminal-claim-missing = Скажите, какую комбинацию, например «{ $word } { $value }». Можно заявить: { $allowed }
terminal-claim-unclear = «{ $text }» — не комбинация. Наберите её кубики или название, например «две пары».
terminal-kept-missing = Скажите, какие кубики, например «{ $word } { $value }»: их номера от 1 до 5.
terminal-kept-unclear = «{ $text }» — не кубики. Наберите их номера от 1 до 5, например «1 3»; 0 — ни одного.

## Страницы
terminal-odds-claim = Заявка
terminal-odds-written = Пишется
terminal-odds-fresh = Новый бросок даёт столько или больше
terminal-odds-claim-line = { $name } ({ $claim }): столько или больше дают { $reached } из { $ways } новых бросков ({ $percent } %).
