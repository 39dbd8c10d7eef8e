/** What a Marshal carries: four pieces of gear with their dice, what is fitted to them, and the satchel. */
import { plural, type Seat } from '@quarry/kernel';
import { alwaysOpen, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { gearCard } from '../content/box.ts';
import { poolOf } from '../content/dice.ts';
import { type GearKind, RESOURCES, type Resource } from '../content/kinds.ts';
import { CHARACTER_NAMES, RESOURCE_NAMES, TOKEN_NAMES } from '../content/names.ts';
import { commandRange, faceOf, fittedOn, isUpgraded, profileOf, resourcesOf } from '../questions.ts';
import { cardName } from '../sentences/names.ts';
import type { MarshalView } from '../state.ts';
import { cardRef } from '../telling/refs.ts';
import { Dice } from './dice.tsx';
import { Face } from './figures/figure.tsx';
import { WestCard } from './hand.tsx';
import { sortIn, type Table } from './names.ts';
import { Sign, type SignName } from './signs.tsx';

const SIGNS: Readonly<Record<GearKind, SignName>> = { melee: 'blade', ranged: 'bow', trap: 'snare', armour: 'cloak' };

export function Gear(table: Table): ReactElement {
  const { view, seat } = table;
  return (
    <aside className="fw fw-gear" aria-label="Gear">
      {view.party.marshals
        .map((one, at) => ({ one, at }))
        .toSorted((a, b) => Number(b.at === seat) - Number(a.at === seat))
        .map(({ one, at }) => (
          <GearOf key={one.character} table={table} seat={at} />
        ))}
      <Common table={table} />
    </aside>
  );
}

export function GearOf({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactElement {
  const { view } = table;
  const marshal = view.party.marshals[seat]!;
  const { command } = profileOf(view, seat);
  return (
    <section className="fw-kit" aria-label={CHARACTER_NAMES[marshal.character]}>
      <header>
        <Face id={marshal.character} name="" size={34} />
        <h3>{CHARACTER_NAMES[marshal.character]}</h3>
        <small>
          command {commandRange(view, seat)} <Dice pool={poolOf(command.dice)} />
        </small>
      </header>
      <ul className="fw-pieces">
        {marshal.gear
          .filter(card => sortIn(card) === 'gear')
          .map(card => (
            <GearPiece key={card} table={table} marshal={marshal} card={card} />
          ))}
      </ul>
      <Satchel table={table} marshal={marshal} />
    </section>
  );
}

function GearPiece({
  table,
  marshal,
  card,
}: {
  readonly table: Table;
  readonly marshal: MarshalView;
  readonly card: number;
}): ReactElement {
  const printed = gearCard(card);
  const { range, health, dice, slots = 0 } = faceOf(marshal, card);
  const fitted = fittedOn(marshal, card);
  const { isLit, isChosen, props } = useThing(table, cardRef(card), printed.name);
  const facts = [range === undefined ? '' : range === 0 ? 'same square' : `range ${range}`, health === undefined ? '' : `health ${health}`];
  return (
    <li>
      <ThingBox
        className={`fw-piece${isLit ? ' is-lit' : ''}${isChosen ? ' is-chosen' : ''}`}
        about={`card ${card}`}
        button={alwaysOpen(props)}
      >
        <Sign name={SIGNS[printed.kind]} size={24} />
        <span className="fw-piece-what">
          <b>
            {printed.name} <span className="fw-level">{isUpgraded(marshal, card) ? 'II' : 'I'}</span>
          </b>
          <small>{facts.filter(Boolean).join(', ')}</small>
          {slots > 0 && <small>{fitted.length > 0 ? fitted.map(cardName).join(', ') : `${plural(slots, 'slot')} free`}</small>}
        </span>
        <Dice pool={poolOf(dice)} />
      </ThingBox>
    </li>
  );
}

export const held = (marshal: MarshalView): readonly (readonly [Resource, number])[] =>
  RESOURCES.flatMap(kind => (resourcesOf(marshal, kind) > 0 ? [[kind, resourcesOf(marshal, kind)] as const] : []));

function Satchel({ table, marshal }: { readonly table: Table; readonly marshal: MarshalView }): ReactElement {
  const all = held(marshal);
  return (
    <>
      <p className="fw-satchel">
        {all.length === 0 && 'An empty satchel.'}
        {all.map(([kind, n]) => (
          <span key={kind}>
            <Sign name={kind} size={17} /> {n} {RESOURCE_NAMES[kind]}
          </span>
        ))}
      </p>
      {marshal.satchel.length > 0 && (
        <details className="fw-more">
          <summary>{plural(marshal.satchel.length, 'card')} in the satchel</summary>
          <div className="card-row-cards">
            {marshal.satchel.map(card => (
              <WestCard key={card} table={table} no={card} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** What belongs to everybody: tokens of the chapter and special cards. */
function Common({ table }: { readonly table: Table }): ReactElement | null {
  const { tokens, party } = table.view;
  if (tokens.length + party.waiting.length === 0) return null;
  return (
    <section className="fw-kit" aria-label="The party">
      <h3>The party</h3>
      {tokens.length > 0 && <p className="fw-satchel">{tokens.map(token => TOKEN_NAMES[token]).join(', ')}</p>}
      <div className="card-row-cards">
        {party.waiting.map(card => (
          <WestCard key={card} table={table} no={card} />
        ))}
      </div>
    </section>
  );
}
