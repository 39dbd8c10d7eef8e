/** The words of the game, each in a sentence or two, and the names that explain themselves. */
import { capital, type Term } from '@quarry/kernel';
import { monsterCard } from '../content/box.ts';
import { EXPEDITIONS } from '../content/expeditions.ts';
import { MONSTERS } from '../content/kinds.ts';
import { HUNTER_NAMES, HUNTER_WEAPONS } from '../content/names.ts';
import { CHAPTERS } from '../content/story/chapters.ts';
import { QUESTS } from '../content/story/quests.ts';
import { faces } from '../sentences/cards.ts';

/** How the kind of a card is printed where it says more: `Armour · fire · level 1`. */
const KINDS: readonly string[] = [...new Set(faces().map(face => face.kind))];
const kindsOf = (kind: string): string[] => KINDS.filter(one => one.startsWith(`${kind} · `));

/** A weapon is called by what it is: `Great bow · fire · level 1 · Mirah`. */
const WEAPON_KINDS = Object.values(HUNTER_WEAPONS).flatMap(weapon => kindsOf(capital(weapon)));

const HUNT: readonly Term[] = [
  { name: 'hunter', says: 'Whom you play. Two to four fight, and win or lose together.', rule: 'PA-GAME-1' },
  { name: 'monster', says: 'What is hunted. It has 10 health, and acts when something wakes it.', rule: 'PA-COMP-13' },
  { name: 'round', says: 'Consume, upkeep, a turn for everybody, and its end. After the tenth the hunt is lost.', rule: 'PA-ROUND-1' },
  { name: 'turn', says: 'Movement, Action, Attrition and the end: one turn a round for each hunter.', rule: 'PA-ORD-5' },
  { name: 'Movement', says: 'The first phase of a turn: move for 1 stamina, or stay and become threatened.', rule: 'PA-MOVE-1' },
  {
    name: 'Action',
    says: 'The phase in which cards are played. An ability marked Action is used in it, once in a turn.',
    rule: 'PA-ACT-1',
  },
  {
    name: 'Consume',
    says: 'The start of a round. Each hunter may use one ability with this word, as potions have it.',
    rule: 'PA-CONS-1',
  },
  { name: 'upkeep', says: 'The lowest behaviour is replaced, then struggle rises by 1 for each hunter.', rule: 'PA-UPK-1' },
  {
    name: 'aggro',
    says: 'Whoever has it has the first turn of the next round. The monster turns there at the end of every turn.',
    rule: 'PA-ORD-1',
  },
  {
    name: 'first player',
    says: 'Whoever had aggro when the turns began. The first player settles what the group decides.',
    rule: 'PA-ORD-2',
  },
  {
    name: 'level',
    says: 'How hard a hunt is, from 0 to 3. Gear has one, too: that of your weapon counts in many texts.',
    rule: 'PA-SET-2',
  },
  { name: 'weapon level', says: 'The level of your weapon. Many texts deal, heal or hurt by it.', rule: 'PA-COL-5' },
  { name: 'scenario', says: 'Where a monster is fought: what lies in the sectors, and one rule more.', rule: 'PA-SET-11' },
  { name: 'health', says: 'A monster has 10, and loses 1 for each wound. Yours is what armour and helm give.', rule: 'PA-SET-4' },
];

const RING: readonly Term[] = [
  { name: 'sector', says: 'One of four places round the monster: north, east, south and west.', rule: 'PA-BRD-1' },
  { name: 'front', says: 'The sector where the monster looks. When it turns, another sector is the front.', rule: 'PA-BRD-3' },
  { name: 'flank', says: 'A sector on either side of the monster.', rule: 'PA-BRD-3' },
  { name: 'rear', says: 'The sector behind the monster.', rule: 'PA-BRD-3' },
  {
    name: 'exposed',
    says: 'Where the stance lies open: front, flanks or rear. Attacks are played only from there.',
    rule: 'PA-PLAY-3',
  },
  {
    name: 'threatened',
    also: ['threat'],
    says: 'Whoever has not moved in the Movement phase. Two attrition cards are turned up, and the higher counts.',
    rule: 'PA-MOVE-2',
  },
  { name: 'marked', says: 'The sector that the monster has chosen; its cards say what comes of it.', rule: 'PA-GAME-4' },
];

const CARDS: readonly Term[] = [
  {
    name: 'action card',
    says: 'A card of your deck, in one of four colours. It is played for its cost, or discarded for its worth.',
    rule: 'PA-COMP-3',
  },
  {
    name: 'Attack',
    also: kindsOf('Attack'),
    says: 'A red card: it deals your weapon damage where the monster is exposed.',
    rule: 'PA-COL-1',
  },
  { name: 'Maneuver', also: kindsOf('Maneuver'), says: 'A blue card: it takes 1 struggle away.', rule: 'PA-COL-2' },
  { name: 'Dodge', also: kindsOf('Dodge'), says: 'A green card: in the sequence it is 1 defence against attrition.', rule: 'PA-COL-3' },
  {
    name: 'Parry',
    also: ['parries', ...kindsOf('Parry')],
    says: 'A yellow card: in the sequence it is 1 defence against attrition.',
    rule: 'PA-COL-3',
  },
  { name: 'offensive', says: 'Attacks and maneuvers.', rule: 'PA-COMP-5' },
  { name: 'defensive', says: 'Dodges and parries.', rule: 'PA-COMP-5' },
  { name: 'sequence', says: 'The cards that you have played in this turn, in a row. Five fit in.', rule: 'PA-PLAY-2' },
  {
    name: 'stamina',
    says: 'What costs are paid with: cards from the hand, each worth 0 to 2, and tokens worth 1.',
    rule: 'PA-STAM-1',
  },
  {
    name: 'stamina token',
    says: 'Worth 1. You gain one if two or more cards are left in hand after your Action phase.',
    rule: 'PA-ENDA-2',
  },
  { name: 'hand limit', says: 'Five cards. You draw up to it at the end of your turn.', rule: 'PA-EOT-2' },
  { name: 'fatigue', says: 'You took the last card of your deck: you suffer your weapon level, and shuffle a new one.', rule: 'PA-DECK-1' },
  { name: 'exile', says: 'Out of the hunt: the card does not come back before it is over.', rule: 'PA-DECK-10' },
  { name: 'trait', says: 'A word on a card that other cards look for. By itself it does nothing.', rule: 'PA-COMP-3' },
  {
    name: 'Mastery',
    also: ['masteries', ...kindsOf('Mastery')],
    says: 'A card of your own that collects counters. With enough of them it is focused.',
    rule: 'PA-MAST-2',
  },
  {
    name: 'focused',
    also: ['Focused'],
    says: 'Your mastery has its counters: its second text holds, and so do sentences marked Focused.',
    rule: 'PA-MAST-4',
  },
  { name: 'counter', says: 'What is counted on a mastery, an objective or a piece of gear.', rule: 'PA-MAST-2' },
];

const KEYWORDS: readonly Term[] = [
  { name: 'Assist', says: 'In the Action phase of another hunter, discard the card: that hunter draws 1.', rule: 'PA-KW-ASSIST-1' },
  {
    name: 'Taunt',
    says: 'In the turn of another hunter, discard the card. They draw 1, you take aggro, and the monster turns to you.',
    rule: 'PA-KW-TAUNT-1',
  },
  { name: 'Blind', also: ['blinded'], says: 'One peril does nothing until your next turn begins.', rule: 'PA-KW-BLIND-1' },
  {
    name: 'Confuse',
    also: ['confused'],
    says: 'You turn the monster where you like, and its next boost is lost.',
    rule: 'PA-KW-CONFUSE-1',
  },
  {
    name: 'Stun',
    also: ['stunned'],
    says: 'One behaviour sleeps for the rest of the round, and a hunter may show two attacks for weapon damage.',
    rule: 'PA-KW-STUN-1',
  },
  { name: 'Vulnerable', says: 'One source of damage may be doubled in this round.', rule: 'PA-KW-VULN-1' },
  { name: 'Recycle', says: 'You may discard as many cards as its number says, and draw as many.', rule: 'PA-KW-RECYCLE-1' },
  {
    name: 'Volley',
    says: 'You may discard as many cards of your deck as its number says. Each offensive one deals your weapon level.',
    rule: 'PA-KW-VOLLEY-1',
  },
  { name: 'Stealth', says: 'No behaviour wakes by the colour of the card. Aggro and places are still seen.', rule: 'PA-KW-STEALTH-1' },
  { name: 'Berserker', also: ['berserk'], says: 'For the rest of the turn, each further attack draws 1.', rule: 'PA-KW-BERS-1' },
  { name: 'Finisher', says: 'After this card your Action phase is over.', rule: 'PA-KW-FIN-1' },
  { name: 'Resilience', says: 'Hit by the monster, you may show the card from your hand and draw 1.', rule: 'PA-KW-RESIL-1' },
  { name: 'Strain', says: 'One card less when your hand is filled up, for each token.', rule: 'PA-KW-STRAIN-1' },
];

const MONSTER_WORDS: readonly Term[] = [
  {
    name: 'struggle',
    says: 'How near the monster is to breaking loose. It rises at upkeep and pays for boosts; maneuvers lower it.',
    rule: 'PA-UPK-6',
  },
  {
    name: 'unleash',
    says: 'At 3 struggle for each hunter, everybody who stands suffers monster damage. Then struggle sinks.',
    rule: 'PA-STRUG-1',
  },
  { name: 'acceleration', says: 'Each acceleration token is 1 more struggle at upkeep.', rule: 'PA-UPK-7' },
  {
    name: 'Behaviour',
    also: kindsOf('Behaviour'),
    says: 'A card that waits face down. Its back shows what wakes it; then it is turned up, done and replaced.',
    rule: 'PA-BEH-2',
  },
  { name: 'slot', says: 'Where a behaviour lies. There are three, unless the monster says otherwise.', rule: 'PA-BEH-1' },
  { name: 'number', says: 'On a behaviour: the lowest one is replaced at upkeep.', rule: 'PA-UPK-1' },
  { name: 'wake', says: 'A behaviour answers to what its back shows: a card, a place, a move, an empty hand.', rule: 'PA-BEH-2' },
  { name: 'Boost', says: 'The second part of a behaviour. It happens if there is enough struggle, which pays for it.', rule: 'PA-BEH-9' },
  {
    name: 'rampage',
    says: 'After a behaviour, every card with this icon is turned up and done as well.',
    rule: 'PA-BEH-12',
  },
  {
    name: 'stance',
    also: [1, 2, 3].flatMap(no => kindsOf(`Stance ${no}`)),
    says: 'How the monster stands: its toughness, its damage, and what lies exposed. There are three in a row.',
    rule: 'PA-STN-1',
  },
  {
    name: 'toughness',
    says: 'So much damage for each hunter is a wound. What is over stays.',
    rule: 'PA-DMG-2',
  },
  {
    name: 'wound',
    says: 'The monster loses 1 health. A wound card in your deck is another thing: it is good for nothing.',
    rule: 'PA-DMG-2',
  },
  { name: 'monster damage', says: 'What each blow of the monster does. It stands on the stance.', rule: 'PA-DMG-10' },
  { name: 'weapon damage', says: 'What each of your attacks deals. It stands on your weapon.', rule: 'PA-COL-1' },
  { name: 'source', says: 'All the damage of one effect, summed up. It is doubled or swallowed as a whole.', rule: 'PA-DMG-7' },
  { name: 'Peril', also: kindsOf('Peril'), says: 'A card that harms for as long as its stance lies there.', rule: 'PA-PER-1' },
  {
    name: 'Objective',
    also: kindsOf('Objective'),
    says: 'A task that all of you can work on. Once it has its counters, there is a reward.',
    rule: 'PA-OBJ-1',
  },
  { name: 'swarm', says: 'Something beside the monster that can be hit instead. At its toughness it is gone.', rule: 'PA-DMG-15' },
  { name: 'plate', says: 'It lies over a sector and swallows the next attack from there.', rule: 'PA-GAME-4' },
];

const HARM: readonly Term[] = [
  {
    name: 'Attrition',
    also: kindsOf('Attrition'),
    says: 'At the end of your turn a card is turned up. If your defence is lower, you suffer monster damage.',
    rule: 'PA-ATT-3',
  },
  { name: 'defence', says: 'Each defensive card in your sequence, and each defence token.', rule: 'PA-ATT-7' },
  { name: 'defence token', says: 'Counts as one defensive card, for one attrition.', rule: 'PA-TOK-1' },
  { name: 'disrupt', says: 'A card under such a token is no defence. Dust puts them there.', rule: 'PA-TERR-30' },
  {
    name: 'knocked out',
    also: ['knock-out', 'fall'],
    says: 'As much damage as health. You lie down, deplete a piece, and get up in your second turn from now.',
    rule: 'PA-KO-1',
  },
  {
    name: 'red token',
    says: 'Whoever has just fallen lies under a red token. In their turn, or by help, it turns black.',
    rule: 'PA-KO-14',
  },
  { name: 'black token', says: 'A fallen hunter with a black token gets up in the next turn, or by help at once.', rule: 'PA-KO-15' },
  { name: 'deplete', also: ['spent'], says: 'The piece gives no more health in this hunt. Its text still holds.', rule: 'PA-KO-6' },
  { name: 'eliminated', says: 'Armour and helm are both depleted. Who is eliminated has no more turns in this hunt.', rule: 'PA-KO-13' },
  { name: 'burden', says: 'A card that cannot be played and pays nothing. It fills a place in your hand.', rule: 'PA-WND-1' },
  { name: 'Debility', says: 'A burden that some monsters put into hands and sequences.', rule: 'PA-WND-4' },
  { name: 'Venom', says: 'A burden. Venom hurts when it is discarded.', rule: 'PA-WND-4' },
  { name: 'burning', also: ['flames'], says: 'Your next fatigue is worse by your weapon level.', rule: 'PA-TERR-25' },
];

const GROUND: readonly Term[] = [
  { name: 'rock', says: 'Break it to keep off attrition damage, once.', rule: 'PA-TERR-1' },
  { name: 'water', says: 'Only 3 cards fit in a sequence here.', rule: 'PA-TERR-3' },
  { name: 'brush', says: 'Recycle a dodge to hide: your turn waits until another one is over.', rule: 'PA-TERR-7' },
  { name: 'plateau', says: 'Climb it at the end of a turn. From there you can jump on the monster.', rule: 'PA-TERR-10' },
  {
    name: 'mount',
    also: ['jump on'],
    says: 'From a plateau, when a behaviour is turned up: it does nothing, and you ride.',
    rule: 'PA-TERR-12',
  },
  { name: 'sand', says: 'Leaving it costs 1 stamina more.', rule: 'PA-TERR-15' },
  { name: 'fire', says: 'As ground: no card is played here. It fades after a round, and then goes out.', rule: 'PA-TERR-16' },
  { name: 'fog', says: 'Whoever moves in is threatened.', rule: 'PA-TERR-20' },
  { name: 'pact bloom', says: 'At the start of your turn you may suffer your weapon level and draw 1.', rule: 'PA-TERR-21' },
  { name: 'balm flower', says: 'At the start of your turn it heals your weapon level.', rule: 'PA-TERR-22' },
  { name: 'fury blossom', says: 'Attacks from a fury blossom deal your weapon level more.', rule: 'PA-TERR-23' },
  { name: 'snapmaw', says: 'A snapmaw bites for your weapon level if you are threatened when your turn ends.', rule: 'PA-TERR-24' },
  { name: 'ice', says: 'Threatened at the end of your turn, you exile your top card.', rule: 'PA-TERR-28' },
  { name: 'swamp', says: 'In a swamp a dodge costs 1 more.', rule: 'PA-TERR-29' },
  { name: 'dust', says: 'It disrupts one defensive card in your sequence. It settles at the end of the round.', rule: 'PA-TERR-30' },
];

const CAMP: readonly Term[] = [
  { name: 'campaign', says: 'The prologue and twelve chapters, the last of them against the Sleeper.', rule: 'PA-CAMP-2' },
  { name: 'expedition', says: 'An expedition is one hunt by itself: a monster, a level and a scenario.', rule: 'PA-EXP-1' },
  { name: 'chapter', says: 'A page of the story, a quest, the camp, and a hunt.', rule: 'PA-CAMP-3' },
  { name: 'quest', says: 'A hunt that somebody asks for, with its reward. One is taken in each chapter.', rule: 'PA-CAMP-4' },
  { name: 'trial', says: 'As a trial, a campaign is lost with the third defeat.', rule: 'PA-CAMP-18' },
  {
    name: 'Weapon',
    also: WEAPON_KINDS,
    says: 'Gear of one hunter. It says what attacks deal, and what the deck must hold.',
    rule: 'PA-EQ-1',
  },
  { name: 'Armour', also: kindsOf('Armour'), says: 'Gear that gives health, for anybody.', rule: 'PA-EQ-2' },
  { name: 'Helm', also: kindsOf('Helm'), says: 'Gear that gives health, for anybody.', rule: 'PA-EQ-2' },
  { name: 'Item', also: kindsOf('Item'), says: 'Gear that anybody may take along, one at a time.', rule: 'PA-EQ-2' },
  { name: 'Potion', also: kindsOf('Potion'), says: 'Drunk once, at the start of a round. Up to three go along.', rule: 'PA-POT-1' },
  { name: 'forge', says: 'Where gear is made, at its own level and of the elements that are open.', rule: 'PA-FORGE-1' },
  { name: 'herbalist', says: 'The herbalist brews potions for plants.', rule: 'PA-HERB-1' },
  {
    name: 'element',
    says: 'Fire, horn, tide, crystal, storm or metal. Gear has one, and monsters are weak to some.',
    rule: 'PA-DB-5',
  },
  {
    name: 'advantage',
    says: 'Two pieces of an element that the monster is weak to. With an advantage your deck may have one card more or less.',
    rule: 'PA-DB-6',
  },
  { name: 'material', says: 'Bone, blood, hide, fang or marrow. Gear costs materials, and one of its element.', rule: 'PA-FORGE-3' },
  {
    name: 'upgrade',
    says: 'It teaches you the next step of a branch. At the forge, an older piece is made into a better one.',
    rule: 'PA-SKILL-1',
  },
  { name: 'branch', says: 'One of five ways to go on learning, with two steps each.', rule: 'PA-SKILL-2' },
];

export const TERMS: readonly Term[] = [...HUNT, ...RING, ...CARDS, ...KEYWORDS, ...MONSTER_WORDS, ...HARM, ...GROUND, ...CAMP];

/** Hunters, monsters and what each of them counts, quests, scenarios and chapters; cards have their names on their faces. */
export const NAMES: readonly string[] = [
  ...Object.values(HUNTER_NAMES),
  ...MONSTERS.flatMap(id => [monsterCard(id).name, monsterCard(id).track?.name ?? []].flat()),
  ...EXPEDITIONS.map(one => one.name),
  ...QUESTS.map(one => one.name),
  ...CHAPTERS.map(one => one.name),
];
