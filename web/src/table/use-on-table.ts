/** Which options can be chosen on the table itself: a lit thing that means it is in sight. They need no second button, unless it tells more than the thing does. */
import type { Ref } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { useLayoutEffect, useState } from 'react';
import { optionsOn } from './aiming.ts';
import { MANY } from './choosing.ts';

/** Options by key: those that can be chosen on the table, and of these such as are told there with all that they do (`data-tells`). */
export interface OnTable {
  readonly keys: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}
const NOTHING: OnTable = { keys: new Set(), told: new Set() };

/** Of many options, so few about one thing are told apart once it is pressed. */
const WAYS = 3;

/** Things that lead to an option, by option: those that mean it alone; of many options, also those that only a few are about. */
export function thingsOf(asked: Asked, ways = WAYS): ReadonlyMap<string, readonly string[]> {
  const most = asked.choose === 'one' && asked.options.length > MANY ? ways : 1;
  const means = (thing: Ref): boolean => optionsOn(asked, thing).length <= most;
  return new Map(asked.options.map(({ key, about }) => [key, about.filter(means).map(({ kind, id }) => `${kind} ${id}`)]));
}

/** So many buttons beside the rest are not too many. */
const A_FEW = 4;

/** Options that have a button although they can be chosen on the board: those of the verbs that the board names, if they are few. */
export function keptAside({ options }: Pick<Asked, 'options'>, verbs: string): ReadonlySet<string> {
  const named = verbs.split(' ');
  const kept = options.filter(({ verb }) => verb !== undefined && named.includes(verb));
  return new Set(kept.length <= A_FEW ? kept.map(({ key }) => key) : []);
}

/** The thing itself, or the pile that it lies on. */
const litAs = (thing: string): string =>
  `[data-lit][data-about="${CSS.escape(thing)}"], [data-lit][data-below~="${CSS.escape(thing.replace(' ', '-'))}"]`;

/** Something on the table that a screen lets choose by its keys, as dice are picked up one after the other (`data-keys`). */
const offers = (key: string): string => `[data-lit][data-keys~="${CSS.escape(key)}"]`;

/** In the palm of a hand a page is scrolled, and a bar that asks something takes up a third of the window at most, however little of it stands there yet. */
const ABOVE_BAR = 2 / 3;

/** Whether it is a way on a page that is scrolled in the palm of a hand. Dice lie in a tray, which is brought into sight. */
const isOnPage = (element: Element): boolean => element.closest('.table-narrow article') !== null && !element.hasAttribute('data-keys');

const found = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];

function isInSight(element: Element): boolean {
  if (element.closest('.decision, .place-side')) return false; // a list beside the board is scrolled, and may hide it
  const { width, height, right, bottom } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  if (isOnPage(element)) return bottom <= window.innerHeight * ABOVE_BAR;
  const bar = element.closest('article') && document.querySelector('.table-narrow .place-bar');
  if (!bar) return true;
  const covers = bar.getBoundingClientRect(); // below the page, or beside it on a phone that lies on its side
  return bottom <= covers.top + 1 || right <= covers.left + 1;
}
const inSight = (selector: string): boolean => found(selector).some(isInSight);

export function useOnTable(asked: Asked): OnTable {
  const [looked, setLooked] = useState<OnTable & { readonly n: number }>({ ...NOTHING, n: -1 });
  useLayoutEffect(() => {
    if (asked.choose !== 'one' && asked.choose !== 'some') return;
    // Looked at once, before anything is drawn: no button comes or goes under the finger.
    // A board that says what can be done where one has clicked tells any number of them apart; it names the verbs that have a button all the same (`data-opens`).
    const board = document.querySelector<HTMLElement>('.place-board [data-opens]');
    const things = thingsOf(asked, board ? Number.POSITIVE_INFINITY : WAYS);
    const kept = keptAside(asked, board?.dataset['opens'] ?? '');
    const by = (isIt: (selector: string) => boolean): ReadonlySet<string> =>
      new Set(asked.options.map(one => one.key).filter(key => !kept.has(key) && [offers(key), ...things.get(key)!.map(litAs)].some(isIt)));
    // Ways on one page are chosen in one place: if one of them lies below what is seen of it, all have a button.
    const onPage = by(selector => found(selector).some(isOnPage));
    const seen = by(inSight);
    const isCut = [...onPage].some(key => !seen.has(key));
    const keys = isCut ? new Set([...seen].filter(key => !onPage.has(key))) : seen;
    setLooked({ n: asked.n, keys, told: by(selector => inSight(`:is(${selector})[data-tells]`)) });
  }, [asked]);
  return looked.n === asked.n ? looked : NOTHING;
}
