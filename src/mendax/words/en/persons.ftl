# What people ask about themselves: sessions, codes to another device, what is kept of them.
persons-nobody = This device is not known here, so there is nothing of you. Sit down at a table first.
persons-no-code = That code is not good, or not any more: each is good once, for five minutes.
