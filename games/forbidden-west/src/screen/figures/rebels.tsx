/** Rebels, each known by what they hold, and Dal by his ledger. */
import { both, disc, flat, group, line, plate } from './parts.tsx';

const SEED = 'M50 64l6 9-6 9-6-9z';

export const SCOUT = group(
  line('hide', 4, 'M80 8q22 40 0 84'),
  line('bone', 1.6, 'M80 8v84'),
  flat('wine', 'M10 100q4-28 40-28t40 28z'),
  plate('maroon', 'M20 58Q18 12 50 10t30 48q0 20-14 26H34q-14-6-14-26z'),
  flat('skinTan', 'M31 52q0-19 19-19t19 19q0 16-6 24H37q-6-8-6-24z'),
  flat('shade', 'M31 52q0-19 19-19t19 19l-4-6q-15-10-30 0z', 0.45),
  flat('crimson', 'M26 58q24 14 48 0l-2 20q-22 16-44 0z'),
  flat('bone', SEED),
  line('ink', 4.6, 'M38 53h9M53 53h9'),
);

export const BRAWLER = group(
  line('hide', 6, 'M90 98L74 14'),
  plate('steel', 'M60 18Q76-4 98 12l-2 30Q82 30 66 36z'),
  plate('umber', 'M0 100q4-36 50-36t50 36z'),
  both(plate('steel', 'M2 88l4-26 20 14z')),
  plate('skinBrown', 'M29 46q0-28 21-28t21 28v12q-4 20-21 20T29 58z'),
  plate('crimson', 'M44 26V2q6-4 12 0v24z'),
  flat('crimson', 'M27 44h46v11H27z'),
  line('bone', 4.4, 'M36 49.500h10M54 49.500h10'),
  plate('bark', 'M32 62h36l-4 14q-14 8-28 0z'),
  line('bone', 2.4, 'M40 66v8M47 67v9M53 67v9M60 66v8'),
);

export const BOMBER = group(
  plate('khaki', 'M6 100q4-30 44-30t44 30z'),
  line('hide', 6, 'M20 78L80 98'),
  plate('skinFair', 'M30 48q0 32 20 36 20-4 20-36 0-20-20-20T30 48z'),
  plate('bark', 'M22 46Q20 14 50 14t28 32q-6-8-10-9H32q-4 1-10 9z'),
  plate('brass', disc(38, 50, 12)),
  plate('brass', disc(62, 50, 12)),
  flat('flame', disc(38, 50, 7)),
  flat('flame', disc(62, 50, 7)),
  line('white', 2.4, 'M34 47q2-3 5-3M58 47q2-3 5-3'),
  flat('shade', 'M36 70q14 6 28 0l-4 10H40z', 0.4),
  plate('coal', disc(80, 84, 15)),
  plate('coal', disc(22, 88, 12)),
  line('hide', 3, 'M86 71q4-8 0-14'),
  flat('fire', 'M86 40l4 9 9 1-7 6 3 9-9-5-9 5 3-9-7-6 9-1z'),
);

export const CAPTAIN = group(
  line('hide', 5, 'M14 100V4'),
  plate('crimson', 'M16 6h36l-9 12 9 12H16z'),
  flat('bone', 'M29 11l5 7-5 7-5-7z'),
  plate('maroon', 'M8 100q4-32 44-32t44 32z'),
  plate('skinTan', 'M34 52q0 30 18 34 18-4 18-34 0-20-18-20T34 52z'),
  plate('horn', 'M32 46Q10 44 14 20q10 14 22 14zM72 46q22-2 18-26-10 14-22 14z'),
  plate('iron', 'M29 54Q26 24 52 22t23 32l-7-9H36z'),
  plate('brass', 'M48 20h8v30h-8z'),
  line('ink', 4.6, 'M39 55h9M56 55h9'),
  flat('bark', 'M38 70q14 8 28 0l-4 14q-10 7-20 0z'),
  plate('steel', 'M58 72h38v14q-4 16-19 20-15-4-19-20z'),
  flat('crimson', 'M77 78l7 11-7 11-7-11z'),
);

export const DAL = group(
  plate('reed', 'M12 100q4-26 38-26t38 26z'),
  plate('skinFair', 'M34 48q0 34 16 40 16-6 16-40 0-18-16-18T34 48z'),
  plate('khaki', 'M28 40q0-18 22-18t22 18l2 5H26z'),
  flat('bark', 'M30 44h40v5H30z'),
  flat('paper', `${disc(41, 56, 7.5)}${disc(59, 56, 7.5)}`),
  line('ink', 2.6, `${disc(41, 56, 7.5)}${disc(59, 56, 7.5)}M48.5 56h3`),
  flat('ink', `${disc(42, 56, 2.4)}${disc(58, 56, 2.4)}`),
  flat('bark', 'M40 70q10-6 20 0l-3 5q-7-4-14 0z'),
  plate('paper', 'M50 76l40-8 6 26-40 8z'),
  line('ink', 2, 'M58 82l24-5M60 88l24-5M61 94l16-3'),
  plate('iron', 'M40 84q10-6 18 0l-2 16H38z'),
  line('moss', 3, 'M44 88q6 2 10-1'),
);
