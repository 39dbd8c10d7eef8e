/** Rows of cards, lists of facts, and groups of both. */
import { CardRow, Piles, type TableProps, useThing } from '@quarry/screen';
import type { CSSProperties, ReactNode } from 'react';
import { doneWith, type Fact, type Group, isBare, isIdle, type Zone } from './zones.ts';

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

export function ZoneRow({ name, zone: { cards, count }, table }: RowProps): ReactNode {
  return (
    <CardRow
      table={table}
      name={name}
      cards={cards}
      count={count}
      card={(no, below) => <PlainCard key={no} no={no} below={below} table={table} />}
    />
  );
}

/** So many are looked over at once; the rest is there for whoever asks. */
const A_FEW = 12;

/** What cannot be had now, the nearest first, each with its reason. */
export function RefusedRow({ cards, table }: { readonly cards: readonly number[]; readonly table: TableProps }): ReactNode {
  if (cards.length === 0) return null;
  const card = (no: number, below: readonly number[]): ReactNode => <PlainCard key={no} no={no} below={below} table={table} saysWhy />;
  const rest = cards.slice(A_FEW);
  return (
    <CardRow table={table} name="Not to be had now" cards={cards.slice(0, A_FEW)} count={cards.length} card={card}>
      {rest.length > 0 && (
        <details className="plain-more">
          <summary>{rest.length} more</summary>
          <div className="card-row-cards">
            <Piles table={table} cards={rest} card={card} />
          </div>
        </details>
      )}
    </CardRow>
  );
}

interface CardProps {
  readonly no: number;
  /** Equal cards that lie below it. */
  readonly below: readonly number[];
  readonly table: TableProps;
  /** Its reason stands on it; otherwise one asks for it. */
  readonly saysWhy?: true;
}

/** A card with much to say is wider, not higher. */
function PlainCard({ no, below, table, saysWhy }: CardProps): ReactNode {
  const face = table.face(no);
  const thing = useThing(
    table,
    { kind: 'card', id: no },
    '',
    false,
    below.map(id => ({ kind: 'card', id })),
  );
  const does = doneWith(table.lit({ kind: 'card', id: no }), no, face);
  const classes = [
    'plain-card',
    thing.isLit ? 'lit' : '',
    thing.isChosen ? 'is-chosen' : '',
    thing.isRefused ? 'thing-refused' : '',
    below.length > 0 ? 'plain-pile' : '',
  ];
  const letters = [face.says, face.flavour ?? '', ...does].join(' ').length;
  return (
    <div className={classes.filter(Boolean).join(' ')} style={{ '--letters': letters } as CSSProperties} {...thing.props}>
      <span className="plain-kind" title={table.meaning(face.kind)}>
        {face.kind}
      </span>
      <b className="plain-name">{face.name}</b>
      <span className="plain-says">{face.says}</span>
      {face.flavour && <em className="plain-flavour">{face.flavour}</em>}
      {does.map(one => (
        <span key={one} className="plain-does">
          {one}
        </span>
      ))}
      {thing.mark && <span className="plain-card-order">{thing.mark}</span>}
      {thing.piled && <span className="plain-copies">{thing.piled}</span>}
      {saysWhy ? (
        <span className="plain-because small">{table.whyNot({ kind: 'card', id: no })?.says}</span>
      ) : (
        thing.isRefused && <span className="plain-why">why not?</span>
      )}
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
        <ZoneRow key={zone.name} name={zone.name} zone={zone} table={table} />
      ))}
      {group.groups.map(inner => (
        <GroupView key={inner.name} group={inner} table={table} />
      ))}
    </details>
  );
}
