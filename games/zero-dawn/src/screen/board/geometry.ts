/** How large what is drawn on the hunting ground is. For drawing only. */
import { type Bounds, onRim, SIDE, type Stand, USUAL_RADIUS } from '@quarry/screen';

/** Room around the tiles for the names of rows and columns. */
export const MARGIN = 46;

/** How far a model reaches from its middle, in units of the board: a hunter, and the least and the largest machine. */
export const HUNTER_RADIUS = USUAL_RADIUS;
const LEAST = { hp: 5, radius: 30 };
const LARGEST = { hp: 17, radius: 46 };

/** What can take more is drawn larger, and always inside its square. */
export const radiusOf = ({ hp }: { readonly hp: number }): number =>
  LEAST.radius + ((Math.min(Math.max(hp, LEAST.hp), LARGEST.hp) - LEAST.hp) / (LARGEST.hp - LEAST.hp)) * (LARGEST.radius - LEAST.radius);

/** Where on the rim of its token the eye of a machine stands, and how far it reaches. */
export const EYE = { degrees: -58, beyond: 2, radius: 15 };

/** Where a tag ends that says what a machine will do: on the upper rim of its token, or above its eye where that is higher. */
export function tagFoot(radius: number, letter: number, scale: number): number {
  const eye = Math.sin((EYE.degrees * Math.PI) / 180) * onRim(radius, EYE.beyond) - EYE.radius;
  return Math.min(letter / 2 - radius * scale, eye * scale);
}

/** How far the plates of components stand out of the right rim. */
const PLATES = 14;

/** All that is drawn of a model that reaches so far and stands there: its figure, with eye and plates, and its name below, which is as wide as a square where it stands alone. */
export function drawnOf({ x, y, r }: Stand, radius: number, letter: number): readonly Bounds[] {
  const scale = r / radius;
  const top = tagFoot(radius, letter, scale);
  const isAlone = scale === 1;
  const wide = isAlone ? SIDE : 2 * letter;
  const base = onRim(radius, 3) * scale + letter * (scale < 0.6 ? 0.1 : 0.88);
  return [
    { x: x - r, y: y + top, width: 2 * r + (isAlone ? PLATES : 0), height: r - top },
    { x: x - wide / 2, y: y + base - letter, width: wide, height: 1.25 * letter },
  ];
}

/** The same small numbers for the same seed: moss and stones lie where they lay. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
