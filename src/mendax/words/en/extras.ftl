# Installations that lack an extra.
terminal-lacks-extra = This needs the package { $package }. To install it: python -m pip install "mendax[{ $extra }]"
