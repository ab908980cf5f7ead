# Installationer, der mangler en tilføjelse.
terminal-lacks-extra = Det kræver pakken { $package }. Sådan installeres den: python -m pip install "mendax[{ $extra }]"
