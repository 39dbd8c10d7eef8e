/** A page of the journal, as a spread: on the left what one sees there, on the right what is told. What it offers is chosen on it. */
import type { StoryBlock } from '@quarry/screen';
import { lazy, type ReactElement, Suspense, useLayoutEffect, useRef } from 'react';
import { chapterOf, chapterTitle, type Table } from '../names.ts';
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
        {!isOver && <Register read={table.pages?.read ?? []} />}
      </div>
    </article>
  );
}

function Left({ table: { view }, block }: Props): ReactElement {
  const { page } = block;
  const party = view.party.marshals.map(one => one.character);
  return (
    <div className="fw-left">
      <Suspense fallback={<span className="fw-place" />}>
        <span className="fw-painting">
          <Place entry={page.number} party={party} isBanner={false} />
        </span>
        <span className="fw-painting is-banner">
          <Place entry={page.number} party={party} isBanner />
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

function Right({ table, block, isOver }: Props): ReactElement {
  const { page } = block;
  return (
    <div className="fw-right">
      <p className="fw-chapter">{page.chapter ?? chapterTitle(chapterOf(block), table)}</p>
      <PageText block={block} />
      <Offers offers={page.offers} table={isOver ? null : table} />
      {!isOver && <Tray table={table} />}
    </div>
  );
}
