/** The end of an encounter, to be remembered: won or lost, what was won, who shines, and who leads next. */
import { plural } from '@quarry/kernel';
import { Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { trackingCard } from '../../content/box.ts';
import { threshold } from '../../questions.ts';
import { Icon, ShieldIcon, SunToken } from '../figures.tsx';
import { hunterName, hunterRef, lookOf, type Table } from '../names.ts';

export function Fire({ isWon }: { isWon: boolean }): ReactElement {
  return (
    <svg className={`zd-fire${isWon ? '' : ' is-low'}`} viewBox="-100 -110 200 170" aria-hidden="true" focusable="false">
      <radialGradient id="zd-fire-glow">
        <stop offset="0" stopColor="var(--zd-glow)" stopOpacity=".55" />
        <stop offset=".5" stopColor="var(--zd-glow-far)" stopOpacity=".18" />
        <stop offset="1" stopColor="var(--zd-glow-far)" stopOpacity="0" />
      </radialGradient>
      <ellipse cy="-10" rx="98" ry="80" fill="url(#zd-fire-glow)" />
      <g className="zd-flames">
        <path d="M-34 26C-52-14-18-32-16-78 6-58 0-40 12-34 16-46 14-56 22-66 50-34 44 6 34 26Z" fill="var(--zd-flame)" />
        <path d="M-22 28C-34-4-8-16-8-50 8-36 2-22 12-16 15-24 14-30 18-38 34-16 30 12 22 28Z" fill="var(--zd-flame-bright)" />
        <path d="M-11 29C-18 8-2 0-3-20 8-10 4 0 9 4 17 12 14 22 10 29Z" fill="var(--zd-flame-heart)" />
      </g>
      <g stroke="var(--zd-log-line)" strokeWidth="2" strokeLinejoin="round">
        <path d="M-62 40-52 26 58 44 56 56-56 50Z" fill="var(--zd-log)" />
        <path d="M62 38 54 25-58 42-60 54 58 50Z" fill="var(--zd-log-light)" />
      </g>
      <path d="M-76 54C-70 44-58 46-54 54ZM50 56C56 46 70 46 76 56ZM-14 58C-8 50 8 50 14 58Z" fill="var(--zd-hearth)" />
    </svg>
  );
}

function Tally({ table, seat }: { table: Table; seat: number }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const suns = (['blazing', 'full', 'half'] as const).flatMap(sun => new Array<typeof sun>(hunter[`${sun}Suns`]).fill(sun));
  const role = view.leader === seat ? 'Leader' : view.fledgling === seat ? 'Fledgling' : '';
  return (
    <li style={{ borderTopColor: lookOf(hunter.hunter).colour }}>
      <ShieldIcon hunter={hunter.hunter} size={58} />
      <b>{hunterName(view, seat)}</b>
      <span className="zd-tally-glory">
        <Icon name="laurels" size={20} /> {hunter.glory} glory
      </span>
      {view.mode === 'standard' && (
        <span className="zd-tally-suns" role="img" aria-label={suns.length > 0 ? `Suns: ${suns.join(', ')}` : 'no Suns yet'}>
          {suns.map((sun, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
            <SunToken key={i} sun={sun} size={30} />
          ))}
          {suns.length === 0 && <i>no Suns yet</i>}
        </span>
      )}
      <span className="zd-hint">
        {hunter.salvage.length} salvage{role && ` · ${role}`}
      </span>
    </li>
  );
}

export function Campfire(table: Table): ReactElement {
  const { view } = table;
  const isWon = view.result !== 'failure';
  const card = view.card >= 0 ? trackingCard(view.card) : null;
  const needed = card ? threshold(view) : 0;
  return (
    <Scene
      className="zd"
      table={table}
      name={isWon ? 'campfire' : 'campfire is-lost'}
      title={isWon ? 'This encounter is won' : 'This encounter is lost'}
      says={card && `${card.name}: ${plural(view.points, 'encounter point')}, ${needed} were needed`}
    >
      <Fire isWon={isWon} />
      <ul className="zd-tallies">
        {view.hunters.map((_, seat) => (
          <Tally key={hunterRef(seat).id} table={table} seat={seat} />
        ))}
      </ul>
    </Scene>
  );
}
