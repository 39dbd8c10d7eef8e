/** The four Marshals, as they look at you. */
import type { ReactElement } from 'react';
import type { CharacterId } from '../../content/kinds.ts';
import { disc, flat, group, line } from './parts.tsx';

const DROKKEH = group(
  flat('clay', 'M2 100q5-32 48-32t48 32z'),
  flat('stoneGrey', 'M6 100l14-28 17 5-10 23zM94 100l-14-28-17 5 10 23z'),
  flat('skinBrown', 'M25 48q0 35 25 40 25-5 25-40 0-23-25-23T25 48z'),
  flat('skinDark', 'M50 25q25 0 25 23 0 35-25 40 12-8 12-40T50 25z', 0.35),
  flat('stoneGrey', 'M20 46Q20 12 50 12t30 34l-10-10q-20-8-40 0z'),
  flat('stoneLight', 'M45 10h10v26H45z'),
  flat('drokkeh', 'M25 50h50v8H25z'),
  line('ink', 4.6, 'M35 54h10M55 54h10'),
  flat('stubble', 'M35 72q15 8 30 0l-3 11q-12 11-24 0z'),
  line('skinDark', 3, 'M42 68h16'),
);

const SENVI = group(
  flat('sky', 'M12 100q5-28 38-28t38 28z'),
  flat('senvi', 'M34 80l16 10 16-10-6 20H40z', 0.6),
  flat('skinWarm', 'M30 48q0 30 20 35 20-5 20-35 0-20-20-20T30 48z'),
  flat('crow', 'M22 60Q15 20 50 18q35 2 28 42l-10-17q-18-10-36 0z'),
  flat('feather', 'M55 22Q70-6 92 2q-6 24-29 27zM45 19Q39-6 60-9q10 18-5 30z'),
  line('senvi', 4.4, 'M35 49l10 14M65 49L55 63'),
  line('ink', 4.4, 'M37 52h8M55 52h8'),
  line('umber', 3.6, 'M45 73h10'),
);

const OTTAKH = group(
  flat('reed', 'M10 100q5-30 40-30t40 30z'),
  line('hatDark', 3, 'M22 90q28-12 56 0'),
  flat('skinWarm', 'M30 50q0 30 20 35 20-5 20-35 0-22-20-22T30 50z'),
  flat('hat', 'M20 38q30-20 60 0l10 8q-40-13-80 0z'),
  flat('hatDark', 'M27 36q23-24 46 0z'),
  flat('goggle', disc(40, 53, 10)),
  flat('goggle', disc(60, 53, 10)),
  line('bark', 4, `${disc(40, 53, 10)}${disc(60, 53, 10)}M50 53h0`),
  flat('ink', `${disc(41, 53, 3.4)}${disc(60, 53, 3.4)}`),
  flat('bark', 'M34 71q16 19 32 0l-6 17H40z'),
);

const IKKARA = group(
  flat('dune', 'M10 100q5-30 40-30t40 30z'),
  line('ikkara', 4, 'M24 88q26 14 52 0'),
  flat('skinDark', 'M30 50q0 30 20 35 20-5 20-35 0-22-20-22T30 50z'),
  flat('ikkara', 'M15 46L22 12l13 13 5-20 10 17L60 5l5 20 13-13 7 34q-15-15-35-15T15 46z'),
  flat('brass', 'M15 46q15-15 35-15t35 15q-16-9-35-9t-35 9z'),
  line('ikkara', 4.4, 'M50 32v16M41 66q9 5 18 0'),
  line('ink', 4.8, 'M36 53h9M55 53h9'),
  line('stubble', 3, 'M43 75h14'),
);

export const MARSHALS: Readonly<Record<CharacterId, ReactElement>> = { drokkeh: DROKKEH, senvi: SENVI, ottakh: OTTAKH, ikkara: IKKARA };
