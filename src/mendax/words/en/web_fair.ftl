# Words of the drawer in which everybody checks the dice; loaded when it is opened.
web-fair-how = Before a game the server shows a seal over its secret. Then every seat seals random bytes of its own, and opens them when the game begins, so nobody can steer chance. Each die and each card is sealed the moment it falls; when you are shown it you get the key, and this page checks that the seal fits. It remembers the server’s seal and your bytes from before the game, and warns you if either was exchanged.
web-fair-holds = { $count ->
    [one] { $count } opened draw checked here: its seal fits.
   *[other] { $count } opened draws checked here: every seal fits.
}
web-fair-broken = { $count ->
    [one] { $count } draw does not fit its seal!
   *[other] { $count } draws do not fit their seals!
}
web-fair-commitment = The seal over this game’s secret
web-fair-shares = Random bytes from each seat
web-fair-shared = sealed
web-fair-left-out = left out: not opened in time
web-fair-none = none
web-fair-draws = Sealed draws: dice, cards, lots
web-fair-closed = not opened to you
web-fair-seed = The opened seed
web-fair-more = After the game, save its record and run “mendax verify” on it to check everything again.
