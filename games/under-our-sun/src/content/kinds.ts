/** The closed sets of words and the numbers that the book prints. */

/** US-COMP-4, US-RES-1: everything but water lies in resource places; goods are counted in this order. */
export const RESOURCES = ['food', 'fabric', 'metal', 'connector', 'wood', 'alcohol', 'plastic'] as const;
export type Resource = (typeof RESOURCES)[number];
export const CUBES = ['water', ...RESOURCES] as const;
export type Cube = (typeof CUBES)[number];
export const CUBE_COLOURS: Readonly<Record<Cube, string>> = {
  water: 'blue',
  food: 'red',
  fabric: 'yellow',
  metal: 'black',
  connector: 'white',
  wood: 'orange',
  alcohol: 'green',
  plastic: 'pink',
};
/** US-RES-1, US-R-9: in water. */
export const VALUES: Readonly<Record<Cube, number>> = {
  water: 1,
  food: 2,
  fabric: 1,
  metal: 1,
  connector: 2,
  wood: 2,
  alcohol: 3,
  plastic: 3,
};
/** How many of each resource there are (US-R-120); the bag (US-R-97) is taken from them. */
export const SUPPLY: readonly number[] = [24, 20, 24, 20, 24, 14, 14];
export const BAG: readonly number[] = [3, 3, 3, 3, 3, 2, 2];

export const AMMUNITION = ['cartridge', 'arrow'] as const;
export type Ammunition = (typeof AMMUNITION)[number];
/** US-AMMO-1, US-AMMO-2: what one of these makes. */
export const AMMUNITION_MADE: Readonly<Record<Ammunition, { readonly of: Resource; readonly n: number }>> = {
  cartridge: { of: 'metal', n: 2 },
  arrow: { of: 'wood', n: 3 },
};

/** Resources in a recipe or a gain. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;

export const DICE = ['green', 'yellow', 'blue', 'red'] as const;
export type Die = (typeof DICE)[number];
/** US-DICE-1 to US-DICE-4: a success is 1, a cross is -1. */
export const FACES: Readonly<Record<Die, readonly number[]>> = {
  green: [2, 1, 1, 1, 1, 0, 0, 0],
  yellow: [1, 1, 1, 1, 0, 0, 0, 0],
  blue: [1, 1, 1, 0, 0, 0, 0, 0],
  red: [-1, -1, -1, 0, 0, 0, 0, 0],
};
/** US-R-2. */
export const KARMA_FACES: readonly number[] = [1, 1, 1, 0, 0, 0, 0, 0];
/** A pool of dice as it is printed: `2G1Y`. Empty for none. */
export type Dice = string;
const LETTERS: Readonly<Record<string, Die>> = { G: 'green', Y: 'yellow', B: 'blue', R: 'red' };
const pools = new Map<Dice, readonly Die[]>();
/** The dice of a pool, one by one. */
export function diceOf(dice: Dice): readonly Die[] {
  let pool = pools.get(dice);
  if (!pool) {
    pool = [...dice.matchAll(/(\d)([GYBR])/g)].flatMap(([, n, letter]) => Array.from({ length: Number(n) }, () => LETTERS[letter!]!));
    pools.set(dice, pool);
  }
  return pool;
}

export const SKILLS = ['strength', 'dexterity', 'stealth'] as const;
export type Skill = (typeof SKILLS)[number];

export const CHARACTERS = ['ida', 'boone', 'wren', 'sanaa', 'odile', 'kesh'] as const;
export type CharacterId = (typeof CHARACTERS)[number];
/** US-COMP-1: without the expansion. */
export const BASE_CHARACTERS = 4;

export const ENEMY_TYPES = ['animal', 'human', 'mutated'] as const;
export type EnemyType = (typeof ENEMY_TYPES)[number];

export const FAMILIES = [
  'haven',
  'dry-flats',
  'dunes',
  'scrub',
  'dead-forest',
  'rocky-hills',
  'pass',
  'oasis',
  'hamlet',
  'site',
  'mission',
] as const;
export type Family = (typeof FAMILIES)[number];

export const PHASES = ['preparation', 'morning', 'afternoon', 'night'] as const;
export type Phase = (typeof PHASES)[number];
export const WEATHERS = ['clear', 'heat', 'storm', 'solar-storm', 'dust-haze', 'mild-day'] as const;
export type Weather = (typeof WEATHERS)[number];

export const MERCHANT_IDS = ['lawrence', 'vesna', 'corriveau', 'hob-and-dunya'] as const;
export type MerchantId = (typeof MERCHANT_IDS)[number];

/** US-FIT-1, US-R-11. */
export const FITNESS = ['tired', 'ok', 'fit'] as const;
export const TIRED = 0;
export const FIT = 2;

export const MODES = ['coop', 'semi'] as const;
export type Mode = (typeof MODES)[number];
export const DIFFICULTIES = ['easy', 'challenging', 'hard'] as const;

export const BASE_AP = 6;
export const STORM_AP = 5;
export const TIRED_AP = 2;
export const KARMA = 3;
export const INJURED_AT = 2;
/** US-CHAR-4, US-RES-2. */
export const PER_AREA = 3;
export const BOTTLE = 3;
/** US-DEATH-1. */
export const PHASES_TO_REVIVE = 3;
export const HAVEN_SPACES = 6;
