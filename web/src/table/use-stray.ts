/** Whether a press was meant for what stood there before: listens to the presses of the page, and knows since when what is asked stands there. */
import { type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { focusIsOn } from './keyboard.ts';
import { type Box, Presses } from './pressing.ts';

const presses = new Presses();

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', ({ clientX: x, clientY: y, timeStamp }) => presses.press({ at: timeStamp, place: { x, y } }), true);
  for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, ({ timeStamp }) => presses.lift(timeStamp), true);
  addEventListener(
    'keydown',
    event => {
      const isWriting = focusIsOn(document.activeElement) === 'text';
      // A key that is held down presses once, except where one writes.
      if (!event.repeat) isWriting ? presses.forget() : presses.press({ at: event.timeStamp, place: event.key });
      else if (!isWriting && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    },
    true,
  );
  // Whoever went to another page by the browser's own buttons aims anew there.
  addEventListener('popstate', () => presses.forget());
}

/** Where the tool lay that hurries what is told, now that it goes: a question may take its place under the finger. */
export const hurriedAt = (tool: Box): void => presses.hurriedAt(tool, performance.now());

/** When what is heard now was done: a busy machine hears of it later. */
const happensAt = (): number => globalThis.event?.timeStamp ?? performance.now();

/** `what` names what stands there now; another name is another thing to press. */
function useStray(what: string): (isGrave: boolean) => boolean {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from the frame on in which it can be seen, however late a busy machine paints it
  useLayoutEffect(() => {
    since.current = Number.POSITIVE_INFINITY;
    const frame = requestAnimationFrame(() => {
      since.current = performance.now();
    });
    return () => cancelAnimationFrame(frame);
  }, [what]);
  return useCallback(isGrave => presses.isStray(since.current, happensAt(), isGrave), []);
}

export interface Guard {
  /** What was pressed too soon, and is to be pressed again; null if nothing was. */
  readonly nudged: string | null;
  /** Does it, unless the press was meant for what stood there before: then it says so. `isGrave`: it ends something, and is dead until it can have been read. */
  act(what: string, act: () => void, isGrave?: boolean): void;
  /** For whatever holds the buttons: a stray press of one of them reaches it not, and is said. */
  onClickCapture(event: MouseEvent): void;
}

/** Buttons that do something for good; links only tell. */
const DEEDS = 'button:not(.link)';
/** Among them those that end something, and dice that are rolled again at once: what was shown ended by itself where they lie now. */
const GRAVE = '.decision-end *, .die-button:not([data-key])';

/** Guards whatever is asked, by its name. */
export function useGuard(what: string): Guard {
  const isStray = useStray(what);
  const [kept, setKept] = useState<{ readonly what: string; readonly says: string | null }>({ what, says: null });
  // Whatever is heard next takes the reminder away.
  const nudge = (says: string | null): void => setKept(before => (before.what === what && before.says === says ? before : { what, says }));
  return {
    nudged: kept.what === what ? kept.says : null,
    act(says, act, isGrave = false) {
      const isMeant = !isStray(isGrave);
      nudge(isMeant ? null : says);
      if (isMeant) act();
    },
    onClickCapture(event) {
      const button = (event.target as Element).closest(DEEDS);
      if (!button) return;
      if (!isStray(button.matches(GRAVE))) {
        nudge(null);
        return;
      }
      event.stopPropagation();
      event.preventDefault();
      nudge(button.querySelector('b')?.textContent?.replace(/: $/, '') ?? button.textContent ?? '');
    },
  };
}

/** Said where a press was not taken for an answer, with what has come under the finger: no press is without effect. */
export const pressAgain = (what: string, came = 'The question has just changed.'): string => `${came} Press again for “${what}”.`;
