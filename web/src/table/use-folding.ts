/**
 * Whether what stands above a question gives way to its answers: it is one line where not all of them would fit below it. Found out anew with each question
 * and with each size of the window, before anything is drawn; until then what is folded stays so, for nothing moves under a finger.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCutOff, useWatched } from './use-watched.ts';

export function useFolding(card: RefObject<HTMLElement | null>, question: number, mayFold: boolean): boolean {
  const [folded, setFolded] = useState<number | null>(null);
  const bar = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    bar.current = card.current?.closest('.place-lower')?.querySelector<HTMLElement>('.place-bar') ?? null;
  }, [card]);
  useWatched(bar, element => {
    if (mayFold && isCutOff(element)) setFolded(question);
  });
  useEffect(() => {
    const unfold = (): void => setFolded(null);
    addEventListener('resize', unfold);
    return () => removeEventListener('resize', unfold);
  }, []);
  return mayFold && folded === question;
}
