game-title = Cold War: CIA vs KGB
game-summary = Two agencies struggle for one country a year, and nobody knows who is really in the field.
game-reconstructed = Reconstructed by us: the numbers of 14 of the 15 nations and the powers of 4 of the 6 events, two of them in part. Whoever has the printed cards can correct them in cia_vs_kgb/data/cards.yaml.

## Sides, phases, factions

name-cia = CIA
    .the = the CIA
name-kgb = KGB
    .the = the KGB

name-briefing = Briefing
name-planning = Planning
name-influence_struggle = Influence struggle
name-cease_fire = Cease-fire
name-debriefing = Debriefing
name-detente = Detente

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
effect-political = Moves any other group to the other side, ready or mobilised as it is. The receiver must have room for it, and a gift may not push the opponent above the stability.
effect-economic = Turns another group: ready becomes mobilised, mobilised becomes ready. Economic groups are immune (edition of 2007: only your own are).
effect-media = Look at the top group of the deck, then put it back, discard it or recruit it.

effect-space_race = Detente: look at the next three objectives and put them back in any order.
effect-nobel_peace_prize = Cease-fire, when you are in civil disorder: your Agent X goes on leave instead of being eliminated.
effect-live_benefit = Influence struggle, as your action: look at the top three groups, recruit one, put the others back in any order.
effect-nuclear_escalation = Influence struggle, as your action: discard all groups of both sides, in the order you like.
effect-olympic_games = Cease-fire, when influence is level and the profile decides against you: you are dominant instead.
effect-summit = Briefing: put the objective of this round under its deck and turn up the next one.

effect-master_spy = The player without dominance claims the objective, unless civil disorder has already given it away.
effect-deputy_director = Has no plan, but cannot be eliminated and never goes on leave: back to HQ every time.
effect-double_agent = Whatever the result, one of two: an agent in the opponent’s HQ goes on leave (not the Deputy Director), or you see the opponent’s next Agent X before you choose yours. Edition of 2014: at once, and you may decline; of 2007: at the next Planning, and you must. Of two Double Agents only the dominant side’s works.
effect-analyst = Whatever the result: at the next Briefing, look at the top three groups and put them back in any order. Of two Analysts only the one without dominance works.
effect-assassin = If you are dominant without civil disorder: the opponent’s Agent X is eliminated, and an objective not yet claimed goes under its deck.
effect-director = If you are dominant: you also claim the bottom card of the objective deck.

## What is asked

prompt-name-first = You hold the balance token: who acts first?
    .others = { $who } to name who acts first.
prompt-choose-agent = Which agent do you secretly send into the field as Agent X?
    .others = { $who } to choose Agent X.
prompt-take-action = Your action: influence { $influence } against { $enemy }, stability { $stability }, { $count } of { $population } groups.
    .others = { $who } to act.
prompt-destroy = Target of { $group }: which group is destroyed?
    .others = { $who } to choose which group is destroyed.
prompt-switch = Target of { $group }: which group changes sides? At most { $population } { $population ->
        [one] group
       *[other] groups
    } a side, and no gift above stability { $stability }.
    .others = { $who } to choose which group changes sides.
prompt-flip = Target of { $group }: which group is turned?
    .others = { $who } to choose which group is turned.
prompt-inspect = The top group of the deck is { $group }: what happens to it?
    .others = { $who } to decide about the top group of the deck.
prompt-place-next = Which card goes { $place ->
        [1] on top
       *[other] { $place } from the top
    }? Place { $place } of { $count }.
    .others = { $who } to put the seen cards in order.
prompt-double-agent = Your Double Agent is at work: send an agent on leave, or see the next Agent X?
    .others = { $who } to instruct the Double Agent.
prompt-use-event = Do you use an event now? Its points are lost.
    .others = { $who } to use an event or decline.
prompt-recruit-seen = Which of the { $count } groups you see do you recruit?
    .others = { $who } to recruit one of the seen groups.
prompt-sweep-next = Which group goes to the discard next?
    .others = { $who } to choose the order of the discards.

## What can be chosen

do-name-first = The { $choice } acts first
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
do-ready = Make { $choice } ready
do-recruit-inspected = Recruit { $group }
do-discard-inspected = Discard { $group }
do-put-back = Put { $group } back on the deck
do-place = { $choice }
do-send-on-leave = Send the { $choice } on leave
do-look = See the opponent’s next Agent X first
do-decline = Do nothing
do-use-event = Use { $choice }
do-decline-event = Keep the event
do-recruit-seen = Recruit { $choice }
do-sweep = Discard { $choice }

## Why not

refused-population = This objective allows { $population } { $population ->
        [one] group
       *[other] groups
    } a side, and you have that many; you can recruit again when one of yours is gone.
refused-group-deck-empty = The group deck is empty and is shuffled only at the next Briefing; use what is on the table.
refused-not-your-group = “{ $choice }” is not one of your groups on the table; only your own ready groups can be activated.
refused-mobilised = “{ $choice }” is already mobilised; only ready groups can be activated.
refused-no-target = “{ $choice }” has no group to use its power on now; choose another action.
refused-not-in-play = “{ $choice }” is not a group on the table; choose one that is.
refused-itself = “{ $choice }” cannot target itself; choose another group.
refused-receiver-full = “{ $choice }” cannot change sides, because the receiver already has { $population } { $population ->
        [one] group
       *[other] groups
    }, as many as this objective allows.
refused-receiver-over = “{ $choice }” cannot go to the opponent, whose influence would be above the stability of { $stability }; give a group that fits, or take one.
refused-political-strict = The opponent’s influence is already above the stability, so in this game no group may change sides.
refused-economic-target = “{ $choice }” is an economic group too; “{ $group }” can turn only military, political and media groups.
refused-own-economic-target = “{ $choice }” is an economic group of your own; “{ $group }” can turn your other groups and all of the opponent’s.
refused-loop = That would bring back a position that this struggle has already seen; choose something else.
refused-media-choice = The seen group can only be recruited, discarded or put back.
refused-not-a-side = Only a side can act first: the CIA or the KGB.
refused-not-an-action = “{ $choice }” is not an action; recruit, activate one of your ready groups, use an event, or pass.
refused-must-recruit = Without a group on the table you must recruit.
refused-not-an-agent = “{ $choice }” is not an agent; send one of the agents in your HQ.
refused-agent-on-leave = Your { $choice } is on leave and returns to HQ after this choice; send somebody else.
refused-agent-eliminated = Your { $choice } has been eliminated; send somebody from your HQ.
refused-double-agent-option = “{ $choice }” is no task for a Double Agent; send an agent on leave or see the next Agent X.
refused-not-in-enemy-hq = The opponent’s { $choice } is not in HQ; only an agent in HQ can be sent on leave.
refused-deputy-leave = The Deputy Director never goes on leave; choose another agent or see the next Agent X.
refused-double-agent-must = In this edition the Double Agent must act: send an agent on leave or see the next Agent X.
refused-no-event = “{ $choice }” is not an event; use one of your events or decline.
refused-event-not-owned = “{ $choice }” is not among the objectives you have claimed; only its owner can use it.
refused-event-phase = “{ $choice }” belongs to another phase; its text says which.
refused-event-same-round = You claimed “{ $choice }” in this round; it can be used from the next round on.
refused-event-no-effect = “{ $choice }” would change nothing now, so it cannot be used.
refused-no-further-objective = “{ $choice }” needs a further objective, and the objective deck is empty.
refused-nobel-no-disorder = “{ $choice }” saves an agent from civil disorder, and you are not in disorder.
refused-nobel-deputy = Your Agent X is the Deputy Director and returns to HQ unharmed; “{ $choice }” would change nothing.
refused-olympic-no-lost-tie = “{ $choice }” turns a tie that the profile decides against you, and there is none.
refused-not-among-seen = “{ $choice }” is not among the cards left to choose from; choose one of those.

## What happened

round-started = Round { $round }. Objective: { $objective }.
objectives-reshuffled = The objective deck is empty; { $count ->
        [one] { $count } used event becomes
       *[other] { $count } used events become
    } the new one.
balance-taken = The { $side } holds the balance token.
groups-shuffled = All groups are shuffled: { $count } { $count ->
        [one] card
       *[other] cards
    } in the deck.
analyst-looked = The Analyst of the { $side } looks at the top { $count ->
        [one] group
       *[other] { $count } groups
    }.
cards-seen = You see, from the top: { $cards }.
cards-arranged = The { $side } has put the cards back in an order of its choice.
agents-chosen = Both sides have an Agent X in the field.
agent-chosen = The { $side } has an Agent X in the field.
own-agent = Your Agent X is the { $agent }.
agent-spied = The { $side } has seen the opponent’s Agent X.
enemy-agent-seen = The opponent’s Agent X is the { $agent }.
leave-ended = Back from leave in the HQ of the { $side }: { $agents }.
first-named = The { $side } decides: the { $first } acts first.
group-recruited = The { $side } recruits { $group } ({ $influence }).
group-activated = The { $side } activates { $group }.
group-destroyed = The { $side } loses { $target }, destroyed by { $group }.
group-switched = The { $side } gains { $target }, won over by { $group }.
group-mobilised = { $target }: mobilised by { $group }.
group-readied = { $target }: ready again thanks to { $group }.
media-put-back = The { $side } looks at the top group and puts it back.
media-discarded = The { $side } discards { $group } ({ $influence }) from the top of the deck.
passed = The { $side } passes.
struggle-cut-off = After { $actions } { $actions ->
        [one] action
       *[other] actions
    } the struggle ends as if both had passed.
influence-compared = Influence: CIA { $cia }, KGB { $kgb }; stability { $stability }.
dominance-gained = The { $side } is dominant.
dominance-by-profile = Influence is level; the profile makes the { $side } dominant.
dominance-by-olympics = Influence is level; the { name-olympic_games } make the { $side } dominant.
no-dominance = Influence is level and the profile decides nothing: nobody is dominant.
disorder = Civil disorder: the { $side } is above the stability and loses the objective.
disorder-both = Civil disorder on both sides: nobody claims the objective.
agent-revealed = Agent X of the { $side } is the { $agent }.
agent-eliminated = The { $agent } of the { $side } is eliminated.
agent-home = The { $agent } of the { $side } returns to HQ.
agent-on-leave = The { $agent } of the { $side } goes on leave.
plan-without-effect = The { $agent } of the { $side } changes nothing.
plan-spy = The Master Spy of the { $side } turns the tables: whoever is not dominant claims the objective.
plan-analyst = The Analyst of the { $side } will look at the top groups at the next Briefing.
plan-double-agent = The Double Agent of the { $side } goes to work.
plan-double-agent-later = The Double Agent of the { $side } will act in the next Planning.
plan-look = The { $side } will see the opponent’s next Agent X before it chooses its own.
plan-declined = The { $side } leaves its Double Agent idle.
plan-assassin = The Assassin of the { $side } strikes.
plan-director = The Director of the { $side } also takes the bottom card of the objective deck.
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
agent-saved = The { name-nobel_peace_prize } saves the { $agent } of the { $side }.
objective-replaced = The objective is now { $objective }.
score-recorded = Score: CIA { $cia }, KGB { $kgb }.
extra-round = Level at { $vp } points: the first lead decides.
game-won = The { $side } wins with { $vp } { $vp ->
        [one] point
       *[other] points
    }.
game-drawn = The game is a draw at { $vp } { $vp ->
        [one] point
       *[other] points
    } each.

result-target-reached = A side has reached 100 points and is ahead.
result-objectives-exhausted = There are no objectives left.

## The table

label-round = Round
label-phase = Phase
label-objective = Objective
label-card = Card
label-stability = Stability
label-population = Population
label-vp = Points
label-profile = Profile
label-faction = Faction
label-initiative = Initiative
label-dominance = Dominant
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
label-eliminated = Eliminated
label-saved = Saved from disorder
label-objective-deck = Objective deck
label-objective-discard = Used events
label-group-deck = Group deck
label-group-discard = Group discard
label-count = Cards
label-known = Known cards
label-depth = Cards above it
label-within = Somewhere on top
label-top = On top
label-pending = Still to come
label-analyst = Analyst’s look
label-double-agent = Double Agent
label-look = Look at the next Agent X
label-passes = Passes in a row

## Options

option-edition = The rulebook to play by; it sets the other options.
option-double-agent-timing = When the Double Agent acts.
option-double-agent-optional = Whether the Double Agent may do nothing.
option-economic-targets = Which groups an economic group can turn.
option-event-same-round = Whether an event can be used in the round in which it was claimed.
option-loop-guard = What keeps a struggle from going round in circles.
option-political-strict = Whether political groups lose their power while the opponent is above the stability.

value-ru2014 = Russian edition of 2014
value-fr2007 = French edition of 2007
value-debriefing = in the Debriefing
value-planning = in the next Planning
value-non-economic = all but economic groups
value-not-own-economic = all but your own economic groups
value-off = nothing
value-superko = no position may return
