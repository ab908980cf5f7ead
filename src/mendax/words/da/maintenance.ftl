# Hvad der siges til den, der passer på bordene: sikkerhedskopier, skader, hvad der smides væk.

server-data-damaged = Bordene i { $file } er beskadiget: { $problem }. Intet er ændret. “mendax check” siger, hvad der er ramt, og “mendax restore” henter en sikkerhedskopi tilbage.
server-not-copied = Bordene kunne ikke kopieres: { $problem }
