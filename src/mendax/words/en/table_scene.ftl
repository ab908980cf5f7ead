# The moment of truth, what one is about to say, and the end of a game without people.

web-scene-lift = Hold to lift the cup
web-scene-mia-real = A real Mia!
web-scene-mia-caught = No Mia!
web-scene-true = { $deed } — true
web-scene-lie = { $deed } — a lie
web-scene-choose = Choose what to say
web-scene-choose-lie = Choose your lie
web-scene-only-bots = Only bots are left
web-scene-to-the-end = Skip to the end
