# What does not fit what a client remembers of a game’s randomness
unfair-commitment = The server changed its commitment after your share was bound. It could have chosen every draw of this game.
unfair-share-missing = The server began the game without the share that you had bound.
unfair-share-left-out = Your share was not opened in time, says the server: nothing of yours is in the draws of this game.
unfair-share-exchanged = A share of this game is not the one that was bound before it began.
unfair-seed = The opened seed is not the one that was bound before your share.
