/** Which options can be chosen on the table itself: a lit thing that means this option alone is in sight. They need no second button, unless it tells more than the thing does. */
import type { Ref } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { useLayoutEffect, useState } from 'react';
import { optionsOn } from './aiming.ts';

const NONE: ReadonlySet<string> = new Set();

/** Things that mean one option alone, by option. */
function thingsOf(asked: Asked): ReadonlyMap<string, readonly string[]> {
  const means = (thing: Ref): boolean => optionsOn(asked, thing).length === 1;
  return new Map(asked.options.map(({ key, about }) => [key, about.filter(means).map(({ kind, id }) => `${kind} ${id}`)]));
}

/** The thing itself, or the pile that it lies on. */
const litAs = (thing: string): string =>
  `[data-lit][data-about="${CSS.escape(thing)}"], [data-lit][data-below~="${CSS.escape(thing.replace(' ', '-'))}"]`;

function inSight(thing: string): boolean {
  return [...document.querySelectorAll(litAs(thing))].some(element => {
    if (element.closest('.decision, .place-side')) return false; // a list beside the board is scrolled, and may hide it
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

export function useOnTable(asked: Asked): ReadonlySet<string> {
  const [found, setFound] = useState<{ readonly n: number; readonly keys: ReadonlySet<string> }>({ n: -1, keys: NONE });
  useLayoutEffect(() => {
    if (asked.choose !== 'one' && asked.choose !== 'some') return;
    // Looked at once, before anything is drawn: no button comes or goes under the finger.
    const things = thingsOf(asked);
    setFound({ n: asked.n, keys: new Set(asked.options.map(one => one.key).filter(key => things.get(key)!.some(inSight))) });
  }, [asked]);
  return found.n === asked.n ? found.keys : NONE;
}
