"""A contest server for bots that speak the Mäxchen protocol: round upon round of Mia by datagrams.

``datagrams`` reads and writes the protocol's texts, ``registrations`` who is there, ``round``
plays one round by Mia's own book, and ``contest`` goes from round to round. No socket and no clock:
datagrams and the time are handed in, datagrams and the next deadline come out.
"""
