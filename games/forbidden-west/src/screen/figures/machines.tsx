/** Machines: each of them one outline that is no other's, and lenses that burn. */
import { both, disc, flat, group, line, plate } from './parts.tsx';

export const SCURRIER = group(
  flat('iron', 'M24 66l-8 26h9l11-26zM62 66l6 26h9l-3-28z'),
  line('slate', 5, 'M84 60q12-2 14 12'),
  plate('steel', 'M22 54q16-12 40-8l26 14-8 14H38q-14-4-16-20z'),
  plate('brass', 'M46 48q6-22-12-34L90 2Q76 22 74 48z'),
  flat('pitch', 'M36 14L88 4q-6 10-9 18-18-10-36-1-2-4-7-7z'),
  line('ink', 2, 'M49 40q12-5 25 0M48 32q13-6 28 0'),
  plate('bone', 'M2 60l18-22 20 8 2 18-20 10z'),
  flat('lens', disc(20, 56, 5.5)),
  line('ink', 2.4, 'M8 64l18 2M38 58h38'),
);

export const RAZORHOUND = group(
  both(plate('steel', 'M20 48L8 2l36 28z')),
  both(flat('slate', 'M22 38l-7-22 16 14z')),
  plate('slate', 'M18 42Q50 22 82 42L72 72 60 96H40L28 72z'),
  both(flat('iron', 'M20 44l14 26 8 24-12-22z')),
  plate('bone', 'M39 52h22l5 26-16 18-16-18z'),
  flat('pitch', 'M43 62h14l-4 8h-6z'),
  both(flat('seen', 'M24 46l18 8-2 8-14-7z')),
  flat('white', 'M37 80l4 9 5-7 4 9 4-9 5 7 4-9-13 15z'),
  line('ink', 2.2, 'M50 26v24M38 82q12 4 24 0'),
);

export const SHELLBACK = group(
  flat('iron', 'M22 72h15v20H22zM62 72h15v20H62z'),
  plate('brass', 'M32 28V8h36v20z'),
  line('ink', 2.2, 'M44 8v20M56 8v20M32 18h36'),
  plate('steel', 'M4 74Q6 24 50 22t46 52z'),
  flat('slate', 'M50 22q44 2 46 52H74q4-40-24-52z'),
  line('ink', 2.6, 'M26 73l9-28 15-8 15 8 9 28M35 45L17 41M65 45l18-4M50 37V23M4 74h92'),
  plate('bone', 'M0 66l20-4 8 14-6 12-18-4z'),
  flat('lens', disc(12, 75, 4.5)),
);

export const SPITMAW = group(
  plate('bile', disc(50, 26, 28, 20)),
  flat('acid', disc(42, 19, 9, 6), 0.7),
  plate('slate', 'M4 52Q50 14 96 52L86 64H14z'),
  both(plate('iron', disc(24, 44, 9))),
  both(flat('lens', disc(24, 44, 5))),
  plate('pitch', 'M12 60h76L78 92H22z'),
  flat('bone', 'M14 60l5 11 5-11 6 12 6-12 6 12 8-12 8 12 6-12 6 12 6-12 5 11 5-11z'),
  flat('bone', 'M24 92l4-10 6 10 6-10 6 10h8l6-10 6 10 6-10 4 10z'),
  plate('brass', 'M42 68h16l3 16H39z'),
  flat('acid', 'M50 78q8 10 8 14a8 8 0 0 1-16 0q0-4 8-14z'),
);

export const FROSTWING = group(
  both(plate('ice', 'M46 46Q32 12 0 12q4 14 13 20-8 1-11 0 6 15 18 17-6 3-10 2 10 14 36 4z')),
  both(line('navy', 2, 'M44 44Q32 24 12 20M42 50q-14-14-26-12')),
  plate('steel', 'M41 36h18l7 30-16 30-16-30z'),
  flat('slate', 'M50 36h9l7 30-16 30z'),
  plate('bone', 'M38 30q2-20 12-20t12 20l-12 24z'),
  both(flat('lens', 'M40 28l8 4v5l-7-3z')),
  plate('frost', disc(50, 66, 8)),
  line('white', 2, 'M50 60v12M45 63l10 6M55 63l-10 6'),
  flat('ice', 'M38 84l12 14 12-14-12 4z'),
);

export const EMBERHORN = group(
  both(plate('horn', 'M40 34Q14 2 2 34q-4 28 22 34-10-14-1-22 8-6 17 4z')),
  both(line('hide', 2, 'M10 30l9 4M6 42l11 2M12 54l9-6')),
  plate('rust', 'M32 30h36l8 26-12 38H36L24 56z'),
  plate('umber', 'M42 40h16l6 20-6 28H42l-6-28z'),
  plate('iron', 'M42 8h16v24H42z'),
  flat('fire', 'M45 11h10v18H45z'),
  flat('flame', 'M48 14h4v12h-4z'),
  both(flat('seen', 'M28 52l14 6-3 7-10-5z')),
  flat('fire', 'M42 80q4-6 5 0-1 6-5 6zM58 80q-4-6-5 0 1 6 5 6z'),
  line('ink', 2.4, 'M40 92h20'),
);

export const TARBACK = group(
  flat('iron', 'M22 70h14v22H22zM66 70h14v22H66z'),
  plate('tar', 'M30 56Q22 10 62 8q38 2 34 50z'),
  flat('pitch', 'M40 20q22-14 44 4-8 10-20 4-14 8-24-8z'),
  flat('pitch', 'M82 40q6 14 6 24a6 6 0 0 1-12 0q0-10 6-24zM54 44q5 12 5 20a5 5 0 0 1-10 0q0-8 5-20z'),
  plate('umber', 'M6 62q14-18 44-14l44 10-6 20H26Q8 76 6 62z'),
  plate('steel', 'M0 56l20-8v28L2 72z'),
  flat('pitch', disc(5, 64, 5)),
  flat('lens', disc(30, 60, 5)),
  plate('horn', 'M18 74q-2 14-14 14 6-8 6-16z'),
);

export const ARC_STALKER = group(
  both(line('slate', 4, 'M30 28L18 10')),
  both(flat('spark', disc(17, 9, 6))),
  both(line('spark', 2.6, 'M22 12l10 5-5 5 11 6')),
  plate('veil', 'M50 16l32 16 8 30-18 24-22 10-22-10-18-24 8-30z'),
  both(plate('navy', 'M20 34l22 8-8 34-20-14z')),
  plate('steel', 'M50 34l17 12-6 32-11 10-11-10-6-32z'),
  both(flat('spark', 'M33 52l15 8v7l-14-7z')),
  line('ink', 2.4, 'M50 34v22M42 80h16'),
  flat('spark', 'M46 18h8l-4 12z'),
);
