/** Which options can be chosen on the table itself: a lit thing that means it is in sight. They need no second button, unless it tells more than the thing does. */
import type { Ref } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { useLayoutEffect, useState } from 'react';
import { optionsOn } from './aiming.ts';
import { MANY } from './choosing.ts';

const NONE: ReadonlySet<string> = new Set();

/** Of many options, so few about one thing are told apart once it is pressed. */
const WAYS = 3;

/** Things that lead to an option, by option: those that mean it alone; of many options, also those that only a few are about. */
export function thingsOf(asked: Asked, ways = WAYS): ReadonlyMap<string, readonly string[]> {
  const most = asked.choose === 'one' && asked.options.length > MANY ? ways : 1;
  const means = (thing: Ref): boolean => optionsOn(asked, thing).length <= most;
  return new Map(asked.options.map(({ key, about }) => [key, about.filter(means).map(({ kind, id }) => `${kind} ${id}`)]));
}

/** The thing itself, or the pile that it lies on. */
const litAs = (thing: string): string =>
  `[data-lit][data-about="${CSS.escape(thing)}"], [data-lit][data-below~="${CSS.escape(thing.replace(' ', '-'))}"]`;

/** Something on the table that a screen lets choose by its keys, as dice are picked up one after the other (`data-keys`). */
const offers = (key: string): string => `[data-lit][data-keys~="${CSS.escape(key)}"]`;

function inSight(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(element => {
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
    // A board that says what can be done where one has clicked (`data-opens`) tells any number of them apart.
    const things = thingsOf(asked, document.querySelector('.place-board [data-opens]') ? Number.POSITIVE_INFINITY : WAYS);
    setFound({
      n: asked.n,
      keys: new Set(asked.options.map(one => one.key).filter(key => [offers(key), ...things.get(key)!.map(litAs)].some(inSight))),
    });
  }, [asked]);
  return found.n === asked.n ? found.keys : NONE;
}
