# På dansk; nøgler og variabler som i en.
preview-invited = { $host } inviterer dig til { $game }
preview-table = Et bord venter: { $game }
preview-text = { $pitch } Ingen konto: vælg et navn, og sæt dig.
preview-game = { $game }: sådan spilles det
preview-house = Mendax: tre spil for stenansigter
preview-house-text = Meyer, fransk poker og Løgnens sværd, med venner eller mod robotter. Ingen konto.
