/** A score tower: who leads, whose turn it is and who is out, how each of them is, and in which order they act. On a phone a row of tiles. */
import { limit, outOf, type Ref, type Seat } from '@quarry/kernel';
import type { ReactElement, ReactNode } from 'react';
import { useGlance } from '../glance.ts';
import { isSame } from '../refs.ts';
import { Seats } from '../seats/seat-panel.tsx';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { alwaysOpen, stateClasses, ThingBox } from '../thing-box.tsx';
import { Slots } from './signs.tsx';
import { tinted } from './tint.ts';

/** One of them, with everything that a row says. */
export interface Scored {
  readonly seat: Seat;
  readonly about: Ref;
  readonly name: string;
  /** What is called out, where there is little room. */
  readonly short: string;
  /** Who sits there; empty if that is the name. */
  readonly person: string;
  readonly tint: string;
  /** `on` has the turn, `off` is out, `done` and `next` are of this round. */
  readonly standing: 'on' | 'off' | 'done' | 'next' | 'ready';
  /** The same in words; empty if there is nothing to say. */
  readonly standingSays: string;
  /** What happens now is not about them. */
  readonly isOut: boolean;
  /** Their place; none before anything is scored. */
  readonly rank: number | null;
  readonly points: number;
  /** What was gained since one's own turn. */
  readonly gain: number;
  readonly wounds: number;
  /** None if that is not known yet. */
  readonly mostWounds: number;
  picture(size: number): ReactNode;
  /** What they hold: on a tile there is room for `marks` alone. */
  readonly holds: ReactNode;
  readonly marks: ReactNode;
}

interface RowProps {
  readonly table: AnyTable;
  readonly of: Scored;
}

function useRow(table: AnyTable, base: string, { about, name, standing, isOut }: Scored) {
  const thing = useThing(table, about, name);
  const isInspected = isSame(table.inspected, about);
  const className = stateClasses(base, thing, `is-${standing}`, isInspected && 'is-inspected', isOut && !thing.isLit && 'is-out');
  return { thing, className };
}

const Face = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span className="show-ring" aria-hidden="true">
    {children}
  </span>
);

const woundsSay = ({ wounds, mostWounds }: Scored): string => outOf(wounds, mostWounds, 'wound', limit);

/** What somebody has taken; of whoever is out, how much of it is gone again. */
const Life = ({ of: { standing, wounds, mostWounds } }: { readonly of: Scored }): ReactElement =>
  standing === 'off' ? <Slots n={mostWounds - wounds} of={mostWounds} isHealed /> : <Slots n={wounds} of={mostWounds} isHurt />;

function Row({ table, of }: RowProps): ReactElement {
  const { about, name, person, points, gain } = of;
  const { thing, className } = useRow(table, 'show-row', of);
  const glance = useGlance(table);
  return (
    <li data-seat={of.seat} style={tinted(of.tint)}>
      <ThingBox
        className={className}
        button={alwaysOpen(thing.props)}
        onMouseEnter={() => !thing.isLit && glance.enter(about)}
        onMouseLeave={() => glance.leave()}
        onClickCapture={() => glance.keep()}
      >
        <span className="show-rank show-title">{of.rank}</span>
        <Face>{of.picture(38)}</Face>
        <b className="show-name show-title">{name}</b>
        <span className="show-points">
          <b className="show-title">{points}</b>
          <span className="show-unseen">{points === 1 ? ' point' : ' points'}</span>
          {gain !== 0 && <small>{gain > 0 ? `+${gain}` : gain}</small>}
        </span>
        <span className="show-air">{[of.standingSays, person].filter(Boolean).join(' · ')}</span>
        {of.mostWounds > 0 && (
          <span className="show-life">
            <Life of={of} /> {of.standing === 'off' ? `${of.mostWounds - of.wounds} of ${of.mostWounds} recovered` : woundsSay(of)}
          </span>
        )}
        <span className="show-holds">{of.holds}</span>
      </ThingBox>
    </li>
  );
}

function Tile({ table, of }: RowProps): ReactElement {
  const { name, gain } = of;
  const { thing, className } = useRow(table, 'show-tile', of);
  return (
    <li data-seat={of.seat} style={tinted(of.tint)}>
      <ThingBox className={className} button={alwaysOpen(thing.props)}>
        <b className="show-name show-title">
          <span className="show-unseen">{`${name}, ${[of.standingSays, of.person || name].filter(Boolean).join(', ')}: `}</span>
          <span aria-hidden="true">{of.short}</span>
        </b>
        <span className="show-points">
          <b className="show-title">{of.points}</b>
          <span className="show-unseen">{`${gain > 0 ? ` (${gain} more)` : ''} points, ${woundsSay(of)}`}</span>
        </span>
        {of.standing === 'off' ? <span className="show-air">{of.standingSays}</span> : of.marks}
        <Life of={of} />
      </ThingBox>
    </li>
  );
}

interface TowerProps {
  readonly table: AnyTable;
  readonly isNarrow: boolean;
  /** From whoever leads. */
  readonly scored: readonly Scored[];
  /** What stands below the rows: what one plays for. */
  readonly aims?: ReactNode;
  /** Seats in the order in which they act, if it is told. */
  readonly order?: readonly Seat[];
}

export function ScoreTower({ table, isNarrow, scored, aims, order = [] }: TowerProps): ReactElement {
  const One = isNarrow ? Tile : Row;
  return (
    <div className="show-tower">
      <Seats isNarrow={isNarrow} motion={table.motion} className={isNarrow ? 'show-tiles' : 'show-rows'}>
        {scored.map(of => (
          <One key={of.seat} table={table} of={of} />
        ))}
      </Seats>
      {!isNarrow && aims}
      {!isNarrow && order.length > 0 && <TurnOrder scored={scored} order={order} />}
    </div>
  );
}

/** Who acts when: those who have are ticked off. */
function TurnOrder({ scored, order }: Required<Pick<TowerProps, 'scored' | 'order'>>): ReactElement {
  return (
    <section className="show-initiative" aria-label="Initiative">
      <h3 className="show-heading">Initiative</h3>
      <ol>
        {order.map(seat => {
          const { name, tint, standing, standingSays, picture } = scored.find(one => one.seat === seat)!;
          const says = [name, standingSays].filter(Boolean).join(', ');
          return (
            <li key={seat} className={`is-${standing}`} style={tinted(tint)} title={says}>
              <Face>{picture(26)}</Face>
              <span className="show-unseen">{says}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export interface Aim {
  readonly name: string;
  readonly points: number;
  readonly isAim: boolean;
  readonly isReached: boolean;
}

/** What one plays for, where there is nobody to beat. */
export const Aims = ({ aims }: { readonly aims: readonly Aim[] }): ReactElement => (
  <ul className="show-targets" aria-label="Targets">
    {aims.map(({ name, points, isAim, isReached }) => (
      <li key={name} className={[isAim && 'is-aim', isReached && 'is-reached'].filter(Boolean).join(' ')}>
        {name} <b className="show-title">{points}</b>
        <span className="show-unseen">{isReached ? ', reached' : isAim ? ', the aim' : ''}</span>
      </li>
    ))}
  </ul>
);
