# Gäste am Tisch: Wer ausgeschieden ist, rät mit; wer zurückkommt; wen man ruft.
web-guess = Rate mit: Stimmt das?
web-guess-believe = Ich glaube es
web-guess-doubt = Ich zweifle
web-guess-made-believe = Dein Tipp: wahr. Er wird gesagt, wenn aufgedeckt wird.
web-guess-made-doubt = Dein Tipp: gelogen. Er wird gesagt, wenn aufgedeckt wird.
web-honour = { $count ->
    [one] { $count } Ehrenpunkt
   *[other] { $count } Ehrenpunkte
}
web-call-offer = Soll ich dich rufen, wenn du dran bist und gerade nicht hinsiehst?
web-call-offer-yes = Ja, ruf mich
web-call-offer-no = Nein, danke
web-away-cost =
    { $count ->
        [0] Ein Bot hat für dich gespielt und nichts verloren.
        [one] Ein Bot hat für dich gespielt und einmal verloren.
       *[other] Ein Bot hat für dich gespielt und { $count }-mal verloren.
    } { $out ->
        [yes] Du bist raus.
       *[no] { "" }
    }
web-ready-too-few = Alle sind bereit, aber zum Anfangen braucht es { $fewest }.
web-ready-short = Alle sind bereit, aber Chips müssen noch kaufen: { $names }.
web-bots-here = Wie die Bots spielen
