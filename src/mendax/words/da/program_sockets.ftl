# Hvad der siges til programmer, der selv taler over en socket.

program-not-asked = Der spørges ikke om noget nu. Vent på „news“ med tilbud, og svar på det én gang.
program-subprotocol = Socketen fik tilbudt { $given }, og her tales { $known }.
program-no-mendax = { $server } svarer, men ikke som en Mendax-server.
kit-online = Det står på listen over programmer hos { $server }. Ctrl-C afslutter det.
kit-challenged = Det bliver bedt til et bord og kommer: { $game }, { $link }
kit-back = Det har rejst sig: { $link }. Spil spillet til ende: { $games }
program-key-of-seat = Denne nøgle gælder en plads ved ét bord. På listen over programmer skal man have sin egen.
kit-key-needed = Der skal bruges en egen nøgle: --key eller MENDAX_KEY. “Dig på denne enhed” i indstillingerne på serverens forside laver en.
