/** A bargain: what is given beside what is asked for, each a list of small cards. */
import type { ReactElement, ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { stateClasses, ThingBox, WhyNotTag } from '../thing-box.tsx';

export const Bargain = ({ children }: { readonly children: ReactNode }): ReactElement => <div className="bargain">{children}</div>;

interface WaresProps {
  readonly table: AnyTable;
  readonly title: string;
  readonly cards: readonly number[];
  /** The picture before the name of a card. */
  readonly sign?: (no: number) => ReactNode;
}

export function Wares({ table, title, cards, sign }: WaresProps): ReactElement {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {cards.length > 0 ? (
        <ul className="wares">
          {cards.map(no => (
            <Ware key={no} table={table} no={no} sign={sign?.(no)} />
          ))}
        </ul>
      ) : (
        <p className="wares-none">Nothing.</p>
      )}
    </section>
  );
}

interface WareProps {
  readonly table: AnyTable;
  readonly no: number;
  readonly sign: ReactNode;
}

function Ware({ table, no, sign }: WareProps): ReactElement {
  const face = table.face(no);
  const thing = useThing(table, { kind: 'card', id: no }, face.name);
  return (
    <li>
      <ThingBox className={stateClasses('ware', thing)} button={thing.isLit || thing.isRefused ? thing.props : null}>
        {sign}
        <span>
          <b>{face.name}</b>
          <small>{face.kind}</small>
        </span>
        {thing.isChosen && <i aria-hidden="true">✓</i>}
        <WhyNotTag thing={thing} />
      </ThingBox>
    </li>
  );
}
