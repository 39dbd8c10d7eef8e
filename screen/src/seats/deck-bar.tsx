/** A deck as a row of beads, one for each card: leaf to draw, parchment in hand, dull when spent, hollow when gone for good. */
import type { ReactElement, ReactNode } from 'react';

const PARTS = ['draw', 'hand', 'discard', 'scrapped'] as const;

export type Deck = Readonly<Record<(typeof PARTS)[number], number>>;

export const deckSays = ({ draw, hand, discard, scrapped }: Deck): string =>
  `${draw} to draw, ${hand} in hand, ${discard} discarded${scrapped > 0 ? `, ${scrapped} scrapped` : ''}`;

export function DeckBar({ deck }: { readonly deck: Deck }): ReactElement {
  const beads = PARTS.flatMap(part => [...new Array<undefined>(deck[part]).keys()].map(i => ({ part, key: `${part}${i}` })));
  return (
    <span className="deck-bar" role="img" aria-label={deckSays(deck)} title={deckSays(deck)}>
      {beads.map(({ part, key }) => (
        <i key={key} className={`is-${part}`} />
      ))}
    </span>
  );
}

/** What the colours of the beads mean. */
export const DeckLegend = (): ReactElement => (
  <p className="deck-legend" aria-hidden="true">
    <i className="is-draw" /> pile <i className="is-hand" /> hand <i className="is-discard" /> spent
  </p>
);

interface ChipProps {
  /** Its sort, for its colours (`is-<sort>`). */
  readonly sort?: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A small fact about somebody: so much glory, a condition. */
export const Chip = ({ sort, title, children }: ChipProps): ReactElement => (
  <span className={sort ? `chip is-${sort}` : 'chip'} title={title}>
    {children}
  </span>
);

export const Chips = ({ children }: { readonly children: ReactNode }): ReactElement => <span className="chips">{children}</span>;
