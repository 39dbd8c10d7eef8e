/** The screen kit's door: what the shell and the games' screens share. */
import './kit.css';

export { GridBoard, HexBoard, PlaneBoard, SketchBoard } from './board/board.tsx';
export type { CellDrawing } from './board/cells.tsx';
export { Drawn } from './board/drawn.tsx';
export { IntentTag } from './board/intent-tag.tsx';
export { Legend } from './board/legend.tsx';
export type { TokenDrawing } from './board/pieces.tsx';
export type { Spot } from './board/plane.ts';
export { Deed, Finger, LookedSquare, SightLines, SquareReach, type Tone } from './board/square-parts.tsx';
export { centreOf, cornerOf, fan, onRim, outlineOf, polar, SIDE, type Slot, USUAL_RADIUS } from './board/squares.ts';
export { Badge, Pips, Reticle, shortened, Token, TokenDisc, type TokenPlace } from './board/token.tsx';
export { Card, CardFace, type CardLook, Flavour, LargeCard, PileTop } from './cards/card.tsx';
export { CardRow, EmptyHand, Hand, HandSeam, Piles } from './cards/card-row.tsx';
export type { Stand } from './deeds/dealing.ts';
export { BoardDeeds, DealtDeed } from './deeds/deeds.tsx';
export { Entrance } from './deeds/entrance.tsx';
export { Flight } from './deeds/flight.tsx';
export { DiceRead, DiceTray, DieFace, dieSays } from './dice-tray.tsx';
export { asPercent, type Figure, figuresOf, isCertain, isNever } from './odds.ts';
export { OddsBars } from './odds-bars.tsx';
export { alikeOf, isInOrder, pilesOf } from './piles.ts';
export { isSame } from './refs.ts';
export * from './table.ts';
export { Lit, type Thing, useThing } from './thing.tsx';
export { alwaysOpen, ThingBox } from './thing-box.tsx';
export type { Bounds, Legible } from './view-box.ts';
export { useCorner, useScale, Viewport } from './viewport.tsx';
