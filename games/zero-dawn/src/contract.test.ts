/** The contract that every game keeps, played by seeds over all modes and numbers of seats. */
import { gameContract } from '@quarry/kernel/contract';
import { zeroDawn } from './game.ts';

gameContract(zeroDawn, { seeds: 2 });
