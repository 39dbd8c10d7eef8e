/** The contract that every game keeps, played by seeds over all lengths and numbers of seats. */
import { gameContract } from '@quarry/kernel/contract';
import { urbanManhunt } from './game.ts';

/** Each has tests of its own. */
const rare = [
  // No printed rule has two effects at the end of a turn (UM-END-2).
  'decision/order-effects',
  // Pods lie too far apart for a hunter to reach two, and no printed text grants another use (UM-UNI-2).
  'decision/choose-use',
  // Two pods equally near to the leader (Sabotaged Pod).
  'decision/choose-pod',
  'verb/choose-pod',
  // A hunter must fall while it holds just this Keeper.
  'event/adrenal-override',
];

/** Tables and seeds in which everything else comes up. */
const CURIOUS = [
  [8, 23],
  [4, 28],
  [4, 45],
  [0, 44],
  [5, 3],
  [4, 6],
  [0, 19],
  [8, 31],
  [9, 25],
  [5, 43],
  [0, 14],
  [10, 28],
  [11, 47],
  [11, 7],
  [0, 4],
] as [number, number][];

gameContract(urbanManhunt, { seeds: 2, every: 60, curious: CURIOUS, moreSeeds: 60, rare });
