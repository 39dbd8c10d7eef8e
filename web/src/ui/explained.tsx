/** A text whose terms explain themselves where they stand: a press on one tells what it means. */
import type { Term } from '@quarry/kernel';
import { type ReactNode, useId, useMemo } from 'react';
import { type Part, partsOf } from './terms.ts';
import './explained.css';

export function Explained({ text, terms }: { readonly text: string; readonly terms: readonly Term[] }): ReactNode {
  const parts = useMemo(() => partsOf(text, terms), [text, terms]);
  return parts.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    part.term ? <Explaining key={i} part={part} term={part.term} /> : part.text,
  );
}

function Explaining({ part, term }: { readonly part: Part; readonly term: Term }): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" className="term" popoverTarget={id} title={term.says}>
        {part.text}
      </button>
      <span id={id} popover="auto" className="term-says">
        <b>{term.name}</b> {term.says}
      </span>
    </>
  );
}
