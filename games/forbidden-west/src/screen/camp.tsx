/** The camp: where cards are chosen after an encounter, gear is bettered, and satchels are sorted. Each card is legible at once; of gear both sides lie beside each other, with what would change. */
import { Card } from '@quarry/screen';
import { lazy, type ReactElement, Suspense } from 'react';
import { gearCard } from '../content/box.ts';
import { poolOf } from '../content/dice.ts';
import type { GearFace } from '../content/types.ts';
import { Dice } from './dice.tsx';
import { cardsAsked, WestCard } from './hand.tsx';
import { sortIn, type Table } from './names.ts';
import { Sign, type SignName } from './signs.tsx';
import { PageText } from './story/page-text.tsx';

const Place = lazy(() => import('./story/place.tsx'));
/** No page of the journal: the fire itself. */
const FIRE = '0.00';

export function Camp(table: Table): ReactElement {
  const { view, asked, pages } = table;
  const open = pages?.open;
  const cards = cardsAsked(table, []);
  const isUpgrade = asked?.kind === 'upgrade';
  return (
    <section className="fw fw-camp" aria-label="The camp" data-motion={table.motion}>
      <article className="fw-camp-page" aria-label={open?.heading}>
        <div className="fw-camp-fire" aria-hidden="true">
          <Suspense fallback={null}>
            <Place entry={FIRE} party={view.party.marshals.map(one => one.character)} isBanner />
          </Suspense>
        </div>
        {open && <PageText block={open} />}
      </article>
      <div className={isUpgrade ? 'fw-camp-cards is-wide' : 'fw-camp-cards'}>
        {cards.map(no =>
          isUpgrade && sortIn(no) === 'gear' ? <Upgrade key={no} table={table} no={no} /> : <WestCard key={no} table={table} no={no} />,
        )}
      </div>
    </section>
  );
}

/** Both sides of a piece of gear, and what the better one costs. */
function Upgrade({ table, no }: { readonly table: Table; readonly no: number }): ReactElement {
  const { levels, cost } = gearCard(no);
  return (
    <Card table={table} no={no} look={{ sort: 'gear', says: '' }}>
      <span className="fw-levels">
        <Side face={levels[0]} level="I" />
        <i aria-hidden="true">➜</i>
        <Side face={levels[1]} level="II" before={levels[0]} />
      </span>
      <span className="fw-cost">
        it costs
        {Object.entries(cost).map(([kind, n]) => (
          <span key={kind}>
            {kind !== 'element' && <Sign name={kind as SignName} size={15} />} {n} {kind}
          </span>
        ))}
      </span>
    </Card>
  );
}

function Side({ face, level, before }: { readonly face: GearFace; readonly level: string; readonly before?: GearFace }): ReactElement {
  const fact = (name: 'range' | 'health' | 'slots'): ReactElement | null =>
    face[name] === undefined ? null : (
      <span className={before && before[name] !== face[name] ? 'is-new' : ''}>
        {name} {face[name]}
      </span>
    );
  return (
    <span className="fw-side">
      <b>{level}</b>
      <span className={before && before.dice !== face.dice ? 'is-new' : ''}>
        <Dice pool={poolOf(face.dice)} />
      </span>
      {fact('range')}
      {fact('health')}
      {fact('slots')}
    </span>
  );
}
