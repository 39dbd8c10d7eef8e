/** The crims: the mugshot card of the one that is looked at, and all of them in the order in which they act, with what each is about to do. */
import type { Ref } from '@quarry/kernel';
import { alwaysOpen, isSame, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { crimCap } from '../questions.ts';
import { sketch } from '../sentences/sketch.ts';
import type { CrimView } from '../state.ts';
import { Mugshot } from './mugshot.tsx';
import { crimPrinted, crimRef, hunterRef, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { HunterCard } from './slate.tsx';

const isAfter = (table: Table, { no }: CrimView): boolean =>
  table.seat !== null && (table.intent?.(crimRef(no))?.attacks?.some(whom => isSame(whom, hunterRef(table.seat!))) ?? false);

/** UM-CRIM-2: by arrival number. Those that have acted in this phase are behind it. */
function Coming({ table, crim }: { readonly table: Table; readonly crim: CrimView }): ReactElement {
  const about = crimRef(crim.no);
  const { name } = table.face(crim.card);
  const thing = useThing(table, about, '', true);
  const intent = table.intent?.(about);
  const isDone = table.view.phase === 'crim' && crim.no <= table.view.acted;
  const states = [
    isAfter(table, crim) && 'is-after-you',
    isDone && 'is-done',
    thing.isLit && 'is-lit',
    (thing.isPointed || thing.isChosen) && 'is-pointed',
    isSame(table.inspected, about) && 'is-inspected',
  ];
  return (
    <li>
      <ThingBox className={['um-crim', ...states].filter(Boolean).join(' ')} button={alwaysOpen(thing.props)}>
        <b className="um-no um-title">{crim.no}</b>
        <span className="um-ring" aria-hidden="true">
          <Portrait id={crimPrinted(crim.card)?.id ?? ''} name={name} size={26} isRound />
        </span>
        <span className="um-crim-name">{name}</span>
        <span className="um-intent" title={intent?.why}>
          {isDone ? 'has acted' : (intent?.says ?? '')}
        </span>
      </ThingBox>
    </li>
  );
}

/** What is looked at and is neither a crim nor a hunter: a pod, a tube, a corner, a card. */
function Other({ table, about }: { readonly table: Table; readonly about: Ref }): ReactElement | null {
  if (about.kind === 'card') {
    const { name, kind, says } = table.face(Number(about.id));
    return (
      <article className="um-told">
        <h4 className="um-title">{name}</h4>
        <p>{kind}</p>
        <p>{says}</p>
      </article>
    );
  }
  const piece = sketch(table.view).pieces.find(({ ref }) => isSame(ref, about));
  return piece ? <p className="um-told">{piece.says}.</p> : null;
}

function Looked({ table }: { readonly table: Table }): ReactElement | null {
  const { view, inspected } = table;
  const crim =
    inspected?.kind === 'crim'
      ? view.crims.find(one => one.no === inspected.id)
      : view.crims.find(one => !inspected && isAfter(table, one));
  if (crim) return <Mugshot table={table} crim={crim} />;
  if (!inspected) return null;
  const seat = Number(inspected.id);
  return inspected.kind === 'hunter' && view.hunters[seat] ? (
    <HunterCard table={table} seat={seat} />
  ) : (
    <Other table={table} about={inspected} />
  );
}

export function Crims(table: Table): ReactElement {
  const { crims } = table.view;
  return (
    <div className="um um-panel">
      <Looked table={table} />
      <section aria-label="The order of acting">
        <h3>{`Crims act in this order · ${crims.length} of ${crimCap(table.view)}`}</h3>
        {crims.length === 0 && <p>No crim is in the zone yet.</p>}
        <ol className="um-order">
          {crims
            .toSorted((a, b) => a.no - b.no)
            .map(crim => (
              <Coming key={crim.no} table={table} crim={crim} />
            ))}
        </ol>
        {crims.some(crim => isAfter(table, crim)) && <p className="um-hint">Red: these will attack you, as things stand.</p>}
      </section>
    </div>
  );
}
