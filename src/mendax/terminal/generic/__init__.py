"""Any game in the terminal, shown by the names of its fields in the catalogue."""
