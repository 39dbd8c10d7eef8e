/** The contract that every game keeps, played by seeds; and the recorded hunts replay. */
import { join } from 'node:path';
import { gameContract } from '@quarry/kernel/contract';
import { playthroughContract } from '@quarry/kernel/testing';
import { snowLynx } from './game.ts';

gameContract(snowLynx, {
  seeds: 4,
  shape: 'strict',
  curious: [
    [0, 8],
    [0, 10],
  ],
  moreSeeds: 20,
});
playthroughContract(snowLynx, join(import.meta.dirname, '../playthroughs'));
