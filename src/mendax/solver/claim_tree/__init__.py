"""Zero-sum trees of rising claims about one hidden roll, solved in sequence form."""
