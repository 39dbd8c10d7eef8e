/** The words of the game, each in a sentence or two. */
import type { Term } from '@quarry/kernel';
import { faces } from '../sentences/cards.ts';

/** How the kind of a card is printed where it says more: `Item · tool · electric`. */
const KINDS: readonly string[] = [...new Set(faces().map(face => face.kind))];
const kindsOf = (...begins: readonly string[]): string[] => KINDS.filter(kind => begins.some(one => kind.startsWith(`${one} · `)));

const DAY: readonly Term[] = [
  {
    name: 'mission',
    says: 'A few cards in a row. Fulfil the last one before the last day ends, and the Survivors win.',
    rule: 'US-MISSION-3',
  },
  { name: 'day', says: 'Preparation, Morning, Afternoon and Night.', rule: 'US-ROUND-1' },
  {
    name: 'phase',
    says: 'Morning, Afternoon or Night: everybody has one turn in it, from the starting player on.',
    rule: 'US-ROUND-2',
  },
  {
    name: 'Preparation',
    says: 'Between two days: loose things go, enemies move, water comes back, fitness falls, and everybody eats.',
    rule: 'US-PREP-9',
  },
  { name: 'Morning', says: 'The first phase of a day. A Sun card brings its weather, then AP are raised.', rule: 'US-MORN-1' },
  { name: 'Afternoon', says: 'The second phase of a day, with a weather of its own.', rule: 'US-AFT-1' },
  {
    name: 'Night',
    also: kindsOf('Night'),
    says: 'The third phase. No weather, stronger enemies, and a night card for whoever is not in New Haven.',
    rule: 'US-NIGHT-3',
  },
  {
    name: 'night card',
    says: 'Drawn at the start of a turn at Night, and on each new tile. In a camp there is one for all.',
    rule: 'US-NCARD-1',
  },
  {
    name: 'Sun',
    says: 'The card of the weather. It is drawn in the Morning and in the Afternoon, and lasts for that phase.',
    rule: 'US-SUN-2',
  },
  { name: 'Heat', says: 'A weather: drink 2 instead of 1.', rule: 'US-MORN-4' },
  { name: 'Storm', says: 'A weather: AP start from 5, Sleep costs 3, rain can be collected, and fires go out.', rule: 'US-SUN-3' },
  { name: 'solar storm', says: 'A weather in which nothing electric works.', rule: 'US-SUN-4' },
  { name: 'Event', says: 'Whoever steps on a tile with an event marker draws such a card. It happens once.', rule: 'US-EVENT-1' },
  { name: 'starting player', says: 'Has the first turn of every phase. The token goes on clockwise each day.', rule: 'US-PREP-1' },
];

const CHARACTER: readonly Term[] = [
  { name: 'character', says: 'Whom you play. Alone you play two.', rule: 'US-CHAR-1' },
  {
    name: 'AP',
    says: 'Action points: 6 in each phase, 5 in a Storm, 2 less when TIRED. Every action costs some.',
    rule: 'US-AP-1',
  },
  { name: 'HP', says: 'Health. At 2 or less you are injured, at 0 you are dead.', rule: 'US-HP-3' },
  {
    name: 'water',
    says: 'You drink 1 at the start of each turn; what is missing costs 1 HP. It is also the money.',
    rule: 'US-WATER-1',
  },
  { name: 'fitness', says: 'FIT, OK or TIRED. It falls by one space each Preparation, and Sleep raises it.', rule: 'US-FIT-1' },
  { name: 'FIT', says: 'The best space of fitness: one bad night to spare.', rule: 'US-FIT-5' },
  { name: 'OK', says: 'The middle space of fitness, where everybody starts.', rule: 'US-FIT-1' },
  { name: 'TIRED', says: 'The lowest space of fitness: 2 AP less in every phase.', rule: 'US-FIT-3' },
  { name: 'injured', says: '2 HP or less. Every roll of yours has a red die more.', rule: 'US-INJ-2' },
  {
    name: 'infection',
    also: ['infected'],
    says: 'Costs 1 HP at the start of Morning and of Night. Antibiotics, a medkit or the medic cure it.',
    rule: 'US-INF-2',
  },
  {
    name: 'dead',
    also: ['revive'],
    says: 'At 0 HP. An AED can bring somebody back within 3 phases; the phase of death is the first.',
    rule: 'US-DEATH-1',
  },
  { name: 'eliminated', says: 'Out of the game for good, because nobody came in time.', rule: 'US-DEATH-2' },
  { name: 'skill', says: 'What only this character can do, once in a phase or a day.', rule: 'US-CHAR-2' },
  {
    name: 'area',
    also: ['item area', 'flexible area', 'gear area'],
    says: 'Where things are carried. A flexible area holds 3 resources or 1 item.',
    rule: 'US-CHAR-4',
  },
];

const DICE: readonly Term[] = [
  { name: 'success', also: ['successes'], says: 'What dice are rolled for. Each one in an attack is 1 damage.', rule: 'US-TEST-2' },
  { name: 'green die', also: ['green dice'], says: 'Has a double success, four single ones and three blanks.', rule: 'US-DICE-1' },
  { name: 'yellow die', also: ['yellow dice'], says: 'Has four successes and four blanks.', rule: 'US-DICE-2' },
  { name: 'blue die', also: ['blue dice'], says: 'Has three successes and five blanks.', rule: 'US-DICE-3' },
  { name: 'red die', also: ['red dice'], says: 'Has three crosses and five blanks.', rule: 'US-DICE-4' },
  { name: 'cross', also: ['crosses'], says: 'Cancels one success of the same roll.', rule: 'US-DICE-5' },
  {
    name: 'test',
    says: 'Roll the dice of strength, dexterity or stealth. It passes with 1 success, or with as many as the text asks for.',
    rule: 'US-TEST-2',
  },
  { name: 'strength', says: 'A skill that is tested, for heavy doors and soft ground.', rule: 'US-TEST-3' },
  { name: 'dexterity', says: 'A skill that is tested, for locks and to dodge.', rule: 'US-TEST-3' },
  { name: 'stealth', says: 'A skill that is tested: to sneak, to steal, and for whatever you do unseen.', rule: 'US-TEST-3' },
  {
    name: 'karma',
    also: ['karma die', 'karma dice'],
    says: 'Three dice for the whole game. Once a turn each buys one die another roll, and a success keeps it.',
    rule: 'US-KARMA-1',
  },
];

const MAP: readonly Term[] = [
  {
    name: 'Tile',
    also: kindsOf('Tile'),
    says: 'A hex of the map. It shows its value, its room, and what can be found or met there.',
    rule: 'US-MAP-2',
  },
  { name: 'value', says: 'Of a tile: AP to walk onto it. Of a thing: what it is worth in water.', rule: 'US-MOVE-2' },
  { name: 'New Haven', says: 'Home. Lawrence deals there, no night card is drawn, and it has water.', rule: 'US-HAVEN-2' },
  { name: 'water cube', says: 'On a tile: good for one Replenish. It is back after Preparation.', rule: 'US-REFILL-3' },
  {
    name: 'enemy symbol',
    says: 'Whoever comes there openly meets an enemy. After its fall the symbol is covered until Preparation.',
    rule: 'US-MOVE-3',
  },
  { name: 'container', says: 'Opened by a test of strength or dexterity. In it is loot.', rule: 'US-CONT-1' },
  { name: 'objective', says: 'A marker that the mission puts on tiles.', rule: 'US-MISSION-4' },
  {
    name: 'camp',
    says: 'A pitched tent. Sleep costs 3 AP there, goods stay, and one night card is drawn for all.',
    rule: 'US-CAMP-7',
  },
  { name: 'fire', says: 'Animals do not come there, and their night cards can be ignored.', rule: 'US-FIRE-3' },
  { name: 'cooking pit', also: ['fire pit'], says: 'A campfire with 1 metal more. It makes 3 food of 1.', rule: 'US-FIRE-6' },
  { name: 'trap', says: 'Rolls a green die in each Preparation, 1 food for each success. An animal breaks it.', rule: 'US-R-100' },
];

const ACTIONS: readonly Term[] = [
  { name: 'Move', says: 'Onto a revealed tile beside you, for its value in AP.', rule: 'US-MOVE-1' },
  { name: 'Charge', says: 'For 2 AP onto a tile that nobody has seen. What lives there fights you.', rule: 'US-CHARGE-2' },
  { name: 'Sneak', says: 'Costs 1 AP more than Move, and a stealth test. With a success you are unseen.', rule: 'US-SNEAK-3' },
  {
    name: 'unseen',
    also: ['stealth mode', 'stealth check'],
    says: 'In stealth mode. Every action beside danger then needs a stealth check; the first that fails gives you away.',
    rule: 'US-STEALTH-2',
  },
  { name: 'Explore', says: 'Turns up a tile beside you for 1 AP. Nothing on it wakes.', rule: 'US-EXPL-2' },
  { name: 'Recon', says: 'Unseen on an enemy symbol, you turn up what is there for 1 AP, and stay unseen.', rule: 'US-RECON-1' },
  { name: 'Collect', says: 'Takes two pieces or one card from your tile, for 1 AP.', rule: 'US-COLL-1' },
  { name: 'Replenish', says: 'Uses up a water cube of the tile, and fills all your bottles.', rule: 'US-REFILL-1' },
  { name: 'Craft', says: 'Pays a recipe, and takes the card from the item or gear deck.', rule: 'US-CRAFT-1' },
  { name: 'Sleep', says: 'Raises fitness by one space, for 4 AP: 3 in a camp or a Storm, 5 outside at night.', rule: 'US-SLEEP-1' },
  { name: 'Discard', says: 'Lays things down on the tile, free.', rule: 'US-DISC-1' },
  { name: 'Wait', says: 'Ends your turn. What AP you saved serve for fights until the phase ends.', rule: 'US-WAIT-1' },
  { name: 'Trade', says: 'Swaps any goods with a character on your tile, for 1 AP, if both agree.', rule: 'US-TRADE-1' },
  { name: 'deal', also: ['dealing', 'bargain'], says: 'With a merchant: 1 AP, and then as many bargains as you like.', rule: 'US-MERCH-1' },
  { name: 'merchant', also: ['dealer'], says: 'Sells at value, and buys cards for half of it. Goods are money, too.', rule: 'US-MERCH-2' },
];

const THINGS: readonly Term[] = [
  { name: 'resource', also: ['goods'], says: 'Food, fabric, metal, connectors, wood, alcohol and plastic.', rule: 'US-COMP-4' },
  { name: 'food', says: 'One a day is eaten, or you take 1 damage. Eating one more heals 1 HP.', rule: 'US-PREP-8' },
  { name: 'random resource', says: 'Drawn blindly from the bag.', rule: 'US-BAG-1' },
  {
    name: 'ammunition',
    also: ['cartridge', 'arrow'],
    says: 'Each shot uses one piece. It lies on its weapon or takes a place.',
    rule: 'US-AMMO-6',
  },
  { name: 'Item', also: kindsOf('Item'), says: 'A thing to use or to fight with. It takes an item or a flexible area.', rule: 'US-CARD-1' },
  { name: 'Gear', also: kindsOf('Gear'), says: 'What is worn. It has an area of its own.', rule: 'US-CHAR-5' },
  { name: 'Recipe', also: kindsOf('Recipe'), says: 'The resources that a card is crafted of.', rule: 'US-CRAFT-1' },
  {
    name: 'Loot',
    also: [...kindsOf('Loot, item', 'Loot, gear', 'Loot, find'), 'loot card'],
    says: 'The best things. They come from bodies, containers and merchants, and cannot be crafted.',
    rule: 'US-CARD-8',
  },
  { name: 'hero item', says: 'Anybody can carry it; only the one it names can use it.', rule: 'US-CHAR-7' },
  { name: 'electric', says: 'Does not work in a solar storm.', rule: 'US-CARD-4' },
  { name: 'use', says: 'A card with uses loses one each time, and the last one discards it.', rule: 'US-CARD-5' },
  { name: 'turned over', also: ['turn it over'], says: 'Does nothing until the next Preparation turns it back.', rule: 'US-CARD-7' },
  { name: 'star', says: 'Marks cards that can be had at the start, for 1 point each star.', rule: 'US-SETUP-14' },
];

const FIGHTS: readonly Term[] = [
  {
    name: 'Enemy',
    also: ['enemies', ...kindsOf('Enemy')],
    says: 'Animal, Human or Mutated. Its damage stays on it until it falls.',
    rule: 'US-ENEMY-1',
  },
  { name: 'Animal', says: 'A kind of enemy that never comes near a fire.', rule: 'US-FIRE-4' },
  { name: 'Human', says: 'A kind of enemy. Some can be talked to, some shoot.', rule: 'US-ENEMY-1' },
  { name: 'Mutated', says: 'A kind of enemy. They had names once.', rule: 'US-ENEMY-1' },
  {
    name: 'initial combat round',
    says: 'Whoever comes openly to an enemy fights one round at once, without AP: attack or dodge.',
    rule: 'US-INIT-1',
  },
  {
    name: 'counterattack',
    says: 'Every action that costs AP beside enemies that see you brings one attack from each of them.',
    rule: 'US-COMBAT-2',
  },
  { name: 'Dodge', says: 'A dexterity test instead of an attack: with a success one attack misses you.', rule: 'US-DODGE-2' },
  { name: 'Sneak attack', says: 'Out of stealth, 2 AP and a check. Nobody strikes back, and then you are seen.', rule: 'US-SATT-2' },
  {
    name: 'ranged',
    also: ['shoot', 'shot'],
    says: 'At a tile beside you. Who is shot at may come closer, or shoot back.',
    rule: 'US-RANGE-3',
  },
  { name: 'join', says: 'Whoever is near with AP may take part in a round; the attacks are divided.', rule: 'US-MULTI-2' },
  { name: 'prevent', says: 'Takes damage off an attack after its dice are seen.', rule: 'US-USE-3' },
  { name: 'body', also: ['bodies'], says: 'What is left of a fallen enemy. Loot it before Preparation clears it away.', rule: 'US-LOOT-5' },
];

const TEAM: readonly Term[] = [
  {
    name: 'Team',
    also: [...kindsOf('Team'), 'team card'],
    says: 'In the semi-cooperative game everybody has one, and nobody else sees it.',
    rule: 'US-TEAM-5',
  },
  { name: 'Survivor', says: 'Wins with all other Survivors when the mission is fulfilled.', rule: 'US-TEAM-7' },
  {
    name: 'Son of Liberty',
    also: ['Sons of Liberty', 'Sons', 'Son', 'Liberty'],
    says: 'Perhaps one of you, with an aim of their own. Enemies of that name belong to the same side.',
    rule: 'US-TEAM-9',
  },
];

export const TERMS: readonly Term[] = [...DAY, ...CHARACTER, ...DICE, ...MAP, ...ACTIONS, ...THINGS, ...FIGHTS, ...TEAM];
