/** A card that holds all turn long, as a strip over the picture: what each kind is ordered to do, what else it says, and cards that hold beside it. */
import type { Ref } from '@quarry/kernel';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { alwaysOpen, stateClasses, ThingBox } from '../thing-box.tsx';

interface CardProps {
  readonly table: AnyTable;
  readonly no: number;
  readonly className: string;
  readonly over: string;
}

/** A card that lies open: whoever presses it reads it large. */
function OpenCard({ table, no, className, over }: CardProps): ReactElement {
  const about: Ref = { kind: 'card', id: no };
  const thing = useThing(table, about, '');
  return (
    <ThingBox className={stateClasses(className, thing)} about={`card ${no}`} button={alwaysOpen(thing.props)}>
      <span>{over}</span>
      <b className="show-title">{table.face(no).name}</b>
    </ThingBox>
  );
}

export interface Order {
  readonly of: string;
  readonly sign: ReactNode;
  readonly does: string;
  /** Who of that kind does something else; left out or empty if nobody does. */
  readonly but?: string;
  /** The same in the palm of a hand, where there is no room for names; all of it is heard. */
  readonly butBriefly?: string;
}

function But({ says, briefly = says }: { readonly says: string; readonly briefly?: string | undefined }): ReactElement {
  if (briefly === says) return <small>{says}</small>;
  return (
    <>
      <small aria-hidden="true">{briefly}</small>
      <span className="show-unseen">{says}</span>
    </>
  );
}

interface StripProps {
  readonly table: AnyTable;
  readonly no: number;
  /** What the card is, above its name. */
  readonly over: string;
  /** Null if they are not known: then it is told in words. */
  readonly orders: readonly Order[] | null;
  /** What else it says. */
  readonly twist: string | null;
  /** Cards that hold beside it, and what stands above their names. */
  readonly beside: readonly number[];
  readonly besideSays: string;
}

export function OrderStrip({ table, no, over, orders, twist, beside, besideSays }: StripProps): ReactElement {
  return (
    // By its number: a new card wipes in. What is put together over the board keeps off it.
    <section key={no} className="show-strip" aria-label={over.split(',')[0]} data-motion={table.motion} data-kept="">
      <OpenCard table={table} no={no} className="show-strip-name" over={over} />
      {orders ? (
        <dl>
          {orders.map(({ of, sign, does, but, butBriefly }, i) => (
            <div key={of} title={table.meaning(of)} style={{ '--nth': i } as CSSProperties}>
              <dt>
                {sign}
                <span>{of}</span>
              </dt>
              <dd>
                {does}
                {but && <But says={but} briefly={table.isNarrow ? butBriefly : undefined} />}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{table.face(no).says}</p>
      )}
      {twist && <p>{twist}</p>}
      {beside.map(card => (
        <OpenCard key={card} table={table} no={card} className="show-in-force" over={besideSays} />
      ))}
    </section>
  );
}
