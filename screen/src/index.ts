/** The screen kit's door: what the shell and the games' screens share. */
import './kit.css';

export { GridBoard, HexBoard, SketchBoard } from './board/board.tsx';
export type { CellDrawing } from './board/cells.tsx';
export { Drawn } from './board/drawn.tsx';
export { Hatching } from './board/hatching.tsx';
export { IntentTag, type TagDrawing } from './board/intent-tag.tsx';
export type { PlacedPiece } from './board/layout.ts';
export { Legend } from './board/legend.tsx';
export {
  alongWay,
  closedPath,
  inset,
  isWithin,
  leanOf,
  lifted,
  middleOf,
  openPath,
  restOf,
  shadowOf,
  spotsIn,
  wallsOf,
} from './board/outlines.ts';
export { type Away, EdgeChips, Minimap, useCorners } from './board/overlay.tsx';
export type { TokenDrawing } from './board/pieces.tsx';
export { CELL, type Spot, shapeOf, spotOf } from './board/plane.ts';
export { PlaneBoard } from './board/plane-board.tsx';
export type { FeatureDrawing, WayDrawing } from './board/plane-parts.tsx';
export { rowTag, type TagRow } from './board/row-tag.tsx';
export { Deed, Finger, LookedSquare, SightLines, SquareReach, type Tone } from './board/square-parts.tsx';
export { centreOf, cornerOf, fan, onRim, outlineOf, polar, SIDE, type Slot, USUAL_RADIUS } from './board/squares.ts';
export { placeTags, tagSize } from './board/tags.ts';
export { Badge, Pips, Reticle, shortened, Token, TokenDisc, type TokenPlace } from './board/token.tsx';
export { WayEnd, WayNumbers } from './board/way-marks.tsx';
export { Card, CardFace, type CardLook, Flavour, LargeCard, PileTop } from './cards/card.tsx';
export { CardRow, EmptyHand, Hand, HandSeam, Piles } from './cards/card-row.tsx';
export type { Stand } from './deeds/dealing.ts';
export { BoardDeeds, DealtDeed } from './deeds/deeds.tsx';
export { Entrance } from './deeds/entrance.tsx';
export { Flight } from './deeds/flight.tsx';
export { DiceRead, DiceTray, DieFace, dieSays } from './dice-tray.tsx';
export { type Glance, useGlance } from './glance.ts';
export { Amounts, HowMany } from './how-many.tsx';
export { asPercent, type Figure, figuresOf, isCertain, isNever, oddsSay } from './odds.ts';
export { OddsBars } from './odds-bars.tsx';
export { alikeOf, type Counted, countedIn, isInOrder, pilesOf } from './piles.ts';
export { isSame } from './refs.ts';
export { Choice, ChoiceGrid, HiddenChoice } from './scenes/choices.tsx';
export { NodeTree, type TreeNode } from './scenes/node-tree.tsx';
export { Scene } from './scenes/scene.tsx';
export { Bargain, Wares } from './scenes/wares.tsx';
export { Chip, Chips, type Deck, DeckBar, DeckLegend, deckSays } from './seats/deck-bar.tsx';
export { OthersPanel, SeatPanel, SeatStrip, Seats } from './seats/seat-panel.tsx';
export { type StoryBlock, StoryPage, StoryText } from './story/story-page.tsx';
export * from './table.ts';
export { Lit, type Thing, useThing } from './thing.tsx';
export { alwaysOpen, ThingBox } from './thing-box.tsx';
export type { Bounds, Legible } from './view-box.ts';
export { useCamera, useScale, useWindow, Viewport } from './viewport.tsx';
