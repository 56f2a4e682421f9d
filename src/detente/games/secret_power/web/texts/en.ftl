## Deep State: New World Order

board-sp-status = Where the game stands
board-sp-setup = Set-up
board-sp-round = Round { $round } of { $rounds }
board-sp-phase = Action Phase { $phase }
board-sp-surcharge = Every stage of every project takes { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    } more.
board-sp-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

board-sp-glance = { $round ->
        [0] Set-up
       *[other] R{ $round }·{ $phase }
    }
board-sp-peace = No world war
board-sp-points-title = Points
board-sp-decks = Decks
board-sp-discards = Discard
board-sp-rivals = The others
board-sp-own = Your division
board-sp-own-all = All that lies before you
board-sp-cards = Your professionals and treaties
board-sp-more = { $count } more; show all
board-sp-my-reach = your reach: { $reach }
board-sp-choice = What you can choose from
board-sp-choice-again = Show what you can choose from
board-sp-do-agent = Recruit
board-sp-do-train = Train
board-sp-face-ready = ready to conclude
board-sp-face-short = one short
board-sp-face-far = { $count } short
board-sp-face-force = concluded
board-sp-ladder-peace = What the Falcon looks for in peacetime, from first to last
board-sp-ladder-war = What the Falcon looks for in wartime, from first to last
board-sp-stage = Stage { $stage }

board-sp-cost = cost { $cost }
board-sp-free = no one there
board-sp-occupied = { $player }: { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }
board-sp-occupied-with-shadows = { $player }: { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $shadows ->
        [one] { $shadows } shadow agent
       *[other] { $shadows } shadow agents
    }
board-sp-in-reach = in reach of: { $players }
board-sp-agents = { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
board-sp-agents-there = { $count ->
        [one] { $count } agent still there
       *[other] { $count } agents still there
    }
board-sp-with-circle = with an inner circle

board-sp-at-stage = { $player }: { $stage ->
        [0] not joined
       *[other] stage { $stage }
    }
board-sp-next = Your next stage, { $stage }, takes:
board-sp-last-stage = You have reached the last stage.
board-sp-on-top = on top
board-sp-below = below the top

board-sp-in-short = objectives { $objects } · treaties { $treaties } · in hand { $hand }
board-sp-kind-instant = at once
board-sp-kind-lasting = lasting
board-sp-kind-final = at the end
board-sp-met = Requirement met
board-sp-unmet = Requirement not met
board-sp-any = One of these is enough:
board-sp-missing = Missing:
board-sp-need-group = { $group }: { $have } of { $count }
board-sp-need-sign = { $sign }: { $have } of { $count }
board-sp-need-stage = stage { $count } in any project (now { $have })
board-sp-need-card = { $card }
board-sp-need-no-card = you must not have: { $card }
board-sp-need-agents_in_pool = agents in your pool: { $have } (highest other player: { $most })
board-sp-need-agents_in_active = your active agents: { $have } (highest other player: { $most })
board-sp-need-agents_on_captured_objects = agents on your objectives: { $have } (highest other player: { $most })

board-sp-score = Everyone’s points, part by part
board-sp-part = What counts
board-sp-total = Total
board-sp-rank = If the game ended now, the Committee would call you: { $rank }.
board-sp-rank-final = The Committee’s verdict: { $rank }.
board-sp-stock = Decks, discards and supply

board-sp-legend = Marks
board-sp-legend-agent = agent
board-sp-legend-shadow = shadow agent
board-sp-legend-points = points
board-sp-legend-stage = agents and signs for a stage
board-sp-origins = mark values that are not from print
board-sp-origin-reconstructed = reconstructed by us; the printed game may differ
board-sp-origin-inferred = inferred from published facts

label-reasoning = How the Falcon decided

board-kind-object = objective
board-kind-treaty = treaty
board-kind-professional = professional
board-kind-action = the Falcon’s action card
board-kind-project = project
board-kind-operation = covert operation

board-about-secret_power-zone = You can only send agents to the positions within your reach; the shapes under a card show who can reach it. Place at least as many agents as the card costs; shadow agents help. A stronger force intercepts the card. In the Takeover Phase all occupied cards are captured.
board-about-secret_power-stages = A stage costs agents, who go to the pool, and requires signs, which are only shown; in Deep State you discard objectives with special interest instead. The round number on a stage is what it is worth, and only the stage you have reached counts; below it are the agents, world wars included, and the signs that it takes. Beside it: what your next stage takes and gives.
board-about-secret_power-operations = Only the one on top can be run, with as many agents and shadow agents as it says. It is worth its points to the player who ran it.
board-about-secret_power-supervisor = Goes first and recruits two agents, but may only infiltrate or run a covert operation. The token passes to the left with each Action Phase.
board-about-secret_power-headhunter = Recruits one agent at the start of its holder’s turn.
board-about-secret_power-wars = A world war lasts until the end of the game and makes every stage cost one more agent. In wartime the Falcon also runs covert operations.
board-about-secret_power-active = Your active reserve: agents that are ready to be sent.
board-about-secret_power-pool = Your recruitment pool: agents that still have to be recruited, by training or otherwise.
board-about-secret_power-shadows = Strength that helps to infiltrate or to run a covert operation, once in each of your turns, at no cost. At least one agent must go with them.
board-about-secret_power-objects = Captured objectives, with the agents that are still on them. One agent returns from each of them in every Takeover Phase.
board-about-secret_power-treaties = Concluded treaties: they give what they say and what their corner shows: points, a sign for projects and other treaties, or a Secondary Objective.
board-about-secret_power-hand = One of them can be concluded in the Treaty Phase at the end of a round, if its requirement is met then. It gives what it says and what its corner shows: points, a sign for projects and other treaties, or a Secondary Objective.
board-about-secret_power-professionals = One of them can be played before the main action of your turn.
board-about-secret_power-reasoning = He looks at the cards in his reach from left to right, kind by kind: Key Connections, Inner Circle, Supreme Power, in wartime the covert operation on top, then Mass Control, Finance and Science, first of the groups that his Governments, Stock Exchanges or Universities count. He takes the first for which he is strong enough, or else trains an agent. He sends as many agents as it costs, less his shadow agents; with the Supervisor, or to intercept you, one more than it costs.
board-about-secret_power-level = How strong the Falcon is.
board-about-secret_power-personality = Which cards of his own the Falcon has among his action cards.
board-about-secret_power-project_order = Where the Falcon can choose between projects, he takes the first one, which then goes to the end.
board-about-secret_power-action_deck_count = The Falcon plays the top one when he cannot recruit.
board-about-secret_power-action_discard = Action cards that the Falcon has played.
board-about-secret_power-temporary_shadows = Lost at the start of the next Treaty Phase.
board-about-secret_power-deck_count = The objectives of the rounds to come.
board-about-secret_power-treaty_deck_count = A player whose agents are intercepted draws one, and so does a player who advances in Deep State.
board-about-secret_power-professional_deck_count = One can be taken instead of recruiting an agent.
board-about-secret_power-supply = Secondary Objectives count as cards of their group. Treaties grant them as long as the supply lasts.
