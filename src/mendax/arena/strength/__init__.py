"""How strong bots are: against each other, against who knows them, and how long they think."""
