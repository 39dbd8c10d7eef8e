/** What is known of the thing that is looked at, where it is no hunter: a behaviour by its back, a sector by what lies there. */
import type { Ref } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { TERRAIN_NOTES } from '../content/names.ts';
import { positionOf } from '../places.ts';
import { couldBe } from '../questions/foresight.ts';
import { backIn } from '../questions.ts';
import { backSays, groundSays, sectorName } from '../sentences/names.ts';
import { ROMAN } from './hunt/behaviours.tsx';
import type { Table } from './names.ts';

interface Props {
  readonly table: Table;
  readonly about: Ref;
}

/** Of a behaviour, or of a sector. */
export const Known = ({ table, about: { kind, id } }: Props): ReactElement =>
  kind === 'slot' ? <KnownSlot table={table} slot={Number(id)} /> : <KnownSector table={table} sector={Number(id)} />;

function CardSays({ table, no }: { readonly table: Table; readonly no: number }): ReactElement {
  const { name, kind, says } = table.face(no);
  return (
    <p>
      <b>{name}.</b> <small>{kind}</small>
      <br />
      {says}
    </p>
  );
}

/** By its back, and by what has been seen elsewhere: what may lie there. */
function KnownSlot({ table, slot }: { readonly table: Table; readonly slot: number }): ReactElement {
  const { view } = table;
  const one = view.monster.slots[slot]!;
  const [up] = one.up;
  const could = up !== undefined ? [up] : couldBe(view, slot);
  return (
    <div className="pa pa-gear">
      <h3>
        Behaviour {ROMAN[slot] ?? slot + 1}{' '}
        <small>{one.isLocked ? 'locked' : one.isStunned ? 'stunned' : up === undefined ? 'asleep' : ''}</small>
      </h3>
      {one.isLocked && <p>It may be opened in the course of the hunt.</p>}
      {backIn(one) >= 0 && up === undefined && (
        <p>
          It wakes {backSays(one)}.{' '}
          {could.length > 1 ? `One of these ${could.length} lies there:` : could.length === 1 ? 'Only this can lie there:' : ''}
        </p>
      )}
      {could.map(no => (
        <CardSays key={no} table={table} no={no} />
      ))}
    </div>
  );
}

function KnownSector({ table: { view }, sector }: { readonly table: Table; readonly sector: number }): ReactElement {
  const kinds = [...new Set(view.terrain.filter(one => one.sector === sector).map(one => one.kind))];
  return (
    <div className="pa pa-gear">
      <h3>
        {sectorName(sector)} <small>{positionOf(view, sector)}</small>
      </h3>
      <p>{groundSays(view, sector) || 'Bare earth'}.</p>
      {kinds.map(kind => (
        <p key={kind}>{TERRAIN_NOTES[kind]}.</p>
      ))}
    </div>
  );
}
