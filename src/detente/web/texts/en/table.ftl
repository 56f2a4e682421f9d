## The frame of the table

table-page-loading = The file is being fetched…
table-page-your-turn = Your turn
table-page-waiting = Waiting
table-page-watching = You are watching
table-page-stand-in = A bot sits in for you
table-page-closed = Closed
table-page-record = Record
table-page-record-ends = The record ends here. Nobody plays at this table.
table-page-over = Game over
table-page-table-closed = Nobody is left at this table; the game was given up.
table-page-choices = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
table-page-keys = Keys: 1–9, 0, ↑, ↓
table-page-filter = Find a choice
table-page-none-found = No choice is called that.
table-page-reconsider = Choose again
table-page-surely = Choose it all the same
table-page-answered = You have chosen, unseen by the others: { $choice }.
table-page-undo = Take back
table-page-undo-key = Take back (Ctrl+Z)
table-page-close = Close
table-page-lost = The connection is lost. Everything stays readable; we keep trying.
table-page-request-lost = What you did before the page was reloaded is lost. { $reason }
table-page-retry = Try now
table-page-tabs = What is shown
table-page-tab-board = Board
table-page-tab-log = Log
table-page-tab-chat = Chat
table-page-tab-seats = Seats
table-page-tab-title = { $title } – { $state }
table-page-tab-title-mine = ● { $state } – { $title }
table-page-sound-on = Sound: on
table-page-sound-off = Sound: off
table-page-about = About this table
table-page-fair = Fair chance
table-page-fair-meaning = All chance in this game is drawn from one secret, fixed before the first card was dealt. Its fingerprint is shown from the start, the secret itself at the end: nobody, not even the server, can change it in between.
table-page-commitment = Fingerprint
table-page-secret = Secret
table-page-fair-check = After the end, download the record and check it with:

## Taking aim

aim-do = Do it
aim-not-yet = Not yet
aim-die = Die { $number }:
aim-hit = success
aim-miss = failure
aim-won = Won { $percent } %
aim-tied = Tie { $percent } %
aim-lost = Lost { $percent } %

## Hints

advice-ask = Hint
advice-title = What would the strongest bot do? (H)
advice-thinking = The Director is thinking about it.
advice-would = The { $level } would choose:
advice-equal = About equal: { $choices }.
advice-lower = Rated lower: { $choices }.
advice-own-probability = (estimated chance to win: { $percent } %)
advice-own-points = (estimate: { $points } VP)
advice-probability = ({ $percent } %)
advice-points = ({ $points } VP)

## Seats

seats-title = Seats
seats-you = you
seats-here = at this device
seats-guest = Guest
seats-bot = Bot, { $level }
seats-stand-in = Bot, { $level }, for { $person }
seats-open = free for anybody
seats-link = invited by link
seats-record = as recorded
seats-record-shown = A record from elsewhere: everybody who knows the address of this page can look at it, with everybody’s eyes.
seats-left = left
seats-level-recruit = Recruit
seats-level-officer = Officer
seats-level-director = Director
seats-thinking = thinking
seats-away = away
seats-to-act = to choose
seats-watching = You are watching: you see what everybody may see.
seats-watchers = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
seats-sit-down = Sit down here
seats-take-back = Take my seat back
seats-take-over = Let a bot go on here:
seats-consent = Agree
seats-consented = Agreed so far: { $who }. The others must agree as well.
seats-consents = Agreed so far: { $who }.
seats-leave = Leave the table
seats-leave-question = { $count ->
        [one] Do you really want to leave? Your seat becomes free, and somebody else or a bot may take it.
       *[other] Do you really want to leave, all of you at this device? Your seats become free, and others or bots may take them.
    }
seats-leave-last = Do you really want to leave? Nobody else plays here: the game is given up.
seats-leave-surely = Leave
seats-stay = Stay
seats-cover = Cover

## The cover, while a device changes hands

cover-pass = Pass the device to { FORM($side, "the") }.
cover-nobody-looks = Nobody else looks now.
cover-look = The table is covered. Whoever wants to look at his own things may do so.
cover-show = I am { FORM($side, "the") } – show
cover-undo = Take back the choice of { FORM($side, "the") }

## Links

links-invite = Copy the invitation link
links-invite-hint = Send it to one person; the first to open it gets the seat.
links-device = Continue on another device
links-device-hint = A link to your own seat: keep it to yourself.
links-copied = Copied. Now paste it into a message.
links-copy-yourself = Copy this link yourself: your browser does not let us.
links-wait-link = is waiting for the person you invite.
links-wait-open = is free: anybody in the lobby may sit down, or whoever you send the link.
links-wait-left = was left: send the link to whoever shall take it, or let a bot go on.
links-free = is free.
links-invitation = Invitation
links-invited-by = { $who } invites you to play { $title }
links-invited = You are invited to play { $title }
links-your-name = Your name (if you like)
links-sit-down-as = Sit down as { $side }
links-only-watch = Only watch

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
chat-empty = Nobody has said anything yet.
chat-your-words = Say something
chat-send = Send
chat-unread = { $count ->
        [one] one new line
       *[other] { $count } new lines
    }

## The past

replay-page-title = Replay
replay-page-past = You look at the past
replay-page-choice = Choice { NUMBER($choice, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-page-present = Back to the present
replay-page-result = Back to the result
replay-page-before = One part back
replay-page-after = One part on
replay-page-to = To: { $chapter }
replay-page-everybody = everybody
timeline-choice = choice { NUMBER($choice, useGrouping: 0) }
replay-page-first = To the start
replay-page-previous = One step back
replay-page-play = Play
replay-page-pause = Pause
replay-page-next = One step on
replay-page-last = To the end
replay-page-slider = Choice
replay-page-speed = Speed
replay-page-times = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-page-eyes = Seen by
replay-page-spectator = a spectator

## The end

result-page-won = You have won
result-page-won-together = You have won, with others
result-page-lost = You have lost
result-page-drawn = Nobody has lost
result-page-winner = { $who } wins.
result-page-shared = Shared by { $who }.
result-page-nobody = Nobody wins.
result-page-again = Play again
result-page-replay = Replay
result-page-record = Download the record
result-page-log = Download the log

## Rules

rules-title = Rules
rules-of = Rules: { $title }
rules-open = Read this rule
rules-own-page = All rules on a page
rules-search = Search
rules-found = { $count ->
        [one] One rule found.
       *[other] { $count } rules found.
    }
