/**
 * The stealth column, one carved stone: above, the threat track with whoever is revealed; below, the rows of the alert track. The eye sinks, faces climb, and where they meet somebody is
 * revealed. For what is pointed at, ghosts stand where eye and face would come to stand.
 */
import { plural, sayList } from '@quarry/kernel';
import type { ReactElement } from 'react';
import { CHARACTER_NAMES } from '../../content/names.ts';
import { marshalName } from '../../sentences/names.ts';
import type { View } from '../../state.ts';
import { foreseen, isSeenBy, type Stealth } from '../../telling/stealth.ts';
import { Face } from '../figures/figure.tsx';
import type { Table } from '../names.ts';
import { Eye, Rank } from './signs.tsx';

const RANKS = [1, 2, 3, 4] as const;

export function Column({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const { rows, alert, threat } = view.fight;
  const ghost = foreseen(table);
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
          <Row key={row} table={table} row={row} alert={alert} ghost={ghost} />
        ))}
      </div>
      <p className="fw-after" aria-live="off">
        {ghost ? afterSays(table, ghost) : ''}
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
}

function Row({ table: { view, seat }, row, alert, ghost }: RowProps): ReactElement {
  const hidden = view.party.marshals.flatMap((one, at) => (one.isHidden && one.row === row ? [{ ...one, at }] : []));
  const classes = ['fw-slot', 'fw-row', row <= alert ? 'is-watched' : 'is-safe', row === alert ? 'is-alert' : ''];
  const acting = seat === null ? undefined : view.party.marshals[seat];
  const isFaceGhost = ghost !== null && ghost.row === row && acting?.row !== row;
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <i>{row}</i>
      {row === alert && (
        <span className="fw-alert-eye">
          <Eye isOpen size={22} />
        </span>
      )}
      {ghost && ghost.alert === row && ghost.alert !== alert && (
        <span className="fw-alert-eye is-ghost">
          <Eye isOpen size={20} />
        </span>
      )}
      {hidden.length > 0 && (
        <span className={`fw-faces is-${Math.min(4, hidden.length)}`}>
          {hidden.map(one => (
            <Face key={one.character} id={one.character} name={CHARACTER_NAMES[one.character]} size={28} state="hidden" />
          ))}
        </span>
      )}
      {isFaceGhost && acting && (
        <span className="fw-faces is-ghost">
          <Face id={acting.character} name="" size={26} state="hidden" />
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

/** What would be left, in a line. */
function afterSays({ view }: Table, after: Stealth): string {
  const next = view.party.marshals.flatMap(one => (one.isHidden ? [one.row - after.alert] : []));
  if (isSeenBy(after)) return 'after it: seen';
  if (after.row !== null) return `after it: ${after.row - after.alert === 1 ? 'one row' : plural(after.row - after.alert, 'row')} left`;
  const nearest = Math.min(...next);
  return after.alert === view.fight.alert ? '' : nearest <= 0 ? 'after it: ally seen' : 'after it: eye sinks';
}
