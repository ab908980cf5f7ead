# The drawer «You on this device».
web-persons = You on this device
web-persons-about = There is no account here: a cookie on this device says that you are you.
web-persons-known = Known here since { $since }.
web-persons-unknown = This device is not known here yet. You are as soon as you open a table or come to one.
web-persons-devices = { $count ->
    [one] You are on this device only.
   *[other] You are on { $count } devices.
}
web-persons-move = Come to another device
web-persons-move-help = Get a code here and type it there. It is good once, for five minutes. Your seats come along, and this device stays yours too.
web-persons-code = Get a code
web-persons-code-is = Type this on your other device:
web-persons-have = I have a code
web-persons-use = Use it
web-persons-use-help = Then you are the same person here as there. Whoever you were on this device is left.
web-persons-used = Welcome: this device is yours.
web-persons-kept = What is kept of you
web-persons-give = Give me all of it
web-persons-give-help = A file with your devices, your tables, what you did and said there, and what this device keeps.
web-persons-leave = Leave
web-persons-end = Leave this device
web-persons-end-all = Leave all my devices
web-persons-end-help = A lost or borrowed phone: nobody is you there any more. Who leaves all devices can’t come back to their seats.
web-persons-forget = Forget me
web-persons-forget-help = Your sessions end, and your names and all you said are taken out of every table. What was played stays, under a name that means nobody. This can’t be undone.
web-persons-sure = Yes, do it
web-persons-cancel = Cancel
web-persons-done-end = Done. This device is nobody’s now.
web-persons-done-forget = Done. You are forgotten here.
