# Hvad «mendax admin» siger, og styresoklen, som den spørger.

control-unreadable = Styresoklen kunne ikke læse dette: { $problem }
control-failed = Serveren kunne ikke gøre dette: { $problem }. Dens log siger hvor.
control-no-server = Ingen server kører på bordene i { $folder }. Ligger de et andet sted, så nævn mappen med --data.
control-no-answer = Serveren på bordene i { $folder } lagde på, før den havde svaret færdigt.
control-nowhere = Dette system har ingen Unix-sokler, så en kørende server kan ikke spørges.
control-table = { $id }  { $game }, { $phase }: { $people } (forbindelser: { $sockets })
control-no-tables = Intet bord er i hukommelsen: her er ingen.
