# Слова на русском; ключи и переменные те же, что в en.
terminal-refused-no-lesson = Первой раздачи для { $given } нет; есть для: { $allowed }.
terminal-learn-play = Играть дальше: mendax play { $game } --preset first_evening
