# Установки, которым не хватает дополнения.
terminal-lacks-extra = Для этого нужен пакет { $package }. Установить: python -m pip install "mendax[{ $extra }]"
