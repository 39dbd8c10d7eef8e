/** A page of a story, set like one of a book: it fills the middle, and what it offers is chosen on it. Which pages there are, and which were read, is the shell's. */
import { hintSays, type Offer } from '@quarry/kernel';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import type { StoryBlock } from './story-block.ts';

interface Props {
  readonly block: StoryBlock;
  /** Where what it offers can be chosen; null while it is read before anything goes on. */
  readonly table?: AnyTable | null;
  /** What stands below the page. */
  readonly children?: ReactNode;
}

export function StoryPage({ block, table = null, children }: Props): ReactNode {
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
        <StoryText block={block} table={table} />
      </div>
      {children}
    </article>
  );
}

/** Its title; a chapter begins with its own. A page has no number for people: it would tell them nothing. */
function PageTop({ block: { heading, page } }: { readonly block: StoryBlock }): ReactNode {
  return (
    <>
      {page.chapter && <p className="story-page-chapter">{page.chapter}</p>}
      <header className="story-page-top">
        <h2 className="story-page-title">{heading}</h2>
      </header>
    </>
  );
}

interface TextProps {
  readonly block: StoryBlock;
  /** Where what it offers can be chosen; null where it is only read. */
  readonly table?: AnyTable | null;
}

/** What a page says, without its top: for a place that has the title already. */
export function StoryText({ block: { lines, page }, table = null }: TextProps): ReactNode {
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
      {page.offers.length > 0 && (
        <div className="story-page-offers">
          {page.offers.map(offer =>
            table && offer.about ? (
              <OfferToChoose key={offer.title} offer={offer} about={offer.about} table={table} />
            ) : (
              <OfferText key={offer.title} offer={offer} />
            ),
          )}
        </div>
      )}
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
  readonly table: AnyTable;
}

function OfferToChoose({ offer, about, table }: OfferProps): ReactNode {
  const thing = useThing(table, about, '');
  if (!thing.isLit && !thing.isRefused) return <OfferText offer={offer} />;
  const classes = ['offer', thing.isLit ? 'lit' : '', thing.isChosen || thing.isPointed ? 'is-chosen' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} {...thing.props}>
      <OfferInside offer={offer} />
      {thing.isRefused && <span className="offer-why-not">why not?</span>}
    </div>
  );
}
