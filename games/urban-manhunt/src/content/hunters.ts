/**
 * The fifteen hunters: dataslates in the order in which they are read. Source: authored for Quarry; no printing.
 * Attributes sum to 20 with a Wound Maximum of 5; further Wounds, Armor, a first Damage 4 attack or a strong Special Rule are paid for.
 */
import type { Dataslate } from './types.ts';

const PRINTED = [
  {
    id: 'prime-marlowe',
    name: 'Prime Marlowe',
    idea: 'A seasoned all-rounder',
    attributes: { athletics: 3, fight: 3, shoot: 4, defense: 3, mind: 4, pizzazz: 3 },
    woundMaximum: 5,
    attacks: [
      { name: 'Service pistol', kind: 'ranged', damage: 3, range: 12, isDepletable: true },
      { name: 'Baton', kind: 'melee', damage: 2 },
    ],
    rule: { name: 'Old Pro', texts: [{ when: 'post', perMatch: 1, effects: [{ do: 'reroll', n: 1, of: 'impact' }] }] },
    options: [
      { name: 'Firing Line', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Seen It Before', cost: 1, when: 'post', checks: ['defense'], effects: [{ do: 'reroll', n: 2, of: 'failed' }] },
      {
        name: 'Veteran Pace',
        cost: 3,
        when: 'act',
        effects: [{ do: 'extra-action', n: 1, only: ['move', 'rest', 'focus', 'spot', 'universal'] }],
      },
    ],
  },
  {
    id: 'lady-voltage',
    name: 'Lady Voltage',
    idea: 'A duellist in shock gloves',
    attributes: { athletics: 4, fight: 5, shoot: 2, defense: 3, mind: 3, pizzazz: 3 },
    woundMaximum: 5,
    attacks: [
      { name: 'Shock gloves', kind: 'melee', damage: 3 },
      { name: 'Taser', kind: 'ranged', damage: 2, range: 6 },
    ],
    rule: { name: 'Jolt', texts: [{ when: 'always', effects: [{ do: 'push-distance', n: 3 }] }] },
    options: [
      { name: 'Live Wire', cost: 1, when: 'pre', checks: ['fight'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Static Dash', cost: 1, when: 'post', checks: ['move'], effects: [{ do: 'add-success', n: 2 }] },
      { name: 'Overload', cost: 2, when: 'pre', checks: ['damage'], from: 'fight', effects: [{ do: 'damage', n: 1 }] },
    ],
  },
  {
    id: 'doctor-applause',
    name: 'Doctor Applause',
    idea: 'A showman to the last shot',
    attributes: { athletics: 3, fight: 2, shoot: 3, defense: 3, mind: 3, pizzazz: 6 },
    woundMaximum: 5,
    attacks: [
      { name: 'Trick revolver', kind: 'ranged', damage: 2, range: 10 },
      { name: 'Sword cane', kind: 'melee', damage: 2 },
    ],
    rule: { name: 'Encore', texts: [{ when: 'always', effects: [{ do: 'quality-bonus', n: 1 }] }] },
    options: [
      { name: 'Drum Roll', cost: 1, when: 'pre', checks: ['quality'], effects: [{ do: 'bonus-dice', n: 1 }] },
      { name: 'Retake', cost: 2, when: 'post', checks: ['quality'], effects: [{ do: 'reroll', n: 3, of: 'failed' }] },
      {
        name: 'Take a Bow',
        cost: 2,
        when: 'elim',
        effects: [
          { do: 'momentum', who: 'self', n: 1 },
          { do: 'points', who: 'self', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'tin-saint',
    name: 'Tin Saint',
    idea: 'A zealot in plate',
    attributes: { athletics: 4, fight: 5, shoot: 1, defense: 3, mind: 3, pizzazz: 3 },
    woundMaximum: 5,
    attacks: [
      { name: 'Censer flail', kind: 'melee', damage: 3 },
      { name: 'Nail gun', kind: 'ranged', damage: 2, range: 9 },
    ],
    rule: { name: 'Plated', texts: [{ when: 'always', effects: [{ do: 'armor', n: 1 }] }] },
    options: [
      { name: 'Litany of Tin', cost: 1, when: 'pre', checks: ['resistance'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Swing of Faith', cost: 1, when: 'pre', checks: ['fight'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Miracle', cost: 3, when: 'wound', effects: [{ do: 'cancel-wounds', n: 2 }] },
    ],
  },
  {
    id: 'quickdraw-nine',
    name: 'Quickdraw Nine',
    idea: 'Two pistols, no patience',
    attributes: { athletics: 4, fight: 2, shoot: 5, defense: 3, mind: 4, pizzazz: 2 },
    woundMaximum: 5,
    attacks: [
      { name: 'Twin pistols', kind: 'ranged', damage: 3, range: 8 },
      { name: 'Boot', kind: 'melee', damage: 1 },
    ],
    rule: {
      name: 'Second Trigger',
      texts: [
        { when: 'post', checks: ['shoot'], if: [{ is: 'missed' }], perActivation: 1, effects: [{ do: 'reroll', n: 1, of: 'failed' }] },
      ],
    },
    options: [
      { name: 'Point Blank', cost: 1, when: 'pre', checks: ['shoot'], if: [{ is: 'near', n: 6 }], effects: [{ do: 'upgrade', n: 3 }] },
      { name: 'Ricochet', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'ignore-cover' }] },
      { name: 'Fan the Hammer', cost: 3, when: 'act', effects: [{ do: 'extra-action', n: 1, only: ['shoot'] }] },
    ],
  },
  {
    id: 'mother-hush',
    name: 'Mother Hush',
    idea: 'A patient killer from far away',
    attributes: { athletics: 2, fight: 2, shoot: 6, defense: 2, mind: 5, pizzazz: 3 },
    woundMaximum: 5,
    attacks: [
      { name: 'Long rifle', kind: 'ranged', damage: 3, range: 24, isDepletable: true },
      { name: 'Hatpin', kind: 'melee', damage: 2 },
    ],
    rule: { name: 'Patient', texts: [{ when: 'always', effects: [{ do: 'focus-steps', n: 3, checks: ['shoot'] }, { do: 'shoot-once' }] }] },
    options: [
      { name: 'Through the Gap', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'ignore-cover' }] },
      { name: 'Long Watch', cost: 1, when: 'pre', checks: ['spot'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Hush Now', cost: 2, when: 'pre', checks: ['damage'], from: 'shoot', effects: [{ do: 'ignore-armor', n: 2 }] },
    ],
  },
  {
    id: 'bricklayer',
    name: 'Bricklayer',
    idea: 'A giant with a girder',
    attributes: { athletics: 3, fight: 5, shoot: 1, defense: 3, mind: 2, pizzazz: 2 },
    woundMaximum: 8,
    height: 2,
    isLarge: true,
    attacks: [
      { name: 'Girder', kind: 'melee', damage: 4, isDepletable: true },
      { name: 'Fists', kind: 'melee', damage: 2 },
      { name: 'Thrown block', kind: 'ranged', damage: 3, range: 6, isDepletable: true },
    ],
    rule: { name: 'Big', texts: [] },
    options: [
      { name: 'Topping Out', cost: 1, when: 'pre', checks: ['fight'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Demolition', cost: 1, when: 'pre', checks: ['damage'], effects: [{ do: 'push-further', n: 2 }] },
      { name: 'Load-bearing', cost: 2, when: 'wound', effects: [{ do: 'cancel-wounds', n: 1 }] },
    ],
  },
  {
    id: 'the-auditor',
    name: 'The Auditor',
    idea: 'A schemer with every form filled in',
    attributes: { athletics: 3, fight: 2, shoot: 4, defense: 3, mind: 5, pizzazz: 3 },
    woundMaximum: 5,
    attacks: [
      { name: 'Needle gun', kind: 'ranged', damage: 2, range: 16 },
      { name: 'Folio', kind: 'melee', damage: 2 },
    ],
    rule: {
      name: 'Paperwork',
      texts: [
        { when: 'always', effects: [{ do: 'hand-limit', n: 4 }] },
        { when: 'pod-opened', effects: [{ do: 'draw-event', n: 1 }] },
      ],
    },
    options: [
      { name: 'Spot Check', cost: 1, when: 'act', perMatch: 2, effects: [{ do: 'draw-event', n: 1 }] },
      { name: 'Binding Order', cost: 1, when: 'crim-start', if: [{ is: 'near', n: 12 }], effects: [{ do: 'order', action: 'any' }] },
      { name: 'Rerouting Slip', cost: 2, when: 'spawn', effects: [{ do: 'choose-tube' }] },
    ],
  },
  {
    id: 'kite',
    name: 'Kite',
    idea: 'An acrobat of the rooftops',
    attributes: { athletics: 6, fight: 4, shoot: 2, defense: 3, mind: 3, pizzazz: 2 },
    woundMaximum: 5,
    attacks: [
      { name: 'Claw gloves', kind: 'melee', damage: 3 },
      { name: 'Dart fan', kind: 'ranged', damage: 2, range: 8 },
    ],
    rule: { name: 'Climber', texts: [{ when: 'always', effects: [{ do: 'ignore-difficult' }, { do: 'ignore-climb' }] }] },
    options: [
      { name: 'Tailwind', cost: 1, when: 'post', checks: ['move'], effects: [{ do: 'add-success', n: 2 }] },
      { name: 'Catch Me', cost: 1, when: 'crim-start', if: [{ is: 'near', n: 12 }], effects: [{ do: 'order', action: 'charge' }] },
      { name: 'Glide', cost: 2, when: 'act', effects: [{ do: 'free-move', n: 3, to: 'any' }] },
    ],
  },
  {
    id: 'furnace',
    name: 'Furnace',
    idea: 'A burner who works up close',
    attributes: { athletics: 3, fight: 2, shoot: 5, defense: 3, mind: 3, pizzazz: 2 },
    woundMaximum: 6,
    attacks: [
      { name: 'Flame unit', kind: 'ranged', damage: 4, range: 8, isDepletable: true },
      { name: 'Tank swing', kind: 'melee', damage: 2 },
    ],
    rule: { name: 'Heat', texts: [{ when: 'always', effects: [{ do: 'ignore-cover' }] }] },
    options: [
      { name: 'Open the Valve', cost: 1, when: 'pre', checks: ['damage'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Spare Tank', cost: 1, when: 'act', effects: [{ do: 'reload', which: 'any' }] },
      { name: 'Heat Shield', cost: 2, when: 'pre', checks: ['resistance'], effects: [{ do: 'upgrade', n: 3 }] },
    ],
  },
  {
    id: 'sister-static',
    name: 'Sister Static',
    idea: 'A scout who sees by drone',
    attributes: { athletics: 3, fight: 2, shoot: 4, defense: 3, mind: 5, pizzazz: 3 },
    woundMaximum: 5,
    attacks: [
      { name: 'Drone gun', kind: 'ranged', damage: 2, range: 18 },
      { name: 'Antenna', kind: 'melee', damage: 2 },
    ],
    rule: {
      name: 'Eye in the Sky',
      texts: [
        {
          when: 'always',
          effects: [
            { do: 'spot-range', n: 24 },
            { do: 'spot-share', percent: 25 },
          ],
        },
      ],
    },
    options: [
      { name: 'Sweep', cost: 1, when: 'pre', checks: ['spot'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Lock On', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Flush Out', cost: 2, when: 'act', effects: [{ do: 'reveal', within: 12 }] },
    ],
  },
  {
    id: 'anvil-annie',
    name: 'Anvil Annie',
    idea: 'A hammer in each hand',
    attributes: { athletics: 3, fight: 5, shoot: 2, defense: 3, mind: 2, pizzazz: 3 },
    woundMaximum: 6,
    attacks: [
      { name: 'Sledge', kind: 'melee', damage: 4, isDepletable: true },
      { name: 'Thrown hammer', kind: 'ranged', damage: 2, range: 6 },
      { name: 'Elbow', kind: 'melee', damage: 2 },
    ],
    rule: { name: 'Follow Through', texts: [{ when: 'killed-in-fight', effects: [{ do: 'free-move', n: 2, to: 'any' }] }] },
    options: [
      { name: 'Wind-up', cost: 1, when: 'pre', checks: ['fight'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Full Swing', cost: 2, when: 'pre', checks: ['damage'], effects: [{ do: 'damage', n: 1 }] },
      { name: 'New Handle', cost: 2, when: 'act', effects: [{ do: 'reload', which: 'named', attack: 'Sledge' }] },
    ],
  },
  {
    id: 'polite-kevin',
    name: 'Polite Kevin',
    idea: 'A butcher with good manners',
    attributes: { athletics: 4, fight: 5, shoot: 2, defense: 3, mind: 3, pizzazz: 3 },
    woundMaximum: 5,
    attacks: [
      { name: 'Cleaver', kind: 'melee', damage: 3 },
      { name: 'Hook throw', kind: 'ranged', damage: 2, range: 5 },
    ],
    rule: { name: 'After You', texts: [{ when: 'always', effects: [{ do: 'strike-damage', n: 1 }] }] },
    options: [
      { name: 'With Compliments', cost: 1, when: 'pre', checks: ['quality'], effects: [{ do: 'bonus-dice', n: 1 }] },
      { name: 'If I May', cost: 1, when: 'pre', checks: ['fight'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Do Come In', cost: 2, when: 'act', effects: [{ do: 'crim-step', who: 'nearest', way: 'toward', n: 3 }] },
    ],
  },
  {
    id: 'rerun',
    name: 'Rerun',
    idea: 'An ageing champion, back once more',
    attributes: { athletics: 4, fight: 3, shoot: 4, defense: 2, mind: 5, pizzazz: 1 },
    woundMaximum: 6,
    attacks: [
      { name: 'Old carbine', kind: 'ranged', damage: 3, range: 14, isDepletable: true },
      { name: 'Trophy', kind: 'melee', damage: 2 },
    ],
    rule: { name: 'Comeback', texts: [{ when: 'return', effects: [{ do: 'momentum', who: 'self', n: 1 }] }] },
    options: [
      { name: 'Old Habits', cost: 1, when: 'pre', checks: ['shoot'], effects: [{ do: 'upgrade', n: 2 }] },
      { name: 'Second Season', cost: 1, when: 'post', effects: [{ do: 'reroll', n: 1, of: 'failed' }] },
      { name: 'Walk It Off', cost: 3, when: 'act', effects: [{ do: 'heal', who: 'self', n: 2 }] },
    ],
  },
  {
    id: 'zero-encore',
    name: 'Zero Encore',
    idea: 'A masked finisher',
    attributes: { athletics: 4, fight: 4, shoot: 4, defense: 3, mind: 3, pizzazz: 2 },
    woundMaximum: 5,
    attacks: [
      { name: 'Silenced pistol', kind: 'ranged', damage: 2, range: 11 },
      { name: 'Garrotte', kind: 'melee', damage: 3 },
    ],
    rule: { name: 'Clean Work', texts: [{ when: 'always', effects: [{ do: 'ignore-impact-one', what: 'points' }] }] },
    options: [
      {
        name: 'Finish It',
        cost: 1,
        when: 'pre',
        checks: ['fight', 'shoot'],
        if: [{ is: 'target-wounded' }],
        effects: [{ do: 'upgrade', n: 2 }],
      },
      { name: 'Close In', cost: 2, when: 'act', effects: [{ do: 'free-move', n: 4, to: 'crim' }] },
      { name: 'Between the Plates', cost: 2, when: 'pre', checks: ['damage'], effects: [{ do: 'ignore-armor', n: 1 }] },
    ],
  },
] as const satisfies readonly Dataslate[];

/** Whoever is printed here: what is said of each hunter elsewhere is complete by this type. */
export type HunterId = (typeof PRINTED)[number]['id'];
export const DATASLATES: readonly Dataslate[] = PRINTED;
