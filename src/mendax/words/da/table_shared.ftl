# På dansk; nøgler og variabler som i en.
table-refused-shared-device = Det er kun for dem, der spiller på deres egen enhed.
table-event-device-shared = { $seat } spiller på enheden hos { $owner }.
wire-refused-screen = Denne skærm viser kun bordet: her kan man ikke gøre noget.
