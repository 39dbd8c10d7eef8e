/** The end of the game: Suns are counted, and the best hunter is named. */
import { plural } from '@quarry/kernel';
import { Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { Icon, ShieldIcon, SunToken } from '../figures.tsx';
import { type HunterView, hunterName, lookOf, personSays, type Table } from '../names.ts';
import { Fire } from './campfire.tsx';

const SUNS = ['blazing', 'full', 'half'] as const;
const WORTH: Readonly<Record<(typeof SUNS)[number], number>> = { blazing: 3, full: 2, half: 1 };

const pointsOf = (hunter: HunterView): number => SUNS.reduce((sum, sun) => sum + hunter[`${sun}Suns`] * WORTH[sun], 0);

function Column({ table, seat, isFirst, late }: { table: Table; seat: number; isFirst: boolean; late: number }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const suns = SUNS.flatMap(sun => new Array<(typeof SUNS)[number]>(hunter[`${sun}Suns`]).fill(sun));
  return (
    <li className={isFirst ? 'is-first' : ''} style={{ borderTopColor: lookOf(hunter.hunter).colour }}>
      {isFirst && <Icon name="laurels" size={54} className="zd-crown" />}
      <ShieldIcon hunter={hunter.hunter} size={84} />
      <b>{hunterName(view, seat)}</b>
      <span className="zd-hint">{personSays(table.people, seat, table.seat)}</span>
      {view.mode === 'standard' && (
        <>
          <span className="zd-score-suns" role="img" aria-label={suns.length > 0 ? `Suns: ${suns.join(', ')}` : 'no Suns'}>
            {suns.map((sun, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
              <span key={i} style={{ animationDelay: `${(late + i) * 160}ms` }}>
                <SunToken sun={sun} size={44} />
              </span>
            ))}
          </span>
          <strong>{pointsOf(hunter)}</strong>
          <span className="zd-hint">{plural(pointsOf(hunter), 'victory point').replace(/^\d+ /, '')}</span>
        </>
      )}
    </li>
  );
}

export function Scoring(table: Table): ReactElement {
  const { view } = table;
  const isLost = view.result === 'failure';
  const isRace = view.mode === 'standard';
  const first = table.ended?.winners ?? [];
  const names = first.map(seat => hunterName(view, seat)).join(' and ');
  const title = isLost
    ? 'The last hunt is lost'
    : first.length === 0
      ? 'The Suns are counted'
      : isRace
        ? `${names} ${first.length > 1 ? 'win' : 'wins'} the hunt`
        : 'The party has won';
  const says = isLost
    ? 'The Hunters’ Call went unanswered: nobody wins.'
    : isRace
      ? 'A Blazing Sun is worth 3, a Full Sun 2, a Half Sun 1.'
      : 'All five encounters are behind you, and the quarry lies still.';
  let late = 0;
  return (
    <Scene className="zd" table={table} name={isLost ? 'scoring is-lost' : 'scoring'} title={title} says={says}>
      {!isRace && <Fire isWon={!isLost} />}
      <ul className="zd-scores">
        {view.hunters.map((hunter, seat) => {
          const from = late;
          late += hunter.blazingSuns + hunter.fullSuns + hunter.halfSuns;
          return <Column key={hunter.hunter} table={table} seat={seat} isFirst={first.includes(seat)} late={from} />;
        })}
      </ul>
    </Scene>
  );
}
