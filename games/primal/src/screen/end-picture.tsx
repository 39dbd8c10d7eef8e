/** How it ended: the beast lies in its ring with every scar, or walks off through it; and who stands round it. */
import { sayList } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { monsterCard } from '../content/box.ts';
import { HEALTH } from '../content/kinds.ts';
import { Body, CALM } from './beasts/body.tsx';
import { MARKS } from './beasts/marks.ts';
import { Earth } from './hunt/ground.tsx';
import { DESK, PALM, type Ring, type Spot } from './hunt/ring.ts';
import { type Room, useIsAbove, useIsUpright, useRoom } from './hunt/use-room.ts';
import { nameOfSeat, personSays, type Table, upTo } from './names.ts';
import { MarkAt, WEAPONS } from './pictograms.tsx';

/** Where the beast lies, how high it is drawn, and where hunters stand round it: as parts of the picture. */
interface Scene {
  readonly ring: Ring;
  readonly beast: Spot;
  readonly high: number;
  readonly stand: readonly (readonly [x: number, y: number])[];
}
const SCENES: Readonly<Record<Room | 'low' | 'strip', Scene>> = {
  // The upper third is seen, and words lie left of it.
  wide: {
    ring: DESK,
    beast: { x: 0.68, y: 0.33 },
    high: 0.57,
    stand: [
      [0.43, 0.34],
      [0.48, 0.49],
      [0.91, 0.45],
      [0.84, 0.58],
    ],
  },
  // The right half is seen, as far as figures leave it, and words lie over the top of it.
  middle: {
    ring: DESK,
    beast: { x: 0.83, y: 0.44 },
    high: 0.36,
    stand: [
      [0.8, 0.55],
      [0.95, 0.26],
      [0.94, 0.56],
      [0.87, 0.58],
    ],
  },
  // The upper half is seen, and words lie left of it.
  low: {
    ring: DESK,
    beast: { x: 0.75, y: 0.27 },
    high: 0.42,
    stand: [
      [0.56, 0.18],
      [0.58, 0.4],
      [0.94, 0.16],
      [0.92, 0.4],
    ],
  },
  // A strip as high as the upper half is all that is seen, from side to side.
  strip: {
    ring: DESK,
    beast: { x: 0.5, y: 0.25 },
    high: 0.38,
    stand: [
      [0.2, 0.17],
      [0.3, 0.3],
      [0.8, 0.17],
      [0.7, 0.3],
    ],
  },
  narrow: {
    ring: PALM,
    beast: { x: 0.62, y: 0.42 },
    high: 0.6,
    stand: [
      [0.2, 0.3],
      [0.36, 0.56],
      [0.9, 0.5],
      [0.8, 0.72],
    ],
  },
};
/** Prints that lead out of the ring. */
const PRINTS = 8;

function useScene(): keyof typeof SCENES {
  const [room, isUpright, isAbove] = [useRoom(), useIsUpright(), useIsAbove()];
  if (room !== 'middle') return room;
  return isAbove ? 'strip' : isUpright ? 'middle' : 'low';
}

export function EndPicture(table: Table): ReactElement {
  const { view, ended } = table;
  const { monster, hunters } = view;
  const { ring, beast, high, stand } = SCENES[useScene()];
  const isWon = (ended?.winners.length ?? 0) > 0;
  const name = monsterCard(monster.id).name;
  const names = sayList(hunters.map((_, seat) => [nameOfSeat(view, seat), personSays(table, seat)].filter(Boolean).join(', ')));
  const [, , width, height] = (MARKS[monster.id] ?? MARKS.ramhide).box;
  // Whatever is wider than long lies across.
  const isAcross = height > width;
  const scale = ((isWon ? 1 : 0.6) * high * ring.height) / (isAcross ? width : height);
  return (
    <svg
      className="pa pa-end end-picture"
      data-won={isWon}
      viewBox={`0 0 ${ring.width} ${ring.height}`}
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={isWon ? `${name} lies dead before ${names}` : `${name} walks off from ${names}`}
    >
      <Earth ring={ring} facing={isWon ? -1 : 1} />
      {!isWon &&
        upTo(PRINTS).map(i => (
          <path
            key={i}
            className="pa-print"
            transform={`translate(${ring.cx - 30 + (i * ring.width) / 28} ${ring.height * 0.18 + (i % 2) * 26}) scale(1.2)`}
            d="M0 0q8 -6 14 0q-6 6 -14 0M16 -8l6 -2M18 -1h7M16 6l6 3"
          />
        ))}
      <g
        transform={`translate(${ring.width * (isWon ? beast.x : 0.84)} ${ring.height * (isWon ? beast.y : 0.28)}) rotate(${isAcross ? -90 : 0}) scale(${isWon || isAcross ? scale : -scale} ${scale})`}
      >
        <Body id={monster.id} mood={{ ...CALM, sees: isWon ? 'shut' : 'calm', scars: HEALTH - monster.health, arrows: isWon ? 5 : 2 }} />
      </g>
      {hunters.map(({ id, ko }, seat) => (
        <g
          key={id}
          className={`pa-pin is-${id}${ko === 'up' ? '' : ' is-down'}`}
          transform={`translate(${ring.width * stand[seat % stand.length]![0]} ${ring.height * stand[seat % stand.length]![1]}) scale(0.8)`}
        >
          <path className="pa-pin-body" d="M-24 0A24 24 0 1 1 24 0C24 18 8 25 0 32C-8 25 -24 18 -24 0Z" />
          <circle className="pa-pin-disc" r="17" />
          <g className="pa-pin-mark">
            <MarkAt name={WEAPONS[id] ?? 'disc'} size={26} />
          </g>
          <text className="pa-pin-name" y={30 + ring.letter} textAnchor="middle" fontSize={ring.letter * 1.2}>
            {nameOfSeat(view, seat)}
          </text>
        </g>
      ))}
    </svg>
  );
}
