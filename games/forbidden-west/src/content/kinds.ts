/** The words that cards, enemies, entries and briefs are written with: what there is of each kind. Names for people are in names.ts. */

export const CHARACTERS = ['drokkeh', 'senvi', 'ottakh', 'ikkara'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const CLANS = ['desert', 'lowland', 'sky'] as const;
export type Clan = (typeof CLANS)[number];

export const COLOURS = ['orange', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Dice as they are printed: `2O 1B 1K` is two orange, one blue, one black. */
export type Dice = string;

export const ELEMENTS = ['fire', 'frost', 'shock', 'acid', 'adhesive', 'plasma'] as const;
export type Element = (typeof ELEMENTS)[number];
export const CONDITIONS = [...ELEMENTS, 'deafened'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** How an enemy comes into a square. */
export const GAITS = ['patrol', 'return', 'behaviour', 'away', 'leap', 'pushed', 'ordered', 'vanish'] as const;
export type EnemyGait = (typeof GAITS)[number];

export const RESOURCES = ['metal', 'blaze', 'chill', 'spark', 'bile', 'tar', 'plasma', 'core', 'apex'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a weapon shoots or strikes with; ammunition shows those that it fits. */
export const WEAPON_SYMBOLS = ['arrow', 'bolt', 'stone', 'spear-tip', 'charge'] as const;
export type WeaponSymbol = (typeof WEAPON_SYMBOLS)[number];

export const GEAR_KINDS = ['melee', 'ranged', 'trap', 'armour'] as const;
export type GearKind = (typeof GEAR_KINDS)[number];

export const ACTIONS = ['sneak', 'sprint', 'melee-attack', 'ranged-attack', 'place-trap', 'trigger-trap', 'interact'] as const;
/** What can be done in an action phase besides interrupts that are played as actions. */
export type ActionKind = (typeof ACTIONS)[number];

export const TERRAINS = ['open', 'grass', 'cover', 'elevation', 'impassable', 'water', 'glass'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const OBJECTIVE_TOKENS = ['sun', 'moon', 'eye', 'blade', 'root', 'wave', 'feather', 'drum'] as const;
export type ObjectiveToken = (typeof OBJECTIVE_TOKENS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];

export const ENEMY_TYPES = [
  'rebel-scout',
  'rebel-brawler',
  'rebel-bomber',
  'rebel-captain',
  'scurrier',
  'razorhound',
  'shellback',
  'spitmaw',
  'frostwing',
  'emberhorn',
  'tarback',
  'arc-stalker',
  'stonetusk',
  'coilspire',
  'warden-engine',
  // Dal has the profile of a Captain and a deck of his own.
  'dal',
] as const;
export type EnemyType = (typeof ENEMY_TYPES)[number];

export const COUNTERS = ['rebellion', 'blight', 'trust-desert', 'trust-lowland', 'trust-sky'] as const;
export type Counter = (typeof COUNTERS)[number];
/** Content 3.7: how high each can stand. */
export const MOST: Readonly<Record<Counter, number>> = { rebellion: 12, blight: 9, 'trust-desert': 3, 'trust-lowland': 3, 'trust-sky': 3 };

export const FLAGS = [
  'survivor',
  'seedtoken',
  'lure',
  'wellplan',
  'password',
  'crates',
  'promise',
  'brother',
  'sample',
  'valve',
  'ledger',
  'weakplate',
  'canyon',
  'plain',
  'badge',
  'traitor',
  'mercy',
  'truth',
  'allies',
  'oath',
  'sledge-lost',
  'visited-desert',
  'visited-lowland',
  'visited-sky',
] as const;
export type Flag = (typeof FLAGS)[number];

export const BRIEF_IDS = [
  // The practice yard: lessons, and the tests of the rules.
  'B0',
  'B1',
  'B2',
  'B3A',
  'B3B',
  'B3C',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8A',
  'B8B',
  'B9',
  'B10',
  'B11',
  'B12A',
  'B12B',
  'B13',
] as const;
export type BriefId = (typeof BRIEF_IDS)[number];

export const SPECIALS = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  'S8',
  'S9',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
  'S17',
] as const;
export type SpecialId = (typeof SPECIALS)[number];

/** What a narrative roll can win for the encounter that follows. */
export const PREPARATIONS = [
  'look-at-tops',
  'look-at-march',
  'one-more-trap',
  'one-more-start',
  'one-more-refugee',
  'granary-3',
  'early',
] as const;
export type Preparation = (typeof PREPARATIONS)[number];
