"""A contest server for bots that play Mia by the Mäxchen protocol.

``datagrams`` reads and writes the texts of the protocol, ``registrations`` tracks the participants,
``round`` plays one round by the rule book of Mia, and ``contest`` runs the rounds. The package uses
no sockets and no clocks: the caller passes datagrams and the time, and gets datagrams and the next
deadline.
"""
