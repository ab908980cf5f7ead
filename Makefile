# Every target calls a command of ./run, which also works without make.
.PHONY: play test proof lint format bench docs lock web

play test proof lint format bench docs lock web:
	@./run $@
