/** A text whose terms explain themselves where they stand: pointed at, focused or pressed, one tells what it means. */
import { capital, type Term } from '@quarry/kernel';
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { besideOf } from '../table/beside.ts';
import { heldParts, type Part, partsOf } from './terms.ts';
import './explained.css';

/** The words of the game that is on the table. */
export const TermsHere = createContext<readonly Term[]>([]);

interface ExplainedProps {
  readonly text: string;
  /** Those of the table, if they are left out. */
  readonly terms?: readonly Term[];
  /** Left out of the way of the tab key: what is asked is answered by keys, and its terms can be looked up behind `why?`. */
  readonly isPassedOver?: boolean;
}

export function Explained({ text, terms, isPassedOver = false }: ExplainedProps): ReactNode {
  const here = useContext(TermsHere);
  const parts = useMemo(() => heldParts(partsOf(text, terms ?? here)), [text, terms, here]);
  return parts.map(({ before = '', after = '', ...part }, i) => {
    if (!part.term) return part.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    const word = <Explaining key={i} part={part} term={part.term} isPassedOver={isPassedOver} />;
    if (before + after === '') return word;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <span key={i} className="term-held">
        {before}
        {word}
        {after}
      </span>
    );
  });
}

interface ExplainingProps {
  readonly part: Part;
  readonly term: Term;
  readonly isPassedOver: boolean;
}

function Explaining({ part, term, isPassedOver }: ExplainingProps): ReactNode {
  const word = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const show = (): void => setShown(true);
  const hide = (): void => setShown(false);
  return (
    <>
      <button
        ref={word}
        type="button"
        className="term"
        tabIndex={isPassedOver ? -1 : undefined}
        aria-description={term.says}
        onClick={show}
        onFocus={show}
        onBlur={hide}
        onPointerEnter={event => event.pointerType === 'mouse' && show()}
        onPointerLeave={event => event.pointerType === 'mouse' && hide()}
        onKeyDown={event => {
          if (event.key !== 'Escape' || !isShown) return;
          hide();
          event.stopPropagation();
        }}
      >
        {part.text}
      </button>
      {isShown && createPortal(<Meaning term={term} word={word} />, document.body)}
    </>
  );
}

/** Beside its word, above everything else on the page. */
function Meaning({ term, word }: { readonly term: Term; readonly word: RefObject<HTMLElement | null> }): ReactNode {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = self.current;
    if (!box || !word.current) return;
    box.showPopover();
    const screen = { width: innerWidth, height: innerHeight };
    const { left, top } = besideOf(word.current.getBoundingClientRect(), box.getBoundingClientRect(), screen);
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  }, [word]);
  return (
    <div ref={self} popover="manual" className="term-says" role="tooltip">
      <b>{capital(term.name)}</b> {term.says}
    </div>
  );
}
