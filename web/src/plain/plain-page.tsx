/** A page of a story, set like one of a book: it fills the middle while nothing else lies on the table, and can be read again later. */
import { hintSays, type Offer, plural } from '@quarry/kernel';
import { type TableProps, useThing } from '@quarry/screen';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
  const { number } = block.page;
  const self = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is read from its top
  useLayoutEffect(() => {
    self.current?.scrollTo({ top: 0 });
  }, [number]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <article ref={self} className="story-page-place" aria-label={block.heading} tabIndex={0}>
      <div className="story-page">
        <PageTop block={block} />
        <PageText block={block}>
          {block.page.offers.map(offer =>
            offer.about ? (
              <OfferToChoose key={offer.title} offer={offer} about={offer.about} table={table} />
            ) : (
              <OfferText key={offer.title} offer={offer} />
            ),
          )}
        </PageText>
      </div>
      <ReadSoFar read={read} />
    </article>
  );
}

/** A page that is read before anything goes on: nothing on it can be chosen yet. */
export function PageToRead({ block }: { readonly block: PageBlock }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <article key={block.page.number} className="story-page-place" aria-label={block.heading} tabIndex={0}>
      <div className="story-page">
        <PageTop block={block} />
        <PageText block={block}>
          {block.page.offers.map(offer => (
            <OfferText key={offer.title} offer={offer} />
          ))}
        </PageText>
      </div>
    </article>
  );
}

/** Number and title; a chapter begins with its own. */
function PageTop({ block: { heading, page } }: { readonly block: PageBlock }): ReactNode {
  return (
    <>
      {page.chapter && <p className="story-page-chapter">{page.chapter}</p>}
      <header className="story-page-top">
        <span className="story-page-number">{page.number}</span>
        <h2 className="story-page-title">{heading}</h2>
      </header>
    </>
  );
}

interface PageTextProps {
  readonly block: PageBlock;
  readonly children: ReactNode;
}

function PageText({ block: { lines, page }, children }: PageTextProps): ReactNode {
  return (
    <>
      {lines.map(line => (
        <p key={line} className="story-page-line">
          {line}
        </p>
      ))}
      {page.notes.map(note => (
        <p key={note} className="story-page-note">
          {note}
        </p>
      ))}
      {page.offers.length > 0 && <div className="story-page-offers">{children}</div>}
    </>
  );
}

function OfferInside({ offer: { title, says, hints, came } }: { readonly offer: Offer }): ReactNode {
  return (
    <>
      <p className="offer-title">
        {title} {came && <span className="offer-came">{came}</span>}
      </p>
      {says && <p className="offer-says">{says}</p>}
      {hints.length > 0 && (
        <ul className="offer-hints">
          {hints.map(hint => (
            <li key={hint.says} className={`offer-${hint.is}`}>
              {hintSays(hint)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OfferText({ offer }: { readonly offer: Offer }): ReactNode {
  return (
    <div className={`offer ${offer.came ? 'offer-behind' : ''}`}>
      <OfferInside offer={offer} />
    </div>
  );
}

interface OfferProps {
  readonly offer: Offer;
  readonly about: NonNullable<Offer['about']>;
  readonly table: TableProps;
}

function OfferToChoose({ offer, about, table }: OfferProps): ReactNode {
  const thing = useThing(table, about, '');
  if (!thing.isLit && !thing.isRefused) return <OfferText offer={offer} />;
  const classes = ['offer', thing.isLit ? 'lit' : '', thing.isChosen || thing.isPointed ? 'is-chosen' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} {...thing.props}>
      <OfferInside offer={offer} />
      {thing.isRefused && <span className="plain-why-not">why not?</span>}
    </div>
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
  const { number, offers } = block.page;
  return (
    <details className="plain-group" aria-label={block.heading}>
      <summary>
        <span className="story-page-number">{number}</span> {block.heading}
      </summary>
      <article className="story-page-beside">
        <PageText block={block}>
          {offers.map(offer => (
            <OfferText key={offer.title} offer={offer} />
          ))}
        </PageText>
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

/** By number and title; each can be laid over the table. */
function PageList({ read }: ReadProps): ReactNode {
  const [opened, setOpened] = useState<string | null>(null);
  const again = read.find(({ page }) => page.number === opened);
  return (
    <>
      <ul className="page-list">
        {read.map(({ heading, page: { number } }) => (
          <li key={number}>
            <button type="button" className="button button-quiet" onClick={() => setOpened(number)}>
              <span className="story-page-number">{number}</span> {heading}
            </button>
          </li>
        ))}
      </ul>
      {again && (
        <Sheet title={`${again.page.number} · ${again.heading}`} onClose={() => setOpened(null)}>
          <article className="story-page">
            <PageText block={again}>
              {again.page.offers.map(offer => (
                <OfferText key={offer.title} offer={offer} />
              ))}
            </PageText>
          </article>
        </Sheet>
      )}
    </>
  );
}
