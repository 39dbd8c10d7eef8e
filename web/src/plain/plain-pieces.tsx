/** Rows of cards, lists of facts, and groups of both. */
import { type TableProps, useThing } from '@quarry/screen';
import type { ReactNode } from 'react';
import { type Fact, type Group, isBare, isIdle, type Zone } from './zones.ts';

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className="plain-facts">
      {facts.map(fact => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.says}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly zone: Zone;
  readonly table: TableProps;
}

export function CardRow({ name, zone, table }: RowProps): ReactNode {
  return (
    <section className="plain-row" aria-label={name}>
      <h3 className="plain-row-name">
        {name} <span className="dim">{zone.count}</span>
      </h3>
      {zone.cards && zone.cards.length > 0 && (
        <div className="plain-cards">
          {stacksOf(zone.cards, table).map(({ no, copies }) => (
            <PlainCard key={no} no={no} copies={copies} table={table} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Cards that look the same and are not asked about lie on one stack. */
function stacksOf(cards: readonly number[], table: TableProps): readonly { readonly no: number; readonly copies: number }[] {
  const stacks = new Map<string, { no: number; copies: number }>();
  for (const no of cards) {
    const { name, kind } = table.face(no);
    const about = { kind: 'card', id: no };
    const look = table.lit(about).length > 0 || table.whyNot(about) ? `${no}` : `${kind} ${name}`;
    const stack = stacks.get(look);
    if (stack) stack.copies += 1;
    else stacks.set(look, { no, copies: 1 });
  }
  return [...stacks.values()];
}

/** What a click on the card does, if that is more than its name: `Take out`. */
function doneWith(table: TableProps, no: number, name: string): string {
  const options = table.lit({ kind: 'card', id: no });
  const head = options.length === 1 ? options[0]!.says.split(': ')[0]! : '';
  return head.endsWith(` ${name}`) ? head.slice(0, -name.length - 1) : '';
}

function PlainCard({ no, copies, table }: { readonly no: number; readonly copies: number; readonly table: TableProps }): ReactNode {
  const face = table.face(no);
  const thing = useThing(table, { kind: 'card', id: no }, '');
  const does = doneWith(table, no, face.name);
  const classes = ['plain-card', thing.isLit ? 'lit' : '', thing.isChosen ? 'is-chosen' : '', thing.isRefused ? 'thing-refused' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} {...thing.props}>
      <span className="plain-kind">{face.kind}</span>
      <b className="plain-name">{face.name}</b>
      <span className="plain-says">{face.says}</span>
      {face.flavour && <em className="plain-flavour">{face.flavour}</em>}
      {does && <span className="plain-does">{does}</span>}
      {thing.order > 0 && <span className="plain-card-order">{table.asked?.ordered ? thing.order : '✓'}</span>}
      {copies > 1 && <span className="plain-copies">× {copies}</span>}
      {thing.isRefused && <span className="plain-why">why not?</span>}
    </div>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly table: TableProps;
  readonly isOpen?: boolean;
}

export function GroupView({ group, table, isOpen = false }: GroupProps): ReactNode {
  const facts = group.facts.filter(fact => !isIdle(fact));
  const zones = group.zones.filter(zone => zone.count > 0);
  if (isBare(group)) return null;
  return (
    <details className="plain-group" open={isOpen || undefined}>
      <summary>{group.name}</summary>
      <Facts facts={facts} />
      {zones.map(zone => (
        <CardRow key={zone.name} name={zone.name} zone={zone} table={table} />
      ))}
      {group.groups.map(inner => (
        <GroupView key={inner.name} group={inner} table={table} />
      ))}
    </details>
  );
}
