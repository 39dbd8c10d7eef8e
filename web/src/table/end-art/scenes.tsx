/** The place of each game, as it looks when it is won and when it is not. Colours are those of theme.css. */
import type { ReactNode } from 'react';
import { type Dot, dots, frond, grass, HEIGHT, mesas, pines, ridge } from './shapes.ts';

export interface SceneProps {
  readonly width: number;
  readonly isWon: boolean;
}

const Dots = ({ all, className }: { readonly all: readonly Dot[]; readonly className: string }): ReactNode => (
  <g className={className}>
    {all.map(({ x, y, r }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
);

/** Sky from edge to edge, with its light. */
function Sky({ width, x, y, r }: { readonly width: number; readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id="end-sky" x2="0" y2="1">
          <stop className="end-sky-1" offset="0" />
          <stop className="end-sky-2" offset="0.55" />
          <stop className="end-sky-3" offset="0.85" />
        </linearGradient>
        <radialGradient id="end-glow">
          <stop className="end-glow-1" offset="0" />
          <stop className="end-glow-2" offset="1" />
        </radialGradient>
      </defs>
      <rect width={width} height={HEIGHT} fill="url(#end-sky)" />
      <circle cx={x} cy={y} r={r * 4.2} fill="url(#end-glow)" />
      <circle className="end-light" cx={x} cy={y} r={r} />
    </>
  );
}

/** A machine on four legs, with a long jaw and a crest; about 460 wide, from its feet at 0 0. */
const MACHINE =
  'M-190 0l26-92-22-60 34-50 96-26 40-40 18 34 62-16 46 22 64-34 74 10 44 40-18 22-66-6 24 30-56 4-30 36-18 66 22 60h-36l-24-66-4-54-86 6-44 50-8 64h-34l8-76-22-40-40 44-14 72z';
/** The same on its side. */
const FALLEN = 'M-250 0q20-60 84-72l50-40 24 24 60-34 20 30 66-10 40-40 16 44 70 20 64-16 40 40-24 20-60 2-40 32z';

export function ZeroDawn({ width, isWon }: SceneProps): ReactNode {
  const x = width * 0.66;
  return (
    <>
      <Sky width={width} x={x} y={isWon ? 430 : 190} r={isWon ? 92 : 38} />
      <Dots className="end-stars" all={dots(width, 0, 380, 46, 3)} />
      <path className="end-far" d={mesas(width, 560, 170, 7, 260)} />
      <path className="end-mid" d={pines(width, 640, 210, 11)} />
      <path className="end-mid" d={ridge(width, 650, 26, 5)} />
      {isWon ? (
        <g transform={`translate(${x} 728) scale(1.3)`}>
          <path className="end-smoke" d="M60-90q-40-120 20-210q40-80-10-190q90 90 50 210q-40 90 0 190z" />
          <path className="end-beast" d={FALLEN} />
          <path className="end-edge" d="M-116-112l24 24 60-34 20 30 66-10 40-40 16 44 70 20" />
          <Dots className="end-sparks" all={dots(160, -330, -90, 24, 9, 4)} />
        </g>
      ) : (
        <g transform={`translate(${x} 712) scale(1.5)`}>
          <path className="end-beast" d={MACHINE} />
          <path className="end-edge" d="M-152-152l34-50 96-26 40-40 18 34 62-16 46 22 64-34 74 10" />
          <circle className="end-eye" cx="176" cy="-216" r="9" />
        </g>
      )}
      <path className="end-near" d={ridge(width, 760, 40, 2, 260)} />
      <path className="end-grass" d={grass(width, 812, 96, 4)} />
      <path className="end-front" d={grass(width, 905, 130, 8, 12)} />
    </>
  );
}

export function ForbiddenWest({ width, isWon }: SceneProps): ReactNode {
  const rows = Array.from({ length: 13 }, (_, i) => 80 + i * 46);
  const leaves = Array.from({ length: Math.ceil(width / 70) }, (_, i) =>
    frond(i * 70 - 20, 910, 210 + ((i * 67) % 170), ((i * 53) % 190) - 95),
  ).join('');
  return (
    <>
      <Sky width={width} x={width * 0.7} y={300} r={isWon ? 84 : 54} />
      <path className="end-ruled" d={rows.map(y => `M0 ${y}H${width}`).join('')} />
      <path className="end-far" d={mesas(width, 600, 250, 21, 190)} />
      <path className="end-ink" d={`M${width * 0.7 - 210} 606v-300q0-70 70-70h280q70 0 70 70v300M${width * 0.7 - 120} 606v-210h300v210`} />
      <path className="end-mid" d={ridge(width, 660, 90, 23, 90)} />
      {!isWon && (
        <path
          className="end-blight"
          d={Array.from({ length: 9 }, (_, i) => {
            const x = (width * (i + 0.5)) / 9;
            return `M${x} 900q${i % 2 ? 60 : -60}-120 0-210q${i % 2 ? -70 : 70}-80 ${i % 3 ? 20 : -20}-${130 + ((i * 37) % 90)}`;
          }).join('')}
        />
      )}
      <path className="end-near" d={ridge(width, 770, 60, 26, 120)} />
      <path className="end-grass" d={leaves} />
      <path className="end-front" d={grass(width, 905, 110, 27, 16)} />
    </>
  );
}

/** A ring of fangs around the middle: they stand apart, or have closed. */
function Fangs({ x, y, isOpen }: { readonly x: number; readonly y: number; readonly isOpen: boolean }): ReactNode {
  const turns = Array.from({ length: 18 }, (_, i) => i * 20);
  const rim = 360;
  const long = isOpen ? 110 : 215;
  return (
    <g className="end-bone" transform={`translate(${x} ${y})`}>
      {turns.map(turn => (
        <path
          key={turn}
          d={`M-34 ${-rim}q34-26 68 0q-8 ${long * 0.6} -34 ${long}q-26 -${long * 0.4} -34 -${long}z`}
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  );
}

export function Primal({ width, isWon }: SceneProps): ReactNode {
  const x = width * 0.66;
  return (
    <>
      <Sky width={width} x={x} y={460} r={isWon ? 70 : 26} />
      <path className="end-far" d={ridge(width, 560, 190, 31, 170)} />
      <path className="end-mid" d={ridge(width, 680, 90, 33, 120)} />
      <Fangs x={x} y={450} isOpen={isWon} />
      {isWon ? (
        <g transform={`translate(${x} 600)`}>
          <path className="end-flame" d="M-30 90q-40-60 6-120q10 40 30 44q0-70 40-104q-4 80 34 110q16 40-20 70z" />
          <path className="end-bone" d="M-120-30q0-110 120-118q120 8 120 118l-34 30-16 56h-36l-6-34h-56l-6 34h-36l-16-56z" />
          <path className="end-beast" d="M-74-50q34-28 56 8q-30 30-56-8zM74-50q-34-28-56 8q30 30 56-8zM-10 6h20l-10-32z" />
          <Dots className="end-sparks" all={dots(240, -420, 40, 40, 37, 4)} />
        </g>
      ) : (
        <g transform={`translate(${x} 470)`}>
          <path className="end-eye" d="M-120-20l84 24-70 16zM120-20l-84 24 70 16z" />
        </g>
      )}
      <path className="end-near" d={ridge(width, 770, 44, 35, 220)} />
      <path className="end-front" d={ridge(width, 880, 40, 36, 90)} />
    </>
  );
}

export function UnderOurSun({ width, isWon }: SceneProps): ReactNode {
  const x = width * 0.64;
  return (
    <>
      <Sky width={width} x={x} y={isWon ? 330 : 210} r={isWon ? 190 : 62} />
      {!isWon && <circle className="end-hollow" cx={x + 30} cy={196} r="54" />}
      {!isWon && <Dots className="end-stars" all={dots(width, 0, 480, 90, 43)} />}
      {isWon && (
        <path
          className="end-ruled"
          d={Array.from({ length: 9 }, (_, i) => `M0 ${430 + i * 16}q${width / 4} ${i % 2 ? 10 : -10} ${width / 2} 0t${width / 2} 0`).join(
            '',
          )}
        />
      )}
      <path className="end-far" d={mesas(width, 600, 200, 45, 320)} />
      <path className="end-mid" d={ridge(width, 690, 110, 46, 300)} />
      <path className="end-ink" d={`M${width * 0.86} 720v-190M${width * 0.86} 620q-50 0-50-60v-20M${width * 0.86} 590q46 0 46-54v-16`} />
      {!isWon && (
        <path
          className="end-bone"
          d={`M${width * 0.5} 752q40-44 84-6l-12 10q-30-24-56 4zM${width * 0.5 + 90} 756v-46M${width * 0.5 + 108} 756v-52M${width * 0.5 + 126} 756v-46`}
        />
      )}
      <path className="end-near" d={ridge(width, 780, 70, 47, 340)} />
      <path className="end-front" d={ridge(width, 890, 60, 48, 420)} />
    </>
  );
}

export function UrbanManhunt({ width, isWon }: SceneProps): ReactNode {
  const lamps = [0.42, 0.58, 0.76, 0.92].map(part => part * width);
  return (
    <>
      <Sky width={width} x={width * 0.66} y={620} r={isWon ? 40 : 10} />
      <path className="end-far" d={mesas(width, 560, 330, 51, 130)} />
      <path className="end-mid" d={mesas(width, 660, 150, 53, 90)} />
      {lamps.map((x, i) => (
        <g key={x}>
          <path className="end-ink" d={`M${x} 640V${130 + (i % 2) * 40}`} />
          <path className="end-lamp" data-lit={isWon || i === 2} d={`M${x - 56} ${86 + (i % 2) * 40}h112v50h-112z`} />
          {(isWon || i === 2) && (
            <path
              className="end-beam"
              d={`M${x - 50} ${130 + (i % 2) * 40}h100L${width * (isWon ? 0.66 : 0.7) + 260 - i * 40} 830H${width * (isWon ? 0.66 : 0.7) - 300 + i * 40}Z`}
            />
          )}
        </g>
      ))}
      <path className="end-near" d={mesas(width, 770, 70, 55, 240)} />
      <path
        className="end-ruled"
        d={Array.from({ length: 22 }, (_, i) => `M${width * 0.66 + (i - 11) * 40} 772L${width * 0.66 + (i - 11) * 150} 900`).join('')}
      />
      <path className="end-front" d={`M0 ${HEIGHT}V842H${width}V${HEIGHT}Z`} />
    </>
  );
}

/** Of a game that has no picture of its own: hills in the colours of its theme. */
export function AnyPlace({ width, isWon }: SceneProps): ReactNode {
  return (
    <>
      <Sky width={width} x={width * 0.66} y={isWon ? 420 : 230} r={isWon ? 90 : 40} />
      <path className="end-far" d={ridge(width, 600, 180, 61)} />
      <path className="end-mid" d={ridge(width, 690, 90, 62)} />
      <path className="end-near" d={ridge(width, 770, 60, 63, 260)} />
      <path className="end-front" d={grass(width, 905, 90, 64, 14)} />
    </>
  );
}
