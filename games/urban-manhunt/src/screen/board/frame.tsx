/** What lies over the camera picture and stays there: the whole zone small with the frame of the picture, chips at the edge that lead to crims outside of it, and what is told of a way. */
import { CELL, type Spot, spotOf, useCamera, useScale, useWindow } from '@quarry/screen';
import { type MouseEvent, memo, type ReactElement, useEffect, useRef } from 'react';
import { featuresOf } from '../../content/maps.ts';
import { TABLE_SIZE } from '../../content/plan.ts';
import type { View } from '../../state.ts';
import { crimPrinted, crimRef, type Table } from '../names.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { chancesOf } from './chances.ts';
import { CORNERS, type Corner, edgeOf, freestCorner, stacked } from './edge.ts';
import { type Laid, ToldOfWay } from './laying.tsx';
import { closed } from './shapes.ts';

const SIDE = (TABLE_SIZE / 1000) * CELL;
const inSpots = ({ x, y }: Spot): Spot => spotOf({ x: x / 1000, y: y / 1000 }, null);

interface Props {
  readonly table: Table;
  readonly laid: Laid | null;
}

export function Frame({ table, laid }: Props): ReactElement | null {
  const { width } = useWindow();
  const corners = useCorners(table);
  if (!Number.isFinite(width)) return null;
  const isPart = width < SIDE * 1.02;
  return (
    <div className="um-overlay">
      {isPart && <Minimap table={table} corner={corners.map} />}
      {isPart && <EdgeChips table={table} />}
      {laid && (
        <div className={`um-laying is-${corners.laying}`}>
          <ToldOfWay table={table} laid={laid} />
        </div>
      )}
    </div>
  );
}

/** A press leads there; for whoever uses keys, arrows move the picture. */
function Minimap({ table, corner }: { readonly table: Table; readonly corner: Corner }): ReactElement {
  const { lookAt, follow } = useCamera();
  const shown = useWindow();
  const frame = useRef<SVGRectElement>(null);
  useEffect(
    () =>
      follow(({ x, y }) => {
        frame.current?.setAttribute('x', `${x}`);
        frame.current?.setAttribute('y', `${y}`);
      }),
    [follow],
  );
  const { view } = table;
  const jump = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    lookAt({ x: ((event.clientX - box.left) / box.width) * SIDE, y: ((event.clientY - box.top) / box.height) * SIDE - SIDE });
  };
  return (
    <svg className={`um-minimap is-${corner}`} viewBox={`0 ${-SIDE} ${SIDE} ${SIDE}`} aria-hidden="true" onClick={jump}>
      <MiniTerrain zone={view.zone} />
      {view.crims.map(crim => {
        const { x, y } = inSpots(crim);
        const isDanger = chancesOf(table.intent?.({ kind: 'crim', id: crim.no }), table.asked).hitsYou !== null;
        return (
          <path key={crim.no} className={isDanger ? 'um-mini-crim is-danger' : 'um-mini-crim'} d={`M${x} ${y - 90}l90 90-90 90-90-90z`} />
        );
      })}
      {view.hunters.map((hunter, seat) => {
        const { x, y } = inSpots(hunter);
        // biome-ignore lint/suspicious/noArrayIndexKey: hunters go by their seat
        return hunter.isIn && <circle key={seat} className={`um-mini-hunter um-seat-${seat % 4}`} cx={x} cy={y} r="95" />;
      })}
      <rect ref={frame} className="um-mini-frame" {...shown} />
    </svg>
  );
}

/** Pixels that the minimap takes up with its margin, and what is told of a way, on a phone less; and that a face with its tag reaches. */
const MINI = { wide: 126, phone: 98 };
const TOLD = { wide: { width: 260, height: 150 }, phone: { width: 180, height: 80 } };
const PHONE = 640;
const NEAR = { x: 90, y: 48 };
const BOTTOM: readonly Corner[] = ['bottom-left', 'bottom-right'];

/** Each stands where it covers neither anybody nor the end of a way, and stays there as long as that is so. Above, a finger has its loupe: on a phone what is told stays below. */
function useCorners({ view, asked, placed }: Table): { readonly map: Corner; readonly laying: Corner } {
  const { x, y, width, height } = useWindow();
  const scale = useScale();
  const kept = useRef<{ map: Corner; laying: Corner }>({ map: 'top-right', laying: 'bottom-left' });
  const end = asked && placed?.path.at(-1);
  const models = [...view.crims, ...view.hunters.filter(one => one.isIn)].map(inSpots);
  const window = { width: width * scale, height: height * scale };
  const there = [...models, ...(end ? [spotOf(end, null)] : [])]
    .map(spot => ({ x: (spot.x - x) * scale, y: (spot.y - y) * scale }))
    .filter(spot => spot.x >= 0 && spot.y >= 0 && spot.x <= window.width && spot.y <= window.height);
  const at = window.width > PHONE ? 'wide' : 'phone';
  const map = freestCorner(there, window, { width: MINI[at], height: MINI[at] }, NEAR, kept.current.map);
  const open = (at === 'wide' ? CORNERS : BOTTOM).filter(corner => corner !== map);
  kept.current = { map, laying: freestCorner(there, window, TOLD[at], NEAR, kept.current.laying, open) };
  return kept.current;
}

const MiniTerrain = memo(function MiniTerrain({ zone }: { readonly zone: number }): ReactElement {
  const all = featuresOf(zone);
  const d = (isIn: (one: (typeof all)[number]) => boolean): string =>
    all
      .filter(isIn)
      .map(({ corners }) => closed(corners.map(inSpots)))
      .join('');
  return (
    <>
      <path className="um-mini-area" d={d(({ isArea }) => isArea)} />
      <path className="um-mini-block" d={d(({ isArea, isSolid }) => !isArea && isSolid)} />
      <path className="um-mini-low" d={d(({ isArea, isSolid }) => !isArea && !isSolid)} />
    </>
  );
});

/** Room that a chip takes up, in pixels, and how many there are at most: those that are about to attack first. */
const CHIP = { width: 152, height: 42 };
const MOST = 4;

/** For whoever may be chosen, and whoever is about to attack. */
function EdgeChips({ table }: { readonly table: Table }): ReactElement {
  const { lookAt } = useCamera();
  const shown = useWindow();
  const scale = useScale();
  const away = crimsIn(table.view)
    .map(crim => ({
      ...crim,
      edge: edgeOf(crim.at, shown, scale, CHIP),
      isLit: table.lit(crimRef(crim.no)).length > 0,
      ...chancesOf(table.intent?.({ kind: 'crim', id: crim.no }), table.asked),
    }))
    .filter(({ edge, isLit, hitsYou }) => edge !== null && (isLit || hitsYou !== null))
    .toSorted((a, b) => Number(b.isLit) - Number(a.isLit) || (b.hitsYou ?? -1) - (a.hitsYou ?? -1));
  const chips = away.slice(0, MOST);
  const places = stacked(
    chips.map(({ edge }) => edge!),
    CHIP,
    shown.height * scale,
  );
  return (
    <>
      {chips.map(({ no, id, name, at, edge, isLit, hitsYou }, i) => (
        <button
          key={no}
          type="button"
          className={isLit ? 'um-edge-chip is-asked' : 'um-edge-chip'}
          style={{ left: places[i]!.x, top: places[i]!.y }}
          aria-label={`Look at ${name}, outside the picture${hitsYou === null ? '' : `: hits you ${hitsYou} %`}`}
          onClick={() => lookAt(at)}
        >
          <Portrait id={id} name={name} size={28} isRound />
          <span>
            {name.split(' ').at(-1)} <small>{Math.round(edge!.inches)}″</small>
            <br />
            {hitsYou === null ? 'look there' : <em>hits you {hitsYou}%</em>}
          </span>
          <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
            <path d="M-6 0H6M1-5 6 0 1 5" transform={`rotate(${edge!.degrees})`} />
          </svg>
        </button>
      ))}
    </>
  );
}

const crimsIn = ({ crims }: View) =>
  crims.map(({ no, card, x, y }) => ({
    no,
    id: crimPrinted(card)?.id ?? '',
    name: crimPrinted(card)?.name ?? `Crim ${no}`,
    at: inSpots({ x, y }),
  }));
