/** Cards side by side: a row with its name, and the hand of a seat. Equal cards lie on one pile. */
import type { ReactNode } from 'react';
import { pilesOf } from '../piles.ts';
import type { AnyTable, Motion } from '../table.ts';
import { Card } from './card.tsx';

type DrawCard = (no: number, below: readonly number[]) => ReactNode;

interface PilesProps {
  readonly table: AnyTable;
  readonly cards: readonly number[];
  /** How a card is drawn; as the kit draws it if this is left out. */
  readonly card?: DrawCard | undefined;
}

/** Cards as they lie, equal ones on one pile. */
export const Piles = ({ table, cards, card }: PilesProps): ReactNode =>
  pilesOf(cards, table).map(([no, ...below]) => (card ? card(no, below) : <Card key={no} table={table} no={no} below={below} />));

interface RowProps {
  readonly table: AnyTable;
  readonly name: string;
  /** Those that are seen; null if it is only known how many there are. */
  readonly cards: readonly number[] | null;
  /** How many there are, if not all are seen. */
  readonly count?: number;
  readonly card?: DrawCard;
  /** What lies below the row. */
  readonly children?: ReactNode;
}

/** A row of cards under its name, with how many there are. */
export function CardRow({ table, name, cards, count = cards?.length ?? 0, card, children }: RowProps): ReactNode {
  return (
    <section className="card-row" aria-label={name}>
      <h3 className="card-row-name">
        {name} <span>{count}</span>
      </h3>
      {cards && cards.length > 0 && (
        <div className="card-row-cards">
          <Piles table={table} cards={cards} card={card} />
        </div>
      )}
      {children}
    </section>
  );
}

interface HandProps {
  readonly className?: string;
  readonly motion?: Motion;
  readonly children?: ReactNode;
}

/** The own hand: one row that is pushed along where it is too long. */
export function Hand({ className = '', motion, children }: HandProps): ReactNode {
  return (
    <section className={`hand hand-kept ${className}`} aria-label="Your hand" data-motion={motion}>
      {children}
    </section>
  );
}

/** Where there is no card to be seen, the hand says why, and keeps its room. */
export const EmptyHand = ({ className = '', children }: Omit<HandProps, 'motion'>): ReactNode => (
  <div className={`hand hand-kept is-empty ${className}`}>{children}</div>
);

/** Between what lies beside the hand and the hand itself. */
export const HandSeam = (): ReactNode => <span className="hand-seam" aria-hidden="true" />;
