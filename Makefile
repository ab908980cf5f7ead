# Every verb is one of ./run, which also works where make is missing.
.PHONY: play test proof lint format bench docs lock web

play test proof lint format bench docs lock web:
	@./run $@
