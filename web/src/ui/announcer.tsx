/** Speaks to a screen reader: what is said in quick succession is read together, and never more than a few sentences of it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

const TOGETHER = 500;
const MOST = 6;

/** Collects sentences; `say` may be called as often as one likes. */
export function useAnnouncer(): { readonly say: (text: string) => void; readonly region: ReactNode } {
  const [spoken, setSpoken] = useState('');
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useRef((text: string): void => {
    if (text === '') return;
    waiting.current.push(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSpoken(waiting.current.slice(-MOST).join(' '));
      waiting.current = [];
    }, TOGETHER);
  });
  const region = (
    <div className="heard" role="status" aria-live="polite">
      {spoken}
    </div>
  );
  return { say: say.current, region };
}
