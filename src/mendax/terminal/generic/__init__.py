"""Any game in the terminal: shown by the names of its fields, as the catalogue has them."""
