## Agents: Shield and Sword

board-agents-phases = The turn
board-agents-phase-infiltration = Infiltration
board-agents-phase-deployment = Deployment
board-agents-phase-operation = Operation
board-agents-phase-summary = Situation report
board-agents-about-infiltration = An unseen token from the player’s reserve goes into an opponent’s bag.
board-agents-about-deployment = A token drawn from the player’s own bag goes face down into a region, which becomes active.
board-agents-about-operation = In the active region: funding, reconnaissance, transit or liquidation.
board-agents-about-summary = One-shot cards can be played; then all influence is recounted.
board-agents-goal = first to { $points } points

board-agents-drawn-mine = This is { FORM($token, "whose") }.
board-agents-drawn = { FORM($seat, "The") } has drawn { FORM($token, "whose") }.
board-agents-counts-for = Wherever it goes, it counts for { FORM($service, "the") }.
board-agents-only-you = Only you see what it is: { FORM($kind, "a") }.
board-agents-face-secret = What it is remains secret.

board-agents-map = The world
board-agents-tab-western = West
board-agents-tab-eastern = East
board-agents-tab-northern = North
board-agents-tab-third_world = Third World

board-agents-unseen = not seen by you
board-agents-sight-seen = seen by you, and perhaps by others: { $kind }
board-agents-sight-open = known to all: { $kind }
board-agents-beside = beside the cities
board-agents-stack = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } lying on each other beside the cities; spread them out
board-agents-cities = Cities: { $region }
board-agents-cities-ours = We chose the city names; they only help you remember, and have no effect on play.
board-agents-active-region = active region
board-agents-mission-here = your mission
board-agents-mission-dealt = on a mission card you were dealt

board-agents-held = influence: { $service }
board-agents-held-nobody = influence: no one
board-agents-guarded = guarded by an operative of { FORM($service, "the") }
board-agents-then = if recounted now: { $service }
board-agents-then-nobody = if recounted now: no one

board-agents-turn = to act
board-agents-points = Points: { $points }
board-agents-to-go = { $points } more to win
board-agents-wins = wins at the start of its turn
board-agents-may-win = may win at the start of its turn
board-agents-would-win = would win if recounted now
board-agents-recount = If recounted now: { $points }.
board-agents-gained = Gains control: { $places }.
board-agents-lost = Loses control: { $places }.
board-agents-bag = Bag of { FORM($service, "the") }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
board-agents-my-bag = My bag
board-agents-at-least = operatives: at least { $count }
board-agents-missions = { $count ->
        [one] Mission
       *[other] Missions
    }
board-agents-fulfilled = accomplished
board-agents-unfulfilled = not accomplished
board-agents-mission-slips = accomplished, but lost if recounted now
board-agents-mission-comes = accomplished if recounted now
board-agents-mission-missing = { $count ->
        [one] { $count } more agent needed
       *[other] { $count } more agents needed
    }
board-agents-secret = { $count ->
        [one] secret
       *[other] { $count }, secret
    }
board-agents-virtual = No one plays { FORM($service, "the") }. Its operatives guard influence tokens until a player gains control there.
board-agents-home = Home region: { $region }.
board-agents-desk = What lies before you
board-agents-choice = Face up, to choose from
board-agents-supply = Supply
board-agents-no-cards = No agent cards
board-agents-turns-left = { $count ->
        [one] turn left
       *[other] turns left
    }

board-kind-region = region
board-kind-service = service

board-about-agents-halves = You win with five points at the start of your turn: one for each region and each sector held, one for your secret mission, half a point for each successful liquidation. Hatched: your mission, which the others do not see.
board-about-agents-finance = Coins pay for operatives from your supply, for diplomats and for some card effects.
board-about-agents-reserve = Face-down tokens that are still to be infiltrated, one per turn. The game ends when a turn would begin with none.
board-about-agents-operatives = Operatives in the supply that can be put into bags.
board-about-agents-diplomats = Diplomats that can still be sent. On the map they lie face up, and no one can liquidate them.
board-about-agents-missions = The region that is worth one more point to the mission’s owner while they control it.
board-about-agents-deck_count = After a liquidation three are drawn and one is kept: by the attacker if it succeeds, otherwise by the owner of the token.
board-about-agents-bank = Coins that can still be earned.
