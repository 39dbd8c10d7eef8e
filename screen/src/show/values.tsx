/** Numbers of somebody, side by side: what they have, what they can pay for. */
import type { Ref } from '@quarry/kernel';
import type { ReactElement, ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { stateClasses } from '../thing-box.tsx';

export interface Value {
  readonly name: string;
  /** `4`, or as a sum while something changes it: `3+1`. */
  readonly says: string;
  readonly isChanged: boolean;
  /** What it means, or what changes it. */
  readonly why?: string | undefined;
}

const Listed = ({ values }: { readonly values: readonly Value[] }): ReactNode =>
  values.map(({ name, says, isChanged, why }) => (
    <div key={name} className={isChanged ? 'is-changed' : ''} title={why}>
      <dt>{name}</dt>
      <dd className="show-title">{says}</dd>
    </div>
  ));

/** In a panel: large, in so many columns. */
export const Scores = ({ values, columns }: { readonly values: readonly Value[]; readonly columns: 3 | 5 }): ReactElement => (
  <dl className={columns === 5 ? 'show-scores is-five' : 'show-scores'}>
    <Listed values={values} />
  </dl>
);

/** Beside a hand: small. */
export const Values = ({ values, label }: { readonly values: readonly Value[]; readonly label: string }): ReactElement => (
  <dl className="show-values" aria-label={label}>
    <Listed values={values} />
  </dl>
);

export interface Priced {
  readonly about: Ref;
  readonly name: string;
  readonly price: ReactNode;
  readonly says: string;
}

/** Beside a hand: what can be paid for, by its name. */
export const Prices = ({
  table,
  priced,
  label,
}: {
  readonly table: AnyTable;
  readonly priced: readonly Priced[];
  readonly label: string;
}) => (
  <section className="show-prices" aria-label={label}>
    {priced.map(one => (
      <Price key={one.name} table={table} {...one} />
    ))}
  </section>
);

function Price({ table, about, name, price, says }: Priced & { readonly table: AnyTable }): ReactElement {
  const thing = useThing(table, about, '');
  return (
    <div className={stateClasses('show-price', thing)} title={says} {...(thing.isLit || thing.isRefused ? thing.props : {})}>
      {price} <b>{name}</b>
    </div>
  );
}

/** What can be paid for, with its text; one's own is a button while it may be had. */
export function Offer({ table, about, name, price, says }: Priced & { readonly table: AnyTable | null }): ReactElement {
  return table ? (
    <OwnOffer table={table} about={about} name={name} price={price} says={says} />
  ) : (
    <div className="show-option">
      {price}
      <span>
        <b>{name}</b> {says}
      </span>
    </div>
  );
}

function OwnOffer({ table, about, name, price, says }: Priced & { readonly table: AnyTable }): ReactElement {
  const thing = useThing(table, about, '');
  return (
    <div className={stateClasses('show-option', thing)} {...(thing.isLit || thing.isRefused ? thing.props : {})}>
      {price}
      <span>
        <b>{name}</b> {says}
        {thing.isRefused && <small> why not?</small>}
      </span>
    </div>
  );
}

export interface Printed {
  readonly name: string;
  readonly says: string;
  /** What is wrong with it: it cannot be used now. */
  readonly spent?: string | undefined;
}

/** What is printed about somebody, and what they offer. */
export const Texts = ({ texts, children }: { readonly texts: readonly Printed[]; readonly children?: ReactNode }): ReactElement => (
  <div className="show-texts">
    <dl>
      {texts.map(({ name, says, spent }) => (
        <div key={name} className={spent ? 'is-spent' : ''}>
          <dt>{name}</dt>
          <dd>
            {says}
            {spent && <b> {spent}</b>}
          </dd>
        </div>
      ))}
    </dl>
    {children}
  </div>
);
