## Any board

board-can = { $label }. Can be chosen, option { $number }: { $does }
board-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-on-top = on top
board-at-bottom = at the bottom
board-place = no. { $place }
board-somewhere = somewhere on top
board-nothing = none
board-also = Besides
board-kind-group = group
board-kind-nation = objective: a nation
board-kind-event = objective: an event
board-kind-agent = agent
board-kind-card = card
board-kind-country = country

## The chart of scores

board-chart-title = The score, round by round
board-chart-description = { $leaders } ahead at the end.
board-chart-target = to win: { $target }

## CIA vs KGB

board-cvk-acts = to choose now
board-cvk-groups = Groups of the { $side }: { $count }, at most { $most }
board-cvk-free-place = free place
board-cvk-ready = ready
board-cvk-mobilised = mobilised
board-cvk-one-of = unknown, one of
board-cvk-not-sent = still to be sent
board-cvk-nobody = nobody
board-cvk-hidden-agents = { $count } of those
board-cvk-usable-event = event, can be used in: { $phase }
board-cvk-no-objective = No objective is on the table.
board-cvk-influence = influence { $influence }, stability { $stability }
board-cvk-one-pass = One pass has been made: another one ends the struggle.

board-cvk-now = If it ended now
board-cvk-level = Influence is level and the profile decides nothing: nobody would be dominant.
board-cvk-dominant = The { $side } would be dominant.
board-cvk-dominant-by-profile = Influence is level. By the profile ({ $faction }) the { $side } would be dominant.
board-cvk-disorder = Civil disorder! The { $side } is above the stability: the { $other } would claim { $objective }, and the { $side } would lose its agent.
board-cvk-disorder-both = Civil disorder on both sides! Nobody would claim the objective, and both agents would be lost.

board-about-cia_vs_kgb-briefing = The next objective is turned up. Whoever has fewer points takes the balance token, and all groups are shuffled.
board-about-cia_vs_kgb-planning = Both sides secretly send an agent into the field: Agent X.
board-about-cia_vs_kgb-influence_struggle = In turn: recruit a group, activate a ready one, or pass. Two passes in a row end the struggle.
board-about-cia_vs_kgb-cease_fire = Influence is compared. The higher one is dominant, but whoever is above the stability has civil disorder: the objective goes to the opponent, and the agent in the field is lost.
board-about-cia_vs_kgb-debriefing = Agents X are revealed and carry out their plans, in the order of their initiative. Then the dominant side claims the objective.
board-about-cia_vs_kgb-detente = Agents go on leave for a round, groups are discarded. With 100 points the leader wins.
board-about-cia_vs_kgb-vp = What the objective is worth to whoever claims it.
board-about-cia_vs_kgb-stability = As much influence as the country bears. Exactly as much is allowed; above it there is civil disorder.
board-about-cia_vs_kgb-population = As many groups as each side may have on the table.
board-about-cia_vs_kgb-profile = Decides when influence is level: in the first faction of this order in which the sides’ best groups differ, the better one makes its side dominant.
board-about-cia_vs_kgb-influence = The sum of all groups of a side, ready and mobilised alike, against the stability of the objective.
board-about-cia_vs_kgb-score = The points of all claimed objectives. 100 points win.
board-about-cia_vs_kgb-balance = Whoever holds it says who acts first in the struggle. It goes to the side with fewer points.
board-about-cia_vs_kgb-agent_x = The agent in the field in this round; secret until the struggle is over.
board-about-cia_vs_kgb-hq = Agents who can be sent into the field. The small number is the initiative: lower ones carry out their plans first.
board-about-cia_vs_kgb-leave = Was in the field in the last round, or was sent on leave; cannot be sent now and comes back once both sides have chosen.
board-about-cia_vs_kgb-eliminated = Out of the game.
board-about-cia_vs_kgb-claimed = Objectives that count for this side. An event can be used once, in the phase named; its points are then lost.
board-about-cia_vs_kgb-pending = What agents and events have set going.
board-about-cia_vs_kgb-group_deck = Recruit puts the top group in front of you, ready. All 24 groups are shuffled again for each struggle.
board-about-cia_vs_kgb-group_discard = Only the top card may be looked at; all are shuffled in at the next Briefing.
board-about-cia_vs_kgb-objective_deck = The objectives of the rounds to come.
board-about-cia_vs_kgb-objective_discard = Events that were used; their points count for nobody.
board-about-cia_vs_kgb-recruit = Take the top group of the deck, ready. Not possible with as many groups as the population allows.
board-about-cia_vs_kgb-pass = Do nothing this time; you may act again later. Two passes in a row end the struggle.
