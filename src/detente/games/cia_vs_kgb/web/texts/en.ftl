## CIA vs KGB

board-kind-group = group
board-kind-nation = objective: a nation
board-kind-event = objective: an event
board-kind-agent = agent
board-cvk-walk = The board; use the arrow keys to move from one thing to the next
board-cvk-status = Phase and score
board-cvk-glance = T{ $round } { $phase }
board-cvk-score = { $side }: { $score } of { $target } points
board-cvk-acts = to act
board-cvk-passed = passed
board-cvk-pending-analyst = Analyst
board-cvk-pending-double-agent = Double Agent
board-cvk-pending-look = Agent X
board-cvk-count = { $most ->
        [0] groups { $count }
       *[other] groups { $count } of { $most }
    }
board-cvk-groups = { $side } groups: { $count }, at most { $most }
board-cvk-free-place = empty place
board-cvk-beyond = beyond the limit
board-cvk-ready = ready
board-cvk-mobilised = mobilised
board-cvk-claimed = { $events ->
        [0] Claimed { $count }
       *[other] Claimed { $count }, with { $events ->
            [one] an event
           *[other] { $events } events
        }
    }
board-cvk-claimed-by = Claimed by the { $side }: { $count }, { $vp } { $vp ->
        [one] point
       *[other] points
    } in all
board-cvk-usable-event = event, can be used in: { $phase }
board-cvk-known = known { $count }
board-cvk-used = events used { $count }

board-cvk-not-sent = still to be sent
board-cvk-nobody = no one
board-cvk-sealed = unknown
board-cvk-place-agent_x = Agent X
board-cvk-place-possible = may be Agent X
board-cvk-place-hq = in HQ
board-cvk-place-leave = on leave
board-cvk-place-eliminated = terminated
board-cvk-short-agent_x = in the field
board-cvk-short-hq = in HQ
board-cvk-short-leave = on leave
board-cvk-short-eliminated = terminated
board-cvk-files = Agents of the { $side }
board-cvk-files-of-both = Agents of both sides
effect-short-master_spy = The side without domination claims the objective.
effect-short-deputy_director = Cannot be terminated; always returns to HQ.
effect-short-double_agent = Sends an agent on leave, or sees the next Agent X.
effect-short-analyst = At the next Briefing: orders the top three groups.
effect-short-assassin = With domination: terminates the opponent’s Agent X.
effect-short-director = With domination: also claims the bottom objective.

board-cvk-plan-title = What the results mean for you
board-cvk-plan-sent = Your Agent X: { $agent }
board-cvk-plan-if = If you send: { $agent }
board-cvk-plan-without = Without it
board-cvk-plan-in-disorder = Your disorder
board-cvk-plan-disorder = terminated, no effect
board-cvk-plan-none-dominant = you claim the objective
board-cvk-plan-none-other = the { $other } claims the objective
board-cvk-plan-none-disorder = the { $other } claims it, your Agent X is terminated
board-cvk-plan-master_spy-dominant = the { $other } claims the objective, unless it causes disorder
board-cvk-plan-master_spy-other = you claim the objective
board-cvk-plan-deputy_director-dominant = no agenda; returns to HQ
board-cvk-plan-deputy_director-other = no agenda; returns to HQ
board-cvk-plan-deputy_director-disorder = not terminated: returns to HQ
board-cvk-plan-double_agent-dominant = sends an agent of the { $other } on leave, or sees its next Agent X
board-cvk-plan-double_agent-other = the same, but not against a Double Agent
board-cvk-plan-analyst-dominant = as below, but not against an Analyst
board-cvk-plan-analyst-other = orders the top three groups at the next Briefing
board-cvk-plan-assassin-dominant = terminates the { $other }’s Agent X and buries an unclaimed objective, but not after disorder of the { $other }
board-cvk-plan-assassin-other = no effect
board-cvk-plan-director-dominant = you also claim the bottom objective of the deck
board-cvk-plan-director-other = no effect

board-cvk-no-objective = There is no objective on the table.
board-cvk-margin = { $count ->
        [0] no margin
       *[other] margin { $count }
    }
board-cvk-excess = { $count } over

board-cvk-now = If it ended now:
board-cvk-level = Influence is tied and the bias does not break the tie: no one would have domination.
board-cvk-dominant = The { $side } would have domination and, unless an agent changes that, claim { $objective }: +{ $vp }.
board-cvk-dominant-by-profile = Influence is tied. The bias ({ $faction }) would give the { $side } domination and, unless an agent changes that, { $objective }: +{ $vp }.
board-cvk-disorder = Civil disorder! The { $side } exceeds the stability: the { $other } would claim { $objective }, +{ $vp }, and the { $side }’s Agent X would be terminated, unless it is the Deputy Director.
board-cvk-disorder-both = Civil disorder on both sides! No one would claim the objective, and both agents would be terminated, except a Deputy Director.

board-about-cia_vs_kgb-briefing = The next objective is revealed. The side with fewer points takes the balance token, and all groups are shuffled.
board-about-cia_vs_kgb-planning = Both sides secretly send an agent into the field: Agent X.
board-about-cia_vs_kgb-influence_struggle = The sides take turns: recruit a group, activate a ready one, or pass. Two passes in a row end the struggle.
board-about-cia_vs_kgb-cease_fire = Influence is compared. The side with more gains domination, but a side that exceeds the stability causes civil disorder: the objective goes to the opponent, and the side’s own Agent X is terminated.
board-about-cia_vs_kgb-debriefing = Both Agents X are revealed and carry out their agendas in order of initiative. Then the side with domination claims the objective.
board-about-cia_vs_kgb-detente = Agents X go on leave for a turn (the Deputy Director returns to HQ), and the groups are discarded. With 100 points or more, the leader wins.
board-about-cia_vs_kgb-vp = What the objective is worth to the side that claims it.
board-about-cia_vs_kgb-stability = The limit on each side’s influence here. Reaching it exactly is fine; exceeding it causes civil disorder.
board-about-cia_vs_kgb-population = The most groups each side may have in play.
board-about-cia_vs_kgb-profile = Breaks ties of influence: in the first faction of this order in which the sides’ best groups differ, the better one gives its side domination.
board-about-cia_vs_kgb-influence = The total of all of a side’s groups, ready and mobilised alike, against the stability of the objective.
board-about-cia_vs_kgb-score = The points of all claimed objectives. With 100 points, the leader wins.
board-about-cia_vs_kgb-balance = Its holder decides who goes first in the Influence Struggle. It goes to the side with fewer points.
board-about-cia_vs_kgb-agent_x = The agent in the field this turn; secret until the struggle is over.
board-about-cia_vs_kgb-hq = Agents who can be sent into the field. The small number is the initiative: lower ones carry out their agendas first.
board-about-cia_vs_kgb-leave = Was in the field last turn, or was sent on leave; cannot be sent now and returns once both sides have chosen.
board-about-cia_vs_kgb-eliminated = Out of the game.
board-about-cia_vs_kgb-claimed = Objectives that count for this side. Each event can be used once, in the phase it names; its points are then lost.
board-about-cia_vs_kgb-pending = Pending effects of agents and events.
board-about-cia_vs_kgb-group_deck = To recruit, put the top group in front of you, ready. All 24 groups are shuffled again for each struggle.
board-about-cia_vs_kgb-group_discard = Only the top card may be looked at; all are shuffled back at the next Briefing.
board-about-cia_vs_kgb-objective_deck = The objectives of the turns to come.
board-about-cia_vs_kgb-objective_discard = Events that were used; their points count for no one.
board-about-cia_vs_kgb-recruit = Take the top group of the deck, ready. Not possible at the population limit.
board-about-cia_vs_kgb-pass = Do nothing this time; you may act again later. Two passes in a row end the struggle.
