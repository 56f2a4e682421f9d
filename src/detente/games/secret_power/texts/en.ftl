### Seats have a form for the middle of a sentence, .the: the Falcon, but Division Alpha. Names are those of the data
### files, and sentences use them too: Key Connections card, Supreme Power card, Secondary Objective.

game-title = Deep State: New World Order
game-summary = Divisions of a secret Committee infiltrate the world’s institutions, advance projects and conclude treaties with secret societies – together at a table, or alone against the Falcon. Also known as Secret Power.
game-reconstructed = Reconstructed by us: much of the base rules with their costs, points and counts, because only the appendix of the rulebook was available. If you have the rulebook, you can correct them in secret_power/rulebook and secret_power/data.

## Seats

name-alpha = Division Alpha
    .the = Division Alpha
    .letter = A
name-beta = Division Beta
    .the = Division Beta
    .letter = B
name-gamma = Division Gamma
    .the = Division Gamma
    .letter = G
name-delta = Division Delta
    .the = Division Delta
    .letter = D
name-epsilon = Division Epsilon
    .the = Division Epsilon
    .letter = E
name-falcon = The Falcon
    .the = the Falcon
    .letter = F

## Groups and signs

name-control = Mass Control
name-finance = Finance
name-science = Science
name-support = Key Connections
name-power = Supreme Power
name-agitators = Agitators
name-peacemakers = Peacemakers
name-spies = Spies
name-special_interest = Special Interest

## What the Falcon looks for, beside groups

name-covert_operation = Covert operation
name-colour_with_matching_power = Colour of his power cards

## Objects: { $rest } is the number of the copy

name-mass_media = Mass Media
name-ruling_parties = Ruling Parties
name-security_agencies = Security Agencies
name-real_estate = Real Estate
name-valuables = Valuables
name-banks = Banks
name-research = Research
name-laboratories = Laboratories
name-patents = Patents
name-trade_unions = Trade Unions
name-consulates = Consulates
name-intelligence_services = Intelligence Services
name-governments = Governments
name-exchanges = Stock Exchanges
name-universities = Universities
name-crime_syndicates = Crime Syndicates
name-corporations = Corporations
name-inner_circle = Inner Circle
name-mass_media_ = { name-mass_media } #{ $rest }
name-ruling_parties_ = { name-ruling_parties } #{ $rest }
name-security_agencies_ = { name-security_agencies } #{ $rest }
name-real_estate_ = { name-real_estate } #{ $rest }
name-valuables_ = { name-valuables } #{ $rest }
name-banks_ = { name-banks } #{ $rest }
name-research_ = { name-research } #{ $rest }
name-laboratories_ = { name-laboratories } #{ $rest }
name-patents_ = { name-patents } #{ $rest }
name-trade_unions_ = { name-trade_unions } #{ $rest }
name-consulates_ = { name-consulates } #{ $rest }
name-intelligence_services_ = { name-intelligence_services } #{ $rest }
name-governments_ = { name-governments } #{ $rest }
name-exchanges_ = { name-exchanges } #{ $rest }
name-universities_ = { name-universities } #{ $rest }
name-crime_syndicates_ = { name-crime_syndicates } #{ $rest }
name-corporations_ = { name-corporations } #{ $rest }
name-inner_circle_ = { name-inner_circle } #{ $rest }
name-minor_ = Secondary Objective: { $rest }
name-attach_ = Attach { name-inner_circle } #{ $rest }

## Treaties

name-federal_reserve = Federal Reserve
name-international_peace_bureau = International Peace Bureau
name-international_tribunal = International Tribunal
name-cabbalists = Cabbalists
name-milner_group = Milner Group
name-trilateral_commission = Trilateral Commission
name-cheka = Cheka
name-kupol_2 = Dome-2
name-illuminati = Illuminati
name-black_water = Blackwater
name-majestic_12 = Majestic-12
name-world_trade_organization = World Trade Organization
name-marxist_league = Marxist League
name-temple_mount_foundation = Temple Mount Foundation
name-international_science_council = International Science Council
name-cia = CIA
name-kgb = KGB
name-mossad = Mossad
name-cosa_nostra = Cosa Nostra
name-yakuza = Yakuza
name-triads = Triads
name-union_of_nine = Union of Nine
name-socialist_revolutionaries = Socialist Revolutionaries
name-world_court = World Court
name-club_of_rome = Club of Rome
name-imf = International Monetary Fund
name-theosophical_society = Theosophical Society
name-big_brother_society = Big Brother Society
name-golden_dawn = Golden Dawn
name-thule_society = Thule Society
name-cartels = Cartels
name-order_of_malta = Order of Malta
name-jasons = JASON
name-rosicrucians = Rosicrucians
name-templars = Templars
name-union_of_thirty_three = Union of Thirty-Three
name-bilderberg_club = Bilderberg Club
name-elihu = Elihu
name-skull_and_bones = Skull and Bones
name-federation_of_trade_unions = Federation of Trade Unions
name-chamber_of_commerce = Chamber of Commerce
name-world_league_of_culture = World League of Culture
name-freemasons = Freemasons
name-anarchists = Anarchists
name-jesuits = Jesuits
name-scientologists = Scientologists

## Professionals: { $rest } is the number of the copy

name-recruiter_ = Recruiter #{ $rest }
name-grey_cardinal_ = Éminence Grise #{ $rest }
name-emissary_ = Emissary #{ $rest }
name-assassin_ = Assassin #{ $rest }
name-mediator_ = Mediator #{ $rest }
name-informant_ = Informant #{ $rest }

## Action cards, personalities and levels of the Falcon, and ranks

name-falcon_grey_cardinal_ = Éminence Grise
name-falcon_emissary_ = Emissary
name-falcon_assassin_ = Assassin
name-falcon_informant_ = Informant
name-falcon_mediator_ = Mediator
name-falcon_recruiter_ = Recruiter
name-falcon_negotiator_ = Negotiator
name-falcon_confidant_ = Confidant
name-falcon_manager_ = Manager
name-falcon_president_ = President
name-negotiator = Negotiator
name-manager = Manager
name-beginner = Beginner
name-medium = Medium
name-high = High
name-maximum = Maximum
name-appointed_yesterday = Appointed yesterday
name-promising = Promising
name-in_good_standing = In good standing
name-first_among_the_best = First among the best
name-machiavelli = Machiavelli of the 20th century

## Projects and their stages, operations, wars

name-comintern = Comintern
name-comintern_1 = International I
name-comintern_2 = International II
name-comintern_3 = International III
name-comintern_4 = World Revolution
name-comintern_5 = Dictatorship of the Proletariat
name-united_nations = Unified Nations
name-united_nations_1 = Peace Initiatives I
name-united_nations_2 = Peace Initiatives II
name-united_nations_3 = Peace Initiatives III
name-united_nations_4 = Peacekeeping Forces
name-united_nations_5 = World Gendarme
name-espionage = Spyware
name-espionage_1 = Spy Equipment I
name-espionage_2 = Spy Equipment II
name-espionage_3 = Spy Equipment III
name-espionage_4 = Total Surveillance
name-espionage_5 = Big Brother
name-secret_power = Deep State
name-secret_power_1 = Secret Societies I
name-secret_power_2 = Secret Societies II
name-secret_power_3 = Secret Societies III
name-secret_power_4 = Puppet Governments
name-secret_power_5 = Masters of the World

name-elimination_of_obstacles = Elimination of Obstacles
name-provocation = Provocation
name-sabotage = Sabotage
name-destabilisation = Destabilisation
name-coup_detat = Coup d’État
name-military_intervention = Military Intervention

name-world_war_1 = World War I
name-world_war_2 = World War II

## Verbs and numbers

name-train = Train an agent
name-agent = Agent
name-professional = Professional
name-pass = Pass
name-done = Done
name-1 = 1 agent
name-2 = 2 agents
name-3 = 3 agents
name-4 = 4 agents
name-5 = 5 agents
name-6 = 6 agents
name-7 = 7 agents
name-8 = 8 agents
name-9 = 9 agents
name-10 = 10 agents
name-11 = 11 agents
name-12 = 12 agents

## Parts of the score

name-colour = { score-colour }
name-project = { score-project }
name-operation = { score-operation }
name-treaty = { score-treaty }
name-effect = { score-effect }
name-majority = { score-majority }
name-level = { score-level }

score-colour = Colour cards
score-about-colour = Each objective and each Secondary Objective of Mass Control, Finance and Science scores 1 point.
score-power = Supreme Power cards
score-about-power = { name-governments }, { name-exchanges }, { name-universities }, { name-crime_syndicates } and { name-corporations } score for other cards, and more with an inner circle under them.
score-inner_circle = Inner circles
score-about-inner_circle = An inner circle that is not attached scores 4 points.
score-project = World Domination Projects
score-about-project = In each project only the stage you have reached scores its points; earlier stages no longer count.
score-operation = Covert operations
score-about-operation = Each covert operation scores the points on its card.
score-treaty = Treaties
score-about-treaty = Each concluded treaty scores the points on its card; treaties in hand score nothing.
score-effect = Final effects of treaties
score-about-effect = What concluded treaties count at the end, as if the game ended now.
score-majority = Majorities
score-about-majority = 7 points for having more cards of a group than each other player, through a treaty that you or someone else concluded.
score-level = Level of the Falcon
score-about-level = At the higher levels each treaty that the Falcon has concluded scores 1 or 2 points more.

## What they do: groups, signs, objects

effect-control = Mass Control card: 1 point. { name-governments } count your Mass Control cards.
effect-finance = Finance card: 1 point. { name-exchanges } count your Finance cards.
effect-science = Science card: 1 point. { name-universities } count your Science cards.
effect-support = Key Connections card: no points, but it shows a sign that projects and treaties ask for.
effect-power = Supreme Power card: it scores for other cards, and more with an inner circle under it.
effect-inner_circle = Alone it scores 4 points. Under a Supreme Power card it makes that card score 1 point more for each card or set that it counts; under a Key Connections card it doubles its sign. You may attach it, permanently, whenever it is your decision; agents on it move along.
effect-agitators = A sign on { name-trade_unions } and treaties. { name-comintern } asks for it; it is never used up.
effect-peacemakers = A sign on { name-consulates } and treaties. { name-united_nations } asks for it; it is never used up.
effect-spies = A sign on { name-intelligence_services } and treaties. { name-espionage } asks for it; it is never used up.
effect-special_interest = A number on objectives. To advance in { name-secret_power } you discard objectives with enough of it.
effect-mass_media = { effect-control }
effect-ruling_parties = { effect-control }
effect-security_agencies = { effect-control }
effect-real_estate = { effect-finance }
effect-valuables = { effect-finance }
effect-banks = { effect-finance }
effect-research = { effect-science }
effect-laboratories = { effect-science }
effect-patents = { effect-science }
effect-trade_unions = Key Connections card: it shows 1 agitators sign, 2 with an inner circle under it. No points.
effect-consulates = Key Connections card: it shows 1 peacemakers sign, 2 with an inner circle under it. No points.
effect-intelligence_services = Key Connections card: it shows 1 spies sign, 2 with an inner circle under it. No points.
effect-governments = Supreme Power card: 1 point for each of your Mass Control cards, 2 with an inner circle under it.
effect-exchanges = Supreme Power card: 1 point for each of your Finance cards, 2 with an inner circle under it.
effect-universities = Supreme Power card: 1 point for each of your Science cards, 2 with an inner circle under it.
effect-crime_syndicates = Supreme Power card: 3 points for each set of one Mass Control, one Finance and one Science card of yours, 4 with an inner circle under it.
effect-corporations = Supreme Power card: 3 points for each other Supreme Power card of yours, 4 with an inner circle under it.
effect-minor_control = A Secondary Objective: it counts as a Mass Control card and scores 1 point.
effect-minor_finance = A Secondary Objective: it counts as a Finance card and scores 1 point.
effect-minor_science = A Secondary Objective: it counts as a Science card and scores 1 point.
effect-minor_power = A Secondary Objective: it counts as a Supreme Power card and scores nothing itself.

## What projects, operations and wars do

effect-comintern = It gives shadow agents, who help to infiltrate an objective or to run a covert operation, once in each of your turns.
effect-comintern_1 = 1 shadow agent
effect-comintern_2 = 2 shadow agents
effect-comintern_3 = 3 shadow agents
effect-comintern_4 = { effect-comintern_3 }
effect-comintern_5 = { effect-comintern_3 }
effect-united_nations = It lets you recall more agents in the Takeover Phase, from any of your objectives and operations.
effect-united_nations_1 = 1 more recall
effect-united_nations_2 = 2 more recalls
effect-united_nations_3 = 3 more recalls
effect-united_nations_4 = { effect-united_nations_3 }
effect-united_nations_5 = { effect-united_nations_3 }
effect-espionage = It opens more of the zone to you: without it your reach is 3 positions.
effect-espionage_1 = Reach: 4 positions
effect-espionage_2 = Reach: 5 positions
effect-espionage_3 = Reach: 6 positions
effect-espionage_4 = { effect-espionage_3 }
effect-espionage_5 = { effect-espionage_3 }
effect-secret_power = For each stage you discard objectives with enough special interest, draw treaties and may at once conclude one from your hand without its requirement.
effect-secret_power_1 = draw 1 treaty; conclude one without its requirement
effect-secret_power_2 = { effect-secret_power_1 }
effect-secret_power_3 = { effect-secret_power_1 }
effect-secret_power_4 = draw 2 treaties; conclude one without its requirement
effect-secret_power_5 = { effect-secret_power_4 }

effect-elimination_of_obstacles = Run it with enough agents, shadow agents included: it is yours at once and scores its points. In the Takeover Phase one agent returns to your active reserve, the others go to your pool.
effect-provocation = { effect-elimination_of_obstacles }
effect-sabotage = { effect-elimination_of_obstacles }
effect-destabilisation = { effect-elimination_of_obstacles }
effect-coup_detat = { effect-elimination_of_obstacles }
effect-military_intervention = { effect-elimination_of_obstacles }

effect-world_war_1 = It lasts to the end of the game: each stage of each project takes 1 more agent. The Falcon does not pay this, and in wartime he runs covert operations.
effect-world_war_2 = { effect-world_war_1 }

## What treaties do

effect-federal_reserve = Requirement: { effect-federal_reserve.requirement }. { effect-federal_reserve.gives }
    .requirement = 3 Finance cards and { name-corporations }
    .gives = At once you may conclude a treaty from your hand whose symbol is a peacemakers sign or a Secondary Objective of Finance, without its requirement.
effect-international_peace_bureau = Requirement: { effect-international_peace_bureau.requirement }. { effect-international_peace_bureau.gives }
    .requirement = 3 Science cards and { name-corporations }
    .gives = At once you may conclude a treaty from your hand whose symbol is a spies sign or a Secondary Objective of Science, without its requirement.
effect-international_tribunal = Requirement: { effect-international_tribunal.requirement }. { effect-international_tribunal.gives }
    .requirement = 3 Mass Control cards and { name-corporations }
    .gives = At once you may conclude a treaty from your hand whose symbol is an agitators sign or a Secondary Objective of Mass Control, without its requirement.
effect-cabbalists = Requirement: { effect-cabbalists.requirement }. { effect-cabbalists.gives }
    .requirement = 2 Science cards or { name-patents }
    .gives = At once you reveal the top 7 treaties of the deck, take all whose symbol is a spies sign or a Secondary Objective of Science, and shuffle the others back.
effect-milner_group = Requirement: { effect-milner_group.requirement }. { effect-milner_group.gives }
    .requirement = 2 Finance cards or { name-banks }
    .gives = At once you reveal the top 7 treaties of the deck, take all whose symbol is a peacemakers sign or a Secondary Objective of Finance, and shuffle the others back.
effect-trilateral_commission = Requirement: { effect-trilateral_commission.requirement }. { effect-trilateral_commission.gives }
    .requirement = 2 Mass Control cards or { name-mass_media }
    .gives = At once you reveal the top 7 treaties of the deck, take all whose symbol is an agitators sign or a Secondary Objective of Mass Control, and shuffle the others back.
effect-cheka = Requirement: { effect-cheka.requirement }. { effect-cheka.gives }
    .requirement = stage 2 or higher in any project and 1 agitators sign
    .gives = At once each opponent without an agitators sign gives you a Mass Control card of their choice; an opponent who has none gives another objective, or else a Secondary Objective.
effect-kupol_2 = Requirement: { effect-kupol_2.requirement }. { effect-kupol_2.gives }
    .requirement = stage 2 or higher in any project and 1 peacemakers sign
    .gives = At once each opponent without a peacemakers sign gives you a Finance card of their choice; an opponent who has none gives another objective, or else a Secondary Objective.
effect-illuminati = Requirement: { effect-illuminati.requirement }. { effect-illuminati.gives }
    .requirement = stage 2 or higher in any project and 1 spies sign
    .gives = At once each opponent without a spies sign gives you a Science card of their choice; an opponent who has none gives another objective, or else a Secondary Objective.
effect-black_water = Requirement: { effect-black_water.requirement }. { effect-black_water.gives }
    .requirement = { name-ruling_parties }, { name-real_estate } and { name-laboratories }
    .gives = At once you take one of these from the discard: { name-governments }, { name-crime_syndicates } or { name-trade_unions }.
effect-majestic_12 = Requirement: { effect-majestic_12.requirement }. { effect-majestic_12.gives }
    .requirement = { name-security_agencies }, { name-valuables } and { name-research }
    .gives = At once you take one of these from the discard: { name-universities }, { name-crime_syndicates } or { name-intelligence_services }.
effect-world_trade_organization = Requirement: { effect-world_trade_organization.requirement }. { effect-world_trade_organization.gives }
    .requirement = { name-mass_media }, { name-banks } and { name-patents }
    .gives = At once you take one of these from the discard: { name-exchanges }, { name-crime_syndicates } or { name-consulates }.
effect-marxist_league = Requirement: { effect-marxist_league.requirement }. { effect-marxist_league.gives }
    .requirement = 2 Mass Control cards and 1 spies sign
    .gives = From now on each of your { name-intelligence_services } also shows 1 agitators sign.
effect-temple_mount_foundation = Requirement: { effect-temple_mount_foundation.requirement }. { effect-temple_mount_foundation.gives }
    .requirement = 2 Finance cards and 1 agitators sign
    .gives = From now on each of your { name-trade_unions } also shows 1 peacemakers sign.
effect-international_science_council = Requirement: { effect-international_science_council.requirement }. { effect-international_science_council.gives }
    .requirement = 2 Science cards and 1 peacemakers sign
    .gives = From now on each of your { name-consulates } also shows 1 spies sign.
effect-cia = Requirement: { effect-cia.requirement }. { effect-cia.gives }
    .requirement = { name-universities } and 1 spies sign
    .gives = From now on, whenever you gain a Science card, you may recruit an agent.
effect-kgb = Requirement: { effect-kgb.requirement }. { effect-kgb.gives }
    .requirement = { name-governments } and 1 agitators sign
    .gives = From now on, whenever you gain a Mass Control card, you may recruit an agent.
effect-mossad = Requirement: { effect-mossad.requirement }. { effect-mossad.gives }
    .requirement = { name-exchanges } and 1 peacemakers sign
    .gives = From now on, whenever you gain a Finance card, you may recruit an agent.
effect-cosa_nostra = Requirement: { effect-cosa_nostra.requirement }. { effect-cosa_nostra.gives }
    .requirement = more agents in your pool than each other player
    .gives = From now on you have 2 shadow agents when you infiltrate position 1. At once you may conclude one more treaty whose requirement is met.
effect-yakuza = Requirement: { effect-yakuza.requirement }. { effect-yakuza.gives }
    .requirement = more agents on your objectives than each other player
    .gives = From now on you have 2 shadow agents when you infiltrate position 2. At once you may conclude one more treaty whose requirement is met.
effect-triads = Requirement: { effect-triads.requirement }. { effect-triads.gives }
    .requirement = more active agents than each other player
    .gives = From now on you have 2 shadow agents when you infiltrate position 3. At once you may conclude one more treaty whose requirement is met.
effect-union_of_nine = Requirement: { effect-union_of_nine.requirement }. { effect-union_of_nine.gives }
    .requirement = 2 spies signs
    .gives = From now on, whenever you infiltrate a Science or Key Connections card, you may advance in any project as an extra action.
effect-socialist_revolutionaries = Requirement: { effect-socialist_revolutionaries.requirement }. { effect-socialist_revolutionaries.gives }
    .requirement = 2 agitators signs
    .gives = From now on, whenever you infiltrate a Mass Control or Key Connections card, you may advance in any project as an extra action.
effect-world_court = Requirement: { effect-world_court.requirement }. { effect-world_court.gives }
    .requirement = 2 peacemakers signs
    .gives = From now on, whenever you infiltrate a Finance or Key Connections card, you may advance in any project as an extra action.
effect-club_of_rome = Requirement: { effect-club_of_rome.requirement }. { effect-club_of_rome.gives }
    .requirement = { name-governments } and { name-universities }
    .gives = From now on, whenever you put 4 or more agents on an objective, you may take a Secondary Objective of Mass Control or Science.
effect-imf = Requirement: { effect-imf.requirement }. { effect-imf.gives }
    .requirement = { name-governments } and { name-exchanges }
    .gives = From now on, whenever you put 4 or more agents on an objective, you may take a Secondary Objective of Mass Control or Finance.
effect-theosophical_society = Requirement: { effect-theosophical_society.requirement }. { effect-theosophical_society.gives }
    .requirement = { name-exchanges } and { name-universities }
    .gives = From now on, whenever you put 4 or more agents on an objective, you may take a Secondary Objective of Finance or Science.
effect-big_brother_society = Requirement: { effect-big_brother_society.requirement }. { effect-big_brother_society.gives }
    .requirement = 2 Mass Control cards or { name-ruling_parties }
    .gives = From now on, whenever you reach stage 2 or higher in a project, you may take a Secondary Objective of Mass Control.
effect-golden_dawn = Requirement: { effect-golden_dawn.requirement }. { effect-golden_dawn.gives }
    .requirement = 2 Finance cards or { name-valuables }
    .gives = From now on, whenever you reach stage 2 or higher in a project, you may take a Secondary Objective of Finance.
effect-thule_society = Requirement: { effect-thule_society.requirement }. { effect-thule_society.gives }
    .requirement = 2 Science cards or { name-research }
    .gives = From now on, whenever you reach stage 2 or higher in a project, you may take a Secondary Objective of Science.
effect-cartels = Requirement: { effect-cartels.requirement }. { effect-cartels.gives }
    .requirement = { name-crime_syndicates } and another Supreme Power card
    .gives = At the end: 2 points for each of your covert operations and 2 for each of your { name-crime_syndicates }.
effect-order_of_malta = Requirement: { effect-order_of_malta.requirement }. { effect-order_of_malta.gives }
    .requirement = { name-corporations } and another Supreme Power card
    .gives = At the end: 2 points for each of your coordinators and 2 for each of your { name-corporations }.
effect-jasons = Requirement: { effect-jasons.requirement }. { effect-jasons.gives }
    .requirement = 2 Science cards or { name-laboratories }
    .gives = At the end: 7 points for the player with more Science cards than each other player; no one scores them on a tie. At once you may conclude one more treaty whose requirement is met.
effect-rosicrucians = Requirement: { effect-rosicrucians.requirement }. { effect-rosicrucians.gives }
    .requirement = 2 Supreme Power cards
    .gives = At the end: 7 points for the player with more Supreme Power cards than each other player; no one scores them on a tie. At once you may conclude one more treaty whose requirement is met.
effect-templars = Requirement: { effect-templars.requirement }. { effect-templars.gives }
    .requirement = 2 Finance cards or { name-real_estate }
    .gives = At the end: 7 points for the player with more Finance cards than each other player; no one scores them on a tie. At once you may conclude one more treaty whose requirement is met.
effect-union_of_thirty_three = Requirement: { effect-union_of_thirty_three.requirement }. { effect-union_of_thirty_three.gives }
    .requirement = 2 Mass Control cards or { name-security_agencies }
    .gives = At the end: 7 points for the player with more Mass Control cards than each other player; no one scores them on a tie. At once you may conclude one more treaty whose requirement is met.
effect-bilderberg_club = Requirement: { effect-bilderberg_club.requirement }. { effect-bilderberg_club.gives }
    .requirement = { name-banks }, { name-valuables } and { name-real_estate }
    .gives = At the end: 1 point for each of your Supreme Power cards and 2 more for each of your { name-exchanges }.
effect-elihu = Requirement: { effect-elihu.requirement }. { effect-elihu.gives }
    .requirement = { name-laboratories }, { name-research } and { name-patents }
    .gives = At the end: 1 point for each of your Supreme Power cards and 2 more for each of your { name-universities }.
effect-skull_and_bones = Requirement: { effect-skull_and_bones.requirement }. { effect-skull_and_bones.gives }
    .requirement = { name-ruling_parties }, { name-security_agencies } and { name-mass_media }
    .gives = At the end: 1 point for each of your Supreme Power cards and 2 more for each of your { name-governments }.
effect-federation_of_trade_unions = Requirement: { effect-federation_of_trade_unions.requirement }. { effect-federation_of_trade_unions.gives }
    .requirement = { name-governments } and another Supreme Power card
    .gives = At the end: 3 points for each of your agitators signs and 3 for each of your { name-governments }.
effect-chamber_of_commerce = Requirement: { effect-chamber_of_commerce.requirement }. { effect-chamber_of_commerce.gives }
    .requirement = { name-exchanges } and another Supreme Power card
    .gives = At the end: 3 points for each of your peacemakers signs and 3 for each of your { name-exchanges }.
effect-world_league_of_culture = Requirement: { effect-world_league_of_culture.requirement }. { effect-world_league_of_culture.gives }
    .requirement = { name-universities } and another Supreme Power card
    .gives = At the end: 3 points for each of your spies signs and 3 for each of your { name-universities }.
effect-freemasons = Requirement: { effect-freemasons.requirement }. { effect-freemasons.gives }
    .requirement = stage 3 or higher in any project
    .gives = At the end: 3 points for each of your Key Connections cards.
effect-anarchists = Requirement: { effect-anarchists.requirement }. { effect-anarchists.gives }
    .requirement = 3 Mass Control cards and no { name-governments }
    .gives = At the end of each Treaty Phase you may discard up to 2 of your Mass Control cards. At the end of the game: 3 points for each Mass Control objective in the discard, no matter who discarded it.
effect-jesuits = Requirement: { effect-jesuits.requirement }. { effect-jesuits.gives }
    .requirement = 3 Finance cards and no { name-exchanges }
    .gives = At the end of each Treaty Phase you may discard up to 2 of your Finance cards. At the end of the game: 3 points for each Finance objective in the discard, no matter who discarded it.
effect-scientologists = Requirement: { effect-scientologists.requirement }. { effect-scientologists.gives }
    .requirement = 3 Science cards and no { name-universities }
    .gives = At the end of each Treaty Phase you may discard up to 2 of your Science cards. At the end of the game: 3 points for each Science objective in the discard, no matter who discarded it.

## The symbol in the corner of a treaty

symbol-agitators = Symbol: an agitators sign.
symbol-peacemakers = Symbol: a peacemakers sign.
symbol-spies = Symbol: a spies sign.
symbol-minor_control = Symbol: a Secondary Objective of Mass Control.
symbol-minor_finance = Symbol: a Secondary Objective of Finance.
symbol-minor_science = Symbol: a Secondary Objective of Science.
symbol-minor_power = Symbol: a Secondary Objective of Supreme Power.

## What professionals do, and the action cards of the Falcon

effect-recruiter = Recruit up to 3 agents.
effect-grey_cardinal = Extra action: advance in any project for 1 agent fewer.
effect-emissary = Extra action: run the top covert operation with 1 agent fewer.
effect-assassin = One agent of any player on an objective, in the zone or captured, goes to the pool. Then you may play one more professional.
effect-mediator = Pay the cost of an objective in the discard with active agents, who go to the pool: it is yours.
effect-informant = Look at the top 4 treaties, keep 1 and put the others back on top in any order.
effect-falcon_grey_cardinal = He spends 2 agents and joins a project, by project order; if he is in all three, he advances in one.
effect-falcon_emissary = He runs the top covert operation, in peacetime too.
effect-falcon_assassin = You lose an agent on an objective of your choice, who goes to the pool. Then he plays the next action card.
effect-falcon_informant = He draws a treaty. Then, with fewer than 6 in hand, he spends 2 agents and draws another.
effect-falcon_mediator = He spends 2 agents and has 1 more shadow agent until the next Treaty Phase.
effect-falcon_recruiter = He recalls up to 2 agents from the objectives that hold the most of them. If he has none there, he plays the next action card.
effect-falcon_negotiator = He draws a treaty for each of his inner circles. Then the discard is shuffled into the action deck.
effect-falcon_confidant = He draws a treaty for each of his Key Connections cards. Then he plays the next action card.
effect-falcon_manager = He takes a Secondary Objective of the matching group for each of his { name-governments }, { name-exchanges } and { name-universities }. Then the discard is shuffled into the action deck.
effect-falcon_president = He takes a Secondary Objective of Supreme Power for each of his { name-corporations }, and one each of Mass Control, Finance and Science for each of his { name-crime_syndicates }. Then he plays the next action card.

## What is asked

prompt-put-back = { $left ->
        [one] Which treaty do you put back?
       *[other] Which treaties do you put back? { $left } to put back.
    }
    .others = { $who } to choose the first treaties.
prompt-draft = Which treaty do you keep? The others are passed to the left.
    .others = { $who } to choose the first treaties.
prompt-act = { $supervisor ->
        [0] What do you do?
       *[other] You have the Supervisor: which objective do you infiltrate, or do you run a covert operation?
    } You have { $agents ->
        [0] no active agents
        [one] 1 active agent
       *[other] { $agents } active agents
    }{ $shadows ->
        [0] .
        [one] {" "}and 1 shadow agent.
       *[other] {" "}and { $shadows } shadow agents.
    }
    .others = { $who } to act.
prompt-send-agents = How many agents do you send to { $card }? { $needed ->
        [one] 1 is needed
       *[other] { $needed } are needed
    }{ $shadows ->
        [0] .
        [one] , besides 1 shadow agent.
       *[other] , besides { $shadows } shadow agents.
    }
    .others = { $who } to send agents.
prompt-advance = In which project do you advance?
    .others = { $who } to advance in a project.
prompt-pay-interest = Which objective do you discard? Special interest still needed: { $left }.
    .others = { $who } to discard objectives for their special interest.
prompt-recruit = Whom do you recruit? { $left ->
        [one] 1 more
       *[other] { $left } more
    } may come. { $pool ->
        [0] Your pool is empty.
        [one] There is 1 agent in your pool.
       *[other] There are { $pool } agents in your pool.
    }
    .others = { $who } to recruit.
prompt-dismiss-professional = You hold too many professionals. Which one do you discard?
    .others = { $who } to discard a professional.
prompt-assassinate = Where does the Assassin strike?
    .others = { $who } to choose where the Assassin strikes.
prompt-mediate = Which objective do you buy from the discard?
    .others = { $who } to buy an objective from the discard.
prompt-keep-treaty = Which of these treaties do you keep?
    .others = { $who } to keep a treaty.
prompt-put-on-top = Which treaty goes back first? The last one you put back is on top.
    .others = { $who } to put treaties back.
prompt-attach-to = To which card do you attach { $circle }? { $agents ->
        [0] There are no agents on it.
        [one] The agent on it moves along.
       *[other] The { $agents } agents on it move along.
    }
    .others = { $who } to attach an inner circle.
prompt-attach-early = Do you attach an inner circle before the recall? Fewer agents would return, because each card returns only one.
    .others = { $who } to attach an inner circle or not.
prompt-attach-last = Do you attach an inner circle? This is your last chance before the points are counted.
    .others = { $who } to attach an inner circle or not.
prompt-recall-more = { name-united_nations }: from where do you recall { $left ->
        [one] 1 more agent
       *[other] up to { $left } more agents
    }?
    .others = { $who } to recall more agents.
prompt-conclude = Which treaty do you conclude?
    .others = { $who } to conclude a treaty or not.
prompt-conclude-another = You may conclude one more treaty. Which one?
    .others = { $who } to conclude one more treaty or not.
prompt-conclude-free = { $by } lets you conclude a treaty without its requirement. Which one?
    .others = { $who } to conclude a treaty without its requirement or not.
prompt-use-treaties = Which of these treaties do you use now?
    .others = { $who } to use treaties or not.
prompt-take-minor = { $treaty }: which Secondary Objective do you take?
    .others = { $who } to take a Secondary Objective.
prompt-give-card = Which card does { FORM($giver, "the") } give to { FORM($taker, "the") }? If there is a { $group } card, it must be one of those.
    .others = { $who } to choose which card is given away.
prompt-reclaim = Which objective do you take from the discard?
    .others = { $who } to take an objective from the discard.
prompt-burn-cards = { $treaty }: which { $group } card do you discard? { $left ->
        [one] At most 1 more.
       *[other] At most { $left }.
    }
    .others = { $who } to discard cards or not.
prompt-discard-treaty = You hold too many treaties. Which one do you discard?
    .others = { $who } to discard treaties.
prompt-falcon-recalls = The Falcon recalls an agent from the card with the most of his agents, and several are tied. From which one?
    .others = { $who } to decide for the Falcon.
prompt-lose-agent = The Falcon’s Assassin strikes: where do you lose an agent?
    .others = { $who } to lose an agent.

## What can be chosen

do-pass = Pass
do-done = Done
do-infiltrate = Infiltrate { $choice }
do-intercept = Intercept { $choice }
do-operate = Run { $choice }
do-join = Join { $choice }
do-advance = Advance in { $choice }
do-train = Train an agent
do-play = Play { $choice }
do-attach = { $choice }
do-send = Send { $choice }
do-recruit-agent = Recruit an agent
do-take-professional = Take a professional instead
do-discard = Discard { $choice }
do-keep = Keep { $choice }
do-put-back = Put back { $choice }
do-put-on-top = Put { $choice } on the deck
do-recall = Recall an agent from { $choice }
do-strike = Strike at { $choice }
do-conclude = Conclude { $choice }
do-conclude-nothing = Conclude no treaty
do-use = Use { $choice }
do-give = Give { $choice }

hint-agents-needed = { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    }{ $shadows ->
        [0] {""}
        [one] {" "}besides 1 shadow agent
       *[other] {" "}besides { $shadows } shadow agents
    }
hint-stage = stage { $stage }, { $agents ->
        [0] no agents
        [one] 1 agent
       *[other] { $agents } agents
    }
hint-agents-of = { FORM($owner, "the") }, { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    }
hint-agents = { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    }
hint-cost = costs { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    }
hint-send = { $left ->
        [0] none left
       *[other] { $left } left
    }; { $open ->
        [0] { $safe ->
            [0] now no one can intercept them
           *[other] now no one can intercept them, not even: { $safe_from }
        }
       *[other] can now be intercepted by: { $open_to }{ $safe ->
            [0] {""}
           *[other] , no longer by: { $safe_from }
        }
    }

## Why not

refused-not-in-hand = “{ $choice }” is not among the treaties you may choose from; choose one of those.
refused-no-action = “{ $choice }” is not a main action; infiltrate an objective, run a covert operation, advance in a project or train an agent.
refused-supervised = You have the Supervisor, so you must infiltrate an objective or run a covert operation.
refused-must-act = You can act, so you cannot pass; choose an action.
refused-empty-pool = Your pool is empty, so no one can be recruited.
refused-must-recruit = There are agents in your pool, so you must recruit.
refused-no-recruit = “{ $choice }” cannot be recruited; choose an agent or a professional.
refused-one-professional = You have already taken a professional instead of one of these agents; recruit an agent.
refused-no-professional = There is no professional to take; recruit an agent.
refused-not-held = “{ $choice }” is not a professional in your hand; choose one of those.
refused-one-a-turn = You have already played a professional this turn; another may follow only after the Assassin.
refused-idle-professional = “{ $choice }” would have no effect now, so it cannot be played.
refused-no-target = “{ $choice }” is not an objective with agents on it; choose one that is.
refused-not-in-discard = “{ $choice }” is not an objective in the discard; choose one that is.
refused-too-dear = “{ $choice }” costs more agents than you have active; choose a cheaper objective.
refused-not-looked-at = “{ $choice }” is not among the treaties you are looking at; choose one of those.
refused-not-in-zone = “{ $choice }” is not in the zone; choose an objective that is.
refused-out-of-reach = “{ $choice }” is out of your reach; choose an objective further to the left, or advance in { name-espionage }.
refused-own-agents = Your agents are already on “{ $choice }”, and no more can be added; choose another objective.
refused-no-agent = You have no active agent, and shadow agents alone cannot hold “{ $choice }”.
refused-too-few-agents = That is too few agents for the cost of the card, even with your shadow agents.
refused-too-weak = To intercept, you need more agents and shadow agents together than there are on the card.
refused-no-number = “{ $choice }” is not a number of agents; choose one from the list.
refused-not-so-many = You do not have that many active agents; choose fewer.
refused-no-operation = All covert operations have been run.
refused-not-on-top = “{ $choice }” is not on top of the covert operations; only the top one can be run.
refused-operation-agents = You have too few active agents for “{ $choice }”, even with your shadow agents.
refused-no-project = “{ $choice }” is not a project; choose one of the four.
refused-last-stage = You have reached the last stage of “{ $choice }”; choose another project.
refused-stage-agents = You have too few active agents for the next stage of “{ $choice }”; each world war makes every stage cost one agent more.
refused-stage-signs = You have too few signs for the next stage of “{ $choice }”; Key Connections cards and treaties show them.
refused-stage-interest = Your objectives have too little special interest for the next stage of “{ $choice }”.
refused-no-coordinator = You have no agent left to join “{ $choice }”.
refused-no-interest = “{ $choice }” is not an objective of yours with special interest; discard one that is.
refused-not-set-off = “{ $choice }” is not among the treaties that you can use now; choose one of those, or finish.
refused-nothing-to-advance = You cannot pay for the next stage of any project, so “{ $choice }” would have no effect now.
refused-no-minor = The supply has no such Secondary Objective left.
refused-other-minor = “{ $choice }” is not what this treaty gives; choose one of the two groups that it names.
refused-requirement = You do not meet the requirement of “{ $choice }”; conclude another treaty or none.
refused-other-symbol = “{ $choice }” does not have the symbol that is required; conclude another treaty or none.
refused-not-reclaimable = “{ $choice }” is not in the discard, or the treaty does not name it; choose another objective.
refused-not-theirs = “{ $choice }” is not a card of the player who gives; choose one of theirs.
refused-named-group-first = There is a card of the group that the treaty names, so it must be one of those.
refused-objects-first = There is an objective to give, and Secondary Objectives come last; choose an objective.
refused-not-of-group = “{ $choice }” is not one of your cards of the group that the treaty names; choose another one, or finish.
refused-nobody-to-recall = No agent can be recalled from “{ $choice }” now; choose a card from the list.
refused-not-fullest = The Falcon recalls from an operation first, then from the card with the most of his agents; choose from the list.
refused-no-own-agent = “{ $choice }” is not an objective with your agents on it; choose one that is.
refused-not-own-circle = “{ $choice }”: this inner circle is not yours.
refused-attached-already = “{ $choice }”: this inner circle is already attached, permanently.
refused-no-host = You have no Supreme Power or Key Connections card to attach an inner circle to.
refused-not-a-host = “{ $choice }” is not one of your Supreme Power or Key Connections cards; an inner circle goes only under one of those.
refused-host-taken = There is already an inner circle under “{ $choice }”; choose another card.
refused-attach-or-go-on = “{ $choice }” is not possible here; attach an inner circle, or finish.

## What happened

starting-player = { $seat } starts, with the Supervisor.
own-treaties = You are dealt the treaties { $treaties }.
put-back = You put back { $treaty }.
kept = You keep { $treaty }.
pack-passed = You are passed the treaties { $treaties }.

round-started = Round { $round }. In the zone, from left to right: { $zone }.
war-started = { $war } breaks out: each stage of a project now takes 1 more agent.
phase-started = Action Phase { $phase }: { FORM($seat, "the") } has the Supervisor.
turn-started = { $seat } to act.
recruited = { $seat } recruits { $count ->
        [one] an agent
       *[other] { $count } agents
    }.
professional-taken = { $seat } takes a professional.
own-professional = The professional is { $card }.
professional-dismissed = { $seat } discards the professional { $card }.
professional-played = { $seat } plays { $card }.
trained = { $seat } trains an agent.
passed = { $seat } cannot act and passes.

infiltrated = { $seat } infiltrates { $card } with { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    }{ $shadows ->
        [0] .
        [one] {" "}and 1 shadow agent.
       *[other] {" "}and { $shadows } shadow agents.
    }
intercepted = { $seat } intercepts { $card }: { FORM($rival, "the") } takes back { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    }.
operation-run = { $seat } runs the covert operation { $operation } with { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    }{ $shadows ->
        [0] .
        [one] {" "}and 1 shadow agent.
       *[other] {" "}and { $shadows } shadow agents.
    }
operation-over = { $seat }: { $agents ->
        [one] 1 agent goes
       *[other] { $agents } agents go
    } from { $operation } to the pool.
advanced = { $seat } reaches stage { $stage } of { $project }{ $agents ->
        [0] .
        [one] {" "}for 1 agent.
       *[other] {" "}for { $agents } agents.
    }
discarded = { $seat } discards { $card }.
attached = { $seat } attaches an inner circle to { $card }.
killed = { $seat } loses an agent on { $card }, who goes to the pool.
infiltration-failed = No agent is left on { $card }: the infiltration by { FORM($seat, "the") } has failed.
mediated = { $seat } pays { $agents ->
        [one] 1 agent
       *[other] { $agents } agents
    } for { $card } from the discard.
looked-at = You look at the treaties { $treaties }.
treaty-kept = { $seat } keeps a treaty; back on the deck: { $back }.

takeover = The Takeover Phase begins.
captured = { $seat } captures { $card }.
minor-taken = { $seat } takes the card { $minor }.
recalled = { $seat } recalls { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }.
recalled-from = { $seat } recalls 1 more agent, from { $card }.

treaty-phase = The zone is empty: the Treaty Phase begins.
treaty-drawn = { $seat } draws a treaty.
own-treaty = The treaty is { $treaty }.
concluded = { $seat } concludes { $treaty }.
nothing-concluded = { $seat } concludes no treaty.
treaty-used = { $seat } uses { $treaty }.
deck-searched = { $seat } reveals treaties. Taken: { $taken }; shuffled back: { $back }.
given = { $giver } gives { $card } to { FORM($taker, "the") }.
reclaimed = { $seat } takes { $card } from the discard.
treaty-discarded = { $seat } discards the treaty { $treaty }.

## What the Falcon thinks and does

falcon-appears = The Falcon enters the game. His project order: { $order }.
falcon-treaties = The Falcon’s treaties, open to all: { $treaties }.
falcon-drew = The Falcon draws the treaty { $treaty }.
falcon-no-support = No Key Connections card in reach.
falcon-no-circle = No inner circle in reach.
falcon-no-power = No Supreme Power card in reach.
falcon-cannot-operate = War, but no covert operation that he can run.
falcon-no-matching = No card in reach of a group that his { name-governments }, { name-exchanges } or { name-universities } count.
falcon-no-colour = No Mass Control, Finance or Science card in reach at all.
falcon-too-weak = { $card } needs a strength of { $needed }; he can bring { $has }. Not enough.
falcon-takes-support = Takes { $card }: the first Key Connections card in reach that he can take.
falcon-takes-circle = Takes { $card }: the first inner circle in reach that he can take.
falcon-takes-power = Takes { $card }: the first Supreme Power card in reach that he can take.
falcon-operates = War: runs the covert operation on top.
falcon-takes-matching = Takes { $card }: the first card in reach that he can take of a group that his { name-governments }, { name-exchanges } or { name-universities } count.
falcon-takes-colour = Takes { $card }: the first Mass Control, Finance or Science card in reach that he can take.
falcon-trained = None of this is possible: { $count ->
        [0] he would train an agent, but his pool is empty.
       *[other] he trains an agent.
    }
falcon-spent = The Falcon spends { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }.
falcon-order = Several projects are possible: { $project } is the leftmost in his row, and its token moves to the right end.
action-played = The Falcon plays the action card { $card }.
action-idle = { $card } has no effect and is discarded.
actions-shuffled = The Falcon’s action cards are shuffled.

points = { $seat } now has { $points } { $points ->
        [one] point
       *[other] points
    }.
final-score = { $seat } has { $points } { $points ->
        [one] point
       *[other] points
    }.
final-rank = The Committee’s judgement of { FORM($seat, "the") }: “{ $rank }”.

outcome-falcon = The Falcon wins.
result-most-points = The most points win, then the most treaties, then the most active agents.
result-outran-falcon = More points than the Falcon.
result-falcon = The Falcon has at least as many points.

## Stories: a line in the recap; the sign of who acts stands before it

story-starting-player = Has the Supervisor and starts
story-round-started = Round { $round }: a new zone
story-war-started = { $war } breaks out
story-phase-started = Action Phase { $phase }, with the Supervisor
story-treaty-phase = Treaty Phase
story-takeover = Takeover Phase
story-points = { $points } { $points ->
        [one] point
       *[other] points
    }
story-final-score = { FORM($seat, "letter") }: { $points } { $points ->
        [one] point
       *[other] points
    }
story-final-rank = The Committee’s judgement: “{ $rank }”

story-recruited = Recruits { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }
story-trained = Trains an agent
story-passed = Cannot act
story-professional-taken = Takes a professional
story-professional-dismissed = Discards { $card }
story-professional-played = { $card }
story-killed = { FORM($seat, "letter") } loses an agent on { $card }
story-infiltration-failed = The infiltration has failed
story-recalled = Recalls { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }
story-recalled-from = Recalls 1 more agent from { $card }

story-infiltrated = { $ousted ->
        [0] Infiltrates { $card } with
       *[other] with
    } { $shadows ->
        [0] { $agents ->
            [one] 1 agent
           *[other] { $agents } agents
        }
       *[other] { $agents } + { $shadows } agents
    }
story-intercepted = Intercepts { $card } from { FORM($rival, "the") }
story-operation-run = Runs { $operation } with { $shadows ->
        [0] { $agents ->
            [one] 1 agent
           *[other] { $agents } agents
        }
       *[other] { $agents } + { $shadows } agents
    }
story-operation-over = { $operation }: agents go to the pool
story-advanced = { $stage ->
        [1] Joins { $project }
       *[other] { $project }: stage { $stage }
    }
story-captured = { FORM($seat, "letter") } captures { $card }
story-minor-taken = Takes { $minor }
story-given = Gets { $card } from { FORM($giver, "the") }
story-reclaimed = Takes { $card } from the discard
story-mediated = Buys { $card } from the discard
story-attached = Attaches an inner circle to { $card }
story-discarded = Discards { $card }

story-concluded = Concludes { $treaty }
story-nothing-concluded = Concludes no treaty
story-treaty-used = Uses { $treaty }
story-deck-searched = Searches the deck and takes: { $taken }
story-treaty-drawn = Draws a treaty
story-treaty-kept = Keeps a treaty
story-treaty-discarded = Discards { $treaty }

story-turn-started = Has a look at the zone
story-falcon-no-support = No Key Connections card in reach
story-falcon-no-circle = No inner circle in reach
story-falcon-no-power = No Supreme Power card in reach
story-falcon-cannot-operate = No covert operation possible
story-falcon-no-matching = No card in reach that his cards count
story-falcon-no-colour = No colour card in reach
story-falcon-too-weak = Too weak for { $card }: { $has } of { $needed }
story-falcon-takes-support = Wants Key Connections
story-falcon-takes-circle = Wants an inner circle
story-falcon-takes-power = Wants Supreme Power
story-falcon-operates = Wants a covert operation
story-falcon-takes-matching = Wants what his cards count
story-falcon-takes-colour = Wants a colour card
story-falcon-trained = { $count ->
        [0] Can do nothing
       *[other] Can do nothing else and trains an agent
    }
story-falcon-spent = Spends { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }
story-falcon-drew = { name-falcon.letter } draws { $treaty }
story-falcon-order = { $project } is first in his order
story-action-played = Action card { $card }
story-action-idle = { $card } has no effect

chip-points = Points { FORM($side, "letter") } { $change }
chip-agents = Agents { FORM($side, "letter") } { $change }
chip-objectives = Objectives { FORM($side, "letter") } { $change }

## The table

label-round = Round
label-rounds = Rounds
label-phase = Action Phase
label-order = Turn order
label-supervisor = Supervisor
label-headhunter = Headhunter
label-zone = Infiltration Zone
label-zone-size = Positions of the zone
label-operations = Covert operations
label-operation = Covert operation
label-wars = World wars
label-surcharge = Extra agents per stage
label-supply = Supply of Secondary Objectives
label-discard = Discard
label-deck-count = Objective deck
label-treaty-deck-count = Treaty deck
label-treaty-discard = Treaty discard
label-professional-deck-count = Professional deck
label-professional-discard = Professional discard
label-players = Players
label-falcon = The Falcon
label-looked = Treaties looked at
label-pack = Treaties to choose from
label-card = Card
label-type = Type
label-group = Group
label-cost = Cost
label-occupant = Occupied by
label-agents = Agents
label-shadows = Shadow agents
label-in-reach = In reach of
label-points = Influence points
label-owner = Run by
label-agents-on-it = Agents on it
label-on-top = On top
label-active = Active reserve
label-pool = Recruitment pool
label-reach = Reach
label-more-recalls = Extra recalls
label-stages = Stages
label-next-stages = Next stages
label-signs = Signs
label-objects = Objectives
label-minors = Secondary Objectives
label-treaties = Concluded treaties
label-hand-count = Treaties in hand
label-hand = Hand
label-can-conclude = Requirement met
label-professional-count = Professionals in hand
label-professionals = Professionals
label-score = Points now
label-score-parts = What they consist of
label-part = Part
label-code = For
label-count = Number
label-each = Points each
label-inner-circle = Inner circle
label-level = Level
label-personality = Personality
label-project-order = Project order
label-action-deck-count = Action deck
label-action-discard = Action discard
label-temporary-shadows = Temporary shadow agents
label-wartime = Wartime
label-priorities = What he looks for, in this order
label-rank = Rank
label-special-interest = Special interest

## Options

option-professionals = Men of Action expansion: professionals can be recruited instead of agents. Recommended once everyone knows the game
option-treaties = How the players get their first four treaties
option-wars = When the world wars break out
option-falcon = How strong the Falcon is, if you play alone. The Officer wins less often without professionals than with them: hence two numbers.
option-personality = The Falcon’s personal action cards, if you play alone

value-choose = six are dealt, four kept
value-deal = four are dealt
value-draft = drafted: keep one, pass the rest on
value-timed = in rounds 3 and 5
value-shuffled = at random: round 2 or 3, and 4 or 5
value-beginner = beginner, without action cards; the bot Officer wins 92 to 96%
value-medium = medium; the bot Officer wins 46 to 72%
value-high = high; the bot Officer wins 16 to 40%
value-maximum = maximum; the bot Officer wins 3 to 9%
value-negotiator = Negotiator: collects treaties
value-manager = Manager: collects Secondary Objectives
