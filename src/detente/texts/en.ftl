## Words

list = { $most } and { $last }
list-empty = none
citing = { $sentence } ({ $rule }).
value-true = yes
value-false = no

## Core

prompt-waiting = Waiting for { $who }.
do-choose = { $choice }

refused-no-such-code = There is no “{ $choice }” in this game; choose one of the listed options.
refused-not-asked = This decision is not yours; wait until you are asked.
refused-not-offered = “{ $choice }” is not on offer now; choose one of the listed options.
refused-game-over = The game is over; there is nothing left to choose.

unknown-language = Unknown language “{ $language }”. Available: { $allowed }.
unknown-game = Unknown game “{ $game }”. Available: { $allowed }.
package-broken-part =
    { $part ->
        [manifest] The game “{ $package }” was skipped: its manifest cannot be imported ({ $what }).
        [game] The game “{ $package }” was skipped: its rules cannot be used ({ $what }).
       *[other] The part “{ $part }” of the game “{ $package }” cannot be used ({ $what }).
    }
package-missing-part = The manifest of the game “{ $package }” does not name the part “{ $part }”.
package-wrong-part = The game “{ $package }” names { $where } as its { $part }, but that is not { $wanted }.
package-no-manifest = The game “{ $package }” was skipped: { $module } is not a package with a manifest (PACKAGE = GamePackage(…) in its __init__.py).
package-other-name = The game “{ $package }” was skipped: it calls itself “{ $name }”.
package-name-taken = The game “{ $package }” of { $module } was skipped: { $kept } already has this name.
package-no-texts = The game “{ $package }” was skipped: { $module } has no texts/en.ftl.
package-no-title = The game “{ $package }” was skipped: its texts/en.ftl has no “game-title”.
package-bad-manifest = The game “{ $package }” was skipped: its manifest must name the part “{ $part }” as "module:attribute".
package-wrong-field = The game “{ $package }” was skipped: “{ $field }” of its rules is missing or has the wrong type.
package-unreadable = The game “{ $package }” was skipped: { $file } cannot be read ({ $what }).
package-broken-lessons = The lessons of the game “{ $package }” cannot be used ({ $what }).
unknown-option = { $game } has no option “{ $option }”. Available: { $allowed }.
unknown-lesson = { $game } has no lesson “{ $lesson }”. Available: { $allowed }.
lesson-too-long = This lesson has { $most } { $most ->
        [one] step
       *[other] steps
    }; you cannot make more choices than that in it.
unknown-code = { $game } has no code “{ $code }”.
unknown-code-nearest = { $game } has no code “{ $code }”. Similar: { $nearest }.
bad-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seat-count = { $game } cannot be played with { $seats } { $seats ->
        [one] seat
       *[other] seats
    }. Allowed: { $allowed }.
bad-option-seats = With { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, the option { $option } cannot be “{ $value }”. It needs this many seats: { $allowed }.
bad-seat = There is no seat { $seat } at this table. Available: { $allowed }.
bad-action = Unknown action { NUMBER($action, useGrouping: 0) }; actions are numbered from 0 to { $most }.
bad-outcome = { $outcome } is not an outcome that this game asks for. Outcomes are named like this: { $allowed }.
outcome-differs = The game asks for { $wanted } here, but the forced outcome is { $given }.
bad-chance-number = The forced outcome { $outcome } does not fit: the game asks for { $wanted }. A bare number must be from 0 to { $most }.
bad-chance-order = The forced outcome { $outcome } does not fit: the game asks for { $wanted }.

not-a-position = This is not a Détente position.
newer-position = The position has version { $version }, but this Détente reads only versions up to { $known }. Update Détente.
other-revision = This was played with revision { $found } of the rules of { $game }, not with revision { $revision }.
newer-revision = This needs revision { $revision } of the rules of { $game }, but this Détente has them only up to revision { $latest }. Update Détente.
bad-revision = The rules of { $game } have no revision { $revision }; revisions are numbered from 1 to { $latest }.
not-an-integer = { $name } must be a whole number, not { $value }.
bad-position = This is not a possible position of { $game } ({ $what }).
other-game = The position belongs to the game “{ $found }”, not to { $game }.
other-options = The position was played with different options of { $game }: { $found }.

cannot-read = The file { $file } cannot be read: { $why }.
not-a-record = { $file } is not a Détente game record.
newer-record = The record { $file } has version { $version }, but this Détente reads only versions up to { $known }. Update Détente.
bad-record-line = Line { NUMBER($line, useGrouping: 0) } of { $file } is not valid: “{ $text }”.
incomplete-record = The record { $file } is incomplete; it needs { $needed }.
bad-record-choice = Choice { NUMBER($number, useGrouping: 0) } of the record, { $choice }, is not legal ({ $rule }).
record-final-differs = Replaying the record ends in a position ({ $found }) that differs from the one in the file ({ $claimed }).
record-result-differs = Replaying the record gives a result ({ $found }) that differs from the one in the file ({ $claimed }).
record-commitment-differs = The dice and shuffles of this game belong to another commitment ({ $found }), not to the one given at its start ({ $claimed }).
record-chance-fixed = Not all dice and shuffles of this record come from its seed, so the commitment { $claimed } proves nothing.
record-too-long = The record has too many choices; a table shows at most { NUMBER($most, useGrouping: 0) }.
bad-commitment = “{ $text }” is not a commitment. A commitment is “sha256:” followed by 64 characters from 0 to 9 and a to f.
no-record = This game has no record: it was played without a journal.

## Command line

cli-detente = Play Cold War board games, faithful to the rulebooks: against bots, with friends, or from your own programs.
cli-serve = Start the web server and open the lobby in a browser.
cli-host = Address to listen on; 0.0.0.0 also lets other machines in (default: this machine only).
cli-port = Port to listen on (default: 8765 or the next free port).
cli-data = Folder for tables and guests (default: in your Détente folder); set DATABASE_URL to store them in PostgreSQL instead.
cli-no-browser = Do not open a browser.
cli-proxy = Believe X-Forwarded-For and X-Forwarded-Proto of a reverse proxy at these addresses or networks, separated by commas; without a value, of one on this machine.
cli-serve-bot = Offer a bot of your own in the lobby under this name, such as --bot mine=my_module:MyBot; may be given several times.
cli-play = Play in this terminal; without a game, a menu asks what to play.
cli-arena = Let bots play each other and compare them. A stopped arena continues when you start it again.
cli-replay = Step through a recorded game.
cli-verify = Replay game records and check that they end as their files say.
cli-import = Turn Twilight Struggle logs written by TSEspionage or ts-replayer into game records, and report every difference between log and rules. Exit code: 0 if every difference is explained, 1 if one is not, 2 if a file cannot be used.
cli-import-files = Log files; a folder stands for all its *.txt files.
cli-import-out = Folder for the records (default: the current folder); created if it does not exist.
cli-import-force = Overwrite existing records that differ.
cli-games = List the games and their options.
cli-check = Report what is missing or wrong in the package of a game: parts, texts, rulebook, promises, lessons, board. Exit code: 0 nothing, 1 something, 2 there is no such game.
cli-usage = Usage:
cli-usage-options = [options]
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version and whether it is compiled.
cli-compiled = compiled
cli-uncompiled = uncompiled
cli-runs-uncompiled = Running uncompiled, which is slower: something has changed since the last build. “make play” compiles it if there is a C compiler.
cli-not-with-resume = { $option } cannot be changed in a game that has begun; leave it out, or start a new game without --resume.
cli-cannot-write = The output cannot be written: { $why }.
cli-interrupted = Stopped.
cli-game = A game from the list of “detente games”.
cli-edition = The edition of the rules; the same as --option edition=NAME.
cli-option = A rule option from the list of “detente games”; can be repeated.
cli-seed = Random seed; the same seed gives the same deals and dice.
cli-lang = Language of texts, help and errors.
cli-side = The side to play, or random.
cli-opponent = A bot or a level (recruit, officer, director), or human for several people at one keyboard. Name one for all opponents, or one for each, clockwise, as in human,officer,officer.
cli-resume = Resume the last unfinished game, or the one in the file named instead of a game.
cli-arena-bots = Bots such as random, greedy, search:50ms. Each plays every other bot; a single bot plays itself; in a game for one seat all bots play the same deals. If there are too few for the table, each sits alone among copies of another; to fill the table yourself, name a bot several times.
cli-arena-games = Games per pairing (default: 400); each deal is played from every seat.
cli-seats = Number of seats, if the game leaves a choice.
cli-arena-jobs = Games to play at the same time (default: one per core).
cli-arena-move-time = Longest processor time of a bot for a move, such as 250ms or 2s; a longer one loses the game. Without it, bots of your own have 60s.
cli-arena-stats = Also show what happened in the games.
cli-arena-json = Write all results as JSON.
cli-arena-plot = Plot the results; the file name ends in .svg or .png.
cli-arena-records = A folder in which the records of all games are kept.
cli-arena-out = Folder for the journal and for records of bots that fail (default: the current folder).
cli-arena-resume = Continue the arena of this journal; game and bots need not be named.
cli-arena-fresh = Discard an earlier journal and start over.
cli-record = A game record.
cli-records = Game records.
cli-commitment = The commitment that the table showed at the start; the records are checked against it, too.
cli-replay-side = Show the game from this side’s view instead of a spectator’s.
cli-replay-all = Print the whole game at once.
cli-revision = Revision of the rules: { $revision }.
cli-table = Seats (--seats): { $seats }. Sides (--side): { $sides }.
cli-only-with = (only with --seats { $seats })
cli-defaults = * marks the default. An edition changes the other options.
cli-no-such-command = Unknown command “{ $command }”. Available: { $allowed }.
cli-no-such-option = “{ $command }” has no option { $option }; see “{ $command } --help”.
cli-bad-option-use = The option { $option } is not used like this; see “{ $command } --help”.
cli-missing = “{ $command }” needs { $parameter }; see “{ $command } --help”.
cli-bad-usage = “{ $command }” is not used like this; see “{ $command } --help”.
cli-bad-number = { $option } must be a whole number, { $least } or more, not “{ $value }”.
cli-bad-time = { $option } takes a time such as 250ms or 2s, not “{ $value }”.
cli-bad-bot = --bot takes a name and a bot, such as mine=my_module:MyBot, not “{ $text }”.
cli-bad-option = Write an option of the game as NAME=VALUE, not as “{ $text }”; “detente games” lists them.

replay-start = Start of the game, { $last ->
        [one] 1 choice
       *[other] { $last } choices
    } to come
replay-choice = Choice { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, { $side }: { $choice }
replay-hidden-choice = Choice { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }, { $side }
replay-prompt = n next, p previous, a number, { $sides }, ? help, q quit >
replay-help = n or Enter shows the next choice, p the previous one, a number that choice; { $sides }: the game as that side sees it, the same again as a spectator does; ? with a name explains a card, a pile or a rule: ? discard; q quits.
replay-next = n
replay-previous = p
replay-quit = q
replay-no-such-choice = There is no choice { NUMBER($number, useGrouping: 0) }; choices are numbered from 0 (the start) to { NUMBER($last, useGrouping: 0) }.
replay-not-understood = “{ $word }” is not a command here; type n, p, q, a number up to { NUMBER($last, useGrouping: 0) }, or { $sides }.

verify-finished = { $file }: OK, finished game, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }.
verify-unfinished = { $file }: OK, unfinished game, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }.
verify-unproved = { $file }: can be replayed, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }, but says nothing of its end (no result, no fingerprint), so there was nothing to compare.
verify-fair = The dice and shuffles match the commitment you noted.
verify-committed = The dice and shuffles match the commitment { $commitment }; compare it with the one that the table showed at the start.
verify-bad = { $file }: { $what }

## Terminal

terminal-welcome = Détente: Cold War board games
terminal-menu-game = Game
terminal-menu-edition = Edition
terminal-menu-abilities = Abilities
terminal-menu-services = Services
terminal-menu-professionals = Men of Action
terminal-menu-treaties = Treaties
terminal-menu-wars = World wars
terminal-menu-falcon = The Falcon
terminal-menu-personality = Personality
terminal-menu-seats = Players
terminal-menu-side = Your side
terminal-menu-opponent = Opponent
terminal-menu-opponent-number = Opponent { $number }
terminal-menu-language = Language
terminal-menu-start = Press Enter to start; type a number to change a line, q to quit.
terminal-menu-saved = r resumes your last unfinished game.
terminal-menu-input = Enter or 1–{ $most } >
terminal-menu-quit = quit
terminal-menu-resume = resume
terminal-menu-proposed = { $value } (suggested)
terminal-proposed = Suggested for such a game: { $setting }. To choose otherwise: --option { $option }=…
terminal-menu-not-understood = “{ $word }” is not on the menu; press Enter to start, or type a number from 1 to { $most }.
terminal-side-random = random
terminal-opponent-recruit = Recruit, for a first game
terminal-opponent-officer = Officer, a solid player
terminal-opponent-director = Director, the strongest
terminal-opponent-human = Pass and play
terminal-language-en = English
terminal-language-ru = Русский
terminal-language-fr = Français
terminal-no-letters = This terminal cannot display that language; English always works.

terminal-you-are = Your side: { $side }.
terminal-at-the-table = At the table, clockwise: { $seats }.
terminal-intro-agents = Each turn you slip one of your agents, unseen even by you, into an opponent’s bag. Then you draw a token from your own bag, whichever service it belongs to, and place it face down in a region, where you may carry out one operation. The service with the most agents in a region or a sector holds its influence token. Each is worth a point, and so is your secret mission while it is accomplished; a successful liquidation is worth half a point. You win with five points at the start of your turn.
terminal-intro-cia_vs_kgb = Each turn both sides struggle for one objective. Recruit groups and use their powers: the side with more influence claims the objective, but a side that exceeds its stability loses it, and its agent as well. A secret Agent X can overturn the result. With 100 points, the leader wins.
terminal-intro-secret_power = Your division of a secret Committee sends agents into the institutions of the world. Each turn you infiltrate an objective in the zone, run a covert operation, advance in one of four projects or train an agent; when every player has had a turn, occupied objectives are captured. Treaties require what you have captured; they help you and count at the end. After five rounds the most points win; alone you play against the Falcon.
terminal-intro-twilight_struggle = Ten turns of Cold War, played with cards: use each for its event or for Operations, to place influence, make realignment rolls or attempt a coup. A card with your opponent’s event helps your opponent, too. Scoring cards reward the side that is ahead in a region. A lead of 20 victory points wins at once, and so does controlling Europe when Europe is scored. If DEFCON falls to 1 in your action round, you lose.
terminal-brief-master_spy = the side without domination claims
terminal-brief-deputy_director = no agenda, but cannot be terminated
terminal-brief-double_agent = send one of theirs on leave, or see the next
terminal-brief-analyst = see and order the next 3 groups
terminal-brief-assassin = with domination: terminate theirs, no claim
terminal-brief-director = with domination: claim a second objective

terminal-labelled = { $label }: { $value }
terminal-you = you
terminal-person = a person
terminal-seat = { $side } ({ $who })
terminal-groups = Groups { $count }/{ $most }
terminal-discard = Discard { $count }: { $top }
terminal-balance = balance: { $side }
terminal-dominance = domination: { $side }
terminal-above-stability = Exceeds the stability: if it stays so, this is civil disorder.
terminal-one-of = one of: { $agents }
terminal-objective = { $vp } points · stability { $stability } · { $population ->
        [one] { $population } group
       *[other] { $population } groups
    } per side · bias { $profile }
terminal-short-master_spy = Spy
terminal-short-deputy_director = Deputy
terminal-short-double_agent = Double
terminal-short-analyst = Analyst
terminal-short-assassin = Assassin
terminal-short-director = Director
terminal-one-pass = one pass; a second one ends it

terminal-loses = can lose the game at once
terminal-wins = wins the game at once
terminal-risks = can lose the game if the other headline lowers DEFCON first
terminal-careful = one way to use it can lose the game at once
terminal-confirm = This choice can lose you the game at once.
terminal-confirm-input = Type yes to choose it anyway >
terminal-not-confirmed = Not chosen; choose something else.
terminal-defcon-open = DEFCON allows coups and realignment rolls everywhere.
terminal-defcon-closed = DEFCON prohibits coups and realignment rolls in: { $regions }.
terminal-china-up = The China Card (face up)
terminal-china-down = The China Card (face down)
terminal-ability-2 = may make two Space Race attempts per turn
terminal-ability-4 = sees the opponent’s headline before choosing
terminal-ability-6 = may discard a held card
terminal-ability-8 = may play 8 action rounds
terminal-map-legend = { $us_sign } US control, { $ussr_sign } USSR control; CAPITALS or !: battleground; numbers: stability, then US:USSR influence; the last lines of a part: empty countries.
terminal-country = Influence: US { $us }, USSR { $ussr }. { $controlled ->
        [0] No one controls it.
       *[other] Controlled by the { $side }.
    }
terminal-adjacent = Adjacent: { $countries }.
terminal-region-countries = { $controlled ->
        [0] Controlled by no one: { $countries }.
       *[other] Controlled by the { $side }: { $countries }.
    }
terminal-region-legend = In brackets: stability, ! for a battleground, and the influence US:USSR.
terminal-starred = *: removed from the game after its event.

terminal-to-move = { $seat } to act
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
        [0] not accomplished
       *[other] accomplished
    }
terminal-abilities = with special abilities
terminal-no-abilities = This game is played without special abilities; they are an option.
terminal-held = Held by { FORM($service, "the") }.
terminal-beside = beside the cities
terminal-free-cities = Free cities: { $cities }.
terminal-region = { $agents }; influence: { $influence }
terminal-agents-legend = ? unseen, i informant, o/O light/dark operative, ! known to all, d diplomat; (1o) at least one; # guarded; { $change } changes at a recount; { $pointer } active; * mission.

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
        [0] no one is on it
       *[other] { $owner } is on it with { $agents }
    }.
terminal-captured = { $card }: { $owner }; { $agents ->
        [0] no agents
        [one] 1 agent
       *[other] { $agents } agents
    } on it.
terminal-on-top = { $card } is on top of the stack.
terminal-met = Its requirement is met.
terminal-unmet = Its requirement is not met.
terminal-stage = { $stage }: agents { $agents }, { $sign } { $signs }, points { $points }; { $benefit }
terminal-surcharge = World wars: { $agents } more { $agents ->
        [one] agent
       *[other] agents
    } for each stage.
terminal-marks = * reconstructed by us, not from the printed game; ~ inferred from published facts.
terminal-secret-power-legend = (4) beyond your reach; SI special interest; 3+1: agents+shadows; 5/6: agents/points; Rec. extra recalls; { $met } requirement met; Banks{ $circle } (2): with an inner circle and 2 agents; { $pointer } to act, on top. ? score: where the points come from; ? { $other }: that player’s area.

terminal-thinking = { FORM($side, "The") } is thinking…
terminal-input = { $side }: { $most ->
        [1] 1
       *[other] 1–{ $most }
    }, ? for help >
terminal-press-enter = Press Enter.
terminal-since-your-move = Since your last move:
terminal-more-stories =
    { $count ->
        [one] and 1 more; log shows all
       *[other] and { $count } more; log shows all
    }
terminal-hand-over = Pass the keyboard to { FORM($side, "the") }. Everyone else, look away.

terminal-command-choose = choice
    .usage = 2, code or name
    .meaning = chooses that option; a beginning will do if it fits only one; several with commas between, a number after a name says how often
terminal-command-help = help
    .usage = ? 2, ? cuba, ? CVK-4
    .meaning = explains an option, a card or a rule
terminal-command-why = why
    .usage = why pass
    .meaning = explains why something cannot be chosen now
terminal-command-undo = undo
    .usage = undo
    .meaning = undoes your last choice, if nothing was revealed and no one has chosen since
terminal-command-hint = hint
    .usage = hint
    .meaning = shows what the Director level would choose
terminal-command-log = log
    .usage = log, log 50
    .meaning = shows the latest events, as you saw them
terminal-command-board = board
    .usage = board
    .meaning = shows the board and the question again
terminal-command-lang = lang
    .usage = lang ru
    .meaning = switches to another language: en, ru or fr
terminal-command-save = save
    .usage = save
    .meaning = shows where the game is saved; it is saved after every choice
terminal-command-quit = quit
    .usage = quit
    .meaning = quits; the game is saved

terminal-not-understood = “{ $word }” is neither an option nor a command; type a number from 1 to { $most }, or ? for help.
terminal-no-such-number = There is no option { $number }; options are numbered 1 to { $most }.
terminal-ambiguous = “{ $word }” matches { $meant }; type more of it, or a number.
terminal-nearest = There is no “{ $word }” here; the most similar: { $nearest }.
terminal-turn-passed = “{ $word }” was not done: it is no longer your turn.
terminal-left-out = From here on nothing was done: { $parts }. What came before stands.
# Words that may be left out of a name, or typed before it.
terminal-articles = the a an
terminal-nothing-known = There is no card or rule “{ $word }”; ask for a card by its name or code, for a rule by its id.
terminal-see-rule = See rule { $rule }.
terminal-allowed = “{ $choice }” is allowed now: option { $number }.
terminal-hinted = The Director level would choose { $number }: { $choice }.
terminal-hint-equal = About equal: { $choices }.
terminal-hint-lower = Rated lower: { $choices }.
terminal-undone = Undone.
terminal-undo-nothing = Nothing has been chosen yet, so there is nothing to undo.
terminal-undo-other = Someone else has chosen since, so your last choice cannot be undone.
terminal-undo-revealed = Your last choice has revealed something, so it cannot be undone.

terminal-source-found = From published sources: { $fields }.
terminal-source-inferred = Inferred from published facts: { $fields }.
terminal-source-translated = Translated by us: { $fields }.
terminal-source-reconstructed = Reconstructed by us, not from the printed game: { $fields }.
terminal-value-all = all values
terminal-value-values = the numbers and the bias
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
terminal-how-to-resume = To resume it: detente play --resume
terminal-no-saves = No saved game in { $folder }; start one with detente play.
terminal-no-saves-of-game = No saved game of { $game } in { $folder }; start one with detente play { $game }.
terminal-cannot-save = The game cannot be saved as { $file }: { $why }.
terminal-keep-record = The game is not saved. To keep it, copy the following lines into a file; detente play FILE --resume continues it.
terminal-unknown-side = Unknown side “{ $side }”. Available: { $allowed }.
terminal-unknown-opponent = Unknown opponent “{ $opponent }”. Available: { $allowed }.
terminal-bot-failed = The bot { $bot } failed, so the game cannot go on: { $what }
terminal-opponent-count = “{ $opponent }” does not fit the number of opponents, { $others }; name one for all, or one for each.
terminal-no-opponent-solo = This game is played alone; leave out --opponent { $opponent }.
terminal-record = The game record, for detente replay:
terminal-won = You have won.
terminal-lost = You have lost.
terminal-drawn = Draw.
terminal-shared = Shared victory.
terminal-winners = { $count ->
        [0] No winner.
        [one] Winner: { $sides }.
       *[other] Winners: { $sides }.
    }
terminal-final-scores = Final scores:
terminal-course = The score over the game:

## Arena

arena-games = Games
arena-standings = Bots
arena-meetings = Pairings
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
arena-interval = 95%
arena-mean = mean ± 95%
arena-lowest = lowest
arena-quarter = 25%
arena-half = median
arena-most = 75%
arena-highest = highest
arena-choices =
    choices
    per game
arena-milliseconds =
    ms per
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
arena-note = W–D–L: won, drawn, lost. A win is one point, a shared win its share. For the 95% intervals, each of the { $deals } deals, played from every seat, counts as one observation. Ratings: openskill, Plackett-Luce.
arena-note-alone = W–L: won, lost. Played alone, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }; for the 95% intervals, each deal counts as one observation.
arena-note-compared = All bots played the same deals: a win beats a loss, then the score decides; an equal deal is half a point. Ratings use the same comparison (openskill, Plackett-Luce).
arena-even =
    even share
    { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-even-above = above
arena-even-below = below
arena-even-unclear = unclear
arena-even-note = With { $seats } seats, an even share is { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the points; above and below mean that the whole 95% interval is.
arena-failure = { $bot } failed and forfeited a game ({ $what }); record: { $file }
arena-more-failures = … and { $count } more, all listed in the JSON.
arena-stopped = Stopped; { $games ->
        [one] 1 finished game is kept
       *[other] { $games } finished games are kept
    }. To resume: detente arena --resume { $file }
arena-other-journal = { $file } is the journal of another arena or of another version of Détente; use another folder (--out), or start over with --fresh.
arena-taken = { $games } of { $total } games are taken from { $file }: same bots, rules and settings. --fresh plays all again.
arena-other-bot = The bot { $bot } has changed since the games in { $file } were played, and one journal cannot hold both; use another folder (--out), or start over with --fresh.
arena-unknown-bots = { $file } was written by an older Détente and does not say by which version of the bots; its games can be shown, but no new ones added. Start over with --fresh.
arena-other-revision = The games in { $file } follow revision { $revision } of the rules of { $game }, but this Détente plays by revision { $played }, and one journal cannot hold both; continue them with --resume, use another folder (--out), or start over with --fresh.
arena-bad-journal = Line { NUMBER($line, useGrouping: 0) } of the journal { $file } is damaged; remove that line, or start over with --fresh.
arena-newer-journal = The journal { $file } has version { $version }, but this Détente reads only versions { $oldest } to { $newest }.
arena-not-a-journal = { $file } is not the journal of an arena.
arena-cannot-write = The file { $file } cannot be written: { $why }.
arena-process-died = A worker process died (a bot crashed, or memory ran out). Finished games are kept; run the same command to continue, or with --jobs 1 to see which game fails.
arena-fresh-or-resume = --fresh starts over and --resume continues: give only one of them.
arena-no-game = Which game do you want to play? Available: { $allowed }.
arena-no-bots = Which bots do you want to play? Available: { $allowed }.
arena-plot-ending = Plots are written to files that end in { $allowed }; “{ $file }” does not.
arena-no-matplotlib = Plots need matplotlib: pip install "detente[plot]"
arena-plot-title = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-plot-row = { $bot } against { $others }
arena-plot-points = points, % (with 95% intervals)
arena-plot-won = games won, % (with 95% intervals)
arena-plot-even = even share, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plot-score = score
arena-plot-difference = lead of the best score over the next
arena-plot-length = choices per game
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
import-broken = not replayed
import-stuck = stuck at line { NUMBER($line, useGrouping: 0) }
import-stops = stops in turn { $turn }
import-won = { $side } wins
import-drawn = draw
import-difference = { $file }:{ NUMBER($line, useGrouping: 0) }: { $what }. By the rules: { $engine }; in the log: { $log }. The line: “{ $text }”.
import-nothing = nothing
import-no-record = { $file }: no record, because the log cannot be replayed to its end; { $left ->
        [one] 1 entry is
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
import-empty-folder = No log (*.txt) in the folder { $folder }.
import-same-name = { $one } and { $other } would both become the record { $record }; import one of them into another folder.
import-cannot-write = { $file } cannot be written: { $why }.
import-exists = { $file } already exists and is a different record; --force overwrites it.
import-failed = { $file }: Détente failed on this log ({ $what }). This is a bug in Détente.

log-not-recognised = { $file }, line 1: no game recognises this log; logs can be imported for { $games }.
log-not-a-log = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a Twilight Struggle log; a log begins with “SETUP:”.
log-not-text = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not UTF-8 text.
log-too-large = { $file }, line 1: the file is larger than { $most } KiB; no log is that large.
log-too-long = { $file }, line { NUMBER($line, useGrouping: 0) }: a log has at most { NUMBER($most, useGrouping: 0) } lines.
log-line-too-long = { $file }, line { NUMBER($line, useGrouping: 0) }: a line of a log has at most { $most } characters.
log-entry-too-long = { $file }, line { NUMBER($line, useGrouping: 0) }: an entry has at most { $most } lines.
log-no-players = { $file }, line { NUMBER($line, useGrouping: 0) }: the log ends without saying who plays the US and who the USSR.
log-bad-line = { $file }, line { NUMBER($line, useGrouping: 0) }: cannot understand “{ $text }”.
log-cut-off = { $file }, line { NUMBER($line, useGrouping: 0) }: the last line is cut off: “{ $text }”. The rest can be imported without it.
log-scenario = { $file }, line { NUMBER($line, useGrouping: 0) }: unknown scenario “{ $scenario }”; only “Standard” is known.

## Referee

cli-referee = Referee a game on your own table: you type the cards and the dice; Détente keeps track of the game and refuses what the rules forbid.
cli-referee-resume = Resume the last unfinished game, or the one in the file named instead of a game.
referee-intro = You play on your own table and type what happens there. Several things fit on one line, separated by commas; the first letters of a name are enough. Dice and draws are asked for when they are needed. Type ? for help.
referee-asked = { $side }:
referee-input = { $side }: { $most ->
        [0] name
        [1] name or 1
       *[other] name or 1–{ $most }
    }, ? for help >
referee-left-out = Nothing was done from here on: { $parts }. What came before stands; “undo” undoes it.
referee-nothing-done = Nothing on this line was done.
referee-too-often = Only { $done } of { $count } could be done: then something else is asked.
referee-not-understood = “{ $word }” is not a move, number or command that fits here; ? for help.
referee-ambiguous = “{ $word }” matches { $meant }; type more of it.
referee-bad-die = “{ $word }” is not a die roll; type a number from 1 to { $most }, or “undo” to choose something else.
referee-over = The game is over before “{ $word }”.
referee-allowed = “{ $choice }” is allowed now, as far as can be told without knowing the hands.
record-cards-supposed = Hidden cards in this record are inferred: they fit everything that was seen, but the real ones are unknown.
referee-how-to-resume = To resume it: detente referee --resume
referee-no-deal = No hands fit this and everything that was seen before. Check what was typed; “undo” undoes choices.
referee-foreign-record = This record cannot be refereed: it does not contain all of its dice and deals.
referee-foreign-save = { $file } is not a game of the referee; to resume it: detente play { $file } --resume.
referee-no-saves = No game of the referee in { $folder }; start one with detente referee.
referee-no-saves-of-game = No refereed game of { $game } in { $folder }; start one with detente referee { $game }.
referee-impossible-setting = With { $setting }, hands would have to be shown, and the referee does not know them; play without this option.
referee-unknown-game = The referee does not support “{ $game }”, only { $allowed }.
terminal-refereed-save = { $file } is a game on a table of your own; to resume it: detente referee { $file } --resume.
referee-command-undo = undo
    .usage = undo
    .meaning = undoes the last choice with its dice, as often as you like
referee-command-log = log
    .usage = log, log 50
    .meaning = shows the latest events

## Bots

unknown-bot = Unknown bot “{ $bot }”. Available: { $allowed }, and search with a budget, such as search:50ms or search:200it.
bot-unusable = The bot { $bot } cannot be used: { $what }.
bot-without-decide = The bot { $bot } has no method decide(sampled_state, seat).
bot-without-seed = The class of the bot { $bot } must take an argument seed.
bot-unknown-parameter = The bot { $bot } has no parameter { $name }; it has { $allowed }.
bot-for-other-games = The bot { $bot } does not play { $game }; it plays { $allowed }.
bad-budget = “{ $budget }” is not a budget for the search bot; write 50ms, 2s or 200it (iterations).
bad-care = “{ $care }” is not a share for the greedy bot; write 1% to 99%.
level-recruit = Plays sensibly, but makes one choice in five at random.
level-officer = Weighs what each choice gains at once; does not look further ahead.
level-director = Thinks for a quarter of a second and looks ahead to your replies; the strongest level.

## The web table

serve-welcome = Détente is running at { $url } (Ctrl-C stops it; all games are saved)
serve-running = Détente is already running at { $url }
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Choose another address with --host and --port.
serve-bad-bot-name = A bot cannot be called “{ $name }”: take up to 24 small letters, digits, - and _, beginning with a letter, and no name that another bot has.
serve-bad-bot = The bot { $name } must be a class of your own, such as my_module:MyBot or bot.py:MyBot, not “{ $spec }”.
serve-bad-folder = Cannot use the data folder { $folder }: { $why }. Choose another one with --data.
serve-bad-proxy = “{ $name }” is not an address. --proxy takes IP addresses and networks separated by commas, such as 127.0.0.1,10.0.0.0/8, or nothing for a proxy on this machine.

request-invalid = Invalid request: { $what }
request-outdated = This page is older than the server. Please reload it; your last action may not have arrived.
request-not-found = There is nothing at this address.
request-bad-method = Method not allowed here.
request-too-large = The request is too large; at most { NUMBER($most, useGrouping: 0) } bytes are accepted.
request-too-fast = Too many requests; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }, then try again.
request-too-slow = Nothing complete has arrived for { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }; connect again.
request-head-too-large = The address and headers of the request are too long; at most { NUMBER($most, useGrouping: 0) } bytes are accepted.
request-too-many-sockets = There are too many connections from your address; at most { $most } may be open at once. Close some, or try again soon.
request-server-full = The server has as many connections as it can hold. Try again soon.
request-not-text = Messages must be JSON text; this one was binary.
request-foreign-origin = The request comes from a page of another site.
request-csrf = The request does not come from one of our pages: the header X-CSRF-Token is missing or wrong. Reload the page.
request-bad-token = The token in the header Authorization does not belong to any seat at this table.
request-failed = Something went wrong on our side. Nothing was changed; try again.

table-unknown = There is no table “{ $table }”.
table-no-such-seat = There is no seat “{ $seat }” at this table. Available: { $allowed }.
table-no-such-choice = There is no choice { $number }; choices are numbered from 0 (the start) to { NUMBER($last, useGrouping: 0) }.
table-bad-seat = A seat cannot be given to “{ $word }”. Allowed: { $allowed }.
table-not-your-seat = The { $seat } seat is not yours.
table-which-of-yours = You have several seats here; say which one: { $allowed }.
table-stale = The table has changed in the meantime; look again.
table-closed =
    { $why ->
        [bots] This table has ended by itself: only bots were left.
        [invitation] This table has ended by itself: a seat was offered, and no one came.
        [unseen] This table has ended by itself: no one had been here for long.
       *[left] This table is closed: everyone has left.
    }
table-bad-id = A request needs an id of 1 to { $most } letters, digits, - or _.
table-no-undo = This cannot be undone: something was revealed, someone else has chosen since, or you have not chosen yet.
table-hint-people = Hints are only for games against bots: here someone else plays, or may come back.
table-hint-later = You have nothing to choose now, so there is no hint.
table-nothing-said = The message is empty.
table-no-such-message = There is no message { $number } of another person at this table.
table-no-name = A spectator needs a name to chat; enter yours first.
table-already-seated = You are already at this table, as { $seat }.
table-seat-taken = The { $seat } seat is taken; you can watch.
table-seat-lost = This seat has changed hands in the meantime; reload to see the table as it is.
table-bad-link = This link does not lead to any seat at this table; ask for a new one.
table-which-seat = To join, name a seat or show a token.
table-by-invitation = The { $seat } seat is for the person with the invitation link.
table-seat-left = The { $seat } seat was left. It can be taken by the person who left, by whomever they named when leaving, or by a bot; with two players, no one else comes in.
table-seat-left-consent = The { $seat } seat was left. Someone new can come in only if all the others agree; still to agree: { $who }.
table-no-such-device = You have no such device here; look at the list again.
table-last-device = This is the last device with your seat. To give up the seat, leave the table.
table-only-watching = You are watching; only a player at the table can do this.
table-bot-stands-in = A bot is playing for you; take your seat back first.
table-not-replaceable = The { $seat } seat cannot go to a bot now: its player has neither left nor been away long enough on their turn.
table-seat-is-yours = The seat is already yours.
table-eyes-later = You can see another side’s view only after the game is over.
table-record-later = The record reveals everything, so it is available only after the game.

notice-joined = { $who } joins as { FORM($seat, "the") }.
notice-left = { $who } has left; the { $seat } seat is empty.
notice-left-two = { $who } has left; the { $seat } seat is empty. Only { $who } can come back, or a bot can take over.
notice-left-consent = { $who } has left; the { $seat } seat is empty. { $who } can come back, a bot can take over, or all the others can agree to invite someone new.
notice-left-successor = { $who } has left the { $seat } seat and named a successor.
notice-admits = { $who } agrees to invite someone new for { FORM($seat, "the") }.
notice-may-invite = All the others agree: someone new may be invited for { FORM($seat, "the") }.
notice-taken-over = A bot takes over for { FORM($seat, "the") }: { $bot }.
notice-came-back = { $who } is back as { FORM($seat, "the") }.
notice-ended =
    { $why ->
        [bots] The table has ended by itself: a table of bots alone goes on for one day.
        [invitation] The table has ended by itself: a seat stayed empty, and no one was here for a week (by correspondence, for 30 days).
       *[unseen] The table has ended by itself: no one was here for 30 days (by correspondence, for 90 days).
    }
notice-bot-failed = The { $seat } bot cannot think at the moment; it will try again.
notice-bot-replaced = The { $seat } bot failed ({ $old }); a simpler one takes over: { $new }.

table-unknown-database = “{ $kind }” is not a database that Détente can use; write sqlite:///FILE or postgresql://USER@HOST/NAME.
table-bad-database = Cannot use the database { $url }: { $why }.
table-newer-database = The database { $url } was created by a newer Détente; update Détente, or choose another database.
table-store-away = The database is not answering at the moment. Everything that was confirmed is safe; try again shortly.
table-store-failed = The database could not save this; try again.
table-store-closed = The server is shutting down and saves nothing more; try again in a moment.

## What is missing or wrong in a game's package

check-fine = “{ $game }” is complete. Texts: { $texts } in { $languages } languages; rules: { $rules }; lessons: { $lessons }; random games in which all { $promises } promises are kept: { $games }.
check-found =
    “{ $game }” is not complete: { $count ->
        [one] 1 thing
       *[other] { $count } things
    } to fix.
check-no-file = { $file } is missing.
check-junk = { $file }, line { $line }: this is not Fluent: { $text }
check-twice = { $file } has “{ $message }” twice.
check-no-text = { $file } has no “{ $message }”.
check-left-over = { $file } has “{ $message }”, which the English file beside it does not have.
check-variables = { $file }: “{ $message }” uses the variables { $found }, but in English { $wanted }.
check-bad-text = { $file }: “{ $message }” cannot be formatted with what the game gives it, { $given } ({ $what }).
check-rule-unknown = The rules cite { $rule }, which is not in rulebook/en.md.
check-rule-unnamed = A decision, a refusal or the end of the game (end_rule) cites no rule.
check-rules-missing = { $file } lacks the rules { $rules }.
check-rules-new = { $file } has the rules { $rules }, which rulebook/en.md does not have.
check-promise = The promise “{ $promise }” is broken with the options { $options }, { $seats } seats and the seed { $seed }: { $what }.
check-lesson-shows = After step { $step }, the lesson “{ $lesson }” does not show what its script says.
check-lesson-chance = The lesson “{ $lesson }” does not use all of its scripted outcomes.
check-lesson-refused = The lesson “{ $lesson }” cannot be followed at step { $step }: { $what }
check-no-board = web/board.js does not export “Board”.
check-look = { $file } cannot be understood: { $what }
check-import = { $file } imports { $target }; a board may import only ./… and what is in /static/board/.
check-web-text = { $file } uses “{ $message }”, for which there is no text.
check-untold = The stories neither tell nor leave out events of the kind “{ $kind }”.

## Stories: a line of the recap, and a piece that changed

story-line = { $text }: { $touches }
story-touch = { $piece } { $change }
story-touch-of = { $piece } { $change } { $who }
