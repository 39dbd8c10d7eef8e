/** What hunters hit with. Mirah: great bows. */
import { addsToNext, deals, draws, guards } from '../../hunters/writing.ts';
import { avoided, deckEmptied, nthManeuver, nthParry, onceATurn, turnStart, worn } from '../making.ts';
import { type Families, twoAttacks } from './texts.ts';

export const MIRAH: Families = {
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
