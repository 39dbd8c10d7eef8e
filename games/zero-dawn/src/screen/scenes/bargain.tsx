/** Trades between two hunters: choosing a partner, what is given and asked for, and an offer that waits for an answer. */
import { Bargain, ThingBox, useThing, Wares } from '@quarry/screen';
import type { ReactElement } from 'react';
import { iconOf } from '../cards.tsx';
import { Icon, ShieldIcon } from '../figures.tsx';
import { hunterName, hunterRef, hunterSays, type Table } from '../names.ts';
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

const sign = (no: number): ReactElement => <Icon name={iconOf(no)} size={20} />;

export function Trades({ table }: { table: Table }): ReactElement | null {
  const { view, seat } = table;
  const asked = askedIn(table);
  switch (asked?.kind) {
    case 'trade-partner':
      return (
        <Bargain>
          {view.hunters.map((_, other) => (other === seat ? null : <Partner key={hunterRef(other).id} table={table} seat={other} />))}
        </Bargain>
      );
    case 'trade-give':
    case 'trade-ask': {
      const cards = asked.options.map(option => option.value);
      return (
        <Bargain>
          <Wares table={table} sign={sign} title={asked.kind === 'trade-give' ? 'What you give' : 'What you ask for'} cards={cards} />
        </Bargain>
      );
    }
    case 'accept-trade':
      return (
        <Bargain>
          <Wares table={table} sign={sign} title={`${hunterName(view, asked.facts.from)} gives you`} cards={asked.facts.given} />
          <Wares table={table} sign={sign} title="and asks you for" cards={asked.facts.asked} />
        </Bargain>
      );
    case 'swap-back':
      return (
        <Bargain>
          <Wares
            table={table}
            sign={sign}
            title="What you wore in that arc: give it in return, or let it leave the game"
            cards={[asked.facts.card]}
          />
          <Wares table={table} sign={sign} title="takes the place of" cards={[asked.facts.for]} />
        </Bargain>
      );
    default:
      return null;
  }
}
