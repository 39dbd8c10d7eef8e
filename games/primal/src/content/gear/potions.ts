/** What hunters drink before the round begins: a recipe for each plant, in three strengths, and what nobody sells. */
import { calms, deals, draws, guards, heals } from '../hunters/writing.ts';
import { PLANTS, type Plant } from '../kinds.ts';
import type { PotionCard } from '../types.ts';
import type { Effect } from '../words/index.ts';

interface Written {
  readonly name: string;
  readonly flavour?: string;
  /** What goes in besides its own plant. */
  readonly with?: readonly Plant[];
  readonly effects: readonly Effect[];
}
type Recipe = readonly [Written, Written, Written];
const LEVELS = [1, 2, 3] as const;

const RECIPES: Readonly<Record<Plant, Recipe>> = {
  balmroot: [
    { name: 'Balm in a Thimble', effects: [heals(4)] },
    { name: 'Balm in a Cup', flavour: 'It tastes of the root, and of the cup.', with: ['sunthistle'], effects: [heals(4), { do: 'calm' }] },
    {
      name: 'Balm by the Jug',
      flavour: 'There is always somebody who did not think to bring any.',
      with: ['balmroot', 'sunthistle'],
      effects: [heals(4), heals(2, 'another')],
    },
  ],
  pactleaf: [
    { name: 'Handshake Tea', flavour: 'You have agreed to something.', with: ['sunthistle'], effects: [draws(2)] },
    { name: 'Sworn Tea', with: ['fogcap'], effects: [draws(3)] },
    {
      name: 'Tea for the Table',
      flavour: 'Nobody drinks before everybody has some.',
      with: ['pactleaf', 'fogcap'],
      effects: [draws(3), draws(1, 'others')],
    },
  ],
  furymoss: [
    { name: 'Moss Spirit', flavour: 'Not for washing wounds.', effects: [deals(4)] },
    { name: 'Red Moss Spirit', with: ['snapvine'], effects: [deals(5)] },
    {
      name: 'The Other Half',
      flavour: 'You drink one half. It gets the other.',
      with: ['furymoss', 'snapvine'],
      effects: [deals(6)],
    },
  ],
  snapvine: [
    { name: 'Vine Water', effects: [calms(2)] },
    {
      name: 'Snare Syrup',
      flavour: 'Spill some. It takes hold of the nearest ankle.',
      with: ['furymoss'],
      effects: [calms(2), { do: 'discard-slot' }],
    },
    { name: 'Green Rope', with: ['snapvine', 'furymoss'], effects: [calms(4), { do: 'discard-slot' }] },
  ],
  fogcap: [
    {
      name: 'Fog in a Flask',
      flavour: 'Uncork it downwind.',
      with: ['balmroot'],
      effects: [guards(1), { do: 'move', any: true }],
    },
    { name: 'Grey Morning', with: ['pactleaf'], effects: [guards(2), { do: 'move', any: true }] },
    {
      name: 'Breath of Nobody',
      flavour: 'For a while there are fewer of you.',
      with: ['fogcap', 'pactleaf'],
      effects: [guards(2), guards(1, 'others'), { do: 'move', any: true }],
    },
  ],
  sunthistle: [
    { name: 'Thistle Beer', flavour: 'Brewed for the harvest, drunk before it.', effects: [{ do: 'stamina', n: 2 }] },
    { name: 'Noon Water', with: ['balmroot'], effects: [{ do: 'stamina', n: 3 }] },
    {
      name: 'Haymaker’s Bottle',
      flavour: 'It goes round once, and then the field is done.',
      with: ['sunthistle', 'balmroot'],
      effects: [
        { do: 'stamina', n: 3 },
        { do: 'stamina', n: 1, who: 'others' },
      ],
    },
  ],
};

const brewed = (plant: Plant): PotionCard[] =>
  LEVELS.map((level, i) => {
    const { name, flavour, with: others = [], effects } = RECIPES[plant][i]!;
    return {
      id: `${plant}-potion-${level}`,
      name,
      level,
      price: { plants: [plant, ...others] },
      ...(flavour ? { flavour } : {}),
      abilities: [{ on: 'consume', effects }],
    };
  });

/** PA-HERB-4: they are full again for every hunt. */
const REWARDS: readonly Omit<PotionCard, 'isReward'>[] = [
  {
    id: 'harvest-cider',
    name: 'Harvest Cider',
    level: 1,
    flavour: 'The barrel comes too. It was not a question.',
    abilities: [{ on: 'consume', effects: [heals(2, 'each')] }],
  },
  {
    id: 'ferrymans-dram',
    name: 'The Ferryman’s Dram',
    level: 1,
    flavour: 'One mouthful, for whoever has to row.',
    abilities: [{ on: 'consume', effects: [{ do: 'stamina', n: 1 }, { do: 'move' }] }],
  },
  {
    id: 'shepherds-cold-tea',
    name: 'The Shepherd’s Cold Tea',
    level: 2,
    flavour: 'It was hot when he began to watch.',
    abilities: [{ on: 'consume', effects: [{ do: 'look-at-slot', n: 3 }, draws(1)] }],
  },
  {
    id: 'waking-cup',
    name: 'The Waking Cup',
    level: 3,
    abilities: [{ on: 'consume', effects: [{ do: 'mend' }, heals(1)] }],
  },
];

export const POTIONS: readonly PotionCard[] = [
  ...PLANTS.flatMap(brewed),
  ...REWARDS.map(potion => ({ ...potion, isReward: true as const })),
];
export const REWARD_POTIONS: readonly string[] = REWARDS.map(potion => potion.id);
