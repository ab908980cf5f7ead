# Кілька людей за однією клавіатурою.
terminal-people-welcome = { $game }, гравців за однією клавіатурою: { $seats } ({ $names }).
terminal-people-next = Далі грає { $seat }. Передайте клавіатуру; решта не дивиться.
terminal-people-ready = [Enter] Це я, { $seat }
terminal-people-hide = [Enter] знову сховати
terminal-people-terminal = Кільком людям за однією клавіатурою потрібен термінал, який ховає те, що бачить кожен; тут введення чи виведення — не термінал.
terminal-people-full-screen = Кілька людей за однією клавіатурою грають рядок за рядком: приберіть --full-screen.
terminal-people-seats = Місць { $seats }, а людей { $people }: усі не вмістяться.
