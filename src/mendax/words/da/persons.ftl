# Hvad folk spørger om sig selv: sessioner, koder til en anden enhed, hvad der er gemt om dem.
persons-nobody = Denne enhed er ikke kendt her, så der er intet om dig. Sæt dig først ved et bord.
persons-no-code = Den kode gælder ikke, eller ikke længere: Hver gælder én gang, i fem minutter.
