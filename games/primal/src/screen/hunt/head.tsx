/** Above the ring: what is hunted, how near the kill is, and how near it is to breaking loose. */

import { outOf } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { monsterCard, STANCE_NUMBERS, stanceCard } from '../../content/box.ts';
import { HEALTH, ROUNDS } from '../../content/kinds.ts';
import { unleashAt, woundAt } from '../../questions.ts';
import type { View } from '../../state.ts';
import { monsterDamage } from '../../texts-in-force.ts';
import { cardInHand, type Table, upTo } from '../names.ts';
import { Pictogram } from '../pictograms.tsx';
import { useForesight } from './foresight.ts';
import { gainOf } from './jaw.tsx';

/** Where its stances give way: so many hearts are left then. */
const linesOf = ({ monster, level }: View): readonly number[] =>
  STANCE_NUMBERS.map(stanceCard)
    .filter(one => one.monster === monster.id && one.level === level && one.progression > 0)
    .map(one => one.progression);

export function Head({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const { monster } = view;
  return (
    <header className="pa-head" data-kept="">
      <h2>{monsterCard(monster.id).name}</h2>
      <Hearts table={table} />
      <WoundBar table={table} />
      <Struggle table={table} />
      <span className="pa-round">
        Round <b>{view.round}</b>
        <span> of {ROUNDS}</span>
      </span>
    </header>
  );
}

function Hearts({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const { health } = view.monster;
  const lines = linesOf(view);
  const cracks = useWounds(table);
  return (
    <span className="pa-hearts" role="img" aria-label={`${outOf(health, HEALTH)} health; its stance gives way at ${lines.join(' and ')}`}>
      {upTo(HEALTH).map(i => {
        const isCracked = i < health && i >= health - cracks;
        return (
          <span key={i} className={i >= health ? 'is-lost' : isCracked ? 'is-cracked' : undefined}>
            {lines.includes(i) && <i className="pa-hearts-line" />}
            <Pictogram name="heart" size={17} />
          </span>
        );
      })}
      <b>
        {health}/{HEALTH}
      </b>
    </span>
  );
}

/** How many wounds the card that is pointed at would make: none, or one. */
function useWounds(table: Table): number {
  const damage = useForesight(table, cardInHand(table))?.damage;
  return damage?.wound != null && damage.total >= damage.wound ? 1 : 0;
}

function WoundBar({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const of = woundAt(view);
  const blow = useForesight(table, cardInHand(table))?.damage;
  if (of === null) return <span className="pa-wound">Damage leaves no mark on this stance</span>;
  const { damage } = view.monster;
  const more = blow && !blow.isSwallowed ? Math.max(0, blow.total - damage) : 0;
  const part = (n: number): { readonly width: string } => ({ width: `${Math.min(100, (n / of) * 100)}%` });
  const left = damage + more - of;
  return (
    <span className="pa-wound">
      <span className="pa-wound-bar" aria-hidden="true">
        <i style={part(damage)} />
        <i className="is-next" style={part(Math.min(more, of - damage))} />
      </span>
      <span className="pa-wound-says">
        <span>{damage < of ? `${damage} of ${of} to the next wound` : `a wound, and ${damage - of} beyond it`}</span>
        {more > 0 && <b>{left >= 0 ? `+${more}: a wound` : `+${more}: ${damage + more} of ${of}`}</b>}
      </span>
    </span>
  );
}

function Struggle({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const { struggle } = view.monster;
  const gain = gainOf(table);
  const isDue = struggle + gain >= unleashAt(view);
  return (
    <span className={isDue ? 'pa-struggle is-due' : 'pa-struggle'} title={table.meaning('struggle')}>
      <Pictogram name="fang" size={15} /> <span>struggle</span> {outOf(struggle, unleashAt(view))}
      {gain > 0 && <small> {isDue ? `next round: ${monsterDamage(view)} to all` : `+${gain} next`}</small>}
    </span>
  );
}
