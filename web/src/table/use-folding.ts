/**
 * Whether what stands above a question gives way to its answers: it is one line where not all of them would fit below it. Found out anew with each question
 * and with each size of the window and of the room in it, before anything is drawn; from the first press on what is folded stays so, for nothing moves under a finger.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ROOM_CHANGED } from './use-covered.ts';
import { isCutOff, useWatched } from './use-watched.ts';

/** So often it is tried, at a question that was folded before all of it was there, whether there is room after all. */
const TRIES = 3;
/** Milliseconds after which all of it is there. */
const SETTLES = 300;

/** What is remembered of a question: how high all of it was when it was folded, and whether it may still unfold. */
interface Kept {
  readonly question: number;
  readonly height: number;
  readonly tries: number;
}

export function useFolding(card: RefObject<HTMLElement | null>, question: number, mayFold: boolean): boolean {
  const [folded, setFolded] = useState<number | null>(null);
  const [changes, setChanges] = useState(0);
  const bar = useRef<HTMLElement | null>(null);
  const kept = useRef<Kept>({ question, height: 0, tries: TRIES });
  if (kept.current.question !== question) kept.current = { question, height: 0, tries: TRIES };
  useLayoutEffect(() => {
    bar.current = card.current?.closest('.place-lower')?.querySelector<HTMLElement>('.place-bar') ?? null;
  }, [card]);

  const look = (element: HTMLElement): void => {
    const whole = card.current;
    if (!mayFold || !whole) return;
    if (folded !== question) {
      if (!isCutOff(element)) return;
      kept.current = { ...kept.current, height: whole.offsetHeight };
      setFolded(question);
    } else if (kept.current.tries > 0 && roomBelow(element) >= kept.current.height - whole.offsetHeight) {
      kept.current = { ...kept.current, tries: kept.current.tries - 1 };
      setFolded(null);
    }
  };
  useWatched(bar, look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may have unfolded is looked at once it is drawn so
  useLayoutEffect(() => {
    if (changes > 0 && bar.current) look(bar.current);
  }, [changes]);

  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (folded !== question) return;
    const again = setTimeout(() => bar.current && latest.current(bar.current), SETTLES);
    return () => clearTimeout(again);
  }, [folded, question]);

  useLayoutEffect(() => {
    const unfold = (): void => {
      kept.current = { ...kept.current, tries: TRIES };
      setFolded(null);
      setChanges(n => n + 1);
    };
    const stay = (): void => {
      kept.current = { ...kept.current, tries: 0 };
    };
    const events = ['resize', ROOM_CHANGED];
    for (const one of events) addEventListener(one, unfold);
    addEventListener('pointerdown', stay, { capture: true });
    return () => {
      for (const one of events) removeEventListener(one, unfold);
      removeEventListener('pointerdown', stay, { capture: true });
    };
  }, []);
  return mayFold && folded === question;
}

/** How much higher all that is asked may become. */
function roomBelow(bar: HTMLElement): number {
  const lower = bar.closest<HTMLElement>('.place-lower')!;
  return Number.parseFloat(getComputedStyle(lower).maxHeight) - lower.offsetHeight;
}
