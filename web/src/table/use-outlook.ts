/**
 * What the choice that is being made would lead to: of the option that is pointed at, or of all that are gathered. It is asked of the server as soon as it is
 * wanted, once each (use-looks.ts). The choice itself is use-choice.ts's.
 */
import type { Asked, AskedOption, Look } from '@quarry/protocol';
import { useEffect, useRef } from 'react';
import { foreseenIn, optionOf, withPointed } from './choosing.ts';
import type { Looks } from './use-looks.ts';

export interface Outlook {
  readonly pointed: AskedOption | null;
  readonly look: Look | null;
  /** What the odds are told of: the option that is pointed at; until then the likely one where one may react, and the first of a few that have odds. */
  readonly foreseen: AskedOption | null;
  readonly foresight: Look | null;
  /** Where some are chosen and odds are told: of choosing none, and of what is chosen together with what is pointed at. */
  readonly compared: { readonly none: Look | null; readonly keys: readonly string[]; readonly look: Look | null } | null;
  /** What is gathered, looked at together where it has to fit; null while that is not known. */
  readonly gathered: Look | null;
  /** Asks for the odds of each of these options, and what is known of one. */
  weigh(keys: readonly string[]): void;
  weighed(key: string): Look | null;
}

/** What is chosen so far. */
interface Chosen {
  readonly chosen: readonly string[];
  readonly held: readonly string[] | null;
}

/** A pointer that only passes by asks for nothing. */
const PASSING_BY = 70;

export function useOutlook(asked: Asked | null, { chosen, held }: Chosen, pointedKey: string | null, looks: Looks): Outlook {
  const n = asked?.n ?? -1;
  const pointed = optionOf(asked, held?.length === 1 ? held[0]! : pointedKey);
  const foreseen = pointed ?? optionOf(asked, asked && foreseenIn(asked));
  const together = asked?.choose === 'some' && asked.hasOdds ? withPointed(asked, chosen, pointedKey) : null;
  const wanted = together ?? (asked?.choose === 'one' && foreseen ? [foreseen.key] : null);
  const wantedName = wanted && JSON.stringify(wanted);
  const askLook = useRef(looks.ask);
  askLook.current = looks.ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same key of the next question is another option
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => void askLook.current(...wanted), PASSING_BY);
    return () => clearTimeout(timer);
  }, [wantedName, n]);
  const fitted = asked?.isFitted && chosen.length > 0 ? chosen : null;
  const fittedName = fitted && JSON.stringify(fitted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys of the next question are other options
  useEffect(() => {
    if (fitted) void askLook.current(...fitted);
  }, [fittedName, n]);
  const isCompared = together !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isCompared) void askLook.current();
  }, [isCompared, n]);
  return {
    pointed,
    look: pointed ? looks.known(pointed.key) : null,
    foreseen,
    foresight: foreseen && !together ? looks.known(foreseen.key) : null,
    compared: together && { none: looks.known(), keys: together, look: together.length > 0 ? looks.known(...together) : null },
    gathered: fitted && looks.known(...fitted),
    weigh: keys => keys.forEach(key => void askLook.current(key)),
    weighed: key => looks.known(key),
  };
}
