/** Beacon Rock keeps the contract of every game (K-70 to K-81). What its rules do is in rules.test.ts. */
import { gameContract } from '../contract/game-contract.ts';
import { beaconRock } from './game.ts';

gameContract(beaconRock, { seeds: 12, moreSeeds: 40, shape: 'strict' });
