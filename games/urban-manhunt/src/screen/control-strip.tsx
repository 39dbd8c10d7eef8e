/** The Control Card over the board, all turn long: what crims of each Demeanor are ordered to do, and which cards hold beside it. */
import { capital, type Ref } from '@quarry/kernel';
import { alwaysOpen, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement, ReactNode } from 'react';
import { DEMEANORS } from '../content/kinds.ts';
import { CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../printed-names.ts';
import { sayEffects } from '../sentences/effects.ts';
import { controlPrinted, type Table } from './names.ts';
import { Sign } from './signs.tsx';

interface CardProps {
  readonly table: Table;
  readonly no: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** A card that lies open: whoever presses it reads it large. */
function OpenCard({ table, no, className, children }: CardProps): ReactElement {
  const about: Ref = { kind: 'card', id: no };
  const thing = useThing(table, about, '');
  return (
    <ThingBox className={`${className}${thing.isLit ? ' is-lit' : ''}`} about={`card ${no}`} button={alwaysOpen(thing.props)}>
      {children}
    </ThingBox>
  );
}

export function ControlStrip({ table }: { readonly table: Table }): ReactElement | null {
  const { view, motion } = table;
  if (view.control < 0 || view.step === 'over') return null;
  const printed = controlPrinted(view.control);
  return (
    // By its number: a new card wipes in.
    <section key={view.control} className="um-strip" aria-label="Control Card" data-motion={motion}>
      <OpenCard table={table} no={view.control} className="um-strip-name">
        <span>Control Card{view.overtime > 0 ? ', overtime' : ''}</span>
        <b className="um-title">{table.face(view.control).name}</b>
      </OpenCard>
      {printed ? (
        <dl>
          {DEMEANORS.map(demeanor => (
            <div key={demeanor} title={table.meaning(DEMEANOR_NAMES[demeanor])}>
              <dt>
                <Sign name={demeanor} size={20} />
                <span>{DEMEANOR_NAMES[demeanor]}</span>
              </dt>
              <dd>{CRIM_ACTION_NAMES[printed.orders[demeanor]]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{table.face(view.control).says}</p>
      )}
      {printed?.twist && <p className="um-twist">{capital(sayEffects(printed.twist, 'zone'))}.</p>}
      {view.inForce.map(({ card }) => (
        <OpenCard key={card} table={table} no={card} className="um-in-force">
          <span>In force</span>
          <b className="um-title">{table.face(card).name}</b>
        </OpenCard>
      ))}
    </section>
  );
}
