/** All encounter briefs, by chapter. */
import type { Brief } from '../types.ts';
import { B0 } from './b0-the-practice-yard.ts';
import { B1 } from './b1-the-burnt-convoy.ts';
import { B2 } from './b2-kennel-in-the-canyon.ts';
import { B3A } from './b3a-the-pump-house.ts';
import { B3B } from './b3b-the-sluices.ts';
import { B3C } from './b3c-the-rope-bridge.ts';
import { B4 } from './b4-night-warehouse.ts';
import { B5 } from './b5-the-weeping-dam.ts';
import { B6 } from './b6-the-growth-vault.ts';
import { B7 } from './b7-stonetusk.ts';
import { B8A } from './b8a-the-cages.ts';
import { B8B } from './b8b-brakks-tent.ts';
import { B9 } from './b9-the-broken-spire.ts';
import { B10 } from './b10-the-long-crossing.ts';
import { B11 } from './b11-the-coil.ts';
import { B12A } from './b12a-three-banners.ts';
import { B12B } from './b12b-one-banner.ts';
import { B13 } from './b13-harvest.ts';

export const BRIEFS: readonly Brief[] = [B0, B1, B2, B3A, B3B, B3C, B4, B5, B6, B7, B8A, B8B, B9, B10, B11, B12A, B12B, B13];
