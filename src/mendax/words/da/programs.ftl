# Hvad der siges om programmer, der spiller: til dem og til dem, der har skrevet dem.

program-not-ready = Det svarede ikke “ready” på “begin”: { $problem }
program-protocol = Det taler protokol { $given }, og her tales { $known }.
program-other-games = Det spiller ikke { $game }; det siger, at det spiller { $known }.
program-unreadable = Det er ingen besked, som kendes her: { $problem }
program-illegal = Det kan man ikke nu: { $given }. Hvad man kan, står i tilbuddene.
program-wrong-number = Det svarer på { $given }, men sidst blev der spurgt om { $asked }.
program-refused = Det blev afvist { $tries } gange. Sidst: { $words }
program-flood = Det skrev { $lines } linjer, som ingen havde bedt om.
program-silent = Det svarede ikke i tide.
program-half-line = Det svarede ikke i tide: det begyndte på en linje og afsluttede den ikke.
program-long-line = Det skrev en linje på mere end { $limit } byte.
program-does-not-read = Det læste ikke i { $seconds } sekunder, hvad der blev sagt til det.
program-closed = Det lukkede sit output og kører videre.
program-ended = Det sluttede selv, med kode { $code }.
program-killed = Det blev standset af signalet { $signal }.
program-no-file = Der er ingen fil “{ $given }”.
program-not-executable = “{ $given }” kan ikke køres: efter navnet hverken Python eller JavaScript, og ikke eksekverbar (chmod +x).
