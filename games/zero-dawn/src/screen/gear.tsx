/** What a hunter wears, knows and owns: equipment by arc with its modifications, traits, salvage, Suns. */
import { plural, type Seat } from '@quarry/kernel';
import { DeckBar, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { equipmentCard, KITS, nameOf, salvageCard } from '../content/box.ts';
import { ARCS, type Arc, RESOURCES, type Resource } from '../content/kinds.ts';
import { RESOURCE_NAMES } from '../printed-names.ts';
import { ARC_ICONS, iconOf, RESOURCE_ICONS, SlotRow } from './cards.tsx';
import { DiceRow, Icon, ShieldIcon, SunToken } from './figures.tsx';
import { cardRef, count, type HunterView, hunterName, personSays, type Table } from './names.ts';
import { deckOf } from './party.tsx';

const ARC_NAMES: Readonly<Record<Arc, string>> = { melee: 'Melee', ranged: 'Ranged', sidearm: 'Sidearm', armour: 'Armour', pouch: 'Pouch' };

/** Held salvage by kind; wild cards apart. */
export function purseOf(salvage: readonly number[]): { readonly kind: Resource | 'wild'; readonly n: number }[] {
  const kinds = salvage.map(no => {
    const card = salvageCard(no);
    return card.kind === 'resource' ? card.resource : 'wild';
  });
  return [...RESOURCES, 'wild' as const].map(kind => ({ kind, n: kinds.filter(one => one === kind).length })).filter(({ n }) => n > 0);
}

export function Purse({ salvage }: { salvage: readonly number[] }): ReactElement {
  const purse = purseOf(salvage);
  if (purse.length === 0) return <p className="zd-hint">No salvage.</p>;
  return (
    <ul className="zd-purse">
      {purse.map(({ kind, n }) => (
        <li key={kind}>
          <Icon name={kind === 'wild' ? 'sun' : RESOURCE_ICONS[kind]} size={20} />
          <b>{n}</b> {kind === 'wild' ? 'any kind' : RESOURCE_NAMES[kind]}
        </li>
      ))}
    </ul>
  );
}

function ModificationRow({ table, no }: { table: Table; no: number }): ReactElement {
  const face = table.face(no);
  const { isLit, options, props } = useThing(table, cardRef(no), face.name);
  return (
    <li>
      <ThingBox className={`zd-modification${isLit ? ' is-lit' : ''}`} button={options.length === 1 ? props : null}>
        <Icon name={iconOf(no)} size={15} />
        <span>
          <b>{face.name}</b> {face.says}
        </span>
      </ThingBox>
    </li>
  );
}

function ArcRow({ table, hunter, arc }: { table: Table; hunter: HunterView; arc: number }): ReactElement {
  const no = hunter.equipment[arc] ?? -1;
  const name = ARC_NAMES[ARCS[arc]!];
  const { isLit, options, props } = useThing(table, cardRef(no), no >= 0 ? nameOf(no) : name);
  const on = hunter.modifications.filter(one => one.on === arc);
  if (no < 0) {
    return (
      <li className="zd-arc is-empty">
        <div className="zd-arc-card">
          <Icon name={ARC_ICONS[ARCS[arc]!]} size={26} />
          <span>
            <span className="zd-arc-kind">{name}</span> nothing
          </span>
        </div>
      </li>
    );
  }
  const card = equipmentCard(no);
  return (
    <li className={`zd-arc${isLit ? ' is-lit' : ''}`}>
      <ThingBox className="zd-arc-card" button={options.length === 1 ? props : null}>
        <Icon name={ARC_ICONS[ARCS[arc]!]} size={26} />
        <div>
          <span className="zd-arc-kind">{name}</span>
          <b className="zd-arc-name">
            {card.name} <SlotRow n={card.slots} filled={on.length} />
          </b>
          {'dice' in card && <DiceRow dice={card.dice} size={20} />}
          <p>{table.face(no).says}</p>
        </div>
      </ThingBox>
      {card.slots > 0 && (
        <ul className="zd-modifications" aria-label="Modifications">
          {on.map(one => (
            <ModificationRow key={one.card} table={table} no={one.card} />
          ))}
          {on.length < card.slots && (
            <li className="is-free">{`${plural(card.slots - on.length, 'free slot')} for a ${card.kind === 'armour' ? 'weave' : 'coil'}`}</li>
          )}
        </ul>
      )}
    </li>
  );
}

export function GearOf({ table, seat, onClose }: { table: Table; seat: Seat; onClose?: () => void }): ReactElement {
  const { view } = table;
  const hunter = view.hunters[seat]!;
  const kit = KITS[hunter.hunter];
  if (!kit) return <p className="zd-hint">No hunter is chosen for this seat yet.</p>;
  const spare = hunter.modifications.filter(one => one.on < 0);
  const suns = [
    ['blazing', hunter.blazingSuns],
    ['full', hunter.fullSuns],
    ['half', hunter.halfSuns],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is long, and is scrolled by keys once it has the focus
    <article className="zd-gear" tabIndex={0} aria-label={`Gear of ${hunterName(view, seat)}`}>
      <header>
        <ShieldIcon hunter={hunter.hunter} size={54} isDown={!hunter.isUp} />
        <span>
          <h3>{hunterName(view, seat)}</h3>
          <span className="zd-hint">
            {personSays(table.people, seat, table.seat)} · deck of{' '}
            {count(hunter.draw) + count(hunter.hand) + count(hunter.discard) + count(hunter.scrapped)}, at most {hunter.maxDeck}
          </span>
        </span>
        {onClose && (
          <button type="button" className="zd-close" aria-label="Back to all machines" onClick={onClose}>
            ×
          </button>
        )}
      </header>
      <DeckBar deck={deckOf(hunter)} />
      <ul className="zd-arcs">
        {ARCS.map((arc, i) => (
          <ArcRow key={arc} table={table} hunter={hunter} arc={i} />
        ))}
      </ul>
      {spare.length > 0 && (
        <>
          <h4>Modifications not fitted</h4>
          <ul className="zd-modifications">
            {spare.map(one => (
              <ModificationRow key={one.card} table={table} no={one.card} />
            ))}
          </ul>
        </>
      )}
      <h4>Traits</h4>
      <ul className="zd-traits">
        {[kit.profile, ...hunter.traits].map(no => (
          <li key={no}>
            <b>{table.face(no).name}</b> {table.face(no).says}
          </li>
        ))}
      </ul>
      <h4>Salvage</h4>
      <Purse salvage={hunter.salvage} />
      {view.mode === 'standard' && (
        <>
          <h4>Suns</h4>
          <p className="zd-gear-suns">
            {suns.map(([sun, n]) => (
              <span key={sun}>
                <SunToken sun={sun} size={28} /> {n} {sun}
              </span>
            ))}
          </p>
        </>
      )}
    </article>
  );
}

export function Gear(table: Table): ReactElement {
  const { seat, view } = table;
  return (
    <div className="zd zd-gear-panel">
      {seat !== null && view.hunters[seat] ? (
        <GearOf table={table} seat={seat} />
      ) : (
        view.hunters.map((hunter, other) => <GearOf key={hunter.hunter} table={table} seat={other} />)
      )}
    </div>
  );
}
