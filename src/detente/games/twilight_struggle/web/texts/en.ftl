### The board of Twilight Struggle.

board-kind-country = country

## The map

board-ts-map-title = Map of the world
board-ts-map-views = Parts of the map
board-ts-map-world = World
board-ts-map-closer = Zoom in
board-ts-map-farther = Zoom out
board-ts-map-asked = { $count ->
    [one] { $count } country can be chosen here
   *[other] { $count } countries can be chosen here
}
board-ts-map-possible = { $count } possible
board-ts-map-chip-world = World
board-ts-map-chip-europe = Eur
board-ts-map-chip-asia = Asia
board-ts-map-chip-southeast_asia = SEA
board-ts-map-chip-middle_east = ME
board-ts-map-chip-africa = Afr
board-ts-map-chip-central_america = CA
board-ts-map-chip-south_america = SA
board-ts-map-price = −{ $price }
board-ts-map-chance = { $percent }%
board-ts-map-stability = stability { $stability }
board-ts-map-battleground = battleground
board-ts-map-influence = { $side } influence { $count }
board-ts-map-no-influence = no influence
board-ts-map-control = controlled by: { $side }
board-ts-map-no-control = no one controls it
board-ts-map-standing = { $side }: { $level }, battlegrounds { $battlegrounds } of { $all }, countries { $countries }, { $vp } VP
board-ts-map-points = { $side }: { $vp } VP
board-ts-map-net = if scored now: { $side } +{ $vp }
board-ts-map-net-game = if scored now: { $side } wins the game
board-ts-map-wins = wins
board-ts-map-net-nobody = if scored now: no one gains
board-ts-map-closed = no coups or realignment rolls here at this DEFCON level
board-ts-map-walk = Countries and regions; use the arrow keys to move from one to the next
board-ts-map-needs = { $side }: { $missing } more for control
board-ts-map-holds = { $side }: in control, { $spare ->
        [0] no influence to spare
       *[other] { $spare } to spare
    }
board-ts-map-neighbours = Adjacent: { $countries }
board-ts-map-short-united_kingdom = UK
board-ts-map-short-west_germany = W. Germany
board-ts-map-short-east_germany = E. Germany
board-ts-map-short-spain_portugal = Spain/Port.
board-ts-map-short-czechoslovakia = Czechoslov.
board-ts-map-short-laos_cambodia = Laos/Camb.
board-ts-map-short-north_korea = North Korea
board-ts-map-short-south_korea = South Korea
board-ts-map-short-gulf_states = Gulf States
board-ts-map-short-saudi_arabia = Saudi Arabia
board-ts-map-short-west_african_states = W. Africa
board-ts-map-short-saharan_states = Sahara
board-ts-map-short-ivory_coast = Ivory Coast
board-ts-map-short-south_africa = South Africa
board-ts-map-short-se_african_states = SE Africa
board-ts-map-short-dominican_republic = Dominican R.

## The cards: hands, what is being played, piles

board-ts-cards-title = Cards
board-ts-cards-table = On the table
board-ts-cards-hand = Your hand
board-ts-cards-other = { $side }: { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-ts-cards-hidden = { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
board-ts-cards-operations = { $count ->
        [one] { $count } Op
       *[other] { $count } Ops
    }
board-ts-cards-worth = now worth { $value }
board-ts-cards-scoring = scoring card
board-ts-cards-era-early = Early
board-ts-cards-era-mid = Mid
board-ts-cards-era-late = Late
board-ts-cards-loses = can lose the game
board-ts-cards-risks = risky
board-ts-cards-careful = one risky use
board-ts-cards-face-up = face up
board-ts-cards-face-down = face down
board-ts-cards-choose = Choose from these
board-ts-cards-show = Show them
board-ts-cards-hide = Show your hand
board-ts-cards-known = { $count } known
board-ts-cards-headline = { $side } headline
board-ts-cards-laid = chosen, face down

board-ts-cards-piles = Deck and piles
board-ts-cards-pile-unseen = Deck
board-ts-cards-pile-discard = Discards
board-ts-cards-pile-removed = Removed
board-ts-cards-open-unseen = Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. List the unseen cards
board-ts-cards-open-discard = Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. List them
board-ts-cards-open-removed = Removed from the game: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. List them
board-ts-cards-unseen = Unseen
board-ts-cards-discard = Discards
board-ts-cards-removed = Removed
board-ts-cards-about-unseen = Cards already in the game that you have not seen: each is in the deck, in your opponent’s hand or face down on the table.
board-ts-cards-about-unseen-by-all = Cards already in the game that no one has shown: each is in the deck, in a hand or face down on the table.
board-ts-cards-about-discard = They are shuffled into a new deck when the deck runs out.
board-ts-cards-about-removed = Cards with an asterisk whose event has taken place; they never come back.
board-ts-cards-every-side = All
board-ts-cards-search = Name or effect
board-ts-cards-found = { $count ->
        [0] No cards.
        [one] { $count } card.
       *[other] { $count } cards.
    }

label-removed-after-event = Removed after its event

## Taking aim

aim-coup-results = Opponent’s influence removed; any excess is placed as yours.
aim-coup-stability = Die + { $ops } (Operations) − 2 × { $stability } (stability)
aim-coup-modifier = { $modifier ->
        [0] No event changes the die.
       *[other] Events change the die by { $modifier }; this is included above.
    }
aim-coup-defcon = { $lowers ->
        [0] DEFCON stays at { $defcon }.
       *[other] In a battleground: DEFCON falls to { $defcon }.
    }
aim-coup-military = Your Military Operations afterwards: { $military }.
aim-realignment-modifier = Your modifier: { $modifier }.
aim-realignment-against = Opponent’s modifier: { $against }.
aim-realignment-removed = On average the opponent loses { $removed } influence and you lose { $lost }.
aim-war-results = A modified roll of { $needed } or more wins the war for { FORM($side, "the") }.
aim-war-modifier = { $modifier ->
        [0] No modifier: the opponent controls no adjacent country.
       *[other] Countries that the opponent controls change the die by { $modifier }; this is included above.
    }
aim-space-results = The die must show { $needed } or less.
aim-space-points = { $points ->
        [0] Box { $box }: no victory points.
       *[other] Box { $box }: { $points } VP.
    }
aim-trap-results = You are free with { $needed } or less.
aim-summit-modifier = Your modifier: { $modifier }.
aim-summit-against = Opponent’s modifier: { $against }.

## The past

board-ts-past-title = VP and DEFCON over the game
board-ts-past-lead = { $side } +{ $vp }
board-ts-past-level = score tied
board-ts-past-defcon = DEFCON { $level }

## The status strip

board-ts-glance-turn = T{ $turn }
board-ts-glance-round = T{ $turn }·{ $round }
board-ts-glance-round-words = turn { $turn }, action round { $round }
board-ts-glance-defcon = DEF { $defcon }
board-ts-glance-military = MIL
board-ts-glance-space = SP
board-ts-glance-side = { $side }: Military Operations { $done } of { $needed }, Space Race { $space }
board-ts-status-title = Where the game stands
board-ts-status-turn = Turn { $turn }, { $period }
board-ts-status-round = Action round { $round } of { $rounds }
board-ts-status-lead = { $side } leads by { $vp }
board-ts-status-level = Tied at 0 VP
board-ts-status-to-go = { $missing } short of { $vp }

board-ts-status-defcon-now = { $level }, the current level
board-ts-status-closed = No coups or realignment rolls: { $regions }
board-ts-status-all-open = Coups and realignment rolls are allowed everywhere
board-ts-status-closed-brief = No coups: { $regions }
board-ts-status-all-open-brief = Coups are allowed everywhere
board-ts-status-brink = At 1: nuclear war
board-ts-status-brink-side = At 1: nuclear war, { $side } loses
board-ts-status-war = Nuclear war

board-ts-status-military-title = Military Ops
board-ts-status-military = { $side }, Military Operations: { $done } of the { $needed } needed by the end of the turn; { $missing ->
        [0] that is enough.
       *[other] { $missing } short, which would give { FORM($other, "the") } { $missing } VP.
    }
board-ts-status-military-over = { $side }, Military Operations: { $done }.
board-ts-status-short = −{ $missing } VP

board-ts-status-space = Space Race
board-ts-status-space-meaning = A card can be spent on the Space Race instead: its Ops must be at least those of the next box, and the die roll within that box’s range. The event does not take place.
board-ts-status-next = → { $box }: Ops { $ops }, die 1–{ $roll }
board-ts-status-tried = → { $box }: no attempts left
board-ts-status-arrived = at the last box
board-ts-status-racer = { $side }: box { $box }, { $place }.
board-ts-status-racer-start = { $side }: at the start.
board-ts-status-ability = Ability of box { $box }: { $ability }.
board-ts-status-attempt = Next box: a card worth { $ops } or more, a roll of 1–{ $roll }. Attempts this turn: { $used } of { $allowed }.
board-ts-status-attempt-none = There are no more boxes.
board-ts-status-box = Box
board-ts-status-box-ops = Ops
board-ts-status-box-roll = Die
board-ts-status-box-first = VP if first
board-ts-status-box-second = VP if second
board-ts-status-box-ability = Ability, until the other side gets there
board-ts-status-box-here = Here

board-ts-status-scoring = Scoring
board-ts-status-card-out = the scoring card may still come
board-ts-status-card-mine = the scoring card is in your hand
board-ts-status-card-theirs = the scoring card is in a known hand
board-ts-status-card-away = the scoring card cannot come now

board-ts-status-effects = Events in force
board-ts-status-good = Good for { FORM($side, "the") }:
board-ts-status-more = { $count } more
board-ts-status-fewer = Show fewer

board-about-twilight_struggle-turn = Ten turns: three in the Early War, four in the Mid War, three in the Late War. In each turn both sides first play a headline, then take action rounds alternately, the USSR first: six in the Early War, seven afterwards. After turn 10 every region is scored.
board-about-twilight_struggle-phasing = The player whose action round or headline it is. If DEFCON falls to 1 now, this side loses, no matter who lowered it.
board-about-twilight_struggle-vp = One marker for both sides. A lead of 20 VP wins at once; after turn 10 and final scoring, the leader wins.
board-about-twilight_struggle-military = By the end of the turn each side needs as many Military Operations as the DEFCON level; each one missing gives the opponent 1 VP. Coups made with Operations and war events count, free coups do not. Then both markers return to 0.
board-about-twilight_struggle-defcon = How close nuclear war is: 5 is peace. At 4 there are no coups or realignment rolls in Europe, at 3 none in Asia either, at 2 none in the Middle East either. At 1 the phasing player loses.
board-about-twilight_struggle-defcon_5 = Peace: coups and realignment rolls are allowed everywhere. At the start of every turn DEFCON rises by 1, up to this level.
board-about-twilight_struggle-defcon_4 = No coups or realignment rolls in Europe. A coup in a battleground lowers DEFCON by 1.
board-about-twilight_struggle-defcon_3 = No coups or realignment rolls in Europe and Asia. A coup in a battleground lowers DEFCON by 1.
board-about-twilight_struggle-defcon_2 = No coups or realignment rolls in Europe, Asia and the Middle East. One more step down is nuclear war: a coup in a battleground would start it.
board-about-twilight_struggle-defcon_1 = Nuclear war: the game ends at once, and the phasing player loses, no matter who lowered DEFCON.
