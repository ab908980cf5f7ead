"""The checks of ``mendax doctor``: whether these settings fit the machine."""
