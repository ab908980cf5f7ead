# The browser, apart from games. { $name } and { $to } are names of players.
web-names = Badger, Otter, Magpie, Hedgehog, Walrus, Raven, Marten, Lynx, Puffin, Beaver, Heron, Stoat, Owl, Moth, Pike, Newt

## The front door
web-pitch-mia = Roll under the cup. Say what you like. Keep a straight face.
web-pitch-french-poker = Five dice, some open, some hidden. Claim a hand and be believed.
web-pitch-sword-of-lies = Trade, interrogate, bet — and settle it with the sword.
web-games = Games
web-game-mia = Mia
web-game-french-poker = French poker
web-game-sword-of-lies = Sword of Lies
web-play-now = Play now
web-play-now-note = against three bots
web-first-time = First time?
web-first-time-offer = Learn by playing, 90 seconds
web-play-friends = Play with friends
web-you-are = You are
web-other-name = Another name
web-house-rules = House rules
web-rules-in-full = All about the game: an example, the house rules there are, some advice
web-how-to-play = How to play
web-explore = Strategy
web-league = League
web-promise-free = No account
web-promise-fair = Dice you can check
web-promise-bots = Bots with a character
web-settings = Settings
web-to-landing = To the front page
web-done = Done
web-close = Close
web-back = Back
web-no-rules = These rules are not written down yet.

## Errors
web-offline = The server can’t be reached. Check the network and try again.
web-server-trouble = The server has a problem of its own ({ $status }). Please try again.
web-new-version = A new version is here.
web-reload = Load again
web-no-cookies = Your browser refuses cookies, so the table does not know you. Allow them and open a new table.
web-page-trouble = Something went wrong on this page. Load it again.
web-sockets-blocked = The server answers, but something on the way blocks WebSockets. HTTPS or another network often helps.
web-no-table = There is no seat for you here
web-no-such-table = No such table
web-coming = Coming to the table…
web-link-lost-short = connecting…
web-try-now = Try now
web-no-network = No network. You can look around; to play, it has to come back.
web-page-missing = This page is not here yet
web-stale-after-break = The connection was lost for a moment, and the game went on without your last move. Look again, then decide.
web-bot-plays-for-you = A bot is playing for you.
web-return = Take my seat back
web-understood = Got it
web-while-away = While you were away

## Seats
web-seats = Seats around the table
web-host = Host
web-you = you
web-bot = bot
web-add-program = Add a program
web-program = program
web-program-awaited = kept for a program
web-whose-turn-mark = to act
web-out-mark = out of the game
web-away-mark = got up
web-absent-mark = not connected
web-present-mark = here
web-your-hand = Your hand
web-your-turn = Your turn
web-round = Round { $number }
web-watching = watching
web-watching-now = You are watching.
web-watching-seat = There will be a seat for you when this game is over.
web-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-skip = Skip

## Before the game
web-at-the-table = At the table
web-your-name = Your name
web-sit = Sit down
web-watch = Just watch
web-mask = Change the mask
web-rename = Rename
web-get-up = Get up
web-move-up = Move { $name } up
web-move-down = Move { $name } down
web-hand-over = Make host
web-hand-over-to = Make { $name } the host
web-kick = Kick
web-remove = Remove { $name }
web-remove-bot = Remove this bot
web-add-bot = Add a bot
web-strength-link = How strong are they?
web-bots-solved-only = { $bots }: only at tables that are solved, and this one would not be.
web-bots-later = { $bots }: know the solved game only once few enough lives or players are left here; until then they go by the odds.
web-bot-of-package = Of the package { $package }.
web-bots-count = { $bots }: this table is not solved, so they go by the odds here.
web-invite = Invite
web-invite-help = Whoever has this link can sit down and play.
web-invite-network = This link works for everybody in your network. Whoever has it can sit down and play.
web-invite-which = Which address
web-invite-alone = This link works only on this computer. To let others in, start the server with “./run play --lan” (or “mendax serve --lan”).
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-label = QR code of the link to this table
web-change-rules = Change the rules
web-see-rules = See the rules
web-presets = Rule sets
web-every-option = Every option
web-table-settings = This table
web-spectators-may = Others may watch
web-chat-may = Free chat
web-whispers-may = Private talk
web-whispers-may-help = Two people may talk alone; the others see that they do, not what they say.
web-phrases-may = Ready phrases
web-reactions-may = Faces to make
web-open-seed = Open all cups after each game
web-open-seed-help = Then everybody sees afterwards what lay under every cup, and can check every roll.
web-cups-open = After the game all cups are opened: every lie will be seen.
web-my-record = My record
web-hints-may = Hints while playing
web-hints-may-help = Whoever is to act may ask what a sound player would do. Everybody sees that this is on.
web-hints-on = hints
web-hint = Hint
web-pace = Bots take their time
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-start = Start the game
web-too-few = { $count ->
    [one] One more player is needed: invite somebody, or add a bot.
   *[other] { $count } more players are needed: invite somebody, or add bots.
}

## Around the game
web-menu = Menu
web-history = History
web-history-empty = Nothing has happened yet.
web-history-earlier = Earlier lines are not kept on this device.
web-talk = Talk
web-faces = Faces
web-talk-empty = Nobody has said anything yet.
web-talk-unread = { $count ->
    [one] Talk, { $count } new line
   *[other] Talk, { $count } new lines
}
web-phrases = Ready phrases
web-talk-to = To
web-everybody = everybody
web-only = { $name } alone
web-say-in-private = Say to { $name } alone
web-in-private = in private:
web-in-private-to = to { $name } alone:
web-say-something = Say something
web-send = Send
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-chat-off = Free chat is switched off at this table.
web-host-tools = Host’s tools
web-leave = Get up
web-leave-note = A bot plays on for you, and the seat stays yours to come back to.

## The end
web-you-won = You win!
web-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-wins = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
web-next-game = Next game
web-stack-of = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
web-buy-in = { $chips ->
    [one] Buy { $chips } chip
   *[other] Buy { $chips } chips
}
web-too-short = You have { $stack }; the next game takes at least { $least }.
web-your-stack = You have { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
web-sit-down-with = You sit down with { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
web-buy-span = From { $low } to { $high }
web-you-are-out = The next game takes at least { $least }, and nobody buys again here: you are out.
web-others-out = Out: { $names }.
web-others-short = Chips are still to be bought by: { $names }.
web-rematch = Rematch
web-back-to-lobby = Seats and rules
web-record = Record
web-coach = Coach

## Likes
web-language = Language
web-theme = Theme
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-text-size = Text size
web-text-size-0 = normal
web-text-size-1 = larger
web-text-size-2 = largest
web-sound = Sound
web-sound-help = Dice, doubts, and a chime when it is your turn.
web-vibration = Vibration
web-odds = Show the odds
web-odds-help = How likely the next roll beats a value.
web-look-at-once = Look under the cup at once
web-look-at-once-help = Saves a tap; gives up announcing unseen.
web-less-motion = Less motion

## Fair dice
web-fair = { $game ->
    [sword_of_lies] Fair cards
   *[other] Fair dice
}

## First games
web-order = From the lowest to the highest

## Hosts, readiness and the next game: the lobby and the podium
web-ready = I’m ready
web-ready-on = You are ready
web-ready-again = Once more!
web-ready-again-on = You want a rematch
web-ready-help = The game begins when everybody here is ready.
web-ready-mark = ready
web-ready-count = { $ready } of { $count } ready
web-ready-all = Begin when all are ready
web-next = Next game
web-take-over = Take a bot’s seat
web-take-over-of = { $name }’s seat
web-take-over-when = It is yours when the next round begins, with all it has.
web-take-over-next = { $name } takes { $of }’s seat at the next round.
web-take-over-you = You take { $of }’s seat at the next round.
web-take-over-drop = Go on watching
web-take-over-may = Late-comers may take over bots’ seats
web-notices = Notices

## The moment of truth, and games without people
web-scene-lift = Hold to lift the cup
web-scene-mia-real = A real Mia!
web-scene-mia-caught = No Mia!
web-scene-true = { $deed } — true
web-scene-lie = { $deed } — a lie
web-scene-choose = Choose what to say
web-scene-choose-lie = Choose your lie
web-scene-only-bots = Only bots are left
web-scene-to-the-end = Skip to the end

## Announcements of the server
web-announcement = From whoever runs this server
web-announcement-draining = The server is about to restart. Running games can be finished, no others begin. Your table is kept.
web-announcement-hide = Hide

## Codes and invitations
web-code-say = Or say this code
web-code-help = At { $address }, “I have a code”
web-code-letters = Code: { $letters }
web-code-have = I have a code
web-code-field = The code of the table
web-code-go = To the table
web-invited = { $host } invites you to { $game }
web-invited-table = A table of { $game }
web-invited-name = What shall they call you?
web-invited-how = How it is played

## Tables of this device
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

## A device and its connection: without a network
web-lost-network = { $seat ->
    [yes] No network: your seat is kept.
   *[no] No network.
}
web-lost-link = { $seat ->
    [yes] Connection lost: your seat is kept.
   *[no] Connection lost.
}
web-disk-full = The server can’t store anything now, so the table stands still. Nothing is lost; it goes on by itself when there is room again.
web-lost-wait = Trying again in { $seconds } s.
web-lost-trying = Trying now…

## A device and its connection: leaving
web-leaving = Leave the game?
web-leaving-stay = Stay
web-leaving-now = Leave for now
web-leaving-now-note = After a minute a bot plays for you. Come back, and the seat is yours again.
web-leaving-now-alone = The table waits for you. You find it on the front page.
web-leaving-seat = Give up the seat
web-leaving-seat-note = A bot plays on at once.

## A device and its connection: notifications
web-name-taken = There is another { $asked } here, so you are called { $name }.
web-second-tab = This table is open in another tab too. Both show your seat, and you can play in either.
web-copy-by-hand = The link is selected: copy it from the field.

## A device and its connection: waiting for a disconnected player
web-absent-bot = offline · bot in { $time }
web-awaited = { $name } is offline.
web-awaited-bot = A bot plays in { $time }.
web-awaited-now = Now
web-awaited-now-for = Let a bot play for { $name } now

## A device and its connection: preferences
web-awake = Keep the screen on
web-awake-help = While you play; a phone that sleeps loses its network.
web-notify = Call me to my turn
web-notify-help = A notification when this page is out of sight. It says whose turn it is, and nothing of the game.
web-notify-refused = Your browser does not allow it. You can change that in its settings.
web-badge = Mark on the app’s icon

## One phone for several people
web-shared-title = On this phone
web-shared-help = Several can play on one phone. It goes from hand to hand, and nobody sees what is another’s.
web-shared-add = Add somebody
web-shared-name = Name
web-shared-remove = { $name } does not play
web-shared-hand = Hand the phone to { $name }
web-shared-private = What is yours comes only when you have it in your hand.
web-shared-iam = I am { $name }
web-shared-instead = Or somebody else first:
web-shared-look = Hold to look
web-shared-on = Hand it on
web-shared-has = { $name } has the phone
web-shared-nobody = All may look
web-shared-take = Take it as { $name }
web-shared-record = Record of { $name }
web-shared-story = Story of { $name }
web-shared-story-whose = The cups stay closed at this table, so each of you knows something else. Whose story?
web-shared-counted = This is the phone of { $name }: only their own games are counted in “My record” here.

## Television
web-tv-show = Show on a big screen
web-tv-join = Join in
web-tv-code = or say the code
web-tv-on-screen = The table is on the big screen.
web-tv-hand-only = Show only my hand
web-tv-hand-help = The seats are on the big screen. They come back when it is switched off.

## Guests: guesses, returns and calls
web-guess = Guess along: is it true?
web-guess-believe = I believe it
web-guess-doubt = I doubt it
web-guess-made-believe = Your guess: true. It is told when the claim is opened.
web-guess-made-doubt = Your guess: a lie. It is told when the claim is opened.
web-honour = { $count ->
    [one] { $count } point of honour
   *[other] { $count } points of honour
}
web-call-offer = Call you when it is your turn and you are looking elsewhere?
web-call-offer-yes = Yes, call me
web-call-offer-no = No, thanks
web-away-cost =
    { $count ->
        [0] A bot played for you and lost nothing.
        [one] A bot played for you and lost once.
       *[other] A bot played for you and lost { $count } times.
    } { $out ->
        [yes] You are out.
       *[no] { "" }
    }
web-ready-too-few = All are ready, but { $fewest } are needed to begin.
web-ready-short = All are ready, but chips are still to be bought by: { $names }.
web-bots-here = How the bots play

## Reactions, masks and watchers
web-heard-faces = Faces to make
web-heard-to = Throw it at
web-heard-more = Say more
web-heard-rest = That was many faces: wait a little.
web-heard-watchers = Watching
web-heard-watching-as = You watch as { $name }.
web-heard-unnamed = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-heard-mask = Choose a mask
web-heard-volume = Volume
web-heard-talk = Hear talk
web-heard-talk-help = What is said stands at the seat for a moment, and can be read in the talk.
web-heard-talk-off = You have muted all talk.
web-heard-talk-on = Hear talk again
web-heard-see-faces = See the faces others make

## Order
web-order-mute = Mute
web-order-mute-of = Mute { $name } for everybody
web-order-unmute = Let talk
web-order-unmute-of = Let { $name } talk again
web-order-muted = muted
web-order-watchers = Watching
web-order-kick-of = Show { $name } the door
web-order-lock = Lock free seats
web-order-lock-help = Only who has sat here before may sit down.
web-order-programs-talk = Programs may talk
web-order-programs-talk-help = Words, phrases and faces of programs.
web-order-new-link = New link
web-order-new-link-help = The old link stops working. Who is here stays.
web-order-new-link-sure = Yes, change the link
web-order-new-link-done = This is the new link.
web-order-cancel = Cancel

## Fair dice: the drawer
web-fair-how = Before a game the server shows a seal over its secret. Then every seat seals random bytes of its own, and opens them when the game begins, so nobody can steer chance. Each die and each card is sealed the moment it falls; when you are shown it you get the key, and this page checks that the seal fits. It remembers the server’s seal and your bytes from before the game, and warns you if either was exchanged.
web-fair-holds = { $count ->
    [one] { $count } opened draw checked here: its seal fits.
   *[other] { $count } opened draws checked here: every seal fits.
}
web-fair-broken = { $count ->
    [one] { $count } draw does not fit its seal!
   *[other] { $count } draws do not fit their seals!
}
web-fair-commitment = The seal over this game’s secret
web-fair-shares = Random bytes from each seat
web-fair-shared = sealed
web-fair-left-out = left out: not opened in time
web-fair-none = none
web-fair-draws = Sealed draws: dice, cards, lots
web-fair-closed = not opened to you
web-fair-seed = The opened seed
web-fair-more = After the game, save its record and run “mendax verify” on it to check everything again.

## What contradicts the remembered commitment of a game
unfair-commitment = The server changed its commitment after your share was bound. It could have chosen every draw of this game.
unfair-share-missing = The server began the game without the share that you had bound.
unfair-share-left-out = Your share was not opened in time, says the server: nothing of yours is in the draws of this game.
unfair-share-exchanged = A share of this game is not the one that was bound before it began.
unfair-seed = The opened seed is not the one that was bound before your share.

## Your sessions and data
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

## Programs
web-programs-online = Programs that are online
web-programs-none = No program that plays this game here is online now.
web-programs-asking = Asking …
web-programs-tables = at { $tables } of { $most } tables
web-programs-comes = { $name } is coming.
web-programs-own = A program of your own
web-programs-own-help = Keep a seat and give its key to whoever runs the program.
web-programs-keep = Keep a seat
web-programs-kept = Seat { $seat } is kept.
web-programs-once = The key is shown only now: copy it.
web-programs-command = Command
web-programs-key = Key
web-programs-environment = It can also stand in the environment, as MENDAX_KEY. To revoke it, remove the seat.
web-programs-keys = Programs of your own
web-programs-keys-help = With a key of yours a program is online here for everybody, and hosts can ask it to their tables.
web-programs-used = last here on { $day }
web-programs-revoke = Revoke
web-programs-revoke-of = Revoke the key “{ $name }”
web-programs-name = What to call it among your keys
web-programs-make = Make a key

## Games without a board of their own
web-generic-your-turn = Your turn
web-generic-hidden = hidden
web-generic-less = Less
web-generic-more = More
web-generic-known = What is known

## The story, the replay and your record
web-story-title = What was worth telling
web-story-none = A quiet game: nothing stood out.
web-story-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}
web-story-closed = What was hidden stays hidden at this table: this is what you saw yourself.
web-story-show = Watch it
web-story-picture = Share a picture
web-story-saved = The picture is saved.
web-story-replay = Replay
web-replay-title = Replay, game { $number }
web-replay-back = Back to the table
web-replay-before = One step back
web-replay-next = One step on
web-replay-play = Play
web-replay-pause = Stop
web-replay-place = Step
web-replay-at = Step { $at } of { $of }
web-replay-round = Step { $at } of { $of }: { $what }
web-replay-eyes = Seen
web-replay-open = with open cups
web-replay-own = as you saw it
web-replay-watched = as it was watched
web-replay-shut = What was hidden stays hidden at this table: this is what you saw yourself.
web-replay-link = Copy the link to this step
web-replay-copied = Copied
web-replay-cut = The game is very long: only its beginning is shown.
web-replay-coach = Coach: this cost { $lost }. Better: { $best }.
web-replay-mistakes = Next mistake
web-replay-keys = Arrow keys go step by step, the space bar plays.
web-record-title = My record
web-record-note = Counted on this device, from what you knew in each game. Nothing of it leaves this browser.
web-record-none = There is nothing yet. Play a game to its end, and it is counted here.
web-record-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won
web-record-lied = Lies among your claims
web-record-caught = Lies that were caught
web-record-right = Doubts that were right
web-record-believed = Beliefs that were right
web-record-of = { $count } of { $of }
web-record-erase = Erase my record
web-record-sure = Erase everything counted here? It can't be brought back.
web-record-yes = Erase
web-record-no = Keep
web-record-erased = Your record is erased.

## The tutorial
web-learn-title = first deal
web-learn-step = Step { $number } of { $of }
web-learn-next = Next
web-learn-again = Start over
web-learn-leave = Leave the lesson
web-learn-back = Back to the table
web-learn-play = Play now, gentle opponents

## Strength of bots
web-strength-title = How strong the bots are
web-strength-sizes = Seats
web-strength-seats = { $seats } at the table
web-strength-lead-wins = { $rules }: one of each bot among nothing but bots of another kind, { $games } games of every pair. Shown is the share of games it won; among its like that is { $fair }.
web-strength-lead-chips = { $rules }: one of each bot among nothing but bots of another kind, { $games } games of every pair. Shown are the chips it won a game; among its like that is nothing.
web-strength-known = Whoever knows it by heart wins { $share }.
web-strength-habit = A simple habit takes { $chips } a game off it.
web-strength-no-habit = No simple habit surely gains by it: { $chips } a game.
web-strength-habit-wins = The worst of simple habits wins { $share } against it.
web-strength-thinks = Thinks { $usual } ms, hardly ever more than { $most } ms.
web-strength-among = { $bot } among …
web-strength-none = The bots of { $game } have not been measured.
web-strength-help = The bar shows the interval in which the figure lies with 95 % certainty; the thin line is what a bot has among its like. Blue is surely more, red surely less. Times are processor time on the machine that measured. Choose a bot to see how it does among each of the others.
web-strength-nobody-knows = How much somebody would win at such a table who knows one of them by heart is not among these figures.

## The league
web-league-title = League: { $game }
web-league-lead = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; the last round ended { $at }.
web-league-version = { $name }, version { $version }
web-league-rating = Rating
web-league-payoff = { $payoff } a game
web-league-won = { $share } of { $games } games won
web-league-faulty = faults in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-league-absent = Could not play the last round: { $names }
web-league-gone = Not playing any more: { $count }
web-league-over-time = Rating over time
web-league-line-of = Rating of { $name } over the rounds, beside the others’
web-league-round = Round { $round }
web-league-help = All start at 25. A rating lies within its bar with some 95 % certainty; a program that was changed begins anew. Choose somebody to see their line.
