## The frame of the table

table-page-loading = Loading the table…
table-page-your-turn = Your turn
table-page-waiting = Waiting
table-page-watching = You are watching
table-page-stand-in = A bot is playing for you
table-page-closed = Closed
table-page-record = Record
table-page-record-ends = The record ends here. No one plays at this table.
table-page-over = Game over
table-page-table-closed =
    { $why ->
        [bots] Only bots were left; the table has ended by itself. The record stays.
        [invitation] A seat stayed empty; the table has ended by itself. The record stays.
        [unseen] No one had been here for long; the table has ended by itself. The record stays.
       *[left] Everyone has left; the game was abandoned.
    }
table-page-choices = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
table-page-keys = Keys: 1–9, 0, ↑, ↓
table-page-filter = Find a choice
table-page-none-found = No choice is called that.
stepper-number = How many
stepper-less = One less
stepper-more = One more
stepper-range = From { $least } to { $most }
table-page-reconsider = Choose something else
table-page-surely = Choose it anyway
table-page-answered = Your secret choice: { $choice }.
recap-title = Latest events
recap-since = Since your last move
recap-undone = The last move has been taken back.
recap-look = See the board after this
recap-before = Before all this
recap-as-it-was = As it was
recap-back = Back by one line
recap-forth = Forward by one line
recap-more = and { $count } more
sheet-more = Show more
sheet-less = Show less
table-page-undo = Undo
table-page-undo-key = Undo (Ctrl+Z)
table-page-close = Close
table-page-lost = Connection lost. You can still read everything; the page keeps trying to reconnect.
table-page-database-away = The server is waiting for its database. You can still read everything; what you did is sent again by itself.
table-page-request-lost = Your last action before the page was reloaded is lost. { $reason }
table-page-retry = Try again now
table-page-tracks = Where the game stands
table-page-tabs = What is shown
table-page-tab-recap = Latest
table-page-tab-log = Log
table-page-tab-chat = Chat
table-page-tab-seats = Seats
table-page-tab-title = { $title } – { $state }
table-page-tab-title-mine = ● { $state } – { $title }
table-page-sound-on = Sound: on
table-page-sound-off = Sound: off
table-page-moments-full = What happens: shown in full
table-page-moments-brief = What happens: shown briefly
table-page-moments-off = What happens: not shown
table-page-next = { $count ->
        [one] 1 other table is waiting for you
       *[other] { $count } other tables are waiting for you
    }
table-page-about = About this table
table-page-fair = Provably fair
table-page-fair-meaning = Every shuffle and die roll in this game comes from one secret, fixed before the first card was dealt. Its fingerprint is shown from the start, the secret itself at the end: no one, not even the server, can change it in between.
table-page-commitment = Fingerprint
table-page-secret = Secret
table-page-fair-check = After the game, download the record and check it with:

## Taking aim

aim-do = Confirm
aim-not-yet = Cancel
aim-die = Die { $number }:
aim-hit = success
aim-miss = failure
aim-won = Won { $percent }%
aim-tied = Tied { $percent }%
aim-lost = Lost { $percent }%

## Hints

advice-ask = Hint
advice-title = What would the strongest bot do? (H)
advice-thinking = The Director is thinking.
advice-would = The { $level } would choose:
advice-equal = About equal: { $choices }.
advice-lower = Rated lower: { $choices }.
advice-own-probability = (estimated chance of winning: { $percent }%)
advice-own-points = (estimate: { $points } VP)
advice-probability = ({ $percent }%)
advice-points = ({ $points } VP)

## Keys

keys-title = Keys
keys-choose = choose from the list
keys-walk = from piece to piece, from choice to choice
keys-press = choose what has the focus
keys-recap = through what has happened, line by line
keys-settle = see at once how things stand
keys-inspect = read about what has the focus
keys-moments = show what happens: in full, briefly, not at all
keys-step = one choice back or forward
keys-ends = to the start, to the end
keys-chapters = previous or next turn or round

## Seats

seats-title = Seats
seats-you = you
seats-here = at this device
seats-guest = Guest
seats-bot = Bot, { $level }
seats-stand-in = Bot, { $level }, for { $person }
seats-open = open to anyone
seats-link = by invitation
seats-record = as recorded
seats-record-shown = An imported game: anyone with this address can watch it, from any side.
seats-left = left
seats-level-recruit = Recruit
seats-level-officer = Officer
seats-level-director = Director
seats-thinking = thinking
seats-away = away
seats-to-act = to act
seats-watching = You are watching: you see what everyone may see.
seats-watchers = { $count ->
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }
seats-sit-down = Take this seat
seats-take-back = Take my seat back
seats-take-over = Let a bot take over:
seats-consent = Agree to the bot
seats-consented = Agreed so far: { $who }. The others must agree, too.
seats-consents = Agreed so far: { $who }.
seats-left-two = For the player who left, whomever they named, or a bot.
seats-left-consent = For the player who left, whomever they named, or a bot; for someone new if all the others agree.
seats-admit = Agree to invite someone new
seats-admits = Agreed to invite someone new: { $who }. The others must agree, too.
seats-admitted = All the others agree: someone new may be invited.
seats-leave = Leave the table
seats-leave-question = { $count ->
        [one] Do you really want to leave? You can come back as long as no one has your seat. A bot can take it, or someone you name here; anyone else only if there are two other players and all of them agree.
       *[other] Do all of you at this device really want to leave? You can come back as long as no one has your seats. Bots can take them, or people you name here; anyone else only if there are two other players and all of them agree.
    }
seats-leave-last = Do you really want to leave? You are the last player: the game will be abandoned, unless you name a successor here.
seats-leave-surely = Leave
seats-successor = Copy a link for a successor
seats-successor-of = Copy a link for a successor ({ $seat })
seats-successor-hint = Send it to the one person who is to have your seat. It works once you have left.
seats-stay = Stay
seats-cover = Hide my cards

## The cover, while a device changes hands

cover-pass = Pass the device to { FORM($side, "the") }.
cover-nobody-looks = Everyone else, look away.
cover-look = The table is hidden. Choose your side to see your own cards.
cover-show = Show the { $side } side
cover-undo = Undo the { $side } choice

## Links

links-invite = Copy the invitation link
links-invite-hint = Send it to one person; the first to open it gets the seat.
links-device = Continue on another device
links-device-hint = A link to your own seat: keep it to yourself.
devices-title = My devices
devices-hint = Each of these shows your cards and can play for you. Revoke the ones you do not know.
devices-browser = Browser
devices-link = Personal link
devices-this = this device
devices-connected = connected
devices-revoke = Revoke
devices-sign-out = Sign out here
links-copied = Copied. Now paste it into a message.
links-copy-yourself = Copy this link yourself: your browser does not let the page do it.
links-wait-link = is waiting for the person you invite.
links-wait-open = is open: anyone in the lobby can join, or send someone the link.
links-wait-left = is empty, and all the others agree: send someone the link.
links-wait-person = is away, and all the others agree: send someone the link.
links-yours = is empty; you left it and can take it again.
links-free = is open.
links-invitation = Invitation
links-invited-by = { $who } invites you to play { $title }
links-invited = You are invited to play { $title }
links-your-name = Your name (optional)
links-sit-down-as = Join as { $side }
links-only-watch = Just watch

## Log

log-title = Log
log-chapters = Show
log-chapters-all = everything
log-chapter = { $what } { $number }
log-chapter-set-up = Set-up
log-look = See the board after choice { NUMBER($number, useGrouping: 0) }
log-download = Download:
log-text = text
log-json = JSON

## Chat

chat-title = Chat
chat-empty = No messages yet.
chat-your-words = Write a message
chat-send = Send
chat-mute = Mute
chat-mute-whom = Mute { $who } at this table, for you alone
chat-muted = Muted by you:
chat-unmute = { $who } (read again)
chat-unmute-whom = Read the messages of { $who } again
chat-report = Report
chat-report-whom = Report this message of { $who } to the host of this server
chat-reported = The message has been reported to the host of this server; no one at the table is told.
chat-unread = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }

## The past

replay-page-title = Replay
replay-page-past = You are viewing an earlier position
replay-page-choice = Choice { NUMBER($choice, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-page-present = Back to the game
replay-page-result = Back to the result
replay-page-before = Previous turn or round
replay-page-after = Next turn or round
replay-page-to = Go to: { $chapter }
replay-page-everybody = all sides
timeline-choice = choice { NUMBER($choice, useGrouping: 0) }
replay-page-first = To the start
replay-page-previous = Previous choice
replay-page-play = Play
replay-page-pause = Pause
replay-page-next = Next choice
replay-page-last = To the end
replay-page-slider = Choice
replay-page-speed = Speed
replay-page-times = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-page-eyes = View
replay-page-spectator = spectator

## The end

result-page-won = You have won
result-page-won-together = Shared victory
result-page-lost = You have lost
result-page-drawn = Draw
result-page-winner = { $who } wins.
result-page-shared = Shared by { $who }.
result-page-nobody = No winner.
result-page-again = Play again
result-page-replay = Replay
result-page-record = Download the record
result-page-log = Download the log

## Rules

rules-title = Rules
rules-of = Rules: { $title }
rules-open = Read this rule
rules-own-page = All rules on one page
rules-search = Search
rules-found = { $count ->
        [one] 1 rule found.
       *[other] { $count } rules found.
    }
