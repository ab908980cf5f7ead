# One phone for several people: who plays on it, and how it goes from hand to hand.
web-shared-title = On this phone
web-shared-help = Several can play on one phone. It goes from hand to hand, and nobody sees what is another’s.
web-shared-add = Add somebody
web-shared-name = Name
web-shared-remove = { $name } does not play
web-shared-hand = Hand the phone to { $name }
web-shared-private = What is yours comes only when you have it in your hand.
web-shared-iam = I am { $name }
web-shared-instead = Or somebody else first:
web-shared-look = Hold to look
web-shared-on = Hand it on
web-shared-has = { $name } has the phone
web-shared-nobody = All may look
web-shared-take = Take it as { $name }
web-shared-record = Record of { $name }
