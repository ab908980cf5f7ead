# Brættet til spil, der ikke har deres eget: hvad det siger rundt om deres egne ord.
web-generic-your-turn = Din tur
web-generic-hidden = skjult
web-generic-less = Mindre
web-generic-more = Mere
web-generic-known = Hvad man ved
