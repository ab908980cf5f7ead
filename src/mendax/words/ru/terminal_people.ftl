# Несколько людей за одной клавиатурой.
terminal-people-welcome = { $game }, игроков за одной клавиатурой: { $seats } ({ $names }).
terminal-people-next = Дальше играет { $seat }. Передайте клавиатуру; остальные не смотрят.
terminal-people-ready = [Enter] Это я, { $seat }
terminal-people-hide = [Enter] снова спрятать
terminal-people-terminal = Нескольким людям за одной клавиатурой нужен терминал, который прячет то, что видит каждый; здесь ввод или вывод — не терминал.
terminal-people-full-screen = Несколько людей за одной клавиатурой играют строка за строкой: уберите --full-screen.
terminal-people-seats = Мест { $seats }, а людей { $people }: все не поместятся.
