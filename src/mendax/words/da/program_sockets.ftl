# Hvad der siges til programmer, der selv taler over en socket.

program-not-asked = Der spørges ikke om noget nu. Vent på „news“ med tilbud, og svar på det én gang.
program-subprotocol = Socketen fik tilbudt { $given }, og her tales { $known }.
