# mendax learn
terminal-refused-no-lesson = Гра { $given } не має першої роздачі; її мають: { $allowed }.
terminal-learn-play = Грайте далі: mendax play { $game } --preset first_evening
