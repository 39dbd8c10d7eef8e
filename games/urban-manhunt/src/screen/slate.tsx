/** The own hunter whole: the dataslate with its numbers as they stand, its texts, and what is held. Whoever watches reads that of the hunter whose turn it is. */
import { limit, outOf, plural, type Seat } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { ATTRIBUTES } from '../content/kinds.ts';
import { ATTRIBUTE_NAMES } from '../printed-names.ts';
import { attributeOf } from '../questions.ts';
import { nameOfSeat, personAt, seatColour, slateIn, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { Bolts, Wounds } from './signs.tsx';
import { SlateTexts } from './slate-texts.tsx';
import { moodOf } from './standings.ts';

export function HunterCard({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const hunter = table.view.hunters[seat]!;
  const slate = slateIn(hunter);
  const name = nameOfSeat(table, seat);
  if (!slate) return <p>{`${name} has no hunter yet.`}</p>;
  const tokens = [
    hunter.reloads > 0 && plural(hunter.reloads, 'Reload token'),
    hunter.medSprays > 0 && plural(hunter.medSprays, 'Med Spray'),
    hunter.isFocused && 'focused',
    hunter.isSnared && 'snared',
  ].filter(Boolean);
  return (
    <article className="um-hunter" style={seatColour(seat)} aria-label={name}>
      <header>
        <span className="um-frame" aria-hidden="true">
          <Portrait id={slate.id} name={name} mood={moodOf(hunter, slate.woundMaximum)} size={84} />
        </span>
        <div>
          <h4 className="um-title">{name}</h4>
          <p>{personAt(table, seat)}</p>
          <p>
            <Wounds n={hunter.wounds} of={slate.woundMaximum} /> {outOf(hunter.wounds, slate.woundMaximum, 'wound', limit)}
          </p>
          {hunter.momentum > 0 && <Bolts n={hunter.momentum} />}
          {tokens.length > 0 && <p>{tokens.join(', ')}</p>}
        </div>
      </header>
      <dl className="um-scores">
        {ATTRIBUTES.map(attribute => {
          const shots = hunter.shots.filter(one => one === attribute).length;
          return (
            <div key={attribute} className={shots > 0 ? 'is-changed' : ''} title={table.meaning(ATTRIBUTE_NAMES[attribute])}>
              <dt>{ATTRIBUTE_NAMES[attribute]}</dt>
              <dd className="um-title">
                {shots > 0 ? `${attributeOf(hunter, attribute) - shots}+${shots}` : attributeOf(hunter, attribute)}
              </dd>
            </div>
          );
        })}
      </dl>
      <SlateTexts table={table} slate={slate} depleted={hunter.depleted} isOwn={seat === table.seat} />
    </article>
  );
}

export function Slate(table: Table): ReactElement {
  const { view, stage, seat } = table;
  return (
    <div className="um um-panel">
      {seat === null && <p>You are watching.</p>}
      <HunterCard table={table} seat={seat ?? stage?.active ?? view.first} />
    </div>
  );
}
