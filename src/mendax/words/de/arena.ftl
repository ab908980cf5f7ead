# Spiele und Ligen von Programmen: was schiefging, und der Bericht.
arena-not-sendable = „{ $given }“ lässt sich nicht an andere Prozesse schicken, was mehrere Kerne brauchen: Definiere es ganz oben in einem Modul, oder spiele mit einem Kern.
