game-title = Cold War: CIA vs KGB
game-summary = Two agencies struggle for one country after another, and no one knows which agents are really in the field.
game-reconstructed = Reconstructed by us: the numbers of 14 of the 15 nations and the special abilities of 4 of the 6 events, two of them in part. If you have the printed cards, you can correct them in cia_vs_kgb/data/cards.yaml.

## Sides, phases, factions

name-cia = CIA
    .the = the CIA
    .The = The CIA
name-kgb = KGB
    .the = the KGB
    .The = The KGB

name-briefing = Briefing
name-planning = Planning
name-influence_struggle = Influence Struggle
name-cease_fire = Cease-fire
name-debriefing = Debriefing
name-detente = Détente

name-military = Military
name-political = Political
name-economic = Economic
name-media = Media

## Groups

name-mil_1 = Militia
name-mil_2 = Guerrillas
name-mil_3 = Police
name-mil_4 = Mercenaries
name-mil_5 = Paratroopers
name-mil_6 = General Staff
name-pol_1 = Students
name-pol_2 = Intellectuals
name-pol_3 = Trade Unions
name-pol_4 = Clergy
name-pol_5 = Opposition
name-pol_6 = Ruling Party
name-eco_1 = Merchants
name-eco_2 = Mafia
name-eco_3 = Food Companies
name-eco_4 = Industry
name-eco_5 = Banks
name-eco_6 = Oil Companies
name-med_1 = Posters
name-med_2 = Publishers
name-med_3 = Cinema
name-med_4 = Newspapers
name-med_5 = Radio
name-med_6 = Television

## Objectives

name-cuba = Cuba
name-czechoslovakia = Czechoslovakia
name-afghanistan = Afghanistan
name-korea = Korea
name-vietnam = Vietnam
name-congo = Congo
name-honduras = Honduras
name-egypt = Egypt
name-turkey = Turkey
name-chile = Chile
name-angola = Angola
name-nicaragua = Nicaragua
name-hungary = Hungary
name-iran = Iran
name-indonesia = Indonesia
name-space_race = Space Race
name-nobel_peace_prize = Nobel Peace Prize
name-live_benefit = Live Benefit
name-nuclear_escalation = Nuclear Escalation
name-olympic_games = Olympic Games
name-summit = Summit

## Agents

name-master_spy = Master Spy
name-deputy_director = Deputy Director
name-double_agent = Double Agent
name-analyst = Analyst
name-assassin = Assassin
name-director = Director

## Verbs

name-recruit = Recruit
name-pass = Pass
name-back = Put back
name-discard = Discard
name-look = Look
name-decline = Decline

## What the cards do

effect-military = Discards any other group, the opponent’s or your own.
effect-political = Moves any other group to the other side; it stays ready or mobilised. The receiver must be below the population limit, and you may not make the opponent exceed the stability.
effect-economic = Readies or mobilises another group: a mobilised one becomes ready, a ready one mobilised.
    .economic_targets-non_economic = Economic groups are immune.
    .economic_targets-not_own_economic = Your own economic groups are immune.
effect-media = Look at the top group of the deck, then put it back, discard it or recruit it.

effect-space_race = Détente: look at the next three objectives and put them back in any order.
effect-nobel_peace_prize = Cease-fire, if you cause civil disorder: your Agent X goes on leave instead of being terminated.
effect-live_benefit = Influence Struggle, as your action: look at the top three groups, recruit one, and put the others back in any order.
effect-nuclear_escalation = Influence Struggle, as your action: discard all groups of both sides, in the order you choose.
effect-olympic_games = Cease-fire, if influence is tied and the bias breaks the tie against you: you place your domination token instead.
effect-summit = Briefing: put the objective of this turn under its deck and reveal the next one.

effect-master_spy = The player without domination claims the objective, unless civil disorder has already given it away.
effect-deputy_director = Has no agenda, but cannot be terminated and never goes on leave: always returns to HQ.
effect-double_agent = Whatever the result, one of two: an agent in the opponent’s HQ goes on leave (not the Deputy Director), or you see the opponent’s next Agent X before you choose yours. If two Double Agents face each other, only that of the side with domination works.
    .double_agent_timing-debriefing = It acts at once.
    .double_agent_timing-planning = It acts at the start of the next Planning.
    .double_agent_optional-true = You may decline.
    .double_agent_optional-false = You must choose one of the two.
effect-analyst = Whatever the result: at the next Briefing, look at the top three groups and put them back in any order. If two Analysts face each other, only that of the side without domination works.
effect-assassin = If you have domination and the opponent has not caused civil disorder: the opponent’s Agent X is terminated, and an objective not yet claimed goes under its deck.
effect-director = If you have domination: you also claim the bottom card of the objective deck.

## What is asked

prompt-name-first = You hold the balance token: who goes first?
    .others = { $who } to decide who goes first.
prompt-choose-agent = Which agent do you secretly send into the field as Agent X?
    .others = { $who } to choose Agent X.
prompt-take-action = Your action: influence { $influence } against { $enemy }, stability { $stability }, { $count } of { $population } groups.
    .others = { $who } to act.
prompt-destroy = { $group }: which group do you destroy?
    .others = { $who } to choose which group is destroyed.
prompt-switch = { $group }: which group changes sides? At most { $population } { $population ->
        [one] group
       *[other] groups
    } per side, and a gift may not make the opponent exceed the stability of { $stability }.
    .others = { $who } to choose which group changes sides.
prompt-flip = { $group }: which group do you ready or mobilise?
    .others = { $who } to choose which group to ready or mobilise.
prompt-inspect = The top group of the deck is { $group }: what do you do with it?
    .others = { $who } to decide about the top group of the deck.
prompt-place-next = Which card goes in position { $place } of { $count }, counted from the top?
    .others = { $who } to put the cards seen in order.
prompt-double-agent = Your Double Agent acts: send an agent on leave, or see the next Agent X?
    .others = { $who } to instruct the Double Agent.
prompt-use-event = Do you use the special ability of an event? You lose its points.
    .others = { $who } to use an event or not.
prompt-recruit-seen = Which of these { $count } groups do you recruit?
    .others = { $who } to recruit one of the groups seen.
prompt-sweep-next = Which group is discarded next?
    .others = { $who } to choose the order of the discards.

## What can be chosen

do-name-first = The { $choice } goes first
do-send-agent = Send the { $choice }
do-recruit = Recruit the top group
do-pass = Pass
do-activate-military = Activate { $choice }: destroy another group
do-activate-political = Activate { $choice }: make another group change sides
do-activate-economic = Activate { $choice }: ready or mobilise another group
do-activate-media = Activate { $choice }: look at the top group of the deck
do-destroy-own = Destroy your own { $choice }
do-destroy-enemy = Destroy the opponent’s { $choice }
do-give = Give { $choice } to the opponent
do-take = Take { $choice } from the opponent
do-mobilise = Mobilise { $choice }
do-ready = Ready { $choice }
do-recruit-inspected = Recruit { $group }
do-discard-inspected = Discard { $group }
do-put-back = Put { $group } back on the deck
do-place = { $choice }
do-send-on-leave = Send the { $choice } on leave
do-look = See the opponent’s next Agent X first
do-decline = Do nothing
do-use-event = Use { $choice }
do-decline-event = Keep the event and its points
do-recruit-seen = Recruit { $choice }
do-sweep = Discard { $choice }

## Why not

refused-population = The population limit of this objective is { $population } { $population ->
        [one] group
       *[other] groups
    } per side, and you have that many; you can recruit again when one of yours is gone.
refused-group-deck-empty = The group deck is empty and is reshuffled only at the next Briefing; use what is in play.
refused-not-your-group = “{ $choice }” is not one of your groups in play; you can activate only your own ready groups.
refused-mobilised = “{ $choice }” is already mobilised; only ready groups can be activated.
refused-no-target = “{ $choice }” has no legal target now; choose another action.
refused-not-in-play = “{ $choice }” is not a group in play; choose one that is.
refused-itself = “{ $choice }” cannot target itself; choose another group.
refused-receiver-full = “{ $choice }” cannot change sides: the receiver already has { $population } { $population ->
        [one] group
       *[other] groups
    }, the population limit of this objective.
refused-receiver-over = “{ $choice }” cannot go to the opponent, who would exceed the stability of { $stability }; give a group that fits, or take one.
refused-political-strict = The opponent already exceeds the stability, so with the options of this game no group may change sides.
refused-economic-target = “{ $choice }” is an economic group, too; “{ $group }” can ready or mobilise only military, political and media groups.
refused-own-economic-target = “{ $choice }” is one of your own economic groups; “{ $group }” can ready or mobilise your other groups and all of the opponent’s.
refused-loop = That would repeat a position of this Influence Struggle; choose something else.
refused-media-choice = The group you looked at can only be recruited, discarded or put back.
refused-not-a-side = Only a side can go first: the CIA or the KGB.
refused-not-an-action = “{ $choice }” is not an action; recruit, activate one of your ready groups, use an event, or pass.
refused-must-recruit = You have no group in play, so you must recruit.
refused-not-an-agent = “{ $choice }” is not an agent; send one of the agents in your HQ.
refused-agent-on-leave = Your { $choice } is on leave and returns to HQ after this choice; send someone else.
refused-agent-eliminated = Your { $choice } has been terminated; send someone from your HQ.
refused-double-agent-option = “{ $choice }” is not something a Double Agent can do; send an agent on leave or see the next Agent X.
refused-not-in-enemy-hq = The opponent’s { $choice } is not in HQ; only an agent in HQ can be sent on leave.
refused-deputy-leave = The Deputy Director never goes on leave; choose another agent or see the next Agent X.
refused-double-agent-must = In this game the Double Agent must act: send an agent on leave or see the next Agent X.
refused-no-event = “{ $choice }” is not an event; use one of your events or keep them.
refused-event-not-owned = “{ $choice }” is not among the objectives you have claimed; only its owner can use it.
refused-event-phase = “{ $choice }” can be used only in another phase, which its text names.
refused-event-same-round = You claimed “{ $choice }” this turn; you can use it from the next turn on.
refused-event-no-effect = “{ $choice }” would have no effect now, so it cannot be used.
refused-no-further-objective = “{ $choice }” needs another objective, and the objective deck is empty.
refused-nobel-no-disorder = “{ $choice }” saves an agent from civil disorder, and you have not caused any.
refused-nobel-deputy = Your Agent X is the Deputy Director, who returns to HQ unharmed; “{ $choice }” would have no effect.
refused-olympic-no-lost-tie = “{ $choice }” needs a tie that the bias breaks against you, and there is none.
refused-not-among-seen = “{ $choice }” is not one of the cards left to choose from; choose one of those.

## What happened

round-started = Turn { $round }. Objective: { $objective }.
objectives-reshuffled = The objective deck is empty; { $count ->
        [one] { $count } used event becomes
       *[other] { $count } used events become
    } the new one.
balance-taken = The { $side } holds the balance token.
groups-shuffled = All groups are shuffled: { $count } { $count ->
        [one] card
       *[other] cards
    } in the deck.
analyst-looked = The { $side }’s Analyst looks at the top { $count ->
        [one] group
       *[other] { $count } groups
    }.
cards-seen = You see, from the top: { $cards }.
cards-arranged = The { $side } puts the cards back in an order of its choice.
agents-chosen = Both sides have an Agent X in the field.
agent-chosen = The { $side } has an Agent X in the field.
own-agent = Your Agent X is the { $agent }.
agent-spied = The { $side } has seen the opponent’s Agent X.
enemy-agent-seen = The opponent’s Agent X is the { $agent }.
leave-ended = Back from leave in the { $side }’s HQ: { $agents }.
first-named = The { $side } decides: the { $first } goes first.
group-recruited = The { $side } recruits { $group } ({ $influence }).
group-activated = The { $side } activates { $group }.
group-destroyed = The { $side } loses { $target }, destroyed by { $group }.
group-switched = The { $side } gains { $target }, brought over by { $group }.
group-mobilised = { $target } is mobilised by { $group }.
group-readied = { $target } is readied by { $group }.
media-put-back = The { $side } looks at the top group and puts it back.
media-discarded = The { $side } discards { $group } ({ $influence }) from the top of the deck.
passed = The { $side } passes.
struggle-cut-off = After { $actions } { $actions ->
        [one] action
       *[other] actions
    } the Influence Struggle ends as if both sides had passed.
influence-compared = Influence: CIA { $cia }, KGB { $kgb }; stability { $stability }.
dominance-gained = The { $side } places its domination token.
dominance-by-profile = Influence is tied; the bias gives the { $side } domination.
dominance-by-olympics = Influence is tied; the { name-olympic_games } give the { $side } domination.
no-dominance = Influence is tied and the bias does not break the tie: no one has domination.
disorder = The { $side } exceeds the stability and causes civil disorder: it loses the objective.
disorder-both = Both sides cause civil disorder: no one claims the objective.
agent-revealed = The { $side }’s Agent X is the { $agent }.
agent-eliminated = The { $side }’s { $agent } is terminated.
agent-home = The { $side }’s { $agent } returns to HQ.
agent-on-leave = The { $side }’s { $agent } goes on leave.
plan-without-effect = The { $side }’s { $agent } has no effect.
plan-spy = The { $side }’s Master Spy turns the tables: the side without domination claims the objective.
plan-analyst = The { $side }’s Analyst will look at the top groups at the next Briefing.
plan-double-agent = The { $side }’s Double Agent acts.
plan-double-agent-later = The { $side }’s Double Agent will act at the next Planning.
plan-look = The { $side } will see the opponent’s next Agent X before choosing its own.
plan-declined = The { $side } does not use its Double Agent.
plan-assassin = The { $side }’s Assassin strikes.
plan-director = The { $side }’s Director also claims the bottom card of the objective deck.
objective-claimed = The { $side } claims { $objective }: { $vp } { $vp ->
        [one] point
       *[other] points
    }.
objective-buried = { $objective } goes face down under the objective deck.
event-used = The { $side } uses { $event } and gives up its { $vp } { $vp ->
        [one] point
       *[other] points
    }.
group-swept = { $group }: discarded by the { $side }.
agent-saved = The { name-nobel_peace_prize } saves the { $side }’s { $agent }.
objective-replaced = The objective is now { $objective }.
score-recorded = Score: CIA { $cia }, KGB { $kgb }.
extra-round = Tied at { $vp } points: play on until one side is ahead at the end of a turn.
game-won = The { $side } wins with { $vp } { $vp ->
        [one] point
       *[other] points
    }.
game-drawn = The game is a draw at { $vp } { $vp ->
        [one] point
       *[other] points
    } each.

## Stories: the lines of the recap, after the sign of who acts

story-round-started = Turn { $round }: { $objective }
story-balance-taken = Balance token: { $side }
story-analyst-looked = Analyst looks at the top { $count ->
        [one] group
       *[other] { $count } groups
    }
story-cards-seen = From the top: { $cards }
story-own-agent = Your Agent X: { $agent }
story-agents-chosen = Both Agents X in the field
story-agent-chosen = Agent X in the field
story-agent-spied = Looks at the opponent’s Agent X
story-enemy-agent-seen = The opponent’s Agent X: { $agent }
story-first-named = { FORM($first, "The") } goes first
story-group-recruited = { $group } ({ $influence }) recruited
story-group-activated = { $group } activated
story-group-destroyed = { $target } destroyed
story-group-switched = { $target } moved to { FORM($side, "the") }
story-group-mobilised = { $target } mobilised
story-group-readied = { $target } readied
story-media-put-back = Put back on the deck
story-media-discarded = { $group } ({ $influence }) discarded
story-passed = Pass
story-struggle-cut-off = Struggle ended after { $actions } { $actions ->
        [one] action
       *[other] actions
    }
story-influence-compared = CIA { $cia }, KGB { $kgb }, stability { $stability }
story-dominance-gained = Domination: { $side }
story-dominance-by-profile = Domination by the bias: { $side }
story-dominance-by-olympics = Domination by the { name-olympic_games }: { $side }
story-no-dominance = No domination
story-disorder = Civil disorder: { $side }
story-disorder-both = Civil disorder: both
story-agent-revealed = { $side } Agent X: { $agent }
story-plan-without-effect = { $agent }: no effect
story-plan-spy = Master Spy turns the tables
story-plan-analyst = Analyst will look at the top groups
story-plan-double-agent = Double Agent acts
story-plan-double-agent-later = Double Agent will act at the next Planning
story-plan-look = Will see the opponent’s next Agent X
story-plan-declined = No order given
story-plan-assassin = Assassin strikes
story-plan-director = Director claims the bottom objective, too
story-agent-eliminated = { $side } { $agent } terminated
story-agent-home = { $side } { $agent } back in HQ
story-agent-on-leave = { $side } { $agent } on leave
story-objective-claimed = { $objective } to { FORM($side, "the") }
story-objective-buried = Under the deck: { $objective }
story-objective-replaced = New objective: { $objective }
story-event-used = { $event } used
story-group-swept = { $group } discarded
story-agent-saved = { $agent } saved
story-score-recorded = Score: CIA { $cia }, KGB { $kgb }
story-extra-round = Tied at { $vp }: play on until one side is ahead

chip-influence = { $side } influence { $value }
chip-points = { $side } { $change } points
chip-terminated = { $side } { $value } lost

result-target-reached = A side has reached 100 points and is ahead.
result-objectives-exhausted = There are no objectives left.

## The table

label-round = Turn
label-phase = Phase
label-objective = Objective
label-card = Card
label-stability = Stability
label-population = Population
label-vp = Points
label-profile = Bias
label-faction = Faction
label-initiative = Initiative
label-dominance = Domination
label-balance = Balance token
label-sides = Sides
label-score = Score
label-influence = Influence
label-ready = Ready
label-mobilised = Mobilised
label-claimed = Claimed
label-hq = HQ
label-hq-count = Agents in HQ
label-agent-x-chosen = Agent X in the field
label-agent-x = Agent X
label-agent-x-possible = Agent X may be
label-leave = On leave
label-eliminated = Terminated
label-saved = Saved from disorder
label-objective-deck = Objective deck
label-objective-discard = Used events
label-group-deck = Group deck
label-group-discard = Group discard
label-count = Cards
label-known = Known cards
label-depth = Cards above it
label-within = Among the top cards
label-top = On top
label-pending = Pending effects
label-analyst = Analyst’s look
label-double-agent = Double Agent
label-look = Look at the next Agent X
label-passes = Passes in a row

## Options

option-edition = Edition of the rules; it sets the other options
option-double-agent-timing = When the Double Agent acts
option-double-agent-optional = The Double Agent may do nothing
option-economic-targets = Groups that an economic group can ready or mobilise
option-event-same-round = An event can be used in the turn in which it was claimed
option-loop-guard = Protection against endless struggles
option-political-strict = Political groups have no power while the opponent exceeds the stability

value-ru2014 = Russian edition of 2014
value-fr2007 = French edition of 2007
value-debriefing = in the Debriefing
value-planning = at the next Planning
value-non-economic = all but economic groups
value-not-own-economic = all but your own economic groups
value-off = none
value-superko = no position may be repeated
