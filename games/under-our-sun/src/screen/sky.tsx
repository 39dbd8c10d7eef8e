/** The top of the table: the day as an arc on which sun or moon stands, which day it is of how many, and what the mission counts at this table. */
import { capital } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { cardInPlay, isBegun, missionIn } from '../questions/basics.ts';
import { countSays } from '../sentences/log/mission.ts';
import { lightOf, type Table } from './names.ts';
import { SignAt } from './signs.tsx';

/** Where on its arc the day is, from 0 to 1, by the step of the day. */
const AT = [0.02, 0.24, 0.56, 0.97] as const;
const WIDTH = 190;
const HEIGHT = 44;
const on = (t: number): { readonly x: number; readonly y: number } => ({
  x: 14 + t * (WIDTH - 28),
  y: HEIGHT - 8 - Math.sin(Math.PI * t) * (HEIGHT - 20),
});
const arc = `M14 ${HEIGHT - 8}Q${WIDTH / 2} ${-HEIGHT + 28} ${WIDTH - 14} ${HEIGHT - 8}`;

export function Sky({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  const { view, stage } = table;
  const { name, lastDay } = missionIn(view);
  const isInPlay = isBegun(view) && !view.isOver;
  const step = stage?.steps[stage.at] ?? '';
  const left = lastDay - view.day;
  const says = left <= 0 ? 'the last day' : `last day: ${lastDay}`;
  return (
    <div className={`${lightOf(view)} us-sky stage ${isNarrow ? 'is-narrow' : ''}`}>
      <h1 className="stage-title us-mission">
        {name}
        <small>{isInPlay ? `card ${view.stage + 1} of ${missionIn(view).cards.length}` : step}</small>
      </h1>
      {isInPlay && (
        <p className={`us-date ${left <= 0 ? 'is-last' : ''}`}>
          <b>
            {view.phase === 'night' ? 'Night' : 'Day'} {view.day}
          </b>
          <small>{says}</small>
        </p>
      )}
      {isInPlay && <Arc at={stage?.at ?? 0} isNight={view.phase === 'night'} isNarrow={isNarrow} />}
      <ol className="stage-steps us-steps" aria-label="Steps">
        {(stage?.steps ?? []).map((one, i) => (
          <li key={one} aria-current={i === stage?.at ? 'step' : undefined}>
            {one}
          </li>
        ))}
      </ol>
      {isInPlay && !isNarrow && <Counters view={view} />}
    </div>
  );
}

function Arc({ at, isNight, isNarrow }: { readonly at: number; readonly isNight: boolean; readonly isNarrow: boolean }): ReactElement {
  const spot = on(AT[at] ?? 0);
  const width = isNarrow ? 78 : 132;
  return (
    <svg
      className="us-arc"
      width={width}
      height={(width / WIDTH) * HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="us-arc-way" d={arc} pathLength={1} />
      <path className="us-arc-gone" d={arc} pathLength={1} strokeDasharray={`${AT[at] ?? 0} 1`} />
      <circle className={isNight ? 'us-orb is-moon' : 'us-orb'} cx={spot.x} cy={spot.y} r={13} />
      <g className="us-orb-sign">
        <SignAt name={isNight ? 'moon' : 'sun'} x={spot.x} y={spot.y} size={18} />
      </g>
    </svg>
  );
}

/** What the card in play wants, as it stands. */
function Counters({ view }: Pick<Table, 'view'>): ReactElement | null {
  const { counters } = missionIn(view);
  const wanted = cardInPlay(view).goal.flatMap(one => (one.is === 'count' ? [one.counter] : []));
  const shown = counters.map((name, i) => ({ name, is: view.counters[i] ?? 0 })).filter(({ name }) => wanted.includes(name));
  if (shown.length === 0) return null;
  return (
    <dl className="us-counters" aria-label="The mission so far">
      {shown.map(({ name, is }) => (
        <div key={name}>
          <dt>{capital(name)}</dt>
          <dd>{countSays(view, name, is).replace(' of ', '/')}</dd>
        </div>
      ))}
    </dl>
  );
}
