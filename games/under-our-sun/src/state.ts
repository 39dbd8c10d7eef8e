/**
 * The whole of a game between two scenes, declared once, with who sees what. Open is everything but the order of piles, the faces of tiles that lie face down, team cards, and where
 * a Quartermaster is to deliver. Printed content stays outside and is referred to by number (content/box.ts). Questions are in questions.ts, changes in deeds/.
 */
import { bool, type Eye, int, list, naming, oneOf, open, perSeat, record, records, type StateOf, type ViewOf, zone } from '@quarry/kernel';
import { CHARACTERS, MERCHANT_IDS, MODES, PHASES, RESOURCES } from './content/kinds.ts';
import { LASTING, type LastingId } from './content/words/index.ts';
import { LAST_HEX } from './places.ts';

/** Every step that begins a scene, in the order of the book. `scenes.ts` says what is played in each. */
export const STEPS = [
  // Setup
  'first-roll',
  'choose-characters',
  'equip',
  'stock',
  'briefing',
  // Preparation
  'clean-up',
  'enemies-move',
  'refresh',
  'eat',
  // A day phase
  'begin-phase',
  'first-actor',
  'next-turn',
  'begin-turn',
  'act',
  'deal',
  'trade',
  'last-chance',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** Chance is asked for by these names. */
export type Stream =
  | 'tiles'
  | 'enemies'
  | 'nights'
  | 'events'
  | 'loot-deck'
  | 'sun'
  | 'bag'
  | 'team'
  | 'setup'
  | 'test'
  | 'attack'
  | 'enemy'
  | 'karma'
  | 'loot'
  | 'direction'
  | 'tie'
  | 'ammunition'
  | 'trap';

const card = naming('card', int(-1));
const seat = naming('seat', int(-1, 5));
/** A character, by place in the list of characters. */
const who = naming('character', int(-1, 5));
const hex = naming('hex', int(-1, LAST_HEX));
/** So many of each resource, in the order of RESOURCES. */
const goods = list(int(0), RESOURCES.length);
/** Cartridges and arrows. */
const ammunition = list(int(0), 2);

/** A card that somebody has: how many uses or pieces of ammunition are on it, and whether it is turned over. */
const item = record(open({ card, n: int(0), isFlipped: bool() }), x => ({ ...x }));

/** On an enemy symbol: open, covered by a UvM, or else the enemy that it brought. */
export const OPEN = -1;
export const BLOCKED = -2;

const tile = record(
  {
    ...open({
      hex,
      /** -1 while it lies face down. */
      card,
      goods,
      /** Of these, what is left of the printed resources: the rest lies loose (US-PREP-2). Loose ones are taken first. */
      native: goods,
      /** In a camp, water lies there as well; ammunition lies anywhere. */
      water: int(0),
      ammunition,
      /** Cubes of the printed sources. */
      source: int(0, 3),
      symbols: list(int(BLOCKED), 3),
      hasEvent: bool(),
      /** Which of the printed containers are left, by their place; 9 for one that a card placed. */
      containers: list(int(0, 9), 6),
      hasObjective: bool(),
      hasToken: bool(),
      /** The card of the tent that stands here; -1 for none. */
      camp: card,
      fire: oneOf(['none', 'campfire', 'pit']),
      /** The card of the trap that lies here. */
      trap: card,
      /** Cards of enemies that lie here. */
      bodies: list(card, 30),
      /** Who has drawn a night card for this tile in this Night. */
      drew: list(who, 6),
      items: records(item),
    }),
    down: zone('nobody', 'tiles'),
  },
  x => ({ ...x }),
);

export const LASTING_IDS = Object.keys(LASTING) as LastingId[];
const lasting = record(open({ is: oneOf(LASTING_IDS), until: oneOf(['turn', 'phase', 'day', 'game']) }), x => ({ ...x }));

const character = record(
  open({
    id: oneOf(CHARACTERS),
    seat,
    hex,
    hp: int(0),
    water: int(0),
    fitness: int(0, 2),
    ap: int(0),
    karma: int(0, 3),
    isStealthy: bool(),
    isInfected: bool(),
    isWaiting: bool(),
    /** In this phase. */
    hasPlayed: bool(),
    hasMoved: bool(),
    hasUsedKarma: bool(),
    /** Until the day or the phase is over, as the skill says. */
    hasUsedSkill: bool(),
    hasUsedFilter: bool(),
    hasUsedReach: bool(),
    /** When it died, counted in day phases from the first; -1 alive. */
    diedIn: int(-1),
    isEliminated: bool(),
    isRevealed: bool(),
    hasUsedAbility: bool(),
    goods,
    ammunition,
    items: records(item),
    lasting: records(lasting),
    /** Tiles it has stood on in this Night. */
    tonight: list(hex, 60),
  }),
  x => ({ ...x }),
);

const enemy = record(
  open({
    /** Ascending in the order of arrival. */
    id: naming('enemy', int(0)),
    card,
    /** US-COMP-8: 0 is A. */
    letter: int(0),
    hex,
    damage: int(0),
    isTapped: bool(),
    /** The place of its symbol on the tile it came from, and that tile; -1 for none. */
    symbol: int(-1, 2),
    home: hex,
    /** US-ENEMY-5: its text has been read out. */
    isMet: bool(),
    hasStruck: bool(),
    stage: int(0, 3),
  }),
  x => ({ ...x }),
);

const merchant = record(
  open({
    id: oneOf(MERCHANT_IDS),
    hex,
    water: int(0),
    goods,
    items: records(item),
    damage: int(0),
    isTapped: bool(),
    /** Whom he fights as long as they stay, whom for good, and with whom he no longer deals (US-R-77, US-R-78). */
    fights: list(who, 6),
    foes: list(who, 6),
    closedTo: list(who, 6),
    hasSwapped: bool(),
  }),
  x => ({ ...x }),
);

const figure = record(open({ id: int(0, 9), hex, damage: int(0), with: who }), x => ({ ...x }));

/** What lies on one side of a trade. */
const side = record(open({ water: int(0), goods, ammunition, cards: list(card, 12), hasAgreed: bool() }), x => ({ ...x }));
/** US-TRADE-1: both change what they offer until both agree. -1 for nobody. */
const trade = record(open({ from: who, to: who, changes: int(0), give: side, take: side }), x => ({ ...x }));

/** US-TEAM-5: read by the owner alone, until it is turned up. */
type Dealt = { readonly isOver: boolean; readonly characters: readonly { readonly seat: number; readonly isRevealed: boolean }[] };
const teamSeenBy = ({ state, seat: eye, owner, isShut }: Eye): boolean => {
  const { isOver, characters } = state as Dealt;
  if (isShut) return false;
  return isOver || (eye !== null && eye === owner) || characters.some(one => one.seat === owner && one.isRevealed);
};
const player = record(
  {
    ...open({ points: int(0) }),
    team: zone(teamSeenBy, 'team'),
    /** Where a Quartermaster delivers: the place in the ring at distance 4. Everybody has one, and it is of use to one at most. */
    drop: zone(teamSeenBy, 'drop'),
  },
  x => ({ ...x }),
);

export const stateSchema = record(
  {
    ...open({
      step: oneOf(STEPS),
      mode: oneOf(MODES),
      hasExpansion: bool(),
      /** Characters that were named before the game, by seat. */
      wanted: list(oneOf(['any', ...CHARACTERS]), 6),
      mission: int(0),
      /** The card of the mission that is in play. */
      stage: int(0),
      counters: list(int(), 8),
      /** Rules of the mission that happen once, and have. */
      happened: list(int(0), 40),
      /** Objectives that are still to be put on revealed tiles, and from which distance on. */
      hidden: int(0),
      hiddenFrom: int(0),
      figures: records(figure),
      result: oneOf(['none', 'won', 'lost', 'liberty']),
      /** In one word: what it was won or lost by. */
      why: oneOf(['none', 'mission', 'liberty-fell', 'failed', 'last-day', 'all-dead', 'saboteur', 'executioner', 'quartermaster']),
      isOver: bool(),
      day: int(1),
      phase: oneOf(PHASES),
      /** Day phases that have begun. */
      phases: int(0),
      sun: card,
      starter: seat,
      /** Whose turn it is; -1 between turns. */
      active: who,
      /** Characters whose turn is still to come in this phase. */
      toPlay: list(who, 6),
      /** Enemies that are still to move in this Preparation. */
      toMove: list(int(0), 60),
      tiles: records(tile),
      characters: records(character),
      enemies: records(enemy),
      nextEnemy: int(0),
      merchants: records(merchant),
      /** With whom the active character deals, by place; -1 for nobody. */
      dealing: int(-1, 3),
      trade,
      /** Partners who called a trade off in this turn. */
      calledOff: list(who, 6),
      offer: list(card, 6),
      supply: goods,
      bag: goods,
      itemDeck: list(card),
      gearDeck: list(card),
      lootUsed: list(card),
      enemiesUsed: list(card),
      nightsUsed: list(card),
      eventsUsed: list(card),
      /** Values of goods that were cleared away in Preparation, by place in the ring at distance 4 (US-TEAM-9). */
      fetched: list(int(0), 24),
    }),
    ...open({ players: perSeat(player) }),
    stack: zone('nobody', 'tiles'),
    enemyDeck: zone('nobody', 'enemies'),
    nightDeck: zone('nobody', 'nights'),
    eventDeck: zone('nobody', 'events'),
    lootDeck: zone('nobody', 'loot'),
    teamPile: zone('nobody', 'team'),
    dropPile: zone('nobody', 'drop'),
  },
  x => ({ ...x }),
);

export type State = StateOf<typeof stateSchema>;
/** What a seat sees. A state has all that a view has: whatever only reads asks for a view, and is given either. */
export type View = ViewOf<typeof stateSchema>;
export type CharacterState = State['characters'][number];
export type CharacterView = View['characters'][number];
export type TileState = State['tiles'][number];
export type TileView = View['tiles'][number];
export type EnemyState = State['enemies'][number];
export type EnemyView = View['enemies'][number];
export type MerchantState = State['merchants'][number];
export type MerchantView = View['merchants'][number];
export type ItemState = State['characters'][number]['items'][number];
export type ItemView = View['characters'][number]['items'][number];
export type Side = State['trade']['give'];
/** A character, by place in the list of characters. */
export type Who = number;
