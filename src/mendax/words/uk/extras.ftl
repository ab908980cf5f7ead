# Установки, яким бракує додатка.
terminal-lacks-extra = Для цього потрібен пакунок { $package }. Установити: python -m pip install "mendax[{ $extra }]"
