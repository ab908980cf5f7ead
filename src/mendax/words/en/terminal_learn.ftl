# mendax learn
terminal-refused-no-lesson = There is no first deal of { $given }; there is one of: { $allowed }.
terminal-learn-play = Play on: mendax play { $game } --preset first_evening
