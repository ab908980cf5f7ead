# Was von einem Spiel zu erzählen ist; Namen, Ansagen und Würfel werden eingesetzt.
story-best-lie = Die beste Lüge: { $seat } hatte { $truth }, sagte { $claim }, und { $other } glaubte es.
story-bravest-belief = Der mutigste Glaube: { $other } traute { $seat } { $claim } zu (stimmt { $chance }-mal von hundert), und es stimmte.
story-keenest-doubt = Der schärfste Zweifel: { $seat } sagte { $claim }, { $other } zweifelte, und da lag { $truth }.
story-real-top = Kein Scherz: { $seat } hatte wirklich { $claim }.
story-most-caught = Am öftesten erwischt: { $seat }, { $caught }-mal mit einer Lüge.
story-most-lies = Am glattesten gelogen: { $seat }, { $lied } Lügen, { $slipped } davon unbemerkt.
story-honest = Ehrlich bis zum Schluss: { $seat } sagte { $said }-mal an und log nie.
story-lead = Der Wendepunkt: In Runde { $round } ging { $seat } in Führung und gab sie nicht mehr ab.
story-turning-point = Der Wendepunkt: Runde { $round }. Die Chancen von { $seat } gingen von { $before } % auf { $after } %.
story-sword-best-lie = Der beste Bluff: { $seat } nannte eine { $truth ->
    [red] rote
   *[black] schwarze
} Karte { $claim ->
    [red] rot
   *[black] schwarz
}, und { $other } glaubte es.
story-sword-keenest-doubt = Durchschaut: { $seat } nannte eine { $truth ->
    [red] rote
   *[black] schwarze
} Karte { $claim ->
    [red] rot
   *[black] schwarz
}, und { $other } glaubte kein Wort.
story-sword-pot = Der größte Pot: { $chips } Chips für { $seat }.
story-sword-blow = Der schwerste Schlag: { $swords } Schwerter auf eine Karte von { $seat }.
story-sword-broken = Ein gebrochenes Wort: { $seat } hielt nicht, was { $other } versprochen war.
story-sword-boldest = Der kühnste Einsatz kam von { $seat }: vier Schwerter mehr für den Krieg.
