# Programme am Tisch: was sie dort nicht dürfen, und die Plätze, die man ihnen freihält.
table-refused-name-taken = „{ $given }“ sieht aus wie der Name von jemand anderem hier. Ein Programm muss einen anderen wählen.
table-refused-programs-quiet = An diesem Tisch dürfen Programme nicht reden; der Gastgeber kann es erlauben.
table-refused-program-host = Ein Programm kann nicht Gastgeber sein.
table-refused-program-seat = Ein Programm hat den Platz, der ihm freigehalten wurde, und keinen anderen.
table-event-seat-reserved = Ein Platz wird für ein Programm freigehalten: { $name }.
