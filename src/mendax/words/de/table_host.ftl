# Wörter des Tisches, der seinen Gastgeber überlebt, und des Bereitseins.
table-refused-not-all-ready = Noch sind nicht alle bereit, die hier sind.
table-event-host-passed = { $name } ist weg: { $to } ist jetzt der Gastgeber.
table-event-host-returned = { $seat } ist zurück und wieder der Gastgeber.
table-event-ready-set =
    { $on ->
        [yes] { $seat } ist bereit.
       *[no] { $seat } ist noch nicht bereit.
    }
web-ready = Bin bereit
web-ready-on = Du bist bereit
web-ready-again = Noch einmal!
web-ready-again-on = Du willst noch ein Spiel
web-ready-help = Das Spiel beginnt, wenn alle bereit sind, die hier sind.
web-ready-mark = bereit
web-ready-count = { $ready } von { $count } bereit
web-ready-all = Beginnen, wenn alle bereit sind
table-refused-take-over-off = Der Gastgeber erlaubt hier nicht, Plätze zu übernehmen. Warte auf das nächste Spiel.
table-refused-not-free = Platz { $seat } ist nicht frei: wer ihn hat, sitzt da oder kann gleich zurück sein.
table-refused-asked-for = Diesen Platz übernimmt schon { $name }.
table-refused-out-of-game = Platz { $seat } ist in diesem Spiel draußen. Wähl einen anderen, oder warte auf das nächste Spiel.
table-refused-no-take-over = Du hast um keinen Platz gebeten.
table-refused-same-game = Dieses Spiel liegt schon auf dem Tisch.
table-refused-too-many = Dieses Spiel ist für höchstens { $most }, und hier sitzen { $seats }. Erst müssen einige aufstehen und zusehen.
table-event-game-set = Das nächste Spiel ist ein anderes.
table-event-take-over-asked = { $name } übernimmt zur nächsten Runde den Platz von { $seat }.
table-event-take-over-dropped = { $name } sieht weiter zu.
table-event-taken-over = Von jetzt an spielt { $name } auf diesem Platz.
web-next = Nächstes Spiel
web-take-over = Platz eines Bots übernehmen
web-take-over-of = Platz von { $name }
web-take-over-when = Er gehört dir ab der nächsten Runde, mit allem, was er hat.
web-take-over-next = { $name } übernimmt zur nächsten Runde den Platz von { $of }.
web-take-over-you = Zur nächsten Runde übernimmst du den Platz von { $of }.
web-take-over-drop = Weiter zusehen
web-take-over-may = Wer später kommt, darf Plätze von Bots übernehmen
web-notices = Hinweise des Tisches
