/** The hunting ground: tiles, what lies on them, who stands on them, what may be chosen there, and what happens now. */

import type { Ref } from '@quarry/kernel';
import {
  BoardDeeds,
  type Bounds,
  centreOf,
  cornerOf,
  fan,
  isInOrder,
  isSame,
  Lit,
  LookedSquare,
  SIDE,
  type Slot,
  type Spot,
  type Stand,
  Viewport,
} from '@quarry/screen';
import { type CSSProperties, type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { nameOf, trackingCard } from '../../content/box.ts';
import type { EncounterMap } from '../../content/maps.ts';
import { mapInPlay } from '../../questions.ts';
import { squareName } from '../../sentences/squares.ts';
import type { View } from '../../state.ts';
import { enemyIn, enemyRef, hunterName, isInPlay, printedEnemy, squareRef, type Table } from '../names.ts';
import { Dusk } from './dusk.tsx';
import { HUNTER_RADIUS, MARGIN, radiusOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Happening, Pings, squareOf } from './happening.tsx';
import { Gazed, gazeOf } from './reach.tsx';
import { MachineTags } from './tags.tsx';
import { groundSays, Routes, Spawns, StartSquares, Terrain, Traps } from './terrain.tsx';
import { EnemyToken, HunterToken } from './tokens.tsx';
import { lay } from './turned.ts';

/** How high letters on the board are in pixels while the whole board is in view, if there is room; and how high they are at least. */
const LETTER = 14;
const LEAST_LETTER = 11.5;
/** In units of the board: larger letters would not fit below a model. */
const ROOM = 17;
/** What the window keeps free around the whole board. */
const INSET = 32;

function boundsOf({ area }: EncounterMap): Bounds {
  const width = (Math.max(...area.xs) + 1) * SIDE;
  const height = (Math.max(...area.ys) + 1) * SIDE;
  return { x: -MARGIN, y: -MARGIN, width: width + MARGIN + 26, height: height + MARGIN + 26 };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room that the board has; null before it is measured. */
function useRoom(frame: RefObject<HTMLDivElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    /** What lies over the lower edge is no room. */
    const covered = (): number => Number.parseFloat(getComputedStyle(element.querySelector('.viewport') ?? element).paddingBottom) || 0;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight - covered() });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

/** Squares are not smaller than this many pixels at first: on a phone a finger must hit them. */
const LEAST_SQUARE = 46;
const LEAST_ON_A_DESK = 80;
const GOOD_SQUARE = 60;
const GOOD_ON_A_DESK = 84;
/** A board that is wider is a desk's. */
const PHONE = 640;

const within = (middle: number, length: number, from: number, whole: number): number =>
  length >= whole ? from - (length - whole) / 2 : Math.min(Math.max(middle - length / 2, from), from + whole - length);

/** The part of the board that is seen from a spot; all of it where that can be read, and while nobody looks anywhere. */
function seenFrom(whole: Bounds, room: Size | null, focus: Spot | null): Bounds {
  if (!room || !focus) return whole;
  const square = SIDE * Math.min((room.width - INSET) / whole.width, (room.height - INSET) / whole.height);
  const isDesk = room.width > PHONE;
  if (square >= (isDesk ? LEAST_ON_A_DESK : LEAST_SQUARE)) return whole;
  const good = isDesk ? GOOD_ON_A_DESK : GOOD_SQUARE;
  const width = ((room.width - INSET) / good) * SIDE;
  const height = ((room.height - INSET) / good) * SIDE;
  return { x: within(focus.x, width, whole.x, whole.width), y: within(focus.y, height, whole.y, whole.height), width, height };
}

/** Whether the squares about these spots are wholly in a part of the board. */
const hasAll = ({ x, y, width, height }: Bounds, spots: readonly Spot[]): boolean =>
  spots.every(at => at.x - SIDE / 2 >= x && at.x + SIDE / 2 <= x + width && at.y - SIDE / 2 >= y && at.y + SIDE / 2 <= y + height);

/**
 * The part of the board that is shown at first: what lies around the own hunter, if all that is asked about is seen from there; else what is asked about, or the nearest of it. Whoever
 * stands nowhere yet, or puts machines in order, sees all of it, or the whole board.
 */
function shownAtFirst(whole: Bounds, room: Size | null, own: Spot | null, about: readonly Spot[], isOrder: boolean): Bounds {
  const first = about[0];
  if (!first) return seenFrom(whole, room, own);
  const from = own ?? first;
  const far = ({ x, y }: Spot): number => Math.hypot(x - from.x, y - from.y);
  const nearest = about.reduce((near, one) => (far(one) < far(near) ? one : near));
  const spots = own ? [own, middleOf([own, ...about]), middleOf(about)] : [middleOf(about)];
  const all = spots.map(spot => seenFrom(whole, room, spot)).find(part => hasAll(part, about));
  if (all || !own || isOrder) return all ?? whole;
  return [own, middleOf([own, nearest]), nearest].map(spot => seenFrom(whole, room, spot)).find(part => hasAll(part, [nearest])) ?? whole;
}

function middleOf(spots: readonly Spot[]): Spot {
  const half = (along: readonly number[]): number => (Math.min(...along) + Math.max(...along)) / 2;
  return { x: half(spots.map(one => one.x)), y: half(spots.map(one => one.y)) };
}

/** How large letters are drawn, so that they can be read with the whole board in view. */
function letterFor(bounds: Bounds, room: Size | null): number {
  const scale = room ? Math.max(0.1, Math.min((room.width - INSET) / bounds.width, (room.height - INSET) / bounds.height)) : 1;
  return Math.min(44, Math.max(LEAST_LETTER / scale, Math.min(ROOM, LETTER / scale)));
}

/** Who stands where in a shared square: hunters first, then machines, each with a place of its own. */
function slotsOf(view: View): { readonly hunters: ReadonlyMap<number, Slot>; readonly enemies: ReadonlyMap<number, Slot> } {
  const models = new Map<number, { readonly is: 'hunter' | 'enemy'; readonly id: number; readonly radius: number }[]>();
  const stand = (square: number, is: 'hunter' | 'enemy', id: number, radius: number): void => {
    models.set(square, [...(models.get(square) ?? []), { is, id, radius }]);
  };
  view.hunters.forEach(({ square }, seat) => square >= 0 && stand(square, 'hunter', seat, HUNTER_RADIUS));
  for (const enemy of view.enemies) if (isInPlay(enemy)) stand(enemy.square, 'enemy', enemy.id, radiusOf(printedEnemy(enemy)));
  const hunters = new Map<number, Slot>();
  const enemies = new Map<number, Slot>();
  for (const group of models.values()) {
    const slots = fan(group.map(({ radius }) => radius));
    group.forEach(({ is, id }, i) => (is === 'hunter' ? hunters : enemies).set(id, slots[i]!));
  }
  return { hunters, enemies };
}

const ALONE: Slot = { x: 0, y: 0, scale: 1 };

/** Where a model stands, and how far it reaches; null for whatever is none, or is not on the map. */
function standIn(view: View, { area }: EncounterMap, slots: ReturnType<typeof slotsOf>, ref: Ref): Stand | null {
  const enemy = ref.kind === 'hunter' ? undefined : view.enemies[enemyIn(ref)];
  const square = ref.kind === 'hunter' ? (view.hunters[Number(ref.id)]?.square ?? -1) : (enemy?.square ?? -1);
  if (square < 0 || square >= area.size) return null;
  const { x, y } = centreOf(area, square);
  const slot = (enemy ? slots.enemies.get(enemy.id) : slots.hunters.get(Number(ref.id))) ?? ALONE;
  return { x: x + slot.x, y: y + slot.y, r: (enemy ? radiusOf(printedEnemy(enemy)) : HUNTER_RADIUS) * slot.scale };
}

function SquareOption({ table, map, square }: { table: Table; map: EncounterMap; square: number }): ReactElement {
  const { x, y } = cornerOf(map.area, square);
  const ground = groundSays(map, table.view, square);
  const says = `Square ${squareName(table.view, square)}${ground ? `, ${ground}` : ''}`;
  const about = squareRef(square);
  const classes = `zd-square${isSame(table.inspected, about) ? ' is-chosen' : ''}`;
  return (
    <Lit table={table} about={about} says={says} className={classes} transform={`translate(${x} ${y})`}>
      <rect className="zd-square-glow" x="5" y="5" width="90" height="90" rx="11" />
      <rect className="zd-square-edge" x="7" y="7" width="86" height="86" rx="10" />
      <circle className="zd-square-dot" cx="50" cy="50" r="7" />
    </Lit>
  );
}

const isStoodOn = ({ hunters, enemies }: View, square: number): boolean =>
  hunters.some(one => one.square === square) || enemies.some(one => isInPlay(one) && one.square === square);

/**
 * Squares that may be chosen. Where a square is asked for, it lies above whoever stands on it; where it is only a way to go, whoever stands there
 * lies above it: a click on a machine means the machine.
 */
function splitSquares(
  { view, lit }: Table,
  squares: readonly number[],
): { readonly below: readonly number[]; readonly above: readonly number[] } {
  const isBelow = (square: number): boolean => {
    const about = squareRef(square);
    return isStoodOn(view, square) && !lit(about).some(option => option.about.some(one => isSame(one, about)));
  };
  return { below: squares.filter(isBelow), above: squares.filter(square => !isBelow(square)) };
}

export function Encounter(table: Table): ReactElement {
  const { view, motion, asked } = table;
  const frame = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const room = useRoom(frame);
  const { map, isTurned } = lay(mapInPlay(view), room);
  const own = view.hunters[table.seat ?? view.active]?.square ?? -1;
  const lit = map.area.xs.flatMap((_, square) => (table.lit(squareRef(square)).length > 0 ? [square] : []));
  const isOnMap = (square: number): boolean => square >= 0 && square < map.area.size;
  const machines = view.enemies.flatMap(one => (isInPlay(one) && table.lit(enemyRef(one.id)).length > 0 ? [one.square] : []));
  const sought = (table.sought?.about ?? []).map(ref => squareOf(view, ref)).filter(isOnMap);
  const about = (sought.length > 0 ? sought : [...lit, ...machines].filter(isOnMap)).map(square => centreOf(map.area, square));
  const bounds = boundsOf(map);
  const start = shownAtFirst(bounds, room, isOnMap(own) ? centreOf(map.area, own) : null, about, asked !== null && isInOrder(asked));
  const letter = letterFor(start, room);
  const slots = slotsOf(view);
  const gaze = gazeOf(table, map, hovered);
  const squares = splitSquares(table, lit);
  const looked = (table.looked ?? []).flatMap(({ kind, id }) =>
    kind === 'square' && Number(id) < map.area.size && !lit.includes(Number(id)) ? [Number(id)] : [],
  );
  const traps = view.traps.map(trap => ({
    square: trap.square,
    hunter: view.hunters[trap.owner]?.hunter ?? -1,
    name: `${nameOf(trap.card)} of ${hunterName(view, trap.owner)} on ${squareName(view, trap.square)}`,
  }));
  const isPlacing = view.step === 'place-hunters';
  return (
    <div className="zd zd-encounter" ref={frame} data-motion={motion} style={{ '--zd-letter': `${letter}px` } as CSSProperties}>
      <Viewport key={`${view.card} ${isTurned}`} bounds={bounds} start={start} label={`Hunting ground: ${trackingCard(view.card).name}`}>
        <g className="zd-still">
          <Ground map={map} card={trackingCard(view.card)} isTurned={isTurned} />
          <Routes map={map} />
          <Terrain map={map} lying={view} />
          <Spawns map={map} />
        </g>
        {isPlacing && <StartSquares map={map} />}
        <Traps map={map} traps={traps} />
        {gaze && <Gazed map={map} gaze={gaze} />}
        {squares.below.map(square => (
          <SquareOption key={`${asked?.n} ${square}`} table={table} map={map} square={square} />
        ))}
        {view.hunters.map(({ square, hunter }, seat) =>
          square >= 0 && square < map.area.size ? (
            <HunterToken
              key={hunter}
              table={table}
              seat={seat}
              at={centreOf(map.area, square)}
              slot={slots.hunters.get(seat) ?? ALONE}
              letter={letter}
            />
          ) : null,
        )}
        {view.enemies.map(enemy =>
          enemy.square >= 0 && enemy.square < map.area.size ? (
            <EnemyToken
              key={enemy.id}
              table={table}
              enemy={enemy}
              at={centreOf(map.area, enemy.square)}
              slot={slots.enemies.get(enemy.id) ?? ALONE}
              letter={letter}
              onHover={setHovered}
            />
          ) : null,
        )}
        {looked.map(square => (
          <LookedSquare key={square} area={map.area} square={square} />
        ))}
        {squares.above.map(square => (
          <SquareOption key={`${asked?.n} ${square}`} table={table} map={map} square={square} />
        ))}
        <MachineTags table={table} letter={letter} standOf={ref => standIn(view, map, slots, ref)} />
        <BoardDeeds table={table} standOf={ref => standIn(view, map, slots, ref)} cell={SIDE} />
        <Happening table={table} map={map} />
        <Pings table={table} map={map} />
      </Viewport>
      <Dusk view={view} />
    </div>
  );
}
