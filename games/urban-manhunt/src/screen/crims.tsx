/** The crims: the mugshot card of the one that is looked at, and all of them in the order in which they act, with what each is about to do. */
import type { Ref } from '@quarry/kernel';
import { isSame } from '@quarry/screen';
import { Queue, type Queued, ShowPanel, Told } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { crimCap } from '../questions.ts';
import { sketch } from '../sentences/sketch.ts';
import type { CrimView } from '../state.ts';
import { attackingIn } from './board/chances.ts';
import { isActing } from './board/forecast.ts';
import { Mugshot } from './mugshot.tsx';
import { crimPrinted, crimRef, hunterRef, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { HunterCard } from './slate.tsx';

const isAfter = (table: Table, { no }: CrimView): boolean =>
  table.seat !== null && (table.intent?.(crimRef(no))?.attacks?.some(whom => isSame(whom, hunterRef(table.seat!))) ?? false);

/** UM-CRIM-2: by arrival number. Those that have acted in this phase are behind it. */
function queued(table: Table, crim: CrimView): Queued {
  const about = crimRef(crim.no);
  const { name } = table.face(crim.card);
  const intent = table.intent?.(about);
  const { view } = table;
  const isNow = isActing(view, crim);
  const isDone = view.phase === 'crim' && crim.no <= view.acted && !isNow;
  return {
    about,
    no: crim.no,
    name,
    picture: <Portrait id={crimPrinted(crim.card)?.id ?? ''} name={name} size={26} isRound />,
    says: isNow ? 'acts now' : isDone ? 'has acted' : (intent?.says ?? ''),
    why: isNow ? undefined : intent?.why,
    isAlert: isAfter(table, crim) || attackingIn(table, about) !== null,
    isDone,
  };
}

/** What is looked at and is neither a crim nor a hunter: a pod, a tube, a corner, a card. */
function Other({ table, about }: { readonly table: Table; readonly about: Ref }): ReactElement | null {
  if (about.kind === 'card') {
    const { name, kind, says } = table.face(Number(about.id));
    return <Told name={name} says={[kind, says]} />;
  }
  const piece = sketch(table.view).pieces.find(({ ref }) => isSame(ref, about));
  return piece ? <p>{piece.says}.</p> : null;
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
  const order = crims.toSorted((a, b) => a.no - b.no);
  return (
    <ShowPanel>
      <Looked table={table} />
      <section aria-label="The order of acting">
        <h3 className="show-heading">{`Crims act in this order · ${crims.length} of ${crimCap(table.view)}`}</h3>
        {crims.length === 0 && <p>No crim is in the zone yet.</p>}
        <Queue table={table} queued={order.map(crim => queued(table, crim))} />
        {crims.some(crim => isAfter(table, crim)) && <p className="show-hint">Red: these will attack you, as things stand.</p>}
      </section>
    </ShowPanel>
  );
}
