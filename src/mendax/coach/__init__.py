"""Floor between ways to decide and words: what the solver knows, made of use to bots and people.

Bots and solver are blind to each other; here they meet. ``protocol`` says what the coach of a game
answers, ``registry`` lists the coaches there are, and each game that is coached has a folder. No
I/O but reading the policies that come with the package, and no words: what is said to people are
keys of the catalogue.
"""
