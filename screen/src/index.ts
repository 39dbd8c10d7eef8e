/** The screen kit's door: what the shell and the games' screens share. */
export { DiceRead, DiceTray, DieFace, dieSays } from './dice-tray.tsx';
export { asPercent, type Figure, figuresOf, isCertain, isNever } from './odds.ts';
export { OddsBars } from './odds-bars.tsx';
export { alikeOf, isInOrder, pilesOf } from './piles.ts';
export * from './table.ts';
export { Lit, type Thing, useThing } from './thing.tsx';
export type { Bounds, Legible } from './view-box.ts';
export { useScale, Viewport } from './viewport.tsx';
