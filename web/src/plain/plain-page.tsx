/** The pages of a story on the plain screen: the one that is open, and those that were read before, which can be read again. The page itself is the kit's. */
import { plural } from '@quarry/kernel';
import { StoryPage, StoryText, type TableProps } from '@quarry/screen';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import type { PageBlock } from './pages.ts';
import './page.css';

interface OpenPageProps {
  readonly block: PageBlock;
  readonly table: TableProps;
  readonly read: readonly PageBlock[];
}

/** The page that is open now. What it offers is chosen on it, or below it. */
export function OpenPage({ block, table, read }: OpenPageProps): ReactNode {
  return (
    <StoryPage block={block} table={table}>
      <ReadSoFar read={read} />
    </StoryPage>
  );
}

interface ReadProps {
  readonly read: readonly PageBlock[];
}

/** Below the open page: every page that was opened before. */
function ReadSoFar({ read }: ReadProps): ReactNode {
  if (read.length === 0) return null;
  return (
    <section className="read-so-far" aria-label="Read so far">
      <h3 className="plain-heading">Read so far</h3>
      <PageList read={read} />
    </section>
  );
}

/** The open page where a board lies in the middle: its title stands beside it, and unfolds. */
export function PageBeside({ block }: { readonly block: PageBlock }): ReactNode {
  return (
    <details className="plain-group" aria-label={block.heading}>
      <summary>{block.heading}</summary>
      <article className="story-page-beside">
        <StoryText block={block} />
      </article>
    </details>
  );
}

/** Pages that were read before, beside a board, where it takes a line until it is wanted. */
export function ReadBefore({ read }: ReadProps): ReactNode {
  if (read.length === 0) return null;
  return (
    <details className="plain-group">
      <summary>Read so far · {plural(read.length, 'page')}</summary>
      <PageList read={read} />
    </details>
  );
}

/** By title; each can be laid over the table. */
function PageList({ read }: ReadProps): ReactNode {
  const [opened, setOpened] = useState<string | null>(null);
  const again = read.find(({ page }) => page.number === opened);
  return (
    <>
      <ul className="page-list">
        {read.map(({ heading, page: { number } }) => (
          <li key={number}>
            <button type="button" className="button button-quiet" onClick={() => setOpened(number)}>
              {heading}
            </button>
          </li>
        ))}
      </ul>
      {again && (
        <Sheet title={again.heading} onClose={() => setOpened(null)}>
          <article className="story-page">
            <StoryText block={again} />
          </article>
        </Sheet>
      )}
    </>
  );
}
