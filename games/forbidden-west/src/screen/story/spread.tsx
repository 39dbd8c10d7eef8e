/** A page of the journal, as a spread: on the left what one sees there, on the right what is told. What it offers is chosen on it. */
import type { StoryBlock } from '@quarry/screen';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { Table } from '../names.ts';
import { Offers } from './offers.tsx';
import { Register } from './register.tsx';

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
  const { heading, lines, page } = block;
  const self = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is read from its top
  useLayoutEffect(() => {
    self.current?.scrollTo({ top: 0 });
  }, [page.number]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <article ref={self} className="fw fw-spread" aria-label={heading} tabIndex={0}>
      <div className="fw-book">
        <div className="fw-left">{!isOver && <Register read={table.pages?.read ?? []} />}</div>
        <div className="fw-right">
          {page.chapter && <p className="fw-chapter">{page.chapter}</p>}
          <h2>{heading}</h2>
          {lines.map((line, i) => (
            <p key={line} className={i === 0 ? 'fw-line is-first' : 'fw-line'}>
              {line}
            </p>
          ))}
          {page.notes.map(note => (
            <p key={note} className="fw-margin">
              {note}
            </p>
          ))}
          <Offers offers={page.offers} table={isOver ? null : table} />
        </div>
      </div>
    </article>
  );
}
