## The page

page-title = Détente: Cold War board games
page-home = Détente: to the lobby
page-skip = Skip to the content
page-loading = One moment…
page-close = Close
page-own-name = Your name:
page-new-name = Your name
page-save-name = Save
page-language = Language
page-dark = Switch to dark
page-light = Switch to light
page-not-found-stamp = No such file
page-not-found = There is no page at this address. A link to a table may have been cut off on its way to you.
page-to-lobby = To the lobby
page-no-answer = The server does not answer. The page goes on trying; check your connection if this stays.
page-cannot-load = The page could not be loaded completely. Reload it, please.

## The lobby

lobby-title = Cold War board games
lobby-tagline = Exact to the rulebook, against bots or people. Nothing to install, no account.
lobby-secret = Top secret
lobby-declassified = Declassified

lobby-new = New game
lobby-game = Game
lobby-players = { $range } { $most ->
        [one] player
       *[other] players
    }
lobby-edition = Edition
lobby-seats = Players
lobby-seats-alone = alone
lobby-side = Your side
lobby-lot = Draw lots
lobby-opponent = Opponent
lobby-opponents = Opponents
lobby-opponent-number = Opponent { $number }
lobby-opponent-link = A friend
    .note = You get a link to send; whoever opens it sits down.
lobby-opponent-open = Anybody
    .note = Your table is listed in the lobby until somebody sits down.
lobby-opponent-me = Somebody here
    .note = You share this device; secrets are covered whenever it changes hands.
lobby-bot = bot, { $level }
lobby-hosted-bot = A bot of this server’s host
lobby-pace = Pace
lobby-pace-live = Live
    .note = Everybody is here now.
lobby-pace-correspondence = Correspondence
    .note = A choice now, a choice tomorrow; come back any time.
lobby-rules = Rules in detail
lobby-rules-changed = { $count ->
        [0] as in the rules
        [one] 1 changed
       *[other] { $count } changed
    }
lobby-rules-more = { $count ->
        [one] One more, asked for more rarely
       *[other] { $count } more, asked for more rarely
    }
lobby-rules-printed = (as in the rules)
lobby-rules-proposed = (proposed)
lobby-rules-read = Read the rules
lobby-start = Start
lobby-starting = Laying the table…
lobby-start-bot = The game begins at once.
lobby-start-link = At the table you get the link to send.
lobby-start-open = You wait at the table; the page calls you when somebody comes.
lobby-start-me = At the table the page says whom to pass the device to.

lobby-mine = Your tables
lobby-mine-empty = You are not playing yet. Press “Start”: a game against a bot begins at once.
lobby-my-turn = Your turn
lobby-waits-for = waits for { $who }
lobby-won = You won
lobby-won-together = You won, with others
lobby-won-by = won by { $who }
lobby-lost = You lost
lobby-drawn = A draw
lobby-closed = Broken off
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for an opponent now. Choose “Anybody” as your opponent, and your table is listed here.
lobby-sit-down = Sit down as { $seat }
lobby-watch = Games to watch
lobby-watch-empty = No games are being played in public now.
lobby-watch-this = Watch
lobby-record = Open a record
lobby-record-drop = Choose a file with a recorded game (.detente), or drop it here. It gets an address of its own, which you can send to others.
lobby-record-reading = The record is being checked…
lobby-record-too-large = “{ $file }” is too large for a record; at most { $most } KiB are read.
lobby-seat-person = somebody
lobby-seat-open = free seat
lobby-seat-link = invited by link
lobby-seat-left = has left
lobby-just-now = just now
