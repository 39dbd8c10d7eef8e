/** Equipment: what each Marshal starts with, and what is found. */
import type { CharacterId, WeaponSymbol } from './kinds.ts';
import type { Circumstance, GearCard, GearFace, Text } from './types.ts';
import {
  allyWithin,
  always,
  critical,
  damage,
  dice,
  draw,
  evade,
  heal,
  inAttacks,
  inEvades,
  inflict,
  inTraps,
  move,
  push,
  reroll,
} from './writing.ts';

type Levels = readonly [GearFace, GearFace];
type Piece = Pick<GearCard, 'id' | 'name' | 'of' | 'flavour'>;

const WEAPON_COST = { metal: 2, element: 1, core: 1 };
const TRAP_COST = { metal: 2, element: 1 };
const ARMOUR_COST = { metal: 3, core: 1 };
/** Found gear asks for more. */
const costOf = ({ of }: Piece, cost: GearCard['cost']): GearCard['cost'] => (of ? cost : { ...cost, apex: 1 });

const weapon = (kind: 'melee' | 'ranged', symbol: WeaponSymbol, piece: Piece, levels: Levels): GearCard => ({
  ...piece,
  kind,
  symbol,
  levels,
  cost: costOf(piece, WEAPON_COST),
});
const trap = (type: 'tripwire' | 'blast', piece: Piece, levels: Levels): GearCard => ({
  ...piece,
  kind: 'trap',
  trap: type,
  levels,
  cost: costOf(piece, TRAP_COST),
});
const armour = (piece: Piece, levels: Levels): GearCard => ({ ...piece, kind: 'armour', levels, cost: costOf(piece, ARMOUR_COST) });

const owned = (of: CharacterId, id: string, name: string, flavour: string): Piece => ({ id: `${of}-${id}`, name, of, flavour });
/** The number is the one by which the story names it. */
const found = (no: number, name: string, flavour: string): Piece => ({ id: `found-f${no}`, name, flavour });
const when = (circumstance: Circumstance, text: Text): Text => ({ ...text, if: [circumstance] });

const STARTING: readonly GearCard[] = [
  weapon('melee', 'charge', owned('drokkeh', 'anvil-maul', 'Anvil Maul', 'It was an anvil. Then somebody came through the gate.'), [
    { range: 0, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(push(1)))] },
    { range: 0, dice: '2O 1B 1K', slots: 2, texts: [inAttacks(critical(push(1), damage(1)))] },
  ]),
  weapon('ranged', 'spear-tip', owned('drokkeh', 'hooked-javelins', 'Hooked Javelins', 'They go in politely. They do not leave.'), [
    { range: 2, dice: '2O', slots: 1, texts: [inAttacks(critical(damage(1)))] },
    { range: 3, dice: '3O', slots: 1, texts: [inAttacks(critical(damage(2)))] },
  ]),
  trap('tripwire', owned('drokkeh', 'cleat-charge', 'Cleat Charge', 'For doors, and for what stands behind doors.'), [
    { range: 1, dice: '2O 1B', texts: [inTraps(critical(damage(1)))] },
    { range: 1, dice: '2O 2B', texts: [inTraps(critical(damage(2)))] },
  ]),
  armour(owned('drokkeh', 'plated-harness', 'Plated Harness', 'Each plate has a date scratched on the inside.'), [
    { dice: '1O 1B', health: 11, slots: 1, texts: [inEvades(critical(evade(1)))] },
    { dice: '2O 1B', health: 13, slots: 2, texts: [inEvades(critical(evade(2)))] },
  ]),

  weapon('melee', 'spear-tip', owned('senvi', 'bone-knife', 'Bone Knife', 'From a goat that fell. She waited for it to fall.'), [
    { range: 0, dice: '2O', slots: 1, texts: [inAttacks(critical(damage(2))), when('hidden', inAttacks(dice('1B')))] },
    { range: 0, dice: '3O', slots: 1, texts: [inAttacks(critical(damage(3))), when('hidden', inAttacks(dice('1B')))] },
  ]),
  weapon('ranged', 'arrow', owned('senvi', 'cliff-bow', 'Cliff Bow', 'Strung with the old bridge, so it knows the way.'), [
    { range: 4, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(damage(1)))] },
    { range: 5, dice: '3O 1B', slots: 2, texts: [inAttacks(critical(damage(2)))] },
  ]),
  trap('tripwire', owned('senvi', 'feather-snare', 'Feather Snare', 'One feather moves. It is not the wind.'), [
    { range: 2, dice: '2O', texts: [inTraps(critical(inflict('adhesive')))] },
    { range: 3, dice: '1O 1B', texts: [inTraps(critical(inflict('adhesive'), damage(1)))] },
  ]),
  armour(owned('senvi', 'wind-wrap', 'Wind Wrap', 'Four cloths, no knots, one way to be caught.'), [
    { dice: '2O', health: 8, slots: 1, texts: [inEvades(critical(evade(2), move(1)))] },
    { dice: '2O 1B', health: 9, slots: 2, texts: [inEvades(critical(evade(2), move(2)))] },
  ]),

  weapon('melee', 'charge', owned('ottakh', 'wrench-hook', 'Wrench Hook', 'For turning things, and turning them back.'), [
    { range: 1, dice: '2O', slots: 1, texts: [when('component', inAttacks(critical(damage(1))))] },
    { range: 1, dice: '2O 1B', slots: 1, texts: [when('component', inAttacks(critical(damage(2))))] },
  ]),
  weapon('ranged', 'bolt', owned('ottakh', 'bolt-caster', 'Bolt Caster', 'It jams. He talks to it. It stops jamming.'), [
    { range: 3, dice: '1O 1B', slots: 1, texts: [inAttacks(critical(push(1)))] },
    { range: 3, dice: '2O 1B', slots: 2, texts: [inAttacks(critical(push(1), damage(1)))] },
  ]),
  trap('blast', owned('ottakh', 'mud-burst', 'Mud Burst', 'Nem wants her sluice valve back. This is it.'), [
    { range: 2, dice: '1O 1B', texts: [inTraps(critical(damage(1)))] },
    { range: 2, dice: '2O 1B', texts: [inTraps(critical(damage(2)))] },
  ]),
  armour(owned('ottakh', 'reed-coat', 'Reed Coat', 'Floats. He has tested that more than once.'), [
    { dice: '1O', health: 9, slots: 2, texts: [inEvades(critical(evade(2)))] },
    { dice: '1O 1B', health: 11, slots: 3, texts: [inEvades(critical(evade(2)))] },
  ]),

  weapon('melee', 'spear-tip', owned('ikkara', 'war-spear', 'War Spear', 'The shaft is new. The names on it are not.'), [
    { range: 1, dice: '3O', slots: 1, texts: [inAttacks(critical(damage(1)))] },
    { range: 1, dice: '3O 1B', slots: 2, texts: [inAttacks(critical(damage(1), push(1)))] },
  ]),
  // Its criticals do only what the ammunition says.
  weapon('ranged', 'stone', owned('ikkara', 'sling', 'Sling', 'Every child has one. Hers was never put away.'), [
    { range: 3, dice: '2O', slots: 1 },
    { range: 3, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(damage(1)))] },
  ]),
  trap('blast', owned('ikkara', 'signal-mine', 'Signal Mine', 'Red smoke for come, black smoke for too late.'), [
    { range: 1, dice: '2O', texts: [inTraps(critical({ do: 'no-alert' }))] },
    { range: 2, dice: '2O 1B', texts: [inTraps(critical({ do: 'no-alert' }, damage(1)))] },
  ]),
  armour(owned('ikkara', 'banner-mail', 'Banner Mail', 'The banner is on the inside, against the skin.'), [
    { dice: '1O 1B', health: 10, slots: 1, texts: [inEvades(critical(evade(1)))] },
    { dice: '2O 1B', health: 11, slots: 2, texts: [inEvades(critical(evade(1), heal(1, allyWithin(2))))] },
  ]),
];

const FOUND: readonly GearCard[] = [
  weapon('melee', 'spear-tip', found(1, 'Unclaimed Blade', 'Wrapped in a shirt. The shirt would fit a child.'), [
    { range: 0, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(damage(2)))] },
    { range: 0, dice: '2O 2B', slots: 2, texts: [inAttacks(critical(damage(2)))] },
  ]),
  weapon('melee', 'charge', found(2, 'Toppling Hammer', 'The handle was a roof beam, and remembers.'), [
    { range: 0, dice: '3O', slots: 1, texts: [inAttacks(push(1))] },
    { range: 0, dice: '3O 1B', slots: 1, texts: [inAttacks(push(2))] },
  ]),
  weapon('melee', 'spear-tip', found(3, 'Reed Pike', 'Longer than the argument it was cut for.'), [
    { range: 1, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(push(1)))] },
    { range: 2, dice: '3O 1B', slots: 2, texts: [inAttacks(critical(push(1)))] },
  ]),
  weapon('melee', 'spear-tip', found(4, 'Hush Sickle', 'Good grass, cut at night, by somebody in no hurry.'), [
    { range: 0, dice: '2O', slots: 1, texts: [inAttacks(critical(damage(2))), when('hidden', inAttacks(dice('1B'), { do: 'no-threat' }))] },
    {
      range: 0,
      dice: '2O 1B',
      slots: 2,
      texts: [inAttacks(critical(damage(2))), when('hidden', inAttacks(dice('1B'), { do: 'no-threat' }))],
    },
  ]),
  weapon('melee', 'charge', found(5, 'Spark Prod', 'Made for stubborn cattle. There are no cattle here.'), [
    { range: 0, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(inflict('shock')))] },
    { range: 1, dice: '3O 1B', slots: 1, texts: [inAttacks(critical(inflict('shock'), damage(1)))] },
  ]),
  weapon('melee', 'charge', found(6, 'Cook’s Cleaver', 'It has fed more people than it has frightened.'), [
    { range: 0, dice: '3O', slots: 1, texts: [inAttacks(critical(heal(1))), when('hurt', inAttacks(dice('1B')))] },
    { range: 0, dice: '3O 1B', slots: 2, texts: [inAttacks(critical(heal(1))), when('hurt', inAttacks(dice('1K')))] },
  ]),

  weapon('ranged', 'arrow', found(7, 'Ridge Bow', 'Two people string it. One of them prays.'), [
    { range: 5, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(damage(1))), when('on-elevation', inAttacks(dice('1O')))] },
    { range: 6, dice: '2O 2B', slots: 2, texts: [inAttacks(critical(damage(1))), when('on-elevation', inAttacks(dice('1O')))] },
  ]),
  weapon('ranged', 'arrow', found(8, 'Horn Bow', 'Short, for shooting while you leave.'), [
    { range: 3, dice: '3O', slots: 1, texts: [inAttacks(critical(move(1))), when('moved', inAttacks(dice('1O')))] },
    { range: 3, dice: '3O 1B', slots: 2, texts: [inAttacks(critical(move(1), damage(1))), when('moved', inAttacks(dice('1O')))] },
  ]),
  weapon('ranged', 'bolt', found(9, 'Crank Caster', 'Forty turns to load. Count them somewhere else.'), [
    { range: 3, dice: '2O 1B', slots: 1, texts: [when('component', inAttacks(reroll(1))), inAttacks(critical(push(1)))] },
    { range: 4, dice: '2O 2B', slots: 2, texts: [when('component', inAttacks(reroll(2))), inAttacks(critical(push(1)))] },
  ]),
  weapon('ranged', 'stone', found(10, 'Herder’s Sling', 'Braided from the tail of a goat who objected.'), [
    { range: 4, dice: '2O', slots: 2, texts: [inAttacks(critical(damage(1))), when('in-grass', inAttacks(dice('1B')))] },
    { range: 4, dice: '3O', slots: 3, texts: [inAttacks(critical(damage(2))), when('in-grass', inAttacks(dice('1B')))] },
  ]),
  weapon('ranged', 'spear-tip', found(11, 'River Harpoons', 'The fish were bigger then. So the handles say.'), [
    { range: 2, dice: '2O 1B', slots: 1, texts: [inAttacks(critical(damage(1))), when('body', inAttacks(damage(1)))] },
    { range: 3, dice: '3O 1B', slots: 1, texts: [inAttacks(critical(damage(2))), when('body', inAttacks(damage(1)))] },
  ]),
  weapon('ranged', 'charge', found(12, 'Ember Thrower', 'Hold the cool end. Learn which that is.'), [
    { range: 2, dice: '1O 1B', slots: 1, texts: [inAttacks(critical(inflict('fire'), damage(1)))] },
    { range: 2, dice: '2O 2B', slots: 1, texts: [inAttacks(critical(inflict('fire'), damage(1)))] },
  ]),

  trap('blast', found(13, 'Frost Jar', 'Wax over cork over wax. Somebody was careful once.'), [
    { range: 2, dice: '2O', texts: [inTraps(critical(inflict('frost')))] },
    { range: 2, dice: '2O 1B', texts: [inTraps(critical(inflict('frost'), damage(1)))] },
  ]),
  trap('tripwire', found(14, 'Deadfall', 'A tree, a rope, and a bad afternoon.'), [
    { range: 1, dice: '2O 1B', texts: [inTraps(critical(damage(2)))] },
    { range: 1, dice: '3O 2B', texts: [inTraps(critical(damage(2)))] },
  ]),
  trap('tripwire', found(15, 'Choir Wire', 'It sings one note, too low for anyone standing.'), [
    { range: 3, dice: '3O', texts: [inTraps(critical({ do: 'no-alert' }))] },
    { range: 3, dice: '3O 1B', texts: [inTraps(critical({ do: 'no-alert' }, damage(1)))] },
  ]),
  trap('blast', found(16, 'Hornet Pot', 'The hornets are gone. Their manners stayed.'), [
    { range: 3, dice: '1O 1B', texts: [inTraps(critical(push(1)))] },
    { range: 3, dice: '2O 1B', texts: [inTraps(critical(push(2), damage(1)))] },
  ]),

  armour(found(17, 'Drift Cloak', 'The colour of wherever you have been lying.'), [
    { dice: '2O', health: 9, slots: 2, texts: [inEvades(critical(evade(1))), when('in-grass', inEvades(dice('1O')))] },
    { dice: '2O 1B', health: 10, slots: 3, texts: [inEvades(critical(evade(1))), when('in-grass', inEvades(dice('1O')))] },
  ]),
  armour(found(18, 'Boiler Plate', 'It still says which way up to carry it.'), [
    { dice: '1O 1B', health: 12, slots: 1, texts: [inEvades(critical(evade(1)))] },
    { dice: '1O 1B', health: 15, slots: 2, texts: [inEvades(critical(evade(2)))] },
  ]),
  armour(found(19, 'Rope Coat', 'Bridge-makers wear their spares.'), [
    { dice: '2O', health: 10, slots: 1, texts: [inEvades(critical(evade(1), move(1)))] },
    { dice: '2O 1B', health: 11, slots: 2, texts: [inEvades(critical(evade(1), move(2))), always({ do: 'trap-range', n: 1 })] },
  ]),
  armour(found(20, 'Drummer’s Vest', 'Eleven bells, stuffed with wool. One is missed.'), [
    { dice: '1O 1B', health: 10, slots: 1, texts: [inEvades(critical(evade(1), draw(1)))] },
    {
      dice: '2O 1B',
      health: 11,
      slots: 2,
      texts: [inEvades(critical(evade(1), draw(1))), always({ do: 'command-range', n: 1 })],
    },
  ]),
];

export const GEAR: readonly GearCard[] = [...STARTING, ...FOUND];
