# Words of the web client, apart from those of games, tables and bots.
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

## When something is wrong
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
web-frozen = Game { $game } was begun under edition { $edition } of the rules. Mendax has been upgraded since, so that game can’t be shown or continued here; chips are as they were. The host can start a new one.
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
