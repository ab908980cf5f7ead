# The browser, apart from games. { $name } and { $to } are names of players.
web-names = Badger, Otter, Magpie, Hedgehog, Walrus, Raven, Marten, Lynx, Puffin, Beaver, Heron, Stoat, Owl, Moth, Pike, Newt

## The front door
web-pitch-mia = Roll under the cup. Say what you like. Keep a straight face.
web-pitch-french-poker = Five dice, some open, some hidden. Claim a hand and get away with it.
web-pitch-sword-of-lies = Trade, interrogate, bet — and settle it with the sword.
web-games = Games
web-game-mia = Mia
web-game-french-poker = French poker
web-game-sword-of-lies = Sword of Lies
web-play-now = Play now
web-play-now-note = against three bots
web-first-time = First time?
web-first-time-offer = Learn by playing, 90 seconds
web-cup = Pass one phone: the cup
web-play-friends = Play with friends
web-join = Join with a code
web-you-are = You are
web-other-name = Another name
web-house-rules = House rules
web-rules-in-full = The full rules: an example, every house rule, some advice
web-how-to-play = How to play
web-explore = Strategy
web-practice = Practice and daily puzzle
web-promise-free = No account
web-promise-fair = Dice you can check
web-promise-bots = Bots with character
web-settings = Settings
web-to-landing = To the front page
web-done = Done
web-close = Close
web-back = Back
web-rather-not = No, back
web-no-rules = These rules have not been written yet.

## Errors
web-offline = The server can’t be reached. Check the network and try again.
web-server-trouble = Server error ({ $status }). Please try again.
web-new-version = A new version is available.
web-reload = Reload
wire-refused-no-cookies = Your browser blocks cookies, so the table can’t recognise you. Allow them and open a new table.
web-page-trouble = Something went wrong on this page. Please reload it.
wire-refused-no-sockets = The server answers, but something on the way blocks WebSockets. HTTPS or another network often helps.
web-no-table = There is no seat for you here
web-no-such-table = No such table
web-coming = Joining…
web-link-lost-short = connecting…
web-try-now = Try now
web-no-network = No network. You can look around, but you need a connection to play.
web-local-loads = Mendax is loaded for playing without a network: up to 12 MB, once.
web-local-starts = Almost there …
web-local-failed = Not everything could be loaded. Check your connection.
web-local-no-wasm = This browser has no WebAssembly, so it can’t play without a server. Allow it, or use another browser.
web-local-forbidden = The website’s settings forbid WebAssembly, so nothing can be played here without a server. Only its operator can change this.
web-local-stuck = The game has not started yet. If this takes much longer, reload the page or use another browser.
web-local-forgets = This browser stores no games here. Your game ends when you close or reload the page.
web-play-offline = Play without a network
web-local-kept = Playing without a network
web-local-kept-help = The files it needs are on this device.
web-local-remove = Remove them
web-local-removed = Removed.
web-local-alone = You are playing without a server. Others can join on this device.
web-local-warned = This server made its own certificate, so browsers warn once: choose “Advanced”, then continue.
web-page-missing = This page does not exist yet
wire-refused-after-break = The connection was lost for a moment, and the game went on without your last move. Look again, then decide.
web-bot-plays-for-you = A bot is playing for you.
web-return = Take my seat back
web-understood = Got it
web-while-away = While you were away

## Seats
web-seats = Seats around the table
web-host = Host
web-you = you
# Names of bots at a table. Behind a slash: the name as this language shows it.
web-bot-names = Ambros Berta Cosmo Delfina Emeric Flora Gaspar Hedda Ignaz Jolanda Kasimir Leonie Minerva Nestor Octavia Pascal Quirin Rosalba Silvan Thekla Urban Viola Wanda Xaver Zenobia
web-bot = bot
web-add-program = Add a program
web-program = program
web-program-awaited = held for a program
web-whose-turn-mark = to act
web-out-mark = out of the game
web-away-mark = away
web-absent-mark = not connected
web-present-mark = here
web-your-hand = Your hand
web-your-turn = Your turn
web-round = Round { $number }
web-watching = watching
web-watching-now = You are watching.
web-watching-seat = You can sit down when this game is over.
web-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-clock-until = Time until { $time }
web-clock-then = Until { $time }; then the server plays
web-clock-then-what = Until { $time }; then “{ $action }” is played for you
web-faster = Faster

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
web-add-bot = Add a bot
web-bots = Bots
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-level-perfect = Perfect
web-waiting-host = Waiting for { $host } to start
web-strength-link = How strong are they?
web-bots-solved-only = { $bots }: available only at solved tables, and this is not one.
web-bots-later = { $bots }: play the solved game once few enough lives or players are left; until then they play the odds.
web-bot-of-package = From the package { $package }.
web-bots-count = { $bots }: this table is not solved, so they play the odds here.
web-invite = Invite
web-invite-help = Anyone with this link can sit down and play.
web-invite-network = This link works for everyone on your network. Anyone who has it can sit down and play.
web-invite-which = Which address
web-invite-alone = This link works only on this computer. Start the server with “--lan” to let others in.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-label = QR code of the link to this table
web-change-rules = Change the rules
web-see-rules = See the rules
web-presets = Rule sets
web-rules-title = Our rules
web-rules-base = Otherwise: { $preset }
web-rules-go = Let’s play
web-ours-search = Search the rules
web-ours-none = No rule contains these words.
web-ours-show-all = show all
web-ours-show-less = show less
web-ours-first = The usual questions
web-ours-changed = { $count } changed
web-ours-keep = Keep
web-ours-card-share = Share the picture
web-ours-card-print = Print
web-ours-cup = Pass one phone with these rules
web-ours-card-scan = Scan to play by these rules
web-ours-heading-values = Values
web-ours-heading-announcing = Announcing
web-ours-heading-losing = Losing
web-ours-heading-extras = Extras
web-ours-heading-values-french-poker = Hands and dice
web-ours-heading-announcing-french-poker = A turn
web-ours-heading-values-sword-of-lies = Cards
web-ours-heading-announcing-sword-of-lies = Asking and betting
web-ours-heading-losing-sword-of-lies = War
web-ours-less = Less: { $rule }
web-ours-more = More: { $rule }
web-ours-kept = Your rules
web-ours-forget = Forget { $name }
web-ours-name = Name of these rules
web-ours-name-help = Kept on this device, and chosen the next time.
web-ours-send = Send these rules
web-ours-send-help = Anyone who opens this link gets these rules on their device.
web-table-settings = This table
web-spectators-may = Spectators allowed
web-chat-may = Free chat
web-whispers-may = Private talk
web-whispers-may-help = Two players can talk alone; the others see that they talk, but not what they say.
web-phrases-may = Quick phrases
web-reactions-may = Reactions
web-open-seed = Reveal all after each game
web-open-seed-help = After the game everyone sees every hidden die and card, and can check every draw.
web-cups-open = Everything is revealed after the game: every lie will show.
web-my-record = My stats
web-hints-may = Hints while playing
web-hints-may-help = The player to act can ask what a sound player would do. Everyone sees that hints are on.
web-hints-on = hints
web-hint = Hint
web-pace = Bot speed
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-start = Start the game
web-too-few = { $count ->
    [one] One more player is needed: invite someone or add a bot.
   *[other] { $count } more players are needed: invite someone or add bots.
}
web-too-few-local = { $count ->
    [one] One more player is needed: add someone on this device, or a bot.
   *[other] { $count } more players are needed: add people on this device, or bots.
}

## Around the game
web-menu = Menu
web-history = History
web-history-empty = Nothing has happened yet.
web-history-earlier = Earlier lines are not stored on this device.
web-talk = Talk
web-faces = Faces
web-talk-empty = No messages yet.
web-talk-unread = { $count ->
    [one] Talk, { $count } new line
   *[other] Talk, { $count } new lines
}
web-phrases = Quick phrases
web-talk-to = To
web-everybody = everybody
web-only = { $name } only
web-say-in-private = Say privately to { $name }
web-in-private = privately:
web-in-private-to = privately to { $name }:
web-say-something = Say something
web-send = Send
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-chat-off = Free chat is switched off at this table.
web-host-tools = Host tools
web-leave = Get up
web-leave-note = A bot plays for you until you come back to your seat.

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
web-too-short = You have { $stack }; the next game needs at least { $least }.
web-your-stack = You have { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
web-sit-down-with = You sit down with { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
web-buy-span = From { $low } to { $high }
web-you-are-out = The next game needs at least { $least }, and there are no rebuys here: you are out.
web-others-out = Out: { $names }.
web-others-short = Still have to buy chips: { $names }.
web-rematch = Rematch
web-back-to-lobby = Seats and rules
web-record = Download
web-coach = Coach

## Likes
web-language = Language
web-theme = Theme
web-theme-auto = system
web-theme-light = light
web-theme-dark = dark
web-text-size = Text size
web-text-size-0 = normal
web-text-size-1 = larger
web-text-size-2 = largest
web-sound = Sound
web-sound-help = Dice, doubts, and a chime on your turn.
web-vibration = Vibration
web-odds = Show the odds
web-odds-help = How likely the next roll is to beat a value.
web-look-at-once = Look under the cup at once
web-look-at-once-help = Saves a tap, but you can no longer announce unseen.
web-less-motion = Less motion

## Fair dice
web-fair = { $game ->
    [sword_of_lies] Fair cards
   *[other] Fair dice
}

## First games
web-order = From the lowest to the highest
web-tip-more = … more

## Hosts, readiness and the next game: the lobby and the podium
web-ready = I’m ready
web-ready-on = You are ready
web-ready-again = Once more!
web-ready-again-on = You want a rematch
web-ready-help = Starts when all are ready.
web-ready-mark = ready
web-ready-count = { $ready } of { $count } ready
web-ready-all = Start when all are ready
web-next = Next game
web-take-over = Take a bot’s seat
web-take-over-of = { $name }’s seat
web-take-over-when = It is yours from the next round, with everything it has.
web-take-over-next = { $name } takes { $of }’s seat in the next round.
web-take-over-you = You take { $of }’s seat in the next round.
web-take-over-drop = Keep watching
web-take-over-may = Latecomers may take bots’ seats
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
web-announcement = From the server’s operator
web-announcement-draining = The server is about to restart. Running games can be finished; no new ones start. Your table is kept.
web-announcement-hide = Hide

## Codes and invitations
web-code-help = At { $address }, “Join with a code”
web-code-letters = Code: { $letters }
web-code-field = Table code
web-code-go = Join
web-invited = { $host } invites you to { $game }
web-invited-table = A game of { $game }
web-invited-name = Choose your name
web-invited-how = How to play

## Tables of this device
web-tables = Your tables
web-tables-more = All your tables
web-tables-with = with { $names }
web-tables-alone = no one else yet
web-tables-yours = Your turn
web-tables-turn = { $name } to act
web-tables-runs = In progress
web-tables-lobby = Not started
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
web-disk-full = Moves can’t be stored right now, so the table is paused. Nothing is lost; the game resumes once there is space again.
web-lost-wait = Trying again in { $seconds } s.
web-lost-trying = Trying now…

## A device and its connection: leaving
web-leaving = Leave the game?
web-leaving-stay = Stay
web-leaving-now = Leave for now
web-leaving-now-note = After a minute a bot plays for you. When you come back, the seat is yours again.
web-leaving-now-alone = The table waits for you. You’ll find it on the front page.
web-leaving-seat = Give up the seat
web-leaving-seat-note = A bot takes over immediately.

## A device and its connection: notifications
web-name-taken = The name { $asked } is taken here, so you are called { $name }.
web-second-tab = This table is also open in another tab. Both show your seat, and you can play in either.
web-copy-by-hand = The link is selected: copy it from the field.

## A device and its connection: waiting for a disconnected player
web-absent-bot = offline · bot in { $time }
web-awaited = { $name } is offline.
web-awaited-bot = A bot plays in { $time }.
web-awaited-now = Now
web-awaited-now-for = Let a bot play for { $name } now

## A device and its connection: preferences
web-awake = Keep the screen on
web-awake-help = While you play; a sleeping phone loses its connection.
web-notify = Notify me on my turn
web-notify-help = A notification when this page is in the background. It says whose turn it is and nothing about the game.
web-notify-refused = Your browser blocks notifications. You can change that in its settings.
web-badge = Badge on the app icon

## One phone for several people
web-shared-title = On this device
web-shared-help = Several people can play on one device. It goes from hand to hand, and nobody sees anyone else’s hand.
web-shared-add = Add a player
web-shared-name = Name
web-shared-remove = Remove { $name }
web-shared-hand = Hand the phone to { $name }
web-shared-private = Your hand appears once you hold the phone.
web-shared-iam = I am { $name }
web-shared-instead = Or someone else first:
web-shared-interrupt = Does anybody else doubt it?
web-shared-look = Hold to look
web-shared-on = Pass it on
web-shared-has = { $name } has the phone
web-shared-nobody = All may look
web-shared-looked = { $names } looked.
web-shared-take = Take it as { $name }
web-shared-record = Download for { $name }
web-shared-story = { $name }’s story
web-shared-story-whose = Hidden things stay hidden at this table, so each of you knows something different. Whose story?
web-shared-counted = This is { $name }’s phone: “My stats” here counts only their own games.

## Television
web-tv-show = Show on a big screen
web-tv-join = On your phone
web-tv-code = code
web-tv-welcome = Welcome, { $name }!
web-tv-waiting = Waiting for players
web-tv-score = Score of the evening
web-tv-on-screen = The table is on the big screen.
web-tv-hand-only = Show only my hand
web-tv-hand-help = The seats are on the big screen. They come back when it is switched off.
web-tv-enter = Type the code of your table
web-tv-enter-help = The host finds it under “Invite”.
web-tv-erase = Erase
web-tv-go = Show the table
web-tv-sound = Press a key for sound
web-tv-sound-here = Play sounds here too
web-tv-sound-help = The big screen plays them.

## Guests: guesses, returns and calls
web-guess = Guess along: is it true?
web-guess-believe = I believe it
web-guess-doubt = I doubt it
web-guess-made-believe = Your guess: true. You’ll see when the claim is opened.
web-guess-made-doubt = Your guess: a lie. You’ll see when the claim is opened.
web-guess-interrupt = It is not your turn, but you may say:
web-bonus = { $count ->
    [one] { $count } bonus point
   *[other] { $count } bonus points
}
web-call-offer = Notify you when it’s your turn?
web-call-offer-yes = Yes, notify me
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
web-ready-too-few = All are ready, but at least { $fewest } players are needed.
web-ready-short = All are ready, but these players must buy chips: { $names }.
web-bots-here = How the bots play
web-keys = Keyboard
web-keys-help = Enter presses the golden button, and a letter shown on a button presses that button. Digits keep dice, choose a hand, or name a value by its two dice. Arrows move between choices and cards, Esc ends a scene, and F2 repeats the last words for screen readers.
web-letters = Letter and digit keys
web-letters-help = Off for speech input or if you press keys by accident. Enter, Tab and arrows still work.

## What players who listen hear of a decision. $words is a die or a card, $dice are the pips of dice, and $pressed is the name of a key.
web-ear-chosen = { $words }, chosen
web-ear-dice = Dice in the open: { $dice }.
web-ear-arrows = { $count ->
    [one] Arrow keys: { $count } choice
   *[other] Arrow keys: { $count } choices
}
web-ear-idle = { $pressed } does nothing now.

## Reactions, masks and watchers
web-heard-faces = Reactions
web-heard-to = Throw it at
web-heard-more = Say more
web-heard-rest = Too many reactions: wait a moment.
web-heard-watchers = Watching
web-heard-watching-as = You watch as { $name }.
web-heard-unnamed = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-heard-mask = Choose a mask
web-heard-volume = Volume
web-heard-talk = Show talk
web-heard-talk-help = Messages appear at the seat for a moment, and can be read under Talk.
web-heard-talk-off = You have muted all talk.
web-heard-talk-on = Show talk again
web-heard-see-faces = Show others’ reactions

## Order
web-order-mute = Mute
web-order-mute-of = Mute { $name } for everybody
web-order-unmute = Unmute
web-order-unmute-of = Unmute { $name } for everybody
web-order-muted = muted
web-order-watchers = Watching
web-order-kick-of = Kick { $name }
web-order-kick-sure = Kick { $name } for good?
web-order-lock = Lock free seats
web-order-lock-help = Only people who have sat here before may sit down.
web-order-programs-talk = Programs may talk
web-order-programs-talk-help = Messages, phrases and reactions of programs.
web-order-patience = A bot plays for absent players after
web-order-patience-seconds = { $count } s
web-order-patience-minutes = { $count } min
web-order-new-link = New link
web-order-new-link-help = The old link stops working. People already here stay.
web-order-new-link-sure = Yes, change the link
web-order-new-link-done = This is the new link.
web-order-cancel = Cancel

## Fair dice: the drawer
web-fair-how = Before a game the server publishes a seal of its secret. Then every seat seals random bytes of its own and opens them when the game starts, so no one can steer the draws. Each die and card is sealed when it is drawn; when it is shown to you, you get its key, and this page checks that the seal fits. It remembers the server’s seal and your bytes from before the game, and warns you if either was replaced. When the game is over and the seed is opened, it redoes every draw.
web-fair-redone = { $draws ->
    [one] { $draws } draw redone: it is as the opened seed, everyone’s bytes and the rules make it.
   *[other] All { $draws } draws redone: each is as the opened seed, everyone’s bytes and the rules make it.
}
web-fair-so-far = So far { $opened } of { $draws } draws were shown to you, and each fits its seal. When the game is over, the seed is opened and this page redoes every draw.
web-fair-secret = { $opened } of { $draws } draws were shown to you, and each fits its seal. The seed stays secret at this table, so this page cannot check how the draws were made.
web-fair-salts = { $opened } of { $draws } draws were shown to you, and each fits its seal. This page does not know the outcomes of these rules, so it redoes no draw. “mendax verify” can.
web-fair-part = This page did not receive the whole game, for example because it was reloaded, so it checked no draws. Download the record and run “mendax verify” on it.
web-fair-bad = { $count ->
    [one] This game breaks { $count } law of fairness:
   *[other] This game breaks { $count } laws of fairness:
}
web-fair-commitment = The seal of this game’s secret
web-fair-shares = Random bytes from each seat
web-fair-shared = sealed
web-fair-left-out = left out: not opened in time
web-fair-none = none
web-fair-draws = Sealed draws: dice, cards, lots
web-fair-closed = not revealed to you
web-fair-seed = The opened seed
web-fair-more = After the game, download its record and run “mendax verify” on it to check everything again.

## What contradicts the remembered commitment of a game
unfair-commitment = The server changed its commitment after your share was bound. It could have chosen every draw of this game.
unfair-commitment-reused = The server used the commitment of another game of this table. Its seed is known, so others may have known every draw.
unfair-share-missing = The server started the game without the share that you had bound.
unfair-share-left-out = The server accepted your share, but left it out of this game’s draws.
unfair-share-exchanged = A share of this game is not the one that was bound before it began.
unfair-seed = The opened seed is not the one that was bound before your share.
unfair-share-late = A share was opened after the draws had begun, or twice.
unfair-draw-order = A draw was not sealed when it happened, or draws are missing, doubled or out of order.
unfair-draw-unbound = A result was shown that had not been sealed before.
unfair-salt = A result was shown without its key, or a key was sent without a result.
unfair-outcome = A result that was shown does not fit its seal.
unfair-seed-withheld = The server promised to open the seed after the game, and did not. No draw can be redone.
unfair-draw = The opened seed, the shares and the rules do not make the draws of this game.

## Your sessions and data
web-persons = You on this device
web-persons-about = There are no accounts here: a cookie on this device identifies you.
web-persons-known = Known here since { $since }.
web-persons-unknown = This device is not known here yet. It will be once you open or join a table.
web-persons-devices = { $count ->
    [one] You are on this device only.
   *[other] You are on { $count } devices.
}
web-persons-move = Use another device
web-persons-move-help = Get a code here and enter it there. It works once, within five minutes. Your seats come along, and this device stays yours too.
web-persons-code = Get a code
web-persons-code-is = Enter this on your other device:
web-persons-have = I have a code
web-persons-use = Use it
web-persons-use-help = You will then be the same person on both devices. This device gives up the identity it has now.
web-persons-used = Welcome! You are signed in on this device.
web-persons-kept = What is stored about you
web-persons-give = Download my data
web-persons-give-help = A file with your devices, your tables, what you did and said there, and what this device stores.
web-persons-leave = Sign out
web-persons-end = Sign out here
web-persons-end-all = Sign out everywhere
web-persons-end-help = For a lost or borrowed phone: it no longer acts as you. After signing out everywhere you can’t come back to your seats.
web-persons-forget = Forget me
web-persons-forget-help = Your sessions end, and your names and everything you said are removed from every table. The games stay, under an anonymous name. This can’t be undone.
web-persons-sure = Yes, do it
web-persons-cancel = Cancel
web-persons-done-end = Done. This device is signed out.
web-persons-done-forget = Done. You are forgotten here.

## Programs
web-programs-online = Programs that are online
web-programs-none = No program that plays this game is online now.
web-programs-asking = Asking…
web-programs-tables = at { $tables } of { $most } tables
web-programs-comes = { $name } is joining.
web-programs-own = Your own program
web-programs-own-help = Hold a seat and give its key to the person who runs the program.
web-programs-keep = Hold a seat
web-programs-kept = Seat { $seat } is held.
web-programs-once = The key is shown only once: copy it now.
web-programs-command = Command
web-programs-key = Key
web-programs-environment = You can also set it as MENDAX_KEY in the environment. To revoke it, remove the seat.
web-programs-keys = Your own programs
web-programs-keys-help = A program with one of your keys is online here for everyone, and hosts can invite it to their tables.
web-programs-used = last here on { $day }
web-programs-revoke = Revoke
web-programs-revoke-of = Revoke the key “{ $name }”
web-programs-name = Name of the key
web-programs-make = Create a key

## Games without a board of their own
web-generic-your-turn = Your turn
web-generic-hidden = hidden
web-generic-less = Less
web-generic-more = More
web-generic-known = What is known

## The story, the replay and your record
web-story-title = Highlights
web-story-none = A quiet game: nothing stood out.
web-story-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}
web-story-closed = Hidden things stay hidden at this table: this is what you saw yourself.
web-story-show = Watch it
web-story-picture = Share a picture
web-story-saved = The picture is saved.
web-story-clip = Share this lie
web-story-replay = Replay
web-story-sound = Everyone against sound play
web-story-bluff-believes = I believe it
web-story-bluff-doubts = I doubt it!
web-story-bluff-true = True!
web-story-bluff-lie = Lie!
web-score-title = Score of the evening
web-score-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-score-reset = Start the score over
web-score-reset-sure = Delete this score?
web-vote-title = Vote for the next game
web-vote-help = More than half decide at once. Otherwise the host starts what most want, and chooses in a tie.
web-vote-missing = Not voted yet: { $names }
web-vote-rematch = Rematch: { $game }, { $count } of { $of }
web-vote-tie = A tie: choose the game
web-vote-chosen = Next game: { $game }
web-story-last = The last game
web-replay-title = Replay, game { $number }
web-replay-back = Back to the table
web-replay-before = One step back
web-replay-next = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-place = Step
web-replay-at = Step { $at } of { $of }
web-replay-round = Step { $at } of { $of }: { $what }
web-replay-eyes = View
web-replay-open = all revealed
web-replay-own = as you saw it
web-replay-watched = as a spectator
web-replay-shut = Hidden things stay hidden at this table: this is what you saw yourself.
web-replay-link = Copy the link to this step
web-replay-copied = Copied
web-replay-cut = The game is very long: only its beginning is shown.
web-replay-coach = Coach: this cost { $lost }. Better: { $best }.
web-replay-mistakes = Next mistake
web-replay-ask = { $name } has to answer. What would you have done?
web-replay-answered = You: { $yours }. { $name }: { $theirs }.
web-replay-your-cost = Your answer costs { $lost }.
web-replay-your-best = No answer is better than yours.
web-replay-keys = Use the arrow keys to step and the space bar to play.
web-replay-share = Show this game to everyone
web-replay-share-note = Whoever has the link sees the game as everyone at the table saw it. The link does not lead to the table, and you can withdraw it.
web-replay-masked = Without names and messages
web-replay-listed = Search engines may list it
web-replay-make = Make a link
web-replay-copy = Copy the link
web-replay-withdraw = Withdraw the link
web-replay-withdrawn = The link no longer works.
web-replay-clip = Share this claim as a clip
web-clip-title = A clip of this claim
web-clip-upright = Upright, as for phones
web-clip-bare = Without names
web-clip-send = Share the clip
web-clip-busy = Making the clip…
web-clip-saved = The clip is saved.
web-clip-failed = This browser could not make the clip.
web-clip-none = No claim of this game was answered.
web-clip-keep = Keep on my shelf
web-clip-note = The clip is made on this device and sent nowhere.
web-clip-believed = Believed!
web-clip-later = And later…
web-replay-shown = Games that you show to everyone
web-embed = Embed it on another site
web-embed-note = Paste this code into a page of a blog, a school or a forum. The embedded page sets no cookies and stores no data.
web-embed-copy = Copy the code
web-embed-open = Open in Mendax
web-record-title = My stats
web-record-note = Counted on this device from what you knew in each game. Nothing leaves this browser.
web-record-lies = Your best lies
web-record-lie = { $name }: { $claim }
web-record-lie-drop = Remove
web-record-none = Nothing here yet. Finish a game, and it is counted.
web-record-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won
web-record-lied = Lies among your claims
web-record-caught = Lies that were caught
web-record-right = Doubts that were right
web-record-believed = Beliefs that were right
web-record-of = { $count } of { $of }
web-record-erase = Erase my stats
web-record-sure = Erase everything counted here? This can’t be undone.
web-record-yes = Erase
web-record-no = Keep
web-record-erased = Your stats are erased.

## The tutorial
web-learn-title = first deal
web-learn-step = Step { $number } of { $of }
web-learn-next = Next
web-learn-again = Start over
web-learn-leave = Leave the lesson
web-learn-back = Back to the table
web-learn-play = Play now, easy opponents

## Strength of bots
web-strength-title = How strong the bots are
web-strength-sizes = Seats
web-strength-seats = { $seats } at the table
web-strength-lead-wins = { $rules }: each bot against tables of one other bot, { $games } games for each pair. The figure is the share of games it won; { $fair } is par.
web-strength-lead-chips = { $rules }: each bot against tables of one other bot, { $games } games for each pair. The figure is the chips it won per game; 0 is par.
web-strength-known = A perfect opponent wins { $share } against it.
web-strength-habit = A simple habit takes { $chips } per game from it.
web-strength-no-habit = No simple habit clearly beats it: { $chips } per game.
web-strength-habit-wins = The best simple habit wins { $share } against it.
web-strength-thinks = Thinks for { $usual } ms, rarely more than { $most } ms.
web-strength-among = { $bot } against …
web-strength-none = The bots of { $game } have not been measured.
web-strength-help = The bar shows the 95% confidence interval; the thin line is par. Blue is clearly above, red clearly below. Times are processor time on the machine that measured them. Choose a bot to see its results against each of the others.
web-strength-nobody-knows = These figures do not say what a perfect opponent would win at this table.

## Servers for strangers
web-opening = Opening tables
web-opening-key = Key from the server’s owner
web-opening-use = Use
web-report = Report a person
web-report-help = The server’s owner receives the name, this table and its last chat messages, including private ones between you two.
web-report-one = Report
web-report-of = Report { $name }
web-report-sure = Report { $name }?
web-report-done = Reported.

## Calls while no page is open
web-calls = Calls
web-calls-offer = Call you when it’s your turn, even if this page is closed?
web-calls-closed = Call me while no page is open
web-calls-closed-help = In slow games: when a game begins, and when it’s your turn. In Practice: when mistakes are due. Nothing about dice or cards.
web-calls-failed = That did not work. Your browser may block it, or the network is down.
web-calls-quiet = Quiet hours
web-calls-quiet-from = Quiet from
web-calls-quiet-to = Quiet until
web-calls-table = Call me from this table
web-calls-table-off = Calls are off. You can switch them on in the settings below.
web-calls-webhook = Tell your group
web-calls-webhook-help = The address of an incoming webhook of your messenger. It receives one line when a game begins and when players are awaited.
web-calls-webhook-set = Save
web-calls-webhook-now = Your group is told at { $host }.
web-calls-webhook-remove = Remove
web-calls-none = This browser or server does not call absent players.

## Tournaments
web-tournaments = Tournament
web-tournament-title = A tournament
web-tournament-pitch = One code for everyone. All are seated at once, at tables of three to five, and again after every round.
web-tournament-name = Name
web-tournament-usual-name = Our evening
web-tournament-rules = You chose these rules last on this device.
web-tournament-size = Players at a table
web-tournament-rounds = Rounds
web-tournament-until = No round begins after
web-tournament-ends = until { $time }
web-tournament-minutes = Minutes for a round
web-tournament-way = Who meets whom
web-tournament-way-swiss = Equals meet
web-tournament-way-swiss-help = After each round, people with about the same points sit together.
web-tournament-way-everyone = Everyone meets everyone
web-tournament-way-everyone-help = For a small group.
web-tournament-way-ladder = Up and down
web-tournament-way-ladder-help = The best player of a table moves up one table, and the last player moves down.
web-tournament-bots = Bots fill the tables
web-tournament-programs = Programs may take part
web-tournament-open = Open the tournament
web-tournament-phase-gathering = People are arriving. The host begins.
web-tournament-phase-seated = Round { $round } begins soon. Find your table.
web-tournament-phase-playing = Round { $round } is being played.
web-tournament-phase-called = Time is up. The last results are coming in.
web-tournament-phase-resting = Round { $round } is over. The next round follows.
web-tournament-phase-over = The tournament is over.
web-tournament-held = The host has stopped the clock.
web-tournament-your-table = Table { $table }
web-tournament-with = With { $names }
web-tournament-with-bots = With bots
web-tournament-to-table = To the table
web-tournament-you = Your name
web-tournament-enter = Take part
web-tournament-code = Code
web-tournament-invite = Anyone with this link or code can take part.
web-tournament-people = Players
web-tournament-ranking = Ranking
web-tournament-no-one = No one is here yet.
web-tournament-points = A game gives you one point, shared out over your opponents: you get the shares of all who finished behind you.
web-tournament-course = Points after each round
web-tournament-course-of = Points of { $name } after each round, beside those of the leaders
web-tournament-program = program
web-tournament-muted = muted
web-tournament-left = left
web-tournament-keys = Keys for { $name }
web-tournament-mute = Mute
web-tournament-unmute = Unmute
web-tournament-dismiss = Remove
web-tournament-dismiss-sure = Remove { $name }?
web-tournament-round = Round { $round }
web-tournament-table = Table { $table }
web-tournament-watch = Watch
web-tournament-screen = Big screen
web-tournament-enlarge = Show on the big screen
web-tournament-puzzle = Solve a puzzle while you wait
web-tournament-step-seat = Seat everyone
web-tournament-step-start = Start now
web-tournament-step-close = Finish
web-tournament-hold = Stop the clock
web-tournament-unhold = Let the clock run
web-tournament-end = End the tournament
web-tournament-end-sure = End it now?
web-tournament-leave = Leave the tournament
web-tournament-leave-sure = Really leave?
web-tournament-along = Tournament, round { $round }
web-tournament-back = Back to the tournament
web-projector-points = Points: { $points }
web-debrief-link = Against sound play
web-debrief-title = This evening against sound play
web-debrief-reading = Reading the games: { $read } of { $games }
web-debrief-games = Finished games: { $games }
web-debrief-you = Your figures
web-debrief-you-help = Only you see them, on this device.
web-debrief-room = Everyone
web-debrief-lies = Claims that were lies
web-debrief-caught = Lies that were doubted
web-debrief-doubts = Doubts that were right
web-debrief-doubted = Claims that were doubted
web-debrief-cost = A decision costs on average
web-debrief-of = { $count } of { $all }
web-debrief-sound = sound play: { $share }
web-debrief-claims = Lies by claim
web-debrief-claims-help = Bars: how often the claim was a lie. Diamonds: how often it is a lie in sound play, in the same spots. Claims made without a look don’t count.
web-debrief-no-curve = These rules have no solution, so there is no sound play to compare with.
web-debrief-curve = in sound play
web-debrief-boldest = The lie that paid most
web-debrief-dearest = The lie that cost most
web-debrief-truth = with
web-debrief-price = It cost { $price }.
web-debrief-file = All finished games in one file
web-debrief-file-help = One game in each line, for “mendax profile”. Games whose cards stay closed are left out.
web-debrief-names = With names
web-debrief-download = Download
