/** Faces by mood: eyes that look, wince or are crossed out, mouths that speak, grit their teeth or hang open, and what is worn over them. */
import { box, byMood, disc, dots, flat, group, line, type Part } from './parts.tsx';
import { PAINT } from './theme.ts';

/** Height and half distance of a pair of eyes. */
interface Pair {
  readonly y?: number;
  readonly d?: number;
  readonly x?: number;
}

const both = (d: number, x: number, each: (at: number, side: -1 | 1) => string): string => each(x - d, -1) + each(x + d, 1);

/** `> <` */
export const wince = ({ y = 50, d = 8, x = 50 }: Pair = {}, colour: string = PAINT.ink): Part =>
  line(
    colour,
    3.2,
    both(d, x, (at, side) => `M${at + side * 4} ${y - 4}L${at - side * 3} ${y}L${at + side * 4} ${y + 4}`),
  );
/** `x x` */
export const crossed = ({ y = 50, d = 8, x = 50 }: Pair = {}, colour: string = PAINT.ink): Part =>
  line(
    colour,
    3.2,
    both(d, x, at => `M${at - 4} ${y - 4}l8 8m0-8l-8 8`),
  );

const moody = (idle: Part, pair: Pair, colour?: string): Part => byMood({ idle, hurt: wince(pair, colour), down: crossed(pair, colour) });

/** Half shut under a heavy lid, looking straight at you. */
export const keen = (pair: Pair = {}, iris: string = PAINT.ink): Part => {
  const { y = 50, d = 8, x = 50 } = pair;
  return moody(
    group(
      flat(
        PAINT.bone,
        both(d, x, at => `M${at - 5} ${y - 1}q5-4 10 0q-1 5-5 5t-5-5Z`),
      ),
      dots(iris, 2.6, [x - d, y + 0.6], [x + d, y + 0.6]),
      line(
        PAINT.ink,
        2.6,
        both(d, x, (at, side) => `M${at + side * 6} ${y - 1.5}Q${at} ${y - 5} ${at - side * 5} ${y - 0.5}`),
      ),
    ),
    pair,
  );
};
/** A slit: tired, or aiming. */
export const narrow = (pair: Pair = {}, colour: string = PAINT.ink): Part => {
  const { y = 50, d = 8, x = 50 } = pair;
  return moody(
    line(
      colour,
      3.8,
      both(d, x, at => `M${at - 3.6} ${y}h7.2`),
    ),
    pair,
    colour,
  );
};
/** Wide open, the left one wider. */
export const staring = (pair: Pair = {}, r = 7): Part => {
  const { y = 50, d = 9, x = 50 } = pair;
  return moody(
    group(
      flat(PAINT.ink, disc(x - d, y, r + 2), disc(x + d, y, r + 0.6)),
      flat(PAINT.bone, disc(x - d, y, r), disc(x + d, y, r - 1.4)),
      dots(PAINT.ink, 2.4, [x - d + 1, y + 1], [x + d, y + 1]),
    ),
    pair,
  );
};
export const beady = (pair: Pair = {}, colour: string = PAINT.ink, r = 3): Part => {
  const { y = 50, d = 8, x = 50 } = pair;
  return moody(dots(colour, r, [x - d, y], [x + d, y]), pair, colour);
};
export const smiling = (pair: Pair = {}): Part => {
  const { y = 50, d = 10, x = 50 } = pair;
  return moody(
    line(
      PAINT.bark,
      3.4,
      both(d, x, at => `M${at - 4.5} ${y + 1}q4.5-5 9 0`),
    ),
    pair,
  );
};

/** Brows that fall towards the nose by `frown`, and rise when it hurts. */
export const brows = (y: number, d: number, frown: number, colour: string = PAINT.ink, width = 3.2): Part => {
  const at = (slope: number): Part =>
    line(
      colour,
      width,
      both(d, 50, (x, side) => `M${x + side * 5} ${y - slope}L${x - side * 5} ${y + slope}`),
    );
  return byMood({ idle: at(frown), hurt: at(-2.6), down: at(-1) });
};

export const nose =
  (y = 51, h = 9): Part =>
  () => <path d={`M50.5 ${y}l-4 ${h}h6`} fill="none" stroke={PAINT.night} strokeOpacity=".34" strokeWidth="2.2" strokeLinejoin="round" />;

/** Teeth that are clenched, as every mouth has them when it hurts. */
const gritted = (y: number, w: number): Part =>
  group(
    flat(PAINT.ink, `M${50 - w - 1.5} ${y - 4}h${2 * w + 3}v8h${-2 * w - 3}Z`),
    flat(PAINT.bone, box(50 - w, y - 2.6, 2 * w, 5.2)),
    line(PAINT.ink, 1.4, `M${50 - w} ${y}h${2 * w}M${50 - w / 3} ${y - 2.6}v5.2M${50 + w / 3} ${y - 2.6}v5.2`),
  );
const slack = (y: number, w: number): Part =>
  group(flat(PAINT.ink, disc(50, y + 1, w * 0.75, 4.4)), flat(PAINT.tongue, disc(50, y + 3, w * 0.45, 2.2)));

const speaking = (idle: Part, y: number, w: number): Part => byMood({ idle, hurt: gritted(y, w), down: slack(y, w) });

/** A line that bends down in its middle by `bend`, or up. */
export const mouth = (y: number, w: number, bend = 0, colour: string = PAINT.lip): Part =>
  speaking(line(colour, 3, `M${50 - w} ${y}Q50 ${y + 2 * bend} ${50 + w} ${y}`), y, w);
/** One corner higher than the other. */
export const smirk = (y: number, w: number): Part =>
  speaking(line(PAINT.lip, 3, `M${50 - w} ${y + 1}Q${50 + w * 0.3} ${y + 5} ${50 + w} ${y - 3}`), y, w);
/** Teeth from ear to ear; `gap` leaves one out. */
export const grin = (y: number, w: number, gap = 0): Part =>
  speaking(
    group(
      flat(
        PAINT.lip,
        `M${50 - w - 1} ${y - 3}Q50 ${y + 2} ${50 + w + 1} ${y - 3}Q${50 + w - 1} ${y + 9} 50 ${y + 9.5}T${50 - w - 1} ${y - 3}Z`,
      ),
      flat(
        PAINT.bone,
        `M${50 - w + 1} ${y - 1}Q50 ${y + 3} ${50 + w - 1} ${y - 1}Q${50 + w - 4} ${y + 5} 50 ${y + 5.5}T${50 - w + 1} ${y - 1}Z`,
      ),
      ...(gap > 0 ? [flat(PAINT.lip, box(50 + gap, y + 0.5, 4.4, 5))] : []),
    ),
    y + 2,
    w,
  );
/** Bared, upper and lower row. */
export const snarl = (y: number, w: number): Part =>
  speaking(
    group(
      flat(PAINT.ink, `M${50 - w} ${y - 6}Q50 ${y - 10} ${50 + w} ${y - 6}L${50 + w - 3} ${y + 6}Q50 ${y + 11} ${50 - w + 3} ${y + 6}Z`),
      flat(
        PAINT.bone,
        `M${50 - w + 2} ${y - 4.5}Q50 ${y - 8} ${50 + w - 2} ${y - 4.5}L${50 + w - 4} ${y + 4.5}Q50 ${y + 8.5} ${50 - w + 4} ${y + 4.5}Z`,
      ),
      line(PAINT.ink, 1.8, `M${50 - w + 3} ${y}h${2 * w - 6}M43 ${y - 6}v12M50 ${y - 7}v14M57 ${y - 6}v12`),
    ),
    y,
    w - 2,
  );

/** A fresh cut while it hurts; a plaster where one went down. */
export const cut = (x: number, y: number): Part =>
  byMood({
    idle: null,
    hurt: group(line(PAINT.gash, 3, `M${x - 5} ${y + 4}L${x + 5} ${y - 4}`), flat(PAINT.gash, `M${x - 2} ${y + 3}q-3 6 0 8q3-2 0-8Z`)),
    down: group(
      line(PAINT.plaster, 5, `M${x - 5} ${y + 3}L${x + 5} ${y - 3}`),
      line(PAINT.plaster, 5, `M${x - 5} ${y - 3}L${x + 5} ${y + 3}`),
    ),
  });

/** What breaks in glass or plate when it is hit. */
export const crack = (x: number, y: number, colour: string): Part => {
  const star = line(colour, 2, `M${x} ${y}l-6-5M${x} ${y}l7-6M${x} ${y}l5 7l5 1M${x} ${y}l-5 6l-5-1M${x} ${y}l-1-8`);
  return byMood({ idle: null, hurt: star, down: star });
};

/** Two lenses in a frame: goggles, spectacles. Whoever goes down has crosses in them. */
export function lenses(frame: string, glass: string, { y = 50, d = 9, r = 9, width = 3.4, pupils = '' }): Part {
  const rims = group(
    line(frame, width + 1, `M${50 - d + r} ${y}H${50 + d - r}`),
    flat(frame, disc(50 - d, y, r + width / 2), disc(50 + d, y, r + width / 2)),
    flat(glass, disc(50 - d, y, r - width / 2), disc(50 + d, y, r - width / 2)),
  );
  const glint = line(
    PAINT.white,
    2,
    both(d, 50, at => `M${at - r * 0.5} ${y - r * 0.1}q${r * 0.2} ${-r * 0.4} ${r * 0.6} ${-r * 0.4}`),
  );
  return byMood({
    idle: group(rims, pupils ? dots(pupils, 2.6, [51 - d, y + 0.5], [49 + d, y + 0.5]) : glint),
    hurt: group(rims, wince({ y, d }), crack(50 + d, y, frame)),
    down: group(rims, crossed({ y, d }, frame)),
  });
}

/** One great lens over an eye. */
export function scope(x: number, y: number, r: number, frame: string, heart: Part): Part {
  const rim = group(flat(frame, disc(x, y, r)), flat(PAINT.night, disc(x, y, r - 2.8)));
  return byMood({
    idle: group(rim, heart),
    hurt: group(rim, heart, crack(x, y, PAINT.white)),
    down: group(rim, line(frame, 3, `M${x - 4} ${y - 4}l8 8m0-8l-8 8`)),
  });
}
