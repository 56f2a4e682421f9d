## Secret Power

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

board-sp-cost = cost { $cost }
board-sp-free = nobody there
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
board-sp-attach = Attach…

board-sp-at-stage = { $player }: { $stage ->
        [0] not joined
       *[other] stage { $stage }
    }
board-sp-next = Your next stage, { $stage }, takes:
board-sp-last-stage = You have reached the last stage.
board-sp-on-top = on top
board-sp-below = further down

board-sp-in-short = objects { $objects } · treaties { $treaties } · in hand { $hand }
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
board-sp-need-no-card = to get rid of: { $card }
board-sp-need-agents_in_pool = agents in the pool: { $have }, others up to { $most }
board-sp-need-agents_in_active = active agents: { $have }, others up to { $most }
board-sp-need-agents_on_captured_objects = agents on own objects: { $have }, others up to { $most }

board-sp-score = Everybody’s points, part by part
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
board-sp-origin-reconstructed = reconstructed by us, the printed game may differ
board-sp-origin-inferred = inferred from published facts

label-reasoning = How the Falcon decided

board-kind-object = object
board-kind-treaty = treaty
board-kind-professional = professional
board-kind-action = action card of the Falcon
board-kind-project = project
board-kind-operation = covert operation

board-about-secret_power-zone = Everybody sends agents to the first positions only; shapes under a card show whose reach it is in. Place at least as many agents as the card costs, shadow agents help. Whoever stands there can be driven out by greater strength. At the end of the Action Phase all occupied cards are captured.
board-about-secret_power-stages = A stage takes agents, who go to the pool, and signs, which are only shown; in the last project objects with special interest are discarded. The round number on a stage is what it is worth, and only the stage you have reached counts; below it stand the agents, wars included, and the signs that it takes. Beside it: what your next stage takes and gives.
board-about-secret_power-operations = Only the one on top can be run, with as many agents and shadow agents as it says. It is worth its points to whoever ran it.
board-about-secret_power-supervisor = Goes first and recruits two agents, but may only infiltrate or run a covert operation. Passes to the left with each Action Phase.
board-about-secret_power-headhunter = Recruits one agent at the start of the own turn.
board-about-secret_power-wars = A world war lasts until the end of the game and makes every stage dearer. In wartime the Falcon also runs covert operations.
board-about-secret_power-active = Agents that are ready to be sent.
board-about-secret_power-pool = Agents that still have to be recruited, by training or otherwise.
board-about-secret_power-shadows = Strength that helps to infiltrate and to run operations in every turn, and costs nothing. At least one agent must go with them.
board-about-secret_power-objects = Captured objects, with the agents that are still on them. One agent comes home from each of them after every Action Phase.
board-about-secret_power-treaties = Concluded treaties: they give what they say and what their corner shows: points, a sign for projects and other treaties, or a Secondary Objective.
board-about-secret_power-hand = One of them can be concluded in the Treaty Phase at the end of a round, if its requirement is met then. It gives what it says and what its corner shows: points, a sign for projects and other treaties, or a Secondary Objective.
board-about-secret_power-professionals = One of them can be played before the main action of the own turn.
board-about-secret_power-reasoning = He looks at the cards in his reach from left to right, kind by kind: Key Connections, Inner Circle, Supreme Power, in wartime the covert operation on top, then Mass Control, Finance and Science, first of the groups that his Governments, Stock Exchanges or Universities count. He takes the first for which he is strong enough, or else trains an agent. He sends as many agents as it costs, less his shadow agents; with the Supervisor, or to drive you out, one more than it costs.
board-about-secret_power-level = How strong the Falcon is.
board-about-secret_power-personality = Which cards of his own the Falcon has among his action cards.
board-about-secret_power-project_order = Where the Falcon can choose between projects he takes the first one, which then goes to the end.
board-about-secret_power-action_deck_count = The Falcon plays the top one when he cannot recruit.
board-about-secret_power-action_discard = Action cards that the Falcon has played.
board-about-secret_power-temporary_shadows = Gone at the start of the next Treaty Phase.
board-about-secret_power-deck_count = The objects of the rounds to come.
board-about-secret_power-treaty_deck_count = Whoever is driven out of an object draws one, and so does whoever advances in Deep State.
board-about-secret_power-professional_deck_count = One can be taken instead of an agent that is recruited.
board-about-secret_power-supply = Secondary Objectives count as cards of their group. Treaties bring them, as long as there are any.
