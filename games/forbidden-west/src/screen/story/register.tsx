/** The pages that were read before, as a register: each by its title and by what was chosen on it. One that is opened again lies over everything, and is leafed on from. */
import { plural } from '@quarry/kernel';
import type { StoryBlock } from '@quarry/screen';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { chapterOf, type Table } from '../names.ts';
import { CameOfIt } from './came.tsx';
import { cameOf } from './came-of.ts';
import { Offers } from './offers.tsx';
import { Over } from './over.tsx';
import { Lines } from './page-text.tsx';
import { Vignette } from './vignettes.tsx';

const Place = lazy(() => import('./place.tsx'));

export function Register({ table, read }: { readonly table: Table; readonly read: readonly StoryBlock[] }): ReactElement | null {
  const [opened, setOpened] = useState<string | null>(null);
  const at = read.findIndex(({ page }) => page.number === opened);
  if (read.length === 0) return null;
  return (
    <>
      <section className="fw-register" aria-label="Read so far">
        <h3>Read so far · {plural(read.length, 'page')}</h3>
        <ol>
          {read.map(({ heading, page: { number, offers } }) => (
            <li key={number}>
              <button type="button" onClick={() => setOpened(number)}>
                <span>{heading}</span>
                <small>{offers.find(one => one.came === 'taken')?.title ?? ''}</small>
              </button>
            </li>
          ))}
        </ol>
      </section>
      {at >= 0 && (
        <ReadAgain table={table} read={read} at={at} onTurn={to => setOpened(read[to]!.page.number)} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface AgainProps {
  readonly table: Table;
  readonly read: readonly StoryBlock[];
  readonly at: number;
  readonly onTurn: (to: number) => void;
  readonly onClose: () => void;
}

/** A page that was read before, with the one before it and the one after it a leaf away. */
function ReadAgain({ table, read, at, onTurn, onClose }: AgainProps): ReactElement {
  const block = read[at]!;
  const { page } = block;
  const leaf = (to: number, says: string): ReactElement => (
    <button type="button" className="button" disabled={read[to] === undefined} onClick={() => onTurn(to)}>
      {says}
    </button>
  );
  return (
    <Over
      heading={block.heading}
      onClose={onClose}
      className="is-spread"
      deeds={
        <>
          {leaf(at - 1, 'Before')}
          {leaf(at + 1, 'After')}
        </>
      }
    >
      <div className="fw-again-left">
        <Suspense fallback={<span className="fw-place" />}>
          <Place entry={page.number} party={[]} isBanner={false} />
        </Suspense>
        <Vignette chapter={chapterOf(block)} />
        {page.notes.map(note => (
          <p key={note} className="fw-margin">
            {note}
          </p>
        ))}
      </div>
      <div>
        <Lines lines={block.lines} />
        <CameOfIt table={table} all={cameOf(table.told ?? [], page.number).here} />
        <Offers offers={page.offers} table={null} />
      </div>
    </Over>
  );
}
