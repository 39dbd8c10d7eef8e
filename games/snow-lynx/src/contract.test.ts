/** The contract that every game keeps, played by seeds; and the recorded hunts replay. */
import { join } from 'node:path';
import { gameContract } from '@quarry/kernel/contract';
import { playthroughContract } from '@quarry/kernel/testing';
import { snowLynx } from './game.ts';

gameContract(snowLynx, { seeds: 4, shape: 'strict', moreSeeds: 20 });
playthroughContract(snowLynx, join(import.meta.dirname, '../playthroughs'));
