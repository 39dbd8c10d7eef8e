/** The contract once more with closed hands (PA-R-30): there, being asked or not may tell nothing that somebody holds. What is taught is the same as with open ones. */
import { gameContract } from '@quarry/kernel/contract';
import { primal } from './game.ts';
import { expeditionFor, prologueFor } from './setup.ts';

gameContract(primal, {
  seeds: 2,
  every: 12,
  follow: 6,
  tables: [],
  setups: [
    { ...prologueFor(3), closedHands: true },
    { ...expeditionFor(3, 'glasspelt', 1), scenario: 'glasspelt-under-the-ice-fall', closedHands: true },
  ],
  players: ['sensible'],
  shape: 'strict',
  exercises: false,
  teaches: false,
});
