/** What hunters hit with. Each element makes its own of it: fire chains attacks, horn stays, tide turns cards over, crystal waits, storm moves, metal parries. */
import { addsToNext, calms, deals, draws, guards, heals, prevents } from '../hunters/writing.ts';
import type { HunterId } from '../kinds.ts';
import type { WeaponCard } from '../types.ts';
import type { Ability, Effect } from '../words/index.ts';
import {
  action,
  avoided,
  deckEmptied,
  families,
  nthAttack,
  nthManeuver,
  nthParry,
  onceATurn,
  type Prices,
  turnStart,
  worn,
} from './making.ts';

type Written = Pick<WeaponCard, 'name' | 'flavour' | 'damage' | 'deck' | 'abilities'>;
type Families = Parameters<typeof families<Written>>[2];

const PRICES: Prices = {
  fire: [
    ['bone', 'blood'],
    ['blood', 'fang'],
    ['marrow', 'fang'],
  ],
  horn: [
    ['bone', 'bone'],
    ['bone', 'fang'],
    ['hide', 'fang'],
  ],
  tide: [
    ['blood', 'blood'],
    ['blood', 'fang'],
    ['fang', 'fang'],
  ],
  crystal: [
    ['bone', 'blood'],
    ['bone', 'fang'],
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

const twoAttacks = (...effects: Effect[]): Ability => ({ on: 'played', card: { colour: 'red' }, pair: true, effects });
const HARDER_WHEN_THREATENED: Ability = {
  on: 'while',
  if: [{ if: 'threatened' }],
  effects: [{ do: 'attack-damage', n: { of: 'weapon-level' } }],
};
const strainToDeal = (icons: number): Ability => ({
  on: 'played',
  card: { colour: 'red' },
  nth: 1,
  may: true,
  effects: [{ do: 'strain', n: 1 }, deals(icons)],
});
const givesWay = (once: 'turn' | 'round'): Ability => ({
  on: 'would-suffer',
  may: true,
  cost: { discard: { n: 1, kind: 'defensive' } },
  once,
  effects: [prevents(1)],
});

/** PA-DB-2: six of each colour. */
const basic = (hunter: HunterId, name: string, flavour: string): WeaponCard => ({
  id: `${hunter}-basic`,
  name,
  hunter,
  level: 1,
  element: null,
  damage: 2,
  deck: [6, 6, 6, 6],
  flavour,
});
const made = (hunter: HunterId, pieces: Families): WeaponCard[] =>
  families<Written>(element => `${hunter}-${element}`, PRICES, pieces).map(piece => ({ ...piece, hunter }));

const MIRAH: Families = {
  // An empty quiver is where it begins
  fire: [
    {
      name: 'Wing-Rib Bow',
      damage: 3,
      deck: [6, 5, 4, 4],
      flavour: 'Warm along the back. On cold mornings they take turns.',
      abilities: [deckEmptied(deals(4))],
    },
    {
      name: 'Kiln-Dried Bow',
      damage: 7,
      deck: [7, 5, 4, 4],
      abilities: [deckEmptied(deals(5)), twoAttacks(deals(1))],
    },
    {
      name: 'Bow of the Long Breath',
      damage: 11,
      deck: [8, 5, 4, 4],
      flavour: 'Draw slowly. It knows how.',
      abilities: [deckEmptied(deals(6)), twoAttacks(deals(1))],
    },
  ],
  horn: [
    {
      name: 'Ram-Horn Bow',
      damage: 5,
      deck: [4, 5, 6, 6],
      flavour: 'Two horns that never agreed before.',
      abilities: [onceATurn('threatened', addsToNext(1))],
    },
    {
      name: 'Stump-Puller',
      damage: 9,
      deck: [4, 5, 6, 6],
      flavour: 'It has moved a tree. That was an accident.',
      abilities: [onceATurn('threatened', addsToNext(2))],
    },
    {
      name: 'Both Horns Bent',
      damage: 15,
      deck: [3, 6, 6, 6],
      flavour: 'Three people bent it. One still talks about it.',
      abilities: [onceATurn('threatened', addsToNext(2), guards(1))],
    },
  ],
  tide: [
    {
      name: 'Gill-Strung Bow',
      damage: 4,
      deck: [5, 5, 4, 4],
      flavour: 'The string tightens before rain.',
      abilities: [turnStart({ do: 'recycle', n: 1 })],
    },
    {
      name: 'Reef-Spine Bow',
      damage: 8,
      deck: [5, 5, 4, 4],
      abilities: [turnStart({ do: 'recycle', n: 2 })],
    },
    {
      name: 'Drawn at Low Water',
      damage: 13,
      deck: [5, 5, 4, 4],
      flavour: 'The string goes out. So far it has come back.',
      abilities: [turnStart({ do: 'recycle', n: 2 }), nthManeuver(1, draws(1))],
    },
  ],
  crystal: [
    {
      name: 'Splinter Bow',
      damage: 4,
      deck: [5, 4, 6, 6],
      flavour: 'Hold it by the leather. Only by the leather.',
      abilities: [avoided(deals(1))],
    },
    {
      name: 'Clear-Limbed Bow',
      damage: 8,
      deck: [5, 4, 6, 7],
      flavour: 'She aims through it, not past it.',
      abilities: [avoided(deals(2))],
    },
    {
      name: 'Bow of Many Faces',
      damage: 12,
      deck: [6, 4, 6, 7],
      abilities: [avoided(deals(2)), { on: 'inflicted', keyword: 'blind', once: 'turn', effects: [guards(1)] }],
    },
  ],
  storm: [
    {
      name: 'Hair-String Bow',
      damage: 3,
      deck: [6, 6, 5, 3],
      flavour: 'The hair is from a herd. It hums in company.',
      abilities: [onceATurn('moved', { do: 'volley', n: 1 })],
    },
    {
      name: 'Cloud-Antler Bow',
      damage: 7,
      deck: [6, 7, 5, 3],
      abilities: [onceATurn('moved', { do: 'volley', n: 2 })],
    },
    {
      name: 'Crown-Tine Bow',
      damage: 12,
      deck: [6, 8, 5, 3],
      flavour: 'It leans a little toward whatever is tallest.',
      abilities: [onceATurn('moved', { do: 'volley', n: 2 }, { do: 'next-keyword', keyword: 'stealth' })],
    },
  ],
  metal: [
    {
      name: 'Riveted Bow',
      damage: 4,
      deck: [5, 6, 6, 6],
      flavour: 'Mended before it was ever broken.',
      abilities: [nthParry(1, { do: 'volley', n: 1 })],
    },
    {
      name: 'Plate-Spring Bow',
      damage: 8,
      deck: [5, 6, 6, 7],
      abilities: [nthParry(1, { do: 'volley', n: 2 })],
    },
    {
      name: 'Gate-Spring Bow',
      damage: 13,
      deck: [5, 6, 7, 7],
      flavour: 'It used to be the lock. Now it knocks.',
      abilities: [worn({ do: 'volley-damage', by: 1 }), nthParry(1, { do: 'volley', n: 2 })],
    },
  ],
};

const DAREON: Families = {
  fire: [
    {
      name: 'Hearth Cleaver',
      damage: 3,
      deck: [6, 4, 4, 5],
      flavour: 'It cuts the loaf and toasts it.',
      abilities: [twoAttacks(deals(1))],
    },
    {
      name: 'Coal-Tongue',
      damage: 7,
      deck: [7, 4, 4, 5],
      flavour: 'Left in the scabbard overnight, it ate the scabbard.',
      abilities: [twoAttacks(deals(2))],
    },
    {
      name: 'Last Log on the Fire',
      damage: 11,
      deck: [8, 4, 4, 5],
      abilities: [twoAttacks(deals(2), { do: 'next-cost', colour: 'red', by: -1 })],
    },
  ],
  horn: [
    {
      name: 'Horn-Backed Sword',
      damage: 5,
      deck: [4, 4, 6, 6],
      flavour: 'The blunt side won its first three fights.',
      abilities: [HARDER_WHEN_THREATENED],
    },
    {
      name: 'Plough for Beasts',
      damage: 9,
      deck: [4, 4, 6, 6],
      flavour: 'It pulls to the left. So did its owner.',
      abilities: [HARDER_WHEN_THREATENED, onceATurn('threatened', heals(1))],
    },
    {
      name: 'The Heavy Half',
      damage: 15,
      deck: [3, 5, 6, 7],
      flavour: 'The other half holds up his roof.',
      abilities: [HARDER_WHEN_THREATENED, onceATurn('threatened', guards(1), heals(1))],
    },
  ],
  tide: [
    {
      name: 'Fish-Knife',
      damage: 4,
      deck: [5, 5, 4, 4],
      flavour: 'His joke. It is taller than he is.',
      abilities: [nthAttack(2, draws(1))],
    },
    {
      name: 'The Long Fish-Knife',
      damage: 8,
      deck: [5, 5, 4, 4],
      abilities: [nthAttack(1, draws(1))],
    },
    {
      name: 'Fish-Knife for the Deep',
      damage: 12,
      deck: [6, 4, 4, 4],
      flavour: 'The joke has grown. He tells it more slowly.',
      abilities: [nthAttack(1, draws(1)), nthAttack(3, draws(1))],
    },
  ],
  crystal: [
    {
      name: 'Window Sword',
      damage: 4,
      deck: [5, 4, 6, 6],
      flavour: 'Clean it too well and you lose sight of it.',
      abilities: [givesWay('round')],
    },
    {
      name: 'Leaded Sword',
      damage: 8,
      deck: [5, 4, 7, 6],
      abilities: [givesWay('turn')],
    },
    {
      name: 'The Whole Window',
      damage: 13,
      deck: [5, 4, 7, 6],
      flavour: 'It has never been broken, so nobody sleeps beside it.',
      abilities: [givesWay('turn'), avoided(deals(1))],
    },
  ],
  storm: [
    {
      name: 'Steeple Rod',
      damage: 3,
      deck: [6, 6, 5, 4],
      flavour: 'He is told to lower it. He is always told.',
      abilities: [onceATurn('moved', { do: 'next-cost', colour: 'red', by: -1 })],
    },
    {
      name: 'Sword for Bad Weather',
      damage: 7,
      deck: [6, 7, 5, 4],
      abilities: [onceATurn('moved', { do: 'next-cost', colour: 'red', by: -1 }, addsToNext(1))],
    },
    {
      name: 'Weather’s Own',
      damage: 12,
      deck: [6, 7, 5, 4],
      flavour: 'In the scabbard it mutters.',
      abilities: [
        onceATurn('moved', { do: 'next-cost', colour: 'red', by: -1 }, addsToNext(1)),
        { on: 'moved', at: 'rear', once: 'turn', effects: [draws(1)] },
      ],
    },
  ],
  metal: [
    {
      name: 'Kettle Sword',
      damage: 5,
      deck: [4, 6, 6, 6],
      flavour: 'Eleven old swords went in. Also the kettle.',
      abilities: [nthParry(1, addsToNext(1))],
    },
    {
      name: 'Anvil’s Brother',
      damage: 9,
      deck: [4, 6, 6, 7],
      abilities: [nthParry(1, addsToNext(2))],
    },
    {
      name: 'Door of the Hulk',
      damage: 14,
      deck: [4, 6, 6, 8],
      flavour: 'It was a door. It still opens for nobody.',
      abilities: [nthParry(1, addsToNext(2), heals(1))],
    },
  ],
};

const THOREG: Families = {
  fire: [
    {
      name: 'Kiln Hammer',
      damage: 5,
      deck: [4, 6, 5, 5],
      flavour: 'The head is hollow, and somebody keeps it lit.',
      abilities: [strainToDeal(2)],
    },
    {
      name: 'Lime-Burner',
      damage: 9,
      deck: [4, 6, 5, 5],
      flavour: 'Not with the good gloves.',
      abilities: [strainToDeal(3)],
    },
    {
      name: 'Slaking Maul',
      damage: 15,
      deck: [3, 6, 6, 5],
      abilities: [strainToDeal(4)],
    },
  ],
  horn: [
    {
      name: 'Knuckle Maul',
      damage: 4,
      deck: [5, 4, 6, 6],
      flavour: 'It fits his hand as it fitted the skull.',
      abilities: [onceATurn('threatened', heals(1))],
    },
    {
      name: 'Gate Ram',
      damage: 8,
      deck: [5, 4, 6, 6],
      flavour: 'Meant for four. He sawed off the other handles.',
      abilities: [onceATurn('threatened', guards(1))],
    },
    {
      name: 'The Whole Forehead',
      damage: 13,
      deck: [5, 4, 6, 7],
      flavour: 'It has ended every argument it was carried to.',
      abilities: [onceATurn('threatened', guards(1), addsToNext(2))],
    },
  ],
  tide: [
    {
      name: 'Pile Driver',
      damage: 4,
      deck: [5, 6, 4, 3],
      flavour: 'For posts into rivers, and rivers back into place.',
      abilities: [nthManeuver(1, { do: 'recycle', n: 1 })],
    },
    {
      name: 'Sluice Hammer',
      damage: 7,
      deck: [6, 6, 4, 3],
      abilities: [nthManeuver(1, draws(1))],
    },
    {
      name: 'Breakwater',
      damage: 12,
      deck: [6, 6, 4, 3],
      flavour: 'The sea leans on it, most days, and leaves.',
      abilities: [nthManeuver(1, draws(1)), nthManeuver(2, draws(1), calms(1))],
    },
  ],
  crystal: [
    {
      name: 'Sounding Hammer',
      damage: 3,
      deck: [6, 5, 6, 6],
      flavour: 'Tap, listen, then decide.',
      abilities: [turnStart({ do: 'look-at-slot', n: 1 })],
    },
    {
      name: 'Clear-Headed Maul',
      damage: 7,
      deck: [6, 5, 6, 6],
      flavour: 'What lies behind the head is seen before it is hit.',
      abilities: [turnStart({ do: 'look-at-slot', n: 1 }), avoided(calms(1))],
    },
    {
      name: 'Lens Maul',
      damage: 11,
      deck: [7, 6, 6, 6],
      abilities: [
        turnStart({ do: 'look-at-slot', n: 1 }),
        avoided(calms(1)),
        { on: 'boost-due', may: true, cost: { discard: { n: 2 } }, once: 'round', effects: [{ do: 'cancel-boost' }] },
      ],
    },
  ],
  storm: [
    {
      name: 'Bell Clapper',
      damage: 4,
      deck: [5, 6, 5, 4],
      flavour: 'The bell is still up there, asking.',
      abilities: [onceATurn('moved', deals(1))],
    },
    {
      name: 'Weathercock Hammer',
      damage: 8,
      deck: [5, 7, 5, 4],
      abilities: [onceATurn('moved', deals(2))],
    },
    {
      name: 'The Late Sound',
      damage: 13,
      deck: [5, 8, 5, 4],
      flavour: 'First they see him swing.',
      abilities: [onceATurn('moved', deals(2)), { on: 'turned', once: 'round', effects: [{ do: 'stamina', n: 1 }] }],
    },
  ],
  metal: [
    {
      name: 'Nail-Setter',
      damage: 5,
      deck: [4, 6, 6, 6],
      flavour: 'For large nails.',
      abilities: [nthParry(1, heals(1))],
    },
    {
      name: 'Foundation Maul',
      damage: 9,
      deck: [4, 6, 6, 7],
      flavour: 'He signed it on the underside, as one does.',
      abilities: [nthParry(1, heals(1), calms(1))],
    },
    {
      name: 'What Holds the House Up',
      damage: 14,
      deck: [4, 7, 7, 8],
      abilities: [nthParry(1, heals(1), calms(1)), { on: 'inflicted', keyword: 'stun', once: 'turn', effects: [guards(1)] }],
    },
  ],
};

const LJONAR: Families = {
  fire: [
    {
      name: 'Poker and Stove Plate',
      damage: 4,
      deck: [5, 5, 4, 5],
      flavour: 'The poker is by far the sharper of the two.',
      abilities: [onceATurn('suffered', deals(1))],
    },
    {
      name: 'The Fire Screen',
      damage: 8,
      deck: [5, 5, 4, 5],
      flavour: 'It keeps the sparks on the proper side.',
      abilities: [onceATurn('suffered', deals(2))],
    },
    {
      name: 'Wing over the Door',
      damage: 13,
      deck: [5, 5, 4, 6],
      abilities: [onceATurn('suffered', deals(2)), { on: 'played', card: { aggro: true }, nth: 1, effects: [deals(1)] }],
    },
  ],
  horn: [
    {
      name: 'Ram-Brow Shield',
      damage: 5,
      deck: [4, 4, 5, 6],
      flavour: 'Shout at it and it lowers itself.',
      abilities: [onceATurn('threatened', heals(1))],
    },
    {
      name: 'Two Horns Abreast',
      damage: 9,
      deck: [4, 4, 5, 7],
      abilities: [{ on: 'threatened', if: [{ if: 'has-aggro' }], once: 'turn', effects: [guards(1), heals(1)] }],
    },
    {
      name: 'Brow of the Clearing',
      damage: 14,
      deck: [4, 4, 5, 7],
      flavour: 'Nothing was left standing in front of it. Until him.',
      abilities: [{ on: 'threatened', if: [{ if: 'has-aggro' }], once: 'turn', effects: [guards(1), draws(1)] }],
    },
  ],
  tide: [
    {
      name: 'Shell and Shucker',
      damage: 3,
      deck: [6, 4, 3, 5],
      flavour: 'The small blade opens what the big shell closes.',
      abilities: [nthParry(2, draws(1))],
    },
    {
      name: 'Harbour Wall',
      damage: 7,
      deck: [6, 4, 3, 5],
      flavour: 'Boats have leaned on it, and said thank you.',
      abilities: [nthParry(1, draws(1))],
    },
    {
      name: 'The Sea Gate',
      damage: 12,
      deck: [6, 4, 3, 5],
      abilities: [nthParry(1, draws(1)), nthParry(2, draws(1, 'another'))],
    },
  ],
  crystal: [
    {
      name: 'Looking-Glass Shield',
      damage: 4,
      deck: [5, 4, 6, 6],
      flavour: 'Between blows one may check one’s collar.',
      abilities: [avoided(deals(1))],
    },
    {
      name: 'Cold Pane',
      damage: 8,
      deck: [5, 4, 6, 7],
      abilities: [avoided(deals(2))],
    },
    {
      name: 'The Polite Mirror',
      damage: 13,
      deck: [5, 4, 7, 7],
      flavour: 'It shows the beast a beast. Most are surprised.',
      abilities: [avoided(deals(2), guards(1, 'another')), action({ stamina: 2 }, { do: 'vulnerable' })],
    },
  ],
  storm: [
    {
      name: 'Drum Shield',
      damage: 3,
      deck: [6, 6, 5, 4],
      flavour: 'Beat it once and it goes on a little.',
      abilities: [onceATurn('moved', guards(1, 'others-here'))],
    },
    {
      name: 'Rain Cover',
      damage: 7,
      deck: [6, 7, 5, 4],
      flavour: 'Dry for two, if they like each other.',
      abilities: [onceATurn('moved', guards(1, 'here'))],
    },
    {
      name: 'Roof on Two Legs',
      damage: 11,
      deck: [7, 7, 5, 4],
      abilities: [onceATurn('moved', guards(1, 'here'), { do: 'stamina', n: 1 })],
    },
  ],
  metal: [
    {
      name: 'Pot-Lid Shield',
      damage: 4,
      deck: [5, 5, 6, 6],
      flavour: 'The soup has had to do without.',
      abilities: [worn({ do: 'health', by: 1 })],
    },
    {
      name: 'Iron Courtesy',
      damage: 8,
      deck: [5, 5, 6, 7],
      abilities: [worn({ do: 'health', by: 2 }), nthParry(2, heals(1))],
    },
    {
      name: 'The Gatehouse',
      damage: 13,
      deck: [5, 6, 6, 8],
      flavour: 'It has a small window. He knocks before using it.',
      abilities: [worn({ do: 'health', by: 3 }), nthParry(2, heals(1), deals(2))],
    },
  ],
};

export const WEAPONS: readonly WeaponCard[] = [
  basic('mirah', 'Yew from Home', 'Before that it held up the beans.'),
  basic('dareon', 'Barn-Door Blade', 'Four hinges, hammered flat. It still swings.'),
  basic('thoreg', 'Mason’s Maul', 'Two bridges, one church, and he kept both thumbs.'),
  basic('ljonar', 'Oak and Iron', 'The oak was first, and lets the iron know.'),
  ...made('mirah', MIRAH),
  ...made('dareon', DAREON),
  ...made('thoreg', THOREG),
  ...made('ljonar', LJONAR),
];
