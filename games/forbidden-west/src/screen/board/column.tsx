/**
 * The stealth column, one carved stone: above, the threat track with whoever is revealed; below, the rows of the alert track. The eye sinks, faces climb, and where they meet somebody is
 * revealed. For what is pointed at, ghosts stand where eye and face would come to stand.
 */
import { type Seat, sayList } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { CHARACTER_NAMES } from '../../content/names.ts';
import { marshalName } from '../../sentences/names.ts';
import { rowsLeft } from '../../sentences/stealth.ts';
import type { View } from '../../state.ts';
import { foreseen, type Stealth, seenThen } from '../../telling/stealth.ts';
import { Face } from '../figures/figure.tsx';
import type { Table } from '../names.ts';
import { Eye, Rank } from './signs.tsx';

const RANKS = [1, 2, 3, 4] as const;

export function Column({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const { rows, alert, threat } = view.fight;
  const ghost = foreseen(table);
  const seen = ghost && table.seat !== null ? seenThen(view, table.seat, ghost) : [];
  const ranks = RANKS.slice(0, Math.max(1, view.party.marshals.length));
  return (
    <aside className="fw-column-stone" aria-label="Stealth" data-rows={rows} data-kept="">
      <p className="fw-unseen">{columnSays(view)}</p>
      <div className="fw-ranks" aria-hidden="true">
        <b>Revealed</b>
        {ranks.map((rank, i) => (
          <RankSlot key={rank} view={view} rank={rank} seat={threat[i]} />
        ))}
      </div>
      <div className="fw-rows" aria-hidden="true">
        <b>Alert</b>
        {Array.from({ length: rows }, (_, i) => i + 1).map(row => (
          <Row key={row} table={table} row={row} alert={alert} ghost={ghost} seen={seen} />
        ))}
      </div>
      <p className={seen.length > 0 ? 'fw-after is-seen' : 'fw-after'} aria-live="off">
        {ghost ? afterSays(table, ghost, seen) : ''}
      </p>
    </aside>
  );
}

function RankSlot({ view, rank, seat }: { readonly view: View; readonly rank: number; readonly seat: number | undefined }): ReactElement {
  const marshal = seat === undefined ? undefined : view.party.marshals[seat];
  return (
    <span className={marshal ? 'fw-slot is-taken' : 'fw-slot'}>
      {marshal ? <Rank rank={rank} size={26} /> : <i>{rank}</i>}
      {marshal && <Face id={marshal.character} name={CHARACTER_NAMES[marshal.character]} size={30} state="seen" />}
    </span>
  );
}

interface RowProps {
  readonly table: Table;
  readonly row: number;
  readonly alert: number;
  readonly ghost: Stealth | null;
  /** Who would be seen by what is pointed at. */
  readonly seen: readonly Seat[];
}

function Row({ table: { view, seat }, row, alert, ghost, seen }: RowProps): ReactElement {
  const hidden = view.party.marshals.flatMap((one, at) => (one.isHidden && one.row === row ? [{ ...one, at }] : []));
  const classes = ['fw-slot', 'fw-row', row <= alert ? 'is-watched' : 'is-safe', row === alert ? 'is-alert' : ''];
  const acting = seat === null ? undefined : view.party.marshals[seat];
  const comes = ghost !== null && ghost.row === row && acting?.row !== row ? acting : undefined;
  const crowd = hidden.length + (comes ? 1 : 0);
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <i>{row}</i>
      {row === alert && (
        <span className="fw-alert-eye">
          <Eye isOpen size={22} />
        </span>
      )}
      {ghost && ghost.alert === row && ghost.alert !== alert && (
        <span className={crowd > 0 ? 'fw-alert-eye is-ghost is-beside' : 'fw-alert-eye is-ghost'}>
          <Eye isOpen size={20} />
        </span>
      )}
      {crowd > 0 && (
        <span className={`fw-faces is-${Math.min(4, crowd)}`}>
          {comes && (
            <span className="fw-face-ghost">
              <Face id={comes.character} name="" size={26} state={seat !== null && seen.includes(seat) ? 'seen' : 'hidden'} />
            </span>
          )}
          {hidden.map(one => (
            <Face
              key={one.character}
              id={one.character}
              name={CHARACTER_NAMES[one.character]}
              size={28}
              state={one.at !== seat && seen.includes(one.at) ? 'seen' : 'hidden'}
            />
          ))}
        </span>
      )}
    </span>
  );
}

/** All of it for whoever hears the page. */
function columnSays(view: View): string {
  const { alert, rows, threat } = view.fight;
  const hidden = view.party.marshals.flatMap((one, seat) => (one.isHidden ? [`${marshalName(view, seat)} in row ${one.row}`] : []));
  const seen = threat.map((seat, i) => `${marshalName(view, seat)} with threat ${i + 1}`);
  return [
    `The eye stands in alert row ${alert} of ${rows}.`,
    hidden.length > 0 ? `Hidden: ${sayList(hidden)}.` : 'Nobody is hidden.',
    seen.length > 0 ? `Revealed: ${sayList(seen)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What would be left, in a line; who would be seen comes first. */
function afterSays({ view, seat }: Table, after: Stealth, seen: readonly Seat[]): string {
  if (seen.length > 0) return `after it: ${sayList(seen.map(one => (one === seat ? 'you' : marshalName(view, one))))} seen`;
  if (after.row !== null) return `after it: ${rowsLeft(after.row - after.alert)} left`;
  return after.alert === view.fight.alert ? '' : 'after it: eye sinks';
}
