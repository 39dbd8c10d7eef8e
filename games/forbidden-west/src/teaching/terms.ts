/** The words of the game, each in a sentence or two, and the names that explain themselves. */
import { capital, type Term } from '@quarry/kernel';
import { BRIEFS } from '../content/briefs/index.ts';
import { AT_TURN_END, FROST_MOST, PLASMA_BURST } from '../content/conditions.ts';
import { ENEMIES } from '../content/enemies.ts';
import { LETTERS } from '../content/kinds.ts';
import { CHARACTER_NAMES, CLAN_NAMES, ENEMY_NAMES, letterSays, TOKEN_NAMES } from '../content/names.ts';
import { CHAPTERS } from '../content/story/index.ts';
import { faces } from '../sentences/cards.ts';
import { FEATURE_NAMES } from '../sentences/names.ts';

/** How the kind of a card is printed where it says more: `Coil · for a weapon · level 1`. */
const KINDS: readonly string[] = [...new Set(faces().map(face => face.kind))];
const kindsOf = (kind: string): string[] => KINDS.filter(one => one.startsWith(`${kind} · `));

const STORY: readonly Term[] = [
  { name: 'Marshal', also: ['character'], says: 'Whom you play. There are four, and each is in the party once.', rule: 'FW-CAMP-2' },
  { name: 'ally', also: ['allies'], says: 'Every other Marshal of the party.', rule: 'FW-CAMP-1' },
  {
    name: 'lead',
    says: 'Whoever had the first turn in the last encounter; outside of a fight the lead settles a tie.',
    rule: 'FW-R-1',
  },
  { name: 'chapter', says: 'A piece of the story, and the encounter that it leads to. There are thirteen.', rule: 'FW-CAMP-6' },
  {
    name: 'entry',
    also: ['entries', 'page'],
    says: 'A page of the story. Its events, outcomes and paths are done from top to bottom.',
    rule: 'FW-NARR-8',
  },
  { name: 'path', says: 'A way on from a page; the party takes one. Some move Rebellion, Blight or Trust.', rule: 'FW-NARR-3' },
  {
    name: 'action roll',
    says: 'A roll in the story. Eight dice are there for a whole chapter, and each is rolled once.',
    rule: 'FW-ROLL-6',
  },
  {
    name: 'pool',
    says: 'The dice left for action rolls in this chapter: 4 orange, 3 blue and 1 black at its start.',
    rule: 'FW-ROLL-1',
  },
  { name: 'outcome', says: 'Something on a page that happens every time it is read, if it can.', rule: 'FW-NARR-4' },
  { name: 'event', says: 'Something on a page that happens the first time it is read, and never again.', rule: 'FW-NARR-6' },
  {
    name: 'objective token',
    also: Object.values(TOKEN_NAMES),
    says: 'Found in the story: it changes the encounter of this chapter, mostly for the better.',
    rule: 'FW-BRIEF-5',
  },
  {
    name: 'brief',
    says: 'What an encounter is: its map, its enemies, its objective, and what each objective token changes.',
    rule: 'FW-BRIEF-1',
  },
  { name: 'encounter', says: 'The fight at the end of a chapter. It is won by its objective.', rule: 'FW-BRIEF-7' },
  { name: 'objective', says: 'What wins the encounter, at once when it is done.', rule: 'FW-BRIEF-8' },
  {
    name: 'setback',
    says: 'A lost encounter. Everything is as it was before, and it can be fought again.',
    rule: 'FW-R-3',
  },
  {
    name: 'Rebellion',
    says: 'How strong the rebels are, from 0 to 12. As it rises they learn new behaviour.',
    rule: 'FW-CAMP-11',
  },
  { name: 'Blight', says: 'How far the red sickness has come, from 0 to 9. As it rises, worse injuries come.', rule: 'FW-CAMP-11' },
  {
    name: 'Trust',
    also: ['Trust of the Desert', 'Trust of the Lowland', 'Trust of the Sky'],
    says: 'What a clan thinks of the party, from 0 to 3. With 3 its champion comes to help.',
    rule: 'FW-NARR-12',
  },
  { name: 'camp', says: 'Outside of a fight each player may change gear, coils, weaves and deck.', rule: 'FW-R-94' },
];

const CARDS: readonly Term[] = [
  { name: 'action card', says: 'A card of a deck: ammunition, ability or interrupt.', rule: 'FW-DECK-1' },
  {
    name: 'Ammunition',
    also: kindsOf('Ammunition'),
    says: 'An action card for an attack with a weapon of its symbol; one for each attack.',
    rule: 'FW-ATK-5',
  },
  {
    name: 'Ability',
    also: kindsOf('Ability'),
    says: 'An action card that makes one attack better; one for each attack.',
    rule: 'FW-ATK-4',
  },
  {
    name: 'Interrupt',
    also: kindsOf('Interrupt'),
    says: 'An action card that is played when its moment comes, in any turn. Some count as an action.',
    rule: 'FW-DECK-10',
  },
  {
    name: 'Special action',
    says: 'A card from the story, for the next encounter only. After its use it goes back into the box.',
    rule: 'FW-SPEC-4',
  },
  { name: 'symbol', says: 'What ammunition must share with a weapon: arrow, bolt, stone, spear-tip or charge.', rule: 'FW-DECK-2' },
  { name: 'section', says: 'One part of a card; when the card is played, one part is used.', rule: 'FW-DECK-7' },
  { name: 'hand size', says: 'How many cards you draw up to: 5, unless something says otherwise.', rule: 'FW-DRAW-2' },
  {
    name: 'deck',
    says: 'Your action cards, to be drawn. When it is empty nothing is drawn, and discards do not come back by themselves.',
    rule: 'FW-DRAW-3',
  },
  { name: 'discard pile', also: ['discards'], says: 'Cards that were played or discarded; supplies bring them back.', rule: 'FW-DECK-11' },
  {
    name: 'recover',
    says: 'Shuffle cards of your discard pile, at random, into your deck.',
    rule: 'FW-REC-1',
  },
  {
    name: 'satchel',
    says: 'Where a Marshal keeps cards, gear and resources that are not in use; in a fight nothing is passed on.',
    rule: 'FW-SATCH-1',
  },
  {
    name: 'Injury',
    also: ['injuries', ...kindsOf('Injury'), ...kindsOf('Blight injury')],
    says: 'A card that comes into your deck when you faint. Immediate ones strike when drawn, lasting ones while in hand.',
    rule: 'FW-INJ-1',
  },
  { name: 'immediate', says: 'An injury that strikes once it is drawn, and is discarded.', rule: 'FW-INJ-4' },
  { name: 'lasting', says: 'An injury that works as long as it is in your hand; it says how it leaves.', rule: 'FW-INJ-6' },
];

const GEAR: readonly Term[] = [
  {
    name: 'gear',
    says: 'A melee weapon, a ranged weapon, a trap and armour: each Marshal has exactly one of each in use.',
    rule: 'FW-EQUIP-1',
  },
  {
    name: 'melee weapon',
    also: kindsOf('Melee weapon'),
    says: 'Gear for melee attacks: you may move 1 square before you strike.',
    rule: 'FW-ATK-1',
  },
  {
    name: 'ranged weapon',
    also: kindsOf('Ranged weapon'),
    says: 'Gear for ranged attacks; its range also sets off traps.',
    rule: 'FW-ACT-9',
  },
  {
    name: 'Armour',
    also: kindsOf('Armour'),
    says: 'Of a Marshal: gear with health and evade dice. Of an enemy: a number taken off the damage of each attack.',
    rule: 'FW-EQUIP-11',
  },
  { name: 'modification', says: 'A card that makes gear better; it needs a free slot there.', rule: 'FW-MOD-3' },
  { name: 'Coil', also: kindsOf('Coil'), says: 'A modification for a weapon.', rule: 'FW-MOD-1' },
  { name: 'Weave', also: kindsOf('Weave'), says: 'A modification for armour.', rule: 'FW-MOD-1' },
  { name: 'slot', says: 'Room for one modification on a weapon or on armour.', rule: 'FW-EQUIP-9' },
  { name: 'range', says: 'How many squares something reaches; a diagonal step counts as 1.', rule: 'FW-MAP-1' },
  { name: 'level', says: 'From 1 to 3, for gear 1 or 2: how good a card is, or when it comes into play.', rule: 'FW-UPG-3' },
  { name: 'upgrade', says: 'Pay the resources that gear asks for, and turn it to level 2.', rule: 'FW-UPG-1' },
  {
    name: 'resource',
    says: 'Metal shards, machine cores and more: they pay for traps and upgrades. Some carry a condition.',
    rule: 'FW-RES-5',
  },
  {
    name: 'health potion',
    also: ['potion'],
    says: 'Shared by all. Whoever faints uses one and is at full hit points again.',
    rule: 'FW-HP-4',
  },
  {
    name: 'supply',
    also: ['supplies'],
    says: 'Shared by all. Outside of a fight one brings 10 discards back into a deck.',
    rule: 'FW-ITEM-4',
  },
];

const DICE: readonly Term[] = [
  { name: 'pip', says: 'A point on a die: in an attack 1 damage, in an evade roll 1 damage less.', rule: 'FW-ATK-9' },
  {
    name: 'critical',
    says: 'A face without pips: it gives every critical effect of your gear and cards, once for each critical.',
    rule: 'FW-ATK-8',
  },
  { name: 'blank', says: 'A face of a die that adds nothing.', rule: 'FW-DICE-3' },
  {
    name: 'orange die',
    also: ['orange dice', 'blue die', 'blue dice', 'black die', 'black dice'],
    says: 'Orange is the weakest die, blue is better, black is best. A roll has 4, 2 and 1 of them at most.',
    rule: 'FW-DICE-4',
  },
  { name: 'reroll', says: 'Roll chosen dice again; each die once.', rule: 'FW-DICE-8' },
  {
    name: 'evade',
    says: 'The roll of a Marshal who is attacked. Armour gives dice, and cards with evade dice can be discarded for more.',
    rule: 'FW-EVADE-3',
  },
];

const STEALTH: readonly Term[] = [
  {
    name: 'hidden',
    says: 'Enemies do not know where you are, and cannot choose you as a target. Every fight begins so.',
    rule: 'FW-ALERT-4',
  },
  { name: 'revealed', says: 'Enemies know where you are. From now on they draw behaviour cards and attack.', rule: 'FW-ALERT-3' },
  {
    name: 'alert token',
    says: 'How watchful the enemies are. It moves down the alert track: 1 row for each attack, each trap that goes off and each Marshal noticed.',
    rule: 'FW-ALERT-1',
  },
  {
    name: 'threat token',
    says: 'How exposed you are. Hidden, it moves up 1 row for each action but a sneak. After a sneak alone, or nothing, it moves up too.',
    rule: 'FW-ALERT-5',
  },
  {
    name: 'alert track',
    says: 'The rows on which the alert token sinks and threat tokens rise. Where they meet, a Marshal is revealed.',
    rule: 'FW-ALERT-6',
  },
  { name: 'threat track', says: 'The revealed Marshals, in order; whoever is at the top has the highest threat.', rule: 'FW-ALERT-7' },
  {
    name: 'noticed',
    says: 'After a patrol each Marshal within 1 of an enemy, outside tall grass, moves the alert token down 1.',
    rule: 'FW-PATROL-5',
  },
  { name: 'tall grass', says: 'Whoever stands in it is not noticed by enemies on patrol.', rule: 'FW-TERR-1' },
  { name: 'cover', says: 'A Marshal in it may add 1 die to an evade roll.', rule: 'FW-TERR-2' },
  { name: 'elevation', says: 'A Marshal who begins an attack on it may add 1 die.', rule: 'FW-TERR-3' },
];

const ACTIONS: readonly Term[] = [
  { name: 'action', says: 'One of two things that a Marshal does in a turn, never the same twice.', rule: 'FW-ACT-1' },
  { name: 'free action', says: 'An action that does not count towards the two.', rule: 'FW-ACT-12' },
  { name: 'sneak', says: 'Move 1 square. The threat token stays, unless a sneak is all you do in the turn.', rule: 'FW-ACT-4' },
  { name: 'sprint', says: 'Move exactly 2 squares.', rule: 'FW-ACT-5' },
  {
    name: 'trap',
    also: kindsOf('Trap'),
    says: 'Lies on a square until an enemy moves in or somebody sets it off. It strikes everybody there, armour or not.',
    rule: 'FW-TRAP-7',
  },
  { name: 'tripwire', says: 'A trap that strikes everybody in its square.', rule: 'FW-TRAP-9' },
  {
    name: 'blast',
    says: 'A trap that strikes its square and the line in its direction, up to a wall.',
    rule: 'FW-TRAP-10',
  },
  { name: 'interact', says: 'An action that a brief adds, beside something that it has put on the map.', rule: 'FW-R-86' },
  { name: 'push', says: 'Move an enemy, square by square, where you want.', rule: 'FW-EFF-3' },
  {
    name: 'command',
    says: 'After your actions you may roll for the ally who is next and in range. With a critical, the enemies do not act.',
    rule: 'FW-CMD-4',
  },
  { name: 'command range', says: 'How near the next ally must be for a command roll.', rule: 'FW-CMD-1' },
  {
    name: 'solo token',
    says: 'A Marshal alone has 5 in each encounter: for command rolls that pass, and for distractions.',
    rule: 'FW-SOLO-2',
  },
  {
    name: 'distraction',
    says: 'A solo token on the map. Enemies take it for the Marshal with the highest threat.',
    rule: 'FW-SOLO-6',
  },
];

const ENEMY_WORDS: readonly Term[] = [
  {
    name: 'enemy',
    also: ['enemies'],
    says: 'Rebels and machines: they patrol while nobody is revealed, and attack otherwise.',
    rule: 'FW-EACT-5',
  },
  { name: 'type', says: 'All enemies of one name. They act on the same behaviour card, one after the other.', rule: 'FW-EACT-2' },
  { name: 'huge', says: 'An enemy of four squares, with two behaviour decks.', rule: 'FW-HUGE-1' },
  {
    name: 'patrol',
    says: 'While nobody is revealed, each enemy rolls an orange die and goes that far along its route.',
    rule: 'FW-PATROL-1',
  },
  { name: 'route', says: 'The squares that an enemy on patrol follows.', rule: 'FW-MAP-4' },
  {
    name: 'Behaviour',
    also: kindsOf('Behaviour'),
    says: 'A behaviour card tells what enemies of a type do, from top to bottom. Its target is Threat, Closest or Furthest.',
    rule: 'FW-BEH-1',
  },
  { name: 'Threat', says: 'On a behaviour card: the target is whoever is at the top of the threat track.', rule: 'FW-BEH-9' },
  { name: 'Closest', says: 'On a behaviour card: the target is the nearest revealed Marshal.', rule: 'FW-BEH-9' },
  { name: 'Furthest', says: 'On a behaviour card: the target is the revealed Marshal who is farthest away.', rule: 'FW-BEH-9' },
  { name: 'pulse', says: 'An attack on everybody within range, hidden or not.', rule: 'FW-EATK-4' },
  {
    name: 'component',
    says: 'A part of an enemy with hit points of its own. Destroyed, it gives something or weakens the enemy, and its location is lost.',
    rule: 'FW-COMP-3',
  },
  { name: 'body', says: 'The enemy itself: damage to it takes its hit points.', rule: 'FW-ENEMY-6' },
  {
    name: 'location',
    also: LETTERS.map(letterSays),
    says: 'A letter from A to F for a lost component. It changes what some behaviour cards do.',
    rule: 'FW-COMP-5',
  },
  { name: 'damage', says: 'Takes hit points, from a Marshal, an enemy’s body or a component.', rule: 'FW-ATK-10' },
  { name: 'hit points', also: ['HP'], says: 'How much damage somebody takes before they faint or are defeated.', rule: 'FW-HP-1' },
  {
    name: 'faint',
    says: 'At 0 hit points a Marshal faints: a health potion is used and an injury taken. Without a potion the encounter is lost.',
    rule: 'FW-HP-6',
  },
];

const CONDITIONS: readonly Term[] = [
  {
    name: 'condition',
    says: 'A token until the end of the next turn of whoever has it. A new one takes the place of the old.',
    rule: 'FW-COND-3',
  },
  { name: 'Fire', says: `A condition: ${AT_TURN_END.fire} damage at the end of the turn.`, rule: 'FW-ECON-3' },
  { name: 'Frost', says: `A condition: the next damage is doubled, by ${FROST_MOST} at most.`, rule: 'FW-ECON-4' },
  {
    name: 'Shock',
    says: 'A condition: the next attack on an enemy has 1 critical more; a Marshal cannot evade the next attack.',
    rule: 'FW-ECON-6',
  },
  {
    name: 'Acid',
    says: `A condition: ${AT_TURN_END.acid} damage at the end of the turn. An enemy has 1 armour less, a Marshal’s criticals do not evade.`,
    rule: 'FW-ECON-1',
  },
  {
    name: 'Adhesive',
    says: 'A condition: an enemy moves 1 square less, and is easier to evade. A Marshal cannot sprint and attacks with 1 die less.',
    rule: 'FW-ECON-2',
  },
  {
    name: 'Plasma',
    says: `A condition: nothing at first, but a second one makes both burst for ${PLASMA_BURST} damage.`,
    rule: 'FW-ECON-5',
  },
  {
    name: 'Deafened',
    says: 'A condition of Marshals: the next command roll fails, and nobody can command you.',
    rule: 'FW-CCON-3',
  },
];

export const TERMS: readonly Term[] = [...STORY, ...CARDS, ...GEAR, ...DICE, ...STEALTH, ...ACTIONS, ...ENEMY_WORDS, ...CONDITIONS];

/** People of the story, and what it calls things. */
const OF_THE_STORY: readonly string[] = [
  'Tenakth',
  'Hekarro',
  'Yune',
  'Teth',
  'Kessa',
  'Brakk',
  'Hoska',
  'Nem',
  'Tirrah',
  'Ossavi',
  'Sower',
  'Lowlander',
  'West',
  'Engine',
  'Seed Beacon',
];

/** Squares by column and row, as the log and the options name them. */
const SQUARES = Array.from({ length: 24 * 18 }, (_, i) => `${String.fromCharCode(65 + (i % 24))}${Math.floor(i / 24) + 1}`);

/** The two behaviour decks of a huge enemy. */
const DECKS = ['I', 'II'];

/** Marshals, clans, enemies and their parts, chapters, pages, briefs and what lies on their maps; cards have their names on their faces. */
export const NAMES: readonly string[] = [
  ...SQUARES,
  ...DECKS,
  ...Object.values(CHARACTER_NAMES),
  ...Object.values(CLAN_NAMES),
  ...Object.values(ENEMY_NAMES),
  ...ENEMIES.flatMap(({ parts }) => parts.map(part => part.name)),
  ...BRIEFS.map(brief => brief.name),
  ...CHAPTERS.flatMap(({ title, entries, briefs }) => [
    title,
    ...entries.map(entry => entry.title),
    ...Object.values(briefs).map(brief => brief.title),
  ]),
  ...Object.values(FEATURE_NAMES).map(capital),
  ...OF_THE_STORY,
];
