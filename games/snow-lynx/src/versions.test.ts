/** What every version has stored (../shapes) and left unfinished (../records) can be played on. */
import { join } from 'node:path';
import { versionsContract } from '@quarry/kernel/testing';
import { snowLynx } from './game.ts';

versionsContract(snowLynx, join(import.meta.dirname, '..'));
