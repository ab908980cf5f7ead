"""A contest server for bots of the Mäxchen protocol: rounds of Mia by datagrams.

``datagrams`` reads and writes protocol texts, ``registrations`` tracks the participants, ``round``
plays one round by Mia's book, and ``contest`` runs the rounds. There are no sockets or clocks:
datagrams and the time are arguments, datagrams and the next deadline are results.
"""
