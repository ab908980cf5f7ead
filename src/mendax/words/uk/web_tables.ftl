# Столи, за якими сиділи з цього пристрою, на головній сторінці.
web-tables = Ваші столи
web-tables-more = Усі ваші столи
web-tables-with = за столом: { $names }
web-tables-alone = більше нікого
web-tables-yours = Ваш хід
web-tables-turn = Хід: { $name }
web-tables-runs = Грають
web-tables-lobby = Ще не почато
web-tables-over = Гру скінчено
web-tables-gone = Цього столу вже немає
web-tables-forget = Забути цей стіл: { $game }, { $names }
web-tables-forget-all = Забути всі
