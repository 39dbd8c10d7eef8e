/** The ring from above: the beast in the middle, turned to its front; four sectors, open or shut; a jaw of fangs round them; and who stands where. */
import type { Ref } from '@quarry/kernel';
import { BoardDeeds, Drawn, Finger, IntentTag, Lit, Viewport } from '@quarry/screen';
import { type ReactElement, useRef } from 'react';
import { monsterCard } from '../../content/box.ts';
import { HEALTH, SECTORS } from '../../content/kinds.ts';
import { positionOf, stanceOf } from '../../places.ts';
import { sectorName } from '../../sentences/names.ts';
import type { View } from '../../state.ts';
import { MONSTER, plateRef, sectorRef, swarmRef } from '../../telling/refs.ts';
import { Body, type Mood } from '../beasts/body.tsx';
import { MARKS } from '../beasts/marks.ts';
import { cardInHand, type Table } from '../names.ts';
import { useForesight } from './foresight.ts';
import { Earth, Grounds, Washes } from './ground.tsx';
import { Jaw } from './jaw.tsx';
import { isLunging, Sums } from './moments.tsx';
import { Pins, placesOf } from './pins.tsx';
import { drawnBack, labelOf, outlineOf, PALM, plateOf, type Ring, type Spot, scaleOf, tailOf, turnedTo } from './ring.ts';

export function Arena({ table, ring }: { readonly table: Table; readonly ring: Ring }): ReactElement {
  const { view } = table;
  const bounds = { x: 0, y: 0, width: ring.width, height: ring.height };
  const stand = (ref: Ref): (Spot & { readonly r: number }) | null => standOf(view, ring, ref);
  // How near it is to breaking loose the head says: no word lies on the beast but that it turns.
  const isTurning = table.intent?.(MONSTER)?.facts?.['isTurning'] === true;
  return (
    <Viewport bounds={bounds} isWhole label="The ring">
      <Earth ring={ring} facing={view.monster.facing} />
      {SECTORS.map((name, sector) => (
        <Sector key={name} table={table} ring={ring} sector={sector} />
      ))}
      <Jaw table={table} ring={ring} />
      <Washes table={table} ring={ring} />
      <Beast table={table} ring={ring} />
      <Grounds table={table} ring={ring} />
      <Plates table={table} ring={ring} />
      <Swarms table={table} ring={ring} />
      <Labels table={table} ring={ring} />
      <Pins table={table} ring={ring} />
      {isTurning && (
        <IntentTag table={table} about={MONSTER} {...tailOf(ring, view.monster.facing)} size={ring.letter * (ring === PALM ? 0.7 : 0.84)} />
      )}
      <BoardDeeds table={table} standOf={stand} cell={ring.pin * 2} />
      <Sums table={table} ring={ring} />
      {table.pings.map(({ about, name }) => {
        const spot = 'x' in about ? null : stand(about);
        return spot && 'kind' in about && <Finger key={`${about.kind} ${about.id} ${name}`} at={spot} name={name} colour={undefined} />;
      })}
    </Viewport>
  );
}

/** Where a thing of the ring stands, and how far it reaches. */
function standOf(view: View, ring: Ring, { kind, id }: Ref): (Spot & { readonly r: number }) | null {
  if (kind === 'monster') return { x: ring.cx, y: ring.cy, r: ring.iy * 0.55 };
  if (kind === 'seat') {
    const spot = placesOf(view, ring)[Number(id)];
    return spot ? { ...spot, r: ring.pin * 1.2 } : null;
  }
  if (kind === 'plate') return { ...plateOf(ring, Number(id)), r: ring.pin };
  if (kind === 'sector') return { ...labelOf(ring, Number(id)), r: ring.pin };
  return null;
}

interface PieceProps {
  readonly table: Table;
  readonly ring: Ring;
}
const POSITIONS = { front: 'the front', flank: 'a flank', rear: 'the rear' } as const;

function Sector({ table, ring, sector }: PieceProps & { readonly sector: number }): ReactElement {
  const { view } = table;
  const position = positionOf(view, sector);
  const isOpen = stanceOf(view).exposed.includes(position);
  const marked = view.monster.marked === sector ? ', marked' : '';
  return (
    <Lit
      table={table}
      about={sectorRef(sector)}
      says={`${sectorName(sector)}, ${POSITIONS[position]}, ${isOpen ? 'open' : 'its hide holds'}${marked}`}
      hasDetails
      className={`pa-sector is-${position}${isOpen ? ' is-open' : ''}${marked ? ' is-marked' : ''}`}
    >
      <path className="pa-sector-body" d={outlineOf(ring, sector)} />
    </Lit>
  );
}

function Labels({ table: { view }, ring }: PieceProps): ReactElement {
  const { exposed } = stanceOf(view);
  return (
    <Drawn className="pa-labels" fontSize={ring.letter}>
      {SECTORS.map((name, sector) => {
        const { x, y } = labelOf(ring, sector);
        const position = positionOf(view, sector);
        const isOpen = exposed.includes(position);
        return (
          <g key={name} className={isOpen ? 'is-open' : 'is-shut'}>
            <text x={x} y={y} textAnchor="middle">
              {ring === PALM ? `${isOpen ? '✓' : '✕'} ${position}` : `${name.charAt(0).toUpperCase()} · ${position}`}
              {view.monster.marked === sector ? ' ◎' : ''}
            </text>
            {ring !== PALM && (
              <text className="pa-label-low" x={x} y={y + ring.letter} fontSize={ring.letter * 0.88} textAnchor="middle">
                {isOpen ? '✓ open' : '✕ hide holds'}
              </text>
            )}
          </g>
        );
      })}
    </Drawn>
  );
}

function moodOf(view: View, wakes: number): Mood {
  const { monster, hunters, step } = view;
  const isDead = monster.health <= 0 || step === 'won';
  const lost = HEALTH - monster.health;
  const isUp = monster.slots.some(slot => slot.up.length > 0);
  return {
    sees: isDead ? 'shut' : monster.isConfused ? 'swirls' : wakes > 0 || isUp ? 'awake' : 'calm',
    scars: lost,
    arrows: hunters.some(({ id }) => id === 'mirah') ? Math.min(5, Math.ceil(lost / 2)) : 0,
    track: monster.track,
    isVulnerable: monster.isVulnerable,
  };
}

function Beast({ table, ring }: PieceProps): ReactElement {
  const { view } = table;
  const { monster } = view;
  const turned = useRef((monster.facing + 1) * 90);
  turned.current = turnedTo(monster.facing, turned.current);
  const foresight = useForesight(table, cardInHand(table));
  const scale = scaleOf(ring, (MARKS[monster.id] ?? MARKS.ramhide).box, monster.facing);
  const name = monsterCard(monster.id).name;
  return (
    <Lit table={table} about={MONSTER} says={`${name}, ${monster.health} of ${HEALTH} health`} hasDetails className="pa-beast">
      <ellipse className="pa-beast-body" cx={ring.cx} cy={ring.cy} rx={ring.ix * 0.86} ry={ring.iy * 0.86} />
      <g className="pa-beast-flinch" data-lunges={isLunging(table) ? SECTORS[monster.facing] : undefined}>
        <g
          className="pa-beast-turn"
          style={{
            transform: `translate(${ring.cx}px, ${ring.cy + drawnBack(ring, monster.facing)}px) rotate(${turned.current}deg) scale(${scale})`,
          }}
        >
          <Body id={monster.id} mood={moodOf(view, foresight?.wakes.length ?? 0)} />
        </g>
      </g>
    </Lit>
  );
}

/** Plates lie on the body over the sector that they cover, with their number. */
function Plates({ table, ring }: PieceProps): ReactElement {
  return (
    <>
      {table.view.monster.plates.map((n, sector) => {
        if (n === 0) return null;
        const { x, y } = plateOf(ring, sector);
        return (
          <Lit
            // biome-ignore lint/suspicious/noArrayIndexKey: sectors keep their places
            key={sector}
            table={table}
            about={plateRef(sector)}
            says={`${n} over the ${SECTORS[sector]}: a plate swallows an attack`}
            className="pa-plate"
            transform={`translate(${x} ${y})`}
          >
            <path d="M-22 -8L-10 -19L12 -18L22 -4L17 14L-4 20L-20 11Z" />
            <text y="6" textAnchor="middle" fontSize={ring.letter}>
              {n}
            </text>
          </Lit>
        );
      })}
    </>
  );
}

/** Swarms hover at the ribs. */
function Swarms({ table, ring }: PieceProps): ReactElement {
  return (
    <>
      {table.view.monster.swarms.map(({ id, damage, toughness }, i) => {
        const angle = (i * Math.PI) / 2 + Math.PI / 4 + Math.floor(i / 4) * 0.3;
        return (
          <Lit
            key={id}
            table={table}
            about={swarmRef(id)}
            says={`Swarm ${id}: ${damage} of ${toughness} damage`}
            hasDetails
            className="pa-swarm"
            transform={`translate(${ring.cx + Math.cos(angle) * ring.rx * 0.66} ${ring.cy + Math.sin(angle) * ring.ry * 0.66})`}
          >
            <circle className="pa-swarm-body" r="24" />
            <path d="M-12 -6l6 3 -6 3M4 -12l6 3 -6 3M-4 4l6 3 -6 3M8 4l6 3 -6 3" />
            <text y="42" textAnchor="middle" fontSize={ring.letter}>
              {`swarm ${damage}/${toughness}`}
            </text>
          </Lit>
        );
      })}
    </>
  );
}
