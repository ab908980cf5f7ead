# Tables in PostgreSQL, and moving them there and back.

server-database-address = Databasens adresse kan ikke læses. Skriv den sådan: postgresql://navn@vært/database.
server-database-not-installed = Det, der fører til PostgreSQL, er ikke installeret ({ $problem }). Installér det sådan: pip install "mendax[postgresql]"
server-database-unusable = Databasen kan ikke bruges: { $problem }
server-database-in-use = En anden server bruger denne database. Stop den, eller angiv en anden.
server-database-encoding = Databasen er ikke i UTF-8 og kan derfor ikke gemme alle ord. Lav en ny sådan: createdb --encoding=UTF8 --template=template0
server-needs-database = “{ $setting }” kræver en database, som flere processer kan deles om: --database postgresql://navn@vært/database. Borde i en fil er til én proces.

transfer-not-empty = Der er allerede noget: borde flyttes kun til en tom database.
transfer-not-alike = Det skrevne blev læst anderledes tilbage, så intet er flyttet.
transfer-same = Borde flyttes fra et sted til et andet: angiv to forskellige.
transfer-no-place = Et sted er en mappe eller en adresse på PostgreSQL, postgresql://navn@vært/database. Det, du har angivet, er ingen af delene.
transfer-moving = Bordene flyttes
transfer-row = { $place }: { $rows } rækker, SHA-256 { $hash }
transfer-done = Alt er flyttet, læst tilbage og fundet ens. Det, der var der, er urørt.
transfer-restore = Bordene er i en database. Hent sikkerhedskopien ind i en tom mappe (--data), og flyt den derfra med `mendax transfer`.
