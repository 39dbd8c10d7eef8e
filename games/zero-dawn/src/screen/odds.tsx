/** What an option would lead to, in the words of the hunt: bars for damage, a chance for what it kills or tears off, a number for whom it wakes. */
import type { AskedOption, Look } from '@quarry/protocol';
import { asPercent, type Figure, figuresOf } from '@quarry/screen';
import type { ReactElement } from 'react';
import { nameOf } from '../content/box.ts';
import type { View } from '../state.ts';
import { enemyName } from './names.ts';

const WORDS: Readonly<Record<string, string>> = {
  kills: 'Kills it',
  destroys: 'Tears it off',
  hit: 'You are hit',
  'cards lost': 'Cards lost',
  damage: 'Damage',
  wakes: 'Wakes',
};
const wordsFor = (name: string): string => WORDS[name.toLowerCase()] ?? name;

/** What is counted even where none or one is all there can be; everything else of that kind happens or not. */
const COUNTED: Readonly<Record<string, (n: number) => string>> = {
  wakes: n => (n === 0 ? 'nobody' : n === 1 ? '1 machine' : `${n} machines`),
  'cards lost': n => (n === 0 ? 'none' : String(n)),
};

function figureSays({ name, some, certain }: Figure): string {
  const count = COUNTED[name.toLowerCase()];
  if (!count) return certain === null ? asPercent(some) : String(certain);
  if (certain !== null) return count(certain);
  return some <= 0 ? count(0) : some >= 1 ? count(1) : '0 or 1';
}

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

/** From so many bars on only every other one has its number below: side by side they could not be told apart. */
const MANY_BARS = 11;

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
        {bars.map(({ value, chance }, i) => (
          <span key={value} title={`${value}: ${asPercent(chance)}`}>
            <i className={value >= enough ? 'is-enough' : ''} style={{ height: `${Math.max(4, (chance / most) * 100)}%` }} />
            <small>{bars.length < MANY_BARS || i % 2 === 0 ? value : '\u00a0'}</small>
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

interface Props {
  readonly look: Look;
  readonly pointed: AskedOption;
  readonly view: View;
  readonly seat: number | null;
}

export function Odds({ look, pointed, view, seat }: Props): ReactElement {
  const figures = figuresOf(look.odds);
  const spread = figures.filter(figure => figure.bars && figure.certain === null);
  const single = figures.filter(figure => !spread.includes(figure));
  const success = single.find(({ name }) => /kill|destroy/i.test(name));
  const isSheltered = 'hit' in look.odds && seat !== null && view.ruins.includes(view.hunters[seat]?.square ?? -1);
  return (
    <div className="zd zd-odds">
      <b className="zd-odds-title">{titleOf(view, pointed)}</b>
      {spread.map((figure, i) => (
        <Bars key={figure.name} figure={figure} success={i === 0 ? success : undefined} />
      ))}
      <dl>
        {single.map(figure => (
          <div key={figure.name}>
            <dt>{wordsFor(figure.name)}</dt>
            <dd>{figureSays(figure)}</dd>
          </div>
        ))}
      </dl>
      {isSheltered && <p>The ruin takes this attack, once.</p>}
    </div>
  );
}
