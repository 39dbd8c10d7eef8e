/** The fifteen hunters, from the ground of each to the last thing that lies over it. Told apart by outline first, by one loud colour second, by the face last. */
import type { HunterId } from '../../content/hunters.ts';
import { brows, crack, crossed, cut, grin, keen, lenses, mouth, nose, scope, smiling, smirk, wince } from './faces.tsx';
import { bowTie, brimmed, hood, lapels, leaves, moustache, tie } from './gear.tsx';
import { byMood, disc, dots, flat, group, hulk, line, lit, neck, type Part, ring, shoulders, skull, whileUp } from './parts.tsx';
import { GROUND, PAINT } from './theme.ts';

export interface Character {
  readonly ground: string;
  readonly parts: readonly Part[];
}

export const HUNTER_PORTRAITS: Readonly<Record<HunterId, Character>> = {
  'prime-marlowe': {
    ground: GROUND.denim,
    parts: [
      shoulders(PAINT.sand, 44),
      flat(PAINT.bone, 'M40 74L50 92L60 74L56 112H44Z'),
      flat(PAINT.crimson, 'M47 84h6l3 28H44Z'),
      neck(PAINT.skinFair),
      skull(PAINT.skinFair, { half: 18, top: 24, chin: 75, jaw: 0.95 }),
      lit(
        PAINT.bark,
        'M29 46Q22 14 52 13Q78 14 71 46L67 38Q58 30 46 33Q36 36 34 42Z',
        'M54 13Q78 14 71 46L67 38Q61 33 55 32Q60 22 54 13Z',
        0.3,
      ),
      flat(PAINT.chrome, 'M29 46L35 37L36 54L31 57ZM71 46L65 37L64 54L69 57Z'),
      brows(44, 8, 0.6, PAINT.bark),
      keen({ y: 50, d: 8 }, PAINT.cloth),
      nose(),
      moustache(PAINT.chrome),
      byMood({ idle: null, hurt: mouth(71, 5), down: mouth(71, 5) }),
      cut(62, 58),
      lit(PAINT.sand, 'M6 112L25 52L47 90L42 112ZM94 112L75 52L53 90L58 112Z', 'M94 112L75 52L53 90L58 112Z'),
      line(PAINT.hide, 2, 'M25 54L46 90M75 54L54 90'),
      flat(PAINT.gold, 'M24 88l2.6 5 5.4.6-4 3.8 1 5.4-5-2.7-5 2.7 1-5.4-4-3.8 5.4-.600Z'),
    ],
  },
  'lady-voltage': {
    ground: GROUND.violet,
    parts: [
      shoulders(PAINT.violet),
      flat(PAINT.pink, 'M33 80L50 97L67 80L63 78L50 90L37 78Z'),
      neck(PAINT.skinBrown),
      skull(PAINT.skinBrown, { half: 16, top: 28, chin: 74, jaw: 0.55 }),
      lit(
        PAINT.chrome,
        'M26 64L18 42L29 45L20 20L37 30L41 3L54 23L68 1L69 26L86 17L77 43L87 42L74 64L70 46Q66 34 50 34T30 46Z',
        'M54 23L68 1L69 26L86 17L77 43L87 42L74 64L70 46Q66 36 54 34Z',
      ),
      byMood({
        idle: group(flat(PAINT.pink, 'M30 44H70L67 57Q58 61 52 55H48Q42 61 33 57Z'), flat(PAINT.white, 'M36 47h13l-4 5h-8Z')),
        hurt: group(flat(PAINT.pink, 'M30 44H70L67 57Q58 61 52 55H48Q42 61 33 57Z'), wince({ y: 50, d: 10 }), crack(62, 50, PAINT.white)),
        down: group(flat(PAINT.iron, 'M30 48H70L67 61Q58 65 52 59H48Q42 65 33 61Z'), crossed({ y: 44, d: 8 })),
      }),
      smirk(67, 6),
      whileUp(flat(PAINT.gold, 'M25 82l11-7-3 8 10-4-16 17 4-10-9 3Z')),
      cut(40, 63),
    ],
  },
  'doctor-applause': {
    ground: GROUND.cherry,
    parts: [
      shoulders(PAINT.coal, 38),
      flat(PAINT.bone, 'M38 80L50 94L62 80L57 112H43Z'),
      bowTie(PAINT.red),
      neck(PAINT.skinPale),
      skull(PAINT.skinPale, { half: 15, top: 34, chin: 77, jaw: 0.4 }),
      lit(PAINT.slate, 'M31 36L27 2Q50 -5 73 2L69 36Q50 42 31 36Z', 'M56 -3Q66 -2 73 2L69 36Q62 39 56 39Z', 0.35),
      flat(PAINT.red, 'M30 25Q50 33 70 25L69 36Q50 42 31 36Z'),
      flat(PAINT.night, 'M20 37Q50 48 80 37L77 30Q50 40 23 30Z'),
      keen({ y: 51, d: 7.5 }),
      byMood({
        idle: group(line(PAINT.gold, 2.4, disc(58, 51, 8.5)), line(PAINT.gold, 1.6, 'M65 57q4 10 1 20')),
        hurt: group(line(PAINT.gold, 2.4, disc(58, 51, 8.5)), crack(60, 50, PAINT.gold)),
        down: line(PAINT.gold, 2.4, `${disc(70, 72, 7)}M64 68L62 60`),
      }),
      nose(53, 7),
      mouth(73, 4, 2),
      flat(PAINT.bark, 'M50 63Q41 60 37 66Q29 68 25 57Q25 74 38 71Q46 71 50 66Q54 71 62 71Q75 74 75 57Q71 68 63 66Q59 60 50 63Z'),
      cut(39, 58),
    ],
  },
  'tin-saint': {
    ground: GROUND.claret,
    parts: [
      whileUp(flat(PAINT.gold, ring(50, 13, 32, 9, 4))),
      shoulders(PAINT.iron, 44, 78),
      lit(PAINT.ash, 'M8 112Q14 82 34 79L29 112ZM92 112Q86 82 66 79L71 112Z', 'M92 112Q86 82 66 79L71 112Z'),
      lit(PAINT.steel, 'M28 36Q30 17 50 16T72 36V66Q66 80 50 83T28 66Z', 'M53 16Q71 18 72 36V66Q66 80 53 83Z', 0.26),
      flat(PAINT.chrome, 'M46.5 16h7v67q-3.5 1-7 0Z', 'M25 42h50v14H25Z'),
      byMood({
        idle: flat(PAINT.night, 'M30 46h16v6H30ZM54 46h16v6H54Z'),
        hurt: group(flat(PAINT.night, 'M30 46h16v6H30ZM54 46h16v6H54Z'), line(PAINT.gash, 2.6, 'M33 47l10 4M67 47l-10 4')),
        down: crossed({ y: 49, d: 12 }, PAINT.night),
      }),
      dots(PAINT.iron, 1.9, [34, 63], [34, 71], [66, 63], [66, 71], [35, 34], [65, 34]),
      line(PAINT.slate, 2.4, 'M42 62v11M38.5 64v8M58 62v11M61.5 64v8'),
      byMood({ idle: null, hurt: line(PAINT.slate, 2.2, 'M62 20L57 29L64 33L60 40'), down: flat(PAINT.iron, 'M56 18L70 26L66 40L54 33Z') }),
    ],
  },
  'quickdraw-nine': {
    ground: GROUND.honey,
    parts: [
      shoulders(PAINT.navy),
      neck(PAINT.skinTan),
      skull(PAINT.skinTan, { half: 16, top: 32, chin: 75, jaw: 0.6 }),
      brows(46, 8, 1.6, PAINT.bark),
      keen({ y: 51, d: 7.5 }),
      lit(PAINT.red, 'M32 58Q50 66 68 58L66 76Q58 88 50 90T34 76Z', 'M51 62Q60 62 68 58L66 76Q58 88 51 90Z'),
      dots(PAINT.bone, 1.5, [40, 68], [47, 74], [42, 80], [55, 69], [59, 76], [52, 82]),
      brimmed(PAINT.slate, PAINT.sky),
      byMood({ idle: null, hurt: flat(GROUND.honey, disc(62, 20, 3.4)), down: flat(GROUND.honey, disc(62, 20, 3.4)) }),
      cut(38, 56),
    ],
  },
  'mother-hush': {
    ground: GROUND.lavender,
    parts: [
      shoulders(PAINT.violet, 36, 80),
      lit(PAINT.bone, 'M34 78Q50 92 66 78L70 90Q50 102 30 90Z', 'M50 85Q60 84 66 78L70 90Q60 96 50 96Z'),
      neck(PAINT.skinPale),
      skull(PAINT.skinPale, { half: 16, top: 30, chin: 76, jaw: 0.7 }),
      lit(PAINT.lilac, disc(50, 11, 14), 'M52 -3a14 14 0 0 1 0 28Z'),
      lit(PAINT.lilac, 'M28 56Q21 23 50 22T72 56L68 44Q62 33 50 35T32 44Z', 'M53 22Q79 25 72 56L68 44Q62 35 53 35Z'),
      line(PAINT.bark, 2.6, 'M20 22L80 2'),
      flat(PAINT.crimson, disc(81, 2, 5)),
      brows(40, 9, -1.4, PAINT.ash, 2.4),
      lenses(PAINT.bark, PAINT.bone, { y: 50, d: 9, r: 7.5, width: 2.4, pupils: PAINT.ink }),
      nose(54, 7),
      mouth(68, 4.5, -0.6),
      whileUp(lit(PAINT.skinFair, 'M46 112V73q0-5 4-5t4 5v16l13-1v24Z', 'M51 68q3 1 3 5v16l13-1v24H54Z', 0.16)),
      cut(36, 62),
    ],
  },
  bricklayer: {
    ground: GROUND.harbour,
    parts: [
      hulk(PAINT.brick),
      flat(PAINT.gold, 'M23 62l6 50H18L9 70ZM77 62l-6 50h11l9-42Z'),
      skull(PAINT.skinTan, { half: 15, top: 36, chin: 73, jaw: 1.05 }),
      () => <path d="M35 54Q35 75 50 76T65 54Q62 61 50 61T35 54Z" fill={PAINT.bark} fillOpacity=".62" />,
      brows(46.5, 7, 1, PAINT.bark),
      keen({ y: 51, d: 7 }),
      nose(52, 7),
      mouth(67, 5, 0, PAINT.bone),
      lit(PAINT.amber, 'M31 42Q28 15 50 14T69 42Z', 'M53 14Q72 16 69 42H53Z'),
      flat(PAINT.gold, 'M24 44Q50 35 76 44L77 49Q50 41 23 49Z'),
      flat(PAINT.bone, 'M46 14h8v25q-4-1-8 0Z'),
      byMood({ idle: null, hurt: line(PAINT.bark, 2, 'M60 18l-4 7 6 3-4 8'), down: line(PAINT.bark, 2, 'M60 18l-4 7 6 3-4 8') }),
      cut(59, 58),
    ],
  },
  'the-auditor': {
    ground: GROUND.ledger,
    parts: [
      lit(PAINT.bone, 'M68 112V62l26-3v53Z', 'M88 60l6-1v53h-6Z', 0.3),
      line(PAINT.ash, 1.6, 'M73 69l16-2M73 76l16-2M73 83l16-2M73 90l16-2'),
      shoulders(PAINT.iron, 33),
      flat(PAINT.bone, 'M41 78L50 88L59 78L55 112H45Z'),
      tie(PAINT.leaf),
      neck(PAINT.skinFair),
      skull(PAINT.skinFair, { half: 13.5, top: 24, chin: 79, jaw: 0.35 }),
      flat(PAINT.ink, 'M37 54Q31 40 37 32L40 46ZM63 54Q69 40 63 32L60 46Z'),
      lit(PAINT.leaf, 'M14 43Q50 22 86 43L76 50Q50 37 24 50Z', 'M50 33Q70 33 86 43L76 50Q63 43 50 43Z', 0.36),
      line(PAINT.spruce, 3, 'M35 35Q50 27 65 35'),
      line(PAINT.amber, 3.4, 'M63 58L79 34'),
      lenses(PAINT.slate, PAINT.mint, { y: 54, d: 7.5, r: 6, width: 2, pupils: PAINT.ink }),
      nose(57, 7),
      mouth(71, 5),
      cut(58, 65),
    ],
  },
  kite: {
    ground: GROUND.jade,
    parts: [
      shoulders(PAINT.spruce, 36),
      flat(PAINT.leaf, 'M26 84L50 94L74 84L72 80L50 89L28 80Z'),
      neck(PAINT.skinTan),
      skull(PAINT.skinTan, { half: 16, top: 30, chin: 73, jaw: 0.5 }),
      lit(
        PAINT.pine,
        'M26 60Q21 25 46 21L79 -3L67 26Q77 34 74 60L68 48Q50 40 32 48Z',
        'M50 18L79 -3L67 26Q77 34 74 60L68 48Q60 44 53 43Z',
        0.34,
      ),
      flat(PAINT.leaf, 'M58 13L79 -3L69 22Z'),
      flat(PAINT.spruce, 'M27 46h46v7H27Z'),
      lenses(PAINT.night, PAINT.mint, { y: 50, d: 10, r: 10, width: 3.6 }),
      smirk(66, 8),
      cut(40, 65),
    ],
  },
  furnace: {
    ground: GROUND.ember,
    parts: [
      shoulders(PAINT.umber, 44, 76),
      line(PAINT.ink, 8, 'M8 100Q14 70 32 72M92 100Q86 70 68 72'),
      line(PAINT.hide, 3, 'M8 100Q14 70 32 72M92 100Q86 70 68 72'),
      whileUp(
        lit(
          PAINT.orange,
          'M36 24Q24 8 38 -7Q37 4 45 6Q46 -6 56 -12Q53 -2 60 3Q65 -1 63 -8Q78 8 64 24Z',
          'M52 24Q60 12 53 0Q56 -6 56 -12Q53 -2 60 3Q65 -1 63 -8Q78 8 64 24Z',
          0.14,
        ),
      ),
      whileUp(flat(PAINT.gold, 'M43 22Q38 12 46 8Q48 14 53 12Q60 18 57 24Z')),
      lit(PAINT.iron, 'M24 28Q50 8 76 28L78 60Q72 86 50 89T22 60Z', 'M53 15Q66 18 76 28L78 60Q72 86 53 89Z', 0.4),
      dots(PAINT.ash, 3, [28, 33], [72, 33]),
      flat(PAINT.night, 'M27 38h46v19H27Z'),
      byMood({
        idle: group(
          flat(PAINT.orange, 'M31 42h38v11H31Z'),
          flat(PAINT.gold, 'M31 42h38v4.500H31Z'),
          dots(PAINT.night, 2.8, [41, 48], [59, 48]),
        ),
        hurt: group(flat(PAINT.orange, 'M31 42h38v11H31Z'), wince({ y: 47.5, d: 10 }), crack(60, 44, PAINT.night)),
        down: crossed({ y: 47.5, d: 10 }, PAINT.ash),
      }),
      line(PAINT.night, 3, 'M40 67h20M40 73.500h20M42 80h16'),
      byMood({ idle: null, hurt: line(PAINT.night, 2.2, 'M34 60l6 7-5 5 5 8'), down: line(PAINT.night, 2.2, 'M34 60l6 7-5 5 5 8') }),
    ],
  },
  'sister-static': {
    ground: GROUND.signal,
    parts: [
      line(PAINT.chrome, 3, 'M32 24L12 0M68 24L88 0'),
      whileUp(flat(PAINT.glow, disc(12, 0, 5), disc(88, 0, 5))),
      shoulders(PAINT.night, 42, 74),
      lit(PAINT.veil, 'M18 112Q10 30 36 17Q50 9 64 17Q90 30 82 112L68 82H32Z', 'M53 12Q59 13 64 17Q90 30 82 112L68 82H53Z', 0.4),
      lit(PAINT.chrome, 'M31 60Q27 26 50 25T69 60L67 74Q59 83 50 83T33 74Z', 'M53 25Q72 28 69 60L67 74Q60 82 53 83Z', 0.16),
      skull(PAINT.skinFair, { half: 13, top: 34, chin: 73, jaw: 0.5, hasEars: false }),
      byMood({
        idle: group(line(PAINT.ink, 3.4, 'M35 46h9'), line(PAINT.bark, 2.2, 'M34 40l10 1')),
        hurt: line(PAINT.ink, 3.2, 'M36 42l7 4l-7 4'),
        down: line(PAINT.ink, 3.2, 'M36 43l7 7m0-7l-7 7'),
      }),
      scope(60, 47, 11.5, PAINT.ash, group(flat(PAINT.glow, disc(60, 47, 6)), flat(PAINT.white, disc(58, 45, 2)))),
      mouth(65, 4.5, -0.6),
      cut(41, 58),
    ],
  },
  'anvil-annie': {
    ground: GROUND.cream,
    parts: [
      line(PAINT.hide, 6, 'M90 112L84 40'),
      lit(PAINT.iron, 'M66 22l33-5 3 17-33 5Z', 'M88 18.700l11-1.7 3 17-11 1.700Z', 0.4),
      dots(PAINT.rust, 13, [24, 44], [20, 60], [28, 28], [41, 16], [58, 15], [71, 27], [76, 44]),
      dots(PAINT.rust, 11, [78, 60], [25, 74], [75, 73]),
      () => (
        <path
          d={[
            [71, 29],
            [77, 46],
            [78, 62],
            [75, 75],
          ]
            .map(([x, y]) => disc(x! + 2, y!, 9.5))
            .join('')}
          fill={PAINT.wine}
          fillOpacity=".55"
        />
      ),
      shoulders(PAINT.umber, 42, 78),
      flat(PAINT.ash, 'M32 80L29 112H71L68 80L58 87H42Z'),
      neck(PAINT.skinPale),
      skull(PAINT.skinPale, { half: 18, top: 28, chin: 76, jaw: 0.95, hasEars: false }),
      lit(PAINT.cloth, 'M30 42Q50 26 70 42L70 32Q50 15 30 32ZM68 34l14-8-2 13Z', 'M54 33Q63 35 70 42L70 32Q63 25 54 23Z'),
      brows(46, 9, -0.6, PAINT.rust, 3.6),
      keen({ y: 52, d: 8.5 }, PAINT.leaf),
      nose(53, 7),
      grin(64, 12, 3),
      dots(PAINT.skinTan, 1.4, [35, 59], [39, 61], [61, 61], [65, 59]),
      cut(38, 60),
    ],
  },
  'polite-kevin': {
    ground: GROUND.rose,
    parts: [
      line(PAINT.bark, 6, 'M87 76L88 98'),
      lit(PAINT.steel, 'M75 20H98V70H78Q74 46 75 20Z', 'M91 20h7v50h-7Z', 0.26),
      flat(GROUND.rose, disc(92, 27, 2.6)),
      shoulders(PAINT.bone, 40, 78),
      flat(PAINT.crimson, 'M18 112L23 85L34 80L33 112ZM45 80h10v32H45ZM82 112L77 85L66 80L67 112Z'),
      neck(PAINT.skinFair),
      lit(
        PAINT.skinRosy,
        `${disc(50, 52, 23, 24)}M29 47q-8-2-7 6q1 8 8 6ZM71 47q8-2 7 6q-1 8-8 6Z`,
        'M55 28.500a23 24 0 0 1-5 47.500Q66 60 55 28.500Z',
        0.12,
      ),
      lit(
        PAINT.straw,
        'M25 49Q22 20 52 20Q78 20 75 49Q71 35 61 35Q42 39 35 33Q30 39 25 49Z',
        'M56 20Q78 22 75 49Q71 35 61 35Q64 27 56 20Z',
      ),
      line(PAINT.hide, 2.2, 'M37 22Q34 29 35 34'),
      smiling({ y: 50, d: 10 }),
      dots(PAINT.blush, 5, [34, 60], [66, 60]),
      mouth(64, 9, 4),
      bowTie(PAINT.navy),
      cut(61, 62),
    ],
  },
  rerun: {
    ground: GROUND.brass,
    parts: [
      shoulders(PAINT.crimson, 42),
      lit(PAINT.ash, 'M25 70Q18 38 30 28H70Q82 38 75 70L80 98L64 86V50H36V86L20 98Z', 'M64 28H70Q82 38 75 70L80 98L64 86Z', 0.3),
      lapels(PAINT.gold),
      neck(PAINT.skinTan),
      skull(PAINT.skinTan, { half: 17, top: 26, chin: 76, jaw: 0.85 }),
      flat(PAINT.steel, 'M32 42Q31 20 50 20T68 42Q60 33 50 34T32 42Z'),
      leaves(PAINT.gold),
      byMood({
        idle: group(flat(PAINT.night, 'M31 46h38l-2 9q-8 6-14 0l-1-4h-4l-1 4q-6 6-14 0Z'), flat(PAINT.ash, 'M36 48.500h8l-5 5Z')),
        hurt: group(
          flat(PAINT.night, 'M31 46h38l-2 9q-8 6-14 0l-1-4h-4l-1 4q-6 6-14 0Z'),
          crack(60, 51, PAINT.chrome),
          brows(41, 9, -2, PAINT.ash),
        ),
        down: group(crossed({ y: 47, d: 8 }), flat(PAINT.night, 'M31 56l38 4-3 9q-8 5-13-1v-4l-4-.5-2 4q-6 5-14-2Z')),
      }),
      byMood({ idle: mouth(71, 5, 1), hurt: mouth(70, 6), down: null }),
      flat(PAINT.steel, 'M35 66Q50 58 65 66L62 70Q50 65 38 70Z'),
      line(PAINT.crimson, 2, 'M63 56l4 9M61 62l7-2'),
      cut(39, 61),
    ],
  },
  'zero-encore': {
    ground: GROUND.dusk,
    parts: [
      shoulders(PAINT.night, 40, 74),
      hood(PAINT.slate, 'M16 112Q8 40 22 26L50 4L78 26Q92 40 84 112L66 82H34Z', 'M50 4L78 26Q92 40 84 112L66 82H50Z'),
      line(PAINT.iron, 2, 'M27 60Q25 32 50 18Q75 32 73 60'),
      flat(PAINT.bone, 'M31 38Q33 26 50 26V81Q35 78 31 58Z'),
      flat(PAINT.night, 'M69 38Q67 26 50 26V81Q65 78 69 58Z'),
      byMood({
        idle: group(flat(PAINT.night, 'M35 48q6-7 12 0q-6 6-12 0Z'), flat(PAINT.bone, 'M53 48q6-7 12 0q-6 6-12 0Z')),
        hurt: group(
          line(PAINT.night, 3, 'M36 44l8 4l-8 4'),
          line(PAINT.bone, 3, 'M64 44l-8 4l8 4'),
          line(PAINT.gash, 2.2, 'M40 27l3 8-5 5 2 6'),
        ),
        down: group(
          line(PAINT.night, 3, 'M37 44l8 8m0-8l-8 8'),
          line(PAINT.bone, 3, 'M55 44l8 8m0-8l-8 8'),
          line(PAINT.iron, 2.2, 'M40 27l3 8-5 5 2 12-5 6 4 9'),
        ),
      }),
      flat(PAINT.red, ring(50, 35, 5.5, 7, 2.8)),
      line(PAINT.ash, 1.8, 'M50 60v14'),
    ],
  },
};
