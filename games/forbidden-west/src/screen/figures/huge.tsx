/** The three huge machines as they are seen among other faces: small, from the front or the side. How they lie over their squares is huge-above.tsx's, how they stand on paper huge-aside.tsx's. */
import { both, disc, flat, group, line, plate } from './parts.tsx';

export const STONETUSK = group(
  both(plate('stone', 'M32 40Q6 22 6 54q2 20 24 18z')),
  plate('sand', 'M26 34q0-22 24-22t24 22l-4 32-20 16-20-16z'),
  plate('iron', 'M36 4h28v14H36z'),
  plate('slate', 'M46 0h8v14h-8z'),
  plate('iron', 'M42 56h16l-2 40H44z'),
  line('ink', 2.2, 'M43 68h14M43 78h14M44 88h12'),
  both(plate('bone', 'M36 62Q10 66 6 92q0 6 5 6 6-18 29-24z')),
  both(flat('seen', 'M30 42l14 5-2 7-11-4z')),
  flat('moss', disc(50, 20, 13, 4)),
  line('ink', 2, 'M50 22v30'),
);

export const COILSPIRE = group(
  plate('jadeDark', 'M4 90q0-16 46-16t46 16q0 10-46 10T4 90z'),
  plate('jade', 'M16 80q0-12 34-12t34 12q0 8-34 8T16 80z'),
  plate('jade', 'M50 4q34 6 38 40-2 20-28 34H40Q14 64 12 44 16 10 50 4z'),
  both(flat('sand', 'M44 16Q24 24 22 44q2 12 14 22z')),
  both(line('ink', 2, 'M40 26l-16 8M38 38l-16 6M38 50l-12 6')),
  plate('bone', 'M36 26h28l5 20-19 20-19-20z'),
  both(flat('seen', 'M39 36l8 4v6l-8-4z')),
  plate('acid', 'M41 56h6l-3 20z'),
  plate('frost', 'M53 56h6l-3 20z'),
  plate('brass', 'M84 66h10l-2 22h-6z'),
);

export const WARDEN_ENGINE = group(
  plate('coal', 'M4 76q0-8 8-8h76q8 0 8 8v8q0 10-10 10H14Q4 94 4 84z'),
  flat('slate', `${disc(18, 82, 7)}${disc(39, 82, 7)}${disc(61, 82, 7)}${disc(82, 82, 7)}`),
  plate('rust', 'M10 70l8-30h64l8 30z'),
  line('ink', 2.2, 'M30 41l-4 28M50 40v30M70 41l4 28'),
  plate('umber', 'M32 42V20h36v22z'),
  line('bone', 3, 'M30 22h40M34 22v-8M44 22v-8M56 22v-8M66 22v-8'),
  plate('steel', 'M68 28h31v8H68z'),
  flat('lens', disc(97, 32, 4)),
  plate('bone', 'M0 62l16-12v24z'),
  plate('blight', disc(50, 8, 7)),
  line('blight', 2.4, 'M38 8h-6M62 8h6'),
  flat('fire', 'M42 54h16v10H42z'),
  line('ink', 2, 'M47 54v10M53 54v10'),
);
