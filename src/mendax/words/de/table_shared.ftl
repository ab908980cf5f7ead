# Auf Deutsch; Schlüssel und Variablen wie in en.
table-refused-shared-device = Das geht nur für Leute, die auf einem eigenen Gerät spielen.
table-event-device-shared = { $seat } spielt auf dem Gerät von { $owner }.
wire-refused-screen = Dieser Bildschirm zeigt den Tisch nur: Hier kann man nichts tun.
