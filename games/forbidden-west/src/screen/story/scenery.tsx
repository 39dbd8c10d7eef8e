/** Sky, horizon and the ground at one's feet: what every place in the journal is made of. On a field of 400 by 260. */
import { type ReactElement, useId } from 'react';
import { scatter, tenth } from '../board/scatter.ts';
import { isByNight, isRaining, type Sky } from './hours.ts';
import { fill, line } from './strokes.tsx';
import { WASH, type Wash } from './theme.ts';

export type Far = 'hills' | 'peaks' | 'dunes' | 'forest' | 'walls' | 'none';
export type Near = 'grass' | 'reeds' | 'sand' | 'stones' | 'snow' | 'floor' | 'field';

const isDark = (sky: Sky): boolean => isByNight(sky) || sky === 'inside';
const farOf = (sky: Sky): Wash => (isByNight(sky) ? 'farNight' : sky === 'inside' ? 'farInside' : sky === 'frost' ? 'farFrost' : 'far');

export function SkyOver({ sky }: { readonly sky: Sky }): ReactElement {
  const id = useId();
  const [top, low] = [WASH[`${sky}Top`], WASH[`${sky}Low`]];
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset=".78" stopColor={low} />
      </linearGradient>
      <rect y="-112" width="400" height="374" fill={`url(#${id})`} />
      {isByNight(sky) && !isRaining(sky) && fill('moon', STARS)}
      {sky === 'night' && fill('moon', 'M318 30a24 24 0 1 0 22 34 19 19 0 0 1-22-34z')}
      {(sky === 'day' || sky === 'dusk' || sky === 'dawn' || sky === 'red') && (
        <>
          {fill('sun', 'M300 62a54 54 0 1 0 .1 0z', 0.28)}
          {fill('sun', 'M300 84a32 32 0 1 0 .1 0z', 0.9)}
        </>
      )}
      {sky === 'frost' && fill('snow', FLAKES, 0.9)}
    </>
  );
}

/** What lies over whatever is there: a night without light, and rain. */
export function Weather({ sky }: { readonly sky: Sky }): ReactElement {
  return (
    <>
      {sky === 'wet' && <rect y="-112" width="400" height="374" fill={WASH.wetTop} opacity="0.45" />}
      {isRaining(sky) && line(sky === 'wet' ? 'metal' : 'metalDark', 1.6, RAIN, 0.45)}
    </>
  );
}

const dots = (seed: number, n: number, high: number, r: number): string => {
  const next = scatter(seed);
  return Array.from({ length: n }, () => {
    const [x, y, size] = [tenth(next() * 400), tenth(next() * high), tenth(r * (0.5 + next()))];
    return `M${x} ${y}a${size} ${size} 0 1 0 .1 0z`;
  }).join('');
};
const STARS = dots(3, 60, 130, 0.9);
const FLAKES = dots(9, 70, 250, 1.6);
const RAIN = ((): string => {
  const next = scatter(5);
  return Array.from({ length: 60 }, () => `M${tenth(next() * 420)} ${tenth(next() * 230)}l-7 17`).join('');
})();

const PEAKS = 'M-10 190L46 96 84 148 128 66 176 150 214 104 262 170 320 82 372 150 410 118V210H-10z';
const CAPS = 'M46 96l16 24-10-3-8 8-8-9-7 4zM128 66l22 38-12-6-10 12-10-13-11 8zM320 82l20 28-11-4-9 10-9-11-9 6z';
const FAR: Readonly<Record<Far, (wash: Wash, isNight: boolean) => ReactElement | null>> = {
  hills: (wash, isNight) => (
    <>
      {fill(wash, 'M-10 172Q60 118 130 152T270 138 410 160V230H-10z', 0.75)}
      {fill(isNight ? 'midNight' : 'mid', 'M-10 196Q70 160 150 184T300 178 410 188V240H-10z', 0.85)}
    </>
  ),
  peaks: wash => (
    <>
      {fill(wash, PEAKS, 0.8)}
      {fill('snow', CAPS, 0.9)}
    </>
  ),
  dunes: (wash, isNight) => (
    <>
      {fill(isNight ? wash : 'sandDark', 'M-10 176Q70 128 160 166T410 142V230H-10z', 0.7)}
      {fill(isNight ? 'midNight' : 'sand', 'M-10 200Q120 150 220 186T410 180V240H-10z', 0.85)}
    </>
  ),
  forest: (wash, isNight) => (
    <>
      {fill(
        wash,
        'M-10 170L8 126 22 160 40 112 58 162 78 122 96 164 118 108 138 164 160 128 178 166 204 116 224 164 246 126 264 166 288 110 310 164 332 124 350 166 374 114 392 164 410 136V220H-10z',
        0.8,
      )}
      {fill(isNight ? 'midNight' : 'mid', 'M-10 196Q100 170 200 186T410 180V240H-10z')}
    </>
  ),
  walls: wash => (
    <>
      {fill(wash, 'M0-112h48l28 332H0zM400-112h-54l-26 332h80z')}
      {line('ink', 1.4, 'M14 0l26 210M34 0l30 200M386 0l-34 210M362 0l-26 200M0 70h62M0 140h70M400 60h-66M400 130h-74', 0.4)}
    </>
  ),
  none: () => null,
};

export const FarOff = ({ far, sky }: { readonly far: Far; readonly sky: Sky }): ReactElement | null => FAR[far](farOf(sky), isDark(sky));

const blades = (seed: number, n: number, long: number): string => {
  const next = scatter(seed);
  return Array.from({ length: n }, () => {
    const [x, high, lean] = [next() * 400, long * (0.5 + next()), (next() - 0.5) * 18];
    return `M${tenth(x)} 262q${tenth(lean * 0.3)} ${tenth(-high * 0.6)} ${tenth(lean)} ${tenth(-high)}`;
  }).join('');
};
const GROUND = 'M-10 214Q100 198 200 210T410 204V270H-10z';

const NEAR: Readonly<Record<Near, (isNight: boolean) => ReactElement>> = {
  grass: isNight => (
    <>
      {fill(isNight ? 'nearNight' : 'near', GROUND)}
      {line(isNight ? 'mid' : 'leaf', 2.4, blades(2, 46, 40))}
      {line(isNight ? 'near' : 'leafLight', 1.6, blades(8, 30, 28))}
    </>
  ),
  reeds: isNight => (
    <>
      {fill(isNight ? 'nearNight' : 'water', GROUND)}
      {line('waterLight', 1.4, 'M20 232h60M120 226h50M210 240h70M300 228h60', 0.7)}
      {line(isNight ? 'mid' : 'near', 3, blades(4, 30, 66))}
      {fill('wood', 'M38 196h5v18h-5zM92 188h5v18h-5zM332 190h5v18h-5zM366 200h5v18h-5z')}
    </>
  ),
  sand: isNight => (
    <>
      {fill(isNight ? 'nearNight' : 'sand', GROUND)}
      {line(isNight ? 'midNight' : 'sandDark', 1.6, 'M10 236q40-10 80 0t80 0M200 226q40-10 80 0t80 0M60 250q40-8 80 0', 0.8)}
    </>
  ),
  stones: isNight => (
    <>
      {fill(isNight ? 'nearNight' : 'stoneDark', GROUND)}
      {fill(
        isNight ? 'midNight' : 'stone',
        'M10 244l20-22 30 4 14 20zM120 252l12-16 26 2 8 14zM270 248l24-24 30 6 12 18zM350 256l10-14 26 2 8 12z',
      )}
    </>
  ),
  snow: isNight => (
    <>
      {fill(isNight ? 'farNight' : 'snow', GROUND)}
      {line('snowDark', 1.6, 'M20 236q50-8 100 0M180 228q50-8 100 0M90 250q60-8 120 0', 0.8)}
    </>
  ),
  floor: () => (
    <>
      {fill('floor', 'M-10 206h420v64H-10z')}
      {line('ink', 1.4, 'M0 224h400M0 244h400M60 206l-30 56M140 206l-12 56M220 206l8 56M300 206l26 56M370 206l44 56', 0.4)}
    </>
  ),
  field: isNight => (
    <>
      {fill(isNight ? 'nearNight' : 'field', GROUND)}
      {line('fieldDark', 2, blades(6, 60, 34))}
    </>
  ),
};

export const NearBy = ({ near, sky }: { readonly near: Near; readonly sky: Sky }): ReactElement => NEAR[near](isByNight(sky));

/** How many of the party stand there, by the colours of their belts, seen from behind. */
export function Riders({ party }: { readonly party: readonly ('drokkeh' | 'senvi' | 'ottakh' | 'ikkara')[] }): ReactElement {
  return (
    <>
      {party.map((one, i) => (
        <g key={one} transform={`translate(${52 + i * 25} ${236 - (i % 2) * 4})`}>
          {fill('ink', 'M-9 22Q-11-2-6-10q-3-9 6-11 9 2 6 11 5 8 3 32z')}
          {fill(one, 'M-9 6h18v6H-9z')}
        </g>
      ))}
    </>
  );
}
