/** The camp: where cards are chosen after an encounter, gear is bettered, and satchels are sorted. Each card is legible at once; of gear both sides lie beside each other, with what would change. */
import type { Seat } from '@quarry/kernel';
import { Card, type StoryBlock } from '@quarry/screen';
import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { gearCard, nameOf } from '../content/box.ts';
import { poolOf } from '../content/dice.ts';
import type { GearKind, Resource } from '../content/kinds.ts';
import { CHARACTER_NAMES, RESOURCE_NAMES } from '../content/names.ts';
import type { GearCard, GearFace } from '../content/types.ts';
import { resourcesOf } from '../questions.ts';
import { gearTexts } from '../sentences/cards.ts';
import type { MarshalView } from '../state.ts';
import { Dice } from './dice.tsx';
import { Face } from './figures/figure.tsx';
import { held } from './gear.tsx';
import { cardsAsked, WestCard } from './hand.tsx';
import { countOf, injuriesOf, sortIn, type Table } from './names.ts';
import { Sign, type SignName } from './signs.tsx';
import { Lines } from './story/page-text.tsx';
import { type Stage, trailOf } from './trail.ts';

const Place = lazy(() => import('./story/place.tsx'));
/** Beside more cards to choose from there is no room for what is not asked about. */
const FEW = 4;
/** No page of the journal: the fire itself. */
const FIRE = '0.00';

export function Camp(table: Table): ReactElement {
  const { view, asked, pages, seat } = table;
  const open = pages?.open;
  const cards = cardsAsked(table, []);
  const gear = cards.filter(no => sortIn(no) === 'gear');
  const others = cards.filter(no => !gear.includes(no));
  const own = seat === null ? undefined : view.party.marshals[seat];
  return (
    <section className="fw fw-camp" aria-label="The camp" data-motion={table.motion}>
      <div className="fw-camp-side">
        <div className="fw-camp-fire" aria-hidden="true">
          <Suspense fallback={null}>
            <Place entry={FIRE} party={view.party.marshals.map(one => one.character)} isBanner />
          </Suspense>
        </div>
        {open && <AfterPage key={open.page.number} block={open} n={asked?.n ?? 0} />}
      </div>
      <div className="fw-camp-middle">
        {asked && <Trail stages={trailOf(view, asked.kind)} />}
        {others.length > 0 && (
          <div className="fw-camp-cards">
            {others.map(no => (
              <WestCard key={no} table={table} no={no} />
            ))}
          </div>
        )}
        {gear.length > 0 && <Bench table={table} seat={seat} cards={gear} />}
        <div className="fw-camp-stores">
          {own && seat !== null && <Unused table={table} seat={seat} asked={cards} />}
          {own && seat !== null && <Breath table={table} seat={seat} />}
          <Stores table={table} />
        </div>
        {own && gear.length === 0 && others.length <= FEW && (
          <section aria-label="Your gear">
            <h3>
              Your gear <small>as it is, and what the bench makes of it</small>
            </h3>
            <Bench table={table} seat={seat} cards={own.gear.filter(no => sortIn(no) === 'gear')} />
          </section>
        )}
      </div>
    </section>
  );
}

/** The page that is read at the fire: open at the first question on it, folded afterwards. */
function AfterPage({ block, n }: { readonly block: StoryBlock; readonly n: number }): ReactElement {
  const first = useRef(n);
  return (
    <details key={String(n === first.current)} className="fw-camp-page" open={n === first.current}>
      <summary>
        <h2>{block.heading}</h2>
      </summary>
      <Lines lines={block.lines} />
    </details>
  );
}

function Trail({ stages }: { readonly stages: readonly Stage[] }): ReactElement | null {
  if (stages.length === 0) return null;
  return (
    <ol className="fw-trail" aria-label="After the encounter">
      {stages.map(({ says, at }) => (
        <li key={says} aria-current={at === 'now' ? 'step' : undefined} className={at === 'done' ? 'is-done' : ''}>
          {at === 'done' && '✓ '}
          {says}
        </li>
      ))}
    </ol>
  );
}

interface SatchelProps {
  readonly table: Table;
  readonly seat: Seat;
  /** Cards that lie there to be chosen. */
  readonly asked: readonly number[];
}

/** What lies in the satchel and serves nobody yet: cards that were gained, and gear that is not worn. */
function Unused({ table, seat, asked }: SatchelProps): ReactElement | null {
  const satchel = table.view.party.marshals[seat]!.satchel.filter(no => !asked.includes(no));
  if (satchel.length === 0) return null;
  return (
    <section aria-label="Unused in your satchel">
      <h3>
        Unused in your satchel <small>a card counts once it is in your deck</small>
      </h3>
      <div className="fw-camp-cards">
        {satchel.map(no => (
          <WestCard key={no} table={table} no={no} />
        ))}
      </div>
    </section>
  );
}

/** How long somebody lasts: cards to draw now, and after the rest that is offered; and the injuries that lie open. */
function Breath({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const { view, asked } = table;
  const marshal = view.party.marshals[seat]!;
  const [now, spent] = [countOf(marshal.deck), marshal.discard.length];
  const rest = asked?.kind === 'recover' ? Math.min(spent, Number(asked.facts?.['n'] ?? 0)) : 0;
  const injuries = injuriesOf(view, seat);
  return (
    <section aria-label="Your breath">
      <h3>
        {CHARACTER_NAMES[marshal.character]}’s breath <small>an empty deck draws nothing</small>
      </h3>
      <Cards says="now" draw={now} gained={0} of={now + spent} />
      {rest > 0 && <Cards says="after the rest" draw={now} gained={rest} of={now + spent} />}
      {injuries.length > 0 && (
        <div className="fw-camp-cards">
          {injuries.map(no => (
            <WestCard key={no} table={table} no={no} />
          ))}
        </div>
      )}
    </section>
  );
}

interface CardsProps {
  readonly says: string;
  readonly draw: number;
  readonly gained: number;
  readonly of: number;
}

const Cards = ({ says, draw, gained, of }: CardsProps): ReactElement => (
  <p className="fw-breath">
    <span>{says}</span>
    <span aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pile are alike
        <i key={i} className={i < draw ? 'is-left' : i < draw + gained ? 'is-gained' : ''} />
      ))}
    </span>
    <b>{draw + gained} to draw</b>
  </p>
);

/** What each has in the satchel; what belongs to all stands beside the faces. */
const Stores = ({ table: { view } }: { readonly table: Table }): ReactElement => (
  <section aria-label="What the party has">
    <h3>What the party has</h3>
    <ul className="fw-stores-of">
      {view.party.marshals.map((marshal, seat) => (
        <li key={marshal.character}>
          <Face id={marshal.character} name={CHARACTER_NAMES[marshal.character]} size={30} />
          {held(marshal).length === 0 && <small>an empty satchel</small>}
          {held(marshal).map(([kind, n]) => (
            <span key={kind} title={RESOURCE_NAMES[kind]}>
              <Sign name={kind} size={17} /> {n} <small>{RESOURCE_NAMES[kind]}</small>
            </span>
          ))}
          {injuriesOf(view, seat).map(no => (
            <span key={no} className="fw-woe is-injury">
              <Sign name="injury" size={13} /> {nameOf(no)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </section>
);

interface BenchProps {
  readonly table: Table;
  readonly seat: Seat | null;
  readonly cards: readonly number[];
}

const Bench = ({ table, seat, cards }: BenchProps): ReactElement => (
  <div className="fw-camp-cards is-wide">
    {cards.map(no => (
      <Piece key={no} table={table} seat={seat} no={no} />
    ))}
  </div>
);

const GEAR_KINDS: Readonly<Record<GearKind, string>> = { melee: 'Melee weapon', ranged: 'Ranged weapon', trap: 'Trap', armour: 'Armour' };

/** Both sides of a piece of gear, and what the better one costs; the better one alone once it is that. */
function Piece({ table, seat, no }: { readonly table: Table; readonly seat: Seat | null; readonly no: number }): ReactElement {
  const { levels, cost, kind } = gearCard(no);
  const own = seat === null ? undefined : table.view.party.marshals[seat];
  const isDone = own?.upgraded.includes(no) ?? false;
  return (
    <Card table={table} no={no} look={{ sort: 'gear', kind: GEAR_KINDS[kind], icon: <Sign name="bag" size={15} />, says: '' }}>
      <span className="fw-levels">
        {!isDone && <Side face={levels[0]} level="I" />}
        {!isDone && <i aria-hidden="true">➜</i>}
        <Side face={levels[1]} level="II" {...(!isDone && { before: levels[0] })} />
      </span>
      {!isDone && (
        <span className="fw-cost">
          it costs
          {Object.entries(cost).map(([of, n]) => (
            <Cost key={of} of={of} n={n} has={own ? hasOf(own, of, cost) : null} />
          ))}
        </span>
      )}
    </Card>
  );
}

interface CostProps {
  readonly of: string;
  readonly n: number;
  /** How much of it one has; null if nobody in particular looks. */
  readonly has: number | null;
}

const Cost = ({ of, n, has }: CostProps): ReactElement => (
  <span className={has !== null && has < n ? 'is-short' : ''}>
    {of !== 'element' && <Sign name={of as SignName} size={15} />} {n} {of === 'element' ? 'elemental' : RESOURCE_NAMES[of as Resource]}
    {has !== null && <small>(has {has})</small>}
  </span>
);

/** FW-RES-5: what shows a condition; a machine core that is not needed for itself stands for it. */
const ELEMENTAL: readonly Resource[] = ['blaze', 'chill', 'spark', 'bile', 'tar', 'plasma'];
function hasOf(own: MarshalView, of: string, cost: GearCard['cost']): number {
  if (of !== 'element') return resourcesOf(own, of as Resource);
  const cores = Math.max(0, resourcesOf(own, 'core') - (cost.core ?? 0));
  return ELEMENTAL.reduce((sum, kind) => sum + resourcesOf(own, kind), cores);
}

function Side({ face, level, before }: { readonly face: GearFace; readonly level: string; readonly before?: GearFace }): ReactElement {
  const fact = (name: 'range' | 'health' | 'slots'): ReactElement | null =>
    face[name] === undefined ? null : (
      <span className={before && before[name] !== face[name] ? 'is-new' : ''}>
        {name === 'range' && face.range === 0 ? 'same square' : `${name} ${face[name]}`}
      </span>
    );
  const known = before ? gearTexts(before) : [];
  return (
    <span className="fw-side">
      <b>{level}</b>
      <span className={before && before.dice !== face.dice ? 'is-new' : ''}>
        <Dice pool={poolOf(face.dice)} />
      </span>
      {fact('range')}
      {fact('health')}
      {fact('slots')}
      {gearTexts(face).map(says => (
        <small key={says} className={before && !known.includes(says) ? 'is-new' : ''}>
          {says}
        </small>
      ))}
    </span>
  );
}
