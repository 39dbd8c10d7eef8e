/** What every version has stored (../shapes) and left unfinished (../records) can be played on. */
import { join } from 'node:path';
import { versionsContract } from '@quarry/kernel/testing';
import { urbanManhunt } from './game.ts';

versionsContract(urbanManhunt, join(import.meta.dirname, '..'));
