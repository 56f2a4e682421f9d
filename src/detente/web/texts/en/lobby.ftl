## The page

page-title = Détente: Cold War board games
page-home = Détente: back to the lobby
page-skip = Skip to the content
page-loading = One moment…
page-close = Close
page-menu = Menu
page-own-name = Your name:
page-new-name = Your name
page-save-name = Save
page-language = Language
page-dark = Switch to the dark theme
page-light = Switch to the light theme
page-not-found-stamp = No such file
page-not-found = There is no page at this address. A link to a table may have been cut short on its way to you.
page-to-lobby = Back to the lobby
page-no-answer = The server is not responding. Still trying… If this continues, check your connection.
page-cannot-load = The page could not be loaded completely. Please reload it.

## The lobby

lobby-title = Cold War board games
lobby-tagline = Faithful to the rulebooks. Play bots or people. No account needed.
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
lobby-lot = Random
lobby-opponent = Opponent
lobby-opponents = Opponents
lobby-opponent-number = Opponent { $number }
lobby-opponent-link = A friend
    .note = You get a link to send; the first person to open it joins.
lobby-opponent-open = Anyone
    .note = Your table is listed in the lobby until someone joins.
lobby-opponent-me = Pass and play
    .note = You share this device; hidden cards are covered whenever it changes hands.
lobby-bot = bot, { $level }
lobby-hosted-bot = A bot of this server’s host
lobby-pace = Pace
lobby-pace-live = Live
    .note = Everyone is here now.
lobby-pace-correspondence = Correspondence
    .note = A choice now, a choice tomorrow; come back any time.
lobby-rules = Rule options
lobby-rules-changed = { $count ->
        [0] defaults
        [one] 1 changed
       *[other] { $count } changed
    }
lobby-rules-more = { $count ->
        [one] 1 more option
       *[other] { $count } more options
    }
lobby-rules-printed = (default)
lobby-rules-proposed = (suggested)
lobby-rules-read = Read the rules
lobby-start = Start
lobby-starting = Setting up the table…
lobby-start-bot = The game starts at once.
lobby-start-link = At the table you get the link to send.
lobby-start-open = Wait at the table; the page alerts you when someone joins.
lobby-start-me = At the table, the page tells you whom to pass the device to.

lobby-mine = Your tables
lobby-mine-empty = No games yet. Press “Start” to play a bot right away.
lobby-my-turn = Your turn
lobby-waits-for = waiting for { $who }
lobby-won = You won
lobby-won-together = Shared victory
lobby-won-by = won by { $who }
lobby-lost = You lost
lobby-drawn = Draw
lobby-closed =
    { $why ->
        [bots] Ended: bots only
        [invitation] Ended: no one came
        [unseen] Ended: no one was there
       *[left] Abandoned
    }
lobby-open = Open tables
lobby-open-empty = No one is waiting for an opponent. Choose “Anyone” to list your table here.
lobby-sit-down = Join as { $seat }
lobby-watch = Games to watch
lobby-watch-empty = No public games right now.
lobby-watch-this = Watch
lobby-record = Open a game record
lobby-record-drop = Choose a file with a recorded game (.detente), or drop it here. It gets an address of its own that you can send to others.
lobby-record-reading = Checking the record…
lobby-record-too-large = “{ $file }” is too large for a record; at most { $most } KiB are accepted.
lobby-seat-person = someone
lobby-seat-open = open seat
lobby-seat-link = invitation sent
lobby-seat-left = has left
lobby-just-now = just now
