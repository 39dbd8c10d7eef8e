/** The contract that every game keeps, played by seeds over all modes and numbers of seats. */
import { gameContract } from '@quarry/kernel/contract';
import { zeroDawn } from './game.ts';

const RARE = [
  // That one area kills two enemies, so that their order matters, comes up in play about once in thousands of games; ZD-R-15 has its own tests.
  'decision/order-kills',
];

gameContract(zeroDawn, { seeds: 1, every: 60, moreSeeds: 80, rare: RARE });
