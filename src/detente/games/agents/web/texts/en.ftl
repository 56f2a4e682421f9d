## Agents: Shield and Sword

board-agents-phases = The turn
board-agents-phase-infiltration = Infiltration
board-agents-phase-deployment = Deployment
board-agents-phase-operation = Operation
board-agents-phase-summary = Summary
board-agents-about-infiltration = An unseen token from the reserve goes into the bag of a rival.
board-agents-about-deployment = A token drawn from one’s own bag goes face down into a region, which becomes active.
board-agents-about-operation = In the active region: funding, reconnaissance, transit or liquidation.
board-agents-about-summary = One-shot cards can be played; then all influence is counted anew.

board-agents-drawn-mine = Only you see it: { $token }, { $kind }.
board-agents-drawn = Drawn by { FORM($seat, "the") }: { $token }. Its face is secret.

board-agents-unseen = not seen by you
board-agents-seen = seen by you: { $kind }
board-agents-open = known to all: { $kind }
board-agents-beside = beside the cities
board-agents-cities = Cities: { $region }
board-agents-cities-ours = The names of the cities are ours; they help the memory and limit nothing.
board-agents-active = active
board-agents-active-region = active region
board-agents-mission-here = your mission
board-agents-dealt = on a mission card you were dealt

board-agents-held = influence: { $service }
board-agents-held-nobody = influence: nobody
board-agents-guarded = guarded by an operative of { FORM($service, "the") }
board-agents-then = at a recount now: { $service }
board-agents-then-nobody = at a recount now: nobody

board-agents-turn = turn
board-agents-bag = Bag of { FORM($service, "the") }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
board-agents-at-least = operatives: at least { $count }
board-agents-points = Points
board-agents-missions = { $count ->
        [one] Mission
       *[other] Missions
    }
board-agents-fulfilled = fulfilled
board-agents-unfulfilled = not fulfilled
board-agents-secret = { $count ->
        [one] secret
       *[other] { $count }, secret
    }
board-agents-virtual = Nobody plays { FORM($service, "the") }. Its operatives guard influence tokens until somebody takes them over.
board-agents-home = Home region: { $region }.

board-kind-region = region
board-kind-service = service

board-agents-legend = Marks
board-agents-legend-seen = seen by you alone
board-agents-legend-open = known to all
board-agents-legend-held = has the influence token
board-agents-legend-guarded = guarded by the service that nobody plays
board-agents-legend-then = would change hands at a recount now
board-agents-legend-mission = your mission

board-about-agents-halves = Five points at the start of one’s own turn win: one for each region and each sector held, one for the secret mission, half a point for each successful liquidation. Hatched: your mission, which the others do not see.
board-about-agents-finance = Coins pay for open operatives, diplomats and some cards.
board-about-agents-reserve = Face-down tokens that are still to be infiltrated, one a turn. The game ends when a turn would begin with none.
board-about-agents-operatives = Open operatives that can be put into bags.
board-about-agents-diplomats = Diplomats that can still be sent. On the map they lie openly, and nobody can liquidate them.
board-about-agents-missions = The region that is worth one more point to whoever holds it.
board-about-agents-deck_count = Three are drawn after a liquidation, one is kept: by the attacker if it succeeds, else by the owner of the token.
board-about-agents-bank = Coins that are left to be earned.
