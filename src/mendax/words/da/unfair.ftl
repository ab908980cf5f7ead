# Det, der ikke passer med, hvad enheden husker om et spils tilfælde
unfair-commitment = Serveren ændrede sit løfte, efter at dit bidrag var bundet. Den kan have valgt hvert træk i dette spil.
unfair-share-missing = Serveren begyndte spillet uden det bidrag, du havde bundet.
unfair-share-left-out = Dit bidrag blev ifølge serveren ikke åbnet i tide: der er intet fra dig i dette spils træk.
unfair-share-exchanged = Et bidrag i dette spil er ikke det, der blev bundet, før det begyndte.
unfair-seed = Det åbnede frø er ikke det, der blev bundet før dit bidrag.
