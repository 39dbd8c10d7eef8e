/** How it ended: the beast lies in its ring with every scar, or walks off through it; and who stands round it. */
import { sayList } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { monsterCard } from '../content/box.ts';
import { HEALTH } from '../content/kinds.ts';
import { Body, CALM } from './beasts/body.tsx';
import { MARKS } from './beasts/marks.ts';
import { Earth } from './hunt/ground.tsx';
import { DESK } from './hunt/ring.ts';
import { nameOfSeat, personSays, type Table, upTo } from './names.ts';
import { MarkAt, WEAPONS } from './pictograms.tsx';

const RING = DESK;
/** How high it is drawn where it lies: the upper third is seen, and words lie left of it. */
const LIES = 300;
/** Where hunters stand round it. */
const STAND = [
  [0.43, 180],
  [0.48, 262],
  [0.91, 236],
  [0.84, 306],
] as const;
/** Prints that lead out of the ring. */
const PRINTS = 8;

export function EndPicture(table: Table): ReactElement {
  const { view, ended } = table;
  const { monster, hunters } = view;
  const isWon = (ended?.winners.length ?? 0) > 0;
  const name = monsterCard(monster.id).name;
  const names = sayList(hunters.map((_, seat) => [nameOfSeat(view, seat), personSays(table, seat)].filter(Boolean).join(', ')));
  const [, , width, height] = (MARKS[monster.id] ?? MARKS.ramhide).box;
  // Whatever is wider than long lies across.
  const isAcross = height > width;
  const scale = (isWon ? LIES : 0.6 * LIES) / (isAcross ? width : height);
  return (
    <svg
      className="pa pa-end end-picture"
      data-won={isWon}
      viewBox={`0 0 ${RING.width} ${RING.height}`}
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={isWon ? `${name} lies dead before ${names}` : `${name} walks off from ${names}`}
    >
      <Earth ring={RING} facing={isWon ? -1 : 1} />
      {!isWon &&
        upTo(PRINTS).map(i => (
          <path
            key={i}
            className="pa-print"
            transform={`translate(${RING.cx - 30 + i * 34} ${96 + (i % 2) * 26}) scale(1.2)`}
            d="M0 0q8 -6 14 0q-6 6 -14 0M16 -8l6 -2M18 -1h7M16 6l6 3"
          />
        ))}
      <g
        transform={`translate(${RING.width * (isWon ? 0.68 : 0.84)} ${isWon ? 176 : 150}) rotate(${isAcross ? -90 : 0}) scale(${isWon || isAcross ? scale : -scale} ${scale})`}
      >
        <Body id={monster.id} mood={{ ...CALM, sees: isWon ? 'shut' : 'calm', scars: HEALTH - monster.health, arrows: isWon ? 5 : 2 }} />
      </g>
      {hunters.map(({ id, ko }, seat) => (
        <g
          key={id}
          className={`pa-pin is-${id}${ko === 'up' ? '' : ' is-down'}`}
          transform={`translate(${RING.width * STAND[seat % STAND.length]![0]} ${STAND[seat % STAND.length]![1]}) scale(0.8)`}
        >
          <path className="pa-pin-body" d="M-24 0A24 24 0 1 1 24 0C24 18 8 25 0 32C-8 25 -24 18 -24 0Z" />
          <circle className="pa-pin-disc" r="17" />
          <g className="pa-pin-mark">
            <MarkAt name={WEAPONS[id] ?? 'disc'} size={26} />
          </g>
          <text className="pa-pin-name" y="50" textAnchor="middle" fontSize="20">
            {nameOfSeat(view, seat)}
          </text>
        </g>
      ))}
    </svg>
  );
}
