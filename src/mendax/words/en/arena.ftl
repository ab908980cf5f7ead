# Matches and leagues of programs: what went wrong, and the report.
arena-not-sendable = “{ $given }” can't be sent to other processes, as several cores need it: define it at the top of a module, or play with one core.
