/** What hunters hit with. Ljonar: sword and shield. */
import { deals, draws, guards, heals } from '../../hunters/writing.ts';
import { action, avoided, nthParry, onceATurn, worn } from '../making.ts';
import type { Families } from './texts.ts';

export const LJONAR: Families = {
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
