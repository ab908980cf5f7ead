# Installationen, denen ein Extra fehlt.
terminal-lacks-extra = Dazu braucht es das Paket { $package }. So wird es installiert: python -m pip install "mendax[{ $extra }]"
