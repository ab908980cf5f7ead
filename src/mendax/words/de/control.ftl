# Was «mendax admin» sagt und der Steuer-Socket, den es fragt.

control-unreadable = Der Steuer-Socket konnte das nicht lesen: { $problem }
control-failed = Der Server konnte das nicht tun: { $problem }. Wo, steht in seinem Protokoll.
control-no-server = Auf den Tischen in { $folder } läuft kein Server. Liegen sie anderswo, nenne den Ordner mit --data.
control-no-answer = Der Server auf den Tischen in { $folder } hat aufgelegt, bevor er fertig geantwortet hatte.
control-nowhere = Dieses System hat keine Unix-Sockets, ein laufender Server kann also nicht gefragt werden.
control-table = { $id }  { $game }, { $phase }: { $people } (Verbindungen: { $sockets })
control-no-tables = Kein Tisch ist im Speicher: niemand ist da.
