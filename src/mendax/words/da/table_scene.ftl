# Sandhedens øjeblik, det man er ved at sige, og slutningen på et spil uden mennesker.

web-scene-lift = Hold for at løfte bægeret
web-scene-mia-real = En ægte meyer!
web-scene-mia-caught = Ikke meyer!
web-scene-true = { $deed } — sandt
web-scene-lie = { $deed } — løgn
web-scene-choose = Vælg din melding
web-scene-choose-lie = Vælg din løgn
web-scene-only-bots = Kun robotter er tilbage
web-scene-to-the-end = Til slutningen
