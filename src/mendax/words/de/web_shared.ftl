# Auf Deutsch; Schlüssel und Variablen wie in en.
web-shared-title = An diesem Telefon
web-shared-help = An einem Telefon können mehrere spielen. Es geht von Hand zu Hand, und niemand sieht, was den anderen gehört.
web-shared-add = Jemanden dazusetzen
web-shared-name = Name
web-shared-remove = { $name } spielt nicht mit
web-shared-hand = Gib das Telefon weiter an { $name }
web-shared-private = Was dir gehört, erscheint erst, wenn du es in der Hand hast.
web-shared-iam = Ich bin { $name }
web-shared-instead = Oder zuerst jemand anders:
web-shared-look = Zum Schauen halten
web-shared-on = Weitergeben
web-shared-has = { $name } hat das Telefon
web-shared-nobody = Alle dürfen schauen
web-shared-take = Nehmen als { $name }
web-shared-record = Protokoll von { $name }
