/** What hunters hit with. Dareon: great swords. */
import { addsToNext, deals, draws, guards, heals } from '../../hunters/writing.ts';
import { avoided, nthAttack, nthParry, onceATurn } from '../making.ts';
import { type Families, givesWay, HARDER_WHEN_THREATENED, twoAttacks } from './texts.ts';

export const DAREON: Families = {
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
