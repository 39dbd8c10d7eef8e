/** What lies over the camera picture and stays there: the whole zone small, chips that lead to crims outside of the picture, and what is told of a way. */
import { gap } from '@quarry/board';
import { type Bounds, CELL, type Spot, spotOf, useScale, useWindow } from '@quarry/screen';
import { type Away, EdgeChips, MiniDiamond, MiniDisc, Minimap, MiniTerrain, useCorners, useKeptClear } from '@quarry/screen/plane';
import { type ReactElement, useMemo, useRef } from 'react';
import { featuresOf, podOf } from '../../content/maps.ts';
import { TABLE_SIZE } from '../../content/plan.ts';
import { crimFigure, hunterFigure, inches, inMils } from '../../questions.ts';
import type { CrimView } from '../../state.ts';
import { crimPrinted, crimRef, seatTint, shortName, type Table } from '../names.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { chancesOf } from './chances.ts';
import { type Laid, ToldOfWay } from './laying.tsx';

const SIDE = (TABLE_SIZE / 1000) * CELL;
const BOUNDS = { x: 0, y: -SIDE, width: SIDE, height: SIDE };
const inSpots = ({ x, y }: Spot): Spot => spotOf({ x: x / 1000, y: y / 1000 }, null);

/** What is told at the end of a way reaches so many pixels to either side, and up or down. */
const TOLD_SIDE = 170;
const TOLD_HIGH = 78;
/** A hunter does with a name, and so does a pod. */
const NAMED = { wide: 50, high: 48 };
const POD = 32;

interface Props {
  readonly table: Table;
  readonly laid: Laid | null;
}

export function Frame({ table, laid }: Props): ReactElement | null {
  const { x, y, width } = useWindow();
  const scale = useScale();
  const { view, asked, placed } = table;
  const overlay = useRef<HTMLDivElement>(null);
  const kept = useKeptClear(overlay);
  const models = [...view.crims, ...view.hunters.filter(one => one.isIn)].map(inSpots);
  const end = asked && placed?.path.at(-1);
  const at = end && spotOf(end, null);
  const clearOf = (spot: Spot, wide: number, high: number): Bounds => ({
    x: (spot.x - x) * scale - wide,
    y: (spot.y - y) * scale - high,
    width: 2 * wide,
    height: 2 * high,
  });
  const clear = [
    ...(at ? [clearOf(at, TOLD_SIDE, TOLD_HIGH)] : []),
    ...view.hunters.filter(one => one.isIn).map(hunter => clearOf(inSpots(hunter), NAMED.wide, NAMED.high)),
    ...view.pods.map((_, pod) => clearOf(inSpots(podOf(view.zone, pod)), POD, POD)),
    ...(asked?.choose === 'path' ? (asked.outline ?? []) : [])
      .flatMap(ring =>
        slicesOf(
          ring.map(point => spotOf(point, null)),
          SLICE / scale,
        ),
      )
      .map(slice => ({ x: (slice.x - x) * scale, y: (slice.y - y) * scale, width: slice.width * scale, height: slice.height * scale })),
    ...kept,
  ];
  const around = at ? [-TOLD_SIDE, 0, TOLD_SIDE].map(aside => ({ ...at, x: at.x + aside / scale })) : [];
  // A place that is asked for is seen whole.
  const region = asked?.choose === 'point' ? (asked.outline ?? []).flat().map(point => spotOf(point, null)) : [];
  const sorts = useMemo(() => miniSorts(view.zone), [view.zone]);
  const corners = useCorners([...models, ...around, ...region], kept);
  if (!Number.isFinite(width)) return null;
  const isPart = width < SIDE * 1.02;
  const told = table.isNarrow ? null : laid;
  return (
    <div className={`board-overlay is-${corners.size}`} ref={overlay}>
      {isPart && !corners.isInTheWay && (
        <Minimap bounds={BOUNDS} corner={corners.map}>
          <MiniTerrain sorts={sorts} />
          <MiniModels table={table} />
        </Minimap>
      )}
      {isPart && <EdgeChips away={awayIn(table)} map={corners.map} note={told && corners.note} clear={clear} />}
      {told && (
        <div className={`overlay-note is-${corners.note}`}>
          <ToldOfWay table={table} laid={told} />
        </div>
      )}
    </div>
  );
}

/** How far one may go is kept clear slice by slice, of so many pixels. */
const SLICE = 24;

/** Boxes as high as that which lie on a shape, from its upper edge down. */
function slicesOf(ring: readonly Spot[], high: number): Bounds[] {
  const [top, foot] = [Math.min(...ring.map(({ y }) => y)), Math.max(...ring.map(({ y }) => y))];
  return Array.from({ length: Math.ceil((foot - top) / high) }, (_, i) => {
    const at = Math.min(top + (i + 0.5) * high, foot);
    const crossed = ring.flatMap((a, n) => {
      const b = ring[(n + 1) % ring.length]!;
      return a.y > at === b.y > at ? [] : [a.x + ((at - a.y) / (b.y - a.y)) * (b.x - a.x)];
    });
    const left = Math.min(...crossed);
    return { x: left, y: at - high / 2, width: Math.max(...crossed) - left, height: high };
  }).filter(({ width }) => Number.isFinite(width));
}

function MiniModels({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  return (
    <>
      {view.crims.map(crim => (
        <MiniDiamond
          key={crim.no}
          at={inSpots(crim)}
          isDanger={chancesOf(table.intent?.(crimRef(crim.no)), table.asked).hitsYou !== null}
        />
      ))}
      {view.hunters.map((hunter, seat) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: hunters go by their seat
        return hunter.isIn && <MiniDisc key={seat} at={inSpots(hunter)} tint={seatTint(seat)} />;
      })}
    </>
  );
}

function miniSorts(zone: number) {
  const sortOf = ({ isArea, isSolid }: ReturnType<typeof featuresOf>[number]) => (isArea ? 'area' : isSolid ? 'block' : 'low');
  const all = featuresOf(zone);
  const spotsOf = (sort: ReturnType<typeof sortOf>) => all.filter(one => sortOf(one) === sort).map(({ corners }) => corners.map(inSpots));
  return { area: spotsOf('area'), block: spotsOf('block'), low: spotsOf('low') };
}

/**
 * To a crim as the rules measure it, from whom its chance is told of: one's own hunter, at the end of the way that is being laid, or else the
 * hunter who acts. Empty if that hunter is not in the zone.
 */
export function farSays(
  { view, stage, seat, asked, placed }: Pick<Table, 'view' | 'stage' | 'seat' | 'asked' | 'placed'>,
  crim: CrimView,
): string {
  const from = seat ?? stage?.active ?? -1;
  if (!view.hunters[from]?.isIn || !crimPrinted(crim.card)) return '';
  const end = asked ? placed?.path.at(-1) : undefined;
  const there = end ? { ...hunterFigure(view, from), ...inMils(end) } : hunterFigure(view, from);
  return `${inches(gap(there, crimFigure(crim))).toFixed(1)}″`;
}

/** Whoever may be chosen, and then whoever is about to attack, the likeliest to hit first. */
function awayIn(table: Table): Away[] {
  const crims = table.view.crims.flatMap(crim => {
    const { no, card } = crim;
    const isLit = table.lit(crimRef(no)).length > 0;
    const { hitsYou } = chancesOf(table.intent?.(crimRef(no)), table.asked);
    const { id = '', name = `Crim ${no}` } = crimPrinted(card) ?? {};
    return isLit || hitsYou !== null
      ? [{ no, id, name, isLit, hitsYou, at: inSpots(crim), r: inSpots({ x: crimFigure(crim).r, y: 0 }).x, far: farSays(table, crim) }]
      : [];
  });
  return crims
    .toSorted((a, b) => Number(b.isLit) - Number(a.isLit) || (b.hitsYou ?? -1) - (a.hitsYou ?? -1))
    .map(({ no, id, name, isLit, hitsYou, at, r, far }) => ({
      key: no,
      at,
      r,
      isLit,
      says: `${name}, outside the picture${hitsYou === null ? '' : `: hits you ${hitsYou} %`}`,
      drawn: (
        <>
          <Portrait id={id} name={name} size={28} isRound />
          <span aria-hidden="true">
            {shortName(name)}
            <br />
            {far && <small>{far}</small>} {hitsYou === null ? 'look there' : <em>hits you {hitsYou}%</em>}
          </span>
        </>
      ),
    }));
}
