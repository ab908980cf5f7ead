"""What a seat could gain by deviating from a policy: the proofs of an equilibrium."""
