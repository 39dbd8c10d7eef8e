/** The words that cards, monsters and quests are written with: what there is of each kind. Names for people are in names.ts. */

export const HUNTERS = ['mirah', 'dareon', 'thoreg', 'ljonar'] as const;
export type HunterId = (typeof HUNTERS)[number];

/** PA-COMP-4: attacks, maneuvers, dodges, parries. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** PA-BRD-1: clockwise. */
export const SECTORS = ['north', 'east', 'south', 'west'] as const;
export type Sector = (typeof SECTORS)[number];
export const POSITIONS = ['front', 'flank', 'rear'] as const;
export type Position = (typeof POSITIONS)[number];

export const ELEMENTS = ['fire', 'horn', 'tide', 'crystal', 'storm', 'metal'] as const;
export type Element = (typeof ELEMENTS)[number];
/** Two common, two uncommon, one rare. */
export const MATERIALS = ['bone', 'blood', 'hide', 'fang', 'marrow'] as const;
export type Material = (typeof MATERIALS)[number];
export const PLANTS = ['balmroot', 'pactleaf', 'furymoss', 'snapvine', 'fogcap', 'sunthistle'] as const;
export type Plant = (typeof PLANTS)[number];
export const RESOURCES = [...ELEMENTS, ...MATERIALS, ...PLANTS] as const;
export type Resource = (typeof RESOURCES)[number];

export const TERRAINS = [
  'rock',
  'water',
  'brush',
  'plateau',
  'sand',
  'fire',
  'fog',
  'pact-bloom',
  'balm-flower',
  'fury-blossom',
  'snapmaw',
  'ice',
  'swamp',
  'dust',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Where the text of a card can stand. */
export const TEXT_PLACES = ['stance', 'rule', 'peril', 'objective', 'scenario', 'mastery', 'gear', 'sequence'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];
/** What the ground does at the start or the end of a turn. */
export const GROUNDS = ['balm-flower', 'pact-bloom', 'snapmaw', 'ice', 'climb'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Keywords that a card has; those with a number carry it as `n` in the words of its text. */
export const KEYWORDS = ['assist', 'berserker', 'finisher', 'resilience', 'stealth', 'taunt'] as const;
export type Keyword = (typeof KEYWORDS)[number];
/** Keywords that are something done to the monster or with cards: words of the text (content/words). */
export const DONE_KEYWORDS = ['blind', 'confuse', 'recycle', 'strain', 'stun', 'volley', 'vulnerable'] as const;
export type DoneKeyword = (typeof DONE_KEYWORDS)[number];

/** PA-COMP-2. All four use the focused mastery and the weapon icon. */
export const KEYWORDS_OF: Readonly<Record<HunterId, readonly (Keyword | DoneKeyword)[]>> = {
  mirah: ['assist', 'blind', 'recycle', 'stealth', 'volley'],
  dareon: ['assist', 'berserker', 'finisher', 'resilience', 'vulnerable'],
  thoreg: ['assist', 'confuse', 'recycle', 'stealth', 'strain', 'stun'],
  ljonar: ['assist', 'confuse', 'resilience', 'taunt', 'vulnerable'],
};

/** Reaction icons on the backs of behaviours: PA-TRIG-1 to PA-TRIG-25, PA-BEH-8, PA-BEH-12. */
export const ICONS = [
  'attack',
  'maneuver',
  'dodge',
  'parry',
  'aggro',
  'offensive',
  'defensive',
  'two-offensive',
  'two-defensive',
  'two-attacks',
  'start-front',
  'start-flank',
  'start-rear',
  'start-any-flank',
  'start-any-rear',
  'start-water',
  'move',
  'move-water',
  'threatened',
  'empty-hand',
  'end-attrition',
  'end-action-attack',
  'turn',
  'end-round',
  'enters',
  'rampage',
] as const;
export type Icon = (typeof ICONS)[number];

export const MONSTERS = [
  'cinderwing',
  'ramhide',
  'stormhorn',
  'reefmaw',
  'glasspelt',
  'orehulk',
  'mirrorback',
  'thunderdrake',
  'sleeper',
] as const;
export type MonsterId = (typeof MONSTERS)[number];

/** What hurts a hunter. Attrition damage is monster damage of a special kind (PA-ATT-13). */
export const HARMS = ['monster', 'attrition', 'fatigue', 'burning', 'terrain', 'card'] as const;
export type Harm = (typeof HARMS)[number];

export const BRANCHES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Branch = (typeof BRANCHES)[number];

export const SLOTS = 6;
export const ROUNDS = 10;
export const HEALTH = 10;
export const HAND_LIMIT = 5;
export const SEQUENCE_LIMIT = 5;
export const WATER_LIMIT = 3;
