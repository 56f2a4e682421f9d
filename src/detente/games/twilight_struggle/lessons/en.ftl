## Twilight Struggle: influence and control

lesson-twilight_struggle-influence = Influence and control
    .about = Take control of a country, and break your opponent’s control of another.
lesson-twilight_struggle-influence-1 =
    You are the United States: blue ◆. Your opponent is the Soviet Union: red ●. The numbers in a country are the influence of both sides there.

    In each action round you play one card.

    Play Nuclear Test Ban: it is worth 4 Operations points, the most that is printed on any card.
    .wrong = That card is worth only 2 points. Play Nuclear Test Ban, which is worth 4.
lesson-twilight_struggle-influence-2 =
    A card can be used in different ways, but only in one of them. Most of the time you will want its Operations points: with them you act on the map.

    Choose its Operations points.
    .wrong = You could do that, too, but this lesson is about influence. Choose the Operations points.
    .wrong-event = The event of this card would give you 1 victory point and raise DEFCON. Not bad, but here we want its 4 Operations points.
    .wrong-space = The Space Race comes up in the lesson on DEFCON. Choose the Operations points.
lesson-twilight_struggle-influence-3 =
    Four points. They buy influence, or a coup, or realignment rolls: all points of a card go to one of these.

    Choose to place influence.
    .wrong = Coups and realignment have lessons of their own. Place influence.
lesson-twilight_struggle-influence-4 =
    What glows is in reach: countries with your influence, countries adjacent to them, and countries adjacent to the United States.

    You control a country when your influence is at least its stability and exceeds your opponent’s by at least as much. Italy has stability 2, and you have 1 there.

    Add 1 in Italy.
    .wrong = You may place there. But Italy needs only 1 more, and it would be yours.
lesson-twilight_struggle-influence-5 =
    2 against 0: you control Italy. Controlled countries bring you victory points later.

    Now look at Syria. The Soviets control it, so influence there costs you 2 points each instead of 1.

    Place one in Syria anyway: your influence in adjacent Israel puts it in reach.
    .wrong = That would be possible. But see what 1 influence does to the Soviets in Syria.
lesson-twilight_struggle-influence-6 =
    The Soviets have 2 in Syria, you have 1. Their lead is 1, and the stability of Syria is 2, so no one controls it now. From here on influence in Syria costs 1 again.

    One point is left.

    Place it wherever you like.
lesson-twilight_struggle-influence-end =
    That is most of the game already. Influence costs 1 point each, or 2 where your opponent has control. You control a country when your influence reaches its stability and exceeds your opponent’s by its stability.

    One thing more: reach is measured at the start of your round. New influence opens adjacent countries only in your next round.

## Twilight Struggle: your own events

lesson-twilight_struggle-event = Your own events
    .about = When a card does more than its points.
lesson-twilight_struggle-event-1 =
    Almost every card has an event. It belongs to the United States, to the Soviet Union, or to neither.

    Truman Doctrine is yours. As Operations it is worth a single point; its event can do more.

    Play Truman Doctrine.
    .wrong = Keep that one. Play Truman Doctrine: the fewer points a card is worth, the more its event matters.
lesson-twilight_struggle-event-2 =
    Operations or event, never both: if you use a card of your own for its points, its event does not take place.

    Play it as an event.
    .wrong = One point would place 1 influence. The event empties a whole country: play it as an event.
lesson-twilight_struggle-event-3 =
    Truman Doctrine removes all Soviet influence from one European country that no one controls. Romania, with 3, is safe from it: the Soviets control it.

    That leaves Yugoslavia with 2 and Finland with 1.

    Take Yugoslavia.
    .wrong = In Finland you would remove 1 influence, in Yugoslavia 2.
lesson-twilight_struggle-event-end =
    Yugoslavia is empty, for a card worth 1 point. And the card has left the game: it has an asterisk, so its event takes place only once. Cards without an asterisk go to the discard pile and come back.

    Event or Operations? That is the question of every round.

## Twilight Struggle: your opponent's events

lesson-twilight_struggle-enemy = Your opponent’s events
    .about = You draw your opponent’s events, too. How to live with them.
lesson-twilight_struggle-enemy-1 =
    Many cards you draw carry your opponent’s events. De Gaulle Leads France is Soviet: it takes 2 of your influence out of France and adds 1 Soviet there. You control France with 3.

    You may not pass, so you will have to play such cards.

    Play De Gaulle Leads France and see how it can be done.
    .wrong = That one is easy. Play De Gaulle Leads France: such cards are what makes this game hard.
lesson-twilight_struggle-enemy-2 =
    You cannot play a card for your opponent’s event. You get its 3 Operations points, and the event takes place as well: the Soviets carry it out.

    Use its Operations points.
    .wrong = On the Space Race the event would not take place: a good way out, and part of a later lesson. But only one card a turn can go there. Here, use the Operations points.
lesson-twilight_struggle-enemy-3 =
    You decide which comes first. If your Operations come first, the event has the last word. If the event comes first, you see the damage and repair it with the same card.

    Let the event come first.
    .wrong = Then the event would have the last word. Let it come first: you will know what there is to repair.
lesson-twilight_struggle-enemy-4 =
    1 against 1: no one controls France. But you still have 3 points.

    Place influence.
    .wrong = France needs repair, and at DEFCON 4 Europe is closed to coups and realignment rolls. Place influence.
lesson-twilight_struggle-enemy-5 =
    France has stability 3. With 1 Soviet influence there, you need 4: a lead of 3. You have 1.

    Place one in France.
    .wrong = First repair France: it is a battleground, and battlegrounds count extra.
lesson-twilight_struggle-enemy-6 =
    2 against 1. Once more.
    .wrong = Stay with France: no one controls a half-repaired country.
lesson-twilight_struggle-enemy-7 =
    3 against 1: as much as the stability, but the lead is only 2. Once more.
    .wrong = One more in France, and it is yours again.
lesson-twilight_struggle-enemy-end =
    4 against 1: France is yours again. The card has cost you a round, but not a country.

    So look through your hand at the start of a turn: which of your opponent’s events can you repair, and which are harmless by now? And which card had better go to the Space Race?

## Twilight Struggle: a coup

lesson-twilight_struggle-coup = A coup
    .about = One roll of the die can overthrow a country. What it costs.
lesson-twilight_struggle-coup-1 =
    Now you are the Soviet Union: red ●. The US controls Iran with 2 influence, and you have none there. Your points would buy 2 influence there, which drives no one out. A coup can do that, even where you have no influence at all.

    Play Socialist Governments, 3 Operations points.
    .wrong = The more points, the better the odds. Play Socialist Governments, which is worth 3.
    .wrong-the_china_card = The China Card is worth 4, but after use it goes to your opponent. Socialist Governments is enough.
lesson-twilight_struggle-coup-2 =
    The event of this card is your own, so it does not take place when you use the points.

    Use its Operations points.
    .wrong = This time we want the points. Choose the Operations points.
lesson-twilight_struggle-coup-3 =
    Attempt a coup. All 3 points go into a single roll.
    .wrong = Influence drives no one out, and a realignment roll only takes away. Attempt a coup.
lesson-twilight_struggle-coup-4 =
    The result is the die plus the Operations points minus twice the stability. In Iran: die + 3 − 4. Everything above 0 succeeds, so you need a 2 or more: 5 chances in 6. The United Kingdom, stability 5, is safe: no roll succeeds there.

    Make the coup in Iran.
    .wrong = Compare the odds: the lower the stability, the better. And from Iran you will be able to reach Pakistan. Choose Iran.
lesson-twilight_struggle-coup-end =
    A 5: 5 + 3 − 4 = 4. First the 2 US influence are removed, then the excess is placed as yours: 2 Soviet influence, and Iran is under your control.

    Two more things happened. Your Military Operations rose by the 3 points of the card; you need some every turn. And DEFCON fell to 4, because Iran is a battleground. At 4 there are no more coups or realignment rolls in Europe.

## Twilight Struggle: DEFCON

lesson-twilight_struggle-defcon = DEFCON
    .about = How to lose the game at once, and how not to.
lesson-twilight_struggle-defcon-1 =
    DEFCON goes from 5, peace, down to 1, nuclear war. It is at 3: coups and realignment rolls are prohibited in Europe and Asia. If it reaches 1, the side whose round it is loses the game, no matter who caused it.

    You are the Soviet Union. Panama is still open.

    Play Suez Crisis for a coup there.
    .wrong = Not yet. First a coup in Panama: play Suez Crisis, which is worth 3.
lesson-twilight_struggle-defcon-2 =
    Use its Operations points.
    .wrong = This time for its points: choose the Operations points.
lesson-twilight_struggle-defcon-3 =
    Attempt a coup.
    .wrong = Panama is far from your influence, and the US controls it. Attempt a coup.
lesson-twilight_struggle-defcon-4 =
    See which countries are left: none in Europe or Asia. Panama is a battleground, so the attempt brings DEFCON to 2. It must not go any lower.

    Make the coup in Panama.
    .wrong = Panama has the best odds and is a battleground. Choose Panama.
lesson-twilight_struggle-defcon-5 =
    Panama was emptied, and the US has come back at once. At DEFCON 2 the Middle East is closed, too. And any further coup in a battleground would mean nuclear war in your own round.

    There is another danger in your hand. Duck and Cover, a US event, lowers DEFCON by 1: at 2 that is the end, and in your round you are the one who loses.

    Choose Duck and Cover, and watch the warnings.
    .wrong = That would be safe for now, but Duck and Cover would stay in your hand like a mine. Get rid of it now.
lesson-twilight_struggle-defcon-6 =
    Played for Operations, the event takes place as well: DEFCON 1, and you lose. But a card that goes to the Space Race has no event. Box 1 needs a card of 2 points or more, and one card a turn may go.

    Choose the Space Race.
    .wrong = Stop! The event would take place, DEFCON would be 1, and you would have lost. The Space Race is the way out.
lesson-twilight_struggle-defcon-end =
    A 2, and 3 or less was enough: a satellite, and 2 victory points. Even a failed attempt would have put the dangerous card away.

    Before each choice at DEFCON 2 or 3, ask what it can bring DEFCON to, and in whose round. At the start of each turn DEFCON rises by 1.

## Twilight Struggle: realignment

lesson-twilight_struggle-realignment = Realignment
    .about = Push your opponent out without alarming the world.
lesson-twilight_struggle-realignment-1 =
    You are the United States. Fidel has just given Cuba to the Soviets: 3 influence, just off your coast. A coup there would lower DEFCON, because Cuba is a battleground. A realignment roll does not.

    Play Indo-Pakistani War, a neutral card worth 2.
    .wrong = That card is worth only 1 point, which is a single roll. Play Indo-Pakistani War.
lesson-twilight_struggle-realignment-2 =
    Use its Operations points.
    .wrong = Use its Operations points: this is about Cuba.
lesson-twilight_struggle-realignment-3 =
    Each point is one realignment roll.

    Make realignment rolls.
    .wrong = That is for another lesson. Make realignment rolls.
lesson-twilight_struggle-realignment-4 =
    Both sides roll a die, and the higher total removes the difference from the other side. You add 1 for each adjacent country that you control, here Nicaragua, and 1 because Cuba is adjacent to the United States. The Soviets add 1 because they have more influence in Cuba.

    Realign Cuba.
    .wrong = There the Soviets would have the better odds. In Cuba you have +2 against +1.
lesson-twilight_struggle-realignment-5 =
    4 + 2 against 3 + 1: a difference of 2. Cuba has 1 Soviet influence left, and you have another roll.

    Cuba again.
    .wrong = Finish in Cuba: the odds are still yours there.
lesson-twilight_struggle-realignment-end =
    5 + 2 against 2 + 1: Cuba is empty. Realignment never adds influence, so a later card has to. If you have influence in the country yourself, a bad roll can cost you some of it.

    Realignment rolls leave DEFCON alone and are prohibited in the same regions as coups. They do not count as Military Operations.

## Twilight Struggle: scoring

lesson-twilight_struggle-scoring = Scoring
    .about = Where the victory points come from, and when to take them.
lesson-twilight_struggle-scoring-1 =
    You are the United States and hold Middle East Scoring. It must be played this turn, but you choose the round. You control 3 countries there, 2 of them battlegrounds; the Soviets control 2, both battlegrounds.

    A side that controls any country there has presence: 3 points here. Each battleground is 1 more. So 5 against 5, nothing gained.

    First play Formosan Resolution for its points.
    .wrong = That does not bring enough points for what we are about to do. Play Formosan Resolution, which is worth 2.
    .wrong-middle_east_scoring = Now it would be 5 against 5, and no one would gain anything. Improve your position first.
lesson-twilight_struggle-scoring-2 =
    Use its Operations points.
    .wrong = Use its Operations points: we need 2 influence in the right place.
lesson-twilight_struggle-scoring-3 =
    Place influence.
    .wrong = No one is in Egypt yet, so influence is the sure way. Place influence.
lesson-twilight_struggle-scoring-4 =
    Egypt is a battleground with stability 2, adjacent to Israel. With 2 influence you control it.

    Place one in Egypt.
    .wrong = Look for a battleground that no one controls: Egypt.
lesson-twilight_struggle-scoring-5 =
    And another one.
    .wrong = With 1 influence no one controls Egypt. Place the second one there, too.
lesson-twilight_struggle-scoring-6 =
    You control Egypt: 4 countries against 2, 3 battlegrounds against 2. More of both, and Lebanon among them, which is not a battleground: that is domination, 5 points instead of 3. With 3 battlegrounds it makes 8 against 5.

    The Soviets went to Afghanistan instead of stopping you.

    Now play Middle East Scoring.
    .wrong = Strike now, before the Soviets answer: play Middle East Scoring.
lesson-twilight_struggle-scoring-end =
    8 − 5: 3 victory points for you. All battlegrounds and more countries than your opponent would be control of the region, worth even more; in Europe it wins the game at once.

    Each region has its own values, and a controlled country adjacent to the enemy superpower counts 1 extra. A lead of 20 wins at once; otherwise the game is decided after turn 10.

## Twilight Struggle: the turn

lesson-twilight_struggle-turn = The turn
    .about = Military Operations, the held card, and the headlines.
lesson-twilight_struggle-turn-1 =
    You are the United States, in the last action round of the turn. When it is over, each side needs as many Military Operations as DEFCON shows: 4. You have 0, the Soviets 2 from their Korean War. Each missing point is a victory point for the other side.

    Play Nuclear Test Ban, worth 4. The other card is held for the next turn.
    .wrong = Hold that one: it will be a fine headline. Play Nuclear Test Ban.
lesson-twilight_struggle-turn-2 =
    Use its Operations points.
    .wrong = It is the Military Operations you need now: use the Operations points.
lesson-twilight_struggle-turn-3 =
    Only coups and wars count as Military Operations.

    Attempt a coup.
    .wrong = Influence and realignment rolls give no Military Operations. Attempt a coup.
lesson-twilight_struggle-turn-4 =
    Syria is not a battleground, so DEFCON stays where it is. With 4 points against stability 2 the coup cannot fail.

    Make the coup in Syria.
    .wrong = In a battleground DEFCON would fall, and that roll could fail. Choose Syria.
lesson-twilight_struggle-turn-5 =
    Syria is yours, and the turn is over. You had the 4 Military Operations, the Soviets lacked 2: 2 victory points for you. DEFCON rose to 5, and the hands were filled up to 8.

    A turn begins with the headlines: both sides secretly choose a card, and both events take place, the card with more points first. Duck and Cover lowers DEFCON and gives you 5 minus DEFCON.

    Choose Duck and Cover.
    .wrong = As a headline every card is played for its event, even your opponent’s. Duck and Cover is yours and brings points at once.
lesson-twilight_struggle-turn-end =
    Duck and Cover, worth 3, came before Vietnam Revolts, worth 2: DEFCON 4 and 1 victory point for you, then 2 Soviet influence in Vietnam. Now the action rounds begin, the Soviets first.

    That is the whole game: ten turns, a lead of 20 points wins, and no one wants to reach DEFCON 1. Play your first game against a Recruit; the page always shows what you can do, and why not the rest.
