# The tables that this device has sat at, on the front page.
web-tables = Your tables
web-tables-more = All your tables
web-tables-with = with { $names }
web-tables-alone = nobody else yet
web-tables-yours = Your turn
web-tables-turn = { $name } to act
web-tables-runs = Being played
web-tables-lobby = Not begun
web-tables-over = Finished
web-tables-gone = This table is gone
web-tables-forget = Forget this table: { $game }, { $names }
web-tables-forget-all = Forget all
