/** What is said by one click, to whoever else is at the table. */
import { PHRASES, type Phrase } from '@quarry/protocol';
import type { ReactNode } from 'react';
import './talk.css';

const CODES = Object.keys(PHRASES) as readonly Phrase[];

export function Phrases({ onSay }: { readonly onSay: (phrase: Phrase) => void }): ReactNode {
  return (
    <fieldset className="phrases" aria-label="Say quickly">
      {CODES.map(code => (
        <button key={code} type="button" className="phrase" onClick={() => onSay(code)}>
          {PHRASES[code]}
        </button>
      ))}
    </fieldset>
  );
}
