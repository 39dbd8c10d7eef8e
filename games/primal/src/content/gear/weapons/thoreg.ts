/** What hunters hit with. Thoreg: hammers. */
import { addsToNext, calms, deals, draws, guards, heals } from '../../hunters/writing.ts';
import { avoided, nthManeuver, nthParry, onceATurn, turnStart } from '../making.ts';
import { type Families, strainToDeal } from './texts.ts';

export const THOREG: Families = {
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
