/** All behaviour cards, by type (content.md, 3.6). */
import type { BehaviourCard } from '../types.ts';
import { ARC_STALKER } from './arc-stalker.ts';
import { COILSPIRE } from './coilspire.ts';
import { DAL } from './dal.ts';
import { EMBERHORN } from './emberhorn.ts';
import { FROSTWING } from './frostwing.ts';
import { RAZORHOUND } from './razorhound.ts';
import { REBEL_BOMBER } from './rebel-bomber.ts';
import { REBEL_BRAWLER } from './rebel-brawler.ts';
import { REBEL_CAPTAIN } from './rebel-captain.ts';
import { REBEL_SCOUT } from './rebel-scout.ts';
import { SCURRIER } from './scurrier.ts';
import { SHELLBACK } from './shellback.ts';
import { SPITMAW } from './spitmaw.ts';
import { STONETUSK } from './stonetusk.ts';
import { TARBACK } from './tarback.ts';
import { WARDEN_ENGINE } from './warden-engine.ts';

export const BEHAVIOURS: readonly BehaviourCard[] = [
  ...REBEL_SCOUT,
  ...REBEL_BRAWLER,
  ...REBEL_BOMBER,
  ...REBEL_CAPTAIN,
  ...SCURRIER,
  ...RAZORHOUND,
  ...SHELLBACK,
  ...SPITMAW,
  ...FROSTWING,
  ...EMBERHORN,
  ...TARBACK,
  ...ARC_STALKER,
  ...STONETUSK,
  ...COILSPIRE,
  ...WARDEN_ENGINE,
  ...DAL,
];
