/** Names for people of what cards and rules are written with. */
import type { Colour, Element, HunterId, Icon, Material, Plant, Position, Resource, Sector, Terrain } from './kinds.ts';

export const HUNTER_NAMES: Readonly<Record<HunterId, string>> = { mirah: 'Mirah', dareon: 'Dareon', thoreg: 'Thoreg', ljonar: 'Ljonar' };
export const HUNTER_WEAPONS: Readonly<Record<HunterId, string>> = {
  mirah: 'great bow',
  dareon: 'great sword',
  thoreg: 'hammer',
  ljonar: 'sword and shield',
};
export const COLOUR_NAMES: Readonly<Record<Colour, string>> = { red: 'attack', blue: 'maneuver', green: 'dodge', yellow: 'parry' };
export const SECTOR_NAMES: Readonly<Record<Sector, string>> = { north: 'north', east: 'east', south: 'south', west: 'west' };
export const POSITION_NAMES: Readonly<Record<Position, string>> = { front: 'the front', flank: 'a flank', rear: 'the rear' };
export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  rock: 'rock',
  water: 'water',
  brush: 'brush',
  plateau: 'plateau',
  sand: 'sand',
  fire: 'fire',
  fog: 'fog',
  'pact-bloom': 'pact bloom',
  'balm-flower': 'balm flower',
  'fury-blossom': 'fury blossom',
  snapmaw: 'snapmaw',
  ice: 'ice',
  swamp: 'swamp',
  dust: 'dust',
};
/** What each ground does to whoever stands on it, in a few words. */
export const TERRAIN_NOTES: Readonly<Record<Terrain, string>> = {
  rock: 'break it instead of suffering attrition',
  water: 'a sequence holds 3 cards',
  brush: 'recycle a dodge to hide',
  plateau: 'climb it, and jump on its back',
  sand: 'leaving costs 1 more',
  fire: 'no card can be played',
  fog: 'moving in makes you threatened',
  'pact-bloom': 'suffer to draw 1 as the turn begins',
  'balm-flower': 'heals as the turn begins',
  'fury-blossom': 'attacks deal more',
  snapmaw: 'bites the threatened as the turn ends',
  ice: 'takes a card of the threatened as the turn ends',
  swamp: 'dodges cost 1 more',
  dust: 'a defensive card does not count',
};
/** How hard a monster is hunted, by its level. */
export const LEVEL_NAMES: readonly string[] = ['at its mildest', 'wary', 'angry', 'at its worst'];
/** What wakes a behaviour, as short as on a card. */
export const ICON_MARKS: Readonly<Record<Icon, string>> = {
  attack: 'attack',
  maneuver: 'maneuver',
  dodge: 'dodge',
  parry: 'parry',
  aggro: 'aggro mark',
  offensive: 'offence',
  defensive: 'defence',
  'two-offensive': '2 offence',
  'two-defensive': '2 defence',
  'two-attacks': '2 attacks',
  'start-front': 'in front',
  'start-flank': 'in flank',
  'start-rear': 'in rear',
  'start-any-flank': 'any flank',
  'start-any-rear': 'any rear',
  'start-water': 'in water',
  move: 'move',
  'move-water': 'into water',
  threatened: 'threatened',
  'empty-hand': 'no hand',
  'end-attrition': 'attrition',
  'end-action-attack': 'had attack',
  turn: 'it turns',
  'end-round': 'round end',
  enters: 'enters',
  rampage: 'rampage',
};
export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  fire: 'fire',
  horn: 'horn',
  tide: 'tide',
  crystal: 'crystal',
  storm: 'storm',
  metal: 'metal',
};
export const MATERIAL_NAMES: Readonly<Record<Material, string>> = {
  bone: 'bone',
  blood: 'blood',
  hide: 'hide',
  fang: 'fang',
  marrow: 'marrow',
};
export const PLANT_NAMES: Readonly<Record<Plant, string>> = {
  balmroot: 'balmroot',
  pactleaf: 'pactleaf',
  furymoss: 'furymoss',
  snapvine: 'snapvine',
  fogcap: 'fogcap',
  sunthistle: 'sunthistle',
};
export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = { ...ELEMENT_NAMES, ...MATERIAL_NAMES, ...PLANT_NAMES };

/** What wakes a behaviour, as it follows `wakes`: `after an attack`. */
export const ICON_NAMES: Readonly<Record<Icon, string>> = {
  attack: 'after an attack',
  maneuver: 'after a maneuver',
  dodge: 'after a dodge',
  parry: 'after a parry',
  aggro: 'after a card with the aggro mark',
  offensive: 'after an offensive card',
  defensive: 'after a defensive card',
  'two-offensive': 'after two offensive cards in a row',
  'two-defensive': 'after two defensive cards in a row',
  'two-attacks': 'after two attacks in a row',
  'start-front': 'when a turn begins in the front',
  'start-flank': 'when a turn begins in a flank',
  'start-rear': 'when a turn begins in the rear',
  'start-any-flank': 'when a turn begins with somebody in a flank',
  'start-any-rear': 'when a turn begins with somebody in the rear',
  'start-water': 'when a turn begins in water',
  move: 'after a move',
  'move-water': 'after a move into water',
  threatened: 'after somebody becomes threatened',
  'empty-hand': 'after a hand is emptied',
  'end-attrition': 'at the end of an Attrition phase',
  'end-action-attack': 'at the end of an Action phase with an attack',
  turn: 'after the monster turns',
  'end-round': 'at the end of the round',
  enters: 'when it comes into play',
  rampage: 'in a rampage',
};
