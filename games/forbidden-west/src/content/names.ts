/** Every proper noun and every name that people read, in one place. */
import type {
  ActionKind,
  CharacterId,
  Clan,
  Condition,
  Counter,
  EnemyType,
  Letter,
  ObjectiveToken,
  Resource,
  Terrain,
  WeaponSymbol,
} from './kinds.ts';

export const CHARACTER_NAMES: Readonly<Record<CharacterId, string>> = {
  drokkeh: 'Drokkeh',
  senvi: 'Senvi',
  ottakh: 'Ottakh',
  ikkara: 'Ikkara',
};

export const CLAN_NAMES: Readonly<Record<Clan, string>> = { desert: 'Desert', lowland: 'Lowland', sky: 'Sky' };

export const CONDITION_NAMES: Readonly<Record<Condition, string>> = {
  fire: 'Fire',
  frost: 'Frost',
  shock: 'Shock',
  acid: 'Acid',
  adhesive: 'Adhesive',
  plasma: 'Plasma',
  deafened: 'Deafened',
};

export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  metal: 'metal shards',
  blaze: 'blaze resin',
  chill: 'chill fluid',
  spark: 'spark cell',
  bile: 'corrosive bile',
  tar: 'tar gum',
  plasma: 'plasma bead',
  core: 'machine core',
  apex: 'apex part',
};

/** Those that are counted by the piece; the others are poured. */
const BY_THE_PIECE: readonly Resource[] = ['spark', 'plasma', 'core', 'apex'];
/** `1 metal shard`, `2 metal shards`, `2 blaze resin`, `2 spark cells`. */
export function sayResources(kind: Resource, n: number): string {
  if (kind === 'metal') return `${n} metal ${n === 1 ? 'shard' : 'shards'}`;
  return `${n} ${RESOURCE_NAMES[kind]}${n !== 1 && BY_THE_PIECE.includes(kind) ? 's' : ''}`;
}

/** As verbs. */
export const ACTION_NAMES: Readonly<Record<ActionKind, string>> = {
  sneak: 'sneak',
  sprint: 'sprint',
  'melee-attack': 'make a melee attack',
  'ranged-attack': 'make a ranged attack',
  'place-trap': 'place a trap',
  'trigger-trap': 'trigger a trap',
  interact: 'interact',
};

export const SYMBOL_NAMES: Readonly<Record<WeaponSymbol, string>> = {
  arrow: 'arrow',
  bolt: 'bolt',
  stone: 'stone',
  'spear-tip': 'spear-tip',
  charge: 'charge',
};

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  open: 'open ground',
  grass: 'tall grass',
  cover: 'cover',
  elevation: 'elevation',
  impassable: 'impassable',
  water: 'water',
  glass: 'broken glass',
};

export const TOKEN_NAMES: Readonly<Record<ObjectiveToken, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  eye: 'Eye',
  blade: 'Blade',
  root: 'Root',
  wave: 'Wave',
  feather: 'Feather',
  drum: 'Drum',
};

export const COUNTER_NAMES: Readonly<Record<Counter, string>> = {
  rebellion: 'Rebellion',
  blight: 'Blight',
  'trust-desert': 'Trust of the Desert',
  'trust-lowland': 'Trust of the Lowland',
  'trust-sky': 'Trust of the Sky',
};

export const ENEMY_NAMES: Readonly<Record<EnemyType, string>> = {
  'rebel-scout': 'Rebel Scout',
  'rebel-brawler': 'Rebel Brawler',
  'rebel-bomber': 'Rebel Bomber',
  'rebel-captain': 'Rebel Captain',
  scurrier: 'Scurrier',
  razorhound: 'Razorhound',
  shellback: 'Shellback',
  spitmaw: 'Spitmaw',
  frostwing: 'Frostwing',
  emberhorn: 'Emberhorn',
  tarback: 'Tarback',
  'arc-stalker': 'Arc Stalker',
  stonetusk: 'Stonetusk',
  coilspire: 'Coilspire',
  'warden-engine': 'Warden Engine',
  dal: 'Dal',
};

export const letterSays = (letter: Letter): string => `location ${letter}`;
