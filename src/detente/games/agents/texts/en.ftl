### Services, regions and sectors have forms with their article, .the and .The: the KGB, but MI6. Agents
### have .whose, without their number.

game-title = Agents: Shield and Sword
game-summary = Two to four services slip their agents into each other’s bags, and no one knows whose agent they will draw and send into the field next.

## Services and seats

name-kgb = KGB
    .the = the KGB
    .The = The KGB
name-cia = CIA
    .the = the CIA
    .The = The CIA
name-mi6 = MI6
    .the = MI6
    .The = MI6
    .letter = 6
name-mossad = Mossad
    .the = Mossad
    .The = Mossad
name-first = First seat
    .the = the player in the first seat
    .The = The player in the first seat
name-second = Second seat
    .the = the player in the second seat
    .The = The player in the second seat
name-third = Third seat
    .the = the player in the third seat
    .The = The player in the third seat
name-fourth = Fourth seat
    .the = the player in the fourth seat
    .The = The player in the fourth seat

## Regions and sectors

name-north_america = North America
    .the = North America
name-western_europe = Western Europe
    .the = Western Europe
name-ussr = USSR
    .the = the USSR
name-middle_east = Middle East
    .the = the Middle East
name-south_america = South America
    .the = South America
name-africa = Africa
    .the = Africa
name-australia_oceania = Australia and Oceania
    .the = Australia and Oceania
name-western = Western Sector
    .the = the Western Sector
name-eastern = Eastern Sector
    .the = the Eastern Sector
name-northern = Northern Sector
    .the = the Northern Sector
name-third_world = Third World Sector
    .the = the Third World Sector

## Cities: reconstructed by us, for the rulebook names none

name-washington = Washington
name-new_york = New York
name-chicago = Chicago
name-los_angeles = Los Angeles
name-miami = Miami
name-ottawa = Ottawa
name-mexico_city = Mexico City
name-havana = Havana
name-london = London
name-paris = Paris
name-west_berlin = West Berlin
name-bonn = Bonn
name-vienna = Vienna
name-rome = Rome
name-madrid = Madrid
name-lisbon = Lisbon
name-moscow = Moscow
name-leningrad = Leningrad
name-kiev = Kiev
name-minsk = Minsk
name-tbilisi = Tbilisi
name-tashkent = Tashkent
name-sverdlovsk = Sverdlovsk
name-vladivostok = Vladivostok
name-tel_aviv = Tel Aviv
name-jerusalem = Jerusalem
name-beirut = Beirut
name-damascus = Damascus
name-amman = Amman
name-baghdad = Baghdad
name-tehran = Tehran
name-istanbul = Istanbul
name-buenos_aires = Buenos Aires
name-rio_de_janeiro = Rio de Janeiro
name-brasilia = Brasília
name-montevideo = Montevideo
name-santiago = Santiago
name-lima = Lima
name-bogota = Bogotá
name-caracas = Caracas
name-cairo = Cairo
name-algiers = Algiers
name-tripoli = Tripoli
name-addis_ababa = Addis Ababa
name-nairobi = Nairobi
name-leopoldville = Léopoldville
name-luanda = Luanda
name-cape_town = Cape Town
name-canberra = Canberra
name-sydney = Sydney
name-melbourne = Melbourne
name-perth = Perth
name-wellington = Wellington
name-auckland = Auckland
name-port_moresby = Port Moresby
name-suva = Suva

## Agents: { $rest } is the number of a face-down token, or the region of a diplomat

name-kgb_ = KGB agent { $rest }
    .the = KGB agent { $rest }
    .whose = the KGB’s agent
name-cia_ = CIA agent { $rest }
    .the = CIA agent { $rest }
    .whose = the CIA’s agent
name-mi6_ = MI6 agent { $rest }
    .the = MI6 agent { $rest }
    .whose = MI6’s agent
name-mossad_ = Mossad agent { $rest }
    .the = Mossad agent { $rest }
    .whose = Mossad’s agent
name-kgb_diplomat_ = KGB diplomat in { FORM($rest, "the") }
    .the = the KGB diplomat in { FORM($rest, "the") }
name-cia_diplomat_ = CIA diplomat in { FORM($rest, "the") }
    .the = the CIA diplomat in { FORM($rest, "the") }
name-mi6_diplomat_ = MI6 diplomat in { FORM($rest, "the") }
    .the = the MI6 diplomat in { FORM($rest, "the") }
name-mossad_diplomat_ = Mossad diplomat in { FORM($rest, "the") }
    .the = the Mossad diplomat in { FORM($rest, "the") }

name-informant = informant
    .a = an informant
name-light_operative = light operative
    .a = a light operative
name-dark_operative = dark operative
    .a = a dark operative
name-diplomat = diplomat
    .a = a diplomat

## Cards

name-retouch = Retouch
name-coquette = Coquette
name-titan = Titan
name-boss = Boss
name-trap = Trap
name-prince = Prince
name-raven = Raven
name-handsome = Pretty Boy
name-blizzard = Blizzard
name-benefit = Benefit
name-vise = Vise
name-plague = Plague
name-shadow = Shadow
name-silhouette = Silhouette
name-jackal = Jackal
name-gadfly = Gadfly
name-koschei = Koschei
name-fox = Fox
name-elder = Elderberry
name-marshmallow = Marshmallow
name-mission_ = Mission: { $rest }
name-mission_south_america_2 = Mission: { name-south_america } (second card)
name-mission_africa_2 = Mission: { name-africa } (second card)
name-mission_australia_oceania_2 = Mission: { name-australia_oceania } (second card)
name-service = service
name-region = region
name-card = agent card
name-lasting = lasting
name-one_shot = used once

## Verbs

name-funding = Funding
name-reconnaissance = Reconnaissance
name-transit = Transit
name-liquidation = Liquidation
name-look = Look
name-gain = Take a coin
name-one = One
name-two = Two
name-operative = Operative
name-pass = Pass
name-done = Done

## What they do

effect-kgb = Ability: opponents cannot look at KGB tokens by Reconnaissance or with the bonus operation of MI6; { name-retouch } and { name-coquette } still can.
effect-cia = Ability: starts with 1 more coin for each opponent, and may put a free token into any region before the missions are dealt.
effect-mi6 = Ability: after its operation, one bonus operation in the active region: look at one token, take 1 coin, or pay 2 for a transit.
effect-mossad = Ability: two operatives from its supply go into its own bag at set-up, and each successful liquidation brings 2 coins.

effect-informant = If liquidated, it goes back into its owner’s bag, and the attacker gains ½ point and an agent card.
effect-light_operative = Survives a liquidation: it stays where it is, and its owner gains an agent card. Light operatives come from the reserve.
effect-dark_operative = Survives a liquidation: it stays where it is, and its owner gains an agent card. Dark operatives come from the supply.
effect-diplomat = Lies face up in its region and cannot be liquidated; it counts for control like any other agent.

effect-retouch = Whenever an agent of yours is deployed, on anyone’s turn: you may look at one face-down token in the active region, even one of the KGB.
effect-coquette = { effect-retouch }
effect-titan = After each recount: take 1 coin for every region or sector you have lost.
effect-boss = { effect-titan }
effect-trap = After each attack on one of your tokens: you may put an operative from your supply into the attacker’s bag, for free.
effect-prince = { effect-trap }
effect-raven = After each attack on one of your tokens: take 1 coin.
effect-handsome = { effect-raven }
effect-blizzard = At the end of your turn: move any agent of any service to another region.
effect-benefit = { effect-blizzard }
effect-vise = At the end of your turn: put one of your diplomats into any region, for free.
effect-plague = { effect-vise }
effect-shadow = At the end of your turn: put one or two operatives from your supply into your own bag.
effect-silhouette = { effect-shadow }
effect-jackal = At the end of your turn: send an opposing agent, but not a diplomat, from the map back into its owner’s bag, and pay that owner 1 coin.
effect-gadfly = { effect-jackal }
effect-koschei = At the end of your turn: take 4 coins.
effect-fox = { effect-koschei }
effect-elder = At the end of your turn: put an operative from your supply into the bag of every opponent; with two players, one or two into the opponent’s bag.
effect-marshmallow = { effect-elder }

## What is asked

prompt-choose-service = Which service do you play?
    .others = { $who } to choose a service.
prompt-choose-virtual = Which service is the virtual one, which no one plays?
    .others = { $who } to choose the virtual service.
prompt-place-at-set-up = Into which region do you put { FORM($kind, "a") } for free?
    .others = { $who } to place a free token.
prompt-choose-missions = { $count ->
        [2] Which of your two missions do you keep? Controlling its region is worth a point.
       *[other] Which of your missions do you give back? Controlling a region of those you keep is worth a point.
    }
    .others = { $who } to choose missions.
prompt-infiltrate = Into whose bag do you slip an unseen token from your reserve?
    .others = { $who } to infiltrate a bag.
prompt-pay-operative = Do you pay { $cost } of your { $finance } coins to send an operative from your supply after it?
    .others = { $who } to send an operative from the supply or not.
prompt-deploy = This is { FORM($token, "whose") }, { FORM($kind, "a") }. Into which region do you deploy it?
    .others = { $who } to deploy a token.
prompt-deploy-operative = Your bag is empty. Into which region do you deploy one of the { $count } operatives from your supply?
    .others = { $who } to deploy an operative from the supply.
prompt-deploy-diplomat = Your bag is empty and your supply has no operatives. Into which region do you send one of your { $count } diplomats?
    .others = { $who } to deploy a diplomat.
prompt-forced-transit = You have nothing to deploy. Which of your agents moves to another region?
    .others = { $who } to move an agent.
prompt-forced-destination = To which region does { FORM($agent, "the") } move?
    .others = { $who } to say where the agent moves.
prompt-retouch = Your agent has arrived in { FORM($region, "the") }: which token there do you look at?
    .others = { $who } to look at a token or not.
prompt-buy-diplomat = Do you pay { $cost } of your { $finance } coins for a diplomat in { FORM($region, "the") }?
    .others = { $who } to pay for a diplomat or not.
prompt-operation = Which operation do you carry out in { FORM($region, "the") }? You have { $count ->
        [0] no agents
        [one] 1 agent
       *[other] { $count } agents
    } there.
    .others = { $who } to choose an operation.
prompt-look = Which token in { FORM($region, "the") } do you look at? { $left ->
        [one] You may look at one more.
       *[other] You may look at up to { $left }.
    }
    .others = { $who } to look at tokens.
prompt-transit = Which of your agents moves to { FORM($region, "the") }?
    .others = { $who } to move an agent.
prompt-extra = Which bonus operation does MI6 carry out in { FORM($region, "the") }? A transit costs { $cost } coins; you have { $finance }.
    .others = { $who } to carry out a bonus operation.
prompt-liquidate = Which token in { FORM($region, "the") } do you attack? An informant is liquidated, an operative survives.
    .others = { $who } to choose whom to attack.
prompt-keep-card = Which agent card do you keep? The others are discarded.
    .others = { $who } to choose an agent card.
prompt-trap = Your token was attacked: do you put an operative from your supply into { FORM($bag, "the") }’s bag?
    .others = { $who } to strike back or not.
prompt-play-card = Which agent card do you play before the recount?
    .others = { $who } to play agent cards or not.
prompt-choose-agent = Which agent, of any service, moves to another region?
    .others = { $who } to choose an agent to move.
prompt-choose-destination = To which region does { FORM($agent, "the") } move?
    .others = { $who } to say where the agent moves.
prompt-place-diplomat = Into which region do you send one of your diplomats, for free?
    .others = { $who } to place a diplomat.
prompt-recall = Which opposing agent do you send back into its owner’s bag? It costs { $cost } { $cost ->
        [one] coin
       *[other] coins
    }.
    .others = { $who } to choose an agent to send back.
prompt-send-to-own-bag = How many of the { $count } operatives from your supply go into your own bag?
    .others = { $who } to put operatives into a bag.
prompt-send-to-rival = How many of the { $count } operatives from your supply go into { FORM($bag, "the") }’s bag?
    .others = { $who } to put operatives into a bag.
prompt-send-one = Your supply has too few operatives for everyone, only { $count }. Into whose bag does the next one go?
    .others = { $who } to put an operative into a bag.

## What can be chosen

do-pass = Do nothing
do-keep-mission = Keep: { $choice }
do-return-mission = Give back: { $choice }
do-into-bag = Pay { $cost } { $cost ->
        [one] coin
       *[other] coins
    }: an operative into { FORM($choice, "the") }’s bag
do-buy-diplomat = Pay { $cost } { $cost ->
        [one] coin
       *[other] coins
    }: a diplomat in { FORM($region, "the") }
do-funding = { name-funding }: take { $count } { $count ->
        [one] coin
       *[other] coins
    }
do-reconnaissance = { name-reconnaissance }: look at up to three face-down tokens
do-transit = { name-transit }: move one of your agents here
do-liquidation = { name-liquidation }: attack a face-down token
do-look = Look at { $choice }
do-stop-looking = Stop looking
do-extra-look = Look at one face-down token
do-extra-gain = Take 1 coin
do-extra-transit = Pay { $cost } { $cost ->
        [one] coin
       *[other] coins
    }: move one of your agents here
do-liquidate = Attack { $choice }
do-trap = Put an operative from your supply into { FORM($bag, "the") }’s bag
do-play-card = Play { $choice }
do-end-summary = Play no more cards
do-send-operatives = { $choice }

hint-token-seen = { $region }, { $face }
hint-token-unseen = { $region }

## Why not

refused-no-service = “{ $choice }” is not a service; choose the KGB, the CIA, MI6 or Mossad.
refused-service-taken = “{ $choice }” is already taken; choose another service.
refused-region-not-in-play = “{ $choice }” is not in play at this table; choose another region.
refused-no-region = “{ $choice }” is not a region; choose one of the regions on the map.
refused-mission-not-dealt = “{ $choice }” is not among the missions you were dealt; choose one of those.
refused-mission-own-home = “{ $choice }” is your own home region, and its mission cannot be kept; keep the other one.
refused-mission-no-pair = Without “{ $choice }” you could not keep two missions in different regions outside your home region; give back another one.
refused-no-bag = “{ $choice }” has no bag at this table; choose an opponent.
refused-own-bag = A token from your reserve cannot go into your own bag; choose an opponent.
refused-other-bag = The operative goes into the bag you have just infiltrated, with two players also into your own; choose that or do nothing.
refused-no-coins = You do not have enough coins for that.
refused-no-operative = Your supply has no operative left.
refused-no-diplomat = Your supply has no diplomat left.
refused-not-own = “{ $choice }” is not one of your agents; choose one of your own.
refused-same-region = The agent is already there; choose another region.
refused-no-active-region = No region is active this turn, so this is impossible.
refused-not-offered-here = “{ $choice }” is not possible here; choose from the list, or do nothing.
refused-not-in-active-region = “{ $choice }” is not a face-down token in the active region; choose one that is.
refused-no-operation = “{ $choice }” is not an operation; choose one from the list or do nothing.
refused-no-own-agent = You have no agent in the active region, so Funding would bring nothing.
refused-nothing-to-look-at = There is no opposing token in the active region that you may look at.
refused-nobody-elsewhere = You have no agent in another region who could move here.
refused-no-target = There is no opposing token in the active region that you may attack.
refused-kgb-immune = “{ $choice }” is protected: opponents cannot look at KGB tokens.
refused-seen-just-now = You have just looked at “{ $choice }”; look at another one or stop.
refused-look-first = You have chosen Reconnaissance, so look at one token at least.
refused-there-already = “{ $choice }” is already in the active region; choose an agent from another region.
refused-no-extra = “{ $choice }” is not a bonus operation; look at a token, take a coin, pay for a transit, or do nothing.
refused-own-token = “{ $choice }” is one of your own agents; choose an opponent’s.
refused-just-deployed = You have just deployed “{ $choice }” yourself, so you cannot attack it this turn.
refused-card-not-offered = “{ $choice }” is not among the cards you have drawn; keep one of those.
refused-card-not-held = “{ $choice }” is not an agent card in front of you; play one of yours or stop.
refused-card-lasting = “{ $choice }” works by itself and is never played.
refused-card-no-effect = “{ $choice }” would have no effect now, so it cannot be played.
refused-no-closed-token = “{ $choice }” is not a face-down token on the map; choose one that is.
refused-no-agent = “{ $choice }” is not an agent; choose one on the map.
refused-not-on-map = “{ $choice }” is not on the map; choose an agent that is.
refused-one-or-two = “{ $choice }” is not possible here; send one operative or two.
refused-too-few-operatives = Your supply has only one operative.
refused-bag-not-waiting = “{ $choice }” gets no operative now; choose an opponent who has not received one.

## What happened

first-player = { FORM($seat, "The") } goes first.
service-drawn = Seat { $number } plays { FORM($service, "the") }.
service-chosen = Seat { $number } chooses { FORM($service, "the") }.
virtual-service = { FORM($service, "The") } is the virtual service: no one plays it, but its agents count.
own-tokens = Your agents in { FORM($region, "the") }: { $kinds }.
extra-finance = { FORM($seat, "The") } starts with { $count } more { $count ->
        [one] coin
       *[other] coins
    }.
operatives-in-own-bag = { FORM($seat, "The") } puts { $count ->
        [one] an operative
       *[other] { $count } operatives
    } from its supply into its own bag.
cia-placed = { FORM($seat, "The") } starts with { FORM($kind, "a") } in { FORM($region, "the") }.
cia-declined = { FORM($seat, "The") } places no free token.
mission-kept = You secretly keep: { $missions }.
missions-redrawn = { FORM($seat, "The") } cannot keep two missions and draws { $count } more.
guards-set = Guarded by { $service } operatives: { $tokens }.

turn-started = Round { $round }: { FORM($seat, "the") } to act.
infiltrated = { FORM($seat, "The") } infiltrates { FORM($bag, "the") }’s bag; { $left ->
        [0] no token
        [one] one token
       *[other] { $left } tokens
    } left in its reserve.
operative-paid = { FORM($seat, "The") } pays for an operative from its supply, who goes into { FORM($bag, "the") }’s bag.
token-drawn = You draw { $token }: { FORM($kind, "a") }.
deployed = { FORM($seat, "The") } draws { $token } from its bag and deploys it in { FORM($region, "the") }.
operative-deployed = { FORM($seat, "The") } has an empty bag: it deploys an operative from its supply, { $token }, in { FORM($region, "the") }.
diplomat-deployed = { FORM($seat, "The") } sends a diplomat to { FORM($region, "the") }.
forced-transit = { FORM($seat, "The") } has nothing to deploy: { FORM($agent, "the") } moves to { FORM($region, "the") }.
nothing-to-deploy = { FORM($seat, "The") } has no agent to deploy or to move.
diplomat-bought = { FORM($seat, "The") } pays for a diplomat in { FORM($region, "the") }.

funded = { FORM($seat, "The") } gains { $count } { $count ->
        [one] coin
       *[other] coins
    }.
looked = { FORM($seat, "The") } looks at { $token }.
seen = You see that { $token } is { FORM($kind, "a") }.
moved = { FORM($seat, "The") } moves { FORM($agent, "the") } to { FORM($region, "the") }.
liquidated = { FORM($seat, "The") } liquidates { $token }: it was an informant, worth ½ point.
withstood = { FORM($seat, "The") } fails to liquidate { $token }: it is { FORM($kind, "a") }.
passed = { FORM($seat, "The") } carries out no operation.
mossad-rewarded = The liquidation brings { FORM($seat, "the") } { $count } { $count ->
        [one] coin
       *[other] coins
    }.
mi6-earned = { FORM($seat, "The") } takes { $count } { $count ->
        [one] coin
       *[other] coins
    } as its bonus operation.
mi6-paid = { FORM($seat, "The") } pays { $count } { $count ->
        [one] coin
       *[other] coins
    } for a bonus transit.

cards-offered = You draw the agent cards { $cards }.
card-gained = { FORM($seat, "The") } gains the agent card { $card }; discarded: { $discarded }.
no-card-left = There is no agent card left for { FORM($seat, "the") }.
deck-reshuffled = The discard is shuffled into a new deck of { $count } agent { $count ->
        [one] card
       *[other] cards
    }.
titan-earned = Influence lost brings { FORM($seat, "the") } { $count } { $count ->
        [one] coin
       *[other] coins
    } ({ name-titan } or { name-boss }).
raven-earned = The attack brings its victim, { FORM($seat, "the") }, { $count } { $count ->
        [one] coin
       *[other] coins
    } ({ name-raven } or { name-handsome }).
trap-set = { FORM($seat, "The") } strikes back: an operative from its supply goes into { FORM($bag, "the") }’s bag.
card-played = { FORM($seat, "The") } plays { $card }.
koschei-earned = { FORM($seat, "The") } takes { $count } { $count ->
        [one] coin
       *[other] coins
    }.
recalled = { FORM($seat, "The") } takes { $token } off the map.
recall-paid = { FORM($seat, "The") } pays { $count } { $count ->
        [one] coin
       *[other] coins
    } for it to { FORM($owner, "the") }.
recall-paid-to-bank = { FORM($seat, "The") } pays { $count } { $count ->
        [one] coin
       *[other] coins
    } for it to the bank.
operatives-sent = { FORM($seat, "The") } puts { $count ->
        [one] an operative
       *[other] { $count } operatives
    } from its supply into { FORM($bag, "the") }’s bag.

taken-over = { FORM($seat, "The") } gains control of { FORM($token, "the") }.
taken-from = { FORM($seat, "The") } takes control of { FORM($token, "the") } from { FORM($loser, "the") }.
lost = { FORM($seat, "The") } loses control of { FORM($token, "the") }.
guard-claimed = { FORM($seat, "The") } gains control of { FORM($token, "the") }; the { $service } operative who guarded it goes into its bag.
mission-revealed = Secret mission of { FORM($seat, "the") }: { $missions } – { $fulfilled ->
        [0] not accomplished
       *[other] accomplished
    }.
final-score = { FORM($seat, "The") } has { HALVES($halves) } { HALVES($halves) ->
        [0.5] point
        [one] point
       *[other] points
    }.

result-five-points = A player had five points at the start of the turn.
result-reserve = The reserves are used up: the most points win, then the fewest agents on the map.

## Stories: short sentences of the recap, and what has changed beside them

story-first-player = Goes first
story-service = Seat { $number }: { $service }
story-virtual-service = Virtual service: { $service }
story-infiltrated = Infiltrates { $bag }
story-operative-paid = an operative into { $bag }’s bag
story-token-drawn = draws { FORM($kind, "a") }
story-deployed = { $token } to { FORM($region, "the") }
story-operative-deployed = operative { $token } to { FORM($region, "the") }
story-diplomat-deployed = a diplomat to { FORM($region, "the") }
story-moved = moves { FORM($agent, "the") } to { FORM($region, "the") }
story-diplomat-bought = buys a diplomat
story-funded = funding
story-looked = looks at { $token }
story-seen = sees { FORM($kind, "a") }
story-liquidated = liquidates { $token }
story-withstood = { $token } survives: { $kind }
story-mi6-earned = a bonus coin
story-card-gained = { $card } card for { $seat }
story-card-played = plays { $card }
story-titan-earned = { $seat } is paid for its losses
story-raven-earned = { $seat } is paid for the attack
story-koschei-earned = takes coins
story-trap-set = { $seat } strikes back
story-recalled = takes { $token } off the map
story-operatives-sent = { $count ->
        [one] an operative
       *[other] { $count } operatives
    } into { $bag }’s bag
story-taken-over = { $seat } gains { FORM($token, "the") }
story-taken-from = { $seat } takes { FORM($token, "the") } from { $loser }
story-guard-claimed = { $seat } takes { FORM($token, "the") } from its guard
story-lost = { $seat } loses { FORM($token, "the") }
story-mission-revealed = Mission { $missions }: { $fulfilled ->
        [0] not accomplished
       *[other] accomplished
    }
story-final-score = { HALVES($halves) } { HALVES($halves) ->
        [0.5] point
        [one] point
       *[other] points
    }

chip-coins = { $side } { $sign }{ $amount } { $amount ->
        [one] coin
       *[other] coins
    }
chip-points = { $side } { $sign }{ HALVES($amount) } { HALVES($amount) ->
        [0.5] point
        [one] point
       *[other] points
    }

## The table

label-round = Round
label-order = Turn order
label-active = To act
label-active-region = Active region
label-virtual = Virtual service
label-regions = Regions
label-sectors = Sectors
label-services = Services
label-bank = Bank
label-deck-count = Agent deck
label-discard = Discard
label-offer = Cards drawn
label-drawn = Token drawn
label-dealt = Missions dealt
label-holder = Influence token
label-guarded = Guarded
label-leader = Most agents
label-agents = Agents
label-diplomats = Diplomats
label-tokens = Tokens
label-token = Token
label-service = Service
label-city = City
label-kind = Kind
label-seen-by-all = Known to all
label-finance = Coins
label-reserve = Reserve
label-operatives = Operatives
label-cards = Agent cards
label-liquidations = Liquidations
label-halves = Half points
label-bag = Bag
label-mission-count = Missions
label-missions = Own missions
label-fulfilled = Mission accomplished
label-halves-with-mission = Half points with the mission
label-home = Home region
label-duration = Effect
label-cities = the cities

## Options

option-abilities = The services have their special abilities; not recommended for a first game
option-services = How the players get their services
option-cia-setup-token = With abilities: the token that the CIA may place at set-up
option-finance-unlimited = The bank never runs out of coins; otherwise it has 28
option-virtual-return = With two players: where a token of the virtual service goes when it leaves the map

value-drawn = at random
value-chosen = chosen in turn order
value-diplomat = a diplomat
value-operative = an operative from the supply
value-box = out of the game
value-attacker-bag = into the bag of the player who removed it
