/** Where a mission leads, as a window onto the sheet: the place that it is about, lifted, the ground around it, and what waits there. It is drawn with the ink of the land. */
import { type ReactElement, useId } from 'react';
import { TILES } from '../content/tiles.ts';
import type { TileCard } from '../content/types.ts';
import { Ground } from './land/place.tsx';
import { CubeAt, SignAt, type SignName } from './signs.tsx';

const WIDE = 260;
const HIGH = 116;
const R = 46;
const ROW = (R * Math.sqrt(3)) / 2;
const MIDDLE = { x: WIDE / 2, y: HIGH / 2 };
/** The drawings reach so far from their middle. */
const ART = 58;

interface Scene {
  readonly place: string;
  /** Left above, left below, right above, right below; what is empty nobody has seen. */
  readonly around: readonly [string, string, string, string];
  readonly waits: (x: number, y: number) => ReactElement;
}

const SCENES: Readonly<Record<string, Scene>> = {
  'dry-well': {
    place: 'new-haven',
    around: ['tin-cup-flats', '', 'freight-yard', 'kettle-dunes'],
    waits: (x, y) => (
      <>
        <CubeAt kind="metal" x={x + 62} y={y - 40} size={15} />
        <CubeAt kind="plastic" x={x + 80} y={y - 40} size={15} />
        <CubeAt kind="connector" x={x - 68} y={y - 38} size={15} />
      </>
    ),
  },
  'lost-patrol': {
    place: 'hare-scrub',
    around: ['goat-walk', 'walking-dune', '', 'grey-choir'],
    waits: (x, y) => <Mark name="person" x={x + 18} y={y + 22} isGone />,
  },
  'fever-week': {
    place: 'clinic',
    around: ['tallow', 'bus-stop-plain', 'fender-dunes', ''],
    waits: (x, y) => (
      <>
        <Mark name="person" x={x - 66} y={y + 34} isGone />
        <Mark name="drop" x={x + 66} y={y - 36} isGoal />
      </>
    ),
  },
  'voice-in-the-ether': {
    place: 'radio-mast',
    around: ['', 'longlight-plain', 'anvil-ridge', 'pylon-back'],
    waits: (x, y) => <Mark name="flag" x={x + 62} y={y + 36} isGoal />,
  },
  caravan: {
    place: 'goat-walk',
    around: ['letterbox-gap', 'cartmouth', 'border-gate', ''],
    waits: (x, y) => <Mark name="cart" x={x - 2} y={y + 2} isGoal />,
  },
  'wolves-at-the-door': {
    place: 'new-haven',
    around: ['matchwood', 'thornwick', '', 'larder-oaks'],
    waits: (x, y) => (
      <>
        <Hazard name="dog" x={x - 62} y={y - 36} />
        <Hazard name="dog" x={x + 64} y={y + 34} />
        <Fire x={x - 66} y={y + 36} />
      </>
    ),
  },
  'the-nest': {
    place: 'nest',
    around: ['weeping-stump', '', 'bitterberry-hollow', 'drowned-street'],
    waits: (x, y) => (
      <>
        <Hazard name="maw" x={x + 24} y={y + 12} />
        <Fire x={x - 66} y={y - 36} />
      </>
    ),
  },
  'fort-liberty': {
    place: 'fort',
    around: ['anvil-ridge', 'rattlepod-rise', '', 'kite-plain'],
    waits: (x, y) => (
      <>
        <Hazard name="enforcer" x={x + 66} y={y + 34} />
        <Mark name="person" x={x - 60} y={y + 36} isGoal />
      </>
    ),
  },
  exodus: {
    place: 'border-gate',
    around: ['', 'clothesline-flats', '', 'heron-spring'],
    waits: (x, y) => <Mark name="cart" x={x - 64} y={y + 36} isGoal />,
  },
};

export function Outlook({ mission }: { readonly mission: string }): ReactElement | null {
  const scene = SCENES[mission];
  if (!scene) return null;
  const { x, y } = MIDDLE;
  const [leftAbove, leftBelow, rightAbove, rightBelow] = scene.around;
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <circle className="us-outlook-sun" cx={WIDE - 26} cy={10} r={64} />
      <circle className="us-outlook-sun" cx={WIDE - 26} cy={10} r={36} />
      <Tile x={x} y={y - 2 * ROW} id="" />
      <Tile x={x} y={y + 2 * ROW} id="" />
      <Tile x={x - 3 * R} y={y} id="" />
      <Tile x={x + 3 * R} y={y} id="" />
      <Tile x={x - 1.5 * R} y={y - ROW} id={leftAbove} />
      <Tile x={x - 1.5 * R} y={y + ROW} id={leftBelow} />
      <Tile x={x + 1.5 * R} y={y - ROW} id={rightAbove} />
      <Tile x={x + 1.5 * R} y={y + ROW} id={rightBelow} />
      <g className="us-outlook-lifted" transform={`translate(${x} ${y}) scale(1.14)`}>
        <Tile x={0} y={0} id={scene.place} />
      </g>
      {scene.waits(x, y)}
    </svg>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
}
const CORNERS = [
  [-1, 0],
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
] as const;
const corners = ({ x, y }: At, r: number): string =>
  CORNERS.map(([dx, dy]) => `${x + dx * r},${y + (dy * r * Math.sqrt(3)) / 2}`).join(' ');

function Tile({ x, y, id }: At & { readonly id: string }): ReactElement {
  const within = useId();
  const card: TileCard | undefined = TILES.find(one => one.id === id);
  const points = corners({ x, y }, R - 1);
  if (!card) return <polygon className="us-rim is-unknown" points={points} />;
  return (
    <>
      <clipPath id={within}>
        <polygon points={points} />
      </clipPath>
      <polygon className="us-under" points={corners({ x: x + 1.5, y: y + 3 }, R - 1)} />
      <polygon className={`us-wash is-${card.family}`} points={points} />
      <g clipPath={`url(#${within})`}>
        <g transform={`translate(${x} ${y}) scale(${(R / ART) * 0.9})`}>
          <Ground tile={card} />
        </g>
      </g>
      <polygon className="us-rim" points={points} />
    </>
  );
}

/** Somebody or something that the mission is about; `isGone` is who has to be found, `isGoal` what it asks for. */
const Mark = ({
  name,
  x,
  y,
  isGone,
  isGoal,
}: At & { readonly name: SignName; readonly isGone?: true; readonly isGoal?: true }): ReactElement => (
  <g className={`us-outlook-mark ${isGone ? 'is-gone' : ''} ${isGoal ? 'is-goal' : ''}`}>
    <circle cx={x} cy={y} r={13} />
    <SignAt name={name} x={x} y={y} size={16} />
  </g>
);

const Hazard = ({ name, x, y }: At & { readonly name: SignName }): ReactElement => (
  <g className="us-outlook-hazard">
    <path d={`M${x} ${y - 17}l17 28h-34Z`} />
    <SignAt name={name} x={x} y={y + 2} size={15} />
  </g>
);

const Fire = ({ x, y }: At): ReactElement => (
  <g className="us-outlook-fire">
    <SignAt name="flame" x={x} y={y} size={22} />
  </g>
);
