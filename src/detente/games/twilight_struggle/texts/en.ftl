### Names need no other forms in English: “the US”, “the USSR” and singular verbs serve everywhere.
###
### Words used in all texts of this game: influence, Operations, Operations points, coup, realignment,
### battleground, stability, Space Race (boxes), Military Operations, DEFCON, VP, turn, action round,
### headline phase, headline, discard pile, hand, held card.

game-title = Twilight Struggle
game-summary = Forty years of Cold War in one evening: every card is a crisis, many of them serve your opponent, and the player in whose round nuclear war breaks out loses.

## Sides

name-us = US
    .the = the US
    .The = The US
name-ussr = USSR
    .the = the USSR
    .The = The USSR
    .letter = S
name-neutral = Neutral
name-none = None

## Phases and eras

name-setup = Set-up
name-headline = Headline phase
name-action_rounds = Action rounds
name-end_of_turn = End of turn
name-final_scoring = Final scoring
name-early = Early War
name-mid = Mid War
name-late = Late War

## Regions

name-europe = Europe
name-asia = Asia
name-middle_east = Middle East
name-africa = Africa
name-central_america = Central America
name-south_america = South America
name-western_europe = Western Europe
name-eastern_europe = Eastern Europe
name-southeast_asia = Southeast Asia

## Countries

name-canada = Canada
name-united_kingdom = United Kingdom
name-norway = Norway
name-sweden = Sweden
name-denmark = Denmark
name-benelux = Benelux
name-france = France
name-west_germany = West Germany
name-spain_portugal = Spain/Portugal
name-italy = Italy
name-greece = Greece
name-turkey = Turkey
name-finland = Finland
name-austria = Austria
name-east_germany = East Germany
name-poland = Poland
name-czechoslovakia = Czechoslovakia
name-hungary = Hungary
name-yugoslavia = Yugoslavia
name-romania = Romania
name-bulgaria = Bulgaria
name-afghanistan = Afghanistan
name-pakistan = Pakistan
name-india = India
name-australia = Australia
name-north_korea = North Korea
name-south_korea = South Korea
name-japan = Japan
name-taiwan = Taiwan
name-burma = Burma
name-laos_cambodia = Laos/Cambodia
name-thailand = Thailand
name-vietnam = Vietnam
name-malaysia = Malaysia
name-indonesia = Indonesia
name-philippines = Philippines
name-lebanon = Lebanon
name-syria = Syria
name-israel = Israel
name-jordan = Jordan
name-iraq = Iraq
name-iran = Iran
name-gulf_states = Gulf States
name-saudi_arabia = Saudi Arabia
name-egypt = Egypt
name-libya = Libya
name-morocco = Morocco
name-algeria = Algeria
name-tunisia = Tunisia
name-west_african_states = West African States
name-saharan_states = Saharan States
name-ivory_coast = Ivory Coast
name-nigeria = Nigeria
name-cameroon = Cameroon
name-zaire = Zaire
name-angola = Angola
name-south_africa = South Africa
name-botswana = Botswana
name-zimbabwe = Zimbabwe
name-se_african_states = SE African States
name-kenya = Kenya
name-somalia = Somalia
name-ethiopia = Ethiopia
name-sudan = Sudan
name-mexico = Mexico
name-guatemala = Guatemala
name-el_salvador = El Salvador
name-honduras = Honduras
name-nicaragua = Nicaragua
name-costa_rica = Costa Rica
name-panama = Panama
name-cuba = Cuba
name-haiti = Haiti
name-dominican_republic = Dominican Republic
name-colombia = Colombia
name-ecuador = Ecuador
name-peru = Peru
name-bolivia = Bolivia
name-chile = Chile
name-argentina = Argentina
name-paraguay = Paraguay
name-uruguay = Uruguay
name-brazil = Brazil
name-venezuela = Venezuela

## Boxes of the Space Race

name-box_1 = Earth Satellite
name-box_2 = Animal in Space
name-box_3 = Man in Space
name-box_4 = Man in Earth Orbit
name-box_5 = Lunar Orbit
name-box_6 = Eagle/Bear Has Landed
name-box_7 = Space Shuttle
name-box_8 = Space Station

## Cards

name-asia_scoring = Asia Scoring
name-europe_scoring = Europe Scoring
name-middle_east_scoring = Middle East Scoring
name-duck_and_cover = Duck and Cover
name-five_year_plan = Five Year Plan
name-the_china_card = The China Card
name-socialist_governments = Socialist Governments
name-fidel = Fidel
name-vietnam_revolts = Vietnam Revolts
name-blockade = Blockade
name-korean_war = Korean War
name-romanian_abdication = Romanian Abdication
name-arab_israeli_war = Arab-Israeli War
name-comecon = COMECON
name-nasser = Nasser
name-warsaw_pact_formed = Warsaw Pact Formed
name-de_gaulle_leads_france = De Gaulle Leads France
name-captured_nazi_scientist = Captured Nazi Scientist
name-truman_doctrine = Truman Doctrine
name-olympic_games = Olympic Games
name-nato = NATO
name-independent_reds = Independent Reds
name-marshall_plan = Marshall Plan
name-indo_pakistani_war = Indo-Pakistani War
name-containment = Containment
name-cia_created = CIA Created
name-us_japan_mutual_defense_pact = US/Japan Mutual Defense Pact
name-suez_crisis = Suez Crisis
name-east_european_unrest = East European Unrest
name-decolonization = Decolonization
name-red_scare_purge = Red Scare/Purge
name-un_intervention = UN Intervention
name-de_stalinization = De-Stalinization
name-nuclear_test_ban = Nuclear Test Ban
name-formosan_resolution = Formosan Resolution
name-brush_war = Brush War
name-central_america_scoring = Central America Scoring
name-southeast_asia_scoring = Southeast Asia Scoring
name-arms_race = Arms Race
name-cuban_missile_crisis = Cuban Missile Crisis
name-nuclear_subs = Nuclear Subs
name-quagmire = Quagmire
name-salt_negotiations = SALT Negotiations
name-bear_trap = Bear Trap
name-summit = Summit
name-how_i_learned_to_stop_worrying = How I Learned to Stop Worrying
name-junta = Junta
name-kitchen_debates = Kitchen Debates
name-missile_envy = Missile Envy
name-we_will_bury_you = We Will Bury You
name-brezhnev_doctrine = Brezhnev Doctrine
name-portuguese_empire_crumbles = Portuguese Empire Crumbles
name-south_african_unrest = South African Unrest
name-allende = Allende
name-willy_brandt = Willy Brandt
name-muslim_revolution = Muslim Revolution
name-abm_treaty = ABM Treaty
name-cultural_revolution = Cultural Revolution
name-flower_power = Flower Power
name-u2_incident = U2 Incident
name-opec = OPEC
name-lone_gunman = Lone Gunman
name-colonial_rear_guards = Colonial Rear Guards
name-panama_canal_returned = Panama Canal Returned
name-camp_david_accords = Camp David Accords
name-puppet_governments = Puppet Governments
name-grain_sales_to_soviets = Grain Sales to Soviets
name-john_paul_ii_elected_pope = John Paul II Elected Pope
name-latin_american_death_squads = Latin American Death Squads
name-oas_founded = OAS Founded
name-nixon_plays_the_china_card = Nixon Plays the China Card
name-sadat_expels_soviets = Sadat Expels Soviets
name-shuttle_diplomacy = Shuttle Diplomacy
name-the_voice_of_america = The Voice of America
name-liberation_theology = Liberation Theology
name-ussuri_river_skirmish = Ussuri River Skirmish
name-ask_not_what_your_country = Ask Not What Your Country Can Do For You…
name-alliance_for_progress = Alliance for Progress
name-africa_scoring = Africa Scoring
name-one_small_step = One Small Step…
name-south_america_scoring = South America Scoring
name-iranian_hostage_crisis = Iranian Hostage Crisis
name-the_iron_lady = The Iron Lady
name-reagan_bombs_libya = Reagan Bombs Libya
name-star_wars = Star Wars
name-north_sea_oil = North Sea Oil
name-the_reformer = The Reformer
name-marine_barracks_bombing = Marine Barracks Bombing
name-soviets_shoot_down_kal_007 = Soviets Shoot Down KAL-007
name-glasnost = Glasnost
name-ortega_elected_in_nicaragua = Ortega Elected in Nicaragua
name-terrorism = Terrorism
name-iran_contra_scandal = Iran-Contra Scandal
name-chernobyl = Chernobyl
name-latin_american_debt_crisis = Latin American Debt Crisis
name-tear_down_this_wall = Tear Down this Wall
name-an_evil_empire = An Evil Empire
name-aldrich_ames = Aldrich Ames
name-pershing_ii_deployed = Pershing II Deployed
name-wargames = Wargames
name-solidarity = Solidarity
name-iran_iraq_war = Iran-Iraq War
name-defectors = Defectors
name-the_cambridge_five = The Cambridge Five
name-special_relationship = Special Relationship
name-norad = NORAD
name-che = Che
name-our_man_in_tehran = Our Man in Tehran
name-yuri_and_samantha = Yuri and Samantha
name-awacs_sale_to_saudis = AWACS Sale to Saudis

## Levels in a region

name-nothing = Nothing
name-presence = Presence
name-domination = Domination
name-control = Control

## Verbs

name-done = Done
name-pass = Pass
name-event = Event
name-ops = Operations
name-space = Space Race
name-event_first = Event first
name-ops_first = Operations first
name-influence = Influence
name-realign = Realignment
name-coup = Coup
name-take = Take
name-decline = Decline
name-remove = Remove
name-add = Add
name-participate = Take part
name-boycott = Boycott
name-play = Play
name-hand_back = Hand back
name-up = Up
name-down = Down
name-end = End the game
name-defcon_1 = DEFCON 1
name-defcon_2 = DEFCON 2
name-defcon_3 = DEFCON 3
name-defcon_4 = DEFCON 4
name-defcon_5 = DEFCON 5
name-cmc_cancel_cuba = End the crisis: 2 influence from Cuba
name-cmc_cancel_west_germany = End the crisis: 2 influence from West Germany
name-cmc_cancel_turkey = End the crisis: 2 influence from Turkey

## What people type for a name, besides its beginning; several between commas

short-the_china_card = china
short-five_year_plan = 5yp, fyp, 5 year plan
short-the_reformer = gorbachev
short-asia_scoring = score asia
short-europe_scoring = score europe
short-middle_east_scoring = score middle east
short-central_america_scoring = score central america
short-southeast_asia_scoring = se asia scoring, score southeast asia
short-africa_scoring = score africa
short-south_america_scoring = score south america
short-cuban_missile_crisis = cmc, missile crisis
short-we_will_bury_you = wwby, bury you
short-de_gaulle_leads_france = degaulle, gaulle
short-de_stalinization = destal, destalinization
short-us_japan_mutual_defense_pact = japan pact, mutual defense pact
short-red_scare_purge = purge, red purge
short-un_intervention = un
short-cia_created = cia
short-east_european_unrest = eeu, eastern european unrest
short-south_african_unrest = sa unrest
short-how_i_learned_to_stop_worrying = stop worrying, strangelove
short-latin_american_death_squads = lads, death squads
short-latin_american_debt_crisis = ladc, debt crisis
short-soviets_shoot_down_kal_007 = kal, kal 007
short-john_paul_ii_elected_pope = jp2, jpii, pope
short-ask_not_what_your_country = jfk, kennedy
short-the_voice_of_america = voa
short-nuclear_test_ban = ntb, test ban
short-captured_nazi_scientist = nazi scientist
short-u2_incident = u-2, u-2 incident
short-grain_sales_to_soviets = grain
short-iranian_hostage_crisis = hostages, hostage crisis
short-iran_contra_scandal = contra, irangate
short-marine_barracks_bombing = barracks
short-tear_down_this_wall = wall
short-pershing_ii_deployed = pershing, pershing 2
short-salt_negotiations = salt
short-abm_treaty = abm
short-ussuri_river_skirmish = ussuri
short-nuclear_subs = subs
short-the_cambridge_five = cambridge
short-our_man_in_tehran = tehran
short-awacs_sale_to_saudis = awacs
short-quagmire = quag
short-united_kingdom = uk, britain, england
short-west_germany = wg, w germany, frg
short-east_germany = eg, e germany, gdr
short-north_korea = nk, n korea
short-south_korea = sk, s korea
short-spain_portugal = portugal, iberia
short-laos_cambodia = cambodia
short-saudi_arabia = saudi
short-gulf_states = gulf
short-west_african_states = west africa
short-saharan_states = sahara
short-se_african_states = southeast african states, southeast africa
short-south_africa = s africa, rsa
short-zaire = congo
short-el_salvador = salvador
short-dominican_republic = dr
short-space = space
short-event_first = event then ops
short-ops_first = ops then event

## What the cards do

effect-asia_scoring = Score Asia, Southeast Asia included: presence 3 VP, domination 7, control 9. Each side also scores 1 VP for each battleground it controls and 1 for each country it controls adjacent to the enemy superpower. Only the difference between the sides counts. { name-formosan_resolution } and { name-shuttle_diplomacy } can change the result. May not be held past the turn.
effect-europe_scoring = Score Europe: presence 3 VP, domination 7; control of Europe wins the game at once, whatever the score. Each side also scores 1 VP for each battleground it controls and 1 for each country it controls adjacent to the enemy superpower. Only the difference between the sides counts. May not be held past the turn.
effect-middle_east_scoring = Score the Middle East: presence 3 VP, domination 5, control 7. Each side also scores 1 VP for each battleground it controls. Only the difference between the sides counts. { name-shuttle_diplomacy } can change the result. May not be held past the turn.
effect-duck_and_cover = Lower DEFCON by 1. Then the US scores VP equal to 5 minus the new DEFCON level. If DEFCON reaches 1, the game ends before any VP are scored.
effect-five_year_plan = The USSR loses a card drawn at random from its hand, never { name-the_china_card }. A US event takes place at once, as if the US had played it; if it cannot, the card is merely discarded. Any other card is discarded without effect, scoring cards too. { name-defectors } lost in the headline phase cancels the USSR headline if that is still to come, and otherwise does nothing. Even when scoring cards are due, the USSR may play this card for Operations if the rest of its hand is scoring cards; one of them is then lost.
    .fyp_defectors_vp-true = { name-defectors } lost in a USSR action round gives the US 1 VP.
effect-the_china_card = No event: for Operations only, the Space Race included. Worth 1 point more if all its points are spent in Asia. It is not part of the hand. After use it passes face down to the opponent, who can play it from the next turn on. It cannot be a headline, cannot be discarded for an event, and cannot be played if a scoring card would then have to be held. The side that has it at the end of turn 10 scores 1 VP in final scoring. Any play of it by the US ends { name-formosan_resolution }.
effect-socialist_governments = The USSR removes 3 US influence from Western Europe, at most 2 from one country. Cannot take place after { name-the_iron_lady }.
effect-fidel = All US influence leaves Cuba, and the USSR gains control of it: its influence there rises to 3 if it was lower.
effect-vietnam_revolts = Add 2 USSR influence in Vietnam. Until the end of the turn, each card that the USSR uses entirely in Southeast Asia is worth 1 Operations point more, and in a coup it counts 1 more for Military Operations. The bonus adds to that of { name-the_china_card }.
effect-blockade = The US may at once discard a card from its hand whose current value is 3 Operations points or more. If it does not, all US influence leaves West Germany. Scoring cards and { name-the_china_card } do not qualify.
effect-korean_war = The USSR attacks South Korea and adds 2 Military Operations. It rolls a die, minus 1 for each US-controlled country adjacent to South Korea. On 4 or more it scores 2 VP and replaces all US influence there with its own.
effect-romanian_abdication = All US influence leaves Romania, and the USSR gains control of it: its influence there rises to 3 if it was lower.
effect-arab_israeli_war = The USSR attacks Israel and adds 2 Military Operations. It rolls a die, minus 1 if the US controls Israel and minus 1 for each US-controlled country adjacent to it. On 4 or more it scores 2 VP and replaces all US influence in Israel with its own. Cannot take place after { name-camp_david_accords }.
effect-comecon = The USSR adds 1 influence in each of 4 Eastern European countries that the US does not control.
effect-nasser = Add 2 USSR influence in Egypt. The US loses half of its influence there, rounded up.
effect-warsaw_pact_formed = The USSR chooses one: remove all US influence from up to 4 Eastern European countries, or add 5 USSR influence in Eastern Europe, at most 2 in one country. From now on { name-nato } can take place.
effect-de_gaulle_leads_france = Remove 2 US influence from France, or what there is, and add 1 USSR influence there. { name-nato } does not protect France, whichever of the two comes first.
effect-captured_nazi_scientist = Move your Space Race marker 1 box ahead, with the VP and the ability of that box as usual. This does not count as a Space Race attempt. No effect if your marker is already on the last box.
effect-truman_doctrine = The US chooses a European country that neither side controls and removes all USSR influence from it.
effect-olympic_games = You are the host; the opponent takes part or boycotts. Taking part: both roll a die, you add 2, the higher total scores 2 VP, ties are rolled again. Boycott: lower DEFCON by 1, then you conduct Operations as with a 4-point card. If the boycott brings DEFCON to 1, the phasing player loses.
effect-nato = Can take place only after { name-marshall_plan } or { name-warsaw_pact_formed }. From now on the USSR may make no coups or realignments in US-controlled countries of Europe, and { name-brush_war } may not target them. France is not protected after { name-de_gaulle_leads_france }, nor West Germany while { name-willy_brandt } is in effect.
effect-independent_reds = The US chooses Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and raises its influence there to that of the USSR. If it already has as much or more, nothing changes.
effect-marshall_plan = The US adds 1 influence in each of 7 Western European countries that the USSR does not control; Canada, Finland and Austria count. From now on { name-nato } can take place.
effect-indo_pakistani_war = Attack India or Pakistan and add 2 Military Operations. Roll a die, minus 1 for each country adjacent to the target that the opponent controls. On 4 or more you score 2 VP and replace all of the opponent’s influence there with your own.
effect-containment = Until the end of the turn, all US cards are worth 1 Operations point more, up to 4.
effect-cia_created = The USSR shows its hand once. Then the US may conduct Operations as with a 1-point card: influence, realignment or coup.
effect-us_japan_mutual_defense_pact = The US gains control of Japan: its influence there rises to 4 more than the USSR has, if it was lower. For the rest of the game the USSR may make no coups or realignments in Japan.
effect-suez_crisis = The USSR removes 4 US influence in all from France, the United Kingdom and Israel, at most 2 from each.
effect-east_european_unrest = The US chooses 3 Eastern European countries and removes 1 USSR influence from each; on turns 8–10, 2 from each.
effect-decolonization = The USSR adds 1 influence in each of 4 countries of Africa and Southeast Asia, in any mix.
effect-red_scare_purge = Until the end of the turn, all cards of the opponent are worth 1 Operations point less, but at least 1.
effect-un_intervention = Play this in an action round together with a card from your hand that has the opponent’s event, or one just drawn by { name-grain_sales_to_soviets }. The event does not take place, the other card is discarded even if it has an asterisk, and you use its Operations points, though not on the Space Race. Cannot be a headline. As an event it averts the VP of { name-we_will_bury_you }; after { name-u2_incident } in the same turn it gives the USSR 1 VP.
effect-de_stalinization = The USSR may move up to 4 of its influence to countries anywhere that the US does not control, at most 2 into one country. All of it is taken before any is placed.
effect-nuclear_test_ban = Score VP equal to the DEFCON level minus 2. Then raise DEFCON by 2, at most to 5.
effect-formosan_resolution = While this is in effect, Taiwan counts as a battleground whenever Asia is scored with Taiwan under US control, in final scoring too. For coups and everything else it is not one. Ends when the US plays { name-the_china_card } in any way.
effect-brush_war = Attack any country of stability 1 or 2, with or without influence in it, unless { name-nato } protects it. Add 3 Military Operations. Roll a die, minus 1 for each country adjacent to the target that the opponent controls; the opponent’s superpower counts as one. On 3 or more you score 1 VP and replace all of the opponent’s influence there with your own.
effect-central_america_scoring = Score Central America: presence 1 VP, domination 3, control 5. Each side also scores 1 VP for each battleground it controls and 1 for each country it controls adjacent to the enemy superpower. Only the difference between the sides counts. May not be held past the turn.
effect-southeast_asia_scoring = Each side scores 2 VP for control of Thailand and 1 VP for each other country of Southeast Asia that it controls: Burma, Laos/Cambodia, Vietnam, Malaysia, Indonesia, Philippines. Nothing else counts, and only the difference is scored. { name-shuttle_diplomacy } does not apply. May not be held past the turn.
effect-arms_race = If you have more Military Operations than the opponent, you score 1 VP, or 3 VP if you also have as many as this turn requires: at least the DEFCON level.
effect-cuban_missile_crisis = Set DEFCON to 2. Until the end of the turn, any coup by the opponent, anywhere and in either player’s round, ends the game, and the opponent loses. A higher DEFCON level does not change that. The opponent can lift the threat at any time: the USSR by removing 2 of its influence from Cuba, the US by removing 2 of its influence from West Germany or 2 from Turkey.
effect-nuclear_subs = Until the end of the turn, US coups in battlegrounds do not lower DEFCON, free coups included. Events still move DEFCON, and { name-cuban_missile_crisis } still threatens.
effect-quagmire = The US is trapped. In each of its action rounds it must discard a card from its hand with a current value of 2 or more, without its event, and roll a die. On 1–4 the trap ends, and the US plays normally from its next action round on; this round is over in any case. Without such a card it can only play a scoring card, or the round is lost. { name-the_china_card } is no help. Headlines are not affected; the trap outlasts the turn.
    .edition-deluxe = If the US has no card to discard but holds a scoring card, it must play that (in games since revision 5).
    .optional_cards-true--deluxe_links-true = Also ends { name-norad }.
effect-salt_negotiations = Raise DEFCON by 2. Until the end of the turn, both sides subtract 1 from every coup die. You may take a card from the discard pile, but not a scoring card, show it and add it to your hand.
effect-bear_trap = The USSR is trapped. In each of its action rounds it must discard a card from its hand with a current value of 2 or more, without its event, and roll a die. On 1–4 the trap ends, and the USSR plays normally from its next action round on; this round is over in any case. Without such a card it can only play a scoring card, or the round is lost. { name-the_china_card } is no help. Headlines are not affected; the trap outlasts the turn.
    .edition-deluxe = If the USSR has no card to discard but holds a scoring card, it must play that (in games since revision 5).
effect-summit = Both sides roll a die and add 1 for each of the six regions they dominate or control. The higher total scores 2 VP and may move DEFCON by 1 either way. A tie does nothing. If DEFCON falls to 1, the phasing player loses.
effect-how_i_learned_to_stop_worrying = Set DEFCON to any level from 1 to 5. Your Military Operations are 5 for this turn. At DEFCON 1 the phasing player loses.
effect-junta = Add 2 influence in one country of Central or South America. Then you may make one free coup or realignment rolls in Central or South America with the value of this card (2). The free coup gives no Military Operations, and in a battleground it lowers DEFCON.
effect-kitchen_debates = If the US controls more battlegrounds on the whole map than the USSR, it scores 2 VP. If not, the event does not take place and the card is discarded.
effect-missile_envy = The opponent gives you the hand card with the highest current value and chooses among equals. If its event is yours or neutral, it takes place at once; if it cannot, you gain nothing. If it is the opponent’s event, it does not take place, and you use the card for Operations or, in games since revision 4, on the Space Race. { name-missile_envy } goes to the opponent’s hand and must be used for Operations in the opponent’s next action round, unless a scoring card has to be played first. From a hand of scoring cards only, one is given and scored; with an empty hand there is no exchange and the card is discarded.
effect-we_will_bury_you = Lower DEFCON by 1. In the next US action round the USSR scores 3 VP before anything else, unless the US plays { name-un_intervention } as an event in that round. After a headline that is the first US action round. While { name-quagmire } traps the US, it cannot answer.
effect-brezhnev_doctrine = Until the end of the turn, all USSR cards are worth 1 Operations point more, up to 4.
effect-portuguese_empire_crumbles = Add 2 USSR influence in Angola and 2 in SE African States.
effect-south_african_unrest = The USSR chooses one: add 2 influence in South Africa, or 1 in South Africa and 2 in the countries adjacent to it, Angola and Botswana.
    .south_african_unrest_split-true = These 2 may be split.
    .south_african_unrest_split-false = These 2 go to one country.
effect-allende = Add 2 USSR influence in Chile.
effect-willy_brandt = The USSR scores 1 VP and adds 1 influence in West Germany. { name-nato } does not protect West Germany, whichever of the two comes first. { name-tear_down_this_wall } ends this; after it the event cannot take place.

effect-muslim_revolution = The USSR chooses 2 of these countries and removes all US influence from both: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan.
    .optional_cards-true--deluxe_links-true = Cannot take place after { name-awacs_sale_to_saudis }.
effect-abm_treaty = DEFCON rises by 1. Then you conduct Operations as with a 4-point card: influence, realignment or a coup, not the Space Race.
effect-cultural_revolution = If the US holds { name-the_china_card }, the USSR takes it face up and may use it this turn. If the USSR already holds it, the USSR scores 1 VP instead.
effect-flower_power = From now on the USSR scores 2 VP each time the US plays a war card as an event or for Operations: { name-korean_war }, { name-arab_israeli_war }, { name-indo_pakistani_war }, { name-brush_war }, { name-iran_iraq_war }. This includes headlines, cards played through another event and cards paired with { name-un_intervention }. The points are scored before the war is fought. Exempt are Space Race plays, discards and { name-arab_israeli_war } after { name-camp_david_accords }. { name-an_evil_empire } ends the effect; after it the event cannot take place.
effect-u2_incident = The USSR scores 1 VP. If either side plays { name-un_intervention } as an event later this turn, the USSR scores 1 VP more.
effect-opec = The USSR scores 1 VP for each of these countries it controls: Egypt, Iran, Libya, Saudi Arabia, Iraq, Gulf States, Venezuela. Cannot take place after { name-north_sea_oil }.
effect-lone_gunman = The US shows its hand, once. Then the USSR may conduct Operations as with a 1-point card: influence, realignment or a coup. If a coup brings DEFCON to 1, the phasing player loses.
effect-colonial_rear_guards = The US adds 1 influence in each of 4 different countries of Africa and Southeast Asia, in any mix.
effect-panama_canal_returned = The US adds 1 influence in each of Panama, Costa Rica and Venezuela.
effect-camp_david_accords = The US scores 1 VP and adds 1 influence in each of Israel, Jordan and Egypt. { name-arab_israeli_war } can no longer take place.
effect-puppet_governments = The US may add 1 influence in each of up to 3 different countries that hold no influence of either side.
effect-grain_sales_to_soviets = The US draws a random card from the USSR’s hand, never { name-the_china_card }. It may play that card at once as if from its own hand: as a US or neutral event, for Operations (a USSR event then takes place), on the Space Race or paired with { name-un_intervention }; a scoring card is scored. Otherwise it hands the card back. If it does, or if the USSR had no card, the US conducts Operations with the value of this card (2), not on the Space Race. The USSR’s Operations modifiers do not travel with the card. At DEFCON 1 the phasing player loses, even if the US brought it about.
effect-john_paul_ii_elected_pope = Remove 2 USSR influence from Poland, or all if there is less, and add 1 US influence there. From now on { name-solidarity } can take place.
effect-latin_american_death_squads = Until the end of the turn you add 1 to your coup dice in Central and South America, and the opponent subtracts 1 there. Only the die changes, not the Military Operations.
effect-oas_founded = The US adds 2 influence in Central and South America, in one country or two.
effect-nixon_plays_the_china_card = If the US holds { name-the_china_card }, it scores 2 VP. Otherwise it takes the card face down and cannot use it before the next turn.
effect-sadat_expels_soviets = Remove all USSR influence from Egypt and add 1 US influence there.
effect-shuttle_diplomacy = The card stays in front of the US until { name-asia_scoring } or { name-middle_east_scoring } is played, whichever comes first. Then the US names a battleground of that region which the USSR controls. In this scoring it counts for nothing on the USSR’s side: not as a country, not as a battleground, not as a country adjacent to the United States; so it also breaks control of the region. Afterwards the card is discarded, even if there was nothing to name. No effect on { name-southeast_asia_scoring } or on final scoring.
effect-the_voice_of_america = The US removes 4 USSR influence in total from countries outside Europe, at most 2 from any one country.
effect-liberation_theology = The USSR adds 3 influence in Central America, at most 2 per country.
effect-ussuri_river_skirmish = If the USSR holds { name-the_china_card }, the US takes it face up and may use it this turn. If the US already holds it, the US adds 4 influence in Asia instead, at most 2 per country.
effect-ask_not_what_your_country = The US may discard any number of hand cards, scoring cards included, and draws as many new ones. All discards are chosen before the first draw. { name-the_china_card } is not part of the hand. The event may be played even when only scoring cards could otherwise be played; then at least the scoring cards for which no round would be left must be discarded.
effect-alliance_for_progress = The US scores 1 VP for each battleground it controls in Central and South America.
effect-africa_scoring = Score Africa: presence 1 VP, domination 4, control 6. Each side also scores 1 VP for each battleground it controls. Only the difference between the sides counts. May not be held past the turn.
effect-one_small_step = Only if you are behind on the Space Race: move your marker 2 boxes ahead, at most to the last box. Only the box landed on gives VP, and its ability if you are first there. The box passed counts as reached, so the opponent’s ability there ends. This is not a Space Race attempt.
effect-south_america_scoring = Score South America: presence 2 VP, domination 5, control 6. Each side also scores 1 VP for each battleground it controls. Only the difference between the sides counts. May not be held past the turn.
effect-iranian_hostage_crisis = Remove all US influence from Iran and add 2 USSR influence there. From now on { name-terrorism } played by the USSR costs the US two cards.
effect-the_iron_lady = The US scores 1 VP. The USSR gains 1 influence in Argentina and loses all its influence in the United Kingdom. { name-socialist_governments } can no longer take place.
effect-reagan_bombs_libya = The US scores 1 VP for every full 2 USSR influence in Libya. The influence stays.
effect-star_wars = If the US is ahead on the Space Race track, it takes from the discard pile a card whose event can take place now, but not a scoring card. That event takes place at once as if the US had played it; there are no Operations beyond those the event grants. { name-un_intervention } and { name-defectors } gain nothing. If the US is not ahead, the event has no effect.
    .star_wars_void-removed = { name-star_wars } is then removed from the game all the same.
    .star_wars_void-discard = { name-star_wars } then goes to the discard pile.
effect-north_sea_oil = This turn the US may play 8 action rounds; it must if it still holds a scoring card. For the rest of the game { name-opec } can no longer take place.
effect-the_reformer = The USSR adds 4 influence in Europe, or 6 if it is ahead in VP, at most 2 per country. For the rest of the game the USSR may not coup in Europe, not even with a free coup; realignment stays legal. { name-glasnost } becomes stronger.
effect-marine_barracks_bombing = Remove all US influence from Lebanon. Then the USSR removes 2 more US influence anywhere in the Middle East.
effect-soviets_shoot_down_kal_007 = DEFCON falls by 1 and the US scores 2 VP. If the US controls South Korea, it may then place influence or make realignment rolls as with a 4-point card, but no coup. At DEFCON 2 the event starts nuclear war and the phasing player loses.
effect-glasnost = The USSR scores 2 VP and DEFCON rises by 1. If { name-the_reformer } has taken place, the USSR may then place influence or make realignment rolls as with a 4-point card, but no coup.
effect-ortega_elected_in_nicaragua = Remove all US influence from Nicaragua. Then the USSR may make one free coup with the value of this card (2) in one of Cuba, Honduras and Costa Rica, if the US has influence there. It gives no Military Operations. In Cuba, a battleground, it lowers DEFCON; at DEFCON 1 the phasing player loses.
effect-terrorism = The opponent loses one random hand card, never { name-the_china_card }. If the USSR plays it after { name-iranian_hostage_crisis }, the US loses two. The cards are discarded without their events; scoring cards are not scored.
effect-iran_contra_scandal = Until the end of the turn the US die is reduced by 1 in every realignment roll, no matter who makes the attempt.
effect-chernobyl = The US names one of the six regions: Europe, Asia, the Middle East, Africa, Central America or South America. Until the end of the turn the USSR may not place influence there with Operations points. Coups, including any influence they add, realignment and events stay legal.
effect-latin_american_debt_crisis = The US may at once discard a hand card worth 3 or more at present, but not { name-the_china_card }. If it does not, the USSR doubles its influence in 2 countries of South America of its choice.
effect-tear_down_this_wall = { name-willy_brandt } ends and can no longer take place; { name-nato } protects West Germany again. The US adds 3 influence in East Germany. Then it may make one free coup or realignment rolls in Europe with the value of this card (3), whatever the DEFCON level. The coup gives no Military Operations. In a battleground it lowers DEFCON; at DEFCON 1 the phasing player loses.
effect-an_evil_empire = The US scores 1 VP. { name-flower_power } ends and can no longer take place.
effect-aldrich_ames = For the rest of the turn the US hand is open to the USSR.
    .aldrich_ames-order = The USSR fixes the order of all the cards in it. In each round the US must play the next card in line, but uses it as it likes. { name-the_china_card } is outside the line and may be played. { name-un_intervention } can only be used for its own Operations. Under { name-quagmire } the US discards the first card in line that qualifies. After { name-ask_not_what_your_country } the cards kept come first in line, the new ones follow in any order. Scoring cards at the end of the line must be played in the last rounds, in the given order.
    .aldrich_ames-discard = The USSR chooses one card of it, which is discarded without effect.
effect-pershing_ii_deployed = The USSR scores 1 VP and removes 1 US influence from each of up to 3 different countries of Western Europe.
effect-wargames = Only at DEFCON 2: you may give the opponent 6 VP and end the game at once, without final scoring. The side ahead in VP then wins; 0 is a draw. At any other level the event does not take place and the card is discarded.
effect-solidarity = Only after { name-john_paul_ii_elected_pope }: the US adds 3 influence in Poland.
effect-iran_iraq_war = Attack Iran or Iraq and add 2 Military Operations. Roll a die, minus 1 for each country adjacent to the target that the opponent controls. On 4 or more you score 2 VP and replace all of the opponent’s influence there with your own.
effect-defectors = As the US headline it cancels the USSR headline, scoring cards included, whatever the values; the cancelled card is discarded even if it has an asterisk. The same happens if, in the headline phase before the USSR headline has taken place, { name-five_year_plan } draws it or the US plays it through { name-grain_sales_to_soviets }. If the USSR uses it for Operations in an action round, the US scores 1 VP; not on the Space Race. As the USSR headline, or as an event in a US action round, it does nothing.
effect-the_cambridge_five = The US shows the scoring cards in its hand. The USSR may add 1 influence in one country of a region named on one of them; { name-southeast_asia_scoring } stands for Southeast Asia only. No such card: no effect. Cannot take place on turns 8–10.
effect-special_relationship = Only if the US controls the United Kingdom. Without { name-nato } in effect the US adds 1 influence in one country adjacent to it: Canada, Norway, Benelux or France. With { name-nato } in effect the US adds 2 influence in one country of Western Europe and scores 2 VP.
effect-norad = At the end of every action round, of either side, in which DEFCON moved to 2: if the US controls Canada at that moment, it may add 1 influence in one country that already holds US influence. Moves in the headline phase do not count.
    .deluxe_links-true = { name-quagmire } ends the effect.
effect-che = The USSR may coup a country of Africa, Central America or South America that is not a battleground and holds US influence, with the value of this card (3). If this removed at least 1 US influence, it may coup a second, different country in the same way. These coups are not free: each attempt counts for Military Operations.
effect-our_man_in_tehran = Only if the US controls a country of the Middle East: the US looks at the top 5 cards of the draw deck, may discard any of them openly and without their events, and shuffles the rest back into the deck. If fewer than 5 cards are left, the discard pile is first shuffled and put under them.
effect-yuri_and_samantha = Until the end of the turn the USSR scores 1 VP for each coup attempt by the US, free ones included, successful or not.
effect-awacs_sale_to_saudis = The US adds 2 influence in Saudi Arabia.
    .deluxe_links-true = { name-muslim_revolution } can no longer take place.

## Effects in force

name-ops_up_us = { name-containment }: US Ops +1
effect-ops_up_us = Every card the US uses for Operations is worth 1 more, up to 4. Until the end of the turn.
name-ops_up_ussr = { name-brezhnev_doctrine }: USSR Ops +1
effect-ops_up_ussr = Every card the USSR uses for Operations is worth 1 more, up to 4. Until the end of the turn.
name-ops_down_us = { name-red_scare_purge }: US Ops −1
effect-ops_down_us = Every card the US uses for Operations is worth 1 less, but at least 1. Until the end of the turn.
name-ops_down_ussr = { name-red_scare_purge }: USSR Ops −1
effect-ops_down_ussr = Every card the USSR uses for Operations is worth 1 less, but at least 1. Until the end of the turn.
name-vietnam_revolts_bonus = { name-vietnam_revolts }: USSR +1 in Southeast Asia
effect-vietnam_revolts_bonus = A card the USSR uses entirely in Southeast Asia is worth 1 more Operations point. Until the end of the turn.
name-nato_shield = { name-nato }: Europe protected
effect-nato_shield = The USSR may not coup or realign countries of Europe that the US controls, and { name-brush_war } may not target them. To the end of the game.
name-de_gaulle = De Gaulle: France outside { name-nato }
effect-de_gaulle = { name-nato } does not protect France. To the end of the game.
name-willy_brandt_gap = { name-willy_brandt }: West Germany outside { name-nato }
effect-willy_brandt_gap = { name-nato } does not protect West Germany. Ends with { name-tear_down_this_wall }.
name-us_japan = US/Japan Pact: Japan protected
effect-us_japan = The USSR may not coup or realign Japan. To the end of the game.
name-reformer = { name-the_reformer }: no USSR coups in Europe
effect-reformer = The USSR may not coup in Europe, not even with a free coup; realignment stays legal. { name-glasnost } gives the USSR 4 Operations points as well. To the end of the game.
name-formosan = { name-formosan_resolution }: Taiwan a battleground
effect-formosan = When Asia is scored, final scoring included, Taiwan counts as a battleground if the US controls it. Ends once the US plays { name-the_china_card } in any way.
name-shuttle = { name-shuttle_diplomacy }: one USSR battleground ignored
effect-shuttle = At the next { name-asia_scoring } or { name-middle_east_scoring } the US names a USSR-controlled battleground there, which does not count for the USSR. Ends with that scoring; no effect in final scoring.
name-quagmire_trap = { name-quagmire }: the US is trapped
effect-quagmire_trap = In each of its action rounds the US discards a hand card worth 2 or more and rolls a die; without such a card it can only play a scoring card, or it loses the round. A roll of 1–4 ends the trap, and the US plays normally from its next round.
    .edition-deluxe = If the US has no card to discard but holds a scoring card, it must play that (in games since revision 5).
name-bear_trap_trap = { name-bear_trap }: the USSR is trapped
effect-bear_trap_trap = In each of its action rounds the USSR discards a hand card worth 2 or more and rolls a die; without such a card it can only play a scoring card, or it loses the round. A roll of 1–4 ends the trap, and the USSR plays normally from its next round.
    .edition-deluxe = If the USSR has no card to discard but holds a scoring card, it must play that (in games since revision 5).
name-crisis_us = { name-cuban_missile_crisis }: the US is threatened
effect-crisis_us = If the US attempts a coup, anywhere and in any way, it loses the game. Ends with the turn, or as soon as the US removes 2 of its influence from West Germany or 2 from Turkey, which it may do at any time.
name-crisis_ussr = { name-cuban_missile_crisis }: the USSR is threatened
effect-crisis_ussr = If the USSR attempts a coup, anywhere and in any way, it loses the game. Ends with the turn, or as soon as the USSR removes 2 of its influence from Cuba, which it may do at any time.
name-nuclear_subs_shield = { name-nuclear_subs }: US coups do not lower DEFCON
effect-nuclear_subs_shield = US coups in battlegrounds do not lower DEFCON. Until the end of the turn.
name-salt = { name-salt_negotiations }: coup dice −1
effect-salt = Both sides subtract 1 from every coup die. Until the end of the turn.
name-death_squads_us = Death Squads: US coups +1, USSR coups −1
effect-death_squads_us = In Central and South America the US adds 1 to its coup dice and the USSR subtracts 1 from its own. Until the end of the turn.
name-death_squads_ussr = Death Squads: USSR coups +1, US coups −1
effect-death_squads_ussr = In Central and South America the USSR adds 1 to its coup dice and the US subtracts 1 from its own. Until the end of the turn.
name-iran_contra = { name-iran_contra_scandal }: US realignment −1
effect-iran_contra = The US die is reduced by 1 in every realignment roll, no matter who makes the attempt. Until the end of the turn.
name-chernobyl_europe = { name-chernobyl }: no USSR placement in Europe
effect-chernobyl_europe = The USSR may not place influence in Europe with Operations points; coups, realignment and events stay legal. Until the end of the turn.
name-chernobyl_asia = { name-chernobyl }: no USSR placement in Asia
effect-chernobyl_asia = The USSR may not place influence in Asia, Southeast Asia included, with Operations points; coups, realignment and events stay legal. Until the end of the turn.
name-chernobyl_middle_east = { name-chernobyl }: no USSR placement in the Middle East
effect-chernobyl_middle_east = The USSR may not place influence in the Middle East with Operations points; coups, realignment and events stay legal. Until the end of the turn.
name-chernobyl_africa = { name-chernobyl }: no USSR placement in Africa
effect-chernobyl_africa = The USSR may not place influence in Africa with Operations points; coups, realignment and events stay legal. Until the end of the turn.
name-chernobyl_central_america = { name-chernobyl }: no USSR placement in Central America
effect-chernobyl_central_america = The USSR may not place influence in Central America with Operations points; coups, realignment and events stay legal. Until the end of the turn.
name-chernobyl_south_america = { name-chernobyl }: no USSR placement in South America
effect-chernobyl_south_america = The USSR may not place influence in South America with Operations points; coups, realignment and events stay legal. Until the end of the turn.
name-bury_you = { name-we_will_bury_you }: 3 VP at stake
effect-bury_you = Unless the US plays { name-un_intervention } as an event in its next action round, the USSR scores 3 VP in that round before anything else is scored. Ends with that round, in the next turn if need be.
name-u2 = { name-u2_incident }: { name-un_intervention } gives the USSR 1 VP
effect-u2 = If either side plays { name-un_intervention } as an event, the USSR scores 1 VP. Until the end of the turn.
name-flower_power_force = { name-flower_power }: US war cards give the USSR 2 VP
effect-flower_power_force = The USSR scores 2 VP each time the US plays a war card as an event or for Operations; not on the Space Race, not for a discard, not for a war that is prevented. Ends with { name-an_evil_empire }.
name-envy_owed_us = { name-missile_envy }: the US must play it
effect-envy_owed_us = In its next action round the US must use { name-missile_envy } for Operations, the Space Race included; only scoring cards that are due and a trap come first, and it cannot be the headline. Ends when the card is played or discarded.
name-envy_owed_ussr = { name-missile_envy }: the USSR must play it
effect-envy_owed_ussr = In its next action round the USSR must use { name-missile_envy } for Operations, the Space Race included; only scoring cards that are due and a trap come first, and it cannot be the headline. Ends when the card is played or discarded.
name-ames_order = { name-aldrich_ames }: the US hand is open
effect-ames_order = The USSR sees the US hand. Until the end of the turn.
    .aldrich_ames-order = In each round the US must play the next card in line, used as it likes, or { name-the_china_card }.
name-north_sea_oil_round = { name-north_sea_oil }: eighth US round
effect-north_sea_oil_round = The US may play an eighth action round this turn; it must if it still holds a scoring card. Until the end of the turn.
name-yuri_samantha = { name-yuri_and_samantha }: US coups give the USSR 1 VP
effect-yuri_samantha = The USSR scores 1 VP for each coup attempt by the US, free ones included. Until the end of the turn.
name-norad_force = { name-norad }: influence at DEFCON 2
effect-norad_force = At the end of every action round in which DEFCON moved to 2, the US may add 1 influence in a country that already holds some of its influence, if it controls Canada.
    .deluxe_links-true = Ends with { name-quagmire }.
    .deluxe_links-false = To the end of the game.

## What is asked

prompt-set-up = Set-up: where do you place influence? { $left } left.
    .others = { $who } to place the first influence.
prompt-bonus = Bonus: where do you add influence? { $left } left, at most 2 more than control needs.
    .others = { $who } to place the bonus influence.
prompt-headline = Which card is your headline?{ $sees ->
        [0] { "" }
       *[other] { " Your opponent’s is" } { $seen }.
    }
    .others = { $who } to choose a headline.
prompt-choose-card = Which card do you play in this action round?
    .others = { $who } to play a card.
prompt-mode = How do you use { $card }?{ $ops ->
        [0] { "" }
        [one] { " It is worth" } { $ops } Operations point.
       *[other] { " It is worth" } { $ops } Operations points.
    }
    .others = { $who } to choose how to use the card.
prompt-order = { $card } is your opponent’s event: does it take place before or after your Operations?
    .others = { $who } to choose what comes first, the event or the Operations.
prompt-partner = Which card with your opponent’s event do you play together with { name-un_intervention }?
    .others = { $who } to choose the card for { name-un_intervention }.
prompt-operation = { $ops } { $ops ->
        [one] Operations point
       *[other] Operations points
    }: how do you use { $ops ->
        [one] it
       *[other] them
    }?
    .others = { $who } to choose how to use the Operations points.
prompt-place-influence = Where do you place influence? { $left ->
        [0] Only a bonus point is left.
       *[other] { $left } of { $ops } points left.
    }
    .others = { $who } to place influence.
prompt-realign = In which country do you make a realignment roll? { $left ->
        [0] Only a bonus roll is left.
       *[other] { $left } of { $ops } rolls left.
    }
    .others = { $who } to choose a country for a realignment roll.
prompt-coup = In which country do you attempt a coup with { $ops } { $ops ->
        [one] Operations point
       *[other] Operations points
    }?
    .others = { $who } to choose a country for a coup.
prompt-trap = You are trapped: which card worth 2 or more do you discard? Then a roll of 1–4 sets you free.
    .others = { $who } to discard a card in the trap.
prompt-extra-round = Do you play an eighth action round?
    .others = { $who } to decide about an eighth action round.
prompt-discard-held = Box 6 of the Space Race: do you discard a held card?
    .others = { $who } to decide about the held cards.
prompt-ignore-country = { name-shuttle_diplomacy }: which USSR battleground does not count in this scoring?
    .others = { $who } to choose the battleground that does not count.
prompt-add-influence = { $card }: where do you add { $amount } influence? { $left } left.
    .others = { $who } to add influence.
prompt-remove-influence = { $card }: where do you remove { $amount ->
        [99] all of your opponent’s influence
       *[other] { $amount } of your opponent’s influence
    }? { $left } left.
    .others = { $who } to remove influence.
prompt-pact = { name-warsaw_pact_formed }: do you remove US influence from Eastern Europe, or add your own there?
    .others = { $who } to choose what { name-warsaw_pact_formed } does.
prompt-olympics = { name-olympic_games }: do you take part or boycott? A boycott lowers DEFCON, now { $defcon }, and gives the host 4 Operations points.
    .others = { $who } to take part in the { name-olympic_games } or boycott them.
prompt-match-reds = { name-independent_reds }: in which country do you match the USSR’s influence?
    .others = { $who } to choose where to match the USSR’s influence.
prompt-lift-influence = { name-de_stalinization }: where do you take influence from? Up to { $left } more, then you place it all.
    .others = { $who } to take influence for { name-de_stalinization }.
prompt-offer-peace = { name-cuban_missile_crisis }: if you attempt a coup this turn, you lose the game. Do you end the crisis now?
    .others = { $who } to end the { name-cuban_missile_crisis } or live with it.
prompt-move-defcon = { name-summit }: do you move DEFCON by 1? It is at { $defcon }.
    .others = { $who } to move DEFCON or leave it as it is.
prompt-set-defcon = Which level do you set DEFCON to? It is at { $defcon }.
    .others = { $who } to set DEFCON.
prompt-stir-unrest = { name-south_african_unrest }: where do you add influence? South Africa alone gets 2; otherwise it gets 1 and its adjacent countries 2.
    .others = { $who } to choose where { name-south_african_unrest } adds influence.
prompt-war-target = Which country do you attack? { $needed } or more on the modified die wins { $points } VP.
    .others = { $who } to choose a country to attack.
prompt-close-region = { name-chernobyl }: in which region may the USSR place no influence with Operations points this turn?
    .others = { $who } to close a region to the influence of the USSR.
prompt-end-the-game = { name-wargames }: do you give your opponent { $points } VP and end the game? { $vp ->
        [0] The score is tied now.
       *[other] The score now: { vp-lead }.
    }
    .others = { $who } to end the game or play on.
prompt-che = { name-che }: in which country do you attempt { $number ->
        [1] the first
       *[2] the second
    } coup, with { $ops } { $ops ->
        [one] Operations point
       *[other] Operations points
    }?
    .others = { $who } to choose a country for a coup by { name-che }.
prompt-blockade = { name-blockade }: which card worth { $ops } or more do you discard? If you discard none, all US influence leaves West Germany.
    .others = { $who } to discard a card or lose West Germany.
prompt-debt-crisis = { name-latin_american_debt_crisis }: which card worth { $ops } or more do you discard? If you discard none, the USSR doubles its influence in two countries of South America.
    .others = { $who } to discard a card or suffer the { name-latin_american_debt_crisis }.
prompt-double-influence = In which country do you double your influence? { $left } left.
    .others = { $who } to choose where influence is doubled.
prompt-ask-not = Which card do you discard? { $count ->
        [one] 1 card
       *[other] { $count } cards
    } so far; at the end you draw as many.
    .others = { $who } to discard cards and draw as many.
prompt-take-discarded = { name-salt_negotiations }: which card do you take from the discard pile?
    .others = { $who } to take a card from the discard pile.
prompt-give-highest = { name-missile_envy }: which of your cards of the highest value do you hand over?
    .others = { $who } to hand over a card of the highest value.
prompt-grain-sales = { name-grain_sales_to_soviets }: the card is { $card }{ $ops ->
        [0] { "" }
       *[other] { " " }({ $ops })
    }. Do you play it or hand it back?
    .others = { $who } to play the card or hand it back.
prompt-star-wars = { name-star_wars }: which event from the discard pile takes place?
    .others = { $who } to choose an event from the discard pile.
prompt-fix-order = { name-aldrich_ames }: which card must the US play next? Place { $place } of { $count }.
    .others = { $who } to put the US hand in order.
prompt-discard-open = { name-aldrich_ames }: which card of the US hand is discarded?
    .others = { $who } to discard a card of the US hand.
prompt-discard-from-deck = { name-our_man_in_tehran }: which of these { $count } cards do you discard? The rest are shuffled back.
    .others = { $who } to discard some of the cards seen.

## What can be chosen

do-add = Add influence: { $choice }
do-remove = Remove influence: { $choice }
do-done = Done
do-decline = Do nothing
do-pass = Pass
do-headline = Headline: { $choice }
do-no-headline = No headline
do-play-card = Play { $choice }
do-event = Play it as an event
do-score = Score the region
do-ops = Use its Operations points
do-ops-and-event = Use its Operations points; your opponent’s event takes place as well
do-space = Spend it on the Space Race; the event does not take place
do-pair-with-un = Play it with { name-un_intervention }: Operations without the event
do-event-first = The event first, then your Operations
do-ops-first = Your Operations first, then the event
do-place-influence = Place influence
do-realign = Make realignment rolls
do-coup = Attempt a coup
do-place = { $choice }: 1 point
do-place-dear = { $choice }: 2 points (opponent controls)
do-realign-country = Realign: { $choice }
do-coup-country = Coup: { $choice }
do-coup-battleground = Coup: { $choice } (battleground, lowers DEFCON)
do-discard = Discard { $choice }
do-keep = Keep the held cards
do-take-extra-round = Play an eighth action round
do-end-crisis = { $choice }
do-pact-remove = Remove all US influence from up to 4 countries of Eastern Europe
do-pact-add = Add 5 influence in Eastern Europe, at most 2 in a country
do-participate = Take part
do-boycott = Boycott the games
do-match = Match the USSR: { $choice }
do-lift = Take 1 influence: { $choice }
do-defcon-up = Raise DEFCON by 1
do-defcon-down = Lower DEFCON by 1
do-set-defcon = { $choice }
do-nuclear-war = { $choice }: nuclear war
do-unrest-at-home = { $choice }: 2 influence
do-unrest-abroad = 1 in South Africa and 2 in adjacent countries: { $choice }
do-attack = Attack: { $choice }
do-close-region = Close to the USSR: { $choice }
do-end-the-game = End the game
do-double = Double: { $choice }
do-take-card = Take { $choice }
do-give-card = Hand over { $choice }
do-play-drawn = Play { $card }
do-hand-back = Hand it back and use the Operations points of { name-grain_sales_to_soviets }
do-revive-event = The event of { $choice }
do-next-in-line = Next: { $choice }

## What an option promises

hint-coup = { $probability ->
        [0] cannot succeed
       *[other] { $probability }% (needs { $needed }+), up to { $most }
    }{ $lowers ->
        [0] { "" }
       *[other] ; DEFCON drops to { $defcon }
    }
hint-realignment = won { $probability }%, lost { $lose }%
hint-war = { $probability }% for the { $side }
hint-space = { $probability }% (needs { $needed } or less), box { $box }: { $points } VP
hint-fixed-value = { $ops ->
        [one] then { $ops } Operations point
       *[other] then { $ops } Operations points
    }, whatever the event changes
hint-trap = free with { $probability }%
hint-trap-scoring = forced: trapped, with nothing to discard
hint-summit = won { $probability }%, lost { $lose }%
hint-olympics = won { $probability }%

## Why not

refused-not-a-country = “{ $choice }” is not a country; choose one of the countries on offer.
refused-western-europe = “{ $choice }” is not in Western Europe, where the US sets up.
refused-eastern-europe = “{ $choice }” is not in Eastern Europe, where the USSR sets up.
refused-bonus-place = The bonus goes only where you already have influence; in “{ $choice }” you have none.
refused-bonus-enough = “{ $choice }” already has 2 influence more than control needs; place the bonus elsewhere.
refused-not-a-card = “{ $choice }” is not a card; choose one from your hand.
refused-not-in-hand = “{ $choice }” is not in your hand; choose a card that is.
refused-not-a-headline = “{ $choice }” cannot be a headline; choose another card from your hand.
refused-envy-headline = “{ $choice }” has to be played in your next action round and cannot be your headline; choose another card.
refused-must-headline = You have a card that can be a headline, so you must choose one.
refused-no-passing = You may not pass while you have a card to play; play one.
refused-take-or-decline = Only two things are possible here: play the eighth action round or decline it.
refused-decline-scoring = You still hold a scoring card, so you must play the eighth action round.
refused-china-not-yours = Your opponent has The China Card; it comes to you when it has been played.
refused-china-face-down = The China Card is face down; you can play it from the next turn on.
refused-china-scoring = The China Card may not be played if you would then have to hold a scoring card; play the scoring card.
refused-china-trapped = The China Card does not help you out of a trap; play a scoring card or pass.
refused-china-no-event = The China Card has no event; use it for Operations or on the Space Race.
refused-scoring-first = You have no more action rounds than scoring cards, so you must play a scoring card now.
refused-scoring-not-ops = A scoring card has no Operations points; it can only be scored.
refused-envy-first = { name-missile_envy } comes first: you must use it before “{ $choice }”.
refused-envy-ops-only = { name-missile_envy } came from your opponent: use it for Operations or on the Space Race, not as an event.
refused-not-next-in-line = { name-aldrich_ames } fixes the order of your cards, and “{ $choice }” is not next; the table shows which card is.
refused-trapped = You are trapped and have no card to discard: you can only play a scoring card, or pass.
refused-trap-scoring = You are trapped and have no card to discard, so you must play a scoring card that you hold.
refused-trap-value = “{ $choice }” is worth less than 2 now; discard a card worth 2 or more, but not a scoring card.
refused-not-a-mode = A card can be played as an event, for Operations or on the Space Race; “{ $choice }” is none of these.
refused-enemy-event = This is your opponent’s event; use the card for Operations or on the Space Race.
refused-outlet = Scoring cards are due now: this card may only be played in a way that gets one of them out of your hand.
refused-no-partner = { name-un_intervention } works only in an action round, from your hand, together with a card that has your opponent’s event.
refused-not-a-partner = { name-un_intervention } goes only with a card that has your opponent’s event; “{ $choice }” does not have one.
refused-un-in-line = { name-aldrich_ames } fixes the order of your cards, so { name-un_intervention } cannot be paired with another one; use it for Operations.
refused-not-an-order = Choose what comes first: the event or your Operations.
refused-event-barred = Another event prevents this one; choose another use or another card.
refused-event-condition = The condition of this event is not met now; choose another use or another card.
refused-last-box = You are already on the last box of the Space Race; use the card in another way.
refused-space-used = You have no Space Race attempt left this turn; use the card in another way.
refused-space-value = The card is worth too little for the next box of the Space Race; use it in another way.
refused-not-a-use = Operations points can place influence, realign or coup; “{ $choice }” is none of these.
refused-use-not-granted = The event does not allow this use of its Operations; choose another one.
refused-no-placement = There is no country where you may place influence now; choose another use.
refused-no-realignment = There is no country where you may make a realignment roll now; choose another use.
refused-no-coup = There is no country where you may attempt a coup now; choose another use.
refused-must-use-ops = These Operations cannot be declined; choose a use for them.
refused-out-of-reach = “{ $choice }” is out of reach: place where you had influence at the start of the round, in a country adjacent to one of those, or adjacent to your superpower.
refused-too-dear = You have too few points left for “{ $choice }”; where your opponent has control, each influence costs 2 points.
refused-chernobyl = { name-chernobyl }: the USSR may not place influence in the region of “{ $choice }” with Operations points this turn.
refused-points-left = You still have Operations points that can be used; go on.
refused-no-points = You have no points left for “{ $choice }”; the bonus counts only where it applies.
refused-elsewhere = “{ $choice }” is outside the area that this event allows; choose a country inside it.
refused-no-enemy-influence = Your opponent has no influence in “{ $choice }”; choose a country where it does.
refused-no-own-influence = You have no influence in “{ $choice }”; choose a country where you do.
refused-defcon = DEFCON prohibits coups and realignment rolls in “{ $choice }”: at 4 or lower in Europe, at 3 also in Asia, at 2 also in the Middle East.
refused-nato = { name-nato } protects “{ $choice }”, which the US controls; choose a country outside its protection.
refused-us-japan = The US/Japan pact protects Japan from coups and realignment rolls by the USSR.
refused-reformer = After { name-the_reformer } the USSR may not coup in Europe; choose a country elsewhere.
refused-event-elsewhere = The event cannot affect “{ $choice }”; choose one of the countries it names.
refused-enemy-controlled = Your opponent controls “{ $choice }”; this event needs a country that your opponent does not control.
refused-occupied = There is influence in “{ $choice }”; this event needs a country without any.
refused-controlled = A side controls “{ $choice }”; this event needs a country that no one controls.
refused-often-enough = This event cannot affect “{ $choice }” any further; choose another country.
refused-not-optional = The event is not finished, and it is not optional; go on.
refused-not-ussr-battleground = “{ $choice }” is not a battleground of this region that the USSR controls; choose one that is.
refused-no-crisis = The { name-cuban_missile_crisis } does not threaten you now; there is nothing to end.
refused-crisis-price = You cannot end the crisis like this: the US gives up 2 influence in West Germany or in Turkey, the USSR 2 in Cuba.
refused-remove-or-add = Choose one of two: remove US influence or add your own.
refused-participate-or-boycott = Choose one of two: take part in the games or boycott them.
refused-peace-or-not = Choose one of two: end the crisis or live with it.
refused-up-or-down = DEFCON can be moved up or down by 1, or left as it is.
refused-defcon-highest = DEFCON is already at 5 and cannot rise; move it down or leave it.
refused-not-a-level = “{ $choice }” is not a DEFCON level; choose one from 1 to 5.
refused-no-unrest = “{ $choice }” is neither South Africa nor adjacent to it; choose one of those.
refused-not-a-war-target = “{ $choice }” cannot be attacked with this card; choose one of the countries it allows.
refused-not-a-region = “{ $choice }” is not a region; choose one of the six.
refused-end-or-decline = Choose one of two: end the game or play on.
refused-not-for-che = { name-che } acts only in Africa, Central America and South America and not in battlegrounds; “{ $choice }” does not fit.
refused-another-country = { name-che } has already been in “{ $choice }”; the second coup needs another country.
refused-ransom-value = “{ $choice }” is worth less than 3 now; discard a card worth 3 or more, or decline.
refused-surplus-scoring = You hold more scoring cards than you have action rounds left; discard the excess.
refused-not-in-discard = “{ $choice }” is not in the discard pile; choose a card that is.
refused-take-scoring = “{ $choice }” is a scoring card; choose another card.
refused-not-highest = “{ $choice }” is worth less than another of your cards; hand over one of the highest value.
refused-play-or-hand-back = Choose one of two: play the card or hand it back.
refused-not-in-us-hand = “{ $choice }” is not in the US hand; choose a card that is.
refused-already-in-line = “{ $choice }” is already in line; choose a card that is not.
refused-not-looked-at = “{ $choice }” is not among the cards you looked at; choose one of those, or finish.

## What happened

turn-started = Turn { $turn }.
mid-war-joins = The Mid War begins: { $count } cards join the deck.
late-war-joins = The Late War begins: { $count } cards join the deck.
cards-dealt = Cards are dealt: US { $us }, USSR { $ussr }.
cards-drawn = You draw { $cards }.
deck-reshuffled = The discard pile is shuffled into a new deck: { $count } { $count ->
        [one] card
       *[other] cards
    }.
influence-added = { $country }: { $side } influence +{ $count } (US { $us }, USSR { $ussr }).
influence-removed = { $country }: { $side } influence −{ $count } (US { $us }, USSR { $ussr }).
vp-gained = The { $side } scores { $points } VP ({ $vp ->
        [0] the score is tied
       *[other] score: { vp-lead }
    }).
vp-lead = { $vp ->
        [-1] USSR +1
        [-2] USSR +2
        [-3] USSR +3
        [-4] USSR +4
        [-5] USSR +5
        [-6] USSR +6
        [-7] USSR +7
        [-8] USSR +8
        [-9] USSR +9
        [-10] USSR +10
        [-11] USSR +11
        [-12] USSR +12
        [-13] USSR +13
        [-14] USSR +14
        [-15] USSR +15
        [-16] USSR +16
        [-17] USSR +17
        [-18] USSR +18
        [-19] USSR +19
        [-20] USSR +20
       *[other] US +{ $vp }
    }
defcon-raised = DEFCON rises to { $defcon }.
defcon-lowered = DEFCON falls to { $defcon }.
military-counted = { $side } Military Operations: { $total }.
headline-chosen = The { $side } has chosen its headline.
own-headline = Your headline is { $card }.
headline-seen = You see the { $side } headline: { $card }.
headline-revealed = { $side } headline: { $card } ({ $ops }).
no-headline = The { $side } has no headline.
headline-voided = The { $side } headline, { $card }, is cancelled and discarded.
round-started = Action round { $round }: { $side }.
round-skipped = The { $side } has no card to play and skips the round.
passed = The { $side } passes.
extra-round-declined = The { $side } declines the eighth action round.
played-as-event = The { $side } plays { $card } as an event.
played-for-ops = The { $side } plays { $card } for Operations ({ $ops }).
played-for-space = The { $side } spends { $card } ({ $ops }) on the Space Race.
played-with-un = The { $side } plays { $card } with { name-un_intervention }: Operations ({ $ops }) without the event.
event-occurs = { $side } event: { $card }.
event-void = { $card }: the event does not take place.
ops-granted = The event gives the { $side } { $ops } { $ops ->
        [one] Operations point
       *[other] Operations points
    }.
ops-lost = The { $side } cannot use its Operations points; they are lost.
card-discarded = { $card } goes to the discard pile.
card-removed = { $card } is removed from the game.
card-stays = { $card } stays in effect.
discarded-from-hand = The { $side } discards { $card }.
nothing-discarded = The { $side } discards nothing.
effect-ends = { $card } is no longer in effect.
china-passed = The China Card passes face down to the { $side }.
china-taken = The { $side } takes The China Card, face up.
coup-rolled = { $country }, coup by the { $side }: die { $die }{ $modifier ->
        [0] { "" }
        [1] { " + 1" }
        [2] { " + 2" }
        [-1] { " − 1" }
        [-2] { " − 2" }
       *[other] , modifier { $modifier }
    } + Operations { $ops } against stability { $stability } × 2; { $result ->
        [0] it fails
       *[other] it succeeds by { $result }
    }.
realignment-rolled = { $country }, realignment by the { $side }: US { $us_die }{ $us_modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $us_total }
       *[other] { " + " }{ $us_modifier } = { $us_total }
    }, USSR { $ussr_die }{ $ussr_modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $ussr_total }
       *[other] { " + " }{ $ussr_modifier } = { $ussr_total }
    }.
war-rolled = { $country }, attack by the { $side }: die { $die }{ $modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $total }
        [-2] { " − 2 = " }{ $total }
        [-3] { " − 3 = " }{ $total }
        [-4] { " − 4 = " }{ $total }
        [-5] { " − 5 = " }{ $total }
        [-6] { " − 6 = " }{ $total }
       *[other] , modifier { $modifier } = { $total }
    }; { $needed } or more wins.
war-won = { $country }: the { $side } wins the war.
war-lost = { $country }: the { $side } loses the war.
space-rolled = The { $side } attempts the next box of the Space Race: die { $die }; at most { $most } succeeds.
space-advanced = The { $side } reaches box { $box } of the Space Race: { $box ->
        [1] { name-box_1 }
        [2] { name-box_2 }
        [3] { name-box_3 }
        [4] { name-box_4 }
        [5] { name-box_5 }
        [6] { name-box_6 }
        [7] { name-box_7 }
       *[8] { name-box_8 }
    }.
space-failed = The { $side } does not advance in the Space Race.
trap-rolled = In the trap the { $side } discards { $card } and rolls { $die }; 1–4 sets it free.
trap-escaped = The { $side } escapes the trap.
trap-holds = The { $side } stays trapped.
contest-rolled = The { $side } rolls { $die }{ $modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $total }
       *[other] { " + " }{ $modifier } = { $total }
    }.
contest-tied = Tied.
hand-shown = The { $side } shows its hand.
hand-seen = The { $side } hand: { $cards }.
card-shown = The { $side } shows { $card }.
card-seen = The { $side } card is { $card }.
card-picked = A card is drawn at random from the { $side } hand.
card-given = The { $side } hands over { $card }.
card-returned = The card goes back to the { $side } hand.
card-taken = The { $side } takes { $card } from the discard pile.
nothing-taken = The { $side } takes nothing.
cards-looked-at = The { $side } looks at { $count } { $count ->
        [one] card
       *[other] cards
    } from the top of the deck.
cards-on-top = You see { $cards }.
order-fixed = The US must play its cards in this order: { $cards }.
boycotted = The { $side } boycotts the games.
took-part = The { $side } takes part in the games.
region-closed = The USSR may not place influence with Operations points until the end of the turn: { $region }.
crisis-ended = The { $side } ends the { name-cuban_missile_crisis } with 2 influence: { $country }.
game-called-off = The { $side } ends the game.
offer-declined = The { $side } declines.
region-scored = { $region }: US { $us_level ->
        [0] nothing
        [1] presence
        [2] domination
       *[3] control
    } ({ $us } VP), USSR { $ussr_level ->
        [0] nothing
        [1] presence
        [2] domination
       *[3] control
    } ({ $ussr } VP).
southeast-asia-scored = Southeast Asia: US { $us } VP, USSR { $ussr } VP.
country-ignored = { $country } does not count for the USSR in this scoring.
military-checked = Military Operations, { $defcon } required (DEFCON): US { $us }, USSR { $ussr }.
held-cards-shown = Held by the { $side }: { $cards }.
scoring-card-held = The { $side } has held a scoring card past the turn: { $cards }.
final-scoring = Final scoring.
china-scored = The China Card gives the { $side } 1 VP.
nuclear-war = DEFCON 1 while the { $side } is the phasing player: nuclear war.
crisis-lost = The { $side } attempts a coup in the { name-cuban_missile_crisis }.
game-won = The { $side } wins. The sides are { $vp } VP apart.
game-drawn = The game is a draw.

## Stories: lines of the recap, and the chips beside them

story-influence = Influence
story-event = { $card }
story-ops = { $card } for { $ops } { $ops ->
        [one] Op
       *[other] Ops
    }{ $event ->
        [0] { "" }
       *[other] { " and its event" }
    }
story-space = { $card } for the Space Race
story-un = { $card } with { name-un_intervention } for { $ops } { $ops ->
        [one] Op
       *[other] Ops
    }
story-headline = { $side } headline { $card } ({ $ops })
story-stays = The event stays in effect
story-coup = Coup in { $country }, { $die }{ $modifier ->
        [0] { "" }
        [1] { " + 1" }
        [2] { " + 2" }
        [-1] { " − 1" }
        [-2] { " − 2" }
       *[other] , modifier { $modifier }
    } + { $ops } against { $stability ->
        [1] 2
        [2] 4
        [3] 6
        [4] 8
       *[5] 10
    }{ $result ->
        [0] { ", failed" }
       *[other] { "" }
    }
story-realignment = Realignment in { $country }, { FORM($side, "letter") ->
        [S] { $ussr_total } against { $us_total }
       *[other] { $us_total } against { $ussr_total }
    }
story-war = Attack on { $country }, { $die }{ $modifier ->
        [0] { "" }
        [-1] { " − 1" }
        [-2] { " − 2" }
        [-3] { " − 3" }
        [-4] { " − 4" }
        [-5] { " − 5" }
       *[other] { " − 6" }
    }, { $needed } needed
story-war-won = The war is won
story-war-lost = The war is lost
story-contest = The { $side } rolls { $total }
story-space-roll = Rolls { $die }, needs { $most ->
        [1] 1
       *[other] 1–{ $most }
    }
story-space-box = Box { $box } ({ $box ->
        [1] { name-box_1 }
        [2] { name-box_2 }
        [3] { name-box_3 }
        [4] { name-box_4 }
        [5] { name-box_5 }
        [6] { name-box_6 }
        [7] { name-box_7 }
       *[8] { name-box_8 }
    })
story-space-failed = No advance
story-trap = Rolls { $die } in the trap
story-trap-escaped = Escapes
story-trap-holds = Stays trapped
story-hand-seen = You see the { $side } hand
story-on-top = You see the top of the deck
story-boycott = The { $side } boycotts
story-takes-part = The { $side } takes part
story-held = The { $side } shows its held cards
story-region-closed = { $region } closed to USSR influence until the end of the turn
story-crisis-ended = Ends the { name-cuban_missile_crisis }
story-region = { $region }: US { $us_level ->
        [0] nothing
        [1] presence
        [2] domination
       *[3] control
    }, { $us } ({ $us_battlegrounds } { $us_battlegrounds ->
        [one] battleground
       *[other] battlegrounds
    }); USSR { $ussr_level ->
        [0] nothing
        [1] presence
        [2] domination
       *[3] control
    }, { $ussr } ({ $ussr_battlegrounds })
story-military = End of turn: Military Operations US { $us }, USSR { $ussr }, { $defcon } required
story-mid-war = The Mid War begins
story-late-war = The Late War begins
story-final = Final scoring: US { $us }, USSR { $ussr }
story-nuclear-war = Nuclear war with the { $side } as phasing player
story-won = The { $side } wins, { $vp } VP apart
chip-vp = { $side } { $change } VP
chip-defcon = DEFCON { $value }
chip-control = { $side } control { $change }
chip-china = China Card: { $value }

result-vp = A side is 20 victory points ahead.
result-nuclear-war = Nuclear war: the phasing player loses.
result-europe-control = A side controls Europe when it is scored.
result-cuban-missile-crisis = A coup attempt during the { name-cuban_missile_crisis } has lost the game.
result-final-scoring = Decided by final scoring after turn 10.
result-wargames = { name-wargames } has ended the game.
result-scoring-card-held = A scoring card was held past the turn, which loses the game.

## The table

label-turn = Turn
label-phase = Phase
label-round = Action round
label-rounds = Action rounds this turn
label-phasing = Phasing player
label-vp = VP
label-defcon = DEFCON
label-china = The China Card
label-holder = Holder
label-face-up = Face up
label-sides = Sides
label-influence = Influence
label-control = Controlled countries
label-military = Military Operations
label-space = Space Race box
label-space-used = Space Race attempts this turn
label-abilities = Abilities of boxes
label-hand-count = Cards in hand
label-hand = Hand (known cards)
label-headline = Headline
label-regions = Regions
label-level = Level
label-effects = Effects in force
label-resolving = Being played
label-in-play = In play
label-discard = Discard pile
label-removed = Removed from the game
label-deck-count = Cards in the deck
label-deck-known = Known to be in the deck
label-line = Order of the US cards
label-countries = Countries
label-battlegrounds = Battlegrounds
label-values = Value of the cards now
label-space-cards = Space Race attempts per turn
label-southeast-asia = Southeast Asia
label-military-needed = Military Operations needed
label-closed = No coups or realignments
label-number = Number
label-era = Period
label-side = Side
label-ops = Operations
label-region = Region
label-subregions = Part of the region
label-stability = Stability
label-battleground = Battleground

## Options

option-edition = Edition of the rules; it sets the other options
option-optional-cards = The seven optional cards of the Deluxe edition (104–110) are in the deck
option-us-bonus = Extra influence for the US, placed last, where it already has some
option-ussr-bonus = Extra influence for the USSR, placed last, where it already has some
option-reveal-held = Both sides show their held cards at the end of a turn, as in tournaments
option-us-setup-canada = US influence in Canada at the start
option-box6-all = Box 6 of the Space Race lets a side discard all its held cards, not only one
option-realign-empty = A country without the opponent’s influence can be the target of a realignment roll
option-event-ops-modified = { name-containment }, { name-brezhnev_doctrine } and { name-red_scare_purge } also change Operations granted by events
option-star-wars-void = What happens to the card { name-star_wars } when it has no effect
option-aldrich-ames = What { name-aldrich_ames } does to the US hand
option-south-african-unrest-split = The 2 influence adjacent to South Africa from { name-south_african_unrest } may be split
option-fyp-defectors-vp = { name-defectors } lost to { name-five_year_plan } in a USSR action round gives the US 1 VP
option-deluxe-links = { name-quagmire } ends { name-norad }, and { name-awacs_sale_to_saudis } prevents { name-muslim_revolution }

value-second = 2nd edition
value-deluxe = Deluxe edition
value-removed = removal from the game
value-discard = discard
value-order = fixed order of play
value-0 = 0
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-7 = 7
value-8 = 8
value-9 = 9

## Logs of other programs: what differs, and the faults of the client

difference-influence = Influence after a change (country, US, USSR)
difference-influence-change = A change of influence (side, country, by how much) that the log does not have here
difference-defcon = DEFCON
difference-military = Military Operations
difference-space = Boxes of the Space Race
difference-vp = VP (side, points, score after them; below zero the USSR leads)
difference-effect = An effect in force
difference-event = An event that the log does not have here
difference-event-line = An event that the rules do not let happen here
difference-coup = Coup (die, modifier, Operations, stability, result, success)
difference-realignment = Realignment roll (side, die, modifier, result)
difference-war = War (country, or die, modifier, needed, victory)
difference-space-roll = Space attempt (die, highest that succeeds, success)
difference-trap = Roll in a trap (die, escaped)
difference-card = A card shown or discarded that the log does not have here
difference-headline = Headline
difference-round = Action round (side, number)
difference-turn = Turn
difference-operation = Operations (use, value)
difference-target = Target
difference-answer = A side’s answer
difference-returned = A card given back that the log does not have here
difference-reshuffle = A reshuffle that the log does not have here
difference-final = Score after the final scoring
difference-winner = Winner
difference-game-over = The game is over, but the log continues
difference-not-happened = By the rules this does not happen here
difference-refused = Not legal (rule, choice)
difference-missing = A side cannot have held this card
difference-not-in-deck = This card cannot have been on top of the deck
difference-stuck = No choice leads to what the log says here

fault-scandal-not-printed = After { name-iran_contra_scandal } the US die is one lower, but the printed modifier and total are not.
fault-japan-still-counted = With { name-shuttle_diplomacy } Japan is left out, but the USSR keeps the point for a country adjacent to the enemy superpower.
fault-reformer-forgotten = { name-the_reformer } leaves play with { name-glasnost }, though it prevents USSR coups in Europe for the rest of the game.
fault-coup-after-nuclear-war = A coup that has caused nuclear war is still rolled.
fault-void-event-printed = An event that cannot happen gets a line of its own.
fault-event-printed-twice = An event that happens once gets two lines.

## The referee of a game on a real table

referee-intro = You play on your own table and type what happens there; hands stay secret. Several things fit on one line, separated by commas: poland 4, east germany, austria. Or: fidel ops, influence, mexico 2. Or: coup, iran, and the die when it is asked for. The first letters of a name are enough. Type ? for help.
referee-any-card = Type the name of the card; hands are not known here, so none are listed.
referee-any-headline = Both sides choose in secret; reveal both headlines, then type one after the other.
referee-scoring = { $side }: a scoring card that is shown; “done” if there is none, or no other >
referee-late = { $side }: a scoring card that came too late in the turn and is discarded; “done” if there is none, or no other >
referee-last = { $side }: which is the last card of this hand? >
referee-not-understood = “{ $word }” is not a card, country, number or command that fits here; ? for help.
referee-cannot-hold = “{ $choice }” cannot be in this hand, judging by everything seen: { $seat }
referee-must-hold = “{ $choice }” must be in this hand, judging by everything seen, and has to be shown: { $seat }
referee-command-choose = choice
    .usage = iran 2, egypt
    .meaning = what was chosen: names, their first letters or numbers of the list; commas between several; a number after a name is how many times, or the die
referee-command-help = help
    .usage = ? cuba, ? TS-6.3, ? discard
    .meaning = explains a card, a country, a rule or a pile
referee-command-why = why
    .usage = why iran
    .meaning = explains why something cannot be chosen now
request-die-coup = { $seat }: die for the coup in { $place }, 1–{ $most } >
request-die-realignment = { $seat }: die for the realignment roll in { $place }, 1–{ $most } >
request-die-war = { $seat }: die for the war in { $place }, 1–{ $most } >
request-die-space = { $seat }: die for the Space Race, 1–{ $most } >
request-die-trap = { $seat }: die in the trap, 1–{ $most } >
request-die-olympics = { $seat }: die for the { name-olympic_games }, 1–{ $most } >
request-die-summit = { $seat }: die for the { name-summit }, 1–{ $most } >
request-draw-hand = { $seat }: which card was drawn from this hand? >
