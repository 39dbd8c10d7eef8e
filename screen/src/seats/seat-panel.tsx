/** Who plays, and how they are: a panel for each seat beside the board; on a phone a strip of them. */
import type { Ref, Seat } from '@quarry/kernel';
import type { ReactElement, ReactNode } from 'react';
import { useGlance } from '../glance.ts';
import { isSame } from '../refs.ts';
import type { AnyTable, Motion } from '../table.ts';
import { useThing } from '../thing.tsx';
import { alwaysOpen, stateClasses, ThingBox } from '../thing-box.tsx';
import { useSwapped } from './swapped.ts';

interface PartyProps {
  /** One strip. */
  readonly isNarrow: boolean;
  readonly className?: string;
  /** Where their order changes they go to their new places, as each `li` is known by its `data-seat`; at once if it is left out. */
  readonly motion?: Motion;
  /** What stands below the panels. */
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/** The row of all of them. */
export function Seats({ isNarrow, className = '', motion = 'off', legend, children }: PartyProps): ReactElement {
  const list = useSwapped(motion);
  if (isNarrow) {
    return (
      <ul className={`seat-strip ${className}`} aria-label="Party" ref={list}>
        {children}
      </ul>
    );
  }
  return (
    <div className={`seat-panels ${className}`}>
      <ul aria-label="Party" ref={list}>
        {children}
      </ul>
      {legend}
    </div>
  );
}

interface HeadProps {
  readonly name: string;
  /** Who sits there, what part they have. */
  readonly who: ReactNode;
  readonly picture: ReactNode;
  readonly isActive: boolean;
}

const Head = ({ name, who, picture, isActive }: HeadProps): ReactElement => (
  <span className="seat-head">
    {picture}
    <span className="seat-who">
      <b>{name}</b>
      <span>{who}</span>
    </span>
    {isActive && <span className="seat-turn">turn</span>}
  </span>
);

interface SeatProps {
  readonly table: AnyTable;
  /** Whose it is: what somebody says or wins is shown there. */
  readonly seat: Seat;
  readonly about: Ref;
  /** All that is to be known of the seat, for whoever hears it. */
  readonly says: string;
  readonly isActive: boolean;
  /** Out of play: fainted, dead. */
  readonly isSpent?: boolean;
}

interface PanelProps extends SeatProps, Omit<HeadProps, 'isActive'> {
  /** The colour of its edge. */
  readonly colour?: string;
  /** Below the head: a bar, tokens. */
  readonly children?: ReactNode;
}

export function SeatPanel({ table, seat, about, says, isActive, isSpent = false, colour, children, ...head }: PanelProps): ReactElement {
  const thing = useThing(table, about, says);
  const glance = useGlance(table);
  return (
    <li data-seat={seat}>
      <ThingBox
        className={stateClasses(
          'seat-panel',
          thing,
          isActive && 'is-active',
          isSame(table.inspected, about) && 'is-inspected',
          isSpent && 'is-spent',
        )}
        button={alwaysOpen(thing.props)}
        onMouseEnter={() => !thing.isLit && glance.enter(about)}
        onMouseLeave={() => glance.leave()}
        onClickCapture={() => glance.keep()}
        style={colour ? { borderLeftColor: colour } : {}}
      >
        <Head {...head} isActive={isActive} />
        {children}
      </ThingBox>
    </li>
  );
}

interface StripProps extends SeatProps {
  readonly name: string;
  readonly picture: ReactNode;
  readonly marks?: ReactNode;
  /** How much is left to draw and in hand, of how much. */
  readonly deck?: { readonly draw: number; readonly hand: number; readonly of: number };
}

export function SeatStrip({ table, seat, about, says, isActive, isSpent = false, name, picture, marks, deck }: StripProps): ReactElement {
  const thing = useThing(table, about, says);
  const part = (n: number): { readonly width: string } => ({ width: `${(n / Math.max(1, deck!.of)) * 100}%` });
  return (
    <li data-seat={seat}>
      <ThingBox
        className={stateClasses('seat-strip-one', thing, isActive && 'is-active', isSpent && 'is-spent')}
        button={alwaysOpen(thing.props)}
      >
        <span className="seat-strip-head">
          {picture}
          <b>{name}</b>
        </span>
        <span className="seat-strip-marks">{marks}</span>
        <span className="card-unseen">{says}</span>
        {deck && (
          <span className="seat-strip-bar" aria-hidden="true">
            <i className="is-draw" style={part(deck.draw)} />
            <i className="is-hand" style={part(deck.hand)} />
          </span>
        )}
      </ThingBox>
    </li>
  );
}

interface OthersProps extends HeadProps {
  readonly isNarrow: boolean;
  /** What stands for them in a strip. */
  readonly short: ReactNode;
  readonly says: string;
}

/** Whoever acts and has no seat, enemies above all: they stand among the seats, so that one sees when it is their turn. */
export function OthersPanel({ isNarrow, short, says, name, who, picture, isActive }: OthersProps): ReactElement {
  return isNarrow ? (
    <li className="seat-strip-others">
      <div className={`seat-strip-one is-others${isActive ? ' is-active' : ''}`}>
        <span className="seat-strip-head">
          {picture}
          <b aria-hidden="true">{short}</b>
        </span>
        <span className="card-unseen">{says}</span>
      </div>
    </li>
  ) : (
    <li>
      <div className={`seat-panel is-others${isActive ? ' is-active' : ''}`}>
        <Head name={name} who={who} picture={picture} isActive={isActive} />
      </div>
    </li>
  );
}
