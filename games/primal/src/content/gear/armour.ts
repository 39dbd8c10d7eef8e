/** What hunters wear: armour and helms. Any armour and helm of one level together keep to the health of that level. */
import { addsToNext, deals, draws, guards, heals, prevents } from '../hunters/writing.ts';
import type { ArmourCard, HelmCard } from '../types.ts';
import type { Ability } from '../words/index.ts';
import { action, avoided, deckEmptied, families, nthParry, onceATurn, type Prices, turnStart, worn } from './making.ts';

type Written = Pick<ArmourCard, 'name' | 'flavour' | 'health' | 'abilities'>;

const ARMOUR_PRICES: Prices = {
  fire: [
    ['blood', 'blood'],
    ['blood', 'hide'],
    ['hide', 'hide'],
  ],
  horn: [
    ['bone', 'bone'],
    ['bone', 'hide'],
    ['hide', 'marrow'],
  ],
  tide: [
    ['bone', 'blood'],
    ['blood', 'hide'],
    ['hide', 'hide'],
  ],
  crystal: [
    ['bone', 'blood'],
    ['bone', 'hide'],
    ['bone', 'marrow'],
  ],
  storm: [
    ['blood', 'blood'],
    ['blood', 'hide'],
    ['hide', 'fang'],
  ],
  metal: [
    ['bone', 'bone'],
    ['bone', 'hide'],
    ['hide', 'marrow'],
  ],
};

/** One defence token more for so many defensive cards. */
const thickens = (n: number): Ability => ({
  on: 'attrition-start',
  if: [{ if: 'in-sequence', kind: 'defensive', n }],
  effects: [guards(1)],
});
const visor = (kind?: 'defensive'): Ability => ({
  on: 'would-suffer',
  harm: 'attrition',
  may: true,
  cost: { discard: { n: 1, ...(kind ? { kind } : {}) } },
  once: 'turn',
  effects: [prevents(1)],
});

export const ARMOUR: readonly ArmourCard[] = [
  {
    id: 'basic-armour',
    name: 'Boiled Leather',
    level: 1,
    element: null,
    health: 5,
    flavour: 'It was a saddle. In places it remembers.',
  },
  ...families<Written>(element => `${element}-armour`, ARMOUR_PRICES, {
    fire: [
      {
        name: 'Scorched Jerkin',
        health: 7,
        flavour: 'Whatever could burn in it has burned.',
        abilities: [worn({ do: 'ignores-terrain', kind: 'fire' })],
      },
      {
        name: 'Ash-Lined Coat',
        health: 11,
        abilities: [worn({ do: 'ignores-terrain', kind: 'fire' }), onceATurn('suffered', deals(1))],
      },
      {
        name: 'Brooder’s Coat',
        health: 16,
        flavour: 'Warm as a nest, and as hard to leave.',
        abilities: [worn({ do: 'ignores-terrain', kind: 'fire' }), onceATurn('suffered', deals(2))],
      },
    ],
    horn: [
      {
        name: 'Shoulder-Hide Vest',
        health: 6,
        flavour: 'Thickest at the front, where it used to meet people.',
        abilities: [{ on: 'threatened', once: 'round', effects: [heals(1)] }],
      },
      {
        name: 'Belly-Plate Coat',
        health: 10,
        abilities: [onceATurn('threatened', guards(1))],
      },
      {
        name: 'Shut-Plate Harness',
        health: 16,
        flavour: 'It closes by itself. Opening it takes two friends.',
        abilities: [onceATurn('threatened', guards(1), heals(1))],
      },
    ],
    tide: [
      {
        name: 'Reef-Skin Coat',
        health: 6,
        flavour: 'Dry outside, wet inside. The tailor has apologised.',
        abilities: [deckEmptied(draws(1))],
      },
      {
        name: 'Ferry Oilskin',
        health: 10,
        flavour: 'It smells of thirty years of other people’s crossings.',
        abilities: [deckEmptied(draws(1)), worn({ do: 'fatigue-damage', by: -1 })],
      },
      {
        name: 'Pilot’s Greatcoat',
        health: 15,
        flavour: 'The pockets drain.',
        abilities: [deckEmptied(draws(2)), worn({ do: 'fatigue-damage', by: -2 }, { do: 'ignores-terrain', kind: 'water' })],
      },
    ],
    crystal: [
      {
        name: 'Glass-Fur Coat',
        health: 6,
        flavour: 'Do not stroke it toward the neck.',
        abilities: [thickens(2)],
      },
      {
        name: 'Quilted Splinters',
        health: 10,
        abilities: [thickens(1)],
      },
      {
        name: 'Half-Step Coat',
        health: 15,
        flavour: 'The blow lands where the coat was.',
        abilities: [thickens(1), avoided(heals(1))],
      },
    ],
    storm: [
      {
        name: 'Wind-Combed Coat',
        health: 6,
        flavour: 'It leaves the peg a moment before you do.',
        abilities: [{ on: 'moved', at: 'flank', once: 'turn', effects: [{ do: 'stamina', n: 1 }] }],
      },
      {
        name: 'Herd Coat',
        health: 10,
        flavour: 'Smells of company.',
        abilities: [onceATurn('moved', { do: 'stamina', n: 1 })],
      },
      {
        name: 'Cloud-Hide Coat',
        health: 15,
        abilities: [worn({ do: 'move-cost', by: -1 }), onceATurn('moved', guards(1))],
      },
    ],
    metal: [
      {
        name: 'Scrap Cuirass',
        health: 7,
        flavour: 'Every plate was once somebody’s good idea.',
      },
      {
        name: 'Hulk-Plate Harness',
        health: 12,
        abilities: [nthParry(1, heals(1))],
      },
      {
        name: 'The Complete Harness',
        health: 17,
        flavour: 'Now it is not short of anything.',
        abilities: [nthParry(1, heals(1)), worn({ do: 'less-harm', by: 1 })],
      },
    ],
  }),
];

const HELM_PRICES: Prices = {
  fire: [
    ['bone', 'blood'],
    ['blood', 'fang'],
    ['hide', 'fang'],
  ],
  horn: [
    ['bone', 'bone'],
    ['bone', 'fang'],
    ['bone', 'marrow'],
  ],
  tide: [
    ['blood', 'blood'],
    ['blood', 'hide'],
    ['blood', 'marrow'],
  ],
  crystal: [
    ['bone', 'blood'],
    ['blood', 'fang'],
    ['fang', 'fang'],
  ],
  storm: [
    ['bone', 'blood'],
    ['bone', 'hide'],
    ['hide', 'fang'],
  ],
  metal: [
    ['bone', 'bone'],
    ['bone', 'fang'],
    ['fang', 'marrow'],
  ],
};

export const HELMS: readonly HelmCard[] = [
  {
    id: 'basic-helm',
    name: 'Dented Cap',
    level: 1,
    element: null,
    health: 4,
    flavour: 'One dent in it already, so that is done.',
  },
  ...families<Written>(element => `${element}-helm`, HELM_PRICES, {
    fire: [
      {
        name: 'Coal-Scuttle Helm',
        health: 5,
        flavour: 'Breathe through the nose.',
        abilities: [{ on: 'turn-start', at: 'front', effects: [addsToNext(1)] }],
      },
      {
        name: 'Spark Hood',
        health: 8,
        abilities: [{ on: 'turn-start', at: 'front', effects: [addsToNext(2)] }],
      },
      {
        name: 'Ember-Crested Helm',
        health: 14,
        flavour: 'It can be seen from far off, which was the idea.',
        abilities: [{ on: 'turn-start', at: 'front', effects: [addsToNext(2), { do: 'stamina', n: 1 }] }],
      },
    ],
    horn: [
      {
        name: 'Stub-Horn Cap',
        health: 6,
        flavour: 'Doorways have been spoken to.',
        abilities: [{ on: 'turn-end', if: [{ if: 'threatened' }, { if: 'damage', atLeast: 4 }], effects: [heals(1)] }],
      },
      {
        name: 'Curled-Horn Helm',
        health: 9,
        abilities: [{ on: 'turn-end', if: [{ if: 'threatened' }], effects: [heals(1)] }],
      },
      {
        name: 'Skull over Skull',
        health: 14,
        flavour: 'The inner one is yours.',
        abilities: [{ on: 'turn-end', if: [{ if: 'threatened' }], effects: [heals(1)] }, onceATurn('threatened', { do: 'stamina', n: 1 })],
      },
    ],
    tide: [
      {
        name: 'Shell Cap',
        health: 5,
        flavour: 'Hold it to your ear. Then put it on.',
        abilities: [turnStart({ do: 'look-at-deck', n: 2 })],
      },
      {
        name: 'Gill Hood',
        health: 8,
        abilities: [{ on: 'turn-start', may: true, cost: { discard: { n: 1 } }, effects: [draws(1)] }],
      },
      {
        name: 'Diving Bell',
        health: 13,
        flavour: 'Inside it there is time to think.',
        abilities: [worn({ do: 'hand-limit', by: 1 })],
      },
    ],
    crystal: [
      {
        name: 'Shard Visor',
        health: 5,
        flavour: 'One eye sees what comes. The other has to look.',
        abilities: [visor('defensive')],
      },
      {
        name: 'Facet Visor',
        health: 8,
        abilities: [visor()],
      },
      {
        name: 'Clear Brow',
        health: 13,
        flavour: 'It has seen that one before, and shows you.',
        abilities: [visor(), avoided({ do: 'stamina', n: 1 })],
      },
    ],
    storm: [
      {
        name: 'Weathervane Cap',
        health: 5,
        flavour: 'It points. One learns to look.',
        abilities: [{ on: 'turned', once: 'round', effects: [{ do: 'stamina', n: 1 }] }],
      },
      {
        name: 'Antler Cap',
        health: 8,
        flavour: 'Hats will not hang on it. Rain will.',
        abilities: [{ on: 'turned', once: 'round', effects: [{ do: 'choose', of: [[{ do: 'stamina', n: 1 }], [{ do: 'move' }]] }] }],
      },
      {
        name: 'The Tilted Crown',
        health: 13,
        flavour: 'Straighten it as often as you like.',
        abilities: [{ on: 'turned', once: 'round', effects: [{ do: 'stamina', n: 1 }, { do: 'move' }] }],
      },
    ],
    metal: [
      {
        name: 'Cauldron Helm',
        health: 6,
        flavour: 'It rings. One gets used to the note.',
      },
      {
        name: 'Rivet Helm',
        health: 9,
        abilities: [nthParry(2, heals(1))],
      },
      {
        name: 'Keyhole Helm',
        health: 15,
        flavour: 'There is one way to look, and that is forward.',
        abilities: [nthParry(2, heals(1)), { ...action({ stamina: 2 }, { do: 'mend' }), once: 'fight' }],
      },
    ],
  }),
];
