## Words

list = { $most } and { $last }
list-empty = none
citing = { $sentence } ({ $rule }).
value-true = yes
value-false = no

## Core

prompt-waiting = Waiting for { $who }.
do-choose = { $choice }

refused-no-such-code = There is no “{ $choice }” in this game; choose one of the codes on offer.
refused-not-asked = The decision is not yours now; wait until you are asked.
refused-not-offered = “{ $choice }” is not on offer now; choose one of the listed options.
refused-game-over = The game is over; nothing can be chosen any more.

unknown-language = There are no texts in the language “{ $language }”; there are { $allowed }.
unknown-game = There is no game “{ $game }”; there are these: { $allowed }.
package-broken-part =
    { $part ->
        [manifest] The game “{ $package }” is left out: its manifest cannot be imported ({ $what }).
        [game] The game “{ $package }” is left out: its rules cannot be used ({ $what }).
       *[other] The part “{ $part }” of the game “{ $package }” cannot be used ({ $what }).
    }
package-missing-part = The game “{ $package }” has no part “{ $part }” in its manifest.
package-wrong-part = The game “{ $package }” names { $where } as its { $part }, but that is not { $wanted }.
package-no-manifest = The game “{ $package }” is left out: { $module } is not a package with a manifest (PACKAGE = GamePackage(…) in its __init__.py).
package-other-name = The game “{ $package }” is left out: it calls itself “{ $name }”.
package-name-taken = The game “{ $package }” of { $module } is left out: { $kept } has this name already.
package-no-texts = The game “{ $package }” is left out: { $module } has no texts/en.ftl.
package-no-title = The game “{ $package }” is left out: its texts/en.ftl has no “game-title”.
package-bad-manifest = The game “{ $package }” is left out: its manifest must name the part “{ $part }” as "module:attribute".
package-wrong-field = The game “{ $package }” is left out: “{ $field }” of its rules is missing or not of the right type.
package-unreadable = The game “{ $package }” is left out: { $file } cannot be read ({ $what }).
package-broken-lessons = The lessons of the game “{ $package }” cannot be used ({ $what }).
unknown-option = { $game } has no option “{ $option }”; it has { $allowed }.
unknown-lesson = { $game } has no lesson “{ $lesson }”; it has { $allowed }.
lesson-too-long = This lesson has { $most } { $most ->
        [one] step
       *[other] steps
    }; no more choices than that can be made in it.
unknown-code = { $game } has no code “{ $code }”.
unknown-code-nearest = { $game } has no code “{ $code }”; the most similar: { $nearest }.
bad-option-value = The option { $option } cannot be “{ $value }”; allowed: { $allowed }.
bad-seat-count = { $game } cannot be played with { $seats } { $seats ->
        [one] seat
       *[other] seats
    }; allowed: { $allowed }.
bad-option-seats = With { $seats } { $seats ->
        [one] seat
       *[other] seats
    } the option { $option } cannot be “{ $value }”; numbers of seats with which it can: { $allowed }.
bad-seat = There is no seat { $seat } at this table; there are { $allowed }.
bad-action = There is no action { NUMBER($action, useGrouping: 0) }; actions are numbered from 0 to { $most }.
bad-outcome = { $outcome } is no outcome that this game asks for. Outcomes are named so: { $allowed }.
outcome-differs = Chance is asked for { $wanted }, but the forced outcome is { $given }.
bad-chance-number = The forced outcome { $outcome } does not fit: chance is asked for { $wanted }. As a bare number it must be from 0 to { $most }.
bad-chance-order = The forced outcome { $outcome } does not fit: chance is asked for { $wanted }.

not-a-position = This is not a Détente position.
newer-position = The position has version { $version }, but this Détente reads only versions up to { $known }; a newer one is needed.
other-revision = This was played by revision { $found } of the rules of { $game }, not by revision { $revision }.
newer-revision = This needs revision { $revision } of the rules of { $game }, but this Détente knows them only up to revision { $latest }; a newer one is needed.
bad-revision = The rules of { $game } have no revision { $revision }; revisions are counted from 1 to { $latest }.
not-an-integer = { $name } must be a whole number, not { $value }.
bad-position = This is not a possible position of { $game } ({ $what }).
other-game = The position belongs to the game “{ $found }”, not to { $game }.
other-options = The position was played with other options of { $game }: { $found }.

cannot-read = The file { $file } cannot be read: { $why }.
not-a-record = { $file } is not a Détente record.
newer-record = The record { $file } has version { $version }, but this Détente reads only versions up to { $known }; a newer one is needed.
bad-record-line = Line { NUMBER($line, useGrouping: 0) } of { $file } makes no sense: “{ $text }”.
incomplete-record = The record { $file } is incomplete; it must state { $needed }.
bad-record-choice = Choice { NUMBER($number, useGrouping: 0) } of the record, { $choice }, is not legal ({ $rule }).
record-final-differs = Replaying the record ends in another position ({ $found }) than the file claims ({ $claimed }).
record-result-differs = Replaying the record gives another result ({ $found }) than the file claims ({ $claimed }).
record-commitment-differs = The chance of this game belongs to another commitment ({ $found }) than the one given at its start ({ $claimed }).
record-chance-fixed = The record does not draw all its chance from its seed, so the commitment { $claimed } proves nothing.
record-too-long = The record has too many choices; at most { NUMBER($most, useGrouping: 0) } are shown at a table.
bad-commitment = “{ $text }” is no commitment; one is “sha256:” and 64 digits from 0 to 9 and a to f.
no-record = There is no record of this game: it was played without a journal.

## Command line

cli-detente = Cold War board games, exact to the rulebook: against bots, with a friend, or for your own programs.
cli-serve = Serve the table in the browser: against bots, or with friends by a link.
cli-host = The address to listen at; 0.0.0.0 lets other machines in (this one only).
cli-port = The port to listen at (8765, or the next free one).
cli-data = The folder for tables and guests; DATABASE_URL names a PostgreSQL database instead.
cli-no-browser = Do not open the browser.
cli-proxy = Believe a reverse proxy in front of the server about addresses and https.
cli-serve-bot = Offer a bot of your own in the lobby under this name, such as --bot mine=my_module:MyBot; may be given several times.
cli-play = Play at this terminal; without a game, a menu asks what to play.
cli-arena = Let bots play each other and compare them. A stopped arena goes on when it is started again.
cli-replay = Step through a recorded game.
cli-verify = Replay recorded games and check that they end as their files say.
cli-import = Make records of Twilight Struggle logs written by TSEspionage or ts-replayer, and tell every difference between log and rules. Exit code: 0 none is unexplained, 1 one is, 2 a file is no use.
cli-import-files = Logs; a folder stands for all its *.txt files.
cli-import-out = The folder for the records (here); it is made if it is missing.
cli-import-force = Overwrite records that are there and differ.
cli-games = List the games and their options.
cli-check = Say what is missing or wrong in the package of a game: parts, texts, rulebook, promises, lessons, board. Exit code: 0 nothing, 1 something, 2 there is no such game.
cli-usage = Usage:
cli-usage-options = [options]
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version, and whether it is compiled.
cli-compiled = compiled
cli-uncompiled = uncompiled
cli-runs-uncompiled = This runs uncompiled, and slower: something has changed since it was last compiled. “make play” compiles it, where there is a C compiler.
cli-not-with-resume = { $option } cannot be changed in a game that has begun; leave it out, or start a new game without --resume.
cli-cannot-write = The output cannot be written: { $why }.
cli-interrupted = Stopped.
cli-game = A game, as “detente games” lists them.
cli-edition = The rulebook to play by; the same as --option edition=NAME.
cli-option = A rule to play by, as “detente games” lists them; can be repeated.
cli-seed = What chance starts from; the same seed gives the same deals.
cli-lang = The language of texts, help and errors.
cli-side = The side to play, or random.
cli-opponent = A bot or a level (recruit, officer, director), or human for several people at one keyboard; one for all others, or one for each, clockwise, as in human,officer,officer.
cli-resume = Go on with the last unfinished game, or with the one in the file named instead of a game.
cli-arena-bots = Bots such as random, greedy, search:50ms; each meets all others, a lone one itself; in a game for one seat all play the same deals. Where they are too few for the table, each sits alone among several of another; to fill it yourself, name a bot several times.
cli-arena-games = Games of each meeting (400); each deal is played from every seat.
cli-seats = Seats at the table, if the game leaves a choice.
cli-arena-jobs = Games at the same time (as many as there are cores).
cli-arena-move-time = Longest processor time of a bot for a move, such as 250ms or 2s; a longer one loses the game. Without it, bots of your own have 60s.
cli-arena-stats = Show what happened in the games, too.
cli-arena-json = Write all results as JSON.
cli-arena-plot = Draw the results; the name ends in .svg or .png.
cli-arena-records = A folder in which the records of all games are kept.
cli-arena-out = The folder for the journal and for records of bots that fail (here).
cli-arena-resume = Go on with the arena of this journal; game and bots need not be named.
cli-arena-fresh = Forget an earlier journal and start again.
cli-record = A recorded game.
cli-records = Recorded games.
cli-commitment = The commitment that the table showed at the start; the files’ chance must agree with it, too.
cli-replay-side = The side whose knowledge is shown, instead of a spectator’s.
cli-replay-all = Show everything at once.
cli-revision = Revision of the rules: { $revision }.
cli-table = Seats (--seats): { $seats }. Sides (--side): { $sides }.
cli-only-with = (only with --seats { $seats })
cli-defaults = * is what applies if nothing is said. An edition changes the other options.
cli-no-such-command = There is no command “{ $command }”; there are { $allowed }.
cli-no-such-option = “{ $command }” has no option { $option }; “{ $command } --help” lists them.
cli-bad-option-use = The option { $option } is not used like this; “{ $command } --help” shows how.
cli-missing = “{ $command }” needs { $parameter }; “{ $command } --help” says more.
cli-bad-usage = “{ $command }” is not used like this; “{ $command } --help” shows how.
cli-bad-number = { $option } must be a whole number, { $least } or more, not “{ $value }”.
cli-bad-time = { $option } takes a time such as 250ms or 2s, not “{ $value }”.
cli-bad-bot = --bot takes a name and a bot, such as mine=my_module:MyBot, not “{ $text }”.
cli-bad-option = An option of the game is written NAME=VALUE, not “{ $text }”; “detente games” lists them.

replay-start = Start of the game, { $last ->
        [one] one choice
       *[other] { $last } choices
    } to come
replay-choice = Choice { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, { $side }: { $choice }
replay-hidden-choice = Choice { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, { $side }
replay-prompt = n next, p previous, a number, { $sides } to see as that side, q quit >
replay-next = n
replay-previous = p
replay-quit = q
replay-no-such-choice = There is no choice { NUMBER($number, useGrouping: 0) }; they are numbered from 0, the start, to { NUMBER($last, useGrouping: 0) }.
replay-not-understood = “{ $word }” is no command here; type n, p, q, a number up to { NUMBER($last, useGrouping: 0) }, or { $sides }.

verify-finished = { $file }: holds, a finished game of { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
verify-unfinished = { $file }: holds, an unfinished game of { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
verify-unproved = { $file }: can be replayed, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }, but says nothing of its end (no result, no fingerprint), so there was nothing to compare.
verify-fair = The chance agrees with the commitment you noted.
verify-committed = The chance agrees with the commitment { $commitment }; compare it with the one that the table showed at the start.
verify-bad = { $file }: { $what }

## Terminal

terminal-welcome = Détente: Cold War board games
terminal-menu-game = Game
terminal-menu-edition = Edition
terminal-menu-abilities = Abilities
terminal-menu-services = Services
terminal-menu-professionals = Professionals
terminal-menu-treaties = Treaties
terminal-menu-wars = World wars
terminal-menu-falcon = The Falcon
terminal-menu-personality = His personality
terminal-menu-seats = Players
terminal-menu-side = Your side
terminal-menu-opponent = Opponent
terminal-menu-opponent-number = Opponent { $number }
terminal-menu-language = Language
terminal-menu-start = Enter starts the game; a number changes its line; q leaves.
terminal-menu-saved = r goes on with your last game, which is not finished.
terminal-menu-input = Enter or 1–{ $most } >
terminal-menu-quit = quit
terminal-menu-resume = resume
terminal-menu-proposed = { $value } (proposed)
terminal-proposed = Proposed for such a game: { $setting }. Choose otherwise with --option { $option }=…
terminal-menu-not-understood = “{ $word }” is not on the menu; press Enter to start, or type a number from 1 to { $most }.
terminal-side-random = drawn by lot
terminal-opponent-recruit = Recruit, for a first game
terminal-opponent-officer = Officer, plays soundly
terminal-opponent-director = Director, the strongest
terminal-opponent-human = a person at this keyboard
terminal-language-en = English
terminal-language-ru = Русский
terminal-language-fr = Français
terminal-no-letters = This terminal has no letters for that language; English goes everywhere.

terminal-you-are = Your side: { $side }.
terminal-at-the-table = At the table, clockwise: { $seats }.
terminal-intro-agents = Each turn you slip one of your own agents, unseen even by you, into an opponent’s bag. Then you draw a token from your own bag, whoever’s it is, and place it face down in a region, where you may carry out one operation. Whoever has the most agents in a region or a sector holds its influence token. Each is worth a point, and so is your secret mission once fulfilled; a successful liquidation is worth half a point. Five points at the start of your turn win.
terminal-intro-cia_vs_kgb = Each round both sides fight for one objective. Recruit groups and use their powers: whoever has more influence in the end claims the objective, but above its stability you lose it, and your agent as well. A secret Agent X may turn the result around. 100 points win.
terminal-intro-secret_power = Your division of a secret Committee sends agents into the institutions of the world. Each turn you infiltrate a card of the zone, run a covert operation, or advance in one of four projects; whoever has the agents on a card when all have had their turn captures it. Treaties demand what you have captured, help you, and count at the end. After five rounds most points win; alone you play against the Falcon.
terminal-intro-twilight_struggle = Ten turns of Cold War, played with cards: use each for its event or for Operations, to place influence, realign or coup. A card with your opponent’s event helps the opponent, too. Scoring cards count who is ahead in a region; 20 victory points or control of Europe win. If DEFCON falls to 1 in your round, you have lost.
terminal-brief-master_spy = the side without dominance claims
terminal-brief-deputy_director = no plan, but cannot be lost
terminal-brief-double_agent = one of theirs on leave, or see the next one
terminal-brief-analyst = see and order the next 3 groups
terminal-brief-assassin = if dominant: kill theirs, nobody claims
terminal-brief-director = if dominant: claim a second objective

terminal-labelled = { $label }: { $value }
terminal-you = you
terminal-person = a person
terminal-seat = { $side } ({ $who })
terminal-groups = Groups { $count }/{ $most }
terminal-discard = Discard { $count }: { $top }
terminal-balance = balance: { $side }
terminal-dominance = dominant: { $side }
terminal-above-stability = Above the stability: if it stays so, this is civil disorder.
terminal-one-of = one of: { $agents }
terminal-objective = { $vp } points · stability { $stability } · { $population ->
        [one] { $population } group
       *[other] { $population } groups
    } a side · ties { $profile }
terminal-short-master_spy = Spy
terminal-short-deputy_director = Deputy
terminal-short-double_agent = Double
terminal-short-analyst = Analyst
terminal-short-assassin = Assassin
terminal-short-director = Director
terminal-one-pass = one pass, another ends it

terminal-loses = can lose the game at once
terminal-wins = wins the game at once
terminal-risks = can lose the game if the other headline lowers DEFCON first
terminal-careful = one way to use it can lose the game at once
terminal-confirm = This choice can lose you the game at once.
terminal-confirm-input = Type yes to make it all the same >
terminal-not-confirmed = Not done; choose again.
terminal-defcon-open = No region is closed to coups and realignments.
terminal-defcon-closed = Closed to coups and realignments by DEFCON: { $regions }.
terminal-china-up = The China Card (face up)
terminal-china-down = The China Card (face down)
terminal-ability-2 = may make two space attempts a turn
terminal-ability-4 = sees the opponent’s headline before choosing
terminal-ability-6 = may discard a held card
terminal-ability-8 = may play 8 action rounds
terminal-map-legend = { $us_sign } US control, { $ussr_sign } USSR control; CAPITALS or !: battleground; figures: stability, then US:USSR influence; the last lines of a part: empty countries.
terminal-country = Influence: US { $us }, USSR { $ussr }. { $controlled ->
        [0] Nobody controls it.
       *[other] Controlled by the { $side }.
    }
terminal-adjacent = Adjacent: { $countries }.
terminal-starred = *: removed from the game after its event.

terminal-to-move = { $seat } to move
terminal-points = Points
terminal-operatives = Oper.
terminal-diplomats = Dipl.
terminal-face-informant = i
terminal-face-light_operative = o
terminal-face-dark_operative = O
terminal-face-diplomat = d
terminal-missions = { $count ->
        [one] Mission
       *[other] Missions
    }: { $missions } – { $fulfilled ->
        [0] not fulfilled
       *[other] fulfilled
    }
terminal-abilities = with special abilities
terminal-no-abilities = There are no abilities in this game: that is an option.
terminal-held = Held by { FORM($service, "the") }.
terminal-beside = beside the cities
terminal-free-cities = Free cities: { $cities }.
terminal-region = { $agents }; influence: { $influence }
terminal-agents-legend = ? unseen, i informant, o/O light/dark operative, ! known to all, d diplomat; (1o) one for sure; # guarded; { $change } changes at a recount; { $pointer } active; * mission.

terminal-group-control = Control
terminal-group-finance = Finance
terminal-group-science = Science
terminal-group-support = Connections
terminal-group-power = Power
terminal-group-inner_circle = Circle
terminal-interest = SI
terminal-sign = Sign
terminal-there = There
terminal-next-stage = Your next stage
terminal-price = { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $sign } { $has }/{ $signs }
terminal-active = Active
terminal-pool = Pool
terminal-shadows = Shad.
terminal-recalls = Rec.
terminal-professionals = Prof.
terminal-minors = { $count } secondary
terminal-counted-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-stay-active = { $count } left active
terminal-counted-interest = special interest { $count }
terminal-in-zone = { $card }: in the zone at position { $position }; { $agents ->
        [0] nobody is on it
       *[other] { $owner } is on it with { $agents }
    }.
terminal-captured = { $card }: { $owner }; { $agents ->
        [0] no agents
        [one] one agent
       *[other] { $agents } agents
    } on it.
terminal-on-top = { $card } lies on top of the stack.
terminal-met = Its requirement is met.
terminal-unmet = Its requirement is not met.
terminal-stage = { $stage }: agents { $agents }, { $sign } { $signs }, points { $points }; { $benefit }
terminal-surcharge = World wars: { $agents } more { $agents ->
        [one] agent
       *[other] agents
    } for each stage.
terminal-marks = * reconstructed by us, not from the printed game; ~ inferred from published facts.
terminal-secret-power-legend = (4) beyond your reach; SI special interest; 3+1: agents+shadows; 5/6: agents/points; Rec. extra recalls; { $met } you have what it takes; Banks{ $circle } (2): with an inner circle and 2 agents; { $pointer } to move, on top. ? score: where the points come from; ? { $other }: that player’s area.

terminal-thinking = { $side } is thinking…
terminal-input = { $side }: { $most ->
        [1] 1
       *[other] 1–{ $most }
    }, ? for help >
terminal-press-enter = Press Enter.
terminal-hand-over = Pass the keyboard. Next: { $side }. Nobody else looks now.

terminal-command-choose = choice
    .usage = 2, code or name
    .meaning = chooses that option; a beginning will do if it fits only one
terminal-command-help = help
    .usage = ? 2, ? cuba, ? CVK-4
    .meaning = explains an option, a card or a rule
terminal-command-why = why
    .usage = why pass
    .meaning = says why something cannot be chosen now
terminal-command-undo = undo
    .usage = undo
    .meaning = takes back your last choice, while nothing was revealed and nobody else has chosen
terminal-command-hint = hint
    .usage = hint
    .meaning = says what the Director level would choose
terminal-command-log = log
    .usage = log, log 50
    .meaning = what happened last, as far as you saw it
terminal-command-board = board
    .usage = board
    .meaning = shows the board and the question again
terminal-command-lang = lang
    .usage = lang ru
    .meaning = goes on in another language: en, ru or fr
terminal-command-save = save
    .usage = save
    .meaning = says where the game is saved; that happens after every choice
terminal-command-quit = quit
    .usage = quit
    .meaning = leaves; the game is saved

terminal-not-understood = “{ $word }” is neither an option nor a command; type a number from 1 to { $most }, or ? for help.
terminal-no-such-number = There is no option { $number }; the options are 1 to { $most }.
terminal-ambiguous = “{ $word }” fits { $meant }; type more of it, or a number.
terminal-nothing-known = There is no card and no rule “{ $word }”; ask for a card by its name or code, for a rule by its id.
terminal-see-rule = See rule { $rule }.
terminal-allowed = “{ $choice }” is allowed now: option { $number }.
terminal-hinted = The Director level would choose { $number }: { $choice }.
terminal-hint-equal = About equal: { $choices }.
terminal-hint-lower = Rated lower: { $choices }.
terminal-undone = Taken back.
terminal-undo-nothing = Nothing has been chosen yet, so there is nothing to take back.
terminal-undo-other = Somebody else has chosen since your last choice, so it stands.
terminal-undo-revealed = Your last choice has revealed something, so it stands.

terminal-source-found = From published sources: { $fields }.
terminal-source-inferred = Inferred from published facts: { $fields }.
terminal-source-translated = Translated by us: { $fields }.
terminal-source-reconstructed = Reconstructed by us, not from the printed game: { $fields }.
terminal-value-all = all values
terminal-value-values = the numbers and the profile
terminal-value-name = the name
terminal-value-effect = the effect
terminal-value-agents = the agents
terminal-value-copies = the number of copies
terminal-value-cost = the cost
terminal-value-points = the points
terminal-value-requirement = the requirement
terminal-value-scoring = the scoring
terminal-value-special_interest = the special interest
terminal-value-symbol = the symbol

terminal-saved = The game is saved in this file:
terminal-how-to-resume = Go on with: detente play --resume
terminal-no-saves = There is no saved game in { $folder }; start one with detente play.
terminal-no-saves-of-game = There is no saved game of { $game } in { $folder }; start one with detente play { $game }.
terminal-cannot-save = The game cannot be saved as { $file }: { $why }.
terminal-keep-record = The game is not saved. To keep it, copy the following lines into a file; detente play FILE --resume goes on with it.
terminal-unknown-side = There is no side “{ $side }” in this game; there are { $allowed }.
terminal-unknown-opponent = There is no opponent “{ $opponent }”; there are { $allowed }.
terminal-bot-failed = The bot { $bot } failed, so the game cannot go on: { $what }
terminal-opponent-count = “{ $opponent }” does not fit the number of opponents, { $others }; name one for all, or one for each.
terminal-no-opponent-solo = This game is played alone, so --opponent { $opponent } has nobody to name; leave it out.
terminal-record = The record of the game, for detente replay:
terminal-won = You have won.
terminal-lost = You have lost.
terminal-drawn = Nobody has lost.
terminal-shared = You have won, together with others.
terminal-winners = { $count ->
        [0] Nobody has won.
        [one] Winner: { $sides }.
       *[other] Winners: { $sides }.
    }
terminal-final-scores = The scores in the end:
terminal-course = The score, round by round:

## Arena

arena-games = Games
arena-standings = Bots
arena-meetings = Meetings
arena-scores = Scores
arena-comparisons = Deal by deal
arena-sides = Points by side
arena-all-bots = all bots
arena-statistics = What happened
arena-bot = bot
arena-against = against
arena-beside = beside
arena-rating = rating ± σ
arena-result = W–D–L
arena-result-alone = W–L
arena-won = won
arena-compared = better–equal–worse
arena-points = points
arena-interval = 95 %
arena-mean = mean ± 95 %
arena-lowest = lowest
arena-quarter = 25 %
arena-half = median
arena-most = 75 %
arena-highest = highest
arena-choices =
    choices
    a game
arena-milliseconds =
    ms a
    choice
arena-event = event
arena-per-game = per game
arena-share = in games
arena-its-side =
    points
    of its side
arena-first-side =
    points of
    the first
arena-place =
    points
    no. { $place }
arena-decimal = { NUMBER($value, maximumSignificantDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-forfeited = forfeits
arena-note = W–D–L: won, drawn, lost. A victory is one point, a shared one its share. The 95 % intervals take each of the { $deals } deals, played from every seat, as one observation. Ratings: openskill, Plackett-Luce.
arena-note-alone = W–L: won, lost. Played alone, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }; for the 95 % intervals each deal is one observation.
arena-note-compared = All bots have played the same deals: who wins did better than who loses, then the score decides; an equal deal is half a point. So are the ratings (openskill, Plackett-Luce).
arena-even =
    even share
    { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-even-above = above
arena-even-below = below
arena-even-unclear = unclear
arena-even-note = With { $seats } seats, an even share is { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the points; above and below mean that the whole 95 % interval is.
arena-failure = { $bot } failed and forfeited a game ({ $what }); its record: { $file }
arena-more-failures = … and { $count } more, all in the JSON.
arena-stopped = Stopped; { $games ->
        [one] one finished game is kept
       *[other] { $games } finished games are kept
    }. Go on with: detente arena --resume { $file }
arena-other-journal = { $file } is the journal of another arena or of another version of Détente; take another folder (--out), or start again with --fresh.
arena-taken = { $games } of { $total } games are taken from { $file }: same bots, rules and settings. --fresh plays all again.
arena-other-bot = The bot { $bot } has changed since the games in { $file } were played, and one journal cannot hold both; take another folder (--out), or start again with --fresh.
arena-unknown-bots = { $file } was written by an older Détente and does not say by which version of the bots; its games can be shown, but no new ones added. Start again with --fresh.
arena-other-revision = The games in { $file } follow revision { $revision } of the rules of { $game }, but this Détente plays by revision { $played }, and one journal cannot hold both; go on with them by --resume, take another folder (--out), or start again with --fresh.
arena-bad-journal = Line { NUMBER($line, useGrouping: 0) } of the journal { $file } is damaged; remove that line, or start again with --fresh.
arena-newer-journal = The journal { $file } has version { $version }, but this Détente reads only versions { $oldest } to { $newest }.
arena-not-a-journal = { $file } is not the journal of an arena.
arena-cannot-write = The file { $file } cannot be written: { $why }.
arena-process-died = A process that played died, by a bot’s crash or for lack of memory. The finished games are kept; the same command goes on, with --jobs 1 it shows which game it is.
arena-fresh-or-resume = --fresh starts again and --resume goes on: give only one of them.
arena-no-game = Which game shall be played? There are these: { $allowed }.
arena-no-bots = Which bots shall play? There are these: { $allowed }.
arena-plot-ending = Pictures are written to files that end in { $allowed }; “{ $file }” does not.
arena-no-matplotlib = Pictures need matplotlib: pip install "detente[plot]"
arena-plot-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }
arena-plot-row = { $bot } against { $others }
arena-plot-points = points, % (with 95 % intervals)
arena-plot-won = games won, % (with 95 % intervals)
arena-plot-even = even share, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plot-score = score
arena-plot-difference = lead of the best score over the next
arena-plot-length = choices in a game
arena-plot-games = games

## Import

import-entries = Entries
import-stopped = Stopped after { $done } of { $logs } logs; the records written so far stay.
import-games = Imported games
import-log = log
import-driven = entries
import-checks = checks
import-explained = explained
import-unexplained = unexplained
import-result = end
import-unreadable = not read
import-broken = not driven
import-stuck = stuck at line { NUMBER($line, useGrouping: 0) }
import-stops = stops in turn { $turn }
import-won = { $side } wins
import-drawn = a draw
import-difference = { $file }:{ NUMBER($line, useGrouping: 0) }: { $what }. By the rules: { $engine }; in the log: { $log }. The line: “{ $text }”.
import-nothing = nothing
import-no-record = { $file }: no record, because the log cannot be driven to its end; { $left ->
        [one] one entry is
       *[other] { $left } entries are
    } left.
import-faults = Differences that are known faults of the client that wrote the logs
import-fault = fault
import-rule = rule
import-count = times
import-does = what the client does
import-written = { $count ->
        [one] The record:
       *[other] The { $count } records:
    }
import-empty-folder = There is no log (*.txt) in the folder { $folder }.
import-same-name = { $one } and { $other } would become the same record, { $record }; import one of them into another folder.
import-cannot-write = { $file } cannot be written: { $why }.
import-exists = { $file } is already there and is another record; --force overwrites it.
import-failed = { $file }: Détente fails on this log ({ $what }). That is a fault of ours.

log-not-recognised = { $file }, line 1: no game recognises this log; logs can be imported for { $games }.
log-not-a-log = { $file }, line { NUMBER($line, useGrouping: 0) }: this is no log of Twilight Struggle; one begins with “SETUP:”.
log-not-text = { $file }, line { NUMBER($line, useGrouping: 0) }: this is no text in UTF-8.
log-too-large = { $file }, line 1: the file has more than { $most } KiB; no log is that large.
log-too-long = { $file }, line { NUMBER($line, useGrouping: 0) }: a log has at most { NUMBER($most, useGrouping: 0) } lines.
log-line-too-long = { $file }, line { NUMBER($line, useGrouping: 0) }: a line of a log has at most { $most } letters.
log-entry-too-long = { $file }, line { NUMBER($line, useGrouping: 0) }: no more than { $most } lines can belong to one entry.
log-no-players = { $file }, line { NUMBER($line, useGrouping: 0) }: the log ends without saying who plays the US and who the USSR.
log-bad-line = { $file }, line { NUMBER($line, useGrouping: 0) }: this makes no sense: “{ $text }”.
log-cut-off = { $file }, line { NUMBER($line, useGrouping: 0) }: the last line is cut off: “{ $text }”. Without it the rest can be imported.
log-scenario = { $file }, line { NUMBER($line, useGrouping: 0) }: the scenario “{ $scenario }” is not known; only “Standard” is.

## Referee

cli-referee = Referee a game on your own table: you type the cards and the dice, the books are kept, and what the rules forbid is refused.
cli-referee-resume = Go on with the last game that is not finished, or with the one in the file named instead of a game.
referee-intro = You play on your own table and type what happens there. Several things fit on a line, with commas between; beginnings of names will do. What chance brings is asked for when it is needed. ? tells more.
referee-asked = { $side }:
referee-input = { $side }: { $most ->
        [0] name
        [1] name or 1
       *[other] name or 1–{ $most }
    }, ? for help >
referee-left-out = From here on nothing was done: { $parts }. What came before stands; “undo” takes it back.
referee-nothing-done = Nothing on this line was done.
referee-too-often = Only { $done } of { $count } could be done, for then something else is asked.
referee-not-understood = “{ $word }” is no move, number or command that would fit here; ? for help.
referee-ambiguous = “{ $word }” fits { $meant }; type more of it.
referee-bad-die = “{ $word }” is no die; type a number from 1 to { $most }, or “undo” to choose something else.
referee-over = The game is over before “{ $word }”.
referee-allowed = “{ $choice }” is allowed now, as far as anybody can tell who does not know the hands.
record-cards-supposed = The hidden cards in this record are supposed: they fit all that was seen, but nobody told which they were.
referee-how-to-resume = Go on with: detente referee --resume
referee-no-deal = No hands were found that fit this and all that was seen before. Check what was typed; “undo” takes choices back.
referee-foreign-record = This record cannot be refereed: not all of its dice and deals are written in it.
referee-foreign-save = { $file } is no game of the referee; go on with it with detente play { $file } --resume.
referee-no-saves = There is no game of the referee in { $folder }; start one with detente referee.
referee-no-saves-of-game = There is no refereed game of { $game } in { $folder }; start one with detente referee { $game }.
referee-impossible-setting = With { $setting } hands would have to be shown, and the referee does not know them; play without this option.
referee-unknown-game = The referee does not know “{ $game }”, only { $allowed }.
terminal-refereed-save = { $file } is a game on somebody’s own table; go on with it with detente referee { $file } --resume.
referee-command-undo = undo
    .usage = undo
    .meaning = takes back the last choice with its dice, as often as you like
referee-command-log = log
    .usage = log, log 50
    .meaning = what happened last

## Bots

unknown-bot = There is no bot “{ $bot }”; there are { $allowed }, and search with a budget, such as search:50ms or search:200it.
bot-unusable = The bot { $bot } cannot be used: { $what }.
bot-without-decide = The bot { $bot } has no method decide(sampled_state, seat).
bot-without-seed = The class of the bot { $bot } must take an argument seed.
bot-unknown-parameter = The bot { $bot } has no parameter { $name }; it has { $allowed }.
bot-for-other-games = The bot { $bot } does not play { $game }; it plays { $allowed }.
bad-budget = The search bot cannot think for “{ $budget }”; a budget is like 50ms, 2s or 200it (iterations).
bad-care = The greedy bot cannot be “{ $care }” careful; write 1% to 99%.
level-recruit = Knows the trade, but makes every fifth choice at random.
level-officer = Weighs every choice by what it brings at once; does not look further ahead.
level-director = Thinks a quarter of a second ahead, through what you might answer; the strongest.

## The web table

serve-welcome = The table is laid: { $url } (Ctrl-C ends it; every game is kept.)
serve-running = The table is laid already: { $url }
serve-cannot-listen = The server cannot listen at { $host }, port { $port }: { $why }. Choose another with --host and --port.
serve-bad-bot-name = A bot cannot be called “{ $name }”: take up to 24 small letters, digits, - and _, beginning with a letter, and no name that another bot has.
serve-bad-bot = The bot { $name } must be a class of your own, such as my_module:MyBot or bot.py:MyBot, not “{ $spec }”.
serve-bad-folder = The data folder { $folder } cannot be used: { $why }. Choose another with --data.

request-invalid = The request makes no sense: { $what }
request-outdated = This page is older than the server. Reload it, please; what you did last may not have arrived.
request-not-found = There is nothing at this address.
request-bad-method = This address cannot be asked in this way.
request-too-large = The request is too large; at most { NUMBER($most, useGrouping: 0) } bytes are read.
request-too-fast = That was too much at once; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }, then try again.
request-not-text = Messages are text in JSON; this one was binary.
request-foreign-origin = The request comes from the page of another site.
request-csrf = The request does not come from a page of ours: the header X-CSRF-Token is missing or wrong. Reload the page.
request-bad-token = The token in the header Authorization belongs to no seat at this table.
request-failed = Something went wrong on our side. Nothing was changed; try again.

table-unknown = There is no table “{ $table }”.
table-no-such-seat = There is no seat “{ $seat }” at this table; there are { $allowed }.
table-no-such-choice = There is no choice { $number }; they are numbered from 0, the start, to { NUMBER($last, useGrouping: 0) }.
table-bad-seat = A seat cannot be given to “{ $word }”; allowed: { $allowed }.
table-not-your-seat = The seat { $seat } is not yours.
table-which-of-yours = You have several seats here; say which one you mean: { $allowed }.
table-stale = The table has moved on in the meantime; look again.
table-closed = This table is closed: everybody has left it.
table-bad-id = A demand needs an id of 1 to { $most } letters, digits, - or _.
table-no-undo = This cannot be taken back: something was revealed, somebody has chosen since, or you have not chosen yet.
table-hint-people = Hints are for games against bots only: here somebody else plays, or may come back.
table-hint-later = There is nothing for you to choose now, so there is no hint.
table-nothing-said = There is nothing to say in an empty message.
table-no-name = Whoever watches needs a name to talk; enter yours first.
table-already-seated = You already sit at this table, as { $seat }.
table-seat-taken = The seat { $seat } is no longer free; you can watch.
table-seat-lost = This seat has changed hands in the meantime; reload to see the table as it is.
table-bad-link = This link leads to no seat at this table; ask for a new one.
table-which-seat = To sit down, name a seat or show a token.
table-by-invitation = The seat { $seat } is for whoever has the invitation link.
table-only-watching = You are watching; only whoever sits at the table can do this.
table-bot-stands-in = A bot stands in for you; take your seat back first.
table-not-replaceable = The seat { $seat } cannot go to a bot now: its person has neither left nor been away for long in his turn.
table-seat-is-yours = The seat is yours already.
table-eyes-later = The eyes of another seat are open only after the end of the game.
table-record-later = The record tells everything, so it is there only after the end of the game.

notice-joined = { $who } sits down as { $seat }.
notice-left = { $who } has left; the seat { $seat } is empty.
notice-taken-over = A bot takes over for { $seat }: { $bot }.
notice-came-back = { $who } is back as { $seat }.
notice-bot-failed = The bot of { $seat } cannot think at the moment; it will try again.
notice-bot-replaced = The bot of { $seat } failed ({ $old }); a simpler one goes on: { $new }.

table-unknown-database = “{ $kind }” is no database that Détente can use; write sqlite:///FILE or postgresql://USER@HOST/NAME.
table-bad-database = The database { $url } cannot be used: { $why }.
table-newer-database = The database { $url } was made by a newer Détente; update Détente, or choose another database.
table-store-failed = The database could not keep this; try again.
table-store-closed = The server is shutting down and keeps nothing more; try again in a moment.

## What is missing or wrong in a game's package

check-fine = “{ $game }” is complete. Texts: { $texts } in { $languages } languages; rules: { $rules }; lessons: { $lessons }; random games in which all { $promises } promises are kept: { $games }.
check-found =
    “{ $game }” is not complete: { $count ->
        [one] 1 thing
       *[other] { $count } things
    } to put right.
check-no-file = { $file } is missing.
check-junk = { $file }, line { $line }: this is not Fluent: { $text }
check-twice = { $file } has “{ $message }” twice.
check-no-text = { $file } has no “{ $message }”.
check-left-over = { $file } has “{ $message }”, which the English file beside it does not have.
check-variables = { $file }: “{ $message }” uses the variables { $found }, but in English { $wanted }.
check-bad-text = { $file }: “{ $message }” cannot be said with what the game gives it, { $given } ({ $what }).
check-rule-unknown = The rules cite { $rule }, which is not in rulebook/en.md.
check-rule-unnamed = A decision, a refusal or the end of the game (end_rule) cites no rule.
check-rules-missing = { $file } lacks the rules { $rules }.
check-rules-new = { $file } has the rules { $rules }, which rulebook/en.md does not have.
check-promise = The promise “{ $promise }” is broken with the options { $options }, { $seats } seats and the seed { $seed }: { $what }.
check-lesson-shows = The lesson “{ $lesson }” does not show what its script says after step { $step }.
check-lesson-chance = The lesson “{ $lesson }” does not use all of its scripted chance.
check-lesson-refused = The lesson “{ $lesson }” cannot be followed at step { $step }: { $what }
check-no-board = web/board.js exports no “Board”.
check-import = { $file } imports { $target }; a board may import ./… and what there is in /static/board/ only.
check-web-text = { $file } says “{ $message }”, for which there is no text.
