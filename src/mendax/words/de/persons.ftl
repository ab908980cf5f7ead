# Was Leute über sich fragen: Sitzungen, Codes für ein anderes Gerät, was über sie gespeichert ist.
persons-nobody = Dieses Gerät ist hier nicht bekannt, also gibt es nichts über dich. Setz dich erst an einen Tisch.
persons-no-code = Dieser Code gilt nicht oder nicht mehr: Jeder gilt einmal, fünf Minuten lang.
