/** What an option would lead to, in the words of the hunt: bars for damage, and in one figure each what it kills, tears off or wakes. */
import type { AskedOption, Look } from '@quarry/protocol';
import { asPercent, type Figure, figuresOf } from '@quarry/screen';
import type { ReactElement } from 'react';
import { nameOf } from '../content/box.ts';
import type { View } from '../state.ts';
import { enemyName } from './names.ts';
import './odds.css';

const WORDS: Readonly<Record<string, string>> = {
  kill: 'Kills it',
  kills: 'Kills it',
  breaks: 'Tears the component off',
  destroys: 'Tears the component off',
  hit: 'You are hit',
  'cards lost': 'Cards lost',
  damage: 'Damage',
  wakes: 'Wakes others',
};
const wordsFor = (name: string): string => WORDS[name.toLowerCase()] ?? name;

/** The bars that are enough: as many from the right as make up the chance to succeed. */
function enoughFrom({ bars }: Figure, success: Figure | undefined): number {
  if (!bars || !success) return Infinity;
  let sum = 0;
  for (const { value, chance } of bars.toReversed()) {
    sum += chance;
    if (sum > success.some + 1e-6) return value + 1;
  }
  return success.some > 0 ? (bars[0]?.value ?? 0) : Infinity;
}

function Bars({ figure, success }: { figure: Figure; success: Figure | undefined }): ReactElement {
  const bars = figure.bars ?? [];
  const most = Math.max(...bars.map(bar => bar.chance), 0.01);
  const enough = enoughFrom(figure, success);
  const spoken = bars.map(({ value, chance }) => `${value}: ${asPercent(chance)}`).join(', ');
  return (
    <figure className="zd-bars" aria-label={`${wordsFor(figure.name)}, ${figure.mean.toFixed(1)} on average. ${spoken}`}>
      <figcaption>
        <span>{wordsFor(figure.name)}</span> <b>{figure.mean.toFixed(1)} on average</b>
      </figcaption>
      <div aria-hidden="true">
        {bars.map(({ value, chance }) => (
          <span key={value} title={`${value}: ${asPercent(chance)}`}>
            <i className={value >= enough ? 'is-enough' : ''} style={{ height: `${Math.max(4, (chance / most) * 100)}%` }} />
            <small>{value}</small>
          </span>
        ))}
      </div>
    </figure>
  );
}

/** What the option is about, as a heading. */
function titleOf(view: View, { about, says }: AskedOption): string {
  const [first] = about;
  if (first?.kind === 'card') return nameOf(first.id as number);
  const enemy = first?.kind === 'enemy' ? view.enemies[first.id as number] : undefined;
  return enemy ? enemyName(enemy) : says;
}

export function Odds({ look, pointed, view }: { readonly look: Look; readonly pointed: AskedOption; readonly view: View }): ReactElement {
  const figures = figuresOf(look.odds);
  const chances = figures.filter(figure => !figure.bars);
  const success = chances.find(({ name }) => /kill|break|destroy/i.test(name));
  return (
    <div className="zd zd-odds">
      <b className="zd-odds-title">{titleOf(view, pointed)}</b>
      {figures
        .filter(figure => figure.bars)
        .map((figure, i) => (
          <Bars key={figure.name} figure={figure} success={i === 0 ? success : undefined} />
        ))}
      <dl>
        {chances.map(({ name, some }) => (
          <div key={name}>
            <dt>{wordsFor(name)}</dt>
            <dd>{asPercent(some)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
