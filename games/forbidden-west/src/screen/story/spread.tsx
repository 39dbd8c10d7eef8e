/** A page of the journal, as a spread: on the left what one sees there, on the right what is told. What it offers is chosen on it. */
import type { Offer } from '@quarry/kernel';
import type { StoryBlock } from '@quarry/screen';
import { lazy, type ReactElement, Suspense, useLayoutEffect, useRef } from 'react';
import type { View } from '../../state.ts';
import { chapterOf, chapterTitle, type Table } from '../names.ts';
import { CameOfIt } from './came.tsx';
import { cameOf, madeOf } from './came-of.ts';
import { Offers } from './offers.tsx';
import { PageText } from './page-text.tsx';
import { Register } from './register.tsx';
import { Tray } from './tray.tsx';
import { Vignette } from './vignettes.tsx';

/** The pictures of places are loaded with the first page that is opened. */
const Place = lazy(() => import('./place.tsx'));

interface Props {
  readonly table: Table;
  readonly block: StoryBlock;
  /** It lies over the board until it is turned, and nothing is chosen on it. */
  readonly isOver?: boolean;
}

export const PageOver = ({ block, ...table }: Table & { readonly block: StoryBlock }): ReactElement => (
  <Spread table={table} block={block} isOver />
);

export const OpenSpread = ({ table, block }: Props): ReactElement => <Spread table={table} block={block} />;

function Spread({ table, block, isOver = false }: Props): ReactElement {
  const { heading, page } = block;
  const self = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is read from its top
  useLayoutEffect(() => {
    self.current?.scrollTo({ top: 0 });
  }, [page.number]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <article ref={self} className="fw fw-spread" aria-label={heading} tabIndex={0}>
      <div className="fw-book" data-motion={table.motion}>
        <Left table={table} block={block} isOver={isOver} />
        <Right table={table} block={block} isOver={isOver} />
        {!isOver && <Tray table={table} />}
        {!isOver && <Register table={table} read={table.pages?.read ?? []} />}
      </div>
    </article>
  );
}

function Left({ table: { view }, block }: Props): ReactElement {
  const { page } = block;
  const party = view.party.marshals.map(one => one.character);
  const isLost = isLostIn(view);
  return (
    <div className="fw-left">
      <Suspense fallback={<span className="fw-place" />}>
        <span className="fw-painting">
          <Place entry={page.number} party={party} isBanner={false} />
          {isLost && <Ink />}
        </span>
        <span className="fw-painting is-banner">
          <Place entry={page.number} party={party} isBanner />
          {isLost && <Ink />}
        </span>
      </Suspense>
      <div className="fw-notes">
        <Vignette chapter={chapterOf(block)} />
        <div>
          {page.notes.map(note => (
            <p key={note} className="fw-margin">
              {note}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

const isLostIn = ({ step }: View): boolean => step === 'fight-failed' || step === 'after-failure';

/** An encounter that was lost: over its page ink is spilled. */
const Ink = (): ReactElement => (
  <svg className="fw-ink" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <g transform="translate(130 10) scale(0.5)">
      <path d="M92 66q44-34 96-14t88-10q52 6 50 52 40 22 18 58 18 46-34 56-8 28-40 22-4 46-18 46-12 0-12-44-36 14-62-8-18 22-38 10-6 24-16 22-9-2-6-32-40-8-32-48-38-24-8-58-12-38 14-52z" />
      <circle cx="52" cy="56" r="13" />
      <circle cx="360" cy="92" r="10" />
      <circle cx="340" cy="232" r="15" />
      <circle cx="66" cy="232" r="8" />
    </g>
  </svg>
);

/** The encounter stands last on its page. */
const stampedLost = (offers: readonly Offer[]): readonly Offer[] =>
  offers.map((offer, i) => (i === offers.length - 1 && !offer.came ? { ...offer, came: 'lost' } : offer));

function Right({ table, block, isOver }: Props): ReactElement {
  const { page } = block;
  const { before, here } = cameOf(table.told ?? [], page.number);
  const made = madeOf(page.offers, here, table.view);
  const offers = isLostIn(table.view) ? stampedLost(page.offers) : page.offers;
  return (
    <div className="fw-right">
      <p className="fw-chapter">{page.chapter ?? chapterTitle(chapterOf(block), table)}</p>
      <CameOfIt table={table} all={before} />
      <PageText block={block} />
      <CameOfIt table={table} all={made ? here.filter(one => one !== made.roll) : here} />
      <Offers key={page.number} offers={offers} table={isOver ? null : table} made={made} />
    </div>
  );
}
