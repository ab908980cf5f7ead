# Programmer ved et bord: hvad de ikke må dér, og pladserne, der holdes til dem.
table-refused-name-taken = “{ $given }” ligner navnet på en anden her. Et program må vælge et andet.
table-refused-programs-quiet = Programmer må ikke tale ved dette bord; værten kan tillade det.
table-refused-program-host = Et program kan ikke være vært.
table-refused-program-seat = Et program har den plads, der blev holdt til det, og ingen anden.
table-event-seat-reserved = En plads holdes til et program: { $name }.
