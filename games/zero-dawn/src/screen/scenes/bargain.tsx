/** Trades between two hunters: choosing a partner, what is given and asked for, and an offer that waits for an answer. */
import { ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { iconOf } from '../cards.tsx';
import { Icon, ShieldIcon } from '../figures.tsx';
import { cardRef, hunterName, hunterRef, hunterSays, type Table } from '../names.ts';
import { askedIn } from '../told.ts';

const KINDS: readonly string[] = ['trade-partner', 'trade-give', 'trade-ask', 'accept-trade', 'swap-back'];
export const isBargain = (kind: string | undefined): boolean => kind !== undefined && KINDS.includes(kind);

function Partner({ table, seat }: { table: Table; seat: number }): ReactElement {
  const { isLit, isPointed, props } = useThing(table, hunterRef(seat), hunterSays(table.view, seat));
  return (
    <ThingBox className={`zd-partner${isLit ? ' is-lit' : ' is-dim'}${isPointed ? ' is-pointed' : ''}`} button={isLit ? props : null}>
      <ShieldIcon hunter={table.view.hunters[seat]!.hunter} size={64} />
      <b>{hunterName(table.view, seat)}</b>
    </ThingBox>
  );
}

function Ware({ table, no }: { table: Table; no: number }): ReactElement {
  const face = table.face(no);
  const { isLit, isChosen, props } = useThing(table, cardRef(no), face.name);
  return (
    <li>
      <ThingBox className={`zd-ware${isLit ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`} button={isLit ? props : null}>
        <Icon name={iconOf(no)} size={20} />
        <span>
          <b>{face.name}</b>
          <small>{face.kind}</small>
        </span>
        {isChosen && <i aria-hidden="true">✓</i>}
      </ThingBox>
    </li>
  );
}

function Wares({ table, title, cards }: { table: Table; title: string; cards: readonly number[] }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      {cards.length > 0 ? (
        <ul className="zd-wares">
          {cards.map(no => (
            <Ware key={no} table={table} no={no} />
          ))}
        </ul>
      ) : (
        <p className="zd-hint">Nothing.</p>
      )}
    </section>
  );
}

export function Bargain({ table }: { table: Table }): ReactElement | null {
  const { view, seat } = table;
  const asked = askedIn(table);
  switch (asked?.kind) {
    case 'trade-partner':
      return (
        <div className="zd-bargain">
          {view.hunters.map((_, other) => (other === seat ? null : <Partner key={hunterRef(other).id} table={table} seat={other} />))}
        </div>
      );
    case 'trade-give':
    case 'trade-ask': {
      const cards = asked.options.map(option => option.value);
      return (
        <div className="zd-bargain">
          <Wares table={table} title={asked.kind === 'trade-give' ? 'What you give' : 'What you ask for'} cards={cards} />
        </div>
      );
    }
    case 'accept-trade':
      return (
        <div className="zd-bargain">
          <Wares table={table} title={`${hunterName(view, asked.facts.from)} gives you`} cards={asked.facts.given} />
          <Wares table={table} title="and asks you for" cards={asked.facts.asked} />
        </div>
      );
    case 'swap-back':
      return (
        <div className="zd-bargain">
          <Wares table={table} title="What you wore in that arc: give it in return, or let it leave the game" cards={[asked.facts.card]} />
          <Wares table={table} title="takes the place of" cards={[asked.facts.for]} />
        </div>
      );
    default:
      return null;
  }
}
