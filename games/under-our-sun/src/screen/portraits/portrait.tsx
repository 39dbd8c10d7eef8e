/** The six who may go out, drawn from the shoulders up: told apart by outline first, by cloth second, by the face last. */
import { type ReactElement, useId } from 'react';
import type { CharacterId } from '../../content/kinds.ts';

interface Part {
  readonly fill: string;
  readonly d: string;
}

const part = (fill: string, ...d: readonly string[]): Part => ({ fill: `var(--us-${fill})`, d: d.join('') });
const ink = (...d: readonly string[]): Part => ({ fill: '', d: d.join('') });
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Shoulders from the lower edge, so wide and so high; a neck; a head. */
const bust = (cloth: string, half: number, top: number): Part =>
  part(cloth, `M${50 - half} 122Q${50 - half} ${top} 50 ${top - 6}T${50 + half} 122Z`);
const neck = (skin: string): Part => part(skin, 'M41 66H59V88Q50 94 41 88Z');
const head = (skin: string, rx = 19, ry = 23): Part => part(skin, oval(50, 50, rx, ry));
/** Eyes that look at you, a nose, a mouth. */
const face = (mouth: string, brows = 'M37 43q5-3 9 0M54 43q4-3 9 0'): readonly Part[] => [
  part('line', oval(42, 49, 1.8, 2.2), oval(58, 49, 1.8, 2.2)),
  ink(brows, 'M50 50q-3 7 1 8', mouth),
];

const CAST: Readonly<Record<CharacterId, readonly Part[]>> = {
  ida: [
    part('hair-grey', oval(50, 22, 13, 11)),
    bust('cloth-olive', 38, 84),
    neck('skin-2'),
    head('skin-2'),
    part('hair-grey', 'M30 50Q28 24 50 25T70 50Q66 34 50 34T30 50Z'),
    ...face('M43 64q7 3 14-1', 'M36 43l10 1M54 44l10-2'),
    part('cloth-white', 'M34 92Q50 104 66 92L62 86Q50 94 38 86Z'),
    part('steel', 'M84 34q10 0 10 9t-10 9t-10-9t10-9Z', 'M82.5 50h4V118h-4Z'),
    ink('M76 43q8 5 16 0'),
  ],
  boone: [
    bust('cloth-violet', 52, 78),
    part('skin-3', 'M36 60H64V86Q50 96 36 86Z'),
    head('skin-3', 22, 24),
    part('hair-black', 'M28 52Q30 82 50 82T72 52Q72 66 62 64Q50 58 38 64Q28 66 28 52Z', 'M28 44Q28 24 50 24T72 44Q62 34 50 34T28 44Z'),
    ...face('M43 68h14', 'M35 42h11M54 42h11'),
    ink('M24 100q4 10 3 20M76 100q-4 10-3 20'),
    part('hair-rust', 'M4 110q10-16 24-12l4 22H0Z'),
  ],
  wren: [
    part('cloth-green', 'M22 122Q14 34 50 12Q86 34 78 122Z'),
    neck('skin-4'),
    head('skin-4', 17, 21),
    part('hair-rust', 'M33 46Q34 28 52 28Q66 30 67 46Q58 38 48 42Q40 38 33 46Z'),
    ...face('M44 63q6 4 12 0'),
    part('cloth-green', 'M30 122Q28 92 50 84T70 122Z'),
    ink('M30 58Q26 84 36 92M70 58Q74 84 64 92M50 84V122'),
    part('steel', oval(50, 100, 4, 4)),
  ],
  sanaa: [
    part('cloth-white', 'M26 122Q16 20 50 16T74 122Z'),
    neck('skin-1'),
    head('skin-1', 17, 21),
    ...face('M44 63q6 2 12 0'),
    part('cloth-white', 'M30 122Q22 90 50 80T70 122Z', 'M31 50Q32 26 50 26T69 50Q62 34 50 34T31 50Z'),
    ink('M31 50Q28 78 40 88M69 50Q72 78 60 88M36 96Q50 112 64 96M50 106v8'),
    part('steel', oval(50, 117, 4.5, 4.5)),
    part('sign', 'M66 100h4v4h4v4h-4v4h-4v-4h-4v-4h4Z'),
  ],
  odile: [
    part('hair-dark', 'M24 62Q10 30 34 20Q44 8 58 16Q84 16 78 44Q86 58 74 66Q70 30 50 30T30 68Z'),
    bust('cloth-plum', 36, 86),
    neck('skin-2'),
    head('skin-2', 18, 22),
    part('hair-dark', 'M32 44Q34 28 50 28T68 44Q60 36 50 38T32 44Z'),
    part('steel', oval(41, 35, 8, 6.5), oval(59, 35, 8, 6.5)),
    part('glass', oval(41, 35, 5.5, 4.5), oval(59, 35, 5.5, 4.5)),
    ...face('M44 64q7 4 13-2'),
    ink('M49 35h2M28 34h5M67 34h5M40 92v30M60 92v30'),
  ],
  kesh: [
    part('hair-rust', 'M82 10q14 50-6 112M82 10q4 50-6 112Z'),
    bust('cloth-sand', 37, 86),
    neck('skin-1'),
    head('skin-1'),
    part('hair-black', 'M36 62Q50 58 64 62Q66 76 50 78T36 62Z'),
    ...face('M45 67h10', 'M36 44q5-2 10 1M54 45q5-3 10-1'),
    part('cloth-sand', 'M12 40Q50 28 88 40Q70 46 50 45T12 40ZM30 37Q32 10 50 12T70 37Q50 31 30 37Z'),
    ink('M31 33Q50 27 69 33M34 94Q50 108 66 94', 'M82 10q14 50-6 112'),
  ],
};
const SOMEBODY: readonly Part[] = [bust('cloth-sand', 36, 86), neck('skin-2'), head('skin-2'), ...face('M44 64h12')];

interface Props {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly isRound?: boolean;
}

export function Portrait({ id, name, size, isRound = false }: Props): ReactElement {
  const clip = useId();
  const parts = CAST[id as CharacterId] ?? SOMEBODY;
  return (
    <svg
      className="us-portrait"
      width={size}
      height={isRound ? size : size * 1.2}
      viewBox={isRound ? '0 10 100 100' : '0 0 100 120'}
      role="img"
      aria-label={name}
    >
      <clipPath id={clip}>{isRound ? <circle cx="50" cy="60" r="50" /> : <rect width="100" height="120" rx="10" />}</clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className="us-portrait-back" width="100" height="120" />
        <circle className="us-portrait-sun" cx="76" cy="30" r="22" />
        {parts.map(({ fill, d }) => (
          <path key={d} className={fill ? 'us-portrait-part' : 'us-portrait-ink'} d={d} style={fill ? { fill } : {}} />
        ))}
        <path className="us-portrait-shade" d="M62 28Q76 44 68 66Q64 82 60 88L78 122H100V0H70Z" />
      </g>
    </svg>
  );
}
