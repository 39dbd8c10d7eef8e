/** The kit's door for a game that draws a plane its own way: no other table loads what is behind it. */
import './plane.css';

export { Base, BaseBadge, Halo, PlainBase } from './board/bases.tsx';
export { Hatching } from './board/hatching.tsx';
export { SightedNote, Snaps, type Watching, WayEyes, WayGhost, WayInBar, WayLine, WayMeter } from './board/laying.tsx';
export { MiniDiamond, MiniDisc, MiniTerrain } from './board/mini.tsx';
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
export { type Away, EdgeChips, Minimap, useCorners, useKeptClear } from './board/overlay.tsx';
export { rowTag, type TagRow } from './board/row-tag.tsx';
export { AreaGround, Block, LowWall, SpotMark } from './board/terrain.tsx';
export { WayEnd, WayNumbers, wayEndBox } from './board/way-marks.tsx';
