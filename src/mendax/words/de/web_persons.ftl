# Die Schublade «Du auf diesem Gerät».
web-persons = Du auf diesem Gerät
web-persons-about = Hier gibt es keine Konten: Dass du du bist, sagt ein Cookie auf diesem Gerät.
web-persons-known = Hier bekannt seit { $since }.
web-persons-unknown = Dieses Gerät ist hier noch nicht bekannt. Das ist es, sobald du einen Tisch öffnest oder an einen kommst.
web-persons-devices = { $count ->
    [one] Du bist nur auf diesem Gerät.
   *[other] Du bist auf { $count } Geräten.
}
web-persons-move = Auf ein anderes Gerät kommen
web-persons-move-help = Hol dir hier einen Code und gib ihn dort ein. Er gilt einmal, fünf Minuten lang. Deine Plätze kommen mit, und dieses Gerät bleibt auch deins.
web-persons-code = Code holen
web-persons-code-is = Gib das auf deinem anderen Gerät ein:
web-persons-have = Ich habe einen Code
web-persons-use = Einlösen
web-persons-use-help = Dann bist du hier dieselbe Person wie dort. Wer du auf diesem Gerät warst, bleibt zurück.
web-persons-used = Willkommen: Dieses Gerät ist deins.
web-persons-kept = Was über dich gespeichert ist
web-persons-give = Gebt mir alles
web-persons-give-help = Eine Datei mit deinen Geräten, deinen Tischen, was du dort getan und gesagt hast, und was dieses Gerät aufhebt.
web-persons-leave = Abmelden
web-persons-end = Auf diesem Gerät abmelden
web-persons-end-all = Auf allen meinen Geräten abmelden
web-persons-end-help = Ein verlorenes oder geliehenes Handy: Dort ist niemand mehr du. Wer sich überall abmeldet, kommt nicht auf seine Plätze zurück.
web-persons-forget = Vergesst mich
web-persons-forget-help = Deine Sitzungen enden, deine Namen und alles, was du gesagt hast, verschwinden aus jedem Tisch. Was gespielt wurde, bleibt unter einem Namen, der niemanden meint. Das lässt sich nicht zurücknehmen.
web-persons-sure = Ja, tut das
web-persons-cancel = Abbrechen
web-persons-done-end = Erledigt. Dieses Gerät gehört jetzt niemandem.
web-persons-done-forget = Erledigt. Du bist hier vergessen.
