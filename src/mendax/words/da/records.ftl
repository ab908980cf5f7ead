# Optegnede spil som data.
records-unreadable-row = Linje { $line } i “{ $file }” er ingen datarække: { $problem }
records-no-row = Denne optegnelse kan ikke blive en datarække: Den er for { $reader }, efter udgave { $edition } af reglerne. Der skal bruges en spillers eller den for alt (all), efter en udgave, der stadig spilles.
records-bad-name = “{ $file }” skal ende på .jsonl eller .jsonl.gz.
records-exported = Skrevet til “{ $file }”: { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}.
records-verified = Optegnelser, der holder: { $held } af { $games }.
records-none-in = Mappen “{ $path }” har ingen fil, der ender på .record.
records-which = Nævn optegnelser eller mapper med optegnelser, eller mappen med en servers borde med --data.
records-not-anonymous = Kun optegnelsen af alt (all) kan gøres anonym: I en spillers kan der stå, hvad andre har skrevet.
