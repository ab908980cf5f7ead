# Thin: every verb is one of ./run, which also works where make is missing.
.PHONY: play test lint bench lock web

play test lint bench lock web:
	@./run $@
