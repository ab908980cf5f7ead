# The board for games that have none of their own: what it says around their own words.
web-generic-your-turn = Your turn
web-generic-hidden = hidden
web-generic-less = Less
web-generic-more = More
web-generic-known = What is known
